"""The bus of a Pi: lines, turns and rests around each transfer, and what a bus that fails leaves behind."""

from __future__ import annotations

import fcntl
import importlib.util
from contextlib import closing

import pytest
from gpiozero import OutputDevice

from hardware.readers.spi import bus as bus_module
from hardware.readers.spi.bus import POLLED, PiBus
from hardware.readers.spi.wiring import Wiring
from hardware.trouble import Trouble

pytestmark = pytest.mark.skipif(importlib.util.find_spec("mfrc522") is None, reason="mfrc522 is not installed")

LINES = Wiring(select=(5, 6), reset=25, antennas=2)
FRAME = bytes((0x80 | 0x37 << 1, 0))


class Time:
    """A clock that a look at it moves by `look` us, and on which a sleep lasts 80 us longer than it should."""

    def __init__(self, look=1):
        self.us, self.look, self.slept = 0, look, []

    def monotonic_ns(self):
        self.us += self.look
        return self.us * 1000

    def sleep(self, seconds):
        self.slept.append(round(seconds * 1e6))
        self.us += round(seconds * 1e6) + 80


@pytest.fixture
def clock(monkeypatch):
    found = Time()
    monkeypatch.setattr(bus_module, "time", found)
    return found


@pytest.fixture
def bus(pins, spi):
    with closing(PiBus(LINES)) as found:
        spi.xfer2.reset_mock()
        yield found


def states(pins, *numbers):
    return tuple(int(pins.pin(number).state) for number in numbers)


def test_a_frame_goes_to_the_chip_that_its_line_selects_and_its_answer_comes_back(bus, spi, pins):
    seen = []

    def xfer2(values):
        seen.append((values, states(pins, 5, 6)))
        return [0xFF, 0x92]

    spi.xfer2.side_effect = xfer2
    assert [bus.transfer(1, FRAME), bus.transfer(0, FRAME)] == [b"\xff\x92"] * 2
    assert seen == [(list(FRAME), (1, 0)), (list(FRAME), (0, 1))]
    assert states(pins, 5, 6) == (1, 1)


def test_a_transfer_that_fails_leaves_nobody_selected(bus, spi, pins):
    spi.xfer2.side_effect = OSError(5, "Input/output error")
    with pytest.raises(OSError, match="Input/output error"):
        bus.transfer(0, FRAME)
    assert states(pins, 5, 6) == (1, 1)


def test_nobody_is_selected_while_the_package_begins_and_no_chip_is_held_in_reset(pins, spi):
    seen = set()

    def xfer2(values):
        seen.add(states(pins, 5, 6, 25))
        return [0] * len(values)

    spi.xfer2.side_effect = xfer2
    with closing(PiBus(LINES)):
        assert seen == {(1, 1, 1)}


def test_programs_on_one_bus_take_turns(pins, spi, monkeypatch, tmp_path):
    (tmp_path / "spi0").mkdir()
    monkeypatch.setattr(bus_module, "MASTERS", str(tmp_path))
    free = []

    def xfer2(values):
        free.append(is_free(tmp_path / "spi0"))
        return [0] * len(values)

    spi.xfer2.side_effect = xfer2
    with closing(PiBus(LINES)) as bus:
        bus.transfer(1, FRAME)
        spi.xfer2.side_effect = OSError
        with pytest.raises(OSError):  # noqa: PT011 - whatever it is
            bus.transfer(1, FRAME)
        assert (set(free), is_free(tmp_path / "spi0")) == ({False}, True)


def is_free(path):
    """No other program has its turn on that bus; two files opened in one program count as two."""
    other = bus_module.os.open(path, bus_module.os.O_RDONLY)
    try:
        fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    finally:
        bus_module.os.close(other)
    return True


def test_ticks_are_microseconds(bus, clock):
    clock.us = 1_234_567
    assert (bus.ticks(), bus.ticks()) == (1_234_568, 1_234_569)


@pytest.mark.parametrize(
    ("left", "slept"),
    [(-5, []), (0, []), (60, []), (POLLED, []), (POLLED + 2, [1]), (1000, [1000 - POLLED - 1]), (5000, [5000 - POLLED - 1])],
)
def test_a_rest_sleeps_what_a_sleep_can_keep_and_polls_the_rest_away(bus, clock, left, slept):
    target = clock.us + left
    bus.rest_until(target)
    assert clock.slept == slept
    assert max(target, 0) <= clock.us <= max(target, 0) + 2


def test_reset_pulls_the_line_of_all_chips_low_for_a_moment(bus, clock, pins, mocker):
    levels = []
    mocker.patch.object(clock, "sleep", lambda seconds: levels.append((states(pins, 25), seconds)))
    bus.reset()
    assert levels == [((0,), 0.0001)]
    assert states(pins, 25) == (1,)


def test_without_a_reset_line_there_is_no_reset(pins, spi, clock):
    with closing(PiBus(Wiring())) as bus:
        bus.reset()
    assert clock.slept == []


def test_hushed_every_field_is_off_whatever_fails(bus, spi, pins):
    selected = []

    def xfer2(values):
        selected.append((states(pins, 5, 6), values))
        raise OSError

    spi.xfer2.side_effect = xfer2
    bus.hush()
    assert selected == [((0, 1), [0x28, 0x80]), ((1, 0), [0x28, 0x80])]


def test_closed_everything_is_free_again(pins, spi):
    PiBus(LINES).close()
    spi.close.assert_called_once_with()
    PiBus(LINES).close()


def test_what_cannot_be_opened_leaves_nothing_open(pins, spi):
    spi.open.side_effect = FileNotFoundError(2, "No such file or directory")
    with pytest.raises(Trouble, match=r"/dev/spidev0\.0"):
        PiBus(LINES)
    for pin in (5, 6, 25):
        OutputDevice(pin).close()
