"""The one loop: a match goes on as a card walks, and everything that goes on beside it goes on here (law 12).

It is the same for a mat with readers, a simulated table, the terminal, lines and the soak. They differ in where passes and presses come
from, which is the `Entrance` and its match, and in the listeners. Nothing else plays, waits or shows in a loop of its own, and an evening
ends by an entrance that closes, not by an exception.

Rules of this file: time comes from the clock alone, and waiting is the clock's; listeners hear in their order, after the referee has ruled.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from typing import Protocol, TypeVar

from companion.simulator.stepwise import Acts, HandsAtTable
from companion.simulator.table import SimulatedTable
from companion.system.clock import VirtualClock

T = TypeVar("T")

Listener = Callable[[float], object]  # called with the time: lets out, shows, lights, speaks, writes what is written by then


class Timepiece(Protocol):
    """Whose time it is: the window's, the machine's at any pace, or one that stands still until something is waited for."""

    def now(self) -> float: ...
    def wait(self, seconds: float) -> None: ...


class Played(Protocol):
    """A match and where its cards come from: readers, or hands at a simulated table."""

    def advance(self, seconds: float) -> float:
        """Its cards are heard for at most so long; returns how long it was, on the clock of the loop."""
        ...


class Entrance(Protocol):
    """Where people come in: the screen and its pages, a program's lines, or only the hands at a table."""

    @property
    def is_open(self) -> bool: ...
    @property
    def step(self) -> float:
        """Seconds after which it has to be asked again."""
        ...

    @property
    def match(self) -> Played | None:
        """The match, if one is played and its time passes now."""
        ...

    def advance(self, now: float) -> None:
        """What people did besides laying cards: presses, choices, pages, lines."""
        ...


class Loop:
    def __init__(self, clock: Timepiece, entrance: Entrance, listeners: Sequence[Listener] = ()) -> None:
        self._clock, self._entrance, self._listeners = clock, entrance, tuple(listeners)

    def run(self) -> None:
        """Until the entrance closes."""
        seconds = 0.0
        while self._entrance.is_open:
            self._clock.wait(seconds)
            seconds = self.turn()

    def turn(self) -> float:
        """One look at everything; returns how long to wait until the next."""
        now, entrance = self._clock.now(), self._entrance
        entrance.advance(now)  # presses and choices come in, and are ruled
        if not entrance.is_open:
            return 0.0
        match, seconds = entrance.match, entrance.step
        if match is not None:
            seconds = match.advance(seconds)  # passes are settled, identified, entered, compared, understood, ruled, announced
        for listener in self._listeners:
            listener(now)  # what is written is let out: shown, lit, told, spoken, logged
        return seconds


def played(table: SimulatedTable, acts: Acts, listeners: Sequence[Listener] = ()) -> None:
    """All acts of hands at a simulated table, on a time of its own that takes none; a listener may take some."""
    with closing(HandsAtTable(table, acts)) as hands:
        Loop(VirtualClock(), hands, listeners).run()


def sat_through(table: SimulatedTable, play: Callable[[], T], listeners: Sequence[Listener] = ()) -> T:
    """One script at a simulated table, and what it returned."""
    found: list[T] = []

    def acts() -> Acts:
        found.append((yield play))

    played(table, acts(), listeners)
    return found[0]
