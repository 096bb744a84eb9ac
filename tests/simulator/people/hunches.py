"""What people make of closed cards: everybody has an idea of where each card stands in the order, a little off."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from random import Random

from companion.core.decks.card import CardId, CharacteristicId, Deck
from companion.core.games.game import Place, PlaceView
from companion.events import SeatId

VAGUE = 0.14  # how far a hunch is off, as a share of the deck's ranks
Beside = Iterable[tuple[PlaceView, int]]  # neighbours, each with 1 where the greater card belongs, -1 where the smaller does


@dataclass(frozen=True, slots=True)
class Hunches:
    ranks: Mapping[CardId, float]  # the truth, for cards that lie open
    of_seats: Mapping[SeatId, Mapping[CardId, float]]

    def idea(self, seat: SeatId, one: PlaceView) -> float:
        return self.ranks[one.card] if one.is_open else self.of_seats[seat][one.card]

    def doubt(self, seat: SeatId, one: PlaceView, beside: Beside) -> float:
        """By how much a card on the area seems out of order with its worst neighbour."""
        return max((step * (self.idea(seat, one) - self.idea(seat, other)) for other, step in beside), default=-1.0)

    def misfit(self, seat: SeatId, card: CardId, beside: Beside) -> float:
        """By how much a card of one's own would seem to lie out of order among these."""
        own = self.of_seats[seat][card]
        return sum(max(0.0, step * (own - self.idea(seat, other))) for other, step in beside)


def hunches(deck: Deck, characteristic: CharacteristicId, seats: tuple[SeatId, ...], chance: Random) -> Hunches:
    numbers = {card.id: card.numbers.opened()[characteristic] for card in deck.cards.values()}
    ranked = sorted(numbers, key=lambda card: (numbers[card], card))
    ranks = {card: rank / len(ranked) for rank, card in enumerate(ranked)}
    return Hunches(ranks, {seat: {card: rank + chance.gauss(0.0, VAGUE) for card, rank in ranks.items()} for seat in seats})


def neighbours(place: Place) -> tuple[tuple[Place, int], ...]:
    """The four places beside it, and 1 where the greater card belongs, -1 where the smaller does."""
    x, y = place
    return (((x - 1, y), -1), ((x + 1, y), 1), ((x, y - 1), -1), ((x, y + 1), 1))
