"""S20, C19, C28: the action pad, a mat with nothing else or with nothing at all, silent readers, and what is drawn."""

from __future__ import annotations

import json

import pytest

from tests.core.games.skyscrapers.at_table.sitting import (
    DRAW_PAD,
    NAMES_ONLY,
    NO_PAD,
    Passes,
    Table,
    blowing,
    built,
    due,
    on_the_pad,
    opened,
    roofed,
    searching,
    studying,
)

# A card on the pad, and a choice.


@pytest.mark.parametrize(
    ("card", "options"),
    [
        ("flat-30", ["play:site-1", "play:site-2", "drop"]),
        ("toilet-1", ["play:site-1", "play:site-2", "drop"]),
        ("roof-1", ["play:site-1", "drop"]),
        ("earthquake-1", ["play:site-1", "play:site-2", "drop"]),
        ("insurance-1", ["play:site-1", "play:site-2", "drop"]),
    ],
)
def test_a_card_on_the_pad_asks_for_its_structure(card, options):
    table = built()
    assert table.tap("pad", card) == []
    assert (table.options, table.status, table.view["pending"]) == (options, "on-pad", "on-pad")
    assert table.places == [option.removeprefix("play:") for option in options[:-1]]
    assert table.hands == {"Anna": 5, "Boris": 5}  # it is not played yet


@pytest.mark.parametrize(("card", "said"), [("study-1", "studies"), ("tornado-1", "tornado"), ("century", "century")])
def test_a_card_that_is_played_against_nothing_asks_for_no_structure(card, said):
    assert opened().tap("pad", card)[0] == said


def test_a_card_may_be_discarded_only_where_no_card_of_its_kind_can_be_played():
    table = opened()
    table.tap("pad", "roof-1")
    assert table.options == ["discard", "drop"]
    assert table.choose("discard") == ["discards", "draws", "turn"]
    assert (table.rulings[0], table.discards, table.turn) == ("S14", ["roof-1"], "Boris")
    table.show("site-1", "hotel-40", "hotel-30")
    table.tap("pad", "roof-2")
    assert table.choose("discard") == ["table-refused-not-offered"]


def test_a_card_on_the_pad_may_be_laid_at_a_tap_place_instead_of_choosing():
    table = on_the_pad()
    assert table.tap("site-2", "hotel-40") == ["builds", "draws", "turn"]
    assert table.view["pending"] is None


def test_another_card_takes_its_place_and_it_may_be_dropped():
    table = on_the_pad()
    table.tap("pad", "shop-40")
    assert table.press("cancel") == ["dropped"]
    assert (table.view["pending"], table.options) == (None, [])
    assert table.press("cancel") == ["refused-nothing-to-drop"]


def test_a_foundation_on_the_pad_asks_for_a_free_place_or_stands_aside():
    table = due()
    table.tap("pad", "parking-2")
    assert (table.options[:2], table.options[-2:]) == (["open:site-1", "open:site-3"], ["open-aside", "drop"])
    assert table.choose("open-aside") == ["opens", "turn"]
    assert table.towers[-1] == "aside, no. 3: parking-2 (1); bare"
    assert "site-1" not in table.places


def test_right_after_a_roof_an_insurance_on_the_pad_needs_no_choice():
    table = roofed()
    assert table.tap("pad", "insurance-1") == ["insures", "draws"]


def test_a_building_is_reached_by_the_pad_only():
    table = due()
    table.tap("site-1", "parking-2")
    table.tap("pad", "earthquake-1")
    assert table.options == ["play:site-1", "play:site-2", "play:tower-roof-1", "drop"]
    assert table.choose("play:tower-roof-1") == ["quakes", "draws", "turn"]
    assert table.towers[0].startswith("Anna: parking-1 (1); 0/0 50/3 40/2 roof-1 10/1; quakes 1")


def test_an_open_study_takes_a_card_of_the_discards_that_is_shown():
    table = studying()
    assert table.tap("pad", "study-1") == []  # it lies open
    assert table.tap("pad", "insurance-1") == ["takes-discarded", "foundation-due"]
    assert (table.hands, table.discards) == ({"Anna": 5, "Boris": 5}, ["earthquake-1", "study-1"])


def test_while_the_discards_are_gone_through_no_other_card_is_taken_for_one_of_the_deck():
    table = searching()
    assert table.options == ["take-discarded:earthquake-1", "take-discarded:insurance-1", "drop"]
    assert table.tap("pad", "hotel-40") == ["refused-not-discarded"]
    assert table.choose("drop") == ["dropped"]
    assert table.tap("pad", "hotel-40") == []
    assert table.options == ["play:site-1", "play:site-2", "drop"]


