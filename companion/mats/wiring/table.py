"""A table in words, and its lines in a terminal."""

from __future__ import annotations

import textwrap
from itertools import zip_longest

from companion.core.frozen import dataclass

BETWEEN = 2
LEAST = 10  # letters of the column that gives way where a terminal is narrow


@dataclass(frozen=True, slots=True)
class WordTable:
    """`right` are the columns with numbers; `notes` stand below."""

    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    right: frozenset[int] = frozenset()
    notes: tuple[str, ...] = ()

    @property
    def widths(self) -> tuple[int, ...]:
        return tuple(max(len(row[column]) for row in (self.head, *self.rows)) for column in range(len(self.head)))


def in_terminal(table: WordTable, width: int) -> tuple[str, ...]:
    """Its head and its rows, the columns below one another; where all is too wide, the widest go on in lines of their own."""
    wide = _narrowed(table, width)
    return tuple(line for row in (table.head, *table.rows) for line in _lines(row, wide, table.right))


def _narrowed(table: WordTable, width: int) -> list[int]:
    """Numbers stay on one line, and so do words."""
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
