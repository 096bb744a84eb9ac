"""Numbers in words: gender, case, rank, and no two of them alike."""

from __future__ import annotations

import re
from decimal import Decimal
from random import Random

import pytest

from companion.core.decks.card import LANGUAGES
from companion.words.numerals import MOST, MOST_PARTS, cardinal, year
from companion.words.numerals_reading import english, french, russian

ENGLISH = {
    0: "zero",
    12: "twelve",
    40: "forty",
    99: "ninety-nine",
    100: "one hundred",
    101: "one hundred and one",
    1000: "one thousand",
    1001: "one thousand and one",
    1100: "one thousand one hundred",
    21_015: "twenty-one thousand and fifteen",
    1_000_021: "one million and twenty-one",
    2_000_300: "two million three hundred",
    5_000_000_000: "five billion",
    -7: "minus seven",
}
# Number; masculine, feminine, neuter in the nominative.
RUSSIAN = (
    (0, "ноль", "ноль", "ноль"),
    (1, "один", "одна", "одно"),
    (2, "два", "две", "два"),
    (5, "пять", "пять", "пять"),
    (11, "одиннадцать", "одиннадцать", "одиннадцать"),
    (14, "четырнадцать", "четырнадцать", "четырнадцать"),
    (21, "двадцать один", "двадцать одна", "двадцать одно"),
    (22, "двадцать два", "двадцать две", "двадцать два"),
    (40, "сорок", "сорок", "сорок"),
    (101, "сто один", "сто одна", "сто одно"),
    (111, "сто одиннадцать", "сто одиннадцать", "сто одиннадцать"),
    (1000, "тысяча", "тысяча", "тысяча"),
    (1001, "тысяча один", "тысяча одна", "тысяча одно"),
    (2002, "две тысячи два", "две тысячи две", "две тысячи два"),
    (21_000, "двадцать одна тысяча", "двадцать одна тысяча", "двадцать одна тысяча"),
    (12_000, "двенадцать тысяч", "двенадцать тысяч", "двенадцать тысяч"),
    (1_000_000, "миллион", "миллион", "миллион"),
    (1_001_000, "миллион одна тысяча", "миллион одна тысяча", "миллион одна тысяча"),
    (22_000_002, "двадцать два миллиона два", "двадцать два миллиона две", "двадцать два миллиона два"),
    (-2, "минус два", "минус две", "минус два"),
)
# Number, gender, case.
DECLINED = (
    (1, "feminine", "accusative", "одну"),
    (1, "masculine", "accusative", "один"),
    (1, "neuter", "accusative", "одно"),
    (2, "feminine", "accusative", "две"),
    (5, "feminine", "accusative", "пять"),
    (21, "feminine", "accusative", "двадцать одну"),
    (101, "feminine", "accusative", "сто одну"),
    (1000, "feminine", "accusative", "тысячу"),
    (1021, "feminine", "accusative", "тысячу двадцать одну"),
    (31_000, "masculine", "accusative", "тридцать одну тысячу"),
    (1_000_000, "masculine", "accusative", "миллион"),
    (0, "masculine", "genitive", "нуля"),
    (1, "feminine", "genitive", "одной"),
    (1, "masculine", "genitive", "одного"),
    (2, "feminine", "genitive", "двух"),
    (12, "feminine", "genitive", "двенадцати"),
    (20, "masculine", "genitive", "двадцати"),
    (21, "feminine", "genitive", "двадцати одной"),
    (40, "masculine", "genitive", "сорока"),
    (58, "masculine", "genitive", "пятидесяти восьми"),
    (90, "masculine", "genitive", "девяноста"),
    (100, "masculine", "genitive", "ста"),
    (234, "masculine", "genitive", "двухсот тридцати четырёх"),
    (577, "masculine", "genitive", "пятисот семидесяти семи"),
    (1000, "masculine", "genitive", "тысячи"),
    (2001, "feminine", "genitive", "двух тысяч одной"),
    (21_000, "masculine", "genitive", "двадцати одной тысячи"),
    (1_000_000, "masculine", "genitive", "миллиона"),
    (3_000_000, "masculine", "genitive", "трёх миллионов"),
    (1, "feminine", "distributive", "одной"),
    (2, "feminine", "distributive", "две"),
    (7, "feminine", "distributive", "семь"),
    (21, "feminine", "distributive", "двадцать одной"),
    (1000, "feminine", "distributive", "тысяче"),
)
# Number; masculine, feminine.
FRENCH = (
    (0, "zéro", "zéro"),
    (1, "un", "une"),
    (11, "onze", "onze"),
    (16, "seize", "seize"),
    (17, "dix-sept", "dix-sept"),
    (21, "vingt et un", "vingt et une"),
    (31, "trente et un", "trente et une"),
    (70, "soixante-dix", "soixante-dix"),
    (71, "soixante et onze", "soixante et onze"),
    (77, "soixante-dix-sept", "soixante-dix-sept"),
    (80, "quatre-vingts", "quatre-vingts"),
    (81, "quatre-vingt-un", "quatre-vingt-une"),
    (91, "quatre-vingt-onze", "quatre-vingt-onze"),
    (99, "quatre-vingt-dix-neuf", "quatre-vingt-dix-neuf"),
    (100, "cent", "cent"),
    (101, "cent un", "cent une"),
    (180, "cent quatre-vingts", "cent quatre-vingts"),
    (200, "deux cents", "deux cents"),
    (201, "deux cent un", "deux cent une"),
    (1000, "mille", "mille"),
    (1001, "mille un", "mille une"),
    (2000, "deux mille", "deux mille"),
    (21_000, "vingt et un mille", "vingt et un mille"),
    (80_000, "quatre-vingt mille", "quatre-vingt mille"),
    (200_200, "deux cent mille deux cents", "deux cent mille deux cents"),
    (1_000_000, "un million", "un million"),
    (80_000_000, "quatre-vingts millions", "quatre-vingts millions"),
    (200_000_000, "deux cents millions", "deux cents millions"),
    (1_000_000_000, "un milliard", "un milliard"),
    (-1, "moins un", "moins une"),
)
# Number; en, ru, fr.
DECIMALS = (
    ("56.7", "fifty-six point seven", "пятьдесят шесть целых и семь десятых", "cinquante-six virgule sept"),
    ("0.5", "zero point five", "ноль целых и пять десятых", "zéro virgule cinq"),
    ("1.1", "one point one", "одна целая и одна десятая", "un virgule un"),
    ("21.21", "twenty-one point two one", "двадцать одна целая и двадцать одна сотая", "vingt et un virgule vingt et un"),
    ("2.02", "two point zero two", "две целых и две сотых", "deux virgule zéro deux"),
    ("3.141", "three point one four one", "три целых и сто сорок одна тысячная", "trois virgule cent quarante et un"),
    ("11.110", "eleven point one one", "одиннадцать целых и одиннадцать сотых", "onze virgule onze"),
    ("0.000001", "zero point zero zero zero zero zero one", "ноль целых и одна миллионная", "zéro virgule zéro zéro zéro zéro zéro un"),
    ("-1.5", "minus one point five", "минус одна целая и пять десятых", "moins un virgule cinq"),
    (
        "3.1415926",
        "three point one four one five nine two six",
        "три запятая один четыре один пять девять два шесть",
        "trois virgule un quatre un cinq neuf deux six",
    ),
)
# Number; en, ru, fr, as a year is called.
YEARS = (
    (50, "fifty", "пятидесятый", "cinquante"),
    (80, "eighty", "восьмидесятый", "quatre-vingt"),
    (741, "seven hundred and forty-one", "семьсот сорок первый", "sept cent quarante et un"),
    (900, "nine hundred", "девятисотый", "neuf cent"),
    (1000, "one thousand", "тысячный", "mille"),
    (1066, "ten sixty-six", "тысяча шестьдесят шестой", "mille soixante-six"),
    (1440, "fourteen forty", "тысяча четыреста сороковой", "mille quatre cent quarante"),
    (1889, "eighteen eighty-nine", "тысяча восемьсот восемьдесят девятый", "mille huit cent quatre-vingt-neuf"),
    (1900, "nineteen hundred", "тысяча девятисотый", "mille neuf cent"),
    (1905, "nineteen oh five", "тысяча девятьсот пятый", "mille neuf cent cinq"),
    (1913, "nineteen thirteen", "тысяча девятьсот тринадцатый", "mille neuf cent treize"),
    (1980, "nineteen eighty", "тысяча девятьсот восьмидесятый", "mille neuf cent quatre-vingt"),
    (2000, "two thousand", "двухтысячный", "deux mille"),
    (2003, "two thousand and three", "две тысячи третий", "deux mille trois"),
    (2010, "twenty ten", "две тысячи десятый", "deux mille dix"),
    (2500, "twenty-five hundred", "две тысячи пятисотый", "deux mille cinq cent"),
    (21_000, "twenty-one thousand", "двадцатиоднотысячный", "vingt et un mille"),
    (90_000, "ninety thousand", "девяностотысячный", "quatre-vingt-dix mille"),
    (145_000, "one hundred and forty-five thousand", "стосорокапятитысячный", "cent quarante-cinq mille"),
    (4_600_000, "four million six hundred thousand", "четыре миллиона шестисоттысячный", "quatre millions six cent mille"),
)


