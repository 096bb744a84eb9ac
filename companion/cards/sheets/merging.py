"""New values for a deck that is there: the cards of a spreadsheet are found in it, and what stands there takes the place of what stood.

Rules of this file: a card is found by its id, else by its name in any language, else by its short code, else by a part of its name that
no other card has, which is said; whatever is not found, or could be two cards, is a finding, and so is a text that is the deck's but for
letters that an old encoding has lost. An empty cell changes nothing, and neither does a name that only says which card is meant. Cells
that do not change, other rows and other columns stay as they are.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from pathlib import Path

from companion.cards.decks.cells import Wrong, damage
from companion.cards.decks.csv_reading import Row, Table, numbered_rows, parse_table
from companion.cards.decks.files import CARDS
from companion.cards.decks.outline import Outline
from companion.cards.sheets.grid import Grid, Line
from companion.cards.sheets.headings import TEXTS
from companion.cards.sheets.laid import csv_text
from companion.cards.sheets.matched import CODE, Matched
from companion.cards.sheets.near import Near
from companion.cards.sheets.spoilt import plain_blanks, spoilt
from companion.cards.sheets.words import folded
from companion.core.decks.card import LANGUAGES, Card, CardId, Deck
from companion.core.decks.codes import named_by
from companion.system.reading import Findings, quoted

SOURCE = "source"


@dataclass(frozen=True, slots=True)
class Merged:
    """What became of it."""

    cards: str = field(repr=False)  # cards.csv
    found: int  # cards of the deck that the spreadsheet has
    values: int  # numbers that are others now
    touched: int  # cards of which something is new
    renamed: tuple[tuple[str, str], ...]  # from, to
    parted: tuple[tuple[str, CardId], ...]  # the part of a name that is written there, and the card
    places: Mapping[tuple[int, str], str]  # by row and column of cards.csv: where what is new comes from


def merged(grid: Grid, new: Matched, deck: Deck, outline: Outline, cards: str, file: str, found: Findings) -> Merged | None:
    """`cards`: the deck's file. None where something is wrong with the spreadsheet; it stands among the findings then."""
    table = parse_table(cards, outline.columns(), Findings(Path(CARDS)))
    assert table is not None, "the deck was loaded"
    _check_columns(grid, new, outline, found)
    targets = _Targets(deck, table).all(grid, new, found)
    _check_letters(grid, new, targets, found)
    if found.problems:
        return None
    return _Merging(deck, outline, table, file).merged(grid, new, targets, cards)


def _check_columns(grid: Grid, new: Matched, outline: Outline, found: Findings) -> None:
    place = f"row {grid.header_row}"
    telling = [name for name in ("id", CODE, *(f"name_{language}" for language in LANGUAGES)) if name in new.columns]
    if not telling:
        found.add("no column says which card is meant", "add one of their names, such as Name, or of their ids", place)
    if new.columns.keys() <= {"id", CODE, *telling[:1]} and not found.problems:
        found.add("there is nothing new in it: no column but the one that says which card is meant", "add one such as Height (m)", place)
    for one in outline.characteristics:
        if one.beside is not None and (one.id in new.columns) != (one.beside.column in new.columns):
            there, missing = (one.id, one.beside.column) if one.id in new.columns else (one.beside.column, one.id)
            fix = f"add {missing} as well: the two stand side by side, and only one of them would be new"
            found.add(f"there is a column {there} and none for {missing}", fix, grid.place(new.columns[there]))


def _check_letters(grid: Grid, new: Matched, targets: Sequence[_Target | None], found: Findings) -> None:
    """What has been lost from a text of that kind in any language, as `Name` may be over the names of another one."""
    for line, cells, target in zip(grid.lines, new.cells, targets, strict=False):  # there are none where no column names cards
        written = [name for name in cells if "?" in cells[name] and (name == SOURCE or name[:-3] in TEXTS)]
        texts = [name for name in written if target is not None and name != target.by]
        for name in texts:
            assert target is not None
            own = target.row.cells
            alike = [SOURCE] if name == SOURCE else [f"{name[:-2]}{language}" for language in LANGUAGES]
            wrong = spoilt(cells[name], [own.get(one, "") for one in alike])
            if wrong is not None and (name == SOURCE or not damage(cells[name])):  # else it is said already
                found.add(wrong.what, wrong.fix, line.place(new.columns[name]))


@dataclass(frozen=True, slots=True)
class _Target:
    row: Row
    by: str  # the column that says which card it is; what stands there is nothing new
    is_part: bool = False  # of its name


