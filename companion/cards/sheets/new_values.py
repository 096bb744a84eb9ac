"""New values for a deck: its columns and cards are found in a spreadsheet, whose cells replace those of the deck.

Rules of this file: a column is one of the deck's, says which card is meant, or only counts the rows; everything else is a finding, and so
is another unit, as nothing is converted (H4). A card is found by its id, its name in any language or its short code, else by a part of its
name that no other card has, which the user is told. An empty cell changes nothing, and neither does a name that only says which card is
meant. Cells that do not change, other rows and other columns stay as they are.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field
from decimal import Decimal

from companion.cards.decks.csv_reading import CardRow
from companion.cards.decks.finding import parts_fitting
from companion.cards.decks.outline import Outline, number_columns
from companion.cards.editing.card_file import CardSheet
from companion.cards.sheets.deck_rows import read_cells
from companion.cards.sheets.grid import Grid, SheetColumn, SheetLine
from companion.cards.sheets.headings import NO_UNIT, TEXTS, Heading, heading_key, measure_of
from companion.core.decks.card import LANGUAGES, Card, CardId, Characteristic, Deck
from companion.core.decks.codes import named_by
from companion.core.frozen import dataclass
from companion.errors import Text
from companion.system.reading import Findings, meant

SOURCE = "source"
CODE = "code"  # a column that no deck has: it says by its short code which card is meant
_NAMES = tuple(f"name_{language}" for language in LANGUAGES)
_MOST_PROPOSED = 3
_MOST_COMPARED = 50  # texts that name no card; each is compared with the names of all cards


@dataclass(frozen=True, slots=True)
class DeckColumns:
    """The columns of the deck that the spreadsheet has, and their cells as `cards.csv` writes them."""

    columns: Mapping[str, SheetColumn]
    cells: Sequence[Mapping[str, str]] = field(repr=False)  # for each line of the grid
    left_out: tuple[str, ...]  # headings of columns that only count the rows

    @property
    def naming(self) -> tuple[str, ...]:
        """The columns that say which card is meant, the surest first."""
        return tuple(name for name in ("id", CODE, *_NAMES) if name in self.columns)


@dataclass(frozen=True, slots=True)
class Merged:
    """A card file with new values."""

    cards: str = field(repr=False)  # cards.csv
    found: int  # cards of the deck that the spreadsheet has
    values: int  # numbers that are others now
    touched: int  # cards of which something is new
    renamed: tuple[tuple[str, str], ...]  # from, to
    parted: tuple[tuple[str, CardId], ...]  # the part of a name that is written there, and the card
    places: Mapping[tuple[int, str], Text]  # by row and column of cards.csv: where what is new comes from


def known_headings(outline: Outline) -> tuple[str, ...]:
    """Headings that are known in a spreadsheet for this deck, all small."""
    return (*outline.columns(), *(name.lower() for one in outline.characteristics for name in one.names.values()))


def deck_columns(grid: Grid, outline: Outline, found: Findings) -> DeckColumns:
    columns: dict[str, SheetColumn] = {}
    for column in grid.used:
        match _named(column.heading, outline, columns):
            case Text() as wrong:
                found.report(wrong, grid.place(column))
            case name if name in columns:
                one, other = columns[name].heading.written, column.heading.written
                found.report("sheet-two-columns-for-one", grid.place(column), one=one, other=other, name=name)
            case name:
                columns[name] = column
    grid.check_texts({name: column for name, column in columns.items() if name != "id"}, found)  # an id that is none names no card
    cells = read_cells(grid, columns, outline.characteristics, found, may_be_empty=True)  # an empty cell changes nothing
    return DeckColumns(columns, cells, tuple(column.name for column in grid.counting))


def _named(heading: Heading, outline: Outline, taken: Iterable[str]) -> str | Text:
    written = heading.written.lower()
    if written in outline.columns():
        return written
    if heading.kind in TEXTS:
        return _text_column(heading, taken)
    if heading.kind in ("id", "copies", SOURCE, CODE):
        return heading.kind
    called = [one for one in outline.characteristics if _is_called(one, heading.words)]
    if heading.kind == "marks":
        marked = [one for one in called if one.marks]
        return f"{marked[0].id}_marks" if marked else _unknown(heading, outline)
    columns = [(name, unit) for one in called for name, unit in number_columns(one).items()]
    fitting = [name for name, unit in columns if heading.unit == NO_UNIT or heading.unit.is_same(unit)]
    if fitting or not called:
        return fitting[0] if fitting else _unknown(heading, outline)
    units = [unit["en"] for unit in number_columns(called[0]).values() if unit["en"]]
    is_one = Text("sheet-one-of-units", one=units[0], other=units[1]) if len(units) > 1 else "".join(units)
    instead = Text("sheet-write-numbers-in", units=is_one) if units else Text("sheet-write-no-unit")
    return Text("sheet-unit-of-another-kind", unit=heading.unit.names["en"], instead=instead)


def _text_column(heading: Heading, taken: Iterable[str]) -> str:
    """The column of a text; a heading that two languages share is in the language of the columns before it."""
    others = [name.rpartition("_")[2] for name in taken if name.startswith(TEXTS)]
    language = next((one for one in others if one in heading.languages), heading.languages[0])
    return f"{heading.kind}_{language}"


def _is_called(one: Characteristic, words: str) -> bool:
    measure = measure_of(words)
    names = (one.id, *one.names.values())
    return heading_key(words) in map(heading_key, names) or (measure is not None and any(measure_of(name) == measure for name in names))


def _unknown(heading: Heading, outline: Outline) -> Text:
    return Text("deck-no-such-column", column=heading.written, instead=meant(heading.words, outline.columns()))


def merged(grid: Grid, new: DeckColumns, deck: Deck, outline: Outline, sheet: CardSheet, file: str, found: Findings) -> Merged | None:
    """None where something is wrong with the spreadsheet, which is then among the findings."""
    _check_columns(grid, new, outline, found)
    targets = _Targets(deck, sheet.table.rows).all(grid, new, found) if new.naming else []
    if found.problems:
        return None
    return _Merging(deck, outline, sheet, file).merged(grid, new, [target for target in targets if target is not None])


def _check_columns(grid: Grid, new: DeckColumns, outline: Outline, found: Findings) -> None:
    place = Text("place-row", row=grid.header_row)
    if not new.naming:
        found.report("sheet-no-column-of-cards", place)
    if new.columns.keys() <= {"id", CODE, *new.naming[:1]} and not found.problems:
        found.report("sheet-nothing-new", place)
    for one in outline.characteristics:
        there, missing = ([name for name in number_columns(one) if (name in new.columns) is is_there] for is_there in (True, False))
        if there and missing:
            found.report("sheet-one-column-of-two", grid.place(new.columns[there[0]]), there=there[0], missing=missing[0])


@dataclass(frozen=True, slots=True)
class _Target:
    """The row of a deck that a line of the spreadsheet is about."""

    row: CardRow
    by: str  # the column that says which card it is; its cell is no new value
    is_part: bool = False  # of its name


class _Targets:
    """Finds the rows of a deck; cards that are alike have one row."""

    __slots__ = ("_by_id", "_by_name", "_compared", "_deck")

    def __init__(self, deck: Deck, rows: Sequence[CardRow]) -> None:
        self._deck, self._compared = deck, 0
        self._by_id = {id: row for row in rows for id in _ids(row, deck)}
        self._by_name: dict[str, list[CardRow]] = defaultdict(list)
        for row in rows:
            for name in {heading_key(name) for name in deck.cards[_ids(row, deck)[-1]].names.values()}:
                self._by_name[name].append(row)

    def all(self, grid: Grid, new: DeckColumns, found: Findings) -> list[_Target | None]:
        first: dict[int, SheetLine] = {}
        targets = [self._of(line, cells, new, found) for line, cells in zip(grid.lines, new.cells, strict=True)]
        for line, target in zip(grid.lines, targets, strict=True):
            if target is not None and (other := first.setdefault(target.row.number, line)) is not line:
                found.report("sheet-same-card", Text("place-row", row=line.number), row=other.number, card=target.row.cells["id"])
        return targets

    def _of(self, line: SheetLine, cells: Mapping[str, str], new: DeckColumns, found: Findings) -> _Target | None:
        given = [name for name in new.naming if cells.get(name)]
        if not given:
            found.report("sheet-row-of-no-card", Text("place-row", row=line.number))
            return None
        by, text = given[0], cells[given[0]]
        place, called = line.place(new.columns[by]), self._called(text, cells)
        parted = {} if called or by not in _NAMES else parts_fitting(text, self._deck, whole_words=True)
        rows = called or list({(row := self._by_id[card]).number: row for card in parted}.values())
        if len(rows) == 1:
            self._check_names(rows[0], cells, given, line, new, found)
            return _Target(rows[0], by, is_part=not called)
        if rows and called:
            ids = ", ".join(sorted(row.cells["id"] for row in rows))
            found.report("sheet-several-cards-of-that-name", place, text=text, ids=ids)
        else:
            found.report("sheet-no-such-card", place, card=text, deck=self._deck.id, instead=self._proposed(text))
        return None

    def _called(self, text: str, cells: Mapping[str, str]) -> list[CardRow]:
        """The rows that a text names by id, name or short code; of several of one name the one with the place and note of the cells."""
        by_id = self._by_id.get(CardId(text.lower()))
        if by_id is not None:
            return [by_id]
        rows = self._by_name.get(heading_key(text), [])
        told = {name: text for name, text in cells.items() if text and name.startswith(("place_", "note_"))}
        alike = [row for row in rows if all(heading_key(row.cells.get(name, "")) == heading_key(text) for name, text in told.items())]
        if rows:
            return alike if len(rows) > 1 and len(alike) == 1 else rows
        card = named_by(text, self._deck)
        return [self._by_id[card]] if card is not None else []

    def _check_names(
        self, row: CardRow, cells: Mapping[str, str], given: Sequence[str], line: SheetLine, new: DeckColumns, found: Findings
    ) -> None:
        """Reports a name of another card in the same line, which shows that a cell has slipped into another row."""
        for name in given[1:]:
            others = self._called(cells[name], cells)
            if others and row not in others:
                found.report(
                    "sheet-names-of-different-cards",
                    line.place(new.columns[name]),
                    one=cells[name],
                    other=cells[given[0]],
                    card=others[0].cells["id"],
                )

    def _proposed(self, text: str) -> Text:
        """The names that a text may stand for; of many unknown texts only the first are compared with all names, as that takes long."""
        listed = Text("sheet-deck-lists-cards", deck=self._deck.id)
        self._compared += 1
        if self._compared > _MOST_COMPARED:
            return listed
        names = sorted(parts_fitting(text, self._deck).values())[:_MOST_PROPOSED]
        if len(names) > 1:
            return Text("sheet-did-you-mean-one-of", names=tuple(names))
        if names:
            return Text("value-did-you-mean", name=names[0])
        return meant(text, {name for card in self._deck.cards.values() for name in card.names.values()}, listed)


def _ids(row: CardRow, deck: Deck) -> list[CardId]:
    """The id of a row, and those of its copies."""
    id = row.cells["id"]
    copies = [CardId(f"{id}-{number}") for number in range(1, int(row.cells.get("copies") or 1) + 1)]
    return [CardId(id)] if CardId(id) in deck.cards else [CardId(id), *copies]


class _Merging:
    """Changes the cells of `cards.csv`, and counts."""

    __slots__ = ("_deck", "_file", "_numbers", "_outline", "_renamed", "_sheet", "_values")

    def __init__(self, deck: Deck, outline: Outline, sheet: CardSheet, file: str) -> None:
        self._deck, self._outline, self._sheet, self._file = deck, outline, sheet, file
        self._numbers = outline.units_of_columns().keys()
        self._renamed: list[tuple[str, str]] = []
        self._values = 0

    def merged(self, grid: Grid, new: DeckColumns, targets: Sequence[_Target]) -> Merged:
        lines = list(zip(grid.lines, new.cells, targets, strict=True))
        changes = {target.row.number: self._change(target, cells) for _, cells, target in lines}
        places = {
            (target.row.number, name): line.place(new.columns[name])
            for line, _, target in lines
            for name in changes[target.row.number].keys() & new.columns.keys()
        }
        written = {
            number: {name: self._sheet.as_written_here(name, text) if name in self._numbers else text for name, text in change.items()}
            for number, change in changes.items()
        }
        text = self._sheet.with_cells(written) if any(written.values()) else self._sheet.text
        parted = sorted((cells[one.by], _ids(one.row, self._deck)[-1]) for _, cells, one in lines if one.is_part)
        touched = sum(map(bool, changes.values()))
        return Merged(text, len(targets), self._values, touched, tuple(sorted(self._renamed)), tuple(parted), places)

    def _change(self, target: _Target, cells: Mapping[str, str]) -> dict[str, str]:
        """The new cells of one card; a number that changes has the spreadsheet as its source."""
        row, card = target.row, self._deck.cards[_ids(target.row, self._deck)[-1]]
        told = {name: text for name, text in cells.items() if text and name not in ("id", CODE, target.by)}
        change = {name: text for name, text in told.items() if self._is_new(name, text, row, card)}
        numbers = [name for name in change if name in self._numbers]
        self._values += len(numbers)
        if numbers and SOURCE not in change:
            new, before = f"{', '.join(numbers)}: {self._file}", row.cells.get(SOURCE, "")
            change[SOURCE] = f"{new} (before: {before})" if before else new
        self._renamed += [(card.names[name[-2:]], text) for name, text in change.items() if name in _NAMES]
        return change

    def _is_new(self, name: str, text: str, row: CardRow, card: Card) -> bool:
        if name in self._numbers:
            return Decimal(text) != card.numbers.opened()[name]  # type: ignore[index] # a column of numbers is in it
        if name in _NAMES:
            return _plain_spaces(text) != _plain_spaces(card.names[name[-2:]])
        return self._read(name, text) != self._read(name, row.cells.get(name, ""))

    def _read(self, name: str, text: str) -> object:
        """A value that is equal for two cells that are read alike."""
        if name in self._outline.traits:
            return text.lower()
        if name.endswith("_marks"):
            return frozenset(re.split(r"[\s,;|]+", text.lower()))
        return _plain_spaces(text.replace("\n", "|") if name.startswith("short_") else text)


def _plain_spaces(text: str) -> str:
    """No-break spaces and line breaks are spaces."""
    return re.sub(r"\s", " ", text)
