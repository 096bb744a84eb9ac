"""What counts as a truth of a table of Skyscrapers, which cards lie hidden there, and which tables there are."""

from __future__ import annotations

import json
from itertools import islice, product
from random import Random

from tests.hiding.desk import shipped
from tests.hiding.exam import Plan, Recorded
from tests.hiding.examining import ended
from tests.hiding.skyscrapers.kinds import KINDS, recoloured
from tests.hiding.skyscrapers.known import category_of, covered, hands, held, names, roofed, united
from tests.hiding.skyscrapers.plans import PLAYERS, plans

OPENING = (("site-1", "foundation-piles-1"), ("site-2", "foundation-slab-1"))
MIXED = (("site-1", "ballroom"), ("site-1", "bookshop"), ("site-1", "car-showroom"), ("site-2", "kiosk"))
SHOPS = (("site-1", "supermarket"), ("site-1", "bookshop"), ("site-1", "car-showroom"), ("site-2", "kiosk"))


def stop(*taps, deck="skyscrapers", own=()):
    """As the match stands after these cards were shown; a player holds some."""
    rows = [{"tap": slot, "card": card, "at": 3.0 * number} for number, (slot, card) in enumerate(taps)]
    asked = {"game": "skyscrapers", "deck": deck, "order": "height", "players": ["Anna", "Boris"]}
    lines = tuple(json.dumps(row).encode() for row in rows)
    one = Recorded(Plan(0, asked), shipped(deck), lines, {len(lines): frozenset()}, {len(lines): {"seat-1": frozenset(own)}}, is_over=False)
    return ended(one)


def test_covered_cards_are_those_below_the_top_of_a_site():
    assert covered(stop(*OPENING, *MIXED).state.position) == ["ballroom", "bookshop"]
    roofed_one = stop(*OPENING, *MIXED, ("site-1", "spire"))
    assert covered(roofed_one.state.position) == []
    assert roofed(roofed_one.positions) == {"ballroom", "bookshop", "car-showroom", "spire"}


def test_a_site_is_of_one_category_or_is_not():
    mixed, shops = stop(*OPENING, *MIXED), stop(*OPENING, *SHOPS)
    assert united(mixed, mixed.as_it_was) == (False, True)
    assert united(shops, shops.as_it_was) == (True, True)


def test_covered_floors_become_what_the_top_is():
    mixed = stop(*OPENING, *MIXED)
    other = recoloured(mixed, Random(0))
    assert united(mixed, other) == (True, True)
    assert category_of(other.deck, "ballroom") == "shops"
    assert [card for card in ("bookshop", "car-showroom", "kiosk") if category_of(other.deck, card) != "shops"] == []
    assert other.lines == mixed.as_it_was.lines


def test_a_site_of_one_category_ceases_to_be_one():
    shops = stop(*OPENING, *SHOPS)
    assert united(shops, recoloured(shops, Random(0))) == (False, True)


def test_what_anybody_holds_is_what_nobody_has_shown():
    one = stop(*OPENING, *MIXED, own=["ballroom", "museum", "study-3"])
    assert held(one) == ["museum", "study-3"]
    kinds = {kind.name: kind for kind in KINDS}
    bears, called = kinds["unplayed"].other(one, Random(1)), kinds["identities"].other(one, Random(1))
    assert hands(one, bears) != hands(one, one.as_it_was)
    assert names(one, bears) == names(one, one.as_it_was) != names(one, called)
    assert all(bears.deck.cards[card] == one.one.deck.cards[card] for card in one.named)


def test_the_plans_hold_every_number_of_players_and_kind_of_mat():
    planned = list(islice(plans(), 60))
    assert {len(plan.asked["players"]) for plan in planned} == {2, 3, 4, 5, len(PLAYERS)}
    mats = {(bool(plan.shape.tap_places), bool(plan.shape.pads), bool(plan.shape.draw_pads)) for plan in planned}
    assert mats == {*product((True, False), (True,), (True, False)), (True, False, False), (False, False, False)}
