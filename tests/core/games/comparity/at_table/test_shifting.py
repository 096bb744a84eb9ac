"""C18: the mat is a window on the area; all of it may be shifted by whole cells."""

from __future__ import annotations

import pytest

from tests.core.games.comparity.at_table.scenes import STAGES, bonus, checking, duet, opened, pair, repairing, trio
from tests.core.games.comparity.at_table.sitting import Sitting

SHIFTS = ["shift:left", "shift:right", "shift:up", "shift:down"]


def shifts(table):
    return [one for one in table.options if one.startswith("shift")]


def test_a_shift_is_offered_in_a_turn_and_while_a_duet_or_bonus_waits():
    cases = ["turn", "duet", "trio", "bonus"]
    assert [(stage, shifts(STAGES[stage]())) for stage in cases] == [(stage, SHIFTS) for stage in cases]


def test_a_shift_is_not_offered_elsewhere():
    cases = ["opening", "checking", "repairing", "reconnecting", "over"]
    assert [(stage, shifts(STAGES[stage]())) for stage in cases] == [(stage, []) for stage in cases]


def test_a_shift_is_announced_only_when_nothing_is_lifted_or_loose():
    table = pair()
    table.lift("D4")
    assert shifts(table) == []
    assert table.choose("shift:left") == ["table-refused-not-offered"]
    table.place("D4", "big-ben")
    table.place("E5", "monas")
    assert shifts(table) == []
    table.lift("E5")
    assert shifts(table) == SHIFTS


def test_the_area_that_reaches_an_edge_is_said_once():
    table = Sitting()
    table.play("B1", "monas")
    assert table.play("A1", "merlion") == ["plays", "turn", "table-reaches-edge"]
    assert table.play("A2", "big-ben") == ["plays", "turn"]


def test_an_announced_shift_is_done_when_all_cards_lie_in_their_old_shape_in_whatever_order():
    table = pair()
    assert table.choose("shift:up") == ["shift"]
    table.lift("E4")
    assert table.place("E5", "eiffel-tower") == []
    table.lift("D4")
    assert table.place("D5", "big-ben") == ["shifted"]
    assert table.cards == {"D5": "big-ben*", "E5": "eiffel-tower*"}
    assert (table.stage, table.turn, table.hands) == ("turn", "Boris", {"Anna": 6, "Boris": 7})


def test_a_shift_may_go_several_cells_and_ends_where_it_began_if_wanted():
    table = pair()
    table.choose("shift:left")
    assert table.choose("shift:down") == ["shift"]
    table.lift("D4")
    table.lift("E4")
    table.place("C3", "big-ben")
    assert table.place("D3", "eiffel-tower") == ["shifted"]
    table.choose("shift:right")
    assert table.choose("shift:left") == ["shift-dropped"]
    assert table.view["pending"] is None


def test_until_then_no_lift_or_arrival_is_an_act():
    table = pair()
    table.choose("shift:up")
    table.lift("D4")
    assert table.press("check") == ["refused-mend-first"]
    table.place("D4", "big-ben")
    table.place("F5", "monas")
    assert "plays" not in table.wait(5)
    assert table.ok() == ["refused-mend-first"]
    assert table.tap("pad", "taj-mahal") == ["refused-mend-first"]
    assert (table.turn, table.hands) == ("Boris", {"Anna": 6, "Boris": 7})
    table.lift("F5")


def test_nothing_of_a_shift_is_offered_to_be_taken_back():
    table = pair()
    table.choose("shift:up")
    table.lift("E4")
    assert table.wait(1) == []
    assert not table.view["offers-undo"]


def test_a_shift_may_be_cancelled_and_the_cards_lie_as_before():
    table = pair()
    table.choose("shift:up")
    table.lift("E4")
    table.place("E5", "eiffel-tower")
    assert table.press("cancel") == ["shift-dropped"]
    table.lift("E5")
    table.place("E4", "eiffel-tower")
    assert table.to_mend == []
    assert table.play("F4", "willis-tower") == ["plays", "turn"]


@pytest.mark.parametrize("scene", [duet, bonus])
def test_a_waiting_duet_or_bonus_does_not_hinder_it_and_waits_on(scene):
    table = scene()
    stage, turn, cards = table.stage, table.turn, table.cards
    table.choose("shift:right")
    for slot in cards:
        table.lift(slot)
    said = [table.place(chr(ord(slot[0]) + 1) + slot[1], card.rstrip("*")) for slot, card in cards.items()]
    assert said[-1] == ["shifted"]
    assert (table.stage, table.turn) == (stage, turn)


def test_faces_are_kept():
    table = Sitting()
    table.place("D4", "big-ben", "back")
    table.wait(1.5)
    table.choose("shift:left")
    table.lift("D4")
    assert table.place("C4", "big-ben", "face") == []
    assert table.stage == "turn"
    assert table.view["pending"] == "shifting"
    table.lift("C4")
    assert table.place("C4", "big-ben", "back") == ["shifted"]


def test_a_card_turned_during_a_shift_is_asked_for():
    table = Sitting()
    table.place("D4", "big-ben", "back")
    table.wait(1.5)
    table.choose("shift:left")
    table.lift("D4")
    table.place("C4", "big-ben", "face")
    assert [text[:14] for text in table.to_mend] == ["Turn “Big Ben "]


