"""The bench of a small Pi: instructions instead of seconds, which are the same on every computer, counted by callgrind.

The reckoning: a Zero 2 W has four Cortex-A53 at 1 GHz, and one of them runs CPython about twelve times slower than a core of the
computers that this was measured on, which do some ten thousand million instructions a second; so a Pi does about 0.8 thousand million. Each
figure has a budget of time there, and keeps its limit below half of it, as readers, voice and journal want their share.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import count, cycle
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame

from companion.cards.decks import files
from companion.core.decks.register import Register
from companion.core.games.game import Setup
from companion.core.mat.mat import Mat
from companion.core.mat.settling import Settling
from companion.core.mat.shape import Shape
from companion.core.referee.conduct import conducted
from companion.core.referee.match_state import MatchState
from companion.core.referee.opening import opened
from companion.core.referee.referee import Referee
from companion.core.referee.table_view import view_of
from companion.events import Event
from companion.protocol.setup import parse_setup
from companion.record.memory import MemoryJournal
from companion.screen.fonts import FontLetters
from companion.screen.letters import Typesetter
from companion.screen.painter import Painter
from companion.simulator.radio import radio_under
from companion.simulator.sitting import Manners, Sitting
from companion.simulator.table import SimulatedTable
from hardware.readers.noise import Noise
from hardware.sighting import NOTHING, Pass, Tags
from tests.bench.drawing import ASKED, SIZE, closed, full_table, scene_of
from tests.bench.figures import Figures

PER_SECOND = 0.8e9  # instructions of a Zero 2 W
BUDGETS = {"event": 0.1, "frame": 1 / 30, "pass": 0.02, "first_frame": 10.0}  # seconds there
MOST = 0.5  # of a budget
TIMES = {"event": 50, "frame": 50, "pass": 200}
COUNTER, CONTROL = "valgrind", "callgrind_control"
FIRST = (
    "from tests.bench.watched import watch; watch('first'); "
    "from companion.cli.main import main; main(['demo', '--seed', '1', '--size', '1920x1080'])"
)
OFFERED = "import sys; from tests.bench.instructions import offer; offer(sys.argv[1], int(sys.argv[2]))"


def measured(options: Namespace) -> Iterator[Figures]:
    if shutil.which(COUNTER) is None or shutil.which(CONTROL) is None:
        sys.exit(f"bench: there is no {COUNTER} here; install it: sudo apt install {COUNTER}")
    found: Figures = {}
    for name, times in TIMES.items():
        found |= beside_budget(name, counted_of(name, times, options.seed))
    found |= beside_budget("first_frame", _counted("yes", FIRST, lambda process: process.wait()))
    yield found | {"missed": missed(found)}


def missed(found: Figures) -> list[str]:
    return [name for name in BUDGETS if found[f"{name}_of_budget"] > MOST]


def beside_budget(name: str, count: float) -> Figures:
    seconds = count / PER_SECOND
    share = round(seconds / BUDGETS[name], 3)
    return {f"{name}_instructions": round(count), f"{name}_pi_ms": round(seconds * 1000, 2), f"{name}_of_budget": share}


def counted_of(name: str, times: int, seed: int) -> float:
    """Of one event or frame: the work is got ready uncounted, and begins when it is told to."""

    def let_run(process: subprocess.Popen[str]) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdout.readline()
        subprocess.run([CONTROL, "-i", "on", str(process.pid)], check=True, capture_output=True)
        process.stdin.write("go\n")
        process.stdin.flush()
        process.wait()

    return _counted("no", OFFERED, let_run, name, str(seed)) / times


def _counted(at_start: str, program: str, run: Callable[[subprocess.Popen[str]], object], *words: str) -> float:
    """The instructions that a Python program does while they are counted."""
    with TemporaryDirectory(prefix="facedown-bench-") as folder:
        out = Path(folder, "counts")
        command = [COUNTER, "--tool=callgrind", f"--instr-atstart={at_start}", f"--callgrind-out-file={out}", "--quiet"]
        environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        with subprocess.Popen([*command, sys.executable, "-c", program, *words], text=True, stdin=subprocess.PIPE, env=environment,
                              stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:  # fmt: skip
            run(process)
        totals = [line.split()[1] for line in out.read_text().splitlines() if line.startswith("totals:")]
    return float(totals[-1])


def offer(name: str, seed: int) -> None:
    """In the counted process: gets the work ready, tells so, waits, and does it."""
    work = {"event": _events, "frame": _frames, "pass": _passes}[name](seed)
    work(TIMES[name])  # everything was seen once
    print("ready", flush=True)
    sys.stdin.readline()
    work(TIMES[name])


def _events(seed: int) -> Callable[[int], None]:
    """Settled events of a match, each ruled, and its view made."""
    steps = _steps(seed)

    def work(times: int) -> None:
        for state, event in steps[-times:]:
            view_of(conducted(state, event))

    return work


def _steps(seed: int) -> list[tuple[MatchState, Event]]:
    """Each event of a match that simulated people play, with the state before it."""
    setup, deck = parse_setup(ASKED, files.find)
    journal, register = MemoryJournal(), Register().naming([deck])
    table = SimulatedTable(Referee(setup, deck, register, journal), radio_under(setup.shape, Noise(), seed))
    Sitting(setup, deck, table, seed, Manners()).play()
    state, _ = opened(setup, deck, register)
    steps: list[tuple[MatchState, Event]] = []
    for event in (entry.event for entry in journal.entries() if not isinstance(entry.event, Setup)):
        steps.append((state, event))
        state = conducted(state, event).state
    return steps


def _frames(seed: int) -> Callable[[int], None]:
    """Frames in which one card of a full table is opened or closed."""
    sight, _ = full_table(seed)
    opened = [one.card for one in sight.table.view.places if one.is_open]
    sights = [one for card in opened for one in (closed(sight, card), replace(sight, changed=frozenset({card})))]
    setter, painter = Typesetter(FontLetters()), Painter(pygame.Surface(SIZE, depth=32))

    def work(times: int) -> None:
        for one, _ in zip(cycle(sights), range(times), strict=False):
            painter.paint(scene_of(one, setter))

    return work


def _passes(_seed: int) -> Callable[[int], None]:
    """Passes over 64 slots, every other one with a card, of which one card is lifted and laid again every tenth pass."""
    shape = Shape(pads=())
    full = {slot: Tags((f"04{number:012x}",)) if number % 2 else NOTHING for number, slot in enumerate(shape.slots)}
    lifted = {**full, shape.slots[1]: NOTHING}
    settling, at = Settling(shape), count()
    mat = Mat()

    def work(times: int) -> None:
        nonlocal mat
        for number in range(times):
            for event in settling.take(Pass(next(at) / 10, full if number // 10 % 2 else lifted), mat).events:
                mat = mat.after(event)

    return work
