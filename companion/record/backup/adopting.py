"""A journal from a backup: its rows, each of them checked, copied into a new file with our own tables.

Rules of this file: only values are taken from the file that is read, through a connection that cannot write; one row is held at a time;
the new file is never larger than twice the one that is read, and some pages.
"""

from __future__ import annotations

import json
import math
import os
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import field
from pathlib import Path
from typing import Any

from companion.cards.decks.files import contents_of
from companion.core.frozen import dataclass
from companion.errors import Problem, Text, Unusable, unusable
from companion.record import rows, sources
from companion.record.journal_file import FAULTS, connected, frozen, is_damage, state_within
from companion.record.schema import PAGE, make_tables, migrate
from companion.system.safe_files import NEW, private

MOST_MATCHES, MOST_TAGS, MOST_SLOTS = 200_000, 10_000, 5_000  # of a journal, a match, a pass
MOST_DAMAGED = 100  # decks and matches that are left out of one journal
LONGEST_WORD, LONGEST_TEXT, LONGEST_SHEET = 1_000, 1_000_000, 6_000_000  # characters of an id or a time, of JSON, of a file of a deck
PAGES_TO_SPARE = 64
WORDS = {"contents", "language", "version", "began", "touched", "uid", "deck", "card", "side"}
SHEETS = {"outline", "cards"}
IN_ORDER = {"tags": "uid", "entries": "number", "typed": "number", "passes": "number"}  # tables of what belongs to a match
TYPES: Mapping[str, type] = {"INTEGER": int, "TEXT": str, "REAL": float}


@dataclass(frozen=True, slots=True)
class Column:
    name: str
    kind: type
    may_be_empty: bool

    def has(self, value: object) -> bool:
        """Whether a value may stand in the column; SQLite by itself takes any kind of value in any column."""
        if value is None:
            return self.may_be_empty
        if isinstance(value, str):
            return self.kind is str and len(value) <= self._longest
        return type(value) is self.kind and not (isinstance(value, float) and not math.isfinite(value))

    @property
    def _longest(self) -> int:
        return LONGEST_WORD if self.name in WORDS else LONGEST_SHEET if self.name in SHEETS else LONGEST_TEXT


def most_bytes(size: int) -> int:
    """The largest size of the new file, where the one that is read has that size."""
    return 2 * size + PAGES_TO_SPARE * PAGE


def adopted(source: Path, target: Path, where: str | Text) -> tuple[int, list[Problem]]:
    """How many matches there are in the new file, and what had to be left out as it is damaged.

    Raises `Unusable` where the file is no journal or its list of matches is damaged; `sqlite3.Error` and `OSError` where the new file
    cannot be written.
    """
    with _reading(where), closing(frozen(source)) as theirs:
        if state_within(theirs, source) != "sound":
            raise _damaged(where)
        theirs.text_factory = bytes.decode
        os.close(private(target, NEW))  # SQLite fills an empty file and keeps its mode
        try:
            with closing(connected(target)) as ours:
                return _Adopting(theirs, ours, where).run(source.stat().st_size)
        except FAULTS as fault:
            raise _OfOurs(fault) from fault


class _OfOurs(Exception):
    """A fault of the file that is written, kept apart from faults of the file that is read."""


@contextmanager
def _reading(where: str | Text) -> Iterator[None]:
    try:
        yield
    except FAULTS as fault:
        if is_damage(fault):
            raise _damaged(where) from None
        raise
    except _OfOurs as fault:
        raise fault.args[0] from None


def _damaged(where: str | Text) -> Unusable:
    return unusable(where, "record-is-damaged")


