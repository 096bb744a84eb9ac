"""A match at a terminal and its record: a replayed match has to come out as it is on record, and nothing is told twice.

Rules of this file: trouble with the disk, which does not follow from the typed lines, enters again after the same entry as on record.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from companion.core.referee.announcements import Announcement
from companion.core.referee.entries import Entry, Journal
from companion.core.referee.referee import Referee
from companion.events import JournalNews
from companion.protocol.table import Opened
from companion.terminal.play.script import Script, goes_otherwise


class Following:
    """The journal of a match that is replayed: entries on record have to come out the same, and later ones are appended."""

    def __init__(self, journal: Journal, earlier: Sequence[Entry]) -> None:
        self._journal, self._earlier = journal, earlier

    @property
    def number(self) -> int:
        return self._journal.number

    def append(self, entry: Entry) -> None:
        """Appends an entry; raises `Unusable` where the record has another one in its place."""
        if entry.number >= len(self._earlier):
            self._journal.append(entry)
        elif entry != self._earlier[entry.number]:
            raise goes_otherwise(entry.number)

    def written(self) -> int:
        return self._journal.written()

    def went_out(self, entry: int) -> None:
        self._journal.went_out(entry)

    def heard(self, heard: object) -> None:
        """Passes are not kept: a simulated table makes the same ones again."""


class RecordDesk(Protocol):
    """The port to news of the record, which `companion.app.matches` fills."""

    def note_news(self, referee: Referee, at: float) -> bool: ...
    def settle(self) -> None: ...


class KeptTelling:
    """The announcements that may be told: none before its entry is written (law 8), and none twice.

    `at` is the time on the match's clock; `told` is the last of the `earlier` entries whose announcements were all told.
    """

    def __init__(
        self, opened: Opened, script: Script, desk: RecordDesk, at: Callable[[], float], earlier: Sequence[Entry] = (), told: int = -1
    ) -> None:
        self._referee, self._journal = opened.referee, opened.journal
        self._script, self._desk, self._at, self._earlier, self._told = script, desk, at, earlier, told

    @property
    def was_told(self) -> bool:
        return self._referee.entry <= self._told

    def said(self) -> Sequence[Announcement]:
        self._note_news()
        said = [*self._referee.said()]
        if said and not self.was_told:
            self._desk.settle()
            while self._note_news():
                said += self._referee.said()
                self._desk.settle()
        return said

    def told(self) -> None:
        self._journal.went_out(self._referee.entry)

    def _note_news(self) -> bool:
        """Returns whether there was any news; while the match is replayed, the news on its record count."""
        if self._script.is_live:
            return self._desk.note_news(self._referee, self._at())
        number = self._referee.entry + 1
        event = self._earlier[number].event if number < len(self._earlier) else None
        if not isinstance(event, JournalNews) or event.at > self._at():
            return False
        self._referee.enter(event)
        return True
