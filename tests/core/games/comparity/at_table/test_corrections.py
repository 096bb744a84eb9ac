"""E3, E6: a referee errs; what players put right is confirmed, and nothing that was shown is closed again."""

from __future__ import annotations

import pytest

from tests.core.games.comparity.at_table.scenes import STAGES, bonus, checking, discarding, duet, opened, pair, repairing, trio
from tests.core.games.comparity.at_table.sitting import Sitting

CORRECTIONS = (
    ({"hand": {"seat": "Anna", "count": 3}}, ["table-ask-hand"], ["hand-set", "table-corrected"]),
    ({"turn": "Anna"}, ["table-ask-turn"], ["turn-set", "table-corrected"]),
    ({"act_of": "Boris"}, ["table-ask-act-of"], ["plays", "turn", "table-corrected"]),
    ({"card_is": {"card": "big-ben", "really": "monas"}}, ["table-ask-card-is"], ["card-is", "table-corrected"]),
    ({"leave": "Anna"}, ["table-ask-leave"], ["left", "wins", "table-corrected"]),
    ({"replace": {"seat": "Anna", "name": "Vera"}}, ["table-ask-replace"], ["replaced", "table-corrected"]),
    ({"accept": {"open": ["big-ben"]}}, ["table-ask-accept"], ["shows", "accepted", "table-corrected"]),
)


@pytest.mark.parametrize(
    ("correction", "asked", "done"), CORRECTIONS, ids=lambda value: next(iter(value)) if isinstance(value, dict) else ""
)
def test_a_correction_is_confirmed_and_written_down(correction, asked, done):
    table = pair()
    before = table.view
    assert table.correct(**correction) == asked
    assert table.rulings == ["E3"]
    assert {key: table.view[key] for key in ("seats", "cards", "turn")} == {key: before[key] for key in ("seats", "cards", "turn")}
    assert table.press("ok") == ["table-too-soon"]
    assert table.ok() == done


@pytest.mark.parametrize(("correction", "asked"), [(correction, asked) for correction, asked, _ in CORRECTIONS])
def test_a_correction_is_dropped_by_cancel(correction, asked):
    table = pair()
    before = table.view
    table.correct(**correction)
    assert table.wait(0.7) + table.press("cancel") == ["table-dropped"]
    assert table.view == before


REFUSED = (
    ("a count beyond the deck", pair, {"hand": {"seat": "Anna", "count": 101}}, "refused-count-range"),
    ("an empty hand of somebody who laid nothing", pair, {"hand": {"seat": "Boris", "count": 0}}, "refused-count-empty"),
    ("the turn after the end", STAGES["over"], {"turn": "Anna"}, "refused-match-over"),
    ("another's act where none was", Sitting, {"act_of": "Boris"}, "refused-no-last-act"),
    ("a card that is not there", pair, {"card_is": {"card": "monas", "really": "merlion"}}, "refused-not-on-area"),
    ("a card that is there already", pair, {"card_is": {"card": "big-ben", "really": "eiffel-tower"}}, "refused-already-there"),
    ("a draw that nobody owes", pair, {"drawn": True}, "refused-nothing-owed"),
    ("the table as it lies when it lies right", pair, {"accept": True}, "refused-accept-nothing"),
    ("the table after the end", STAGES["over"], {"accept": True}, "refused-match-over"),
)


@pytest.mark.parametrize(("scene", "correction", "refused"), [row[1:] for row in REFUSED], ids=[row[0] for row in REFUSED])
def test_what_cannot_be_put_right_so_is_refused_at_once(scene, correction, refused):
    table = scene()
    before = table.view
    assert table.correct(**correction) == [refused]
    assert table.view == before


def test_it_is_x_s_turn():
    table = duet("Anna", "Boris", "Vera")
    table.corrected(turn="Vera")
    assert (table.stage, table.turn, table.hands) == ("turn", "Vera", {"Anna": 6, "Boris": 7, "Vera": 7})


def test_that_was_another_player_s_act():
    table = pair("Anna", "Boris", "Vera")
    table.corrected(act_of="Boris")
    assert (table.turn, table.hands) == ("Vera", {"Anna": 7, "Boris": 6, "Vera": 7})
    assert table.play("E5", "willis-tower") == ["plays", "turn"]


