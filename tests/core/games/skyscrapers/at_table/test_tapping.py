"""S20: a card at a tap place is played against what stands there, and what does not belong there is told so."""

from __future__ import annotations

import pytest

from tests.core.games.skyscrapers.at_table.sitting import (
    STAGES,
    TWO_PLACES,
    Passes,
    Table,
    blowing,
    built,
    due,
    opened,
    roofed,
    studying,
    toilet,
)


def test_the_first_sites_are_opened_where_their_foundations_are_shown():
    table = Table()
    assert (table.status, table.places) == ("opening", [f"site-{number}" for number in range(1, 11)])
    assert table.tap("site-3", "parking-1") == ["opens"]
    assert (table.status, table.places[:3]) == ("opening-more", ["site-1", "site-2", "site-4"])
    assert table.tap("site-1", "slab-1") == ["opens", "turn"]
    assert table.towers == ["site-3: parking-1 (1); bare", "site-1: slab-1 (0); bare"]
    assert table.places == ["site-1", "site-3"]


def test_a_card_is_played_on_what_stands_at_its_place():
    table = opened()
    assert table.tap("site-2", "hotel-40") == ["builds", "draws", "turn"]
    assert table.tap("site-2", "earthquake-1") == ["quakes", "draws", "turn"]
    assert table.tap("site-1", "insurance-1") == ["insures", "draws", "turn"]
    assert table.towers == ["site-1: parking-1 (1); bare; insurances 1", "site-2: piles-1 (2); 0/0 hotel-40 40/2; quakes 1"]
    assert table.rulings == ["S9", "S12", "S2"]


@pytest.mark.parametrize(
    ("card", "said", "rule"),
    [
        ("study-1", "belongs-on-pad", "S20"),
        ("tornado-1", "belongs-on-pad", "S20"),
        ("century", "belongs-on-pad", "S20"),
        ("world-record", "wrong-kind", "S2"),
        ("parking-2", "no-foundation-due", "S20"),
        ("roof-1", "too-few-floors", "S4"),
    ],
)
def test_what_cannot_be_played_at_a_place_changes_nothing(card, said, rule):
    table = opened()
    before = table.view
    assert (table.tap("site-1", card), table.rulings) == ([f"refused-{said}"], [rule])
    assert table.view == before


@pytest.mark.parametrize("card", ["hotel-40", "roof-1", "earthquake-1", "insurance-1"])
def test_where_nothing_stands_nothing_is_played(card):
    table = opened()
    assert table.tap("site-3", card) == ["refused-nothing-there"]
    assert table.hands == {"Anna": 5, "Boris": 5}


def test_what_nobody_enrolled_and_cards_of_other_decks_are_told_so():
    table = opened()
    assert table.take(tap="site-1", uid="04ffffffffffff") == ["table-tapped-unknown"]
    assert table.tap("site-1", "landmarks/big-ben") == ["table-tapped-other-deck"]
    assert table.hands == {"Anna": 5, "Boris": 5}


def test_a_card_that_lies_in_that_structure_is_ignored():
    """Its top, what is covered, its foundation, a quake, an insurance: each was only heard once more."""
    table = opened()
    table.show("site-2", "hotel-40", "hotel-30", "earthquake-1")
    table.show("site-1", "insurance-1")
    for card in ("hotel-30", "hotel-40", "piles-1", "earthquake-1"):
        assert table.tap("site-2", card) == []
    assert table.tap("site-1", "insurance-1") + table.tap("site-1", "parking-1") == []
    assert table.turn == "Anna"


def test_a_roof_is_heard_once_more_where_its_building_was_carried_off():
    table = roofed()
    assert table.tap("site-1", "roof-1") + table.tap("site-1", "hotel-50") == []
    table.tap("site-1", "parking-2")
    assert table.tap("site-1", "roof-1") == ["refused-already-built"]  # another site stands there now


def test_a_card_that_lies_elsewhere_is_not_played_again():
    table = built()
    table.show("site-2", "slab-1")
    assert table.tap("site-2", "hotel-50") == ["refused-already-built"]
    assert "site 1" not in table.texts[0]  # where it lies is not told (S15)


