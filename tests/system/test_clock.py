"""Time comes from a clock that can be exchanged."""

from __future__ import annotations

import pytest

from companion.system.clock import Clock, RealClock, VirtualClock


@pytest.mark.parametrize("clock", [RealClock(), VirtualClock()], ids=["real", "virtual"])
def test_time_never_decreases_and_waiting_takes_at_least_so_long(clock: Clock):
    times = []
    for seconds in (0.0, 0.001, -1.0, 0.002):
        before = clock.now()
        clock.wait(seconds)
        times += [before, clock.now()]
        assert times[-1] - before >= seconds
    assert times == sorted(times)


def test_a_virtual_clock_moves_only_when_somebody_waits():
    clock = VirtualClock(12.5)
    assert (clock.now(), clock.now()) == (12.5, 12.5)
    clock.wait(3600.0)
    clock.wait(-7.0)
    assert clock.now() == 3612.5


def test_the_real_clock_asks_the_monotonic_one_and_sleeps_only_forward(mocker):
    monotonic = mocker.patch("time.monotonic", side_effect=[100.0, 104.5])
    sleep = mocker.patch("time.sleep")
    clock = RealClock()
    assert clock.now() == 4.5
    clock.wait(2.0)
    clock.wait(0.0)
    clock.wait(-2.0)
    assert monotonic.call_count == 2
    sleep.assert_called_once_with(2.0)
