"""Each row of the builders' table of faults is rehearsed: its symptom is brought about, and its cure is told."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

import hardware
from companion.machine.computer import DeviceNode, Installed, Ran
from companion.machine.doctor.finding import fault, note, warning
from companion.mats.hubs.telling import HubReport
from companion.mats.tuning.pages import ListenedMat
from companion.mats.tuning.testing import OutputForm, report_on
from companion.system.clock import VirtualClock
from companion.system.paper import Paper
from companion.words.plain import PlainLines
from companion.words.problems import line_told
from hardware.antennas.chips import chip_name
from hardware.messages import Hello
from hardware.readers.hub.plugged import Blank, Port, PortAnswer
from hardware.trouble import Trouble, refused
from hardware.trouble import note as reader_note
from hardware.wire import VERSION
from tests.cli.running import Stream, facedown
from tests.machine.doctor.made_up import NO_PARTS, PI, case_of, found
from tests.machine.simulated import MadeUp
from tests.mats.tuning.fake_mat import HUBS as FAKE_HUBS
from tests.mats.tuning.fake_mat import PLAN, FakeMat
from tests.rehearsal.mats_in_trouble import HUBS, Said, report, said, screen_says, to_do

README = (Path(hardware.__file__).parent / "README.md").read_text(encoding="utf-8")
TABLE = README.partition("## When something is wrong")[2].partition("\n## ")[0].partition("| what is seen |")[2]
ROWS = [row.split(" | ")[0].removeprefix("| ") for row in TABLE.splitlines() if row.startswith("| ")]
SPI = "3x3-decoder"
MUTE = "No answer: {}. Check the wires of these boards, select line and 3.3 V first; then try another board."
BEHIND = "A1, B1, C1, A2, B2, C2, A3, B3"
AWAY = "“{}” was silent as a whole now and then. Look at its plug, its cable and its supply, and at the wires that all of its boards share."
GONE = "“row 2” is not there. Plug it in; if it is, look with “facedown hub list” whether its port in the mat’s file is right."
OLD = (
    "“row 2” has the firmware of another facedown, so it is not used."
    " “facedown hub files hub” gathers the right one, and tells how it gets there."
)
MISCOUNTED = "“row 2” has another number of antennas than the mat’s file says. Correct its slots there, or ANTENNAS in its board.py."
FELL = "“row 2” fell over and started again. If that goes on, look at its supply, and put the firmware on it anew."
SLOW = "“row 2” answers slowly. Connect it without a hub in between, and see whether the machine is busy with something else."
PUTTING = (
    "facedown hub files hub --antennas 4",
    "cd hub",
    "mpremote connect id:facedown-row-2 cp -r *.py hardware :",
    "mpremote connect id:facedown-row-2 reset",
)
ROW_SILENT = "No response from row 2. Check the plugs there."
FORGET = f"Chips that do not remember what they are told: {BEHIND}. Look at their wires, make them shorter, or lower the speed of the bus."
BADLY = (
    "Heard badly: B2 (60%). Lay the card in the middle of its slot. If that does not help, run “facedown mat"
    " calibrate”, bring the antenna nearer to the card, and keep metal away from it."
)
UNREADABLE = "Something lies there that cannot be read: B2. Often two tags cover each other, or metal is near. Lay one card alone there."
WELL = ("doctor-readers-well",)


@dataclass(frozen=True)
class Rehearsal:
    """`row` is how the row begins; `breaks` bring about what it describes."""

    row: str
    mat: str
    breaks: tuple[str, ...]
    said: Said


REHEARSALS = (
    Rehearsal(
        "*No answer:* all slots",
        SPI,
        ("stuck",),
        Said((MUTE.format(f"{BEHIND}, C3"),), ("tuning-mend-mute",), ("The mat isn’t responding. Check that it is plugged in.",)),
    ),
    Rehearsal("*No answer:* one slot", SPI, ("dead:B2",), Said((MUTE.format("B2"),), ("tuning-mend-mute",), ("No response from B2.",))),
    Rehearsal(
        "*No answer:* four slots that follow on one another",
        HUBS,
        ("dead:A1", "dead:B1", "dead:C1", "dead:D1"),
        Said((MUTE.format("A1, B1, C1, D1"),), ("tuning-mend-mute",), ("No response from row 1. Check the plugs there.",)),
    ),
    Rehearsal(
        "*No answer:* the eight behind the decoder",
        SPI,
        ("dead:decoder",),
        Said((MUTE.format(BEHIND),), ("tuning-mend-mute",), ("No response from A1, B1, C1, A2 and 4 more places.",)),
    ),
    Rehearsal(
        "*Chips that do not remember what they are told*",
        SPI,
        ("forgetful:decoder",),
        Said(
            (FORGET,),
            ("tuning-mend-check",),
            ("No response from A1, B1, C1, A2 and 4 more places.",),
        ),
    ),
    Rehearsal(
        "*Chips that started anew by themselves*",
        SPI,
        ("resets:B2",),
        Said(
            ("Chips that started anew by themselves: B2. Their supply gives way: put 100 nF and 47 µF beside each, and thicker wires.",),
            ("tuning-mend-resets",),
            (),
        ),
    ),
    Rehearsal(
        "*Silent now and then*",
        SPI,
        ("loose:B2",),
        Said(
            ("Silent now and then: B2. A wire there is loose, or too long for the speed of the bus.",),
            ("tuning-mend-unsteady",),
            (),
        ),
    ),
    Rehearsal(
        "*Chips of an unknown kind*",
        SPI,
        ("clone:B2",),
        Said(
            ("Chips of an unknown kind: B2. If they hear well, leave them; if not, look for loose wires, or try another board.",),
            ("tuning-mend-strange",),
            (),
        ),
    ),
    Rehearsal(
        "*Heard badly*",
        HUBS,
        ("weak:B2=60",),
        Said(
            (BADLY,),
            WELL,
            ("The mat hears badly at B2. Move those cards a little.",),
        ),
    ),
    Rehearsal(
        "*The card of a neighbour is heard as well*",
        SPI,
        ("strong:B2",),
        Said(
            ("The card of a neighbour is heard as well: B2 (A2, C2). Run “facedown mat calibrate”, or lower the gain of these readers.",),
            WELL,
            (),
        ),
    ),
    Rehearsal(
        "*Something lies there that cannot be read*",
        SPI,
        ("covered:B2",),
        Said(
            ("Something lies there that cannot be read: B2. Often two tags cover each other, or metal is near. Lay one card alone there.",),
            WELL,
            (),
        ),
    ),
    Rehearsal("*is not there.*", HUBS, ("pull:hub-2",), Said((GONE,), ("tuning-trouble-unplugged",), (ROW_SILENT, GONE))),
    Rehearsal(
        "*has the firmware of another facedown*",
        HUBS,
        ("version:hub-2",),
        Said((OLD, *PUTTING), ("tuning-trouble-wire-version",), (ROW_SILENT, OLD)),
    ),
    Rehearsal(
        "*has another number of antennas than the mat’s file says*",
        HUBS,
        ("antennas:hub-2=7",),
        Said((MISCOUNTED,), ("tuning-trouble-slots",), (ROW_SILENT, MISCOUNTED)),
    ),
    Rehearsal("*fell over and started again*", HUBS, ("crash:hub-2",), Said((FELL,), ("tuning-trouble-crashed",), (FELL,))),
    Rehearsal("*answers slowly*", HUBS, ("slow:hub-2",), Said((SLOW,), ("tuning-trouble-slow",), (SLOW,))),
    Rehearsal(
        "all worked on the desk, nothing on the table",
        SPI,
        ("weak=0",),
        Said(("All readers answer. To see how well they hear, lay a card on each slot and test again.",), WELL, ()),
    ),
)
OTHERS: dict[str, str] = {}  # the beginning of a row -> the test that rehearses it by itself
NEEDS_PARTS = (
    "heard worse the nearer the card is",  # how well a tag is fed near a coil is not modelled
    "heard face down and not face up",  # nor is the sheet of foil between them
    "two boards work singly, both fail with high gain",  # nor receivers that disturb each other
)


def of_row(row):
    """Marks a test as the rehearsal of that row."""

    def noted(test):
        OTHERS[row] = test.__name__
        return test

    return noted


@pytest.mark.parametrize("one", REHEARSALS, ids=lambda one: one.row)
def test_what_is_wrong_is_told_with_its_cure_by_the_test_the_doctor_and_the_screen(one):
    assert said(one.mat, *one.breaks) == one.said


def test_every_row_of_the_table_is_rehearsed_or_wants_real_parts():
    rehearsed = [*(one.row for one in REHEARSALS), *OTHERS, *NEEDS_PARTS]
    by_row = {row: [begins for begins in rehearsed if row.startswith(begins)] for row in ROWS}
    assert {row: begins for row, begins in by_row.items() if len(begins) != 1} == {}
    assert sorted(begins for (begins,) in by_row.values()) == sorted(rehearsed)
    assert len(ROWS) > 30


def marks(text):
    """What the map of a report shows of each cell that is not empty."""
    lines = [line.split() for line in text.splitlines() if re.match(r"[0-9]  ", line)]
    return {f"{'ABCDEFGH'[column]}{row}": sign for row, *signs in lines for column, sign in enumerate(signs) if sign != "."}


@of_row("behind the decoder cards come up in other cells")
@pytest.mark.parametrize(("lines", "laid", "heard"), [("01", "B1", "C1"), ("01", "C2", "A3"), ("02", "B1", "B2"), ("12", "C1", "B2")])
def test_with_two_address_lines_exchanged_a_card_comes_up_in_another_cell(lines, laid, heard):
    assert set(marks(report(SPI, f"crossed:decoder={lines}", cards=(laid,)))) == {heard}


@of_row("behind the decoder a card comes up in two cells")
def test_with_an_address_line_open_a_card_comes_up_in_two_cells_and_half_of_them_never_hear_one():
    found = {laid: set(marks(report(SPI, "open:decoder=0", cards=(laid,)))) for laid in ("A1", "B1", "A2")}
    assert found == {"A1": {"A1", "B1"}, "B1": set(), "A2": set()}


@of_row("cards of a whole hub come up in another row")
def test_with_the_numbers_of_two_hubs_exchanged_the_cards_of_one_come_up_in_the_row_of_the_other():
    text = report(HUBS, "swapped:hub-1/row 2", cards=("A1", "B1", "C1", "D1"))
    assert marks(text) == dict.fromkeys(("A2", "B2", "C2", "D2"), "100%")
    assert to_do(text) == ("All is well.",)


@of_row("one board works alone, several do not")
def test_boards_that_hold_miso_against_each_other_are_all_mute_and_one_alone_is_not():
    assert to_do(report("one-pad-pi")) == ("All is well.",)
    assert to_do(report("3x3", "stuck:below the mat")) == (MUTE.format("A1, B1, C1, A2, B2, C2, A3, B3, C3, pad"),)


@of_row("*was silent as a whole now and then*")
def test_hubs_that_vanish_for_a_moment_are_told_as_a_whole_and_the_doctor_sees_the_supply(tmp_path):
    assert to_do(report(HUBS, "pull@1s..3s")) == (AWAY.format("row 1"), AWAY.format("row 2"))
    assert screen_says(HUBS, "pull@1s", seconds=2.0)[0] == "The mat isn’t responding. Check that it is plugged in."
    assert screen_says(HUBS, "pull@1s..2s") == ()
    weak = MadeUp(files={"/proc/device-tree/model": PI}, commands={"vcgencmd get_throttled": Ran(0, "throttled=0x50005\n")})
    assert found("power", case_of(tmp_path, weak)) == (fault("doctor-power-low"),)


def test_a_telephone_cannot_be_read_on_a_cell_with_a_card_and_on_one_without():
    for cards in ((), ("B2",)):
        assert to_do(report(SPI, "telephone:B2", cards=cards)) == (UNREADABLE,)
    told = ("I cannot read what lies on B2: a phone, or two cards on each other. Take it away.",)
    assert screen_says(SPI, "telephone:B2", cards=("C3",), seconds=60.0) == told
    assert screen_says(SPI, "telephone:B2@1s..3s", cards=("C3",), seconds=20.0) == ()


@of_row("*Not heard at any gain*")
def test_a_card_that_no_gain_hears_is_told_by_calibrating(monkeypatch):
    ran = facedown(monkeypatch, "mat", "calibrate", "3x3", "--simulated", "--slots", "B2,C2", "--break", "weak:B2=0")
    assert ran.code == 1
    told = " ".join(ran.out.split())
    assert told.endswith(
        "Not heard at any gain: B2. Lay the tag in the middle of the slot and try again with --slots; if that does not help,"
        " look at the antenna’s wires, or try another board."
    )


# Rows of the Pi's own pins: what its program says is told, and the doctor finds the cause on a computer that is made up.


def own(key, **arguments):
    """What `mat test` says of a reader on the Pi's own pins whose program ended with these words, and its sentence on the screen."""
    mat = FakeMat()
    mat.trouble = {0: "silent"}
    mat.last_words = {0: (f"pi-0-0: {Trouble('/dev/spidev0.0', key, **arguments)}",)}
    out = Stream()
    report_on(mat, FAKE_HUBS, ListenedMat(PLAN, True, False), {}.get, VirtualClock(), None, OutputForm("en", chip_name), out)
    return " ".join(to_do(out.written()))


