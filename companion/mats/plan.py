"""A mat as its file describes it: the shape that the referee plays on, the readers under it, and where everything lies."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from companion.core.mat.shape import Shape
from companion.events import Slot

Point = tuple[float, float]  # millimetres to the right and upwards
TURNS = (0, 90, 180, 270)
# Decibels of the receiver, and how the chip is told them: bits 6:4 of RFCfgReg (MFRC522 data sheet, 9.3.3.6; 2 and 3 are 0 and 1 again).
GAINS = {18: 0, 23: 1, 33: 4, 38: 5, 43: 6, 48: 7}
GAIN = 33  # as the chip comes out of its reset
REACH = 120.0  # millimetres; readers 80 mm apart read each other's tags, and so may those a diagonal step of the grid apart


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
    kind: Literal["spi"] = "spi"


@dataclass(frozen=True, slots=True)
class Hub:
    """A microcontroller that polls its antennas and talks over USB."""

    name: str
    slots: tuple[Slot, ...]
    port: str  # a path under /dev, or the hub's serial number
    baud: int
    gain: int = GAIN
    kind: Literal["hub"] = "hub"


@dataclass(frozen=True, slots=True)
class Simulated:
    """A reader that is not there."""

    name: str
    slots: tuple[Slot, ...]
    kind: Literal["simulated"] = "simulated"


Wiring = Spi | Hub | Simulated


@dataclass(frozen=True, slots=True)
class PanelWiring:
    """What stands beside the screen on the Pi's own pins, by BCM numbers, and the lights of the hubs' slots."""

    buttons: Mapping[str, int]  # by what they press: "ok", "seat-1"
    encoder: tuple[int, int] | None
    push: int | None  # the encoder's own button
    lamps: Mapping[str, int]  # by seat
    buzzer: int | None
    has_lights: bool
    brightness: int  # of the lights, per cent


@dataclass(frozen=True, slots=True)
class Geometry:
    """Seen from the marked lower edge, from the mat's lower left corner on."""

    width: float
    height: float
    slot_width: float
    slot_height: float
    centres: Mapping[Slot, Point] = field(default_factory=dict)
    reach: float = REACH  # between two centres that are nearer to each other, an antenna may hear the other's tag


@dataclass(frozen=True, slots=True)
class Plan:
    """Slots are named as players see them, whatever the wiring calls them; a mat without readers is a simulated one."""

    name: str
    shape: Shape
    readers: tuple[Wiring, ...]
    geometry: Geometry
    turn: int  # degrees, as in the file
    panel: PanelWiring | None = None


NO_MAT = Plan("none", Shape(0, 0, ()), (), Geometry(0.0, 0.0, 0.0, 0.0), 0)  # cards are chosen by name (C19)


@dataclass(frozen=True, slots=True)
class Turn:
    """How the wiring lies on the table: turned clockwise, so that at 90 degrees its right side is the marked lower edge (C2)."""

    degrees: int
    wired: Shape
    width: float = 0.0
    height: float = 0.0

    @property
    def is_sideways(self) -> bool:
        return self.degrees in (90, 270)

    def slot(self, wired: Slot) -> Slot:
        """What players call a slot; a name that is no cell's is the same for all."""
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
    """A line over the working cells: the lowest row to the right, the next one to the left, and so on (L7)."""
    found = []
    for row in range(shape.rows):
        columns = range(shape.columns) if row % 2 == 0 else range(shape.columns - 1, -1, -1)
        cells = (shape.cell_at(column, row) for column in columns)
        found += [cell for cell in cells if cell and cell not in shape.blind]
    return tuple(found)
