"""A set-up as people ask for it, from the command line or a protocol line, becomes a `Setup` and its deck (E1)."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any

from companion.core.decks.card import LANGUAGES, CardId, CharacteristicId, Deck
from companion.core.games.game import HouseValue, Player, Series, Setup
from companion.core.games.port import Game
from companion.core.games.registry import USUAL, find
from companion.core.mat.shape import MOST_COLUMNS, MOST_ROWS, Shape
from companion.errors import Problem, Unusable
from companion.events import SeatId, Slot
from companion.mats import files as mat_files
from companion.mats.outline import MOST_PADS, MOST_PLACES, MOST_TAP_PLACES
from companion.mats.plan import Plan
from companion.protocol.complaints import lack_of_name, shown
from companion.system.reading import nearest, quoted

FindDeck = Callable[[str], Deck]
FindMat = Callable[[str], Plan]
KEYS = ("game", "deck", "order", "players", "first", "house", "set_aside", "best_of", "mat", "lang")
MAT_KEYS = ("columns", "rows", "pads", "draw_pads", "blind", "line", "tap_places")
MOST_PLAYERS, MOST_RULES, LONGEST_WORD, LONGEST_PATH = 20, 40, 40, 4096
MOST_IN_A_SERIES = 99
GREATEST = 1e9
DEFAULT_GAME, DEFAULT_PLAYERS = USUAL.id, ("Anna", "Boris")


def parse_setup(asked: Mapping[str, object], find_deck: FindDeck, find_mat: FindMat = mat_files.find) -> tuple[Setup, Deck]:
    """The set-up and its deck; all keys have defaults, and one `Unusable` lists all problems."""
    problems = [Problem("set-up", f"there is no {quoted(key)}", nearest(key, KEYS)) for key in asked if key not in KEYS][:MOST_RULES]
    game = _text(asked, "game", DEFAULT_GAME, problems)
    usual = _usual(game)
    deck = _deck(asked, usual.usual_deck, find_deck, problems)
    order = _text(asked, "order", deck.characteristics[0].id if deck else "", problems)
    players = _players(asked.get("players", DEFAULT_PLAYERS), problems)
    house = _house(asked.get("house", {}), problems)
    set_aside = _names(asked.get("set_aside", []), "set_aside", problems)
    best_of = _best_of(asked.get("best_of"), problems)
    shape = _shape(asked.get("mat", usual.usual_mat or {}), find_mat, problems)
    if asked.get("lang", LANGUAGES[0]) not in LANGUAGES:
        problems.append(Problem("set-up, lang", f"{shown(asked['lang'])} is not spoken here", f"use one of: {', '.join(LANGUAGES)}"))
    first = _first(asked, players, problems)
    if deck:
        strange = [card for card in set_aside if card not in deck.cards][:MOST_RULES]
        problems += [_strange_card(card, deck) for card in strange]
    if problems or deck is None:
        raise Unusable(problems)
    aside = tuple(CardId(card) for card in dict.fromkeys(set_aside))
    series = Series(best_of, (0,) * len(players)) if best_of else None
    return Setup(game, deck.id, CharacteristicId(order), players, first, house, aside, shape, series), deck


def _usual(game: str) -> Game[Any, Any]:
    """The game that says which deck and mat are meant where none is named."""
    return find(game) or USUAL


def _deck(asked: Mapping[str, object], usual: str, find_deck: FindDeck, problems: list[Problem]) -> Deck | None:
    try:
        return find_deck(_text(asked, "deck", usual, problems, LONGEST_PATH))
    except Unusable as unusable:
        problems += unusable.problems
        return None


def _strange_card(card: str, deck: Deck) -> Problem:
    fix = nearest(card, map(str, deck.cards))
    fix = fix if fix.startswith("did you mean") else "the ids stand in the first column of the deck's cards.csv"
    return Problem("set-up, set_aside", f"deck {deck.id} has no card {quoted(card)}", fix)


def _text(asked: Mapping[str, object], key: str, default: str, problems: list[Problem], longest: int = LONGEST_WORD) -> str:
    value = asked.get(key, default)
    if isinstance(value, str) and value and len(value) <= longest and (value.isprintable() or key == "deck"):
        return value
    if value != default:
        problems.append(Problem(f"set-up, {key}", f"{shown(value)} is no name", f"give a name such as '{default}'"))
    return default


def _players(value: object, problems: list[Problem]) -> tuple[Player, ...]:
    names = [name.strip() for name in value.split(",")] if isinstance(value, str) else value
    if not isinstance(names, (list, tuple)) or not all(isinstance(name, str) for name in names):
        problems.append(Problem("set-up, players", f"{shown(value)} is no list of names", 'write ["Anna", "Boris"]'))
        return ()
    lacks = {name: lack for name in names[:MOST_PLAYERS] if (lack := lack_of_name(name))}
    problems += [Problem("set-up, players", f"{quoted(name)} is no name", lack) for name, lack in lacks.items()]
    return tuple(Player(SeatId(f"seat-{number}"), name.strip()) for number, name in enumerate(names, start=1))


def _first(asked: Mapping[str, object], players: tuple[Player, ...], problems: list[Problem]) -> SeatId:
    default = players[0].seat if players else SeatId("seat-1")
    value = asked.get("first", default)
    wanted = value.strip().casefold() if isinstance(value, str) else None
    seat = next((one.seat for one in players if wanted in (one.seat, one.name.casefold())), None)
    if seat is None and players:
        names = ", ".join(player.name for player in players[:MOST_PLAYERS])
        problems.append(Problem("set-up, first", f"nobody is called {shown(value)}", f"use one of: {names}"))
    return seat or default


def _house(value: object, problems: list[Problem]) -> Mapping[str, HouseValue]:
    if not isinstance(value, Mapping) or len(value) > MOST_RULES:
        problems.append(Problem("set-up, house", f"{shown(value)} is no set of house rules", 'write such as {"pace": 1}'))
        return {}
    house: dict[str, HouseValue] = {}
    for key, one in value.items():
        if not isinstance(key, str) or not key.isprintable() or len(key) > LONGEST_WORD:
            problems.append(Problem("set-up, house", f"there is no rule {shown(key)}", "name a house rule such as pace"))
        elif (plain := _house_value(one)) is None:
            problems.append(Problem("set-up, house", f"{quoted(key)} cannot be {shown(one)}", "give a word or a number"))
        else:
            house[key] = plain
    return house


def _house_value(value: object) -> HouseValue | None:
    """The value of a house rule: a printable word or a finite number; None for anything else."""
    if isinstance(value, str):
        return value if value.isprintable() and len(value) <= LONGEST_WORD else None
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not -GREATEST <= value <= GREATEST:
        return None  # NaN is not between any two numbers
    return value if isinstance(value, int) or math.isfinite(value) else None


def _best_of(value: object, problems: list[Problem]) -> int:
    """The number of matches of a series; an even number could end in a draw."""
    if value is None:
        return 0
    if isinstance(value, int) and not isinstance(value, bool) and 1 < value <= MOST_IN_A_SERIES and value % 2:
        return value
    problems.append(Problem("set-up, best_of", f"{shown(value)} is no series", f"give an odd number of matches, 3 to {MOST_IN_A_SERIES}"))
    return 0


def _names(value: object, key: str, problems: list[Problem]) -> tuple[str, ...]:
    if isinstance(value, (list, tuple)) and all(isinstance(one, str) for one in value):
        return tuple(value)
    problems.append(Problem(f"set-up, {key}", f"{shown(value)} is no list of names", 'give a list such as ["big-ben"]'))
    return ()


def _shape(value: object, find_mat: FindMat, problems: list[Problem]) -> Shape:
    if isinstance(value, str):
        return _shape_named(value, find_mat, problems)
    if not isinstance(value, Mapping):
        problems.append(Problem("set-up, mat", f"{shown(value)} is no mat", 'give a name such as "8x8", or {"columns": 8, "rows": 8}'))
        return Shape()
    strange = [key for key in value if key not in MAT_KEYS][:MOST_RULES]
    problems += [Problem("set-up, mat", f"a mat has no {quoted(key)}", nearest(key, MAT_KEYS)) for key in strange]
    columns = _whole(value, "columns", MOST_COLUMNS, problems)
    rows = _whole(value, "rows", MOST_ROWS, problems)
    pads = tuple(Slot(one) for one in _names(value.get("pads", ["pad"]), "mat, pads", problems))
    draws = tuple(Slot(one) for one in _names(value.get("draw_pads", []), "mat, draw_pads", problems))
    line, tap = ([Slot(one) for one in _names(value.get(key, []), f"mat, {key}", problems)] for key in ("line", "tap_places"))
    blind = _names(value.get("blind", []), "mat, blind", problems)
    shape = Shape(columns, rows, pads, draws, frozenset(Slot(one) for one in blind), tuple(line), tuple(tap))
    problems += _lacks_of(shape)
    return shape


def _shape_named(name: str, find_mat: FindMat, problems: list[Problem]) -> Shape:
    """The shape of a mat that is given by name or file."""
    if 0 < len(name) <= LONGEST_PATH:
        try:
            return find_mat(name).shape
        except Unusable as unusable:
            problems += unusable.problems
    else:
        problems.append(Problem("set-up, mat", f"{shown(name)} is no name", "give a mat's name such as '8x8', or its file"))
    return Shape()


def _lacks_of(shape: Shape) -> list[Problem]:
    """Complain of places that share a name, and of places other than cells that are called like cells."""
    others = tuple(slot for slot in shape.line if shape.column_and_row(slot) is None)
    problems: list[Problem] = []
    taken: set[Slot] = set()
    for key, what, names, most in (
        ("pads", "pad", (*shape.pads, *shape.draw_pads), MOST_PADS),
        ("tap_places", "tap place", shape.tap_places, MOST_TAP_PLACES),
        ("line", "place", others, MOST_PLACES),
    ):
        if len(names) > most:
            problems.append(Problem(f"set-up, mat, {key}", f"there are {len(names)} {what}s", f"a mat has {most} at the most"))
            continue
        for name in dict.fromkeys(names):
            if shape.column_and_row(name) is not None or name in taken or names.count(name) > 1 or not _is_name(name):
                fix = "name each place once, and none but cells like a cell"
                problems.append(Problem(f"set-up, mat, {key}", f"{quoted(name)} cannot be a {what}'s name", fix))
        taken |= set(names)
    if len(set(shape.line)) < len(shape.line) and len(set(others)) == len(others):
        problems.append(Problem("set-up, mat, line", "a cell stands in the line twice", "name each place once"))
    strange = [slot for slot in sorted(shape.blind) if not shape.has(slot)][:MOST_RULES]
    cells = f"name cells of {shape.columns} x {shape.rows}"
    return problems + [Problem("set-up, mat, blind", f"there is no cell {quoted(slot)}", cells) for slot in strange]


def _is_name(name: str) -> bool:
    return bool(name) and name.isprintable() and len(name) <= LONGEST_WORD


def _whole(value: Mapping[str, object], key: str, most: int, problems: list[Problem]) -> int:
    number = value.get(key, 8)
    if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= most:
        problems.append(Problem(f"set-up, mat, {key}", f"{shown(number)} is no number of {key}", f"give 0 to {most}"))
        return 8
    return number
