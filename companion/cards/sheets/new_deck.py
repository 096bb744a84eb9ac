"""A deck is made of a spreadsheet as it is: what each column is for, by its heading and by what stands in it.

Rules of this file: a column is understood; or it only counts the rows, or has texts under an unknown heading, and is left out, which is
said; or it is a finding. Ids come from names, never from the order of the rows (H1).
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field, replace
from decimal import Decimal

from companion.cards.decks.cells import LONGEST_ID, LONGEST_KEY, is_key, slug
from companion.cards.decks.csv_reading import MOST_COLUMNS
from companion.cards.decks.outline import FIXED_COLUMNS, MOST_CHARACTERISTICS, Outline
from companion.cards.decks.writing import csv_text
from companion.cards.sheets.grid import Column, Grid, SheetLine
from companion.cards.sheets.headings import (
    NO_UNIT,
    TEXTS,
    Measure,
    Unit,
    is_cyrillic,
    key_of,
    measure_of,
    more_of_anything,
    unit_of,
)
from companion.cards.sheets.values import is_counting, is_number, is_spoilt_number
from companion.core.decks.card import LANGUAGES, Characteristic, CharacteristicId, DeckId
from companion.core.frozen import dataclass
from companion.errors import Text
from companion.system.reading import Findings, meant
from companion.words.formats import MARKS

LONGEST_NAME = 60  # of a characteristic, as in deck.toml
_LONGEST_STEM = LONGEST_KEY - 4  # with room for what tells two apart
_MARK_LENGTH = 7  # of what tells two ids apart
_KINDS = "write over it what it is: Name, Place, Note, Short name, Source or Copies; or remove it"
_YEARS = frozenset(("year", "год", "annee"))
_EACH = frozenset(("per", "each", "в", "за", "par", "chaque"))
_THOUSANDS = 1000  # from which on they are grouped when shown


@dataclass(frozen=True, slots=True)
class DeckRows:
    """The rows of a deck that were made of a spreadsheet, and where each came from."""

    columns: Mapping[str, Column | None]  # of the deck; None for one that was made
    cells: Sequence[Mapping[str, str]] = field(repr=False)
    lines: Sequence[SheetLine]
    header_row: int

    def text(self) -> str:
        """In the order of their ids: the order of the spreadsheet may be that of the numbers (H1)."""
        rows = sorted(self.cells, key=lambda row: row.get("id", ""))
        return csv_text([list(self.columns), *([row.get(column, "") for column in self.columns] for row in rows)])

    def place(self, row: int, name: str | None) -> Text:
        """Where a cell of the text came from, or a whole row."""
        places = sorted(range(len(self.cells)), key=lambda place: self.cells[place].get("id", ""))
        number = self.header_row if row == 1 else self.lines[places[row - 2]].number
        column = self.columns.get(name or "")
        return Text("place-row-column", row=number, column=column.name if column else name) if name else Text("place-row", row=number)


@dataclass(frozen=True, slots=True)
class NewDeck:
    """What was made of a spreadsheet."""

    outline: Outline
    rows: DeckRows
    names_from: str = ""  # the heading of a column that says nothing of names and has them all the same
    left_out: tuple[str, ...] = ()  # headings of columns that only count the rows
    unplaced: tuple[str, ...] = ()  # and of texts of which it is not clear what they are for


def new_deck(grid: Grid, id: DeckId, name: str, thanks: str, found: Findings) -> NewDeck:
    """`thanks`: where its numbers are from."""
    return _Making(grid, found).deck(id, name, thanks)


class _Making:
    """Goes through the columns, adding to the findings as it goes."""

    __slots__ = ("_cells", "_columns", "_found", "_grid", "_language", "_unplaced")

    def __init__(self, grid: Grid, found: Findings) -> None:
        self._grid, self._found = grid, found
        self._columns: dict[str, Column | None] = {}
        self._cells: list[dict[str, str]] = [{} for _ in grid.lines]
        self._language = LANGUAGES[0]
        self._unplaced: list[str] = []

    def deck(self, id: DeckId, name: str, thanks: str) -> NewDeck:
        used = [column for column in self._grid.columns if any(value != "" for value in self._grid.values(column))]
        counting = [column for column in used if self._only_counts(column)]
        used = [column for column in used if column not in counting]
        numbers = [column for column in used if self._is_of_numbers(column)]
        texts = [column for column in used if column not in numbers and column.heading.kind != "marks"]
        named = self._name_columns(texts)
        self._language = self._language_of(named)
        for column in texts:
            self._text(column, named)
        characteristics = self._characteristics(numbers)
        characteristics = self._marks([column for column in used if column.heading.kind == "marks"], characteristics)
        self._ids(named)
        self._grid.check_texts(self._columns, self._found)
        rows = DeckRows(
            {name: self._columns[name] for name in _in_order(self._columns)}, self._cells, self._grid.lines, self._grid.header_row
        )
        outline = Outline(id, {"ru" if is_cyrillic(name) else self._language: name}, characteristics, {}, (), {}, (thanks,), is_whole=True)
        taken = named[0].name if named and named[0].heading.kind != "name" else ""
        return NewDeck(outline, rows, taken, tuple(column.name for column in counting), tuple(self._unplaced))

    def _only_counts(self, column: Column) -> bool:
        """An id or a place that is the number of the row tells nothing, and a rank would tell too much."""
        return column.heading.kind in ("row", "id", "place") and is_counting(self._grid.values(column))

    def _is_of_numbers(self, column: Column) -> bool:
        """By what is measured there, or because most cells are numbers, or were before the spreadsheet spoilt them."""
        heading, filled = column.heading, [value for value in self._grid.values(column) if value != ""]
        count, spoilt = sum(map(is_number, filled)), sum(not is_number(value) and is_spoilt_number(value) for value in filled)
        if heading.kind == "row" or heading.kind not in ("other", "code"):
            return heading.kind == "row"
        return count + spoilt > 0 if self._is_measured(column) else count > 0 and (count + spoilt) * 2 >= len(filled)

    def _is_measured(self, column: Column) -> bool:
        return measure_of(column.heading.words) is not None or unit_of(column.heading.unit.names["en"]) is not None

    def _name_columns(self, texts: Sequence[Column]) -> list[Column]:
        """Those that say so; else the first one in which each card has a text of its own."""
        named = [column for column in texts if column.heading.kind == "name"]
        if named:
            return named
        for column in texts:
            cells = self._grid.texts(column)
            if column.heading.kind in ("other", "place") and all(cells) and len(set(cells)) == len(cells):
                return [column]
        self._found.report("sheet-no-names", Text("place-row", row=self._grid.header_row))
        return []

    def _language_of(self, named: Sequence[Column]) -> str:
        if not named:
            return LANGUAGES[0]
        heading = named[0].heading
        return heading.languages[0] if heading.kind == "name" or len(heading.languages) == 1 else LANGUAGES[0]

    def _text(self, column: Column, named: Sequence[Column]) -> None:
        heading, values = column.heading, self._grid.values(column)
        kind = "name" if column in named else heading.kind
        if kind in TEXTS:
            self._take(f"{kind}_{self._spoken(heading.languages)}", column)
        elif kind in ("id", "copies", "source"):
            self._take(kind, column)
        elif self._is_measured(column) or any(is_number(value) or is_spoilt_number(value) for value in values if value != ""):
            self._found.report("sheet-column-is-not-clear", self._grid.place(column), column=heading.written)
        else:
            self._unplaced.append(column.name)

    def _spoken(self, languages: Sequence[str]) -> str:
        """Words that two languages share are in the language of the others."""
        return self._language if self._language in languages or not languages else languages[0]

    def _take(self, name: str, column: Column, cells: Iterable[str] | None = None) -> bool:
        other = self._columns.get(name)
        if other is not None:
            key = "sheet-two-columns-of-one-language" if name[:-3] in TEXTS else "sheet-two-columns-for-one"
            key = "sheet-two-columns-of-places" if name.startswith("place_") else key
            self._found.report(key, self._grid.place(column), one=other.heading.written, other=column.heading.written, name=name)
            return False
        self._columns[name] = column
        for row, cell in zip(self._cells, self._grid.texts(column) if cells is None else cells, strict=True):
            row[name] = cell
        return True

    def _characteristics(self, columns: Sequence[Column]) -> tuple[Characteristic, ...]:
        if not columns and self._grid.lines:
            self._found.report("sheet-no-numbers", Text("place-row", row=self._grid.header_row))
        if len(columns) > MOST_CHARACTERISTICS:
            self._found.report(
                "sheet-too-many-columns-of-numbers",
                Text("place-row", row=self._grid.header_row),
                count=len(columns),
                most_characteristics=MOST_CHARACTERISTICS,
            )
            return ()
        return tuple(map(self._characteristic, columns))

    def _characteristic(self, column: Column) -> Characteristic:
        heading, style = column.heading, self._grid.style
        measure = measure_of(heading.words)
        is_year = measure.is_year if measure else heading.unit == NO_UNIT and _says_year(heading.words)
        values = self._grid.values(column)
        read = [style.read_year(value) if is_year else style.read(value, heading.unit.names) for value in values]
        unit = NO_UNIT if is_year else heading.unit
        id = self._free_id(column, measure, unit)
        self._take(id, column, [self._number(one, column, place) for place, one in enumerate(read)])
        names = self._names(column, measure, is_first=measure is None or id == measure.id)
        format = "year" if is_year else "money" if unit.is_money else _format(read)
        return Characteristic(CharacteristicId(id), names, unit.names, format, measure.more if measure else more_of_anything())

    def _number(self, one: Decimal | Text, column: Column, place: int) -> str:
        if isinstance(one, Text):
            self._found.report(one, self._grid.lines[place].place(column))
            return ""
        return str(one)

    def _free_id(self, column: Column, measure: Measure | None, unit: Unit) -> str:
        """Of two heights one is `height_ft`."""
        stem = measure.id if measure else _key(column.heading.words)
        tries = (stem, _key(f"{stem} {unit.names['en']}"), *(f"{stem}_{number}" for number in range(2, MOST_COLUMNS + 2)))
        return next(one for one in tries if one not in self._columns and one not in FIXED_COLUMNS and is_key(one))

    def _names(self, column: Column, measure: Measure | None, *, is_first: bool) -> dict[str, str]:
        """Its own words in its own language, those that are known in the others; of two heights the second is called as it is written."""
        heading = column.heading
        if len(heading.written) > LONGEST_NAME:
            self._found.report("sheet-heading-too-long", self._grid.place(column), count=len(heading.written), longest_name=LONGEST_NAME)
        own = {self._spoken(heading.languages): _small(heading.words if is_first else heading.written)}
        if measure is None or not is_first:
            return own
        if key_of(heading.words) in map(key_of, (measure.id, *measure.names.values())):
            return dict(measure.names)
        return {language: own.get(language, measure.names[language]) for language in LANGUAGES}

    def _marks(self, columns: Sequence[Column], characteristics: tuple[Characteristic, ...]) -> tuple[Characteristic, ...]:
        """`year_marks` beside year."""
        by_id = {one.id: one for one in characteristics}
        for column in columns:
            words = column.heading.words
            marked = next((one for one in characteristics if self._is_called(one, words)), None)
            if marked is None:
                self._found.report(
                    "sheet-marks-of-no-column",
                    self._grid.place(column),
                    column=words,
                    instead=meant(words, [one.id for one in characteristics] or ["height"]),
                )
            elif self._take(f"{marked.id}_marks", column):
                written = {mark for cell in self._grid.texts(column) for mark in re.split(r"[\s,;|]+", cell.lower())}
                by_id[marked.id] = replace(marked, marks=tuple(mark for mark in MARKS if mark in written) or MARKS[:1])
        return tuple(by_id.values())

    def _is_called(self, one: Characteristic, words: str) -> bool:
        column = self._columns[one.id]
        return key_of(words) in (key_of(one.id), key_of(column.heading.words if column else ""))

    def _ids(self, named: Sequence[Column]) -> None:
        """What names them apart has to, where there is no column of ids."""
        if "id" in self._columns or not named:
            return
        self._columns["id"] = None
        texts = naming_texts(self._columns, self._cells)
        first: dict[tuple[str, ...], int] = {}
        for line, own in zip(self._grid.lines, texts, strict=True):
            if own[0] and first.setdefault(own, line.number) != line.number:
                self._found.report("sheet-name-twice", line.place(named[0]), name=own[0], first=first[own])
        for row, id in zip(self._cells, card_ids(texts), strict=True):
            row["id"] = id


def naming_texts(columns: Iterable[str], cells: Sequence[Mapping[str, str]]) -> list[tuple[str, ...]]:
    """By which the cards of these rows are told apart: name, place and note, each in the first language that has it."""
    known = tuple(columns)
    names = [name for kind in ("name", "place", "note") for name in [one for one in known if one.startswith(f"{kind}_")][:1]]
    return [tuple(row[name] for name in names) for row in cells]


def card_ids(texts: Sequence[tuple[str, ...]]) -> list[str]:
    """Ids of cards by their texts: the name, where others share it place and note too, and letters made of them where these are alike."""
    by_name = Counter(slug(own[0]) for own in texts)
    ids = [_cut(slug(own[0]) if by_name[slug(own[0])] == 1 else slug(" ".join(own))) for own in texts]
    taken = Counter(ids)
    return [id if id and taken[id] == 1 else f"{id or 'card'}-{_mark(own)}" for id, own in zip(ids, texts, strict=True)]


def _cut(id: str) -> str:
    return id if len(id) <= LONGEST_ID - _MARK_LENGTH else id[: LONGEST_ID - _MARK_LENGTH].rstrip("-")


def _mark(texts: tuple[str, ...]) -> str:
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[: _MARK_LENGTH - 1]


def _key(words: str) -> str:
    """A column's id: it begins with a letter."""
    made = slug(words, "_")
    return (made if made[:1].isalpha() else f"number_{made}".rstrip("_"))[:_LONGEST_STEM].rstrip("_")


def _says_year(words: str) -> bool:
    parts = key_of(words).split()
    return bool(parts) and bool({parts[0], parts[-1]} & _YEARS) and not _EACH.intersection(parts)


def _format(numbers: Iterable[Decimal | Text]) -> str:
    return "thousands" if any(isinstance(one, Decimal) and abs(one) >= _THOUSANDS for one in numbers) else "plain"


def _small(words: str) -> str:
    """In the middle of a sentence; what is written in capitals stays."""
    return words if words[1:2].isupper() else words[:1].lower() + words[1:]


def _in_order(columns: Iterable[str]) -> list[str]:
    """Those of every deck as all decks have them, numbers in the middle, sources at the end."""
    fixed = {name: place for place, name in enumerate(FIXED_COLUMNS)}
    last = len(fixed)
    return sorted(columns, key=lambda name: last + 1 if name == "source" else last if name == "copies" else fixed.get(name, last - 1))
