"""Matches in memory: written as soon as they are appended, and gone with the program."""

from __future__ import annotations

from companion.core.referee.entries import Entry
from companion.core.referee.match_state import Register, Tagged
from companion.errors import Text, Unusable, unusable
from companion.record import summary
from companion.record.store import Begun, Kept, Listed
from hardware.sighting import Pass

MOST_SITTINGS = 999_999  # a row on disk has room for six digits; later sittings are told apart by the clock


class Sittings:
    """Counts sittings, which order matches by when they were played: without a network the clock of a Pi goes back at every start."""

    def __init__(self, last: int = 0) -> None:
        self._last = last

    def of(self, sitting: int) -> int:
        """The sitting in which a match is played now: that of its last entry, `sitting`, or a new one if another match was played since."""
        if not sitting or sitting < self._last:
            self._last = min(self._last + 1, MOST_SITTINGS)
        return self._last


class MemoryJournal:
    """The entries of one match."""

    def __init__(self, number: int = 1) -> None:
        self.number = number
        self.said = -1
        self._entries: list[Entry] = []

    def append(self, entry: Entry) -> None:
        self._entries.append(entry)

    def written(self) -> int:
        return len(self._entries) - 1

    def entries(self) -> tuple[Entry, ...]:
        return tuple(self._entries)

    def went_out(self, entry: int) -> None:
        self.said = max(self.said, entry)

    def heard(self, heard: Pass) -> None:
        """Passes are kept on a disk only."""


class RememberedMatch(MemoryJournal):
    """The entries of one match, and everything else that a store knows of it."""

    def __init__(self, number: int, begun: Begun, register: Register, touched: str, sittings: Sittings) -> None:
        super().__init__(number)
        self.begun = begun
        self.register = register
        self.touched = touched
        self.sitting = 0
        self._sittings = sittings
        self.is_aside = False
        self.tags: dict[str, Tagged | None] = {}
        self.summary = summary.begun(begun.setup)
        self.lines: tuple[str, ...] = ()  # typed at a simulated table

    def append(self, entry: Entry) -> None:
        self.remember(entry)
        self.sitting = self._sittings.of(self.sitting)

    def remember(self, entry: Entry) -> None:
        """Adds an entry without counting a sitting: also for entries that were on record before the match was taken up."""
        super().append(entry)
        self.is_aside = False
        self.summary = summary.after(self.summary, entry)
        uid = getattr(entry.event, "uid", None)
        if uid is not None and uid not in self.tags:
            self.tags[uid] = self.register.identify(uid)

    def listed(self) -> Listed:
        begun = self.begun
        stands = (self.touched, self.is_aside, begun.bots, self.summary, self.said, self.sitting)
        return Listed(self.number, begun.setup, begun.language, begun.began, *stands)

    def kept(self) -> Kept:
        deck = self.begun.deck
        return Kept(self.listed(), deck.contents, deck, self.begun.version, dict(self.tags), self.entries(), self.said)


class MemoryStore:
    def __init__(self, now: str | None = None) -> None:
        """`now` is the time of the last writing of every match; by default the time at which it began."""
        self._now = now
        self._matches: dict[int, RememberedMatch] = {}
        self._sittings = Sittings()

    def matches(self) -> tuple[Listed, ...]:
        return tuple(one.listed() for one in self._matches.values())

    def begin(self, begun: Begun, register: Register) -> RememberedMatch:
        match = RememberedMatch(len(self._matches) + 1, begun, register, self._now or begun.began, self._sittings)
        self._matches[match.number] = match
        return match

    def kept(self, number: int) -> Kept:
        return self._match(number).kept()

    def take_up(self, number: int, register: Register) -> RememberedMatch:
        match = self._match(number)
        match.register = register
        return match

    def put_aside(self, number: int) -> None:
        self._match(number).is_aside = True

    def keep_line(self, number: int, line: str) -> None:
        self._match(number).lines += (line,)

    def lines(self, number: int) -> tuple[str, ...]:
        return self._match(number).lines

    def news(self) -> tuple[tuple[str, str], ...]:
        return ()

    def settle(self) -> None:
        """Nothing has to be waited for."""

    def close(self) -> None:
        """There is nothing to close."""

    def _match(self, number: int) -> RememberedMatch:
        if number not in self._matches:
            raise no_match(number)
        return self._matches[number]


def no_match(number: int) -> Unusable:
    return unusable(Text("place-match", number=number), "record-no-such-match")
