"""E10, S1: more cards of a kind turn up than the set-up has; they stay, or go into the box, and all that is counted fits."""

from __future__ import annotations

from tests.core.games.skyscrapers.at_table.sitting import NAMES_ONLY, PAD_ONLY, Passes, Table, opened
from tests.core.games.skyscrapers.at_table.test_resuming import check

FEW = "blocks with tornadoes=1,toilets=1,studies=1,roofs=2,foundations=3"


def blown(*players: str, deck: str = FEW, **asked) -> Table:
    """The one Tornado of the set-up was played, and it is Boris's turn."""
    table = opened(*players, deck=deck, **asked)
    table.tap("pad", "tornado-1")
    table.choose("tornado:left")
    return table


def one_too_many(**asked) -> Table:
    table = blown(**asked)
    table.tap("pad", "tornado-2")
    return table


def test_a_tornado_that_the_set_up_does_not_have_is_said_with_its_count_and_with_two_ways_on():
    table = blown()
    assert table.tap("pad", "tornado-2") == ["turns-up"]
    assert table.rulings == ["E10"]
    assert table.texts == ["“Tornado” is one too many: Tornado number 2, and the set-up has 1. Go on with it, or put it into the box."]
    assert (table.status, table.question, table.options) == ("too-many", "ask-too-many", ["stays", "take-out", "drop"])
    assert (table.turn, table.hands, table.view["pending"]) == ("Boris", {"Anna": 5, "Boris": 4}, "too-many")


def test_nothing_is_said_of_cards_that_never_turn_up_nor_of_one_that_was_played_before():
    table = blown()
    assert "turns-up" not in table.story
    table.tap("pad", "study-1")
    table.choose("discards")
    assert table.tap("pad", "tornado-1")[0] == "takes-discarded"
    table.tap("site-3", "slab-1")
    assert table.show("site-1", "hotel-40", "hotel-50")[0] == "builds"
    assert table.tap("pad", "tornado-1")[0] == "tornado"


def test_who_goes_on_with_it_has_one_card_more_in_the_pile_and_plays_it_at_once():
    table = one_too_many()
    pile = table.pile
    assert table.choose("stays") == ["stays", "tornado", "may-name-side"]
    assert (table.pile, table.hands) == (pile + 1, {"Anna": 5, "Boris": 3})
    table.choose("tornado:right")
    assert table.tap("pad", "tornado-3") == ["turns-up"]
    assert table.texts[-1].startswith("“Tornado” is one too many: Tornado number 3, and the set-up has 2.")
    check(table)


def test_ok_goes_on_with_it_and_cancel_puts_it_into_the_box():
    table = one_too_many()
    assert table.ok() == ["stays", "tornado", "may-name-side"]
    table = one_too_many()
    table.wait(1.0)
    assert table.press("cancel") == ["goes-into-box-drawn"]


def test_what_goes_into_the_box_changes_no_count_and_is_replaced_from_the_pile():
    table = one_too_many()
    pile, hands = table.pile, table.hands
    assert table.choose("take-out") == ["goes-into-box-drawn"]
    assert (table.pile, table.hands, table.turn, table.marks["Boris"]) == (pile, hands, "Boris", ["draws-1"])
    assert table.tap("pad", "tornado-2") == ["refused-out-of-match"]
    assert table.tap("pad", "earthquake-1") == []
    assert table.choose("play:site-1")[0] == "quakes"
    check(table)


def test_it_lies_wrong_on_the_pad_until_it_is_off():
    table = blown()
    passes = Passes(table)
    passes.lay("pad", "tornado-2")
    passes.listen(10.0)
    assert table.story[-1] == "turns-up"  # until it is decided, it may lie there
    table.choose("take-out")
    assert [one["text"] for one in table.view["instructions"]] == ["Put “Tornado” into the box: it is out of this match."]
    passes.listen(3.0)
    assert table.story[-1] == "table-out-of-match"
    passes.clear("pad")
    passes.listen(3.0)
    assert (table.view["instructions"], table.story[-1]) == ([], "table-cleared")


