"""Lines say which chip hears a frame: what is written to them, and when."""

from __future__ import annotations

import re
from contextlib import closing

import pytest
from gpiozero import OutputDevice

from hardware.readers.spi.selects import Decoder, Own, SelectLines, open_line, select
from hardware.readers.spi.wiring import Wiring
from hardware.trouble import Trouble
from tests.words.english import in_words

ADDRESS = (17, 27, 22)


@pytest.fixture
def written(pins, mocker):
    """Each write to a pin, after the lines were opened: number and level."""
    found = []
    pin_type = pins.pin_class

    def write(pin, value):
        found.append((pin.info.name, bool(value)))
        original(pin, value)

    original = pin_type._set_state
    mocker.patch.object(pin_type, "_set_state", write)
    return found


def levels(pins, numbers):
    return tuple(int(pins.pin(number).state) for number in numbers)


def test_opened_plain_lines_select_nobody(pins):
    with closing(SelectLines((5, 6, 13))):
        assert levels(pins, (5, 6, 13)) == (1, 1, 1)


def test_a_plain_line_is_low_for_a_transfer_and_no_longer(pins, written):
    lines = SelectLines((5, 6, 13))
    written.clear()
    lines.begin(1)
    assert levels(pins, (5, 6, 13)) == (1, 0, 1)
    lines.end(1)
    lines.begin(1)
    lines.end(1)
    assert written == [("GPIO6", False), ("GPIO6", True)] * 2


def test_an_opened_decoder_says_antenna_0(pins):
    with closing(Decoder(ADDRESS)):
        assert [(pins.pin(number).function, int(pins.pin(number).state)) for number in ADDRESS] == [("output", 0)] * 3


def test_a_decoder_tells_each_antenna_by_its_number_least_significant_first(pins):
    decoder = Decoder(ADDRESS)
    told = []
    for antenna in (5, 2, 7, 0, 1, 6, 4, 3):
        decoder.begin(antenna)
        told.append(sum(level << bit for bit, level in enumerate(levels(pins, ADDRESS))))
    assert told == [5, 2, 7, 0, 1, 6, 4, 3]


def test_a_decoder_writes_the_lines_that_change_and_no_others(pins, written):
    decoder = Decoder(ADDRESS)
    written.clear()
    for antenna in (0, 0, 1, 1, 3, 7, 7, 6, 1):
        decoder.begin(antenna)
        decoder.end(antenna)
    assert written == [
        ("GPIO17", True),
        ("GPIO27", True),
        ("GPIO22", True),
        ("GPIO17", False),
        ("GPIO17", True),
        ("GPIO27", False),
        ("GPIO22", False),
    ]


@pytest.mark.parametrize(
    ("wiring", "kind"),
    [(Wiring(), Own), (Wiring(select=(5,)), SelectLines), (Wiring(address=ADDRESS, antennas=8), Decoder)],
)
def test_the_wiring_says_which_it_is(pins, wiring, kind):
    assert type(select(wiring)) is kind


@pytest.mark.parametrize("chosen", [lambda: SelectLines((5, 6)), lambda: Decoder((5, 6))])
def test_closed_lines_can_be_opened_again(pins, chosen):
    chosen().close()
    chosen()


def test_a_line_that_is_taken_is_told_by_its_number_and_the_others_are_let_go(pins):
    with OutputDevice(13):
        with pytest.raises(Trouble) as caught:
            SelectLines((5, 6, 13))
        assert re.match(r"pin 13: it cannot be used \(.*in use.*\); see that no other program uses it", in_words(caught.value))
        open_line(5).close()


def test_a_library_that_fails_in_its_own_way_is_told_too(pins, mocker):
    mocker.patch("hardware.readers.spi.selects.OutputDevice", side_effect=Exception("GPIO busy"))
    with pytest.raises(Trouble) as caught:
        open_line(5)
    assert in_words(caught.value).startswith("pin 5: it cannot be used (GPIO busy); ")
