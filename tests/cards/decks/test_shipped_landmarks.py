"""The landmarks that ship: heights up to the very tip, and high-rises in the year in which they were completed."""

from __future__ import annotations

from collections import defaultdict
from decimal import Decimal

import pytest

from companion.cards.decks.files import find

# What the Council on Tall Buildings and Urban Habitat has for each: metres to the tip and the year of completion.
HIGH_RISES = {
    "abraj-al-bait": ("601", 2012),
    "burj-al-arab": ("321", 1999),
    "burj-khalifa": ("829.8", 2010),
    "carlton-centre": ("223", 1973),
    "chrysler-building": ("318.9", 1930),
    "empire-state-building": ("443.2", 1931),
    "flatiron-building": ("86.9", 1902),
    "gran-torre-santiago": ("300", 2014),
    "marina-bay-sands": ("206.9", 2010),
    "one-world-trade-center": ("546.2", 2014),
    "petronas-towers": ("451.9", 1998),
    "q1-gold-coast": ("322.5", 2005),
    "shanghai-tower": ("632", 2015),
    "taipei-101": ("508", 2004),
    "the-gherkin": ("180", 2004),
    "the-shard": ("306", 2013),
    "willis-tower": ("527", 1974),
}
NEVER_COMPLETED = {"ryugyong-hotel"}  # it bears the year of its facade
BELOW_THE_TIP = {  # metres, without all or part of what stands on top
    "burj-khalifa": "828",
    "eiffel-tower": "300",
    "empire-state-building": "381",
    "giralda": "101",
    "one-world-trade-center": "541.3",
    "willis-tower": "442.1",
}


@pytest.fixture(scope="module")
def landmarks():
    return {card.id: card for card in find("landmarks").cards.values()}


def test_a_high_rise_has_its_height_to_the_tip_and_the_year_of_its_completion(landmarks):
    shown = {id: card.numbers.opened() for id, card in landmarks.items() if card.traits["kind"] == "building" and id not in NEVER_COMPLETED}
    assert shown == {id: {"height": Decimal(metres), "year": year} for id, (metres, year) in HIGH_RISES.items()}


def test_what_stands_on_top_counts_as_well(landmarks):
    heights = {id: landmarks[id].numbers.opened()["height"] for id in BELOW_THE_TIP}
    assert {id: height for id, height in heights.items() if height <= Decimal(BELOW_THE_TIP[id])} == {}
    assert (heights["one-world-trade-center"], heights["giralda"]) == (Decimal("546.2"), Decimal("104.1"))


def test_no_year_is_later_than_the_one_that_the_deck_is_of(landmarks):
    assert max(card.numbers.opened()["year"] for card in landmarks.values()) == 2015


def test_these_are_equally_tall_and_no_others(landmarks):
    alike = defaultdict(list)
    for id, card in landmarks.items():
        alike[card.numbers.opened()["height"]].append(id)
    assert {str(height): ids for height, ids in sorted(alike.items()) if len(ids) > 1} == {
        "13.7": ["hollywood-sign", "parthenon"],
        "65": ["angkor-wat", "neuschwanstein-castle", "st-basils-cathedral", "sydney-opera-house", "tower-bridge"],
        "92": ["el-capitolio", "martyrs-memorial-algiers"],
        "96": ["hungarian-parliament", "notre-dame-de-paris"],
        "102": ["atomium", "motherland-monument-kyiv"],
    }
