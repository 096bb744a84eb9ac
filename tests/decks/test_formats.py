"""Numbers are written and said in full, as each language does it."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal
from itertools import pairwise

import pytest

from companion.decks.card import LANGUAGES, Beside, Characteristic
from companion.decks.files import find, shipped
from companion.decks.formats import FORMATS, MARKS, habits, mark_words, shown, spoken


def characteristic(form, en="", ru="", fr=""):
    blank = dict.fromkeys(LANGUAGES, "")
    return Characteristic("it", blank, {"en": en, "ru": ru, "fr": fr}, form, blank, MARKS)


METRES = characteristic("plain", "m", "м", "m")
PEOPLE = characteristic("thousands")
AREA = characteristic("thousands", "km²", "км²", "km²")
YEAR = characteristic("year")
DOLLARS = characteristic("money", "$", "$", "$")
MILLIONS = characteristic("thousands", "M$", "млн $", "M$")
MILES = replace(characteristic("thousands", "mi²", "ми²", "mi²"), beside=Beside("area_km2", {"en": "km²", "ru": "км²", "fr": "km²"}))
TONS = replace(characteristic("plain", "US t", "амер. т", "t US"), beside=Beside("co2_t", {"en": "t", "ru": "т", "fr": "t"}))

# What, number, marks; then how it is shown in each language.
SHOWN = (
    (METRES, "324", (), "324 m", "324\xa0м", "324\xa0m"),
    (METRES, "96.3", (), "96.3 m", "96,3\xa0м", "96,3\xa0m"),
    (METRES, "-12.50", (), "−12.5 m", "−12,5\xa0м", "−12,5\xa0m"),
    (METRES, "138.8", ("approximate",), "about 138.8 m", "ок.\xa0138,8\xa0м", "environ 138,8\xa0m"),
    (METRES, "1E+3", (), "1000 m", "1000\xa0м", "1000\xa0m"),
    (PEOPLE, "1268541", (), "1,268,541", "1\xa0268\xa0541", "1\u202f268\u202f541"),
    (PEOPLE, "999", (), "999", "999", "999"),
    (AREA, "15942.25", (), "15,942.25 km²", "15\xa0942,25\xa0км²", "15\u202f942,25\xa0km²"),
    (YEAR, "1889", (), "1889", "1889", "1889"),
    (YEAR, "1150", ("approximate",), "about 1150", "ок.\xa01150", "vers 1150"),
    (YEAR, "-432", (), "432 BC", "432\xa0г.\xa0до\xa0н.\xa0э.", "432\xa0av.\xa0J.-C."),
    (YEAR, "-280", ("approximate",), "about 280 BC", "ок.\xa0280\xa0г.\xa0до\xa0н.\xa0э.", "vers 280\xa0av.\xa0J.-C."),
    (DOLLARS, "10462500", (), "$10,462,500", "10\xa0462\xa0500\xa0$", "10\u202f462\u202f500\xa0$"),
    (
        DOLLARS,
        "10462500",
        ("us-only",),
        "$10,462,500 (US only)",
        "10\xa0462\xa0500\xa0$ (только США)",
        "10\u202f462\u202f500\xa0$ (États-Unis seulement)",
    ),
    (DOLLARS, "-5", (), "−$5", "−5\xa0$", "−5\xa0$"),
)


@pytest.mark.parametrize(("what", "number", "marks", "en", "ru", "fr"), SHOWN)
def test_a_number_is_shown_in_full_as_the_language_writes_it(what, number, marks, en, ru, fr):
    assert {language: shown(Decimal(number), what, marks, language) for language in LANGUAGES} == {"en": en, "ru": ru, "fr": fr}


# What, number, the one beside it, marks; then how they are shown in each language.
BESIDE = (
    (
        MILES,
        "919595",
        "2381740",
        (),
        "919,595 mi² (2,381,740 km²)",
        "919\xa0595\xa0ми² (2\xa0381\xa0740\xa0км²)",
        "919\u202f595\xa0mi² (2\u202f381\u202f740\xa0km²)",
    ),
    (TONS, "5.15", "-4.67", (), "5.15 US t (−4.67 t)", "5,15\xa0амер. т (−4,67\xa0т)", "5,15\xa0t US (−4,67\xa0t)"),
    (
        replace(MILES, format="year", units=dict.fromkeys(LANGUAGES, ""), beside=Beside("ah", dict.fromkeys(LANGUAGES, "AH"))),
        "1453",
        "857",
        ("approximate", "us-only"),
        "about 1453 (857 AH, US only)",
        "ок.\xa01453 (857\xa0AH, только США)",
        "vers 1453 (857\xa0AH, États-Unis seulement)",
    ),
    (
        replace(DOLLARS, beside=Beside("euros", dict.fromkeys(LANGUAGES, "€"))),
        "12",
        "11",
        (),
        "$12 (11 €)",
        "12\xa0$ (11\xa0€)",
        "12\xa0$ (11\xa0€)",
    ),
    (METRES, "324", "1063", (), "324 m", "324\xa0м", "324\xa0m"),
)


@pytest.mark.parametrize(("what", "number", "beside", "marks", "en", "ru", "fr"), BESIDE)
def test_a_second_number_stands_behind_the_first_in_its_own_unit(what, number, beside, marks, en, ru, fr):
    both = {language: shown(Decimal(number), what, marks, language, beside=Decimal(beside)) for language in LANGUAGES}
    assert both == {"en": en, "ru": ru, "fr": fr}


def test_without_its_second_number_the_first_stands_alone():
    assert shown(Decimal(100), MILES, (), "en") == "100 mi²"
    assert MILES.second({"it": Decimal(100)}) is None
    assert MILES.second({"it": Decimal(100), "area_km2": Decimal(259)}) == Decimal(259)
    assert METRES.second({"it": Decimal(1), "area_km2": Decimal(259)}) is None


SPOKEN = (
    (METRES, "324", (), "324 metres", "324 метра", "324 mètres"),
    (METRES, "1", (), "1 metre", "1 метр", "1 mètre"),
    (METRES, "1.5", (), "1.5 metres", "1,5 метра", "1,5 mètre"),
    (METRES, "46.5", (), "46.5 metres", "46,5 метра", "46,5 mètres"),
    (METRES, "111", (), "111 metres", "111 метров", "111 mètres"),
    (METRES, "121", (), "121 metres", "121 метр", "121 mètres"),
    (METRES, "65", (), "65 metres", "65 метров", "65 mètres"),
    (PEOPLE, "1268541", (), "1268541", "1268541", "1268541"),
    (YEAR, "1150", ("approximate",), "about 1150", "примерно 1150", "vers 1150"),
    (YEAR, "-280", ("approximate",), "about 280 BC", "примерно 280 до нашей эры", "vers 280 avant Jésus-Christ"),
    (DOLLARS, "25000000", (), "25000000 dollars", "25000000 долларов", "25000000 de dollars"),
    (DOLLARS, "1585634", ("us-only",), "1585634 dollars, US only", "1585634 доллара, только США", "1585634 dollars, États-Unis seulement"),
    (AREA, "2.5", (), "2.5 square kilometres", "2,5 квадратного километра", "2,5 kilomètres carrés"),
    (MILES, "2", (), "2 square miles", "2 квадратные мили", "2 milles carrés"),
    (MILES, "919595", (), "919595 square miles", "919595 квадратных миль", "919595 milles carrés"),
    (TONS, "3.63", (), "3.63 US tons", "3,63 американской тонны", "3,63 tonnes américaines"),
    (MILLIONS, "1", (), "1 million dollars", "1 миллион долларов", "1 million de dollars"),
    (MILLIONS, "188683", (), "188683 million dollars", "188683 миллиона долларов", "188683 millions de dollars"),
    (characteristic("plain", "oz", "унц.", "oz"), "7", (), "7 oz", "7 унц.", "7 oz"),
)


@pytest.mark.parametrize(("what", "number", "marks", "en", "ru", "fr"), SPOKEN)
def test_a_number_is_said_with_its_unit_in_the_form_that_it_asks_for(what, number, marks, en, ru, fr):
    assert {language: spoken(Decimal(number), what, marks, language) for language in LANGUAGES} == {"en": en, "ru": ru, "fr": fr}


def test_marks_have_words_of_their_own_as_they_are_on_the_back_of_the_card():
    assert {language: mark_words(MARKS, language) for language in LANGUAGES} == {
        "en": ("approximate", "US only"),
        "ru": ("приблизительно", "только США"),
        "fr": ("approximatif", "États-Unis seulement"),
    }
    assert mark_words((), "en") == ()


def test_every_language_has_the_same_habits_filled_in():
    forms = {"en": 2, "ru": 4, "fr": 3}
    for language, count in forms.items():
        its = habits(language)
        assert set(its.marks) == set(MARKS)
        assert {len(words) for words in its.units.values()} == {count}
        assert len({unit.replace("\xa0", " ") for unit in its.units}) == len(habits("en").units)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_unit_of_two_words_is_said_alike_with_either_space(language):
    units = habits(language).units
    assert [unit for unit in units if "\xa0" in unit and units[unit] != units[unit.replace("\xa0", " ")]] == []


@pytest.mark.parametrize("name", shipped())
def test_two_numbers_of_a_deck_are_shown_and_said_alike_only_if_they_are_equal(name):
    deck = find(name)
    for one in deck.characteristics:
        numbers = sorted(card.numbers.opened()[one.id] for card in deck.cards.values())
        for language in LANGUAGES:
            for write in (shown, spoken):
                assert [
                    (low, high)
                    for low, high in pairwise(numbers)
                    if (write(low, one, (), language) == write(high, one, (), language)) != (low == high)
                ] == []


@pytest.mark.parametrize("name", shipped())
def test_every_unit_of_a_shipped_deck_is_a_word_when_it_is_spoken(name):
    units = [(language, unit) for one in find(name).characteristics for language, unit in one.units.items() if unit]
    assert [unit for language, unit in units if unit not in habits(language).units] == []


@pytest.mark.parametrize("form", FORMATS)
def test_no_format_rounds_or_shortens(form):
    one = replace(METRES, format=form)
    long = Decimal("-123456789012345.123456") if form != "year" else Decimal(-123456789012345)
    assert [sign for sign in shown(long, one, (), "ru") if sign.isdigit()] == [sign for sign in str(long) if sign.isdigit()]
