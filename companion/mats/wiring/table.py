"""A table in words, and its lines in a terminal."""

from __future__ import annotations

import textwrap
from itertools import zip_longest

from companion.core.frozen import dataclass

BETWEEN = 2
LEAST = 10  # letters that a column keeps at least in a narrow terminal


@dataclass(frozen=True, slots=True)
class WordTable:
    """A table; columns in `right` are numbers and end at the right, `notes` stand below the table."""

    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    right: frozenset[int] = frozenset()
    notes: tuple[str, ...] = ()

    @property
    def widths(self) -> tuple[int, ...]:
        return tuple(max(len(row[column]) for row in (self.head, *self.rows)) for column in range(len(self.head)))


def in_terminal(table: WordTable, width: int) -> tuple[str, ...]:
    """The lines of a table in aligned columns; where it is too wide, the widest columns are wrapped."""
    wide = _narrowed(table, width)
    return tuple(line for row in (table.head, *table.rows) for line in _lines(row, wide, table.right))


def _narrowed(table: WordTable, width: int) -> list[int]:
    """The widths of the columns; numbers and single words are never broken."""
    wide, columns = list(table.widths), range(len(table.head))
    words = [max(len(word) for row in (table.head, *table.rows) for word in row[column].split(" ")) for column in columns]
    numbers = [max((len(row[column]) for row in table.rows), default=0) for column in columns]
    least = [max(words[column], numbers[column] if column in table.right else LEAST) for column in columns]
    while sum(wide) + BETWEEN * (len(wide) - 1) > width and any(wide[column] > least[column] for column in columns):
        wide[max(columns, key=lambda column: wide[column] if wide[column] > least[column] else 0)] -= 1
    return wide


def _lines(row: tuple[str, ...], wide: list[int], right: frozenset[int]) -> list[str]:
    cells = [textwrap.wrap(cell, width) or [""] for cell, width in zip(row, wide, strict=True)]
    return [_aligned(line, wide, right) for line in zip_longest(*cells, fillvalue="")]


def _aligned(cells: tuple[str, ...], wide: list[int], right: frozenset[int]) -> str:
    told = [f"{cell:>{wide[place]}}" if place in right else f"{cell:<{wide[place]}}" for place, cell in enumerate(cells)]
    return (" " * BETWEEN).join(told).rstrip()
