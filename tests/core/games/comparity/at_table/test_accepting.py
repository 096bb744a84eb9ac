"""E5: the table is accepted as it lies."""

from __future__ import annotations

import pytest

from tests.core.games.comparity.at_table.scenes import checking, discarding, duet, pair, reconnecting, repairing
from tests.core.games.comparity.at_table.sitting import Sitting


def test_a_card_that_appeared_counts_as_played_closed_by_nobody():
    table = pair()
    table.place("D5", "monas")
    assert table.corrected(accept=True) == ["table-ask-accept", "accepted-card", "accepted", "table-corrected"]
    assert table.cards == {"D4": "big-ben*", "E4": "eiffel-tower*", "D5": "monas*"}
    assert (table.turn, table.hands, table.view["pile"]) == ("Boris", {"Anna": 6, "Boris": 7}, 14)


def test_it_makes_no_duet():
    table = pair()
    table.place("D5", "monas")
    table.place("E5", "willis-tower")
    table.corrected(accept=True)
    assert table.stage == "turn"


def test_a_card_said_to_lie_open_is_open_and_shown():
    table = pair()
    table.place("D5", "monas")
    said = table.corrected(accept={"open": ["monas"]})
    assert "shows" in said
    assert table.cards["D5"] == "monas"


def test_a_card_of_the_area_may_be_said_to_lie_open_though_nothing_differs():
    table = pair()
    table.corrected(accept={"open": ["big-ben"]})
    assert table.cards == {"D4": "big-ben", "E4": "eiffel-tower*"}


def test_a_card_that_was_revealed_before_is_open_wherever_it_turns_up():
    table = discarding()
    table.lift("D2")
    table.ok()
    table.play("D2", "taj-mahal")
    table.place("C1", "kalyan-minaret")
    table.corrected(accept=True)
    assert table.cards["C1"] == "kalyan-minaret"
    assert table.view["discarded"] == []


def test_a_card_seen_face_up_is_open():
    table = Sitting()
    table.place("D4", "big-ben", "face")
    table.corrected(accept=True)
    assert table.cards == {"D4": "big-ben"}


def test_a_card_that_vanished_leaves_the_match_unrevealed():
    table = pair()
    table.lift("D4")
    said = table.corrected(accept=True)
    assert "accepted-gone" in said
    assert table.cards == {"E4": "eiffel-tower*"}
    assert "96.3" not in str(table.whole)
    assert table.view["discarded"] == []


def test_a_revealed_card_that_vanished_counts_as_discarded():
    table = repairing()
    table.lift("B5")
    table.corrected(accept=True)
    assert [one["card"] for one in table.view["discarded"]] == ["willis-tower"]


def test_cards_that_changed_places_stay_as_closed_as_they_were():
    table = pair()
    table.lift("D4")
    table.lift("E4")
    table.place("E4", "big-ben")
    table.place("D4", "eiffel-tower")
    table.corrected(accept=True)
    assert table.cards == {"D4": "eiffel-tower*", "E4": "big-ben*"}


@pytest.mark.parametrize("scene", [pair, duet], ids=lambda scene: scene.__name__)
def test_whose_turn_it_is_and_what_was_owed_stays(scene):
    table = scene()
    before = (table.stage, table.turn, table.hands)
    table.place("C4" if scene is duet else "F4", "taj-mahal")
    table.corrected(accept=True)
    assert (table.stage, table.turn, table.hands) == before


def test_hand_counts_stay_and_can_be_corrected_after():
    table = pair()
    table.place("D5", "monas")
    table.corrected(accept=True)
    table.corrected(hand={"seat": "Boris", "count": 6})
    assert table.hands == {"Anna": 6, "Boris": 6}


def test_not_while_the_area_would_be_in_pieces():
    table = Sitting()
    table.laid(D4="big-ben", E4="eiffel-tower", F4="monas")
    table.lift("E4")
    before = table.view
    assert table.correct(accept=True) == ["refused-accept-pieces"]
    assert table.view == before


@pytest.mark.parametrize("tag", ["card:movies/jaws", "04ffffffffffff"])
def test_not_while_an_unknown_card_lies_there(tag):
    table = pair()
    table.place_tag("D5", tag) if tag.startswith("04") else table.place("D5", tag.removeprefix("card:"))
    assert table.correct(accept=True) == ["refused-accept-unknown"]


def test_not_while_two_cards_lie_on_one_cell():
    table = pair()
    table.place("D4", "monas")
    assert table.correct(accept=True) == ["refused-accept-two"]


def test_the_reason_may_come_up_between_question_and_answer():
    table = pair()
    table.place("D5", "monas")
    table.correct(accept=True)
    table.place("H8", "merlion")
    assert "refused-accept-pieces" in table.ok()
    assert table.cards == {"D4": "big-ben*", "E4": "eiffel-tower*"}


def test_a_check_whose_card_is_gone_ends():
    table = checking()
    table.lift("B4")
    table.lift("A4")
    table.corrected(accept=True)
    assert (table.stage, table.turn) == ("turn", "Anna")


def test_a_repair_whose_ground_is_gone_ends():
    table = repairing()
    table.lift("A4")
    table.lift("A3")
    table.corrected(accept=True)
    assert (table.stage, table.turn) == ("turn", "Boris")


def test_a_repair_with_violations_left_goes_on():
    table = repairing()
    table.lift("A3")
    table.corrected(accept=True)
    assert (table.stage, table.turn) == ("repairing", "Anna")


def test_an_area_joined_by_hand_needs_no_reconnection():
    table = reconnecting()
    table.place("C2", "taj-mahal")
    table.corrected(accept=True)
    assert (table.stage, table.turn) == ("turn", "Boris")


def test_an_area_that_is_wholly_gone_is_opened_anew():
    table = pair()
    table.lift("D4")
    table.lift("E4")
    table.corrected(accept=True)
    assert (table.stage, table.turn) == ("opening", "Boris")
    assert table.play("B2", "monas") == ["opens", "turn"]
    assert table.cards == {"B2": "monas*"}


def test_before_the_first_card_a_whole_table_is_accepted():
    table = Sitting()
    table.laid(open=("monas",), G6="monas", G7="big-ben")
    assert (table.stage, table.turn, table.cards) == ("turn", "Anna", {"G6": "monas", "G7": "big-ben*"})
    assert table.to_mend == []
