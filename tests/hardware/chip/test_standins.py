"""Modules that stand in for those of a Pi: found by `import`, forgotten afterwards, and as strict as the real ones where it matters."""

from __future__ import annotations

import sys
from textwrap import dedent

import pytest

from hardware.chip import registers as r
from hardware.chip.model import Model
from hardware.chip.standins import standing_in
from tests.hardware.chip.driving import r_of

NAMES = ("spidev", "RPi", "RPi.GPIO")


@pytest.fixture
def model():
    return Model(3)


def opened(bus=0, device=0):
    import spidev

    spi = spidev.SpiDev()
    spi.open(bus, device)
    return spi


def test_the_modules_are_there_as_long_as_it_lasts(model):
    before = {name: sys.modules.get(name) for name in NAMES}
    with standing_in(model):
        import spidev
        from RPi import GPIO

        assert (GPIO.BCM, GPIO.BOARD, GPIO.OUT, GPIO.LOW, spidev.SpiDev().max_speed_hz) == (11, 10, 0, 0, 500_000)
    assert {name: sys.modules.get(name) for name in NAMES} == before


@pytest.fixture
def package(tmp_path, monkeypatch):
    """A library upon them, with a module that does not know them, and one that it imports by the way."""
    library = tmp_path / "alibrary"
    library.mkdir()
    (library / "__init__.py").write_text("from . import inner, part\n")
    (library / "inner.py").write_text("import spidev\nimport RPi.GPIO as GPIO\n")
    (library / "part.py").write_text(dedent('"""Knows nothing."""'))
    (tmp_path / "bystander.py").write_text("import json\n")
    monkeypatch.syspath_prepend(tmp_path)
    yield "alibrary"
    for name in [name for name in sys.modules if name.startswith(("alibrary", "bystander"))]:
        del sys.modules[name]


def test_what_was_imported_upon_them_is_forgotten_and_nothing_else(model, package):
    with standing_in(model):
        import alibrary
        import bystander

        inner = alibrary.inner
    assert not [name for name in sys.modules if name.startswith(package)]
    assert sys.modules["bystander"] is bystander
    with standing_in(model):
        import alibrary

        assert alibrary.inner is not inner


def test_libraries_that_were_there_before_are_set_aside_and_come_back(model, monkeypatch):
    mine = type(sys)("mfrc522")
    monkeypatch.setitem(sys.modules, "mfrc522", mine)
    with standing_in(model):
        assert "mfrc522" not in sys.modules
    assert sys.modules["mfrc522"] is mine


def test_they_are_taken_away_after_an_error_too(model):
    with pytest.raises(RuntimeError, match="here"), standing_in(model):
        raise RuntimeError("here")
    assert "spidev" not in sys.modules or not hasattr(sys.modules["spidev"].SpiDev, "_pi")


@pytest.mark.parametrize("name", ["xfer", "xfer2"])
def test_a_reply_stands_in_the_list_that_was_passed_in(model, name):
    with standing_in(model):
        values = [r_of(r.VERSION), 0]
        reply = getattr(opened(), name)(values)
    assert (values, reply is values) == ([0, 0x92], True)


def test_bus_and_device_choose_the_chip(model):
    model.chips[1].version, model.chips[2].version = 0x91, 0xB2
    with standing_in(model, {(0, 0): 1, (1, 2): 2}):
        assert [opened(*each).xfer2([r_of(r.VERSION), 0])[1] for each in ((0, 0), (1, 2), (0, 1))] == [0x91, 0xB2, 0xFF]
        with pytest.raises(FileNotFoundError):
            opened(3, 0)


def test_a_device_can_be_opened_as_it_is_made(model):
    with standing_in(model):
        import spidev

        assert spidev.SpiDev(0, 1).xfer2([r_of(r.VERSION), 0])[1] == 0x92


