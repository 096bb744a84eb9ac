"""Copies of a journal: made while matches are played, brought up to date, and counted.

Rules of this file: a journal that is put into a table is one file that was made here, of the rows of the one in the backup.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from companion.errors import Problem, Unusable, unusable
from companion.record.adopting import ANOTHER, adopted
from companion.record.inspecting import BESIDE, connected, is_damage, readable, state_of
from companion.record.rows import all_listed
from companion.record.schema import VERSION
from companion.system.safe_files import written


def with_logs(journal: Path) -> tuple[Path, ...]:
    return (journal, *logs(journal))


def logs(journal: Path) -> tuple[Path, ...]:
    return tuple(journal.with_name(journal.name + end) for end in BESIDE)


def copied(journal: Path, copy: Path) -> Problem | None:
    """A whole copy in one file, also while others write; else what is the matter with the journal.

    Raises `OSError` where it cannot be read, or the copy not be written.
    """
    try:
        if state_of(journal) == "damaged":
            return _damaged(journal)
        with written(copy, is_private=True):
            pass  # SQLite fills a file that is empty, and leaves its mode
        with closing(readable(journal)) as database:
            _copy_all(database, copy)
        if not _is_readable(copy):
            return _damaged(journal)
    except Unusable as fault:
        what = f"{fault.problems[0].what}; it is in the backup as it lies, and will not be restored from it"
        return Problem(str(journal), what, fault.problems[0].fix)
    except sqlite3.Error as fault:
        if is_damage(fault):
            return _damaged(journal)
        raise OSError(None, str(fault), str(copy)) from None
    return None


def _copy_all(database: sqlite3.Connection, copy: Path) -> None:
    try:
        str(copy.absolute()).encode()
    except UnicodeEncodeError:  # the name of a folder may be no text, which no statement of SQLite's takes
        with closing(connected(copy)) as target:
            database.backup(target)
            target.execute("PRAGMA journal_mode=DELETE")
    else:
        database.execute("VACUUM INTO ?", (str(copy.absolute()),))


def brought_up(unpacked: Path, fresh: Path, where: str) -> tuple[int, list[Problem]]:
    """How many matches there are in `fresh`, made with the rows of what was unpacked, and what had to be left out of it."""
    try:
        return adopted(unpacked, fresh, where)
    except Unusable as fault:
        fix = "update facedown, and restore it again" if "newer" in str(fault.problems[0].what) else ANOTHER
        place = str(fault.problems[0].where).replace(str(unpacked), where)
        raise unusable(place, fault.problems[0].what, fix) from None
    except sqlite3.Error as fault:
        raise OSError(None, str(fault), str(fresh)) from None
    finally:
        unpacked.unlink(missing_ok=True)


def matches_in(journal: Path) -> int:
    with closing(readable(journal)) as database:
        (number,) = database.execute("SELECT count(*) FROM matches").fetchone()
    return int(number)


def _is_readable(copy: Path) -> bool:
    """Whether the matches can be listed, without which the program puts a journal by; only those of its own version can tell."""
    with closing(connected(copy)) as database:
        (version,) = database.execute("PRAGMA user_version").fetchone()
        try:
            return version < VERSION or bool([*all_listed(database), True])
        except Unusable:
            return False


def folded(journal: Path) -> bool:
    """What its log still holds is in the journal itself now, so that the one file is whole until another takes its place.

    False where somebody who reads there does not let it happen.
    """
    with closing(connected(journal)) as database:
        (busy, _, _) = database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    return not busy


def _damaged(journal: Path) -> Problem:
    fix = "facedown puts it by and begins another one when it is started next"
    return Problem(str(journal), "it is damaged; it is in the backup as it lies, under damaged/, and will not be restored from it", fix)
