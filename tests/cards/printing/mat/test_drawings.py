"""What stands on the front and on the back of a plan, in the millimetres of the mat."""

from __future__ import annotations

import math

import pytest

from companion.cards.printing.mat import readers
from companion.cards.printing.mat.back import antennas, are_crowded, back, board_box, selected_by, towards_pins
from companion.cards.printing.mat.front import HATCH, ROUND, edge_labels, front, slot_box
from companion.cards.printing.mat.marks import FilledArea, PlanStroke, extent
from companion.cards.printing.mat.tiling import MatBox, tiled
from companion.cards.printing.words import PlanWords
from companion.core.decks.card import LANGUAGES
from companion.mats.files import find, parse_mat

WORDS = PlanWords("en")
GEOMETRY = """
[geometry]
pitch = [70, 95]
slot = [66, 91]
origin = [48, 60.5]
size = [440, 330]
[geometry.places]
pad = [300, 60.5]
draw = [300, 155.5]
site-1 = [380, 60.5]
end = [48, 260]
"""
FULL = """
name = "kitchen table"
turn = TURN
[grid]
columns = 3
rows = 2
blind = ["C2"]
[line]
slots = ["A1", "B1", "C1", "B2", "A2", "end"]
[tap]
places = ["site-1"]
[pads]
action = ["pad"]
draw = ["draw"]
"""
WIRED = """
[[readers]]
name = "left"
kind = "spi"
slots = ["A1", "A2", "B1"]
select = [5, 6, 13]
reset = 25
[[readers]]
name = "right"
kind = "hub"
slots = ["C1", "C2", "B2", "end"]
port = "/dev/ttyACM0"
[[readers]]
name = "to try it out"
kind = "simulated"
slots = ["pad", "draw"]
"""


def plan(turn=0, readers=WIRED):
    return parse_mat(FULL.replace("TURN", str(turn)) + GEOMETRY + readers, "kitchen.toml")


def said(drawing):
    return {one.words[0].text: tuple(words.text for words in one.words[1:]) for one in drawing.labels}


def test_every_place_is_named_in_front_with_what_it_is_for():
    assert said(front(plan(), WORDS)) == {
        "A1": ("place 1 of the line",),
        "B1": ("place 2 of the line",),
        "C1": ("place 3 of the line",),
        "B2": ("place 4 of the line",),
        "A2": ("place 5 of the line",),
        "C2": ("blind: no reader",),
        "end": ("place 6 of the line",),
        "site-1": ("blind: no reader", "a card is laid here for a moment"),  # no reader serves it
        "pad": ("cards are shown here",),
        "draw": ("drawn cards are shown here",),
    }


def test_a_lone_draw_pad_is_for_all_cards():
    lone = parse_mat('name = "one"\n[pads]\ndraw = ["draw"]\n', "one.toml")
    assert said(front(lone, WORDS)) == {"draw": ("cards are shown here",)}


def test_every_slot_has_its_size_and_a_cross_in_its_middle():
    shapes = front(plan(), WORDS).shapes
    boxes = [extent(one) for one in shapes if isinstance(one, PlanStroke)]
    for slot, (x, y) in plan().geometry.centres.items():
        assert _near(slot_box(plan(), slot), boxes)
        assert {((x - 3, y), (x + 3, y)), ((x, y - 3), (x, y + 3))} <= {one.points for one in shapes if isinstance(one, PlanStroke)}


def _near(box, boxes):
    return any(max(_differences(box, other)) < 1e-6 for other in boxes)


def _differences(one, other):
    return [abs(one.left - other.left), abs(one.right - other.right), abs(one.bottom - other.bottom), abs(one.top - other.top)]


def test_blind_cells_are_dashed_and_hatched():
    box = slot_box(plan(), "C2")
    inside = [one for one in front(plan(), WORDS).shapes if isinstance(one, PlanStroke) and len(one.points) == 2 and box.holds(extent(one))]
    rising = [one for one in inside if extent(one).width > 0 and extent(one).height > 0]
    assert len(rising) == int((box.width + box.height) / HATCH)
    dashed = [one for one in front(plan(), WORDS).shapes if isinstance(one, PlanStroke) and one.dash and len(one.points) > 5]
    assert max(_differences(extent(dashed[0]), box)) < 1e-6


def test_arrows_lead_along_the_line_past_blind_cells():
    heads = [one.points for one in front(plan(), WORDS).shapes if isinstance(one, FilledArea)]
    middles = [(sum(x for x, _ in head) / 3, sum(y for _, y in head) / 3) for head in heads]
    a1_b1, b1_c1, c1_b2, b2_a2, a2_end = middles
    assert 81 < a1_b1[0] < 85
    assert a1_b1[1] == pytest.approx(60.5)
    assert 151 < b1_c1[0] < 155
    assert b1_c1[1] == pytest.approx(60.5)
    assert 151 < c1_b2[0] < 155
    assert 106 < c1_b2[1] < 110
    assert 81 < b2_a2[0] < 85
    assert b2_a2[1] == pytest.approx(155.5)
    assert a2_end[0] == pytest.approx(48)
    assert heads[-1][0] == (pytest.approx(48), pytest.approx(213.5))  # a millimetre below the next place
    assert a2_end[1] == pytest.approx(211.5)


