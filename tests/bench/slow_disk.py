"""What a disk whose sync takes a tenth of a second costs a table: how soon an act is announced, and how long the main loop is held up."""

from __future__ import annotations

import io
import os
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from statistics import median
from threading import Thread
from time import perf_counter, sleep
from typing import Any, cast

from companion.app.lines import driven
from companion.cards.decks import files
from companion.protocol.loop import Inbox, LineEntrance
from companion.protocol.setup import parse_setup
from companion.record.disk import DiskStore
from companion.record.store import Store
from companion.record.writer import writable
from tests.bench.played import ASKED, desk_with, table_at

SLOWER = 0.1  # seconds that a sync takes more
SHORTEST, LONGEST = 0.02, 0.25  # seconds from one act to the next, so that they come at any moment of a sync


class SlowConnection:
    """A connection whose commits take longer, those that are synced; it waits where the writer waits, on the writer's thread."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self._database = database
        self._is_synced = False

    def execute(self, statement: str, values: Sequence[object] = ()) -> sqlite3.Cursor:
        if statement.startswith("PRAGMA synchronous"):
            self._is_synced = statement.endswith("FULL")
        if statement == "COMMIT" and self._is_synced:
            sleep(SLOWER)
        return self._database.execute(statement, values)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._database, name)


def slowly(path: Path) -> sqlite3.Connection:
    return cast("sqlite3.Connection", SlowConnection(writable(path)))


class Watched:
    """A store or a journal, with the time of each call into it that comes from the main loop."""

    def __init__(self, watched: object, seconds: dict[str, float]) -> None:
        self._watched, self._seconds = watched, seconds

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._watched, name)
        return self._timed(name, found) if callable(found) else found

    def _timed(self, name: str, call: Callable[..., Any]) -> Callable[..., Any]:
        def timed(*args: object, **more: object) -> Any:
            began = perf_counter()
            try:
                answer = call(*args, **more)
            finally:
                self._seconds[name] = max(self._seconds.get(name, 0.0), perf_counter() - began)
            return Watched(answer, self._seconds) if name == "begin" else answer

        return timed


class Heard(io.RawIOBase):
    """When each act was answered."""

    def __init__(self) -> None:
        super().__init__()
        self.at: list[float] = []

    def write(self, content: Any) -> int:
        now = perf_counter()
        self.at += [now] * bytes(content).count(b'{"done"')
        return len(content)


def on_a_slow_disk(folder: Path, lines: Sequence[bytes], seed: int) -> dict[str, Any]:
    """Acts come at random moments, also while the disk writes."""
    setup, deck = parse_setup(ASKED, files.find)
    seconds: dict[str, float] = {}
    inbox, heard = Inbox(), Heard()
    store = DiskStore(folder / "slow", lambda: "2026-01-01T20:00:00+00:00", wake=inbox.wake, connect=slowly)
    store.settle()
    desk = desk_with(cast("Store", Watched(store, seconds)))
    read, write = os.pipe()
    told: list[float] = []
    teller = Thread(target=_tell, args=(write, lines, Random(seed), told, heard), daemon=True)
    table = table_at(desk, setup, deck)
    store.settle()  # people deal before they act
    lines_in = LineEntrance(table, inbox, cast("Any", heard), desk)
    teller.start()
    with os.fdopen(read, "rb") as source:
        driven(lines_in, inbox, source)
    teller.join()
    store.close()
    waits = [answered - asked for asked, answered in zip(told, heard.at, strict=True)]
    worst = max(seconds, key=lambda name: seconds[name])
    return {
        "slow_sync_ms": round(SLOWER * 1000),
        "slow_acts": len(waits),
        "slow_said_median_ms": round(median(waits) * 1000, 1),
        "slow_said_worst_ms": round(max(waits) * 1000, 1),
        "slow_held_up_worst_ms": round(seconds[worst] * 1000, 2),
        "slow_held_up_in": worst,
    }


def _tell(write: int, lines: Sequence[bytes], chance: Random, told: list[float], heard: Heard) -> None:
    """The input ends when all is answered, so that no act waits for the disk at the end."""
    with os.fdopen(write, "wb", buffering=0) as pipe:
        for line in lines:
            told.append(perf_counter())
            pipe.write(line + b"\n")
            sleep(chance.uniform(SHORTEST, LONGEST))
        while len(heard.at) < len(lines):
            sleep(SHORTEST)
