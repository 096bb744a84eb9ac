"""A table with hands that do as a test says, and matches that people play; every state on the way is kept."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from companion.cards.decks.files import find
from companion.core.decks.card import CardId, Deck
from companion.core.decks.register import Register
from companion.core.games.game import HouseValue, Setup
from companion.core.mat.shape import Shape
from companion.core.referee.announcements import Announcement
from companion.core.referee.comparing import compare
from companion.core.referee.conduct import conduct
from companion.core.referee.match_state import MatchState, PastAct, UndoAsked
from companion.core.referee.referee import Referee
from companion.core.referee.table_view import table_view
from companion.events import (
    Chosen,
    Corrected,
    Correction,
    Elapsed,
    Event,
    Pressed,
    ReadsBadly,
    ReadsWell,
    Slot,
    SlotsBack,
    SlotsFrozen,
    TagLifted,
    TagPlaced,
    TagTapped,
    Uid,
    Unreadable,
)
from companion.record.memory import MemoryJournal
from tests.core.games.comparity.decks import deck_of, setup_of
from tests.simulator.people.people import People
from tests.simulator.people.playing import play, seated

MATS = (Shape(), Shape(), Shape(4, 3))  # on a small mat there is much shifting, and beside it much playing by the pad
ENOUGH = 3.0  # seconds after which every loose card is firm


class Watched(Referee):
    """A referee that keeps how things stood before and after each entry."""

    def __init__(self, setup: Setup, deck: Deck) -> None:
        self.journal = MemoryJournal()
        self.steps: list[tuple[MatchState, Event, MatchState]] = []
        self.heard: list[Announcement] = []
        super().__init__(setup, deck, Register().naming([deck]), self.journal)
        self.heard += self.said()

    def _enter(self, event: Event) -> None:
        before = self.state
        super()._enter(event)
        self.steps.append((before, event, self.state))
        self.heard += self.said()


class Hands:
    """What a test does at the table; each act takes a second, and `settle` makes loose cards firm."""

    def __init__(self, deck: Deck, players: int = 2, house: Mapping[str, HouseValue] | None = None, shape: Shape | None = None) -> None:
        setup = setup_of(deck, players, {"hand": 3, "pile": 6, **(house or {})})
        self.referee = Watched(replace(setup, shape=shape or Shape()), deck)
        self.deck = deck
        self.at = 0.0

    @property
    def state(self) -> MatchState:
        return self.referee.state

    @property
    def position(self) -> Any:
        return self.state.position

    def uid(self, card: str) -> Uid:
        return Uid(f"card:{self.deck.id}/{card}")

    def later(self, seconds: float = 1.0) -> float:
        self.at += seconds
        return self.at

    def lay(self, slot: str, card: str) -> list[str]:
        return self._do(TagPlaced(Slot(slot), self.uid(card), self.later()))

    def lift(self, slot: str) -> list[str]:
        (tag,) = self.state.mat.lying[Slot(slot)]
        return self._do(TagLifted(Slot(slot), tag.uid, self.later()))

    def play(self, slot: str, card: str) -> list[str]:
        """Laid, and left until it is firm."""
        return self.lay(slot, card) + self.settle()

    def swap(self, one: str, other: str) -> list[str]:
        (first,), (second,) = self.state.mat.lying[Slot(one)], self.state.mat.lying[Slot(other)]
        said = self.lift(one) + self.lift(other)
        said += self._do(TagPlaced(Slot(other), first.uid, self.later()))
        return said + self._do(TagPlaced(Slot(one), second.uid, self.later()))

    def check(self, slot: str) -> list[str]:
        (tag,) = self.state.mat.lying[Slot(slot)]
        return self.lift(slot) + self.press("check") + self._do(TagPlaced(Slot(slot), tag.uid, self.later()))

    def tap(self, card: str) -> list[str]:
        return self._do(TagTapped(Slot("pad"), self.uid(card), self.later()))

    def press(self, button: str) -> list[str]:
        return self._do(Pressed(button, self.later()))

    def choose(self, option: str) -> list[str]:
        return self._do(Chosen(option, self.later()))

    def correct(self, correction: Correction) -> list[str]:
        return self._do(Corrected(correction, self.later())) + self.press("ok")

    def freeze(self, *slots: str) -> list[str]:
        return self._do(SlotsFrozen(tuple(map(Slot, slots)), self.later()))

    def thaw(self, *slots: str) -> list[str]:
        return self._do(SlotsBack(tuple(map(Slot, slots)), self.later()))

    def heard_badly(self, slot: str) -> list[str]:
        return self._do(ReadsBadly(Slot(slot), self.later()))

    def heard_well(self, slot: str) -> list[str]:
        return self._do(ReadsWell(Slot(slot), self.later()))

    def unreadable(self, slot: str) -> list[str]:
        return self._do(Unreadable(Slot(slot), self.later()))

    def settle(self) -> list[str]:
        heard = len(self.referee.heard)
        self.referee.pass_time(self.later(ENOUGH))
        return [one.key for one in self.referee.heard[heard:]]

    def undo(self) -> list[str]:
        """Undo pressed and confirmed, however often it is asked."""
        said = self.press("undo")
        while isinstance(self.state.asked, UndoAsked):
            said += self.press("ok")
        return said

    def offers(self) -> list[str]:
        return [offer.id for offer in table_view(self.state).expected.offers]

    def instructions(self) -> list[str]:
        return [one.announcement.key for one in table_view(self.state).instructions]

    def _do(self, event: Event) -> list[str]:
        heard = len(self.referee.heard)
        self.referee.enter(event)
        return [one.key for one in self.referee.heard[heard:]]


def numbered(*numbers: int) -> Deck:
    """Cards called `n7` and the like, and enough others to fill hands and pile."""
    named = {f"n{number}": number for number in numbers}
    return deck_of({**named, **{f"z{number:02}": 1000 + number for number in range(30)}})


@dataclass
class Played:
    referee: Watched
    people: People
    was_won: bool


def people_play(seed: int, clumsy: float = 0.1) -> Played:
    setup, deck = sat_down(seed)
    referee, people = Watched(setup, deck), seated(setup, deck, seed, clumsy)
    return Played(referee, people, play(referee, people))


def sat_down(seed: int) -> tuple[Setup, Deck]:
    """A deck, a mat, players and house rules that the seed chooses."""
    chance = Random(seed)
    house: dict[str, HouseValue] = {"trio_bonus": chance.choice(["may", "must"])}
    if chance.random() < 0.5:
        house |= {"hand": chance.randint(3, 7), "pile": chance.randint(2, 9)}
    deck = find(chance.choice(["landmarks", "movies"]))
    players = chance.randint(2, 5)
    setup = setup_of(deck, players, house, by=chance.choice([one.id for one in deck.characteristics]), first=chance.randrange(players))
    return replace(setup, shape=chance.choice(MATS)), deck


def depth(past: PastAct | None) -> int:
    acts = 0
    while past is not None:
        acts, past = acts + 1, past.earlier
    return acts


def after(state: MatchState, *events: Event) -> MatchState:
    for event in events:
        state, _ = conduct(state, event)
    return state


def undone(state: MatchState) -> MatchState:
    """Undo pressed, confirmed a second later, and once more where it passes a revelation."""
    state = after(state, Pressed("undo", state.at + 1.0))
    for _ in range(2):
        if isinstance(state.asked, UndoAsked):
            state = after(state, Pressed("ok", state.at + 1.0))
    return state


def mended(state: MatchState) -> MatchState:
    """The table laid by hand as the layout has it: all that lies otherwise is lifted, then each card is laid on its place."""
    events: list[Event] = []
    at = state.at
    difference = compare(state)
    wrong = set(difference.slots.values())
    for slot in sorted(wrong):
        events += [TagLifted(slot, tag.uid, at) for tag in state.mat.lying[slot]]
    for away in difference.difference.away:
        slot = state.placement.slots.get(away.place)
        assert slot is not None
        events.append(TagPlaced(slot, Uid(f"card:{state.match.deck.id}/{away.card}"), at))
    return after(state, *events)


def lying(state: MatchState) -> Mapping[Slot, frozenset[Uid]]:
    return {slot: frozenset(tag.uid for tag in tags) for slot, tags in state.mat.lying.items()}


def passed(state: MatchState, seconds: Iterable[float]) -> MatchState:
    return after(state, *(Elapsed(state.at + later) for later in seconds))


def card_of(card: str) -> CardId:
    return CardId(card)
