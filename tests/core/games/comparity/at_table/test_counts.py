"""E8: hand counts are always in sight, and may be put right."""

from __future__ import annotations

import pytest

from tests.core.games.comparity.at_table.scenes import STAGES, duet, pair, repairing, won
from tests.core.games.comparity.at_table.sitting import Sitting


def test_every_hand_count_is_always_in_sight():
    assert [stage for stage in STAGES if not all(isinstance(count, int) for count in STAGES[stage]().hands.values())] == []


def test_a_draw_that_is_owed_is_shown_until_the_next_act():
    table = repairing()
    assert [one["marks"] for one in table.view["seats"]] == [[], ["draws-3"]]
    table.lift("A4")
    table.wait(600)
    assert [one["marks"] for one in table.view["seats"]] == [[], ["draws-3"]]
    table.place("A4", "eiffel-tower")
    table.choose("swap:A4-B4")
    assert [one["marks"] for one in table.view["seats"]] == [[], []]


def test_a_duet_s_draw_is_shown_too():
    table = duet()
    table.ok()
    assert [one["marks"] for one in table.view["seats"]] == [[], ["draws-1"]]
    table.play("C4", "willis-tower")
    assert [one["marks"] for one in table.view["seats"]] == [[], []]


@pytest.mark.parametrize("act", ["check:A4", "check:B5"])
def test_a_check_is_a_next_act_as_well(act):
    table = duet()
    table.ok()
    table.choose(act)
    assert [one["marks"] for one in table.view["seats"]] == [[], []]


def test_when_a_count_reaches_one_by_a_play_it_is_said():
    table = Sitting(house={"hand": 2, "pile": 4})
    table.play("D4", "big-ben")
    assert table.play("E4", "monas") == ["plays", "one-card", "turn"]
    assert table.texts[1] == "Anna has one card left."


def test_when_a_count_reaches_one_by_giving_it_is_said():
    table = Sitting(house={"hand": 2, "pile": 1})
    table.laid(open=("big-ben",), D4="big-ben", E4="monas")
    assert "one-card" in table.choose("check:E4")


def test_when_a_count_reaches_one_by_a_correction_it_is_said():
    table = pair()
    table.corrected(hand={"seat": "Boris", "count": 1})
    assert table.texts[0] == "Boris has 1 card."


def test_an_empty_hand_whose_count_is_not_wins_once_the_count_is_set():
    table = pair()
    assert table.corrected(hand={"seat": "Anna", "count": 0})[1:] == ["hand-set", "wins", "table-corrected"]
    assert (table.stage, table.view["winners"]) == ("over", ["seat-1"])


def test_it_wins_though_a_duet_waits():
    table = duet()
    table.corrected(hand={"seat": "Anna", "count": 0})
    assert table.view["winners"] == ["seat-1"]


def test_a_hand_that_is_not_empty_though_its_count_is_goes_on():
    table = won()
    assert table.corrected(hand={"seat": "Anna", "count": 1})[1:3] == ["hand-set", "goes-on"]
    assert (table.stage, table.turn, table.hands) == ("turn", "Boris", {"Anna": 1, "Boris": 1})
    assert table.play("E5", "willis-tower") == ["plays", "wins"]


def test_it_goes_on_with_the_duet_that_the_last_play_made():
    table = duet()
    table.corrected(hand={"seat": "Anna", "count": 0})
    table.corrected(hand={"seat": "Anna", "count": 1})
    assert (table.stage, table.turn) == ("duet", "Boris")


def test_who_did_not_lay_the_last_card_cannot_have_won_by_it():
    assert pair().correct(hand={"seat": "Boris", "count": 0}) == ["refused-count-empty"]


def test_any_other_count_changes_nothing_but_the_count():
    table = duet()
    table.corrected(hand={"seat": "Boris", "count": 12})
    assert (table.stage, table.turn, table.hands) == ("duet", "Boris", {"Anna": 6, "Boris": 12})


def test_the_other_count_after_a_win_changes_nothing_but_the_count():
    table = won()
    table.corrected(hand={"seat": "Boris", "count": 4})
    assert (table.stage, table.hands) == ("over", {"Anna": 0, "Boris": 4})
