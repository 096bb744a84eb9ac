"""The one thread that writes: it takes jobs, makes them durable, and reports which entries are written (E4).

Rules of this file: all waiting jobs are written in one transaction, so one entry costs one sync and a burst costs no more. Jobs that can
wait are written together with the next that cannot, because writing wears out an SD card. What could not be written stays at the head of
the queue and is tried again with the next job. Nothing but the disk is ever waited for here.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from threading import Event, Thread

from companion.record.journal_file import BESIDE, beside, connected, what_fails
from companion.record.schema import PAGE, migrate
from companion.system.safe_files import make_private_folder, sync_folder, written

MOST_AT_A_TIME = 500  # jobs in one transaction
MOST_HELD = 40  # jobs that can wait; two seconds of passes, the most that a power cut loses
LONG_LOG = 16_000_000  # bytes after which it is folded into the file between jobs; after four times as many, also before jobs that wait
Statement = tuple[str, tuple[object, ...]]


@dataclass(frozen=True, slots=True)
class Job:
    """Statements that belong together: all of them are written, or none."""

    statements: tuple[Statement, ...]
    entry: tuple[int, int] | None = None  # the match and the number of the entry that it writes
    is_durable: bool = False  # once it is reported as written, a power cut must not lose it
    can_wait: bool = False  # until the next job that cannot
    ends: bool = False  # it ends a match


@dataclass(frozen=True, slots=True)
class Written:
    match: int
    entry: int


@dataclass(frozen=True, slots=True)
class Failing:
    what: str  # "full", "read-only", "failing"


@dataclass(frozen=True, slots=True)
class Back:
    """Everything that could not be written before is written now."""


News = Written | Failing | Back
Connect = Callable[[Path], sqlite3.Connection]
Inode = tuple[int, int]


def writable(path: Path) -> sqlite3.Connection:
    """A connection that writes; the log is synced at every commit that has to last."""
    if not path.exists():
        make(path)
    database = connected(path)
    try:
        database.execute("PRAGMA journal_mode=WAL")
        database.execute("PRAGMA wal_autocheckpoint=0")  # it would delay a commit; the log is folded after the commit was reported
        migrate(database)
    except BaseException:
        database.close()
        raise
    return database


class Writer(Thread):
    def __init__(self, path: Path, tell: Callable[[News], None], connect: Connect = writable) -> None:
        super().__init__(name="journal", daemon=True)
        self._path, self._tell, self._connect = path, tell, connect
        self._log_path = beside(path, "-wal")
        self._jobs: SimpleQueue[Job | Event | None] = SimpleQueue()
        self._waiting: list[Job] = []
        self._database: sqlite3.Connection | None = None
        self._file: Inode | None = None
        self._log: Inode | None = None
        self._is_failing = False
        self._long = LONG_LOG

    def put(self, job: Job) -> None:
        self._jobs.put(job)

    def settle(self) -> None:
        """Waits until everything put so far was tried."""
        if self.is_alive():
            tried = Event()
            self._jobs.put(tried)
            tried.wait()

    @property
    def holds_back(self) -> bool:
        """Whether writing failed, as of the last `settle`; a thread that has ended holds nothing back."""
        return self._is_failing and self.is_alive()

    def close(self) -> None:
        self._jobs.put(None)
        self.join()

    def run(self) -> None:
        is_open = True
        while is_open:
            settled: list[Event] = []
            one: Job | Event | None = self._jobs.get()
            while True:
                if isinstance(one, Job):
                    self._waiting.append(one)
                elif one is None:
                    is_open = False
                else:
                    settled.append(one)
                if self._jobs.empty() or len(self._waiting) >= MOST_AT_A_TIME:
                    break
                one = self._jobs.get()
            try:
                if settled or not is_open or self._is_urgent():
                    self._write()
            except Exception as fault:  # noqa: BLE001 - if the thread ended, `settle` would wait for ever
                self._fail(what_fails(fault))
            for tried in settled:
                tried.set()
        self._leave()

    def _is_urgent(self) -> bool:
        return len(self._waiting) >= MOST_HELD or not all(job.can_wait for job in self._waiting)

    def _write(self) -> None:
        """Writes all waiting jobs in as few transactions as possible; jobs that fail go on waiting."""
        while self._waiting:
            batch = self._waiting[:MOST_AT_A_TIME]
            try:
                self._commit(batch)
            except Exception as fault:  # noqa: BLE001 - after any fault the match goes on, and players are told
                self._fail(what_fails(fault))
                return
            del self._waiting[: len(batch)]
            self._tell_written(batch)
            self._keep_short(batch)

    def _commit(self, batch: Sequence[Job]) -> None:
        database = self._connection()
        database.execute(f"PRAGMA synchronous={'FULL' if any(job.is_durable for job in batch) else 'NORMAL'}")
        database.execute("BEGIN IMMEDIATE")
        try:
            for job in batch:
                for statement, values in job.statements:
                    database.execute(statement, values)
            database.execute("COMMIT")
        except BaseException:
            if database.in_transaction:
                database.execute("ROLLBACK")
            raise

    def _connection(self) -> sqlite3.Connection:
        """The open connection, made anew where the file or its log was deleted: SQLite would go on writing to deleted files."""
        if self._file is not None and self._file != _inode(self._path):
            raise FileNotFoundError(str(self._path))
        if self._database is not None and self._log != _inode(self._log_path):
            self._part()
        if self._database is None:
            self._database = self._connect(self._path)
            self._database.execute("SELECT count(*) FROM sqlite_master").fetchone()  # the first statement opens its log
            self._file, self._log = _inode(self._path), _inode(self._log_path)
        return self._database

    def _part(self) -> None:
        """Closes the connection to a deleted log, after its entries were moved into the file."""
        assert self._database is not None
        if not _is_folded(self._database):
            raise FileNotFoundError(str(self._log_path))
        self._database.close()
        self._database = None

    def _fail(self, what: str) -> None:
        if not self._is_failing:
            self._is_failing = True
            self._tell(Failing(what))

    def _tell_written(self, batch: Sequence[Job]) -> None:
        last: dict[int, int] = {job.entry[0]: job.entry[1] for job in batch if job.entry is not None}
        for match, entry in last.items():
            self._tell(Written(match, entry))
        if self._is_failing and not self._waiting:
            self._is_failing = False
            self._tell(Back())

    def _keep_short(self, batch: Sequence[Job]) -> None:
        """Moves the log into the file when it is long and no job waits, and when a match is over; never waits for readers."""
        size = _size(self._log_path)
        is_over = any(job.ends for job in batch)
        if not is_over and (size < self._long or (size < 4 * self._long and not self._jobs.empty())):
            return
        assert self._database is not None
        (patience,) = self._database.execute("PRAGMA busy_timeout").fetchone()
        self._database.execute("PRAGMA busy_timeout=0")
        self._long = LONG_LOG if _is_folded(self._database) else size + LONG_LOG  # it can wait: a log is as safe as the file
        self._database.execute(f"PRAGMA busy_timeout={patience}")

    def _leave(self) -> None:
        if self._database is not None:
            _is_folded(self._database)
            with suppress(sqlite3.Error):
                self._database.close()


def _is_folded(database: sqlite3.Connection) -> bool:
    """Whether the log was moved into the file: not on a full disk, and not while another program reads it."""
    try:
        (is_held_up, _, _) = database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    except sqlite3.Error:
        return False
    return not is_held_up


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0


def _inode(path: Path) -> Inode | None:
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


def make(path: Path) -> None:
    """Makes a journal under another name and then renames it, so that a file of that name is always a whole journal."""
    make_private_folder(path.parent)
    fresh = path.with_name(f"{path.name}.new")
    _sweep(fresh)
    try:
        with written(fresh, is_private=True):
            pass  # SQLite makes the files beside it as private as the file
        with closing(connected(fresh)) as database:
            database.execute(f"PRAGMA page_size={PAGE}")
            database.execute("PRAGMA journal_mode=WAL")
            migrate(database)
        fresh.replace(path)  # closing it moved its log into the file, synced
    finally:
        _sweep(fresh)
    sync_folder(path.parent)


def _sweep(fresh: Path) -> None:
    for end in ("", *BESIDE):
        beside(fresh, end).unlink(missing_ok=True)
