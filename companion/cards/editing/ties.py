"""Cards that are equal, and pairs whose order two books tell differently: counted and grouped, never put in the order of a number (H1)."""

from __future__ import annotations

from bisect import bisect_right, insort
from collections.abc import Mapping, Sequence
from decimal import Decimal

from companion.core.decks.card import CardId, CharacteristicId, Deck
from companion.core.frozen import dataclass

Numbers = Mapping[CardId, Decimal]
Groups = tuple[tuple[CardId, ...], ...]  # each of two cards or more, by their ids


@dataclass(frozen=True, slots=True)
class Reordered:
    """Of how many pairs of cards the order is not what it was."""

    inverted: int  # the one that was greater is smaller
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
    """Over the cards that are in both."""
    pairs = [(before[card], now[card]) for card in sorted(before.keys() & now.keys())]
    both = _pairs_equal(pairs)
    return Reordered(
        inverted=_inverted(pairs),
        equal_now=_pairs_equal([second for _, second in pairs]) - both,
        equal_before=_pairs_equal([first for first, _ in pairs]) - both,
    )


def _pairs_equal(values: Sequence[object]) -> int:
    counted: dict[object, int] = {}
    for value in values:
        counted[value] = counted.get(value, 0) + 1
    return sum(count * (count - 1) // 2 for count in counted.values())


def _inverted(pairs: Sequence[tuple[Decimal, Decimal]]) -> int:
    """Pairs of which the first numbers rise and the second ones fall."""
    groups: dict[Decimal, list[Decimal]] = {}
    for first, second in pairs:
        groups.setdefault(first, []).append(second)
    found, seen = 0, list[Decimal]()
    for _, seconds in sorted(groups.items()):
        found += sum(len(seen) - bisect_right(seen, second) for second in seconds)
        for second in seconds:
            insort(seen, second)
    return found
