"""`facedown hub`: what is plugged in is told with what to do, and what lies on a hub is gathered with the commands that put it there."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from companion.mats.hubs import gathering
from hardware.messages import Hello
from hardware.readers.hub import plugged
from hardware.readers.hub.plugged import Blank, Port, PortAnswer
from tests.cli.running import facedown
from tests.hardware.hub.wired_hubs import fake
from tests.hardware.hub.wired_hubs import plugged as lined

ONE, TWO = Port("/dev/ttyACM0", "e6614103e7452d2f", "MicroPython Board in FS mode"), Port("/dev/ttyACM1", "e6614103e7452d30")
HUB = Hello(1, 8, 12, bytes.fromhex("e6614103e7452d2f"), "0.1.0, MicroPython 1.28.0, Raspberry Pi Pico with RP2040")
ENDING = "sudo systemctl stop facedown"

LISTED = """\
/dev/ttyACM0, e6614103e7452d2f (MicroPython Board in FS mode)
  A hub of 8 antennas, started 12 times.
  Its firmware: 0.1.0, MicroPython 1.28.0, Raspberry Pi Pico with RP2040
  In the mat’s file: port = "e6614103e7452d2f"
  What it had to tell:
    Traceback (most recent call last):
    MemoryError
/dev/ttyACM1, e6614103e7452d30
  A hub that speaks version 2 of the wire, where this facedown speaks version 1. Put this facedown’s
  firmware on it:
    facedown hub files hub
    cd hub
    mpremote connect id:e6614103e7452d30 cp -r *.py hardware :
    mpremote connect id:e6614103e7452d30 reset
/dev/ttyACM2
  MicroPython, and no hub is running on it. To make it one:
    facedown hub files hub
    cd hub
    mpremote connect /dev/ttyACM2 cp -r *.py hardware :
    mpremote connect /dev/ttyACM2 reset
  If the firmware lies on it already, and was only stopped, it is enough to start it:
    mpremote connect /dev/ttyACM2 reset
/dev/ttyACM3
  In use by facedown, mpremote, so it was not asked. The referee lets go of it with
  sudo systemctl stop facedown
/dev/ttyUSB0 (FTDI)
  Something else, and it was not asked. If it is a hub all the same, name its port.
A board that waits for MicroPython (RP2040, USB 1-1.3)
  Copy the UF2 file of MicroPython onto its drive, which is /dev/sda1. There is one for each kind of
  board: https://micropython.org/download/RPI_PICO/
