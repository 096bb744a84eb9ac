"""Numbers in texts are read as they can be read in one way alone, or asked about: never decided."""

from __future__ import annotations

from decimal import Decimal

import pytest

from companion.cards.sheets.headings import NO_UNIT, unit_of
from companion.cards.sheets.values import NumberStyle, is_counting, is_number, is_spoilt_number, of_workbook
from companion.errors import Text
from companion.words.texts import text_in
from tests.cards.sheets.sheets import imported, refused

UNKNOWN = NumberStyle(None)
BETWEEN_COMMAS, BETWEEN_SEMICOLONS = NumberStyle("point"), NumberStyle("comma")
SAID_COMMA, SAID_POINT = NumberStyle("comma", is_said=True), NumberStyle("point", is_said=True)


def read(*values, style=UNKNOWN, unit=NO_UNIT):
    """Numbers as text, and of what is none what is wrong with it."""
    return [text_in(one, "en") if isinstance(one, Text) else str(one) for one in (style.read(value, unit.names) for value in values)]


def years(*values):
    return [text_in(one, "en") if isinstance(one, Text) else str(one) for one in map(UNKNOWN.read_year, values)]


def is_open(cell, whole, point):
    return f"'{cell}' may be {whole} or {point}"


@pytest.mark.parametrize(
    ("cells", "numbers"),
    [
        (("324", "96.3", "96,3", "-12", "−5", "+7"), ["324", "96.3", "96.3", "-12", "-5", "7"]),
        (("1 268,5", "1\u00a0268\u00a0541", "1\u202f268", "1\u2009268"), ["1268.5", "1268541", "1268", "1268"]),
        (("1'268'541", "1’268.5"), ["1268541", "1268.5"]),
        (("1,268,541", "1,268.5", "1.268.541", "1.268,5"), ["1268541", "1268.5", "1268541", "1268.5"]),
        (("1.50", "0.500"), ["1.5", "0.5"]),
    ],
)
def test_signs_and_thousands_of_every_kind(cells, numbers):
    for style in (UNKNOWN, BETWEEN_COMMAS, BETWEEN_SEMICOLONS):
        assert read(*cells, style=style) == numbers


@pytest.mark.parametrize(
    ("style", "expected"),
    [
        (UNKNOWN, [is_open("1,268", 1268, 1.268), is_open("1.268", 1268, "'1,268'")]),
        (BETWEEN_COMMAS, [is_open("1,268", 1268, 1.268), "1.268"]),
        (BETWEEN_SEMICOLONS, ["1.268", is_open("1.268", 1268, "'1,268'")]),
        (SAID_COMMA, ["1.268", "1268"]),
        (SAID_POINT, ["1268", "1.268"]),
    ],
)
def test_three_digits_behind_a_sign_are_asked_about_unless_the_file_or_the_user_tells(style, expected):
    assert read("1,268", "1.268", style=style) == expected
    assert [isinstance(style.read(f"−{cell}", {}), Text) for cell in ("1,268", "1.268")] == ["may be" in one for one in expected]


def test_the_unit_of_the_column_may_stand_beside_each_number():
    no_metres = "'3 km' is not a number"
    assert read("324 m", "3 km", "12", "13 м", "5 metres", unit=unit_of("m")) == ["324", no_metres, "12", "13", "5"]
    assert read("$1,200.50", "$ 5", "7 USD", "€3", unit=unit_of("$")) == ["1200.5", "5", "7", "'€3' is not a number"]
    assert read("5 m") == ["'5 m' is not a number"]


@pytest.mark.parametrize("text", ["1.2M", "1,2 М", "3 T"])
def test_a_capital_letter_that_small_would_be_the_unit_is_none(text):
    """It may mean millions."""
    assert read(text, unit=unit_of("m")) == [f"{text!r} is not a number"]


def test_capitals_in_headings_and_of_litres_stay(tmp_path):
    done = imported(tmp_path, "NAME;HEIGHT (M);VOLUME (L)\nA;5;3 L\nB;6;4 L\n")
    assert {one.id: one.units["en"] for one in done.deck.characteristics} == {"height": "m", "volume": "l"}


def test_a_year_is_a_whole_number_that_may_be_negative():
    assert years("1889", "-280", "1889 m", "280 BC", "12.5", "0") == [
        *("1889", "-280", "'1889 m' is not a year", "'280 BC' is not a year", "'12.5' is not a year", "'0' is not a year")
    ]


def test_what_is_no_number_or_was_spoilt_is_named():
    cases = [
        ("", "the cell is empty"),
        ("2-Jan", "'2-Jan' is a date that the spreadsheet made of what was typed"),
        ("12/5", "'12/5' looks like a date"),
        ("05.12.2026", "'05.12.2026' looks like a date"),
        ("1.79E+308", "'1.79E+308' is a number of which the spreadsheet kept only the size"),
        ("#REF!", "'#REF!' is a formula or its failure"),
        ("=A1", "'=A1' is a formula or its failure"),
        ("'324", '"\'324" begins with an apostrophe'),
        ("(5)", "'(5)' is not a number"),
        ("12 345 67", "'12 345 67' is not a number"),
        ("330\n324", "'330\\n324' is not a number"),
        ("½", "'½' is not a number"),
        ("٣", "'٣' is not a number"),
        ("12:30", "'12:30' is not a number"),
        ("1234567890123456", "'1234567890123456' has too many digits"),
    ]
    assert [(cell, read(cell, unit=unit_of("m"))) for cell, what in cases] == [(cell, [what]) for cell, what in cases]


def test_cells_that_a_workbook_types_are_what_they_are():
    assert [of_workbook(one) for one in (None, 5, 0.1 + 0.2, 1e-3, " text ")] == ["", Decimal(5), Decimal("0.3"), Decimal("0.001"), "text"]
    assert isinstance(of_workbook(True), Text)


def test_names_with_numbers_in_them_are_no_numbers():
    assert [is_number(one) for one in ("12 Angry Men", "1917", "12 m", "5 frogs", Decimal(5))] == [False, True, True, False, True]
    assert [is_spoilt_number(one) for one in ("2-Jan", "12/5", "Paris", "Caf?")] == [True, True, False, False]


def test_a_column_that_counts_the_rows_is_known_by_all_of_it():
    assert is_counting(["1", "2", "3"])
    assert is_counting(["1.", "2.", "3."])
    assert is_counting([Decimal(1), Decimal(2)])
    assert not is_counting(["1", "3", "2"])
    assert not is_counting(["2"])
    assert not is_counting([])


def test_a_number_that_contradicts_the_separator_makes_the_others_a_question(tmp_path):
    """A file of one country that was saved in another one."""
    commas, semicolons = 'Name,Length\nNile,"12,5"\nAmur,1.268\n', "Name;Length\nNile;12.5\nAmur;1,268\n"
    assert [place for place, _, _ in refused(tmp_path, commas)] == ["row 3, column Length"]
    assert [place for place, _, _ in refused(tmp_path, semicolons)] == ["row 3, column Length"]


def test_what_commas_mean_can_be_said_of_all_the_file(tmp_path):
    assert [what for _, what, _ in refused(tmp_path, 'Name,Length\nNile,"6,695"\n')] == ["'6,695' may be 6695 or 6.695"]
