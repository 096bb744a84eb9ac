"""The lower left of a circuit's sheet: the source of the 3.3 V, the supply of the chips, and the capacitors of each board."""

from __future__ import annotations

from collections.abc import Iterator

from companion.mats.wiring.building import MatBuild
from companion.mats.wiring.circuit import Carries, Circuit, Pin, Wire
from companion.mats.wiring.drawing.places import Places
from companion.mats.wiring.drawing.sheet import FAINT, PALE, SMALL, SOFT, Area, Pen, SheetBox
from companion.mats.wiring.drawing.symbols import MARGIN, flag_width, stub
from companion.mats.wiring.pin_tables import lights_note
from companion.mats.wiring.words import WiringWords

HEADING, PARTED = 13.0, 10.0
CONVERTER = (92.0, 44.0)
STUB = 10.0


def lower_left(pen: Pen, build: MatBuild, circuit: Circuit, where: Places, words: WiringWords) -> float:
    """Draws the texts below the controller, and returns their lower end."""
    room = (where.edge if where.is_flagged else min(where.lane.values()) - 16) - MARGIN
    y = where.controller.bottom + 34
    y = _heading(pen, words.say("wires-drawn-supply"), y)
    for wire in circuit.wires:
        if wire.carries is Carries.SUPPLY:
            y = _converter(pen, circuit, wire, words, y)
    y = pen.paragraphs(_supplying(build, words), MARGIN, y, room)
    if circuit.decoders or circuit.buffers:
        y = _heading(pen, words.say("wires-drawn-chips"), y + 3 * PARTED)
        y = pen.paragraphs(_chips(circuit, words), MARGIN, y, room)
    if circuit.controller == "Pico" and build.budget.lights.most:
        y = _heading(pen, words.say("wires-drawn-lights"), y + 3 * PARTED)
        y = pen.paragraphs([lights_note(build, words), words.say("wires-note-shifter")], MARGIN, y, room)
    y = _heading(pen, words.say("wires-drawn-boards"), y + 3 * PARTED)
    return pen.paragraphs(
        [words.say("wires-drawn-capacitors"), words.say("wires-drawn-irq"), words.say("wires-drawn-length")], MARGIN, y, room
    )


def _heading(pen: Pen, text: str, y: float) -> float:
    pen.text((MARGIN, y), text, size=HEADING, is_bold=True)
    return y + 8


def _converter(pen: Pen, circuit: Circuit, supply: Wire, words: WiringWords, y: float) -> float:
    """Draws a converter from 5 V to 3.3 V, between flags."""
    source = supply.pins[0]
    five = next(wire for wire in circuit.wires if wire.carries is Carries.FIVE)
    ground = next(wire for wire in circuit.wires if wire.carries is Carries.GROUND)
    middle = y + 8 + CONVERTER[1] / 2
    left = MARGIN + flag_width(words.wire(five)) + STUB
    box = SheetBox(left, middle - CONVERTER[1] / 2, *CONVERTER)
    pen.put(Area(box, PALE, FAINT, 1.2, 4))
    pen.text((box.centre[0], middle - 3), source.part, size=HEADING, anchor="middle", is_bold=True, home=box)
    pen.text((box.centre[0], middle + 13), words.say("wires-drawn-converter"), size=SMALL, anchor="middle", colour=SOFT, home=box)
    stub(pen, five, words, (left, middle), (-STUB, 0), Pin(source.part, "in"))
    stub(pen, supply, words, (box.right, middle), (STUB, 0), source)
    stub(pen, ground, words, (box.centre[0], box.bottom), (0, STUB), Pin(source.part, "GND"))
    return box.bottom + 34


def _supplying(build: MatBuild, words: WiringWords) -> Iterator[str]:
    if build.budget.is_from_pi:
        yield words.say("wires-drawn-from-pi")
    else:
        yield words.say("wires-drawn-from-supply", amperes=f"{build.budget.supply / 1000:g}".replace(".", words.decimal))
    yield words.say("wires-drawn-ground")


def _chips(circuit: Circuit, words: WiringWords) -> Iterator[str]:
    for decoder in circuit.decoders:
        yield words.say("wires-drawn-decoder", chip=decoder.chip)
    if circuit.buffers:
        yield words.say("wires-drawn-buffers", chips=", ".join(circuit.buffers), count=len(circuit.buffers))
    if circuit.free_gates:
        yield words.say("wires-drawn-free", gates=", ".join(gate.name for gate in circuit.free_gates))
    yield words.say("wires-drawn-chip-capacitor")
