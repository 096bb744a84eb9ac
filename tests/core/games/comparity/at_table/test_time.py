"""The time that players have for an act (E9): when it runs, what is said, and what follows at a strict table."""

from __future__ import annotations

from typing import Any

import pytest

from tests.core.games.comparity.at_table import scenes
from tests.core.games.comparity.at_table.sitting import Sitting

READ = 6.0  # seconds for which a verdict is shown before the next player's time runs


def house(timer: str, seconds: int = 30, **more: Any) -> dict[str, Any]:
    return {"house": {"timer": timer, "turn_seconds": seconds, **more}}


STRICT, GENTLE = house("strict"), house("gentle")


def left(table: Sitting) -> float | None:
    """The seconds that are left now; None where no time is counted."""
    time, at = table.view.get("time"), table._table._at
    if time is None:
        return None
    passed = 0.0 if time["since"] is None else max(0.0, at - time["since"])
    return round(time["left"] - passed, 3)


def is_running(table: Sitting) -> bool:
    return table.view["time"]["since"] is not None


def test_without_a_limit_nothing_is_said_of_time_and_no_view_has_it():
    table = scenes.opened()
    assert (table.wait(1000), "time" in table.view, table.at_setup) == ([], False, ["table-begins", "status-opening"])


def test_the_limit_is_told_at_set_up_and_a_strict_one_with_what_follows():
    gentle, strict = Sitting(**GENTLE), Sitting(**STRICT)
    assert gentle.at_setup == ["table-begins", "table-time-limit", "status-opening"]
    assert gentle.texts[1] == "You each have 30 seconds to act."
    assert strict.at_setup == ["table-begins", "table-time-limit", "time-limit", "status-opening"]


def test_no_time_runs_before_the_first_card_lies():
    table = Sitting(**STRICT)
    assert (table.wait(300), left(table)) == ([], None)


def test_at_a_gentle_table_ten_seconds_and_none_are_said_and_nothing_follows():
    table = scenes.opened(**GENTLE)
    assert [table.wait(19.9), table.wait(0.2), table.wait(9.7), table.wait(0.3)] == [[], ["table-ten-seconds"], [], ["table-time-up"]]
    assert (table.texts, table.wait(300), table.turn, table.hands) == (["Anna, your time is up."], [], "Anna", {"Anna": 7, "Boris": 7})


def test_at_a_strict_table_a_player_whose_time_is_up_draws_one_and_the_turn_passes():
    table = scenes.opened(**STRICT)
    table.wait(19.9)
    assert (table.wait(0.2), table.texts[0].startswith("Anna, ten seconds are left.")) == (["ten-seconds"], True)
    assert (table.wait(10), table.rulings) == (["time-up", "turn"], ["E9", "C3"])
    assert (table.turn, table.hands, table.view["pile"]) == ("Boris", {"Anna": 8, "Boris": 7}, 13)
    assert table.why(table.announced[0]["id"]).startswith("You agreed on a time for each act before the first card.")


def test_each_act_has_a_time_of_its_own():
    table = scenes.opened(**STRICT)
    table.wait(25)
    table.play("E4", "eiffel-tower")
    assert (left(table), table.view["time"]["seat"]) == (30.0, "seat-2")


def test_the_time_runs_only_once_a_verdict_was_read():
    table = scenes.pair(**GENTLE)
    table.wait(10)
    table.choose("check:D4")
    assert (left(table), table.view["time"]["since"]) == (30.0, table._table._at)  # nothing is ruled yet
    assert table.choose("check:E4") == ["reveals", "in-order", "distrust", "turn"]
    assert (left(table), table.view["time"]["since"]) == (30.0, table._table._at + READ)
    table.wait(READ + 10)
    assert left(table) == 20.0


@pytest.mark.parametrize("held", ["pause", "silent reader", "question", "wrong card"])
def test_the_time_stands_still_while_nobody_can_act(held):
    table = scenes.opened(**STRICT)
    table.wait(10)
    match held:
        case "pause":
            table.press("pause")
        case "silent reader":
            table.freeze("A1")
        case "question":
            table.press("undo")
        case "wrong card":
            table.place("A1", "monas")  # touches no card
    before = left(table)
    table.wait(300)
    assert (left(table), is_running(table), table.turn) == (before, False, "Anna")
    match held:
        case "pause":
            table.press("pause")
        case "silent reader":
            table.back("A1")
        case "question":
            table.press("cancel")
        case "wrong card":
            table.lift("A1")
    assert is_running(table)
    assert table.wait(before - 10 + 0.1)[-1] == "ten-seconds"


