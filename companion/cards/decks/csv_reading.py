"""From the text of a card file to a table of trimmed cells, separated by commas, semicolons or tabs."""

from __future__ import annotations

import csv
import io
from collections.abc import Collection, Iterator, Mapping
from dataclasses import field
from itertools import islice

from companion.core.frozen import dataclass
from companion.errors import Text
from companion.system.reading import Findings
from companion.system.refusals import library_reason

MOST_COLUMNS, MOST_ROWS = 100, 2_000
SEPARATORS = ",;\t"  # in doubt the first one counts; Russian and French programs write the second one


@dataclass(frozen=True, slots=True)
class CardRow:
    """One row that is not blank, and its number as the spreadsheet shows it."""

    number: int
    cells: Mapping[str, str] = field(repr=False)  # column -> trimmed text, a cell for every named column

    def place(self, column: str) -> Text:
        return Text("place-row-column", row=self.number, column=column)


def row_number(where: str | Text) -> int:
    """The row or line of a place in a file; 0 for a problem with all of the file."""
    place = where.value("place") if isinstance(where, Text) else None
    number = (place.value("row") or place.value("line")) if isinstance(place, Text) else None
    return number if isinstance(number, int) else 0


@dataclass(frozen=True, slots=True)
class CardTable:
    """A header and its rows."""

    header_row: int
    columns: tuple[str, ...]
    rows: tuple[CardRow, ...]
    separator: str

    @property
    def comma_is_point(self) -> bool:
        """Between semicolons a comma in a number can only be a decimal one."""
        return self.separator == ";"


def parse_table(text: str, known: Collection[str], found: Findings) -> CardTable | None:
    separator = _separator(text, known)
    filled = ((number, cells) for number, cells in numbered_rows(text, separator, found) if cells)
    records = list(islice(filled, MOST_ROWS + 2))
    if not records:
        found.report("deck-file-is-empty")
        return None
    (header_row, header), *body = records
    columns = [name.lower() for name in header]
    if len(columns) > MOST_COLUMNS:
        found.report("deck-too-many-columns", Text("place-row", row=header_row), count=len(columns), most_columns=MOST_COLUMNS)
        return None
    if len(body) > MOST_ROWS:
        found.report("deck-too-many-cards", most_rows=MOST_ROWS)
        return None
    _check_header(columns, header_row, found)
    rows = tuple(_row(number, columns, cells, found) for number, cells in body)
    return CardTable(header_row, tuple(filter(None, columns)), rows, separator)


def _separator(text: str, known: Collection[str]) -> str:
    header = next((line for line in text.split("\n") if line.strip(SEPARATORS + ' \xa0"')), "")

    def recognised(separator: str) -> tuple[int, int]:
        cells = [cell.strip(' "').lower() for cell in header.split(separator)]
        return sum(cell in known for cell in cells), len(cells)

    return max(SEPARATORS, key=recognised)


def numbered_rows(text: str, separator: str, found: Findings) -> Iterator[tuple[int, list[str]]]:
    """Rows numbered as in a spreadsheet, where a cell of several lines still lies in one row; blank cells at the end are dropped."""
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=separator, skipinitialspace=separator != "\t", strict=True)
    number = 0
    try:
        for number, record in enumerate(reader, 1):
            cells = [cell.strip() for cell in record]
            while cells and not cells[-1]:
                cells.pop()
            yield number, cells
    except csv.Error as fault:
        found.report("deck-row-cannot-be-split", Text("place-row", row=number + 1), reason=library_reason(fault))


def _check_header(columns: list[str], header_row: int, found: Findings) -> None:
    for place, name in enumerate(columns):
        if name and name in columns[:place]:
            found.report("deck-column-twice", Text("place-row-column", row=header_row, column=name), name=name)


def _row(number: int, columns: list[str], cells: list[str], found: Findings) -> CardRow:
    nameless = [place for place, cell in enumerate(cells) if cell and (place >= len(columns) or not columns[place])]
    for place in nameless[:1]:  # once a row is shifted, every further cell says the same
        found.report("deck-column-without-name", Text("place-row-column", row=number, column=place + 1))  # it may be a number (H1)
    padded = cells + [""] * (len(columns) - len(cells))
    return CardRow(number, {name: cell for name, cell in zip(columns, padded, strict=False) if name})