def test_nothing_is_played_after_the_end():
    table = Table(deck="blocks with foundations=1,sites=1")
    table.tap("site-1", "parking-1")
    table.show("site-1", "hotel-50", "hotel-40", "roof-1")
    assert table.stage == "over"
    for place in ("pad", "site-1"):
        assert table.tap(place, "study-1") == ["refused-match-over"]
    assert (table.options, table.places, table.question) == ([], [], None)


# No tap place, no pad, no reader.


def test_with_no_reader_at_all_cards_are_chosen_by_their_names():
    table = Table(mat=NAMES_ONLY, deck="blocks of parking-*,hotel-*,toilet-*,*roof-*,spire-40,study-*,tornado-*,world-record")
    assert table.options == ["sort", *(f"card:parking-{number}" for number in range(1, 7))]
    assert table.choose("card:parking-1") + table.choose("card:parking-2") == ["opens", "opens", "turn"]
    assert table.options == sorted(table.options)
    assert not any(option.startswith(("card:parking", "card:world-record")) for option in table.options)
    assert table.choose("card:hotel-40") == []
    assert table.options == ["play:tower-parking-1", "play:tower-parking-2", "drop"]
    assert table.choose("play:tower-parking-1") == ["builds", "draws", "turn"]
    assert table.choose("card:tornado-1")[:1] == ["tornado"]
    assert table.options == ["tornado:left", "tornado:right"]


def test_names_do_not_tell_which_cards_are_covered():
    table = opened(mat=NO_PAD)
    table.show("site-1", "hotel-40", "hotel-30")
    names = {option.removeprefix("card:") for option in table.options}
    assert "hotel-40" in names  # it may as well be in a hand
    assert "hotel-30" not in names  # everybody sees it
    before = table.view
    assert table.choose("card:hotel-40") == ["refused-already-built"]
    assert table.view == before


def test_by_names_a_study_plays_from_the_deck_or_takes_a_discard():
    table = opened(mat=NO_PAD)
    table.show("site-1", "earthquake-1", "insurance-1")
    table.choose("card:study-1")
    assert table.options[:3] == ["keep", "all", "discards"]
    assert {"card:hotel-40", "card:roof-1"} & set(table.options) == {"card:hotel-40"}  # no site has two floors
    assert table.choose("card:hotel-40") == []
    assert table.choose("play:site-2") == ["builds", "foundation-due", "draws"]


def test_right_after_a_roof_only_insurances_and_foundations_are_named():
    table = roofed(mat=NO_PAD)
    kinds = {option.removeprefix("card:").rpartition("-")[0] for option in table.options if option.startswith("card:")}
    assert kinds == {"insurance", "parking", "piles", "slab"}
    assert table.choose("card:insurance-1") == ["insures", "draws"]


def test_without_a_pad_tap_places_serve_all_that_they_can():
    table = opened(mat=NO_PAD)
    assert table.tap("site-1", "hotel-40") == ["builds", "draws", "turn"]
    assert table.tap("site-1", "tornado-1") == ["refused-belongs-on-pad"]
    assert table.choose("card:tornado-1") == ["tornado", "may-name-side"]


# Silence.


def test_a_silent_tap_place_is_not_named_and_its_site_is_chosen():
    table = opened()
    assert table.freeze("site-1") == ["table-slots-frozen"]
    assert table.places == ["site-2"]
    table.tap("pad", "hotel-40")
    assert (table.options, table.places) == (["play:site-1", "play:site-2", "drop"], ["site-2"])
    assert table.choose("play:site-1") == ["builds", "draws", "turn"]
    assert table.back("site-1") == ["table-slots-back"]
    assert table.places == ["site-1", "site-2"]
    assert table.tap("site-1", "hotel-30") == ["builds", "draws", "turn"]


def test_no_site_is_opened_at_a_silent_place():
    table = due()
    table.freeze("site-1", "site-3")
    assert table.places[0] == "site-4"
    table.tap("pad", "parking-2")
    assert table.options[0] == "open:site-4"
    assert table.choose("open:site-1") == ["table-refused-not-offered"]


def test_where_all_places_are_silent_a_site_stands_aside_at_once():
    table = due()
    assert table.freeze(*(f"site-{number}" for number in range(1, 11))) == ["table-mat-frozen"]
    assert table.places == []
    assert table.tap("pad", "parking-2") == ["opens", "turn"]
    assert table.towers[-1] == "aside, no. 3: parking-2 (1); bare"


def test_while_the_pad_is_silent_names_are_chosen():
    table = opened()
    assert table.freeze("pad") == ["table-pad-frozen"]
    assert "card:hotel-40" in table.options
    assert table.choose("card:hotel-40") == []
    assert table.choose("play:site-2") == ["builds", "draws", "turn"]
    assert table.back("pad") == ["table-slots-back"]
    assert table.options == []


