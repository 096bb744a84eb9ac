"""S20: the last card laid, laid at another site before anything else happened, is moved there."""

from __future__ import annotations

import pytest

from tests.core.games.skyscrapers.at_table.sitting import Table, built, opened, roofed, toilet


def three(*players: str, **asked: object) -> Table:
    """Parking, piles and a slab, with two floors on the first two of them; it is Anna's turn."""
    table = Table(*players, deck="blocks with sites=3", **asked)
    for place, foundation in (("site-1", "parking-1"), ("site-2", "piles-1"), ("site-3", "slab-1")):
        table.tap(place, foundation)
    table.show("site-1", "hotel-50", "hotel-40")
    table.show("site-2", "shop-50", "shop-40")
    return table


@pytest.mark.parametrize(
    ("card", "place", "said"),
    [
        ("flat-30", "site-2", ["builds", "draws", "turn"]),
        ("toilet-1", "site-2", ["builds", "toilet-specialist", "may-take"]),
        ("roof-1", "site-2", ["roofs", "gets-world-record", "faulty-no-toilet", "foundation-due", "may-insure"]),
        ("earthquake-1", "site-3", ["quakes", "site-collapses", "draws", "turn"]),
        ("insurance-1", "site-3", ["insures", "draws", "turn"]),
    ],
)
def test_each_kind_of_card_is_moved_as_if_it_had_been_laid_there_at_first(card, place, said):
    table, other = three(), three()
    table.tap("site-1", card)
    assert table.tap(place, card) == ["table-moved", *said]
    assert table.rulings[0] == "S20"
    assert other.tap(place, card) == said
    assert table.view == other.view


def test_it_may_be_moved_on_and_back():
    table = three()
    table.tap("site-1", "flat-30")
    for place in ("site-2", "site-3", "site-1"):
        assert table.tap(place, "flat-30")[0] == "table-moved"
        assert table.tops[place] == "flat-30"
    assert (table.hands, table.pile, table.turn) == ({"Anna": 5, "Boris": 5}, 55, "Boris")


def test_a_collapse_by_a_quake_that_is_moved_away_has_not_happened():
    table = three()
    table.show("site-3", "diner-10")
    table.tap("site-3", "earthquake-1")
    assert "site-3" not in table.tops
    table.tap("site-2", "earthquake-1")
    assert (table.tops["site-3"], table.discards) == ("diner-10", [])


def test_a_foundation_is_moved_to_another_free_place():
    table = roofed()
    table.tap("site-1", "parking-2")
    assert table.tap("site-4", "parking-2") == ["table-moved", "opens"]
    assert table.tops == {"site-4": "parking-2", "site-2": "piles-1"}


def test_a_card_whose_structure_was_chosen_is_moved_by_laying_it():
    table = three()
    table.chosen("flat-30", "play:site-1")
    assert table.tap("site-2", "flat-30") == ["table-moved", "builds", "draws", "turn"]


@pytest.mark.parametrize(
    ("card", "place"), [("roof-1", "site-3"), ("flat-30", "site-5"), ("toilet-1", "site-5"), ("earthquake-1", "site-5")]
)
def test_where_it_could_not_have_been_laid_it_is_not_moved(card, place):
    table = three()
    table.tap("site-1", card)
    before = table.view
    assert table.tap(place, card) == ["refused-already-built"]
    assert table.view == before


@pytest.mark.parametrize(
    "meanwhile",
    [
        lambda table: table.tap("site-2", "diner-10"),
        lambda table: table.tap("pad", "earthquake-2"),
        lambda table: table.corrected(hand={"seat": "Anna", "count": 4}),
        lambda table: table.corrected(turn="Anna"),
    ],
    ids=["a card", "a card on the pad", "a count", "a turn"],
)
def test_not_after_something_else_has_happened(meanwhile):
    table = three()
    table.tap("site-1", "flat-30")
    meanwhile(table)
    before = table.view
    assert table.tap("site-2", "flat-30") == ["refused-already-built"]
    assert table.view == before


def test_not_after_a_question_of_its_turn_was_answered():
    table = toilet()
    table.ok()
    assert table.tap("site-2", "toilet-1") == ["refused-already-built"]
    table = roofed()
    table.tap("site-1", "parking-2")
    table.ok()
    assert table.tap("site-2", "roof-1") == ["refused-already-built"]


def test_not_while_the_referee_asks_something_itself():
    table = three()
    table.tap("site-1", "flat-30")
    table.press("undo")
    assert table.tap("site-2", "flat-30") == ["refused-already-built"]
    assert table.tops["site-1"] == "flat-30"


def test_not_a_card_that_was_taken_back():
    table = three()
    table.tap("site-1", "flat-30")
    table.undone()
    assert table.tap("site-2", "flat-30") == ["builds", "draws", "turn"]


def test_a_card_that_was_refused_is_no_card_that_was_laid():
    table = opened()
    table.tap("site-3", "hotel-40")
    assert table.tap("site-1", "hotel-40") == ["builds", "draws", "turn"]


def test_time_alone_is_nothing_that_happened():
    table = three()
    table.tap("site-1", "flat-30")
    table.wait(300)
    assert table.tap("site-2", "flat-30")[0] == "table-moved"


def test_the_insurance_right_after_a_roof_belongs_to_that_building_only():
    table = built()
    table.show("site-2", "shop-30", "shop-20")
    table.tap("site-1", "roof-1")
    assert table.tap("site-2", "insurance-1") == ["refused-insure-that-building"]
    assert table.tap("pad", "insurance-1")[0] == "insures"
    assert table.tap("site-2", "insurance-1") == ["refused-already-built"]


def test_a_card_of_an_open_study_is_moved_and_the_study_done_once():
    table = three()
    table.tap("pad", "study-1")
    table.tap("site-1", "flat-30")
    assert table.tap("site-2", "flat-30") == ["table-moved", "builds", "foundation-due", "draws"]
    assert (table.discards, table.stock, table.pile) == (["study-1"], {"foundations": 3, "foundations_due": 1}, 54)
