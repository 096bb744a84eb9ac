"""A player of Cardline: it sees what the table sees and its own hand, has its hunches, and chooses a card and a gap.

Rules of this file: numbers come from open cards of the view and from hunches, never from a deck.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from random import Random

from companion.core.decks.card import CardId
from companion.core.referee.table_view import TableView
from companion.simulator.hunches import Hunches
from companion.simulator.people import Choice

Neighbours = tuple[CardId | None, CardId | None]
DARING = 0.05  # how often somebody lays whatever wherever


class LineBot:
    def __init__(self, ideas: Hunches, chance: Random) -> None:
        self._ideas, self._chance = ideas, chance
        self._scale = sorted(ideas.values())
        self._tried: set[tuple[CardId, Neighbours]] = set()  # what was laid already; a card that came back did not fit there

    def choose(self, table: TableView, hand: Sequence[CardId]) -> Choice:
        """What leaves most room on both sides for being a little off."""
        line = [one.card for one in table.view.places]
        numbers = [self._rank(float(one.numbers[table.view.characteristic])) for one in table.view.places]
        pairs = [(card, gap) for card in hand for gap in range(len(line) + 1)]
        untried = [pair for pair in pairs if (pair[0], _beside(line, pair[1])) not in self._tried]
        if self._chance.random() < DARING or not untried:
            card, gap = self._chance.choice(pairs)
        else:
            card, gap = max(untried, key=lambda pair: (self._room(numbers, *pair), self._chance.random()))
        self._tried.add((card, _beside(line, gap)))
        return Choice(("play", gap), card)

    def _rank(self, number: float) -> float:
        return bisect_left(self._scale, number) / len(self._scale)

    def _room(self, line: Sequence[float], card: CardId, gap: int) -> float:
        """How far the card seems to be from not fitting there; less than nothing where it seems not to."""
        own = self._rank(self._ideas[card])
        below = own - line[gap - 1] if gap > 0 else 1.0
        above = line[gap] - own if gap < len(line) else 1.0
        return round(min(below, above), 6)


def _beside(line: Sequence[CardId], gap: int) -> Neighbours:
    return (line[gap - 1] if gap > 0 else None), (line[gap] if gap < len(line) else None)
