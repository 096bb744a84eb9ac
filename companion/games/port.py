"""The port that every game fills."""

from __future__ import annotations

from typing import Protocol, TypeVar

from companion.decks.card import CardId, Deck
from companion.events import Correction
from companion.games.game import (
    Difference,
    Expectation,
    Ground,
    HouseRule,
    Layout,
    Place,
    Refused,
    Ruling,
    Setup,
    Signal,
    Understood,
    View,
    Wrong,
)

P = TypeVar("P")
M = TypeVar("M")


class Game(Protocol[P, M]):
    """A rulebook. Legality lives in `rule` alone; all else is derived from it or asks it."""

    id: str
    ground: Ground
    usual_deck: str
    usual_mat: str | None  # None: 8 x 8 cells and a pad
    house: tuple[HouseRule, ...]
    least_players: int
    most_players: int

    def start(self, setup: Setup, deck: Deck) -> P: ...
    def rule(self, position: P, move: M) -> Ruling | Refused: ...
    def moves(self, position: P) -> tuple[M, ...]: ...
    def layout(self, position: P) -> Layout: ...
    def wrongs(self, position: P, difference: Difference) -> tuple[Wrong, ...]: ...
    def understand(self, position: P, difference: Difference, signal: Signal) -> Understood: ...
    def expectation(self, position: P, difference: Difference) -> Expectation: ...
    def view(self, position: P) -> View: ...
    def correct(self, position: P, correction: Correction, difference: Difference) -> Ruling | Refused: ...
    def reopened(self, position: P, later: P) -> P: ...
    def is_half_done(self, move: M) -> bool: ...
    def placed_by(self, moves: tuple[M, ...]) -> CardId | None: ...
    def moved_to(self, moves: tuple[M, ...], place: Place) -> tuple[M, ...] | None: ...
    def left_in_box(self, position: P) -> frozenset[CardId]: ...
    def step_under_way(self, position: P) -> Place | None: ...
