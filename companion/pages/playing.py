"""A match that is played at the screen, and where its cards come from: hands at a simulated table, a mat that is read, names alone.

Rules of this file: nothing here loops or waits. Each source is asked to `advance` by at most so many seconds of the screen's time, and
answers how many have passed.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Any, Protocol

from companion.core.referee.referee import Referee
from companion.core.walk import Walk
from companion.events import Button, Chosen, Corrected, Correction, Pressed, Slot
from companion.pages.onscreen import OnScreen
from companion.pages.seats import Seats
from companion.pages.settings import Remembered
from companion.screen.acts import Act
from companion.screen.window import Window
from companion.simulator.stepwise import Stepwise
from companion.simulator.table import SimulatedTable
from companion.system.clock import Clock
from hardware.readers.port import Readers
from hardware.sighting import Pass

LEAST = 1e-6
NOWHERE: tuple[Slot, ...] = ()
# Seconds between two looks at the readers, beyond which a page lay over the match: its time stood still, and what is heard is heard anew.
STOOD_STILL = 0.25


class Source(Protocol):
    """Where the cards of a match come from, on the match's own time."""

    @property
    def at(self) -> float: ...
    @property
    def is_spent(self) -> bool:
        """Nothing comes any more, whether or not the match has a winner."""
        ...

    @property
    def leaving(self) -> tuple[Slot, ...]:
        """Slots whose cards seem to be lifted, before that is certain."""
        ...

    def advance(self, seconds: float) -> float:
        """What is heard by then enters the match; returns how many seconds have passed on the screen's time."""
        ...

    def enter(self, event: Pressed | Chosen | Corrected) -> None:
        """Tell the referee what was done at the screen."""
        ...

    def close(self) -> None: ...


class Running:
    """A match that is being played; `seats` are those of a simulated table with people or bots that sit there."""

    def __init__(
        self, screen: OnScreen, source: Source, seats: Seats | None = None, *, is_watched: Callable[[], bool] = lambda: False
    ) -> None:
        self.screen, self.seats = screen, seats
        self._source, self._is_watched = source, is_watched

    @property
    def at(self) -> float:
        """The time on the match's own clock."""
        return self._source.at

    @property
    def is_watched(self) -> bool:
        """Only bots act now, and people look on."""
        return self._is_watched()

    @property
    def is_over(self) -> bool:
        """It was played to its end, and that is shown; an end that is taken back is none."""
        return self._source.is_spent or bool(self.screen.table.view.winners)

    def advance(self, seconds: float) -> float:
        passed = self._source.advance(seconds)
        self.screen.leaving = self._source.leaving
        return passed

    def press(self, button: Button) -> None:
        if button == "undo" and self.seats is not None:
            self.seats.asks_undo()
        self._source.enter(Pressed(button, self.at))

    def gone_on(self) -> Running:
        """The match itself, out of the pause in which it was left: the touch that takes it up is not asked for twice."""
        if self.screen.table.is_paused:
            self.press("pause")
        return self

    def choose(self, option: str) -> None:
        self._source.enter(Chosen(option, self.at))

    def correct(self, correction: Correction) -> None:
        self._source.enter(Corrected(correction, self.at))

    def close(self) -> None:
        """The match is left; it can be taken up again from its record."""
        self._source.close()


class AtScreen(Protocol):
    """What an evening at the screen tells those who begin its matches and fill its pages (`companion.pages.evening`)."""

    window: Window
    tables: Tables
    remembered: Remembered
    running: Running | None

    def act(self, act: Act) -> None: ...


class Tables(Protocol):
    """Where matches are begun and taken up, and what is on record; each raises `Unusable` where that cannot be."""

    def begin(self, evening: AtScreen) -> Running:
        """Begin the match that was agreed on last on the page of a new match."""
        ...

    def take_up(self, number: int, evening: AtScreen) -> Running: ...
    def put_aside(self, number: int) -> None: ...
    def page(self, name: str, about: str, evening: AtScreen) -> Any: ...
    def agreed(self, page: Any) -> Any:
        """The page on which a match is agreed on, with the reason for which it cannot begin, if there is one."""
        ...

    def keep(self, remembered: Remembered) -> None: ...


