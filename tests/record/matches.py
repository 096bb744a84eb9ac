"""Matches with all that was entered: by people with clumsy hands over a noisy radio, and the same with one correction after another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Any
from unittest.mock import patch

from companion.cards.decks import files
from companion.core.decks.card import Deck
from companion.core.decks.register import Register
from companion.core.games.game import Fact, Ruling, Setup, View
from companion.core.referee.conduct import conduct
from companion.core.referee.match_state import MatchState
from companion.core.referee.opening import opened
from companion.core.referee.referee import Referee
from companion.core.referee.step import Step
from companion.events import (
    AcceptTable,
    ActOf,
    AlreadyDrawn,
    CardIs,
    Corrected,
    Correction,
    Event,
    Leave,
    Pressed,
    Replace,
    SetHand,
    SetTurn,
)
from companion.record.acts import MatchActs, recorded
from companion.record.memory import MemoryJournal
from companion.simulator.radio import radio_under
from companion.simulator.sitting import Manners, Sitting
from companion.simulator.soaking import SoakTerms, set_up_match
from companion.simulator.table import SimulatedTable
from hardware.readers.noise import Noise

NOISE, CLUMSY = 0.05, 0.3
OFTEN, NOW_AND_THEN = 0.08, 0.03  # how often, after an event, somebody corrects or takes back
NAMES = ("Zoé “Z”", "Ann: Lee", '"Q"', "Б  Ю", "undo", "correct drawn", "1. Anna")  # as awkward as names can be


@dataclass(frozen=True)
class Match:
    setup: Setup
    deck: Deck
    events: tuple[Event, ...]
    state: MatchState  # at the end of the journal's replay

    @property
    def position(self) -> Any:
        return self.state.position

    def recorded(self) -> MatchActs:
        return recorded(self.setup, self.deck, self.state.match.register, self.events)


class Entered(Referee):
    """A referee whose events are kept."""

    def __init__(self, setup: Setup, deck: Deck) -> None:
        self.events: list[Event] = []
        super().__init__(setup, deck, register(), MemoryJournal())

    def _enter(self, event: Event) -> None:
        super()._enter(event)
        self.events.append(event)


@cache
def decks() -> tuple[Deck, ...]:
    return tuple(files.find(id) for id in files.shipped())


@cache
def register() -> Register:
    return Register().naming(decks())


@cache
def people_play(game: str, number: int) -> Match:
    setup, deck = set_up_match(SoakTerms(game, NOISE, CLUMSY, seed=1), number, decks())
    referee = Entered(setup, deck)
    table = SimulatedTable(referee, radio_under(setup.shape, Noise.of(NOISE), number))
    Sitting(setup, deck, table, number, Manners(CLUMSY, silence=NOISE)).play()
    return Match(setup, deck, tuple(referee.events), referee.state)


def corrected_all_the_time(match: Match, seed: int, most: int) -> Match:
    """Its first events, but that somebody corrects, or undoes; what hands then do comes to be what nobody meant."""
    chance, later = Random(seed), 0.0
    state, _ = opened(match.setup, match.deck, register())
    events: list[Event] = []
    for told in match.events[:most]:
        for event in (told, *_corrected(state, told.at, match.deck, chance)):
            later += event is not told
            events.append(replace(event, at=told.at + later))
            state, _ = conduct(state, events[-1])
    return Match(match.setup, match.deck, tuple(events), state)


def _corrected(state: MatchState, at: float, deck: Deck, chance: Random) -> Iterator[Event]:
    happens = chance.random()
    if happens < OFTEN:
        yield Corrected(_correction(state.match.game.view(state.position), deck, chance), at)
        yield Pressed("ok", at)
    elif happens < OFTEN + NOW_AND_THEN:
        yield from (Pressed("undo", at) for _ in range(chance.choice((2, 3))))


def _correction(view: View, deck: Deck, chance: Random) -> Correction:
    seat = chance.choice(view.seats).seat
    there = [one.card for one in view.places] + [one.top for one in view.structures] + [card for card, _ in view.discarded]
    is_many = len(view.seats) > 2
    several: Sequence[Correction] = (
        SetHand(seat, chance.randrange(6)),
        SetTurn(seat),
        *[ActOf(seat)] * 2,
        CardIs(chance.choice(there), chance.choice(sorted(deck.cards))) if there else AlreadyDrawn(),
        AlreadyDrawn(),
        Leave(seat) if is_many else AlreadyDrawn(),
        Replace(seat, chance.choice(NAMES)),
        *[AcceptTable((*chance.sample(there, min(len(there), 2)), "of no deck") if chance.random() < 0.5 else ())] * 3,
    )
    return chance.choice(several)


@contextmanager
def listening() -> Iterator[list[tuple[Fact, ...]]]:
    """The facts that the referee tells meanwhile, ruling by ruling."""
    told: list[tuple[Fact, ...]] = []

    def tell(step: Step, ruling: Ruling, _: MatchState) -> None:
        assert step.taken  # nothing is told of but what is taken
        told.append(ruling.facts)

    with patch.object(Step, "tell", tell):
        yield told
