"""Which matches of Cardline are played: every deck and order, all that is seen otherwise by mat and house rule."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import count, cycle
from typing import Any

from companion.core.decks.card import LANGUAGES
from tests.hiding.exam import Plan

PLAYERS = ("Anna", "Boris", "Chloé", "Дарья", "Emil", "Фёдор", "Gaëlle", "Hugo")
ORDERS = (
    ("countries", "area"), ("landmarks", "height"), ("countries", "population"), ("movies", "year"),
    ("countries", "gdp"), ("landmarks", "year"), ("countries", "co2"), ("movies", "box_office"),
)  # fmt: skip
SEATS = (2, 3, 2, 4, 8, 2, 5, 3, 2, 6, 3)
HOUSES: tuple[Mapping[str, Any], ...] = (
    {"hand": 2},
    {"commit": "turned", "hand": 1},
    {},
    {"commit": "pace", "pace": 2, "hand": 2},
    {"hand": 1, "hand_2": 2},
    {"commit": "turned", "timer": "strict", "turn_seconds": 10},
    {"commit": "pace", "hand": 1},
)
MATS: tuple[str | Mapping[str, Any], ...] = (
    "line-32",
    {"columns": 3, "rows": 3},
    {"columns": 16, "rows": 1, "blind": ["C1", "H1"], "draw_pads": ["pile"]},
    {"columns": 0, "rows": 0},
    {},
    {"columns": 12, "rows": 1, "pads": []},
    {"columns": 3, "rows": 2, "blind": ["B2"]},
    {"columns": 0, "rows": 0, "pads": []},
    {"columns": 0, "rows": 0, "line": ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]},
)


def plans(first_seed: int = 0) -> Iterator[Plan]:
    """Without end; cycles of lengths that have no common divisor, so whatever is combined comes up in every combination in time."""
    orders, houses, mats, players, faces = cycle(ORDERS), cycle(HOUSES), cycle(MATS), cycle(SEATS), cycle((False, False, True))
    for seed in count(first_seed):
        (deck, order), house, mat, is_seen = next(orders), next(houses), next(mats), next(faces)
        if seed % 9 == 8:  # three faces and nine mats would else always meet in the same way
            next(faces)
        asked = {"game": "cardline", "deck": deck, "order": order, "players": PLAYERS[: next(players)], "house": house, "mat": mat}
        is_noisy = seed % 5 == 4 and not is_seen
        yield Plan(seed, {**asked, "lang": LANGUAGES[seed % 3]}, is_seen, is_noisy)
