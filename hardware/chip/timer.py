"""The chip's timer unit (data sheet 8.5): it counts down from its reload value and reports only that it ran out."""

from __future__ import annotations

from math import inf

from hardware.chip.air import CYCLE_US
from hardware.chip.registers import DEMOD, EVEN_PRESCALER, T_MODE, T_PRESCALER, T_RELOAD_HIGH, T_RELOAD_LOW


class Timer:
    """The timer. Reload value and prescaler are read at each start."""

    __slots__ = ("_count", "_registers", "_step_us", "due_us")

    def __init__(self, registers: bytearray) -> None:
        self._registers = registers
        self.due_us = inf  # when it runs out; inf while it is stopped
        self._step_us, self._count = CYCLE_US, 0

    @property
    def runs(self) -> bool:
        return self.due_us < inf

    def start(self, us: float) -> float:
        """Start from the reload value, also where it runs already; returns when it will run out."""
        registers = self._registers
        prescaler = (registers[T_MODE] & 0x0F) << 8 | registers[T_PRESCALER]
        reload = registers[T_RELOAD_HIGH] << 8 | registers[T_RELOAD_LOW]
        self._step_us = (2 * prescaler + (2 if registers[DEMOD] & EVEN_PRESCALER else 1)) * CYCLE_US
        self.due_us = us + (reload + 1) * self._step_us
        return self.due_us

    def stop(self, us: float) -> None:
        """Stop; the count stays."""
        self._count, self.due_us = self.count(us), inf

    def run_out(self) -> None:
        self._count, self.due_us = 0, inf

    def count(self, us: float) -> int:
        return max(0, int((self.due_us - us) / self._step_us)) if self.runs else self._count
