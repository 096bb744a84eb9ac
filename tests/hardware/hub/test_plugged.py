"""What is plugged in is asked without harm: hubs, boards that are none, and what had better be left alone."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
import tty
from types import SimpleNamespace

import pytest
import serial
from serial.tools import list_ports

from hardware.messages import Hello
from hardware.readers.hub import plugged
from hardware.readers.hub.greeting import GREETING
from hardware.readers.hub.plugged import Blank, Port, PortAnswer, asked, blanks, holders, ports
from tests.hardware.hub.wired_hubs import Terminal, fake, nothing
from tests.hardware.hub.wired_hubs import plugged as lined
from tests.hardware.micropython import micropython

PROMPT = b"raw REPL; CTRL-B to exit\r\n>"
HOLDS = """
import os, sys
os.open(sys.argv[1], os.O_RDWR | os.O_NOCTTY)
print(flush=True)
sys.stdin.read()
"""


@pytest.fixture
def terminals():
    made = []
    yield lambda answer, **more: made.append(Terminal(answer, **more)) or made[-1]
    for terminal in made:
        terminal.unplug()


class Listed(SimpleNamespace):
    def __lt__(self, other):
        return self.device < other.device


def test_boards_are_known_by_what_they_call_themselves(monkeypatch):
    there = [
        ("/dev/ttyACM1", 0x2E8A, 0x000C, "E660", "Raspberry Pi", "Debug Probe (CMSIS-DAP)"),
        ("/dev/ttyACM0", 0x2E8A, 0x0005, "e6614103e7452d2f", "MicroPython", "Board in FS mode"),
        ("/dev/ttyACM2", 0x239A, 0x80F4, "df62", "MicroPython", "Feather RP2040"),
        ("/dev/ttyUSB0", 0x0403, 0x6001, None, "FTDI", None),
        ("/dev/ttyS0", None, None, None, None, None),
    ]
    names = ("device", "vid", "pid", "serial_number", "manufacturer", "product")
    monkeypatch.setattr(list_ports, "comports", lambda: [Listed(**dict(zip(names, one, strict=True))) for one in there])
    assert ports() == [
        Port("/dev/ttyACM0", "e6614103e7452d2f", "MicroPython Board in FS mode"),
        Port("/dev/ttyACM1", "E660", "Raspberry Pi Debug Probe (CMSIS-DAP)", is_board=False),
        Port("/dev/ttyACM2", "df62", "MicroPython Feather RP2040"),
        Port("/dev/ttyUSB0", "", "FTDI", is_board=False),
    ]


def test_without_the_library_of_ports_there_are_none(monkeypatch):
    monkeypatch.setitem(sys.modules, "serial", None)
    monkeypatch.setitem(sys.modules, "serial.tools.list_ports", None)
    assert ports() == []
    assert asked([Port("/dev/ttyACM0")]) == [PortAnswer(Port("/dev/ttyACM0"), "gone")]


def test_hubs_are_asked_at_once_and_tell_what_made_them_fall_over(terminals):
    with lined(fake(8, unique=b"\xe6\x61", boots=12, crash="MemoryError"), fake(version=2), banner=b"\r\n>>> ") as (ours, newer):
        told = asked([Port(ours.path, "e661"), Port(newer.path)])
    assert told == [
        PortAnswer(Port(ours.path, "e661"), "hub", Hello(1, 8, 12, b"\xe6\x61", "fake"), "MemoryError"),
        PortAnswer(Port(newer.path), "version", Hello(2, 0, 0, b"", "")),
    ]
    assert (ours.told, newer.told) == (GREETING, GREETING)


def test_what_a_hub_tells_a_moment_after_its_hello_is_waited_for(terminals):
    hub = fake(crash="late words")

    def slowly(data):
        for _later, answer in hub.take(data, 0.0):
            for byte in answer:
                yield bytes((byte,))

    told = asked([Port(terminals(slowly).path)])
    assert told[0].crash == "late words"


def test_boards_that_are_no_hubs_are_told_apart(terminals):
    prompt, silent, other = terminals(lambda _data: [PROMPT]), terminals(nothing), terminals(nothing)
    told = asked([Port(prompt.path), Port(silent.path), Port(other.path, is_board=False), Port("/dev/facedown-of-nobody")])
    assert [answer.kind for answer in told] == ["prompt", "silent", "other", "gone"]
    assert (silent.told, other.told) == (GREETING, b"")


def test_the_prompt_of_a_real_micropython_is_known():
    if micropython() is None:
        pytest.skip("micropython is not installed")
    board, port = os.openpty()
    tty.setraw(port)
    with subprocess.Popen([micropython(), "-i"], stdin=board, stdout=board, stderr=board) as prompt:
        banner = b""
        while b">>> " not in banner:
            banner += os.read(port, 4096)
        # On a busy machine its answer may come after the port was closed, and it is asked again.
        kinds = next(kinds for kinds in grown(lambda: asked([Port(os.ttyname(port))])[0].kind) if kinds[-1] == "prompt" or len(kinds) == 20)
        prompt.kill()
    os.close(board)
    os.close(port)
    assert kinds[-1] == "prompt"
    assert set(kinds[:-1]) <= {"silent"}


def grown(ask):
    """All answers so far, after each of them."""
    answers = []
    while True:
        answers.append(ask())
        yield answers


def test_a_board_that_goes_while_it_is_asked_is_gone():
    terminal = Terminal(nothing)
    port = plugged.OpenPort(terminal.path, plugged.BAUD)
    talk = plugged._Talk(Port(terminal.path), port)
    terminal.unplug()
    talk.greet()
    talk.hear()
    assert talk.answer() == PortAnswer(Port(terminal.path), "gone")
    port.close()


def test_a_port_that_somebody_has_open_is_left_alone_and_it_is_said_who(terminals):
    terminal = terminals(nothing)
    with subprocess.Popen([sys.executable, "-c", HOLDS, terminal.path], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as holder:
        holder.stdout.readline()
        name = holders(terminal.path)
        (told,) = asked([Port(terminal.path)])
        holder.stdin.close()
    assert told == PortAnswer(Port(terminal.path), "held", holders=name)
    assert (len(name), terminal.told) == (1, b"")
    assert holders(terminal.path) == ()


@pytest.mark.parametrize(
    ("fault", "kind"),
    [
        (serial.SerialException(errno.EACCES, "no rights"), "denied"),
        (serial.SerialException(errno.EAGAIN, "locked"), "held"),
        (serial.SerialException(errno.EBUSY, "busy"), "held"),
        (serial.SerialException(errno.ENXIO, "gone"), "gone"),
        (serial.SerialException("no such terminal"), "gone"),
        (plugged.GONE[1](25, "no terminal"), "gone"),
    ],
)
def test_why_a_port_cannot_be_opened_is_told(fault, kind, mocker):
    mocker.patch.object(plugged, "OpenPort", side_effect=fault)
    assert asked([Port("/dev/ttyACM0")]) == [PortAnswer(Port("/dev/ttyACM0"), kind)]


def test_whoever_holds_a_port_exclusively_is_noticed_where_nobody_may_look_at_programs(terminals, monkeypatch):
    monkeypatch.setattr(plugged, "holders", lambda _path: ())
    terminal = terminals(nothing)
    first = plugged.OpenPort(terminal.path, plugged.BAUD)
    assert [answer.kind for answer in asked([Port(terminal.path)])] == ["held"]
    first.close()
    assert terminal.told == b""


def test_programs_are_looked_at_by_the_files_that_they_have_open(tmp_path):
    port = tmp_path / "ttyACM0"
    port.touch()
    for number, name, leads in (("12", "facedown", port), ("13", "bash", tmp_path), ("14", None, port), (str(os.getpid()), "us", port)):
        (tmp_path / "proc" / number / "fd").mkdir(parents=True)
        (tmp_path / "proc" / number / "fd" / "0").symlink_to(leads)
        if name is not None:
            (tmp_path / "proc" / number / "comm").write_text(f"{name}\n")
    (tmp_path / "proc" / "15").mkdir()  # nobody may look into it
    link = tmp_path / "by-id"
    link.symlink_to(port)
    assert holders(str(link), tmp_path / "proc") == ("14", "facedown")


def test_what_a_program_has_open_is_known_by_itself_and_not_by_its_name(tmp_path):
    (port := tmp_path / "ttyACM0").touch()
    (same := tmp_path / "tty-of-a-container").hardlink_to(port)
    (tmp_path / "proc" / "12" / "fd").mkdir(parents=True)
    (tmp_path / "proc" / "12" / "fd" / "0").symlink_to(same)
    assert holders(str(port), tmp_path / "proc") == ("12",)


def device(usb, name, vendor, product, disk=""):
    folder = usb / name
    folder.mkdir()
    (folder / "idVendor").write_text(f"{vendor}\n")
    (folder / "idProduct").write_text(f"{product}\n")
    if disk:
        (folder / f"{name}:1.0" / "host0" / "target0:0:0" / "0:0:0:0" / "block" / disk).mkdir(parents=True)
    return folder


def test_boards_that_wait_for_a_program_are_found_with_their_drives(tmp_path):
    sda = device(tmp_path, "1-1", "2e8a", "0003", "sda")
    (sda / "1-1:1.0" / "host0" / "target0:0:0" / "0:0:0:0" / "block" / "sda" / "sda1").mkdir()
    device(tmp_path, "1-2", "2e8a", "000f", "sdb")
    device(tmp_path, "1-3", "2e8a", "0003")
    device(tmp_path, "1-4", "2e8a", "0005")
    device(tmp_path, "1-5", "0781", "0003", "sdc")
    (tmp_path / "usb1").mkdir()
    assert blanks(tmp_path) == [Blank("1-1", "RP2040", "/dev/sda1"), Blank("1-2", "RP2350", "/dev/sdb"), Blank("1-3", "RP2040", "")]
    assert blanks(tmp_path / "none") == []
