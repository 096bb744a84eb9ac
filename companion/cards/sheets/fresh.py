"""A deck is made of a spreadsheet as it is: what each column is for, by its heading and by what stands in it.

Rules of this file: a column is understood, or it is left out, which is said, because it only counts the rows or has texts under a heading
that nobody knows; or it is a finding. Ids come from names, never from the order of the rows (H1).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal

from companion.cards.decks.cells import LONGEST_KEY, Wrong, is_key
from companion.cards.decks.csv_reading import MOST_COLUMNS
from companion.cards.decks.outline import FIXED_COLUMNS, MOST_CHARACTERISTICS, Outline
from companion.cards.sheets.grid import Column, Grid
from companion.cards.sheets.headings import TEXTS, is_cyrillic
from companion.cards.sheets.laid import Rows
from companion.cards.sheets.numbers import Numbers, Signs, could_be_numbers, is_counting, is_of_numbers, read_numbers, signs_of_each
from companion.cards.sheets.slugs import card_ids, slug
from companion.cards.sheets.words import NO_UNIT, Measure, folded, measure_of, more_of_anything, unit_of, width_of
from companion.core.decks.card import LANGUAGES, Characteristic, CharacteristicId, DeckId
from companion.system.reading import Findings, nearest, quoted
from companion.words.formats import MARKS

LONGEST_NAME = 60  # of a characteristic, as in deck.toml
_LONGEST_STEM = LONGEST_KEY - 4  # with room for what tells two apart
_KINDS = "write over it what it is: Name, Place, Note, Short name, Source or Copies; or remove it"
_YEARS = frozenset(map(folded, ("year", "год", "année")))
_EACH = frozenset(map(folded, ("per", "each", "в", "за", "par", "chaque")))
_EARLIEST, _LATEST = -10_000, 2_200


@dataclass(frozen=True, slots=True)
class Fresh:
    """What was made of a spreadsheet."""

    outline: Outline
    rows: Rows
    names_from: str = ""  # the heading of a column that says nothing of names and has them all the same
    left_out: tuple[str, ...] = ()  # headings of columns that only count the rows
    unplaced: tuple[str, ...] = ()  # and of texts of which nobody knows what they are for
    is_joined: bool = False  # places of two columns became one


def fresh(grid: Grid, id: DeckId, name: str, thanks: str, said: Signs | None, found: Findings) -> Fresh:
    """`thanks`: where its numbers are from; `said`: what commas and points mean."""
    return _Making(grid, said, found).fresh(id, name, thanks)


class _Making:
    """Goes through the columns, adding to the findings as it goes."""

    __slots__ = ("_cells", "_columns", "_found", "_grid", "_is_joined", "_language", "_said", "_unplaced")

    def __init__(self, grid: Grid, said: Signs | None, found: Findings) -> None:
        self._grid, self._said, self._found = grid, said, found
        self._columns: dict[str, Column | None] = {}
        self._cells: list[dict[str, str]] = [{} for _ in grid.lines]
        self._language = LANGUAGES[0]
        self._unplaced: list[str] = []
        self._is_joined = False

    def fresh(self, id: DeckId, name: str, thanks: str) -> Fresh:
        used = [column for column in self._grid.columns if any(self._grid.cells(column))]
        counting = [column for column in used if self._only_counts(column)]
        used = [column for column in used if column not in counting]
        numbers = [column for column in used if self._is_number(column)]
        texts = [column for column in used if column not in numbers and column.heading.kind != "marks"]
        named = self._name_columns(texts)
        self._language = self._language_of(named)
        for column in sorted(texts, key=_width):
            self._text(column, named)
        characteristics = self._characteristics(numbers)
        characteristics = self._marks([column for column in used if column.heading.kind == "marks"], characteristics)
        self._ids(named)
        self._grid.check_texts(self._columns, self._found)
        rows = Rows({name: self._columns[name] for name in _in_order(self._columns)}, self._cells, self._grid.lines, self._grid.header_row)
        outline = Outline(id, {"ru" if is_cyrillic(name) else self._language: name}, characteristics, {}, (), {}, (thanks,), is_whole=True)
        headings = tuple(column.name for column in counting)
        taken = named[0].name if named and named[0].heading.kind != "name" else ""
        return Fresh(outline, rows if self._found.problems else rows.in_order(), taken, headings, tuple(self._unplaced), self._is_joined)

    def _only_counts(self, column: Column) -> bool:
        """An id or a place that is a number of the row tells nothing either, and a rank would tell too much."""
        return column.heading.kind in ("row", "id", "place") and is_counting(self._grid.cells(column))

    def _is_number(self, column: Column) -> bool:
        kind = column.heading.kind
        cells = self._grid.cells(column)
        is_measured = measure_of(column.heading.words) is not None and any(re.search("[0-9]", cell) for cell in cells)
        return kind == "row" or (kind in ("other", "code") and (is_measured or is_of_numbers(cells)))

    def _name_columns(self, texts: Sequence[Column]) -> list[Column]:
        """Those that say so; else the first one in which each card has a text of its own."""
        named = [column for column in texts if column.heading.kind == "name"]
        if named:
            return named
        for column in texts:
            cells = self._grid.cells(column)
            if column.heading.kind in ("other", "place") and all(cells) and len(set(cells)) == len(cells):
                return [column]
        self._found.add("no column has the names of the cards", "write Name over one", f"row {self._grid.header_row}")
        return []

    def _language_of(self, named: Sequence[Column]) -> str:
        if not named:
            return LANGUAGES[0]
        heading = named[0].heading
        return heading.languages[0] if heading.kind == "name" or len(heading.languages) == 1 else LANGUAGES[0]

    def _text(self, column: Column, named: Sequence[Column]) -> None:
        heading = column.heading
        kind = "name" if column in named else heading.kind
        if kind == "place" and self._joined(column):
            return
        if kind in TEXTS:
            self._take(f"{kind}_{self._spoken(heading.languages)}", column)
        elif kind in ("id", "copies", "source"):
            self._take(kind, column)
        elif kind == "code":
            what = f"codes are made by themselves, so the column {quoted(heading.written)} has no place"
            self._found.add(what, "remove it, or write Note over it", self._grid.place(column))
        elif self._could_be_number(column):
            what = f"what the column {quoted(heading.written)} is for is not clear, and it has no numbers"
            self._found.add(what, _KINDS, self._grid.place(column))
        else:
            self._unplaced.append(column.name)

    def _could_be_number(self, column: Column) -> bool:
        """By its heading, or by what a spreadsheet may have made of numbers."""
        heading = column.heading
        is_measured = measure_of(heading.words) is not None or unit_of(heading.unit.names["en"]) is not None
        return is_measured or could_be_numbers(self._grid.cells(column))

    def _joined(self, column: Column) -> bool:
        """Behind a narrower place, as the shipped decks have it: Paris, France."""
        name = f"place_{self._spoken(column.heading.languages)}"
        narrower = self._columns.get(name)
        if narrower is None or _width(narrower) == _width(column):
            return False
        for row, cell in zip(self._cells, self._grid.cells(column), strict=True):
            row[name] = ", ".join(filter(None, (row[name], cell)))
        self._is_joined = True
        return True

    def _spoken(self, languages: Sequence[str]) -> str:
        """Words that two languages share are in the language of the others."""
        return self._language if self._language in languages or not languages else languages[0]

    def _take(self, name: str, column: Column, cells: Iterable[str] | None = None) -> bool:
        other = self._columns.get(name)
        if other is not None:
            what = f"the columns {quoted(other.heading.written)} and {quoted(column.heading.written)} are both {name}"
            fix = "say in which language each is, such as Name (ru), or remove one" if name[:-3] in TEXTS else "remove one of them"
            self._found.add(what, fix, self._grid.place(column))
            return False
        self._columns[name] = column
        for row, cell in zip(self._cells, self._grid.cells(column) if cells is None else cells, strict=True):
            row[name] = cell
        return True

    def _characteristics(self, columns: Sequence[Column]) -> tuple[Characteristic, ...]:
        if not columns and self._grid.lines:
            fix = "add one such as Height (m): by that the cards are ordered"
            self._found.add("no column has numbers", fix, f"row {self._grid.header_row}")
        if len(columns) > MOST_CHARACTERISTICS:
            fix = f"remove some: the cards of a deck can be ordered by {MOST_CHARACTERISTICS} at the most"
            self._found.add(f"it has {len(columns)} columns of numbers", fix, f"row {self._grid.header_row}")
            return ()
        signs = signs_of_each([self._grid.cells(column) for column in columns])
        return tuple(self._characteristic(column, self._said or own) for column, own in zip(columns, signs, strict=True))

    def _characteristic(self, column: Column, signs: Signs) -> Characteristic:
        heading, cells = column.heading, self._grid.cells(column)
        measure = measure_of(heading.words)
        is_year = measure.is_year if measure else heading.unit == NO_UNIT and _says_year(heading.words) and _are_years(cells, signs)
        numbers = read_numbers(cells, heading.unit, signs, is_year=is_year, comma_is_point=self._grid.comma_is_point)
        id = self._free_id(column, measure, numbers)
        self._take(id, column, [self._number(one, column, place) for place, one in enumerate(numbers.cells)])
        names = self._names(column, measure, is_first=measure is None or id == measure.id)
        more = measure.more if measure else more_of_anything()
        return Characteristic(CharacteristicId(id), names, numbers.unit.names, numbers.format, more)

    def _number(self, one: Decimal | Wrong, column: Column, place: int) -> str:
        if isinstance(one, Wrong):
            self._found.add(one.what, one.fix, self._grid.lines[place].place(column))
            return ""
        return str(one)

    def _free_id(self, column: Column, measure: Measure | None, numbers: Numbers) -> str:
        """Of two heights one is `height_ft`."""
        stem = measure.id if measure else _key(column.heading.words)
        tries = (stem, _key(f"{stem} {numbers.unit.names['en']}"), *(f"{stem}_{number}" for number in range(2, MOST_COLUMNS + 2)))
        return next(one for one in tries if one not in self._columns and one not in FIXED_COLUMNS and is_key(one))

    def _names(self, column: Column, measure: Measure | None, *, is_first: bool) -> dict[str, str]:
        """Its own words in its own language, those that are known in the others; of two heights the second is called as it is written."""
        heading = column.heading
        if len(heading.written) > LONGEST_NAME:
            self._found.add(f"the heading has {len(heading.written)} characters", f"write at most {LONGEST_NAME}", self._grid.place(column))
        own = {self._spoken(heading.languages): _small(heading.words if is_first else heading.written)}
        if measure is None or not is_first:
            return own
        if folded(heading.words) in map(folded, (measure.id, *measure.names.values())):
            return dict(measure.names)
        return {language: own.get(language, measure.names[language]) for language in LANGUAGES}

    def _marks(self, columns: Sequence[Column], characteristics: tuple[Characteristic, ...]) -> tuple[Characteristic, ...]:
        """`year_marks` beside year."""
        by_id = {one.id: one for one in characteristics}
        for column in columns:
            words = column.heading.words
            meant = next((one for one in characteristics if self._is_called(one, words)), None)
            if meant is None:
                what = f"there is no column {quoted(words)} that these marks belong to"
                self._found.add(what, nearest(words, [one.id for one in characteristics] or ["height"]), self._grid.place(column))
            elif self._take(f"{meant.id}_marks", column):
                written = {mark for cell in self._grid.cells(column) for mark in re.split(r"[\s,;|]+", cell.lower())}
                by_id[meant.id] = replace(meant, marks=tuple(mark for mark in MARKS if mark in written) or MARKS[:1])
        return tuple(by_id.values())

    def _is_called(self, one: Characteristic, words: str) -> bool:
        column = self._columns[one.id]
        return folded(words) in (folded(one.id), folded(column.heading.words if column else ""))

    def _ids(self, named: Sequence[Column]) -> None:
        """What names them apart has to, where there is no column of ids."""
        if "id" in self._columns or not named:
            return
        self._columns["id"] = None
        kinds = {kind: [name for name in self._columns if name.startswith(f"{kind}_")][:1] for kind in ("name", "place", "note")}
        texts = [tuple(row[name] for names in kinds.values() for name in names) for row in self._cells]
        first: dict[tuple[str, ...], int] = {}
        for line, own in zip(self._grid.lines, texts, strict=True):
            if own[0] and first.setdefault(own, line.number) != line.number:
                fix = "tell them apart in a column Place or Note, or count them in a column Copies"
                self._found.add(f"{quoted(own[0])} is already the name of row {first[own]}", fix, line.place(named[0]))
        for row, id in zip(self._cells, card_ids(texts), strict=True):
            row["id"] = id


def _width(column: Column) -> int:
    return width_of(column.heading.words) if column.heading.kind == "place" else 0


def _key(words: str) -> str:
    """A column's id: it begins with a letter."""
    made = slug(words, "_")
    return (made if made[:1].isalpha() else f"number_{made}".rstrip("_"))[:_LONGEST_STEM].rstrip("_")


def _says_year(words: str) -> bool:
    parts = folded(words).split()
    return bool({parts[0], parts[-1]} & _YEARS) and not _EACH.intersection(parts)


def _are_years(cells: Sequence[str], signs: Signs) -> bool:
    read = read_numbers([cell for cell in cells if cell], NO_UNIT, signs, is_year=True, comma_is_point=False).cells
    return all(isinstance(one, Decimal) and _EARLIEST <= one <= _LATEST for one in read)


def _small(words: str) -> str:
    """In the middle of a sentence; what is written in capitals stays."""
    return words if words[1:2].isupper() else words[:1].lower() + words[1:]


def _in_order(columns: Iterable[str]) -> list[str]:
    """Those of every deck as all decks have them, numbers in the middle, sources at the end."""
    fixed = {name: place for place, name in enumerate(FIXED_COLUMNS)}
    last = len(fixed)
    return sorted(columns, key=lambda name: last + 1 if name == "source" else last if name == "copies" else fixed.get(name, last - 1))
