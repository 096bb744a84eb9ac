"""The committed board is whole: nothing outside of it, nothing too thin or too near, and every net in one piece."""

from __future__ import annotations

import math
import re
import struct
import zipfile

import pytest

from companion.mats.carrier.grid import NARROW, VIA, VIA_DRILL, WIDE
from companion.mats.carrier.labels import labels
from companion.mats.carrier.nets import carrier_nets
from companion.mats.carrier.packages import Room
from companion.mats.carrier.placement import OUTLINE, placed
from companion.mats.wiring.circuit import Carries
from tests.mats.carrier.boards import BOTH, FOLDER, Copper, all_of, apart, board_of, committed, numbers, one, reference, text_of

LEFT_TOP = 50.0  # of the board on its sheet
LEAST = 0.2  # mm between copper of two nets, as `carrier.kicad_pro` asks for
GERBERS = {"F_Cu", "B_Cu", "F_Mask", "B_Mask", "F_Silkscreen", "B_Silkscreen", "Edge_Cuts"}
BROAD = {net.name for net in carrier_nets() if net.carries in (Carries.SUPPLY, Carries.FIVE)}


def copper(board):
    return [*board.pads, *board.tracks, *board.vias]


def too_near(board):
    """Pairs of copper of two nets; filled ground keeps away by KiCad's own rule."""
    every = sorted(copper(board), key=lambda one_: min(end[0] for end in one_.ends) - one_.width)
    found, open_ = [], []
    for one_ in every:
        begin = min(end[0] for end in one_.ends) - one_.width
        open_ = [other for other in open_ if max(end[0] for end in other.ends) + other.width + LEAST >= begin]
        found += [(one_, other) for other in open_ if is_too_near(one_, other)]
        open_.append(one_)
    return found


def is_too_near(one_, other):
    is_apart = (one_.net != other.net or not one_.net) and one_.layers & other.layers
    return bool(is_apart) and apart(one_, other) < LEAST - 1e-6


def pieces(board, net):
    """How many parts of a net's copper do not touch one another."""
    groups = []
    for one_ in [one_ for one_ in copper(board) if one_.net == net]:
        touching = [group for group in groups if any(one_.layers & other.layers and apart(one_, other) < 0 for other in group)]
        groups = [group for group in groups if group not in touching] + [[one_, *(other for group in touching for other in group)]]
    return len(groups)


def corners(board):
    lines = [line for line in all_of(board.tree, "gr_line") if one(line, "layer") == ["Edge.Cuts"]]
    return {point for line in lines for point in (numbers(line, "start"), numbers(line, "end"))}


def test_the_board_is_a_square_of_100_millimetres():
    assert corners(committed()) == {(x, y) for x in (LEFT_TOP, LEFT_TOP + 100) for y in (LEFT_TOP, LEFT_TOP + 100)}
    assert (OUTLINE.right, OUTLINE.bottom) == (100, 100)


def test_each_part_lies_where_the_description_has_it():
    places = {reference(footprint): numbers(footprint, "at") for footprint in all_of(committed().tree, "footprint")}
    assert places == {part.part.reference: (round(part.place.x + LEFT_TOP, 4), round(part.place.y + LEFT_TOP, 4)) for part in placed()}


def test_each_word_stands_where_the_description_has_it():
    seen = {(text[1], numbers(text, "at"), one(text, "layer")[0]) for text in all_of(committed().tree, "gr_text")}
    assert seen == {
        (label.text, (round(label.x + LEFT_TOP, 4), round(label.y + LEFT_TOP, 4)), "B.SilkS" if label.is_back else "F.SilkS")
        for label in labels()
    }


def test_every_part_is_inside_the_board_and_none_in_the_room_of_another():
    rooms = {part.part.reference: part.room for part in placed()}
    assert [name for name, room in rooms.items() if not OUTLINE.holds(room)] == []
    assert [(name, other) for name, room in rooms.items() for other, its in rooms.items() if name < other and room.meets(its)] == []


def test_words_are_large_enough_to_be_printed_and_lie_on_the_board():
    assert [label for label in labels() if label.size < 0.8] == []
    assert [label.text for label in labels() if not OUTLINE.holds(label.room)] == []


def test_every_part_has_its_name_on_the_board():
    printed = " ".join(label.text for label in labels()).split()
    named = {part.part.reference for part in placed() if part.part.kind not in ("hole", "test-point")}
    assert named - set(printed) == set()


