"""The wires of a mat, cut to length: from each pin to the next, by where the boards lie.

Rules of this file: a wire that many boards share runs from the nearest one to the nearest of those that are left, which in a grid is the
snake of hardware/README.md. Chips and converters sit on a stripboard in the middle of their boards; a Pico sits there too, a Pi at the end
of 200 mm of wire. What both ends have on the stripboard is a bridge there. Each piece is longer than its way, for bends and bare ends.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from companion.core.frozen import dataclass
from companion.mats.ordering.sheets import sheet_name
from companion.mats.plan import Plan, Point
from companion.mats.reader_board import pins_of
from companion.mats.wiring.building import MatBuild
from companion.mats.wiring.circuit import Board, Carries, Circuit, Pin, Wire
from companion.mats.wiring.pinouts import GROUND

TO_PI = 200.0  # millimetres: as long as a wire from a Pi may be
BRIDGE = 30.0  # on a stripboard
BESIDE = 500.0  # from the Pi to a part of the panel
MORE = 30.0  # for bends and bare ends
SIGNAL, POWER = 0.14, 0.5  # mm²
SUPPLY = "S"  # as circuits call it
STEP = 5.0  # millimetres to which a length is rounded up
_STRONG = (Carries.SUPPLY, Carries.FIVE, Carries.GROUND)


@dataclass(frozen=True, slots=True)
class WirePiece:
    """A piece of wire, with the names of its ends; `area` is its cross-section in mm²."""

    sheet: str
    wire: str
    start: str
    end: str
    length: float
    area: float


def pieces_of(build: MatBuild) -> tuple[WirePiece, ...]:
    return tuple(_pieces(build))


def metres(pieces: Sequence[WirePiece], area: float) -> int:
    """The metres to buy of a cross-section, with a tenth for what is cut wrong."""
    return math.ceil(sum(piece.length for piece in pieces if piece.area == area) * 1.1 / 1000)


def _pieces(build: MatBuild) -> Iterator[WirePiece]:
    for number, circuit in enumerate(build.circuits, 1):
        sheet, way = sheet_name(circuit, number), _Ways(build.plan, circuit)
        for wire in circuit.wires:
            area = POWER if wire.carries in _STRONG else SIGNAL
            for start, end, length in way.of(wire):
                yield WirePiece(sheet, wire.name, _name(start), _name(end), _rounded(length + MORE), area)
                if start.part == SUPPLY:  # its ground, which no circuit names
                    yield WirePiece(sheet, GROUND, f"{start.part} {GROUND}", f"{end.part} {GROUND}", _rounded(length + MORE), area)
        if build.budget.lights.most and circuit.controller == "Pico":
            yield from _of_lights(sheet, way, circuit.boards)
    panel = build.plan.panel
    if panel is not None:
        names = (*panel.buttons, *(f"lamp {seat}" for seat in panel.lamps), *(["encoder"] * 3 if panel.encoder else ()))
        names = (*names, *(["buzzer"] if panel.buzzer is not None else ()))
        for name in names:
            for signal in (name, "GND"):
                yield WirePiece("panel", signal, "Pi", name, BESIDE, SIGNAL)


def _of_lights(sheet: str, way: _Ways, boards: Sequence[Board]) -> Iterator[WirePiece]:
    """Three wires from the hub to its first light and from each light to the next one."""
    before, at = "hub", way.middle
    for board in boards:
        length = _rounded(math.dist(at, way.at[board.part]) + MORE)
        for wire, area in (("light", SIGNAL), ("5 V", POWER), ("GND", POWER)):
            yield WirePiece(sheet, wire, before, f"light of {board.slot}", length, area)
        before, at = f"light of {board.slot}", way.at[board.part]


def _name(pin: Pin) -> str:
    return f"{pin.part} {pin.number}"


def _rounded(length: float) -> float:
    return math.ceil(round(length, 6) / STEP) * STEP


class _Ways:
    """Where the parts of a circuit lie, and how its wires run."""

    def __init__(self, plan: Plan, circuit: Circuit) -> None:
        self.circuit = circuit
        self.at: dict[str, Point] = {board.part: pins_of(plan, plan.geometry.centres[board.slot]) for board in circuit.boards}
        count = len(self.at)
        self.middle: Point = sum(x for x, _ in self.at.values()) / count, sum(y for _, y in self.at.values()) / count
        # The 5 V come from the middle of the edge that is farthest from the players.
        self.supply: Point = plan.geometry.width / 2, plan.geometry.height

    def of(self, wire: Wire) -> Iterator[tuple[Pin, Pin, float]]:
        """The pieces of a wire: both ends, and how far it is from one to the other."""
        before, *left = wire.pins
        left.sort(key=lambda pin: pin.part in self.at)  # the stripboard first, where the wire begins
        while left:
            after = min(left, key=lambda pin: self._far(before, pin))
            yield before, after, self._far(before, after)
            left.remove(after)
            before = after

    def _far(self, one: Pin, other: Pin) -> float:
        if SUPPLY in (one.part, other.part):
            return math.dist(self.supply, self._place(other if one.part == SUPPLY else one))
        if "Pi" in (one.part, other.part):
            return TO_PI
        return max(BRIDGE, math.dist(self._place(one), self._place(other)))

    def _place(self, pin: Pin) -> Point:
        return self.at.get(pin.part, self.middle)
