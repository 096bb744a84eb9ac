"""The countries that ship: what their cards show, and how their second numbers follow from the first."""

from __future__ import annotations

import csv
import re
from collections import Counter
from decimal import Decimal

import pytest

from companion.cards.decks.files import CARDS, find, shipped
from companion.core.decks.card import LANGUAGES
from companion.words.formats import shown, spoken

SQUARE_MILE = Decimal("2.589988")  # square kilometres
TON = Decimal("0.90718")  # tonnes

SHOWN = {
    "area": ("15,942 mi² (41,290 km²)", "15\xa0942\xa0кв.\xa0миль (41\xa0290\xa0км²)", "15\u202f942\xa0mi² (41\u202f290\xa0km²)"),
    "population": ("7,996,861", "7\xa0996\xa0861", "7\u202f996\u202f861"),
    "gdp": ("659,308 M$", "659\xa0308\xa0млн\xa0$", "659\u202f308\xa0M$"),
    "co2": ("5.15 US t (4.67 t)", "5,15\xa0амер.\xa0т (4,67\xa0т)", "5,15\xa0t\xa0US (4,67\xa0t)"),
}
SPOKEN = {
    "area": (
        "fifteen thousand nine hundred and forty-two square miles",
        "пятнадцать тысяч девятьсот сорок две квадратные мили",
        "quinze mille neuf cent quarante-deux miles carrés",
    ),
    "population": (
        "seven million nine hundred and ninety-six thousand eight hundred and sixty-one",
        "семь миллионов девятьсот девяносто шесть тысяч восемьсот шестьдесят один",
        "sept millions neuf cent quatre-vingt-seize mille huit cent soixante et un",
    ),
    "gdp": (
        "six hundred and fifty-nine billion three hundred and eight million dollars",
        "шестьсот пятьдесят девять миллиардов триста восемь миллионов долларов",
        "six cent cinquante-neuf milliards trois cent huit millions de dollars",
    ),
    "co2": (
        "five point one five US tons",
        "пять целых и пятнадцать сотых американской тонны",
        "cinq virgule quinze tonnes américaines",
    ),
}


@pytest.fixture(scope="module")
def countries():
    return find("countries")


def test_switzerland_shows_its_area_in_square_miles_and_beside_it_in_square_kilometres(countries):
    numbers = countries.cards["switzerland"].numbers.opened()
    for one in countries.characteristics:
        assert SHOWN[one.id] == tuple(shown(numbers[one.id], one, (), language, beside=one.second(numbers)) for language in LANGUAGES)
        assert SPOKEN[one.id] == tuple(spoken(numbers[one.id], one, (), language) for language in LANGUAGES)
    assert [one.id for one in countries.characteristics] == [*SHOWN]


def test_the_second_area_is_the_first_to_within_half_a_percent(countries):
    for id, numbers in ((card.id, card.numbers.opened()) for card in countries.cards.values()):
        assert abs(numbers["area"] * SQUARE_MILE / numbers["area_km2"] - 1) < Decimal("0.005"), id


def test_the_tonnes_are_the_tons_rounded(countries):
    for id, numbers in ((card.id, card.numbers.opened()) for card in countries.cards.values()):
        assert abs(numbers["co2"] * TON - numbers["co2_t"]) <= Decimal("0.005"), id


def test_no_area_population_or_domestic_product_is_that_of_two_countries(countries):
    for characteristic in ("area", "population", "gdp"):
        numbers = Counter(card.numbers.opened()[characteristic] for card in countries.cards.values())
        assert [number for number, count in numbers.items() if count > 1] == []


def test_the_back_of_a_card_names_the_continent(countries):
    places = Counter(tuple(card.places.values()) for card in countries.cards.values())
    assert places == {
        ("Africa", "Африка", "Afrique"): 23,
        ("Asia", "Азия", "Asie"): 30,
        ("Europe", "Европа", "Europe"): 31,
        ("North America", "Северная Америка", "Amérique du Nord"): 11,
        ("Oceania", "Океания", "Océanie"): 5,
        ("South America", "Южная Америка", "Amérique du Sud"): 10,
    }


def test_a_long_name_is_short_in_every_language(countries):
    short = {id: tuple(countries.cards[id].short_names.values()) for id in ("democratic-republic-of-the-congo", "papua-new-guinea")}
    assert short == {
        "democratic-republic-of-the-congo": ("DR Congo", "ДР Конго", "RD Congo"),
        "papua-new-guinea": ("Papua New\nGuinea", "Папуа-Новая\nГвинея", "Papouasie-\nNlle-Guinée"),
    }


def test_an_id_is_the_english_name_as_it_can_be_typed(countries):
    assert {"cote-d-ivoire", "united-arab-emirates", "new-zealand"} <= set(countries.cards)
    assert [id for id, card in countries.cards.items() if not id.startswith(card.names["en"][0].lower())] == []


def test_every_number_is_of_the_year_that_the_deck_states():
    with (shipped()["countries"] / CARDS).open(encoding="utf-8", newline="") as file:
        sources = {row["id"]: re.sub(r" \([^)]*\)", "", row["source"]) for row in csv.DictReader(file)}
    assert set(sources.values()) == {"WB surface 2012; WB pop 2012; WB GDP 2011; WB-CDIAC CO2 2011"}


def test_continents_and_territories_are_drawn_as_the_deck_states(countries):
    asia, europe, america = "asia", "europe", "north_america"
    stated = {"turkey": asia, "georgia": asia, "kazakhstan": asia, "russia": europe, "panama": america, "cuba": america}
    assert {id: countries.cards[id].traits["continent"] for id in stated} == stated
    areas = {id: int(countries.cards[id].numbers.opened()["area_km2"]) for id in ("france", "norway", "denmark", "pakistan")}
    assert areas == {"france": 549_087, "norway": 385_178, "denmark": 42_890, "pakistan": 796_100}
