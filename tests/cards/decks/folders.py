"""Small deck folders to spoil, and what is found in them."""

from __future__ import annotations

import pytest

from companion.cards.decks.files import load
from companion.errors import Unusable
from companion.words.problems import WordedProblem
from tests.words.english import in_english

OUTLINE = """
id = "rivers"
credits = ["A school atlas."]

[names]
en = "Rivers"
ru = "Реки"
fr = "Fleuves"

[[characteristic]]
id = "length"
format = "thousands"
names = { en = "length", ru = "длина", fr = "longueur" }
unit = { en = "km", ru = "км", fr = "km" }
more = { en = "longer", ru = "длиннее", fr = "plus long" }
marks = ["approximate"]

[[characteristic]]
id = "bridged"
format = "year"
names = { en = "first bridge", ru = "первый мост", fr = "premier pont" }
more = { en = "later", ru = "позже", fr = "plus tard" }
"""

COLUMNS = ("id", "name_en", "name_ru", "name_fr", "short_en", "place_fr", "length", "length_marks", "bridged")
ROWS = (
    ("nile", "Nile", "Нил", "Nil", "The|Nile", "Égypte", "6650", "approximate", "1871"),
    ("danube", "Danube", "Дунай", "Danube", "", "Roumanie, Bulgarie", "2850.5", "", "105"),
    ("tigris", "Tigris", "Тигр", "Tigre", "", "", "1900", "", "-690"),
)

TOWERS = """
id = "towers"
games = ["skyscrapers"]

[names]
en = "Towers"

[traits]
kind = ["floor", "toilet_roof"]
colour = ["", "red", "blue"]

[[characteristic]]
id = "height"
names = "height"
unit = "m"
beside = { column = "height_ft", unit = { en = "ft", ru = "фт" } }
more = "taller"
empty = 0

[[characteristic]]
id = "points"
names = "points"
more = "more"

[terms.skyscrapers]
mini_height = 60
roofs = [8, 9]

[terms.skyscrapers.house]
collapse = "exceeds"
pace = 1.5
"""
TOWER_COLUMNS = ("id", "name_en", "short_en", "kind", "colour", "height", "height_ft", "points", "copies")
TOWER_ROWS = (
    ("attic", "Attic", "", "floor", "", "", "0", "1", ""),
    ("spire", "Spire", "The|Spire", "Toilet_Roof", "RED", "30.48", "100", "2", "3"),
    ("study", "Study", "", "floor", "blue", "10", "32.8", "0", "1"),
)


def sheet(columns=COLUMNS, rows=ROWS, separator=","):
    """A spreadsheet as a program saves it: quotation marks only where a cell needs them."""
    return "".join(separator.join(_cell(cell, separator) for cell in row) + "\n" for row in (columns, *rows))


def with_cell(row, column, text, columns=COLUMNS, rows=ROWS):
    """The rows with one cell changed; rows counted as in a spreadsheet."""
    place = columns.index(column)
    return tuple((*cells[:place], text, *cells[place + 1 :]) if number == row else cells for number, cells in enumerate(rows, 2))


def towers(*changes, outline=TOWERS):
    """What `lay` needs for the towers with these cells (row, column, text) changed."""
    rows = TOWER_ROWS
    for row, column, text in changes:
        rows = with_cell(row, column, text, TOWER_COLUMNS, rows)
    return sheet(TOWER_COLUMNS, rows), outline


def lay(folder, cards=None, outline=OUTLINE):
    """A deck folder with these files; text is saved as UTF-8, bytes as they are, and None leaves the file out."""
    folder.mkdir(exist_ok=True)
    for name, content in (("deck.toml", outline), ("cards.csv", sheet() if cards is None else cards)):
        (folder / name).write_bytes(content if isinstance(content, bytes) else content.encode())
    return folder


def problems_of(folder):
    with pytest.raises(Unusable) as refused:
        load(folder)
    return list(in_english(refused.value.problems))


def in_cards(folder, place, what, fix):
    return WordedProblem(f"{folder / 'cards.csv'} {place}".rstrip(), what, fix)


def in_outline(folder, place, what, fix):
    return WordedProblem(f"{folder / 'deck.toml'} {place}".rstrip(), what, fix)


def _cell(text, separator):
    return f'"{text}"' if separator in text or "\n" in text else text