def test_this_card_is_really_that_one():
    table = pair()
    table.corrected(card_is={"card": "big-ben", "really": "monas"})
    assert table.cards == {"D4": "monas*", "E4": "eiffel-tower*"}
    assert table.to_mend == []
    table.choose("check:D4")
    assert table.texts == ["“National Monument (Monas)” on D4: 132 m."]


def test_an_open_card_that_is_really_another_shows_the_other_s_number():
    table = checking()
    assert table.corrected(card_is={"card": "big-ben", "really": "monas"})[1:3] == ["card-is", "shows"]
    assert "132 m" in table.texts[-2]


def test_already_drawn_settles_a_duet_and_clears_a_draw_that_is_shown():
    table = duet()
    assert table.corrected(drawn=True)[1:3] == ["draws", "turn"]
    assert (table.turn, table.hands["Boris"], table.view["seats"][1]["marks"]) == ("Boris", 8, ["draws-1"])
    assert table.corrected(drawn=True)[1:2] == ["drawn-already"]
    assert (table.hands["Boris"], table.view["seats"][1]["marks"]) == (8, [])


# Undo (E3).


@pytest.mark.parametrize("scene", [opened, pair, duet, trio, bonus], ids=lambda scene: scene.__name__)
def test_undo_takes_back_one_act_and_asks_first(scene):
    table = scene()
    assert table.press("undo") == ["table-ask-undo" if scene is bonus else "table-ask-undo-play"]
    assert table.wait(0.7) + table.press("cancel") == ["table-dropped"]
    assert table.undone()[:2] == ["table-ask-undo", "table-undone"] if scene is bonus else ["table-ask-undo-play", "table-undone-play"]


def test_there_is_nothing_to_take_back_at_first():
    assert Sitting().press("undo") == ["table-refused-nothing-to-undo"]


def test_a_card_whose_play_was_taken_back_is_to_be_lifted_and_counts_again_then():
    table = pair()
    table.undone()
    assert (table.turn, table.hands) == ("Anna", {"Anna": 7, "Boris": 7})
    assert table.wait(1.5) == ["wrong-taken-back"]
    assert table.wait(600) == []
    assert table.lift("E4") + table.wait(2) == ["table-cleared"]
    assert table.play("E4", "eiffel-tower") == ["plays", "turn"]


def test_undo_goes_back_act_by_act():
    table = duet()
    table.ok()
    table.play("C4", "willis-tower")
    table.undone()
    assert (table.stage, table.turn, table.hands) == ("turn", "Boris", {"Anna": 6, "Boris": 8})
    table.undone()
    assert (table.stage, table.hands) == ("duet", {"Anna": 6, "Boris": 7})


def test_past_a_revelation_undo_asks_once_more_and_the_card_stays_open():
    table = checking()
    assert table.press("undo") == ["table-ask-undo"]
    assert table.ok() == ["table-ask-undo-shown"]
    assert "Big Ben" in table.texts[0]
    assert table.ok() == ["table-undone", "status-turn"]
    assert (table.stage, table.cards["B4"]) == ("turn", "big-ben")


def test_a_check_by_word_is_taken_back_with_its_word():
    table = pair()
    table.lift("D4")
    table.press("check")
    table.place("D4", "big-ben")
    table.undone()
    assert (table.stage, table.view["pending"]) == ("turn", None)
    assert table.wait(30) + table.lift("E4") + table.place("E4", "eiffel-tower") == []


def test_a_penalty_is_taken_back_with_its_check():
    table = repairing()
    assert table.hands == {"Anna": 7, "Boris": 10}
    table.undone()
    assert (table.stage, table.hands) == ("checking", {"Anna": 7, "Boris": 7})


def test_an_open_pair_left_violated_counts_in_the_next_check():
    table = repairing()
    table.undone()
    table.undone()
    assert table.stage == "turn"
    assert table.choose("check:A3") == ["reveals", "too-great-left", "penalty", "repair"]


def test_a_discard_is_taken_back_and_the_card_asked_for():
    table = discarding()
    table.lift("D2")
    table.ok()
    table.undone()
    assert (table.stage, table.view["discarded"]) == ("repairing", [])
    table.place("D2", "kalyan-minaret")
    assert (table.to_mend, table.options) == ([], ["discard:C2", "discard:D2"])


def test_a_correction_is_taken_back_too():
    table = pair()
    table.corrected(hand={"seat": "Anna", "count": 3})
    table.undone()
    assert table.hands["Anna"] == 6


# Taking back by hand (E6).


