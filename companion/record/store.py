"""The port of a store of matches, and the values that pass through it. There are two stores, `memory` and `disk`; one contract tests both.

Rules of this file: nothing here is secret but the deck's own texts, which stay sealed (H1).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from companion.core.decks.card import Deck
from companion.core.frozen import dataclass
from companion.core.games.game import Setup
from companion.core.referee.entries import Entry, Journal
from companion.core.referee.match_state import Register, Tagged
from companion.events import Button, SeatId
from companion.record.summary import Summary


@dataclass(frozen=True, slots=True)
class Begun:
    """What is known of a match before its first card; the time is by the wall clock, in ISO 8601 with its zone."""

    setup: Setup
    deck: Deck
    language: str
    began: str
    version: str  # of the program
    bots: tuple[SeatId, ...] = ()


@dataclass(frozen=True, slots=True)
class Listed:
    """A match as it stands in a list of matches."""

    number: int
    setup: Setup
    language: str
    began: str
    touched: str  # when an entry of it was written last, by the wall clock of that moment
    is_aside: bool
    bots: tuple[SeatId, ...]
    summary: Summary
    said: int = -1  # the last entry whose announcements all went out
    sitting: int = 0  # the number of the sitting in which it was played last; 0: written by a version that did not count sittings

    @property
    def recency(self) -> tuple[int, str, int]:
        """A key for sorting, greatest for the match played last; the clock, which may go back, decides only within a sitting."""
        return self.sitting, self.touched, self.number

    @property
    def is_left(self) -> bool:
        """Whether the match can be gone on with: it is not over, or how it ended was not announced to the end."""
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
    tags: Mapping[str, Tagged | None]  # what each tag was taken for; None: unknown then
    entries: tuple[Entry, ...]
    said: int  # the last entry whose announcements all went out


class Store(Protocol):
    def matches(self) -> tuple[Listed, ...]:
        """All matches on record, the first one first."""
        ...

    def begin(self, begun: Begun, register: Register) -> Journal: ...
    def kept(self, number: int) -> Kept:
        """Raises `Unusable` where there is no such match, or where its record is damaged."""
        ...

    def take_up(self, number: int, register: Register) -> Journal:
        """The journal of that match, to go on with; the first new entry ends its being put aside."""
        ...

    def put_aside(self, number: int) -> None: ...
    def keep_line(self, number: int, line: str) -> None:
        """Keeps a typed line of a match at a simulated table; on return it is written, or cannot be."""
        ...

    def lines(self, number: int) -> tuple[str, ...]:
        """The typed lines of a match in order; none where it was not played by typing. Raises `Unusable` where they are damaged."""
        ...

    def news(self) -> tuple[tuple[str, str], ...]:
        """What happened to the record since the last call: a word for `events.JournalNews`, and the name of a file."""
        ...

    def settle(self) -> None:
        """Waits until everything appended is written, or cannot be."""
        ...

    def close(self) -> None: ...


@dataclass(frozen=True, slots=True)
class KeptRegister:
    """The register of today, except for tags that the match has met: these stay what they were taken for when it was played (E4)."""

    tags: Mapping[str, Tagged | None]
    today: Register

    def identify(self, uid: str) -> Tagged | None:
        return self.tags[uid] if uid in self.tags else self.today.identify(uid)

    def command(self, uid: str) -> Button | None:
        return self.today.command(uid)


def register_of(kept: Kept, today: Register) -> Register:
    return KeptRegister(kept.tags, today)


def named_since(kept: Kept, today: Register) -> tuple[tuple[str, str, str, str], ...]:
    """Tags that were unknown then and are enrolled now, in the form of `events.Resumed`, in the order of the uids."""
    known = {uid: today.identify(uid) for uid, tag in kept.tags.items() if tag is None}
    return tuple((uid, tag.deck, tag.card, tag.side or "") for uid, tag in sorted(known.items()) if tag is not None)
