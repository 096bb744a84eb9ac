"""A referee with a journal, driven by lines as the command is, whose disk the test has in its hand.

Rules of this file: the loop, the table, the desk and the store are the real ones; it runs on a thread of its own, and nobody sleeps.
"""

from __future__ import annotations

import io
import json
import os
import sqlite3
from queue import Empty, SimpleQueue
from threading import Event, Lock, Thread

from companion.app import lines as by_lines
from companion.app.matches import Journaled
from companion.record.disk import DiskStore
from companion.record.writer import writable

LONGEST = 20.0  # seconds after which a test is given up


class Out(io.RawIOBase):
    """Where the referee writes: what came out, row by row."""

    def __init__(self):
        self.rows = SimpleQueue()
        self.writes = 0

    def write(self, content):
        self.writes += 1
        for line in bytes(content).splitlines():
            self.rows.put(json.loads(line))
        return len(content)


class Sitting:
    """`asked` is the set-up of the command line; `journaled` are the other arguments about the record."""

    def __init__(self, monkeypatch, path, asked=None, connect=writable, **journaled):
        read, write = os.pipe()
        self._source, self._lines = os.fdopen(read, "rb"), os.fdopen(write, "wb")
        self.out, self.store, self.code, self.fault = Out(), None, None, None
        monkeypatch.setattr(by_lines, "DiskStore", lambda *args, **more: self._opened(connect, *args, **more))
        self._args = (self._source, self.out, "en", asked, Journaled(path, **journaled))
        self._thread = Thread(target=self._run, name="main", daemon=True)
        self._thread.start()

    def _opened(self, connect, *args, **more):
        self.store = DiskStore(*args, **more, connect=connect)
        return self.store

    def _run(self):
        try:
            self.code = by_lines.referee(*self._args)
        except BaseException as fault:  # noqa: BLE001 - for the test to look at
            self.fault = fault

    def tell(self, *lines):
        """Without waiting for an answer."""
        self._lines.write("".join(json.dumps(line) + "\n" for line in lines).encode())
        self._lines.flush()

    def row(self):
        try:
            return self.out.rows.get(timeout=LONGEST)
        except Empty:
            raise AssertionError(f"nothing is said any more; {self.fault!r}") from None

    def answer(self):
        """All rows up to `done` or `error`."""
        rows = [self.row()]
        while not {"done", "error"} & rows[-1].keys():
            rows.append(self.row())
        return rows

    def ask(self, line):
        self.tell(line)
        return self.answer()

    def play(self, lines):
        return [row for line in lines for row in self.ask(line)]

    def until(self, key):
        """All rows up to that announcement."""
        rows = [self.row()]
        while rows[-1].get("announce", {}).get("key") != key:
            rows.append(self.row())
        return rows

    def said(self):
        """What came out and was not looked at yet."""
        rows = []
        while not self.out.rows.empty():
            rows.append(self.out.rows.get())
        return rows

    def end(self):
        """No more lines come; what was still said."""
        self._lines.close()
        self._thread.join(LONGEST)
        assert not self._thread.is_alive()
        self._source.close()
        if self.fault is not None:
            raise self.fault
        return self.said()

    def entries(self):
        """What the referee remembers of the match that was begun last."""
        return self.store._open[max(self.store._open)].entries()


class Connection:
    """A real connection, with a word before each statement."""

    def __init__(self, database, before):
        self._database, self._before = database, before

    def execute(self, statement, *values):
        self._before(self._database, statement)
        return self._database.execute(statement, *values)

    def __getattr__(self, name):
        return getattr(self._database, name)


class Room:
    """A disk that is full, or that takes nothing, as long as the test says so; SQLite itself tells."""

    PLENTY, NONE = 1_000_000, 1

    def __init__(self):
        self.pages = self.PLENTY
        self.is_read_only = False

    def connect(self, path):
        return Connection(writable(path), self._before)

    def _before(self, database, statement):
        if statement.startswith("BEGIN"):
            database.execute(f"PRAGMA max_page_count={self.pages}")
            database.execute(f"PRAGMA query_only={int(self.is_read_only)}")


class Gate:
    """A disk whose commits wait until the test lets them through."""

    def __init__(self):
        self.is_open = Event()
        self.is_open.set()
        self.waits = Event()  # a commit
        self._lock = Lock()
        self.commits = []  # of each transaction that has to last its statements

    def connect(self, path):
        self._statements, self._lasts = [], False
        return Connection(writable(path), self._before)

    def close(self):
        self.is_open.clear()
        self.waits.clear()

    def _before(self, database, statement):
        if statement.startswith("PRAGMA synchronous"):
            self._lasts = statement.endswith("FULL")
        elif statement.startswith("BEGIN"):
            self._statements = []
        elif statement == "COMMIT":
            if self._lasts:
                self.waits.set()
                assert self.is_open.wait(LONGEST)
                self.commits.append(self._statements)
        else:
            self._statements.append(statement)


def read_only(path):
    """A connection to a file that may only be read."""
    return sqlite3.connect(f"file:{path}?mode=ro", uri=True, isolation_level=None)


def announced(rows):
    return [row["announce"] for row in rows if "announce" in row]


def keys(rows):
    return [one["key"] for one in announced(rows)]
