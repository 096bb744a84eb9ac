"""What every drawing keeps: texts that can be read, wires that end where they should. Each law names what breaks it."""

from __future__ import annotations

from itertools import pairwise

from companion.mats.wiring.circuit import Carries
from companion.mats.wiring.drawing.sheet import Area, Dot, SheetBox, SheetText, WireLine
from companion.mats.wiring.letters import pixels_wide
from companion.system.typefaces import DEEP, TALL

NEAR = 0.05


def box_of(text):
    """How far a text reaches on the sheet."""
    width = pixels_wide(text.text, text.size, is_bold=text.is_bold)
    left = text.at[0] - {"start": 0.0, "middle": width / 2, "end": width}[text.anchor]
    return SheetBox(left, text.at[1] - TALL * text.size, width, (TALL + DEEP) * text.size)


def holds(box, other, by=0.0):
    across = box.left - by <= other.left and other.right <= box.right + by
    return across and box.top - by <= other.top and other.bottom <= box.bottom + by


def meets(box, other):
    return box.left < other.right and other.left < box.right and box.top < other.bottom and other.top < box.bottom


def texts_of(sheet):
    return [shape for shape in sheet.shapes if isinstance(shape, SheetText)]


def lines_of(sheet):
    return [shape for shape in sheet.shapes if isinstance(shape, WireLine)]


def texts_lie_in_their_boxes(sheet):
    page = SheetBox(0, 0, sheet.width, sheet.height)
    return [text.text for text in texts_of(sheet) if not (holds(page, box_of(text)) and holds(text.home or page, box_of(text), 1.0))]


def texts_do_not_overlap(sheet):
    found, open_ = [], []
    for text in sorted(texts_of(sheet), key=lambda one: box_of(one).top):
        open_ = [other for other in open_ if box_of(other).bottom > box_of(text).top]
        found += [(other.text, text.text) for other in open_ if meets(tight(other), tight(text))]
        open_.append(text)
    return found


def tight(text):
    """Without the room that letters seldom use."""
    box = box_of(text)
    return SheetBox(box.left, box.top + 0.03 * text.size, box.width, box.height - 0.2 * text.size)


def texts_can_be_read(sheet):
    return [text.text for text in texts_of(sheet) if text.size < 7]


