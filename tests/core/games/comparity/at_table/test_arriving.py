"""C20: a tag that arrives on a free cell is a play, loose first and then firm."""

from __future__ import annotations

import pytest

from tests.core.games.comparity.at_table.scenes import duet, opened, pair
from tests.core.games.comparity.at_table.sitting import Sitting


def test_a_card_is_loose_for_a_second_and_a_half_and_nothing_is_said_of_it():
    table = opened()
    assert table.place("E4", "monas") == []
    assert table.wait(1.25) == []
    assert table.hands == {"Anna": 7, "Boris": 7}
    assert table.wait(0.25) == ["plays", "turn"]
    assert table.hands == {"Anna": 6, "Boris": 7}
    assert table.texts[0].startswith("Anna plays “National Monument (Monas)” on E4.")


@pytest.mark.parametrize("pace", [0.5, 3, 10])
def test_the_pace_is_the_table_s_own(pace):
    table = Sitting(house={"pace": pace})
    assert table.place("D4", "big-ben") + table.wait(pace - 0.25) == []
    assert table.wait(0.25) == ["opens", "turn"]


def test_a_loose_card_may_be_moved_changed_and_taken_back_unsaid():
    table = opened()
    table.place("E4", "monas")
    table.wait(1)
    said = table.lift("E4") + table.place("D5", "monas") + table.wait(1)  # moved
    said += table.lift("D5") + table.place("D5", "merlion") + table.wait(1)  # changed
    said += table.lift("D5") + table.wait(60)  # taken back
    assert said == []
    assert (table.turn, table.cards) == ("Anna", {"D4": "big-ben*"})


def test_a_moved_card_is_loose_anew():
    table = opened()
    table.place("E4", "monas")
    table.wait(1.25)
    table.lift("E4")
    table.place("D5", "monas")
    assert table.wait(1.25) == []
    assert table.wait(0.25) == ["plays", "turn"]


def test_with_confirm_ok_a_card_is_loose_until_ok():
    table = Sitting(house={"confirm": "ok"})
    table.place("D4", "big-ben")
    assert table.wait(600) == []
    assert table.expected["question"]["text"].startswith("“Big Ben (Elizabeth Tower)” on D4?")
    assert table.press("ok") == ["opens", "turn"]
    table.place("E4", "monas")
    assert table.press("ok") == ["table-too-soon"]
    assert table.ok() == ["plays", "turn"]


def test_with_confirm_ok_the_card_may_still_be_changed():
    table = Sitting(house={"confirm": "ok"})
    table.place("D4", "big-ben")
    table.lift("D4")
    assert table.question is None
    table.place("D4", "monas")
    assert table.ok() == ["opens", "turn"]
    assert table.cards == {"D4": "monas*"}


@pytest.mark.parametrize(("lifted", "played"), [("E4", "D5"), ("D5", "E4")])
def test_of_two_loose_cards_neither_becomes_firm_and_either_may_go(lifted, played):
    table = opened()
    table.place("E4", "monas")
    table.wait(1.25)
    table.place("D5", "merlion")
    assert table.wait(2) == ["wrong-two-cards", "wrong-two-cards"]
    assert table.wait(3600) == []
    assert table.hands == {"Anna": 7, "Boris": 7}
    assert table.lift(lifted) == ["table-cleared"]
    assert table.wait(1.25) == []
    assert table.wait(0.25) == ["plays", "turn"]
    assert set(table.cards) == {"D4", played}


def test_two_loose_cards_for_less_than_the_pace_are_not_spoken_of():
    table = opened()
    table.place("E4", "monas")
    table.place("D5", "merlion")
    assert table.wait(1.25) + table.lift("D5") == []
    assert table.wait(1.5) == ["plays", "turn"]


def test_two_cards_for_one_cell_are_two_cards():
    table = opened()
    table.place("E4", "monas")
    table.place("E4", "merlion")
    assert table.wait(1.5) == ["wrong-two-cards", "wrong-two-cards"]
    table.lift("E4", "merlion")
    assert table.wait(1.5) == ["plays", "turn"]


def test_the_opening_card_is_one_card_too():
    table = Sitting()
    table.place("D4", "big-ben")
    table.place("G7", "monas")
    assert table.wait(2) == ["wrong-two-cards", "wrong-two-cards"]
    assert [text.partition("” ")[2][:5] for text in table.texts] == ["on D4", "on G7"]
    table.lift("D4")
    assert table.wait(1.5) == ["opens", "turn"]
    assert table.cards == {"G7": "monas*"}


def test_what_is_firm_is_ruled_and_the_last_card_wins():
    table = Sitting(house={"hand": 1, "pile": 4})
    table.play("D4", "big-ben")
    assert table.play("E4", "monas") == ["plays", "wins"]


