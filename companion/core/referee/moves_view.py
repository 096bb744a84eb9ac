"""The legal moves as kind and public arguments; for bots, tests and the protocol."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from companion.core.referee.announcements import Said
from companion.core.referee.match_state import MatchState
from companion.core.referee.step import name_of


def moves_view(state: MatchState) -> tuple[tuple[str, Mapping[str, Said]], ...]:
    """Each legal move: its kind as a slug, then its places and pairs of places by name; cards left open are left out."""
    return tuple((_slug(type(move).__name__), _args(state, move)) for move in state.match.game.moves(state.position))


def _slug(name: str) -> str:
    return "".join(f"-{char.lower()}" if char.isupper() else char for char in name).lstrip("-")


def _args(state: MatchState, move: Any) -> dict[str, Said]:
    args: dict[str, Said] = {}
    for one in fields(move):
        value = getattr(move, one.name)
        if one.name == "gap":
            args["place"] = name_of(state, (value, 1))
        elif isinstance(value, tuple) and isinstance(value[0], tuple):
            args[one.name] = tuple(name_of(state, place) for place in value)
        elif isinstance(value, tuple):
            args["place"] = name_of(state, value)
    return args
