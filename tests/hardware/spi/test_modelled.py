"""Lines, gpiozero and the package mfrc522 upon the chip model, each as it is: the right chip hears, and nothing else is disturbed."""

from __future__ import annotations

import importlib.util
import sys
from contextlib import ExitStack, closing

import pytest
from gpiozero import Device

from hardware.rc522.registers import FIELD_ON, T_RELOAD_LOW, TX_CONTROL, VERSION, read, write
from hardware.readers.spi.bus import PiBus
from hardware.readers.spi.modelled import modelled
from hardware.readers.spi.wiring import Wiring
from hardware.trouble import Trouble
from tests.words.english import in_words

needs_mfrc522 = pytest.mark.skipif(importlib.util.find_spec("mfrc522") is None, reason="mfrc522 is not installed")
OWN = Wiring(bus=1, device=2, model={})
LINES = Wiring(select=(5, 6, 13), reset=25, antennas=3, model={})
DECODER = Wiring(address=(17, 27, 22), reset=25, antennas=6, model={})
WIRINGS = pytest.mark.parametrize("wiring", [OWN, LINES, DECODER], ids=["own", "lines", "decoder"])


@pytest.fixture
def begun():
    """A bus and the model that it ends at."""
    with ExitStack() as stack:

        def begin(wiring):
            model = stack.enter_context(modelled(wiring))
            return stack.enter_context(closing(PiBus(wiring))), model

        yield begin


def fields(model):
    return [chip.registers[TX_CONTROL] & 3 for chip in model.chips]


@needs_mfrc522
@WIRINGS
def test_each_antenna_is_a_chip_of_its_own(begun, wiring):
    bus, model = begun(wiring)
    assert (bus.package.standin, bus.package.version) == ("", "0.0.7")
    order = [*range(wiring.antennas), *reversed(range(wiring.antennas))]
    for antenna in order:
        bus.transfer(antenna, write(T_RELOAD_LOW, 100 + antenna))
    assert [chip.registers[T_RELOAD_LOW] for chip in model.chips] == [100 + antenna for antenna in range(wiring.antennas)]
    assert {bus.transfer(antenna, read(VERSION, T_RELOAD_LOW))[1:] for antenna in order} == {
        bytes((0x92, 100 + antenna)) for antenna in range(wiring.antennas)
    }


@needs_mfrc522
@WIRINGS
def test_the_package_leaves_no_field_on(begun, wiring):
    _, model = begun(wiring)
    assert fields(model) == [0] * wiring.antennas


@needs_mfrc522
@WIRINGS
def test_hushed_every_field_is_off(begun, wiring):
    bus, model = begun(wiring)
    for antenna in range(wiring.antennas):
        bus.transfer(antenna, write(TX_CONTROL, FIELD_ON))
    assert fields(model) == [3] * wiring.antennas
    bus.hush()
    assert fields(model) == [0] * wiring.antennas


@needs_mfrc522
@pytest.mark.parametrize("wiring", [LINES, DECODER], ids=["lines", "decoder"])
def test_the_reset_line_resets_all_chips(begun, wiring):
    bus, model = begun(wiring)
    for antenna in range(wiring.antennas):
        bus.transfer(antenna, write(T_RELOAD_LOW, 7))
    bus.reset()
    assert [chip.registers[T_RELOAD_LOW] for chip in model.chips] == [0] * wiring.antennas


@needs_mfrc522
def test_a_dead_chip_answers_with_zeros(begun):
    bus, _ = begun(Wiring(select=(5, 6), antennas=2, model={"dead": [1]}))
    assert [bus.transfer(antenna, read(VERSION))[1] for antenna in (0, 1)] == [0x92, 0x00]


def test_what_stood_in_is_gone_afterwards():
    before = Device.pin_factory
    with modelled(LINES):
        assert Device.pin_factory is not before
        assert "spidev" in sys.modules
    assert Device.pin_factory is before
    assert "spidev" not in sys.modules


@pytest.mark.parametrize(
    ("told", "said"),
    [
        ({"tag": {}}, "the model of the wiring: there is no key 'tag'; keys are tags, dead"),
        ({"tags": []}, "the model of the wiring: 'tags' is []; write the uids on each antenna"),
        ({"tags": {"1": ["04a1b2c3"]}}, "the model of the wiring: there is no antenna '1'; they are 0 to 0"),
        ({"tags": {"0": ["04a1b2"]}}, "the model of the wiring: '04a1b2' is no uid; write 4, 7 or 10 bytes"),
        ({"tags": {"0": [4]}}, "the model of the wiring: 4 is no uid; "),
        ({"dead": 1}, "the model of the wiring: 'dead' is 1; write a list of antennas"),
        ({"dead": [-1]}, "the model of the wiring: there is no antenna -1; they are 0 to 0"),
    ],
)
def test_a_model_that_is_none_is_told_trouble_line(told, said):
    with pytest.raises(Trouble) as caught, modelled(Wiring(model=told)):
        pass
    assert in_words(caught.value).startswith(said)