@dataclass(slots=True)
class _Adopting:
    theirs: sqlite3.Connection
    ours: sqlite3.Connection
    where: str | Text
    columns: dict[str, tuple[Column, ...]] = field(default_factory=dict)
    left_out: list[Problem] = field(default_factory=list)

    def run(self, size: int) -> tuple[int, list[Problem]]:
        self._make(size)
        self._check_list()
        self._copy_decks()
        for row in self._rows("matches", "number"):
            self._copy(row)
            if len(self.left_out) > MOST_DAMAGED:
                raise Unusable(self.left_out)
        migrate(self.ours)
        (matches,) = self.ours.execute("SELECT count(*) FROM matches").fetchone()
        return int(matches), self.left_out

    def _make(self, size: int) -> None:
        """Makes the empty tables. No rollback is needed after a power cut: the file takes its place only when it is complete and synced."""
        pages = most_bytes(size) // PAGE
        for name, value in (("page_size", PAGE), ("journal_mode", "MEMORY"), ("synchronous", "OFF"), ("max_page_count", pages)):
            self.ours.execute(f"PRAGMA {name}={value}")
        (version,) = self.theirs.execute("PRAGMA user_version").fetchone()
        make_tables(self.ours, version)
        for (table,) in self.ours.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            found = self.ours.execute('SELECT name, type, "notnull", pk FROM pragma_table_info(?)', (table,))
            self.columns[table] = tuple(Column(name, TYPES[kind], not is_needed and not key) for name, kind, is_needed, key in found)

    def _check_list(self) -> None:
        with _reading(self.where):
            self._check_owners()
            for count, row in enumerate(self._rows("matches", "number"), start=1):
                if not self._fits("matches", row) or count > MOST_MATCHES:
                    raise rows.damaged(self.where, row[0], 0)
            for one in rows.all_listed(self.theirs, self.where):
                if one.number < 1:
                    raise rows.damaged(self.where, one.number, 0)

    def _check_owners(self) -> None:
        """Refuses rows that belong to no match: they would become part of the next match."""
        for table in IN_ORDER.keys() & self.columns.keys():
            query = f"SELECT 1 FROM {table} WHERE match NOT IN (SELECT number FROM matches) LIMIT 1"  # noqa: S608 - our own names
            if self.theirs.execute(query).fetchone():
                raise unusable(self.where, "record-rows-of-no-match", table=table)

    def _is_deck(self, row: tuple[Any, ...]) -> bool:
        """Whether a deck stands under the hash of its contents, by which matches find it."""
        deck = dict(zip((column.name for column in self.columns["decks"]), row, strict=True))
        return bool(contents_of(deck["outline"], deck["cards"]) == deck["contents"])

    def _copy_decks(self) -> None:
        for row in self._rows("decks", "contents"):
            if self._fits("decks", row) and self._is_deck(row):
                self._insert("decks", [row])
            elif len(self.left_out) < MOST_DAMAGED:
                self.left_out.append(Problem(self.where, "record-deck-texts-are-damaged"))

    def _copy(self, match: tuple[Any, ...]) -> None:
        """Copies a match with all its rows, or nothing of it."""
        self.ours.execute("BEGIN")
        try:
            self._insert("matches", [match])
            for table, order in IN_ORDER.items():
                if table in self.columns:
                    self._insert(table, self._of_match(table, order, match[0]))
            self._check(match[0])
            self.ours.execute("COMMIT")
        except Unusable as fault:
            self.ours.execute("ROLLBACK")
            self.left_out += [Problem(one.where, "record-match-is-left-out", problem=one) for one in fault.problems]

    def _of_match(self, table: str, order: str, number: int) -> Iterator[tuple[Any, ...]]:
        for count, row in enumerate(self._rows(table, order, number)):
            if not self._fits(table, row) or (table == "tags" and count >= MOST_TAGS):
                raise rows.damaged(self.where, number, count if table == "entries" else 0)
            yield row

    def _check(self, number: int) -> None:
        """Reads what was copied with the code that will read it later."""
        listed = rows.listed(self.ours, number, self.where)
        for _ in rows.entries_of(self.ours, listed, self.where):
            pass
        if "typed" in self.columns:
            for _ in sources.checked_lines(self.ours, number, self.where):
                pass
        if "passes" in self.columns:
            self._check_passes(number)

    def _check_passes(self, number: int) -> None:
        before: Mapping[str, Any] = {}
        for count, told in self.ours.execute("SELECT number, heard FROM passes WHERE match = ? ORDER BY number", (number,)):
            try:
                heard, before = sources.heard_again(json.loads(told), before)
                is_one = len(heard) <= MOST_SLOTS and all(_is_heard(one) for one in heard.values())
            except (*rows.NOT_OURS, RecursionError):
                is_one = False
            if not is_one:
                raise unusable(Text("place-match-of", file=self.where, number=number), "record-passes-are-damaged", count=count)

    def _rows(self, table: str, order: str, match: int | None = None) -> Iterator[tuple[Any, ...]]:
        names = ", ".join(column.name for column in self.columns[table])
        which, values = ("", ()) if match is None else (" WHERE match = ?", (match,))
        with _reading(self.where if match is None else Text("place-match-of", file=self.where, number=match)):
            yield from self.theirs.execute(f"SELECT {names} FROM {table}{which} ORDER BY {order}", values)  # noqa: S608 - our own names

    def _fits(self, table: str, row: tuple[Any, ...]) -> bool:
        return all(column.has(value) for column, value in zip(self.columns[table], row, strict=True))

    def _insert(self, table: str, values: Any) -> None:
        places = ", ".join("?" * len(self.columns[table]))
        self.ours.executemany(f"INSERT INTO {table} VALUES ({places})", values)  # noqa: S608 - our own names


def _is_heard(value: object) -> bool:
    return value in ("garbled", "fault") or (isinstance(value, list) and all(isinstance(one, str) for one in value))
