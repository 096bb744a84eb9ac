"""C27: one press answers the latest question, if that had stood for a moment."""

from __future__ import annotations

import pytest

from tests.core.games.comparity.at_table.scenes import STAGES, bonus, duet, opened, pair, trio
from tests.core.games.comparity.at_table.sitting import Sitting


@pytest.mark.parametrize("button", ["ok", "cancel", "seat-2"])
def test_a_press_sooner_than_seven_tenths_of_a_second_is_dropped_softly(button):
    table = duet()
    table.wait(0.5)
    before = table.view
    assert table.press(button) == ["table-too-soon"]
    assert table.announced[0]["tone"] == "soft"
    assert table.view == before


def test_a_press_after_seven_tenths_of_a_second_answers():
    table = duet()
    table.wait(0.7)
    assert table.press("ok") == ["draws", "turn"]


def test_a_dropped_press_does_not_delay_the_question():
    table = duet()
    table.wait(0.5)
    table.press("ok")
    table.wait(0.25)
    assert table.press("ok")[0] == "draws"


def test_a_new_question_counts_from_its_own_beginning():
    table = duet()
    table.wait(10)
    table.play("C4", "willis-tower")  # "drawn?" stands since this moment
    assert table.press("ok") == ["table-too-soon"]
    assert table.ok()[0] == "draws"


def test_two_presses_in_a_row_answer_one_question():
    table = trio()
    table.wait(1)
    assert table.press("ok") == ["draws", "bonus"]
    assert table.press("ok") == ["table-too-soon"]
    assert table.stage == "bonus"


def test_the_seat_that_is_asked_answers_with_its_own_button():
    table = duet()
    table.wait(1)
    assert table.press("seat-2")[0] == "draws"


def test_another_seat_s_button_does_not_answer():
    table = duet("Anna", "Boris", "Vera")
    table.wait(1)
    assert table.press("seat-1") == ["table-refused-not-asked"]
    assert table.press("seat-3") == ["table-refused-not-asked"]
    assert table.press("ok")[0] == "draws"


def test_the_trio_s_player_answers_for_the_bonus():
    table = bonus("Anna", "Boris", "Vera")
    table.wait(1)
    assert table.press("seat-2") == ["table-refused-not-asked"]
    assert table.press("seat-1") == ["declines", "turn"]


def test_a_question_to_the_table_is_answered_by_any_seat():
    table = pair("Anna", "Boris", "Vera")
    table.press("undo")
    table.wait(1)
    assert table.press("seat-3") == ["table-undone-play", "table-holds-again", "status-must-play"]


def test_check_acts_at_once():
    table = pair()
    table.lift("D4")
    table.press("check")
    assert table.place("D4", "big-ben") == ["reveals"]


def test_pause_and_undo_act_at_once():
    table = duet()
    assert table.press("pause") == ["table-paused"]
    assert table.press("pause") == ["table-goes-on"]
    assert table.press("undo") == ["table-ask-undo-play"]
    assert table.press("undo") == ["table-undone-play", "table-holds-again", "status-turn"]


def test_options_act_at_once():
    assert duet().choose("draw") == ["draws", "turn"]


@pytest.mark.parametrize("stage", ["opening", "turn", "over"])
def test_ok_with_nothing_asked_means_nothing(stage):
    table = STAGES[stage]()
    before = table.view
    assert table.ok() == ["refused-nothing-asked"]
    assert table.view == before


def test_cancel_with_nothing_to_drop_means_nothing():
    assert opened().press("cancel") == ["refused-nothing-to-drop"]


def test_what_is_not_offered_cannot_be_chosen_and_is_refused_by_name():
    table = pair()
    assert table.choose("swap:D4-E4") == ["table-refused-not-offered"]
    assert "swap:D4-E4" in table.texts[0]


def test_while_the_match_is_paused_nothing_is_understood():
    table = pair()
    table.press("pause")
    assert (
        table.press("ok") + table.choose("check:D4") + table.tap("pad", "monas") + table.correct(turn="Anna")
        == ["table-refused-paused"] * 4
    )
    assert table.play("E5", "willis-tower") + table.play("H8", "monas") == []
    assert table.expected["key"] == "table-status-paused"
    assert table.press("pause") == ["table-goes-on"]
    assert table.wait(1.4) == []  # what was laid meanwhile is loose from now on
    assert table.wait(0.1) == ["wrong-touches-nothing"]
    table.lift("H8")
    assert table.wait(1.5) == ["plays", "turn"]


def test_a_match_with_confirm_ok_is_answered_by_the_player_s_own_seat():
    table = Sitting("Anna", "Boris", house={"confirm": "ok"}, first="Boris")
    table.place("D4", "big-ben")
    table.wait(1)
    assert table.press("seat-1") == ["table-refused-not-asked"]
    assert table.press("seat-2") == ["opens", "turn"]