def test_a_discarded_card_and_a_fallen_foundation_are_told_so():
    table = opened()
    table.show("site-1", "earthquake-1", "earthquake-2")
    assert table.tops == {"site-2": "piles-1"}
    assert table.tap("site-2", "earthquake-1") == ["refused-discarded-card"]
    assert table.tap("site-1", "parking-1") == ["refused-fallen-foundation"]
    assert table.tap("pad", "earthquake-2") + table.tap("pad", "parking-1") == ["refused-discarded-card", "refused-fallen-foundation"]


def test_while_a_foundation_is_due_nothing_else_is_played():
    table = due()
    assert (table.status, table.turn, table.places) == ("foundation", "Boris", ["site-1", *(f"site-{n}" for n in range(3, 11))])
    for place, card in (("site-2", "hotel-40"), ("pad", "tornado-1"), ("pad", "hotel-40"), ("site-2", "earthquake-1")):
        assert table.tap(place, card) == ["refused-foundation-first"]
    assert table.tap("site-2", "parking-2") == ["refused-place-taken"]
    assert table.tap("site-3", "parking-2") == ["opens", "turn"]
    assert table.tap("site-2", "hotel-40") == ["builds", "draws", "turn"]


def test_the_place_of_a_building_is_free_for_the_next_foundation():
    table = roofed()
    assert "site-1" in table.places
    assert table.tap("site-1", "slab-1") == ["opens"]
    assert table.tops == {"site-1": "slab-1", "site-2": "piles-1"}
    table.ok()
    assert table.tap("site-1", "shop-20") == ["builds", "draws", "turn"]
    assert table.towers[0] == "Anna: parking-1 (1); 0/0 50/3 40/2 roof-1 10/1; 100 m; world-record; faulty-or-smelly"


def test_the_place_of_a_fallen_site_is_free_too():
    table = opened()
    table.show("site-1", "hotel-40", "earthquake-1", "earthquake-2")
    table.tap("pad", "study-1")
    table.choose("keep")
    assert table.tap("site-1", "slab-1") == ["opens", "turn"]


def test_a_site_that_finds_no_free_place_stands_aside():
    table = Table(deck="blocks with sites=3", mat=TWO_PLACES)
    table.show("site-1", "parking-1")
    table.show("site-2", "piles-1")
    assert (table.places, table.status) == ([], "opening-more")
    assert table.tap("site-2", "slab-1") == ["refused-place-taken"]
    assert table.tap("pad", "slab-1") == ["opens", "turn"]
    assert table.places == ["site-1", "site-2", "tower-slab-1"]
    table.tap("pad", "hotel-40")
    assert table.options == ["play:site-1", "play:site-2", "play:tower-slab-1", "drop"]
    assert table.choose("play:tower-slab-1") == ["builds", "draws", "turn"]
    assert table.towers[2] == "aside, no. 3: slab-1 (0); 0/0 hotel-40 40/2"


@pytest.mark.parametrize(("scene", "rule"), [(roofed, "S4"), (toilet, "S5"), (blowing, "S13")], ids=["roofed", "toilet", "tornado"])
def test_while_a_turn_is_open_no_other_card_is_played(scene, rule):
    table = scene()
    for place, card in (("site-2", "hotel-20"), ("site-2", "earthquake-1"), ("pad", "study-2"), ("pad", "hotel-20")):
        assert (table.tap(place, card), table.rulings) == (["refused-answer-first"], [rule])


def test_a_card_at_a_tap_place_is_what_an_open_study_plays():
    table = studying()
    assert table.tap("site-2", "hotel-40") == ["builds", "foundation-due", "draws"]
    assert table.discards == ["earthquake-1", "insurance-1", "study-1"]


@pytest.mark.parametrize("stage", STAGES, ids=str)
def test_every_stage_says_what_it_waits_for_and_which_moves_there_are(stage):
    table = STAGES[stage]()
    assert table.stage == stage
    assert table.expected["text"]
    answer, _ = table._table.take(b'{"moves": true}')
    moves = [one["move"] for one in answer["moves"]]
    assert (moves == []) == (stage == "over")
    for one in table.whole:
        assert one["text"]
        assert table.why(one["id"]) or one["rule"] in ("E1", "C24", "C27")


