"""Mat files are found, read whole, turned as players see them, or refused with every problem, its line and its fix."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from companion.core.mat.shape import Shape
from companion.errors import WRONG_USE, Unusable
from companion.mats.files import find, load, parse_mat, shipped
from companion.mats.plan import NO_MAT, Geometry, Hub, Plan, Simulated, Spi
from companion.words.problems import WordedProblem
from tests.words.english import in_english

SHIPPED = ("3x3-decoder", "3x3", "8x8", "line-32", "one-pad-pi", "one-pad", "skyscrapers")
SITES = tuple(f"site-{number}" for number in range(1, 11))
FIRST_ROW = tuple(f"{letter}1" for letter in "ABCDEFGHIJKLMNOP")
SECOND_ROW = tuple(f"{letter}2" for letter in "PONMLKJIHGFEDCBA")


def problems_of(text):
    """What is the matter with a mat file: line, what, fix."""
    with pytest.raises(Unusable) as caught:
        parse_mat(text, "mat.toml")
    assert caught.value.exit_code == WRONG_USE
    return [(int(one.where.removeprefix("mat.toml line ")), one.what, one.fix) for one in in_english(caught.value.problems)]


# The mats that come with the program.


def test_the_shipped_mats_are_these():
    assert shipped() == SHIPPED


@pytest.mark.parametrize(
    ("name", "shape"),
    [
        ("one-pad", Shape(0, 0)),
        ("one-pad-pi", Shape(0, 0)),
        ("3x3", Shape(3, 3)),
        ("3x3-decoder", Shape(3, 3, ())),
        ("8x8", Shape(8, 8, ("pad",), ("draw",))),
        ("line-32", Shape(16, 2, line=(*FIRST_ROW, *SECOND_ROW))),
        ("skyscrapers", Shape(0, 0, tap_places=SITES)),
    ],
)
def test_the_shape_of_a_shipped_mat(name, shape):
    assert find(name).shape == shape


def test_the_mat_of_eight_by_eight_has_a_hub_for_each_row_and_one_for_the_pads():
    readers = find("8x8").readers
    rows = [Hub(f"row {row}", tuple(f"{letter}{row}" for letter in "ABCDEFGH"), f"facedown-row-{row}", 115_200) for row in range(1, 9)]
    assert readers == (*rows, Hub("pads", ("pad", "draw"), "facedown-pads", 115_200))


def test_the_small_mat_hangs_on_a_pi_s_own_pins():
    cells = tuple(f"{letter}{row}" for row in (1, 2, 3) for letter in "ABC")
    lines = (5, 6, 13, 16, 17, 22, 23, 24, 26, 27)
    assert find("3x3").readers == (Spi("below the mat", (*cells, "pad"), 0, 0, lines, 25, 1_000_000),)


def test_nine_cells_hang_on_one_decoder_and_the_chip_enable_lines_of_one_bus():
    decoded = Spi("decoder", ("A1", "B1", "C1", "A2", "B2", "C2", "A3", "B3"), 0, 0, (), 25, 1_000_000, (5, 6, 13))
    assert find("3x3-decoder").readers == (decoded, Spi("ninth", ("C3",), 0, 1, (), 25, 1_000_000))


def test_one_pad_on_a_pi_is_the_single_pad_with_a_reader_on_the_device_s_own_line():
    plain, wired = find("one-pad"), find("one-pad-pi")
    assert (wired.shape, wired.geometry, plain.readers) == (plain.shape, plain.geometry, ())
    assert wired.readers == (Spi("one board", ("pad",), 0, 0, (), 25, 1_000_000),)


@pytest.mark.parametrize("name", SHIPPED)
def test_a_shipped_mat_says_where_each_place_lies(name):
    plan = find(name)
    assert plan.geometry.centres.keys() == set(plan.shape.slots)


def test_the_shipped_mats_are_found_in_an_installed_wheel(wheel, tmp_path):
    zipfile.ZipFile(wheel).extractall(tmp_path)
    ask = "from companion.mats import files\nprint(files.__file__, *files.shipped(), files.find('8x8').name)"
    told = subprocess.run([sys.executable, "-c", ask], check=True, capture_output=True, text=True, cwd=tmp_path).stdout
    assert told == f"{tmp_path / 'companion' / 'mats' / 'files.py'} {' '.join(SHIPPED)} 8 x 8\n"


# How a mat is found.

MINE = 'name = "mine"\n[pads]\naction = ["here"]\n'


def test_a_mat_of_one_s_own_is_found_by_name_and_takes_the_place_of_a_shipped_one(tmp_path):
    for name in ("table", "8x8"):
        (tmp_path / f"{name}.toml").write_text(MINE, encoding="utf-8")
    assert find("table", tmp_path).name == find("8x8", tmp_path).name == "mine"
    assert find("3x3", tmp_path).name == "3 x 3"
    assert find("8x8", tmp_path / "nowhere").name == "8 x 8"


def test_a_mat_is_found_by_its_file(tmp_path, monkeypatch):
    (tmp_path / "my table.txt").write_text(MINE, encoding="utf-8")
    assert find(tmp_path / "my table.txt").name == "mine"
    monkeypatch.chdir(tmp_path)
    assert find("my table.txt").name == "mine"
    monkeypatch.setenv("HOME", str(tmp_path))
    assert find("~/my table.txt").name == "mine"


def test_none_is_no_mat_at_all(tmp_path):
    (tmp_path / "none.toml").write_text(MINE, encoding="utf-8")
    assert find("none", tmp_path) == NO_MAT == Plan("none", Shape(0, 0, ()), (), Geometry(0, 0, 0, 0), 0)
    assert NO_MAT.shape.slots == ()


@pytest.mark.parametrize("name", ["8x", "", "\0", "\ud800", "x" * 5000, "/", "."])
def test_a_name_that_is_none_is_told_with_the_known_ones(name):
    with pytest.raises(Unusable) as caught:
        find(name)
    (problem,) = in_english(caught.value.problems)
    assert problem.what == "there is no mat of that name and no such file"
    every = "3x3, 3x3-decoder, 8x8, line-32, none, one-pad, one-pad-pi, skyscrapers"
    assert problem.fix == ("did you mean '8x8'?" if name == "8x" else f"use one of: {every}")


# What a file says.

SMALL = """
name = "small"
turn = TURN
[grid]
columns = 3
rows = 2
blind = ["C2"]
[line]
slots = ["B1", "end", "A1"]
[pads]
action = ["pad"]
[geometry]
pitch = [20, 30]
slot = [10, 24]
origin = [15, 20]
size = [100, 80]
[geometry.places]
pad = [90, 20]
end = [90, 60]
[[readers]]
name = "left"
kind = "simulated"
slots = ["A1", "A2", "pad", "end"]
[[readers]]
name = "right"
kind = "hub"
port = "/dev/ttyACM0"
baud = 9600
slots = ["B1", "B2", "C1", "C2"]
"""
BY_TURN = {
    0: {
        "shape": Shape(3, 2, ("pad",), blind=frozenset({"C2"}), line=("B1", "end", "A1")),
        "left": ("A1", "A2", "pad", "end"),
        "right": ("B1", "B2", "C1", "C2"),
        "geometry": (100, 80, 10, 24),
        "centres": {"A1": (15, 20), "B1": (35, 20), "C2": (55, 50), "pad": (90, 20), "end": (90, 60)},
    },
    90: {  # the wired right side is the lower edge
        "shape": Shape(2, 3, ("pad",), blind=frozenset({"B1"}), line=("A2", "end", "A3")),
        "left": ("A3", "B3", "pad", "end"),
        "right": ("A2", "B2", "A1", "B1"),
        "geometry": (80, 100, 24, 10),
        "centres": {"A3": (20, 85), "A2": (20, 65), "B1": (50, 45), "pad": (20, 10), "end": (60, 10)},
    },
    180: {  # the upper one
        "shape": Shape(3, 2, ("pad",), blind=frozenset({"A1"}), line=("B2", "end", "C2")),
        "left": ("C2", "C1", "pad", "end"),
        "right": ("B2", "B1", "A2", "A1"),
        "geometry": (100, 80, 10, 24),
        "centres": {"C2": (85, 60), "B2": (65, 60), "A1": (45, 30), "pad": (10, 60), "end": (10, 20)},
    },
    270: {  # the left one
        "shape": Shape(2, 3, ("pad",), blind=frozenset({"A3"}), line=("B2", "end", "B1")),
        "left": ("B1", "A1", "pad", "end"),
        "right": ("B2", "A2", "B3", "A3"),
        "geometry": (80, 100, 24, 10),
        "centres": {"B1": (60, 15), "B2": (60, 35), "A3": (30, 55), "pad": (60, 90), "end": (20, 90)},
    },
}


@pytest.mark.parametrize("turn", BY_TURN)
def test_a_mat_is_turned_as_players_see_it(turn):
    plan, expected = parse_mat(SMALL.replace("TURN", str(turn)), "mat.toml"), BY_TURN[turn]
    geometry = plan.geometry
    assert plan.shape == expected["shape"]
    assert plan.readers == (Simulated("left", expected["left"]), Hub("right", expected["right"], "/dev/ttyACM0", 9600))
    assert (geometry.width, geometry.height, geometry.slot_width, geometry.slot_height) == expected["geometry"]
    assert {slot: geometry.centres[slot] for slot in expected["centres"]} == expected["centres"]
    assert (plan.name, plan.turn) == ("small", turn)


@pytest.mark.parametrize("turn", BY_TURN)
def test_a_cell_lies_where_its_name_says_however_the_mat_is_turned(turn):
    plan = parse_mat(SMALL.replace("TURN", str(turn)), "mat.toml")
    cells = {slot: plan.shape.column_and_row(slot) for slot in plan.shape.slots if plan.shape.column_and_row(slot)}
    for one, (column, row) in cells.items():
        for other, (right, above) in cells.items():
            assert (plan.geometry.centres[one][0] < plan.geometry.centres[other][0]) == (column < right)
            assert (plan.geometry.centres[one][1] < plan.geometry.centres[other][1]) == (row < above)


def shape_of(*lines):
    return parse_mat("\n".join(('name = "x"', *lines)), "mat.toml").shape


GRID = ("[grid]", "columns = 3", "rows = 3")


def test_a_snake_runs_over_the_working_cells_from_the_players_lower_left():
    line = ("A1", "B1", "C1", "C2", "B2", "A2", "A3", "B3", "C3")
    assert shape_of(*GRID, "[line]", "snake = true").line == line
    assert shape_of("turn = 90", *GRID, "[line]", "snake = true").line == line
    assert shape_of(*GRID, 'blind = ["C2"]', "[line]", "snake = true").line == tuple(cell for cell in line if cell != "C2")


def test_a_snake_leaves_out_cells_that_have_no_reader():
    reader = ("[[readers]]", 'name = "r"', 'kind = "simulated"', 'slots = ["A1", "B2"]')
    assert shape_of(*GRID, "[line]", "snake = true", *reader).line == ("A1", "B2")


def test_places_of_a_line_can_be_counted():
    assert shape_of("[line]", "places = 3").line == ("line-1", "line-2", "line-3")
    assert shape_of("[line]", "places = 2", 'prefix = "L"').line == ("L1", "L2")  # without a grid nothing is taken for a cell


def test_slots_without_a_reader_are_blind_pads_among_them_where_there_are_readers():
    reader = ("[[readers]]", 'name = "r"', 'kind = "simulated"', 'slots = ["A1", "B1"]')
    pads = ("[pads]", 'action = ["pad"]')
    assert shape_of("[grid]", "columns = 2", "rows = 2", *pads).blind == frozenset()
    assert shape_of("[grid]", "columns = 2", "rows = 2", *pads, *reader).blind == {"A2", "B2", "pad"}


def test_a_blind_cell_may_have_an_antenna_that_is_broken():
    readers = ["[[readers]]", 'name = "r"', 'kind = "simulated"', 'slots = ["A1", "B1"]']
    assert shape_of("[grid]", "columns = 2", "rows = 1", 'blind = ["A1"]', *readers).blind == {"A1"}
    readers += ["[[readers]]", 'name = "spare"', 'kind = "simulated"', 'slots = ["A1"]']
    assert shape_of("[grid]", "columns = 2", "rows = 1", 'blind = ["A1"]', *readers).blind == {"A1"}


def test_where_nothing_is_said_of_millimetres_all_is_laid_out():
    plan = parse_mat('name = "x"\n[grid]\ncolumns = 2\nrows = 1\n[pads]\naction = ["pad"]', "mat.toml")
    assert plan.geometry == Geometry(166, 216, 66, 91, {"A1": (48, 60.5), "B1": (118, 60.5), "pad": (48, 155.5)})


def test_spi_readers_have_defaults_and_may_share_a_reset_line():
    one = '[[readers]]\nname = "a"\nkind = "spi"\nslots = ["A1"]\nreset = 25\n'
    two = '[[readers]]\nname = "b"\nkind = "spi"\nslots = ["B1"]\ndevice = 1\nreset = 25\nspeed = 10_000_000'
    plan = parse_mat(f'name = "x"\n[grid]\ncolumns = 2\nrows = 1\n{one}{two}', "mat.toml")
    assert plan.readers == (Spi("a", ("A1",), 0, 0, (), 25, 1_000_000), Spi("b", ("B1",), 0, 1, (), 25, 10_000_000))


DECODED = """name = "x"
[grid]
columns = COLUMNS
rows = 1
[[readers]]
name = "a"
kind = "spi"
slots = SLOTS
address = LINES
"""


def decoded(antennas, *lines):
    """A mat whose cells hang on decoders."""
    slots = [f"{chr(65 + number)}1" for number in range(antennas)]
    return DECODED.replace("COLUMNS", str(antennas)).replace("SLOTS", str(slots)).replace("LINES", str(list(lines)))


def test_antennas_behind_decoders_are_told_by_a_few_lines():
    (reader,) = parse_mat(decoded(9, 5, 6, 13, 19), "mat.toml").readers
    slots = tuple(f"{letter}1" for letter in "ABCDEFGHI")
    assert reader == Spi("a", slots, 0, 0, (), None, 1_000_000, (5, 6, 13, 19), 33)
    assert parse_mat(decoded(1, 5), "mat.toml").readers[0].address == (5,)  # a single antenna may lie behind a decoder as well
    assert parse_mat(decoded(8, 5, 6, 12, 13), "mat.toml").readers[0].address == (5, 6, 12, 13)  # some outputs may lead nowhere


def test_a_decoder_needs_enough_lines_for_its_antennas():
    assert problems_of(decoded(9, 5, 6, 13)) == [
        (9, "there are 3 lines for 9 slots", "write 4 of them as BCM numbers, the least significant first")
    ]
    (many,) = problems_of(
        decoded(1, 2, 3, 4, 5, 6, 12)
        .replace("rows = 1", "rows = 65")
        .replace("slots = ['A1']", f"slots = {[f'A{row}' for row in range(1, 66)]}")
    )
    assert many == (8, "no decoder has 65 antennas", "a reader with 'address' has 64 slots at the most")


def test_a_decoder_s_device_is_nobody_else_s():
    other = '[[readers]]\nname = "b"\nkind = "spi"\nslots = ["B1"]\nselect = [17]\n'
    text = decoded(1, 5).replace("columns = 1", "columns = 2") + other
    assert [what for _, what, _ in problems_of(text)] == ["device 0 of bus 0 is taken"]
    assert len(parse_mat(text + "device = 1\n", "mat.toml").readers) == 2


def test_the_gain_of_receivers_and_how_far_they_hear_may_be_told():
    plan = parse_mat(GOOD.replace("reset = 25", "gain = 48").replace('port = "E66141"', 'port = "E66141"\ngain = 18'), "mat.toml")
    assert [reader.gain for reader in plan.readers] == [48, 18]
    assert [reader.gain for reader in parse_mat(GOOD, "mat.toml").readers] == [33, 33]
    reaches = (GOOD, GOOD.replace("[geometry]", "[geometry]\nreach = 85.5"), GOOD.replace("turn = 0", "turn = 90\n"), MINE)
    assert [parse_mat(text, "mat.toml").geometry.reach for text in reaches] == [120, 85.5, 120, 120]


# What is the matter with a file.

GOOD = """name = "good"
turn = 0
[grid]
columns = 4
rows = 3
blind = ["D3"]
[line]
slots = [
  "A1",
  "end",
]
[tap]
places = ["site-1"]
[pads]
action = ["pad"]
draw = ["draw"]
[geometry]
pitch = [20, 30]
slot = [18, 28]
origin = [10, 15]
size = [150, 140]
[geometry.places]
pad = [140, 15]
draw = [140, 45]
site-1 = [140, 75]
end = [140, 105]
[[readers]]
name = "left"
kind = "spi"
slots = ["A1", "A2"]
select = [5, 6]
reset = 25
[[readers]]
name = "right"
kind = "hub"
port = "E66141"
slots = ["pad", "draw",
  "site-1", "end"]
