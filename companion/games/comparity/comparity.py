"""Comparity as the referee sees it: the port filled."""

from __future__ import annotations

from companion.decks.card import CardId, Deck
from companion.events import Correction
from companion.games.comparity import by_hand, corrections, expectation, layout, rules, start, view
from companion.games.comparity.moves import HALF_DONE, Move, Play
from companion.games.comparity.position import Position, Shifting
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


class Comparity:
    id = "comparity"
    ground: Ground = "area"
    usual_deck = "landmarks"
    usual_mat: str | None = None
    house: tuple[HouseRule, ...] = start.HOUSE
    least_players, most_players = min(start.PILES), max(start.PILES)

    def start(self, setup: Setup, deck: Deck) -> Position:
        return start.start(setup, deck)

    def rule(self, position: Position, move: Move) -> Ruling | Refused:
        return rules.rule(position, move)

    def moves(self, position: Position) -> tuple[Move, ...]:
        return rules.moves(position)

    def layout(self, position: Position) -> Layout:
        return layout.layout(position)

    def wrongs(self, position: Position, difference: Difference) -> tuple[Wrong, ...]:
        return layout.wrongs(position, difference)

    def understand(self, position: Position, difference: Difference, signal: Signal) -> Understood:
        return by_hand.understand(position, difference, signal)

    def expectation(self, position: Position, difference: Difference) -> Expectation:
        return expectation.expectation(position, difference)

    def view(self, position: Position) -> View:
        return view.view(position)

    def correct(self, position: Position, correction: Correction, difference: Difference) -> Ruling | Refused:
        return corrections.correct(position, correction, difference)

    def reopened(self, position: Position, later: Position) -> Position:
        return corrections.reopened(position, later)

    def is_half_done(self, move: Move) -> bool:
        return isinstance(move, HALF_DONE)

    def placed_by(self, moves: tuple[Move, ...]) -> CardId | None:
        last = moves[-1] if moves else None
        return last.card if isinstance(last, Play) else None

    def moved_to(self, moves: tuple[Move, ...], place: Place) -> tuple[Move, ...] | None:
        last = moves[-1] if moves else None
        return (*moves[:-1], Play(last.card, place)) if isinstance(last, Play) else None

    def left_in_box(self, position: Position) -> frozenset[CardId]:
        return position.terms.set_aside

    def step_under_way(self, position: Position) -> Place | None:
        return position.pending.step if isinstance(position.pending, Shifting) else None


COMPARITY = Comparity()
