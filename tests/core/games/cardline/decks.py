"""Matches of Cardline set up on decks made up for exams."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.decks.card import Deck
from companion.core.games.game import HouseValue, Player, Setup
from companion.core.mat.shape import Shape
from companion.events import SeatId

NAMES = ("Anna", "Boris", "Chloé", "Dmitri", "Eve", "Farid", "Grace", "Hugo")


def seats(players: int) -> tuple[SeatId, ...]:
    return tuple(SeatId(f"seat-{number}") for number in range(1, players + 1))


def setup_of(
    deck: Deck,
    players: int,
    house: Mapping[str, HouseValue] | None = None,
    *,
    by: str | None = None,
    first: int = 0,
    shape: Shape | None = None,
) -> Setup:
    around = tuple(Player(seat, name) for seat, name in zip(seats(players), NAMES, strict=False))
    order = next(one.id for one in deck.characteristics if by in (None, one.id))
    return Setup("cardline", deck.id, order, around, around[first].seat, dict(house or {}), shape=shape or Shape())
