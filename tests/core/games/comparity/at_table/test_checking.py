"""C7, C21 to C23: touching is not acting; a check takes a word, or a face."""

from __future__ import annotations

import pytest

from tests.core.games.comparity.at_table.scenes import STAGES, bonus, checking, duet, opened, pair, repairing
from tests.core.games.comparity.at_table.sitting import Sitting


def test_a_card_lifted_and_laid_back_has_done_nothing():
    table = pair()
    before = table.view
    assert table.lift("D4") + table.wait(5) + table.place("D4", "big-ben") + table.wait(5) == []
    assert table.view == before


def test_a_lifted_card_raises_a_question_only():
    table = pair()
    assert table.lift("D4") + table.wait(60) == []
    assert table.expected["key"] == "comparity-status-lifted"
    assert table.cards["D4"] == "big-ben*"


def test_open_cards_may_be_picked_up_and_read():
    table = checking()
    assert table.lift("B4") + table.wait(60) + table.place("B4", "big-ben") == []
    assert table.to_mend == []


def test_an_open_card_in_the_hand_hinders_no_play():
    table = Sitting()
    table.laid(open=("big-ben",), D4="big-ben", E4="eiffel-tower")
    table.lift("D4")
    assert table.play("E5", "willis-tower") == ["plays", "turn"]


def test_the_word_while_the_card_is_off_the_mat_shows_it_once_it_lies_on_its_cell():
    table = pair()
    table.lift("D4")
    assert table.press("check") == []
    assert table.wait(60) == []
    assert table.place("D4", "big-ben") == ["reveals"]
    assert table.texts == ["“Big Ben (Elizabeth Tower)” on D4: 96.3 m."]


@pytest.mark.parametrize("later", [0, 1.5, 3])
def test_the_word_within_three_seconds_of_the_return_shows_the_card(later):
    table = pair()
    table.lift("D4")
    table.wait(1)
    table.place("D4", "big-ben")
    table.wait(later)
    assert table.press("check") == ["reveals"]


def test_the_word_later_than_three_seconds_after_the_return_means_nothing():
    table = pair()
    table.lift("D4")
    table.place("D4", "big-ben")
    table.wait(3.25)
    assert table.press("check") == ["refused-check-what"]
    assert table.cards["D4"] == "big-ben*"


def test_the_word_without_a_lifted_card_means_nothing():
    assert pair().press("check") == ["refused-check-what"]


def test_of_several_lifted_cards_the_word_asks_which():
    table = checking()
    table.lift("A4")
    table.lift("C4")
    assert table.press("check") == []
    assert table.options == ["check:A4", "check:C4", "drop"]
    assert table.choose("check:C4") == []
    table.place("A4", "merlion")
    assert table.place("C4", "eiffel-tower")[0] == "reveals"
    assert table.cards["A4"] == "merlion*"


def test_a_card_that_came_back_just_now_counts_among_several():
    table = pair()
    table.lift("D4")
    table.lift("E4")
    table.place("D4", "big-ben")
    table.press("check")
    assert table.options == ["check:D4", "check:E4", "drop"]
    assert table.choose("check:D4") == ["reveals"]


@pytest.mark.parametrize("stage", [pair, duet])
def test_ok_is_never_the_word(stage):
    table = stage()
    lifted = next(iter(table.cards))
    card = table.cards[lifted].rstrip("*")
    table.lift(lifted)
    table.ok()
    table.place(lifted, card)
    table.ok()
    assert all(one.endswith("*") for one in table.cards.values())
    assert "reveals" not in table.story


def test_ok_does_not_draw_while_the_word_waits_for_its_card():
    table = duet()
    table.lift("A4")
    table.press("check")
    assert table.ok() == ["refused-nothing-asked"]
    assert (table.stage, table.hands["Boris"]) == ("duet", 7)
    assert table.place("A4", "merlion") == ["reveals"]


def test_the_neighbour_needs_its_own_word():
    table = pair()
    table.lift("D4")
    table.lift("E4")
    table.press("check")
    table.choose("check:D4")
    assert table.place("D4", "big-ben") == ["reveals"]
    assert table.place("E4", "eiffel-tower") + table.wait(5) == []
    assert table.cards["E4"] == "eiffel-tower*"
    table.lift("E4")
    table.press("check")
    assert table.place("E4", "eiffel-tower")[0] == "reveals"


def test_the_first_word_does_not_carry_over_to_the_neighbour_that_is_still_in_the_hand():
    table = pair()
    table.lift("D4")
    table.press("check")
    table.wait(0.5)
    table.lift("E4")
    table.place("D4", "big-ben")
    table.wait(0.5)
    assert table.place("E4", "eiffel-tower") == []
    assert table.press("check")[0] == "reveals"  # its own, within three seconds