"""
CELLS = "cells are A1 to D3, as they are wired"
NAMED = "give it a name such as pad or site-1"
WORD = "write letters, digits and hyphens, without blanks"
OWN = "give each place a name of its own"
ANTENNA = "each slot has one antenna; put a broken one's slot into 'blind'"
LINES = "write the BCM number of each antenna's own line"
FEW = "write 1 of them as BCM numbers, the least significant first"
GAIN = "write 18, 23, 33, 38, 43, 48 (decibels)"
ROOM = "centres lie between 9 and 141 across, 14 and 126 up; or make 'size' greater"
BAD = (
    ('name = "good"', "", 1, "'name' is missing", 'write a text of 1 to 100 characters, such as name = "8 x 8"'),
    ('name = "good"', 'name = " "', 1, "'name' is ' '", 'write a text of 1 to 100 characters, such as name = "8 x 8"'),
    ("turn = 0", "turn = 45", 2, "'turn' is 45", "write 0, 90, 180 or 270"),
    ("turn = 0", "trun = 90", 2, "a mat has no 'trun'", "did you mean 'turn'?"),
    ("turn = 0", "tap = 3", 12, "it is not TOML (Cannot", None),
    ("[grid]", "grid = 3\n[other]", 3, "'grid' is 3", "begin a line with [grid] and write its keys below"),
    ("columns = 4", "columns = 27", 4, "'columns' is 27", "write a whole number from 0 to 26"),
    ("columns = 4", "colums = 4", 4, "a grid has no 'colums'", "did you mean 'columns'?"),
    ("rows = 3", "rows = true", 5, "'rows' is true", "write a whole number from 0 to 99"),
    ("rows = 3", "rows = 100", 5, "'rows' is 100", "write a whole number from 0 to 99"),
    ("rows = 3", "rows = 9" + "9" * 60, 5, "'rows' is a whole number", "write a whole number from 0 to 99"),
    ('blind = ["D3"]', 'blind = ["D3", "E3"]', 6, "there is no cell 'E3'", CELLS),
    ('blind = ["D3"]', 'blind = "D3"', 6, "'blind' is 'D3'", 'write a list, such as blind = ["C3"]'),
    ('  "end",', "  7,", 10, "number 2 of 'slots' is 7", 'write texts, such as "A1"'),
    ('  "end",', '  "end", "F1",', 10, "there is no cell 'F1'", CELLS),
    ('  "end",', '  "end", "b2",', 10, "there is no cell 'b2'", CELLS),
    ('  "end",', '  "end", "A1",', 10, "A1 stands in the line already", "name each place once"),
    ('  "end",', '  "end", "end",', 10, "'end' is a place of the line already", OWN),
    ('  "end",', '  "end", "D3",', 10, "D3 is blind", "leave it out of the line, or out of 'blind'"),
    ('  "end",', '  "end", "pad",', 10, "'pad' is a pad already", OWN),
    ("]\n[tap]", "]\nsnake = true\n[tap]", 12, "the line is given by slots and snake", "use one of slots, snake and places"),
    ("]\n[tap]", "]\nsnake = 1\n[tap]", 12, "'snake' is 1", "write snake = true, or leave it out"),
    ("]\n[tap]", ']\nprefix = "L"\n[tap]', 12, "there is a 'prefix' and no 'places'", None),
    ('places = ["site-1"]', 'places = ["site-1", "C3"]', 13, "a tap place cannot be called 'C3', as cells are", NAMED),
    ('action = ["pad"]', 'action = ["pad", "Z9"]', 15, "a pad cannot be called 'Z9', as cells are", NAMED),
    ('action = ["pad"]', 'action = ["pad", "pad 1"]', 15, "a pad cannot be called 'pad 1'", WORD),
    ('action = ["pad"]', 'action = ["pad", "a,b"]', 15, "a pad cannot be called 'a,b'", WORD),
    ('action = ["pad"]', 'action = ["pad", "' + "p" * 21 + '"]', 15, f"'{'p' * 21}' is too long", "names have at most 20 characters"),
    ('draw = ["draw"]', 'draw = ["draw", "pad"]', 16, "'pad' is a pad already", OWN),
    ("pitch = [20, 30]", "pitch = [17, 30]", 18, "cells lie over each other", "make 'pitch' no smaller than 'slot', either way"),
    ("pitch = [20, 30]", "pitch = [20, inf]", 18, "'pitch' is [20, inf]", None),
    ("slot = [18, 28]", "slot = 18", 19, "'slot' is 18", "write two lengths in millimetres from 10 to 1,000, such as [70, 95]"),
    ("origin = [10, 15]", "origin = [8, 15]", 21, "A1 reaches over the edge of the mat", ROOM),
    ("size = [150, 140]", "size = [148, 140]", 23, "pad reaches over the edge of the mat", None),
    ("pad = [140, 15]", "pad = [85, 15]", 23, "pad lies over D1", "move one of them away by the size of a slot"),
    ("draw = [140, 45]", "draw = [130, 40]", 24, "draw lies over pad", "move one of them away by the size of a slot"),
    ("site-1 = [140, 75]", "", 22, "it is not said where 'site-1' lies", "write its centre below [geometry.places]: site-1 = [100, 60]"),
    ("site-1 = [140, 75]", "site-1 = [140, 75]\nsite-2 = [1, 1]", 26, "there is no place 'site-2'", "did you mean 'site-1'?"),
    ("site-1 = [140, 75]", "site-1 = [140, 75]\nB1 = [1, 1]", 26, "B1 lies in the grid", None),
    ('name = "left"', "", 27, "'name' is missing", 'write a text of 1 to 100 characters, such as name = "row 1"'),
    ('name = "right"', 'name = "left"', 34, "two readers are called 'left'", "give each a name of its own"),
    ('kind = "spi"', 'kind = "usb"', 29, "there is no kind 'usb'", "did you mean 'hub'?"),
    ('kind = "spi"', 'kind = "spi"\nport = "a"', 30, "a reader of kind spi has no 'port'", None),
    ('slots = ["A1", "A2"]', 'slots = ["A1", "A9"]', 30, "there is no slot 'A9'", None),
    ('slots = ["A1", "A2"]', 'slots = ["A1", "a2"]', 30, "there is no slot 'a2'", "did you mean 'A2'?"),
    ('slots = ["A1", "A2"]', "", 27, "it serves no slot", None),
    ('slots = ["A1", "A2"]', 'slots = ["A1", "A1"]', 30, "A1 is served by antenna 0 of 'left' already", ANTENNA),
    ('  "site-1", "end"]', '  "site-1", "A2"]', 38, "A2 is served by antenna 1 of 'left' already", ANTENNA),
    ('  "site-1", "end"]', '  "site1", "end"]', 38, "there is no slot 'site1'", "did you mean 'site-1'?"),
    ("select = [5, 6]", "select = [5, 5]", 31, "pin 5 is a line of 'left' already", "choose another BCM number"),
    ("select = [5, 6]", "select = [5, 25]", 32, "pin 25 is a line of 'left' already", "choose another BCM number"),
    ("select = [5, 6]", "select = [5, 10]", 31, "pin 10 belongs to bus 0 itself", "choose another BCM number"),
    ("select = [5, 6]", "select = [5, 8]", 31, "pin 8 belongs to bus 0 itself", "choose another BCM number"),
    ("select = [5, 6]", "select = [5, 17]\nbus = 1", 31, "pin 17 belongs to bus 1 itself", "choose another BCM number"),
    ("select = [5, 6]", "select = [5, 28]", 31, "number 2 of 'select' is 28", "write 2 to 27"),
    ("select = [5, 6]", "select = [5]", 31, "there is 1 line for 2 slots", LINES),
    ("select = [5, 6]", "", 30, "'select' is missing for 2 slots", f"{LINES}, or with 'address' those of a decoder's lines"),
    ("select = [5, 6]", "select = [5, 6]\naddress = [13]", 32, "there are both 'select' and 'address'", None),
    ("select = [5, 6]", "address = [13, 28]", 31, "number 2 of 'address' is 28", "write 2 to 27"),
    ("select = [5, 6]", "address = [13, 25]", 32, "pin 25 is an address line of 'left' already", "choose another BCM number"),
    ("select = [5, 6]", "address = [9]", 31, "pin 9 belongs to bus 0 itself", "choose another BCM number"),
    ("select = [5, 6]", "address = [5, 5]", 31, "pin 5 is an address line of 'left' already", "choose another BCM number"),
    ("select = [5, 6]", "address = 5", 31, "'address' is 5", "write a list, such as address = [2]"),
    ("select = [5, 6]", "address = []", 31, "there are 0 lines for 2 slots", FEW),
    ("select = [5, 6]", "address = [2, 3, 4, 5, 6, 12, 13]", 31, "there are 7 lines for 2 slots", FEW),
    ("reset = 25", "gain = 30", 32, "'gain' is 30", GAIN),
    ("reset = 25", "gain = [33]", 32, "'gain' is a list", GAIN),
    ("reset = 25", "gain = 33.0", 32, "'gain' is 33.0", GAIN),
    ('port = "E66141"', 'port = "E66141"\ngain = "33"', 37, "'gain' is '33'", GAIN),
    ("size = [150, 140]", "size = [150, 140]\nreach = -1", 22, "'reach' is -1", "write a length in millimetres from 0 to 1,000"),
    ("size = [150, 140]", "size = [150, 140]\nreach = nan", 22, "'reach' is nan", "write a length in millimetres from 0 to 1,000"),
    ("reset = 25", "reset = 99", 32, "'reset' is 99", "write a whole number from 2 to 27"),
    ("reset = 25", "speed = 10_000_001", 32, "'speed' is 10000001", "write a whole number from 10,000 to 10,000,000"),
    ('port = "E66141"', "", 33, "'port' is missing", 'write a text of 1 to 100 characters, such as port = "/dev/ttyACM0"'),
    ('port = "E66141"', 'port = "tty/ACM0"', 36, "'port' is 'tty/ACM0'", "write a path such as /dev/ttyACM0, or the hub's serial number"),
    ('port = "E66141"', 'port = "E66141"\nbaud = 1', 37, "'baud' is 1", "write a whole number from 9,600 to 12,000,000"),
    ("[[readers]]\nname", "[readers]\nname", 33, "it is not TOML (Cannot", None),
)


def test_the_good_file_is_good():
    plan = parse_mat(GOOD, "mat.toml")
    assert (plan.name, len(plan.readers)) == ("good", 2)


@pytest.mark.parametrize(("good", "bad", "line", "what", "fix"), BAD, ids=[f"{what[:50]}" for _, _, _, what, _ in BAD])
def test_what_is_the_matter_is_told_with_its_line_and_fix(good, bad, line, what, fix):
    assert good in GOOD
    found = problems_of(GOOD.replace(good, bad, 1))
    if what.startswith("it is not TOML"):
        ((told_line, told, advice),) = found
        assert (told_line, told[: len(what)]) == (line, what)
        assert advice == "compare it with the examples in hardware/mats"
        return
    (one,) = [(told_line, told, advice) for told_line, told, advice in found if (told_line, told) == (line, what)] or [found]
    assert one == (line, what, fix or one[2])


SEVERAL = {  # what is more than one thing
    "'grid' is 3": 2,  # and there is a section [other]
    "a grid has no 'colums'": 2,  # and 'columns' is missing
    "number 2 of 'slots' is 7": 3,  # and two name the place that is not there now
    "'snake' is 1": 2,
    "pad reaches over the edge of the mat": 4,  # as do three others
}


def test_one_thing_that_is_the_matter_is_told_once():
    """What follows from it is not told as well."""
    told = {what: len(problems_of(GOOD.replace(good, bad, 1))) for good, bad, _, what, _ in BAD}
    assert {what: count for what, count in told.items() if count > 1} == SEVERAL


def test_everything_that_is_the_matter_is_told_at_once_in_the_order_of_the_lines():
    text = GOOD
    for good, bad, *_ in (BAD[1], BAD[2], BAD[6], BAD[15], BAD[24], BAD[44], BAD[54]):
        text = text.replace(good, bad, 1)
    assert [what for _, what, _ in problems_of(text)] == [
        "'name' is ' '",
        "'turn' is 45",
        "'columns' is 27",
        "there is no cell 'b2'",
        "a pad cannot be called 'Z9', as cells are",
        "there is no slot 'a2'",
        "number 2 of 'select' is 28",
    ]
    assert [line for line, _, _ in problems_of(text)] == [1, 2, 4, 10, 15, 30, 31]


def test_a_mat_that_would_have_too_many_columns_when_turned_is_refused():
    assert problems_of('name = "x"\nturn = 90\n[grid]\ncolumns = 3\nrows = 27') == [
        (2, "turned by 90 the mat has 27 columns", "rows become columns, of which a mat has 26 at the most")
    ]


@pytest.mark.parametrize(
    ("lines", "what"),
    [
        ([f"action = {[f'p{number}' for number in range(21)]}"], "there are 21 pads"),
        (["[tap]", f"places = {[f's{number}' for number in range(21)]}"], "there are 21 tap places"),
        (["[line]", "places = 201"], "'places' is 201"),
    ],
)
def test_there_is_a_limit_to_places(lines, what):
    assert [told for _, told, _ in problems_of("\n".join(('name = "x"', "[pads]", *lines)))] == [what]


def test_two_readers_cannot_have_one_chip_one_port_or_one_line():
    head = 'name = "x"\n[grid]\ncolumns = 4\nrows = 1\n'
    spi = '[[readers]]\nname = "{0}"\nkind = "spi"\nslots = ["{1}"]\n'
    hub = '[[readers]]\nname = "{0}"\nkind = "hub"\nport = "/dev/ttyACM0"\nslots = ["{1}"]\n'
    text = head + spi.format("a", "A1") + spi.format("b", "B1") + hub.format("c", "C1") + hub.format("d", "D1")
    assert [what for _, what, _ in problems_of(text)] == ["device 0 of bus 0 is taken", "'/dev/ttyACM0' is the port of two hubs"]
    selected = spi.format("a", "A1") + "select = [5]\n" + spi.format("b", "B1") + "select = [5]\n"
    assert [what for _, what, _ in problems_of(head + selected)] == ["pin 5 is a line of 'a' already"]


NO_TOML = (("name", 1), ("name = 'x'\n\n[grid\n", 3), ('name = "x"\nblind = [\n\n', 2), ("a = " + "[" * 900, 1), ("\r\n\r\nn = +-1", 3))


@pytest.mark.parametrize(("text", "line"), NO_TOML)
def test_what_is_no_toml_is_told_with_its_line(text, line):
    ((told_line, what, fix),) = problems_of(text)
    assert (told_line, fix) == (line, "compare it with the examples in hardware/mats")
    assert what.startswith("it is not TOML")


def test_a_line_that_is_far_too_long_is_not_even_looked_at():
    fix = "write at most 1000 to a line; a list may go on in the next one"
    assert problems_of(f"name = 'x'\n{'a.' * 501}b = 1") == [(2, "it has 1007 characters", fix)]


def test_windows_line_ends_and_a_byte_order_mark_do_no_harm(tmp_path):
    (tmp_path / "mat.toml").write_bytes(b"\xef\xbb\xbf" + GOOD.replace("\n", "\r\n").encode())
    assert load(tmp_path / "mat.toml") == parse_mat(GOOD, "mat.toml")
    assert problems_of(GOOD.replace("turn = 0", "turn = 1").replace("\n", "\r\n"))[0][0] == 2


@pytest.fixture
def pipe(tmp_path, monkeypatch):
    """Whoever opens it would wait for ever."""
    os.mkfifo(tmp_path / "pipe.toml")
    begin = Path.open

    def opened(path, *arguments, **more):
        assert path.is_file()
        return begin(path, *arguments, **more)

    monkeypatch.setattr(Path, "open", opened)
    return tmp_path / "pipe.toml"


def test_what_is_no_file_is_refused_and_never_opened(pipe):
    for ask, where in (
        (lambda: find(pipe), pipe),
        (lambda: find("pipe", pipe.parent), pipe),
        (lambda: load(pipe), pipe),
        (lambda: find("/dev/null"), "/dev/null"),
    ):
        with pytest.raises(Unusable) as caught:
            ask()
        said = ("it is a pipe or a device and no regular file", "write what it says into a file, and name that file")
        assert in_english(caught.value.problems) == (WordedProblem(str(where), *said),)


def test_a_file_that_cannot_be_read_is_told(tmp_path):
    (tmp_path / "latin.toml").write_bytes(b'name = "x"\n# caf\xe9')
    (tmp_path / "long.toml").write_bytes(b"#" * 64_001)
    (tmp_path / "folder.toml").mkdir()
    found = {}
    for name in ("latin", "long", "folder"):
        with pytest.raises(Unusable) as caught:
            load(tmp_path / f"{name}.toml")
        found[name] = in_english(caught.value.problems)
    places = {name: str(tmp_path / f"{name}.toml") for name in found}
    too_long = ("it is larger than 64,000 bytes", "a mat needs a few lines; remove what does not belong there")
    no_file = ("it cannot be read (Is a directory)", "check that it is a file and that you may read it")
    assert found == {
        "latin": (WordedProblem(f"{places['latin']} line 2", "byte 17 of the file is not UTF-8", "save it as UTF-8 text"),),
        "long": (WordedProblem(places["long"], *too_long),),
        "folder": (WordedProblem(places["folder"], *no_file),),
    }


def test_pins_of_a_bus_that_another_reader_uses_are_taken_chip_enable_pins_too():
    grid = 'name = "x"\n[grid]\ncolumns = 3\nrows = 1\n'
    one = '[[readers]]\nname = "a"\nkind = "spi"\nbus = 1\nslots = ["A1", "B1"]\nselect = [10, 7]\n'
    two = '[[readers]]\nname = "b"\nkind = "spi"\nslots = ["C1"]\n'
    assert [what for _, what, _ in problems_of(grid + one + two)] == ["pin 10 belongs to bus 0 itself", "pin 7 belongs to bus 0 itself"]
    assert parse_mat(grid + one, "mat.toml").readers[0].select == (10, 7)  # nobody uses bus 0


def test_every_wrong_name_is_told_with_its_line():
    pads = '[pads]\naction = [\n"A1",\n"ok",\n"pad 1",\n"",\n"a,b",\n"*",\n"pad",\n]\n'
    found = problems_of('name = "x"\n[grid]\ncolumns = 3\nrows = 1\n' + pads)
    assert [line for line, _, _ in found] == [7, 9, 10, 11, 12]


def test_one_slot_is_one_slot():
    reader = '[[readers]]\nname = "a"\nkind = "spi"\nslots = ["A1"]\nselect = [5, 6, 13]\n'
    (problem,) = problems_of('name = "x"\n[grid]\ncolumns = 1\nrows = 1\n' + reader)
    assert problem[1] == "there are 3 lines for 1 slot"


CHIPPED = """
name = "x"
[pads]
action = ["pad"]
[[readers]]
name = "a"
kind = "spi"
slots = ["pad"]
chip = CHIP
"""


def test_a_reader_may_have_another_chip():
    (reader,) = parse_mat(CHIPPED.replace("CHIP", '"st25r3916"'), "mat.toml").readers
    assert reader == Spi("a", ("pad",), 0, 0, (), None, 1_000_000, chip="st25r3916")


@pytest.mark.parametrize(("chip", "said", "instead"), [
    ('"ST25R3916"', "there is no chip 'ST25R3916'", "did you mean 'st25r3916'?"),
    ('"pn532"', "there is no chip 'pn532'", "use one of: mfrc522, st25r3916"),
])  # fmt: skip
def test_a_chip_that_has_no_driver_is_told_with_those_that_have_one(chip, said, instead):
    assert problems_of(CHIPPED.replace("CHIP", chip)) == [(9, said, instead)]
