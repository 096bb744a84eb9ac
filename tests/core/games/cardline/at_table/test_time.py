"""What follows at a strict table when a player's time is up (E9): one card is drawn, none goes to the box, and the turn passes."""

from __future__ import annotations

from typing import Any

from tests.core.games.cardline.at_table import sitting as scenes
from tests.core.games.cardline.at_table.sitting import MOMENT, few

STRICT: dict[str, Any] = {"house": {"timer": "strict", "turn_seconds": 30}}
FITS, MISFITS = 6.0, 9.0  # seconds for which one verdict is read, and two


def test_the_limit_and_what_follows_are_told_at_set_up():
    assert scenes.Table(**STRICT).at_setup[:3] == ["table-begins", "table-time-limit", "time-limit"]


def test_who_lets_the_time_run_out_draws_one_and_no_card_goes_to_the_box():
    table = scenes.opened(**STRICT)
    pile = table.view["pile"]
    assert table.wait(30) == ["ten-seconds", "time-up", "turn"]
    assert (table.turn, table.hands, table.box, table.marks) == ("Boris", {"Anna": 5, "Boris": 4}, [], {"Anna": ["draws-1"]})
    assert table.view["pile"] == pile - 1


def test_the_turn_counts_for_the_round_which_is_judged_at_its_end():
    table = scenes.opened(house={**STRICT["house"], "hand": 1})
    table.told("E1", 30)
    assert table.hands["Anna"] == 0
    assert table.wait(FITS + 30)[-2:] == ["time-up", "wins"]
    assert table.view["winners"] == ["seat-1"]


def test_a_time_that_is_up_is_one_turn_of_a_play_off():
    table = scenes.opened("Anna", "Boris", "Vera", house={**STRICT["house"], "hand": 1, "hand_3": 3})
    table.told("E1", 30)
    table.told("F1", 40)
    table.wait(FITS + 30)
    assert "play-off" in table.story
    table.told("G1", 50)
    assert table.wait(FITS + 30)[-2:] == ["time-up", "wins"]


def test_where_neither_pile_nor_box_has_a_card_none_is_drawn():
    table = scenes.opened(deck=few(10, 20, 30), house={**STRICT["house"], "hand": 1})
    assert table.wait(30) == ["ten-seconds", "time-up-no-card", "turn"]
    assert (table.turn, table.hands) == ("Boris", {"Anna": 1, "Boris": 1})


def test_the_box_is_shuffled_for_the_card_that_is_drawn():
    table = scenes.opened(deck=few(10, 20, 30, 40), house={**STRICT["house"], "hand": 1})
    table.told("A1", 30)  # it does not fit, and its player draws the last card of the pile
    table.lift("A1")
    assert table.wait(MISFITS + 30) == ["ten-seconds", "reshuffled", "time-up", "turn"]
    assert (table.hands, table.box, table.view["stock"]) == ({"Anna": 1, "Boris": 2}, [], {"box": 0})


def test_two_verdicts_of_one_act_are_both_read_before_the_time_runs():
    table = scenes.opened(**STRICT)
    table.told("A1", 30)
    table.lift("A1")
    at = table._table._at
    assert table.view["time"]["since"] == round(at - MOMENT + MISFITS, 3)


def test_a_card_that_lies_there_unturned_has_to_go_first():
    table = scenes.opened(**STRICT)
    table.lay("E1", 30)
    assert table.wait(30)[-2:] == ["time-up", "turn"]
    assert (table.question, [one["from"] for one in table.view["instructions"]]) == (None, ["E1"])
    table.lift("E1")
    table.told("E1", 30)
    assert (table.hands, table.order) == ({"Anna": 5, "Boris": 3}, "20 30")


def test_what_followed_can_be_taken_back():
    table = scenes.opened(**STRICT)
    table.wait(30)
    table.undone()
    assert (table.turn, table.hands, table.marks) == ("Anna", {"Anna": 4, "Boris": 4}, {})


def test_the_hand_of_who_laid_last_is_set_to_nothing_all_the_same():
    table = scenes.opened(house={**STRICT["house"], "hand": 2})
    table.told("E1", 30)
    table.wait(FITS + 30)
    table.corrected(hand={"seat": "seat-1", "count": 0})
    assert table.hands == {"Anna": 0, "Boris": 3}