def test_at_a_tap_place_it_is_asked_about_and_then_built_where_it_was_shown():
    table = opened(deck=FEW)
    table.show("site-1", "toilet-1")
    assert table.tap("site-2", "toilet-2") == ["turns-up"]
    pile, hands = table.pile, table.hands
    assert table.choose("stays") == ["stays", "builds", "toilet-specialist", "may-take"]
    assert (table.tops, table.pile, table.hands["Boris"]) == ({"site-1": "toilet-1", "site-2": "toilet-2"}, pile + 1, hands["Boris"] - 1)
    check(table)


def test_where_it_may_not_be_built_it_stays_and_is_not_built():
    table = opened(deck=FEW)
    table.show("site-1", "hotel-40", "hotel-50", "roof-1")
    table.ok()
    table.tap("site-1", "slab-1")
    table.show("site-1", "shop-10", "shop-20", "roof-2")
    table.ok()
    assert table.tap("site-2", "roof-3") == ["turns-up"]
    assert table.choose("stays") == ["stays"]
    assert table.tap("site-2", "roof-3") == ["refused-too-few-floors"]


def test_it_is_all_taken_back_at_once():
    table = one_too_many()
    before = table.pile, table.hands
    table.choose("stays")
    table.undone()
    assert (table.pile, table.hands) == before
    assert table.tap("pad", "tornado-2") == ["turns-up"]
    table.choose("take-out")
    table.undone()
    assert table.tap("pad", "tornado-2") == ["turns-up"]


def test_never_mind_leaves_it_open():
    table = one_too_many()
    assert table.choose("drop") == ["dropped"]
    assert table.tap("pad", "tornado-2") == ["turns-up"]


def test_without_tap_places_its_place_is_chosen_once_it_stays():
    table = Table(deck=FEW, mat=PAD_ONLY)
    for card in ("parking-1", "piles-1"):
        table.tap("pad", card)
    table.chosen("toilet-1", "play:tower-parking-1")
    table.ok()
    assert table.tap("pad", "toilet-2") == ["turns-up"]
    assert table.choose("stays") == ["stays"]
    assert (table.status, table.options) == ("on-pad", ["play:tower-toilet-1", "play:tower-piles-1", "drop"])


def test_without_any_reader_a_card_chosen_by_its_name_is_one_that_was_taken_up_again_if_there_is_one():
    table = Table(deck=FEW, mat=NAMES_ONLY)
    for card in ("parking-1", "piles-1"):
        table.choose(f"card:{card}")
    table.choose("card:tornado-1")
    table.choose("tornado:left")
    assert table.choose("card:tornado-2") == ["turns-up"]
    table.choose("drop")
    table.choose("card:study-1")
    table.choose("discards")
    table.choose("take-discarded:tornado-1")
    table.choose("card:slab-1")
    assert table.choose("card:tornado-2") == ["tornado", "may-name-side"]
    check(table)


# Foundations: their pile is a pile of its own.


def three_opened(**asked) -> Table:
    """Three of three foundations are opened, and one building was completed since."""
    table = opened(deck=FEW, **asked)
    table.show("site-1", "hotel-40", "hotel-50", "roof-1")
    table.ok()
    table.tap("site-1", "slab-1")
    return table


def test_a_foundation_too_many_that_is_not_due_goes_back_on_its_pile():
    table = three_opened()
    assert table.stock == {"foundations": 0}
    assert table.tap("site-3", "parking-2") == ["turns-up"]
    assert table.choose("stays") == ["stays-foundation"]
    assert table.texts[-1] == "“Parking 1” stays in the match. Foundations now: 4. Put it back on its pile."
    assert (table.stock, table.turn) == ({"foundations": 1}, "Boris")


