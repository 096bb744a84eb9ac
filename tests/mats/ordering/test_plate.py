"""The plate that is written lies under the mat: each hole, cross and cut, in DXF and SVG alike."""

from __future__ import annotations

import math
import re
from itertools import combinations

import pytest

from companion.errors import Unusable
from companion.mats.files import parse_mat
from companion.mats.ordering.cutting import dxf, svg
from companion.mats.ordering.order import order_of
from companion.mats.ordering.plate import plate_of
from companion.mats.ordering.tiles import cuts
from companion.mats.plan import Hub, MatTurn, Spi
from companion.mats.wiring.building import build
from companion.mats.wiring.pinouts import hub_board
from tests.mats.ordering import random_mats, written
from tests.mats.ordering.orders import ALL, built, files, order, plan
from tests.mats.wiring import mats
from tests.mats.wiring.mats import mat, reader
from tests.words.english import in_english

NEAR = 0.1  # millimetres
APART = 10.0
# An RC522 board where it is wired: holes from the middle of its coil, aside and up, its pins below.
HOLES = [(-17, -23), (17, -23), (-12.5, 14), (12.5, 14)]
BOARD = [(-20, -40), (20, 20)]
PLAIN = [(name, bed) for name in ALL for bed in ((600.0, 400.0),)] + [(name, (300.0, 200.0)) for name in ("8x8", "3x3", 5, 9, 17)]


def text_of(name):
    if isinstance(name, int):
        return random_mats.text(name)
    from companion.mats.files import file_of

    return mats.TEXTS.get(name) or file_of(name).read_text(encoding="utf-8")


def wired(name):
    """The mat as it is wired, not turned."""
    return parse_mat(re.sub(r"(?m)^turn = \d+", "turn = 0", text_of(name)), "as wired.toml")


def below(name, slots, points):
    """Points of the boards below those slots, from below: turned with the mat, then right and left exchanged."""
    unturned = wired(name)
    geometry = unturned.geometry
    turn = MatTurn(plan(name).turn, unturned.shape, geometry.width, geometry.height)
    is_wide = geometry.slot_width > geometry.slot_height  # its pins lie to the left then
    found = []
    for slot in slots:
        x, y = geometry.centres[slot]
        for aside, up in points:
            place = turn.point((x + up, y - aside) if is_wide else (x + aside, y + up))
            found.append((plan(name).geometry.width - place[0], place[1]))
    return found


def slots_of(name, kinds=(Spi, Hub)):
    return [slot for one in wired(name).readers if isinstance(one, kinds) for slot in one.slots]


def drawn(name, bed=(600.0, 400.0)):
    """The tiles, and all shapes put together again as they lie on the plate."""
    shapes = written.dxf(dxf(plate_of(built(name), "a mat", bed), "title"))
    outlines = [points for layer, _, points, _ in shapes if layer == "OUTLINE"]
    boxes = [box(points) for points in outlines]
    lefts, lows = (sorted({one[axis] for one in boxes}) for axis in (0, 1))
    tiles, moved = [], []
    for left, low, right, top in boxes:
        shift = APART * lefts.index(left), APART * lows.index(low)
        tiles.append((left - shift[0], low - shift[1], right - shift[0], top - shift[1]))
        for layer, kind, points, size in shapes:
            if all(left <= x <= right and low <= y <= top for x, y in points):
                moved.append((layer, kind, tuple((x - shift[0], y - shift[1]) for x, y in points), size))
    return tiles, moved


def box(points):
    across, up = zip(*points, strict=True)
    return min(across), min(up), max(across), max(up)


def agree(found, wanted):
    """Whether each point has one of the others within a tenth of a millimetre, one for one."""
    left = list(wanted)
    for point in found:
        near = next((other for other in left if math.dist(point, other) <= NEAR), None)
        if near is None:
            return False
        left.remove(near)
    return left == []


@pytest.mark.parametrize(("name", "bed"), PLAIN)
def test_each_hole_of_a_board_is_under_its_slot(name, bed):
    _, shapes = drawn(name, bed)
    found = [points[0] for layer, kind, points, size in shapes if (layer, kind, size) == ("HOLES", "circle", 1.6)]
    assert agree(found, below(name, slots_of(name), HOLES))