def no_line_runs_through_a_text(sheet):
    rows = {}
    for text in texts_of(sheet):
        for row in range(int(box_of(text).top // 20), int(box_of(text).bottom // 20) + 1):
            rows.setdefault(row, []).append((tight(text), text.text))
    found = []
    for wire, (x0, y0), (x1, y1) in segments(sheet):
        line = SheetBox(min(x0, x1), min(y0, y1), abs(x1 - x0) + 0.01, abs(y1 - y0) + 0.01)
        near = {one for row in range(int(line.top // 20), int(line.bottom // 20) + 1) for one in rows.get(row, ())}
        found += [(wire, text) for box, text in near if meets(box, line) and not is_covered(sheet, box)]
    return found


def no_flag_covers_a_text(sheet):
    """Nor a resistor: but what stands on them."""
    small = [(place, area.of) for place, area in enumerate(sheet.shapes) if isinstance(area, Area) and is_small(area)]
    texts = [(place, text.text, tight(text)) for place, text in enumerate(sheet.shapes) if isinstance(text, SheetText)]
    return [text for of, flag in small for place, text, box in texts if place < of and meets(flag, box)]


def is_small(area):
    return area.fill != "none" and isinstance(area.of, SheetBox) and 14 <= area.of.height < 20


def is_covered(sheet, box):
    """A resistor or a flag lies over its wire."""
    return any(isinstance(area.of, SheetBox) and is_small(area) and holds(area.of, box, 1.0) for area in areas(sheet))


def areas(sheet):
    return [shape for shape in sheet.shapes if isinstance(shape, Area)]


def segments(sheet):
    for line in sheet.shapes:
        if isinstance(line, WireLine) and line.wire:
            for one, other in pairwise(line.points):
                yield line.wire, one, other


def wires_are_level_or_upright(sheet):
    return [wire for wire, (x0, y0), (x1, y1) in segments(sheet) if x0 != x1 and y0 != y1]


def wires_only_cross(sheet):
    """No end of one lies on another, and no two share a stretch."""
    every = [(wire, sorted((one, other))) for wire, one, other in segments(sheet)]
    level = [(wire, a, b) for wire, (a, b) in every if a[1] == b[1]]
    upright = [(wire, a, b) for wire, (a, b) in every if a[0] == b[0] and a[1] != b[1]]
    found = []
    for wire, (left, y), (right, _) in level:
        for other, (x, top), (_, bottom) in upright:
            is_there = left - NEAR <= x <= right + NEAR and top - NEAR <= y <= bottom + NEAR
            is_crossing = left + NEAR < x < right - NEAR and top + NEAR < y < bottom - NEAR
            if wire != other and is_there and not is_crossing:
                found.append((wire, other, (x, y)))
    return [*found, *shared(level, 1, 0), *shared(upright, 0, 1)]


def joints_have_dots(sheet):
    """Where a wire ends on itself, but at a corner."""
    dots = {shape.at for shape in sheet.shapes if isinstance(shape, Dot)}
    lines, found = {}, []
    for wire, one, other in segments(sheet):
        lines.setdefault(wire, []).append((one, other))
    for wire, stretches in lines.items():
        for end in {end for stretch in stretches for end in stretch}:
            is_joint = any(on(stretch, end) and end not in stretch for stretch in stretches)
            if is_joint and not any(abs(end[0] - x) < NEAR and abs(end[1] - y) < NEAR for x, y in dots):
                found.append((wire, end))
    return found


def shared(lines, across, along):
    by_place = {}
    for wire, one, other in lines:
        by_place.setdefault(round(one[across], 1), []).append((one[along], other[along], wire))
    for place, those in by_place.items():
        for (_, end, wire), (begin, _, other) in pairwise(sorted(those)):
            if wire != other and begin <= end + NEAR:
                yield wire, other, place


def joined(lines, ends):
    """The stretches of a wire, each a list of lines; flags of one name join them, whatever lies between."""
    groups = []
    for points in lines:
        touching = [group for group in groups if any(touch(points, other) for other in group)]
        groups = [group for group in groups if group not in touching]
        groups.append([points, *(one for group in touching for one in group)])
    flags = [end.at for end in ends if end.pin is None]
    flagged = [group for group in groups if any(on(points, at) for points in group for at in flags)]
    return [group for group in groups if group not in flagged] + ([[one for group in flagged for one in group]] if flagged else [])


def touch(one, other):
    return any(on(other, end) for end in (one[0], one[-1])) or any(on(one, end) for end in (other[0], other[-1]))


def on(points, at):
    return any(
        min(x0, x1) - NEAR <= at[0] <= max(x0, x1) + NEAR and min(y0, y1) - NEAR <= at[1] <= max(y0, y1) + NEAR
        for (x0, y0), (x1, y1) in pairwise(points)
    )


def every_wire_joins_its_pins(sheet, circuit):
    """And no others; the chips' own supply and free gates are told in words."""
    found, lines, every = [], {}, {}
    for line in lines_of(sheet):
        lines.setdefault(line.wire, []).append(line.points)
    for end in sheet.ends:
        every.setdefault(end.wire, []).append(end)
    for wire in circuit.wires:
        ends = [end for end in every.get(wire.name, ()) if end.pin is not None]
        drawn, wanted = {end.pin for end in ends}, set(wire.pins) - told_in_words(circuit, wire)
        if drawn != wanted:
            found.append((wire.name, "pins", drawn ^ wanted))
        stretches = joined(lines.get(wire.name, ()), every.get(wire.name, ()))
        if len(stretches) != 1:
            found.append((wire.name, "stretches", len(stretches)))
        found += [(wire.name, "loose", end.pin) for end in ends if not any(on(points, end.at) for group in stretches for points in group)]
    strange = {end.wire for end in sheet.ends} | {line.wire for line in lines_of(sheet) if line.wire}
    return found + sorted(strange - {wire.name for wire in circuit.wires})


def selecting_wires_never_cross(sheet, circuit):
    names = {wire.name for wire in circuit.wires if wire.carries is Carries.SELECT}
    every = [(wire, *sorted((one, other))) for wire, one, other in segments(sheet) if wire in names]
    level = [(wire, a, b) for wire, a, b in every if a[1] == b[1]]
    upright = [(wire, a, b) for wire, a, b in every if a[1] != b[1]]
    return [
        (wire, other)
        for wire, (left, y), (right, _) in level
        for other, (x, top), (_, bottom) in upright
        if wire != other and left < x < right and top < y < bottom
    ]


def told_in_words(circuit, wire):
    if wire.carries not in (Carries.SUPPLY, Carries.GROUND, Carries.FIVE):
        return set()
    inputs = {pin for pin in wire.pins if pin.part in {one.chip for one in circuit.decoders} and int(pin.number) in range(1, 7)}
    chips = {one.chip for one in circuit.decoders} | set(circuit.buffers) | {"S"}
    return {pin for pin in wire.pins if pin.part in chips} - inputs


def every_pin_has_one_place(sheet):
    places = {}
    for end in sheet.ends:
        places.setdefault(end.pin, set()).add(end.at)
    return [pin for pin, at in places.items() if pin is not None and len(at) > 1]


OF_ALL = (
    texts_lie_in_their_boxes,
    texts_do_not_overlap,
    texts_can_be_read,
    no_line_runs_through_a_text,
    no_flag_covers_a_text,
    wires_are_level_or_upright,
    wires_only_cross,
    joints_have_dots,
)
