"""Events that are due inside a chip, with their times: the next access settles them, in their order and each at its own time."""

from __future__ import annotations

from collections.abc import Callable
from math import inf

SENT, FIFTH_BIT, HEARD, RAN_OUT, AWAKE, SUMMED = range(6)


class Agenda:
    __slots__ = ("_steps", "_times", "due")

    def __init__(self) -> None:
        self.due = inf  # the time of the next event
        self._times = [inf] * 6
        self._steps: dict[int, Callable[[float], None]] = {}

    def on(self, step: int, comes: Callable[[float], None]) -> None:
        self._steps[step] = comes

    def plan(self, step: int, us: float) -> None:
        """Plan the event for that time; an earlier plan for it is dropped."""
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
        """Run all events that are due up to that time."""
        while self.due <= us:
            at = self.due
            step = self._times.index(at)
            self.drop(step)
            self._steps[step](at)
