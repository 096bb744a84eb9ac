"""Pins that are none, and modules that are forgotten again."""

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
