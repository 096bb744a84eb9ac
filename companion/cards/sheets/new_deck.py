"""A new deck of a spreadsheet: what each column is for is decided by its heading and its cells.

Rules of this file: a column is taken into the deck; or it only counts the rows, or has texts under an unknown heading, and is left out,
which the user is told; or it is a finding.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from decimal import Decimal

from companion.cards.decks.cells import LONGEST_KEY, is_key, slug
from companion.cards.decks.csv_reading import MOST_COLUMNS
from companion.cards.decks.outline import FIXED_COLUMNS, MOST_CHARACTERISTICS, Outline
from companion.cards.sheets.deck_rows import DeckRows, read_cells, with_ids
from companion.cards.sheets.grid import Grid, SheetColumn
from companion.cards.sheets.headings import (
    NO_UNIT,
    TEXTS,
    HeadingUnit,
    Measure,
    heading_key,
    is_cyrillic,
    measure_of,
    more_of_anything,
    unit_of,
)
from companion.cards.sheets.values import is_number, is_spoilt_number
from companion.core.decks.card import LANGUAGES, Characteristic, CharacteristicId, DeckId
from companion.core.frozen import dataclass
from companion.errors import Text
from companion.system.reading import Findings, meant
from companion.words.formats import MARKS

LONGEST_NAME = 60  # of a characteristic, as in deck.toml
_LONGEST_STEM = LONGEST_KEY - 4  # with room for what tells two apart
_YEARS = frozenset(("year", "год", "annee"))
_EACH = frozenset(("per", "each", "в", "за", "par", "chaque"))
_THOUSANDS = 1000  # from which on they are grouped when shown


@dataclass(frozen=True, slots=True)
class NewDeck:
    """A deck made of a spreadsheet, and the columns that are not in it."""

    outline: Outline
    rows: DeckRows
    names_from: str = ""  # the heading of the column that names are taken from, where it does not say that it has names
    left_out: tuple[str, ...] = ()  # headings of columns that only count the rows
    unplaced: tuple[str, ...] = ()  # headings of columns of texts that no column of a deck is for


def new_deck(grid: Grid, id: DeckId, name: str, thanks: str, found: Findings) -> NewDeck:
    """`thanks`: the line of credits, which names the source of the numbers."""
    return _Making(grid, found).deck(id, name, thanks)


class _Making:
    """Goes through the columns, adding to the findings as it goes."""

    __slots__ = ("_columns", "_found", "_grid", "_language", "_unplaced")

    def __init__(self, grid: Grid, found: Findings) -> None:
        self._grid, self._found = grid, found
        self._columns: dict[str, SheetColumn] = {}
        self._language = LANGUAGES[0]
        self._unplaced: list[str] = []

    def deck(self, id: DeckId, name: str, thanks: str) -> NewDeck:
        used = self._grid.used
        numbers = [column for column in used if self._is_of_numbers(column)]
        texts = [column for column in used if column not in numbers and column.heading.kind != "marks"]
        named = self._name_columns(texts)
        self._language = self._language_of(named)
        for column in texts:
            self._text(column, named)
        orders = self._marked([column for column in used if column.heading.kind == "marks"], self._characteristics(numbers))
        columns = dict(self._columns)
        rows = with_ids(self._grid, columns, read_cells(self._grid, columns, orders, self._found, may_be_empty=False), self._found)
        rows = replace(rows, columns={name: rows.columns[name] for name in _in_order(rows.columns)})
        self._grid.check_texts(columns, self._found)
        orders = tuple(replace(one, format="thousands") if one.format == "plain" and _is_large(one, rows) else one for one in orders)
        outline = Outline(id, {"ru" if is_cyrillic(name) else self._language: name}, orders, {}, (), {}, (thanks,), is_whole=True)
        taken = named[0].name if named and named[0].heading.kind != "name" else ""
        return NewDeck(outline, rows, taken, tuple(column.name for column in self._grid.counting), tuple(self._unplaced))

    def _is_of_numbers(self, column: SheetColumn) -> bool:
        """Whether the column holds numbers: its heading is a measure, or at least half of its cells are numbers or spoilt ones."""
        heading, filled = column.heading, [value for value in self._grid.values(column) if value != ""]
        count, spoilt = sum(map(is_number, filled)), sum(not is_number(value) and is_spoilt_number(value) for value in filled)
        if heading.kind == "row" or heading.kind not in ("other", "code"):
            return heading.kind == "row"
        return count + spoilt > 0 if self._is_measured(column) else count > 0 and (count + spoilt) * 2 >= len(filled)

    def _is_measured(self, column: SheetColumn) -> bool:
        return measure_of(column.heading.words) is not None or unit_of(column.heading.unit.names["en"]) is not None

    def _name_columns(self, texts: Sequence[SheetColumn]) -> list[SheetColumn]:
        """The columns that are names by their heading; else the first column in which every cell is filled and no text comes twice."""
        named = [column for column in texts if column.heading.kind == "name"]
        if named:
            return named
        for column in texts:
            cells = self._grid.texts(column)
            if column.heading.kind in ("other", "place") and all(cells) and len(set(cells)) == len(cells):
                return [column]
        self._found.report("sheet-no-names", Text("place-row", row=self._grid.header_row))
        return []

    def _language_of(self, named: Sequence[SheetColumn]) -> str:
        if not named:
            return LANGUAGES[0]
        heading = named[0].heading
        return heading.languages[0] if heading.kind == "name" or len(heading.languages) == 1 else LANGUAGES[0]

    def _text(self, column: SheetColumn, named: Sequence[SheetColumn]) -> None:
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
        """The language of a heading; words that two languages share are in the language of the names."""
        return self._language if self._language in languages or not languages else languages[0]

    def _take(self, name: str, column: SheetColumn) -> bool:
        other = self._columns.setdefault(name, column)
        if other is not column:
            key = "sheet-two-columns-of-one-language" if name[:-3] in TEXTS else "sheet-two-columns-for-one"
            key = "sheet-two-columns-of-places" if name.startswith("place_") else key
            self._found.report(key, self._grid.place(column), one=other.heading.written, other=column.heading.written, name=name)
        return other is column

    def _characteristics(self, columns: Sequence[SheetColumn]) -> tuple[Characteristic, ...]:
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

    def _characteristic(self, column: SheetColumn) -> Characteristic:
        heading = column.heading
        measure = measure_of(heading.words)
        is_year = measure.is_year if measure else heading.unit == NO_UNIT and _says_year(heading.words)
        unit = NO_UNIT if is_year else heading.unit
        id = self._free_id(column, measure, unit)
        self._take(id, column)
        names = self._names(column, measure, is_first=measure is None or id == measure.id)
        format = "year" if is_year else "money" if unit.is_money else "plain"
        return Characteristic(CharacteristicId(id), names, unit.names, format, measure.more if measure else more_of_anything())

    def _free_id(self, column: SheetColumn, measure: Measure | None, unit: HeadingUnit) -> str:
        """An id that no column has yet: of two heights the second is `height_ft`."""
        stem = measure.id if measure else _key(column.heading.words)
        tries = (stem, _key(f"{stem} {unit.names['en']}"), *(f"{stem}_{number}" for number in range(2, MOST_COLUMNS + 2)))
        return next(one for one in tries if one not in self._columns and one not in FIXED_COLUMNS and is_key(one))

    def _names(self, column: SheetColumn, measure: Measure | None, *, is_first: bool) -> dict[str, str]:
        """The words of the heading in its language, known words in the others; of two heights the second is called by its heading."""
        heading = column.heading
        if len(heading.written) > LONGEST_NAME:
            self._found.report("sheet-heading-too-long", self._grid.place(column), count=len(heading.written), longest_name=LONGEST_NAME)
        own = {self._spoken(heading.languages): _small(heading.words if is_first else heading.written)}
        if measure is None or not is_first:
            return own
        if heading_key(heading.words) in map(heading_key, (measure.id, *measure.names.values())):
            return dict(measure.names)
        return {language: own.get(language, measure.names[language]) for language in LANGUAGES}

    def _marked(self, columns: Sequence[SheetColumn], characteristics: tuple[Characteristic, ...]) -> tuple[Characteristic, ...]:
        """The characteristics, with the marks of those that have a column of them, such as `year_marks` for the year."""
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
        return heading_key(words) in (heading_key(one.id), heading_key(self._columns[one.id].heading.words))


def _key(words: str) -> str:
    """The id of a column, made of the words of its heading; it begins with a letter."""
    made = slug(words, "_")
    return (made if made[:1].isalpha() else f"number_{made}".rstrip("_"))[:_LONGEST_STEM].rstrip("_")


def _says_year(words: str) -> bool:
    parts = heading_key(words).split()
    return bool(parts) and bool({parts[0], parts[-1]} & _YEARS) and not _EACH.intersection(parts)


def _is_large(one: Characteristic, rows: DeckRows) -> bool:
    return any(row[one.id] and abs(Decimal(row[one.id])) >= _THOUSANDS for row in rows.cells)


def _small(words: str) -> str:
    """As words stand in the middle of a sentence; words in capitals stay."""
    return words if words[1:2].isupper() else words[:1].lower() + words[1:]


def _in_order(columns: Iterable[str]) -> list[str]:
    """The columns as shipped decks order them: names first, numbers in the middle, copies and sources at the end."""
    fixed = {name: place for place, name in enumerate(FIXED_COLUMNS)}
    last = len(fixed)
    return sorted(columns, key=lambda name: last + 1 if name == "source" else last if name == "copies" else fixed.get(name, last - 1))