class SimulatedHands:
    """Hands at a simulated table, whose time passes as fast as that of the people who look on."""

    leaving = NOWHERE  # a card in a hand is shown there

    def __init__(self, table: SimulatedTable, play: Callable[[], object], speed: float) -> None:
        """`play` is what hands do, with waits at the table; with a speed of 0 no wait takes any time of the screen's."""
        self.table, self._speed = table, speed
        self.step = 0.0  # seconds at the table until the screen is looked after again
        self._script = Stepwise(play)
        self._until = table.at
        table.waits = self._script.wait

    @property
    def at(self) -> float:
        return self.table.at

    @property
    def is_spent(self) -> bool:
        return self._script.is_over

    def advance(self, seconds: float) -> float:
        table, self.step = self.table, round(seconds * (self._speed or 1.0), 3)
        while self._until - table.at <= LEAST:
            waits = self._script.advance()
            if waits is None:
                return seconds
            self._until = table.at + waits
        left = self._until - table.at
        passed = min(self.step, left) if self._speed else left
        table.advance(max(passed, 0.001))
        return passed / self._speed if self._speed else 0.0

    def enter(self, event: Pressed | Chosen | Corrected) -> None:
        if isinstance(event, Corrected):
            self.table.referee.enter(event)
        else:
            self.table.enter(event)

    def close(self) -> None:
        self._script.stop()


class MatReaders(Readers, Protocol):
    """Readers that poll faster for as long as a match attends to them."""

    def attend(self) -> None: ...


class InMatchTime:
    """Readers that are polled for as long as the program runs, as a match hears them that begins and pauses by a time of its own."""

    def __init__(self, readers: Readers, clock: Clock, at: float) -> None:
        self._readers, self._clock = readers, clock
        self._since = clock.now()  # what was heard earlier is not for this match
        self._last = at  # no pass is older than what the match knows already

    @property
    def slots(self) -> tuple[str, ...]:
        return self._readers.slots

    def passes(self, until: float) -> Iterator[Pass]:
        """The passes heard up to now, in the time of the match: now is `until` there."""
        now = self._clock.now()
        for heard in self._readers.passes(now):
            age = now - heard.at
            if heard.at >= self._since:
                self._last = max(self._last, until - max(age, 0.0))
                yield Pass(self._last, heard.heard)
        self._last = max(self._last, until)

    def forget(self) -> None:
        """Drop all that was heard until now."""
        self._since = self._clock.now()

    def ask(self, slots: Collection[str]) -> None:
        self._readers.ask(slots)

    def close(self) -> None:
        """The readers go on, for the next match."""


class CardsOnMat:
    """Real cards on a mat that is read; no hand is known here, so no bot plays."""

    is_spent = False

    def __init__(self, referee: Referee, readers: MatReaders, clock: Clock, at: float = 0.0) -> None:
        """`clock` is the one by which the readers tell when they heard something."""
        self.at = at
        self._referee, self._clock, self._looked = referee, clock, clock.now()
        self._attend = readers.attend
        self._readers = InMatchTime(readers, clock, at)
        self._walk = Walk(referee, self._readers)

    @property
    def leaving(self) -> tuple[Slot, ...]:
        return self._walk.leaving

    def advance(self, seconds: float) -> float:
        self._attend()
        before, self._looked = self._looked, self._clock.now()
        passed = max(self._looked - before, 0.0)
        if passed > STOOD_STILL:
            passed = seconds
            self._readers.forget()
            self._walk.start_anew()
        self.at += passed
        self._walk.advance(self.at)
        return seconds

    def enter(self, event: Pressed | Chosen | Corrected) -> None:
        self._referee.enter(event)

    def close(self) -> None:
        """The readers go on, for the next match."""


class NamedCards:
    """Cards that no reader hears: people name them on the screen (C19)."""

    is_spent, leaving = False, NOWHERE

    def __init__(self, referee: Referee, at: float = 0.0) -> None:
        self.at, self._referee = at, referee

    def advance(self, seconds: float) -> float:
        self.at += seconds
        self._referee.pass_time(self.at)
        return seconds

    def enter(self, event: Pressed | Chosen | Corrected) -> None:
        self._referee.enter(event)

    def close(self) -> None:
        """Nothing is open."""
