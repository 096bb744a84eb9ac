"""S1, E10, H1: the cards of the set-up are sorted out by a list, and counted by showing them; which they were is kept nowhere."""

from __future__ import annotations

from tests.core.games.skyscrapers.at_table.sitting import NAMES_ONLY, Passes, Table
from tests.core.games.skyscrapers.at_table.test_resuming import check

FEW = "blocks with tornadoes=1,toilets=1,studies=1,roofs=2,foundations=2"
LIST = ["tick-foundations:2", "tick-toilets:1", "tick-studies:1", "tick-roofs:2", "tick-tornadoes:1", "sorted"]


def sorting(**asked) -> Table:
    table = Table(deck=FEW, **asked)
    table.choose("sort")
    return table


def test_what_the_set_up_sorts_out_is_a_list_to_tick_off():
    table = Table(deck=FEW)
    assert table.options == ["sort"]
    assert table.choose("sort") == []
    assert (table.options, table.status, table.question) == (LIST, "sorting", "ask-sorted")
    table.choose("tick-roofs:2")
    assert table.options == [one.replace("tick-roofs", "untick-roofs") for one in LIST]
    table.choose("sorted")
    table.choose("sort")
    assert "untick-roofs:2" in table.options
    table.choose("untick-roofs:2")
    assert table.options == LIST
    check(table)


def test_without_any_reader_the_list_is_there_all_the_same():
    table = sorting(mat=NAMES_ONLY)
    assert (table.options, table.status) == (LIST, "sorting-list")


def test_a_card_that_is_shown_counts_once_to_its_kind_and_the_last_one_ticks_it_off():
    table = sorting()
    assert table.tap("pad", "roof-1") == ["sorted"]
    assert table.texts == ["Roofs: 1 of 2."]
    assert table.tap("pad", "roof-1") == []
    assert table.tap("site-1", "spire-40") == ["sorted"]
    assert "untick-roofs:2" in table.options
    assert table.tap("pad", "earthquake-1") == ["sorted-whole"]
    assert (table.view.get("structures", []), table.stage) == ([], "opening")
    check(table)


def test_a_card_too_many_of_its_kind_is_said_and_is_not_counted():
    table = sorting()
    table.tap("pad", "tornado-1")
    assert table.tap("pad", "tornado-2") == ["sorted-too-many"]
    assert (table.rulings, table.texts) == (["E10"], ["Tornadoes: one too many, as 1 are needed. Put one back into the box."])
    assert table.tap("pad", "tornado-2") == ["sorted-too-many"]


def test_which_cards_were_counted_is_in_no_entry():
    tables = []
    for roof, tornado in (("roof-1", "tornado-1"), ("spire-40", "tornado-4")):
        table = sorting()
        passes = Passes(table)
        passes.lay("pad", roof)
        passes.listen(10.0)
        passes.clear("pad")
        passes.listen(3.0)
        passes.show("site-2", tornado)
        tables.append(table)
    first, second = ([entry.event for entry in one._table._match.referee._journal.entries()] for one in tables)
    assert first == second
    assert tables[0].view == tables[1].view


def test_after_the_list_the_match_begins_as_ever():
    table = sorting()
    table.tap("pad", "parking-1")
    table.choose("sorted")
    assert table.tap("site-1", "parking-1") == ["opens"]
    assert table.options == []
