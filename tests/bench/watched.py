"""A real command, watched from inside its own process: when it showed what, how much it worked at rest, what it takes of memory.

Rules of this file: the command is the same one that people start; nothing of it knows that it is watched.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, MutableMapping
from pathlib import Path
from time import monotonic, process_time
from typing import Any

from companion.screen import window
from companion.screen.driver import CARDS, CONSOLE, INVISIBLE, MAY_BE_INVISIBLE, wanted_driver

QUIET, RESTED = 12.0, 10.0  # seconds without a frame after which the window rests, and how long its rest is measured
TABLE_TIME = 30.0  # seconds at the table until memory is looked at
EVENTS, LONGEST = 60, 45.0  # how many are timed, and after how many seconds there are enough of them in any case
STATUS = Path("/proc/self/status")
Tick = Callable[[window.Window, float], bool]


def look_without_a_screen(env: MutableMapping[str, str], cards: Path = CARDS) -> None:
    """Lets the command run without a picture, on a computer that has no screen."""
    env[MAY_BE_INVISIBLE] = "1"
    if wanted_driver(env, None) == CONSOLE and not any(cards.glob("card*")):
        env["SDL_VIDEODRIVER"] = INVISIBLE[0]


def watch(what: str) -> None:
    """Measures one thing, prints it as a line of JSON, and ends the command."""
    look_without_a_screen(os.environ)
    tick = window.Window.tick
    {"first": _first, "events": _events, "rest": _rest, "memory": _memory}[what](tick)


def _tell(**found: Any) -> None:
    print(json.dumps(found), flush=True)
    raise SystemExit(0)


def _patched(tick: Tick) -> None:
    window.Window.tick = tick  # type: ignore[assignment, method-assign]


def _first(tick: Tick) -> None:
    """The moment of the first frame, on the clock that all processes share."""

    def ticked(self: window.Window, at: float) -> bool:
        if tick(self, at):
            _tell(at=monotonic())
        return False

    _patched(ticked)


def _rest(tick: Tick) -> None:
    """Frames and processor time while a player thinks and nothing moves."""
    since, began, presents = monotonic(), 0.0, 0

    def ticked(self: window.Window, at: float) -> bool:
        nonlocal since, began, presents
        is_new, now = tick(self, at), monotonic()
        if began:
            presents += is_new
            if now - since >= RESTED:
                _tell(seconds=now - since, cpu=process_time() - began, presents=presents)
        elif is_new or self.is_moving:
            since = now
        elif now - since >= QUIET:
            since, began = now, process_time()
        return is_new

    _patched(ticked)


def _memory(tick: Tick) -> None:
    from companion.simulator.table import SimulatedTable

    advance, at_table = SimulatedTable.advance, 0.0

    def advanced(self: SimulatedTable, seconds: float) -> float:
        nonlocal at_table
        at_table = self.at
        return advance(self, seconds)

    def ticked(self: window.Window, at: float) -> bool:
        is_new = tick(self, at)
        if at_table >= TABLE_TIME:
            _tell(**memory())
        return is_new

    SimulatedTable.advance = advanced  # type: ignore[method-assign]
    _patched(ticked)


def memory() -> dict[str, float]:
    """Of this process, in megabytes: now, and at most so far."""
    rows = dict(line.split(":", 1) for line in STATUS.read_text(encoding="utf-8").splitlines() if ":" in line)
    return {"rss": int(rows["VmRSS"].split()[0]) / 1024, "peak": int(rows["VmHWM"].split()[0]) / 1024}


class Timed:
    """Cards that were placed, by the entry that says so: when it was heard, when a frame showed it, when nothing moved any more."""

    def __init__(self) -> None:
        self.began = monotonic()
        self._heard: dict[int, float] = {}
        self._seen: list[float] = []  # of what the next frame shows
        self._moving: list[float] = []  # of what moves still
        self.first: list[float] = []
        self.last: list[float] = []

    def hear(self, entry: int, at: float) -> None:
        self._heard[entry] = at
        self._moving.clear()  # cut short by what happens now

    def see(self, entry: int, *, is_shown: bool) -> None:
        """Cards of which nothing is to be seen yet, as they are waited for, come with a later entry or not at all."""
        for one in [one for one in self._heard if one <= entry]:
            at = self._heard.pop(one)
            if is_shown:
                self._seen.append(at)

    def show(self, *, is_moving: bool) -> None:
        now = monotonic()
        self.first += [now - one for one in self._seen]
        self._moving += self._seen
        self._seen.clear()
        if not is_moving:
            self.last += [now - one for one in self._moving]
            self._moving.clear()


def _events(tick: Tick) -> None:
    from companion.core.referee.referee import Referee
    from companion.events import Event, TagPlaced
    from companion.pages.onscreen import OnScreen, Seen

    timed, enter, see = Timed(), Referee.enter, OnScreen._see

    def entered(self: Referee, event: Event) -> None:
        at = monotonic()
        enter(self, event)
        if isinstance(event, TagPlaced):
            timed.hear(self.entry, at)

    def saw(self: OnScreen, seen: Seen, now: float) -> None:
        timed.see(seen.entry, is_shown=bool(seen.said) or seen.table != self.table)
        see(self, seen, now)

    def ticked(self: window.Window, at: float) -> bool:
        is_new = tick(self, at)
        if is_new:
            timed.show(is_moving=self.is_moving)
        if len(timed.first) >= EVENTS or monotonic() - timed.began > LONGEST:
            _tell(first=timed.first, last=timed.last)
        return is_new

    Referee.enter = entered  # type: ignore[method-assign]
    OnScreen._see = saw  # type: ignore[method-assign]
    _patched(ticked)
