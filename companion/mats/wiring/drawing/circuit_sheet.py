"""The sheet of a circuit whose boards share a bus: controller on the left, boards on the right, and every wire between them."""

from __future__ import annotations

from collections.abc import Iterator

from companion.mats.wiring.building import MatBuild
from companion.mats.wiring.circuit import Board, Carries, Circuit, Pin, Wire
from companion.mats.wiring.drawing.beside import lower_left
from companion.mats.wiring.drawing.places import PULL, TRUNK, BusSection, PinRow, PlacedChip, Places, places, trunk_key
from companion.mats.wiring.drawing.sheet import SMALL, SOFT, Pen, Point, WiringSheet
from companion.mats.wiring.drawing.symbols import (
    COLOURS,
    MARGIN,
    RESISTOR,
    board,
    board_pins,
    chip,
    controller_box,
    dot,
    flag,
    gate,
    head,
    resistor,
    stub,
)
from companion.mats.wiring.pinouts import PINOUTS
from companion.mats.wiring.pins import pin_names
from companion.mats.wiring.words import WiringWords

SERIES_AT = 12.0  # right of the controller
PULL_AT, GATE_AT = 10.0, 20.0  # right of the trunks


def circuit_sheet(build: MatBuild, circuit: Circuit, words: WiringWords, title: str, about: str) -> WiringSheet:
    where = places(circuit)
    drawn = _Drawn(circuit, where, words)
    drawn.all()
    left_bottom = lower_left(drawn.pen, build, circuit, where, words)
    height = max(where.controller.bottom, where.sections[-1].bottom + PULL + 20, left_bottom) + MARGIN
    head(drawn.pen, title, about, where.width)
    return WiringSheet(title, about, where.width, height, tuple(drawn.pen.shapes), tuple(drawn.pen.ends))


def controller(pen: Pen, circuit: Circuit, where: Places, words: WiringWords) -> None:
    """The controller; its pins that are in use are repeated at its right edge."""
    its, box = PINOUTS[circuit.controller], where.controller
    controller_box(pen, circuit, box, words)
    for row in pin_rows(where):
        label = words.volts(its.label(int(row.pin.number)))
        called = _called(circuit, row, words)
        told = label if label == called else f"{called} · {label}"
        pen.text((box.right - 30, row.y + 4), told, size=SMALL, anchor="end", home=box)
        pen.text((box.right - 6, row.y + 4), row.pin.number, size=SMALL, anchor="end", is_bold=True, home=box)


def _called(circuit: Circuit, row: PinRow, words: WiringWords) -> str:
    """The name of the wire in a row; a line to the only decoder is called like its input."""
    if row.wire.carries is Carries.ADDRESS and len(circuit.decoders) == 1:
        return pin_names(circuit.decoders[0])[row.wire.pins[1]]
    return words.wire(row.wire)


def pin_rows(where: Places) -> Iterator[PinRow]:
    for section in where.sections:
        yield from section.rows
    yield from where.lines
    yield from where.supplies


