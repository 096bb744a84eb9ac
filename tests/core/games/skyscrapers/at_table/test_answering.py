"""C27, S20: some turns stay open until they are answered, by a choice, by *ok*, or by the button of the player who is asked."""

from __future__ import annotations

import pytest

from tests.core.games.skyscrapers.at_table.sitting import Table, blowing, built, due, last_turns, opened, roofed, studying, toilet


def nothing_to_look_at() -> Table:
    """All is dealt; Anna's Study finds an empty deck and no discards."""
    deck = "blocks with hand=3,toilets=0,studies=1,roofs=2,tornadoes=0 of parking-*,study-1,roof-*,hotel-10,hotel-20,hotel-30"
    table = Table(deck=deck)
    table.tap("site-1", "parking-1")
    table.tap("site-2", "parking-2")
    table.tap("pad", "study-1")
    return table


ASKED = {
    "insurance": (roofed, "seat-1", "no-insurance", ["draws"]),
    "take": (toilet, "seat-1", "nobody", ["takes-nothing", "draws", "turn"]),
    "look-at-nothing": (nothing_to_look_at, "seat-1", "nothing", ["looks-at-nothing", "foundation-due"]),
    "pass": (last_turns, "seat-2", "pass", ["passes"]),
}


@pytest.mark.parametrize("asked", ASKED)
def test_ok_the_button_of_the_seat_and_the_choice_are_one_answer(asked):
    scene, seat, option, said = ASKED[asked]
    after = []
    for answer in (lambda table: table.press("ok"), lambda table: table.press(seat), lambda table: table.choose(option)):
        table = scene()
        table.wait(0.7)
        assert table.question == f"ask-{asked}"
        assert answer(table)[: len(said)] == said
        after.append(table.view)
    assert after[0] == after[1] == after[2]


@pytest.mark.parametrize("asked", ASKED)
def test_a_press_within_a_moment_and_the_button_of_another_seat_answer_nothing(asked):
    scene, seat, _, _ = ASKED[asked]
    table = scene()
    before = table.view
    other = "seat-2" if seat == "seat-1" else "seat-1"
    if asked != "pass":  # that one had to wait for a correction
        assert table.press("ok") == ["table-too-soon"]
        assert table.press(seat) == ["table-too-soon"]
    assert table.press(other) == ["table-refused-not-asked"]
    assert table.wait(0.7) + table.press(other) == ["table-refused-not-asked"]
    assert table.press("cancel") == ["refused-nothing-to-drop"]
    assert table.view == before


def test_a_choice_acts_at_once():
    assert toilet().choose("take:seat-2") == ["takes", "turn"]
    assert roofed().choose("no-insurance") == ["draws"]


@pytest.mark.parametrize("scene", [opened, due, studying, blowing], ids=["turn", "due", "study", "tornado"])
def test_where_nothing_is_asked_of_anybody_a_press_answers_nothing(scene):
    table = scene()
    before = table.view
    assert table.question is None
    assert table.ok() + table.press("seat-1") == ["refused-nothing-asked"] * 2
    assert table.view == before


def test_a_tornado_is_answered_by_its_side_only():
    table = blowing("Anna", "Boris", "Vera")
    table.corrected(hand={"seat": "Boris", "count": 2})
    assert table.options == ["tornado:left", "tornado:right"]
    assert table.choose("tornado:right") == ["hands-right", "draws", "turn"]
    assert table.hands == {"Anna": 5, "Boris": 5, "Vera": 4}  # Boris's two to Anna, who draws three


def test_a_study_is_answered_by_its_ways():
    table = studying()
    assert (table.options, table.question) == (["keep", "all", "discards"], None)
    assert table.choose("nothing") == ["table-refused-not-offered"]
    assert table.choose("all") == ["takes-all", "foundation-due"]


def test_only_players_who_hold_a_card_are_offered_to_a_toilet():
    table = opened("Anna", "Boris", "Vera")
    table.corrected(hand={"seat": "Boris", "count": 0})
    table.tap("site-1", "toilet-1")
    assert table.options == ["take:seat-3", "nobody"]
    assert table.choose("take:seat-2") == ["table-refused-not-offered"]


def test_nobody_is_asked_what_cannot_be_answered():
    table = opened()
    table.corrected(hand={"seat": "Boris", "count": 0})
    assert table.tap("site-1", "toilet-1")[-3:] == ["draws", "draws-first", "turn"]
    table = built()
    table.corrected(hand={"seat": "Anna", "count": 1})
    assert "may-insure" not in table.tap("site-1", "roof-1")


def test_a_roof_may_be_answered_before_its_foundation_lies_or_after():
    first, then = roofed(), roofed()
    first.ok()
    first.tap("site-1", "parking-2")
    then.tap("site-1", "parking-2")
    assert then.press("ok") == ["table-too-soon"]
    then.ok()
    assert (first.towers, first.hands, first.turn) == (then.towers, then.hands, then.turn)


def test_the_opening_of_a_foundation_does_not_ask_the_roof_s_question_anew():
    table = roofed()
    table.wait(0.7)
    table.tap("site-1", "parking-2")
    assert table.press("ok") == ["draws", "turn"]


def test_a_card_that_is_shown_meanwhile_keeps_the_question_from_being_answered():
    """Its place is being chosen, and *ok* chooses none."""
    table = roofed()
    table.wait(1)
    table.tap("pad", "parking-2")
    assert (table.question, table.options[0]) == (None, "open:site-1")
    assert table.press("ok") == ["refused-nothing-asked"]
    table.choose("open:site-1")
    assert table.question == "ask-insurance"
    assert table.ok() == ["draws", "turn"]


def test_in_the_last_turns_too_nobody_is_called_before_a_foundation_lies():
    table = last_turns("Anna", "Boris", "Vera")
    assert (table.stage, table.turn) == ("last-turn", "Boris")
    table.tap("pad", "study-1")
    assert table.ok() == ["looks-at-nothing", "foundation-due"]
    assert (table.status, table.question, table.turn) == ("foundation", None, "Vera")
    assert table.tap("site-3", "parking-3") == ["opens", "last-turn"]
    assert table.ok()[:2] == ["passes", "ends-hands"]


def test_in_a_pause_nothing_is_answered():
    table = roofed()
    table.press("pause")
    assert table.wait(1) + table.press("ok") == ["table-refused-paused"]
    assert table.tap("pad", "insurance-1") == ["table-refused-paused"]
    assert table.press("pause") == ["table-goes-on"]
    assert table.press("ok") == ["draws"]
