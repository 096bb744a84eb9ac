"""Who plays which game at a simulated table: a list that you can read, a line for every game in `companion.games.registry`."""

from __future__ import annotations

from typing import Any

from companion.errors import unusable
from companion.simulator.cardline.people import CARDLINE
from companion.simulator.comparity.people import COMPARITY
from companion.simulator.people import People
from companion.simulator.skyscrapers.people import SKYSCRAPERS

COMPANY: tuple[People[Any, Any], ...] = (COMPARITY, CARDLINE, SKYSCRAPERS)


def people_of(game: str) -> People[Any, Any]:
    found = next((people for people in COMPANY if people.id == game), None)
    if found is None:
        names = ", ".join(people.id for people in COMPANY)
        raise unusable("--game", f"nobody plays '{game}' at a simulated table", f"choose one of: {names}")
    return found
