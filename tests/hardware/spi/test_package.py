"""The adapter stands on the package mfrc522 as it comes from PyPI, and on no other; faults at the edge of spidev and RPi.GPIO are told."""

from __future__ import annotations

import importlib.util
import sys
from types import ModuleType

import pytest

from hardware.rc522 import registers
from hardware.readers.spi.gpio_standin import Gpio
from hardware.readers.spi.package import NAMES, Package
from hardware.trouble import Trouble
from tests.words.english import in_words

needs_mfrc522 = pytest.mark.skipif(importlib.util.find_spec("mfrc522") is None, reason="mfrc522 is not installed")
FIELD_OFF = [registers.TX_CONTROL << 1, 0x00]


@pytest.fixture
def gpio(mocker, monkeypatch):
    """An RPi.GPIO that works."""
    working = mocker.Mock(BCM=11, OUT=0, HIGH=1)
    working.getmode.return_value = None
    place(monkeypatch, working)
    return working


def place(monkeypatch, gpio):
    above = ModuleType("RPi")
    above.GPIO = gpio
    monkeypatch.setitem(sys.modules, "RPi", above)
    monkeypatch.setitem(sys.modules, "RPi.GPIO", gpio)


def other(monkeypatch, **changed):
    """A package of the same name that is not the same."""
    names = {theirs: getattr(registers, ours) for ours, theirs in NAMES.items()} | changed
    methods = dict.fromkeys(("MFRC522_Init", "Read_MFRC522", "Write_MFRC522", "AntennaOff"), print)
    package = ModuleType("mfrc522")
    package.__file__ = "/somewhere/mfrc522/__init__.py"
    package.MFRC522 = type("MFRC522", (), {name: value for name, value in (methods | names).items() if value is not None})
    monkeypatch.setitem(sys.modules, "mfrc522", package)


def refusal():
    with pytest.raises(Trouble) as caught:
        Package(0, 0, 1_000_000)
    assert "\n" not in str(caught.value)
    return in_words(caught.value)


@needs_mfrc522
def test_the_package_opens_the_bus_and_no_field_stays_on(spi, gpio):
    package = Package(1, 2, 4_000_000)
    spi.open.assert_called_once_with(1, 2)
    assert spi.max_speed_hz == 4_000_000
    assert spi.xfer2.call_args.args == (FIELD_OFF,)
    assert package.spi is spi
    assert (package.version, package.standin, package.told) == ("0.0.7", "", "mfrc522 0.0.7")


@needs_mfrc522
def test_the_package_touches_no_pin(spi, gpio):
    Package(0, 0, 1_000_000).close()
    assert [call[0] for call in gpio.method_calls] == ["setup", "output", "getmode", "setmode", "setup", "output"]
    assert all(call.args[0] == [] for call in gpio.setup.mock_calls + gpio.output.mock_calls)


@needs_mfrc522
def test_closed_it_lets_go_of_the_bus_and_of_nobody_elses_pins(spi, gpio):
    Package(0, 0, 1_000_000).close()
    spi.close.assert_called_once_with()
    gpio.cleanup.assert_not_called()


@needs_mfrc522
@pytest.mark.parametrize(
    "error",
    [RuntimeError("This module can only be run on a Raspberry Pi!"), ImportError("No module named 'RPi'")],
    ids=["elsewhere", "not installed"],
)
def test_where_rpi_gpio_cannot_be_imported_gpiozero_stands_in_and_that_is_told(spi, pins, elsewhere, error):
    elsewhere(error)
    package = Package(0, 0, 1_000_000)
    assert package.standin == str(error)
    assert package.told == "mfrc522 0.0.7, RPi.GPIO on gpiozero"
    assert isinstance(sys.modules["mfrc522"].MFRC522.__init__.__globals__["GPIO"], Gpio)
    assert Package(0, 1, 1_000_000).standin == str(error)


