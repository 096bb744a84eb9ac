"""What goes out waits here until the entry that it rests on is written: what was said is never lost (E4)."""

from __future__ import annotations

from collections import deque
from typing import Generic, TypeVar

from companion.core.referee.entries import Journal

T = TypeVar("T")


class Outbox(Generic[T]):
    def __init__(self) -> None:
        self._waiting: deque[tuple[Journal | None, int, T]] = deque()

    def hold(self, journal: Journal | None, entry: int, one: T) -> None:
        """Until that entry of that match is written; without a match there is nothing to wait for but what is held already."""
        self._waiting.append((journal, entry, one))

    def released(self) -> tuple[T, ...]:
        """What may go out now, in the order in which it was held; the journals are told so by whoever lets it out."""
        out = []
        while self._waiting:
            journal, entry, one = self._waiting[0]
            if journal is not None and journal.written() < entry:
                break
            self._waiting.popleft()
            out.append(one)
        return tuple(out)

    @property
    def is_empty(self) -> bool:
        return not self._waiting
