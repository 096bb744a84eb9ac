"""What is going to happen inside a chip, and when: it comes about at the next access, in the right order and at its own time."""

from __future__ import annotations

from collections.abc import Callable
from math import inf

SENT, FIFTH_BIT, HEARD, RAN_OUT, AWAKE, SUMMED = range(6)


class Agenda:
    __slots__ = ("_steps", "_times", "due")

    def __init__(self) -> None:
        self.due = inf  # when the next of them is
        self._times = [inf] * 6
        self._steps: dict[int, Callable[[float], None]] = {}

    def on(self, step: int, comes: Callable[[float], None]) -> None:
        self._steps[step] = comes

    def plan(self, step: int, us: float) -> None:
        """It will happen then, and not when it was planned before."""
        self._times[step] = us
        self.due = min(self._times)

    def drop(self, *steps: int) -> None:
        for step in steps:
            self._times[step] = inf
        self.due = min(self._times)

    def clear(self) -> None:
        self._times[:] = [inf] * 6
        self.due = inf

    def holds(self, step: int) -> bool:
        return self._times[step] < inf

    def settle(self, us: float) -> None:
        """All that is due up to that time."""
        while self.due <= us:
            at = self.due
            step = self._times.index(at)
            self.drop(step)
            self._steps[step](at)