class _Targets:
    """Finds the rows of a deck; cards that are alike have one row."""

    __slots__ = ("_by_id", "_by_name", "_deck", "_near")

    def __init__(self, deck: Deck, table: Table) -> None:
        self._deck, self._near = deck, Near(deck)
        self._by_id = {id: row for row in table.rows for id in _ids(row, deck)}
        self._by_name: dict[str, list[Row]] = defaultdict(list)
        for row in table.rows:
            card = deck.cards[_ids(row, deck)[-1]]
            for name in {folded(name) for name in card.names.values()}:
                self._by_name[name].append(row)

    def all(self, grid: Grid, new: Matched, found: Findings) -> list[_Target | None]:
        if not new.columns.keys() & {"id", CODE, *(f"name_{language}" for language in LANGUAGES)}:
            return []
        first: dict[int, Line] = {}
        targets = [self._of(line, cells, new, found) for line, cells in zip(grid.lines, new.cells, strict=True)]
        for line, target in zip(grid.lines, targets, strict=True):
            if target is not None and (other := first.setdefault(target.row.number, line)) is not line:
                what = f"it is the same card as row {other.number}: {target.row.cells['id']}"
                found.add(what, "keep one of the two rows", f"row {line.number}")
        return targets

    def _of(self, line: Line, cells: Mapping[str, str], new: Matched, found: Findings) -> _Target | None:
        given = [name for name in ("id", CODE, *(f"name_{language}" for language in LANGUAGES)) if cells.get(name)]
        if not given:
            found.add("nothing says which card is meant", "write its name or its id, or remove the row", f"row {line.number}")
            return None
        by, text = given[0], cells[given[0]]
        place = line.place(new.columns[by])
        called = self._called(text, cells)
        rows = called or self._parted(text, by)
        if len(rows) == 1:
            self._check_names(rows[0], cells, given, line, new, found)
            return _Target(rows[0], by, is_part=not called)
        if rows:
            ids = ", ".join(sorted(row.cells["id"] for row in rows))
            found.add(f"several cards are called {quoted(text)}", f"add a column id and name one of them: {ids}", place)
        else:
            self._unknown_name(text, place, by, found)
        return None

    def _called(self, text: str, cells: Mapping[str, str]) -> list[Row]:
        """By id, by name, by short code; of several of one name by place and note, where these are told."""
        by_id = self._by_id.get(CardId(text.lower()))
        if by_id is not None:
            return [by_id]
        rows = self._by_name.get(folded(text), [])
        told = {name: text for name, text in cells.items() if text and name.startswith(("place_", "note_"))}
        alike = [row for row in rows if all(folded(row.cells.get(name, "")) == folded(text) for name, text in told.items())]
        if rows:
            return alike if len(rows) > 1 and len(alike) == 1 else rows
        card = named_by(text, self._deck)
        return [self._by_id[card]] if card is not None else []

    def _parted(self, text: str, by: str) -> list[Row]:
        """The only card that has it as a part of a name; what may be spoilt is not looked for."""
        is_name = by.startswith("name_") and "?" not in text
        rows = {row.number: row for row in (self._by_id[card] for card in self._near.parted(text))} if is_name else {}
        return list(rows.values()) if len(rows) == 1 else []

    def _check_names(self, row: Row, cells: Mapping[str, str], given: Sequence[str], line: Line, new: Matched, found: Findings) -> None:
        """A name that belongs to another card shows that a row has slipped."""
        for name in given[1:]:
            others = self._called(cells[name], cells)
            if others and row not in others:
                what = f"{quoted(cells[name])} is another card than {quoted(cells[given[0]])}: {others[0].cells['id']}"
                found.add(what, "look whether the rows have slipped", line.place(new.columns[name]))

    def _unknown_name(self, text: str, place: str, by: str, found: Findings) -> None:
        if by.startswith("name_") and damage(text):
            return  # that is said already
        wrong = spoilt(text, (name for card in self._deck.cards.values() for name in card.names.values()))
        if wrong is None:
            wrong = Wrong(f"there is no card {quoted(text)} in the deck {self._deck.id}", self._near.fix(text))
        found.add(wrong.what, wrong.fix, place)


def _ids(row: Row, deck: Deck) -> list[CardId]:
    """The id of a row, and those of its copies."""
    id = row.cells["id"]
    copies = [CardId(f"{id}-{number}") for number in range(1, int(row.cells.get("copies") or 1) + 1)]
    return [CardId(id)] if CardId(id) in deck.cards else [CardId(id), *copies]


