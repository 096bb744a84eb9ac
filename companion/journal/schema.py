"""The tables of a journal on disk, and how those of earlier versions become them.

Rules of this file: a step is never changed once it was released; a journal is what all the steps from nothing to `VERSION` make. A fixture
of every earlier version lies beside the tests.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing

APPLICATION = 0x46444A4C  # "FDJL": tells our file from any other program's
Step = Callable[[sqlite3.Connection], None]
TABLES = "SELECT type, name, sql FROM sqlite_master"


def _first(database: sqlite3.Connection) -> None:
    """Matches and their entries, the decks that they were played with, and what each tag was taken for.

    A `sum` is of the whole row, and that of an entry runs on from the one before, so that what was lost or overwritten is noticed where
    SQLite itself sees nothing wrong.
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
    """What entries came from: what the readers heard, where it is kept, and what was typed at a simulated table.

    Of a pass `entry` is the last one before it. The `sum` of a line runs on from the one before, like that of an entry.
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
    """Each step in a transaction of its own, so that a power cut leaves the one version or the other."""
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
    """Not in a journal of an earlier version, where the disk takes nothing and it cannot be brought up."""
    return database.execute("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?", (table,)).fetchone() is not None


def is_whole(database: sqlite3.Connection, version: int) -> bool:
    """Whether of our tables it has those that the steps up to that version make, and no others."""
    ours = {name for _, name, _ in _tables(STEPS)}
    return {row for row in database.execute(TABLES) if row[1] in ours} == _tables(STEPS[:version])


def _tables(steps: Sequence[Step]) -> set[tuple[str, str, str]]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
        for step in steps:
            step(fresh)
        return set(fresh.execute(TABLES))
