"""Mats of all kinds: shipped ones, and such as a builder may think of."""

from __future__ import annotations

from functools import cache

from companion.mats.files import find, parse_mat
from companion.mats.wiring.building import build
from companion.mats.wiring.pinouts import hub_board

SHIPPED = ("one-pad-pi", "3x3-decoder", "8x8")  # that are drawn


def cells(columns, rows):
    return [f"{chr(65 + column)}{row + 1}" for row in range(rows) for column in range(columns)]


def reader(name, slots, **told):
    lines = "".join(f"{key} = {value!r}\n".replace("'", '"') for key, value in told.items())
    return f'[[readers]]\nname = "{name}"\nslots = {list(slots)!r}\n{lines}'.replace("'", '"')


def mat(columns, rows, *readers, name="mine", more=""):
    return f'name = "{name}"\n{more}[grid]\ncolumns = {columns}\nrows = {rows}\n' + "".join(readers)


LINES = [5, 6, 13, 22, 23, 24]
PANEL = """[panel]
encoder = [20, 21]
push = 26
buzzer = 18
lights = true
[panel.buttons]
ok = 17
[panel.lamps]
seat-1 = 12
"""
LONG = "a very long name that goes on and on, as names of readers may, up to a hundred letters in all, here"
SHORT = mat(2, 1, reader("left", ["A1"], kind="spi", device=1), reader("right", ["B1"], kind="spi", bus=1, device=2, reset=25))
TEXTS = {
    "two decoders": mat(4, 4, reader("all", cells(4, 4), kind="spi", address=LINES[:4], reset=25)),
    "eight and one": mat(8, 8, reader("all", cells(8, 8), kind="spi", address=LINES, reset=25)),
    "three and one": mat(5, 4, reader("all", cells(5, 4), kind="spi", address=LINES[:5], reset=25)),
    "two lines": mat(2, 2, reader("all", cells(2, 2)[:3], kind="spi", address=LINES[:2])),
    "four lines for five": mat(5, 1, reader("all", cells(5, 1), kind="spi", address=LINES[:4])),
    "a line each": mat(3, 4, reader("all", cells(3, 4), kind="spi", select=[2, 3, 4, 5, 6, 12, 13, 17, 22, 23, 24, 26], reset=25)),
    "lines and a decoder": mat(
        4, 3, reader("own", cells(4, 3)[:3], kind="spi", device=1, select=[16, 17, 26], reset=25),
        reader("decoded", cells(4, 3)[3:], kind="spi", address=LINES[:4], reset=12),
    ),
    "two buses": mat(
        4, 2, reader("left", cells(4, 2)[:4], kind="spi", select=[2, 3, 4, 5], reset=25),
        reader("right", cells(4, 2)[4:], kind="spi", bus=1, select=[22, 23, 24, 26], reset=25),
    ),
    "one on each bus": SHORT,
    "one without a reset": mat(1, 1, reader("only", ["A1"], kind="spi")),
    "a lone hub": mat(1, 1, reader("only", ["A1"], kind="hub", port="/dev/ttyACM0")),
    "a full hub": mat(8, 2, reader("only", cells(8, 2), kind="hub", port="/dev/ttyACM0")),
    "hubs and a bus": mat(
        6, 2, reader(LONG, cells(6, 2)[:9], kind="hub", port="/dev/serial/by-id/usb-MicroPython_Board_in_FS_mode_e6614103e7452d2f-if00"),
        reader("own", cells(6, 2)[9:], kind="spi", device=1, select=[2, 3, 4]), more="turn = 90\n", name=LONG,
    ) + PANEL,
    "half of it simulated": mat(
        4, 1, reader("there", ["A1", "B1"], kind="hub", port="abc"), reader("not there", ["C1", "D1"], kind="simulated"),
    ),
    "long names": (
        'name = "line"\n[line]\nplaces = 12\nprefix = "very-long-na"\n'
        + reader("all", [f"very-long-na{place}" for place in range(1, 13)], kind="hub", port="x")
    ),
    "a wide one": mat(26, 1, *(reader(f"hub {at}", cells(26, 1)[at : at + 13], kind="hub", port=f"p{at}") for at in (0, 13))),
}  # fmt: skip


@cache
def plan(name):
    return parse_mat(TEXTS[name], "mine.toml") if name in TEXTS else find(name)


@cache
def built(name):
    return build(plan(name), f"{name}.toml", hub_board())


ALL = (*SHIPPED, "3x3", *TEXTS)