class _Merging:
    """Changes the cells of `cards.csv`, and counts."""

    __slots__ = ("_deck", "_file", "_numbers", "_outline", "_places", "_renamed", "_table", "_touched", "_values")

    def __init__(self, deck: Deck, outline: Outline, table: Table, file: str) -> None:
        self._deck, self._outline, self._table, self._file = deck, outline, table, file
        self._numbers = {name for one in outline.characteristics for name in (one.id, *([one.beside.column] if one.beside else []))}
        self._places: dict[tuple[int, str], str] = {}
        self._renamed: list[tuple[str, str]] = []
        self._values = self._touched = 0

    def merged(self, grid: Grid, new: Matched, targets: Sequence[_Target | None], cards: str) -> Merged:
        changes: dict[int, dict[str, str]] = {}
        for line, cells, target in zip(grid.lines, new.cells, targets, strict=True):
            assert target is not None, "else there are findings"
            change = self._change(target, cells)
            changes[target.row.number] = change
            self._touched += bool(change)
            for name in change.keys() & new.columns.keys():
                self._places[target.row.number, name] = line.place(new.columns[name])
        text, renamed = self._text(cards, changes), tuple(sorted(self._renamed))
        return Merged(text, len(targets), self._values, self._touched, renamed, self._parted(new, targets), self._places)

    def _parted(self, new: Matched, targets: Sequence[_Target | None]) -> tuple[tuple[str, CardId], ...]:
        pairs = zip(new.cells, targets, strict=True)
        return tuple(sorted((cells[one.by], _ids(one.row, self._deck)[-1]) for cells, one in pairs if one is not None and one.is_part))

    def _change(self, target: _Target, cells: Mapping[str, str]) -> dict[str, str]:
        """Of one card; where a number came from is no longer true once it is another."""
        row, card = target.row, self._deck.cards[_ids(target.row, self._deck)[-1]]
        told = {name: text for name, text in cells.items() if text and name not in ("id", CODE, target.by)}
        change = {name: text for name, text in told.items() if self._is_new(name, text, row, card)}
        numbers = [name for name in change if name in self._numbers]
        self._values += len(numbers)
        if numbers and SOURCE not in change:
            change[SOURCE] = self._source(numbers, row.cells.get(SOURCE, ""))
        self._renamed += [(card.names[name[-2:]], text) for name, text in change.items() if name.startswith("name_")]
        return change

    def _is_new(self, name: str, text: str, row: Row, card: Card) -> bool:
        if name in self._numbers:
            return Decimal(text) != card.numbers.opened()[name]  # type: ignore[index] # a column of numbers is in it
        old = row.cells.get(name, "")
        if name.startswith("name_"):
            return plain_blanks(text.replace("\n", " ")) != plain_blanks(card.names[name[-2:]])
        return _read(name, text, self._outline) != _read(name, old, self._outline)

    def _source(self, numbers: Sequence[str], before: str) -> str:
        new = f"{', '.join(numbers)}: {self._file}"
        return f"{new} (before: {before})" if before else new

    def _text(self, cards: str, changes: Mapping[int, Mapping[str, str]]) -> str:
        """The file with other cells in it: blank rows, columns and what parts the cells stay."""
        separator = self._table.separator
        rows = [cells for _, cells in numbered_rows(cards, separator, Findings(Path(CARDS)))]
        header = [name.lower() for name in rows[self._table.header_row - 1]]
        added = {name: None for change in changes.values() for name in change if name not in header}
        rows[self._table.header_row - 1] += added
        places = {name: place for place, name in enumerate([*header, *added])}
        for number, change in changes.items():
            row = rows[number - 1]
            row += [""] * (len(places) - len(row)) if change else []
            for name, text in change.items():
                row[places[name]] = self._as_written_here(name, text)
        return csv_text(rows, separator)

    def _as_written_here(self, name: str, text: str) -> str:
        """Between semicolons with a decimal comma, unless points stand there: spreadsheets that write so take 3.14 for a date."""
        has_comma = name in self._numbers and self._table.comma_is_point
        return text.replace(".", ",") if has_comma and not any("." in row.cells.get(name, "") for row in self._table.rows) else text


def _read(name: str, text: str, outline: Outline) -> object:
    """What two cells have in common that are read alike."""
    if name in outline.traits:
        return text.lower()
    if name.endswith("_marks"):
        return frozenset(re.split(r"[\s,;|]+", text.lower()))
    return plain_blanks(text.replace("\n", "|" if name.startswith("short_") else " "))
