"""Boards that cannot be wired as they are written down, and flash that was torn; these files run on CPython as well."""

from __future__ import annotations

import json
import runpy
from types import SimpleNamespace

import pytest

from companion.errors import of_hardware
from companion.system import shipped
from tests.words.english import english

HUB = shipped.path("firmware") / "hub"
BOARD = {name: value for name, value in runpy.run_path(str(HUB / "board.py")).items() if name.isupper()}
check = runpy.run_path(str(HUB / "wiring.py"))["check"]


def board(**changed):
    return SimpleNamespace(**BOARD | changed)


@pytest.mark.parametrize("antennas", range(1, 17))
@pytest.mark.parametrize("lights", [0, 85])
def test_as_it_is_shipped_a_board_can_be_wired_with_any_number_of_readers(antennas, lights):
    check(board(ANTENNAS=antennas, LIGHTS=lights))
    check(board(ANTENNAS=antennas, LIGHTS=lights, RESET=None))


def selects(number, bus, pin):
    return (*BOARD["SELECTS"][:number], (bus, pin), *BOARD["SELECTS"][number + 1 :])


@pytest.mark.parametrize(
    ("changed", "complaint"),
    [
        ({"CHIP": "pn532"}, "there is no chip pn532 for CHIP"),
        ({"ANTENNAS": 0}, "ANTENNAS is 0, and SELECTS has lines for 1 to 16"),
        ({"ANTENNAS": 17}, "ANTENNAS is 17, and SELECTS has lines for 1 to 16"),
        ({"LIGHTS": -1}, "LIGHTS is -1, and it can be 0 to 255"),
        ({"LIGHTS": 256}, "LIGHTS is 256, and it can be 0 to 255"),
        ({"SELECTS": selects(1, 2, 20)}, "antenna 1 is on bus 2, which is not in BUSES"),
        ({"SELECTS": selects(1, 0, 17)}, "GP17 is used twice, for SDA of antenna 0 and for SDA of antenna 1"),
        ({"SELECTS": selects(4, 1, 12)}, "GP12 is used twice, for MISO of bus 1 and for SDA of antenna 4"),
        ({"SELECTS": selects(0, 0, 23)}, "SDA of antenna 0 is on GP23, which a Pico does not bring out"),
        ({"SELECTS": selects(0, 0, 29)}, "SDA of antenna 0 is on GP29, which a Pico does not bring out"),
        ({"RESET": 15}, "GP15 is used twice, for RST and for the lights"),
        ({"LIGHTS_PIN": 22}, "GP22 is used twice, for SDA of antenna 3 and for the lights"),
        ({"BUSES": ((18, 19, 0), (10, 11, 8))}, "GP8 is used twice, for MISO of bus 1 and for SDA of antenna 5"),
        ({"BUSES": ((18, 19, 16), (14, 11, 12)), "RESET": 1}, None),
        ({"BUSES": ((19, 18, 16), (10, 11, 12))}, "GP19 cannot be SCK of bus 0"),
        ({"BUSES": ((2, 3, 0), (10, 11, 28)), "ANTENNAS": 8}, None),
        ({"BUSES": ((18, 11, 16), (10, 19, 12))}, "GP11 cannot be MOSI of bus 0"),
        ({"BUSES": ((18, 19, 1), (10, 11, 12))}, "GP1 cannot be MISO of bus 0"),
    ],
)
def test_a_pin_that_cannot_be_is_named(changed, complaint):
    if complaint is None:
        check(board(**changed))
        return
    with pytest.raises(ValueError, match="board") as caught:
        check(board(**changed))
    assert english(of_hardware(json.loads(str(caught.value)))).startswith(f"board.py: {complaint}; ")


@pytest.fixture
def kept(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return SimpleNamespace(**runpy.run_path(str(HUB / "kept.py")))


def test_starts_and_last_words_are_kept(kept):
    assert kept.load() == (0, "")
    kept.save(0x1FFFF, "ошибка «é»")
    assert kept.load() == (0xFFFF, "ошибка «é»")
    kept.save(1, "")
    assert kept.load() == (1, "")
    kept.save(2, "x" * 300 + "y" * 300)
    assert kept.load() == (2, "x" * 100 + "y" * 300)


def test_a_write_that_was_cut_off_leaves_what_was_there_or_what_was_meant(kept, tmp_path):
    kept.save(7, "first")
    kept.save(8, "second")
    whole = (tmp_path / "kept.bin").read_bytes()
    kept.save(7, "first")
    for length in range(len(whole) + 1):
        (tmp_path / "kept.new").write_bytes(whole[:length])
        assert kept.load() == (7, "first")
    (tmp_path / "kept.bin").unlink()
    assert kept.load() == (8, "second")
    for length in range(len(whole)):
        (tmp_path / "kept.new").write_bytes(whole[:length])
        assert kept.load() == (0, "")


def test_flash_that_cannot_be_written_stops_nothing(kept, tmp_path):
    (tmp_path / "kept.new").mkdir()
    kept.save(1, "lost")
    assert kept.load() == (0, "")


def test_a_board_that_names_no_chip_has_the_first_one():
    old = board()
    del old.CHIP
    check(old)
    assert runpy.run_path(str(HUB / "wiring.py"))["chip_of"](old) == "mfrc522"
