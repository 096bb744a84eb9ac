"""Values of a `deck.toml`: each is what belongs in its place, or a finding that names the place."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

from companion.cards.decks.cells import Wrong, parse_words
from companion.core.decks.card import LANGUAGES, Texts
from companion.system.reading import Findings, nearest, quoted

MOST_NAMED = 20
_KINDS = {bool: "true or false", int: "a whole number", float: "a number", list: "a list", dict: "a table", str: "a text"}


class TomlValues:
    """Reads one value at a time, adding to the findings as it goes; what cannot be used comes back empty."""

    __slots__ = ("_found",)

    def __init__(self, found: Findings) -> None:
        self._found = found

    def wrong(self, value: object, fix: str, place: str) -> None:
        self._found.add(_lack(value), fix, place)

    def told(self, read: str | Wrong, place: str) -> str:
        if isinstance(read, Wrong):
            self._found.add(read.what, read.fix, place)
            return ""
        return read

    def known(self, table: Mapping[str, Any], known: Collection[str], place: str) -> None:
        for key in [key for key in table if key not in known][:MOST_NAMED]:
            self._found.add(f"{quoted(key)} is not known here", nearest(key, known), place)

    def at_most(self, values: Collection[Any], most: int, place: str) -> None:
        if len(values) > most:
            self._found.add(f"there are {len(values)} of them", f"write {most} at the most", place)

    def table(self, parent: Mapping[str, Any], key: str, fix: str, place: str = "") -> dict[str, Any]:
        """Empty where there is none."""
        value = parent.get(key, {})
        if isinstance(value, dict):
            return value
        self.wrong(value, fix, _within(place, key))
        return {}

    def texts(self, table: Mapping[str, Any], key: str, place: str, longest: int, *, may_be_blank: bool = False) -> Texts:
        """One text for all languages, or a table of texts by language; the first one given stands in for those that are missing."""
        here = _within(place, key)
        value = table.get(key, "" if may_be_blank else None)
        if isinstance(value, str):
            value = dict.fromkeys(LANGUAGES, value)
        if not isinstance(value, dict):
            self.wrong(value, f'write {key} = {{ en = "...", ru = "...", fr = "..." }}', here)
            return dict.fromkeys(LANGUAGES, "")
        self.known(value, LANGUAGES, here)
        given = {language: self.text(value[language], f"{here}.{language}", longest) for language in LANGUAGES if language in value}
        given = {language: text for language, text in given.items() if text or may_be_blank}
        if not given:
            self._found.add("there is no text in any language", 'write at least one, such as en = "..."', here)
        first = next(iter(given.values()), "")
        return {language: given.get(language, first) for language in LANGUAGES}

    def text(self, value: object, place: str, longest: int) -> str:
        return self.word(value, place, lambda text: parse_words(text, longest))

    def word(self, value: object, place: str, parse: Callable[[str], str | Wrong]) -> str:
        if not isinstance(value, str):
            self.wrong(value, 'write a text in quotation marks, such as "height"', place)
            return ""
        return self.told(parse(value.strip()), place)

    def listed(self, value: object, key: str, place: str, most: int = MOST_NAMED) -> list[Any]:
        if not isinstance(value, list):
            self.wrong(value, f'write {key} = ["...", "..."]', place)
            return []
        self.at_most(value, most, place)
        return value[:most]

    def words(self, table: Mapping[str, Any], key: str, place: str, parse: Callable[[str], str | Wrong]) -> tuple[str, ...]:
        """Empty where there are none."""
        here = _within(place, key)
        return tuple(filter(None, (self.word(value, here, parse) for value in self.listed(table.get(key, []), key, here))))

    def one_of(self, value: object, known: Collection[str], place: str, kind: str) -> str:
        if isinstance(value, str) and value in known:
            return value
        what = f"there is no {kind} {quoted(value)}" if isinstance(value, str) else _lack(value)
        self._found.add(what, nearest(value if isinstance(value, str) else "", known), place)
        return ""


def _within(place: str, key: str) -> str:
    return ", ".join(filter(None, (place, key)))


def _lack(value: object) -> str:
    if value is None:
        return "it is missing"
    shown = f" ({value})" if isinstance(value, bool | float) or (isinstance(value, int) and value.bit_length() < 200) else ""
    return f"this is {_KINDS.get(type(value), 'a date or a time')}{shown}, not what belongs here"
