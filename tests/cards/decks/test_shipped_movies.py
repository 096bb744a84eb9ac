"""The movies that ship: what their box office counts, held against what The Numbers has for the United States with Canada."""

from __future__ import annotations

import csv
from decimal import Decimal
from pathlib import Path

import pytest

from companion.cards.decks.files import find

DOMESTIC = Path(__file__).with_name("domestic.csv")
MARKED = ("us-only",)
NOT_LISTED = {"amelie", "citizen-kane", "one-hundred-and-one-dalmatians", "roman-holiday", "the-intouchables"}
BEFORE_IT_CAME_BACK = {  # dollars, as the lists had it before a later release; the last two in the United States and Canada alone
    "titanic": 1_842_879_955,
    "jurassic-park": 923_067_947,
    "finding-nemo": 867_894_287,
    "the-lion-king": 783_839_505,
    "the-exorcist": 402_500_000,
    "raiders-of-the-lost-ark": 386_800_358,
    "top-gun": 353_786_701,
    "ghostbusters": 291_632_124,
    "the-wizard-of-oz": 28_202_232,
    "blade-runner": 27_580_111,
}


@pytest.fixture(scope="module")
def movies():
    return {card.id: card for card in find("movies").cards.values()}


@pytest.fixture(scope="module")
def domestic():
    with DOMESTIC.open(encoding="utf-8", newline="") as file:
        return {row["id"]: Decimal(row["domestic"]) for row in csv.DictReader(file)}


def times_domestic(movies, domestic, is_marked):
    its = {id: card.numbers.opened()["box_office"] for id, card in movies.items() if (card.marks["box_office"] == MARKED) == is_marked}
    return {id: number / domestic[id] for id, number in its.items() if id in domestic}


def test_the_list_of_domestic_figures_has_all_but_five(movies, domestic):
    assert set(movies) - set(domestic) == NOT_LISTED


def test_what_is_marked_as_the_home_market_alone_is_its_figure(movies, domestic):
    far = {id: times for id, times in times_domestic(movies, domestic, is_marked=True).items() if abs(times - 1) > Decimal("0.04")}
    assert far == {}


def test_what_is_not_marked_is_more_than_the_figure_of_the_home_market(movies, domestic):
    near = {id: times for id, times in times_domestic(movies, domestic, is_marked=False).items() if times < Decimal("1.1")}
    assert near == {}


def test_a_film_that_came_back_to_the_cinemas_counts_with_all_its_releases(movies):
    figures = {id: movies[id].numbers.opened()["box_office"] for id in BEFORE_IT_CAME_BACK}
    assert {id: figure for id, figure in figures.items() if figure <= BEFORE_IT_CAME_BACK[id]} == {}


def test_no_two_films_have_the_same_box_office(movies):
    assert len({card.numbers.opened()["box_office"] for card in movies.values()}) == len(movies) == 100
