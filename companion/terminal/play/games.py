"""How a game is typed at a terminal: by the commands, the hands and the hints that the game itself brings."""

from __future__ import annotations

from companion.core.games.registry import GAMES, find
from companion.errors import unusable
from companion.terminal.play.ways import Ways


def ways_of(game: str) -> Ways:
    found = find(game)
    if found is None:
        names = ", ".join(one.id for one in GAMES)
        raise unusable("--game", f"'{game}' cannot be played in a terminal", f"choose one of: {names}")
    ways: Ways = found.typed()
    return ways
