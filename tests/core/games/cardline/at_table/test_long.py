"""L8: the line outgrows the slots; cards at its ends lie beside the mat, stay part of it, and every gap stays playable."""

from __future__ import annotations

import pytest

from tests.core.games.cardline.at_table.sitting import GRID, Table, card, laid, opened

FOUR = {"columns": 4, "rows": 1}
FIVE = {"columns": 5, "rows": 1}
HANDS = {"hand": 10}


def long(*numbers: int, **asked) -> Table:
    """On four slots, with an end laid beside the mat whenever that is asked for."""
    table = Table(**{"mat": FOUR, "house": HANDS, **asked})
    table.lay("A1", numbers[0])
    table.wait(1.5)
    for slot, number in zip(("B1", "C1", "D1"), numbers[1:], strict=False):
        table.told(slot, number)
    return table


def full() -> Table:
    """10, 20, 30 and 40 on all four slots."""
    return long(10, 20, 30, 40)


def four() -> Table:
    """10, 20, 30 on the mat and 40 beside it."""
    table = full()
    table.lift("D1")
    table.later()
    return table


def test_before_the_line_outgrows_the_slots_it_is_said_which_cards_may_lie_beside():
    table = long(10, 20)
    table.lay("C1", 30)
    assert table.ok() == ["fits-last", "line-is-long", "turn"]
    told = table.announced[1]
    assert (told["rule"], told["args"]) == ("L8", {"left": "n10", "right": "n30"})
    assert table.wait(60) == []


def test_while_a_slot_is_free_nobody_is_asked_to_lay_a_card_beside():
    table = long(10, 20, 30)
    assert (table.wait(60), table.to_mend) == ([], [])


def test_on_a_full_row_an_end_card_is_asked_beside_and_it_stays_part_of_the_line():
    table = full()
    assert table.wait(1.75) == []
    assert table.wait(0.25) == ["wrong-lay-beside"]
    assert table.rulings == ["L8"]
    assert table.announced[0]["args"] == {"card": "n40", "other": "n10"}
    assert table.moves_to_make == ["40: D1 > -"]
    assert table.lift("D1") + table.wait(2) == ["table-cleared"]
    assert table.later() == []
    assert (table.line, table.to_mend) == ("10@A1 20@B1 30@C1 40", [])


@pytest.mark.parametrize(("slot", "line"), [("D1", "10@A1 20@B1 30@C1 40"), ("A1", "10 20@B1 30@C1 40@D1")])
def test_either_end_will_do(slot, line):
    table = full()
    table.wait(2)
    assert table.lift(slot) + table.wait(2) == ["table-cleared"]
    assert (table.later(), table.line, table.to_mend) == ([], line, [])


def test_a_card_taken_from_the_middle_frees_no_slot_for_another():
    table = full()
    table.wait(2)
    table.lift("B1")
    table.lay("B1", 50)
    assert (table.question, table.moves_to_make) == (None, ["40: D1 > -"])
    table.lift("D1")
    table.later()
    assert table.moves_to_make == ["30: C1 > D1", "20: - > C1"]  # the 50 lies between the 10 and the 20
    assert table.lift("B1") + table.lay("B1", 20) == ["table-cleared"]
    assert (table.line, table.to_mend) == ("10@A1 20@B1 30@C1 40", [])


def test_until_one_slot_is_free_no_act_is_ruled():
    table = full()
    assert table.tap("pad", card(25)) == ["refused-mend-first", "wrong-lay-beside"]


def test_several_cards_may_lie_beside_at_both_ends():
    table = four()
    table.lift("A1")
    table.lift("C1")
    table.later()
    assert (table.line, table.to_mend) == ("10 20@B1 30 40", [])
    assert table.told("D1", 25) == ["fits-between", "turn"]
    assert table.told("A1", 15) == ["fits-between", "turn"]
    assert table.line == "10 15@A1 20@B1 25@D1 30 40"


def test_a_card_laid_on_the_mat_lies_next_to_what_lies_on_the_mat():
    table = four()
    table.slide("C1", "D1")
    assert table.told("C1", 25)[0] == "fits-between"
    assert table.line == "10@A1 20@B1 25@C1 30@D1 40"
    table.wait(2)
    table.lift("A1")
    table.later()
    assert table.told("A1", 15)[0] == "fits-between"
    assert table.line == "10 15@A1 20@B1 25@C1 30@D1 40"


def test_after_each_play_on_the_last_free_slot_one_is_asked_beside_again():
    table = four()
    table.lay("D1", 35)
    assert table.question == "ask-turned"
    table.ok()
    assert table.wait(2) == ["wrong-lay-beside"]
    assert table.announced[0]["args"] == {"card": "n35", "other": "n10"}
    assert table.lift("A1") + table.wait(2) == ["table-cleared"]
    table.later()
    assert table.line == "10 20@B1 30@C1 35@D1 40"