POLLED = "“row 1” cannot be polled by this machine. What its program said stands below"
TOY = 'name = "toy"\n[grid]\ncolumns = 2\nrows = 1\n'
ON_PI = TOY + '[[readers]]\nname = "all"\nkind = "spi"\nslots = ["A1", "B1"]\nselect = [5, 6]\n'
ON_HUB = (
    'name = "toy"\n[grid]\ncolumns = 2\nrows = 1\n[[readers]]\nname = "one"\nkind = "hub"\nport = "/dev/ttyACM0"\nslots = ["A1", "B1"]\n'
)
BOARD = {"/proc/device-tree/model": PI, "/boot/firmware/config.txt": "[all]\n"}


@pytest.fixture
def doctor(tmp_path):
    """What that check finds on that computer."""

    def finds(check, machine, mat=ON_PI, parts=NO_PARTS):
        file = tmp_path / "toy.toml"
        file.write_text(mat, encoding="utf-8")
        return found(check, case_of(tmp_path, machine, parts, str(file)))

    return finds


@of_row("*cannot be polled by this machine*, and no `/dev/spidev0.0`")
def test_where_spi_is_switched_off_the_command_that_switches_it_on_is_named(doctor):
    told = own("reader-spi-is-off", reason=refused(FileNotFoundError(2, "No such file or directory")))
    assert POLLED in told
    assert "raspi-config" in told
    command = "sudo raspi-config nonint do_spi 0 && sudo reboot"
    machine = MadeUp(files=BOARD, programs=("raspi-config",))
    assert doctor("spi", machine) == (fault("doctor-spi-off", command, names="/dev/spidev0.0"),)


