"""The parts of drawings: heads, flags, resistors, gates, boards, chips and controllers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from companion.mats.wiring.circuit import Board, Carries, Circuit, Pin, Wire
from companion.mats.wiring.drawing.sheet import (
    EDGE,
    FAINT,
    INK,
    PALE,
    PAPER,
    SIZE,
    SMALL,
    SOFT,
    TINY,
    Area,
    Dot,
    Pen,
    Point,
    SheetBox,
    SheetText,
)
from companion.mats.wiring.letters import pixels_wide
from companion.mats.wiring.pinouts import BOARD, PICO, PINOUTS, Pinout
from companion.mats.wiring.words import WiringWords

COLOURS: Mapping[Carries, str] = {
    Carries.CLOCK: "#0969da",
    Carries.OUT: "#1a7f37",
    Carries.BACK: "#bc4c00",
    Carries.SELECT: "#8250df",
    Carries.ADDRESS: "#bf3989",
    Carries.RESET: "#6e7781",
    Carries.SUPPLY: "#cf222e",
    Carries.FIVE: "#9a6700",
    Carries.GROUND: "#24292f",
}
MARGIN, TITLE = 24.0, 18.0
FLAG, FLAG_ROOM = 16.0, 12.0  # how high, and how much wider than its words
RESISTOR = (46.0, 16.0)
GATE = (24.0, 22.0)
PIN_PITCH = 14.0
BOARD_SIZE = (164.0, PIN_PITCH * (len(BOARD) - 1) + 26)
COIL = 88.0
SQUARE = 6.0
PINS_PITCH = 13.0


def flag_width(text: str) -> float:
    return pixels_wide(text, SMALL, is_bold=True) + FLAG_ROOM


def flag(pen: Pen, wire: Wire, words: WiringWords, at: Point, side: Literal["left", "right", "below"] = "right") -> None:
    """A flag at the end of a line, on that side of it: all flags of one name are one wire."""
    text, colour = words.wire(wire), COLOURS[wire.carries]
    width = flag_width(text)
    left, top = {"left": (-width, -FLAG / 2), "right": (0.0, -FLAG / 2), "below": (-width / 2, 0.0)}[side]
    box = SheetBox(at[0] + left, at[1] + top, width, FLAG)
    pen.put(Area(box, colour, radius=FLAG / 2))
    pen.text((box.centre[0], box.centre[1] + 4), text, size=SMALL, anchor="middle", is_bold=True, colour=PAPER, home=box)
    pen.end(wire.name, at)


def stub(pen: Pen, wire: Wire, words: WiringWords, at: Point, by: Point, pin: Pin | None = None) -> None:
    """A short line from that point, which may be a pin, to a flag: the wire goes on where the same flag stands."""
    end = at[0] + by[0], at[1] + by[1]
    pen.line(wire.name, COLOURS[wire.carries], at, end)
    if pin is not None:
        pen.end(wire.name, at, pin)
    flag(pen, wire, words, end, "left" if by[0] < 0 else "right" if by[0] else "below")


def resistor(pen: Pen, left: Point, text: str, colour: str) -> float:
    """A resistor with its left end at that point, over a wire that is drawn already; returns its width."""
    width = max(RESISTOR[0], pixels_wide(text, SMALL) + 8)
    box = SheetBox(left[0], left[1] - RESISTOR[1] / 2, width, RESISTOR[1])
    pen.put(Area(box, PAPER, colour, 1.4, 2))
    pen.text((box.centre[0], left[1] + 4), text, size=SMALL, anchor="middle", home=box)
    return width


def gate(pen: Pen, board: Board, tip: Point) -> tuple[Point, Point]:
    """A buffer that points to the left with its output at the tip; returns the places of its input and of its enable pin."""
    assert board.gate is not None
    (x, y), (width, height) = tip, GATE
    _, into, out = board.gate.pins
    pen.put(Area(((x, y), (x + width, y - height / 2), (x + width, y + height / 2)), PAPER, INK, 1.4))
    middle = x + width * 0.55
    rim = y - height / 2 * 0.55
    pen.put(Area(SheetBox(middle - 3, rim - 6, 6, 6), PAPER, INK, 1.2, 3))
    pen.text((x - 3, y - 3), out.number, size=TINY, anchor="end", colour=SOFT)
    pen.text((x + width + 3, y - 3), into.number, size=TINY, colour=SOFT)
    pen.text((x + width, y + height / 2 + 11), board.gate.name, size=SMALL, anchor="end", is_bold=True, colour=SOFT)
    return (x + width, y), (middle, rim - 6)


def board_pins(at: Point, pitch: float = PIN_PITCH, first: float = 13.0) -> Mapping[str, Point]:
    """The places of the pins of a board whose upper left corner is at that point."""
    return {name: (at[0], at[1] + first + place * pitch) for place, name in enumerate(BOARD)}


def board(
    pen: Pen,
    its: Board,
    at: Point,
    about: Sequence[str],
    size: tuple[float, float] = BOARD_SIZE,
    pitch: float = PIN_PITCH,
    across: float = COIL,
) -> Mapping[str, Point]:
    """A board with its coil; in the coil stand the name of the slot above it and the lines `about`. Returns where its pins are."""
    box = SheetBox(*at, *size)
    pen.put(Area(box, PALE, FAINT, 1.2, 6))
    pins = board_pins(at, pitch, (size[1] - pitch * (len(BOARD) - 1)) / 2)
    for name, (x, y) in pins.items():
        pen.put(Area(SheetBox(x - SQUARE / 2, y - SQUARE / 2, SQUARE, SQUARE), PAPER, SOFT, 1.2, 1))
        pen.text((x + 8, y + 4), name, size=SMALL, home=box, colour=SOFT if name == "IRQ" else INK)
    coil = SheetBox(box.right - across - 10, box.centre[1] - across / 2, across, across)
    for turn in range(3):
        inset = turn * 4
        within = SheetBox(coil.left + inset, coil.top + inset, coil.width - 2 * inset, coil.height - 2 * inset)
        pen.put(Area(within, PAPER if turn == 2 else "none", EDGE if turn else FAINT, 1.2, 9 - 2 * turn))
    room = coil.width - 20
    x, y = coil.centre
    pen.fitted((x, y + 2), str(its.slot), room, 20, 8, is_bold=True, anchor="middle", home=coil)
    for line, text in enumerate(about):
        pen.fitted((x, y + 18 + 13 * line), text, room, SMALL, 8, anchor="middle", colour=SOFT, home=coil)
    return pins


def chip(
    pen: Pen, box: SheetBox, name: str, kind: str, left: Mapping[Pin, tuple[str, float]], right: Mapping[Pin, tuple[str, float]]
) -> None:
    """A chip with its pins at these heights, inputs on the left and outputs on the right, each with its name and number."""
    pen.put(Area(box, PALE, FAINT, 1.2, 4))
    pen.text((box.centre[0], box.top + 17), name, size=13.0, anchor="middle", is_bold=True, home=box)
    pen.text((box.centre[0], box.top + 31), kind, size=SMALL, anchor="middle", colour=SOFT, home=box)
    for pins, is_left in ((left, True), (right, False)):
        for pin, (called, y) in pins.items():
            edge = box.left if is_left else box.right
            inner, outer = (edge + 5, edge - 4) if is_left else (edge - 5, edge + 4)
            pen.put(SheetText((inner, y + 4), called, SMALL, "start" if is_left else "end", home=box))
            pen.put(SheetText((outer, y - 3), pin.number, TINY, "end" if is_left else "start", colour=SOFT))


def pinout_size(pinout: Pinout) -> tuple[float, float]:
    return 78.0, PINS_PITCH * len(pinout.columns[0]) + 14


def pinout(pen: Pen, its: Pinout, at: Point, used: Mapping[int, str]) -> None:
    """All pins of a controller as they lie; those in use have the colours of their wires and their numbers. A Pico has its plug above."""
    width, height = pinout_size(its)
    if its is PICO:
        pen.put(Area(SheetBox(at[0] + width / 2 - 8, at[1] - 7, 16, 12), EDGE, FAINT, 1.2, 2))
    pen.put(Area(SheetBox(at[0] + 20, at[1], width - 40, height), PAPER, EDGE, 1.2, 4))
    for side, column in enumerate(its.columns):
        x = at[0] + (30 if side == 0 else width - 30)
        for row, pin in enumerate(column):
            y = at[1] + 7 + PINS_PITCH * (row + 0.5)
            colour = used.get(pin)
            shape = Area(SheetBox(x - 4, y - 4, 8, 8), colour or PALE, colour or FAINT, 1.2, 1 if pin == 1 else 4)
            pen.put(shape)
            if colour or pin == 1:
                across, anchor = (at[0] + 17, "end") if side == 0 else (at[0] + width - 17, "start")
                pen.text((across, y + 3.4), str(pin), size=TINY, anchor=anchor, colour=INK if colour else SOFT)


def dot(pen: Pen, at: Point, carries: Carries) -> None:
    pen.put(Dot(at, COLOURS[carries]))


def head(pen: Pen, title: str, about: str, width: float) -> None:
    """Title and description, at the top of a sheet."""
    room = width - 2 * MARGIN
    pen.fitted((MARGIN, 38), title, room, TITLE, SMALL, is_bold=True)
    pen.fitted((MARGIN, 58), about, room, SIZE, 8, colour=SOFT)


def controller_box(pen: Pen, circuit: Circuit, box: SheetBox, words: WiringWords) -> None:
    """The controller with all its pins as they lie."""
    pen.put(Area(box, PALE, FAINT, 1.2, 6))
    name = words.say("wires-controller-pi" if circuit.controller == "Pi" else "wires-controller-pico")
    pen.text((box.left + 14, box.top + 24), name, size=13.0, is_bold=True, home=box)
    used = {int(pin.number): COLOURS[wire.carries] for pin, wire in circuit.at_controller()}
    pinout(pen, PINOUTS[circuit.controller], (box.left + 6, box.top + 40), used)
