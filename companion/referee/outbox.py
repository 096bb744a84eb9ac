"""Announcements wait here until the entry that they rest on is written: what was said is never lost (E4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from companion.referee.announcements import Announcement


class Outbox:
    def __init__(self) -> None:
        self._waiting: list[tuple[int, Announcement]] = []

    def hold(self, entry: int, announcements: Sequence[Announcement]) -> None:
        """Each announcement's id is its entry and its place in it, so that it is the same in every replay."""
        self._waiting += [(entry, replace(one, id=f"{entry}.{place}")) for place, one in enumerate(announcements, start=1)]

    def released(self, written: int) -> tuple[Announcement, ...]:
        """What may be said now, in the order of the entries."""
        said = tuple(one for entry, one in self._waiting if entry <= written)
        self._waiting = [(entry, one) for entry, one in self._waiting if entry > written]
        return said
