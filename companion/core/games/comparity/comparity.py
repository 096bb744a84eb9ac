"""Comparity as the referee sees it: the port filled."""

from __future__ import annotations

from typing import Any

from companion.core.decks.card import CardId
from companion.core.games.comparity import corrections, expectation, layout, notation, rules, start, understanding, view
from companion.core.games.comparity.explained import HEARD, LESSONS
from companion.core.games.comparity.moves import HALF_DONE, Move, Play
from companion.core.games.comparity.position import Position, Shifting
from companion.core.games.game import Place, Tally
from companion.core.games.port import Game, Notation


def _people() -> Any:
    """Imported where a table is simulated: the rules stand without bots."""
    from companion.core.games.comparity.people.people import PEOPLE

    return PEOPLE


def _typed() -> Any:
    """Imported where the game is played in characters."""
    from companion.core.games.comparity.typed import TYPED

    return TYPED


def _moved_to(moves: tuple[Move, ...], place: Place) -> tuple[Move, ...] | None:
    last = moves[-1] if moves else None
    return (*moves[:-1], Play(last.card, place)) if isinstance(last, Play) else None


def _left_in_box(position: Position) -> frozenset[CardId]:
    return position.terms.set_aside


def _step_under_way(position: Position) -> Place | None:
    return position.pending.step if isinstance(position.pending, Shifting) else None


COMPARITY: Game[Position, Move] = Game(
    id="comparity",
    ground="area",
    least_players=min(start.PILES),
    most_players=max(start.PILES),
    usual_deck="landmarks",
    usual_mat=None,
    emblem="landmark-tower",
    house=start.HOUSE,
    tallies=(
        Tally("plays", ("plays", "plays-bonus", "reconnects")),
        Tally("checks-right", ("too-great-left", "too-great-below"), is_together=True),
        Tally("checks-wrong", ("in-order",)),
        Tally("violations", ("too-great-left", "too-great-below")),
        Tally("duet-draws", ("draws",), amount="count", fewer="none-left"),
        Tally("penalty-cards", ("penalty", "distrust"), amount="count", fewer="none-left"),
    ),
    are_hands_secret=False,
    lessons=LESSONS,
    heard=HEARD,
    notation=Notation(notation.written, notation.parsed, notation.written_table, notation.parsed_table),
    half_done=HALF_DONE,
    placing=(Play,),
    start=start.start,
    rule=rules.rule,
    moves=rules.moves,
    layout=layout.layout,
    wrongs=layout.wrongs,
    understand=understanding.understand,
    expectation=expectation.expectation,
    view=view.view,
    correct=corrections.correct,
    reopened=corrections.reopened,
    people=_people,
    typed=_typed,
    moved_to=_moved_to,
    left_in_box=_left_in_box,
    step_under_way=_step_under_way,
)