def test_a_grid_without_a_line_shows_the_snake_that_a_line_would_take():
    heads = [one.points for one in front(find("3x3"), WORDS).shapes if isinstance(one, FilledArea)]
    directions = [(head[0][0] - (head[1][0] + head[2][0]) / 2, head[0][1] - (head[1][1] + head[2][1]) / 2) for head in heads]
    signs = [(round(x / (abs(x) + abs(y))), round(y / (abs(x) + abs(y)))) for x, y in directions]
    assert signs == [(1, 0), (1, 0), (0, 1), (-1, 0), (-1, 0), (0, 1), (1, 0), (1, 0)]


def test_the_marked_lower_edge_is_named_on_each_sheet_that_has_it():
    wide = find("line-32")
    tiling = tiled(wide.geometry.width, wide.geometry.height, (210, 297), 10)
    labels = edge_labels(wide, tiling, WORDS).labels
    assert [one.words[0].text for one in labels] == ["▲ marked lower edge ▲"] * tiling.across.count
    assert all(tile.front.holds(one.box) for tile, one in zip(tiling.tiles, labels, strict=True))
    small = find("3x3")
    assert len(edge_labels(small, tiled(small.geometry.width, small.geometry.height, (210, 297), 10), WORDS).labels) == 2


def test_where_slots_reach_down_to_the_edge_it_has_its_bar_and_no_words():
    flush = parse_mat('name = "x"\n[grid]\ncolumns = 1\nrows = 1\n[geometry]\norigin = [33, 45.5]\n', "x.toml")
    assert edge_labels(flush, tiled(81, 106, (210, 297), 10), WORDS).labels == ()


def test_the_back_tells_of_each_place_which_antenna_it_is_and_what_selects_it():
    assert said(back(plan(), WORDS)) == {
        "A1": ("left", "antenna 0", "SDA: BCM 5"),
        "A2": ("left", "antenna 1", "SDA: BCM 6"),
        "B1": ("left", "antenna 2", "SDA: BCM 13"),
        "C1": ("right", "antenna 0", "hub /dev/ttyACM0"),
        "C2": ("right", "antenna 1", "hub /dev/ttyACM0", "blind: broken or switched off"),
        "B2": ("right", "antenna 2", "hub /dev/ttyACM0"),
        "end": ("right", "antenna 3", "hub /dev/ttyACM0"),
        "pad": ("to try it out", "antenna 0", "simulated"),
        "draw": ("to try it out", "antenna 1", "simulated"),
        "site-1": ("blind: no reader",),
    }


def test_a_mat_without_readers_shows_where_they_would_go():
    bare = plan(readers="")
    assert said(back(bare, WORDS)) == {
        **dict.fromkeys(("A1", "B1", "C1", "A2", "B2", "end", "site-1", "pad", "draw"), ("no reader yet",)),
        "C2": ("blind: no reader",),
    }


@pytest.mark.parametrize(
    ("lines", "slots", "expected"),
    [
        ("", 1, ["SDA: CE1"]),
        ("address = [5]", 2, ["SDA: decoder, Y0", "SDA: decoder, Y1"]),
        ("address = [5, 6, 13]", 8, [f"SDA: decoder, Y{output}" for output in range(8)]),
        ("address = [5, 6, 13, 19]", 9, [*(f"SDA: decoder 0, Y{output}" for output in range(8)), "SDA: decoder 1, Y0"]),
    ],
    ids=["the device's own line", "two outputs", "one decoder", "two decoders"],
)
def test_what_selects_an_antenna_of_a_bus(lines, slots, expected):
    places = ", ".join(f'"{chr(65 + column)}1"' for column in range(slots))
    reader = f'[[readers]]\nname = "a"\nkind = "spi"\ndevice = 1\nslots = [{places}]\n{lines}\n'
    text = f'name = "x"\n[grid]\ncolumns = {slots}\nrows = 1\n{reader}'
    found = antennas(parse_mat(text, "x.toml"))
    assert [(one.order, one.count, selected_by(one, WORDS)) for one in found] == [(1, count, text) for count, text in enumerate(expected)]


def test_pins_point_to_the_same_side_of_the_wiring_however_the_mat_is_turned():
    cases = [(0, (0, -1)), (90, (-1, 0)), (180, (0, 1)), (270, (1, 0))]
    assert [(turn, towards_pins(plan(turn))) for turn, expected in cases] == cases


