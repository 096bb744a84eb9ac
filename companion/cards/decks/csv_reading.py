"""From the text of a card file to a table of trimmed cells, separated by commas, semicolons or tabs."""

from __future__ import annotations

import csv
import io
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice

from companion.system.reading import Findings, quoted

MOST_COLUMNS, MOST_ROWS = 100, 2_000
SEPARATORS = ",;\t"  # in case of doubt the first; Russian and French programs write the second


@dataclass(frozen=True, slots=True)
class CardRow:
    """One row that is not blank, and its number as the spreadsheet shows it."""

    number: int
    cells: Mapping[str, str] = field(repr=False)  # column -> trimmed text, a cell for every named column

    def place(self, column: str) -> str:
        return f"row {self.number}, column {column}"


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
        found.add("there is nothing in it", "the first row names the columns, each further row is a card")
        return None
    (header_row, header), *body = records
    columns = [name.lower() for name in header]
    if len(columns) > MOST_COLUMNS:
        found.add(f"it has {len(columns)} columns", f"a deck has {MOST_COLUMNS} at the most", f"row {header_row}")
        return None
    if len(body) > MOST_ROWS:
        found.add(f"it has more than {MOST_ROWS} cards", "make it two decks")
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
        found.add(f"the row cannot be split into cells ({fault})", "look for a quotation mark that is not closed", f"row {number + 1}")


def _check_header(columns: list[str], header_row: int, found: Findings) -> None:
    for place, name in enumerate(columns):
        if name and name in columns[:place]:
            found.add(f"the column {quoted(name)} stands there twice", "remove or rename one of them", f"row {header_row}, column {name}")


def _row(number: int, columns: list[str], cells: list[str], found: Findings) -> CardRow:
    nameless = [place for place, cell in enumerate(cells) if cell and (place >= len(columns) or not columns[place])]
    for place in nameless[:1]:  # once a row is shifted, every further cell says the same
        fix = "put text that has separators in it in quotation marks, or name the column"
        found.add("a cell lies in a column without a name", fix, f"row {number}, column {place + 1}")  # it may be a number (H1)
    padded = cells + [""] * (len(columns) - len(cells))
    return CardRow(number, {name: cell for name, cell in zip(columns, padded, strict=False) if name})
