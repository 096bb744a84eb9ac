"""The shape of a mat: its cells by name, its line, its pads and tap places, and the cells without a working reader."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from companion.core.frozen import dataclass
from companion.events import Slot

CELL = re.compile(r"^([A-Z])([1-9][0-9]?)$")
MOST_COLUMNS, MOST_ROWS = 26, 99


@dataclass(frozen=True, slots=True)
class Shape:
    """Cells are named as on a chess board, A1 at the lower left seen from the mat's marked lower edge (C2).

    On a pad or a tap place a card is shown and does not stay: it counts when it is steady there (C19, S20).
    """

    columns: int = 8
    rows: int = 8
    pads: tuple[Slot, ...] = (Slot("pad"),)  # a lone pad is an action pad (C19)
    draw_pads: tuple[Slot, ...] = ()
    blind: frozenset[Slot] = frozenset()
    line: tuple[Slot, ...] = ()  # places of a line in their order: cells, or places that lie in no grid (L7)
    tap_places: tuple[Slot, ...] = ()  # one for each site, in their order (S20)

    def cell_at(self, column: int, row: int) -> Slot | None:
        return cells_of(self.columns, self.rows).get((column, row))

    def column_and_row(self, slot: Slot) -> tuple[int, int] | None:
        return places_of(self.columns, self.rows).get(slot)

    def is_pad(self, slot: Slot) -> bool:
        return slot in self.pads or slot in self.draw_pads

    def is_tapped(self, slot: Slot) -> bool:
        """Whether a card laid there counts at once and is to be taken on to another place."""
        return slot in tapped_of(self.pads, self.draw_pads, self.tap_places)

    @property
    def slots(self) -> tuple[Slot, ...]:
        """All slots, each once: cells row by row from the lower left, further places of the line, tap places, pads."""
        return _slots_of(self)

    @property
    def polled(self) -> tuple[Slot, ...]:
        """The slots that have a working reader."""
        return tuple(slot for slot in self.slots if slot not in self.blind)

    @property
    def row(self) -> tuple[Slot, ...]:
        """The working places of a line in their order; where the mat names none, a snake over its cells (L7)."""
        return tuple(numbers_in_row(self))

    @property
    def action_pads(self) -> tuple[Slot, ...]:
        """Pads for all acts but draws; a lone pad serves for all, whether or not it is named a draw pad (C19)."""
        return self.pads or (self.draw_pads if len(self.draw_pads) == 1 else ())

    def has(self, slot: Slot) -> bool:
        return self.is_tapped(slot) or slot in self.line or self.column_and_row(slot) is not None


@cache
def _slots_of(shape: Shape) -> tuple[Slot, ...]:
    cells = cells_of(shape.columns, shape.rows).values()
    return tuple(dict.fromkeys((*cells, *shape.line, *shape.tap_places, *shape.pads, *shape.draw_pads)))


@cache
def numbers_in_row(shape: Shape) -> Mapping[Slot, int]:
    """The working places of a line, each with its number, from 0 on."""
    rows = [[shape.cell_at(column, row) for column in range(shape.columns)][:: -1 if row % 2 else 1] for row in range(shape.rows)]
    places = shape.line or tuple(cell for cells in rows for cell in cells if cell)
    return {slot: number for number, slot in enumerate(slot for slot in places if slot not in shape.blind)}


@cache
def cells_of(columns: int, rows: int) -> Mapping[tuple[int, int], Slot]:
    """The name of each cell by its column and row, row by row from the lower left; every comparison asks for some."""
    return {(column, row): Slot(f"{chr(65 + column)}{row + 1}") for row in range(rows) for column in range(columns)}


@cache
def places_of(columns: int, rows: int) -> Mapping[Slot, tuple[int, int]]:
    """The column and row of each cell by its name."""
    return {slot: place for place, slot in cells_of(columns, rows).items()}


@cache
def tapped_of(pads: tuple[Slot, ...], draw_pads: tuple[Slot, ...], tap_places: tuple[Slot, ...]) -> frozenset[Slot]:
    """The pads and tap places, on which a card is shown and does not stay."""
    return frozenset((*pads, *draw_pads, *tap_places))
