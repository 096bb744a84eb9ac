"""A mat is drawn as it lies, with a mark for what each slot reads."""

from __future__ import annotations

from companion.core.mat.shape import Shape
from companion.mats.tuning.hearing import SlotHeard
from companion.mats.tuning.pages import map_lines, mark


def percent(share):
    return f"{int(share * 100)}%"


def test_each_reading_has_its_mark():
    cases = [
        (SlotHeard("A1", "empty"), "·", "."),
        (SlotHeard("A1", "silent"), "×", "x"),
        (SlotHeard("A1", "unreadable"), "#", "#"),
        (SlotHeard("A1", "tags", 1), "■", "o"),
        (SlotHeard("A1", "tags", 1, rate=0.999), "99%", "99%"),
        (SlotHeard("A1", "tags", 2, rate=1.0), "2:100%", "2:100%"),
        (SlotHeard("A1", "tags", 0, 1, rate=0.5), "?50%", "?50%"),
        (SlotHeard("A1", "tags", 1, 2), "3:?■", "3:?o"),
    ]
    assert [(heard, (mark(heard, percent, is_plain=False), mark(heard, percent, is_plain=True))) for heard, shown, plain in cases] == [
        (heard, (shown, plain)) for heard, shown, plain in cases
    ]


def test_cells_lie_as_players_see_them_and_other_places_below():
    shape = Shape(3, 2, ("pad",), ("draw",), blind=frozenset({"C2"}))
    marks = {"A1": "a", "B1": "100%", "C1": "c", "A2": "·", "B2": "×", "pad": "p", "draw": "d"}
    assert map_lines(shape, marks, 80) == [
        "2   ·     ×",
        "1   a    100%   c",
        "    A     B     C",
        "pad p   draw d",
    ]


def test_where_the_terminal_is_narrow_the_columns_come_in_blocks():
    marks = {f"{letter}1": letter.lower() for letter in "ABCDE"}
    assert map_lines(Shape(5, 1, ()), marks, 20) == ["1   a     b     c", "    A     B     C", "1   d     e", "    D     E"]
    assert max(map(len, map_lines(Shape(26, 99), {}, 40))) <= 40


def test_a_mat_without_a_grid_has_its_places_in_rows():
    shape = Shape(0, 0, ("pad",), line=("line-1", "line-2"))
    assert map_lines(shape, {"line-1": "·", "line-2": "×", "pad": "■"}, 20) == ["line-1 ·   line-2 ×", "pad ■"]