def test_the_player_who_is_asked_is_named():
    table = pair("Anna", "Boris", "Vera")
    table.play("E5", "willis-tower")
    assert table.texts[0].startswith("Boris plays")
    assert table.texts[-1] == "Vera, your turn."


def test_a_card_that_was_just_played_and_turns_up_elsewhere_is_asked_about_once_firm():
    table = pair()
    table.lift("E4")
    assert table.place("D5", "eiffel-tower") + table.wait(1.25) == []
    assert table.wait(0.25) == ["table-ask-moved"]
    assert table.rulings == ["C20"]
    assert table.ok() == ["plays", "turn"]
    assert table.cards == {"D4": "big-ben*", "D5": "eiffel-tower*"}
    assert (table.turn, table.hands) == ("Boris", {"Anna": 6, "Boris": 7})


def test_the_moved_question_lapses_when_the_card_lies_back():
    table = pair()
    table.lift("E4")
    table.play("D5", "eiffel-tower")
    table.lift("D5")
    assert table.place("E4", "eiffel-tower") == []
    assert (table.question, table.to_mend) == (None, [])


def test_a_card_that_was_not_moved_belongs_back():
    table = pair()
    table.lift("E4")
    table.play("D5", "eiffel-tower")
    assert table.wait(0.7) + table.press("cancel") == ["table-dropped", "wrong-belongs-elsewhere"]
    assert table.lift("D5") + table.place("E4", "eiffel-tower") == ["table-cleared"]
    assert table.to_mend == []


def test_a_moved_play_is_ruled_anew_with_its_duet():
    table = Sitting()
    table.laid(A4="merlion", B4="big-ben", A5="parthenon")
    table.play("C4", "monas")
    table.lift("C4")
    table.play("B5", "monas")
    assert table.ok() == ["plays", "duet"]
    assert (table.stage, table.turn) == ("duet", "Boris")


def test_a_card_cannot_be_moved_to_where_it_could_not_have_been_played():
    table = pair()
    table.lift("E4")
    assert table.play("H8", "eiffel-tower") == ["wrong-belongs-elsewhere"]


def test_once_something_else_has_happened_nobody_asks_whether_a_card_was_moved():
    table = pair()
    table.play("E5", "willis-tower")
    table.lift("E4")
    assert table.play("D5", "eiffel-tower") == ["wrong-belongs-elsewhere"]


def test_with_a_duet_a_play_that_was_asked_about_can_be_moved_too():
    table = duet()
    table.play("C5", "willis-tower")
    table.ok()
    table.lift("C5")
    assert table.play("C4", "willis-tower") == ["table-ask-moved"]
    assert table.ok() == ["draws", "turn", "plays", "turn"]
    assert table.hands == {"Anna": 6, "Boris": 7}


def test_the_first_card_moved_is_the_whole_area_moved():
    table = opened()
    table.lift("D4")
    assert table.play("G7", "big-ben") == ["ask-shift"]
    assert table.ok() == ["shift", "shifted"]
    assert table.cards == {"G7": "big-ben*"}


def test_with_confirm_ok_a_card_laid_wrong_is_said_after_the_pace_all_the_same():
    table = Sitting(house={"confirm": "ok"})
    table.place("D4", "big-ben")
    table.ok()
    assert table.play("H8", "monas") == ["wrong-touches-nothing"]
    assert table.ok() == ["refused-mend-first"]


def test_with_confirm_ok_two_cards_are_two_cards():
    table = Sitting(house={"confirm": "ok"})
    table.place("D4", "big-ben")
    table.ok()
    table.place("E4", "monas")
    table.place("D5", "merlion")
    assert table.wait(1.5) == ["wrong-two-cards", "wrong-two-cards"]
    table.lift("D5")
    assert table.ok() == ["plays", "turn"]


def test_with_confirm_ok_a_bonus_that_lies_there_is_taken_by_ok():
    table = Sitting(house={"confirm": "ok"})
    table.laid(A4="merlion", B4="big-ben", C4="eiffel-tower", A5="parthenon", C5="willis-tower")
    table.place("B5", "monas")
    table.ok()
    table.ok()
    table.place("A6", "taj-mahal")
    assert table.ok() == ["plays-bonus", "turn"]


def test_with_confirm_ok_one_ok_answers_for_the_draw_and_for_the_card():
    table = Sitting(house={"confirm": "ok"})
    table.laid(A4="merlion", B4="big-ben", A5="parthenon")
    table.place("B5", "monas")
    table.ok()
    table.place("C4", "willis-tower")
    assert table.question == "ask-drawn"
    assert table.ok() == ["draws", "turn", "plays", "turn"]
