"""The back of a plan: the place of each reader's coil, its antenna number, and the line that selects it.

Rules of this file: like the front it is drawn as seen from above, and then printed mirrored. An RC522 board is
outlined with its coil in the middle of the slot; its pins point to the side that is below where the mat is wired, so that the same mat,
turned, is built in the same way.
"""

from __future__ import annotations

from collections.abc import Iterator

from companion.cards.printing.ink import BLACK, GREY, PALE, Point
from companion.cards.printing.mat.drawing import Label, MatDrawing, label
from companion.cards.printing.mat.front import CORNER, lower_edge, mat_box, scale_of, slot_box
from companion.cards.printing.mat.marks import Shape, cross, outline
from companion.cards.printing.mat.tiling import MatBox, box_around
from companion.cards.printing.words import PlanWords
from companion.core.frozen import dataclass
from companion.events import Slot
from companion.mats.plan import Hub, Plan, Simulated, Spi, Wiring
from companion.mats.reader_board import BEYOND, COIL, FROM_END, on_mat, towards_pins

PINS, PITCH, PIN = 8, 2.54, 1.0
ARM = 6.0  # of the cross in the middle of a coil
NAME, NOTE = 17.0, 8.5  # points
ABOVE = 18.0  # of the coil's middle: where words begin
ROOM = COIL - 6  # for words: inside the coil
OUTPUTS = 8  # of a decoder


@dataclass(frozen=True, slots=True)
class PlannedAntenna:
    slot: Slot
    order: int  # of its reader in the file, from 1 on; 0 without any
    count: int  # of the antenna, as the file counts them, from 0 on
    reader: Wiring | None


def antennas(plan: Plan) -> tuple[PlannedAntenna, ...]:
    """The antennas of all readers; on a mat without readers, one for each slot that is polled."""
    if not plan.readers:
        return tuple(PlannedAntenna(slot, 0, count, None) for count, slot in enumerate(plan.shape.polled))
    return tuple(
        PlannedAntenna(slot, order, count, reader)
        for order, reader in enumerate(plan.readers, 1)
        for count, slot in enumerate(reader.slots)
    )


def back(plan: Plan, words: PlanWords) -> MatDrawing:
    shapes: list[Shape] = [outline(mat_box(plan), 0.5), lower_edge(plan)]
    shapes += [outline(slot_box(plan, slot), 0.2, PALE, corner=CORNER) for slot in plan.shape.slots]
    labels = []
    served = antennas(plan)
    for antenna in served:
        shapes += _board(plan, plan.geometry.centres[antenna.slot])
        labels.append(_label(plan, antenna, words))
    bare = [slot for slot in plan.shape.slots if slot not in {antenna.slot for antenna in served}]
    labels += [_bare(slot, slot_box(plan, slot), words) for slot in bare]
    return MatDrawing(tuple(shapes), tuple(labels))


def board_box(plan: Plan, centre: Point) -> MatBox:
    coil = box_around(centre, COIL, COIL)
    x, y = towards_pins(plan)
    return coil.around(coil.moved(x * BEYOND, y * BEYOND))


def are_crowded(plan: Plan) -> bool:
    """Whether boards would lie over each other, or over the edge of the mat."""
    boxes = [board_box(plan, plan.geometry.centres[antenna.slot]) for antenna in antennas(plan)]
    by_left = sorted(boxes, key=lambda box: box.left)
    for place, box in enumerate(by_left):
        for other in by_left[place + 1 :]:
            if other.left >= box.right:
                break
            if box.shared(other).is_there:
                return True
    return not all(mat_box(plan).holds(box) for box in boxes)


def _board(plan: Plan, centre: Point) -> Iterator[Shape]:
    yield outline(board_box(plan, centre), 0.35, GREY, corner=1.5)
    yield outline(box_around(centre, COIL, COIL).within(1.5), 0.25, GREY, (2.0, 1.5), CORNER)
    for pin in range(PINS):
        at = on_mat(plan, centre, (pin - (PINS - 1) / 2) * PITCH, COIL / 2 + BEYOND - FROM_END)
        yield outline(box_around(at, PIN, PIN), 0.2, GREY)
    yield from cross(centre, ARM, 0.3, BLACK)


def _label(plan: Plan, antenna: PlannedAntenna, words: PlanWords) -> Label:
    """The slot and its reader above the cross, the line that selects it below; the cross stays free unless a seam moves the words."""
    box = slot_box(plan, antenna.slot)
    above, below = [], [selected_by(antenna, words)]
    if antenna.reader is not None:
        above.append(antenna.reader.name)
        below.insert(0, words.say("mat-plan-antenna", antenna=antenna.count))
    if antenna.slot in plan.shape.blind:
        below.append(words.say("mat-plan-broken"))
    (_, middle), scale = box.centre, scale_of(box)
    upper = [(str(antenna.slot), NAME * scale), *((line, NOTE * scale) for line in above)]
    lower = [(line, NOTE * scale) for line in below]
    below_cross = label(box, middle - (ARM + 1) * scale, lower, room=ROOM, is_named=False)
    return label(box, middle + ABOVE * scale, upper, room=ROOM).and_then(below_cross)


def _bare(slot: Slot, box: MatBox, words: PlanWords) -> Label:
    """The label of a slot without an antenna, which is blind even if the mat file does not list it as blind."""
    scale = scale_of(box)
    lines = [(str(slot), NAME * scale), (words.say("mat-plan-blind"), NOTE * scale)]
    return label(box, box.centre[1] + ABOVE * scale, lines, colour=GREY, room=ROOM)


def selected_by(antenna: PlannedAntenna, words: PlanWords) -> str:
    match antenna.reader:
        case None:
            return words.say("mat-plan-no-reader")
        case Simulated():
            return words.say("mat-plan-simulated")
        case Hub(port=port):
            return words.say("mat-plan-hub", port=port)
        case Spi() as reader:
            return _selected(reader, antenna.count, words)


def _selected(reader: Spi, count: int, words: PlanWords) -> str:
    if reader.select:
        return words.say("mat-plan-select", pin=reader.select[count])
    if not reader.address:
        return words.say("mat-plan-select-own", device=reader.device)
    decoder, output = divmod(count, OUTPUTS)
    if len(reader.slots) <= OUTPUTS:
        return words.say("mat-plan-output", output=output)
    return words.say("mat-plan-decoder", decoder=decoder, output=output)
