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
from companion.errors import Problem, Text, Unusable
from companion.events import SeatId, Slot
from companion.mats import files as mat_files
from companion.mats.outline import MOST_PADS, MOST_PLACES, MOST_TAP_PLACES
from companion.mats.plan import Plan
from companion.protocol.complaints import lack_of_name, value_of
from companion.system.reading import meant

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
    unknown = [key for key in asked if key not in KEYS][:MOST_RULES]
    problems = [Problem(Text("place-setup"), "cli-no-such-word", word=key, instead=meant(key, KEYS)) for key in unknown]
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
        problems.append(
            Problem(
                _at("lang"),
                "protocol-language-is-not-spoken",
                value=value_of(asked["lang"]),
                languages=tuple(LANGUAGES),
            )
        )
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
    instead = meant(card, map(str, deck.cards), Text("protocol-ids-of-cards"))
    return Problem(_at("set_aside"), "protocol-no-such-card", deck=deck.id, card=card, instead=instead)


def _at(key: str) -> Text:
    return Text("place-setup-key", key=key)


def _text(asked: Mapping[str, object], key: str, default: str, problems: list[Problem], longest: int = LONGEST_WORD) -> str:
    value = asked.get(key, default)
    if isinstance(value, str) and value and len(value) <= longest and (value.isprintable() or key == "deck"):
        return value
    if value != default:
        problems.append(Problem(_at(key), "protocol-not-a-name", value=value_of(value), default=default))
    return default


def _players(value: object, problems: list[Problem]) -> tuple[Player, ...]:
    names = [name.strip() for name in value.split(",")] if isinstance(value, str) else value
    if not isinstance(names, (list, tuple)) or not all(isinstance(name, str) for name in names):
        problems.append(Problem(_at("players"), "protocol-no-list-of-players", value=value_of(value)))
        return ()
    lacks = {name: lack for name in names[:MOST_PLAYERS] if (lack := lack_of_name(name))}
    problems += [Problem(_at("players"), "protocol-no-name-of-player", name=name, instead=lack) for name, lack in lacks.items()]
    return tuple(Player(SeatId(f"seat-{number}"), name.strip()) for number, name in enumerate(names, start=1))


def _first(asked: Mapping[str, object], players: tuple[Player, ...], problems: list[Problem]) -> SeatId:
    default = players[0].seat if players else SeatId("seat-1")
    value = asked.get("first", default)
    wanted = value.strip().casefold() if isinstance(value, str) else None
    seat = next((one.seat for one in players if wanted in (one.seat, one.name.casefold())), None)
    if seat is None and players:
        names = ", ".join(player.name for player in players[:MOST_PLAYERS])
        problems.append(Problem(_at("first"), "protocol-no-such-player", value=value_of(value), names=names))
    return seat or default


def _house(value: object, problems: list[Problem]) -> Mapping[str, HouseValue]:
    if not isinstance(value, Mapping) or len(value) > MOST_RULES:
        problems.append(Problem(_at("house"), "protocol-not-house-rules", value=value_of(value)))
        return {}
    house: dict[str, HouseValue] = {}
    for key, one in value.items():
        if not isinstance(key, str) or not key.isprintable() or len(key) > LONGEST_WORD:
            problems.append(Problem(_at("house"), "protocol-no-such-rule", value=value_of(key)))
        elif (plain := _house_value(one)) is None:
            problems.append(Problem(_at("house"), "protocol-rule-cannot-be", key=key, value=value_of(one)))
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
    problems.append(Problem(_at("best_of"), "protocol-not-a-series", value=value_of(value), most=MOST_IN_A_SERIES))
    return 0


def _names(value: object, key: str, problems: list[Problem]) -> tuple[str, ...]:
    if isinstance(value, (list, tuple)) and all(isinstance(one, str) for one in value):
        return tuple(value)
    problems.append(Problem(_at(key), "protocol-not-a-list-of-names", value=value_of(value)))
    return ()


def _shape(value: object, find_mat: FindMat, problems: list[Problem]) -> Shape:
    if isinstance(value, str):
        return _shape_named(value, find_mat, problems)
    if not isinstance(value, Mapping):
        problems.append(Problem(_at("mat"), "protocol-not-a-mat", value=value_of(value)))
        return Shape()
    strange = [key for key in value if key not in MAT_KEYS][:MOST_RULES]
    problems += [Problem(_at("mat"), "protocol-mat-has-no-such-key", key=key, instead=meant(key, MAT_KEYS)) for key in strange]
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
        problems.append(Problem(_at("mat"), "protocol-no-name-of-mat", value=value_of(name)))
    return Shape()


def _lacks_of(shape: Shape) -> list[Problem]:
    """Complain of places that share a name, and of places other than cells that are called like cells."""
    others = tuple(slot for slot in shape.line if shape.column_and_row(slot) is None)
    problems: list[Problem] = []
    taken: set[Slot] = set()
    for key, names, most in (
        ("pads", (*shape.pads, *shape.draw_pads), MOST_PADS),
        ("tap_places", shape.tap_places, MOST_TAP_PLACES),
        ("line", others, MOST_PLACES),
    ):
        if len(names) > most:
            problems.append(Problem(_at(f"mat, {key}"), "protocol-too-many-places", count=len(names), kind=key, most=most))
            continue
        wrong = (
            name
            for name in dict.fromkeys(names)
            if shape.column_and_row(name) is not None or name in taken or names.count(name) > 1 or not _is_name(name)
        )
        problems += [Problem(_at(f"mat, {key}"), "protocol-no-name-of-place", name=name, kind=key) for name in wrong]
        taken |= set(names)
    if len(set(shape.line)) < len(shape.line) and len(set(others)) == len(others):
        problems.append(Problem(_at("mat, line"), "protocol-cell-twice-in-line"))
    strange = [slot for slot in sorted(shape.blind) if not shape.has(slot)][:MOST_RULES]
    return problems + [
        Problem(_at("mat, blind"), "protocol-no-such-cell", slot=slot, columns=shape.columns, rows=shape.rows) for slot in strange
    ]


def _is_name(name: str) -> bool:
    return bool(name) and name.isprintable() and len(name) <= LONGEST_WORD


def _whole(value: Mapping[str, object], key: str, most: int, problems: list[Problem]) -> int:
    number = value.get(key, 8)
    if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= most:
        problems.append(Problem(_at(f"mat, {key}"), "protocol-not-a-number-of", value=value_of(number), key=key, most=most))
        return 8
    return number
