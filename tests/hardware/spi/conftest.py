"""Pins and an SPI bus that are none, and modules that are forgotten again."""

from __future__ import annotations

import sys

import pytest
from gpiozero import Device
from gpiozero.pins.mock import MockFactory

FORGOTTEN = ("mfrc522", "pirc522", "spidev", "RPi")


@pytest.fixture
def pins(monkeypatch):
    """gpiozero's own stand-in for the pins of a Pi: `pins.pin(5).state` is what line 5 says."""
    factory = MockFactory()
    monkeypatch.setattr(Device, "pin_factory", factory)
    yield factory
    factory.close()


@pytest.fixture
def spi(mocker, monkeypatch):
    """What `spidev.SpiDev()` is; nothing answers on its bus."""
    spidev = mocker.Mock()
    monkeypatch.setitem(sys.modules, "spidev", spidev)
    spidev.SpiDev.return_value.xfer2.side_effect = lambda values: [0] * len(values)
    return spidev.SpiDev.return_value


@pytest.fixture
def elsewhere(monkeypatch):
    """Not on a Pi: RPi.GPIO fails as it is imported, with the error that this is called with."""

    def fail(error):
        class Refusing:
            def find_spec(self, name, path=None, target=None):
                if name.partition(".")[0] == "RPi":
                    raise error

        monkeypatch.setattr(sys, "meta_path", [Refusing(), *sys.meta_path])

    return fail


@pytest.fixture(autouse=True)
def _modules(monkeypatch):
    """What is imported or put in place in a test is not there in the next."""
    before = dict(sys.modules)
    for name in before:
        if name.partition(".")[0] in FORGOTTEN:
            monkeypatch.delitem(sys.modules, name)
    yield
    for name in set(sys.modules) - set(before):
        if name.partition(".")[0] in FORGOTTEN:
            del sys.modules[name]
