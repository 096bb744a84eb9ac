"""The text of the two files of a deck: single cells and rows are changed, and every other character stays as it is.

Rules of this file: rows and cells are found as `decks.csv_reading` reads them; where that cannot split a file into cells, nothing in it is
changed. What is written into a cell is read back as the same text. A file keeps its mark and its line ends.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import field
from functools import cache
from pathlib import Path

from companion.cards.decks.csv_reading import SEPARATORS, CardRow, CardTable, parse_table
from companion.cards.decks.files import CARDS, OUTLINE, FileText, file_text, read_files
from companion.cards.decks.outline import FIXED_COLUMNS, Outline, parse_outline
from companion.core.frozen import dataclass
from companion.errors import Unusable
from companion.system.reading import Findings, read_bytes

_NUMBER = re.compile(r"[+-]?[0-9]+\.[0-9]+")


@dataclass(frozen=True, slots=True)
class CellPlace:
    """The place of a cell in the text, with its quotation marks."""

    begin: int
    end: int
    text: str = field(repr=False)
    is_quoted: bool


@dataclass(frozen=True, slots=True)
class RowPlace:
    """A row of the file, without its line end."""

    begin: int
    end: int
    cells: tuple[CellPlace, ...]


@dataclass(frozen=True, slots=True)
class CardSheet:
    """The text of a card file, the table in it, and the places of its cells."""

    text: str = field(repr=False)
    table: CardTable
    separator: str
    records: tuple[RowPlace, ...]  # blank rows too, as a spreadsheet counts them

    def row(self, id: str) -> CardRow | None:
        return next((row for row in self.table.rows if row.cells.get("id") == id), None)

    def with_cells(self, rows: Mapping[int, Mapping[str, str]]) -> str:
        """The text with new cells, by the numbers of their rows; a column that is not there yet is added behind the others."""
        places, more = self._places(dict.fromkeys(name for cells in rows.values() for name in cells))
        texts = {
            number: self._row_text(self._record(number), {places[name]: text for name, text in cells.items()})
            for number, cells in rows.items()
            if cells
        }
        return self._changed({self.table.header_row: self._header_text(more), **texts})

    def with_row(self, cells: Mapping[str, str]) -> str:
        """The text with one more row behind the others."""
        places, more = self._places(cells)
        new = self._row_text(RowPlace(0, 0, ()), {places[name]: text for name, text in cells.items()})
        last = max(self.table.header_row, *(row.number for row in self.table.rows), 0)
        texts = {last: self._row_text(self._record(last), {}), self.table.header_row: self._header_text(more)}
        return self._changed({**texts, last: f"{texts[last]}\n{new}"})

    def without_row(self, number: int) -> str:
        gone = self._record(number)
        begin, end = gone.begin, min(gone.end + 1, len(self.text))
        return self.text[:begin] + self.text[end:]

    def as_written_here(self, column: str, text: str) -> str:
        """A number gets a decimal comma between semicolons, unless the column has points: such spreadsheets take 3.14 for a date."""
        others = [row.cells.get(column, "") for row in self.table.rows]
        is_theirs = self.separator == ";" and _NUMBER.fullmatch(text) is not None and not any("." in other for other in others)
        return text.replace(".", ",") if is_theirs else text

    def _record(self, number: int) -> RowPlace:
        return self.records[number - 1]

    def _places(self, cells: Collection[str]) -> tuple[dict[str, int], list[str]]:
        """The place of each column, also of new ones, and the new ones."""
        header = self._record(self.table.header_row).cells
        places = {cell.text.lower(): place for place, cell in enumerate(header) if cell.text}
        more = [name for name in cells if name not in places]
        return {**places, **{name: len(header) + place for place, name in enumerate(more)}}, more

    def _header_text(self, more: Collection[str]) -> str:
        header = self._record(self.table.header_row)
        return self._row_text(header, dict(enumerate(more, len(header.cells))))

    def _row_text(self, row: RowPlace, texts: Mapping[int, str]) -> str:
        """The text of a row with new cells; other cells keep their characters. A row may be shorter than its header."""
        wide = max(len(row.cells), max(texts, default=-1) + 1)
        old = dict(enumerate(row.cells))
        return self.separator.join(
            self._written(texts[place], old.get(place)) if place in texts else self._raw(old.get(place)) for place in range(wide)
        )

    def _raw(self, cell: CellPlace | None) -> str:
        return "" if cell is None else self.text[cell.begin : cell.end]

    def _written(self, text: str, old: CellPlace | None) -> str:
        needs_marks = any(sign in text for sign in (self.separator, '"', "\n")) or (old is not None and old.is_quoted)
        return '"' + text.replace('"', '""') + '"' if needs_marks else text

    def _changed(self, rows: Mapping[int, str]) -> str:
        """The whole text with new rows, by their numbers; the last row is replaced first, so that the places of the others stay right."""
        text = self.text
        for number, new in sorted(rows.items(), reverse=True):
            row = self._record(number)
            text = text[: row.begin] + new + text[row.end :]
        return text


def sheet_of(text: str, known: Collection[str], file: Path = Path(CARDS)) -> CardSheet:
    """`Unusable` where the file cannot be split into cells."""
    found = Findings(file)
    table = parse_table(text, known, found)
    if table is None or found.problems:
        raise Unusable(found.problems)
    separator = next(one for one in SEPARATORS if _header(row_places(text, one), table) == table.columns)
    return CardSheet(text, table, separator, row_places(text, separator))


def _header(rows: tuple[RowPlace, ...], table: CardTable) -> tuple[str, ...]:
    if len(rows) < table.header_row:
        return ()
    return tuple(cell.text.lower() for cell in rows[table.header_row - 1].cells if cell.text)


def row_places(text: str, separator: str) -> tuple[RowPlace, ...]:
    """The rows of a text, as `csv.reader` splits it."""
    found, at = [], 0
    while at < len(text):
        record = _record_at(text, at, separator)
        found.append(record)
        at = record.end + 1
    return tuple(found)


def _record_at(text: str, begin: int, separator: str) -> RowPlace:
    cell, cells, at = _cell(separator), [], begin
    while True:
        read = cell.match(text, at)
        assert read is not None, "an empty cell is one too"
        is_quoted = read["marked"] is not None
        words = read["marked"].replace('""', '"') if is_quoted else read["plain"]
        cells.append(CellPlace(at, read.end(), words.strip(), is_quoted))
        at = read.end()
        if text[at : at + 1] != separator:
            break
        at += 1
    end = text.find("\n", at)
    return RowPlace(begin, len(text) if end < 0 else end, tuple(cells))


@cache
def _cell(separator: str) -> re.Pattern[str]:
    """A cell, with blanks before it, which do not count unless tabs separate the cells."""
    blanks = "" if separator == "\t" else " *"
    return re.compile(rf'{blanks}(?:"(?P<marked>(?:[^"]|"")*)"|(?P<plain>[^{separator}\n]*))')


@dataclass(frozen=True, slots=True)
class DeckTexts:
    """Both files of a deck."""

    folder: Path
    outline: FileText
    cards: FileText

    def read_outline(self) -> Outline | None:
        """The outline, as far as it can be understood; loading the deck reports what is wrong with it."""
        return parse_outline(self.outline.text, Findings(self.folder / OUTLINE))

    def sheet(self) -> CardSheet:
        outline = self.read_outline()
        return sheet_of(self.cards.text, FIXED_COLUMNS if outline is None else outline.columns(), self.folder / CARDS)


def texts_of(folder: Path) -> DeckTexts:
    """The text of both files; their contents are not checked. `Unusable` where one of the files cannot be read."""
    about_outline, about_cards = Findings(folder / OUTLINE), Findings(folder / CARDS)
    outline, cards = read_files(folder, about_outline, about_cards)
    if outline is None or cards is None:
        raise Unusable((*about_outline.problems, *about_cards.problems))
    return DeckTexts(folder, outline, cards)


def card_text(path: Path, found: Findings) -> FileText | None:
    """The text of a card file that is not in a deck."""
    raw = read_bytes(path, found)
    return None if raw is None else file_text(raw, found)
