"""The benchmark of the journal: acts a second from line in to line out, each on the disk before it is said, beside what the disk can do."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from time import perf_counter
from types import TracebackType
from typing import IO, Self

from companion.config.config import folders
from companion.record.journal_file import connected
from tests.bench.figures import Figures, timed
from tests.bench.played import ASKED, lines_of
from tests.bench.slow_disk import on_a_slow_disk

ROUNDS = 3  # of each measure; the best counts, as the others were disturbed
MATCHES = 4  # different ones, played over and over
SLOW_ACTS = 60
ROW = "x" * 700  # bytes, as an entry and what it changes have them
SEED = 1


def measured(options: Namespace) -> Iterator[Figures]:
    with TemporaryDirectory(dir=on_the_disk(), prefix="facedown-bench-") as folder:
        yield _of_disk(Path(folder), options.acts)


def _of_disk(folder: Path, acts: int) -> Figures:
    matches = _dealt([lines_of(SEED + number) for number in range(MATCHES)], acts)
    rates: dict[str, Callable[[Path], float]] = {
        "in_step_per_second": lambda path: _driven(matches, path, _in_step),
        "in_step_memory_per_second": lambda _: _driven(matches, None, _in_step),
        "pipelined_per_second": lambda path: _driven(matches, path, _pipelined),
        "pipelined_memory_per_second": lambda _: _driven(matches, None, _pipelined),
        "bare_commits_per_second": lambda path: _commits(path, acts),
        "bare_syncs_per_second": lambda path: _syncs(path, acts),
    }
    best = dict.fromkeys(rates, 0.0)
    for number in range(ROUNDS):  # in turn, so that what disturbs one disturbs the others as well
        for name, rate in rates.items():
            best[name] = max(best[name], rate(folder / f"{name}-{number}"))
    return {
        "filesystem": _filesystem(folder),
        "acts": sum(map(len, matches)),
        **{name: round(one) for name, one in best.items()},
        "in_step_to_bare_commits": round(best["in_step_per_second"] / best["bare_commits_per_second"], 2),
        "pipelined_to_memory": round(best["pipelined_per_second"] / best["pipelined_memory_per_second"], 2),
        **on_a_slow_disk(folder, matches[0][:SLOW_ACTS], SEED),
    }


def _dealt(played: Sequence[list[bytes]], acts: int) -> list[list[bytes]]:
    """So many acts, of one match after the other, and of the first ones again."""
    matches: list[list[bytes]] = []
    while acts > 0:
        matches.append(played[len(matches) % len(played)][:acts])
        acts -= len(matches[-1])
    return matches


class Child:
    """A real `facedown referee`, with a journal or without."""

    def __init__(self, journal: Path | None) -> None:
        command = [sys.executable, "-m", "companion", "referee", "--lang", "en"]
        command += ["--journal", str(journal)] if journal else []
        pipe = subprocess.PIPE
        self._child = subprocess.Popen(command, stdin=pipe, stdout=pipe, bufsize=0)
        assert self._child.stdin is not None
        assert self._child.stdout is not None
        self.lines: IO[bytes] = self._child.stdin
        self._said = os.fdopen(os.dup(self._child.stdout.fileno()), "rb")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None) -> None:
        self.lines.close()
        self._said.close()
        with self._child:
            pass

    def answer(self) -> None:
        for row in self._said:
            if row.startswith(b'{"done"'):
                return
            assert not row.startswith(b'{"error"'), row
        raise EOFError

    def ask(self, line: bytes) -> None:
        self.lines.write(line + b"\n")
        self.answer()


def _driven(matches: Sequence[Sequence[bytes]], journal: Path | None, play: Callable[[Child, Sequence[bytes]], None]) -> float:
    """Acts a second; what it takes to begin a match is not among them."""
    seconds = 0.0
    with Child(journal) as child:
        for lines in matches:
            child.ask(json.dumps({"setup": ASKED}).encode())
            began = perf_counter()
            play(child, lines)
            seconds += perf_counter() - began
            child.ask(b'{"put-aside": true}')
    return sum(map(len, matches)) / seconds


def _in_step(child: Child, lines: Sequence[bytes]) -> None:
    for line in lines:
        child.ask(line)


def _pipelined(child: Child, lines: Sequence[bytes]) -> None:
    writer = Thread(target=child.lines.write, args=(b"".join(line + b"\n" for line in lines),))
    writer.start()
    for _ in lines:
        child.answer()
    writer.join()


def _commits(path: Path, number: int) -> float:
    """Transactions of one row a second, with the journal's own settings and nothing else."""
    with closing(connected(path)) as database:
        database.execute("PRAGMA journal_mode=WAL")
        database.execute("PRAGMA wal_autocheckpoint=0")
        database.execute("PRAGMA synchronous=FULL")
        database.execute("CREATE TABLE entries (number INTEGER PRIMARY KEY, told TEXT)")
        return number / timed(lambda: _commit_all(database, number))


def _commit_all(database: sqlite3.Connection, number: int) -> None:
    for one in range(number):
        database.execute("BEGIN IMMEDIATE")
        database.execute("INSERT INTO entries VALUES (?, ?)", (one, ROW))
        database.execute("COMMIT")


def _syncs(path: Path, number: int) -> float:
    """Pages written at the end of a file and synced, one by one."""
    sync = getattr(os, "fdatasync", os.fsync)
    with path.open("wb", buffering=0) as file:

        def sync_all() -> None:
            for _ in range(number):
                file.write(bytes(4096))
                sync(file.fileno())

        return number / timed(sync_all)


def on_the_disk() -> Path:
    """Where the journal of this machine is, or would be."""
    state = folders(os.environ).state.absolute()
    return next(folder for folder in (state, *state.parents) if folder.is_dir())


def _filesystem(folder: Path) -> str:
    """Its kind, as Linux tells it."""
    try:
        mounts = [line.split() for line in Path("/proc/mounts").read_text(encoding="utf-8").splitlines()]
    except OSError:
        return "unknown"
    around = [(Path(where), kind) for _, where, kind, *_ in mounts if folder.resolve().is_relative_to(where)]
    return max(around, key=lambda one: len(one[0].parts), default=(Path("/"), "unknown"))[1]
