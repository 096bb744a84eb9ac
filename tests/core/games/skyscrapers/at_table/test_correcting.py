"""E3, E5, E7, E8 at the table: what players put right is confirmed first, and then everything follows from it."""

from __future__ import annotations

import pytest

from tests.core.games.skyscrapers.at_table.sitting import (
    ALL_DEALT,
    STAGES,
    Table,
    built,
    due,
    last_turns,
    opened,
    over,
    roofed,
    studying,
    toilet,
)

CORRECTIONS = (
    ({"hand": {"seat": "Anna", "count": 3}}, "table-ask-hand", ["hand-set", "table-corrected"]),
    ({"turn": "Boris"}, "table-ask-turn", ["turn-set", "turn", "table-corrected"]),
    ({"act_of": "Anna"}, "table-ask-act-of", ["builds", "draws", "turn", "table-corrected"]),
    ({"card_is": {"card": "hotel-50", "really": "flat-20"}}, "table-ask-card-is", ["card-is", "table-corrected"]),
    ({"drawn": True}, "table-ask-drawn", ["drawn-already", "table-corrected"]),
    ({"replace": {"seat": "Anna", "name": "Vera"}}, "table-ask-replace", ["replaced", "table-corrected"]),
)


@pytest.mark.parametrize(("correction", "asked", "done"), CORRECTIONS, ids=[next(iter(one[0])) for one in CORRECTIONS])
def test_a_correction_is_confirmed_first(correction, asked, done):
    table = built()
    before = table.view
    assert (table.correct(**correction), table.rulings) == ([asked], ["E3"])
    assert {**table.view, "expected": None} == {**before, "expected": None}
    assert table.press("ok") == ["table-too-soon"]
    assert table.ok() == done


@pytest.mark.parametrize("stage", STAGES, ids=str)
def test_a_table_of_towers_is_never_accepted(stage):
    table = STAGES[stage]()
    assert (table.correct(accept=True), table.rulings) == (["refused-accept-nothing"], ["E5"])
    assert table.correct(accept={"open": ["hotel-50"]}) == ["refused-accept-nothing"]


def test_that_was_another_player_s_act():
    table = roofed("Anna", "Boris", "Vera")
    assert table.turn == "Vera"
    table = toilet("Anna", "Boris", "Vera")
    assert table.corrected(act_of="Boris")[1:] == ["builds", "toilet-specialist", "may-take", "table-corrected"]
    assert (table.turn, table.toilets, table.hands) == ("Boris", {"Boris": 1}, {"Anna": 5, "Boris": 4, "Vera": 5})
    assert table.choose("take:seat-1") == ["takes", "turn"]
    assert table.turn == "Vera"


def test_a_building_of_somebody_else_s():
    table = roofed("Anna", "Boris", "Vera")
    table.corrected(act_of="Anna")
    assert table.towers[0].startswith("Anna: parking-1")
    assert (table.status, table.turn) == ("roofed", "Anna")


@pytest.mark.parametrize("scene", [opened, due], ids=["at first", "later"])
def test_the_opening_of_a_foundation_is_nobody_s_act(scene):
    """It would make it another player's turn."""
    table = scene()
    if scene is due:
        table.tap("site-3", "parking-2")
    turn = table.turn
    other = "Anna" if turn == "Boris" else "Boris"
    assert table.correct(act_of=other) == ["refused-no-last-act"]
    assert table.turn == turn


def test_before_any_act_there_is_none_that_could_be_another_s():
    assert Table().correct(act_of="Boris") == ["refused-no-last-act"]


def test_this_card_is_really_that_one_and_its_tag_too():
    table = built()
    table.corrected(card_is={"card": "office-40", "really": "shop-20"})
    assert table.towers[0] == "site-1: parking-1 (1); 0/0 50/3 shop-20 20/1"
    assert table.tap("site-1", "office-40") == []  # the same tag, heard once more
    assert table.tap("site-2", "shop-20") == ["builds", "draws", "turn"]  # the other one is in a hand
    assert table.tops == {"site-1": "shop-20", "site-2": "office-40"}


def test_of_a_card_that_is_covered_it_is_not_said_where_it_lies():
    table = built()
    said = table.corrected(card_is={"card": "hotel-50", "really": "flat-20"})
    assert said == ["table-ask-card-is", "card-is", "table-corrected"]
    assert not any("site" in one["text"] for one in table.announced)


