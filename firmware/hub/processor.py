"""The processor's clock and its heap: what MicroPython spends on a poll is more than what the radio needs, and it stops to sweep the heap.

Measured on MicroPython 1.28 in an emulated RP2040 at 125 MHz, where reading flash costs nothing: 0.15 to 0.4 ms from one frame on a bus to
the next one, 10 ms for a sweep of the heap, and 0.6 kB of garbage for each ms of polling, of 190 kB that are free. All of it but the
radio's part shrinks as the clock is raised.
"""

import gc
from time import sleep_ms

from machine import freq, mem32

VREG, VSEL, VOLTS_1_15 = 0x40064000, 0xF0, 0xC0  # RP2040 data sheet 2.10
IDLE = 25  # ms without a frame: no round is under way, in which the Pi waits 20 ms at most
DUE = 100_000  # us of polling; what it leaves behind fits into the heap with room to spare, at 200 MHz too
SHORT = 8_000  # us of polling after which the Pi, which waits 20 ms, can wait for a sweep as well


def hurry(hertz: "int | None") -> None:
    """200 MHz are the most that the RP2040 is specified for, and it wants 1.15 V for them instead of 1.10."""
    if hertz is not None:
        mem32[VREG] = mem32[VREG] & ~VSEL | VOLTS_1_15
        sleep_ms(1)
        freq(hertz)


class Garbage:
    """Garbage is swept while no poll waits, and at the latest before there is so much that a sweep would fall into a poll."""

    def __init__(self) -> None:
        self._us = 0  # of polling since the last sweep

    def patience(self, most: int) -> int:
        """How long to wait for a frame before `nobody_waits`."""
        return IDLE if self._us else most

    def nobody_waits(self) -> None:
        if self._us:
            self._sweep()

    def before_answer(self, us: int) -> None:
        """A poll took so long. The Pi, which waits for the answer, gives no other GO meanwhile, so none comes too late."""
        self._us += us
        if self._us > DUE and us < SHORT:
            self._sweep()

    def after_answer(self) -> None:
        if self._us > DUE:
            self._sweep()

    def _sweep(self) -> None:
        gc.collect()
        self._us = 0