@pytest.mark.parametrize(("number", "text"), ENGLISH.items())
def test_a_number_is_said_in_english(number, text):
    assert cardinal(number, "en") == text


@pytest.mark.parametrize(("number", "masculine", "feminine", "neuter"), RUSSIAN)
def test_a_number_has_three_genders_in_russian(number, masculine, feminine, neuter):
    assert [cardinal(number, "ru", gender) for gender in ("masculine", "feminine", "neuter")] == [masculine, feminine, neuter]


@pytest.mark.parametrize(("number", "gender", "case", "text"), DECLINED)
def test_a_number_is_declined_in_russian(number, gender, case, text):
    assert cardinal(number, "ru", gender, case) == text


@pytest.mark.parametrize(("number", "masculine", "feminine"), FRENCH)
def test_a_number_has_two_genders_in_french(number, masculine, feminine):
    assert [cardinal(number, "fr", gender) for gender in ("masculine", "feminine")] == [masculine, feminine]


@pytest.mark.parametrize(("number", "en", "ru", "fr"), DECIMALS)
def test_a_decimal_is_said_to_its_last_digit(number, en, ru, fr):
    assert [cardinal(Decimal(number), language) for language in LANGUAGES] == [en, ru, fr]


def test_the_parts_of_a_decimal_are_declined_with_it():
    assert cardinal(Decimal("1.1"), "ru", case="accusative") == "одну целую и одну десятую"
    assert cardinal(Decimal("2.5"), "ru", case="genitive") == "двух целых и пяти десятых"
    assert cardinal(Decimal("21.1"), "fr", "feminine") == "vingt et une virgule un"


