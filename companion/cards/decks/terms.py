"""What games take from a deck besides its cards: the `[terms]` of a `deck.toml`.

Rules of this file: only the form is checked. Which keys a game knows and which numbers it can use, the game says when it is set up.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeGuard, TypeVar

from companion.cards.decks.cells import LONGEST_KEY, Wrong, is_key, parse_slug
from companion.cards.decks.toml_values import TomlValues
from companion.core.decks.card import DeckTerms
from companion.core.games.registry import USUAL
from companion.system.reading import nearest, quoted

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
