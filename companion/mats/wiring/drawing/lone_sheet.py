"""The sheet of a single board: its wires go straight across."""

from __future__ import annotations

from companion.mats.wiring.circuit import Carries, Circuit, Pin, Wire
from companion.mats.wiring.drawing.places import CONTROLLER, HEAD, TOP
from companion.mats.wiring.drawing.sheet import INK, SMALL, Pen, SheetBox, WiringSheet
from companion.mats.wiring.drawing.symbols import COLOURS, MARGIN, board, controller_box, dot, head, pinout_size
from companion.mats.wiring.pinouts import BOARD, PINOUTS
from companion.mats.wiring.words import WiringWords

PITCH = 30.0
ACROSS = 230.0  # from the controller to the board
WIDE = 210.0
TIE = 24.0  # left of the board
COIL = 116.0
NAMED = 0.5  # of the way: where a wire's name stands


def lone_sheet(circuit: Circuit, words: WiringWords, title: str, about: str) -> WiringSheet:
    pen = Pen()
    _, tall = pinout_size(PINOUTS[circuit.controller])
    height = max(HEAD + tall + 6, PITCH * len(BOARD) + HEAD)
    box = SheetBox(MARGIN, TOP, CONTROLLER, height)
    size = (WIDE, PITCH * len(BOARD) + 10)
    top = TOP + (height - size[1]) / 2 + 12
    controller_box(pen, circuit, box, words)
    _wires(pen, circuit, words, box, (box.right + ACROSS, top), size)
    width = box.right + ACROSS + WIDE + MARGIN
    told = " ".join(words.say(key) for key in ("wires-drawn-capacitors", "wires-drawn-irq", "wires-drawn-length"))
    bottom = pen.paragraphs([told], MARGIN, box.bottom + 8, width - 2 * MARGIN)
    head(pen, title, about, width)
    return WiringSheet(title, about, width, bottom + MARGIN, tuple(pen.shapes), tuple(pen.ends))


def _wires(pen: Pen, circuit: Circuit, words: WiringWords, box: SheetBox, at: tuple[float, float], size: tuple[float, float]) -> None:
    its, [lone] = PINOUTS[circuit.controller], circuit.boards
    pins = board(pen, lone, at, (words.say("wires-antenna", antenna=str(lone.antenna)),), size, PITCH, COIL)
    for name, (x, y) in pins.items():
        wire = circuit.wire_at(lone.pin(name))
        if wire is None:
            continue  # IRQ
        if name == "RST" and wire.carries is Carries.SUPPLY:
            _tied(pen, wire, lone.pin(name), (x, y), pins["3.3V"][1])
            continue
        colour, source = COLOURS[wire.carries], wire.pins[0]
        label, called = words.volts(its.label(int(source.number))), words.wire(wire)
        pen.line(wire.name, colour, (box.right, y), (x, y))
        pen.end(wire.name, (box.right, y), source)
        pen.end(wire.name, (x, y), lone.pin(name))
        pen.text((box.right + ACROSS * NAMED, y - 5), called, size=SMALL, anchor="middle", is_bold=True, colour=colour)
        pen.text((box.right - 30, y + 4), label, size=SMALL, anchor="end", home=box)
        pen.text((box.right - 6, y + 4), source.number, size=SMALL, anchor="end", is_bold=True, colour=INK, home=box)


def _tied(pen: Pen, wire: Wire, pin: Pin, at: tuple[float, float], y: float) -> None:
    """Draws RST joined with 3.3 V, as it is where it has no line of its own."""
    pen.line(wire.name, COLOURS[wire.carries], at, (at[0] - TIE, at[1]), (at[0] - TIE, y))
    pen.end(wire.name, at, pin)
    dot(pen, (at[0] - TIE, y), wire.carries)
