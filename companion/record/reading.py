"""A journal opened for reading only: also while another program writes it, and on a read-only disk. A damaged one is refused by name."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from companion.errors import reason, unusable
from companion.record import journal_file, rows
from companion.record.memory import no_match
from companion.record.schema import APPLICATION, VERSION
from companion.record.sources import RawPass, raw_passes
from companion.record.store import Kept, Listed


class OnRecord:
    """The matches of a journal; none where there is no file yet."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def matches(self) -> tuple[Listed, ...]:
        with self._open() as database:
            return tuple(rows.all_listed(database)) if database else ()

    def kept(self, number: int) -> Kept:
        with self._open() as database:
            found = rows.kept(database, number, str(self._path)) if database else None
        if found is None:
            raise no_match(number)
        return found

    def passes(self, number: int) -> tuple[RawPass, ...]:
        """In the order in which they were heard; none where passes were not kept."""
        with self._open() as database:
            if database is None:
                return ()
            found = database.execute("SELECT entry, at, heard FROM passes WHERE match = ? ORDER BY number", (number,))
            return tuple(raw_passes(found))

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection | None]:
        """Raises `Unusable` where the file is no journal, and where reading it meets damage."""
        try:
            if not self._path.exists():
                yield None
                return
            if not self._path.is_file():
                raise unusable(str(self._path), "record-no-file")
            with closing(journal_file.readable(self._path)) as database:
                self._check(database)
                yield database
        except journal_file.FAULTS as fault:
            raise unusable(str(self._path), "record-journal-is-damaged", reason=reason(fault)) from None
        except OSError as fault:
            raise unusable(str(self._path), "record-journal-unreadable", reason=reason(fault)) from None

    def _check(self, database: sqlite3.Connection) -> None:
        (application,) = database.execute("PRAGMA application_id").fetchone()
        (version,) = database.execute("PRAGMA user_version").fetchone()
        if application != APPLICATION:
            raise unusable(str(self._path), "record-of-another-program")
        if version > VERSION:
            raise unusable(str(self._path), "record-of-newer-version")
        if version < VERSION:
            raise unusable(str(self._path), "record-of-older-version")
        journal_file.refuse_foreign(database, self._path)