def test_a_check_is_given_wholly_on_the_screen():
    table = pair()
    assert table.choose("check:D4") == ["reveals"]
    assert table.choose("check:E4")[:2] == ["reveals", "in-order"]


def test_a_check_chosen_for_a_card_in_the_hand_waits_until_it_lies():
    table = pair()
    table.lift("D4")
    assert table.choose("check:D4") + table.wait(30) == []
    assert table.place("D4", "big-ben") == ["reveals"]


def test_a_check_is_dropped_until_its_first_value_was_shown():
    table = pair()
    table.lift("D4")
    table.press("check")
    assert table.press("cancel") == ["dropped"]
    assert table.place("D4", "big-ben") == []
    assert table.cards["D4"] == "big-ben*"
    table.lift("D4")
    table.press("check")
    assert table.choose("drop") == ["dropped"]
    assert table.place("D4", "big-ben") == []
    table.choose("check:D4")
    assert table.press("cancel") == ["refused-nothing-to-drop"]
    assert table.stage == "checking"


def test_the_question_which_is_dropped_too():
    table = pair()
    table.lift("D4")
    table.lift("E4")
    table.press("check")
    assert table.press("cancel") == ["dropped"]
    assert table.view["pending"] is None


@pytest.mark.parametrize(("stage", "slot", "card"), [(bonus, "A4", "merlion"), (repairing, "A3", "merlion")])
def test_where_no_check_is_allowed_the_word_says_so(stage, slot, card):
    table = stage()
    assert table.press("check") == ["refused-no-check-now"]
    assert table.cards[slot] == f"{card}*"


def test_a_card_without_a_neighbour_cannot_be_checked():
    table = opened()
    assert table.expected["key"] == "comparity-status-must-play"
    assert table.press("check") == ["refused-no-check-now"]
    assert table.choose("check:D4") == ["table-refused-not-offered"]


# The return as the word.


def test_with_lift_the_return_is_the_word():
    table = pair(house={"check": "lift"})
    table.lift("D4")
    table.wait(0.6)
    assert table.place("D4", "big-ben") == ["reveals"]
    table.lift("E4")
    table.wait(2)
    assert table.place("E4", "eiffel-tower")[:2] == ["reveals", "in-order"]


def test_with_lift_a_card_away_for_less_than_six_tenths_of_a_second_was_only_nudged():
    table = pair(house={"check": "lift"})
    table.lift("D4")
    table.wait(0.5)
    assert table.place("D4", "big-ben") + table.wait(5) == []


def test_with_lift_a_slot_that_fell_silent_meanwhile_is_not_believed():
    table = pair(house={"check": "lift"})
    table.lift("D4")
    table.freeze("D4")
    table.wait(2)
    table.back("D4")
    assert table.place("D4", "big-ben") + table.wait(5) == []
    table.lift("D4")
    table.wait(1)
    assert table.place("D4", "big-ben") == ["reveals"]


def test_with_lift_open_cards_and_cards_that_may_not_be_checked_stay_as_they_are():
    table = bonus(house={"check": "lift"})
    table.lift("A4")
    table.wait(1)
    assert "reveals" not in table.place("A4", "merlion")


def test_with_word_the_return_alone_is_none():
    table = pair()
    table.lift("D4")
    table.wait(2)
    assert table.place("D4", "big-ben") + table.wait(10) == []


# Faces (C22).


def faces(*players):
    table = Sitting(*players)
    table.place("D4", "big-ben", "back")
    table.wait(1.5)
    table.place("E4", "eiffel-tower", "back")
    table.wait(1.5)
    return table


def test_a_card_laid_back_open_is_a_check_without_a_word():
    table = faces()
    table.lift("D4")
    assert table.place("D4", "big-ben", "face") == ["reveals"]
    table.lift("E4")
    assert table.place("E4", "eiffel-tower", "face")[:2] == ["reveals", "in-order"]


def test_a_card_laid_back_closed_is_nothing():
    table = faces()
    table.lift("D4")
    assert table.place("D4", "big-ben", "back") + table.wait(10) == []


def test_a_play_laid_face_up_is_a_violation_until_it_is_taken_away():
    table = faces()
    table.place("E5", "willis-tower", "face")
    assert table.wait(1.5) == ["wrong-laid-face-up"]
    assert table.wait(600) == []
    assert table.lift("E5") + table.wait(2) == ["table-cleared"]
    table.place("E5", "willis-tower", "back")
    assert table.wait(1.5) == ["plays", "turn"]


def test_a_card_laid_face_up_beside_the_play_is_no_second_play():
    table = faces()
    table.place("E5", "willis-tower", "face")
    table.place("D5", "monas", "back")
    assert table.wait(1.5) == ["wrong-laid-face-up"]
    table.lift("E5")
    assert table.wait(1.5) == ["plays", "turn"]


