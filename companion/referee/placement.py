"""Where the game's places lie on the mat: one offset, set by the first card, changed by a shift (C18)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from companion.decks.card import CardId
from companion.events import Slot
from companion.games.game import Place
from companion.mat.shape import Shape

# A cell beside the mat is named by its neighbour, the left one first.
RELATIONS: tuple[tuple[str, Place], ...] = (("right-of", (-1, 0)), ("above", (0, -1)), ("left-of", (1, 0)), ("below", (0, 1)))


@dataclass(frozen=True, slots=True)
class PlaceName:
    """How a place is called: its slot, or its neighbour's slot or card, or the card that lies there."""

    slot: Slot | None
    relation: str = ""
    card: CardId | None = None
    has_mat: bool = True  # a card that no cell sees lies beside the mat, or just on the table

    @property
    def slug(self) -> str:
        base = self.slot or self.card or "area"
        return f"{self.relation}-{base}" if self.relation else base


@dataclass(frozen=True, slots=True)
class Placement:
    shape: Shape
    offset: Place | None = None  # column and row of the place (0, 0)

    def slot_of(self, place: Place) -> Slot | None:
        if self.offset is None:
            return None
        return self.shape.cell_at(place[0] + self.offset[0], place[1] + self.offset[1])

    def place_of(self, slot: Slot) -> Place | None:
        """The place of a cell; before the first card every cell is the first card's."""
        cell = self.shape.column_and_row(slot)
        if cell is None:
            return None
        return (0, 0) if self.offset is None else (cell[0] - self.offset[0], cell[1] - self.offset[1])

    def anchored(self, slot: Slot | None) -> Placement:
        """With the first card on this slot, or in the middle where the mat did not see it."""
        cell = self.shape.column_and_row(slot) if slot else None
        return Placement(self.shape, cell or (self.shape.columns // 2, self.shape.rows // 2))

    def shifted(self, step: Place) -> Placement:
        if self.offset is None:
            return self
        return Placement(self.shape, (self.offset[0] + step[0], self.offset[1] + step[1]))

    def name_beside(self, place: Place, area: Mapping[Place, CardId]) -> PlaceName:
        """What a place beside the mat is called."""
        if place in area:
            return PlaceName(None, "", area[place], has_mat=bool(self.shape.columns and self.shape.rows))
        near = [(relation, (place[0] + x, place[1] + y)) for relation, (x, y) in RELATIONS]
        known = [(relation, beside) for relation, beside in near if beside in area]
        if not known:
            return PlaceName(None)
        relation, beside = known[0]
        there = self.slot_of(beside)
        return PlaceName(there, relation, None if there else area[beside])
