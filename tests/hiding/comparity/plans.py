"""Which matches are played: both decks by everything that they can be ordered by, all tables and house rules that change what is seen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import count, cycle
from random import Random
from typing import Any

from companion.core.decks.card import LANGUAGES
from tests.hiding.desk import shipped
from tests.hiding.exam import Plan

PLAYERS = ("Anna", "Boris", "Chloé", "Дарья", "Emil")
ORDERS = (("landmarks", "height"), ("movies", "year"), ("landmarks", "year"), ("movies", "box_office"))
HOUSES: tuple[Mapping[str, Any], ...] = (
    {},
    {"check": "lift"},
    {"confirm": "ok"},
    {"trio_bonus": "must", "timer": "strict", "turn_seconds": 10},
    {"memory": "strict"},
    {"check": "lift", "pace": 0.5, "memory": "remind"},
    {"hand": 3, "pile": 9},
)
MATS: tuple[Mapping[str, Any], ...] = (
    {},
    {"columns": 8, "rows": 8, "pads": []},
    {"columns": 6, "rows": 6, "blind": ["C3", "E2", "A1"]},
    {},
    {"columns": 0, "rows": 0},
    {"columns": 10, "rows": 9, "draw_pads": ["pile"]},
    {"columns": 0, "rows": 0, "pads": []},
)


def plans(first_seed: int = 0) -> Iterator[Plan]:
    """Without end; whatever is combined comes up in every combination in time."""
    orders, houses, mats, players, faces = cycle(ORDERS), cycle(HOUSES), cycle(MATS), cycle((2, 3, 2, 4, 5)), cycle((False, True, False))
    for seed in count(first_seed):
        deck, order = next(orders)
        house, mat = next(houses), next(mats)
        if seed % 7 == 6:  # the two cycles of seven would else always meet in the same way
            next(mats)
        asked = {"deck": deck, "order": order, "players": PLAYERS[: next(players)], "house": house, "mat": mat, "lang": LANGUAGES[seed % 3]}
        is_seen, has_cells = next(faces), mat.get("columns", 1) > 0
        yield Plan(seed, {**asked, "set_aside": _memory(deck, seed)}, is_seen, is_noisy=seed % 5 == 4 and not is_seen and has_cells)


def _memory(deck: str, seed: int) -> list[str]:
    """In every second match some cards were seen before (C17)."""
    random = Random(seed)
    return random.sample(sorted(shipped(deck).cards), random.randrange(1, 30)) if seed % 2 else []
