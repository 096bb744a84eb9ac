"""Numbers of a column are read as people meant them, or asked about: never decided."""

from __future__ import annotations

from decimal import Decimal

import pytest

from companion.cards.sheets.numbers import SAID, is_counting, is_of_numbers, read_numbers, signs_of_each
from companion.cards.sheets.words import NO_UNIT, unit_of
from tests.cards.sheets.sheets import imported, refused

METRES = unit_of("m")


def read(*cells, unit=NO_UNIT, is_year=False, comma_is_point=False, said=None):
    """Numbers as text, and of what is none what is wrong with it."""
    signs = said or signs_of_each([cells])[0]
    numbers = read_numbers(cells, unit, signs, is_year=is_year, comma_is_point=comma_is_point)
    return [str(one) if isinstance(one, Decimal) else one.what for one in numbers.cells]


def is_open(cell, whole, point):
    return f"'{cell}' may be {whole} or {point}"


@pytest.mark.parametrize(
    ("cells", "numbers"),
    [
        (("324", "96.3", "-12", "−5", "+7"), ["324", "96.3", "-12", "-5", "7"]),
        (("96,3", "1 268,5"), ["96.3", "1268.5"]),
        (("1\u00a0268\u00a0541", "1\u202f268", "1\u2009268"), ["1268541", "1268", "1268"]),
        (("1'268'541", "1’268.5"), ["1268541", "1268.5"]),
        (("1.50", "0.500"), ["1.5", "0.5"]),
        (("1.268.541", "1.268"), ["1268541", "1268"]),
    ],
)
def test_signs_and_thousands_of_every_kind(cells, numbers):
    assert read(*cells) == numbers


@pytest.mark.parametrize(
    ("cells", "expected"),
    [
        (("1,268", "324"), [is_open("1,268", 1268, 1.268), "324"]),
        (("1,268", "12,5"), ["1.268", "12.5"]),
        (("1,268", "12.5"), ["1268", "12.5"]),
        (("1,268", "1,268,541"), ["1268", "1268541"]),
        (("1,268", "12.5", "12,5"), [is_open("1,268", 1268, 1.268), "12.5", "12.5"]),
        (("1.268", "12,5"), [is_open("1.268", 1268, "'1,268'"), "12.5"]),
        (("1.268", "12.5"), ["1.268", "12.5"]),
        (("1.268", "324"), [is_open("1.268", 1268, "'1,268'"), "324"]),
        (("1.268", "1,268,541"), ["1.268", "1268541"]),
    ],
)
def test_what_one_cell_leaves_open_the_others_settle_or_it_is_asked_about(cells, expected):
    assert read(*cells) == expected


@pytest.mark.parametrize(
    ("cells", "expected"),
    [
        (("1,268", "324"), ["1.268", "324"]),
        (("1,268", "1,268,541"), ["1268", "1268541"]),
        (("1,268", "12.5"), [is_open("1,268", 1268, 1.268), "12.5"]),
        (("6,400", "1,268"), [is_open("6,400", 6400, "6.400"), "1.268"]),
        (("6,400", "12,5"), ["6.4", "12.5"]),
        (("1.268", "324"), [is_open("1.268", 1268, "'1,268'"), "324"]),
    ],
)
def test_between_semicolons_a_comma_is_a_decimal_one_unless_points_were_seen(cells, expected):
    assert read(*cells, comma_is_point=True) == expected


def test_the_other_columns_settle_what_a_column_leaves_open():
    assert signs_of_each([["1,268"], ["12,5"], ["12.5"]])[0] == signs_of_each([["12,5", "12.5"]])[0]
    assert signs_of_each([["1,268"], ["12,5"]])[0] == signs_of_each([["12,5"]])[0]
    assert signs_of_each([["12.5", "1,268"], ["12,5"]])[0] == signs_of_each([["12.5"]])[0]


def test_whoever_knows_can_say_what_commas_and_points_mean():
    assert read("1,268", "1.268", said=SAID["comma"]) == ["1.268", "1268"]
    assert read("1,268", "1.268", said=SAID["point"]) == ["1268", "1.268"]
    assert read("1,268", comma_is_point=True, said=SAID["point"]) == ["1268"]


