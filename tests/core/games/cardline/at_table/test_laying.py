"""L2, L3, L7: a card is laid in a gap, and what becomes of it; what lies wrong, each with its card and what to do."""

from __future__ import annotations

import pytest

from companion.core.referee.table_view import table_view
from tests.core.games.cardline.at_table.sitting import ROW, Table, card, few, laid, opened, three

# The first card.


def test_the_opening_card_is_firm_after_the_pace_and_lies_open():
    table = Table()
    assert table.announced[-1]["key"] == "cardline-status-opening"
    assert table.lay("D1", 20) + table.wait(1.25) == []
    assert table.wait(0.25) == ["opens", "turn"]
    assert (table.line, table.turn, table.view["pile"]) == ("20@D1", "Anna", 120 - 8 - 1)
    assert [(one["open"], one["numbers"]) for one in table.view["cards"]] == [(True, {"size": "20"})]


def test_of_two_opening_cards_either_may_go():
    table = Table()
    table.lay("D1", 20)
    table.lay("F1", 30)
    assert table.wait(1.5) == ["wrong-two-cards", "wrong-two-cards"]
    assert [one["args"]["place"] for one in table.announced] == ["D1", "F1"]
    assert table.lift("D1") == ["table-cleared"]
    assert table.wait(1.5) == ["opens", "turn"]
    assert table.line == "30@F1"


# A play.


def test_the_gaps_are_named_by_the_cards_beside_them():
    table = three()
    assert table.expected["places"] == ["left-of-n10", "between-n10-n20", "between-n20-n30", "right-of-n30"]


@pytest.mark.parametrize("slot", ["E1", "F1", "G1"])
def test_in_a_wide_gap_any_slot_will_do(slot):
    table = laid(10, 20, slots="D1 H1")
    assert table.told(slot, 15) == ["fits-between", "turn"]
    assert table.line == f"10@D1 15@{slot} 20@H1"


def test_a_line_without_a_gap_has_to_be_pushed_apart_first():
    table = laid(10, 20, 30)
    table.lift("C1")
    table.lay("D1", 30)
    table.slide("B1", "C1")
    assert table.told("B1", 15) == ["fits-between", "turn"]


# Two cards, and a card on another.


@pytest.mark.parametrize(("lifted", "left", "fits"), [("F1", "B1", "fits-first"), ("B1", "F1", "fits-last")])
def test_of_two_new_cards_either_may_go_and_the_other_is_the_play(lifted, left, fits):
    table = three()
    table.lay("B1", 5)
    table.lay("F1", 40)
    assert (table.question, table.status) == (None, "turn")
    assert table.wait(1.5) == ["wrong-two-cards", "wrong-two-cards"]
    assert table.rulings == ["L7", "L7"]
    assert table.moves_to_make == ["05: B1 > -", "40: F1 > -"]
    assert table.ok() == ["refused-mend-first"]
    assert table.lift(lifted) + table.wait(2) == ["table-cleared"]
    assert table.ok() == [fits, "turn"]
    assert f"@{left}" in table.line


def test_two_new_cards_in_one_gap_are_two_cards():
    table = three()
    table.lay("F1", 40)
    table.lay("H1", 50)
    table.wait(1.5)
    table.lift("F1")
    assert table.ok()[0] == "fits-last"
    assert table.order == "10 20 30 50"


def test_two_new_cards_for_less_than_the_pace_are_not_spoken_of():
    table = three()
    assert table.lay("B1", 5) + table.lay("F1", 40) + table.wait(1.25) + table.lift("B1") + table.wait(60) == []
    assert table.question == "ask-turned"


def test_a_new_card_on_a_card_of_the_line_is_said():
    table = three()
    table.lay("D1", 25)
    assert table.question is None
    assert table.wait(1.5) == ["wrong-on-a-card"]
    assert table.rulings == ["L7"]
    assert table.moves_to_make == ["25: D1 > -"]
    assert table.ok() == ["refused-mend-first"]
    assert table.lift("D1", card(25)) + table.wait(2) == ["table-cleared"]
    assert table.line == "10@C1 20@D1 30@E1"


def test_two_cards_of_the_line_on_one_slot_lie_in_their_order():
    """A card pushed half on its neighbour's slot may be heard there."""
    table = laid(10, 20, 30)
    table.lift("C1")
    assert table.lay("B1", 30) + table.wait(60) == []
    assert table.to_mend == []
    assert table.told("C1", 40) == ["fits-last", "turn"]