def test_a_place_without_a_reader_is_silent_from_the_start():
    table = Table(mat={"columns": 0, "rows": 0, "tap_places": ["site-1", "site-2", "site-3"], "blind": ["site-2"]})
    assert table.places == ["site-1", "site-3"]
    assert table.refused(tap="site-2", card="parking-1") == "there is no reader at site-2"
    table.tap("site-1", "parking-1")
    table.tap("pad", "slab-1")
    assert table.options == ["open:site-3", "open-aside", "drop"]


def silent_meanwhile() -> tuple[Table, Passes]:
    """Site 1 is silent, and the hotel lies there."""
    table = opened()
    passes = Passes(table)
    passes.silent.add("site-1")
    assert passes.listen(1) == ["table-slots-frozen"]
    passes.lying["site-1"] = ["card:blocks/hotel-40"]
    assert passes.listen(2) == []
    return table, passes


def test_by_passes_a_card_at_a_silent_place_counts_when_its_reader_is_back():
    table, passes = silent_meanwhile()
    passes.silent.clear()
    assert passes.listen(3) == ["table-slots-back", "builds", "draws", "turn"]
    assert table.tops["site-1"] == "hotel-40"


def test_by_passes_it_does_not_count_again_if_it_was_played_by_the_pad_meanwhile():
    table, passes = silent_meanwhile()
    table.chosen("hotel-40", "play:site-1")
    passes.silent.clear()
    assert passes.listen(3) == ["table-slots-back"]
    assert table.turn == "Boris"


# What is left on the pad, and what is drawn.


def test_a_card_that_stays_on_the_pad_is_asked_off_once_its_structure_is_chosen():
    table = opened()
    passes = Passes(table)
    assert passes.lay("pad", "hotel-40") == []
    assert passes.listen(8) == []  # its place is being chosen
    assert table.choose("play:site-1") == ["builds", "draws", "turn"]
    assert passes.listen(1.5) == []
    assert passes.listen(1) == ["table-left-on-pad"]
    assert passes.clear("pad") + passes.listen(3) == ["table-cleared"]


def test_a_study_that_stays_on_the_pad_is_asked_off_and_stands_in_nobody_s_way():
    table = opened()
    passes = Passes(table)
    assert passes.lay("pad", "study-1") == ["studies", "may-look"]
    assert passes.listen(6) == ["table-left-on-pad"]
    assert table.choose("keep") == ["keeps", "foundation-due"]
    assert passes.show("site-3", "parking-2") == ["opens", "turn"]


def test_a_drawn_card_on_the_draw_pad_is_counted_and_never_named():
    table = opened(mat=DRAW_PAD)
    table.corrected(hand={"seat": "Anna", "count": 4})
    table.tap("site-1", "hotel-40")
    assert table.marks == {"Anna": ["draws-2"]}
    assert table.tap("draw", "flat-20") == []
    assert table.marks == {"Anna": ["draws-1"]}
    assert table.tap("draw", "century") == []
    assert (table.marks, table.hands) == ({}, {"Anna": 5, "Boris": 5})
    assert table.tap("draw", "study-3") == ["refused-no-draw-due"]
    assert (table.rulings, table.announced[0]["tone"]) == (["C28"], "soft")
    told = json.dumps([table.whole, table.view])
    assert not any(card in told for card in ("flat-20", "Flat 20", "century", "Century", "study-3", "Study"))


def test_what_is_drawn_plays_nothing_and_moves_nothing():
    table = opened(mat=DRAW_PAD)
    table.tap("site-1", "hotel-40")
    before = table.towers
    table.tap("draw", "hotel-40")
    assert (table.towers, table.turn) == (before, "Boris")


def test_a_card_left_on_the_draw_pad_is_not_named_either():
    table = opened(mat=DRAW_PAD)
    passes = Passes(table)
    table.tap("site-1", "hotel-40")
    passes.listen(1)
    assert passes.lay("draw", "flat-20") == []
    assert passes.listen(6) == ["table-left-on-pad-unnamed"]
    assert "lat 20" not in json.dumps([table.whole, table.view])


def test_a_draw_is_shown_until_the_next_act():
    table = opened()
    table.tap("site-1", "hotel-40")
    assert table.marks == {"Anna": ["draws-1"]}
    table.tap("pad", "hotel-30")
    assert table.marks == {"Anna": ["draws-1"]}  # only half an act
    table.choose("play:site-1")
    assert table.marks == {"Boris": ["draws-1"]}


def test_a_draw_is_shown_while_a_foundation_is_opened():
    table = roofed()
    table.tap("pad", "insurance-1")
    assert table.marks == {"Anna": ["draws-2"]}
    table.tap("site-1", "parking-2")
    assert table.marks == {"Anna": ["draws-2"]}
    table.tap("site-2", "hotel-10")
    assert table.marks == {"Boris": ["draws-1"]}


def test_a_tornado_on_the_pad_waits_for_its_side_whatever_is_shown():
    table = blowing()
    assert table.tap("pad", "tornado-1") == ["refused-discarded-card"]
    assert table.choose("tornado:left") == ["hands-left", "turn"]