@pytest.mark.parametrize("name", ALL)
def test_a_cross_and_a_name_stand_under_the_middle_of_every_slot(name):
    _, shapes = drawn(name)
    lines = [points for layer, kind, points, _ in shapes if (layer, kind) == ("COIL", "line")]
    middles = [((one[0] + other[0]) / 2, (one[1] + other[1]) / 2) for one, other in lines]
    geometry = plan(name).geometry
    wanted = {slot: (geometry.width - x, y) for slot, (x, y) in geometry.centres.items()}
    assert agree(middles[::2], wanted.values())
    assert middles[::2] == middles[1::2]
    named = {size: points[0] for layer, kind, points, size in shapes if kind == "text" and size in wanted}
    assert named.keys() == wanted.keys()
    assert all(math.isclose(named[slot][0], x, abs_tol=NEAR) and 0 < named[slot][1] - y < 20 for slot, (x, y) in wanted.items())


@pytest.mark.parametrize("name", ALL)
def test_boards_are_drawn_where_their_holes_are(name):
    _, shapes = drawn(name)
    found = [points for layer, _, points, _ in shapes if layer == "BOARD"]
    wanted = {tuple(round(side, 3) for side in box(below(name, [slot], BOARD))) for slot in slots_of(name)}
    assert {tuple(round(side, 3) for side in box(points)) for points in found} == wanted


@pytest.mark.parametrize(("name", "bed"), PLAIN)
def test_tiles_make_up_the_plate_and_fit_the_bed(name, bed):
    tiles, _ = drawn(name, bed)
    geometry = plan(name).geometry
    area = sum((right - left) * (top - low) for left, low, right, top in tiles)
    assert box([(one[0], one[1]) for one in tiles] + [(one[2], one[3]) for one in tiles]) == (0, 0, geometry.width, geometry.height)
    assert math.isclose(area, geometry.width * geometry.height, rel_tol=1e-6)
    sizes = [(right - left, top - low) for left, low, right, top in tiles]
    assert any(all(wide <= one + 1e-3 and high <= other + 1e-3 for wide, high in sizes) for one, other in (bed, bed[::-1]))


@pytest.mark.parametrize(("name", "bed"), PLAIN)
def test_no_cut_goes_through_a_board_and_no_hole_through_another(name, bed):
    tiles, shapes = drawn(name, bed)
    boards = [box(points) for layer, _, points, _ in shapes if layer == "BOARD"]
    assert len(boards) == len(slots_of(name))
    assert all(any(holds(tile, board) for tile in tiles) for board in boards)
    holes = [grown(box(points), size or 0) for layer, _, points, size in shapes if layer in {"HOLES", "CABLE"}]
    assert not any(meet(one, other) for one, other in combinations(holes, 2))
    own = [grown(box(points), size) for layer, _, points, size in shapes if layer == "HOLES" and size == 1.6]
    others = [hole for hole in holes if hole not in own]
    assert not any(meet(hole, grown(board, 2)) for hole in others for board in boards)
    assert all(any(holds(tile, grown(hole, 1)) for tile in tiles) for hole in holes)


def holds(one, other):
    return one[0] <= other[0] and one[1] <= other[1] and other[2] <= one[2] and other[3] <= one[3]


def grown(one, by):
    return one[0] - by, one[1] - by, one[2] + by, one[3] + by


def meet(one, other):
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def test_a_tile_is_held_at_its_corners_and_each_circuit_has_a_slot_for_its_cable():
    for name in ("one-pad-pi", "3x3-decoder", "8x8"):
        tiles, shapes = drawn(name)
        held = [points[0] for layer, kind, points, size in shapes if (layer, kind, size) == ("HOLES", "circle", 2.1)]
        assert all(sum(holds(tile, (*at, *at)) for at in held) == 4 for tile in tiles)
        cables = [box(points) for layer, _, points, _ in shapes if layer == "CABLE"]
        assert [round(one[3] - plan(name).geometry.height, 3) for one in cables] == [-4.25] * len(built(name).circuits)