class _Drawn:
    def __init__(self, circuit: Circuit, where: Places, words: WiringWords) -> None:
        self.circuit, self.where, self.words, self.pen = circuit, where, words, Pen()
        self.supply = next(wire for wire in circuit.wires if wire.carries is Carries.SUPPLY)
        self.wires = {pin: wire for wire in circuit.wires for pin in wire.pins}
        self.ends: dict[str, float] = {}  # the lower end of each trunk
        for section in where.sections:
            for its, at in section.boards:
                self.ends |= dict(self._taps(its, at))

    def all(self) -> None:
        for section in self.where.sections:
            self._trunks(section)
        for row in self.where.lines:
            self._line(row)
        for one in self.where.chips:
            self._chip(one)
        for section in self.where.sections:
            for its, at in section.boards:
                self._board(its, at)
        for row in self.where.supplies:
            self._flagged(row)
        controller(self.pen, self.circuit, self.where, self.words)

    def _colour(self, wire: Wire) -> str:
        return COLOURS[wire.carries]

    def _flagged(self, row: PinRow) -> None:
        stub(self.pen, row.wire, self.words, (self.where.edge, row.y), (10, 0), row.pin)

    def _trunks(self, section: BusSection) -> None:
        """Draws each trunk from the controller to its column, and down to the last board that it reaches."""
        for row in section.rows:
            wire, colour = row.wire, self._colour(row.wire)
            x = self.where.trunks[trunk_key(wire)]
            bottom = self.ends[wire.name]
            points = [(self.where.edge, row.y), (x, row.y), (x, bottom)]
            if wire.pull:
                points[-1] = (x, section.bottom + PULL)
                dot(self.pen, (x, bottom), wire.carries)
                points.append((min(self.where.trunks.values()) - TRUNK, section.bottom + PULL))
            self.pen.line(wire.name, colour, *points)
            self.pen.end(wire.name, (self.where.edge, row.y), row.pin)
            left = min(self.where.trunks.values()) - 10
            self.pen.text((left, row.y - 4), wire.name, size=SMALL, anchor="end", is_bold=True, colour=colour)
            if wire.series:
                resistor(self.pen, (self.where.edge + SERIES_AT, row.y), self.words.ohms(wire.series), colour)
            if wire.pull:
                self._pulled_left(wire, points[-1])

    def _taps(self, its: Board, at: Point) -> Iterator[tuple[str, float]]:
        """The heights at which a board is joined to its trunks."""
        for name, (_, y) in board_pins(at).items():
            pin = its.gate.pins[2] if name == "MISO" and its.gate is not None else its.pin(name)
            if pin in self.wires:
                yield self.wires[pin].name, y

    def _pulled_left(self, wire: Wire, right: Point) -> None:
        """Draws a resistor to the left of a point, and left of it the flag of the supply."""
        left = right[0] - RESISTOR[0], right[1]
        resistor(self.pen, left, self.words.ohms(wire.pull), COLOURS[Carries.SUPPLY])
        stub(self.pen, self.supply, self.words, left, (-6, 0))

    def _line(self, row: PinRow) -> None:
        """Draws a select line to a decoder: straight to the only one, by a flag to one of several. Lines to boards are drawn with these."""
        if row.pin in self.where.lane:
            return  # drawn with its board
        if self.where.is_flagged:
            self._flagged(row)
        else:
            self.pen.line(row.wire.name, self._colour(row.wire), (self.where.edge, row.y), (self.where.chips[0].box.left, row.y))
            self.pen.end(row.wire.name, (self.where.edge, row.y), row.pin)
        if row.wire.pull:
            self._pulled_down(row)

    def _pulled_down(self, row: PinRow) -> None:
        """Draws a resistor below the line, and a flag below that."""
        supply, colour = self.supply, COLOURS[Carries.SUPPLY]
        x = self.where.edge + 9 if not self.where.is_flagged else self.where.edge + 5
        dot(self.pen, (x, row.y), row.wire.carries)
        self.pen.line(row.wire.name, self._colour(row.wire), (x, row.y), (x, row.y + 20), (x + 8, row.y + 20))
        width = resistor(self.pen, (x + 8, row.y + 20), self.words.ohms(row.wire.pull), colour)
        right = x + 8 + width
        self.pen.line(supply.name, colour, (right, row.y + 20), (right + 6, row.y + 20), (right + 6, row.y + 42), (right, row.y + 42))
        flag(self.pen, supply, self.words, (right, row.y + 42), "left")

    def _chip(self, one: PlacedChip) -> None:
        called = pin_names(one.decoder)
        left = {pin: (called[pin], y) for pin, y in one.inputs}
        right = {pin: (called[pin], y) for pin, y in one.outputs}
        chip(self.pen, one.box, one.decoder.chip, "74HC138", left, right)
        for pin, y in one.inputs:
            self._chip_end(pin, (one.box.left, y), is_left=True)
        for pin, y in one.outputs:
            if pin not in self.where.lane and pin in self.wires:
                self._chip_end(pin, (one.box.right, y), is_left=False)

    def _chip_end(self, pin: Pin, at: Point, *, is_left: bool) -> None:
        """Ends the wire of a chip's pin in a flag, unless it is a straight line from the controller, which is drawn already."""
        wire = self.wires[pin]
        if wire.pins[0].part == self.circuit.controller and wire.carries is not Carries.GROUND and not self.where.is_flagged:
            self.pen.end(wire.name, at, pin)
        else:
            stub(self.pen, wire, self.words, at, (-16 if is_left else 22, 0), pin)  # 22: room for a number of two digits

    def _board(self, its: Board, at: Point) -> None:
        about = self.words.say("wires-antenna", antenna=str(its.antenna))
        has_others = any(other.reader != its.reader for other in self.circuit.boards)
        pins = board(self.pen, its, at, (about, its.reader) if has_others else (about,))
        self._select(its, pins["SDA"])
        for name, (x, y) in pins.items():
            wire = self.wires.get(its.pin(name))
            if wire is None:
                continue  # IRQ
            if wire.carries in (Carries.SUPPLY, Carries.GROUND):
                stub(self.pen, wire, self.words, (x, y), (-8, 0), its.pin(name))
                continue
            self.pen.end(wire.name, (x, y), its.pin(name))
            if wire.carries in (Carries.CLOCK, Carries.OUT, Carries.RESET):
                self._tap(wire, (x, y))
        if its.gate is None:
            self._tap(self.wires[its.pin("MISO")], pins["MISO"])
        else:
            self._buffer(its, pins["SDA"], pins["MISO"])

    def _tap(self, wire: Wire, to: Point) -> None:
        x = self.where.trunks[trunk_key(wire)]
        self.pen.line(wire.name, self._colour(wire), (x, to[1]), to)
        if to[1] < self.ends[wire.name] or wire.pull:
            dot(self.pen, (x, to[1]), wire.carries)

    def _select(self, its: Board, to: Point) -> None:
        wire = self.wires[its.source]
        start, lane, colour = self.where.source(its), self.where.lane[its.source], self._colour(wire)
        self.pen.line(wire.name, colour, start, (lane, start[1]), (lane, to[1]), to)
        self.pen.end(wire.name, start, its.source)
        self.pen.text((to[0] - 8, to[1] - 4), wire.name, size=SMALL, anchor="end", is_bold=True, colour=colour)
        if wire.pull:
            self._pulled_up(wire, to[1])

    def _pulled_up(self, wire: Wire, y: float) -> None:
        """Draws a resistor and a flag above the line, right of the trunks."""
        x = self.where.zone + PULL_AT
        dot(self.pen, (x, y), wire.carries)
        self.pen.line(wire.name, self._colour(wire), (x, y), (x, y - 15), (x + 6, y - 15))
        width = resistor(self.pen, (x + 6, y - 15), self.words.ohms(wire.pull), COLOURS[Carries.SUPPLY])
        stub(self.pen, self.supply, self.words, (x + 6 + width, y - 15), (6, 0))

    def _buffer(self, its: Board, select: Point, miso: Point) -> None:
        """Draws the buffer of a board: its output goes to the trunk, its input to the board, its enable to the select wire."""
        assert its.gate is not None
        enable, into, out = its.gate.pins
        tip = (self.where.zone + GATE_AT, miso[1])
        input_at, enable_at = gate(self.pen, its, tip)
        told, own, opened = (self.wires[pin] for pin in (out, into, enable))
        self._tap(told, tip)
        self.pen.end(told.name, tip, out)
        self.pen.line(own.name, self._colour(own), input_at, miso)
        self.pen.end(own.name, input_at, into)
        self.pen.line(opened.name, self._colour(opened), (enable_at[0], select[1]), enable_at)
        dot(self.pen, (enable_at[0], select[1]), opened.carries)
        self.pen.end(opened.name, enable_at, enable)
        self.pen.text((enable_at[0] + 4, select[1] + 11), enable.number, size=10.0, colour=SOFT)
