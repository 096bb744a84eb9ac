"""C28: what only the radio did is no act and is not told."""

from __future__ import annotations

from tests.core.games.comparity.at_table.scenes import pair
from tests.core.games.comparity.at_table.sitting import Sitting


def test_a_word_after_a_moment_too_short_for_a_hand_asks_whether_that_card_is_meant():
    table = pair()
    table.lift("D4")
    table.wait(0.2)
    table.place("D4", "big-ben")
    assert table.press("check") == ["asks-check"]
    assert table.texts == ["Boris, do you check “Big Ben (Elizabeth Tower)” on D4?"]
    assert table.expected["key"] == "comparity-status-asks-check"
    assert table.options == ["check:D4", "drop"]
    assert table.cards["D4"] == "big-ben*"
    assert table.press("check")[0] == "reveals"


def test_ok_is_not_the_word_for_a_card_that_is_asked_about_and_cancel_leaves_it_closed():
    table = pair()
    table.lift("D4")
    table.wait(0.2)
    table.place("D4", "big-ben")
    table.press("check")
    assert table.ok() == ["refused-ok-checks-nothing"]
    assert table.press("cancel") == ["dropped"]
    assert (table.cards["D4"], table.stage) == ("big-ben*", "turn")


def test_an_open_card_that_was_lifted_with_a_closed_one_is_not_asked_about():
    table = Sitting()
    table.laid(open=("big-ben",), D4="big-ben", E4="eiffel-tower")
    table.lift("D4")
    table.lift("E4")
    table.wait(1)
    table.place("D4", "big-ben")
    table.place("E4", "eiffel-tower")
    assert table.press("check")[0] == "reveals"
    assert table.cards["E4"] == "eiffel-tower"


def test_an_open_card_that_was_nudged_just_now_makes_no_question_of_a_closed_one():
    table = Sitting()
    table.laid(open=("big-ben",), D4="big-ben", E4="eiffel-tower")
    table.lift("E4")
    table.wait(1)
    table.place("E4", "eiffel-tower")
    table.lift("D4")
    table.place("D4", "big-ben")
    assert table.press("check")[0] == "reveals"


def test_a_word_asks_which_while_a_card_that_may_be_meant_lies_under_a_silent_reader():
    table = Sitting()
    table.laid(D4="big-ben", E4="eiffel-tower", F4="willis-tower")
    table.freeze("F4")
    table.lift("D4")
    assert table.press("check") == []
    assert table.options == ["check:D4", "check:F4", "drop"]
    assert table.place("D4", "big-ben") == []
    assert table.choose("check:D4")[0] == "reveals"


def test_a_card_in_the_hand_is_meant_whatever_flickered_before():
    table = Sitting()
    table.laid(D4="big-ben", E4="eiffel-tower", F4="willis-tower")
    for slot, card in (("D4", "big-ben"), ("E4", "eiffel-tower")):
        table.lift(slot)
        table.place(slot, card)
    table.wait(3.5)
    table.lift("F4")
    assert table.press("check") == []
    assert table.place("F4", "willis-tower")[0] == "reveals"


def test_while_a_reader_is_silent_a_card_that_came_back_is_not_meant_alone():
    table = Sitting()
    table.laid(D4="big-ben", E4="eiffel-tower", F4="willis-tower")
    table.freeze("D4")  # somebody lifts that card now, unheard
    table.lift("F4")
    table.wait(1)
    table.place("F4", "willis-tower")
    assert table.press("check") == []
    assert table.options == ["check:D4", "check:F4", "drop"]
    assert table.choose("check:D4")[0] == "reveals"


def pushed():
    """An area of three that was pushed to the right as a whole, and is asked about."""
    table = Sitting()
    table.laid(D4="big-ben", E4="eiffel-tower", F4="willis-tower")
    for slot in ("F4", "E4", "D4"):
        table.lift(slot)
    for slot, card in (("E4", "big-ben"), ("F4", "eiffel-tower"), ("G4", "willis-tower")):
        table.place(slot, card)
    assert table.question == "ask-shift"
    table.wait(30)
    return table


def test_a_flicker_in_an_area_that_was_pushed_sends_no_card_home():
    table = pushed()
    assert table.lift("F4") == []
    assert table.wait(1.4) == []
    assert table.place("F4", "eiffel-tower") == ["ask-shift"]
    assert table.ok() == ["shift", "shifted"]


def test_a_card_that_stays_away_from_an_area_that_was_pushed_is_waited_for_a_moment_and_then_each_is_sent_home():
    table = pushed()
    table.lift("F4")
    assert table.wait(1.4) == []
    assert set(table.wait(0.2)) == {"wrong-belongs-elsewhere"}


def test_a_word_waits_while_the_reader_of_its_card_is_silent_and_then_asks():
    table = pair()
    table.lift("D4")
    assert table.press("check") == []
    assert table.freeze("D4") == ["table-slots-frozen"]
    assert table.wait(10) == []
    table.place("D4", "big-ben")
    assert table.back("D4") == ["table-slots-back", "asks-check"]
    assert table.options == ["check:D4", "drop"]
    assert table.cards["D4"] == "big-ben*"


def test_a_flicker_before_hands_have_followed_a_choice_offers_no_undo():
    table = pair()
    table.tap("pad", "willis-tower")
    assert table.choose("play:E5")[0] == "plays"
    table.lift("E4")
    table.place("E4", "eiffel-tower")
    assert "table-offers-undo" not in table.wait(5)
    assert table.view["offers-undo"] is False