"""
ANSWERS = [
    PortAnswer(ONE, "hub", HUB, "Traceback (most recent call last):\nMemoryError"),
    PortAnswer(TWO, "version", Hello(2, 0, 0, b"", "")),
    PortAnswer(Port("/dev/ttyACM2"), "prompt"),
    PortAnswer(Port("/dev/ttyACM3"), "held", holders=("facedown", "mpremote")),
    PortAnswer(Port("/dev/ttyUSB0", "", "FTDI", is_board=False), "other"),
]
BLANKS = [Blank("1-1.3", "RP2040", "/dev/sda1")]


@pytest.fixture
def run(monkeypatch):
    return lambda *words, **more: facedown(monkeypatch, "hub", *words, **more)


@pytest.fixture
def usb(monkeypatch):
    """What is plugged in, and what it answers."""

    def plug(answers, waiting=()):
        monkeypatch.setattr(plugged, "ports", lambda: [answer.port for answer in answers])
        monkeypatch.setattr(plugged, "asked", lambda wanted: [next(one for one in answers if one.port == port) for port in wanted])
        monkeypatch.setattr(plugged, "blanks", lambda: list(waiting))

    plug([])
    return plug


@pytest.fixture
def mpremote(monkeypatch):
    """It is there."""
    monkeypatch.setattr(gathering.shutil, "which", lambda name: f"/usr/bin/{name}")


def test_everything_that_is_plugged_in_is_told_with_what_to_do(run, usb):
    usb(ANSWERS, BLANKS)
    ran = run("list")
    assert (ran.code, ran.out, ran.err) == (1, LISTED, "")


def test_the_same_for_programs(run, usb):
    usb(ANSWERS, BLANKS)
    ran = run("list", "--json")
    named = {"port": "/dev/ttyACM0", "serial": "e6614103e7452d2f", "name": "MicroPython Board in FS mode", "is": "hub", "version": 1}
    told = {"unique": "e6614103e7452d2f", "antennas": 8, "starts": 12, "firmware": HUB.firmware, "crash": ANSWERS[0].crash}
    assert [json.loads(line) for line in ran.out.splitlines()] == [
        named | told,
        {"port": "/dev/ttyACM1", "serial": "e6614103e7452d30", "name": "", "is": "version", "version": 2},
        {"port": "/dev/ttyACM2", "serial": "", "name": "", "is": "prompt"},
        {"port": "/dev/ttyACM3", "serial": "", "name": "", "is": "held", "by": ["facedown", "mpremote"]},
        {"port": "/dev/ttyUSB0", "serial": "", "name": "FTDI", "is": "other"},
        {"place": "1-1.3", "is": "blank", "chip": "RP2040", "drive": "/dev/sda1"},
    ]
    assert ran.code == 1


@pytest.mark.parametrize(
    ("answers", "blanks", "code"),
    [
        ([], [], 0),
        ([PortAnswer(ONE, "hub", HUB)], [], 0),
        ([PortAnswer(ONE, "held"), ANSWERS[4]], [], 0),
        ([PortAnswer(ONE, "hub", HUB, "OSError")], [], 1),
        ([PortAnswer(ONE, "hub", HUB), PortAnswer(TWO, "silent")], [], 1),
        ([PortAnswer(ONE, "denied")], [], 1),
        ([], [Blank("1-1", "RP2350", "")], 1),
    ],
)
@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_the_exit_code_tells_whether_something_is_to_be_done_in_every_language(answers, blanks, code, language, run, usb):
    usb(answers, blanks)
    ran = run("list", "--lang", language)
    assert (ran.code, ran.err) == (code, "")
    assert all(answer.port.path in ran.out for answer in answers)
    assert "hub-" not in ran.out  # nothing without a line


def test_where_no_board_is_plugged_in_that_is_said(run, usb):
    usb([ANSWERS[4]])
    assert run("list").out.splitlines()[-1] == "No board is plugged in that could be a hub."


def test_a_port_that_is_named_is_asked_whatever_it_calls_itself(run, monkeypatch):
    with lined(fake(unique=b"\xe6"), fake(unique=b"\xe7")) as (one, two):
        monkeypatch.setattr(plugged, "ports", lambda: [Port(one.path, "E6", "FTDI", is_board=False)])
        monkeypatch.setattr(plugged, "blanks", lambda: BLANKS)
        ran = run("list", "e6", two.path, one.path, "--json")
    rows = [json.loads(line) for line in ran.out.splitlines()]
    assert [(row["port"], row["is"], row["unique"]) for row in rows] == [(one.path, "hub", "e6"), (two.path, "hub", "e7")]
    assert ran.code == 0


def test_a_port_that_is_not_there_is_said(run, monkeypatch):
    monkeypatch.setattr(plugged, "ports", list)
    ran = run("list", "/dev/facedown-of-nobody")
    assert (ran.code, ran.out) == (1, "/dev/facedown-of-nobody\n  It is not there, or it is no serial port.\n")


def test_files_are_gathered_with_the_commands_for_the_board_that_is_plugged_in(run, usb, mpremote, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    usb([PortAnswer(ONE, "prompt"), ANSWERS[4]])
    ran = run("files", "row 1", "--antennas", "1")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines() == [
        "27 files lie in row 1: all that belongs on a hub.",
        "One antenna hangs on it.",
        "If your wiring is another one than that of firmware/README.md, change board.py in it first.",
        "",
        "This puts them on the board and starts it. A referee that is running has to let go of it first, with",
        ENDING,
        "    cd 'row 1'",
        "    mpremote connect id:e6614103e7452d2f cp -r *.py hardware :",
        "    mpremote connect id:e6614103e7452d2f reset",
    ]
    assert (tmp_path / "row 1" / "main.py").is_file()


def test_without_a_board_or_with_several_the_commands_say_what_is_to_be_put_there(run, usb, mpremote, tmp_path):
    for answers, blanks, told, connect in (
        ([], [], "", "mpremote"),
        ([], BLANKS, "The board that is plugged in waits for MicroPython;", "mpremote"),
        ([PortAnswer(ONE, "hub"), PortAnswer(TWO, "hub")], [], "put the right one in the place of NUMBER.", "mpremote connect id:NUMBER"),
    ):
        usb(answers, blanks)
        ran = run("files", str(tmp_path / "hub"))
        assert told in " ".join(ran.out.split())
        assert ran.out.splitlines()[-2:] == [f"    {connect} cp -r *.py hardware :", f"    {connect} reset"]


def test_where_mpremote_is_missing_the_way_to_it_comes_first(run, usb, tmp_path, monkeypatch):
    monkeypatch.setattr(gathering.shutil, "which", lambda _name: None)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "bin" / "python"))
    (tmp_path / "bin").mkdir()
    *_, got, _cd, copy, _reset = run("files", str(tmp_path / "hub")).out.splitlines()
    assert (got, copy) == (f"    {tmp_path}/bin/python -m pip install mpremote", f"    {tmp_path}/bin/mpremote cp -r *.py hardware :")
    monkeypatch.setattr(gathering.os, "geteuid", lambda: 990)  # the environment is somebody else's
    assert f"    sudo {tmp_path}/bin/python -m pip install mpremote" in run("files", str(tmp_path / "hub")).out.splitlines()
    (tmp_path / "bin" / "mpremote").touch()
    assert "pip install" not in run("files", str(tmp_path / "hub")).out


@pytest.mark.parametrize(
    ("language", "kept", "ailment"),
    [
        ("en", "stayed as you have changed it", "board.py: RST is on GP99, which a Pico does not bring out"),
        ("ru", "остался", "board.py: RST: GP99, а этот вывод у Pico не выведен"),
        ("fr", "est resté", "board.py\u202f: RST\u202f: GP99"),
    ],
)
def test_a_board_that_cannot_be_is_kept_and_told_with_exit_code_1(language, kept, ailment, run, usb, tmp_path):
    folder = tmp_path / "hub"
    run("files", str(folder))
    board = folder / "board.py"
    board.write_text(board.read_text(encoding="utf-8").replace("RESET = 14", "RESET = 99"), encoding="utf-8")
    ran = run("files", str(folder), "--lang", language)
    assert ran.code == 1
    assert kept in ran.out
    assert ailment in ran.out
    assert "mpremote" not in ran.out  # a board that cannot be is not copied


def test_arguments_that_cannot_be_are_one_clear_error(run, usb, tmp_path):
    ran = run("files", str(tmp_path / "hub"), "--antennas", "17")
    assert (ran.code, ran.err) == (2, "facedown: --antennas: '17' is no such number; give a whole number from 1 to 16\n")
    assert not (tmp_path / "hub").exists()
    (tmp_path / "letters.txt").touch()
    ran = run("files", str(tmp_path))
    fix = "name a folder that is not there yet, or is empty"
    assert (ran.code, ran.err) == (2, f"facedown: {tmp_path}: other things lie in this folder; {fix}\n")


def test_commands_are_quoted_for_a_shell():
    assert gathering.commands("my hub", "e66", 2) == (
        "facedown hub files 'my hub' --antennas 2",
        "cd 'my hub'",
        "mpremote connect id:e66 cp -r *.py hardware :",
        "mpremote connect id:e66 reset",
    )
    assert gathering.restarting("/dev/ttyACM0") == "mpremote connect /dev/ttyACM0 reset"
    assert Path(gathering.mpremote_here()[0]).name == "mpremote"