def test_while_a_card_is_loose_it_is_simply_lifted():
    table = pair()
    table.place("E5", "monas")
    table.wait(1)
    assert table.lift("E5") == []
    assert not table.view["offers-undo"]


def test_when_the_table_lies_as_before_the_last_act_undo_takes_it_back_without_asking():
    table = pair()
    table.lift("E4")
    assert table.view["offers-undo"]
    assert table.press("undo") == ["table-undone-play", "table-holds-again", "status-must-play"]
    assert (table.turn, table.cards, table.to_mend) == ("Anna", {"D4": "big-ben*"}, [])


def test_a_lifted_card_that_may_be_checked_is_no_question_of_taking_back():
    table = pair()
    assert table.lift("E4") + table.wait(10) == []


def test_a_swap_by_hand_is_taken_back_by_hand():
    table = repairing()
    table.lift("A4")
    table.lift("B4")
    table.place("A4", "big-ben")
    assert table.place("B4", "eiffel-tower") == ["swapped", "turn"]
    table.lift("A4")
    table.lift("B4")
    table.place("A4", "eiffel-tower")
    assert table.place("B4", "big-ben") == ["table-offers-undo"]
    assert table.rulings == ["E6"]
    assert table.press("undo") == ["table-undone", "status-repair-swap"]
    assert (table.stage, table.to_mend) == ("repairing", [])


def test_a_discarded_card_laid_back_may_be_taken_back():
    table = discarding()
    table.lift("D2")
    table.ok()
    assert table.place("D2", "kalyan-minaret") == ["table-offers-undo"]
    assert table.press("undo") == ["table-undone", "status-repair-discard"]
    assert (table.stage, table.cards["D2"]) == ("repairing", "kalyan-minaret")


def test_a_further_act_ends_the_offer():
    table = pair()
    table.lift("E4")
    table.place("E4", "eiffel-tower")
    assert not table.view["offers-undo"]


def test_a_card_that_left_a_blind_cell_lies_in_one_place_once_the_table_is_accepted():
    table = Sitting("Anna", "Boris", mat={"columns": 6, "rows": 6, "blind": ["C3"]})
    table.play("C2", "big-ben")
    table.tap("pad", "eiffel-tower")
    table.choose("play:C3")
    table.place("D2", "eiffel-tower")
    table.corrected(accept=True)
    assert table.cards == {"C2": "big-ben*", "D2": "eiffel-tower*"}


def test_a_card_taken_for_another_and_back_again_is_itself():
    table = pair()
    table.corrected(card_is={"card": "big-ben", "really": "colosseum"})
    table.corrected(card_is={"card": "colosseum", "really": "big-ben"})
    assert (table.cards["D4"], table.to_mend) == ("big-ben*", [])


def test_a_check_without_a_neighbour_left_on_the_accepted_table_is_over():
    table = pair()
    table.choose("check:E4")
    table.lift("D4")
    table.corrected(accept=True)
    assert table.stage == "turn"


def test_another_players_act_may_be_a_revealing_one():
    table = pair("Anna", "Boris", "Vera")
    table.choose("check:D4")
    said = table.corrected(act_of="Vera")
    assert "reveals" in said
    assert table.turn == "Vera"


def test_the_last_one_at_the_table_has_won_whatever_the_hand_counts():
    table = pair()
    table.corrected(leave="Boris")
    table.corrected(hand={"seat": "Anna", "count": 5})
    assert (table.stage, table.view["winners"]) == ("over", ["seat-1"])


def test_a_match_that_was_won_by_a_count_has_nothing_half_done():
    table = pair()
    table.choose("shift:left")
    table.corrected(hand={"seat": "Anna", "count": 0})
    assert (table.stage, table.view["pending"]) == ("over", None)


def test_only_cards_on_the_area_can_be_said_to_lie_open():
    table = pair()
    assert table.correct(accept={"open": ["colosseum"]}) == ["refused-accept-nothing"]


def test_drawn_cards_that_go_back_are_told_by_the_counts():
    table = duet()
    before = table.view
    assert table.ok() == ["draws", "turn"]
    said = table.undone()
    assert said[-4:] == ["table-undone", "table-holds-again", "table-pile-again", "status-duet"]
    assert table.texts[-3:-1] == [f"{table.turn} holds 7 cards again.", "The pile counts 14 cards again."]
    assert (table.hands, table.view["pile"]) == ({one["name"]: one["hand"] for one in before["seats"]}, before["pile"])
