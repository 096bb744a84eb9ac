"""Cardline as the referee sees it: the port filled."""

from __future__ import annotations

from typing import Any

from companion.core.games.cardline import corrections, expectation, layout, notation, rules, start, understanding, view
from companion.core.games.cardline.explained import HEARD, LESSONS
from companion.core.games.cardline.moves import HALF_DONE, Join, Move, Open, Play
from companion.core.games.cardline.position import Position
from companion.core.games.game import Tally
from companion.core.games.port import Game, Notation


def _people() -> Any:
    """Imported where a table is simulated: the rules stand without bots."""
    from companion.core.games.cardline.people.people import PEOPLE

    return PEOPLE


def _typed() -> Any:
    """Imported where the game is played in characters."""
    from companion.core.games.cardline.typed import TYPED

    return TYPED


CARDLINE: Game[Position, Move] = Game(
    id="cardline",
    ground="row",
    least_players=2,
    most_players=start.MOST_PLAYERS,
    usual_deck="countries",
    usual_mat="line-32",
    emblem="continent-europe",
    house=start.HOUSE,
    tallies=(
        Tally("fits", ("fits-first", "fits-last", "fits-between")),
        Tally("misfits", ("misfits-first", "misfits-last", "misfits-between")),
    ),
    are_hands_secret=False,
    lessons=LESSONS,
    heard=HEARD,
    notation=Notation(notation.written, notation.parsed, notation.written_table, notation.parsed_table),
    half_done=HALF_DONE,
    placing=(Open, Play, Join),
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
    # No `moved_to`: a card that was turned is judged where it lay; before that, it may go anywhere (L9).
)