def test_a_card_that_does_not_fit_there_leaves_its_slot_free():
    table = four()
    assert table.told("D1", 45)[0] == "misfits-between"
    assert table.wait(2) == ["wrong-to-the-box"]
    table.lift("D1")
    assert (table.wait(60), table.to_mend) == ([], [])


@pytest.mark.parametrize(
    ("gap", "number", "line"),
    [
        ("left-of-n10", 5, "05 10@A1 20@B1 30@C1 40"),
        ("right-of-n40", 50, "10@A1 20@B1 30@C1 40 50"),
        ("between-n30-n40", 35, "10@A1 20@B1 30@C1 35 40"),
    ],
)
def test_a_gap_outside_or_among_the_cards_beside_is_chosen_on_the_screen(gap, number, line):
    table = four()
    assert table.tap("pad", card(number)) == []
    assert (table.status, table.options[-1]) == ("on-pad", "drop")
    assert table.choose(f"play:{gap}")[0].startswith("fits")
    assert (table.wait(60), table.line, table.to_mend) == ([], line, [])


def test_every_gap_of_a_long_line_is_offered_in_its_order():
    table = four()
    table.tap("pad", card(50))
    gaps = ["left-of-n10", "between-n10-n20", "between-n20-n30", "between-n30-n40", "right-of-n40"]
    assert table.options == [*(f"play:{gap}" for gap in gaps), "drop"]


def test_a_gap_between_cards_of_the_mat_may_be_chosen_too_and_the_card_is_asked_for_there():
    table = four()
    assert table.shown(25, "between-n20-n30") == ["fits-between", "turn"]
    assert table.moves_to_make == ["30: C1 > D1", "25: - > C1"]
    assert table.wait(2) == ["wrong-belongs-elsewhere", "wrong-lay"]
    table.slide("C1", "D1")
    assert table.lay("C1", 25) == []
    assert table.line == "10@A1 20@B1 25@C1 30@D1 40"
    assert table.wait(3) == ["wrong-lay-beside"]
    assert table.lift("D1") + table.wait(2) == ["table-cleared"]


def test_a_card_shown_to_the_pad_that_does_not_fit_is_for_the_box():
    table = four()
    assert table.shown(5, "right-of-n40") == ["misfits-last", "draws", "turn"]
    assert (table.box, table.wait(60)) == (["05"], [])


def test_a_card_that_lay_beside_may_come_back_to_its_end():
    table = four()
    assert table.lay("D1", 40) + table.wait(1) == []
    table.lift("A1")
    table.later()
    assert (table.line, table.to_mend) == ("10 20@B1 30@C1 40@D1", [])


def test_a_card_that_lay_beside_and_comes_back_at_the_other_end_is_out_of_order():
    table = four()
    table.lift("A1")
    table.later()
    table.lay("A1", 40)
    assert "wrong-belongs-elsewhere" in table.wait(3)
    assert table.lift("A1") + table.wait(2) == ["table-cleared"]


def test_with_the_whole_line_beside_the_mat_a_card_laid_on_it_lies_nowhere():
    table = four()
    for slot in ("A1", "B1", "C1"):
        table.lift(slot)
    table.later()
    assert (table.line, table.to_mend) == ("10 20 30 40", [])
    table.lay("B1", 25)
    assert table.wait(1.5) == ["wrong-no-neighbour"]
    assert table.rulings == ["L8"]
    table.lift("B1")
    assert table.shown(25, "between-n20-n30")[0] == "fits-between"
    assert (table.later(), table.line) == ([], "10 20 25 30 40")


def test_a_card_just_lifted_from_the_end_is_in_a_hand_and_only_later_beside_the_mat():
    """It may be read, or covered by another card."""
    table = four()
    table.lift("C1")
    table.lay("D1", 25)
    assert table.question is None
    assert table.wait(2.25) == []
    assert table.question == "ask-turned"
    assert table.ok()[0] == "fits-between"


def test_on_a_grid_the_row_is_full_when_its_last_slot_is():
    table = laid(*range(10, 18), slots="A1 B1 C1 C2 B2 A2 A3 B3", mat=GRID, house=HANDS)
    assert "line-is-long" in table.story
    assert table.told("C3", 19)[0] == "fits-last"
    assert table.wait(2) == ["wrong-lay-beside"]
    assert table.moves_to_make == ["19: C3 > -"]
    assert table.lift("A1") + table.wait(2) == ["table-cleared"]


def test_a_silent_slot_is_no_free_slot():
    table = laid(10, 20, 30, 40, mat=FIVE, house=HANDS)
    table.freeze("E1")
    assert table.wait(2) == ["wrong-lay-beside"]
    assert table.back("E1") == ["table-slots-back", "table-cleared"]


def test_a_line_shorter_than_its_slots_has_no_card_beside_the_mat():
    table = opened()
    table.told("E1", 30)
    table.lift("E1")
    table.wait(60)
    table.lay("F1", 40)
    assert table.wait(2) == ["wrong-lay-back-first"]
