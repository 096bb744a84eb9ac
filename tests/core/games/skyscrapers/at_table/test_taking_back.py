"""E3: acts are taken back one by one at every stage; counts are told back, and what was shown may be shown again."""

from __future__ import annotations

import pytest

from tests.core.games.skyscrapers.at_table.sitting import (
    Passes,
    blowing,
    built,
    due,
    last_turns,
    on_the_pad,
    opened,
    over,
    roofed,
    searching,
    studying,
    toilet,
)

ACTS = {
    "a floor": (built, lambda table: table.tap("site-1", "flat-20")),
    "a floor by the pad": (built, lambda table: table.chosen("flat-20", "play:site-2")),
    "a toilet": (built, lambda table: table.tap("site-1", "toilet-1")),
    "a card taken for it": (toilet, lambda table: table.choose("take:seat-2")),
    "nobody's card taken for it": (toilet, lambda table: table.ok()),
    "a roof": (built, lambda table: table.tap("site-1", "roof-1")),
    "its insurance": (roofed, lambda table: table.tap("pad", "insurance-1")),
    "no insurance": (roofed, lambda table: table.ok()),
    "a foundation": (due, lambda table: table.tap("site-3", "parking-2")),
    "a quake": (built, lambda table: table.tap("site-1", "earthquake-1")),
    "a quake against an insurance": (built, lambda table: table.tap("site-2", "earthquake-1")),
    "the century": (built, lambda table: table.tap("pad", "century")),
    "a Study": (built, lambda table: table.tap("pad", "study-1")),
    "a card kept": (studying, lambda table: table.choose("keep")),
    "all taken": (studying, lambda table: table.choose("all")),
    "a card of the discards": (searching, lambda table: table.choose("take-discarded:insurance-1")),
    "a card played from the deck": (studying, lambda table: table.tap("site-2", "hotel-40")),
    "a Study in a Study": (studying, lambda table: table.tap("pad", "study-2")),
    "a Tornado": (built, lambda table: table.tap("pad", "tornado-1")),
    "its side": (blowing, lambda table: table.choose("tornado:left")),
    "a discard": (opened, lambda table: table.chosen("roof-1", "discard")),
    "a pass": (last_turns, lambda table: table.ok()),
    "a count": (built, lambda table: table.corrected(hand={"seat": "Anna", "count": 0})),
    "a turn": (toilet, lambda table: table.corrected(turn="Boris")),
    "somebody who left": (studying, lambda table: table.corrected(leave="Anna")),
}


@pytest.mark.parametrize("act", ACTS, ids=str)
def test_each_act_is_taken_back_whole(act):
    scene, done = ACTS[act]
    table = scene()
    before = {**table.view, "pending": None, "expected": None}
    done(table)
    assert {**table.view, "expected": None} != before
    assert "table-undone" in " ".join(table.undone())
    assert {**table.view, "expected": None} == before


@pytest.mark.parametrize("act", ACTS, ids=str)
def test_what_was_taken_back_can_be_done_again(act):
    scene, done = ACTS[act]
    table = scene()
    done(table)
    after = {**table.view, "expected": None}
    table.undone()
    if table.stage == "study" and act == "a card of the discards":
        table.choose("discards")
    done(table)
    assert {**table.view, "expected": None} == after


def test_counts_are_told_back():
    table = toilet()
    table.choose("take:seat-2")
    assert table.undone() == ["table-ask-undo", "table-undone", "table-holds-again", "table-holds-again", "status-toilet"]
    assert table.texts[-3:-1] == ["Anna holds 4 cards again.", "Boris holds 5 cards again."]
    assert table.undone() == ["table-ask-undo-play", "table-undone-play", "table-holds-again", "status-turn"]
    assert table.texts[-1] == "Anna: play a card, then draw."
    assert (table.hands, table.toilets) == ({"Anna": 5, "Boris": 5}, {})


