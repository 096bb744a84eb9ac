"""E3, E6: a play is taken back, by pressing or by hand; what was shown stays known."""

from __future__ import annotations

from tests.core.games.cardline.at_table.sitting import Table, few, laid, opened, three


def test_a_play_that_fitted_is_taken_back_and_asked_once_more_as_it_was_shown():
    table = three()
    table.told("F1", 40)
    assert table.press("undo") == ["table-ask-undo-play"]
    assert table.ok() == ["table-ask-undo-shown"]
    assert table.announced[0]["args"] == {"cards": ["n40"]}
    assert table.ok() == ["table-undone-play", "table-holds-again", "status-turn"]
    assert (table.line, table.turn, table.hands) == ("10@C1 20@D1 30@E1", "Anna", {"Anna": 3, "Boris": 3})


def test_its_card_has_to_be_lifted_before_it_counts_again():
    table = three()
    table.told("F1", 40)
    table.undone()
    assert table.question is None
    assert table.wait(1.5) == ["wrong-taken-back"]
    assert table.ok() == ["refused-mend-first"]
    assert table.lift("F1") + table.wait(2) == ["table-cleared"]
    assert table.told("F1", 40) == ["fits-last", "turn"]


def test_a_play_that_failed_is_taken_back_with_its_draw_and_its_value_stays_known():
    table = three()
    table.told("F1", 5)
    table.lift("F1")
    assert table.undone()[2:] == ["table-undone-play", "table-pile-again", "status-turn"]
    assert (table.box, table.marks, table.view["pile"], table.hands) == ([], {}, 111, {"Anna": 3, "Boris": 3})
    assert table.turn == "Anna"
    assert table.told("B1", 5) == ["fits-first", "turn"]


def test_while_a_failed_card_lies_there_still_it_has_to_be_lifted_too():
    table = three()
    table.told("F1", 5)
    table.undone()
    assert table.wait(1.5) == ["wrong-taken-back"]
    assert table.slide("F1", "B1") == ["table-cleared"]
    assert table.ok()[0] == "fits-first"


def test_the_last_act_taken_back_by_hand_is_offered():
    table = three()
    table.told("F1", 40)
    assert table.lift("F1") == []  # it may be picked up to be read
    assert table.view["offers-undo"]
    assert table.press("undo") == ["table-ask-undo-shown"]
    assert table.ok() == ["table-undone-play", "table-holds-again", "status-turn"]
    assert (table.turn, table.to_mend, table.line) == ("Anna", [], "10@C1 20@D1 30@E1")


def test_with_the_line_pushed_since_it_is_offered_all_the_same():
    table = three()
    table.told("F1", 40)
    table.slide("C1", "A1")
    table.lift("F1")
    assert table.view["offers-undo"]


def test_a_further_play_ends_the_offer():
    table = three()
    table.told("F1", 40)
    table.told("G1", 50)
    table.lift("F1")
    assert not table.view["offers-undo"]


def test_undo_goes_back_over_a_shuffled_box():
    table = Table(deck=few(10, 20, 30, 40), house={"hand": 1})
    table.lay("D1", 20)
    table.wait(1.5)
    table.told("C1", 30)
    table.lift("C1")
    table.wait(1)
    table.told("E1", 10)
    table.lift("E1")
    assert (table.box, table.view["pile"]) == (["10"], 0)
    table.undone()
    assert (table.box, table.view["pile"], table.turn) == (["30"], 0, "Boris")
    table.undone()
    assert (table.box, table.view["pile"], table.turn) == ([], 1, "Anna")


def test_a_win_is_taken_back():
    table = opened(house={"hand": 1})
    table.told("E1", 30)
    table.told("F1", 5)
    assert table.stage == "over"
    table.lift("F1")
    table.undone()
    assert (table.stage, table.turn, table.hands) == ("turn", "Boris", {"Anna": 0, "Boris": 1})
    assert table.told("C1", 10)[:3] == ["fits-first", "no-card", "play-off"]


def test_a_play_off_is_taken_back_with_its_deal():
    table = opened("Anna", "Boris", "Vera", house={"hand": 1})
    table.told("E1", 30)
    table.told("F1", 40)
    table.told("B1", 50)
    assert table.hands == {"Anna": 1, "Boris": 1, "Vera": 0}
    table.lift("B1")
    table.undone()
    assert (table.hands, table.marks, table.view["stock"]) == ({"Anna": 0, "Boris": 0, "Vera": 1}, {}, {"box": 0})


def test_a_whole_match_is_taken_back_to_the_first_card():
    table = laid(10, 20, 30, 40, slots="A1 B1 C1 D1")
    for slot in ("D1", "C1", "B1"):
        table.undone()
        table.lift(slot)
    assert (table.line, table.hands) == ("10@A1", {"Anna": 4, "Boris": 4})
    table.undone()
    assert (table.stage, table.line) == ("opening", "")
    table.lift("A1")
    table.lay("E1", 10)
    assert table.wait(1.5) == ["opens", "turn"]
    assert table.press("undo") == ["table-ask-undo-play"]


def test_a_choice_on_the_pad_is_taken_back_with_its_play():
    table = three()
    table.shown(40, "right-of-n30")
    table.undone()
    assert (table.view["pending"], table.turn, table.line) == (None, "Anna", "10@C1 20@D1 30@E1")
    assert table.wait(60) == []


def test_a_card_that_was_accepted_as_gone_is_asked_back_into_the_line():
    table = three()
    table.lift("E1")
    table.correct(accept={"open": []})
    table.ok()
    assert table.line == "10@C1 20@D1"
    table.undone()
    assert table.wait(2) == ["wrong-put-back"]
    assert table.place("E1", "n30") == ["table-cleared"]