@pytest.mark.parametrize(("number", "en", "ru", "fr"), YEARS)
def test_a_year_is_called_as_people_call_it(number, en, ru, fr):
    assert [year(number, language) for language in LANGUAGES] == [en, ru, fr]


@pytest.mark.parametrize("language", LANGUAGES)
def test_noughts_behind_the_last_digit_are_not_said(language):
    assert cardinal(Decimal("5.50"), language) == cardinal(Decimal("5.5"), language)
    assert cardinal(Decimal("1E+3"), language) == cardinal(1000, language)
    assert year(Decimal("1889.0"), language) == year(1889, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_no_word_reaches_is_said_digit_by_digit(language):
    nought = cardinal(0, language)
    assert cardinal(MOST, language) == " ".join([cardinal(1, language), *[nought] * 21])
    assert year(MOST, language) == cardinal(MOST, language)
    assert nought not in cardinal(MOST - 1, language)


def test_every_language_has_words_for_equally_long_numbers():
    assert [len(english().scales), len(russian().scales), len(russian().ordinals.scales), len(french().scales) + 1] == [6] * 4
    assert len(russian().parts.stems) == MOST_PARTS


@pytest.mark.parametrize("say", [cardinal, year])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_numbers_sound_alike(say, language):
    """With neither spaces nor hyphens, and French without the plural that nobody hears (H4)."""
    chance = Random(4)
    numbers = {*range(12_500), *(chance.randrange(10 ** chance.randrange(4, 22)) for _ in range(2_000))}
    numbers |= {10**power + step for power in range(3, 22) for step in (-1, 0, 1, 20, 100, 1000) if 10**power + step < MOST}
    said = {re.sub(r"s\b" if language == "fr" else r"^$", "", say(number, language)) for number in numbers}
    assert len({re.sub(r"[ -]", "", text) for text in said}) == len(numbers)
    assert [text for text in said if any(sign.isdigit() for sign in text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_numbers_sound_alike_in_any_gender_or_case(language):
    for gender in ("masculine", "feminine", "neuter"):
        for case in ("nominative", "accusative", "distributive", "genitive"):
            said = {cardinal(number, language, gender, case).replace(" ", "") for number in range(2_200)}
            assert len(said) == 2_200
