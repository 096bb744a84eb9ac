"""What a first match explains: one sentence at a time, when something happens for the first time to somebody at the table.

Rules of this file: only what was announced teaches, so nothing hidden has a part in it (H1). A lesson waits until nothing else is told; of
several the one that stands first in its game's table goes first, and one that has waited through two acts is told the next time.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from companion.core.games.game import SeatView
from companion.core.referee.announcements import Announcement
from companion.core.referee.table_view import TableView
from companion.events import SeatId

MOST_ACTS = 2  # through which a lesson waits: then nobody would know any more what it is about
ACTS = ("placed", "revealed", "fits", "violation")  # tones of what somebody did
UNDONE = "table-undone"


@dataclass(frozen=True, slots=True)
class Lesson:
    """Its line, the ruling that it rests on, and what has to be announced before it makes sense."""

    key: str
    rule: str
    after: tuple[str, ...]


COMPARITY = (
    Lesson("comparity-lesson-penalty", "C10", ("comparity-penalty",)),
    Lesson("comparity-lesson-distrust", "C9", ("comparity-distrust",)),
    Lesson("comparity-lesson-split", "C13", ("comparity-split",)),
    Lesson("comparity-lesson-discard", "C12", ("comparity-discarded",)),
    Lesson("comparity-lesson-repair", "C11", ("comparity-repair",)),
    Lesson("comparity-lesson-bonus", "C6", ("comparity-bonus",)),
    Lesson("comparity-lesson-trio", "C6", ("comparity-trio",)),
    Lesson("comparity-lesson-duet", "C5", ("comparity-duet",)),
    Lesson("comparity-lesson-draw", "C5", ("comparity-draws",)),
    Lesson("comparity-lesson-gives", "C14", ("comparity-gives",)),
    Lesson("comparity-lesson-shift", "C18", ("table-reaches-edge", "comparity-shift")),
    Lesson("comparity-lesson-last-card", "C15", ("comparity-one-card",)),
    Lesson("comparity-lesson-check", "C7", ("comparity-reveals",)),
    Lesson("comparity-lesson-order", "C2", ("comparity-opens",)),
    Lesson("comparity-lesson-play", "C4", ("comparity-plays",)),
)
CARDLINE = (
    Lesson("cardline-lesson-play-off", "L4", ("cardline-play-off",)),
    Lesson("cardline-lesson-no-card", "L4", ("cardline-no-card",)),
    Lesson("cardline-lesson-takes-back", "L6", ("cardline-takes-back",)),
    Lesson("cardline-lesson-reshuffled", "L6", ("cardline-reshuffled",)),
    Lesson("cardline-lesson-penalty", "L3", ("cardline-draws",)),
    Lesson("cardline-lesson-long-line", "L8", ("cardline-line-is-long",)),
    Lesson("cardline-lesson-last-card", "E8", ("cardline-one-card",)),
    Lesson("cardline-lesson-fits", "L2", ("cardline-fits-first", "cardline-fits-last", "cardline-fits-between")),
    Lesson("cardline-lesson-order", "L2", ("cardline-opens",)),
    Lesson("cardline-lesson-play", "L9", ("cardline-turn",)),
)
PRIZE = "skyscrapers-gets-"
SKYSCRAPERS = (
    Lesson("skyscrapers-lesson-last-turns", "S19", ("skyscrapers-last-turns", "skyscrapers-deck-empty")),
    Lesson("skyscrapers-lesson-century", "S8", ("skyscrapers-century",)),
    Lesson("skyscrapers-lesson-collapse", "S10", ("skyscrapers-site-collapses", "skyscrapers-building-collapses")),
    Lesson("skyscrapers-lesson-world-record", "S18", (f"{PRIZE}world-record",)),
    Lesson("skyscrapers-lesson-order-and-unity", "S18", (f"{PRIZE}order-and-unity",)),
    Lesson("skyscrapers-lesson-mini-skyscraper", "S18", (f"{PRIZE}mini-skyscraper",)),
    Lesson("skyscrapers-lesson-threshold", "S16", ("skyscrapers-faulty-threshold",)),
    Lesson("skyscrapers-lesson-faulty", "S17", ("skyscrapers-faulty-no-toilet", "skyscrapers-faulty-under-least")),
    Lesson(
        "skyscrapers-lesson-prize-lost",
        "S18",
        ("skyscrapers-loses-world-record", "skyscrapers-loses-order-and-unity", "skyscrapers-loses-mini-skyscraper"),
    ),
    Lesson("skyscrapers-lesson-cancels", "S9", ("skyscrapers-quake-cancelled", "skyscrapers-insurance-cancels")),
    Lesson("skyscrapers-lesson-tornado", "S13", ("skyscrapers-tornado",)),
    Lesson("skyscrapers-lesson-roof", "S4", ("skyscrapers-roofs",)),
    Lesson("skyscrapers-lesson-quake", "S6", ("skyscrapers-quakes",)),
    Lesson("skyscrapers-lesson-study", "S11", ("skyscrapers-studies",)),
    Lesson("skyscrapers-lesson-toilet", "S5", ("skyscrapers-toilet-specialist", "skyscrapers-further-toilet")),
    Lesson("skyscrapers-lesson-take", "S5", ("skyscrapers-takes", "skyscrapers-may-take")),
    Lesson("skyscrapers-lesson-insurance", "S9", ("skyscrapers-insures",)),
    Lesson("skyscrapers-lesson-discard", "S14", ("skyscrapers-discards",)),
    Lesson("skyscrapers-lesson-foundation", "S19", ("skyscrapers-foundation-due",)),
    Lesson("skyscrapers-lesson-build", "S3", ("skyscrapers-builds",)),
    Lesson("skyscrapers-lesson-site", "S3", ("skyscrapers-opens",)),
)
LESSONS: Mapping[str, tuple[Lesson, ...]] = {"comparity": COMPARITY, "cardline": CARDLINE, "skyscrapers": SKYSCRAPERS}


class Memory(Protocol):
    """What each player has been told, and whether lessons are wanted (`companion.pages.settings`)."""

    @property
    def has_lessons(self) -> bool: ...
    def has_seen(self, name: str, lesson: str) -> bool: ...
    def teach(self, names: Sequence[str], lesson: str) -> None: ...


class Lessons:
    """Those of one match; whoever lets them out asks for the next one whenever nothing else is told."""

    def __init__(self, game: str, memory: Memory, bots: Collection[SeatId] = ()) -> None:
        """Bots learn nothing; where nobody else is there, what they have seen is known until the match is over."""
        self._memory, self._bots = memory, frozenset(bots)
        self._all = LESSONS[game]
        self._of = {key: lesson for lesson in self._all for key in lesson.after}
        self._waiting: dict[Lesson, int] = {}  # and the acts that have come since
        self._told: set[str] = set()

    @property
    def are_wanted(self) -> bool:
        return self._memory.has_lessons

    def heard(self, said: Sequence[Announcement]) -> None:
        """What was announced in one go; an act that is taken back teaches nothing, nor does what is announced with it."""
        if not self.are_wanted or any(one.key.startswith(UNDONE) for one in said):
            self._waiting.clear()
            return
        if any(one.tone in ACTS for one in said):
            self._waiting = {lesson: acts + 1 for lesson, acts in self._waiting.items() if acts + 1 < MOST_ACTS}
        for one in said:
            if one.key in self._of:
                self._waiting[self._of[one.key]] = 0

    def next(self, seats: Sequence[SeatView]) -> Announcement | None:
        """The one to be told now, which from here on is known to everybody at the table; it is about nobody, so it has no arguments."""
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
    """Something is to be put right or to be dealt, or nothing is played now: then nobody is told anything else."""
    return table.is_paused or table.view.stage == "opening" or bool(table.instructions or table.view.winners)
