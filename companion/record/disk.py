"""Matches in one SQLite file: appended at once, written by a thread of its own, resumed after any end of the program (E4).

Rules of this file: everything but the writer, and `_tell` which it calls, runs on the main thread. Entries that are not on the disk yet are
held in memory, so that play goes on where nothing can be written.
"""

from __future__ import annotations

import os
import sqlite3
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from functools import partial
from itertools import islice
from pathlib import Path

from companion.core.referee.entries import Entry
from companion.core.referee.match_state import Register
from companion.errors import Text, Unusable, reason, unusable
from companion.record import journal_file, rows, sources
from companion.record.journal_file import Lock
from companion.record.memory import RememberedMatch, Sittings, no_match
from companion.record.store import Begun, Kept, Listed
from companion.record.writer import CaughtUp, Connect, Failing, Job, News, Standing, Writer, Written, writable
from companion.system.safe_files import narrow
from hardware.sighting import Heard, Pass


class DiskJournal(RememberedMatch):
    """One match: in memory, and on the disk as soon as it can be."""

    def __init__(self, store: DiskStore, number: int, begun: Begun, register: Register) -> None:
        super().__init__(number, begun, register, store.now(), store.sittings)
        self._store = store
        self._written = -1
        self._beginning, self._sums = rows.beginning(number, begun)
        self._passes = 0
        self._sum_of_lines = sources.first_sum(number)
        self._heard: Mapping[str, Heard] = {}  # the pass with which the next one is compared

    def append(self, entry: Entry) -> None:
        """The row of the match is written with its first entry: there is no match without entries."""
        known = len(self.tags)
        super().append(entry)
        self.touched = self._store.now()
        fresh = list(islice(self.tags.items(), known, None))
        statements, now = rows.entered(self.number, entry, self._sums.entries, fresh)
        statements, self._beginning = (*self._beginning, *statements), ()
        self._sums = rows.Sums(self._sums.agreed, now)
        ends = bool(self.summary.winners)
        self._store.forget(self.number)
        self._store.put(Job(statements, self.number, self.standing(), entry.number, is_durable=True, ends=ends))

    def standing(self) -> Standing:
        """The row of the match as it stands now; its texts are made when they are written."""
        return partial(rows.standing_of, self.listed(), self._sums.agreed)

    def written(self) -> int:
        """The last entry on the disk; where nothing can be written, the last one in memory."""
        return super().written() if self._store.is_failing else self._written

    @property
    def is_written(self) -> bool:
        return self._written == super().written()

    def note_written(self, entry: int) -> None:
        self._written = max(self._written, entry)

    def went_out(self, entry: int) -> None:
        if entry > self.said:
            super().went_out(entry)
            if self.is_written:
                self._store.note(self.number, self.standing())
            else:  # in order with the entries that the row already tells of
                self._store.put(Job((), self.number, self.standing(), can_wait=True))

    def heard(self, heard: Pass) -> None:
        if self._store.keeps_raw:
            self._passes += 1
            told, self._heard = sources.pass_text(heard, self._heard)
            row = (self.number, self._passes, self.summary.entries, heard.at, told)
            self._store.put(Job((("INSERT OR REPLACE INTO passes VALUES (?, ?, ?, ?, ?)", row),), can_wait=True))

    def keep_line(self, line: str) -> None:
        statement, self._sum_of_lines = sources.line_row(self.number, len(self.lines), line, self._sum_of_lines)
        self.lines += (line,)
        self._store.put(Job((statement,), is_durable=True))

    def take_lines(self, lines: tuple[str, ...], their_sum: int) -> None:
        """The typed lines of a match that is taken up, and their sum."""
        self.lines, self._sum_of_lines = lines, their_sum

    def go_on(self, kept: Kept, sums: rows.Sums, passes: int) -> None:
        """Continues a match from what is on record of it."""
        for entry in kept.entries:
            self.remember(entry)
        self.is_aside, self.touched, self.said = kept.listed.is_aside, kept.listed.touched, kept.said
        self.sitting = kept.listed.sitting
        self.tags.update(kept.tags)
        self._written = len(kept.entries) - 1
        self._beginning, self._sums, self._passes = (), sums, passes


