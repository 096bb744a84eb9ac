"""`deck.toml`: what a deck is called, and by what its cards can be ordered.

Rules of this file: whatever can be understood is, however much else is wrong, so that the cards are checked in the same go.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any

from companion.decks.card import LANGUAGES, Characteristic, CharacteristicId, DeckId, Texts
from companion.decks.cells import Wrong, parse_slug, parse_words
from companion.decks.formats import FORMATS, MARKS
from companion.decks.reading import Findings, nearest, quoted

LONGEST_OUTLINE, _LONGEST_LINE = 64_000, 1_000  # bytes, characters; for a key of 20,000 parts tomllib takes more than a gigabyte
FIXED_COLUMNS = ("id", *(f"{stem}_{language}" for stem in ("name", "short", "place", "note") for language in LANGUAGES), "source")
_DECK_KEYS = ("id", "names", "characteristic", "credits")
_CHARACTERISTIC_KEYS = ("id", "names", "unit", "format", "more", "marks")
_CHARACTERISTIC_ID = re.compile(r"[a-z][a-z0-9]*(?:[_-][a-z0-9]+)*")
_KINDS = {bool: "true or false", int: "a whole number", float: "a number", list: "a list", dict: "a table", str: "a text"}
_LONGEST_NAME, _LONGEST_UNIT, _LONGEST_CREDIT = 60, 16, 400
_MOST_CHARACTERISTICS, _MOST_NAMED = 12, 20


@dataclass(frozen=True, slots=True)
class Outline:
    """What a deck's `deck.toml` says."""

    id: DeckId
    names: Texts
    characteristics: tuple[Characteristic, ...]
    credits: tuple[str, ...]
    is_whole: bool  # every characteristic has its id, so every column of the cards can be told

    def columns(self) -> tuple[str, ...]:
        marks = tuple(f"{one.id}_marks" for one in self.characteristics if one.marks)
        return (*FIXED_COLUMNS, *(one.id for one in self.characteristics), *marks)


def parse_outline(text: str, found: Findings) -> Outline | None:
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > _LONGEST_LINE:
            found.add(f"it has {len(line)} characters", f"write at most {_LONGEST_LINE} to a line", f"line {number}")
            return None
    try:
        content = tomllib.loads(text)
    except (ValueError, RecursionError) as fault:  # ValueError: no TOML at all, or a number beyond all bounds
        found.add(f"it is not TOML ({str(fault)[:120]})", "compare it with the example in the README of companion/decks")
        return None
    return _Outliner(found).deck(content)