@pytest.mark.parametrize("stage", [bonus, repairing])
def test_a_card_turned_when_nothing_allows_it_is_a_violation_until_it_is_turned_back(stage):
    table = stage()
    slot = {"bonus": "A4", "repairing": "A3"}[table.stage]
    table.lift(slot)
    assert table.place(slot, "merlion", "face") == ["wrong-turned"]
    assert table.rulings == ["C22"]
    assert table.wait(600) == []
    assert table.cards[slot] == "merlion*"
    table.lift(slot)
    assert table.place(slot, "merlion", "back") == ["table-cleared"]


def test_a_further_card_turned_in_a_check_is_a_violation():
    table = checking()
    table.lift("D4")
    assert table.place("D4", "willis-tower", "face") == ["wrong-turned"]
    assert table.cards["D4"] == "willis-tower*"


def test_an_open_card_turned_face_down_is_asked_up_again():
    table = checking()
    table.lift("B4")
    assert table.place("B4", "big-ben", "back") + table.wait(1.75) == []
    assert table.wait(0.25) == ["wrong-turn-up"]
    assert table.lift("B4") + table.place("B4", "big-ben", "face") == ["table-cleared"]


# Peek (C23).


@pytest.mark.parametrize(
    ("stage", "slot", "card"),
    [(checking, "D4", "willis-tower"), (bonus, "A4", "merlion"), (repairing, "A3", "merlion"), (opened, "D4", "big-ben")],
)
def test_a_closed_card_lifted_when_nothing_allows_it_is_laid_back_unseen_and_costs_nothing(stage, slot, card):
    table = stage()
    hands, where = table.hands, table.stage
    assert table.lift(slot) + table.wait(1.75) == []
    assert table.wait(0.25) == ["wrong-peek"]
    assert table.rulings == ["C23"]
    assert table.texts[0].endswith(f"back on {slot}, unseen.")
    assert table.wait(600) == []
    assert table.place(slot, card) == ["table-cleared"]
    assert table.wait(10) == []
    assert (table.hands, table.stage, table.cards[slot]) == (hands, where, f"{card}*")


def test_a_peek_of_less_than_two_seconds_is_not_spoken_of():
    table = bonus()
    assert table.lift("A4") + table.wait(1.75) + table.place("A4", "merlion") + table.wait(10) == []


def test_while_a_peeked_card_is_off_nothing_is_ruled():
    table = bonus()
    table.lift("A4")
    table.place("A6", "taj-mahal")
    assert "plays-bonus" not in table.wait(30)
    assert table.wait(0.7) + table.press("ok") == ["refused-mend-first"]
    table.place("A4", "merlion")
    assert table.wait(1.5) == ["plays-bonus", "turn"]


def test_after_the_match_nobody_cares_what_is_lifted():
    table = STAGES["over"]()
    assert table.lift("D4") + table.wait(10) + table.play("F4", "monas") == []


def test_with_lift_the_word_is_understood_as_well():
    table = pair(house={"check": "lift"})
    table.lift("D4")
    table.press("check")
    assert table.place("D4", "big-ben") == ["reveals"]


def test_with_lift_a_card_that_came_back_too_soon_may_still_be_meant_by_the_word():
    table = pair(house={"check": "lift"})
    table.lift("D4")
    table.wait(0.5)
    assert table.place("D4", "big-ben") == []
    assert table.press("check") == ["reveals"]


def test_the_word_said_for_one_card_does_not_count_for_a_play():
    table = pair()
    table.lift("D4")
    table.press("check")
    assert table.play("E5", "willis-tower") + table.wait(0.5) == ["wrong-lay-back-first"]
    assert table.place("D4", "big-ben") == ["reveals"]
    assert table.wait(1.5) == ["wrong-none-due"]
    assert table.lift("E5") + table.wait(2) == ["table-cleared"]


def test_what_the_player_before_lifted_is_not_meant_by_the_next_players_word():
    table = Sitting("Anna", "Boris")
    table.play("D4", "big-ben")
    table.play("E4", "taj-mahal")
    table.lift("D4")
    table.place("D4", "big-ben")
    table.play("F4", "colosseum")  # Boris; then Anna is asked, within three seconds of the return
    assert table.press("check") == ["refused-check-what"]


def test_with_lift_a_card_that_was_sent_home_is_not_checked_by_that():
    table = pair(house={"check": "lift"})
    table.lift("D4")
    table.wait(1)
    table.place("A1", "big-ben")
    assert "wrong-belongs-elsewhere" in table.wait(2)
    assert table.lift("A1") + table.wait(3) == []
    assert table.place("D4", "big-ben") == ["table-cleared"]
    assert table.cards["D4"] == "big-ben*"