def test_transfers_take_the_time_of_their_speed(model):
    with standing_in(model):
        spi = opened()
        before = model.clock.us
        spi.max_speed_hz = 1_000_000
        spi.xfer2([0] * 3)
        spi.xfer2([0] * 3, 2_000_000)
    assert model.clock.us - before == 40 + 24 + 40 + 12


def test_a_closed_device_transfers_nothing(model):
    with standing_in(model):
        with opened() as spi:
            spi.writebytes([r.T_RELOAD_LOW << 1, 7])
            assert spi.readbytes(2) == [0, 0]
        with pytest.raises(OSError, match="Bad file"):
            spi.xfer2([0])
        with pytest.raises(TypeError, match="at least one"):
            opened().xfer2([])


def test_lines_choose_chips_where_they_are_low(model):
    for number in range(3):
        model.chips[number].version = 0xF0 | 1 << number
    with standing_in(model, lines={11: 0, 13: 1, 15: 2}):
        from RPi import GPIO

        spi = opened()
        GPIO.setmode(GPIO.BOARD)
        GPIO.setup([11, 13, 15], GPIO.OUT, initial=GPIO.HIGH)
        seen = []
        for levels in ((1, 1, 1), (0, 1, 1), (1, 0, 1), (0, 0, 1), (1, 1, 0)):
            GPIO.output((11, 13, 15), levels)
            seen.append(spi.xfer2([r_of(r.VERSION), 0])[1])
    assert seen == [0xFF, 0xF1, 0xF2, 0xF0, 0xF4]


def test_a_reset_line_that_falls_resets_all_chips(model):
    with standing_in(model, rst=22) as pi:
        from RPi import GPIO

        spi = opened()
        spi.xfer2([r.T_RELOAD_LOW << 1, 7])
        GPIO.setmode(GPIO.BOARD)
        GPIO.setup(22, GPIO.OUT, initial=1)
        assert (spi.xfer2([r_of(r.T_RELOAD_LOW), 0])[1], pi.gpio.input(22)) == (7, 1)
        GPIO.output(22, 0)
        GPIO.output(22, 1)
        model.rest_until(model.ticks() + 1000)
        assert spi.xfer2([r_of(r.T_RELOAD_LOW), 0])[1] == 0


def test_lines_say_what_the_real_ones_say(model):
    with standing_in(model):
        from RPi import GPIO

        with pytest.raises(RuntimeError, match="pin numbering mode"):
            GPIO.setup(7, GPIO.OUT)
        with pytest.raises(ValueError, match="invalid mode"):
            GPIO.setmode(3)
        GPIO.setmode(GPIO.BCM)
        with pytest.raises(ValueError, match="different mode"):
            GPIO.setmode(GPIO.BOARD)
        with pytest.raises(RuntimeError, match="as an OUTPUT"):
            GPIO.output(7, 1)
        with pytest.raises(RuntimeError, match="setup"):
            GPIO.input(8)
        with pytest.raises(RuntimeError, match="as an input"):
            GPIO.add_event_detect(8, GPIO.FALLING)
        GPIO.setwarnings(0)
        GPIO.setup(8, GPIO.IN, pull_up_down=GPIO.PUD_UP)
        GPIO.add_event_detect(8, GPIO.FALLING, callback=print)
        GPIO.add_event_callback(8, print)
        with pytest.raises(RuntimeError, match="Conflicting"):
            GPIO.add_event_detect(8, GPIO.FALLING)
        assert (GPIO.input(8), GPIO.event_detected(8), GPIO.wait_for_edge(8, GPIO.FALLING, timeout=1)) == (1, False, None)
        GPIO.remove_event_detect(8)
        with pytest.raises(RuntimeError, match="first"):
            GPIO.add_event_callback(8, print)
        GPIO.setup(7, GPIO.OUT)
        assert (GPIO.getmode(), GPIO.gpio_function(7), GPIO.gpio_function(8), GPIO.input(7)) == (GPIO.BCM, GPIO.OUT, GPIO.IN, 0)
        GPIO.cleanup(8)
        GPIO.cleanup()
        assert GPIO.getmode() is None
