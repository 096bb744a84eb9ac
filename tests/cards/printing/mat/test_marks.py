"""Lines stand on each tile that they touch, and words are moved away from the edge of a tile."""

from __future__ import annotations

import pytest

from companion.cards.printing.ink import BLACK
from companion.cards.printing.mat.drawing import Label, MatDrawing, label, of_tiles, settled
from companion.cards.printing.mat.marks import Inscription, PlanStroke, arrow_head, cross, extent, outline, ring
from companion.cards.printing.mat.tiling import Axis, MatBox, Tiling

BOX = MatBox(0.0, 0.0, 10.0, 10.0)
# Two tiles of 60, of which 20 are shared: the first is seen up to 40 in front, and as a whole from behind.
PAIR = Tiling(Axis(((0.0, 60.0), (40.0, 100.0)), 20.0), Axis(((0.0, 50.0),), 20.0), (210.0, 297.0))


def test_an_outline_with_round_corners_keeps_to_its_box():
    assert extent(outline(BOX, corner=3)) == MatBox(*(pytest.approx(edge) for edge in (0, 0, 10, 10)))
    assert outline(BOX).points == ((0, 0), (10, 0), (10, 10), (0, 10), (0, 0))


def test_a_ring_and_a_cross_and_an_arrow_are_where_they_are_said_to_be():
    assert extent(ring((5, 5), 4)) == MatBox(*(pytest.approx(edge, abs=0.01) for edge in (1, 1, 9, 9)))
    assert [one.points for one in cross((5, 5), 2)] == [((3, 5), (7, 5)), ((5, 3), (5, 7))]
    assert arrow_head((5, 5), (1, 0), 2).points == ((5, 5), (3, pytest.approx(6.1)), (3, pytest.approx(3.9)))


def words(left, right, bottom=20.0, top=24.0):
    return Inscription("C3", MatBox(left, bottom, right, top), 9.0)


@pytest.mark.parametrize(
    ("left", "right", "side", "tile", "expected"),
    [
        (10, 20, "front", "A1", (10, 20)),
        (60, 70, "front", "B1", (60, 70)),
        (33, 43, "front", "A1", (29, 39)),
        (38, 48, "front", "B1", (41, 51)),
        (36, 46, "back", "A1", (36, 46)),
        (58, 68, "back", "B1", (61, 71)),
    ],
    ids=["free on the first", "free on the second", "moved back", "moved on", "behind it is free", "moved on behind"],
)
def test_words_stand_on_the_tile_where_they_are_seen_whole(left, right, side, tile, expected):
    home = Label((words(left, right),), MatBox(left - 20, 0.0, right + 20, 50.0))
    found, [moved] = settled(home, PAIR.tiles, side)
    assert (found.code, moved.box.left, moved.box.right) == (tile, *expected)
    assert (moved.size, moved.box.bottom) == (9.0, 20.0)


def test_words_become_smaller_where_their_home_is_cut_into_small_pieces():
    home = Label((words(30, 50),), MatBox(30, 0.0, 50, 50.0))
    found, [moved] = settled(home, PAIR.tiles, "front")
    assert (found.code, moved.box.left, moved.box.right) == ("A1", 30, 39)
    assert moved.size == pytest.approx(9.0 * 9 / 20)
    assert moved.box.centre[1] == pytest.approx(22.0)


def test_lines_of_a_label_move_together():
    block = label(MatBox(14.0, 0.0, 90.0, 50.0), 40.0, [("C3", 20.0), ("a card is laid here", 9.0)], BLACK)
    _, moved = settled(block, PAIR.tiles, "front")
    ways = [(one.box.left - was.box.left, one.box.top - was.box.top) for one, was in zip(moved, block.words, strict=True)]
    assert ways == [pytest.approx((41.0 - block.box.left, 0))] * 2
    assert [one.face for one in moved] == ["bold", "sans"]


def test_each_label_stands_on_one_tile_and_each_line_on_all_that_show_it():
    both, second = PlanStroke(((0, 5), (100, 5))), PlanStroke(((80, 5), (100, 5)))
    drawing = MatDrawing((both, second), (Label((words(45, 50),), MatBox(0.0, 0.0, 100.0, 50.0)),))
    assert of_tiles(drawing, PAIR, "front") == {"A1": (both,), "B1": (both, second, words(45, 50))}
