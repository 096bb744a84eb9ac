"""What the referee knows and the table does not: whether closed cards lie in order, and which gaps can be filled.

It reads the numbers from the deck and the cards from the view, so it owes nothing to the rules that it helps to examine.
"""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal

from companion.core.decks.card import CardId, Deck
from companion.core.games.game import Place
from companion.core.referee.comparing import compare
from companion.core.referee.match_state import MatchState

Numbers = Mapping[CardId, Decimal]
AFTER, BEFORE = ((1, 0), (0, 1)), ((-1, 0), (0, -1))  # it grows to the right and upwards (C2)


def numbers_of(deck: Deck, state: MatchState) -> Numbers:
    by = state.match.setup.characteristic
    return {id: card.numbers.opened()[by] for id, card in deck.cards.items()}


def closed_on_area(state: MatchState) -> dict[Place, CardId]:
    return {one.place: one.card for one in state.match.game.view(state.position).places if not one.is_open}


def secrets(state: MatchState, numbers: Numbers) -> tuple[bool, ...]:
    """Every truth of the table that hangs on a closed card, in one order."""
    area = {one.place: one.card for one in state.match.game.view(state.position).places}
    closed = set(closed_on_area(state))
    return (*_orders(area, closed, numbers), *_gaps(area, closed, numbers), *_loose(state, area, numbers))


def _orders(area: Mapping[Place, CardId], closed: set[Place], numbers: Numbers) -> list[bool]:
    """Of each pair of neighbours that are not both open: whether it is in order."""
    pairs = [(place, near) for place in sorted(area) for near in _beside(place, AFTER) if near in area]
    return [numbers[area[low]] <= numbers[area[high]] for low, high in pairs if low in closed or high in closed]


def _gaps(area: Mapping[Place, CardId], closed: set[Place], numbers: Numbers) -> list[bool]:
    """Of each free cell between cards that are not all open: whether any card could fit there."""
    free = sorted({near for place in area for near in _beside(place, AFTER + BEFORE) if near not in area})
    fits = []
    for cell in free:
        below, above = ([near for near in _beside(cell, steps) if near in area] for steps in (BEFORE, AFTER))
        if below and above and closed & {*below, *above}:
            fits.append(max(numbers[area[near]] for near in below) <= min(numbers[area[near]] for near in above))
    return fits


def _loose(state: MatchState, area: Mapping[Place, CardId], numbers: Numbers) -> list[bool]:
    """Of each card that lies beside cards of the area and is not one of them yet: whether it fits there."""
    found = []
    for one in compare(state).difference.arrived:
        low = [numbers[area[near]] <= numbers[one.card] for near in _beside(one.place, BEFORE) if near in area]
        high = [numbers[one.card] <= numbers[area[near]] for near in _beside(one.place, AFTER) if near in area]
        found += [*low, *high]
    return found


def _beside(place: Place, steps: tuple[Place, ...]) -> list[Place]:
    return [(place[0] + x, place[1] + y) for x, y in steps]
