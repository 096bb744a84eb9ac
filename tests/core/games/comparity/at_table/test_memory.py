"""C17: cards that were revealed in earlier matches."""

from __future__ import annotations

from tests.core.games.comparity.at_table.scenes import duet, opened
from tests.core.games.comparity.at_table.sitting import Sitting

SEEN = ["monas", "big-ben"]


def test_before_a_deal_the_names_to_leave_in_the_box_are_listed():
    table = Sitting(set_aside=SEEN)
    assert table.at_setup[:2] == ["table-begins", "table-leave-in-box"]
    said = table.whole[1]
    assert said["rule"] == "C17"
    assert sorted(said["args"]["cards"]) == sorted(SEEN)


def test_a_set_aside_card_that_turns_up_is_mentioned_and_may_be_played_with_ok():
    table = Sitting(set_aside=SEEN)
    table.play("D4", "merlion")
    assert table.play("E4", "monas") == ["ask-set-aside"]
    assert table.wait(3600) == []
    assert table.ok() == ["let-in", "plays", "turn"]
    assert table.turn == "Boris"


def test_it_may_be_taken_back_and_another_played():
    table = Sitting(set_aside=SEEN)
    table.play("D4", "merlion")
    table.play("E4", "monas")
    assert table.lift("E4") == []
    assert table.play("E4", "eiffel-tower") == ["plays", "turn"]


def test_moved_it_is_not_mentioned_again():
    table = Sitting(set_aside=SEEN)
    table.play("D4", "merlion")
    table.play("E4", "monas")
    table.ok()
    table.lift("E4")
    assert table.play("D5", "monas") == ["table-ask-moved"]
    assert table.ok() == ["let-in", "plays", "turn"]


def test_the_opening_card_may_be_one_of_them():
    table = Sitting(set_aside=SEEN)
    assert table.play("D4", "monas") == ["ask-set-aside"]
    assert table.ok() == ["let-in", "opens", "turn"]


def test_with_a_duet_one_ok_answers_for_the_draw_and_for_the_card():
    table = duet(set_aside=["willis-tower"])
    assert table.play("C4", "willis-tower") == ["ask-set-aside"]
    assert table.ok() == ["let-in", "draws", "turn", "plays", "turn"]


def test_a_set_aside_card_by_the_pad_is_played_by_the_choice_of_its_cell():
    table = opened(set_aside=["monas"])
    table.tap("pad", "monas")
    assert table.choose("play:E4") == ["let-in", "plays", "turn"]


def test_strict_makes_it_a_violation():
    table = opened(set_aside=["monas"], house={"memory": "strict"})
    assert table.play("E4", "monas") == ["wrong-set-aside-strict"]
    assert table.ok() == ["refused-mend-first"]


def test_where_memory_is_off_nothing_is_said_and_nothing_asked():
    table = Sitting(set_aside=SEEN, house={"memory": "off"})
    assert "table-leave-in-box" not in table.at_setup
    assert table.play("D4", "monas") == ["opens", "turn"]


def test_when_fewer_are_fresh_than_the_set_up_needs_all_return():
    deck_of_a_hundred = [one for one in Sitting(mat={"columns": 0, "rows": 0, "pads": []}).options if one.startswith("card:")]
    names = [one.removeprefix("card:") for one in deck_of_a_hundred]
    enough = Sitting(set_aside=names[:71], house={"memory": "strict"})
    assert enough.at_setup[1] == "table-leave-in-box"
    assert enough.play("D4", names[0]) == ["wrong-set-aside-strict"]
    too_few = Sitting(set_aside=names[:72], house={"memory": "strict"})
    assert too_few.at_setup[1] == "table-all-return"
    assert too_few.play("D4", names[0]) == ["opens", "turn"]
