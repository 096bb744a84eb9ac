"""The rows of `cards.csv` as they are read from a spreadsheet: texts, numbers, ids, and where each cell came from.

Rules of this file: ids come from names, never from the order of the rows, which may be that of the numbers (H1).
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field

from companion.cards.decks.cells import LONGEST_ID, slug
from companion.cards.decks.outline import number_columns
from companion.cards.decks.writing import csv_text
from companion.cards.sheets.grid import Grid, SheetColumn
from companion.core.decks.card import Characteristic
from companion.core.frozen import dataclass
from companion.errors import Text
from companion.system.reading import Findings

_MARK_LENGTH = 7  # of what tells two ids apart
Cells = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class DeckRows:
    """The rows of a deck; `columns` are those of `cards.csv`, with the column of the spreadsheet, or None for one that it does not have."""

    grid: Grid
    columns: Mapping[str, SheetColumn | None]
    cells: Sequence[Cells] = field(repr=False)  # for each line of the grid

    def text(self) -> str:
        """`cards.csv`, in the order of the ids."""
        rows = sorted(self.cells, key=lambda row: row.get("id", ""))
        return csv_text([list(self.columns), *([row.get(column, "") for column in self.columns] for row in rows)])

    def place(self, row: int, name: str | None) -> Text:
        """The place in the spreadsheet of a cell of the text, or of a whole row."""
        places = sorted(range(len(self.cells)), key=lambda place: self.cells[place].get("id", ""))
        number = self.grid.header_row if row == 1 else self.grid.lines[places[row - 2]].number
        column = self.columns.get(name or "")
        return Text("place-row-column", row=number, column=column.name if column else name) if name else Text("place-row", row=number)


def read_cells(
    grid: Grid, columns: Mapping[str, SheetColumn], orders: Iterable[Characteristic], found: Findings, *, may_be_empty: bool
) -> list[dict[str, str]]:
    """The cells of these columns of a deck for each line; numbers are written as decks write them."""
    of_numbers = {name: one for one in orders for name in number_columns(one)}
    read = {
        name: _numbers(grid, column, of_numbers[name], name, found, may_be_empty=may_be_empty) if name in of_numbers else grid.texts(column)
        for name, column in columns.items()
    }
    return [{name: texts[place] for name, texts in read.items()} for place in range(len(grid.lines))]


def _numbers(grid: Grid, column: SheetColumn, one: Characteristic, name: str, found: Findings, *, may_be_empty: bool) -> list[str]:
    is_year, units = one.format == "year" and name == one.id, number_columns(one)[name]
    texts = []
    for line, value in zip(grid.lines, grid.values(column), strict=True):
        is_left = value == "" and may_be_empty
        read = "" if is_left else grid.style.read_year(value) if is_year else grid.style.read(value, units)
        if isinstance(read, Text):
            found.report(read, line.place(column))
        texts.append("" if isinstance(read, Text) else str(read))
    return texts


def with_ids(grid: Grid, columns: Mapping[str, SheetColumn], cells: Sequence[Cells], found: Findings) -> DeckRows:
    """Where there is no column of ids, each card gets one of its name, place and note, each in the first language that has it."""
    naming = [name for kind in ("name", "place", "note") for name in [one for one in columns if one.startswith(f"{kind}_")][:1]]
    if "id" in columns or not naming or not naming[0].startswith("name_"):
        return DeckRows(grid, columns, cells)
    texts = [tuple(row[name] for name in naming) for row in cells]
    first: dict[tuple[str, ...], int] = {}
    for line, own in zip(grid.lines, texts, strict=True):
        if own[0] and first.setdefault(own, line.number) != line.number:
            found.report("sheet-name-twice", line.place(columns[naming[0]]), name=own[0], first=first[own])
    return DeckRows(grid, {"id": None, **columns}, [{**row, "id": id} for row, id in zip(cells, card_ids(texts), strict=True)])


def card_ids(texts: Sequence[tuple[str, ...]]) -> list[str]:
    """The name, where others share it place and note too, and letters made of all of these where they are alike."""
    by_name = Counter(slug(own[0]) for own in texts)
    ids = [_cut(slug(own[0]) if by_name[slug(own[0])] == 1 else slug(" ".join(own))) for own in texts]
    taken = Counter(ids)
    return [id if id and taken[id] == 1 else f"{id or 'card'}-{_mark(own)}" for id, own in zip(ids, texts, strict=True)]


def _cut(id: str) -> str:
    return id if len(id) <= LONGEST_ID - _MARK_LENGTH else id[: LONGEST_ID - _MARK_LENGTH].rstrip("-")


def _mark(texts: tuple[str, ...]) -> str:
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[: _MARK_LENGTH - 1]
