"""The bench of starting: importing the core, help, the first frame of `play`, and how long matches of many entries take to go on.

Rules of this file: each process is started with compiled modules and timed from outside, beside the bare interpreter. Processor time is
what the limits are for: it is all of the time on a computer that does nothing else, and the same where others work as well.
"""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
from argparse import Namespace
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from companion.cards.decks import files
from companion.protocol.setup import parse_setup
from companion.record.disk import DiskStore
from tests.bench.figures import Figures
from tests.bench.played import ASKED, desk_with, lines_of, table_at
from tests.bench.showing import WATCHED

ROUNDS = 11  # of each process; the middle one counts
CORE = "import companion.core.referee.referee, companion.core.games.registry, companion.core.walk"
PLAY = ("play", "--no-journal", "--bots", "Boris", "--size", "1920x1080")
ENTRIES = 500  # of the match that goes on in a process of its own
GROWING = (50, 200, 800, 3200)  # entries of matches that go on in this one
LIMITS = {"import_core": 60, "help": 150, "first_frame": 450, "resume": 400}  # milliseconds; the first is over the bare interpreter
MOST_GROWTH = 1.5  # as often may an entry of the longest match cost what one of the second takes
WHEN = "2026-01-01T20:00:00+00:00"


def measured(options: Namespace) -> Iterator[Figures]:
    with TemporaryDirectory(prefix="facedown-bench-") as folder:
        yield _processes(Path(folder), options.seed)
        yield _growth(Path(folder), options.seed)


def _processes(folder: Path, seed: int) -> Figures:
    journal, environment = folder / "journal", _environment(folder)
    played(journal, ENTRIES, seed)
    commands = {
        "bare": ["-c", "pass"],
        "import_core": ["-c", CORE],
        "help": ["-m", "companion", "--help"],
        "first_frame": ["-c", WATCHED, "first", *PLAY],
        "resume": ["-m", "companion", "referee", "--lang", "en", "--journal", str(journal)],
    }
    for words in commands.values():
        _run(words, environment)  # compiles
    times: dict[str, list[tuple[float, float]]] = {name: [] for name in commands}
    for _ in range(ROUNDS):  # in turn, so that what disturbs one disturbs the others as well
        for name, words in commands.items():
            times[name].append(_run(words, environment))
    wall, used = ({name: median(one[part] for one in found) for name, found in times.items()} for part in (0, 1))
    found = {name: used[name] - (used["bare"] if name == "import_core" else 0) for name in LIMITS}
    return {
        **{f"{name}_ms": round(one) for name, one in wall.items()},
        **{f"{name}_processor_ms": round(one) for name, one in used.items()},
        "import_core_over_bare_ms": round(found["import_core"]),
        "missed": [name for name, limit in LIMITS.items() if found[name] > limit],
    }


def _run(words: Sequence[str], environment: Mapping[str, str]) -> tuple[float, float]:
    """Milliseconds that a process takes, and those of the processor."""
    before, began = _used(), perf_counter()
    subprocess.run([sys.executable, *words], check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, env=environment)
    return (perf_counter() - began) * 1000, (_used() - before) * 1000


def _used() -> float:
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return children.ru_utime + children.ru_stime


def _environment(folder: Path) -> Mapping[str, str]:
    plain = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**plain, "PYTHONPYCACHEPREFIX": str(folder / "compiled"), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}


def _growth(folder: Path, seed: int) -> Figures:
    """Processor time of matches that go on, from the file to the referee that stands where it stood."""
    used: dict[int, float] = {}
    for entries in GROWING:
        path = folder / f"journal-{entries}"
        number = played(path, entries, seed)
        used[entries] = min(_gone_on(path, number) for _ in range(3))
    growth = used[GROWING[-1]] / GROWING[-1] / (used[GROWING[1]] / GROWING[1])
    return {
        **{f"goes_on_{entries}_ms": round(seconds * 1000, 1) for entries, seconds in used.items()},
        **{f"goes_on_{entries}_us_an_entry": round(seconds / entries * 1e6) for entries, seconds in used.items()},
        "missed": [f"growth {growth:.2f}"] if growth > MOST_GROWTH else [],
    }


def _gone_on(path: Path, number: int) -> float:
    began = process_time()
    store = DiskStore(path, lambda: WHEN)
    desk_with(store).take_up(number)
    seconds = process_time() - began
    store.close()
    return seconds


def played(path: Path, entries: int, seed: int) -> int:
    """Leaves a match of so many entries in a new journal: the first third of one, in which a card is then lifted and laid back."""
    setup, deck = parse_setup(ASKED, files.find)
    store = DiskStore(path, lambda: WHEN)
    table, rows = table_at(desk_with(store), setup, deck), [json.loads(line) for line in lines_of(seed)]
    begun = rows[: min(len(rows) // 3, entries // 2)]
    lying = next(row for row in begun if "place" in row)
    at = 0.0
    for row in begun:
        at = row.get("at", at)
        table.take(json.dumps(row).encode())
    match = table.match
    assert match is not None
    while match.referee.entry < entries:
        for act in ("lift", "place"):
            at += 5.0
            table.take(json.dumps({act: lying["place"], "card": lying["card"], "at": at}).encode())
    store.close()
    return match.journal.number
