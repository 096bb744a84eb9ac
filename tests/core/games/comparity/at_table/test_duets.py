"""C25, C28: a Duet and a Trio settled by hand, a bonus taken or declined, and the draw pad."""

from __future__ import annotations

import pytest

from tests.core.games.comparity.at_table.scenes import bonus, checking, duet, opened, pair, repairing, trio


def test_a_draw_is_told_by_a_tag_on_the_draw_pad_which_names_no_card():
    table = duet(mat={"draw_pads": ["draw"]})
    assert table.tap("draw", "taj-mahal") == ["draws", "turn"]
    assert table.texts == ["Boris draws 1 card.", "Boris, your turn."]


@pytest.mark.parametrize("scene", [opened, pair, checking, repairing, bonus])
def test_a_tag_on_the_draw_pad_with_no_draw_due_is_ignored_softly(scene):
    table = scene(mat={"draw_pads": ["draw"]})
    before = table.view
    assert table.tap("draw", "taj-mahal") == ["refused-no-draw-due"]
    assert (table.rulings, table.announced[0]["tone"]) == (["C28"], "soft")
    assert "Taj" not in table.texts[0]
    assert table.view == before


def test_an_own_card_laid_while_a_duet_waits_asks_whether_a_card_was_drawn():
    table = duet()
    assert table.place("C4", "willis-tower") + table.wait(1.25) == []
    assert table.wait(0.25) == ["ask-drawn"]
    assert table.wait(600) == []
    assert table.ok() == ["draws", "turn", "plays", "turn"]
    assert (table.turn, table.hands) == ("Anna", {"Anna": 6, "Boris": 7})


def test_lifting_that_card_returns_to_the_choice():
    table = duet()
    table.play("C4", "willis-tower")
    assert table.lift("C4") == []
    assert (table.stage, table.question) == ("duet", "ask-draw")
    table.choose("check:A4")
    assert table.stage == "checking"


def test_the_draw_pad_answers_that_question_as_well():
    table = duet(mat={"draw_pads": ["draw"]})
    table.play("C4", "willis-tower")
    assert table.tap("draw", "taj-mahal") == ["draws", "turn"]
    assert table.wait(1.5) == ["plays", "turn"]


def test_a_played_duet_may_make_the_next_one():
    table = duet()
    table.ok()
    table.play("C4", "willis-tower")
    assert table.play("C5", "taj-mahal")[1] == "duet"
    assert table.turn == "Boris"


def test_with_a_trio_a_card_must_be_lifted_first():
    table = trio()
    assert table.play("A6", "taj-mahal") == ["wrong-trio-first"]
    assert table.ok() == ["refused-mend-first"]
    assert table.lift("A6") + table.wait(2) == ["table-cleared"]
    assert table.ok() == ["draws", "bonus"]


def test_a_bonus_is_asked_for_by_name():
    table = trio("Anna", "Boris", "Vera")
    table.ok()
    assert table.texts[-1].startswith("Anna,")
    assert (table.turn, table.stage) == ("Anna", "bonus")


def test_a_bonus_that_is_just_being_laid_is_not_declined():
    table = bonus()
    table.wait(5)
    table.place("A6", "taj-mahal")
    assert table.press("ok") == ["refused-nothing-asked"]
    assert table.wait(1.5) == ["plays-bonus", "turn"]
