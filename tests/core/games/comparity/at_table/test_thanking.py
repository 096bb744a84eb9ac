"""C24, C28: thanks are said when all lies as it should, never while a card is in a hand or may only have been missed."""

from __future__ import annotations

from tests.core.games.comparity.at_table.heard import Heard
from tests.core.games.comparity.at_table.scenes import pair
from tests.core.games.comparity.at_table.sitting import Sitting

BEN = {"A1": "big-ben"}
WRONG = {**BEN, "C1": "monas"}


def laid_wrong() -> Sitting:
    table = pair()
    assert table.play("A1", "monas") == ["wrong-touches-nothing"]
    return table


def heard_wrong() -> Heard:
    heard = Heard()
    heard.hear(3, **BEN)
    assert heard.hear(3, **WRONG) == ["wrong-touches-nothing"]
    return heard


def test_a_card_that_was_told_to_be_lifted_is_thanked_for_at_once():
    table = laid_wrong()
    assert table.lift("A1") == ["table-cleared"]


def test_a_card_that_its_reader_missed_is_no_reason_for_thanks_and_is_not_asked_away_again():
    heard = heard_wrong()
    assert heard.hear(1, **BEN) + heard.hear(10, **WRONG) == []
    assert heard.table.to_mend == ["Take “National Monument (Monas)” back: C1 touches no card."]


def test_a_card_that_is_heard_no_more_for_two_seconds_is_thanked_for():
    heard = heard_wrong()
    assert heard.hear(1.9, **BEN) == []
    assert heard.hear(0.6, **BEN) == ["table-cleared"]
    assert heard.hear(10, **BEN) == []


def test_a_card_that_is_heard_where_it_may_lie_is_thanked_for_at_once():
    heard = heard_wrong()
    heard.hear(0.5, **BEN)
    assert heard.hear(0.5, **BEN, B1="monas") == ["table-cleared"]


def test_no_thanks_are_said_while_a_card_that_lay_right_is_in_a_hand():
    table = laid_wrong()
    table.lift("D4")
    table.lift("A1")
    assert table.wait(60) == []
    assert table.place("D4", "big-ben") == ["table-cleared"]


def test_no_thanks_are_said_while_a_card_that_was_shown_waits_for_its_place():
    heard = heard_wrong()
    heard.hear(0.5, **BEN)
    assert heard.hear(1, **BEN, pad="monas") + heard.hear(60, **BEN) == []
    assert heard.table.choose("drop") == ["dropped", "table-cleared"]
