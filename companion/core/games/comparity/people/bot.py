"""A player of Comparity: it sees what the table sees and its own hand, has its hunches, and chooses an act.

Rules of this file: numbers come from open cards of the view and from hunches, never from a deck; an act is named as the people's own
book names it.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from random import Random

from companion.core.decks.card import CardId
from companion.core.games.comparity.people.area import Cell, cells_of, lying, neighbours, playable
from companion.core.games.game import PlaceView
from companion.core.mat.shape import Shape
from companion.core.referee.table_view import TableView
from companion.simulator.hunches import Hunches
from companion.simulator.people import Act, Choice

DARING = 0.6  # how often a doubt becomes a check
DOUBTFUL = {"turn": 0.1, "duet": 0.03, "trio": 0.03}  # how much out of order a pair must seem to be checked; in a Duet something is due
DUET = 0.04  # what making a Duet is worth, as a share of the ranks
DECLINES = 0.2  # how often a further card is not wanted
KINDS = {"swap": "swap", "double-swap": "double", "discard": "discard"}


class AreaBot:
    def __init__(self, ideas: Hunches, shape: Shape, chance: Random) -> None:
        self._ideas, self._shape, self._chance = ideas, shape, chance
        self._scale = sorted(ideas.values())

    def choose(self, table: TableView, hand: Sequence[CardId]) -> Choice:
        match table.view.stage:
            case "checking":
                return Choice(self._neighbour_or_verdict(table))
            case "repairing":
                return Choice(self._repair(table))
            case "reconnecting":
                return self._play(table, hand)
            case "bonus":
                may_decline = table.expected.question is not None
                return Choice(("decline",)) if may_decline and self._chance.random() < DECLINES else self._play(table, hand)
            case stage:
                suspect = self._suspect(table, DOUBTFUL[stage])
                if suspect is not None and self._chance.random() < DARING:
                    return Choice(("check", suspect))
                return self._play(table, hand) if stage == "turn" else Choice(("draw",))

    def _rank(self, number: float) -> float:
        return bisect_left(self._scale, number) / len(self._scale)

    def _idea(self, table: TableView, one: PlaceView) -> float:
        return self._rank(float(one.numbers[table.view.characteristic]) if one.is_open else self._ideas[one.card])

    def _doubt(self, table: TableView, cell: Cell) -> float:
        """By how much a card of the area seems out of order with its worst neighbour."""
        area = lying(table)
        own = self._idea(table, area[cell])
        return max((step * (own - self._idea(table, area[near])) for near, step in neighbours(cell) if near in area), default=-1.0)

    def _suspect(self, table: TableView, doubtful: float) -> Cell | None:
        """The closed card that seems most out of order with a neighbour."""
        area = lying(table)
        closed = [cell for cell, one in area.items() if not one.is_open and any(near in area for near, _ in neighbours(cell))]
        worst = max(((self._doubt(table, cell), cell) for cell in closed), default=None)
        return worst[1] if worst and worst[0] > doubtful else None

    def _neighbour_or_verdict(self, table: TableView) -> Act:
        area = lying(table)
        checked = next(cell for cell, one in area.items() if "checked" in one.marks)
        beside = [area[near] for near, _ in neighbours(checked) if near in area]
        closed = [one.place for one in beside if not one.is_open]
        if not closed:  # an act was taken back, and what was shown stays open (E3)
            return ("verdict",)
        worst = max(closed, key=lambda cell: (self._doubt(table, cell), cell))
        if len(closed) < len(beside) and (self._doubt(table, worst) <= 0 or self._chance.random() < 0.5):
            return ("verdict",)
        return ("neighbour", worst)

    def _repair(self, table: TableView) -> Act:
        offers = [offer for offer in table.expected.offers if offer.kind in KINDS]
        offer = self._chance.choice(offers)
        cells = cells_of(table, self._shape, offer)
        return (KINDS[offer.kind], cells[:2], cells[2:]) if offer.kind == "double-swap" else (KINDS[offer.kind], *cells)

    def _play(self, table: TableView, hand: Sequence[CardId]) -> Choice:
        """The card and the cell that fit a hunch best; a Duet is worth a little against a good fit."""
        cells = playable(table, self._shape)
        pairs = [(card, cell) for card in hand for cell in cells]
        card, cell = min(pairs, key=lambda pair: (self._misfit(table, *pair), self._chance.random()))
        return Choice(("play", cell), card)

    def _misfit(self, table: TableView, card: CardId, cell: Cell) -> float:
        area = lying(table)
        beside = [(area[near], step) for near, step in neighbours(cell) if near in area]
        own = self._rank(self._ideas[card])
        off = sum(max(0.0, step * (own - self._idea(table, one))) for one, step in beside)
        return round(off - (DUET if len(beside) > 1 else 0.0), 6)
