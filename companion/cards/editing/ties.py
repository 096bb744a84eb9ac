"""Cards that are equal, and pairs whose order differs in two decks: counted and grouped, never put in the order of a number (H1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from decimal import Decimal
from itertools import combinations

from companion.core.decks.card import CardId, CharacteristicId, Deck
from companion.core.frozen import dataclass

Numbers = Mapping[CardId, Decimal]
Groups = tuple[tuple[CardId, ...], ...]  # each of two cards or more, by their ids


@dataclass(frozen=True, slots=True)
class Reordered:
    """How many pairs of cards stand in another order than before."""

    inverted: int  # the greater card is now the smaller one
    equal_now: int
    equal_before: int


def numbers_of(deck: Deck, order: CharacteristicId) -> Numbers:
    return {card.id: card.numbers.opened()[order] for card in deck.cards.values()}


def ties_of(deck: Deck, order: CharacteristicId) -> Groups:
    """The cards that share their number with others; the groups stand in the order of their first ids."""
    groups: dict[Decimal, list[CardId]] = {}
    for card, number in sorted(numbers_of(deck, order).items()):
        groups.setdefault(number, []).append(card)
    return tuple(sorted(tuple(group) for group in groups.values() if len(group) > 1))


def reordered(before: Numbers, now: Numbers) -> Reordered:
    """Over the pairs of cards that are in both decks."""
    numbers = [(before[card], now[card]) for card in before.keys() & now.keys()]
    pairs = Counter(
        (_order(first, first_too), _order(second, second_too)) for (first, second), (first_too, second_too) in combinations(numbers, 2)
    )
    return Reordered(
        inverted=pairs[1, -1] + pairs[-1, 1],
        equal_now=pairs[1, 0] + pairs[-1, 0],
        equal_before=pairs[0, 1] + pairs[0, -1],
    )


def _order(one: Decimal, other: Decimal) -> int:
    return (one > other) - (one < other)
