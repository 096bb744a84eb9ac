"""Whether a file is a journal that can be trusted, and the lock that one program at a time holds while it writes it.

Rules of this file: a damaged journal is renamed, never used and never overwritten. A journal is opened through SQLite alone: opening and
closing it by other means, in the program that writes it, would release the POSIX locks that keep other programs from deleting its log.
"""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
import sys
from contextlib import closing, suppress
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

from companion.errors import unusable
from companion.record.schema import APPLICATION, VERSION, foreign, is_whole
from companion.system.safe_files import make_private_folder, private, sync_folder

PATIENCE = 5.0  # seconds in which another program may let go of a journal
LONGEST_VALUE = 20_000_000  # bytes of a text or a row; a deck's own texts have 5,000,000 at the most
MOST_STEPS = 200_000  # of SQLite's, for reading what tables there are; ours take a hundred
SMALLEST = 512  # bytes of the smallest database that there can be
BESIDE = ("-wal", "-shm", "-journal")
LOGS = ("-wal", "-journal")  # what may hold more of a journal than its file does
OUT_OF_REACH = ("SQLITE_CANTOPEN", "SQLITE_READONLY", "SQLITE_PERM", "SQLITE_AUTH")
IN_THE_WAY = ("SQLITE_BUSY", "SQLITE_LOCKED", "SQLITE_PROTOCOL", "SQLITE_FULL", "SQLITE_NOMEM", "SQLITE_NOLFS", "SQLITE_IOERR")
UNREADABLE = ("SQLITE_IOERR_READ", "SQLITE_IOERR_SHORT_READ", "SQLITE_IOERR_CORRUPTFS", "SQLITE_IOERR_DATA")
FAULTS = (sqlite3.Error, UnicodeDecodeError)  # the second where SQLite tells of damage in the damaged words
State = Literal["none", "sound", "damaged"]


def connected(path: Path, *, is_read_only: bool = False) -> sqlite3.Connection:
    """Transactions begin and end where we say so."""
    return _connection(_named(path, "mode=ro" if is_read_only else "mode=rwc"))


def _named(path: Path, how: str) -> str:
    return f"file:{str(path.absolute()).replace('%', '%25').replace('?', '%3f').replace('#', '%23')}?{how}"


def frozen(path: Path) -> sqlite3.Connection:
    """A file as it lies, that nobody writes meanwhile; nothing is made beside it."""
    return _looked_at(_connection(_named(path, "immutable=1")))


def _connection(name: str) -> sqlite3.Connection:
    """Nothing that stands in a file may do anything, also where nobody has compared its tables with ours yet."""
    database = sqlite3.connect(name, uri=True, isolation_level=None, timeout=PATIENCE)
    database.text_factory = _text
    database.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LONGEST_VALUE)
    if sys.version_info >= (3, 12):
        database.setconfig(sqlite3.SQLITE_DBCONFIG_DEFENSIVE, True)
        database.setconfig(sqlite3.SQLITE_DBCONFIG_ENABLE_TRIGGER, False)
        database.setconfig(sqlite3.SQLITE_DBCONFIG_ENABLE_VIEW, False)
    database.execute("PRAGMA trusted_schema=OFF")
    database.execute("PRAGMA cell_size_check=ON")
    return database


def _looked_at(database: sqlite3.Connection) -> sqlite3.Connection:
    """Its tables are known from now on. A file can name millions of them: then it is given up as damaged."""
    try:
        database.set_progress_handler(lambda: 1, MOST_STEPS)
        database.execute("SELECT count(*) FROM sqlite_master").fetchone()
        database.set_progress_handler(None, 0)
    except BaseException:
        database.close()
        raise
    return database


def _text(raw: bytes) -> str:
    """What is no text any more comes as another one, for its sum to tell."""
    return raw.decode(errors="replace")


def state_of(path: Path) -> State:
    """Raises `Unusable` for what is no file, and for one of another program or of a newer version; `OSError` where it cannot be read."""
    if not path.exists():
        return "damaged" if _has_log(path) else "none"
    if not path.is_file():
        raise unusable(str(path), "it is a folder" if path.is_dir() else "it is no file", "name a file, or one that is not there yet")
    if path.stat().st_size < SMALLEST:
        return "damaged"
    try:
        with closing(readable(path)) as database:
            return state_within(database, path)
    except FAULTS as fault:
        if is_damage(fault):
            return "damaged"
        raise OSError(None, str(fault), str(path)) from None


def state_within(database: sqlite3.Connection, path: Path) -> State:
    """The tables are compared before anything reads them: a check of their rows would reckon whatever stands in them."""
    version = _version(database, path)
    if not version or not is_whole(database, version):
        return "damaged"
    refuse_foreign(database, path)
    found = database.execute("PRAGMA integrity_check(1)").fetchall()  # the quick one passes over rows that are out of order
    return "sound" if found == [("ok",)] else "damaged"


def refuse_foreign(database: sqlite3.Connection, path: Path) -> None:
    (version,) = database.execute("PRAGMA user_version").fetchone()
    what = foreign(database, version)
    if what is not None:
        raise unusable(str(path), what, "take that out if you have put it in, or name another file")


