"""How soon a real window shows what was heard, what it costs while nothing happens, when its first frame is there, and its memory."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any

from tests.bench.figures import Figures, spread
from tests.bench.journal import on_the_disk

ROUNDS = 5  # of each measure that begins a process
SIZE = "1920x1080"
SERVER = ("Xvfb", "-screen", "0", "1920x1080x24", "-nolisten", "tcp")
# The usual command, watched from inside its process.
WATCHED = (
    "import sys; from tests.bench.watched import watch; watch(sys.argv[1]); "
    "from companion.cli.main import main; sys.exit(main(sys.argv[2:]))"
)
# The same few words as in `watched`, for a process that imports nothing of ours.
READ = (
    "import json; rows = dict(one.split(':', 1) for one in open('/proc/self/status') if ':' in one); "
    "print(json.dumps({'rss': int(rows['VmRSS'].split()[0]) / 1024}))"
)
# Milliseconds from an event to a frame that shows it, one of which may be due already; presents and the share of a core at rest; megabytes.
LIMITS = {"event_to_first_frame_p95_ms": 33.0, "rest_presents": 0, "rest_cpu_percent": 0.3, "memory_dummy_mb": 80.0, "memory_x11_mb": 80.0}
Environment = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Screens:
    """Where windows are opened: SDL's dummy driver, and X11 where there is any."""

    dummy: Environment
    x11: Environment | None
    driver: str

    @property
    def best(self) -> Environment:
        return self.dummy if self.x11 is None else self.x11


def shown(seed: int) -> Figures:
    with TemporaryDirectory(dir=on_the_disk(), prefix="facedown-bench-") as folder, _screens(Path(folder)) as screens:
        events = _events(screens.best, Path(folder), seed)
        rest = _watched("rest", screens.best, "play", "--no-journal", "--bots", "Boris", "--seed", str(seed), "--size", SIZE)
        found = {
            "driver": screens.driver,
            "events": len(events["first"]),
            **spread("event_to_first_frame", events["first"]),
            **spread("event_to_last_frame", events["last"]),
            "rest_seconds": round(rest["seconds"], 1),
            "rest_presents": rest["presents"],
            "rest_cpu_percent": round(rest["cpu"] / rest["seconds"] * 100, 2),
            **_beginnings(screens, seed),
            **_memories(screens, seed),
        }
        return found | {"missed": missed(found)}


def missed(found: Figures) -> list[str]:
    """A figure that there was no display for is none."""
    return [name for name, most in LIMITS.items() if found[name] is not None and found[name] > most]


def _events(environment: Environment, folder: Path, seed: int) -> dict[str, list[float]]:
    """Bots play, and every entry is on the disk before it is shown."""
    journal = str(folder / "events.sqlite")
    words = ("play", "--journal", journal, "--bots", "Anna,Boris", "--seed", str(seed), "--speed", "4", "--size", SIZE)
    found: dict[str, list[float]] = _watched("events", environment, *words)
    return found


def _beginnings(screens: Screens, seed: int) -> dict[str, float | None]:
    """Seconds from the start of the process, the best of several; the first of them compiles."""
    demo = ("demo", "--seed", str(seed), "--size", SIZE)
    best = {"python": _seconds("pass", screens.dummy), "import_pygame": _seconds("import pygame", screens.dummy)}
    dummy, x11 = _first_frame(screens.dummy, demo), None if screens.x11 is None else _first_frame(screens.x11, demo)
    return {"python_s": best["python"], "import_pygame_s": best["import_pygame"], "first_frame_s": dummy, "first_frame_x11_s": x11}


def _first_frame(environment: Environment, words: Sequence[str]) -> float:
    seconds = []
    for _ in range(ROUNDS):
        began = monotonic()
        at: float = _watched("first", environment, *words)["at"]
        seconds.append(at - began)
    return round(min(seconds), 3)


def _seconds(program: str, environment: Environment) -> float:
    seconds = []
    for _ in range(ROUNDS):
        began = monotonic()
        _run(["-c", program], environment)
        seconds.append(monotonic() - began)
    return round(min(seconds), 3)


def _memories(screens: Screens, seed: int) -> dict[str, float | None]:
    """Megabytes of the demo after so long at the table, beside those of the bare interpreter and of one with pygame."""
    demo = ("demo", "--seed", str(seed), "--speed", "10", "--size", SIZE)
    found: dict[str, float | None] = {}
    for name, program in (("python", "pass"), ("pygame", "import pygame")):
        found[f"memory_{name}_mb"] = round(json.loads(_run(["-c", f"{program}; {READ}"], screens.dummy).splitlines()[-1])["rss"], 1)
    x11 = screens.x11
    slow = None if x11 is None else {**x11, "SDL_FRAMEBUFFER_ACCELERATION": "0"}
    for name, environment in (("dummy", screens.dummy), ("x11", x11), ("x11_unaccelerated", slow)):
        of = None if environment is None else _watched("memory", environment, *demo)
        found[f"memory_{name}_mb"] = None if of is None else round(of["rss"], 1)
        found[f"memory_{name}_peak_mb"] = None if of is None else round(of["peak"], 1)
    return found


def _watched(what: str, environment: Environment, *words: str) -> Any:
    return json.loads(_run(["-c", WATCHED, what, *words], environment).splitlines()[-1])


def _run(arguments: Sequence[str], environment: Environment) -> str:
    command = [sys.executable, *arguments]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=environment).stdout


@contextmanager
def _screens(folder: Path) -> Iterator[Screens]:
    """With compiled modules, as they are everywhere; a server of X11 is started where there is none."""
    plain = {name: value for name, value in os.environ.items() if name not in ("SDL_VIDEODRIVER", "PYTHONDONTWRITEBYTECODE")}
    plain |= {"PYTHONPYCACHEPREFIX": str(folder / "compiled"), "PYGAME_HIDE_SUPPORT_PROMPT": "1", "SDL_AUDIODRIVER": "dummy"}
    dummy = {**plain, "SDL_VIDEODRIVER": "dummy"}
    if "DISPLAY" in plain:
        yield Screens(dummy, plain, "x11")
    elif shutil.which(SERVER[0]) is None:
        yield Screens(dummy, None, "dummy, as there is neither a display nor Xvfb")
    else:
        with _server() as display:
            yield Screens(dummy, {**plain, "DISPLAY": display}, "x11 under Xvfb")


@contextmanager
def _server() -> Iterator[str]:
    """It says itself which number is free."""
    reading, writing = os.pipe()
    server = subprocess.Popen([*SERVER, "-displayfd", str(writing)], pass_fds=(writing,), stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            yield f":{told.readline().strip()}"
    finally:
        server.terminate()
        server.wait()