class _Outliner:
    """Reads one `deck.toml`, adding to the findings as it goes."""

    __slots__ = ("_found",)

    def __init__(self, found: Findings) -> None:
        self._found = found

    def deck(self, content: dict[str, Any]) -> Outline:
        self._known(content, _DECK_KEYS, "")
        id = self._word(content.get("id"), "id", parse_slug)
        names = self.texts(content, "names", "", _LONGEST_NAME)
        entries = content.get("characteristic")
        if not isinstance(entries, list) or not entries:
            self._found.add(self._lack(entries), "begin each with a line [[characteristic]]", "characteristic")
            entries = []
        read = [self.characteristic(entry, f"characteristic {number}") for number, entry in enumerate(entries[:_MOST_CHARACTERISTICS], 1)]
        if len(entries) > _MOST_CHARACTERISTICS:
            self._found.add(f"there are {len(entries)}", f"a deck has {_MOST_CHARACTERISTICS} at the most", "characteristic")
        whole = tuple(one for one in read if one is not None)
        self._unlike(whole)
        thanks = self._list(content, "credits", "", _LONGEST_CREDIT)
        return Outline(DeckId(id), names, whole, thanks, is_whole=bool(read) and len(whole) == len(read))

    def characteristic(self, entry: object, place: str) -> Characteristic | None:
        if not isinstance(entry, dict):
            self._found.add(self._lack(entry), "begin each with a line [[characteristic]]", place)
            return None
        self._known(entry, _CHARACTERISTIC_KEYS, place)
        id = self._word(entry.get("id"), f"{place}, id", _parse_characteristic_id)
        names = self.texts(entry, "names", place, _LONGEST_NAME)
        units = self.texts(entry, "unit", place, _LONGEST_UNIT, may_be_blank=True)
        more = self.texts(entry, "more", place, _LONGEST_NAME)
        format = self._one_of(entry.get("format", "plain"), FORMATS, f"{place}, format", "format")
        marks = [self._one_of(mark, MARKS, f"{place}, marks", "mark") for mark in self._list(entry, "marks", place, _LONGEST_NAME)]
        return Characteristic(CharacteristicId(id), names, units, format, more, tuple(dict.fromkeys(marks))) if id else None

    def texts(self, table: dict[str, Any], key: str, place: str, longest: int, *, may_be_blank: bool = False) -> Texts:
        """One text for all languages, or a table of texts by language; the first one given stands in for those that are missing."""
        here = ", ".join(filter(None, (place, key)))
        value = table.get(key, "" if may_be_blank else None)
        if isinstance(value, str):
            value = dict.fromkeys(LANGUAGES, value)
        if not isinstance(value, dict):
            self._found.add(self._lack(value), f'write {key} = {{ en = "...", ru = "...", fr = "..." }}', here)
            return dict.fromkeys(LANGUAGES, "")
        self._known(value, LANGUAGES, here)
        given = {language: self._text(value[language], f"{here}.{language}", longest) for language in LANGUAGES if language in value}
        given = {language: text for language, text in given.items() if text or may_be_blank}
        if not given:
            self._found.add("there is no text in any language", 'write at least one, such as en = "..."', here)
        first = next(iter(given.values()), "")
        return {language: given.get(language, first) for language in LANGUAGES}

    def _text(self, value: object, place: str, longest: int) -> str:
        if not isinstance(value, str):
            self._found.add(self._lack(value), 'write a text in quotation marks, such as "height"', place)
            return ""
        words = parse_words(value.strip(), longest)
        return self._told(words, place)

    def _word(self, value: object, place: str, parse: Callable[[str], str | Wrong]) -> str:
        if not isinstance(value, str):
            self._found.add(self._lack(value), 'write a text in quotation marks, such as "height"', place)
            return ""
        return self._told(parse(value.strip()), place)

    def _told(self, read: str | Wrong, place: str) -> str:
        if isinstance(read, Wrong):
            self._found.add(read.what, read.fix, place)
            return ""
        return read

    def _list(self, table: dict[str, Any], key: str, place: str, longest: int) -> tuple[str, ...]:
        here = ", ".join(filter(None, (place, key)))
        values = table.get(key, [])
        if not isinstance(values, list):
            self._found.add(self._lack(values), f'write {key} = ["...", "..."]', here)
            return ()
        if len(values) > _MOST_NAMED:
            self._found.add(f"there are {len(values)} of them", f"write {_MOST_NAMED} at the most", here)
        return tuple(filter(None, (self._text(value, here, longest) for value in values[:_MOST_NAMED])))

    def _one_of(self, value: object, known: Collection[str], place: str, kind: str) -> str:
        if isinstance(value, str) and value in known:
            return value
        what = f"there is no {kind} {quoted(value)}" if isinstance(value, str) else self._lack(value)
        self._found.add(what, nearest(value if isinstance(value, str) else "", known), place)
        return "" if kind == "mark" else "plain"

    def _known(self, table: dict[str, Any], known: Collection[str], place: str) -> None:
        for key in [key for key in table if key not in known][:_MOST_NAMED]:
            self._found.add(f"{quoted(key)} is not known here", nearest(key, known), place)

    def _unlike(self, characteristics: tuple[Characteristic, ...]) -> None:
        ids = [one.id for one in characteristics]
        for id in sorted({one for one in ids if ids.count(one) > 1}):
            self._found.add(f"{quoted(id)} is the id of two characteristics", "give each its own", "characteristic")

    @staticmethod
    def _lack(value: object) -> str:
        if value is None:
            return "it is missing"
        shown = f" ({value})" if isinstance(value, bool | float) or (isinstance(value, int) and value.bit_length() < 200) else ""
        return f"this is {_KINDS.get(type(value), 'a date or a time')}{shown}, not what belongs here"


def _parse_characteristic_id(text: str) -> str | Wrong:
    is_free = text not in FIXED_COLUMNS and not text.endswith("_marks")
    if is_free and len(text) <= _LONGEST_NAME and _CHARACTERISTIC_ID.fullmatch(text):
        return text
    what = f"{quoted(text)} cannot be the id of a characteristic"
    return Wrong(what, "use lower case letters a-z, digits and underscores, such as box_office")
