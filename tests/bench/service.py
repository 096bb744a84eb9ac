"""The benchmark of the service: the real command for as long as one likes, and whether it still is as it was at the beginning.

Rules of this file: each figure beyond its limit is told with it, all beside figures of a bare interpreter on the same machine. A main
loop that stands still while other threads go on is planted from outside.
"""

from __future__ import annotations

import signal
import subprocess
import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any

from companion.machine.service.pulse import BEATS
from tests.bench.figures import Figures
from tests.bench.journal import on_the_disk
from tests.bench.overseer import LONGEST_WAIT, Look, Overseer, overseen

INTERVAL = 30.0  # seconds within which a beat has to come, as in the shipped unit
SHORT = 6.0  # the same where it is known that none will come
EVERY = 2.0  # seconds from look to look
LEAST_LOOKS = 3  # of which a median is taken
SHARE_OF_WARM_UP, LONGEST_WARM_UP = 0.6, 240.0  # until everything that is kept for drawing was drawn once
MOST_GROWTH, LONG = 5.0, 600.0  # per cent, in as many seconds or more
MOST_AT_FIRST = 10.0  # in less: what is kept for drawing has its bounds, which are reached after some five minutes
ENDS_WITHIN = 10.0  # seconds
KILLED_AFTER = 15.0  # seconds that an aborted service has, as in the shipped unit
A_MATCH_AFTER = 1.0  # minutes in which one at least is played to its end
COMMAND = ("-m", "companion")
PLAY = ("play", "--simulated", "--endless", "--speed", "60", "--voice", "off", "--lang", "en")
STANDS_STILL_AFTER = 3.0  # seconds of play
HANGS_WITHIN = 180.0  # seconds, on a machine that is busy with something else
LEAST_TICKS = 5  # of the other thread
# The main thread stands still in the middle of an evening, and another one goes on.
HANGING = f"""
import sys, threading, time
from companion.cli.main import main
from companion.app.loop import Loop

folder, turn, since = sys.argv[1], Loop.turn, []

def tick():
    while True:
        time.sleep(0.2)
        with open(folder + "/ticks", "a") as file:
            file.write(f"{{time.monotonic()}}\\n")

def hang(self):
    seconds = turn(self)
    since.append(time.monotonic())
    if since[-1] - since[0] > {STANDS_STILL_AFTER}:
        with open(folder + "/hangs", "w") as file:
            file.write(str(since[-1]))
        threading.Thread(target=tick, daemon=True).start()
        while True:
            time.sleep(1.0)
    return seconds

Loop.turn = hang
sys.exit(main(sys.argv[2:]))
"""
# In a process that imports nothing of ours.
MEMORY = "import pygame; print(next(int(row.split()[1]) / 1024 for row in open('/proc/self/status') if row.startswith('VmRSS')))"


@dataclass(frozen=True, slots=True)
class Row:
    """A figure; `limit` is what it may be, and `is_kept` whether it is."""

    name: str
    value: Any
    limit: str = ""
    is_kept: bool = True


def measured(options: Namespace) -> Iterator[Figures]:
    """A figure beyond its limit stands beside that limit."""
    if not Path("/proc/self/status").exists():
        sys.exit("bench: a process is looked at by what /proc tells of it; measure it on Linux")
    with TemporaryDirectory(dir=on_the_disk(), prefix="facedown-bench-") as name:
        folder = Path(name)
        rows = list(_hung(folder, options.seed) if options.hang else _lived(folder, options.minutes * 60, options.seed))
    missed = {row.name: row.limit for row in rows if not row.is_kept}
    limits = {f"{name}_limit": limit for name, limit in missed.items()}
    yield {row.name: row.value for row in rows} | limits | {"missed": list(missed)}


def _lived(folder: Path, seconds: float, seed: int) -> Iterator[Row]:
    with overseen(folder, (*COMMAND, *PLAY, "--seed", str(seed)), INTERVAL) as service:
        is_ready = service.listen_until_ready()
        looks = list(_looks(service, seconds)) if is_ready else []
        lived, was_running = service.at, service.is_running and not service.stands_still(INTERVAL)
        state = service.state()
        took, code = service.end(signal.SIGTERM if was_running else signal.SIGABRT)
    log = (folder / "log").read_text(encoding="utf-8", errors="replace")
    if not was_running:
        print(f"{log}\nIt stood still, in the state {state!r}.", file=sys.stderr)  # the log tells where
    yield from _yardstick()
    yield Row("ready_s", service.told.ready[0] if is_ready else None, "once", len(service.told.ready) == 1)
    yield Row("minutes", lived / 60, "to the end", was_running)
    yield from _of_beats(service, lived)
    yield from of_looks(looks, seconds)
    yield from _of_log(log, seconds)
    yield Row("status_lines", len(service.told.status), "at least 2", len(set(service.told.status)) > 1)
    yield Row("stopping_told", len(service.told.stopping), "1", len(service.told.stopping) == 1)
    yield Row("end_s", took, f"at most {ENDS_WITHIN:g}", took <= ENDS_WITHIN)
    yield Row("exit_code", code, "0", code == 0)


