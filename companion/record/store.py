"""The port of a store of matches, and the values that pass through it. There are two: `memory` and `disk`; one contract holds for both.

Rules of this file: nothing here is secret but the deck's own texts, which stay sealed (H1).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from companion.core.decks.card import Deck
from companion.core.games.game import Setup
from companion.core.referee.entries import Entry, Journal
from companion.core.referee.match_state import Register, Tagged
from companion.events import SeatId
from companion.record.summary import Summary


@dataclass(frozen=True, slots=True)
class Begun:
    """What is agreed and known before the first card; the time is that of the wall, in ISO 8601 with its zone."""

    setup: Setup
    deck: Deck
    language: str
    began: str
    version: str  # of the program
    bots: tuple[SeatId, ...] = ()


@dataclass(frozen=True, slots=True)
class Listed:
    """A match as a list of matches has it."""

    number: int
    setup: Setup
    language: str
    began: str
    touched: str  # when something was written of it last, as the clock told it then
    is_aside: bool
    bots: tuple[SeatId, ...]
    summary: Summary
    said: int = -1  # the last entry of which all that was announced went out
    sitting: int = 0  # in which it was played last, as all matches are counted together; 0: an earlier version wrote it, and counted none

    @property
    def recency(self) -> tuple[int, str, int]:
        """The greatest is that of the match which was played last. A clock tells it only of matches that nobody counted: it may go back."""
        return self.sitting, self.touched, self.number

    @property
    def is_left(self) -> bool:
        """Whether there is something to go on with: it is not over, or nobody has heard yet how it ended."""
        return not self.is_aside and not (self.is_over and self.said >= self.summary.entries)

    @property
    def is_over(self) -> bool:
        return bool(self.summary.winners)


@dataclass(frozen=True, slots=True)
class Kept:
    """All that is on record of a match."""

    listed: Listed
    contents: str  # the hash of its deck's contents
    deck: Deck | None  # as it was then, where its texts are on record
    version: str
    tags: Mapping[str, Tagged | None]  # what each tag was taken for; None: nobody knew
    entries: tuple[Entry, ...]
    said: int  # the last entry of which all that was announced went out


class Store(Protocol):
    def matches(self) -> tuple[Listed, ...]:
        """All of them, the first one first."""
        ...

    def begin(self, begun: Begun, register: Register) -> Journal: ...
    def kept(self, number: int) -> Kept:
        """Raises `Unusable` where there is no such match, or where its record is damaged."""
        ...

    def take_up(self, number: int, register: Register) -> Journal:
        """Its journal, to go on with; once something enters it is put aside no longer."""
        ...

    def put_aside(self, number: int) -> None: ...
    def keep_line(self, number: int, line: str) -> None:
        """A line of a match that is made again from its lines; it is on record when this comes back, or cannot be written."""
        ...

    def lines(self, number: int) -> tuple[str, ...]:
        """All that were kept, in order; none of a match that is not made from lines. Raises `Unusable` where they are damaged."""
        ...

    def news(self) -> tuple[tuple[str, str], ...]:
        """What became of the record since this was asked last: what `events.JournalNews` tells, and a name."""
        ...

    def settle(self) -> None:
        """Come back when all that was appended is written, or cannot be."""
        ...

    def close(self) -> None: ...
