"""The tables of a journal on disk, and how the tables of earlier versions are brought up to date.

Rules of this file: a step is never changed once it was released; the tables are what all steps up to `VERSION` make from an empty file. A
fixture of every earlier version lies beside the tests.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing

from companion.errors import Text

APPLICATION = 0x46444A4C  # "FDJL": tells our file from any other program's
Step = Callable[[sqlite3.Connection], None]
PARTS = "SELECT type, name, tbl_name, sql FROM sqlite_master LIMIT 100"  # ours are far fewer, so a foreign part is among these
PAGE, ENCODING = 4096, "UTF-8"
Part = tuple[str, str, str, str | None]


def _first(database: sqlite3.Connection) -> None:
    """Matches and their entries, the decks that they were played with, and what each tag was taken for.

    A `sum` is taken over the whole row, and that of an entry goes on from the entry before, so that lost or overwritten rows are noticed
    where SQLite itself finds nothing wrong.
    """
    database.execute("CREATE TABLE decks (contents TEXT PRIMARY KEY, outline TEXT NOT NULL, cards TEXT NOT NULL) WITHOUT ROWID")
    database.execute(
        "CREATE TABLE matches (number INTEGER PRIMARY KEY, setup TEXT NOT NULL, contents TEXT NOT NULL, language TEXT NOT NULL,"
        " version TEXT NOT NULL, bots TEXT NOT NULL, began TEXT NOT NULL, touched TEXT NOT NULL, is_aside INTEGER NOT NULL DEFAULT 0,"
        " said INTEGER NOT NULL DEFAULT -1, summary TEXT NOT NULL, sum INTEGER NOT NULL)"
    )
    database.execute(
        "CREATE TABLE entries (match INTEGER NOT NULL, number INTEGER NOT NULL, event TEXT NOT NULL, said TEXT NOT NULL, acts INTEGER,"
        " is_failed INTEGER NOT NULL, sum INTEGER NOT NULL, PRIMARY KEY (match, number)) WITHOUT ROWID"
    )
    database.execute(
        "CREATE TABLE tags (match INTEGER NOT NULL, uid TEXT NOT NULL, deck TEXT, card TEXT, side TEXT,"
        " PRIMARY KEY (match, uid)) WITHOUT ROWID"
    )


def _sources(database: sqlite3.Connection) -> None:
    """What entries came from: passes of the readers, where they are kept, and lines typed at a simulated table.

    The `entry` of a pass is the last entry before it. The `sum` of a line goes on from the line before, like that of an entry.
    """
    database.execute(
        "CREATE TABLE typed (match INTEGER NOT NULL, number INTEGER NOT NULL, line TEXT NOT NULL, sum INTEGER NOT NULL,"
        " PRIMARY KEY (match, number)) WITHOUT ROWID"
    )
    database.execute(
        "CREATE TABLE passes (match INTEGER NOT NULL, number INTEGER NOT NULL, entry INTEGER NOT NULL, at REAL NOT NULL,"
        " heard TEXT NOT NULL, PRIMARY KEY (match, number)) WITHOUT ROWID"
    )


STEPS: tuple[Step, ...] = (_first, _sources)
VERSION = len(STEPS)


def migrate(database: sqlite3.Connection) -> None:
    """Makes each step in a transaction of its own, so that a power cut leaves a whole version."""
    (version,) = database.execute("PRAGMA user_version").fetchone()
    for number in range(version, VERSION):
        database.execute("BEGIN IMMEDIATE")
        try:
            STEPS[number](database)
            database.execute(f"PRAGMA application_id={APPLICATION}")
            database.execute(f"PRAGMA user_version={number + 1}")
            database.execute("COMMIT")
        except BaseException:
            if database.in_transaction:
                database.execute("ROLLBACK")
            raise


def is_there(database: sqlite3.Connection, table: str) -> bool:
    """Whether a table exists: a journal of an earlier version on a read-only disk lacks the later ones."""
    return database.execute("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?", (table,)).fetchone() is not None


def is_whole(database: sqlite3.Connection, version: int) -> bool:
    """Whether it has exactly those of our tables that the steps up to that version make."""
    found, ours = {name for _, name, _, _ in database.execute(PARTS)}, _names(STEPS)
    return found & ours == _names(STEPS[:version])


def foreign(database: sqlite3.Connection, version: int) -> Text | None:
    """A part of the database that the steps up to that version do not make; None where there is none.

    Indexes, checks and generated columns are evaluated at every row that is written or looked up, so a foreign file could make them as
    slow as it likes. Such a file is not used.
    """
    ours, names = _parts(STEPS[:version]), _names(STEPS[:version])
    for part in database.execute(PARTS):
        kind, name, _, _ = part
        if part not in ours and kind == "table" and name in names:
            return Text("record-table-is-made-otherwise", table=name)
        if part not in ours:
            return Text("record-part-of-no-journal", kind=str(kind), name=str(name))
    (page,), (encoding,) = (database.execute(f"PRAGMA {name}").fetchone() for name in ("page_size", "encoding"))
    if page != PAGE:
        return Text("record-pages-of-another-size", page=page, ours=PAGE)
    return Text("record-texts-in-another-encoding", encoding=encoding, ours=ENCODING) if encoding != ENCODING else None


def make_tables(database: sqlite3.Connection, version: int) -> None:
    """The empty tables of an earlier version, for its rows; `migrate` brings them up to date."""
    for step in STEPS[:version]:
        step(database)
    database.execute(f"PRAGMA application_id={APPLICATION}")
    database.execute(f"PRAGMA user_version={version}")


def _names(steps: Sequence[Step]) -> set[str]:
    return {name for _, name, _, _ in _parts(steps)}


def _parts(steps: Sequence[Step]) -> set[Part]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
        for step in steps:
            step(fresh)
        return set(fresh.execute(PARTS))
