"""Which games can be played at a terminal: a list that you can read, a line for every game in `companion.games.registry`."""

from __future__ import annotations

from companion.errors import unusable
from companion.play.cardline.ways import CARDLINE
from companion.play.comparity.ways import COMPARITY
from companion.play.skyscrapers.ways import SKYSCRAPERS
from companion.play.ways import Ways

WAYS: tuple[Ways, ...] = (COMPARITY, CARDLINE, SKYSCRAPERS)


def ways_of(game: str) -> Ways:
    found = next((ways for ways in WAYS if ways.id == game), None)
    if found is None:
        names = ", ".join(ways.id for ways in WAYS)
        raise unusable("--game", f"'{game}' cannot be played in a terminal", f"choose one of: {names}")
    return found
