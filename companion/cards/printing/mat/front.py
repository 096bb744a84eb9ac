"""The front of a plan: the mat as players see it from its marked lower edge."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise

from companion.cards.printing.ink import BLACK, GREY, PALE, Point
from companion.cards.printing.mat.drawing import Label, MatDrawing, label
from companion.cards.printing.mat.marks import PlanStroke, Shape, arrow_head, cross, outline, ring
from companion.cards.printing.mat.tiling import MatBox, Tiling, box_around
from companion.cards.printing.words import PlanWords
from companion.events import Slot
from companion.mats.plan import Plan

CORNER, INSET = 3.0, 2.0
ROUND = 0.45  # of a slot's shorter side: the ring of a tap place
HATCH = 9.0  # between the lines over a blind cell
BAR = 2.5  # the marked lower edge
NAME, NOTE = 30.0, 9.0  # points
USUAL = 60.0  # millimetres: in a slot that is as high as this, or higher
HEAD = 3.0  # of an arrow
TINY = 0.5  # a gap in which no arrow could be seen
CENTRE = 3.0  # arms of the cross in the middle of a slot
ABOVE = 20.0  # of the middle of a slot: where its name begins


def front(plan: Plan, words: PlanWords) -> MatDrawing:
    shapes: list[Shape] = [outline(mat_box(plan), 0.5)]
    labels = []
    for slot in plan.shape.slots:
        box = slot_box(plan, slot)
        shapes += [*_shapes(plan, slot, box), *cross(box.centre, CENTRE, 0.15, GREY)]
        labels.append(_label(plan, slot, box, words))
    return MatDrawing((*shapes, *_order(plan), lower_edge(plan)), tuple(labels))


def mat_box(plan: Plan) -> MatBox:
    return MatBox(0.0, 0.0, plan.geometry.width, plan.geometry.height)


def slot_box(plan: Plan, slot: Slot) -> MatBox:
    geometry = plan.geometry
    return box_around(geometry.centres[slot], geometry.slot_width, geometry.slot_height)


def lower_edge(plan: Plan) -> Shape:
    """A bar inside the mat, along the whole of the edge that players see nearest to them."""
    middle = BAR / 2
    return PlanStroke(((0.0, middle), (plan.geometry.width, middle)), BAR)


def edge_labels(plan: Plan, tiling: Tiling, words: PlanWords) -> MatDrawing:
    """The name of the bar, on each sheet that shows it, where there is room below the slots."""
    lowest = min((slot_box(plan, slot).bottom for slot in plan.shape.slots), default=plan.geometry.height)
    said = words.say("mat-plan-lower-edge")
    homes = [MatBox(tile.front.left, BAR, tile.front.right, lowest) for tile in tiling.tiles if tile.row == 0]
    made = [label(home, BAR + 6.0, [(said, NOTE)]) for home in homes]
    return MatDrawing((), tuple(one for one in made if one.box.top < lowest))


def _shapes(plan: Plan, slot: Slot, box: MatBox) -> Iterator[Shape]:
    shape = plan.shape
    is_blind = slot in shape.blind
    yield outline(box, 0.35, GREY, (3.0, 2.0) if is_blind else None, CORNER)
    if is_blind:
        yield from _hatched(box)
    if shape.is_pad(slot):
        yield outline(box.within(INSET), 0.35, GREY, (1.0, 1.0) if slot in shape.draw_pads else None, CORNER - 1)
    if slot in shape.tap_places:
        yield ring(box.centre, min(box.width, box.height) * ROUND, 0.35, GREY)


def _hatched(box: MatBox) -> Iterator[PlanStroke]:
    """Pale lines that rise to the right."""
    reach = box.width + box.height
    for step in range(1, math.ceil(reach / HATCH)):
        across = step * HATCH
        start = box.left + max(0.0, across - box.height), box.top - min(across, box.height)
        end = box.left + min(across, box.width), box.top - max(0.0, across - box.width)
        yield PlanStroke((start, end), 0.15, PALE)


def _label(plan: Plan, slot: Slot, box: MatBox, words: PlanWords) -> Label:
    scale, (_, middle) = scale_of(box), box.centre
    top = middle + ABOVE * scale
    name = label(box, top, [(str(slot), NAME * scale)], colour=GREY, room=_room(plan, slot, box, top))
    notes = [(note, NOTE * scale) for note in _notes(plan, slot, words)]
    if not notes:
        return name
    top = name.box.bottom
    return name.and_then(label(box, top, notes, GREY, _room(plan, slot, box, top), is_named=False))


def _room(plan: Plan, slot: Slot, box: MatBox, top: float) -> float:
    """The width for words that begin at that height: inside the ring of a tap place; in a narrow slot words begin above the ring."""
    radius, up = min(box.width, box.height) * ROUND, top - box.centre[1]
    if slot not in plan.shape.tap_places or radius <= ABOVE * scale_of(box):
        return math.inf
    return max(radius, 2 * math.sqrt(radius**2 - up**2) - 2 * INSET)


def scale_of(box: MatBox) -> float:
    """Words are smaller in slots that are smaller than a card."""
    return min(1.0, box.height / USUAL)


def _notes(plan: Plan, slot: Slot, words: PlanWords) -> Iterator[str]:
    shape = plan.shape
    if slot in shape.blind:
        yield words.say("mat-plan-blind")
    if slot in shape.draw_pads and slot not in shape.action_pads:
        yield words.say("mat-plan-draw-pad")
    elif shape.is_pad(slot):
        yield words.say("mat-plan-pad")
    if slot in shape.tap_places:
        yield words.say("mat-plan-tap")
    if slot in shape.line and slot in shape.row:
        yield words.say("mat-plan-place", place=shape.row.index(slot) + 1)


def _order(plan: Plan) -> Iterator[Shape]:
    """Arrows from each place of the line to the next one; a mat file without a line has one over the grid (L7)."""
    boxes = [slot_box(plan, slot) for slot in plan.shape.row]
    for one, other in pairwise(boxes):
        yield from _arrow(one, other)


def _arrow(one: MatBox, other: MatBox) -> Iterator[Shape]:
    """An arrow between the edges of two slots; in a narrow gap there is room for its head only."""
    start, end = _leaving(one, other.centre), _leaving(other, one.centre)
    length = math.dist(start, end)
    if length < TINY:
        return
    towards = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    size = min(HEAD, length * 0.8)
    spare = (length - size) / 2 if length < 3 * HEAD else 1.0
    tip = end[0] - towards[0] * spare, end[1] - towards[1] * spare
    if length >= 3 * HEAD:
        yield PlanStroke((start, (tip[0] - towards[0] * size, tip[1] - towards[1] * size)), 0.35, GREY)
    yield arrow_head(tip, towards, size, BLACK)


def _leaving(box: MatBox, towards: Point) -> Point:
    """The point at which the way from the middle of a box to a point crosses its edge."""
    (x, y), (right, up) = box.centre, (towards[0] - box.centre[0], towards[1] - box.centre[1])
    share = min(box.width / 2 / abs(right) if right else math.inf, box.height / 2 / abs(up) if up else math.inf)
    return x + right * share, y + up * share