def test_all_copper_and_every_hole_keeps_off_the_edge():
    inside = Room(LEFT_TOP + 0.4, LEFT_TOP + 0.4, LEFT_TOP + 99.6, LEFT_TOP + 99.6)
    every = [(end, one_.width / 2) for one_ in copper(committed()) for end in one_.ends]
    every += [((x, y), size / 2) for x, y, size in committed().holes]
    assert [(x, y) for (x, y), half in every if not inside.holds(Room(x - half, y - half, x + half, y + half))] == []


def test_supplies_have_wide_tracks_and_signals_narrow_ones():
    assert {(track.net in BROAD, track.width) for track in committed().tracks} == {(True, WIDE), (False, NARROW)}
    assert {via.width for via in committed().vias} == {VIA}
    assert {size for _, _, size in committed().holes} == {VIA_DRILL, 0.8, 1.0, 1.2, 1.3, 1.5, 2.7, 3.2}


def test_no_copper_of_one_net_is_nearer_to_another_than_board_houses_allow():
    assert too_near(committed()) == []


def test_a_track_that_comes_too_near_is_found():
    pad, other = (pad for pad in committed().pads if pad.of in ("IC1 2", "IC1 3"))
    half = (pad.ends[0][0], pad.ends[0][1] + 1.27)
    track = Copper(pad.net, frozenset({"F.Cu"}), (pad.ends[0], (half[0], half[1] + 0.2)), NARROW)
    board = committed()
    mended = type(board)(board.tree, board.pads, (*board.tracks, track), board.vias, board.holes)
    assert [{one_.of, another.of} for one_, another in too_near(mended)] == [{"", other.of}]


def test_every_net_is_in_one_piece():
    assert {net.name: pieces(committed(), net.name) for net in carrier_nets() if net.name != "GND"} == {
        net.name: 1 for net in carrier_nets() if net.name != "GND"
    }


def test_a_net_without_one_of_its_tracks_falls_apart():
    board = committed()
    without = [track for track in board.tracks if track.net != "SCK 0 Pico"]
    assert pieces(type(board)(board.tree, board.pads, tuple(without), board.vias, board.holes), "SCK 0 Pico") == 2


def test_ground_fills_both_sides_and_reaches_each_of_its_pads():
    zones = all_of(committed().tree, "zone")
    assert {(one(zone, "net_name")[0], one(zone, "layer")[0]) for zone in zones} == {("GND", layer) for layer in BOTH}
    filled = [outline_of(polygon) for zone in zones for polygon in all_of(zone, "filled_polygon")]
    pads = [pad for pad in committed().pads if pad.net == "GND"]
    assert [pad.of for pad in pads if not any(touches(polygon, pad) for polygon in filled)] == []


def outline_of(polygon):
    return [tuple(map(float, point[1:])) for point in all_of(all_of(polygon, "pts")[0], "xy")]


def touches(outline, pad):
    """The spokes of filled ground end within the pads."""
    x, y = pad.ends[0]
    return any(math.hypot(x - left, y - top) <= pad.width / 2 * math.sqrt(2) for left, top in outline)


def test_the_gerbers_have_each_layer_and_the_drill_files_every_hole():
    with zipfile.ZipFile(FOLDER / "carrier-gerbers.zip") as archive:
        files = {name: archive.read(name).decode() for name in archive.namelist()}
    assert set(files) == {f"carrier-{layer}.gbr" for layer in GERBERS} | {"carrier-PTH.drl", "carrier-NPTH.drl"}
    assert {name for name, text in files.items() if "G36*" in text} == {"carrier-F_Cu.gbr", "carrier-B_Cu.gbr"}, "ground is filled"
    assert sorted(drilled(files["carrier-PTH.drl"]) + drilled(files["carrier-NPTH.drl"])) == sorted(
        (round(x, 2), round(y, 2), size) for x, y, size in committed().holes
    )


def drilled(text):
    sizes = {tool: float(size) for tool, size in re.findall(r"^T(\d+)C([\d.]+)$", text, re.MULTILINE)}
    found, size = [], 0.0
    for line in text.splitlines():
        if re.fullmatch(r"T\d+", line):
            size = sizes.get(line[1:], 0.0)
        elif at := re.fullmatch(r"X([\d.-]+)Y([\d.-]+)", line):
            found.append((round(float(at[1]), 2), round(-float(at[2]), 2), size))
    return found


@pytest.mark.parametrize("side", ["front", "back"])
def test_a_picture_of_each_side_is_there(side):
    head = (FOLDER / f"carrier-{side}.png").read_bytes()[:24]
    assert (head[:8], struct.unpack(">II", head[16:24])) == (b"\x89PNG\r\n\x1a\n", (1200, 1200))


def test_a_board_is_read_as_it_was_written():
    assert board_of(text_of("carrier.kicad_pcb")) == committed()