@of_row("*cannot be polled by this machine*, something about a pin or a group")
def test_where_the_user_may_not_use_the_bus_the_group_is_named(doctor):
    told = own("reader-spi-is-denied", reason=refused(PermissionError(13, "Permission denied")))
    assert POLLED in told
    assert "spi" in told.partition(POLLED)[2]
    shut = DeviceNode("root", "spi", 0o660, is_open=False)
    told = {"name": "pi", "names": "/dev/spidev0.0", "group": "spi"}
    assert doctor("rights", MadeUp(nodes={"/dev/spidev0.0": shut})) == (fault("doctor-rights-lacking", "sudo adduser pi spi", **told),)


@of_row("*cannot be polled by this machine*, a package is missing")
def test_where_a_package_is_missing_it_is_named_with_the_command_that_installs_it(doctor):
    assert POLLED in own("reader-package-is-missing", reason="No module named 'mfrc522'")
    there = (Installed("lgpio", "0.2", "/x"),)
    (one,) = doctor("parts", MadeUp(libraries=there))
    assert (one.key, one.told) == ("doctor-parts-missing", {"names": "mfrc522, spidev"})
    assert "facedown[pi]" in one.command


@of_row("a note that `gpiozero` stands in for `RPi.GPIO`")
def test_that_gpiozero_stands_in_is_told_as_something_that_is_well():
    line = f"pi-0-0: {json.dumps(reader_note('reader-gpio-stand-in', reason='Cannot determine SOC peripheral base address'))}"
    assert "gpiozero" in line_told(line, "en")