def test_the_pile_is_told_back():
    table = studying()
    table.choose("all")
    assert table.undone()[2:] == ["table-holds-again", "table-pile-again", "status-study"]
    assert table.texts[-3:-1] == ["Anna holds 4 cards again.", "The pile counts 58 cards again."]


def test_a_whole_turn_is_taken_back_step_by_step():
    table = built()
    before = table.view
    table.tap("site-1", "roof-1")
    table.tap("site-1", "parking-2")
    table.tap("pad", "insurance-1")
    stages = []
    for _ in range(3):
        table.undone()
        stages.append((table.stage, table.stock["foundations"], table.stock.get("foundations_due", 0)))
    assert stages == [("roofed", 3, 0), ("roofed", 4, 1), ("turn", 4, 0)]
    assert {**table.view, "expected": None} == {**before, "expected": None}


def test_studies_in_one_another_are_taken_back_one_by_one():
    table = studying()
    before = table.view
    table.tap("pad", "study-2")
    table.tap("site-2", "toilet-1")
    table.choose("take:seat-2")
    assert table.stock == {"foundations": 4, "foundations_due": 2}
    stocks = []
    for _ in range(3):
        table.undone()
        stocks.append((table.stage, table.stock["open_studies"]))
    assert stocks == [("toilet", 2), ("study", 2), ("study", 1)]
    assert table.view == before


def test_what_is_half_done_goes_with_the_act_before_it():
    table = on_the_pad()
    table.undone()
    assert (table.view["pending"], table.status) == (None, "opening-more")


def test_the_end_of_a_match_is_taken_back():
    table = over()
    assert table.view["count"] != []
    table.undone()
    assert (table.stage, table.view["winners"], "count" in table.view) == ("turn", [], False)
    assert table.tap("site-2", "roof-3")[-1] == "share"


def test_to_the_very_first_foundation_and_no_further():
    table = roofed()
    for _ in range(5):
        table.undone()
    assert (table.stage, table.view.get("structures", [])) == ("opening", [])
    assert table.press("undo") == ["table-refused-nothing-to-undo"]


def test_nothing_is_shown_that_could_stay_open():
    """Every act is asked about once and no more (E3)."""
    table = roofed()
    table.press("undo")
    assert table.ok()[0] == "table-undone-play"


def test_a_question_to_undo_may_be_dropped_and_asks_the_turn_s_own_question_again():
    table = toilet()
    table.press("undo")
    assert table.question == "table-ask-undo-play"
    assert table.wait(0.7) + table.press("cancel") == ["table-dropped"]
    assert table.question == "ask-take"
    assert table.press("ok") == ["table-too-soon"]
    assert table.ok() == ["takes-nothing", "draws", "turn"]


def test_another_act_drops_the_question_to_undo():
    table = built()
    table.press("undo")
    assert table.tap("site-2", "flat-10") == ["table-dropped", "builds", "draws", "turn"]
    assert table.question is None


def test_by_its_readers_a_card_whose_play_was_taken_back_counts_again_where_it_is_shown_anew():
    table = opened()
    passes = Passes(table)
    passes.show("site-1", "hotel-40")
    table.press("undo")
    passes.listen(1)
    assert table.press("ok")[0] == "table-undone-play"
    passes.listen(1)
    assert passes.show("site-1", "hotel-40") == ["builds", "draws", "turn"]


def test_players_are_asked_to_put_back_what_an_act_took_from_towers():
    table = opened()
    for card in ("insurance-1", "earthquake-1"):  # the quake takes the insurance with it
        table.tap("site-1", card)
    assert table.undone()[-2:] == ["table-towers-again", "status-turn"]
    assert "table-towers-again" not in table.undone()  # only the insurance itself is to be taken away
    table.tap("pad", "century")
    assert table.undone()[-2:] == ["table-towers-again", "status-turn"]


@pytest.mark.parametrize("card", ["hotel-40", "insurance-1", "earthquake-1", "toilet-1"])
def test_of_a_card_that_only_lay_there_no_more_is_asked(card):
    table = opened()
    table.tap("site-1", card)
    assert "table-towers-again" not in table.undone()
