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

PATIENCE = 5.0  # seconds to wait for another program that has locked a journal
LONGEST_VALUE = 20_000_000  # bytes of a text or a row; a deck's own texts have 5,000,000 at the most
MOST_STEPS = 200_000  # of SQLite, for reading the list of tables; ours takes a hundred
SMALLEST = 512  # bytes of the smallest possible database
BESIDE = ("-wal", "-shm", "-journal")
LOGS = ("-wal", "-journal")  # files that may hold entries which are not in the journal itself yet
OUT_OF_REACH = ("SQLITE_CANTOPEN", "SQLITE_READONLY", "SQLITE_PERM", "SQLITE_AUTH")
IN_THE_WAY = ("SQLITE_BUSY", "SQLITE_LOCKED", "SQLITE_PROTOCOL", "SQLITE_FULL", "SQLITE_NOMEM", "SQLITE_NOLFS", "SQLITE_IOERR")
UNREADABLE = ("SQLITE_IOERR_READ", "SQLITE_IOERR_SHORT_READ", "SQLITE_IOERR_CORRUPTFS", "SQLITE_IOERR_DATA")
FAULTS = (sqlite3.Error, UnicodeDecodeError)  # the second where SQLite's own message quotes damaged bytes
State = Literal["none", "sound", "damaged"]


def connected(path: Path, *, is_read_only: bool = False) -> sqlite3.Connection:
    """A connection without automatic transactions."""
    return _connection(_named(path, "mode=ro" if is_read_only else "mode=rwc"))


def _named(path: Path, how: str) -> str:
    return f"file:{str(path.absolute()).replace('%', '%25').replace('?', '%3f').replace('#', '%23')}?{how}"


def frozen(path: Path) -> sqlite3.Connection:
    """A connection to a file that no program writes meanwhile; no files are made beside it."""
    return _looked_at(_connection(_named(path, "immutable=1")))


def _connection(name: str) -> sqlite3.Connection:
    """A connection on which triggers, views and functions in the file do nothing, also before its tables are compared with ours."""
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
    """Reads the list of tables, and gives up as damaged a file that lists millions of them."""
    try:
        database.set_progress_handler(lambda: 1, MOST_STEPS)
        database.execute("SELECT count(*) FROM sqlite_master").fetchone()
        database.set_progress_handler(None, 0)
    except BaseException:
        database.close()
        raise
    return database


def _text(raw: bytes) -> str:
    """Damaged text becomes other text, which the sums over the rows then reveal."""
    return raw.decode(errors="replace")


def state_of(path: Path) -> State:
    """Raises `Unusable` for a folder, and for a file of another program or a newer version; `OSError` where it cannot be read."""
    if not path.exists():
        return "damaged" if _has_log(path) else "none"
    if not path.is_file():
        raise unusable(str(path), "record-is-a-folder" if path.is_dir() else "record-is-no-file")
    if path.stat().st_size < SMALLEST:
        return "damaged"
    try:
        with closing(readable(path)) as database:
            return state_within(database, path)
    except FAULTS as fault:
        if is_damage(fault):
            return "damaged"
        raise OSError(None, str(fault), str(path)) from fault


def state_within(database: sqlite3.Connection, path: Path) -> State:
    """Compares the tables before reading them: the check of their rows evaluates expressions that stand in the tables."""
    version = _version(database, path)
    if not version or not is_whole(database, version):
        return "damaged"
    refuse_foreign(database, path)
    found = database.execute("PRAGMA integrity_check(1)").fetchall()  # quick_check would not find rows that are out of order
    return "sound" if found == [("ok",)] else "damaged"


def refuse_foreign(database: sqlite3.Connection, path: Path) -> None:
    (version,) = database.execute("PRAGMA user_version").fetchone()
    part = foreign(database, version)
    if part is not None:
        raise unusable(str(path), "record-has-a-foreign-part", part=part)


def _version(database: sqlite3.Connection, path: Path) -> int:
    (application,) = database.execute("PRAGMA application_id").fetchone()
    (version,) = database.execute("PRAGMA user_version").fetchone()
    if application != APPLICATION:
        raise unusable(str(path), "record-journal-of-another-program")
    if version > VERSION:
        raise unusable(str(path), "record-journal-of-newer-version")
    return int(version)


def readable(path: Path) -> sqlite3.Connection:
    """A connection that only reads, also on a read-only disk, where SQLite cannot make its files beside the journal."""
    try:
        return _looked_at(connected(path, is_read_only=True))
    except FAULTS as fault:
        if is_damage(fault) or _name(fault).startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
            raise
    return _as_it_lies(path)


def _as_it_lies(path: Path) -> sqlite3.Connection:
    """A copy with the entries of its log, which were announced as well; SQLite ignores a log where it can lock nothing (E4)."""
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
    """Whether a fault means that the file is damaged, and not that it cannot be read just now."""
    return _name(fault).startswith(UNREADABLE) or not _name(fault).startswith((*OUT_OF_REACH, *IN_THE_WAY))


def what_fails(fault: Exception) -> str:
    """The fault as a word of `events.JournalNews`."""
    number = fault.errno if isinstance(fault, OSError) else None
    if _name(fault).startswith("SQLITE_FULL") or number in (errno.ENOSPC, errno.EDQUOT):
        return "full"
    return "read-only" if _name(fault).startswith(OUT_OF_REACH) or number in (errno.EROFS, errno.EACCES, errno.EPERM) else "failing"


def _name(fault: Exception) -> str:
    return str(getattr(fault, "sqlite_errorname", ""))


def put_by(path: Path, stamp: str) -> Path:
    """Renames a damaged journal and the files beside it, to names that are free.

    The journal itself is renamed first: after a power cut, a log without its journal counts as damage too.
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
    """The lock file beside the journal; a journal that is reached by two names has one."""
    landed = Path(os.path.realpath(journal))
    return landed.with_name(f"{landed.name}.lock")


class Lock:
    """Raises `Unusable` where another program holds it. Where no lock file can be made, no journal can be written and none is needed."""

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
            raise unusable(str(journal), "record-journal-is-in-use") from None
        except OSError:  # a read-only disk, or one without locks
            self.release()

    def _is_there(self) -> bool:
        """Whether the locked file still has its name; if it was removed just before, the next program would lock a new file."""
        try:
            return self._file is not None and os.path.samestat(os.fstat(self._file), self._path.stat())
        except FileNotFoundError:
            return False

    def remove(self) -> None:
        """Releases the lock and deletes its file."""
        if self._file is not None:
            with suppress(OSError):
                self._path.unlink()
        self.release()

    def release(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None


def _opened(path: Path) -> int:
    """The lock file, opened; one of another user is opened for reading, which is enough to lock it."""
    with suppress(PermissionError):
        return private(path, os.O_RDWR | os.O_CREAT)
    return os.open(path, os.O_RDONLY | os.O_CLOEXEC)
