"""The values of a `deck.toml`: texts, lists and tables by their keys, and the `[terms]` that games take from a deck besides its cards.

Rules of this file: only the form is checked, and everything wrong is a finding with its key. Which terms a game knows and which numbers it
can use, the game says when it is set up.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, TypeGuard, TypeVar

from companion.cards.decks.cells import LONGEST_KEY, Wrong, is_key, parse_slug, parse_words
from companion.core.decks.card import LANGUAGES, DeckTerms, Texts
from companion.core.games.registry import USUAL
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


_HOUSE, _STARTS = "house", "starts"
_LONGEST_CUSTOM = 120  # letters of the sentence that says who starts
_MOST_GAMES, _MOST_NUMBERS, _MOST_IN_A_LIST, _MOST_RULES = 12, 60, 20, 40
_GREATEST, _GREATEST_RULE, _LONGEST_WORD = 1_000_000, 1e9, 40  # the last two as for house rules that are given at set-up
_NUMBER_FIX = f"write a whole number up to {_GREATEST:,}, or a list of at most {_MOST_IN_A_LIST} such as [6, 7, 8]"
_RULE_FIX = f'write a number, or a word of at most {_LONGEST_WORD} letters such as "exceeds"'
T = TypeVar("T")


def parse_terms(content: Mapping[str, Any], games: tuple[str, ...], values: TomlValues) -> dict[str, DeckTerms]:
    """By the name of the game; of a deck that is made for some `games` only theirs."""
    table = values.table(content, "terms", f"begin with a line such as [terms.{USUAL.id}]")
    values.at_most(table, _MOST_GAMES, "terms")
    read: dict[str, DeckTerms] = {}
    for game in [*table][:_MOST_GAMES]:
        if values.word(game, "terms", parse_slug):
            if games and game not in games:
                values.told(Wrong(f"the deck is not made for the game {quoted(game)}", nearest(game, games)), "terms")
            read[game] = _terms(values.table(table, game, f"begin with a line [terms.{game}]", "terms"), f"terms, {game}", values)
    return read


def _terms(table: Mapping[str, Any], place: str, values: TomlValues) -> DeckTerms:
    house = values.table(table, _HOUSE, f"begin with a line [{place.replace(', ', '.')}.{_HOUSE}]", place)
    printed = {key: value for key, value in table.items() if key not in (_HOUSE, _STARTS)}
    return DeckTerms(
        _kept(printed, place, _MOST_NUMBERS, _number, _NUMBER_FIX, values),
        _kept(house, f"{place}, {_HOUSE}", _MOST_RULES, _rule, _RULE_FIX, values),
        values.texts(table, _STARTS, place, _LONGEST_CUSTOM) if _STARTS in table else {},
    )


def _kept(
    table: Mapping[str, object], place: str, most: int, read: Callable[[object], T | None], fix: str, values: TomlValues
) -> dict[str, T]:
    """What can be read under a name that can be one."""
    values.at_most(table, most, place)
    kept: dict[str, T] = {}
    for key, value in [*table.items()][:most]:
        one = read(value)
        if not is_key(key):
            name_fix = f"use at most {LONGEST_KEY} lower case letters a-z, digits and underscores, such as mini_height"
            values.told(Wrong(f"{quoted(key)} cannot be a name here", name_fix), place)
        elif one is None:
            values.wrong(value, fix, f"{place}, {key}")
        else:
            kept[key] = one
    return kept


def _number(value: object) -> int | tuple[int, ...] | None:
    if _is_number(value):
        return value
    if isinstance(value, list) and 0 < len(value) <= _MOST_IN_A_LIST and all(map(_is_number, value)):
        return tuple(value)
    return None


def _is_number(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= _GREATEST


def _rule(value: object) -> str | int | float | None:
    if isinstance(value, str):
        return value if value.isprintable() and 0 < len(value) <= _LONGEST_WORD else None
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    return value if abs(value) <= _GREATEST_RULE else None  # NaN is not between any two numbers
