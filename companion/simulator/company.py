"""Who plays a game at a simulated table: the people that the game itself brings."""

from __future__ import annotations

from typing import Any

from companion.core.games.registry import GAMES, find
from companion.errors import unusable
from companion.simulator.people import People


def people_of(game: str) -> People[Any, Any]:
    found = find(game)
    if found is None:
        names = ", ".join(one.id for one in GAMES)
        raise unusable("--game", f"nobody plays '{game}' at a simulated table", f"choose one of: {names}")
    people: People[Any, Any] = found.people()
    return people
