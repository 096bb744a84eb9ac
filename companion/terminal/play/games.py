"""Which games can be played at a terminal: a list that you can read, a line for every game in `companion.core.games.registry`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.core.games.cardline.typed.ways import CARDLINE
from companion.core.games.comparity.typed.ways import COMPARITY
from companion.core.games.skyscrapers.typed.ways import SKYSCRAPERS
from companion.errors import unusable
from companion.terminal.play.ways import Ways

if TYPE_CHECKING:
    from companion.core.decks.card import Deck

WAYS: tuple[Ways, ...] = (COMPARITY, CARDLINE, SKYSCRAPERS)


def ways_of(game: str) -> Ways:
    found = next((ways for ways in WAYS if ways.id == game), None)
    if found is None:
        names = ", ".join(ways.id for ways in WAYS)
        raise unusable("--game", f"'{game}' cannot be played in a terminal", f"choose one of: {names}")
    return found


def are_hands_secret(deck: Deck) -> bool:
    """Whether it is made for a game in which nobody may know another's cards by their backs."""
    return any(ways.are_hands_secret for ways in WAYS if ways.id in deck.games)
