"""The table in a CSV file, wherever it begins: what parts its cells, which row has the headings, and the rows of cards below.

Rules of this file: nothing is passed over in silence. Blank rows and columns are no loss; a row above the headings with one cell is a
title, and told; whatever else lies outside the table is a finding.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from companion.cards.decks.cells import Wrong, parse_copies, parse_slug
from companion.cards.decks.csv_reading import MOST_COLUMNS, MOST_ROWS, SEPARATORS, numbered_rows
from companion.cards.decks.draft import parse_text
from companion.cards.decks.short_names import parse_short_name
from companion.cards.sheets.headings import TEXTS, Heading, parse_heading
from companion.cards.sheets.numbers import spoilt_name
from companion.cards.sheets.words import is_total, measure_of
from companion.system.reading import Findings, quoted, read_text

_SEARCHED = 12  # rows in which the headings are looked for
_NAMES_SEPARATOR = re.compile(r"sep=([,;\t])\n", re.IGNORECASE)  # Excel's own first line
_FIGURES = re.compile(r"[+\-−]?[\d\s.,]{1,30}")
# What is no text at all, by its first bytes: what office programs keep their own files in, the old one and the new ones.
_WORKBOOKS = (b"PK\x03\x04", b"\xd0\xcf\x11\xe0")
SAVE_AS_CSV = "open it in the spreadsheet program, save it as 'CSV UTF-8' and name that file"


@dataclass(frozen=True, slots=True)
class Column:
    """A column that has a heading."""

    place: int  # the first is 0
    heading: Heading

    @property
    def name(self) -> str:
        """As it can be shown."""
        return shown(self.heading.written)


@dataclass(frozen=True, slots=True)
class Line:
    """A row with a card, and its number as the spreadsheet shows it."""

    number: int
    cells: tuple[str, ...] = field(repr=False)  # trimmed; as many as there are columns at the least

    def at(self, column: Column) -> str:
        return self.cells[column.place]

    def place(self, column: Column) -> str:
        return f"row {self.number}, column {column.name}"


@dataclass(frozen=True, slots=True)
class Grid:
    header_row: int
    columns: tuple[Column, ...]
    lines: tuple[Line, ...]
    titles: tuple[str, ...]  # that stood above the headings
    comma_is_point: bool  # as decks take it: cells are parted by semicolons

    def cells(self, column: Column) -> tuple[str, ...]:
        return tuple(line.at(column) for line in self.lines)

    def check_texts(self, columns: Mapping[str, Column | None], found: Findings) -> None:
        """Cells of columns that are no numbers, as `cards.csv` will be read: also where other columns keep that from being made."""
        for name, column in columns.items():
            parse = _READ_AS.get(name[:-3] if name[:-3] in TEXTS else name)
            if parse is not None and column is not None:
                self._check(column, parse, found)

    def _check(self, column: Column, parse: Callable[[str], object], found: Findings) -> None:
        for line in self.lines:
            wrong = parse(line.at(column)) if line.at(column) else None
            if isinstance(wrong, Wrong):
                found.add(wrong.what, wrong.fix, line.place(column))

    def place(self, column: Column) -> str:
        return f"row {self.header_row}, column {column.name}"


def shown(text: str) -> str:
    """Short, and with nothing in it that could upset a terminal."""
    return quoted(text)[1:-1]


def _name(text: str) -> str | Wrong:
    return spoilt_name(text) or parse_text(text)


def _short_name(text: str) -> str | Wrong:
    return spoilt_name(text) or parse_short_name(text)


_READ_AS: Mapping[str, Callable[[str], object]] = {
    "name": _name,
    "short": _short_name,
    "place": parse_text,
    "note": parse_text,
    "id": parse_slug,
    "copies": parse_copies,
}
Rows = Sequence[tuple[int, list[str]]]  # numbered, without those that are blank


def read_grid(path: Path, found: Findings, known: Sequence[str] = ()) -> Grid | None:
    """`known`: more headings that can be expected, such as the columns of a deck."""
    if not _is_file(path):
        what = "it is no file" if os.path.lexists(path) else "there is no such file"
        found.add(what, "name a CSV file that a spreadsheet program has saved")
        return None
    if _is_workbook(path):
        found.add("this is the file of a spreadsheet program, not a CSV file", SAVE_AS_CSV)
        return None
    text = read_text(path, found)
    return None if text is None else parse_grid(text, found, known)


def parse_grid(text: str, found: Findings, known: Sequence[str] = ()) -> Grid | None:
    named = _NAMES_SEPARATOR.match(text)
    text = text[named.end() :] if named else text
    separator = named[1] if named else max(SEPARATORS[::-1], key=lambda one: _fitness(text, one, known))
    rows = [(number, cells) for number, cells in numbered_rows(text, separator, found) if cells]
    header = _header(rows, known)
    if header is None:
        if not found.problems:
            found.add("there is no table in it", "write headings such as Name and Height (m) in one row, and below it a card to a row")
        return None
    return _grid(rows, header, separator, found)


def _is_file(path: Path) -> bool:
    try:
        return path.is_dir() or path.is_file()  # what a folder is, reading says
    except (OSError, ValueError):
        return False


def _is_workbook(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            return file.read(4).startswith(_WORKBOOKS)
    except OSError:  # reading says what is the matter
        return False


def _fitness(text: str, separator: str, known: Sequence[str]) -> tuple[int, bool]:
    """The one that finds the most headings that are known; else tabs and semicolons, where there are any, as people do not write those."""
    ignored = Findings(Path())
    rows = [(number, cells) for number, cells in _first(text, separator, ignored) if cells]
    header = _header(rows, known)
    return (0, False) if header is None else (_recognised(rows[header][1], known), len(rows[header][1]) > 1)


def _first(text: str, separator: str, found: Findings) -> list[tuple[int, list[str]]]:
    read = []
    for row in numbered_rows(text, separator, found):
        read.append(row)
        if len(read) > _SEARCHED * 2:
            break
    return read


def _header(rows: Rows, known: Sequence[str]) -> int | None:
    """The row in which most cells are headings that are known; else the first one of several cells that are no numbers."""
    places = range(min(len(rows), _SEARCHED))
    best = max(places, key=lambda place: _recognised(rows[place][1], known), default=None)
    if best is not None and _recognised(rows[best][1], known):
        return best
    return next((place for place in places if _reads_like_headings(rows[place][1])), None)


def _reads_like_headings(cells: Sequence[str]) -> bool:
    filled = [cell for cell in cells if cell]
    return len(filled) > 1 and not any(_FIGURES.fullmatch(cell) for cell in filled)


def _recognised(cells: Sequence[str], known: Sequence[str]) -> int:
    if not _reads_like_headings(cells):
        return 0
    headings = [parse_heading(cell) for cell in cells if cell]
    return sum(one.kind != "other" or one.written.lower() in known or measure_of(one.words) is not None for one in headings)


def _grid(rows: Rows, header: int, separator: str, found: Findings) -> Grid | None:
    header_row, headings = rows[header]
    body = rows[header + 1 :]
    if len(headings) > MOST_COLUMNS:
        found.add(f"it has {len(headings)} columns", f"a deck has {MOST_COLUMNS} at the most", f"row {header_row}")
        return None
    if len(body) > MOST_ROWS:
        found.add(f"it has more than {MOST_ROWS} cards", "make it two decks")
        return None
    below = [[cells[place] for _, cells in body if place < len(cells)] for place in range(len(headings))]
    columns = tuple(Column(place, parse_heading(cell).over(below[place])) for place, cell in enumerate(headings) if cell)
    _check_twice(columns, header_row, found)
    titles = [_title(number, cells, header_row, found) for number, cells in rows[:header]]
    lines = tuple(_line(number, cells, headings, found) for number, cells in body)
    _check_totals(lines, found)
    if not lines:
        found.add("there are no cards in it", "write one card to a row under the names of the columns")
    return Grid(header_row, columns, lines, tuple(filter(None, titles)), separator == ";")


def _check_twice(columns: Sequence[Column], header_row: int, found: Findings) -> None:
    written = [column.heading.written.lower() for column in columns]
    for place, column in enumerate(columns):
        if written[place] in written[:place]:
            what = f"the column {quoted(column.heading.written)} stands there twice"
            found.add(what, "remove or rename one of them", f"row {header_row}, column {column.name}")


def _check_totals(lines: Sequence[Line], found: Findings) -> None:
    """Below all cards, where nobody would want them to be one."""
    for line in reversed(lines[1:]):
        first = next(filter(None, line.cells), "")
        if not is_total(first):
            break
        what = f"{quoted(first)} stands below all cards, as sums do"
        found.add(what, "remove the row; if it is a card, move it up", f"row {line.number}")


def _title(number: int, cells: Sequence[str], header_row: int, found: Findings) -> str:
    filled = [cell for cell in cells if cell]
    if len(filled) == 1:
        return filled[0]
    found.add(f"it stands above row {header_row}, which has the headings", "remove the row, or move it below the headings", f"row {number}")
    return ""


def _line(number: int, cells: Sequence[str], headings: Sequence[str], found: Findings) -> Line:
    nameless = [place for place, cell in enumerate(cells) if cell and (place >= len(headings) or not headings[place])]
    for place in nameless[:1]:  # once a row is shifted, every further cell says the same
        fix = "put text that has separators in it in quotation marks, or name the column"
        found.add(f"{quoted(cells[place])} lies in a column without a name", fix, f"row {number}, column {place + 1}")
    return Line(number, (*cells, *[""] * (len(headings) - len(cells))))
