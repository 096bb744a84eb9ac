"""The poller is told its wiring as JSON, and says in one line what is wrong with it."""

from __future__ import annotations

import json
import sys

import pytest

from hardware.readers.spi.wiring import Wiring, command, parse_wiring
from hardware.trouble import Trouble
from tests.words.english import in_words

LINES = Wiring(1, 2, 4_000_000, select=(5, 6, 13), reset=25, antennas=3)
DECODER = Wiring(address=(17, 27, 22), antennas=8)


@pytest.mark.parametrize("wiring", [Wiring(), LINES, DECODER, Wiring(chip="st25r3916"), Wiring(model={"tags": {"0": ["04a1b2c3d45e80"]}})])
def test_what_the_command_is_given_is_what_the_program_reads(wiring):
    python, dash_m, module, text, boots = command(wiring, 3)
    assert (python, dash_m, module, boots) == (sys.executable, "-m", "hardware.readers.spi.poller", "3")
    assert parse_wiring(text) == wiring


def test_what_is_left_out_is_one_board_on_the_first_device():
    assert parse_wiring("{}") == Wiring(0, 0, 1_000_000, (), (), None, 1)
    assert parse_wiring('{"select": [5, 6]}') == Wiring(select=(5, 6), antennas=2)


def test_a_reader_is_called_by_its_bus_and_device():
    assert LINES.name == "pi-1-2"


@pytest.mark.parametrize(
    ("told", "said"),
    [
        ("{", "the wiring: it is no JSON (Expecting property name enclosed in double quotes: line 1 column 2 (char 1)); "),
        ("[]", "the wiring: it is []; write an object"),
        ({"busses": 1}, "the wiring: there is no key 'busses'; keys are bus, device, speed, "),
        ({"chip": "pn532"}, 'the wiring: there is no chip "pn532"; write one of mfrc522, st25r3916'),
        ({"bus": -1}, "the wiring: 'bus' is -1; write a whole number from 0 to 6"),
        ({"bus": True}, "the wiring: 'bus' is true; "),
        ({"device": "0"}, "the wiring: 'device' is \"0\"; write a whole number from 0 to 2"),
        ({"speed": 20_000_000}, "the wiring: 'speed' is 20000000; write a whole number from 10000 to 10000000"),
        ({"select": 5}, "the wiring: 'select' is 5; write a list of BCM numbers"),
        ({"select": [5, 28]}, "the wiring: 'select' is 28; write a whole number from 0 to 27"),
        ({"select": [5, 5]}, "the wiring: pin 5 is used twice; "),
        ({"select": [5, 6], "reset": 6}, "the wiring: pin 6 is used twice; "),
        ({"select": [5], "address": [6]}, "the wiring: there are both 'select' and 'address'; "),
        ({"select": [5, 6], "antennas": 3}, "the wiring: 2 select lines for 3 antennas; "),
        ({"address": [5, 6], "antennas": 5}, "the wiring: 2 address lines for 5 antennas; "),
        ({"antennas": 2}, "the wiring: 0 address lines for 2 antennas; "),
        ({"antennas": 0}, "the wiring: 'antennas' is 0; "),
        ({"model": 1}, "the wiring: 'model' is 1; write an object, or leave it out"),
    ],
)
def test_a_wiring_that_is_none_is_told_trouble_line(told, said):
    with pytest.raises(Trouble) as caught:
        parse_wiring(told if isinstance(told, str) else json.dumps(told))
    assert in_words(caught.value).startswith(said)
    assert "\n" not in str(caught.value)
