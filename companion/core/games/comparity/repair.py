"""Which pairs are out of order, and how they may be put right (C8, C11).

Works on the open cards' numbers alone, so nothing here can speak of a closed card.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from decimal import Decimal
from itertools import combinations

from companion.core.decks.card import CardId
from companion.core.games.comparity.moves import Discard, DoubleSwap, Swap
from companion.core.games.comparity.position import Cell, Pair, Position, Survey, by_place, violated_at

Repair = Swap | DoubleSwap | Discard
NEAR = 3  # steps between the first cells of two pairs that touch, at the most


def violations(position: Position) -> tuple[Pair, ...]:
    """Pairs of open neighbours out of order, by place (C8)."""
    return position.survey.violated


def repairs(position: Position) -> tuple[Repair, ...]:
    """What the checker may choose among: swaps, else double swaps, else discards (C11)."""
    survey = position.survey
    swaps = tuple(Swap(pair) for pair in survey.violated if _mends(survey, (pair,)))
    if swaps:
        return swaps
    doubles = tuple(DoubleSwap(one, other) for one, other in _doubles(survey))
    return doubles or tuple(Discard(cell) for cell in by_place({cell for pair in survey.violated for cell in pair}))


def is_repair(position: Position, move: Repair) -> bool:
    """Whether this move is among `repairs`, without making all of them."""
    survey = position.survey
    if isinstance(move, Swap):
        return move.pair in survey.violated and _mends(survey, (move.pair,))
    if isinstance(move, DoubleSwap):
        return (move.first, move.second) in list(_doubles(survey)) and not _mends_by_one(survey)
    is_violated = any(move.cell in pair for pair in survey.violated)
    return is_violated and not _mends_by_one(survey) and next(_doubles(survey), None) is None


def _mends_by_one(survey: Survey) -> bool:
    return any(_mends(survey, (pair,)) for pair in survey.violated)


def _doubles(survey: Survey) -> Iterator[tuple[Pair, Pair]]:
    """Double swaps that mend, where no single swap does.

    Swaps that do not touch each other mend together only what each mends alone, which is nothing; so only those near each other are tried.
    """
    for one, other in combinations(survey.violated, 2):
        if _are_near(one, other) and one[0] not in other and one[1] not in other and _mends(survey, (one, other)):
            yield one, other


def _are_near(one: Pair, other: Pair) -> bool:
    """Whether cells of both may share an edge; each pair reaches one cell right of its first or above it."""
    (x, y), (right, up) = one[0], other[0]
    return abs(x - right) + abs(y - up) <= NEAR


def _mends(survey: Survey, swapped: tuple[Pair, ...]) -> bool:
    """Whether every pair of cells violated afterwards was violated before."""
    numbers, before = survey.numbers, survey.violated
    if len(swapped) > 1:  # with one pair, each card meets only its own number at the other cell, which is never out of order
        numbers = _after(numbers, swapped)
        after = [(cell, numbers[cell]) for pair in swapped for cell in pair]
    else:
        ((one, other),) = swapped
        after = [(one, numbers[other]), (other, numbers[one])]
    for cell, number in after:
        for broken in violated_at(numbers, cell, number):
            if broken not in before:
                return False
    return True


def _after(numbers: Mapping[Cell, Decimal], swapped: tuple[Pair, ...]) -> Mapping[Cell, Decimal]:
    after = dict(numbers)
    for one, other in swapped:
        after[one], after[other] = after[other], after[one]
    return after


def broken_by(position: Position, swapped: Pair) -> tuple[CardId, CardId] | None:
    """The first two cards, by place, that this swap would put out of order; both are open, as is every card that is compared (C11)."""
    survey = position.survey
    if not survey.numbers.keys() >= set(swapped):
        return None
    after = survey.with_exchanged((swapped,))
    broken = next((pair for pair in after.violated if pair not in survey.violated), None)
    return (after.area[broken[0]].card, after.area[broken[1]].card) if broken else None
