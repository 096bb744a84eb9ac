"""Random numbers as spreadsheets of many countries write them come back as they were, or are refused with row and column."""

from __future__ import annotations

import csv
import io
import random
from decimal import Decimal

import pytest

from companion.cards.sheets.grid import FileForm, read_grid
from companion.cards.sheets.new_deck import new_deck
from companion.core.decks.card import DeckId
from companion.system.reading import Findings

# What stands before decimals, what between thousands, and what separates the cells.
COUNTRIES = {
    "en": (".", ("", ",", " "), ",\t"),
    "ru": (",", ("", "\u00a0", " "), ";\t,"),
    "fr": (",", ("", "\u202f", "\u00a0"), ";\t,"),
    "de": (",", ("", "."), ";\t"),  # between commas a point begins decimals, unless other numbers show the contrary
    "ch": (".", ("", "'", "’"), ";,\t"),
}
SIGNS = {",": "comma", ".": "point"}
UNITS = ("", " m", "m", "\u00a0km", " %")
FILES = 250


def written(choose, number, decimal, thousands, unit):
    whole, _, decimals = f"{abs(number):f}".partition(".")
    groups = f"{int(whole):,}".replace(",", thousands)
    return f"{choose.choice('-−') if number < 0 else ''}{groups}{decimal + decimals if decimals else ''}{unit}"


def column(choose, decimal, thousands, rows):
    """A unit, numbers, and how they are written: with as many decimals as they have, or all with as many."""
    places, unit, shown = choose.choice((0, 0, 1, 3)), choose.choice(UNITS), choose.choice((True, False))
    most = 10 ** choose.randint(1, 8)
    numbers = [Decimal(choose.randint(-most if choose.random() < 0.1 else 1, most)).scaleb(-places) for _ in range(rows)]
    return unit, [(number, written(choose, number if shown else number.normalize() + 0, decimal, thousands, unit)) for number in numbers]


@pytest.mark.exam
@pytest.mark.parametrize("country", COUNTRIES)
def test_numbers_of_every_country_come_back_as_they_were_or_are_refused(country, tmp_path):
    choose = random.Random(country)
    decimal, between, separators = COUNTRIES[country]
    read = {False: 0, True: 0}
    for number in range(FILES):
        rows, is_said, separator = choose.choice((2, 5, 12)), choose.choice((True, False)), choose.choice(separators)
        columns = [column(choose, decimal, choose.choice(between), rows) for _ in range(choose.randint(1, 3))]
        text = io.StringIO()
        parted = csv.writer(text, delimiter=separator, lineterminator=choose.choice(("\n", "\r\n", "\r")))
        parted.writerow(["Name", *(f"Worth {letter} ({unit.strip()})" for letter, (unit, _) in zip("abc", columns, strict=False))])
        parted.writerows([f"Card {chr(ord('a') + row)}", *(cells[row][1] for _, cells in columns)] for row in range(rows))
        file = tmp_path / f"{number}.csv"
        file.write_bytes(text.getvalue().encode(choose.choice(("utf-8", "utf-8-sig", "utf-16"))))
        found, name = Findings(file), {",": "comma", ";": "semicolon", "\t": "tab"}[separator]
        grid = read_grid(file, FileForm(decimal=SIGNS[decimal], separator=name) if is_said else FileForm(), found)
        made = new_deck(grid, DeckId("worth"), "Worth", "", found) if grid is not None else None
        if found.problems:
            assert all(" row " in one.where or "separates" in one.what for one in found.problems), found.problems
            continue
        read[is_said] += 1
        got = [[Decimal(row[f"worth_{letter}"]) for row in made.rows.cells] for letter in "abc"[: len(columns)]]
        assert got == [[one for one, _ in cells] for _, cells in columns], text.getvalue()
    assert read[True] > FILES // 3
    assert read[False] > FILES // 6
