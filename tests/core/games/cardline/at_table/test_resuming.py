"""E4: a replay of the entries gives the same state, whatever was pushed, mended, frozen and taken back on the way."""

from __future__ import annotations

import pytest

from companion.core.games.game import Setup
from companion.core.referee.referee import replayed
from companion.core.referee.table_view import table_view
from tests.core.games.cardline.at_table.sitting import DECK, Passes, Table, card, laid, opened, three
from tests.core.games.cardline.decks import seats


def resumed(table: Table):
    """The state that the journal's entries make by themselves."""
    referee = table._table._match.referee
    first, *rest = referee._journal.entries()
    assert isinstance(first.event, Setup)
    return replayed(first.event, DECK, referee.state.match.register, tuple(one.event for one in rest))


def check(table: Table) -> None:
    again = resumed(table)
    assert again == table.state
    assert table_view(again) == table_view(table.state)


def pushed() -> Table:
    table = laid(10, 20, 30)
    table.slide("C1", "H1")
    table.slide("B1", "D1")
    return table


def out_of_order() -> Table:
    table = laid(10, 20, 30)
    table.slide("A1", "F1")
    table.wait(5)
    return table


def with_a_card_in_its_gap() -> Table:
    table = three(house={"commit": "turned"})
    table.lay("F1", 40)
    table.lift("F1")
    table.wait(0.3)
    return table


def with_a_failed_card() -> Table:
    table = three()
    table.told("F1", 5)
    table.wait(3)
    return table


def on_the_pad() -> Table:
    table = three()
    table.tap("pad", card(40))
    return table


def silent() -> Table:
    table = three()
    table.freeze("D1", "F1")
    table.shown(40, "right-of-n30")
    return table


def taken_back() -> Table:
    table = three()
    table.told("F1", 5)
    table.undone()
    return table


def accepted() -> Table:
    table = three()
    table.lay("F1", 40)
    table.corrected(accept=True)
    return table


def long() -> Table:
    table = laid(10, 20, 30, 40, mat={"columns": 4, "rows": 1}, house={"hand": 10})
    table.wait(3)
    table.lift("A1")
    table.wait(3)
    return table


def over() -> Table:
    table = opened(house={"hand": 1})
    table.told("E1", 30)
    table.told("F1", 5)
    return table


def in_a_play_off() -> Table:
    table = opened("Anna", "Boris", "Vera", house={"hand": 1})
    table.told("E1", 30)
    table.told("F1", 40)
    table.told("B1", 50)
    return table


def by_passes() -> Table:
    table = three()
    passes = Passes(table)
    passes.lay("F1", 40)
    passes.listen(1)
    table.press("ok")
    passes.lift("D1")
    return table


SCENES = (
    *(Table, pushed, out_of_order, with_a_card_in_its_gap, with_a_failed_card, on_the_pad, silent, taken_back, accepted, long, over),
    *(in_a_play_off, by_passes),
)


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_after_a_restart_the_match_stands_where_it_stood(scene):
    check(scene())


def test_after_a_restart_the_match_goes_on_with_the_next_play():
    table = with_a_card_in_its_gap()
    table.lay("F1", 40)
    table.wait(1)
    assert table.press("ok")[0] == "fits-last"
    check(table)
    assert list(table.state.position.hands) == list(seats(2))