def test_a_building_is_measured_anew_and_so_are_its_prizes():
    table = built()
    table.show("site-1", "toilet-1")
    assert table.tap("site-1", "roof-1")[:2] == ["roofs", "gets-world-record"]  # Boris's, of 110 m
    said = table.corrected(card_is={"card": "hotel-50", "really": "flat-20"})
    assert said[1:] == ["card-is", "height-is", "faulty-under-least", "table-corrected"]
    assert table.towers[0] == "Boris: parking-1 (1); 0/0 20/1 40/2 10/0 roof-1 10/1; 80 m; world-record; faulty-or-smelly"
    assert table.view["seats"][1]["counts"]["threshold"] == 80


def test_after_the_end_it_is_counted_anew():
    table = Table(deck="blocks with foundations=1,sites=1")
    table.tap("site-1", "parking-1")
    table.show("site-1", "hotel-50", "office-40", "toilet-1")
    assert table.tap("site-1", "roof-1")[-1] == "wins"  # Boris, with 6 points and the record, before Anna's toilet
    assert {one["name"]: one["hand"] for one in table.view["seats"]} == {"Anna": 5, "Boris": 4}
    points = [(one["key"], one["points"]) for one in table.view["count"]]
    assert points == [("counts-toilets", 2), ("counts-cards", 6), ("counts-world-record", 3)]
    said = table.corrected(card_is={"card": "hotel-50", "really": "office-20"})
    assert said[-4:] == ["total", "total", "share", "table-corrected"]
    points = [(one["key"], one["points"]) for one in table.view["count"]]
    assert points == [("counts-toilets", 2), ("counts-faulty", -1), ("counts-world-record", 3)]
    assert table.view["winners"] == ["seat-1", "seat-2"]


def test_a_count_that_is_one_is_said():
    table = built()
    assert table.corrected(hand={"seat": "Boris", "count": 1})[1:] == ["hand-set", "one-card", "table-corrected"]
    assert "E8" in table.rulings


def test_a_hand_that_is_empty_begins_the_turn_with_a_draw_while_there_is_a_deck():
    table = built()
    assert table.corrected(hand={"seat": "Anna", "count": 0})[1:] == ["hand-set", "draws-first", "turn", "table-corrected"]
    assert table.hands["Anna"] == 5


def test_with_an_empty_deck_it_begins_the_last_turns_and_they_end_with_it():
    table = last_turns()
    assert (table.stage, table.turn) == ("last-turn", "Boris")
    assert table.corrected(hand={"seat": "Anna", "count": 2})[1:] == ["hand-set", "goes-on", "table-corrected"]
    assert (table.stage, table.turn) == ("turn", "Boris")
    assert table.tap("site-1", "hotel-40") == ["builds", "turn"]
    assert table.turn == "Anna"


@pytest.mark.parametrize("count", [-1, 88])
def test_a_count_that_no_hand_can_have_is_refused(count):
    table = built()
    if count < 0:
        assert table.refused(correct={"hand": {"seat": "Anna", "count": count}})
    else:
        assert table.correct(hand={"seat": "Anna", "count": count}) == ["refused-count-range"]
    assert table.hands["Anna"] == 5


def test_after_the_end_neither_a_count_nor_a_turn_is_set():
    table = over()
    assert table.correct(hand={"seat": "Anna", "count": 3}) == ["refused-match-over"]
    assert table.correct(turn="Boris") == ["refused-match-over"]
    assert table.correct(leave="Boris") == ["refused-match-over"]


@pytest.mark.parametrize("stage", [stage for stage in STAGES if stage != "over"], ids=str)
def test_whoever_is_asked_may_leave_at_every_stage(stage):
    """What was asked lapses, and the next one goes on; the hand goes to the discards, unseen."""
    table = STAGES[stage]("Anna", "Boris", "Vera")
    view = table.view
    leaver = table.turn
    hand = table.hands[leaver]
    order = [one["name"] for one in view["seats"]]
    following = order[(order.index(leaver) + 1) % 3]
    said = table.corrected(leave=leaver)
    assert said[:2] == ["table-ask-leave", "left"]
    after = table.view
    assert [one["name"] for one in after["seats"]] == [name for name in order if name != leaver]
    assert after["stock"]["unseen_discards"] == hand
    assert "open_studies" not in after["stock"]
    assert after["stage"] == ("opening" if stage == "opening" else "last-turn" if stage == "last-turn" else "turn")
    assert table.turn == (following if stage != "last-turn" else "Vera")
    assert [one["owner"] for one in after.get("structures", [])] == [one["owner"] for one in view.get("structures", [])]


