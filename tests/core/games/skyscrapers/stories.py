"""Acts of a match one after another, told in short: how counts stand, who holds which prize, what lies where."""

from __future__ import annotations

from companion.core.decks.card import CardId, Deck
from companion.core.games.game import Difference, Fact, HouseValue, Place, Refused, Ruling
from companion.core.games.skyscrapers.moves import Build, Move, TakeNothing
from companion.core.games.skyscrapers.position import Position
from companion.core.games.skyscrapers.skyscrapers import SKYSCRAPERS
from companion.events import Correction, SeatId
from tests.core.games.skyscrapers.decks import cards, deck, seats, setup

ANNA, BORIS, CHLOE = seats(3)
NAMES = {ANNA: "Anna", BORIS: "Boris", CHLOE: "Chloe"}
T1, T2, T3, T4 = ((tap, 0) for tap in range(4))
LETTERS = {"mini-skyscraper": "M", "order-and-unity": "O", "world-record": "R", "faulty-or-smelly": "F"}
SUPPLIED = {"foundations": ("foundation",), "toilets": ("toilet",), "studies": ("study",), "roofs": ("roof",), "tornadoes": ("tornado",)}


def few(sites: int, hand: int, *ids: str) -> Deck:
    """A deck of just these cards, of which all are in the match."""
    made = [one for one in cards() if one.id in ids]
    assert len(made) == len(ids)
    supply = {name: (sum(one.traits["kind"] in kinds for one in made),) * 5 for name, kinds in SUPPLIED.items()}
    return deck({**supply, "sites": (sites,) * 5, "hand": hand}, made)


class Story:
    """Acts one after another, each by whoever has the turn."""

    def __init__(self, players: int, its: Deck, **house: HouseValue) -> None:
        self.position: Position = SKYSCRAPERS.start(setup(players, house, taps=5), its)
        self.facts: tuple[Fact, ...] = ()

    def __call__(self, *moves: Move) -> str:
        """How the counts stand then: `Anna 3 Boris 2, deck 6`."""
        told: list[Fact] = []
        for move in moves:
            ruling = SKYSCRAPERS.rule(self.position, move)
            assert isinstance(ruling, Ruling), ruling
            self.position = ruling.position
            told += ruling.facts
        self.facts = tuple(told)
        return self.counts

    def correct(self, correction: Correction) -> str:
        ruling = SKYSCRAPERS.correct(self.position, correction, Difference(0.0))
        assert isinstance(ruling, Ruling), ruling
        self.position, self.facts = ruling.position, ruling.facts
        return self.counts

    def refusal(self, asked: Move | Correction) -> str:
        """Why a move, or a correction, is refused."""
        is_correction = isinstance(asked, Correction)
        ruling = SKYSCRAPERS.correct(self.position, asked, Difference(0.0)) if is_correction else SKYSCRAPERS.rule(self.position, asked)
        assert isinstance(ruling, Refused), ruling
        return f"{ruling.rule} {ruling.reason}"

    @property
    def counts(self) -> str:
        hands = " ".join(f"{NAMES[seat]} {count}" for seat, count in self.position.hands.items())
        due = f", due {self.position.foundations_due}" if self.position.foundations_due else ""
        return f"{hands}, deck {self.position.deck}{due}"

    @property
    def turn(self) -> str:
        return f"{NAMES[self.position.stage.seat]} {type(self.position.stage).__name__}"  # type: ignore[union-attr]

    @property
    def marks(self) -> str:
        """What each building that stands holds, by its number: `0 MR, 2 F`."""
        view = SKYSCRAPERS.view(self.position)
        return ", ".join(f"{one.number} {''.join(LETTERS[mark] for mark in one.marks) or '-'}" for one in view.structures if one.owner)

    @property
    def said(self) -> list[str]:
        return [fact.key for fact in self.facts]

    @property
    def lying(self) -> dict[int, tuple[str, ...]]:
        """The cards of each structure that stands, from the foundation up, then its quakes and insurances."""
        return {one.number: (one.foundation, *one.cards.opened(), *one.quakes, *one.insurances) for one in self.position.structures}

    def tower(self, place: Place, *ids: str) -> None:
        """Floors laid by turns, and nobody's card taken."""
        for id in ids:
            self(Build(CardId(id), place), *([TakeNothing()] if id.startswith("toilet") else []))

    def until(self, seat: SeatId, place: Place, ids: list[str]) -> None:
        """Small floors on some other site, until it is this player's turn."""
        while self.position.stage.seat != seat:  # type: ignore[union-attr]
            self.tower(place, ids.pop(0))


def card(id: str) -> CardId:
    return CardId(id)
