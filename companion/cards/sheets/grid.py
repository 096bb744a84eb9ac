"""The table in a spreadsheet file: the row of headings, which need not be the first row, and the rows of cards below.

Rules of this file: nothing is passed over in silence. Blank rows and columns are no loss; a row above the headings with one cell is a
title, and told; everything else outside the table is a finding.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import field
from pathlib import Path

from companion.cards.decks.cells import parse_copies, parse_slug, parse_text
from companion.cards.decks.csv_reading import MOST_COLUMNS, MOST_ROWS, SEPARATORS, numbered_rows
from companion.cards.decks.short_names import parse_short_name
from companion.cards.sheets.headings import TEXTS, Heading, is_total, measure_of, parse_heading
from companion.cards.sheets.values import NumberStyle, Sign, Value, is_counting, text_of_cell
from companion.cards.sheets.workbook import OTHER_WORKBOOKS, ZIP, workbook_rows
from companion.core.frozen import dataclass
from companion.errors import Text, reason
from companion.system.reading import Findings, quoted, read_text

_SEARCHED = 12  # rows in which the headings are looked for
_SAMPLE = 8_000  # characters from which the standard library tells what separates the cells
_NAMES_SEPARATOR = re.compile(r"sep=([,;\t])\n", re.IGNORECASE)  # Excel's own first line
SEPARATOR_NAMES: Mapping[str, str] = {"comma": ",", "semicolon": ";", "tab": "\t"}
_BY_SEPARATOR: Mapping[str, Sign] = {",": "point", ";": "comma"}  # where cells are separated so, decimals begin so
# Numbers that can only be read with the other decimal sign than the one that is usual between such separators.
_CONTRARY: Mapping[Sign, re.Pattern[str]] = {
    "point": re.compile(r"[+\-−]?\d[\d\s.'’]{0,30},(?:\d\d?(?!\d)|\d{4})|[+\-−]?\d{1,3}(?:\.\d{3}){1,5}[,.]\d|[+\-−]?0,\d"),
    "comma": re.compile(r"[+\-−]?\d[\d\s,'’]{0,30}\.(?:\d\d?(?!\d)|\d{4})|[+\-−]?\d{1,3}(?:,\d{3}){1,5}[.,]\d|[+\-−]?0\.\d"),
}
_FIGURES = re.compile(r"[+\-−]?[\d\s.,]{1,30}")
_WHOLE_DATE = re.compile(r"\d{1,2}([/.])\d{1,2}\1(?:\d{2}|\d{4})|\d{4}-\d{2}-\d{2}")
NAME_PAGE = Text("file-of-sheet-name-encoding")

Rows = Sequence[tuple[int, Sequence[Value]]]  # numbered as the spreadsheet shows them, without those that are blank


@dataclass(frozen=True, slots=True)
class FileForm:
    """What the user says of a file that does not tell it itself; None where it is to be found out."""

    encoding: str | None = None
    separator: str | None = None  # by its name
    decimal: Sign | None = None
    sheet: str | None = None


@dataclass(frozen=True, slots=True)
class SheetColumn:
    """A column that has a heading."""

    place: int  # the first is 0
    heading: Heading

    @property
    def name(self) -> str:
        """Its heading, made safe to be shown."""
        return shown_heading(self.heading.written)


@dataclass(frozen=True, slots=True)
class SheetLine:
    """A row with a card, and its number as the spreadsheet shows it."""

    number: int
    values: tuple[Value, ...] = field(repr=False)  # at least as many as there are columns

    def place(self, column: SheetColumn) -> Text:
        return Text("place-row-column", row=self.number, column=column.name)


@dataclass(frozen=True, slots=True)
class Grid:
    header_row: int
    columns: tuple[SheetColumn, ...]
    lines: tuple[SheetLine, ...]
    titles: tuple[str, ...]  # the cells above the headings
    style: NumberStyle

    def values(self, column: SheetColumn) -> tuple[Value, ...]:
        return tuple(line.values[column.place] for line in self.lines)

    @property
    def counting(self) -> tuple[SheetColumn, ...]:
        """Columns that are left out: an id or a place that is the number of the row tells nothing, and a rank would tell too much."""
        return tuple(one for one in self.columns if one.heading.kind in ("row", "id", "place") and is_counting(self.values(one)))

    @property
    def used(self) -> tuple[SheetColumn, ...]:
        """All other columns in which something stands."""
        counting = self.counting
        return tuple(one for one in self.columns if one not in counting and any(value != "" for value in self.values(one)))

    def texts(self, column: SheetColumn) -> tuple[str, ...]:
        """Empty where a cell cannot be used; `check_texts` says why."""
        return tuple("" if isinstance(text, Text) else text for text in map(text_of_cell, self.values(column)))

    def place(self, column: SheetColumn) -> Text:
        return Text("place-row-column", row=self.header_row, column=column.name)

    def check_texts(self, columns: Mapping[str, SheetColumn | None], found: Findings) -> None:
        """Reports cells of texts that `cards.csv` could not hold."""
        for name, column in columns.items():
            parse = _READ_AS.get(name[:-3] if name[:-3] in TEXTS else name)
            for line in self.lines if parse is not None and column is not None else ():
                assert parse is not None
                assert column is not None
                text = text_of_cell(line.values[column.place])
                wrong = text if isinstance(text, Text) else parse(text) if text else None
                if isinstance(wrong, Text):
                    found.report(wrong, line.place(column))


def shown_heading(text: str) -> str:
    """A heading as it can be shown: short, and without control characters."""
    return quoted(text)[1:-1]


def _no_date(parse: Callable[[str], object]) -> Callable[[str], object]:
    """The parser, which refuses a whole date too, as a spreadsheet makes 12/05/26 of a name 12/5."""
    return lambda text: Text("sheet-text-looks-like-a-date", text=text) if _WHOLE_DATE.fullmatch(text) else parse(text)


_READ_AS: Mapping[str, Callable[[str], object]] = {
    "name": _no_date(parse_text),
    "short": _no_date(parse_short_name),
    "place": parse_text,
    "note": parse_text,
    "source": lambda text: text,
    "id": parse_slug,
    "copies": parse_copies,
}


def read_grid(path: Path, form: FileForm, found: Findings, known: Sequence[str] = ()) -> Grid | None:
    """`known`: headings that are expected besides the usual ones, such as the columns of a deck."""
    kind = _first_bytes(path, found)
    if kind is None:
        return None
    if kind.startswith((ZIP, *OTHER_WORKBOOKS)):
        rows: Rows | None = workbook_rows(path, form.sheet, found)
        return None if rows is None else _grid(rows, NumberStyle(form.decimal, form.decimal is not None), found, known)
    text = read_text(path, found, page=form.encoding, fix=NAME_PAGE)
    separator, body = (None, "") if text is None else _separated(text, form, found)
    if separator is None:
        return None
    rows = [(number, cells) for number, cells in numbered_rows(body, separator, found) if cells]
    return _grid(rows, _style(form, separator, rows), found, known)


def _style(form: FileForm, separator: str, rows: Rows) -> NumberStyle:
    """The decimal sign is the one that the user names, else the one usual between these separators, unless a number shows the other."""
    usual = _BY_SEPARATOR.get(separator)
    if form.decimal is not None or usual is None:
        return NumberStyle(form.decimal, form.decimal is not None)
    contrary = _CONTRARY[usual]
    is_shown = any(isinstance(value, str) and contrary.match(value) for _, values in rows for value in values)
    return NumberStyle(None if is_shown else usual)


def _first_bytes(path: Path, found: Findings) -> bytes | None:
    try:
        if path.is_file():
            with path.open("rb") as file:
                return file.read(4)
        is_there = path.exists()
    except (OSError, ValueError) as fault:
        found.report("file-unreadable", reason=reason(fault))
        return None
    found.report("sheet-is-a-folder" if path.is_dir() else "sheet-is-no-file" if is_there else "sheet-is-absent")
    return None


def _separated(text: str, form: FileForm, found: Findings) -> tuple[str | None, str]:
    """The separator of the cells, and the text of the rows; a first line that only names the separator is left out."""
    named = _NAMES_SEPARATOR.match(text)
    body = text[named.end() :] if named else text
    if form.separator is not None:
        return SEPARATOR_NAMES[form.separator], body
    there = [separator for separator in SEPARATORS if separator in body]
    if named or len(there) < 2:
        return named[1] if named else next(iter(there), SEPARATORS[0]), body
    lines = body[:_SAMPLE].split("\n")
    sniffer = csv.Sniffer()
    sniffer.preferred = [";", "\t", ","]  # a comma may stand in any text or number
    for first in range(min(len(lines), _SEARCHED)):  # titles above the headings have no separators
        with suppress(csv.Error):
            return sniffer.sniff("\n".join(lines[first:]), "".join(there)).delimiter, body
    found.report("sheet-what-separates-cells-not-clear")
    return None, body


def _header(rows: Rows, known: Sequence[str]) -> int | None:
    """The row with the most known headings; else the first row of several texts and no number."""
    places = range(min(len(rows), _SEARCHED))
    best = max(places, key=lambda place: _recognised(rows[place][1], known), default=None)
    if best is not None and _recognised(rows[best][1], known):
        return best
    return next((place for place in places if _headings_of(rows[place][1])), None)


def _headings_of(values: Sequence[Value]) -> list[str]:
    """The texts of a row of several texts and no number; no texts for any other row."""
    filled = [value for value in values if value != ""]
    texts = [value for value in filled if isinstance(value, str) and not _FIGURES.fullmatch(value)]
    return texts if len(texts) == len(filled) > 1 else []


def _recognised(values: Sequence[Value], known: Sequence[str]) -> int:
    headings = map(parse_heading, _headings_of(values))
    return sum(one.kind != "other" or one.written.lower() in known or measure_of(one.words) is not None for one in headings)


def _grid(rows: Rows, style: NumberStyle, found: Findings, known: Sequence[str]) -> Grid | None:
    header = _header(rows, known)
    if header is None:
        if not found.problems:
            found.report("sheet-without-table")
        return None
    (header_row, values), body = rows[header], rows[header + 1 :]
    headings = [str(value) for value in values]
    if len(headings) > MOST_COLUMNS:
        found.report("deck-too-many-columns", Text("place-row", row=header_row), count=len(headings), most_columns=MOST_COLUMNS)
        return None
    if len(body) > MOST_ROWS:
        found.report("deck-too-many-cards", most_rows=MOST_ROWS)
        return None
    below = [[text for _, row in body if place < len(row) and isinstance(text := row[place], str)] for place in range(len(headings))]
    columns = tuple(SheetColumn(place, parse_heading(text).over(below[place])) for place, text in enumerate(headings) if text)
    _check_twice(columns, header_row, found)
    titles = [_title(number, row, header_row, found) for number, row in rows[:header]]
    lines = tuple(_line(number, row, headings, found) for number, row in body)
    _check_totals(lines, found)
    if not lines:
        found.report("deck-without-cards")
    return Grid(header_row, columns, lines, tuple(filter(None, titles)), style)


def _check_twice(columns: Sequence[SheetColumn], header_row: int, found: Findings) -> None:
    written = [column.heading.written.lower() for column in columns]
    for place, column in enumerate(columns):
        if written[place] in written[:place]:
            found.report("deck-column-twice", Text("place-row-column", row=header_row, column=column.name), name=column.heading.written)


def _check_totals(lines: Sequence[SheetLine], found: Findings) -> None:
    """Reports rows of sums below the cards, which would become cards."""
    for line in reversed(lines[1:]):
        first = next((value for value in line.values if value != ""), "")
        if not isinstance(first, str) or not is_total(first):
            break
        found.report("sheet-row-of-sums", Text("place-row", row=line.number), first=first)


def _title(number: int, values: Sequence[Value], header_row: int, found: Findings) -> str:
    filled = [value for value in values if value != ""]
    text = text_of_cell(filled[0]) if len(filled) == 1 else ""
    if isinstance(text, str) and text:
        return text
    found.report("sheet-row-above-headings", Text("place-row", row=number), header_row=header_row)
    return ""


def _line(number: int, values: Sequence[Value], headings: Sequence[str], found: Findings) -> SheetLine:
    nameless = [place for place, value in enumerate(values) if value != "" and (place >= len(headings) or not headings[place])]
    for place in nameless[:1]:  # once a row is shifted, every further cell says the same
        text = text_of_cell(values[place])
        found.report(
            "sheet-value-in-unnamed-column",
            Text("place-row-column", row=number, column=place + 1),
            value=text if isinstance(text, str) else "",
        )
    return SheetLine(number, (*values, *[""] * (len(headings) - len(values))))
