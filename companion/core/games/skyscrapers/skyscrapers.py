"""Skyscrapers as the referee sees it: the port filled. A tower is never read, so nothing must lie anywhere (S20)."""

from __future__ import annotations

from dataclasses import replace

from companion.core.decks.card import CardId, Deck
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
from companion.core.games.skyscrapers import (
    choices,
    corrections,
    expectation,
    notation,
    printed,
    rules,
    sorting,
    start,
    understanding,
    view,
)
from companion.core.games.skyscrapers.moves import HALF_DONE, PLACED, Move
from companion.core.games.skyscrapers.position import IN_BOX, Position
from companion.events import Correction


class Skyscrapers:
    id = printed.GAME
    ground: Ground = "sites"
    usual_deck = "skyscrapers"
    usual_mat: str | None = "skyscrapers"
    house: tuple[HouseRule, ...] = start.HOUSE
    tallies: tuple[Tally, ...] = (
        Tally("floors", ("builds",)),
        Tally("buildings", ("roofs",)),
        Tally("toilets", ("toilet-specialist", "further-toilet")),
        Tally("earthquakes", ("quakes", "quake-cancelled", "century")),
        Tally("insurances", ("insures", "insurance-cancels")),
        Tally("prizes", ("counts-mini-skyscraper", "counts-order-and-unity", "counts-world-record"), is_final=True),
        Tally("faulty", ("counts-faulty",), is_final=True),
    )
    least_players, most_players = min(printed.PLAYERS), max(printed.PLAYERS)

    def start(self, setup: Setup, deck: Deck) -> Position:
        return start.start(setup, deck)

    def rule(self, position: Position, move: Move) -> Ruling | Refused:
        return rules.rule(position, move)

    def moves(self, position: Position) -> tuple[Move, ...]:
        return choices.moves(position)

    def layout(self, position: Position) -> Layout:
        return {}

    def wrongs(self, position: Position, difference: Difference) -> tuple[Wrong, ...]:
        return ()

    def understand(self, position: Position, difference: Difference, signal: Signal) -> Understood:
        return understanding.understand(position, difference, signal)

    def expectation(self, position: Position, difference: Difference) -> Expectation:
        return expectation.expectation(position, difference)

    def view(self, position: Position) -> View:
        return view.view(position)

    def correct(self, position: Position, correction: Correction, difference: Difference) -> Ruling | Refused:
        return corrections.correct(position, correction)

    def reopened(self, position: Position, later: Position) -> Position:
        """Nothing is revealed that could stay open; an act is taken back whole (E3)."""
        return replace(position, pending=None)

    def is_half_done(self, move: Move) -> bool:
        return isinstance(move, HALF_DONE)

    def placed_by(self, moves: tuple[Move, ...]) -> CardId | None:
        last = moves[-1] if moves else None
        return last.card if isinstance(last, PLACED) else None

    def moved_to(self, moves: tuple[Move, ...], place: Place) -> tuple[Move, ...] | None:
        """The same act at another tap place; laid at its own once more, a card was only heard again (S20)."""
        last = moves[-1] if moves else None
        if not isinstance(last, PLACED) or last.place == place:
            return None
        return (*moves[:-1], replace(last, place=place))

    def left_in_box(self, position: Position) -> frozenset[CardId]:
        return frozenset(card for card, where in position.whereabouts.opened().items() if where == IN_BOX)  # E10

    def step_under_way(self, position: Position) -> Place | None:
        return None

    def sorts_as(self, position: Position, card: CardId) -> str | None:
        return sorting.counts_as(position, card)

    def counted(self, position: Position, sort: str | None) -> tuple[Move, ...]:
        return sorting.counted(position, sort)

    def written(self, move: Move) -> str:
        return notation.written(move)

    def parsed(self, text: str) -> Move | None:
        return notation.parsed(text)

    def written_table(self, difference: Difference) -> tuple[str, ...]:
        return notation.written_table(difference)

    def parsed_table(self, parts: tuple[str, ...]) -> Difference | None:
        return notation.parsed_table(parts)


SKYSCRAPERS = Skyscrapers()