@pytest.mark.parametrize("stage", [stage for stage in STAGES if stage != "over"], ids=str)
def test_whoever_is_not_asked_may_leave_and_nothing_else_changes(stage):
    table = STAGES[stage]("Anna", "Boris", "Vera")
    before = table.view
    leaver = next(one["name"] for one in before["seats"][::-1] if one["seat"] != before["turn"])
    assert table.corrected(leave=leaver)[:2] == ["table-ask-leave", "left"]
    after = table.view
    assert (after["stage"], after["turn"]) == (before["stage"], before["turn"])
    assert leaver not in [one["name"] for one in after["seats"]]


def test_one_player_left_wins_whatever_stands():
    table = roofed()
    assert table.corrected(leave="Anna")[2:] == ["alone", "total", "wins", "table-corrected"]
    assert (table.stage, table.view["winners"]) == ("over", ["seat-2"])


def test_a_building_of_who_left_keeps_prizes_from_others():
    table = roofed("Anna", "Boris", "Vera")  # Vera's, of 100 m
    table.ok()
    table.tap("site-1", "slab-1")
    table.corrected(leave="Vera")
    table.show("site-2", "shop-40", "shop-30")
    assert table.tap("site-2", "roof-2")[0] == "roofs"
    assert table.towers[0].endswith("100 m; world-record; faulty-or-smelly")


def test_where_deck_and_a_hand_are_empty_the_turn_of_who_leaves_begins_the_last_turns():
    """However the hand became empty (S19)."""
    table = Table("Anna", "Boris", "Vera", deck=ALL_DEALT[3])
    table.tap("site-1", "parking-1")
    table.tap("site-2", "parking-2")
    table.tap("pad", "study-1")
    table.corrected(hand={"seat": "Boris", "count": 0})
    assert table.corrected(leave="Anna")[1:] == ["left", "last-turns", "last-turn", "table-corrected"]
    assert (table.stage, table.turn) == ("last-turn", "Vera")
    assert table.ok()[:2] == ["passes", "ends-hands"]


def test_an_act_of_another_s_last_turn_leaves_the_one_who_was_called_theirs():
    table = last_turns("Anna", "Boris", "Vera")
    table.tap("site-1", "hotel-40")  # Boris was called, and it was Vera who laid it
    assert table.corrected(act_of="Vera")[1:] == ["builds", "last-turn", "table-corrected"]
    assert (table.turn, table.hands) == ("Boris", {"Anna": 0, "Boris": 3, "Vera": 2})
    assert table.ok()[:2] == ["passes", "ends-hands"]


@pytest.mark.parametrize("scene", [toilet, roofed, studying], ids=["toilet", "roofed", "study"])
def test_an_answer_is_whoever_s_was_asked(scene):
    table = scene()
    asked = table.turn
    table.choose(next(option for option in table.options if option != "discards"))
    assert table.correct(act_of="Boris" if asked == "Anna" else "Anna") == ["refused-no-last-act"]


def test_a_replacement_takes_the_seat_as_it_is():
    table = studying()
    table.corrected(replace={"seat": "Anna", "name": "Wanda"})
    assert (table.turn, table.stage) == ("Wanda", "study")
    table.choose("keep")
    assert table.hands == {"Wanda": 5, "Boris": 5}


def test_it_is_x_s_turn_whatever_was_asked():
    for scene in (roofed, toilet, studying):
        table = scene("Anna", "Boris", "Vera")
        said = table.corrected(turn="Boris")
        assert said[:2] == ["table-ask-turn", "turn-set"]
        assert (table.turn, table.view["pending"], table.stock.get("open_studies")) == ("Boris", None, None)
    assert table.discards == ["earthquake-1", "insurance-1", "study-1"]
    assert "foundations_due" not in table.stock  # the Study was not done
