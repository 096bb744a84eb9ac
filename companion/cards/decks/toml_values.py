"""The values of a `deck.toml`: texts, lists and tables by their keys, and the `[terms]` that games take from a deck besides its cards.

Rules of this file: only the form is checked, and everything wrong is a finding with its key. Which terms a game knows and which numbers it
can use, the game says when it is set up.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, TypeAlias, TypeGuard, TypeVar

from companion.cards.decks.cells import LONGEST_KEY, is_key, parse_slug, parse_words
from companion.core.decks.card import LANGUAGES, DeckTerms, Texts
from companion.core.games.registry import USUAL
from companion.errors import Text
from companion.system.reading import Findings, meant

MOST_NAMED = 20
Place: TypeAlias = str | Text


class TomlValues:
    """Reads one value at a time, adding to the findings as it goes; what cannot be used comes back empty."""

    __slots__ = ("_found",)

    def __init__(self, found: Findings) -> None:
        self._found = found

    def wrong(self, value: object, instead: Text, place: Place) -> None:
        self._found.report("deck-not-what-belongs-here", place, lack=_lack(value), instead=instead)

    def told(self, read: str | Text, place: Place) -> str:
        if isinstance(read, Text):
            self._found.report(read, place)
            return ""
        return read

    def known(self, table: Mapping[str, Any], known: Collection[str], place: Place) -> None:
        for key in [key for key in table if key not in known][:MOST_NAMED]:
            self._found.report("deck-key-is-not-known", place, key=key, instead=meant(key, known))

    def at_most(self, values: Collection[Any], most: int, place: Place) -> None:
        if len(values) > most:
            self._found.report("deck-too-many-of-them", place, count=len(values), most=most)

    def table(self, parent: Mapping[str, Any], key: str, fix: Text, place: Place = "") -> dict[str, Any]:
        """Empty where there is none."""
        value = parent.get(key, {})
        if isinstance(value, dict):
            return value
        self.wrong(value, fix, within(place, key))
        return {}

    def texts(self, table: Mapping[str, Any], key: str, place: Place, longest: int, *, may_be_blank: bool = False) -> Texts:
        """One text for all languages, or a table of texts by language; the first one given stands in for those that are missing."""
        here = within(place, key)
        value = table.get(key, "" if may_be_blank else None)
        if isinstance(value, str):
            value = dict.fromkeys(LANGUAGES, value)
        if not isinstance(value, dict):
            self.wrong(value, Text("deck-write-texts", key=key), here)
            return dict.fromkeys(LANGUAGES, "")
        self.known(value, LANGUAGES, here)
        given = {
            language: self.text(value[language], Text("place-language-of", place=here, language=language), longest)
            for language in LANGUAGES
            if language in value
        }
        given = {language: text for language, text in given.items() if text or may_be_blank}
        if not given:
            self._found.report("deck-text-in-no-language", here)
        first = next(iter(given.values()), "")
        return {language: given.get(language, first) for language in LANGUAGES}

    def text(self, value: object, place: Place, longest: int) -> str:
        return self.word(value, place, lambda text: parse_words(text, longest))

    def word(self, value: object, place: Place, parse: Callable[[str], str | Text]) -> str:
        if not isinstance(value, str):
            self.wrong(value, Text("deck-write-text"), place)
            return ""
        return self.told(parse(value.strip()), place)

    def listed(self, value: object, key: str, place: Place, most: int = MOST_NAMED) -> list[Any]:
        if not isinstance(value, list):
            self.wrong(value, Text("deck-write-list", key=key), place)
            return []
        self.at_most(value, most, place)
        return value[:most]

    def words(self, table: Mapping[str, Any], key: str, place: Place, parse: Callable[[str], str | Text]) -> tuple[str, ...]:
        """Empty where there are none."""
        here = within(place, key)
        return tuple(filter(None, (self.word(value, here, parse) for value in self.listed(table.get(key, []), key, here))))

    def one_of(self, value: object, known: Collection[str], place: Place, kind: str) -> str:
        if isinstance(value, str) and value in known:
            return value
        if isinstance(value, str):
            self._found.report("deck-no-such-word", place, kind=kind, value=value, instead=meant(value, known))
        else:
            self.wrong(value, meant("", known), place)
        return ""


def within(place: Place, key: str) -> Place:
    return Text("place-within", place=place, name=key) if place else key


def _lack(value: object) -> Text:
    if value is None:
        return Text("deck-is-missing")
    kind = Text("value-kind", kind=type(value).__name__)
    if isinstance(value, bool | float) or (isinstance(value, int) and value.bit_length() < 200):
        return Text("deck-of-another-kind-shown", kind=kind, value=str(value))
    return Text("deck-of-another-kind", kind=kind)


_HOUSE, _STARTS = "house", "starts"
_LONGEST_CUSTOM = 120  # letters of the sentence that says who starts
_MOST_GAMES, _MOST_NUMBERS, _MOST_IN_A_LIST, _MOST_RULES = 12, 60, 20, 40
_GREATEST, _GREATEST_RULE, _LONGEST_WORD = 1_000_000, 1e9, 40  # the last two as for house rules that are given at set-up
_NUMBER_FIX = Text("deck-write-number", greatest=_GREATEST, most=_MOST_IN_A_LIST)
_RULE_FIX = Text("deck-write-rule", longest=_LONGEST_WORD)
T = TypeVar("T")


def parse_terms(content: Mapping[str, Any], games: tuple[str, ...], values: TomlValues) -> dict[str, DeckTerms]:
    """By the name of the game; of a deck that is made for some `games` only theirs."""
    table = values.table(content, "terms", Text("deck-begin-terms", game=USUAL.id))
    values.at_most(table, _MOST_GAMES, "terms")
    read: dict[str, DeckTerms] = {}
    for game in [*table][:_MOST_GAMES]:
        if values.word(game, "terms", parse_slug):
            if games and game not in games:
                values.told(Text("deck-not-for-the-game", game=game, instead=meant(game, games)), "terms")
            read[game] = _terms(values.table(table, game, _begin(f"terms.{game}"), "terms"), game, values)
    return read


def _begin(table: str) -> Text:
    return Text("deck-begin-table", table=table)


def _terms(table: Mapping[str, Any], game: str, values: TomlValues) -> DeckTerms:
    place = within("terms", game)
    house = values.table(table, _HOUSE, _begin(f"terms.{game}.{_HOUSE}"), place)
    printed = {key: value for key, value in table.items() if key not in (_HOUSE, _STARTS)}
    return DeckTerms(
        _kept(printed, place, _MOST_NUMBERS, _number, _NUMBER_FIX, values),
        _kept(house, within(place, _HOUSE), _MOST_RULES, _rule, _RULE_FIX, values),
        values.texts(table, _STARTS, place, _LONGEST_CUSTOM) if _STARTS in table else {},
    )


def _kept(
    table: Mapping[str, object], place: Place, most: int, read: Callable[[object], T | None], fix: Text, values: TomlValues
) -> dict[str, T]:
    """The values that can be read, under names that can be keys; all others are reported."""
    values.at_most(table, most, place)
    kept: dict[str, T] = {}
    for key, value in [*table.items()][:most]:
        one = read(value)
        if not is_key(key):
            values.told(Text("deck-not-a-name", key=key, longest_key=LONGEST_KEY), place)
        elif one is None:
            values.wrong(value, fix, within(place, key))
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
