"""A match as the screen shows it: nothing of it, neither card nor word, before the entry that it rests on is written (law 8)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import ceil
from typing import Protocol

from companion.core.decks.card import CardId
from companion.core.frozen import dataclass
from companion.core.games.game import OfSeat, Setup
from companion.core.referee.announcements import Announcement
from companion.core.referee.lessons import Lessons, needs_eyes
from companion.core.referee.outbox import Outbox
from companion.core.referee.referee import Referee
from companion.core.referee.step import Step
from companion.core.referee.table_view import TableView, looked_at
from companion.events import Slot
from companion.pages.taking_back import Questions
from companion.pages.telling import Telling, flights
from companion.protocol.table import Opened
from companion.record.seen import has_memory
from companion.screen.sight import SeriesShown, Sight


class RecordNews(Protocol):
    """Reports whether the record can still be written (`companion.app.matches`)."""

    def note_news(self, referee: Referee, at: float) -> bool: ...


@dataclass(frozen=True, slots=True)
class Seen:
    """How the table looked, and what was said of it."""

    entry: int
    table: TableView
    said: tuple[Announcement, ...]


class OnScreen:
    def __init__(self, opened: Opened, record: RecordNews, unsaid: Sequence[Announcement] = (), lessons: Lessons | None = None) -> None:
        """`unsaid` was not shown yet when the match was left; without `lessons` nothing is explained."""
        self.referee, self.lines, self.journal = opened.referee, opened.lines, opened.journal
        self.lines.names_slots = False
        self.match = opened.referee.state.match
        self.is_taken_up = opened.referee.entry > BEGUN
        self.telling = Telling()
        self.latest: tuple[Announcement, ...] = ()  # what was said last
        self.released: tuple[Seen, ...] = ()  # the same, each with the table as it was then
        self._moved: list[tuple[str, str, int]] = []
        self.inspected: CardId | None = None
        self.pan = (0, 0)
        self.chosen: Slot | None = None
        self.leaving: tuple[Slot, ...] = ()  # whose cards seem to be lifted
        self._shown_leaving: tuple[Slot, ...] = ()
        self.is_lifting = False  # one of them seems so since this moment
        self.is_covered = False  # a page lies over it, so no lesson is shown, as it would not be seen
        self._record, self._lessons = record, lessons
        self._has_memory = has_memory(self.match.setup, self.match.deck)
        self._series = _series_of(self.match.setup)
        self._outbox: Outbox[Seen] = Outbox()
        self._step: Step | None = None
        self._changed: frozenset[CardId] = frozenset()
        self._seconds_left: int | None = None
        self.table = looked_at(opened.referee.step)
        self.questions = Questions(self.lines)
        self._unsaid = tuple(unsaid)

    def went_on(self, at: float, now: float) -> bool:
        """`at` is the time of the match, `now` that of the wall; whether there is anything new to be seen."""
        self._record.note_news(self.referee, at)
        step, said = self.referee.step, (*self._unsaid, *self.referee.said())
        self._unsaid = ()
        if step is not self._step or said:
            self._step = step
            entry = self.referee.entry
            self.questions.heard(step.state, said)
            self._outbox.hold(self.journal, entry, Seen(entry, *self.questions.asked_on(step.state, looked_at(step), said)))
        self.released = released = tuple(self._outbox.released())
        self.latest = tuple(one for seen in released for one in seen.said)
        for seen in released:
            self._see(seen, now)
        self.telling.is_elsewhere = self.is_covered or needs_eyes(self.table)
        has_changed = any((self.telling.pass_time(now), released, self._has_passed(at), self._has_lifted()))
        return self._has_taught(now) or has_changed

    def sight(self, *, has_hands: bool = False) -> Sight:
        told = replace(self.telling.told(), why=self._why())
        return Sight(
            self.table, self.match.deck, self.match.shape, self.match.game.ground, self.lines, told, self.inspected, self._changed,
            self.pan, self.chosen, has_hands, self._has_memory, self._series, seconds_left=self._seconds_left, leaving=self.leaving,
        )  # fmt: skip

    def taken_moves(self) -> list[tuple[str, str, int]]:
        """Cards that went from hand to hand since this was asked last: from where, to where, how many."""
        moved, self._moved = self._moved, []
        return moved

    def _has_passed(self, at: float) -> bool:
        """Whether another second of the time of the player who is asked has passed (E9)."""
        time, before = self.table.time, self._seconds_left
        self._seconds_left = None if time is None else ceil(time.left_at(at))
        return self._seconds_left != before

    def _has_lifted(self) -> bool:
        """Whether other cards than before seem to be lifted."""
        before, self._shown_leaving = self._shown_leaving, self.leaving
        self.is_lifting = not set(self.leaving) <= set(before)
        return self.leaving != before

    def _has_taught(self, now: float) -> bool:
        """One lesson at a time, once nothing else is told, is to be put right, or lies over the table."""
        telling = self.telling
        if self._lessons is None:
            return False
        if not self._lessons.are_wanted:
            telling.forget_lesson()
        lesson = self._lessons.next(self.table.view.seats) if telling.may_teach else None
        if lesson is None:
            return False
        telling.teach(lesson, self.lines.text(lesson), now)
        self.latest += (lesson,)
        return True

    def _see(self, seen: Seen, now: float) -> None:
        before, self.table = self.table, seen.table
        if seen.said:
            self._rename(seen.table)
            self.telling.heard(seen.said, now)
            if self._lessons is not None:
                self._lessons.heard(seen.said)
            self._moved += flights(seen.said)
            self.journal.went_out(seen.entry)
        changed = _changed(before, seen.table)
        if changed:
            self._changed, self.inspected, self.chosen = changed, None, None
        if _tops(before) != _tops(seen.table):
            self.inspected = None
        if before.view.turn != seen.table.view.turn:
            self.chosen = None

    def _rename(self, table: TableView) -> None:
        """A seat may have been taken over, or given back by undo (E7)."""
        for one in table.view.seats:
            self.lines.rename({"seat": OfSeat(one.seat), "name": one.name})

    def _why(self) -> str:
        """The ruling behind what was said last."""
        latest = self.telling.latest
        return latest.rule if latest is not None else ""


def _series_of(setup: Setup) -> SeriesShown | None:
    if setup.series is None:
        return None
    return SeriesShown(setup.series.best_of, tuple(zip((one.seat for one in setup.players), setup.series.wins, strict=True)))


def _changed(before: TableView, after: TableView) -> frozenset[CardId]:
    """Cards that visibly lie in another place, or with the other side up."""
    old = {one.card: (one.place, one.is_open) for one in before.view.places}
    new = {one.card: (one.place, one.is_open) for one in after.view.places}
    if before.view.game != after.view.game or not new.keys() & old.keys():
        return frozenset()
    moved = frozenset(card for card, how in new.items() if old.get(card) != how)
    return moved if len(moved) <= MOST_CHANGED else frozenset()


def _tops(table: TableView) -> tuple[CardId, ...]:
    return tuple(one.top for one in table.view.structures)


BEGUN = 1  # entries behind the first that a match may have which has only begun: what became of the record
MOST_CHANGED = 4  # of a whole area that was moved nothing stands out
