"""E7: who leaves, and who comes."""

from __future__ import annotations

import pytest

from tests.core.games.comparity.at_table.scenes import STAGES
from tests.core.games.comparity.at_table.sitting import Sitting

THREE = ("Anna", "Boris", "Vera")

# In each stage Anna, Boris and Vera leave in turn: the stage and the player who is asked then.
AFTER = {
    "opening": (("opening", "Boris"), ("opening", "Anna"), ("opening", "Anna")),
    "turn": (("turn", "Boris"), ("turn", "Vera"), ("turn", "Boris")),
    "duet": (("turn", "Boris"), ("turn", "Vera"), ("duet", "Boris")),
    "trio": (("turn", "Boris"), ("turn", "Vera"), ("trio", "Boris")),
    "checking": (("turn", "Boris"), ("checking", "Anna"), ("checking", "Anna")),
    "repairing": (("turn", "Boris"), ("repairing", "Anna"), ("repairing", "Anna")),
    "reconnecting": (("reconnecting", "Boris"), ("reconnecting", "Anna"), ("reconnecting", "Anna")),
    "bonus": (("turn", "Boris"), ("bonus", "Anna"), ("bonus", "Anna")),
}


@pytest.mark.parametrize("stage", AFTER)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_the_one_who_leaves_owed_or_was_owed_lapses_and_neighbours_close_up(stage, seat):
    table = STAGES[stage](*THREE)
    pile, hands = table.view["pile"], table.hands
    said = table.corrected(leave=THREE[seat])
    assert said[:2] == ["table-ask-leave", "left"]
    assert (table.stage, table.turn) == AFTER[stage][seat]
    left = hands.pop(THREE[seat])
    assert (table.hands, table.view["pile"]) == (hands, pile + left)


@pytest.mark.parametrize("stage", [stage for stage in STAGES if stage != "over"])
@pytest.mark.parametrize("seat", [0, 1])
def test_of_two_the_one_who_stays_wins(stage, seat):
    table = STAGES[stage]()
    said = table.corrected(leave=("Anna", "Boris")[seat])
    assert said[1:3] == ["left", "wins"]
    assert table.view["winners"] == [f"seat-{2 - seat}"]


def test_the_bonus_goes_to_the_next_usual_turn_when_its_follower_left():
    table = STAGES["bonus"](*THREE)
    table.corrected(leave="Boris")
    assert table.ok() == ["declines", "turn"]
    assert table.turn == "Vera"


def test_whoever_comes_next_joins_the_area_and_then_has_a_usual_turn():
    table = STAGES["reconnecting"](*THREE)
    assert table.corrected(leave="Anna")[1:3] == ["left", "split"]
    assert table.play("C2", "taj-mahal") == ["reconnects", "turn"]
    assert (table.stage, table.turn) == ("turn", "Boris")


def test_after_the_match_nobody_leaves():
    assert STAGES["over"]().correct(leave="Boris") == ["refused-match-over"]


def test_a_check_under_way_makes_the_new_neighbour_answer():
    table = STAGES["checking"](*THREE)
    table.corrected(leave="Vera")  # she sat before Anna
    table.choose("check:C4")
    assert table.turn == "Boris"
    other = Sitting(*THREE)
    other.laid(open=("eiffel-tower",), A4="eiffel-tower", B4="big-ben", C4="willis-tower")
    other.choose("check:B4")
    other.corrected(leave="Vera")
    other.ok()
    assert other.hands == {"Anna": 7, "Boris": 10}


def test_a_draw_that_was_shown_for_the_one_who_left_is_shown_no_longer():
    table = STAGES["repairing"](*THREE)
    assert table.view["seats"][2]["marks"] == ["draws-3"]
    table.corrected(leave="Vera")
    assert [one["marks"] for one in table.view["seats"]] == [[], []]


def test_who_left_is_known_no_longer():
    table = STAGES["turn"](*THREE)
    table.corrected(leave="Boris")
    assert "nobody is called 'Boris'" in table.refused(correct={"leave": "Boris"})


def test_the_seats_keep_their_buttons_when_neighbours_close_up():
    table = STAGES["duet"](*THREE)
    table.ok()
    table.play("C4", "willis-tower")
    table.play("C5", "taj-mahal")  # Vera made a Duet for Anna
    table.corrected(leave="Boris")
    table.wait(1)
    assert table.press("seat-3") == ["table-refused-not-asked"]
    assert table.press("seat-1")[0] == "draws"


def test_a_replacement_takes_the_seat_as_it_is_under_a_new_name():
    table = STAGES["duet"](*THREE)
    before = table.view
    said = table.corrected(replace={"seat": "Boris", "name": "Gleb"})
    assert said[1:] == ["replaced", "table-corrected"]
    after = table.view
    assert (after["turn"], after["stage"], after["seats"][1]) == (before["turn"], "duet", {**before["seats"][1], "name": "Gleb"})
    table.ok()
    assert table.texts[0].startswith("Gleb draws")


def test_leaving_is_taken_back():
    table = STAGES["duet"](*THREE)
    before = {key: table.view[key] for key in ("seats", "stage", "turn", "pile")}
    table.corrected(leave="Boris")
    table.undone()
    assert {key: table.view[key] for key in ("seats", "stage", "turn", "pile")} == before