def test_a_unit_may_stand_behind_each_number_and_a_sign_of_money_before():
    other = "'3 km' has another unit than the column, whose unit is 'm'"
    assert read("324 m", "3 km", "12", "13 м", "5 metres", unit=METRES) == ["324", other, "12", "13", "5"]
    assert read("$1,200.50", "$ 5", "-$3", "7 USD") == ["1200.5", "5", "-3", "7"]
    assert read("5 €", "€7", "$3") == ["5", "7", "'$3' has another unit than the column, whose unit is '€'"]


@pytest.mark.parametrize(
    ("cells", "unit", "format"),
    [
        (("12", "13"), "", "plain"),
        (("12", "1013"), "", "thousands"),
        (("12 m", "13"), "m", "plain"),
        (("12 pts", "13 points"), "pts", "plain"),
        (("12 frogs", "13 frogs"), "frogs", "plain"),
        (("$12", "13"), "$", "money"),
    ],
)
def test_unit_and_format_are_those_of_the_numbers(cells, unit, format):
    numbers = read_numbers(cells, NO_UNIT, signs_of_each([cells])[0], is_year=False, comma_is_point=False)
    assert (numbers.unit.names["en"], numbers.format) == (unit, format)


def test_years_may_lie_before_christ_in_every_language():
    twice = "'-3 BC' says twice whether it is before Christ"
    no_year = "'12.5' is not a year"
    assert read("280 BC", "1889", "450 до н. э.", "52 av. J.-C.", "1900 г.", "-3", is_year=True) == [
        "-280",
        "1889",
        "-450",
        "-52",
        "1900",
        "-3",
    ]
    assert read("-3 BC", "12.5", "0", "1889 m", is_year=True) == [twice, no_year, "'0' is not a year", "'1889 m' is not a number"]


@pytest.mark.parametrize(
    ("cell", "what"),
    [
        ("2-Jan", "is a date that the spreadsheet made of what was typed"),
        ("12/5", "looks like a date"),
        ("05.12.2026", "looks like a date"),
        ("1.79E+308", "is a number of which the spreadsheet kept only the size"),
        ("#REF!", "is a formula or its failure"),
        ("=A1", "is a formula or its failure"),
        ("'324", "begins with an apostrophe"),
        ("0123", "begins with a zero, as codes do and numbers do not"),
        ("(5)", "is not a number"),
        ("1.268.541,5.3", "is not a number"),
        ("12 345 67", "is not a number"),
        ("5 5 5", "is not a number"),
        ("330\n324", "is not a number"),
        ("330\t324", "is not a number"),
        ("½", "is not a number"),
        ("٣", "is not a number"),
        ("12:30", "is not a number"),
        ("1234567890123456", "has too many digits"),
    ],
)
def test_what_is_no_number_or_was_spoilt_is_named(cell, what):
    assert read(cell, "3", unit=METRES)[0] == f"{cell!r} {what}"


def test_an_empty_cell_is_named():
    assert read("", "3") == ["the cell is empty", "3"]


def test_names_with_numbers_in_them_are_no_numbers():
    assert not is_of_numbers(["12 Angry Men", "13 Assassins", "1917"])
    assert not is_of_numbers(["Paris", "Rome", "5"])
    assert is_of_numbers(["12 frogs", "13 frogs", ""])
    assert is_of_numbers(["2-Jan", "3-Feb", "12"])
    assert not is_of_numbers(["2-Jan", "3-Feb"])


def test_a_column_that_counts_the_rows_is_known_by_all_of_it():
    assert is_counting(["1", "2", "3"])
    assert is_counting(["1.", "2.", "3."])
    assert not is_counting(["1", "3", "2"])
    assert not is_counting(["2"])
    assert not is_counting([])


@pytest.mark.parametrize("text", ["1.2M", "1,2 М", "3 T", "15G"])
def test_a_capital_letter_that_small_would_be_a_unit_is_refused(tmp_path, text):
    for heading in ("Area", "Area (m)"):
        found = refused(tmp_path, f"Name;{heading}\nA;{text}\nB;{text}\n")
        what = f"{text!r} has a capital letter behind it, which may be a unit or millions or thousands"
        assert found == [(f"row {row}, column {heading}", what, "write all its digits, and the unit in small letters") for row in (2, 3)]


def test_capitals_in_headings_and_of_litres_stay(tmp_path):
    done = imported(tmp_path, "NAME;HEIGHT (M);VOLUME\nA;5;3 L\nB;6;4 L\n")
    assert {one.id: one.units["en"] for one in done.deck.characteristics} == {"height": "m", "volume": "l"}
