"""What stands in for RPi.GPIO behaves as that does, on gpiozero's pins."""

from __future__ import annotations

import pytest
from gpiozero import OutputDevice

from hardware.readers.spi.gpio_standin import Gpio


@pytest.fixture
def gpio(pins):
    return Gpio("it is tried out")


def test_the_numbering_is_none_until_it_is_set_and_then_stays(gpio):
    assert gpio.getmode() is None
    gpio.setmode(gpio.BCM)
    gpio.setmode(11)
    assert gpio.getmode() == 11
    with pytest.raises(ValueError, match="the other numbering"):
        gpio.setmode(gpio.BOARD)


def test_there_are_two_numberings(gpio):
    with pytest.raises(ValueError, match="BOARD and BCM"):
        gpio.setmode(7)


@pytest.mark.parametrize(("mode", "channel", "bcm"), [(Gpio.BCM, 25, 25), (Gpio.BOARD, 22, 25), (Gpio.BOARD, 29, 5)])
def test_a_channel_is_a_pin_in_either_numbering(gpio, pins, mode, channel, bcm):
    gpio.setmode(mode)
    gpio.setup(channel, gpio.OUT)
    levels = []
    for value in (1, 0, True):
        gpio.output(channel, value)
        levels.append((int(pins.pin(bcm).state), gpio.input(channel)))
    assert levels == [(1, 1), (0, 0), (1, 1)]


def test_several_channels_are_set_at_once_and_none_at_all_too(gpio, pins):
    gpio.setup([], gpio.OUT)
    gpio.output([], gpio.HIGH)
    gpio.setmode(gpio.BCM)
    gpio.setup((5, 6), gpio.OUT, initial=gpio.HIGH)
    assert [int(pins.pin(number).state) for number in (5, 6)] == [1, 1]
    gpio.output([5, 6], [0, 1])
    assert [int(pins.pin(number).state) for number in (5, 6)] == [0, 1]
    gpio.output([5, 6], 0)
    assert [int(pins.pin(number).state) for number in (5, 6)] == [0, 0]
    with pytest.raises(RuntimeError, match="as many values as channels"):
        gpio.output([5, 6], [1])


def test_an_input_says_what_its_pin_says(gpio, pins):
    gpio.setmode(gpio.BCM)
    gpio.setup(24, gpio.IN, pull_up_down=gpio.PUD_UP)
    assert gpio.input(24) == 1
    pins.pin(24).drive_low()
    assert gpio.input(24) == 0
    gpio.setup(23, gpio.IN)
    pins.pin(23).drive_high()
    assert gpio.input(23) == 1


def test_a_channel_is_used_after_it_was_set_up_only(gpio):
    with pytest.raises(RuntimeError, match="numbering is not set"):
        gpio.setup(25, gpio.OUT)
    gpio.setmode(gpio.BCM)
    gpio.setup(24, gpio.IN)
    for channel in (24, 25):
        with pytest.raises(RuntimeError, match=f"channel {channel} is not set up as an output"):
            gpio.output(channel, 1)
    with pytest.raises(RuntimeError, match="channel 25 is not set up"):
        gpio.input(25)


def test_a_channel_can_be_set_up_anew(gpio, pins):
    gpio.setmode(gpio.BCM)
    gpio.setup(24, gpio.OUT, initial=1)
    gpio.setup(24, gpio.IN)
    assert pins.pin(24).function == "input"


def test_what_is_cleaned_up_is_free_for_others(gpio):
    gpio.setmode(gpio.BCM)
    gpio.setup([5, 6, 13], gpio.OUT)
    gpio.cleanup(5)
    OutputDevice(5).close()
    gpio.cleanup([6])
    OutputDevice(6).close()
    assert gpio.getmode() == gpio.BCM
    gpio.cleanup()
    OutputDevice(13).close()
    assert gpio.getmode() is None
