"""Numbers are written and said in full, as each language does it."""

from __future__ import annotations

import re
from dataclasses import replace
from decimal import Decimal
from itertools import pairwise

import pytest

from companion.cards.decks.files import find, shipped
from companion.core.decks.card import LANGUAGES, Beside, Characteristic
from companion.words.formats import FORMATS, MARKS, Told, habits, mark_words, named, shown, spoken, told


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
    (YEAR, "1150", ("approximate",), "about 1150", "ок.\xa01150\xa0г.", "vers 1150"),
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


def test_a_number_is_shown_in_full_as_the_language_writes_it():
    assert [
        ((what, number, marks), {language: shown(Decimal(number), what, marks, language) for language in LANGUAGES})
        for what, number, marks, en, ru, fr in SHOWN
    ] == [((what, number, marks), {"en": en, "ru": ru, "fr": fr}) for what, number, marks, en, ru, fr in SHOWN]


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
        "ок.\xa01453\xa0г. (857\xa0AH, только США)",
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


@pytest.mark.parametrize(
    ("language", "has_printed", "text", "said"),
    [
        ("en", False, "100 mi² (259 km²)", "one hundred square miles"),
        ("ru", True, "100\xa0кв.\xa0миль (259\xa0км²)", "сто квадратных миль"),
        ("ru", False, "259\xa0км²", "двести пятьдесят девять квадратных километров"),
        ("fr", False, "259\xa0km²", "deux cent cinquante-neuf kilomètres carrés"),
    ],
)
def test_outside_english_the_metric_unit_stands_alone_unless_the_printed_one_is_asked_for(language, has_printed, text, said):
    area = find("countries").characteristic("area")
    its = told(Decimal(100), area, Decimal(259), language, has_printed=has_printed)
    assert shown(its.number, its.of, (), language, beside=its.beside) == text
    assert spoken(its.number, its.of, (), language) == said


def test_a_unit_that_is_not_metric_never_stands_alone_in_the_place_of_another():
    feet = replace(AREA, units=dict.fromkeys(LANGUAGES, "m"), beside=Beside("feet", dict.fromkeys(LANGUAGES, "ft")))
    assert told(Decimal(100), feet, Decimal(328), "fr", has_printed=False) == Told(Decimal(100), feet, Decimal(328))


def test_a_card_without_the_metric_number_keeps_the_printed_one():
    assert told(Decimal(100), MILES, None, "ru", has_printed=False) == Told(Decimal(100), MILES)


def test_without_its_second_number_the_first_stands_alone():
    assert shown(Decimal(100), MILES, (), "en") == "100 mi²"
    assert MILES.second({"it": Decimal(100)}) is None
    assert MILES.second({"it": Decimal(100), "area_km2": Decimal(259)}) == Decimal(259)
    assert METRES.second({"it": Decimal(1), "area_km2": Decimal(259)}) is None


SPOKEN = (
    (METRES, "324", (), "three hundred and twenty-four metres", "триста двадцать четыре метра", "trois cent vingt-quatre mètres"),
    (METRES, "1", (), "one metre", "один метр", "un mètre"),
    (METRES, "1.5", (), "one point five metres", "одна целая и пять десятых метра", "un virgule cinq mètre"),
    (METRES, "46.5", (), "forty-six point five metres", "сорок шесть целых и пять десятых метра", "quarante-six virgule cinq mètres"),
    (METRES, "111", (), "one hundred and eleven metres", "сто одиннадцать метров", "cent onze mètres"),
    (METRES, "121", (), "one hundred and twenty-one metres", "сто двадцать один метр", "cent vingt et un mètres"),
    (METRES, "-65", (), "minus sixty-five metres", "минус шестьдесят пять метров", "moins soixante-cinq mètres"),
    (METRES, "80", ("approximate",), "about eighty metres", "примерно восемьдесят метров", "environ quatre-vingts mètres"),
    (
        PEOPLE,
        "1268541",
        (),
        "one million two hundred and sixty-eight thousand five hundred and forty-one",
        "миллион двести шестьдесят восемь тысяч пятьсот сорок один",
        "un million deux cent soixante-huit mille cinq cent quarante et un",
    ),
    (YEAR, "1889", (), "eighteen eighty-nine", "тысяча восемьсот восемьдесят девятый год", "mille huit cent quatre-vingt-neuf"),
    (YEAR, "2000", (), "two thousand", "двухтысячный год", "deux mille"),
    (YEAR, "1150", ("approximate",), "about eleven fifty", "примерно тысяча сто пятидесятый год", "vers mille cent cinquante"),
    (
        YEAR,
        "-280",
        ("approximate",),
        "about two hundred and eighty BC",
        "примерно двести восьмидесятый год до нашей эры",
        "vers deux cent quatre-vingt avant Jésus-Christ",
    ),
    (DOLLARS, "25000000", (), "twenty-five million dollars", "двадцать пять миллионов долларов", "vingt-cinq millions de dollars"),
    (
        DOLLARS,
        "1585634",
        ("us-only",),
        "one million five hundred and eighty-five thousand six hundred and thirty-four dollars, US only",
        "миллион пятьсот восемьдесят пять тысяч шестьсот тридцать четыре доллара, только США",
        "un million cinq cent quatre-vingt-cinq mille six cent trente-quatre dollars, États-Unis seulement",
    ),
    (
        AREA,
        "2.5",
        (),
        "two point five square kilometres",
        "две целых и пять десятых квадратного километра",
        "deux virgule cinq kilomètres carrés",
    ),
    (MILES, "1", (), "one square mile", "одна квадратная миля", "un mile carré"),
    (MILES, "2", (), "two square miles", "две квадратные мили", "deux miles carrés"),
    (
        MILES,
        "919595",
        (),
        "nine hundred and nineteen thousand five hundred and ninety-five square miles",
        "девятьсот девятнадцать тысяч пятьсот девяносто пять квадратных миль",
        "neuf cent dix-neuf mille cinq cent quatre-vingt-quinze miles carrés",
    ),
    (TONS, "2", (), "two US tons", "две американские тонны", "deux tonnes américaines"),
    (TONS, "21", (), "twenty-one US tons", "двадцать одна американская тонна", "vingt et une tonnes américaines"),
    (
        TONS,
        "3.63",
        (),
        "three point six three US tons",
        "три целых и шестьдесят три сотых американской тонны",
        "trois virgule soixante-trois tonnes américaines",
    ),
    (MILLIONS, "1", (), "one million dollars", "миллион долларов", "un million de dollars"),
    (
        MILLIONS,
        "188683",
        (),
        "one hundred and eighty-eight billion six hundred and eighty-three million dollars",
        "сто восемьдесят восемь миллиардов шестьсот восемьдесят три миллиона долларов",
        "cent quatre-vingt-huit milliards six cent quatre-vingt-trois millions de dollars",
    ),
    (characteristic("plain", "oz", "унц.", "oz"), "7", (), "seven oz", "семь унц.", "sept oz"),
)


