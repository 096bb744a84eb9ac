"""E4: a replay of the entries gives the same state, whatever was shown, asked, put right and taken back on the way."""

from __future__ import annotations

import pytest

from companion.core.games.game import Setup
from companion.core.referee.referee import replayed
from companion.core.referee.table_view import table_view
from tests.core.games.skyscrapers.at_table.sitting import (
    DRAW_PAD,
    NAMES_ONLY,
    NO_PAD,
    TWO_PLACES,
    Passes,
    Table,
    blowing,
    built,
    due,
    last_turns,
    on_the_pad,
    opened,
    over,
    roofed,
    searching,
    studying,
    toilet,
)


def resumed(table: Table):
    """The state that the journal's entries make by themselves."""
    referee = table._table._match.referee
    first, *rest = referee._journal.entries()
    assert isinstance(first.event, Setup)
    return replayed(first.event, referee.state.match.deck, referee.state.match.register, tuple(one.event for one in rest))


def check(table: Table) -> None:
    again = resumed(table)
    assert again == table.state
    assert table_view(again) == table_view(table.state)


def moved() -> Table:
    table = built()
    table.tap("site-1", "earthquake-1")
    table.tap("site-2", "earthquake-1")
    return table


def aside() -> Table:
    table = Table(deck="blocks with sites=3", mat=TWO_PLACES)
    table.tap("site-1", "parking-1")
    table.tap("pad", "slab-1")
    table.choose("open-aside")
    table.tap("site-2", "piles-1")
    return table


def silent() -> Table:
    table = built()
    table.freeze("site-1", "pad")
    table.choose("card:flat-20")
    table.choose("play:site-1")
    table.back("pad")
    return table


def drawn() -> Table:
    table = opened(mat=DRAW_PAD)
    table.tap("site-1", "hotel-40")
    table.tap("draw", "flat-20")
    return table


def named() -> Table:
    table = Table(mat=NAMES_ONLY)
    for option in ("card:parking-1", "card:slab-1", "card:study-1", "discards", "card:hotel-40"):
        table.choose(option)
    return table


def put_right() -> Table:
    table = roofed("Anna", "Boris", "Vera")
    table.corrected(act_of="Boris")
    table.corrected(card_is={"card": "hotel-50", "really": "flat-30"})
    table.corrected(leave="Vera")
    table.corrected(replace={"seat": "Anna", "name": "Wanda"})
    table.press("undo")
    return table


def taken_back() -> Table:
    table = studying()
    table.choose("all")
    table.undone()
    table.tap("pad", "study-2")
    table.undone()
    return table


def left_lying() -> Table:
    table = opened()
    passes = Passes(table)
    passes.lay("site-1", "hotel-40")
    passes.listen(6)
    return table


def by_passes() -> Table:
    table = opened(mat=NO_PAD)
    passes = Passes(table)
    for card in ("hotel-40", "hotel-30", "roof-1", "insurance-1", "parking-2"):
        passes.show("site-1", card)
        passes.listen(1)
    return table


def copies() -> Table:
    """Nobody can tell which insurance the century took; one that is shown once more is known again."""
    table = opened()
    table.show("site-2", "insurance-1", "insurance-2")
    table.tap("pad", "century")
    table.tap("site-1", "insurance-2")
    return table


SCENES = (
    *(Table, opened, built, roofed, toilet, studying, searching, blowing, on_the_pad, due, last_turns, over),
    *(moved, aside, silent, drawn, named, put_right, taken_back, left_lying, by_passes, copies),
)


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_after_a_restart_the_match_stands_where_it_stood(scene):
    check(scene())


@pytest.mark.parametrize("scene", [roofed, toilet, studying, blowing, searching], ids=lambda scene: scene.__name__)
def test_after_a_restart_an_open_turn_is_answered(scene):
    table = scene()
    check(table)
    option = next(one for one in table.options if one not in ("discards", "drop"))
    assert table.choose(option)
    check(table)