@needs_mfrc522
def test_on_a_pi_5_rpi_gpio_is_imported_and_fails_at_the_first_pin(spi, gpio, pins):
    gpio.setup.side_effect = RuntimeError("Cannot determine SOC peripheral base address")
    assert Package(0, 0, 1_000_000).standin == "Cannot determine SOC peripheral base address"


@needs_mfrc522
def test_rpi_lgpio_takes_no_empty_list(spi, gpio, pins):
    gpio.output.side_effect = RuntimeError("Number of channels != number of values")
    assert Package(0, 0, 1_000_000).standin == "Number of channels != number of values"


@needs_mfrc522
def test_where_rpi_gpio_works_nothing_stands_in_for_it(spi, gpio):
    Package(0, 0, 1_000_000)
    assert sys.modules["RPi.GPIO"] is gpio
    assert sys.modules["mfrc522"].MFRC522.__init__.__globals__["GPIO"] is gpio


@needs_mfrc522
@pytest.mark.parametrize(
    ("error", "fix"),
    [
        (FileNotFoundError(2, "No such file or directory"), "switch SPI on with raspi-config, and see that 'bus' and 'device' are right"),
        (PermissionError(13, "Permission denied"), "add this user to the group spi"),
        (OSError(16, "Device or resource busy"), "see that SPI is switched on and that no other program uses it"),
    ],
)
def test_a_bus_that_cannot_be_opened_is_told_with_its_path(spi, gpio, error, fix):
    spi.open.side_effect = error
    assert refusal() == f"/dev/spidev0.0: it cannot be used ({error}); {fix}"


@needs_mfrc522
@pytest.mark.parametrize("error", [OSError(5, "Input/output error"), ZeroDivisionError()])
def test_a_bus_that_fails_as_it_is_begun_is_closed(spi, gpio, error):
    spi.xfer2.side_effect = error
    with pytest.raises(Trouble if isinstance(error, OSError) else ZeroDivisionError):
        Package(0, 0, 1_000_000)
    spi.close.assert_called_once_with()


def test_without_the_package_it_is_told_what_to_install(spi, gpio, monkeypatch):
    monkeypatch.setitem(sys.modules, "mfrc522", None)
    said = refusal()
    assert said.startswith("the package mfrc522: it cannot be imported (")
    assert said.endswith("; pip install 'facedown[pi]'")


@needs_mfrc522
def test_without_spidev_it_is_told_what_to_install(gpio, monkeypatch):
    monkeypatch.setitem(sys.modules, "spidev", None)
    assert refusal().startswith("the package spidev: it cannot be imported (")


@pytest.mark.parametrize(
    ("changed", "what"),
    [
        ({"TxAutoReg": 0x16}, "its TxAutoReg is 22"),
        ({"CommIrqReg": None}, "its CommIrqReg is missing"),
        ({"PCD_TRANSCEIVE": 0x0D}, "its PCD_TRANSCEIVE is 13"),
        ({"MFRC522_Init": None}, "it has no MFRC522_Init"),  # mfrc522-python 0.0.9: the same registers, other methods
        ({"AntennaOff": None}, "it has no AntennaOff"),
    ],
)
def test_another_package_of_that_name_is_refused(spi, gpio, monkeypatch, changed, what):
    other(monkeypatch, **changed)
    found = refusal()
    assert found.startswith("the package mfrc522 in /somewhere/mfrc522/__init__.py: another one than mfrc522 0.0.7 of PyPI")
    assert f" goes by that name ({what}); pip uninstall " in found
    assert found.endswith("then pip install --no-deps mfrc522==0.0.7")
    spi.open.assert_not_called()


def test_a_package_that_holds_no_reader_is_refused(spi, gpio, monkeypatch):
    other(monkeypatch)
    del sys.modules["mfrc522"].MFRC522
    assert "(its CommandReg is missing)" in refusal()


def test_every_register_and_command_of_the_driver_is_compared():
    """Those that are bits of registers stand after the commands."""
    numbers = [name for name, value in vars(registers).items() if name.isupper() and isinstance(value, int)]
    assert tuple(NAMES) == tuple(numbers[: numbers.index("POWER_DOWN")])