def _version(database: sqlite3.Connection, path: Path) -> int:
    (application,) = database.execute("PRAGMA application_id").fetchone()
    (version,) = database.execute("PRAGMA user_version").fetchone()
    if application != APPLICATION:
        raise unusable(str(path), "it is a database of another program", "name another file, or one that is not there yet")
    if version > VERSION:
        raise unusable(str(path), "a newer version of facedown has written it", "update facedown, or name another file")
    return int(version)


def readable(path: Path) -> sqlite3.Connection:
    """For looking only. Where not even the files beside it can be made, as on a read-only disk, the journal is taken as it lies."""
    try:
        return _looked_at(connected(path, is_read_only=True))
    except FAULTS as fault:
        if is_damage(fault) or _name(fault).startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
            raise
    return _as_it_lies(path)


def _as_it_lies(path: Path) -> sqlite3.Connection:
    """With what its log holds: that was announced as well, and SQLite passes it over where it can lock nothing (E4)."""
    if not _has_log(path):
        return frozen(path)
    with TemporaryDirectory(prefix="facedown-") as folder:
        copy = Path(folder) / "journal"
        shutil.copyfile(path, copy)
        for end in LOGS:
            if beside(path, end).exists():
                shutil.copyfile(beside(path, end), beside(copy, end))
        database = _connection("file::memory:")
        with closing(_looked_at(connected(copy))) as lying:
            lying.backup(database)
    return database


def beside(path: Path, end: str) -> Path:
    return path.with_name(path.name + end)


def with_logs(path: Path) -> tuple[Path, ...]:
    """A journal, and the files that SQLite may keep beside it."""
    return (path, *(beside(path, end) for end in BESIDE))


def _has_log(path: Path) -> bool:
    logs = [beside(path, end) for end in LOGS]
    return any(log.exists() and log.stat().st_size for log in logs)


def is_damage(fault: Exception) -> bool:
    """It is the file itself that is wrong, and not that it cannot be had just now."""
    return _name(fault).startswith(UNREADABLE) or not _name(fault).startswith((*OUT_OF_REACH, *IN_THE_WAY))


def what_fails(fault: Exception) -> str:
    """As `events.JournalNews` has it."""
    number = fault.errno if isinstance(fault, OSError) else None
    if _name(fault).startswith("SQLITE_FULL") or number in (errno.ENOSPC, errno.EDQUOT):
        return "full"
    return "read-only" if _name(fault).startswith(OUT_OF_REACH) or number in (errno.EROFS, errno.EACCES, errno.EPERM) else "failing"


def _name(fault: Exception) -> str:
    return str(getattr(fault, "sqlite_errorname", ""))


def put_by(path: Path, stamp: str) -> Path:
    """The damaged file and what belongs to it under another name; nothing that lies there already is overwritten.

    The file goes first: whoever is cut off then leaves a log that no file belongs to, which is damage too.
    """
    number, kept = 1, path.with_name(f"{path.name}.damaged-{stamp}")
    while any(beside(kept, end).exists() for end in ("", *BESIDE)):
        number += 1
        kept = path.with_name(f"{path.name}.damaged-{stamp}-{number}")
    for end in ("", *BESIDE):
        if beside(path, end).exists():
            beside(path, end).rename(beside(kept, end))
    sync_folder(path.parent)
    return kept


fcntl = import_module("fcntl") if find_spec("fcntl") else None  # not on Windows; there SQLite alone keeps two writers apart


def lock_of(journal: Path) -> Path:
    """A journal that is reached by two names is one."""
    landed = Path(os.path.realpath(journal))
    return landed.with_name(f"{landed.name}.lock")


class Lock:
    """Raises `Unusable` where somebody else has it. Where no file can be made, nothing can be written either, and none is needed."""

    def __init__(self, journal: Path) -> None:
        self._file: int | None = None
        self._path = lock_of(journal)
        if fcntl is None:
            return
        try:
            make_private_folder(self._path.parent)
            while True:
                self._file = _opened(self._path)
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                if self._is_there():
                    break
                self.release()
        except BlockingIOError:
            self.release()
            fix = "end the other one first, or name another file with --journal"
            raise unusable(str(journal), "another facedown is writing this journal", fix) from None
        except OSError:  # nothing can be made there, or nothing locked on such a disk
            self.release()

    def _is_there(self) -> bool:
        """Not where another program has removed the file between our opening and our locking it: the next one would lock another file."""
        try:
            return self._file is not None and os.path.samestat(os.fstat(self._file), self._path.stat())
        except FileNotFoundError:
            return False

    def remove(self) -> None:
        """Released, and no file of it is left."""
        if self._file is not None:
            with suppress(OSError):
                self._path.unlink()
        self.release()

    def release(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None


def _opened(path: Path) -> int:
    """One that belongs to somebody else can be locked as well."""
    with suppress(PermissionError):
        return private(path, os.O_RDWR | os.O_CREAT)
    return os.open(path, os.O_RDONLY | os.O_CLOEXEC)
