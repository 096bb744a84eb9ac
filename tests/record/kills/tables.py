"""The matches whose referees are killed: all three games, several table sizes, mats and house rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

NAMES = ("Anna", "Boris", "Vera", "Gaëlle", "Фёдор", "Hugo")
SHORT = {"hand": 3, "pile": 8}
QUIET, NOISY = 0.01, 0.05
TABLES: tuple[tuple[str, int, Mapping[str, Any]], ...] = (
    ("comparity", 2, {"house": SHORT}),
    ("cardline", 2, {}),
    ("skyscrapers", 2, {}),
    ("comparity", 3, {"deck": "movies", "mat": {"columns": 7, "rows": 7, "draw_pads": ["draw"]}}),
    ("cardline", 5, {"house": {"commit": "turned"}}),
    ("skyscrapers", 4, {"mat": {"columns": 0, "rows": 0, "tap_places": [f"site-{number}" for number in range(1, 4)]}}),
    ("comparity", 4, {"order": "year", "house": {"confirm": "ok", "trio_bonus": "must"}}),
    ("cardline", 3, {"deck": "landmarks", "house": {"commit": "pace", "pace": 0.8}, "mat": {"draw_pads": ["draw"]}}),
    ("skyscrapers", 3, {"house": {"collapse": "equals"}}),
    ("comparity", 5, {"house": {"pace": 0.8}}),
    ("cardline", 6, {"deck": "countries", "order": "population", "mat": {"columns": 3, "rows": 3}}),
    ("skyscrapers", 2, {"mat": "none"}),
    ("comparity", 2, {"deck": "movies", "mat": {"columns": 5, "rows": 4}}),
)


def tables() -> Iterator[tuple[dict[str, Any], float, int]]:
    """A set-up, its noise and its seed, one after another."""
    seed = 0
    while True:
        for game, players, more in TABLES:
            seed += 1
            yield {"game": game, "players": list(NAMES[:players]), "lang": "en", **more}, NOISY if seed % 2 else QUIET, seed
