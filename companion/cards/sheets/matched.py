"""A spreadsheet taken for the columns of a deck that is there: by their ids, or by what they are called in any language.

Rules of this file: a column is one of the deck's, or says which card is meant, or only counts the rows, or it is a finding; so is a unit
that is not the deck's, as nothing is converted (H4).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal

from companion.cards.decks.cells import Wrong
from companion.cards.decks.outline import Outline
from companion.cards.sheets.grid import Column, Grid
from companion.cards.sheets.headings import TEXTS, Heading
from companion.cards.sheets.numbers import Signs, is_counting, read_numbers, signs_of_each
from companion.cards.sheets.words import NO_UNIT, Unit, folded, measure_of
from companion.core.decks.card import Characteristic
from companion.system.reading import Findings, nearest, quoted

CODE = "code"  # a column that no deck has: it says by its short code which card is meant


@dataclass(frozen=True, slots=True)
class Matched:
    """The deck's columns as far as the spreadsheet has them, cell by cell as `cards.csv` writes them."""

    columns: Mapping[str, Column]
    cells: Sequence[Mapping[str, str]] = field(repr=False)  # for each line of the grid
    left_out: tuple[str, ...]


def expected(outline: Outline) -> tuple[str, ...]:
    """Headings that are known in such a spreadsheet, all small."""
    named = (name.lower() for one in outline.characteristics for name in one.names.values())
    return (*outline.columns(), *named)


def matched(grid: Grid, outline: Outline, said: Signs | None, found: Findings) -> Matched:
    counting = [column for column in grid.columns if column.heading.kind in ("row", "id", "place") and is_counting(grid.cells(column))]
    columns: dict[str, Column] = {}
    for column in grid.columns:
        if column in counting or not any(grid.cells(column)):
            continue
        name = _named(column.heading, outline, columns)
        if isinstance(name, Wrong):
            found.add(name.what, name.fix, grid.place(column))
        elif name in columns:
            what = f"the columns {quoted(columns[name].heading.written)} and {quoted(column.heading.written)} are both {name}"
            found.add(what, "remove one of them", grid.place(column))
        else:
            columns[name] = column
    grid.check_texts({name: column for name, column in columns.items() if name != "id"}, found)  # an id that is none names no card
    cells: list[dict[str, str]] = [{} for _ in grid.lines]
    _read(grid, columns, outline, said, cells, found)
    return Matched(columns, cells, tuple(column.name for column in counting))


def _named(heading: Heading, outline: Outline, taken: Iterable[str]) -> str | Wrong:
    written = heading.written.lower()
    if written in outline.columns():
        return written
    if heading.kind in TEXTS:
        return _text_column(heading, taken)
    if heading.kind in ("id", "copies", "source", CODE):
        return heading.kind
    called = [one for one in outline.characteristics if _is_called(one, heading.words)]
    if heading.kind == "marks":
        marked = [one for one in called if one.marks]
        return f"{marked[0].id}_marks" if marked else _unknown(heading, outline)
    fitting = [name for one in called for name, unit in units_of(one) if heading.unit == NO_UNIT or heading.unit.is_same(unit)]
    if fitting:
        return fitting[0]
    return _other_unit(heading, called[0]) if called else _unknown(heading, outline)


def _text_column(heading: Heading, taken: Iterable[str]) -> str:
    """Words that two languages share are those of the language that the other columns are in."""
    others = [name.rpartition("_")[2] for name in taken if name.startswith(TEXTS)]
    language = next((one for one in others if one in heading.languages), heading.languages[0])
    return f"{heading.kind}_{language}"


def _is_called(one: Characteristic, words: str) -> bool:
    measure = measure_of(words)
    names = (one.id, *one.names.values())
    return folded(words) in map(folded, names) or (measure is not None and any(measure_of(name) == measure for name in names))


def units_of(one: Characteristic) -> list[tuple[str, Mapping[str, str]]]:
    """Its own column, and that of the second number."""
    return [(one.id, one.units), *([(one.beside.column, one.beside.units)] if one.beside else [])]


def _other_unit(heading: Heading, meant: Characteristic) -> Wrong:
    what = f"the unit {quoted(heading.unit.names['en'])} is not that of the deck"
    units = [unit["en"] for _, unit in units_of(meant) if unit["en"]]
    fix = f"write the numbers in {' or '.join(units)}" if units else "the deck has none there: write whole numbers, and no unit over them"
    return Wrong(what, fix)


def _unknown(heading: Heading, outline: Outline) -> Wrong:
    return Wrong(f"there is no column {quoted(heading.written)} in this deck", nearest(heading.words, outline.columns()))


def _read(
    grid: Grid, columns: Mapping[str, Column], outline: Outline, said: Signs | None, cells: list[dict[str, str]], found: Findings
) -> None:
    """Numbers as people write them become numbers as decks write them; all else stays as it is."""
    of_numbers = {name: one for one in outline.characteristics for name, _ in units_of(one) if name in columns}
    signs = dict(zip(of_numbers, signs_of_each([grid.cells(columns[name]) for name in of_numbers]), strict=True))
    for name, column in columns.items():
        texts = grid.cells(column)
        if name in of_numbers:
            texts = _numbers(grid, column, of_numbers[name], name, said or signs[name], found)
        for row, text in zip(cells, texts, strict=True):
            row[name] = text


def _numbers(grid: Grid, column: Column, one: Characteristic, name: str, signs: Signs, found: Findings) -> tuple[str, ...]:
    unit, is_year = Unit(dict(units_of(one))[name]), one.format == "year" and name == one.id
    texts = grid.cells(column)
    filled = [place for place, text in enumerate(texts) if text]
    read = read_numbers([texts[place] for place in filled], unit, signs, is_year=is_year, comma_is_point=grid.comma_is_point).cells
    result = [""] * len(texts)
    for place, number in zip(filled, read, strict=True):
        if isinstance(number, Decimal):
            result[place] = str(number)
        else:
            found.add(number.what, number.fix, grid.lines[place].place(column))
    return tuple(result)
