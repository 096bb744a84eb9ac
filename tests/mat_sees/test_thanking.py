"""C24, C28: thanks are said when all lies as it should, never while a card is in a hand or may only have been missed."""

from __future__ import annotations

from tests.mat_sees.scenes import pair
from tests.mat_sees.sitting import Sitting


def laid_wrong() -> Sitting:
    table = pair()
    assert table.play("A1", "monas") == ["wrong-touches-nothing"]
    return table


def test_a_card_that_was_missed_once_is_no_reason_for_thanks_and_is_not_asked_away_again():
    table = laid_wrong()
    assert table.lift("A1") + table.wait(0.75) + table.place("A1", "monas") + table.wait(10) == []
    assert table.to_mend == ["Take “National Monument (Monas)” back: A1 touches no card."]


def test_a_card_that_stays_away_is_thanked_for():
    table = laid_wrong()
    assert table.lift("A1") + table.wait(1.9) == []
    assert table.wait(0.1) == ["table-cleared"]
    assert table.wait(10) == []


def test_a_card_that_lies_where_it_may_is_thanked_for_at_once():
    table = laid_wrong()
    table.lift("A1")
    table.wait(0.5)
    assert table.place("D5", "monas") == ["table-cleared"]


def test_no_thanks_are_said_while_a_card_that_lay_right_is_in_a_hand():
    table = laid_wrong()
    table.lift("D4")
    table.lift("A1")
    assert table.wait(60) == []
    assert table.place("D4", "big-ben") == ["table-cleared"]


def test_no_thanks_are_said_while_a_card_that_was_shown_waits_for_its_place():
    table = laid_wrong()
    table.lift("A1")
    table.tap("pad", "monas")
    assert table.wait(60) == []
    assert table.choose("drop")[-1] == "table-cleared"