# Rows of `facedown hub list`.


def listed(*answers, blanks=()):
    """What `facedown hub list` says of these ports and boards, and what the doctor finds."""
    out = Stream()
    HubReport(PlainLines("en"), Paper(out)).tell(answers, blanks)
    return " ".join(out.written().split())


def plugged(answers, blanks=()):
    return replace(NO_PARTS, hubs=lambda: answers, blanks=lambda: blanks)


PORT = Port("/dev/ttyACM0", "e66", "Board in FS mode")
TOLD = {"port": "/dev/ttyACM0", "name": "e66"}


@of_row("*In use by another program* in `hub list`")
def test_a_port_that_modemmanager_holds_is_told_and_the_doctor_switches_it_off(doctor):
    answer = PortAnswer(PORT, "held")
    assert "In use by another program, so it was not asked." in listed(answer)
    machine = MadeUp(commands={"systemctl is-active ModemManager.service": Ran(0, "active\n")})
    assert doctor("hubs", machine, ON_HUB, plugged([answer])) == (
        warning("doctor-hubs-modem", "sudo systemctl disable --now ModemManager"),
        note("doctor-hubs-port-held", **TOLD, by="?"),
    )


@of_row("*You may not open it*")
def test_a_port_that_may_not_be_opened_is_told_with_the_group(doctor):
    answer = PortAnswer(PORT, "denied")
    assert "You may not open it. Join the group that may, and log in again: sudo usermod -aG dialout $USER" in listed(answer)
    assert doctor("hubs", MadeUp(), ON_HUB, plugged([answer])) == (fault("doctor-hubs-denied", "sudo adduser pi dialout", **TOLD),)


