"""Readers that play a given row of passes: for tests, and to replay a recording."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable, Iterator
from itertools import pairwise

from hardware.sighting import Pass


class Scripted:
    """Readers with given passes. `ask` is only recorded: a script that answers it holds the passes of the slots asked for."""

    def __init__(self, slots: Iterable[str], passes: Iterable[Pass]) -> None:
        self.slots = tuple(slots)
        self.asked: list[tuple[str, ...]] = []
        self._left = deque(passes)
        if any(later.at < earlier.at for earlier, later in pairwise(self._left)):
            raise ValueError("the passes of a script go back in time")

    def passes(self, until: float) -> Iterator[Pass]:
        while self._left and self._left[0].at <= until:
            yield self._left.popleft()

    def ask(self, slots: Collection[str]) -> None:
        """In the mat's order, so that a set that was asked for can be compared; a slot that is not the mat's raises."""
        self.asked.append(tuple(sorted(slots, key=self.slots.index)))

    def close(self) -> None:
        self._left.clear()
