"""Drawings keep the laws of drawings, those that ship are what would be drawn today, and each law can be broken."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from xml.etree import ElementTree as ET

import pytest

from companion.mats import files
from companion.mats.wiring.circuit import Pin
from companion.mats.wiring.drawing.places import lanes
from companion.mats.wiring.drawing.sheet import Area, End, SheetBox, SheetText, WireLine, WiringSheet
from companion.mats.wiring.drawings import drawings_of, drawn_sheets, svg_of
from companion.mats.wiring.letters import cut, lines_within, pixels_wide, shrunk
from companion.mats.wiring.words import WiringWords
from tests.mats.wiring import laws
from tests.mats.wiring.mats import ALL, SHIPPED, built, plan

FOLDER = files._SHIPPED.parent / "drawings"
CASES = [*((name, "en") for name in ALL), *((name, language) for name in (*SHIPPED, "hubs and a bus") for language in ("ru", "fr"))]


@cache
def sheets(name, language="en"):
    return dict(drawn_sheets(built(name), WiringWords(language)))


def circuits(name):
    """The sheets that show one, each with it."""
    build = built(name)
    for circuit in (*build.of_pi, *(family[0] for family in build.alike)):
        yield (f"bus-{circuit.buses[0]}" if circuit.controller == "Pi" else f"hub-{build.order(circuit)}"), circuit


@pytest.mark.parametrize(("name", "language"), CASES, ids=str)
def test_every_sheet_keeps_every_law(name, language):
    broken = [(kind, law.__name__, law(sheet)[:3]) for kind, sheet in sheets(name, language).items() for law in laws.OF_ALL if law(sheet)]
    assert broken == []


@pytest.mark.parametrize("name", ALL)
def test_every_wire_ends_on_the_pins_that_it_joins_and_on_no_others(name):
    for kind, circuit in circuits(name):
        sheet = sheets(name)[kind]
        assert (kind, laws.every_wire_joins_its_pins(sheet, circuit), laws.every_pin_has_one_place(sheet)) == (kind, [], [])
        assert laws.selecting_wires_never_cross(sheet, circuit) == []


@pytest.mark.parametrize("name", ALL)
def test_every_slot_stands_once_on_the_mat_and_once_on_its_circuit(name):
    """A name that is too long for its place has a mark in its middle."""
    on_mat = [text.text for text in laws.texts_of(sheets(name)["mat"]) if text.is_bold]
    slots = [str(slot) for slot in plan(name).shape.slots]
    assert [slot for slot in slots if sum(is_name(text, slot) for text in on_mat) != 1] == []
    for kind, circuit in circuits(name):
        texts = [text.text for text in laws.texts_of(sheets(name)[kind]) if text.is_bold]
        assert [board.slot for board in circuit.boards if sum(is_name(text, board.slot) for text in texts) != 1] == []


def is_name(text, slot):
    begins, mark, ends = text.partition("…")
    return text == slot or (bool(mark) and slot.startswith(begins) and slot.endswith(ends))


@pytest.mark.parametrize("name", SHIPPED)
def test_the_numbers_of_pins_stand_where_their_wires_end(name):
    """Beside every end at the controller's edge, its number."""
    for kind, circuit in circuits(name):
        sheet = sheets(name)[kind]
        for end in sheet.ends:
            if end.pin is not None and end.pin.part == circuit.controller:
                beside = [text for text in laws.texts_of(sheet) if text.text == end.pin.number and abs(text.at[1] - 4 - end.at[1]) < 0.1]
                assert any(0 < end.at[0] - laws.box_of(text).right < 10 for text in beside)


def test_the_shipped_drawings_are_drawn_as_they_stand_there():
    drawn = {file: text for name in SHIPPED for file, text in drawings_of(built(name), name, WiringWords("en")).items()}
    assert {file.name: file.read_text(encoding="utf-8") for file in FOLDER.glob("*.svg")} == drawn


def test_the_page_of_the_drawings_shows_each_of_them():
    page = (FOLDER / "README.md").read_text(encoding="utf-8")
    assert sorted(re.findall(r"\]\(([\w-]+\.svg)\)", page)) == sorted(file.name for file in FOLDER.glob("*.svg"))
    assert f"for mat in {' '.join(SHIPPED)}; do" in page


@pytest.mark.parametrize("name", ["3x3-decoder", "hubs and a bus"])
def test_a_drawing_is_xml_with_a_title_and_tells_what_is_to_be_seen(name):
    for text in drawings_of(built(name), "mine", WiringWords("fr")).values():
        root = ET.fromstring(text)
        tags = {"{http://www.w3.org/2000/svg}" + tag for tag in ("title", "desc", "path", "rect", "circle", "text")}
        assert root[0].tag.endswith("title")
        assert root[0].text
        assert root[1].text
        assert {child.tag for child in root} <= tags
        assert (root.get("viewBox"), root.get("role")) == (f"0 0 {root.get('width')} {root.get('height')}", "img")


def test_names_with_signs_of_xml_are_harmless():
    sheet = WiringSheet("<a & b>", "“c”", 100, 50, (SheetText((1, 20), "<&>"), WireLine(((1, 1), (2, 2)), wire='a"<b')))
    root = ET.fromstring(svg_of(sheet))
    assert (root[0].text, root[3].text, root[4].get("data-wire")) == ("<a & b>", "<&>", 'a"<b')


@pytest.mark.parametrize("name", ["8x8", "3x3-decoder", "one-pad-pi"])
def test_drawings_are_named_after_the_mat_and_what_they_show(name):
    kinds = {"8x8": ["mat", "hub-1", "hub-9", "whole"], "3x3-decoder": ["mat", "bus-0"], "one-pad-pi": ["mat", "bus-0"]}[name]
    assert list(drawings_of(built(name), "x", WiringWords("en"))) == [f"x-{kind}.svg" for kind in kinds]