def test_a_card_of_another_deck_and_a_strange_tag_are_said_and_hold_up_the_play():
    table = three()
    table.place_tag("G1", "04ffffffffffff")
    assert table.wait(1.5) == ["table-wrong-unknown-tag"]
    table.lay("F1", 40)
    assert table.ok() == ["refused-mend-first"]
    table.take(lift="G1", uid="04ffffffffffff")
    assert table.ok()[0] == "fits-last"


def test_a_card_that_is_laid_while_another_lies_wrong_is_seen_where_it_lies():
    table = three()
    table.told("B1", 40)
    table.lay("G1", 35)
    assert table.moves_to_make == ["40: B1 > -"]
    assert [(one.card, one.slot) for one in table_view(table.state).in_gaps] == [("n35", "G1")]


def test_whose_misfit_it_was_is_known_until_that_player_leaves():
    table = three("Anna", "Boris", "Vera")
    table.told("B1", 40)
    (asked,) = table_view(table.state).instructions
    assert (asked.announcement.key, asked.seat) == ("cardline-wrong-to-the-box", "seat-3")
    table.take(correct={"leave": "Vera"})
    table.ok()
    assert [(one.card, one.seat) for one in table_view(table.state).instructions] == [(card(40), None)]


# A card of the line picked up.


def test_a_card_may_be_picked_up_and_read_and_nothing_is_said():
    table = three()
    assert table.lift("D1") + table.wait(600) == []
    assert (table.to_mend, table.status) == ([], "turn")
    assert table.lay("D1", 20) + table.wait(60) == []


def test_picked_up_while_another_is_laid_it_is_asked_for_first():
    table = three()
    table.lift("D1")
    table.lay("F1", 40)
    assert (table.question, table.status) == (None, "turn")
    assert table.wait(2) == ["wrong-lay-back-first"]
    assert table.rulings == ["L7"]
    assert table.moves_to_make == ["20: - > D1"]
    assert table.ok() == ["refused-mend-first"]
    assert table.lay("D1", 20) == ["table-cleared"]
    assert table.ok() == ["fits-last", "turn"]


def test_of_a_line_of_one_card_that_was_picked_up_it_is_that_card_that_goes_back():
    table = opened()
    table.lay("F1", 40)
    table.lift("D1")
    assert table.wait(3) == ["wrong-lay-back-first"]
    assert table.moves_to_make == ["20: - > D1"]
    assert table.lay("D1", 20) == ["table-cleared"]
    assert table.ok() == ["fits-last", "turn"]


def test_of_two_new_cards_either_goes_once_a_card_of_the_line_lies_there():
    table = opened()
    table.lift("D1")
    table.lay("F1", 40)
    table.lay("H1", 50)
    assert table.wait(3) == ["wrong-lay-back-first"]
    assert table.lay("D1", 20) == ["wrong-two-cards", "wrong-two-cards"]


def test_ok_says_at_once_what_stands_in_the_way():
    table = three()
    table.lift("D1")
    table.lay("F1", 40)
    assert table.ok() == ["refused-mend-first", "wrong-lay-back-first"]


def test_it_is_told_to_go_back_to_where_it_lay():
    table = laid(10, 20, 30, slots="A1 D1 H1")
    table.lift("D1")
    table.lay("F1", 25)
    table.wait(2)
    assert table.moves_to_make == ["20: - > D1"]
    assert table.lay("C1", 20) == ["table-cleared"]  # any other slot in the gap will do
    assert table.ok() == ["fits-between", "turn"]
    assert table.line == "10@A1 20@C1 25@F1 30@H1"


def test_a_new_card_laid_where_one_was_picked_up_is_in_that_one_s_gap():
    table = laid(10, 20, 30, slots="A1 C1 E1")
    table.lift("C1")
    table.lay("C1", 15)
    table.wait(2)
    assert table.moves_to_make == ["20: - > B1"]
    table.lay("D1", 20)
    assert (table.to_mend, table.question) == ([], "ask-turned")
    assert table.ok() == ["fits-between", "turn"]
    assert table.order == "10 15 20 30"