def _looks(service: Overseer, seconds: float) -> Iterator[Look]:
    """The first one at once, however short the time is."""
    end = service.at + seconds
    while service.is_running and not service.stands_still(INTERVAL):
        if (look := service.look()) is not None:
            yield look
        if service.at >= end:
            return
        service.listen(min(EVERY, max(end - service.at, 0.0)))


def _yardstick() -> Iterator[Row]:
    """How fast this machine is, and what a program with a window takes that does nothing."""
    began = monotonic()
    told = subprocess.run([sys.executable, "-c", MEMORY], check=True, capture_output=True, text=True).stdout
    yield Row("pygame_alone_s", monotonic() - began)
    yield Row("pygame_alone_mb", float(told.splitlines()[-1]))


def _of_beats(service: Overseer, until: float) -> Iterator[Row]:
    told = service.told
    gap = told.largest_gap(until) if told.ready else None
    yield Row("watchdog_interval_s", INTERVAL)
    yield Row("beats", len(told.beats))
    yield Row("largest_gap_s", gap, f"at most {INTERVAL / 2:g}", gap is not None and gap <= INTERVAL / 2)
    yield Row("beat_late_by_s", None if gap is None else max(gap - INTERVAL / BEATS, 0.0))


def of_looks(looks: Sequence[Look], seconds: float) -> Iterator[Row]:
    """The end beside the end of the warm-up; of what comes and goes, what is always there."""
    warm = min(seconds * SHARE_OF_WARM_UP, LONGEST_WARM_UP)
    window = max((seconds - warm) / 10, LEAST_LOOKS * EVERY)
    began = looks[0].at if looks else 0.0
    first = [one for one in looks if warm <= one.at - began <= warm + window]
    last = [one for one in looks if one.at - began >= seconds - window]
    yield Row("warm_up_s", warm)
    if not first or not last:
        yield Row("looks", len(looks), "some at either end", is_kept=False)
        return
    then, now = median(one.memory for one in first), median(one.memory for one in last)
    growth = (now / then - 1) * 100
    yield Row("memory_warm_mb", then)
    yield Row("memory_end_mb", now)
    yield Row("memory_most_mb", max(one.memory for one in looks))
    most = MOST_GROWTH if seconds >= LONG else MOST_AT_FIRST
    yield Row("memory_growth_percent", growth, f"below {most:g}", growth < most)
    for name in ("descriptors", "threads"):
        counts = [min(getattr(one, name) for one in part) for part in (first, last)]
        yield Row(f"{name}_warm", counts[0])
        yield Row(f"{name}_end", counts[1], "no more than warm", counts[1] <= counts[0])


def _of_log(log: str, seconds: float) -> Iterator[Row]:
    lines = log.splitlines()
    over = sum(line.endswith(" is over") for line in lines)
    worse = [line for line in lines if not line.startswith("<6>")]
    least = 1 if seconds >= A_MATCH_AFTER * 60 else 0
    yield Row("matches_played", over, f"at least {least}", over >= least)
    yield Row("warnings_and_faults", len(worse), "0", not worse)


def _hung(folder: Path, seed: int) -> Iterator[Row]:
    """As systemd does it: where no beat comes within the interval, the process is aborted.

    What counts is the order of what happens, and not how soon: a beat that was sent before it stood still has arrived by then.
    """
    hangs, ticks = folder / "hangs", folder / "ticks"
    with overseen(folder, ("-c", HANGING, str(folder), *PLAY, "--seed", str(seed)), SHORT) as service:
        has_hung = service.listen_until_ready() and service.listen_until(lambda: bool(_numbers(hangs)), HANGS_WITHIN)
        before, ticked = len(service.told.beats), len(_numbers(ticks))
        began = _numbers(hangs)[0] if has_hung else 0.0
        has_fired = has_hung and service.listen_until(lambda: service.stands_still(SHORT) or len(service.told.beats) > before, LONGEST_WAIT)
        fired = monotonic()
        if has_fired:
            service.listen_until(lambda: len(_numbers(ticks)) - ticked >= LEAST_TICKS, LONGEST_WAIT)
        went_on, later = len(_numbers(ticks)) - ticked, len(service.told.beats) - before  # its beats came with them
        took, code = service.end(signal.SIGABRT)
    is_ready = bool(service.told.ready)
    yield Row("ready_s", service.told.ready[0] if is_ready else None, "once", len(service.told.ready) == 1)
    yield Row("watchdog_interval_s", SHORT)
    yield Row("beats", before, "at least 1", before > 0)
    yield Row("beats_while_it_hangs", later if has_hung else None, "0", has_hung and not later)
    yield Row("other_thread_went_on", went_on if has_hung else 0, f"at least {LEAST_TICKS} times", has_hung and went_on >= LEAST_TICKS)
    yield Row("watchdog_fires_after_s", fired - began if has_fired and not later else None, "once", has_fired and not later)
    yield Row("aborted_s", took, f"at most {KILLED_AFTER:g}", took <= KILLED_AFTER)
    yield Row("exit_code", code, f"{-signal.SIGABRT}", code == -signal.SIGABRT)


def _numbers(path: Path) -> list[float]:
    return [float(line) for line in path.read_text().split()] if path.exists() else []
