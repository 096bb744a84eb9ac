"""The one thread that writes: it takes jobs, makes them durable, and reports which entries are written (E4).

Rules of this file: all waiting jobs are written in one transaction, so one entry costs one sync and a burst costs no more. Jobs that can
wait are written together with the next that cannot, because writing wears out an SD card. What could not be written stays at the head of
the queue and is tried again with the next job. Nothing but the disk is ever waited for here, and each statement costs the main thread
some of its time, as both run Python: so there are as few as possible.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, suppress
from pathlib import Path
from queue import Empty, Queue
from threading import Event, Thread
from time import monotonic

from companion.core.frozen import dataclass
from companion.record.journal_file import BESIDE, beside, connected, what_fails
from companion.record.schema import PAGE, migrate
from companion.system.safe_files import make_private_folder, sync_folder, written

MOST_AT_A_TIME = 500  # jobs in one transaction
MOST_HELD = 40  # jobs that can wait; two seconds of passes, the most that a power cut loses
LONG_LOG = 16_000_000  # bytes after which it is folded into the file between jobs; after four times as many, also before jobs that wait
SOON = 0.05  # seconds after an entry was written; then what was noted since is written, if no other entry has come
Statement = tuple[str, tuple[object, ...]]
Standing = Callable[[], Statement]  # the statement that brings the row of a match up to date


@dataclass(frozen=True, slots=True)
class Job:
    """Statements that belong together: all of them are written, or none."""

    statements: tuple[Statement, ...] = ()
    match: int = 0  # whose row `standing` brings up to date, and whose entry it writes
    standing: Standing | None = None  # of those written in one transaction, only the last of a match is asked for and written
    entry: int | None = None  # the number of the entry that it writes
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
class CaughtUp:
    """Everything that could not be written before is written now."""


News = Written | Failing | CaughtUp
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
        self._jobs: Queue[Job | Event | None] = Queue()
        self._waiting: list[Job] = []
        self._database: sqlite3.Connection | None = None
        self._file: Inode | None = None
        self._log: Inode | None = None
        self._is_failing = False
        self._noted: dict[int, Standing] = {}
        self._looks_at: float | None = None  # when it will look for what was noted
        self._is_synced: bool | None = None  # whether the open connection syncs its commits
        self._long = LONG_LOG

    def put(self, job: Job) -> None:
        self._jobs.put(job)

    def note(self, match: int, standing: Standing) -> None:
        """Brings the row of a match up to date with the next entry of any match, or soon, if none comes.

        The thread is not woken for it: in the middle of a match it would take the time in which the next act is ruled. The match must have
        no entry that is not written yet; before its next one is put, `forget` has to be called, as that one brings the row up to date too.
        """
        self._noted[match] = standing
        if self._looks_at is None:
            self._jobs.put(Job())

    def forget(self, match: int) -> None:
        self._noted.pop(match, None)

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
            tried, is_open = self._take()
            try:
                if tried or not is_open or self._is_urgent():
                    self._write()
            except Exception as fault:  # noqa: BLE001 - if the thread ended, `settle` would wait for ever
                self._fail(what_fails(fault))
            for one in tried:
                one.set()
        self._leave()

    def _take(self) -> tuple[list[Event], bool]:
        """Waits for a job and takes all that are there; returns the events of `settle`, and whether the writer stays open."""
        settled: list[Event] = []
        while True:
            try:
                one = self._jobs.get(timeout=None if self._looks_at is None else max(0.0, self._looks_at - monotonic()))
            except Empty:
                self._looks_at = None
                return settled, True
            if one is None:
                return settled, False
            if isinstance(one, Job):
                self._waiting.append(one)
            else:
                settled.append(one)
            if self._jobs.empty() or len(self._waiting) >= MOST_AT_A_TIME:
                return settled, True

    def _is_urgent(self) -> bool:
        has_noted = bool(self._noted) and self._looks_at is None
        return has_noted or len(self._waiting) >= MOST_HELD or not all(job.can_wait for job in self._waiting)

    def _write(self) -> None:
        """Writes all waiting jobs in as few transactions as possible; jobs that fail go on waiting."""
        while self._noted:
            self._waiting.append(Job((), *self._noted.popitem()))
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
        is_synced = any(job.is_durable for job in batch)
        if is_synced is not self._is_synced:
            database.execute(f"PRAGMA synchronous={'FULL' if is_synced else 'NORMAL'}")
            self._is_synced = is_synced
        database.execute("BEGIN IMMEDIATE")
        try:
            for statement, values in _together(batch):
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
            self._database, self._is_synced = self._connect(self._path), None
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
        last = {job.match: job.entry for job in batch if job.entry is not None}
        for match, entry in last.items():
            self._looks_at = monotonic() + SOON
            self._tell(Written(match, entry))
        if self._is_failing and not self._waiting:
            self._is_failing = False
            self._tell(CaughtUp())

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


def _together(batch: Sequence[Job]) -> Iterator[Statement]:
    """The statements of all these jobs in order, and one for the row of each match."""
    for job in batch:
        yield from job.statements
    for standing in {job.match: job.standing for job in batch if job.standing is not None}.values():
        yield standing()


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
