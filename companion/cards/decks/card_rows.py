"""`cards.csv`: one card to a row, read cell by cell against what `deck.toml` says, and the rows compared with each other.

Rules of this file: every cell is looked at even when its neighbours are wrong; numbers are sealed as soon as they are read, and a text
that stands in the place of one is not repeated in an error: people who want to play with the deck read errors too (H1).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from decimal import Decimal
from typing import TypeVar

from companion.cards.decks.cells import LONGEST_ID, parse_copies, parse_number, parse_slug, parse_text, parse_year, unseen
from companion.cards.decks.csv_reading import MOST_ROWS, CardRow, CardTable, parse_table
from companion.cards.decks.outline import FIXED_COLUMNS, Outline
from companion.cards.decks.short_names import completed, parse_short_name, read_alike
from companion.core.decks.card import LANGUAGES, Card, CardId, Characteristic, CharacteristicId, Texts
from companion.core.decks.hidden import Hidden
from companion.core.frozen import dataclass
from companion.errors import Text
from companion.system.reading import Findings, meant, quoted

_MOST_WRONG_MARKS = 5  # of one cell; more is not a list of marks at all
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class CardDraft:
    """A row as it was read: texts only in the languages that were given."""

    row: CardRow
    id: CardId
    copies: int
    names: Texts
    short_names: Texts
    places: Texts
    notes: Texts
    traits: Mapping[str, str]
    marks: Mapping[CharacteristicId, tuple[str, ...]]
    numbers: Hidden[Mapping[CharacteristicId, Decimal]]

    @property
    def ids(self) -> tuple[CardId, ...]:
        """Of its cards: a card that is there more than once is numbered, each copy being a card of its own."""
        return (self.id,) if self.copies == 1 else tuple(CardId(f"{self.id}-{number}") for number in range(1, self.copies + 1))


def draft_of(row: CardRow, outline: Outline | None, found: Findings, *, comma_is_point: bool) -> CardDraft:
    return _CardRow(row, found, comma_is_point=comma_is_point).draft(outline)


class _CardRow:
    """Reads the cells of one row, adding to the findings as it goes."""

    __slots__ = ("_comma_is_point", "_found", "_row")

    def __init__(self, row: CardRow, found: Findings, *, comma_is_point: bool) -> None:
        self._row, self._comma_is_point, self._found = row, comma_is_point, found

    def draft(self, outline: Outline | None) -> CardDraft:
        characteristics = outline.characteristics if outline else ()
        return CardDraft(
            self._row,
            CardId(self._read("id", parse_slug) or ""),
            self._read("copies", parse_copies) or 1,
            self._names(),
            self._texts("short", parse_short_name),
            self._texts("place", parse_text),
            self._texts("note", parse_text),
            {name: self._trait(name, allowed) for name, allowed in outline.traits.items()} if outline else {},
            {one.id: self._marks(one) for one in characteristics},
            Hidden({column: number for one in characteristics for column, number in self._numbers(one)}),
        )

    def _read(self, column: str, parse: Callable[[str], T | Text]) -> T | None:
        """None if the cell is wrong, which is a finding, or its column is missing, which is one already."""
        if column not in self._row.cells:
            return None
        read = parse(self._row.cells[column])
        if isinstance(read, Text):
            self._found.report(read, self._row.place(column))
            return None
        return read

    def _read_unseen(self, column: str, parse: Callable[[str], Decimal | Text]) -> Decimal | None:
        def parsed(text: str) -> Decimal | Text:
            read = parse(text)
            return unseen(read) if isinstance(read, Text) else read

        return self._read(column, parsed)

    def _texts(self, stem: str, parse: Callable[[str], str | Text]) -> Texts:
        columns = {language: f"{stem}_{language}" for language in LANGUAGES}
        read = {language: self._read(column, parse) for language, column in columns.items() if self._row.cells.get(column)}
        return {language: text for language, text in read.items() if text}

    def _names(self) -> Texts:
        columns = [column for language in LANGUAGES if (column := f"name_{language}") in self._row.cells]
        if columns and not any(self._row.cells[column] for column in columns):
            self._found.report("deck-card-without-name", self._row.place(columns[0]))
        return self._texts("name", parse_text)

    def _trait(self, name: str, allowed: Collection[str]) -> str:
        return self._read(name, lambda text: _parse_trait(text.lower(), name, allowed)) or ""

    def _numbers(self, characteristic: Characteristic) -> list[tuple[CharacteristicId, Decimal]]:
        parse = parse_year if characteristic.format == "year" else parse_number
        numbers = [(characteristic.id, self._number(characteristic.id, parse, characteristic.empty))]
        if characteristic.beside:
            numbers.append((characteristic.beside.column, self._number(characteristic.beside.column, parse_number, None)))
        return numbers

    def _number(self, column: str, parse: Callable[..., Decimal | Text], empty: Decimal | None) -> Decimal:
        if empty is not None and not self._row.cells.get(column):
            return empty
        return self._read_unseen(column, lambda text: parse(text, comma_is_point=self._comma_is_point)) or Decimal(0)

    def _marks(self, characteristic: Characteristic) -> tuple[str, ...]:
        """In the order of the deck; the order in the cell does not count."""
        column = f"{characteristic.id}_marks"
        written = re.split(r"[\s,;|]+", self._row.cells.get(column, "").lower()) if characteristic.marks else []
        for mark in [mark for mark in written if mark and mark not in characteristic.marks][:_MOST_WRONG_MARKS]:
            self._found.report("deck-no-such-mark", self._row.place(column), mark=mark, instead=meant(mark, characteristic.marks))
        return tuple(mark for mark in characteristic.marks if mark in written)


def _parse_trait(text: str, name: str, allowed: Collection[str]) -> str | Text:
    if text in allowed:
        return text
    instead = meant(text, filter(None, allowed))
    return Text("deck-no-such-value", name=name, text=text, instead=instead) if text else Text("deck-value-is-empty", instead=instead)


def parse_cards(text: str, outline: Outline | None, found: Findings) -> tuple[Card, ...]:
    """The cards in the order of their ids. Without an outline (itself a finding) only what every deck has is checked."""
    table = parse_table(text, FIXED_COLUMNS if outline is None else outline.columns(), found)
    if table is None:
        return ()
    _check_columns(table, outline, found)
    drafts = [draft_of(row, outline, found, comma_is_point=table.comma_is_point) for row in table.rows]
    if not drafts:
        found.report("deck-without-cards")
    _check_ids(drafts, found)
    _check_copies(drafts, found)
    _check_short_names(drafts, found)
    return _cards(drafts, outline) if outline and not found.problems else ()


def _check_columns(table: CardTable, outline: Outline | None, found: Findings) -> None:
    row = table.header_row
    if outline is not None and outline.is_whole:
        for column in table.columns:
            if column not in outline.columns():
                found.report(
                    "deck-no-such-column",
                    Text("place-row-column", row=row, column=quoted(column)[1:-1]),
                    column=column,
                    instead=meant(column, outline.columns()),
                )
    for column in ("id", *(outline.needed_columns() if outline else ())):
        if column not in table.columns:
            found.report("deck-column-to-add", Text("place-row-column", row=row, column=column), column=column)
    if not any(f"name_{language}" in table.columns for language in LANGUAGES):
        found.report("deck-column-is-missing", Text("place-row-column", row=row, column="name_en"))


def _check_ids(drafts: Sequence[CardDraft], found: Findings) -> None:
    first: dict[CardId, int] = {}
    for draft in drafts:
        if draft.id and first.setdefault(draft.id, draft.row.number) != draft.row.number:
            found.report("deck-id-twice", draft.row.place("id"), name=draft.id, first=first[draft.id])


def _check_copies(drafts: Sequence[CardDraft], found: Findings) -> None:
    """Copies get ids of their own, which have to be free and no longer than others."""
    copied = [draft for draft in drafts if draft.id and draft.copies > 1]
    made = {id: draft.row.number for draft in copied for id in draft.ids}
    for draft in drafts:
        if draft.id in made:
            found.report("deck-id-of-a-copy", draft.row.place("id"), name=draft.id, made=made[draft.id])
    for draft in copied:
        if len(draft.ids[-1]) > LONGEST_ID:
            longest = LONGEST_ID - len(draft.ids[-1]) + len(draft.id)
            found.report("deck-id-of-copies-too-long", draft.row.place("id"), longest=longest)
    if sum(draft.copies for draft in drafts) > MOST_ROWS:
        found.report("deck-too-many-cards-with-copies", most_rows=MOST_ROWS)


def _check_short_names(drafts: Sequence[CardDraft], found: Findings) -> None:
    for language in LANGUAGES:
        first: dict[str, int] = {}
        for draft in drafts:
            short_name = draft.short_names.get(language)
            if short_name and first.setdefault(read_alike(short_name), draft.row.number) != draft.row.number:
                found.report(
                    "deck-short-name-twice",
                    draft.row.place(f"short_{language}"),
                    name=short_name.replace(chr(10), "|"),
                    first=first[read_alike(short_name)],
                )


def _cards(drafts: Sequence[CardDraft], outline: Outline) -> tuple[Card, ...]:
    short_names = {language: _short_names_in(language, drafts) for language in LANGUAGES}
    cards = (
        Card(
            id=id,
            deck=outline.id,
            names=_in_all_languages(draft.names),
            short_names={language: short_names[language][draft.id] for language in LANGUAGES},
            places=_in_all_languages(draft.places),
            notes=_in_all_languages(draft.notes),
            marks=draft.marks,
            numbers=draft.numbers,
            traits=draft.traits,
        )
        for draft in drafts
        for id in draft.ids
    )
    return tuple(sorted(cards, key=lambda card: card.id))


def _in_all_languages(texts: Texts) -> Texts:
    """The first language that was given stands in for those that were not."""
    first = next(iter(texts.values()), "")
    return {language: texts.get(language, first) for language in LANGUAGES}


def _short_names_in(language: str, drafts: Sequence[CardDraft]) -> dict[CardId, str]:
    """The short names in that language by the id of the row: all copies of a card have one."""
    given = {draft.id: draft.short_names[language] for draft in drafts if language in draft.short_names}
    return completed(given, {draft.id: _in_all_languages(draft.names)[language] for draft in drafts})