def test_two_picked_up_are_asked_for_one_after_the_other():
    table = three()
    table.lift("C1")
    table.lift("E1")
    table.lay("G1", 40)
    assert table.wait(2) == ["wrong-lay-back-first", "wrong-lay-back-first"]
    assert table.moves_to_make == ["10: - > C1", "30: - > E1"]
    assert table.lay("E1", 30) + table.wait(60) == []
    assert table.lay("C1", 10) == ["table-cleared"]


# A card that failed.


def test_a_failed_card_left_lying_is_asked_off_after_two_seconds():
    table = three()
    table.told("F1", 5)
    assert table.wait(1.75) == []
    assert table.wait(0.25) == ["wrong-to-the-box"]
    assert table.rulings == ["L3"]
    assert table.moves_to_make == ["05: F1 > -"]
    assert table.wait(600) == []
    assert table.lift("F1") + table.wait(2) == ["table-cleared"]
    assert table.to_mend == []


def test_taken_away_in_time_nothing_is_said_of_it():
    table = three()
    table.told("F1", 5)
    assert table.wait(1.75) + table.lift("F1") + table.wait(60) == []


def test_the_next_play_waits_until_the_failed_card_is_gone():
    table = three()
    table.told("F1", 5)
    table.lay("G1", 40)
    assert table.question is None
    assert table.ok() == ["refused-mend-first", "wrong-to-the-box"]
    assert table.lift("F1") + table.wait(2) == ["table-cleared"]
    assert table.ok() == ["fits-last", "turn"]


def test_a_failed_card_carried_to_another_gap_is_still_for_the_box():
    table = three()
    table.told("F1", 5)
    table.slide("F1", "B1")
    assert table.wait(2) == ["wrong-to-the-box"]
    assert table.moves_to_make == ["05: B1 > -"]


def test_a_card_of_the_box_laid_again_belongs_in_the_box():
    table = three()
    table.told("F1", 5)
    table.lift("F1")
    table.told("F1", 40)
    table.lay("B1", 5)
    assert table.wait(1.5) == ["wrong-in-the-box"]
    assert table.rulings == ["L3"]
    assert table.ok() == ["refused-mend-first"]
    assert table.lift("B1") + table.wait(2) == ["table-cleared"]


def test_where_nothing_can_be_drawn_the_failed_card_goes_back_to_the_hand_and_may_be_played_again():
    table = Table(deck=few(10, 20, 30), house={"hand": 1})
    table.lay("D1", 20)
    table.wait(1.5)
    assert table.told("C1", 30) == ["misfits-first", "takes-back", "turn"]
    assert table.wait(2) == ["wrong-back-to-hand"]
    assert table.lift("C1") + table.wait(2) == ["table-cleared"]
    assert table.told("C1", 10) == ["fits-first", "no-card", "wins"]
    assert (table.stage, table.view["winners"], table.hands) == ("over", ["seat-2"], {"Anna": 1, "Boris": 0})


def test_a_card_of_the_box_may_be_played_again_once_that_was_shuffled():
    table = Table(deck=few(10, 20, 30, 40), house={"hand": 1})
    table.lay("D1", 20)
    table.wait(1.5)
    table.told("C1", 30)  # Anna draws the pile's last card; the 30 lies in the box
    table.lift("C1")
    assert table.told("E1", 10) == ["misfits-last", "reshuffled", "draws", "turn"]
    table.lift("E1")
    assert (table.box, table.view["pile"]) == (["10"], 0)
    assert table.told("E1", 30)[0] == "fits-last"


def test_after_the_match_nothing_lies_wrong():
    table = Table(deck=few(10, 20, 30), house={"hand": 1})
    table.lay("D1", 20)
    table.wait(1.5)
    table.told("E1", 30)
    table.told("F1", 10)
    assert (table.stage, table.status) == ("over", "over")
    table.slide("D1", "H1")
    assert table.wait(60) == []
    assert (table.to_mend, table.options) == ([], [])


# Faces.


def test_a_card_of_the_line_that_lies_face_down_is_to_be_turned_up():
    table = Table()
    table.lay("D1", 20, "face")
    table.wait(1.5)
    table.lift("D1")
    table.lay("D1", 20, "back")
    assert table.wait(2) == ["wrong-turn-up"]
    assert table.moves_to_make == ["20: D1 > D1"]
    assert table.lift("D1") + table.lay("D1", 20, "face") == ["table-cleared"]
    assert table.to_mend == []


def test_a_mat_without_a_line_of_its_own_is_a_line_as_it_is():
    assert laid(10, 20, mat=ROW).line == "10@A1 20@B1"
