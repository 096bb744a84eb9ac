"""Which matches of Skyscrapers are played: all numbers of players, house rules and mats on which something is seen otherwise."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import count, cycle
from typing import Any

from companion.core.decks.card import LANGUAGES
from tests.hiding.exam import Plan

PLAYERS = ("Anna", "Boris", "Chloé", "Дарья", "Emil", "Фёдор")
ORDERS = (("skyscrapers", "height"), ("skyscrapers", "points"))  # it makes no difference by what
HOUSES: tuple[Mapping[str, Any], ...] = (
    {},
    {"collapse": "equals"},
    {"threshold": "reach", "timer": "strict", "turn_seconds": 10},
    {"collapse": "equals", "threshold": "reach"},
)
SITES = [f"site-{number}" for number in range(1, 11)]
MATS: tuple[str | Mapping[str, Any], ...] = (
    "skyscrapers",
    {"columns": 0, "rows": 0, "tap_places": SITES[:3], "draw_pads": ["pile"]},
    {"columns": 0, "rows": 0},
    {"columns": 0, "rows": 0, "tap_places": SITES, "draw_pads": ["pile"]},
    {"columns": 0, "rows": 0, "tap_places": SITES[:4], "pads": []},
    {"columns": 0, "rows": 0, "draw_pads": ["pile"]},
    {"columns": 0, "rows": 0, "pads": []},
)


def plans(first_seed: int = 0) -> Iterator[Plan]:
    """Without end; whatever is combined comes up in every combination in time."""
    houses, mats, players = cycle(HOUSES), cycle(MATS), cycle((2, 3, 4, 2, 6, 3, 2, 5, 4))
    for seed in count(first_seed):
        deck, order = ORDERS[seed % 11 == 10]
        seats = PLAYERS[: next(players)]
        asked = {"game": "skyscrapers", "deck": deck, "order": order, "players": seats, "house": next(houses), "mat": next(mats)}
        yield Plan(seed, {**asked, "lang": LANGUAGES[seed % 3]}, is_noisy=seed % 5 == 4)