def test_a_foundation_that_was_missed_by_the_count_is_opened_where_it_was_shown():
    table = three_opened()
    table.show("site-2", "shop-40", "shop-50", "roof-2")
    assert table.stock == {"foundations": 0}
    assert table.tap("site-2", "parking-2") == ["turns-up"]
    assert table.choose("stays") == ["stays-foundation", "opens"]
    assert table.stock == {"foundations": 0}
    check(table)


def test_a_foundation_put_into_the_box_changes_nothing():
    table = three_opened()
    table.tap("pad", "parking-2")
    marks = table.marks
    assert table.choose("take-out") == ["goes-into-box"]
    assert (table.stock, table.marks) == ({"foundations": 0}, marks)


def test_at_the_end_the_last_act_is_taken_back_first():
    table = opened(deck="blocks with foundations=2")
    table.show("site-1", "hotel-50", "hotel-40", "roof-1")
    table.ok()
    table.show("site-2", "shop-50", "shop-40", "roof-2")
    assert table.stage == "over"
    assert table.tap("pad", "slab-1") == ["refused-too-many-at-the-end"]
    table.undone()
    table.tap("site-1", "slab-1")
    assert table.choose("stays") == ["stays-foundation", "opens", "turn"]
    assert table.tap("site-2", "roof-2")[0] == "roofs"
    assert table.stage != "over"


# The end of the hands, corrections, and who leaves.


def test_last_turns_that_began_by_a_pile_counted_too_small_go_on_as_turns():
    dealt = "parking-*,toilet-*,study-1,roof-*,hotel-30,hotel-40,hotel-50,century"
    table = Table(deck=f"blocks with hand=4,toilets=1,studies=1,roofs=2,tornadoes=0 of {dealt}")
    table.show("site-1", "parking-1")
    table.show("site-2", "parking-2")
    table.show("site-1", "toilet-1")
    table.corrected(hand={"seat": "Anna", "count": 0})
    assert table.stage == "last-turn"
    assert table.tap("site-1", "toilet-2") == ["turns-up"]
    assert table.choose("stays")[:3] == ["stays", "goes-on", "builds"]
    assert table.story.count("last-turns") == 2  # Boris has drawn the one card of the pile, and Anna still has none


def test_a_correction_that_makes_one_too_many_counts_it():
    table = blown()
    pile = table.pile
    table.show("site-1", "hotel-40", "hotel-50")
    said = table.corrected(**{"card-is": {"card": "tornado-1", "really": "tornado-2"}})
    assert "stays" not in said  # another one of the same count
    assert table.pile == pile - 3


def test_a_correction_to_a_card_that_is_one_too_many_goes_on_with_it():
    table = blown()
    table.tap("pad", "roof-1")
    table.choose("discard")
    pile = table.pile
    said = table.corrected(**{"card-is": {"card": "roof-1", "really": "tornado-2"}})
    assert said == ["table-ask-card-is", "card-is", "stays", "table-corrected"]
    assert table.pile == pile + 1
    assert table.tap("pad", "tornado-3") == ["turns-up"]


def left(**asked) -> Table:
    """Vera left, her hand lies unseen among the discards, and a Study's player goes through them."""
    table = blown("Anna", "Boris", "Vera", deck="blocks with tornadoes=1", **asked)
    table.corrected(leave="Vera")
    table.tap("pad", "study-1")
    table.choose("discards")
    return table


def test_out_of_a_hand_that_was_left_it_is_taken_or_goes_into_the_box():
    table = left()
    pile, unseen = table.pile, table.stock["unseen_discards"]
    assert table.tap("pad", "tornado-2") == ["turns-up"]
    assert table.choose("take-out") == ["goes-into-box"]
    assert (table.pile, table.stock["unseen_discards"]) == (pile + 1, unseen - 1)
    check(table)
    table = left()
    table.tap("pad", "tornado-2")
    assert table.choose("stays")[:2] == ["stays", "takes-discarded"]
    check(table)
