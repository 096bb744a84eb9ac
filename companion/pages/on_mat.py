"""A match of people with real cards on a mat that is read: the readers' passes become what happened in the match, as they come."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

from companion.core.walk import Walk
from companion.events import Button, Chosen, Correction, Pressed, Slot
from companion.pages.health import mat_check_of
from companion.pages.onscreen import OnScreen
from companion.pages.seats import Seats
from companion.protocol.table import Opened
from companion.screen.words import Words
from companion.system.clock import Clock, RealClock
from hardware.readers.port import Readers
from hardware.sighting import Pass

if TYPE_CHECKING:
    from companion.pages.evening import Evening

# Seconds between two looks at the readers, beyond which a page lay over the match: its time stood still, and what is heard is heard anew.
STOOD_STILL = 0.25


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
        """What was heard up to now; `until` is what time that is in the match."""
        now = self._clock.now()
        for heard in self._readers.passes(now):
            age = now - heard.at
            if heard.at >= self._since:
                self._last = max(self._last, until - max(age, 0.0))
                yield Pass(self._last, heard.heard)
        self._last = max(self._last, until)

    def forget(self) -> None:
        """Whatever was heard until now."""
        self._since = self._clock.now()

    def ask(self, slots: Collection[str]) -> None:
        self._readers.ask(slots)

    def close(self) -> None:
        """The readers go on, for the next match."""


class TrialOnMat:
    """Fills the page on which a mat is tried out: somebody puts a card on one place after the other."""

    def __init__(self, opened: Opened, readers: Readers, clock: Clock, words: Words) -> None:
        self._referee, self._words, self._at = opened.referee, words, 0.0
        self._walk = Walk(opened.referee, InMatchTime(readers, clock, 0.0))
        self._heard: frozenset[Slot] = frozenset()
        self.page = mat_check_of(opened.referee.standing, words)

    def put(self, slot: Slot) -> None:
        """Only hands do that here."""

    def went_on(self, seconds: float) -> bool:
        self._at += seconds
        self._walk.until(self._at)
        before, self.page = self.page, mat_check_of(self._referee.standing, self._words, self._heard)
        self._heard = self.page.heard
        return self.page != before


class OnMat:
    """Nobody's hands are known here, so nobody sits at the screen, and no bot plays."""

    seats: Seats | None = None
    is_watched = False

    def __init__(self, screen: OnScreen, evening: Evening, readers: Readers, clock: Clock | None = None, at: float = 0.0) -> None:
        """`clock` is the one by which the readers tell when they heard something."""
        self.screen, self._evening = screen, evening
        self._clock = clock or RealClock()
        self._at, self._looked = at, self._clock.now()
        self._readers = InMatchTime(readers, self._clock, at)
        self._walk = Walk(screen.referee, self._readers)

    @property
    def at(self) -> float:
        return self._at

    @property
    def is_over(self) -> bool:
        return bool(self.screen.table.view.winners)

    def run(self) -> None:
        """To its end, and once more if that is taken back."""
        while not self.screen.referee.turning.standing.match.game.view(self.screen.referee.standing.position).winners:
            self._pass_time()
            self._walk.until(self._at)
            self._evening.rest(self._evening.step)
        self._evening.rest(self._evening.step)

    def _pass_time(self) -> None:
        before, self._looked = self._looked, self._clock.now()
        passed = max(self._looked - before, 0.0)
        if passed > STOOD_STILL:
            passed = self._evening.step
            self._readers.forget()
            self._walk.start_anew()
        self._at += passed

    def press(self, button: Button) -> None:
        self.screen.referee.enter(Pressed(button, self._at))

    def choose(self, option: str) -> None:
        self.screen.referee.enter(Chosen(option, self._at))

    def correct(self, correction: Correction) -> None:
        self.screen.correct(correction, self._at)
