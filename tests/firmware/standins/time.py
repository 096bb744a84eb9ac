"""MicroPython's `time` with the clock of the modelled chips, so that what a poll takes does not depend on the machine that runs the tests.

The clock of milliseconds, by which the hub waits for the Pi, stays the real one: there is a real line between them.
"""

from machine import clock
from utime import ticks_add, ticks_diff, ticks_ms  # noqa: F401

ASKED = 1  # us that it takes to look at the clock, so that a loop that waits for a time comes to its end


def ticks_us():
    clock.us += ASKED
    return clock.us


def sleep_ms(ms):
    clock.us += 1000 * ms
