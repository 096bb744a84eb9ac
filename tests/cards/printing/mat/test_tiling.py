"""A mat is cut into tiles that fit their sheets, cover it exactly, and lie where their backs do."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.cards.printing.mat.front import slot_box
from companion.cards.printing.mat.seams import spans
from companion.cards.printing.mat.sheets import strips_of
from companion.cards.printing.mat.tiling import EDGES, FOOT, TOP, Axis, MatBox, Tiling, box_around, tiled
from companion.cards.printing.paper import A4, LETTER
from companion.mats.files import find, shipped

ROOM = (A4.width - 2 * EDGES, A4.height - TOP - FOOT)


def of(mat, paper=A4, overlap=10.0):
    plan = find(mat)
    boxes = [slot_box(plan, slot) for slot in plan.shape.slots]
    return tiled(plan.geometry.width, plan.geometry.height, (paper.width, paper.height), overlap, boxes)


def area(box):
    return box.width * box.height


def are_apart(boxes):
    return not any(one.shared(other).is_there for place, one in enumerate(boxes) for other in boxes[:place])


@pytest.mark.parametrize("mat", shipped())
@pytest.mark.parametrize("paper", [A4, LETTER], ids=["a4", "letter"])
@pytest.mark.parametrize("side", ["front", "back"])
def test_what_is_seen_of_all_tiles_is_the_mat_and_nothing_twice(mat, paper, side):
    tiling, plan = of(mat, paper), find(mat)
    seen = [tile.seen(side) for tile in tiling.tiles]
    whole = MatBox(0.0, 0.0, plan.geometry.width, plan.geometry.height)
    assert all(whole.holds(box) for box in seen)
    assert are_apart(seen)
    assert sum(map(area, seen)) == pytest.approx(area(whole))


@pytest.mark.parametrize("side", ["front", "back"])
def test_seams_are_the_edges_of_what_is_seen(side):
    tiling, seen = of("8x8"), [tile.seen(side) for tile in of("8x8").tiles]
    across = {edge for box in seen for edge in (box.left, box.right)}
    up = {edge for box in seen for edge in (box.bottom, box.top)}
    assert (sorted(across - {0, 686}), sorted(up - {0, 786})) == tuple(map(list, tiling.seams(side)))


def test_what_two_sheets_have_in_common_is_glued_to_the_right_and_above_and_seen_behind_on_the_others():
    tiling = of("3x3")
    in_front, behind = (
        {tile.code: [strip.other.code for strip in strips_of(tiling, tile, side)] for tile in tiling.tiles} for side in ("front", "back")
    )
    assert in_front == {"A1": ["B1", "A2"], "B1": ["B2"], "A2": ["B2"], "B2": []}
    assert behind == {"A1": [], "B1": ["A1"], "A2": ["A1"], "B2": ["A2", "B1"]}
    first, last = tiling.tiles[0], tiling.tiles[-1]
    assert [strip.box for strip in strips_of(tiling, first, "front")] == [
        MatBox(148.0, 0.0, 158.0, 113.0),
        MatBox(0.0, 103.0, 158.0, 113.0),
    ]
    assert [strip.box for strip in strips_of(tiling, last, "back")] == [
        MatBox(148.0, 103.0, 158.0, 311.0),
        MatBox(148.0, 103.0, 321.0, 113.0),
    ]


@pytest.mark.parametrize("mat", shipped())
@pytest.mark.parametrize("paper", [A4, LETTER], ids=["a4", "letter"])
def test_every_tile_lies_where_a_printer_prints_and_its_back_behind_it(mat, paper):
    tiling = of(mat, paper)
    room = MatBox(EDGES, FOOT, paper.width - EDGES, paper.height - TOP)
    for tile in tiling.tiles:
        assert room.holds(tiling.window(tile))
        for point in tile.shown.corners:
            (x, y), (behind, up) = tiling.on_sheet(tile, point, "front"), tiling.on_sheet(tile, point, "back")
            assert (behind, up) == (pytest.approx(paper.width - x), pytest.approx(y))  # turned over the long edge
            assert tiling.window(tile).has((x, y))


@pytest.mark.parametrize("mat", shipped())
@pytest.mark.parametrize("side", ["front", "back"])
def test_neighbours_share_the_overlap_and_the_same_crosses_in_it(mat, side):
    tiling = of(mat, overlap=12.0)
    for tile in tiling.tiles:
        for beside in (tiling.tile(tile.column + 1, tile.row), tiling.tile(tile.column, tile.row + 1)):
            if beside is None:
                continue
            strip = tile.shown.shared(beside.shown)
            assert min(strip.width, strip.height) == pytest.approx(12.0)
            of_one, of_other = ([cross for cross in tiling.of_tile(each, side) if strip.has(cross)] for each in (tile, beside))
            assert of_one == of_other
            assert of_one


def test_a_mat_that_fits_a_sheet_has_one_tile_in_the_middle_and_no_cross():
    tiling = of("one-pad")
    [tile] = tiling.tiles
    assert (tile.code, tile.shown, tile.front, tile.back) == ("A1", *(MatBox(0.0, 0.0, 110.0, 135.0),) * 3)
    assert tiling.window(tile).centre == (105.0, (FOOT + 297 - TOP) / 2)
    assert tiling.crosses("front") == tiling.crosses("back") == ()


def test_sheets_are_laid_from_the_lower_left_and_named_as_cells_are():
    assert [tile.code for tile in of("3x3").tiles] == ["A1", "B1", "A2", "B2"]


def test_there_may_be_more_columns_than_letters():
    tiling = Tiling(Axis(spans(5000.0, ROOM[0], 10.0), 10.0), Axis(((0.0, 50.0),), 10.0), (210.0, 297.0))
    assert [tile.code for tile in tiling.tiles][24:] == ["Y1", "Z1", "AA1", "AB1"]


def test_seams_lie_between_the_places_where_the_sheets_allow_it():
    tiling, plan = of("3x3"), find("3x3")
    assert (tiling.across.spans, tiling.up.spans) == (((0.0, 158.0), (148.0, 321.0)), ((0.0, 113.0), (103.0, 311.0)))
    [across], [up] = (((one[0][1] + one[1][0]) / 2,) for one in (tiling.across.spans, tiling.up.spans))
    boxes = [slot_box(plan, slot) for slot in plan.shape.slots]
    assert not any(box.left < across < box.right or box.bottom < up < box.top for box in boxes)


@pytest.mark.parametrize("mat", shipped())
def test_no_seam_goes_through_the_middle_of_a_coil(mat):
    plan = find(mat)
    middles = [box_around(point, 10, 10) for point in plan.geometry.centres.values()]
    for side in ("front", "back"):
        across, up = of(mat).seams(side)
        assert not [box for box in middles if any(box.left < x < box.right for x in across) or any(box.bottom < y < box.top for y in up)]


@settings(max_examples=15)
@given(
    length=st.floats(10, 5000),
    room=st.floats(150, 300),
    overlap=st.floats(5, 40),
    places=st.frozensets(st.integers(0, 99).map(lambda number: (number * 50.0, number * 50.0 + 1 + number % 20)), max_size=12),
)
def test_tiles_of_any_length_fit_and_are_as_few_as_can_be(length, room, overlap, places):
    found = spans(length, room, overlap, places)
    assert (found[0][0], found[-1][1]) == (0.0, length)
    assert all(0 < end - start <= room + 0.001 for start, end in found)
    assert all(one[1] - other[0] == pytest.approx(overlap) for one, other in pairwise(found))
    assert all(one[1] <= after[0] + 0.001 for one, after in zip(found, found[2:], strict=False))  # no place lies on three sheets
    fewer = len(found) - 1
    assert fewer == 0 or fewer * (room - overlap) + overlap < length  # one less does not reach


def test_however_well_two_seams_would_lie_side_by_side_no_place_comes_on_three_sheets():
    one, other, last = spans(345.0, 190.0, 40.0, {(0.0, 149.0), (196.0, 345.0)})
    assert one[1] <= last[0]
    assert one[1] - other[0] == other[1] - last[0] == pytest.approx(40.0)


def test_without_places_tiles_are_of_one_length():
    found = spans(686.0, 190.0, 10.0)
    assert [end - start for start, end in found] == [pytest.approx(179.0)] * 4


@settings(max_examples=40)
@given(st.tuples(st.floats(0, 700), st.floats(0, 800)), st.floats(0.1, 300), st.floats(0.1, 300))
def test_the_tiles_that_show_some_of_a_box_are_found_without_a_look_at_all(corner, width, height):
    tiling = of("8x8")
    box = MatBox(*corner, corner[0] + width, corner[1] + height)
    touched = {tile.code for tile in tiling.touched(box)}
    assert {tile.code for tile in tiling.tiles if tile.shown.shared(box).is_there} <= touched
    assert len(touched) <= 16
    assert all(tile.shown.shared(box).width > -0.01 and tile.shown.shared(box).height > -0.01 for tile in tiling.touched(box))
