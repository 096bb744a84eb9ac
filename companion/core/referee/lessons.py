"""What a first match explains: one sentence at a time, when something happens that a player at the table has not met before.

Rules of this file: only what was announced teaches, so nothing hidden has a part in it (H1). A lesson waits until nothing else is told; of
several the one that stands first in its game's table goes first, and one that has waited through two acts is told the next time.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol

from companion.core.games.game import SeatView
from companion.core.games.port import Lesson
from companion.core.games.registry import find
from companion.core.referee.announcements import Announcement
from companion.core.referee.table_view import TableView
from companion.events import SeatId

MOST_ACTS = 2  # through which a lesson waits; after more of them its occasion is forgotten
ACTS = ("placed", "revealed", "fits", "violation")  # tones of acts of players
UNDONE = "table-undone"


class Memory(Protocol):
    """Which player knows which lesson, and whether lessons are wanted (`companion.pages.learners`)."""

    @property
    def has_lessons(self) -> bool: ...
    def has_seen(self, name: str, lesson: str) -> bool: ...
    def teach(self, names: Sequence[str], lesson: str) -> None: ...


class Lessons:
    """The lessons of one match; the caller asks for the next one when nothing else is announced."""

    def __init__(self, game: str, memory: Memory, bots: Collection[SeatId] = ()) -> None:
        """Bots learn nothing. Where all players are bots, each lesson is given once in the match."""
        self._memory, self._bots = memory, frozenset(bots)
        found = find(game)
        self._all = found.lessons if found else ()
        self._of = {key: lesson for lesson in self._all for key in lesson.after}
        self._waiting: dict[Lesson, int] = {}  # and the acts that have come since
        self._told: set[str] = set()

    @property
    def are_wanted(self) -> bool:
        return self._memory.has_lessons

    def heard(self, said: Sequence[Announcement]) -> None:
        """Take note of announcements made together; an act that is taken back teaches nothing, nor do the announcements made with it."""
        if not self.are_wanted or any(one.key.startswith(UNDONE) for one in said):
            self._waiting.clear()
            return
        if any(one.tone in ACTS for one in said):
            self._waiting = {lesson: acts + 1 for lesson, acts in self._waiting.items() if acts + 1 < MOST_ACTS}
        for one in said:
            if one.key in self._of:
                self._waiting[self._of[one.key]] = 0

    def next(self, seats: Sequence[SeatView]) -> Announcement | None:
        """The lesson to be told now; all players at the table know it from here on. It concerns no one seat, so it has no arguments."""
        if not self.are_wanted:
            self._waiting.clear()
        people = [seat.name for seat in seats if seat.seat not in self._bots]
        for lesson in [one for one in self._all if one in self._waiting]:
            del self._waiting[lesson]
            if self._is_new(lesson.key, people):
                self._told.add(lesson.key)
                self._memory.teach(people, lesson.key)
                return Announcement(lesson.key, lesson.rule, "plain", {})
        return None

    def _is_new(self, key: str, people: Sequence[str]) -> bool:
        if not people:
            return key not in self._told
        return not all(self._memory.has_seen(name, key) for name in people)


def needs_eyes(table: TableView) -> bool:
    """Whether lessons have to wait: something is to be put right or dealt, or the match is paused or over."""
    return table.is_paused or table.view.stage == "opening" or bool(table.instructions or table.view.winners)
