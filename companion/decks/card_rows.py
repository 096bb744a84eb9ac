"""`cards.csv`: one card to a row, read against what `deck.toml` says.

Rules of this file: every cell is looked at even when its neighbours are wrong; numbers are sealed as soon as they are read (H1).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import TypeVar

from companion.decks.card import LANGUAGES, Card, CardId, Characteristic, CharacteristicId, Texts
from companion.decks.cells import Wrong, parse_number, parse_slug, parse_words
from companion.decks.csv_reading import Row, Table, parse_table
from companion.decks.hidden import Hidden
from companion.decks.outline import FIXED_COLUMNS, Outline
from companion.decks.reading import Findings, nearest, quoted
from companion.decks.short_names import completed, parse_short_name, same

_LONGEST_TEXT = 80
_MOST_WRONG_MARKS = 5  # of one cell; more is not a list of marks at all
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class _Draft:
    """A row as it was read: texts only in the languages that were given."""

    row: Row
    id: CardId
    names: Texts
    short_names: Texts
    places: Texts
    notes: Texts
    marks: Mapping[CharacteristicId, tuple[str, ...]]
    numbers: Hidden[Mapping[CharacteristicId, Decimal]]


def parse_cards(text: str, outline: Outline | None, found: Findings) -> tuple[Card, ...]:
    """The cards in the order of their ids. Without an outline (itself a finding) only what every deck has is checked."""
    table = parse_table(text, FIXED_COLUMNS if outline is None else outline.columns(), found)
    if table is None:
        return ()
    _check_columns(table, outline, found)
    drafts = [_CardRow(row, found, comma_is_point=table.comma_is_point).draft(outline) for row in table.rows]
    if not drafts:
        found.add("there are no cards in it", "write one card to a row under the names of the columns")
    _check_ids(drafts, found)
    _check_short_names(drafts, found)
    return _cards(drafts, outline) if outline and not found.problems else ()


def _check_columns(table: Table, outline: Outline | None, found: Findings) -> None:
    place = f"row {table.header_row}"
    if outline is not None and outline.is_whole:
        for column in table.columns:
            if column not in outline.columns():
                fix = nearest(column, outline.columns())
                found.add(f"there is no column {quoted(column)} in this deck", fix, f"{place}, column {quoted(column)[1:-1]}")
    needed = ("id", *(one.id for one in outline.characteristics)) if outline else ("id",)
    for column in needed:
        if column not in table.columns:
            found.add("the column is missing", f"add a column named {column}", f"{place}, column {column}")
    if not any(f"name_{language}" in table.columns for language in LANGUAGES):
        found.add("the column is missing", "add a column named name_en, name_ru or name_fr", f"{place}, column name_en")


class _CardRow:
    """Reads the cells of one row, adding to the findings as it goes."""

    __slots__ = ("_comma_is_point", "_found", "_row")

    def __init__(self, row: Row, found: Findings, *, comma_is_point: bool) -> None:
        self._row, self._comma_is_point, self._found = row, comma_is_point, found

    def draft(self, outline: Outline | None) -> _Draft:
        characteristics = outline.characteristics if outline else ()
        return _Draft(
            self._row,
            CardId(self._read("id", parse_slug) or ""),
            self._names(),
            self._texts("short", parse_short_name),
            self._texts("place", _parse_text),
            self._texts("note", _parse_text),
            {one.id: self._marks(one) for one in characteristics},
            Hidden({one.id: self._number(one) for one in characteristics}),
        )

    def _read(self, column: str, parse: Callable[[str], T | Wrong]) -> T | None:
        """None if the cell is wrong, which is a finding, or its column is missing, which is one already."""
        if column not in self._row.cells:
            return None
        read = parse(self._row.cells[column])
        if isinstance(read, Wrong):
            self._found.add(read.what, read.fix, self._row.place(column))
            return None
        return read

    def _texts(self, stem: str, parse: Callable[[str], str | Wrong]) -> Texts:
        columns = {language: f"{stem}_{language}" for language in LANGUAGES}
        read = {language: self._read(column, parse) for language, column in columns.items() if self._row.cells.get(column)}
        return {language: text for language, text in read.items() if text}

    def _names(self) -> Texts:
        columns = [column for language in LANGUAGES if (column := f"name_{language}") in self._row.cells]
        if columns and not any(self._row.cells[column] for column in columns):
            self._found.add("the card has no name", "write its name in at least one language", self._row.place(columns[0]))
        return self._texts("name", _parse_text)

    def _number(self, characteristic: Characteristic) -> Decimal:
        parse = _parse_year if characteristic.format == "year" else parse_number
        return self._read(characteristic.id, lambda text: parse(text, comma_is_point=self._comma_is_point)) or Decimal(0)

    def _marks(self, characteristic: Characteristic) -> tuple[str, ...]:
        """In the order of the deck, whatever the order in the cell."""
        column = f"{characteristic.id}_marks"
        written = re.split(r"[\s,;|]+", self._row.cells.get(column, "").lower()) if characteristic.marks else []
        for mark in [mark for mark in written if mark and mark not in characteristic.marks][:_MOST_WRONG_MARKS]:
            what = f"there is no mark {quoted(mark)} in this column"
            self._found.add(what, nearest(mark, characteristic.marks), self._row.place(column))
        return tuple(mark for mark in characteristic.marks if mark in written)


def _parse_text(text: str) -> str | Wrong:
    return parse_words(text, _LONGEST_TEXT)


def _parse_year(text: str, *, comma_is_point: bool) -> Decimal | Wrong:
    read = parse_number(text, comma_is_point=comma_is_point)
    if isinstance(read, Wrong) or (read % 1 == 0 and read != 0 and abs(read) < 100_000):
        return read
    return Wrong(f"{quoted(text)} is not a year", "write a whole number such as 1889, or -280 for 280 BC; no year is 0")


def _check_ids(drafts: Sequence[_Draft], found: Findings) -> None:
    first: dict[CardId, int] = {}
    for draft in drafts:
        if draft.id and first.setdefault(draft.id, draft.row.number) != draft.row.number:
            what = f"{quoted(draft.id)} is already the id of row {first[draft.id]}"
            found.add(what, "give each card an id of its own, or remove one row", draft.row.place("id"))


def _check_short_names(drafts: Sequence[_Draft], found: Findings) -> None:
    for language in LANGUAGES:
        first: dict[str, int] = {}
        for draft in drafts:
            short_name = draft.short_names.get(language)
            if short_name and first.setdefault(same(short_name), draft.row.number) != draft.row.number:
                what = f"{quoted(short_name.replace(chr(10), '|'))} is already the short name of row {first[same(short_name)]}"
                found.add(what, "change one of them", draft.row.place(f"short_{language}"))


def _cards(drafts: Sequence[_Draft], outline: Outline) -> tuple[Card, ...]:
    short_names = {language: _short_names_in(language, drafts) for language in LANGUAGES}
    return tuple(
        Card(
            id=draft.id,
            deck=outline.id,
            names=_in_all_languages(draft.names),
            short_names={language: short_names[language][draft.id] for language in LANGUAGES},
            places=_in_all_languages(draft.places),
            notes=_in_all_languages(draft.notes),
            marks=draft.marks,
            numbers=draft.numbers,
        )
        for draft in sorted(drafts, key=lambda draft: draft.id)
    )


def _in_all_languages(texts: Texts) -> Texts:
    """The first language that was given stands in for those that were not."""
    first = next(iter(texts.values()), "")
    return {language: texts.get(language, first) for language in LANGUAGES}


def _short_names_in(language: str, drafts: Sequence[_Draft]) -> dict[CardId, str]:
    given = {draft.id: draft.short_names[language] for draft in drafts if language in draft.short_names}
    return completed(given, {draft.id: _in_all_languages(draft.names)[language] for draft in drafts})