def test_a_number_is_said_with_its_unit_in_the_form_that_it_asks_for():
    assert [
        ((what, number, marks), {language: spoken(Decimal(number), what, marks, language) for language in LANGUAGES})
        for what, number, marks, en, ru, fr in SPOKEN
    ] == [((what, number, marks), {"en": en, "ru": ru, "fr": fr}) for what, number, marks, en, ru, fr in SPOKEN]


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
        assert {len(unit.forms) for unit in its.units.values()} == {count}
        assert len({(unit.forms[0], unit.times) for unit in its.units.values()}) == len({*habits("en").units} - {"sq mi"})
        assert its.spoken.keys() == habits("en").spoken.keys()
        assert its.sayings.keys() == habits("en").sayings.keys()


@pytest.mark.parametrize(
    ("written", "number", "text"), [("кв. миль", "5", "пять квадратных миль"), ("кв. миля", "21", "двадцать одна квадратная миля")]
)
def test_a_unit_of_two_words_is_said_alike_with_either_space_and_in_either_form(written, number, text):
    units = [written, written.replace(" ", "\xa0")]
    assert [spoken(Decimal(number), characteristic("thousands", ru=unit), (), "ru") for unit in units] == [text, text]


def test_a_name_is_said_without_digits():
    cases = [
        ("CO₂ per head", "en", "C O two per head"),
        ("CO₂ на человека", "ru", "цэ-о-два на человека"),
        ("CO₂ par habitant", "fr", "C O deux par habitant"),
        ("Фильмы 2015", "ru", "Фильмы две тысячи пятнадцать"),
        ("H₁₂", "en", "H twelve"),
    ]
    assert [((name, language), named(name, language)) for name, language, text in cases] == [
        ((name, language), text) for name, language, text in cases
    ]


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
    assert [unit for language, unit in units if unit.replace("\xa0", " ") not in habits(language).units] == []


@pytest.mark.parametrize("form", FORMATS)
def test_no_format_rounds_or_shortens(form):
    one = replace(METRES, format=form)
    long = Decimal("-123456789012345.123456") if form != "year" else Decimal(-123456789012345)
    assert [sign for sign in shown(long, one, (), "ru") if sign.isdigit()] == [sign for sign in str(long) if sign.isdigit()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", [METRES, DOLLARS, MILLIONS, TONS, PEOPLE], ids=lambda what: what.units["en"])
def test_no_two_numbers_that_a_deck_may_hold_sound_alike(what, language):
    """With neither spaces nor hyphens, so that nothing hangs on a pause (H4)."""
    near = [
        Decimal(f"{whole}.{parts}")
        for whole in (0, 1, 20, 21, 100, 1001, 21000)
        for parts in ("0", "01", "1", "001", "100001", "2", "02", "21")
    ]
    far = [Decimal(10) ** power + step for power in range(3, 15) for step in (-1, 0, 1, 100, Decimal("0.5"))]
    numbers = {*near, *far, *(-number for number in near), Decimal("123456789012345.123456")}
    said = {re.sub(r"[ -]", "", spoken(number, what, (), language)) for number in numbers}
    assert len(said) == len(numbers)
    assert [text for text in said if any(sign.isdigit() for sign in text)] == []
