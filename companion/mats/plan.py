"""A mat as its file describes it: the shape on which the referee plays, the readers below it, and the places in millimetres."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Literal

from companion.core.frozen import dataclass
from companion.core.mat.shape import Shape
from companion.events import Slot
from hardware.antennas.chips import CHIP

Point = tuple[float, float]  # millimetres to the right and upwards
TURNS = (0, 90, 180, 270)
# Decibels of the receiver, and the chip's code for them: bits 6:4 of RFCfgReg (MFRC522 data sheet, 9.3.3.6; 2 and 3 are 0 and 1 again).
GAINS = {18: 0, 23: 1, 33: 4, 38: 5, 43: 6, 48: 7}
GAIN = 33  # the chip's value after a reset
REACH = 120.0  # millimetres; readers 80 mm apart read each other's tags, and so may those one diagonal step of the grid apart


@dataclass(frozen=True, slots=True)
class Spi:
    """Readers on a Pi's own bus, one chip for each antenna."""

    name: str
    slots: tuple[Slot, ...]  # of antenna 0, 1 ...
    bus: int
    device: int
    select: tuple[int, ...]  # BCM numbers, one for each antenna; empty: a decoder, or one antenna on the device's own line
    reset: int | None  # BCM number
    speed: int  # hertz
    address: tuple[int, ...] = ()  # BCM numbers of a decoder's lines, the least significant first; the device's own line gates it
    gain: int = GAIN
    chip: str = CHIP
    kind: Literal["spi"] = "spi"


@dataclass(frozen=True, slots=True)
class Hub:
    """A microcontroller that polls its antennas and talks over USB."""

    name: str
    slots: tuple[Slot, ...]
    port: str  # a path under /dev, or the hub's serial number
    baud: int
    gain: int = GAIN
    chip: str = CHIP  # as its board.py has it
    kind: Literal["hub"] = "hub"


@dataclass(frozen=True, slots=True)
class Simulated:
    """A simulated reader."""

    name: str
    slots: tuple[Slot, ...]
    kind: Literal["simulated"] = "simulated"


Wiring = Spi | Hub | Simulated


@dataclass(frozen=True, slots=True)
class PanelWiring:
    """Buttons, encoder, lamps and buzzer on the Pi's own pins, by BCM numbers, and the lights of the hubs' slots."""

    buttons: Mapping[str, int]  # by the press that they make: "ok", "seat-1"
    encoder: tuple[int, int] | None
    push: int | None  # the encoder's own button
    lamps: Mapping[str, int]  # by seat
    buzzer: int | None
    has_lights: bool
    brightness: int  # of the lights, per cent


@dataclass(frozen=True, slots=True)
class Geometry:
    """Measures as seen from the marked lower edge, from the lower left corner."""

    width: float
    height: float
    slot_width: float
    slot_height: float
    centres: Mapping[Slot, Point] = field(default_factory=dict)
    reach: float = REACH  # an antenna may hear tags of another one whose centre is nearer than this


@dataclass(frozen=True, slots=True)
class Plan:
    """A mat; slots are named as players see them, which may differ from the wiring. A mat without readers is simulated."""

    name: str
    shape: Shape
    readers: tuple[Wiring, ...]
    geometry: Geometry
    turn: int  # degrees, as in the file
    panel: PanelWiring | None = None


NO_MAT = Plan("none", Shape(0, 0, ()), (), Geometry(0.0, 0.0, 0.0, 0.0), 0)  # cards are chosen by name (C19)


@dataclass(frozen=True, slots=True)
class MatTurn:
    """The turn of the wiring on the table, clockwise: at 90 degrees its right side is the marked lower edge (C2)."""

    degrees: int
    wired: Shape
    width: float = 0.0
    height: float = 0.0

    @property
    def is_sideways(self) -> bool:
        return self.degrees in (90, 270)

    def slot(self, wired: Slot) -> Slot:
        """The players' name of a slot; only names of cells depend on the turn."""
        cell = self.wired.column_and_row(wired)
        if cell is None:
            return wired
        (column, row), right, top = cell, self.wired.columns - 1, self.wired.rows - 1
        turned = {0: (column, row), 90: (row, right - column), 180: (right - column, top - row), 270: (top - row, column)}[self.degrees]
        return Slot(f"{chr(65 + turned[0])}{turned[1] + 1}")

    def slots(self, wired: tuple[Slot, ...]) -> tuple[Slot, ...]:
        return tuple(self.slot(one) for one in wired)

    def point(self, wired: Point) -> Point:
        x, y = wired
        turned = {0: (x, y), 90: (y, self.width - x), 180: (self.width - x, self.height - y), 270: (self.height - y, x)}
        return turned[self.degrees]


def snake(shape: Shape) -> tuple[Slot, ...]:
    """A line over the working cells: the lowest row from left to right, the next one from right to left, and so on (L7)."""
    found = []
    for row in range(shape.rows):
        columns = range(shape.columns) if row % 2 == 0 else range(shape.columns - 1, -1, -1)
        cells = (shape.cell_at(column, row) for column in columns)
        found += [cell for cell in cells if cell and cell not in shape.blind]
    return tuple(found)