# Each law can be broken.

WIRES = (WireLine(((10, 10), (90, 10)), wire="a"), WireLine(((50, 5), (50, 45)), wire="b"))
SHEET = WiringSheet("", "", 100, 50, (SheetText((10, 30), "one"), *WIRES))


def test_a_sheet_that_keeps_all_laws_passes():
    cases = laws.OF_ALL
    assert [(law, law(SHEET)) for law in cases] == [(law, []) for law in cases]


def test_a_sheet_that_breaks_a_law_is_found():
    cases = [
        (laws.texts_lie_in_their_boxes, SheetText((90, 20), "beyond")),
        (laws.texts_lie_in_their_boxes, SheetText((2, 20), "too long", home=SheetBox(0, 0, 20, 50))),
        (laws.texts_do_not_overlap, SheetText((12, 32), "two")),
        (laws.texts_can_be_read, SheetText((60, 30), "x", 6)),
        (laws.no_line_runs_through_a_text, SheetText((45, 40), "xx")),
        (laws.no_flag_covers_a_text, Area(SheetBox(5, 20, 30, 16), "#000000")),
        (laws.wires_are_level_or_upright, WireLine(((1, 1), (5, 6)), wire="c")),
        (laws.wires_only_cross, WireLine(((50, 20), (70, 20)), wire="c")),
        (laws.wires_only_cross, WireLine(((80, 10), (95, 10)), wire="c")),
        (laws.wires_only_cross, WireLine(((50, 40), (50, 48)), wire="c")),
        (laws.joints_have_dots, WireLine(((50, 20), (70, 20)), wire="b")),
    ]
    assert [(law, more) for law, more in cases if not law(replace(SHEET, shapes=(*SHEET.shapes, more)))] == []


def changed(sheet, **more):
    return replace(sheet, **more)


def test_a_wire_that_is_cut_moved_or_lost_is_found():
    [(kind, circuit)] = circuits("3x3-decoder")
    sheet = sheets("3x3-decoder")[kind]
    broken = (
        changed(sheet, ends=tuple(end for end in sheet.ends if end.pin != Pin("RC9", "SDA"))),
        changed(sheet, ends=(*sheet.ends, End("CE1", (0, 0), Pin("RC1", "IRQ")))),
        changed(sheet, ends=tuple(moved(end) for end in sheet.ends)),
        changed(sheet, shapes=tuple(shape for shape in sheet.shapes if not (isinstance(shape, WireLine) and shape.wire == "BCM 6"))),
        changed(sheet, shapes=tuple(lifted(shape) for shape in sheet.shapes)),
        changed(sheet, shapes=(*sheet.shapes, WireLine(((0, 0), (1, 0)), wire="strange"))),
    )
    assert [bool(laws.every_wire_joins_its_pins(one, circuit)) for one in (sheet, *broken)] == [False, *(True,) * len(broken)]


def test_selecting_wires_that_cross_are_found():
    [(kind, circuit)] = circuits("3x3-decoder")
    sheet = sheets("3x3-decoder")[kind]
    crossed = replace(sheet, shapes=(*sheet.shapes, WireLine(((430, 700), (900, 700)), wire="CE1")))
    assert [bool(laws.selecting_wires_never_cross(one, circuit)) for one in (sheet, crossed)] == [False, True]


def moved(end):
    return replace(end, at=(end.at[0], end.at[1] + 3)) if end.pin == Pin("Pi", "23") else end


def lifted(shape):
    """The trunk of SCK ends beside its first board."""
    is_trunk = isinstance(shape, WireLine) and shape.wire == "SCK" and len(shape.points) == 3
    return replace(shape, points=(*shape.points[:2], (shape.points[1][0] + 40, shape.points[1][1]))) if is_trunk else shape


def test_a_pin_at_two_places_is_found():
    sheet = replace(SHEET, ends=(End("a", (1, 1), Pin("RC1", "SDA")), End("a", (2, 1), Pin("RC1", "SDA"))))
    assert laws.every_pin_has_one_place(sheet) == [Pin("RC1", "SDA")]


# What drawings stand on.


def test_wires_that_go_down_leave_the_nearer_lane_to_those_below():
    cases = [
        ([(10, 100), (20, 200), (30, 300)], (2, 1, 0)),
        ([(100, 10), (200, 20), (300, 30)], (0, 1, 2)),
        ([(100, 10), (110, 120), (120, 300)], (0, 1, 0)),
        ([(10, 50), (60, 100)], (0, 0)),
    ]
    assert [(ways, lanes(ways)) for ways, found in cases] == cases


def test_letters_are_as_wide_as_the_font_says():
    assert pixels_wide("Raspberry Pi", 10) == pytest.approx(63.27)
    assert pixels_wide("Питание", 10, is_bold=True) == pytest.approx(48.63)


def test_what_does_not_fit_is_made_smaller_and_then_cut():
    assert shrunk("mmmm", 60, 20, 8) == 15.0
    assert shrunk("m" * 100, 60, 20, 8) == 8
    assert [cut("abcdef", width, 12) for width in (50, 40, 30, 20, 10)] == ["abcdef", "ab…ef", "a…f", "a…", "…"]
    assert lines_within("one two three", pixels_wide("one two", 10), 10) == ("one two", "three")


def test_a_name_that_xml_cannot_hold_is_written_by_its_numbers():
    sheet = WiringSheet("mat\x1b", "about\0", 10, 10, (SheetText((1, 1), "a\x07\u202e & b"),))
    drawn = ET.fromstring(svg_of(sheet))
    assert [one.text for one in drawn if one.text] == ["mat\\u001b", "about\\u0000", "a\\u0007\\u202e & b"]
