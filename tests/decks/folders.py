"""Small deck folders to spoil."""

from __future__ import annotations

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


def sheet(columns=COLUMNS, rows=ROWS, separator=","):
    """A spreadsheet as a program saves it: quotation marks only where a cell needs them."""
    return "".join(separator.join(_cell(cell, separator) for cell in row) + "\n" for row in (columns, *rows))


def with_cell(row, column, text):
    """The rows with one cell changed; rows counted as in a spreadsheet."""
    place = COLUMNS.index(column)
    return tuple((*cells[:place], text, *cells[place + 1 :]) if number == row else cells for number, cells in enumerate(ROWS, 2))


def lay(folder, cards=None, outline=OUTLINE):
    """A deck folder with these files; text is saved as UTF-8, bytes as they are, and None leaves the file out."""
    folder.mkdir(exist_ok=True)
    for name, content in (("deck.toml", outline), ("cards.csv", sheet() if cards is None else cards)):
        (folder / name).write_bytes(content if isinstance(content, bytes) else content.encode())
    return folder


def _cell(text, separator):
    return f'"{text}"' if separator in text or "\n" in text else text
