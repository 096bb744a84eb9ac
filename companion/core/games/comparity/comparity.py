"""Comparity as the referee sees it: the port filled."""

from __future__ import annotations

from companion.core.decks.card import CardId, Deck
from companion.core.games.comparity import corrections, expectation, layout, notation, rules, start, understanding, view
from companion.core.games.comparity.moves import HALF_DONE, Move, Play
from companion.core.games.comparity.position import Position, Shifting
from companion.core.games.game import (
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
    Tally,
    Understood,
    View,
    Wrong,
)
from companion.events import Correction


class Comparity:
    id = "comparity"
    ground: Ground = "area"
    usual_deck = "landmarks"
    usual_mat: str | None = None
    house: tuple[HouseRule, ...] = start.HOUSE
    tallies: tuple[Tally, ...] = (
        Tally("plays", ("plays", "plays-bonus", "reconnects")),
        Tally("checks-right", ("too-great-left", "too-great-below"), is_together=True),
        Tally("checks-wrong", ("in-order",)),
        Tally("violations", ("too-great-left", "too-great-below")),
        Tally("duet-draws", ("draws",), amount="count", fewer="none-left"),
        Tally("penalty-cards", ("penalty", "distrust"), amount="count", fewer="none-left"),
    )
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
        return understanding.understand(position, difference, signal)

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

    def sorts_as(self, position: Position, card: CardId) -> str | None:
        return None

    def counted(self, position: Position, sort: str | None) -> tuple[Move, ...]:
        return ()

    def written(self, move: Move) -> str:
        return notation.written(move)

    def parsed(self, text: str) -> Move | None:
        return notation.parsed(text)

    def written_table(self, difference: Difference) -> tuple[str, ...]:
        return notation.written_table(difference)

    def parsed_table(self, parts: tuple[str, ...]) -> Difference | None:
        return notation.parsed_table(parts)


COMPARITY = Comparity()
