"""The tables of a journal on disk, and how those of earlier versions become them.

Rules of this file: a step is never changed once it was released; a journal is what all the steps from nothing to `VERSION` make. A fixture
of every earlier version lies beside the tests.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing

from companion.system.reading import quoted

APPLICATION = 0x46444A4C  # "FDJL": tells our file from any other program's
Step = Callable[[sqlite3.Connection], None]
PARTS = "SELECT type, name, tbl_name, sql FROM sqlite_master LIMIT 100"  # ours are far fewer, so one that is not ours is among these
PAGE, ENCODING = 4096, "UTF-8"
KINDS = {"table": "a table", "index": "an index", "trigger": "a trigger", "view": "a view"}
Part = tuple[str, str, str, str | None]


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
    found, ours = {name for _, name, _, _ in database.execute(PARTS)}, _names(STEPS)
    return found & ours == _names(STEPS[:version])


def foreign(database: sqlite3.Connection, version: int) -> str | None:
    """What is in it that the steps up to that version do not make, by its name; None where there is nothing.

    Indexes, checks and generated columns are reckoned at every row that is written or looked up: whoever made the file decides what they
    cost, so nothing of it is used.
    """
    ours, names = _parts(STEPS[:version]), _names(STEPS[:version])
    for part in database.execute(PARTS):
        kind, name, _, _ = part
        if part not in ours and kind == "table" and name in names:
            return f"its table {quoted(name)} is not as facedown makes it"
        if part not in ours:
            return f"it has {KINDS.get(str(kind), 'a part')} {quoted(str(name))}, and no journal of facedown has that"
    (page,), (encoding,) = (database.execute(f"PRAGMA {name}").fetchone() for name in ("page_size", "encoding"))
    if page != PAGE:
        return f"it is made of pages of {page:,} bytes, and a journal of {PAGE:,}"
    return f"its texts are in {encoding}, and those of a journal in {ENCODING}" if encoding != ENCODING else None


def make_tables(database: sqlite3.Connection, version: int) -> None:
    """Those of an earlier version, to be filled with its rows; `migrate` goes on from there."""
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