@of_row("*A board that waits for MicroPython*")
def test_a_board_without_micropython_is_told_with_where_it_is_had(doctor):
    blank = Blank("1-1.3", "RP2040", "/dev/sda1")
    told = listed(blanks=[blank])
    assert told.startswith("A board that waits for MicroPython (RP2040, USB 1-1.3) Copy the UF2 file of MicroPython onto its drive")
    assert "https://micropython.org/download/RPI_PICO/" in told
    (one, _) = doctor("hubs", MadeUp(), ON_HUB, plugged([], [blank]))
    assert one == note("doctor-hubs-blank", "facedown hub files hub", chip="RP2040", place="/dev/sda1")


@of_row("*MicroPython, and no hub is running on it*")
def test_a_board_on_which_no_hub_runs_is_told_with_the_commands_that_make_it_one(doctor):
    answer = PortAnswer(PORT, "prompt")
    told = listed(answer)
    assert "MicroPython, and no hub is running on it. To make it one: facedown hub files hub" in told
    assert "mpremote connect id:e66 reset" in told
    assert doctor("hubs", MadeUp(), ON_HUB, plugged([answer])) == (warning("doctor-hubs-prompt", "facedown hub files hub", **TOLD),)


@of_row("a hub of no antenna, and `board.py: GP17 is used twice`")
def test_a_board_that_cannot_be_wired_so_tells_its_line():
    hello = Hello(VERSION, 0, 1, b"\xe6\x61", "1.28")
    told = listed(PortAnswer(PORT, "hub", hello, crash="board.py: GP17 is used twice"))
    assert "A hub of no antenna, started once." in told
    assert "What it had to tell: board.py: GP17 is used twice" in told
