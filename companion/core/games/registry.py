"""The games there are: a list that you can read."""

from __future__ import annotations

from typing import Any

from companion.core.games.cardline.cardline import CARDLINE
from companion.core.games.comparity.comparity import COMPARITY
from companion.core.games.port import Game
from companion.core.games.skyscrapers.skyscrapers import SKYSCRAPERS

GAMES: tuple[Game[Any, Any], ...] = (
    COMPARITY,
    CARDLINE,
    SKYSCRAPERS,
)


def find(id: str) -> Game[Any, Any] | None:
    return next((game for game in GAMES if game.id == id), None)
