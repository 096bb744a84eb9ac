"""What the screen of a match is made of: the view, the match's own words and pictures, and what was said last."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.decks.card import CardId, Deck
from companion.core.games.game import Ground
from companion.core.mat.shape import Shape
from companion.core.referee.announcements import Announcement
from companion.core.referee.table_view import TableView
from companion.events import Slot
from companion.words.lines import Lines


@dataclass(frozen=True, slots=True)
class Told:
    """What the referee has said that still stands on the screen."""

    verdict: Announcement | None = None  # what rises over the table
    caption: Announcement | None = None  # what is said in passing, beside the table
    lesson: Announcement | None = None  # what is explained while nothing else is told
    why: str = ""  # the ruling behind it, such as C10, where somebody asks
    note: Announcement | None = None  # what happened just now, above the status sentence
    since: Announcement | None = None  # kept apart from the verdict: the last thing that changed the table
    opened: frozenset[CardId] = frozenset()  # cards that were opened by the check of which is told


@dataclass(frozen=True, slots=True)
class Sight:
    table: TableView
    deck: Deck  # its names and traits; the numbers in it stay sealed
    shape: Shape
    ground: Ground
    lines: Lines
    told: Told = Told()
    inspected: CardId | None = None  # who touched a card wants to see it large
    changed: frozenset[CardId] = frozenset()  # what the last act changed stays outlined for a while
    pan: tuple[int, int] = (0, 0)  # in cells, from where the table would lie otherwise
    chosen: Slot | None = None  # a place that was touched, whose choices are shown
    is_kept: bool = True
    has_hands: bool = False  # the simulated table is below: people move cards there
    has_memory: bool = False  # what was seen in this match is set aside for the next ones (C17)
