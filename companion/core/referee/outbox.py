"""Everything that goes out waits here until the entry that it rests on is written, so that no announcement is lost (E4)."""

from __future__ import annotations

from collections import deque
from typing import Generic, TypeVar

from companion.core.referee.entries import Journal

T = TypeVar("T")


class Outbox(Generic[T]):
    def __init__(self) -> None:
        self._waiting: deque[tuple[Journal | None, int, T]] = deque()

    def hold(self, journal: Journal | None, entry: int, one: T) -> None:
        """Hold it until that entry of that match is written; without a journal it only waits for what is held already."""
        self._waiting.append((journal, entry, one))

    def released(self) -> tuple[T, ...]:
        """All that may go out now, in the order in which it was held; the caller tells the journals once it went out."""
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