# By raw passes.


def test_a_card_counts_when_it_is_steady_and_then_goes_on_its_tower():
    table = opened()
    passes = Passes(table)
    assert passes.show("site-1", "hotel-40") == ["builds", "draws", "turn"]
    assert passes.listen(30) == []  # a tower's silence means nothing
    assert passes.show("site-1", "hotel-30") == ["builds", "draws", "turn"]
    assert table.towers[0] == "site-1: parking-1 (1); 0/0 40/2 hotel-30 30/1"


def test_a_card_counts_again_only_after_its_place_has_not_heard_it_for_two_seconds():
    """The mat settles that: a roof that was refused is refused again, once it was away for so long."""
    table = opened()
    passes = Passes(table)
    assert passes.show("site-1", "roof-1") == ["refused-too-few-floors"]
    assert passes.listen(1.0) + passes.show("site-1", "roof-1") == []
    assert passes.listen(1.0) + passes.show("site-2", "roof-1") == ["refused-too-few-floors"]  # another place
    assert passes.listen(2.0) + passes.show("site-1", "roof-1") == ["refused-too-few-floors"]


def test_a_card_that_goes_on_its_tower_and_is_heard_there_after_a_while_is_not_played_again():
    """The coil reaches the tower's top: the game knows that it lies there."""
    table = opened()
    passes = Passes(table)
    assert passes.show("site-1", "hotel-40") == ["builds", "draws", "turn"]
    passes.listen(5)
    assert passes.show("site-1", "hotel-40") == []
    assert table.turn == "Boris"


def test_a_card_held_over_a_place_for_a_moment_is_nothing():
    table = opened()
    passes = Passes(table)
    for place in ("site-1", "site-2"):
        passes.lying[place] = ["card:blocks/hotel-40"]
        assert passes.listen(0.05) == []
        assert passes.clear(place) == []
    assert table.turn == "Anna"


def test_a_card_that_is_laid_at_a_wrong_place_and_then_at_another_is_moved():
    table = opened()
    passes = Passes(table)
    passes.show("site-1", "hotel-40")
    assert passes.show("site-2", "hotel-40") == ["table-moved", "builds", "draws", "turn"]
    assert table.tops == {"site-1": "parking-1", "site-2": "hotel-40"}


def test_a_whole_building_by_its_readers():
    table = opened()
    passes = Passes(table)
    for place, card in (("site-1", "hotel-50"), ("site-1", "hotel-40"), ("site-1", "roof-1")):
        passes.show(place, card)
        passes.listen(1)
    assert passes.show("site-1", "insurance-1") == ["insures", "draws"]
    assert passes.show("site-1", "slab-1") == ["opens", "turn"]
    assert table.towers == [
        "Anna: parking-1 (1); 0/0 50/3 40/2 roof-1 10/1; insurances 1; 100 m; world-record; faulty-or-smelly",
        "site-2: piles-1 (2); bare",
        "site-1: slab-1 (0); bare",
    ]


def test_a_card_that_is_left_at_its_place_is_asked_away():
    table = opened()
    passes = Passes(table)
    assert passes.lay("site-1", "hotel-40") == ["builds", "draws", "turn"]
    assert passes.listen(1.5) == []
    assert passes.listen(5) == ["table-left-on-tap-place"]
    assert table.to_mend == ["Take “Hotel 40” away from the place beside site 1: the next card is shown there."]
    assert passes.clear("site-1") + passes.listen(3) == ["table-cleared"]
    assert table.to_mend == []


def test_while_a_card_is_left_at_its_place_others_are_played_elsewhere():
    table = opened()
    passes = Passes(table)
    passes.lay("site-1", "hotel-40")
    passes.listen(6)
    assert passes.show("site-2", "office-20") == ["builds", "draws", "turn"]
    assert table.turn == "Anna"


def test_a_foundation_that_is_left_at_its_place_is_asked_away_too():
    """It lies beside the place, with its tower on it."""
    table = due()
    passes = Passes(table)
    assert passes.lay("site-3", "parking-2") == ["opens", "turn"]
    assert passes.listen(8) == ["table-left-on-tap-place"]
    assert passes.clear("site-3") + passes.listen(3) == ["table-cleared"]
