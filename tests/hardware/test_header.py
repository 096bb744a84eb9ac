"""The pins of the header are found by the label of their GPIO chip, whatever its number."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest
from gpiozero import Device

from hardware.header import CHIP_INFO, HeaderChip, header_chip, label_of, prepare_pins

OTHERS = "gpio-brcmstb@107d508500"
PI_5_BEFORE = {0: OTHERS, 1: OTHERS, 2: OTHERS, 3: OTHERS, 4: "pinctrl-rp1"}
PI_5 = {0: "pinctrl-rp1", 10: OTHERS, 11: OTHERS, 12: OTHERS, 13: OTHERS}
PI_5_LATER = {11: OTHERS, 12: OTHERS, 13: "pinctrl-bcm2712", 14: OTHERS, 15: "pinctrl-rp1"}
PI_4 = {0: "pinctrl-bcm2711", 1: "raspberrypi-exp-gpio"}
PI_3 = {0: "pinctrl-bcm2835", 1: "raspberrypi-exp-gpio"}
CHIPS = [(PI_5_BEFORE, 4), (PI_5, 0), (PI_5_LATER, 15), ({**PI_5_LATER, 11: "pinctrl-rp1", 15: OTHERS}, 11), (PI_4, 0), (PI_3, 0)]


@pytest.fixture
def devices(tmp_path):
    """A folder with these chips, and the function that knows their labels."""

    def of(labels):
        for number in labels:
            (tmp_path / f"gpiochip{number}").touch()
        for name in ("gpiomem", "gpiochip", "gpiochipX", "spidev0.0"):
            (tmp_path / name).touch()
        return tmp_path, lambda path: labels[int(path.name.removeprefix("gpiochip"))]

    return of


@pytest.mark.parametrize(("labels", "number"), CHIPS)
def test_the_chip_at_the_header_is_found_by_its_label(devices, labels, number):
    assert header_chip(*devices(labels)) == HeaderChip(number, labels[number])


def test_of_two_names_of_one_chip_the_lower_counts(devices):
    assert header_chip(*devices({**PI_5, 4: "pinctrl-rp1"})) == HeaderChip(0, "pinctrl-rp1")


def test_elsewhere_there_is_none(devices, tmp_path):
    assert header_chip(tmp_path / "nowhere") is None
    assert header_chip(*devices({0: "INTC1055:00", 1: "pinctrl-bcm2712"})) is None


def test_the_label_is_that_of_the_kernel(tmp_path, mocker):
    device = tmp_path / "gpiochip0"
    device.touch()
    assert label_of(device) == ""  # no GPIO chip
    assert label_of(tmp_path / "gpiochip9") == ""

    def told(file, request, answer):
        answer[:44] = b"gpiochip0".ljust(32, b"\0") + b"pinctrl-rp1\0"
        return 0

    ioctl = mocker.patch("fcntl.ioctl", side_effect=told)
    assert label_of(device) == "pinctrl-rp1"
    assert ioctl.call_args.args[1] == CHIP_INFO


class Factory:
    def __init__(self, chip=None):
        if chip == 99:
            raise RuntimeError("can not open gpiochip")
        self.chip = chip


@pytest.fixture
def lgpio(monkeypatch):
    """gpiozero without any pins yet, and with a library of them."""
    module = ModuleType("gpiozero.pins.lgpio")
    module.LGPIOFactory = Factory
    monkeypatch.setitem(sys.modules, "gpiozero.pins.lgpio", module)
    monkeypatch.setattr(Device, "pin_factory", None)
    monkeypatch.delenv("GPIOZERO_PIN_FACTORY", raising=False)


@pytest.mark.parametrize(("labels", "number"), CHIPS)
def test_gpiozero_is_given_the_chip_at_the_header(lgpio, devices, labels, number):
    prepare_pins(lambda: header_chip(*devices(labels)))
    assert Device.pin_factory.chip == number


def test_gpiozero_chooses_as_usual_elsewhere_and_where_the_chip_cannot_be_had(lgpio):
    for found in (None, HeaderChip(99, "pinctrl-rp1")):
        prepare_pins(lambda found=found: found)
        assert Device.pin_factory is None


def test_pins_that_were_chosen_before_stay(lgpio, monkeypatch):
    before = Factory(7)
    monkeypatch.setattr(Device, "pin_factory", before)
    prepare_pins(lambda: HeaderChip(0, "pinctrl-rp1"))
    assert Device.pin_factory is before
    monkeypatch.setattr(Device, "pin_factory", None)
    monkeypatch.setenv("GPIOZERO_PIN_FACTORY", "mock")
    prepare_pins(lambda: HeaderChip(0, "pinctrl-rp1"))
    assert Device.pin_factory is None
