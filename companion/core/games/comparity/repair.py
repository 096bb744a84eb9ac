"""Which pairs are out of order, and how they may be put right (C8, C11).

Works on the open cards' numbers alone, so nothing here can speak of a closed card.
"""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from itertools import combinations

from companion.core.decks.card import CardId
from companion.core.games.comparity.moves import Discard, DoubleSwap, Swap
from companion.core.games.comparity.position import Cell, Lying, Pair, Position, by_place

Numbers = Mapping[Cell, Decimal]


def open_numbers(position: Position) -> Numbers:
    book, by = position.terms.book.opened(), position.terms.characteristic
    return {cell: book[lying.card][by] for cell, lying in position.area.items() if lying.is_open}


def violated(numbers: Numbers) -> tuple[Pair, ...]:
    """Pairs of open neighbours out of order, by place (C8). Equal values never are."""
    found = [
        ((x, y), after)
        for (x, y), number in numbers.items()
        for after in ((x + 1, y), (x, y + 1))
        if after in numbers and number > numbers[after]
    ]
    return tuple(sorted(found, key=lambda pair: (pair[0][1], pair[0][0], pair[1][1])))


def violations(position: Position) -> tuple[Pair, ...]:
    return violated(open_numbers(position))


def repairs(position: Position) -> tuple[Swap | DoubleSwap | Discard, ...]:
    """What the checker may choose among: swaps, else double swaps, else discards (C11)."""
    numbers = open_numbers(position)
    pairs = violated(numbers)
    swaps = tuple(Swap(pair) for pair in pairs if _mends(numbers, pairs, (pair,)))
    if swaps:
        return swaps
    doubles = tuple(
        DoubleSwap(one, other)
        for one, other in combinations(pairs, 2)
        if not set(one) & set(other) and _mends(numbers, pairs, (one, other))
    )
    if doubles:
        return doubles
    return tuple(Discard(cell) for cell in by_place({cell for pair in pairs for cell in pair}))


def _mends(numbers: Numbers, before: tuple[Pair, ...], swapped: tuple[Pair, ...]) -> bool:
    """Whether every pair of cells violated afterwards was violated before."""
    return not _broken(numbers, before, swapped)


def _broken(numbers: Numbers, before: tuple[Pair, ...], swapped: tuple[Pair, ...]) -> tuple[Pair, ...]:
    after = dict(numbers)
    for one, other in swapped:
        after[one], after[other] = after[other], after[one]
    return tuple(pair for pair in violated(after) if pair not in before)


def broken_by(position: Position, swapped: Pair) -> tuple[CardId, CardId] | None:
    """The first two cards, by place, that this swap would put out of order; both are open, as is every card that is compared (C11)."""
    numbers = open_numbers(position)
    if not numbers.keys() >= set(swapped):
        return None
    area = exchanged(position.area, (swapped,))
    broken = _broken(numbers, violated(numbers), (swapped,))
    return (area[broken[0][0]].card, area[broken[0][1]].card) if broken else None


def exchanged(area: Mapping[Cell, Lying], pairs: tuple[Pair, ...]) -> Mapping[Cell, Lying]:
    after = dict(area)
    for one, other in pairs:
        after[one], after[other] = after[other], after[one]
    return after
