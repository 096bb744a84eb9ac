"""A set-up as people ask for it, from the command line or a protocol line, becomes a `Setup` and its deck (E1)."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping
from typing import Any

from companion.decks.card import LANGUAGES, CardId, CharacteristicId, Deck
from companion.errors import Problem, Unusable
from companion.events import SeatId, Slot
from companion.games.game import HouseValue, Player, Setup
from companion.mat.shape import MOST_COLUMNS, MOST_ROWS, Shape

FindDeck = Callable[[str], Deck]
KEYS = ("game", "deck", "order", "players", "first", "house", "set_aside", "mat", "lang")
MAT_KEYS = ("columns", "rows", "pads", "draw_pads", "blind")
LONGEST_NAME = 20
DEFAULT_DECK, DEFAULT_PLAYERS = "landmarks", ("Anna", "Boris")


def parse_setup(asked: Mapping[str, Any], find_deck: FindDeck) -> tuple[Setup, Deck]:
    """All but the game have defaults; everything that is the matter is said at once."""
    problems: list[Problem] = []
    for key in asked:
        if key not in KEYS:
            close = difflib.get_close_matches(str(key)[:60], KEYS, n=1)
            fix = f"did you mean '{close[0]}'?" if close else f"use among: {', '.join(KEYS)}"
            problems.append(Problem("set-up", f"there is no '{_short(key)}'", fix))
    game = _text(asked, "game", "comparity", problems)
    deck = find_deck(_text(asked, "deck", DEFAULT_DECK, problems))
    order = _text(asked, "order", deck.characteristics[0].id, problems)
    players = _players(asked.get("players", DEFAULT_PLAYERS), problems)
    house = _house(asked.get("house", {}), problems)
    set_aside = _names(asked.get("set_aside", []), "set_aside", problems)
    shape = _shape(asked.get("mat", {}), problems)
    lang = asked.get("lang", "en")
    if lang not in LANGUAGES:
        problems.append(Problem("set-up, lang", f"{_short(lang)!r} is not spoken here", f"choose one of: {', '.join(LANGUAGES)}"))
    first = _first(asked, players, problems)
    if problems:
        raise Unusable(problems)
    aside = tuple(CardId(card) for card in set_aside)
    return Setup(game, deck.id, CharacteristicId(order), players, first, house, aside, shape), deck


def seat_named(players: tuple[Player, ...], name: str) -> SeatId | None:
    """A seat by its id or its player's name."""
    wanted = name.casefold()
    return next((one.seat for one in players if wanted in (one.seat, one.name.casefold())), None)


def _short(value: object) -> str:
    plain = "".join(char if char.isprintable() else "?" for char in str(value))
    return plain if len(plain) <= 60 else plain[:57] + "..."


def _text(asked: Mapping[str, Any], key: str, default: str, problems: list[Problem]) -> str:
    value = asked.get(key, default)
    if isinstance(value, str) and value:
        return value
    problems.append(Problem(f"set-up, {key}", f"{_short(value)!r} is no text", f"give a text such as '{default}'"))
    return default


def _players(value: Any, problems: list[Problem]) -> tuple[Player, ...]:
    names = [name.strip() for name in value.split(",")] if isinstance(value, str) else value
    if not isinstance(names, (list, tuple)) or not all(isinstance(name, str) for name in names):
        problems.append(Problem("set-up, players", f"{_short(value)!r} is no list of names", "write Anna,Boris"))
        return ()
    for name in names:
        if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
            problems.append(Problem("set-up, players", f"{_short(name)!r} is no name", f"give 1 to {LONGEST_NAME} printable characters"))
    return tuple(Player(SeatId(f"seat-{number}"), name.strip()) for number, name in enumerate(names, start=1))


def _first(asked: Mapping[str, Any], players: tuple[Player, ...], problems: list[Problem]) -> SeatId:
    default = players[0].seat if players else SeatId("seat-1")
    value = asked.get("first", default)
    seat = seat_named(players, value) if isinstance(value, str) else None
    if seat is None and players:
        names = ", ".join(player.name for player in players)
        problems.append(Problem("set-up, first", f"nobody is called {_short(value)!r}", f"name one of: {names}"))
    return seat or default


def _house(value: Any, problems: list[Problem]) -> Mapping[str, HouseValue]:
    if not isinstance(value, Mapping):
        problems.append(Problem("set-up, house", f"{_short(value)!r} is no set of rules", "write such as pace=1"))
        return {}
    house: dict[str, HouseValue] = {}
    for key, one in value.items():
        if isinstance(one, bool) or not isinstance(one, (str, int, float)) or (isinstance(one, float) and one != one):
            problems.append(Problem("set-up, house", f"'{_short(key)}' cannot be {_short(one)!r}", "give a word or a number"))
        else:
            house[str(key)] = one
    return house


def _names(value: Any, key: str, problems: list[Problem]) -> tuple[str, ...]:
    if isinstance(value, (list, tuple)) and all(isinstance(one, str) for one in value):
        return tuple(value)
    problems.append(Problem(f"set-up, {key}", f"{_short(value)!r} is no list", "give a list of names"))
    return ()


def _shape(value: Any, problems: list[Problem]) -> Shape:
    if not isinstance(value, Mapping):
        problems.append(Problem("set-up, mat", f"{_short(value)!r} is no mat", 'give such as {"columns": 8, "rows": 8}'))
        return Shape()
    problems += [
        Problem("set-up, mat", f"a mat has no '{_short(key)}'", f"use among: {', '.join(MAT_KEYS)}") for key in value if key not in MAT_KEYS
    ]
    columns = _whole(value, "columns", MOST_COLUMNS, problems)
    rows = _whole(value, "rows", MOST_ROWS, problems)
    pads = tuple(Slot(one) for one in _names(value.get("pads", ["pad"]), "mat, pads", problems))
    draws = tuple(Slot(one) for one in _names(value.get("draw_pads", []), "mat, draw_pads", problems))
    plain = Shape(columns, rows, pads, draws)
    blind = _names(value.get("blind", []), "mat, blind", problems)
    for slot in blind:
        if plain.column_and_row(Slot(slot)) is None:
            problems.append(Problem("set-up, mat, blind", f"there is no cell '{_short(slot)}'", f"name cells of {columns} x {rows}"))
    for pad in (*pads, *draws):
        if plain.column_and_row(pad) is not None or not pad.isprintable() or (*pads, *draws).count(pad) > 1:
            problems.append(Problem("set-up, mat, pads", f"'{_short(pad)}' cannot be a pad's name", "name each pad once, and not like a cell"))
    return Shape(columns, rows, pads, draws, frozenset(Slot(one) for one in blind))


def _whole(value: Mapping[str, Any], key: str, most: int, problems: list[Problem]) -> int:
    number = value.get(key, 8)
    if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= most:
        problems.append(Problem(f"set-up, mat, {key}", f"{_short(number)!r} is no number of {key}", f"give 0 to {most}"))
        return 8
    return number