class DiskStore:
    def __init__(
        self,
        path: Path,
        now: Callable[[], str],
        *,
        keeps_raw: bool = False,
        wake: Callable[[], None] = lambda: None,
        connect: Connect = writable,
    ) -> None:
        """`now` gives whole seconds, with their zone.

        Raises `Unusable` where another program writes the journal, and where the file is none of ours.
        """
        self.now, self.keeps_raw, self.is_failing = now, keeps_raw, False
        self._path, self._wake = Path(os.path.realpath(path)), wake
        self._told: deque[News] = deque()
        self._found: list[tuple[str, str]] = []
        self._open: dict[int, DiskJournal] = {}
        self._writer = Writer(self._path, self._tell, connect)
        self._lock = Lock(path)
        if not path.is_symlink():
            for end in ("", *journal_file.BESIDE):
                narrow(journal_file.beside(self._path, end))
        try:
            listed = self._inspect()
        except BaseException:
            self._lock.release()
            raise
        self._last = listed[-1].number if listed else 0
        self.sittings = Sittings(max((one.sitting for one in listed), default=0))
        self._writer.start()
        self.put(Job())  # so that a fault of the disk is known before the first card

    def matches(self) -> tuple[Listed, ...]:
        self.settle()
        found = {one.number: one for one in self._on_disk()} | {one.number: one.listed() for one in self._open.values()}
        return tuple(found[number] for number in sorted(found))

    def begin(self, begun: Begun, register: Register) -> DiskJournal:
        self._let_go()
        self._last += 1
        self._open[self._last] = DiskJournal(self, self._last, begun, register)
        return self._open[self._last]

    def kept(self, number: int) -> Kept:
        if number in self._open:
            return self._open[number].kept()
        with self._read() as database:
            found = rows.kept(database, number, str(self._path)) if database else None
        if found is None:
            raise no_match(number)
        return found

    def take_up(self, number: int, register: Register) -> DiskJournal:
        if number in self._open:
            self._open[number].register = register
            return self._open[number]
        kept = self.kept(number)
        listed = kept.listed
        if kept.deck is None:
            raise unusable(Text("place-match", number=number), "record-without-its-deck", deck=listed.setup.deck)
        begun = Begun(listed.setup, kept.deck, listed.language, listed.began, kept.version, listed.bots)
        self._let_go()
        journal = DiskJournal(self, number, begun, register)
        with self._read() as database:
            assert database is not None
            journal.go_on(kept, rows.sums_of(database, number), sources.last_pass(database, number))
            journal.take_lines(*sources.lines_of(database, number, str(self._path)))
        self._open[number] = journal
        return journal

    def put_aside(self, number: int) -> None:
        if number in self._open:
            self._open[number].is_aside = True
            job = Job((), number, self._open[number].standing(), is_durable=True)
        else:
            with self._read() as database:
                statement = rows.put_aside(database, number) if database else None
            if statement is None:
                raise no_match(number)
            job = Job((statement,), is_durable=True)
        self.put(job)
        self.settle()

    def keep_line(self, number: int, line: str) -> None:
        if number not in self._open:
            raise no_match(number)
        self._open[number].keep_line(line)
        self.settle()

    def lines(self, number: int) -> tuple[str, ...]:
        if number in self._open:
            return self._open[number].lines
        with self._read() as database:
            return sources.lines_of(database, number, str(self._path))[0] if database else ()

    def news(self) -> tuple[tuple[str, str], ...]:
        found, self._found = self._found, []
        while self._told:
            match self._told.popleft():
                case Written(number, entry):
                    if number in self._open:
                        self._open[number].note_written(entry)
                case Failing(what):
                    self.is_failing = True
                    found.append((what, ""))
                case CaughtUp():
                    self.is_failing = False
                    found.append(("back", ""))
        return tuple(found)

    def _let_go(self) -> None:
        """Drops matches from memory that are on the disk: an evening of many matches would fill it. They are read again when needed."""
        if not (self.is_failing or self._writer.holds_back):
            self._open = {number: one for number, one in self._open.items() if not one.is_written}

    def settle(self) -> None:
        self._writer.settle()

    def holds_back(self) -> bool:
        """Whether there are entries that could not be written, also before `news` reports it."""
        self.settle()
        return self._writer.holds_back

    def close(self) -> None:
        self._writer.close()
        self._lock.release()

    def put(self, job: Job) -> None:
        self._writer.put(job)

    def note(self, number: int, standing: Standing) -> None:
        self._writer.note(number, standing)

    def forget(self, number: int) -> None:
        self._writer.forget(number)

    def _tell(self, news: News) -> None:
        """Called on the writer's thread."""
        self._told.append(news)
        self._wake()

    def _inspect(self) -> tuple[Listed, ...]:
        """The matches of the journal; a damaged journal is renamed, so that nothing is ever written into it."""
        try:
            self._refuse_what_is_no_folder()
            state = journal_file.state_of(self._path)
            listed = self._sound() if state == "sound" else None
            if state != "none" and listed is None:
                self._found.append(("damaged", journal_file.put_by(self._path, self.now()[:10]).name))
        except (OSError, sqlite3.Error) as fault:
            raise unusable(str(self._path), "record-journal-unusable", reason=reason(fault)) from None
        return listed or ()

    def _refuse_what_is_no_folder(self) -> None:
        around = next(folder for folder in self._path.parents if folder.exists())
        if not around.is_dir():
            raise unusable(str(self._path), "record-parent-is-no-folder", around=str(around))

    def _sound(self) -> tuple[Listed, ...] | None:
        """The matches of a sound file; None where its list of matches is damaged."""
        with closing(journal_file.readable(self._path)) as database:
            try:
                return tuple(rows.all_listed(database, str(self._path)))
            except Unusable:
                return None

    def _on_disk(self) -> tuple[Listed, ...]:
        with self._read() as database:
            return tuple(rows.all_listed(database, str(self._path))) if database else ()

    @contextmanager
    def _read(self) -> Iterator[sqlite3.Connection | None]:
        """A connection that reads, once all entries are written; None where there is no file. Raises `Unusable`."""
        self.settle()
        try:
            if not self._path.exists():
                yield None
                return
            with closing(journal_file.readable(self._path)) as database:
                yield database
        except (OSError, *journal_file.FAULTS) as fault:
            raise unusable(str(self._path), "record-unreadable-now", reason=reason(fault)) from None
