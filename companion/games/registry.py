"""The games there are: a list that you can read."""

from __future__ import annotations

from typing import Any

from companion.games.cardline.cardline import CARDLINE
from companion.games.comparity.comparity import COMPARITY
from companion.games.port import Game
from companion.games.skyscrapers.skyscrapers import SKYSCRAPERS

GAMES: tuple[Game[Any, Any], ...] = (
    COMPARITY,
    CARDLINE,
    SKYSCRAPERS,
)


def find(id: str) -> Game[Any, Any] | None:
    return next((game for game in GAMES if game.id == id), None)