def test_unannounced_it_is_a_violation_until_all_lie_off_by_one_same_step():
    table = pair()
    table.lift("D4")
    table.lift("E4")
    table.place("D5", "big-ben")
    assert table.wait(1.5) == ["wrong-belongs-elsewhere"]
    assert table.place("E5", "eiffel-tower") == ["ask-shift"]
    assert table.wait(3600) == []
    assert table.cards == {"D4": "big-ben*", "E4": "eiffel-tower*"}
    assert table.press("ok") == ["shift", "shifted", "table-cleared"]
    assert table.cards == {"D5": "big-ben*", "E5": "eiffel-tower*"}


def test_while_that_is_asked_nothing_else_is_an_act():
    table = pair()
    for slot in ("D4", "E4"):
        table.lift(slot)
    table.place("D5", "big-ben")
    table.place("E5", "eiffel-tower")
    assert table.press("check") == ["refused-mend-first"]
    assert table.choose("check:D4") == ["table-refused-not-offered"]


def test_laid_back_it_was_no_shift():
    table = pair()
    for slot in ("D4", "E4"):
        table.lift(slot)
    table.place("D5", "big-ben")
    table.place("E5", "eiffel-tower")
    for slot in ("D5", "E5"):
        table.lift(slot)
    table.place("D4", "big-ben")
    table.place("E4", "eiffel-tower")
    assert (table.to_mend, table.question) == ([], None)


@pytest.mark.parametrize("scene", [checking, repairing])
def test_in_a_check_and_in_a_repair_nothing_is_shifted(scene):
    table = scene()
    stage, cards = table.stage, table.cards
    for slot in cards:
        table.lift(slot)
    for slot, card in cards.items():
        table.place(chr(ord(slot[0]) + 1) + slot[1], card.rstrip("*"))
    said = table.wait(1.5)
    assert "ask-shift" not in said
    assert len(table.to_mend) >= len(cards) - 1  # one of them may be on its way in a swap
    assert table.ok() == ["refused-mend-first"]
    assert (table.stage, table.cards) == (stage, cards)


def test_a_card_that_leaves_the_mat_and_one_that_reaches_it_are_asked_for_by_name():
    table = Sitting(mat={"columns": 2, "rows": 1})
    table.play("A1", "merlion")
    table.play("B1", "big-ben")
    assert table.choose("shift:left") == ["shift", "wrong-shift-lay"]
    assert table.texts[1].startswith("Lay “Merlion” beside the mat")
    table.lift("A1")
    table.lift("B1")
    assert "shifted" in table.place("A1", "big-ben")
    assert table.choose("shift:right") == ["shift"]
    table.lift("A1")
    table.place("B1", "big-ben")
    assert table.wait(5) == ["wrong-shift-lay"]
    assert table.texts[0].startswith("Lay “Merlion” on A1")
    assert "shifted" in table.place("A1", "merlion")


def test_a_card_beside_the_mat_still_has_its_neighbours():
    table = Sitting(mat={"columns": 2, "rows": 1})
    table.play("A1", "merlion")
    table.play("B1", "big-ben")
    table.choose("shift:left")
    table.lift("A1")
    table.lift("B1")
    table.place("A1", "big-ben")
    table.choose("check:merlion")
    assert table.choose("check:A1")[:2] == ["reveals", "in-order"]


def test_a_shift_taken_back_sends_each_card_home():
    table = pair()
    table.choose("shift:up")
    table.lift("D4")
    table.lift("E4")
    table.place("D5", "big-ben")
    table.place("E5", "eiffel-tower")
    assert table.undone() == ["table-ask-undo", "table-undone", "status-turn"]
    assert table.wait(2) == ["wrong-belongs-elsewhere", "wrong-belongs-elsewhere"]
    assert table.cards == {"D4": "big-ben*", "E4": "eiffel-tower*"}


def test_beyond_the_edge_a_play_waits_for_a_shift_or_the_pad():
    table = opened(mat={"columns": 4, "rows": 4})
    assert "right-of-D4" in table.expected["places"]
    assert "E4" not in table.expected["places"]


def test_a_trio_waits_through_a_shift_too():
    table = trio()
    table.choose("shift:up")
    assert table.press("cancel") == ["shift-dropped"]
    assert table.stage == "trio"


def test_a_card_that_lies_where_it_lay_is_no_part_of_a_shift():
    table = Sitting()
    table.laid(D5="big-ben", E5="eiffel-tower")
    table.lift("E5")
    table.place("A8", "eiffel-tower")  # four to the left, and for the other that would be off the mat
    assert table.question != "ask-shift"
    assert "wrong-belongs-elsewhere" in table.wait(2)


def test_after_the_match_no_edge_is_spoken_of():
    table = Sitting(house={"hand": 1})
    table.play("B1", "monas")
    assert table.play("A1", "merlion") == ["plays", "wins"]


def test_a_card_that_belongs_nowhere_is_taken_off_before_the_area_stands():
    table = pair()
    table.choose("shift:left")
    assert "wrong-shift-off" in table.place("H8", "monas")
    assert "Lay “National Monument (Monas)” beside the mat." in table.to_mend
    table.lift("H8")
    assert not [one for one in table.to_mend if "Monas" in one]
