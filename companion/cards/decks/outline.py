"""`deck.toml`: the name of a deck, the characteristics that order its cards, and the games that it is made for.

Rules of this file: everything that can be understood is read, also beside mistakes, so that the cards are checked at the same time.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from decimal import Decimal
from typing import Any

from companion.cards.decks.cells import LONGEST_KEY, is_key, parse_number, parse_slug, parse_words, parse_year
from companion.cards.decks.toml_values import Place, TomlValues, parse_terms, within
from companion.core.decks.card import LANGUAGES, Beside, Characteristic, CharacteristicId, DeckId, DeckTerms, Texts
from companion.core.frozen import dataclass
from companion.errors import Text
from companion.system.reading import CODE_PAGES, Findings, quoted
from companion.system.refusals import library_reason
from companion.words.formats import FORMATS, MARKS

LONGEST_OUTLINE, _LONGEST_LINE = 64_000, 1_000  # bytes, characters; for a key of 20,000 parts tomllib takes more than a gigabyte
FIXED_COLUMNS = ("id", *(f"{stem}_{language}" for stem in ("name", "short", "place", "note") for language in LANGUAGES), "copies", "source")
_DECK_KEYS = ("encoding", "id", "names", "characteristic", "traits", "games", "terms", "credits")
_CHARACTERISTIC_KEYS = ("id", "names", "unit", "beside", "format", "more", "marks", "empty")
_LONGEST_NAME, _LONGEST_UNIT, _LONGEST_CREDIT = 60, 16, 400
MOST_CHARACTERISTICS, _MOST_TRAITS, _MOST_VALUES = 12, 12, 40


@dataclass(frozen=True, slots=True)
class Outline:
    """The contents of a `deck.toml`."""

    id: DeckId
    names: Texts
    characteristics: tuple[Characteristic, ...]
    traits: Mapping[str, tuple[str, ...]]  # the words that the column of each may hold
    games: tuple[str, ...]
    terms: Mapping[str, DeckTerms]
    credits: tuple[str, ...]
    is_whole: bool  # every column of the cards is known

    def columns(self) -> tuple[str, ...]:
        marks = (f"{one.id}_marks" for one in self.characteristics if one.marks)
        return (*FIXED_COLUMNS, *self.needed_columns(), *marks)

    def needed_columns(self) -> tuple[str, ...]:
        return (*self.units_of_columns(), *self.traits)

    def units_of_columns(self) -> dict[str, Texts]:
        """The unit of each column of numbers."""
        return {column: units for one in self.characteristics for column, units in number_columns(one).items()}


def number_columns(one: Characteristic) -> dict[str, Texts]:
    """The column of a characteristic and that of its second number, each with its unit."""
    return {one.id: one.units, **({one.beside.column: one.beside.units} if one.beside else {})}


def parse_outline(text: str, found: Findings) -> Outline | None:
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > _LONGEST_LINE:
            found.report("deck-line-too-long", Text("place-line", line=number), count=len(line), longest=_LONGEST_LINE)
            return None
    try:
        content = tomllib.loads(text)
    except (ValueError, RecursionError) as fault:  # ValueError: no TOML at all, or a number beyond all bounds
        found.report("deck-not-toml", reason=library_reason(fault))
        return None
    return _Outliner(found).deck(content)


class _Outliner:
    """Reads one `deck.toml`, adding to the findings as it goes."""

    __slots__ = ("_found", "_is_whole", "_values")

    def __init__(self, found: Findings) -> None:
        self._found, self._values = found, TomlValues(found)
        self._is_whole = True

    def deck(self, content: dict[str, Any]) -> Outline:
        self._values.known(content, _DECK_KEYS, "")
        if "encoding" in content:  # used before this text could be read; here only its spelling is checked
            self._values.one_of(content["encoding"], ("utf-8", *CODE_PAGES), "encoding", "encoding")
        id = self._values.word(content.get("id"), "id", parse_slug)
        names = self._values.texts(content, "names", "", _LONGEST_NAME)
        characteristics = self._characteristics(content.get("characteristic"))
        traits = self._traits(content)
        self._unlike(characteristics, traits)
        games = tuple(dict.fromkeys(self._values.words(content, "games", "", parse_slug)))
        terms = parse_terms(content, games, self._values)
        thanks = self._values.words(content, "credits", "", lambda text: parse_words(text, _LONGEST_CREDIT))
        return Outline(DeckId(id), names, characteristics, traits, games, terms, thanks, self._is_whole)

    def _characteristics(self, entries: object) -> tuple[Characteristic, ...]:
        if not isinstance(entries, list) or not entries:
            self._values.wrong(entries, Text("deck-begin-characteristics"), "characteristic")
            self._is_whole = False
            return ()
        if len(entries) > MOST_CHARACTERISTICS:
            self._found.report(
                "deck-too-many-characteristics", "characteristic", count=len(entries), most_characteristics=MOST_CHARACTERISTICS
            )
        read = [
            self._characteristic(entry, Text("place-characteristic", number=number))
            for number, entry in enumerate(entries[:MOST_CHARACTERISTICS], 1)
        ]
        return tuple(one for one in read if one is not None)

    def _characteristic(self, entry: object, place: Place) -> Characteristic | None:
        if not isinstance(entry, dict):
            self._values.wrong(entry, Text("deck-begin-characteristics"), place)
            self._is_whole = False
            return None
        self._values.known(entry, _CHARACTERISTIC_KEYS, place)
        id = self._column(entry.get("id"), within(place, "id"), "characteristic")
        names = self._values.texts(entry, "names", place, _LONGEST_NAME)
        units = self._values.texts(entry, "unit", place, _LONGEST_UNIT, may_be_blank=True)
        beside = self._beside(entry, place)
        more = self._values.texts(entry, "more", place, _LONGEST_NAME)
        format = self._values.one_of(entry.get("format", "plain"), FORMATS, within(place, "format"), "format") or "plain"
        marks = self._marks(entry, place)
        empty = self._empty(entry, format, place)
        return Characteristic(CharacteristicId(id), names, units, format, more, marks, beside, empty) if id else None

    def _column(self, value: object, place: Place, kind: str) -> str:
        column = self._values.word(value, place, lambda text: _parse_column(text, kind))
        self._is_whole &= bool(column)
        return column

    def _marks(self, entry: dict[str, Any], place: Place) -> tuple[str, ...]:
        written = self._values.words(entry, "marks", place, lambda text: parse_words(text, _LONGEST_NAME))
        return tuple(dict.fromkeys(filter(None, (self._values.one_of(mark, MARKS, within(place, "marks"), "mark") for mark in written))))

    def _beside(self, entry: dict[str, Any], place: Place) -> Beside | None:
        if "beside" not in entry:
            return None
        here = within(place, "beside")
        if not isinstance(entry["beside"], dict):
            self._values.wrong(entry["beside"], Text("deck-write-beside"), here)
            self._is_whole = False
            return None
        self._values.known(entry["beside"], ("column", "unit"), here)
        column = self._column(entry["beside"].get("column"), within(here, "column"), "column")
        units = self._values.texts(entry["beside"], "unit", here, _LONGEST_UNIT)
        return Beside(CharacteristicId(column), units) if column else None

    def _empty(self, entry: dict[str, Any], format: str, place: Place) -> Decimal | None:
        """The number that empty cells count as; it is one that a cell could hold."""
        value = entry.get("empty")
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, int | float):
            self._values.wrong(value, Text("deck-write-empty"), within(place, "empty"))
            return None
        read = (parse_year if format == "year" else parse_number)(str(value), comma_is_point=False)
        if isinstance(read, Text):
            self._found.report("deck-empty-cell-cannot-count-so", within(place, "empty"), value=str(value)[:40])
            return None
        return read

    def _traits(self, content: dict[str, Any]) -> dict[str, tuple[str, ...]]:
        if not isinstance(content.get("traits", {}), dict):
            self._is_whole = False
        table = self._values.table(content, "traits", Text("deck-begin-traits"))
        self._values.at_most(table, _MOST_TRAITS, "traits")
        names = [name for name in [*table][:_MOST_TRAITS] if self._column(name, "traits", "trait")]
        return {name: self._allowed(table[name], name) for name in names}

    def _allowed(self, values: object, name: str) -> tuple[str, ...]:
        place = within("traits", quoted(name)[1:-1])
        listed = self._values.listed(values, name, place, _MOST_VALUES)
        if values == []:
            self._found.report("deck-list-is-empty", place, name=name)
        allowed = dict.fromkeys(self._values.word(value, place, _parse_trait) for value in listed)
        return tuple(value for value in allowed if value or "" in listed)

    def _unlike(self, characteristics: tuple[Characteristic, ...], traits: Mapping[str, tuple[str, ...]]) -> None:
        ids = [one.id for one in characteristics]
        twice = {one for one in ids if ids.count(one) > 1}
        for id in sorted(twice):
            self._found.report("deck-characteristic-twice", "characteristic", name=id)
        columns = [*ids, *(one.beside.column for one in characteristics if one.beside), *traits]
        for column in sorted({one for one in columns if columns.count(one) > 1} - twice):
            self._found.report("deck-two-columns-of-one-name", Text("place-columns-of-deck"), column=column)


def _parse_column(text: str, kind: str) -> str | Text:
    if text not in FIXED_COLUMNS and not text.endswith("_marks") and is_key(text):
        return text
    return Text("deck-name-cannot-be", text=text, kind=kind, longest_key=LONGEST_KEY)


def _parse_trait(text: str) -> str | Text:
    if not text or is_key(text):
        return text
    return Text("deck-value-cannot-stand-in-a-cell", text=text, longest_key=LONGEST_KEY)
