"""The knowledge of people about a deck before they play: each has an idea of every card's number, a little off."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from companion.core.decks.card import CardId, CharacteristicId, Deck

VAGUE = 0.14  # how far an idea is off, as a share of the deck's ranks; 0 knows everything, 1 nothing
Hunches = Mapping[CardId, float]


def hunches(deck: Deck, characteristic: CharacteristicId, chance: Random, vague: float = VAGUE) -> Hunches:
    """One person's ideas: the number of a card that stands a little higher or lower in the deck's order."""
    numbers = {card.id: float(card.numbers.opened()[characteristic]) for card in deck.cards.values()}
    ranked = sorted(numbers, key=lambda card: (numbers[card], card))
    last = len(ranked) - 1
    return {card: numbers[ranked[_rank(rank, last, chance.gauss(0.0, vague))]] for rank, card in enumerate(ranked)}


def _rank(rank: int, last: int, off: float) -> int:
    return min(max(round(rank + off * last), 0), last)
