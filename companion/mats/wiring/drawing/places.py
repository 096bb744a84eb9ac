"""The layout of the sheet of a circuit, computed before it is drawn.

Rules of this file: the wires of a bus leave the controller above all of its boards, the uppermost to the outermost trunk, so that they
cross no other wire; select wires leave it in the order of the boards; supplies stand above all, where no wire passes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from companion.core.frozen import dataclass
from companion.mats.wiring.circuit import Board, Carries, Circuit, Decoder, Pin, Wire
from companion.mats.wiring.drawing.sheet import SMALL, Point, SheetBox
from companion.mats.wiring.drawing.symbols import BOARD_SIZE, MARGIN, board_pins, pinout_size
from companion.mats.wiring.letters import pixels_wide
from companion.mats.wiring.pinouts import DECODER_ADDRESS, DECODER_ENABLES, DECODER_OUTPUTS, PINOUTS

TOP = 80.0
CONTROLLER = 222.0
HEAD = 46.0  # of the controller, above its first row
ROW = 26.0
DECODER_GAP, FLAGGED_GAP, DECODER, DECODER_HEAD, DECODER_ROW = 88.0, 160.0, 96.0, 50.0, 24.0
LANE, TRUNK = 8.0, 14.0
CLEAR = 6.0  # between two wires that share a column, one above the other
BOARD_GAP = 12.0
ZONE = 150.0  # between the trunks and the boards; more for a wire that is pulled up and has a long name
PULL = 16.0  # below the last board of a bus
PULLED = 136.0  # width of a resistor and its flag, between the trunks and the name of a wire
NAMED = 150.0  # least width between the controller and the trunks: a resistor and the name of a wire
LEFT_PINS = (*DECODER_ADDRESS, *DECODER_ENABLES[1:], DECODER_ENABLES[0])  # the enable that is driven last: below it there is room


@dataclass(frozen=True, slots=True)
class PinRow:
    """A pin of the controller, its wire, and its height on the sheet."""

    pin: Pin
    wire: Wire
    y: float


@dataclass(frozen=True, slots=True)
class PlacedChip:
    decoder: Decoder
    box: SheetBox
    inputs: tuple[tuple[Pin, float], ...]
    outputs: tuple[tuple[Pin, float], ...]


@dataclass(frozen=True, slots=True)
class BusSection:
    """One bus: its rows, and its boards with their upper left corners."""

    bus: int
    rows: tuple[PinRow, ...]
    boards: tuple[tuple[Board, Point], ...]
    bottom: float  # lower end of its boards and of the chips that select them


@dataclass(frozen=True, slots=True)
class Places:
    circuit: Circuit
    controller: SheetBox
    sections: tuple[BusSection, ...]
    chips: tuple[PlacedChip, ...]
    supplies: tuple[PinRow, ...]
    lines: tuple[PinRow, ...]  # of select wires, to boards or to decoders
    lane: dict[Pin, float]  # the column in which a select wire goes up or down, by its source
    trunks: dict[str, float]  # columns by name; the buses of a hub share them, one below the other
    zone: float  # the last column of the trunks

    @property
    def edge(self) -> float:
        return self.controller.right

    @property
    def width(self) -> float:
        return self.sections[0].boards[0][1][0] + BOARD_SIZE[0] + MARGIN

    @property
    def is_flagged(self) -> bool:
        """Whether lines to decoders are drawn as flags, as there are several decoders."""
        return len(self.chips) > 1

    def source(self, board: Board) -> Point:
        for chip in self.chips:
            for pin, y in chip.outputs:
                if pin == board.source:
                    return chip.box.right, y
        return self.edge, next(row.y for row in self.lines if row.pin == board.source)


def sda(at: Point) -> float:
    return board_pins(at)["SDA"][1]


def _named(circuit: Circuit, carries: Carries) -> list[Wire]:
    return [wire for wire in circuit.wires if wire.carries is carries and wire.pins[0].part == circuit.controller]


def trunk_key(wire: Wire) -> str:
    """The name of the trunk of a wire; buses of a hub share trunks."""
    return wire.name if wire.carries is Carries.RESET else wire.carries.value


def places(circuit: Circuit) -> Places:
    draft = _Draft(circuit)
    for place, bus in enumerate(circuit.buses):
        draft.section(bus, is_first=place == 0)
    return draft.placed()


class _Draft:
    """The layout as it grows from the top down; `cursor` is the next free row of the controller."""

    def __init__(self, circuit: Circuit) -> None:
        self.circuit = circuit
        self.cursor = TOP + HEAD
        self.gap = FLAGGED_GAP if len(circuit.decoders) > 1 else DECODER_GAP
        self.supplies = tuple(self._supplies())
        self.sections: list[tuple[int, tuple[PinRow, ...], list[tuple[Board, float]]]] = []
        self.chips: list[PlacedChip] = []
        self.selects: list[PinRow] = []
        self.addresses: list[PinRow] = []

    def _supplies(self) -> Iterator[PinRow]:
        for pin, wire in self.circuit.at_controller():
            if wire.carries in (Carries.FIVE, Carries.GROUND, Carries.SUPPLY):
                yield self._row(wire, pin=pin)

    def section(self, bus: int, *, is_first: bool) -> None:
        if not is_first:
            _, _, boards = self.sections[-1]
            self.cursor = max(self.cursor, boards[-1][1] + BOARD_SIZE[1] + PULL + ROW)
        rows = tuple(self._bus_rows(bus, with_reset=is_first))
        opening = [decoder for decoder in self.circuit.decoders if decoder.first is None]
        if len(self.circuit.decoders) > 1:
            for wire in self._leading():
                self.addresses.append(self._row(wire))
                self.cursor += 1.5 * ROW if wire.pull else 0.0
        for decoder in opening:
            self._chip(decoder, self.cursor - ROW / 2)
        top = max((chip.box.bottom + ROW for chip in self.chips if chip.decoder in opening), default=rows[-1].y + ROW - 4)
        boards = [(board, top + place * (BOARD_SIZE[1] + BOARD_GAP)) for place, board in enumerate(self.circuit.of_bus(bus))]
        self.sections.append((bus, rows, boards))
        for part, group in groupby(boards, key=lambda one: one[0].source.part):
            self._group(part, list(group))

    def _leading(self) -> Iterator[Wire]:
        """The wires from the controller to decoders."""
        ends = {Pin(decoder.chip, str(pin)) for decoder in self.circuit.decoders for pin in LEFT_PINS}
        for _, wire in self.circuit.at_controller():
            if wire.carries in (Carries.ADDRESS, Carries.SELECT) and ends.intersection(wire.pins):
                yield wire

    def _row(self, wire: Wire, y: float | None = None, pin: Pin | None = None) -> PinRow:
        row = PinRow(pin or wire.pins[0], wire, self.cursor if y is None else y)
        self.cursor = max(self.cursor, row.y) + ROW
        return row

    def _bus_rows(self, bus: int, *, with_reset: bool) -> Iterator[PinRow]:
        first = self.circuit.of_bus(bus)[0]
        ends = (first.pin("SCK"), first.pin("MOSI"), first.gate.pins[2] if first.gate else first.pin("MISO"))
        for end in ends:
            wire = self.circuit.wire_at(end)
            assert wire is not None
            yield self._row(wire)
        for wire in _named(self.circuit, Carries.RESET) if with_reset else ():
            yield self._row(wire)

    def _group(self, part: str, boards: Sequence[tuple[Board, float]]) -> None:
        """Places what selects neighbouring boards: rows of the controller, or a decoder."""
        if part == self.circuit.controller:
            for board, _ in boards:
                wire = self.circuit.wire_at(board.source)
                assert wire is not None
                self.selects.append(self._row(wire))
            return
        decoder = next(one for one in self.circuit.decoders if one.chip == part)
        is_alone = len(self.circuit.decoders) == 1
        self._chip(decoder, self.cursor - ROW / 2 if is_alone else boards[0][1])

    def _chip(self, decoder: Decoder, top: float) -> None:
        left = MARGIN + CONTROLLER + self.gap
        box = SheetBox(left, top, DECODER, DECODER_HEAD + DECODER_ROW * len(DECODER_OUTPUTS) - 6)
        heights = [top + DECODER_HEAD + DECODER_ROW * place for place in range(len(DECODER_OUTPUTS))]
        inputs = tuple((Pin(decoder.chip, str(pin)), y) for pin, y in zip(LEFT_PINS, heights, strict=False))
        outputs = tuple((Pin(decoder.chip, str(pin)), y) for pin, y in zip(DECODER_OUTPUTS, heights, strict=True))
        self.chips.append(PlacedChip(decoder, box, inputs, outputs))
        if len(self.circuit.decoders) == 1:
            for pin, y in inputs:
                wire = self.circuit.wire_at(pin)
                if wire is not None and wire.pins[0].part == self.circuit.controller and wire.carries is not Carries.GROUND:
                    self.addresses.append(self._row(wire, y))
            self.cursor = box.bottom + ROW

    def placed(self) -> Places:
        _, tall = pinout_size(PINOUTS[self.circuit.controller])
        last = max(row.y for row in (*self.selects, *self.addresses))
        controller = SheetBox(MARGIN, TOP, CONTROLLER, max(last + ROW * 0.8 - TOP, HEAD + tall + 4))
        return self._across(controller)

    def _across(self, controller: SheetBox) -> Places:
        """Sets the columns: lanes, trunks, boards."""
        of_lanes = self._lanes(controller.right)
        resets = [wire.name for wire in _named(self.circuit, Carries.RESET)]
        columns = (*resets, Carries.BACK.value, Carries.OUT.value, Carries.CLOCK.value)
        begin = max(max(of_lanes.values()) + TRUNK * 2 + 22, controller.right + NAMED)
        trunks = {name: begin + TRUNK * place for place, name in enumerate(columns)}
        zone = max(trunks.values())
        pulled = [pixels_wide(row.wire.name, SMALL, is_bold=True) for row in self.selects if row.wire.pull]
        left = zone + max(ZONE, PULLED + max(pulled, default=0.0))
        sections = tuple(
            BusSection(bus, rows, tuple((board, (left, top)) for board, top in boards), self._foot(boards))
            for bus, rows, boards in self.sections
        )
        rows = (*self.selects, *self.addresses)
        return Places(self.circuit, controller, sections, tuple(self.chips), self.supplies, rows, of_lanes, trunks, zone)

    def _foot(self, boards: Sequence[tuple[Board, float]]) -> float:
        """The lower end of a section; only a Pi has decoders, and then there is one section."""
        return max(boards[-1][1] + BOARD_SIZE[1], *(chip.box.bottom for chip in self.chips), 0.0)

    def _lanes(self, edge: float) -> dict[Pin, float]:
        heights = {pin: y for chip in self.chips for pin, y in chip.outputs} | {row.pin: row.y for row in self.selects}
        boards = [(board.source, sda((0.0, top))) for _, _, boards in self.sections for board, top in boards]
        found = lanes([(heights[source], target) for source, target in boards])
        begin = (edge + self.gap + DECODER if self.chips else edge) + 24
        return {source: begin + LANE * lane for (source, _), lane in zip(boards, found, strict=True)}


def lanes(ways: Sequence[tuple[float, float]]) -> tuple[int, ...]:
    """The column of each wire that leads from one height to another, so that no wire crosses another; 0 is next to the sources.

    A wire that goes down leaves the nearer columns to the wires below it, and one that goes up to those above it.
    """
    found = [0] * len(ways)
    downwards = [place for place, (start, end) in enumerate(ways) if end >= start]
    upwards = [place for place, (start, end) in enumerate(ways) if end < start]
    for order in (downwards[::-1], upwards):
        for number, place in enumerate(order):
            beside = [found[other] for other in order[:number] if _overlap(ways[place], ways[other])]
            found[place] = max(beside, default=-1) + 1
    return tuple(found)


def _overlap(one: tuple[float, float], other: tuple[float, float]) -> bool:
    return min(one) - CLEAR < max(other) and min(other) - CLEAR < max(one)
