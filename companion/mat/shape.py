"""The shape of a mat: its cells by name, its pads, and the cells without a working reader."""

from __future__ import annotations

import re
from dataclasses import dataclass

from companion.events import Slot

CELL = re.compile(r"^([A-Z])([1-9][0-9]?)$")
MOST_COLUMNS, MOST_ROWS = 26, 99


@dataclass(frozen=True, slots=True)
class Shape:
    """Cells are named as on a chess board, A1 at the lower left seen from the mat's marked lower edge (C2)."""

    columns: int = 8
    rows: int = 8
    pads: tuple[Slot, ...] = (Slot("pad"),)  # a lone pad is an action pad (C19)
    draw_pads: tuple[Slot, ...] = ()
    blind: frozenset[Slot] = frozenset()

    def cell_at(self, column: int, row: int) -> Slot | None:
        if 0 <= column < self.columns and 0 <= row < self.rows:
            return Slot(f"{chr(65 + column)}{row + 1}")
        return None

    def column_and_row(self, slot: Slot) -> tuple[int, int] | None:
        match = CELL.match(slot)
        if match is None:
            return None
        column, row = ord(match[1]) - 65, int(match[2]) - 1
        return (column, row) if column < self.columns and row < self.rows else None

    def is_pad(self, slot: Slot) -> bool:
        return slot in self.pads or slot in self.draw_pads

    @property
    def action_pads(self) -> tuple[Slot, ...]:
        """Pads for all but draws; a lone pad is one whatever it is called (C19)."""
        return self.pads or (self.draw_pads if len(self.draw_pads) == 1 else ())

    def has(self, slot: Slot) -> bool:
        return self.is_pad(slot) or self.column_and_row(slot) is not None
