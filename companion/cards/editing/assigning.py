"""One card of a deck is changed, added or removed by what somebody typed: which card and columns are meant, and what text comes of it.

Rules of this file: nothing is written here. What a cell may hold is not judged here either: whoever keeps the deck reads all of it anew.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from companion.cards.decks.cells import parse_copies
from companion.cards.decks.csv_reading import Row
from companion.cards.decks.outline import Outline
from companion.cards.editing.sheet import Sheet
from companion.cards.sheets.matched import units_of
from companion.cards.sheets.numbers import without_unit
from companion.core.decks.card import LANGUAGES, Deck
from companion.core.decks.codes import named_by
from companion.errors import Problem, Unusable, unusable
from companion.system.reading import nearest, quoted
from companion.terminal.play.commands import plain

Deed = Literal["change", "add", "remove"]
COPY = re.compile(r"(?P<id>.+)-(?P<copy>[1-9][0-9]?)")
EXAMPLE = "write such as height=330"


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody asks for, as it was typed."""

    deed: Deed
    card: str
    cells: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Changed:
    """The text that comes of it, and what has become otherwise."""

    cards: str = field(repr=False)
    row: int  # of the file before; of a new card that of its place
    id: str
    columns: tuple[str, ...]  # in which another text stands now
    copies: int = 1  # cards that the row stands for


def parse_wish(words: Sequence[str], add: Sequence[str] | None = None, remove: Sequence[str] | None = None) -> Wish | None:
    """What stands before the first `=` names the card; None where there are no words at all."""
    deed: Deed = "add" if add is not None else "remove" if remove is not None else "change"
    option = add if add is not None else remove if remove is not None else ()
    behind = (*words, *option)
    first = next((place for place, word in enumerate(behind) if "=" in word), len(behind))
    name, given = " ".join(behind[:first]).strip(), behind[first:]
    problems = [Problem("COLUMN=VALUE", f"{quoted(word)} has no =", EXAMPLE) for word in given if "=" not in word]
    cells: dict[str, str] = {}
    for word in given:
        column, equals, text = (part.strip() for part in word.partition("="))
        if equals and column in cells:
            problems.append(Problem("COLUMN=VALUE", f"{quoted(column)} stands there twice", "give each column once"))
        cells |= {column: text} if equals else {}
    if words and option:
        problems.append(Problem("CARD", "two cards are named", f"name one card, behind --{deed}"))
    if not name and behind:
        problems.append(Problem("CARD", "no card is named", "write its id, its name or its short code before the columns"))
    if deed == "remove" and cells:
        problems.append(Problem("--remove", "a card that goes has no values", "leave out what stands behind it"))
    if problems:
        raise Unusable(problems)
    return Wish(deed, name, cells) if behind else None


def changed(sheet: Sheet, outline: Outline | None, deck: Deck | None, wish: Wish) -> Changed:
    """`deck` finds short codes, where it can be used; `outline` says which columns there may be."""
    cells = _columns(sheet, outline, wish.cells)
    match wish.deed:
        case "add":
            cells = {**cells, "id": wish.card}
            if sheet.row(wish.card) is not None:
                raise unusable(f"card {quoted(wish.card)}", "this deck has it already", "leave out --add to change it, or give another id")
            last = max((row.number for row in sheet.table.rows), default=sheet.table.header_row)
            return Changed(sheet.with_row(cells), last + 1, wish.card, tuple(cells))
        case "remove":
            row = row_named(sheet, deck, wish.card)
            _refuse_one_of_copies(row, wish.card)
            return Changed(sheet.without_row(row.number), row.number, row.cells.get("id", ""), (), _copies(row))
        case "change":
            row = row_named(sheet, deck, wish.card)
            other = {column: text for column, text in cells.items() if row.cells.get(column, "") != text}
            text = sheet.with_cells(row.number, other) if other else sheet.text
            return Changed(text, row.number, row.cells.get("id", ""), tuple(other), _copies(row))


def _columns(sheet: Sheet, outline: Outline | None, given: Mapping[str, str]) -> dict[str, str]:
    """By their names in the file; what cards are ordered by may be called by its name in any language, and have its unit behind it."""
    known = outline.columns() if outline else sheet.table.columns
    called = {plain(name): str(one.id) for one in outline.characteristics for name in one.names.values()} if outline else {}
    units = {name: its for one in outline.characteristics for name, its in units_of(one)} if outline else {}
    cells: dict[str, str] = {}
    problems: list[Problem] = []
    for word, text in given.items():
        column = word.lower() if word.lower() in known else called.get(plain(word), "")
        if column:
            cells[column] = sheet.as_written_here(column, without_unit(text, units[column]) if column in units else text)
        else:
            problems.append(Problem("COLUMN=VALUE", f"there is no column {quoted(word)} in this deck", nearest(word, known)))
    if problems:
        raise Unusable(problems)
    return cells


def row_named(sheet: Sheet, deck: Deck | None, word: str) -> Row:
    """By its id, a name in any language, or a short code; of cards that are there several times the one row is meant."""
    rows = sheet.table.rows
    code = named_by(word, deck) if deck is not None else None
    found = [row for row in rows if row.cells.get("id") == word]
    found = found or [row for row in rows if _is_copy(row, word)]
    found = found or [row for row in rows if plain(word) in {plain(row.cells.get(f"name_{language}", "")) for language in LANGUAGES}]
    found = found or [row for row in rows if code is not None and (row.cells.get("id") == code or _is_copy(row, code))]
    if len(found) > 1:
        ids = ", ".join(row.cells.get("id", "") for row in found)
        raise unusable(f"card {quoted(word)}", "several cards are called so", f"name one of them: {ids}")
    if not found:
        fix = nearest(word.replace(" ", "-"), [row.cells.get("id", "") for row in rows])
        fix = fix if fix.startswith("did you mean") else "write its id, its name in any language, or its short code"
        raise unusable(f"card {quoted(word)}", "this deck has no such card", fix)
    return found[0]


def _is_copy(row: Row, word: str) -> bool:
    read = COPY.fullmatch(word)
    return read is not None and read["id"] == row.cells.get("id") and 1 < _copies(row) >= int(read["copy"])


def _copies(row: Row) -> int:
    copies = parse_copies(row.cells.get("copies", ""))
    return copies if isinstance(copies, int) else 1


def _refuse_one_of_copies(row: Row, word: str) -> None:
    copies, id = _copies(row), row.cells.get("id", "")
    if _is_copy(row, word):
        fix = f"write copies={copies - 1} for one fewer, or remove {id}"
        raise unusable(f"card {quoted(word)}", f"it is one of {copies} that are alike and share a row", fix)
