"""E3: after an act is taken back everybody hears who has to act and what for; what left the area by it is asked back."""

from __future__ import annotations

import pytest

from tests.core.games.comparity.at_table.scenes import bonus, discarding, duet, opened, pair, reconnecting, repairing, trio
from tests.core.games.comparity.at_table.sitting import Sitting

CALLED = {
    "a play": (pair, "status-must-play", "Anna: play a card."),
    "a draw": (lambda: drawn(duet()), "status-duet", "Boris: draw a card or check one, for the Duet."),
    "a draw for a Trio": (bonus, "status-trio", "Boris: draw a card or check one, for the Trio."),
    "a Trio": (trio, "status-turn", "Anna: play a card or check one."),
    "a verdict": (repairing, "status-check-more", "Anna: press OK for the verdict, or reveal one neighbour of “Eiffel Tower”."),
    "a repair": (lambda: swapped(repairing()), "status-repair-swap", "Anna: swap two cards that are out of order."),
    "the opening": (opened, "status-opening", "Deal 7 each and a pile of 15, all face down. Then lay the pile’s top card. Anna starts."),
}


def drawn(table: Sitting) -> Sitting:
    table.choose("draw")
    return table


def swapped(table: Sitting) -> Sitting:
    table.choose("swap:A4-B4")
    return table


@pytest.mark.parametrize("act", CALLED, ids=str)
def test_whoever_has_to_act_again_is_called_by_name_and_told_what_for(act):
    scene, key, text = CALLED[act]
    table = scene()
    said = table.undone()
    assert said.count(key) == 1
    called = table.announced[-1]
    assert (called["key"].removeprefix("comparity-"), called["text"], called["tone"]) == (key, text, "turn")


def test_after_an_undo_that_lets_the_match_be_over_again_nobody_is_called():
    table = pair(house={"hand": 1, "pile": 3})
    assert table.view["winners"] == ["seat-1"]
    table.corrected(hand={"seat": "Anna", "count": 2})
    assert table.undone() == ["table-ask-undo", "table-undone", "table-holds-again"]


def test_what_hands_did_before_an_act_was_taken_back_is_no_word_of_whoever_is_called_then():
    table = opened()
    table.play("D5", "merlion")
    table.play("E4", "eiffel-tower")
    table.lift("D4")
    table.wait(1)
    table.place("D4", "big-ben")
    table.wait(0.1)
    table.press("undo")
    table.press("undo")
    table.lift("E4")
    assert table.press("check") == ["refused-check-what"]


def test_a_card_whose_discard_is_taken_back_is_asked_back_to_its_place():
    table = discarded()
    assert table.undone()[-2:] == ["table-undone", "status-repair-discard"]
    assert table.to_mend == ["Lay “Nabemba Tower” back on C2: an act was taken back."]
    assert table.wait(2) == ["wrong-put-back"]
    assert table.place("C2", "nabemba-tower") == ["table-cleared"]
    assert (table.to_mend, table.question, table.stage) == ([], None, "repairing")


def test_ok_does_not_discard_again_what_a_hand_still_holds_after_its_discard_was_taken_back():
    table = discarded()
    table.undone()
    assert table.question is None
    assert table.ok() == ["refused-mend-first", "wrong-put-back"]
    assert table.ok() == ["refused-mend-first"]
    assert "nabemba-tower" in table.cards.values()
    table.place("C2", "nabemba-tower")
    table.lift("C2")
    assert table.question == "ask-discard"
    assert table.ok()[0] == "discarded"


def test_where_no_reader_hears_its_place_the_card_is_asked_back_once_and_the_match_goes_on():
    table = discarding()
    table.freeze("C2")
    table.choose("discard:C2")
    assert table.undone()[-3:] == ["table-undone", "table-lay-back", "status-repair-discard"]
    assert table.texts[1] == "Lay “Nabemba Tower” back on C2."
    assert table.to_mend == []


def test_a_card_that_an_accepted_table_lacked_is_asked_back_when_that_is_taken_back():
    table = pair()
    table.lift("D4")
    table.corrected(accept={"open": []})
    table.undone()
    assert table.to_mend == ["Lay “Big Ben (Elizabeth Tower)” back on D4: an act was taken back."]
    table.place("D4", "big-ben")
    assert (table.to_mend, table.cards) == ([], {"D4": "big-ben*", "E4": "eiffel-tower*"})


def discarded() -> Sitting:
    table = reconnecting()
    assert "nabemba-tower" not in table.cards.values()
    return table
