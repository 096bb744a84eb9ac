"""The skyscrapers that ship: how many cards of each kind, and what adds up to the rulebook's numbers."""

from __future__ import annotations

from collections import Counter
from decimal import Decimal

import pytest

from companion.cards.decks.files import find
from companion.core.decks.card import DeckTerms

KINDS = {
    "foundation": 10,
    "floor": 35,
    "special": 10,
    "toilet": 10,
    "roof": 11,
    "toilet_roof": 1,
    "study": 10,
    "insurance": 10,
    "tornado": 6,
    "earthquake": 9,
    "century": 1,
    "prize": 15,
}
TWO_TO_SIX_PLAYERS = 5
DEALT = {
    "foundations": ("foundation",),
    "toilets": ("toilet",),
    "studies": ("study",),
    "roofs": ("roof", "toilet_roof"),
    "tornadoes": ("tornado",),
}


@pytest.fixture(scope="module")
def deck():
    return find("skyscrapers")


def numbers_of(deck, kind):
    return {card.id: tuple(map(int, card.numbers.opened().values())) for card in deck.cards.values() if card.traits["kind"] == kind}


def test_there_are_128_cards_of_twelve_kinds(deck):
    assert Counter(card.traits["kind"] for card in deck.cards.values()) == KINDS
    assert sum(KINDS.values()) == len(deck.cards) == 128


def test_each_category_has_seven_floors_and_nothing_else_has_one(deck):
    categories = Counter((card.traits["kind"], card.traits["category"]) for card in deck.cards.values() if card.traits["category"])
    assert categories == {("floor", category): 7 for category in ("residential", "offices", "hotels", "restaurants", "shops")}


def test_all_copies_of_a_card_are_alike_but_for_their_ids(deck):
    studies = [card for card in deck.cards.values() if card.traits["kind"] == "study"]
    assert {card.id for card in studies} == {f"study-{number}" for number in range(1, 11)}
    assert len({(card.names["ru"], card.short_names["ru"], tuple(card.numbers.opened().items())) for card in studies}) == 1


def test_foundations_withstand_none_one_or_two_quakes_and_an_absorber_one_more(deck):
    assert Counter(numbers_of(deck, "foundation").values()) == {(0, 0, 0): 3, (0, 0, 1): 4, (0, 0, 2): 3}
    assert {id: numbers for id, numbers in numbers_of(deck, "special").items() if numbers[2]} == {
        "harmonic-absorber-1": (30, 0, 1),
        "harmonic-absorber-2": (30, 0, 1),
    }


def test_what_is_not_built_has_no_number(deck):
    for kind in ("study", "insurance", "tornado", "earthquake", "century", "prize"):
        assert set(numbers_of(deck, kind).values()) == {(0, 0, 0)}
    assert all(
        card.numbers.opened()["height"] >= 10 for card in deck.cards.values() if card.traits["kind"] in ("floor", "special", "toilet")
    )


def test_prizes_have_a_card_for_each_player_or_one_for_all(deck):
    prizes = Counter(card.names["en"] for card in deck.cards.values() if card.traits["kind"] == "prize")
    assert prizes == {"Mini-Skyscraper": 1, "Order and Unity": 1, "World Record": 1, "Toilet Specialist": 6, "Faulty or Smelly": 6}


def test_the_terms_are_those_of_the_rulings(deck):
    assert deck.terms == {
        "skyscrapers": DeckTerms(
            {
                "mini_skyscraper": 2,
                "order_and_unity": 3,
                "world_record": 3,
                "toilet_specialist": 1,
                "further_toilet": 1,
                "faulty_or_smelly": -1,
                "mini_height": 60,
                "least_height": 100,
                "least_floors": 2,
                "hand": 5,
                "look": 5,
                "foundations": (6, 7, 8, 9, 10),
                "toilets": (6, 7, 8, 9, 10),
                "studies": (6, 7, 8, 9, 10),
                "roofs": (8, 9, 10, 11, 12),
                "tornadoes": (2, 3, 4, 5, 6),
                "sites": (2, 2, 3, 3, 4),
            },
            {"collapse": "exceeds", "threshold": "above"},
        )
    }


def test_the_deck_has_enough_of_everything_that_is_dealt(deck):
    numbers = deck.terms["skyscrapers"].numbers
    for key, kinds in DEALT.items():
        counts = numbers[key]
        assert (len(counts), max(counts)) == (TWO_TO_SIX_PLAYERS, sum(KINDS[kind] for kind in kinds)), key


def test_its_numbers_have_a_unit_only_where_they_are_metres(deck):
    assert {one.id: (one.units["en"], one.empty) for one in deck.characteristics} == {
        "height": ("m", Decimal(0)),
        "points": ("", Decimal(0)),
        "withstands": ("", Decimal(0)),
    }
