"""A mat that is tried out before a match: a card is put on one place after the other, and every place that hears one gets a tick."""

from __future__ import annotations

from companion.core.walk import Walk
from companion.events import Slot, Uid
from companion.pages.health import mat_check_of
from companion.pages.playing import InMatchTime
from companion.protocol.table import Opened
from companion.screen.acts import Act, Put
from companion.screen.draft import Draft
from companion.screen.pages import mat_check
from companion.screen.words import Words
from companion.simulator.table import SimulatedTable, uid_of
from companion.system.clock import Clock
from hardware.readers.port import Readers
from hardware.readers.simulated import Simulated


class Trial:
    """With one card of the deck, at a simulated table: it is heard as in a match, and no match is on record."""

    def __init__(self, opened: Opened, radio: Simulated, words: Words) -> None:
        match = opened.referee.state.match
        self._table, self._words = SimulatedTable(opened.referee, radio), words
        self._uid: Uid = uid_of(match.deck.id, min(match.deck.cards))
        self._heard: frozenset[Slot] = frozenset()
        self.page = mat_check_of(opened.referee.state, words)

    def put(self, slot: Slot) -> None:
        """On that place; where it lies already it is taken up."""
        if self._table.slot_of(self._uid) == slot:
            self._table.lift(self._uid)
        else:
            self._table.lay(self._uid, slot)

    def went_on(self, seconds: float) -> bool:
        """Whether anything else is known of the mat now."""
        self._table.advance(seconds)
        before, self.page = self.page, mat_check_of(self._table.referee.state, self._words, self._heard)
        self._heard = self.page.heard
        return self.page != before


class TrialOnMat:
    """A mat with real readers that is tried out: real cards are put on its places."""

    def __init__(self, opened: Opened, readers: Readers, clock: Clock, words: Words) -> None:
        self._referee, self._words, self._at = opened.referee, words, 0.0
        self._walk = Walk(opened.referee, InMatchTime(readers, clock, 0.0))
        self._heard: frozenset[Slot] = frozenset()
        self.page = mat_check_of(opened.referee.state, words)

    def put(self, slot: Slot) -> None:
        """Only real hands lay cards here."""

    def went_on(self, seconds: float) -> bool:
        self._at += seconds
        self._walk.advance(self._at)
        before, self.page = self.page, mat_check_of(self._referee.state, self._words, self._heard)
        self._heard = self.page.heard
        return self.page != before


def draw_trial(draft: Draft, words: Words, trial: Trial | TrialOnMat) -> None:
    mat_check.draw_mat_check(draft, words, trial.page)


def changed_trial(trial: Trial | TrialOnMat, act: Act) -> Trial | TrialOnMat:
    if isinstance(act, Put):
        trial.put(act.slot)
    return trial
