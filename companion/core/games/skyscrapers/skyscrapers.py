"""Skyscrapers as the referee sees it: the port filled. A tower is never read, so nothing must lie anywhere (S20)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from companion.core.decks.card import CardId
from companion.core.games.game import Difference, Layout, Place, Refused, Ruling, Tally, Wrong
from companion.core.games.port import Game, Notation
from companion.core.games.skyscrapers import (
    choices,
    corrections,
    expectation,
    notation,
    overdue,
    printed,
    rules,
    sorting,
    start,
    understanding,
    view,
)
from companion.core.games.skyscrapers.explained import HEARD, LESSONS
from companion.core.games.skyscrapers.moves import HALF_DONE, PLACED, Move, TimeUp
from companion.core.games.skyscrapers.pictures import PICTURES
from companion.core.games.skyscrapers.position import IN_BOX, Position
from companion.events import Correction


def _people() -> Any:
    """Its bots and hands, imported only where a table is simulated: the rules stand without them."""
    from companion.core.games.skyscrapers.people.people import PEOPLE

    return PEOPLE


def _typed() -> Any:
    """Its typed commands, imported only where it is played in characters."""
    from companion.core.games.skyscrapers.typed import TYPED

    return TYPED


def _layout(_: Position) -> Layout:
    return {}


def _wrongs(_: Position, __: Difference) -> tuple[Wrong, ...]:
    return ()


def _correct(position: Position, correction: Correction, _: Difference) -> Ruling | Refused:
    return corrections.correct(position, correction)


def _reopened(position: Position, _: Position) -> Position:
    """The position to which an undo goes back: nothing of the act stays, as it revealed nothing that could stay open (E3)."""
    return replace(position, pending=None)


def _moved_to(moves: tuple[Move, ...], place: Place) -> tuple[Move, ...] | None:
    """The same act at another tap place; laid at its own once more, a card was only heard again (S20)."""
    last = moves[-1] if moves else None
    if not isinstance(last, PLACED) or last.place == place:
        return None
    return (*moves[:-1], replace(last, place=place))


def _left_in_box(position: Position) -> frozenset[CardId]:
    return frozenset(card for card, where in position.whereabouts.opened().items() if where == IN_BOX)  # E10


SKYSCRAPERS: Game[Position, Move] = Game(
    id=printed.GAME,
    ground="sites",
    least_players=min(printed.PLAYERS),
    most_players=max(printed.PLAYERS),
    usual_deck="skyscrapers",
    usual_mat="skyscrapers",
    emblem="tower-skyscraper",
    house=start.HOUSE,
    tallies=(
        Tally("floors", ("builds",)),
        Tally("buildings", ("roofs",)),
        Tally("toilets", ("toilet-specialist", "further-toilet")),
        Tally("earthquakes", ("quakes", "quake-cancelled", "century")),
        Tally("insurances", ("insures", "insurance-cancels")),
        Tally("prizes", ("counts-mini-skyscraper", "counts-order-and-unity", "counts-world-record"), is_final=True),
        Tally("faulty", ("counts-faulty",), is_final=True),
    ),
    are_hands_secret=True,
    lessons=LESSONS,
    pictures=PICTURES,
    heard=HEARD,
    notation=Notation(notation.written, notation.parsed),
    half_done=HALF_DONE,
    placing=PLACED,
    start=start.start,
    rule=rules.rule,
    moves=choices.moves,
    layout=_layout,
    wrongs=_wrongs,
    understand=understanding.understand,
    expectation=expectation.expectation,
    view=view.view,
    correct=_correct,
    reopened=_reopened,
    people=_people,
    typed=_typed,
    timed=overdue.timed,
    time_up=TimeUp(),
    moved_to=_moved_to,
    left_in_box=_left_in_box,
    sorts_as=sorting.counts_as,
    counted=sorting.counted,
)