@pytest.mark.parametrize("name", ALL)
def test_dxf_and_svg_show_the_same(name):
    of_dxf = written.dxf(files(name)["plate.dxf"])
    of_svg, (width, height) = written.svg(files(name)["plate.svg"])
    left, low, _, _ = box([point for _, _, points, _ in of_svg for point in points])
    least = box([point for _, _, points, _ in of_dxf for point in points])
    by = left - least[0], low - least[1]

    def told(shapes, by=(0.0, 0.0)):
        return sorted(
            (layer, kind, [(round(x - by[0], 2), round(y - by[1], 2)) for x, y in at], spelt(size)) for layer, kind, at, size in shapes
        )

    assert told(of_svg, by) == told(of_dxf)
    assert all(0 <= x <= width and 0 <= y <= height for _, _, points, _ in of_svg for x, y in points)


def spelt(size):
    """A text as release 12 writes it."""
    return "".join(sign if sign.isascii() else f"\\U+{ord(sign):04X}" for sign in str(size))


def test_a_line_of_a_hundred_millimetres_tells_whether_a_drawing_kept_its_size():
    [rule] = [points for layer, kind, points, _ in written.dxf(files("8x8")["plate.dxf"]) if (layer, kind) == ("NAMES", "line")]
    assert rule == ((0, -4), (100, -4))


def test_release_12_has_ascii_alone():
    text = dxf(plate_of(built("8x8"), "a mat"), "Поле № 1")
    assert text.isascii()
    assert "\\U+041F\\U+043E\\U+043B\\U+0435 \\U+2116 1" in text
    assert "Поле № 1" in svg(plate_of(built("8x8"), "a mat"), "Поле № 1")


@pytest.mark.parametrize(
    ("length", "longest", "kept", "wanted"),
    [
        (300, 400, [(0, 300)], ()),
        (300, 200, [(0, 100), (120, 300)], (110.0,)),
        (300, 185, [(0, 100), (120, 300)], (115.0,)),  # as near to the middle as the bed lets it
        (300, 175, [(0, 100), (120, 300)], None),
        (300, 150, [(0, 10), (20, 140), (160, 280), (290, 300)], (150.0,)),
        (300, 100, [], (100.0, 200.0)),
    ],
)
def test_a_plate_is_cut_into_few_and_even_pieces(length, longest, kept, wanted):
    assert cuts(float(length), float(longest), kept) == wanted


TWO = reader("two", ["A1", "B1"], kind="hub", port="abc")
BED = (600.0, 400.0)
NARROW = "slot = [43, 91]\npitch = [43, 95]\nsize = [200, 121]\norigin = [60, 60]\n"
OVER = "the RC522 boards of A1 and B1 would lie over each other"
BEYOND = "the RC522 board of A1 would reach over the edge of the mat"
SMALL = "a bed of 60x50 mm is too small: cuts between the boards leave pieces that are larger"


@pytest.mark.parametrize(
    ("geometry", "bed", "what"),
    [
        ("slot = [60, 66]\norigin = [40, 45]\n", BED, ""),
        (NARROW, BED, OVER),
        ("slot = [60, 66]\norigin = [40, 40]\n", BED, BEYOND),
        ("", (60.0, 50.0), SMALL),
    ],
)
def test_what_cannot_be_built_is_refused(geometry, bed, what):
    its = build(parse_mat(mat(2, 1, f"[geometry]\n{geometry}", TWO), "mine.toml"), "mine.toml", hub_board())
    if not what:
        assert len(order_of(its, "mine.toml", bed=bed).plate.tiles) == 1
        return
    with pytest.raises(Unusable) as fault:
        order_of(its, "mine.toml", bed=bed)
    assert [(one.where, one.what) for one in in_english(fault.value.problems)] == [("mine.toml", what)]


def test_a_mat_of_shipped_size_is_one_sheet_or_four():
    assert {name: len(order(name).plate.tiles) for name in ("one-pad-pi", "3x3-decoder", "8x8")} == {
        "one-pad-pi": 1, "3x3-decoder": 1, "8x8": 4,
    }  # fmt: skip
