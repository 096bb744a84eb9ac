"""C22, C28, E2: what the mat hears is not always an act, and every word can be asked why."""

from __future__ import annotations

import pytest

from tests.core.games.comparity.at_table.scenes import STAGES, opened, pair
from tests.core.games.comparity.at_table.sitting import Sitting


def test_a_card_that_flickers_where_it_lies_is_no_act():
    table = pair()
    before = table.view
    for _ in range(20):
        assert table.lift("D4") + table.wait(0.25) + table.place("D4", "big-ben") + table.wait(0.25) == []
    assert table.view == before


def test_a_loose_card_that_flickers_is_loose_for_longer_and_played_once():
    table = opened()
    table.place("E4", "monas")
    for _ in range(5):
        assert table.wait(1) + table.lift("E4") + table.place("E4", "monas") == []
    assert table.wait(1.5) == ["plays", "turn"]
    assert table.wait(30) == []


def test_both_stickers_of_a_card_on_one_cell_are_one_card():
    table = opened()
    table.place("E4", "monas", "back")
    table.place("E4", "monas", "face")
    assert table.wait(1.5) == ["plays", "turn"]
    assert table.cards["E4"] == "monas*"


def test_while_both_stickers_are_heard_neither_side_is_believed():
    table = Sitting()
    table.place("D4", "big-ben", "back")
    table.wait(1.5)
    table.place("E4", "eiffel-tower", "back")
    table.wait(1.5)
    assert table.place("D4", "big-ben", "face") + table.wait(10) == []
    assert table.cards["D4"] == "big-ben*"


def test_a_card_cannot_be_placed_in_two_cells_at_once():
    assert pair().refused(place="H8", card="big-ben").endswith("lies on D4")


@pytest.mark.parametrize("stage", STAGES)
def test_everything_that_was_said_can_be_asked_why(stage):
    table = STAGES[stage]()
    for one in table.whole:
        assert len(table.why(one["id"])) > 20


def test_everything_that_is_said_of_a_correction_can_be_asked_why():
    table = pair("Anna", "Boris", "Vera")
    corrections = [{"hand": {"seat": "Anna", "count": 1}}, {"turn": "Anna"}, {"card_is": {"card": "big-ben", "really": "monas"}}]
    for correction in (*corrections, {"replace": {"seat": "Vera", "name": "Gleb"}}, {"accept": {"open": ["monas"]}}, {"leave": "Boris"}):
        table.corrected(**correction)
    table.undone()
    for one in table.whole:
        assert len(table.why(one["id"])) > 20