@pytest.mark.parametrize("turn", [0, 90, 180, 270])
def test_a_turned_mat_is_the_same_mat_turned(turn):
    """Board by board: as it is wired and turned by hand, it lies as the plan of the turned file says."""
    wired, turned = plan(), plan(turn)
    width, height = wired.geometry.width, wired.geometry.height
    by_hand = {
        0: lambda x, y: (x, y),
        90: lambda x, y: (y, width - x),
        180: lambda x, y: (width - x, height - y),
        270: lambda x, y: (height - y, x),
    }
    for one, other in zip(antennas(wired), antennas(turned), strict=True):
        as_wired = board_box(wired, wired.geometry.centres[one.slot])
        (left, bottom), _, (right, top), _ = (by_hand[turn](*corner) for corner in as_wired.corners)
        expected = MatBox(min(left, right), min(bottom, top), max(left, right), max(bottom, top))
        assert max(_differences(board_box(turned, turned.geometry.centres[other.slot]), expected)) < 1e-6


def test_a_board_has_its_coil_around_the_middle_of_the_slot_and_its_pins_below():
    assert board_box(plan(), (100.0, 200.0)) == MatBox(80.0, 160.0, 120.0, 220.0)


def test_boards_lie_along_slots_that_are_wider_than_high():
    wide = parse_mat('name = "x"\n[grid]\ncolumns = 1\nrows = 1\n[geometry]\nslot = [91, 66]\n', "x.toml")
    assert towards_pins(wide) == (-1, 0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("turn", (0, 90))
def test_words_on_a_tap_place_stay_clear_of_its_ring(turn, language):
    mat = plan(turn, readers="")
    box = slot_box(mat, "site-1")
    radius = ROUND * min(box.width, box.height)
    [label] = [one for one in front(mat, PlanWords(language)).labels if one.words[0].text == "site-1"]
    assert len(label.words) == 2
    for words in label.words:
        assert [corner for corner in words.box.corners if math.dist(corner, box.centre) > radius - 1] == []


def test_words_on_a_tap_place_in_a_narrow_slot_are_as_wide_as_it():
    geometry = "[geometry]\nslot = [25, 90]\n[geometry.places]\nsite = [80, 80]\n"
    mat = parse_mat(f'name = "x"\n[tap]\nplaces = ["site"]\n{geometry}', "x.toml")
    [label] = front(mat, WORDS).labels
    assert [words.box.width == pytest.approx(23, abs=1) for words in label.words] == [True, True]


@pytest.mark.parametrize(
    ("pitch", "origin", "expected"),
    [("[70, 95]", "60, 60", False), ("[39, 95]", "60, 60", True), ("[70, 59]", "60, 60", True), ("[70, 95]", "19, 60", True)],
    ids=["with room", "too near across", "too near upwards", "over the edge"],
)
def test_boards_that_would_lie_over_each_other_or_the_edge_are_noticed(pitch, origin, expected):
    geometry = f"[geometry]\npitch = {pitch}\nslot = [30, 30]\norigin = [{origin}]\nsize = [200, 250]\n"
    assert are_crowded(parse_mat(f'name = "x"\n[grid]\ncolumns = 2\nrows = 2\n{geometry}', "x.toml")) is expected


def test_readers_are_told_with_their_wires():
    told = {one.mark: one.text for one in readers.paragraphs_of(plan(), WORDS) if one.mark}
    wires = "SCK is BCM 11, MOSI BCM 10, MISO BCM 9. RST of all boards is BCM 25."
    way = "From the first antenna to the last, in their order:"
    assert told == {
        "1": f"“left”: bus 0, device 0 of the Raspberry Pi, 3 antennas. {wires} {way} 213\u00a0mm.",
        "2": f"“right”: hub /dev/ttyACM0, 4 antennas. {way} 290.8\u00a0mm.",
        "3": f"“to try it out”: simulated, 2 antennas. {way} 95\u00a0mm.",
    }


def test_a_decoder_is_told_with_its_address_lines():
    reader = '[[readers]]\nname = "r"\nkind = "spi"\nbus = 1\nslots = ["a", "b"]\naddress = [5]\n'
    text = f'name = "x"\n[pads]\naction = ["a", "b"]\n{reader}'
    [told] = [one.text for one in readers.paragraphs_of(parse_mat(text, "x.toml"), WORDS) if one.mark]
    assert "MISO BCM 19. The decoders’ address lines are BCM 5, the least significant first; CE0 opens them." in told


@pytest.mark.parametrize(("language", "expected"), [("en", "883.9 321 0.1"), ("ru", "883,9 321 0,1"), ("fr", "883,9 321 0,1")])
def test_millimetres_are_written_as_the_language_does(language, expected):
    assert [PlanWords(language).length(one) for one in (883.94, 321.0, 0.1)] == expected.split()
