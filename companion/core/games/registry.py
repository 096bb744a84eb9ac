"""The list of games, with one line for each.

Rules of this file: an object is named as an entry point names it, and found once when the program starts. So a module that finds games by
this list imports none of them, and the people of a game, who import the simulator, close no cycle.
"""

from __future__ import annotations

from pkgutil import resolve_name
from typing import Any

from companion.core.decks.card import Deck
from companion.core.games.game import Ground
from companion.core.games.port import Game

OBJECTS = (
    "companion.core.games.comparity.comparity:COMPARITY",
    "companion.core.games.cardline.cardline:CARDLINE",
    "companion.core.games.skyscrapers.skyscrapers:SKYSCRAPERS",
)
GAMES: tuple[Game[Any, Any], ...] = tuple(map(resolve_name, OBJECTS))
USUAL = GAMES[0]  # where no game is named


def find(id: str) -> Game[Any, Any] | None:
    return next((game for game in GAMES if game.id == id), None)


def ground_of_game(id: str) -> Ground | None:
    found = find(id)
    return found.ground if found else None


def are_hands_secret(deck: Deck) -> bool:
    """Whether a game that the deck is made for keeps hands secret, so that all its backs have to be alike."""
    return any(game.are_hands_secret for game in GAMES if game.id in deck.games)
