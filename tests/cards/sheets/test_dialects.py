"""Random numbers as spreadsheets of many countries write them come back as they were, or are refused with row and column."""

from __future__ import annotations

import csv
import io
import random
from decimal import Decimal

import pytest

from companion.cards.sheets.fresh import fresh
from companion.cards.sheets.grid import read_grid
from companion.core.decks.card import DeckId
from companion.system.reading import Findings

# What stands before decimals, what between thousands, and what parts the cells.
COUNTRIES = {
    "en": (".", ("", ",", " "), ",\t"),
    "ru": (",", ("", "\u00a0", " "), ";\t,"),
    "fr": (",", ("", "\u202f", "\u00a0"), ";\t,"),
    "de": (",", ("", "."), ";\t,"),
    "ch": (".", ("", "'", "’"), ";,\t"),
}
UNITS = ("", " m", "m", "\u00a0km", " %")
FILES = 250


def written(choose, number, decimal, thousands, unit):
    whole, _, decimals = f"{abs(number):f}".partition(".")
    groups = f"{int(whole):,}".replace(",", thousands)
    return f"{choose.choice('-−') if number < 0 else ''}{groups}{decimal + decimals if decimals else ''}{unit}"


def column(choose, decimal, thousands, rows):
    """Numbers, and how they are written: with as many decimals as they have, or all with as many."""
    places, unit, shown = choose.choice((0, 0, 1, 3)), choose.choice(UNITS), choose.choice((True, False))
    most = 10 ** choose.randint(1, 8)
    numbers = [Decimal(choose.randint(-most if choose.random() < 0.1 else 1, most)).scaleb(-places) for _ in range(rows)]
    return [(number, written(choose, number if shown else number.normalize() + 0, decimal, thousands, unit)) for number in numbers]


@pytest.mark.parametrize("country", COUNTRIES)
def test_numbers_of_every_country_come_back_as_they_were_or_are_refused(country, tmp_path):
    choose = random.Random(country)
    decimal, between, separators = COUNTRIES[country]
    read = 0
    for number in range(FILES):
        rows = choose.choice((1, 2, 5, 12))
        columns = [column(choose, decimal, choose.choice(between), rows) for _ in range(choose.randint(1, 3))]
        text = io.StringIO()
        parted = csv.writer(text, delimiter=choose.choice(separators), lineterminator=choose.choice(("\n", "\r\n", "\r")))
        parted.writerow(["Name", *(f"Worth {letter}" for letter in "abc"[: len(columns)])])
        parted.writerows([f"Card {chr(ord('a') + row)}", *(cells[row][1] for cells in columns)] for row in range(rows))
        file = tmp_path / f"{number}.csv"
        file.write_bytes(text.getvalue().encode(choose.choice(("utf-8", "utf-8-sig", "utf-16"))))
        found = Findings(file)
        made = fresh(read_grid(file, found), DeckId("worth"), "Worth", "", None, found)
        if found.problems:
            assert all(" row " in one.where and ", column Worth " in one.where for one in found.problems), found.problems
            continue
        read += 1
        got = [[Decimal(row[f"worth_{letter}"]) for row in made.rows.cells] for letter in "abc"[: len(columns)]]
        assert got == [[one for one, _ in cells] for cells in columns], text.getvalue()
    assert read > FILES // 2
