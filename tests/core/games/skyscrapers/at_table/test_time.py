"""What follows at a strict table when a player's time is up (E9): one card of their choice is discarded, and the turn passes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.core.games.skyscrapers.at_table import sitting as scenes
from tests.core.games.skyscrapers.at_table.sitting import NAMES_ONLY, Table

STRICT: dict[str, Any] = {"house": {"timer": "strict", "turn_seconds": 30}}
LATE = ["ten-seconds", "time-up", "must-discard"]


def overdue(**asked: Any) -> Table:
    """The time of Anna, who was asked for a play, is up."""
    table = scenes.opened(**{**STRICT, **asked})
    assert table.wait(30) == LATE
    return table


def test_one_card_of_the_players_choice_is_discarded_and_the_turn_passes():
    table = overdue()
    assert (table.stage, table.status, table.turn) == ("overdue", "overdue", "Anna")
    assert table.tap("pad", "hotel-50") == ["discards-late", "draws", "turn"]
    assert (table.turn, table.discards, table.hands) == ("Boris", ["hotel-50"], {"Anna": 5, "Boris": 5})


def test_for_the_discard_there_is_no_limit():
    table = overdue()
    assert (table.wait(900), table.stage, "time" in table.view) == ([], "overdue", False)


@pytest.mark.parametrize("place", ["site-1", "site-2"])
def test_meanwhile_nothing_is_played(place):
    table = overdue()
    assert table.tap(place, "hotel-50") == ["refused-answer-first"]
    assert table.texts == ["Anna: discard a card first."]
    assert (table.stage, table.discards) == ("overdue", [])


def test_cards_of_every_kind_may_go_but_foundations_and_those_that_lie_there():
    table = overdue()
    assert table.tap("pad", "parking-2") == ["refused-no-foundation-due"]
    assert table.tap("pad", "parking-1")[0].startswith("refused-")
    assert table.tap("pad", "tornado-1") == ["discards-late", "draws", "turn"]


def test_without_a_pad_the_card_is_named():
    table = Table(mat=NAMES_ONLY, **STRICT)
    table.choose("card:parking-1")
    table.choose("card:piles-1")
    for _ in range(2):
        if table.view["pending"] == "on-pad":
            table.choose(table.options[0])
    assert table.wait(40)[-1] == "must-discard"
    assert table.choose("card:hotel-50")[0] == "discards-late"


@pytest.mark.parametrize(
    ("scene", "lapses"),
    [(scenes.toilet, "toilet"), (scenes.studying, "study"), (scenes.blowing, "tornado")],
    ids=["toilet", "study", "tornado"],
)
def test_a_question_that_was_open_lapses(scene, lapses):
    table = scene(**STRICT)
    assert table.stage == lapses
    assert table.wait(60)[-2:] == ["time-up", "must-discard"]
    table.tap("pad", "hotel-40")
    assert (table.turn, table.stage) == ("Boris", "turn")


def test_a_study_that_was_open_is_discarded_and_a_foundation_is_due_for_it():
    table = scenes.studying(**STRICT)
    table.wait(60)
    assert table.tap("pad", "hotel-40") == ["discards-late", "foundation-due", "draws"]
    assert (table.discards[-2:], table.stock["foundations_due"]) == (["hotel-40", "study-1"], 1)


def test_no_time_runs_while_a_foundation_is_due():
    table = scenes.roofed(**STRICT)
    assert (table.stage, "time" in table.view, table.wait(900)) == ("roofed", False, [])
    table.tap("site-3", "parking-2")
    assert table.view["time"]["seat"] == "seat-1"


def test_a_player_without_cards_has_none_to_discard():
    table = scenes.toilet(**STRICT)
    table.corrected(hand={"seat": "seat-1", "count": 0})
    assert table.wait(35) == ["ten-seconds", "time-up-no-card", "draws", "turn"]
    assert table.turn == "Boris"


def test_a_hand_that_proves_empty_has_nothing_to_discard_either():
    table = overdue()
    table.corrected(hand={"seat": "seat-1", "count": 0})
    assert (table.stage, table.turn) == ("turn", "Boris")


def test_a_card_too_many_is_asked_about_before_it_is_discarded():
    table = scenes.opened(deck="blocks with tornadoes=1", **STRICT)
    table.tap("pad", "tornado-1")
    table.choose("tornado:left")
    assert table.wait(60)[-1] == "must-discard"
    said = table.tap("pad", "tornado-2")
    assert (said, table.view["pending"]) == (table.story[-len(said) :], "too-many")
    assert table.ok()[:2] == ["stays", "discards-late"]


def test_what_followed_can_be_taken_back_step_by_step():
    table = overdue()
    table.tap("pad", "hotel-50")
    table.undone()
    assert (table.stage, table.turn, table.discards) == ("overdue", "Anna", [])
    table.undone()
    assert (table.stage, table.turn, table.view["time"]["left"]) == ("turn", "Anna", 30.0)