def test_a_repair_has_no_limit():
    table = scenes.repairing(**STRICT)
    assert (table.stage, left(table), table.wait(600), table.stage) == ("repairing", None, [], "repairing")


def test_a_duet_is_settled_by_the_card_that_is_drawn():
    table = scenes.duet(**STRICT)
    hands = table.hands
    assert table.wait(30) == ["ten-seconds", "time-up", "turn"]
    assert (table.stage, table.turn, table.hands) == ("turn", "Anna", {**hands, "Boris": hands["Boris"] + 1})


def test_after_a_trio_that_was_so_settled_its_maker_may_play_one_more_card_and_the_turn_passes():
    table = scenes.trio("Anna", "Boris", "Vera", **STRICT)
    assert table.wait(30) == ["ten-seconds", "time-up", "bonus"]
    assert (table.stage, table.turn) == ("bonus", "Anna")
    table.ok()
    assert (table.stage, table.turn) == ("turn", "Vera")


def test_a_bonus_that_is_not_taken_in_time_passes_too():
    table = scenes.bonus(**STRICT)
    hands = table.hands
    assert table.wait(30) == ["ten-seconds", "time-up", "turn"]
    assert (table.turn, table.hands) == ("Boris", {**hands, "Anna": hands["Anna"] + 1})


def test_a_check_that_has_shown_a_number_ends_in_its_verdict():
    table = scenes.checking(**STRICT)  # no neighbour is open, and none is opened unasked (E12)
    assert table.wait(30) == ["ten-seconds", "time-up-verdict", "in-order", "distrust", "turn"]
    assert (table.turn, {slot for slot, card in table.cards.items() if not card.endswith("*")}) == ("Boris", {"B4"})


def test_a_check_that_has_shown_nothing_is_dropped():
    table = scenes.pair(**STRICT)
    table.lift("D4")
    table.press("check")
    assert table.view["pending"] == "word"
    assert table.wait(30)[-2:] == ["time-up", "turn"]
    assert (table.view["pending"], table.cards["D4"], table.turn) == (None, "big-ben*", "Anna")
    assert (table.place("D4", "big-ben"), table.cards["D4"]) == ([], "big-ben*")


def test_a_card_that_was_laid_in_time_is_played():
    table = scenes.opened(**STRICT)
    table.wait(29.5)
    table.place("E4", "eiffel-tower")
    assert (table.wait(1), table.turn) == ([], "Anna")
    assert (table.wait(0.5), table.turn, table.hands) == (["plays", "turn"], "Boris", {"Anna": 6, "Boris": 7})


def test_a_card_that_waits_for_ok_when_the_time_is_up_has_to_go_first():
    table = scenes.opened(**house("strict", confirm="ok"))
    table.ok()
    assert table.wait(20.1) == ["ten-seconds"]
    table.place("E4", "eiffel-tower")
    assert table.wait(10) == ["time-up", "turn"]
    assert [one["from"] for one in table.view["instructions"]] == ["E4"]
    assert (table.wait(60), is_running(table)) == (["wrong-taken-back"], False)
    assert (table.turn, table.lift("E4"), is_running(table)) == ("Boris", ["table-cleared"], True)


def test_what_followed_can_be_taken_back_and_the_player_has_the_whole_time_again():
    table = scenes.opened(**STRICT)
    table.wait(31)
    said = table.undone()
    assert ("table-undone" in said, table.turn, table.hands) == (True, "Anna", {"Anna": 7, "Boris": 7})
    assert left(table) == 30.0


def test_a_player_whose_time_is_up_twice_draws_twice():
    table = scenes.opened("Anna", "Boris", **house("strict", 10))
    assert table.wait(10 + READ + 10 + READ + 10) == ["time-up", "turn"] * 3
    assert (table.turn, table.hands) == ("Boris", {"Anna": 9, "Boris": 8})


def test_a_limit_of_ten_seconds_is_not_told_of_at_every_turn():
    table = scenes.opened(**house("strict", 10))
    assert table.wait(10) == ["time-up", "turn"]
