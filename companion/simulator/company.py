"""Who plays which game at a simulated table: a list that you can read, a line for every game in `companion.core.games.registry`."""

from __future__ import annotations

from typing import Any

from companion.core.games.cardline.people.people import CARDLINE
from companion.core.games.comparity.people.people import COMPARITY
from companion.core.games.skyscrapers.people.people import SKYSCRAPERS
from companion.errors import unusable
from companion.simulator.people import People

COMPANY: tuple[People[Any, Any], ...] = (COMPARITY, CARDLINE, SKYSCRAPERS)


def people_of(game: str) -> People[Any, Any]:
    found = next((people for people in COMPANY if people.id == game), None)
    if found is None:
        names = ", ".join(people.id for people in COMPANY)
        raise unusable("--game", f"nobody plays '{game}' at a simulated table", f"choose one of: {names}")
    return found
