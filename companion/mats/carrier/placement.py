"""Where each part lies on the carrier, in millimetres from the board's left top corner, its side with the parts towards the reader.

Rules of this file: pads lie on a grid of GRID, on which tracks run, but for those of the fuse. A hub's two buses lie to the two sides of
the Pico, each antenna's header above its resistor and its two capacitors: so SCK, MOSI, RST and 3.3 V run straight from header to header.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from companion.core.frozen import dataclass
from companion.mats.carrier.nets import carrier_nets
from companion.mats.carrier.packages import PACKAGES, Package, Pad, Room
from companion.mats.carrier.parts import (
    CONTROLLER,
    CONVERTER,
    FUSE,
    HOLES,
    LIGHTS,
    SHIFTER,
    SUPPLY_IN,
    CarrierPart,
    carrier_circuit,
    carrier_parts,
    large_capacitors,
    pulls_of,
    series_of,
    small_capacitors,
)
from companion.mats.wiring.circuit import Carries, Circuit, Pin

GRID = 0.635
WIDTH = HEIGHT = 100.0
OUTLINE = Room(0.0, 0.0, WIDTH, HEIGHT)
# In steps of the grid: the first pins of the headers' columns, and their rows from above.
COLUMNS = (8, 122)
ROWS = (28, 60, 92, 124)
HOLE = 4.0  # from both edges


@dataclass(frozen=True, slots=True)
class Place:
    """Where the origin of a part lies; `is_turned` by half a circle."""

    x: float
    y: float
    is_turned: bool = False


@dataclass(frozen=True, slots=True)
class Placed:
    part: CarrierPart
    place: Place
    package: Package

    @property
    def pads(self) -> tuple[tuple[Pad, float, float], ...]:
        """The pads with their places on the board."""
        return tuple((pad, round(self.place.x + pad.x, 4), round(self.place.y + pad.y, 4)) for pad in self.package.pads)

    @property
    def room(self) -> Room:
        return self.package.room.moved(self.place.x, self.place.y)


@cache
def placed() -> tuple[Placed, ...]:
    places = dict(_places(carrier_circuit()))
    return tuple(_placed(part, places[part.reference]) for part in carrier_parts())


def _placed(part: CarrierPart, place: Place) -> Placed:
    package = PACKAGES[part.package]
    return Placed(part, place, package.mirrored() if place.is_turned else package)


@cache
def net_names() -> Mapping[Pin, str]:
    return {pin: net.name for net in carrier_nets() for pin in net.pins}


def _at(x: int, y: int, *, is_turned: bool = False) -> Place:
    """In steps of the grid."""
    return Place(round(x * GRID, 4), round(y * GRID, 4), is_turned)


_FIXED: Mapping[str, Place] = {
    CONTROLLER: _at(65, 4),
    "IC1": _at(102, 20),
    "IC2": _at(44, 20),
    SHIFTER: _at(73, 93),
    SUPPLY_IN: _at(50, 148),
    FUSE: _at(46, 129),
    CONVERTER: _at(91, 131),
    LIGHTS: _at(92, 151),
    "T1": _at(110, 124),
    "T2": _at(78, 142),
    "T3": _at(110, 131),
    "T4": _at(100, 84),
    "T5": _at(111, 84),
    "T6": _at(58, 84),
    "T7": _at(47, 84),
}


def _places(circuit: Circuit) -> Iterator[tuple[str, Place]]:
    yield from _FIXED.items()
    yield from _of_antennas(circuit)
    yield from _of_buses(circuit)
    beside = {part: reference for reference, part in small_capacitors(circuit)}
    yield beside["IC1"], _at(112, 14, is_turned=True)  # its 3.3 V beside that of the chip
    yield beside["IC2"], _at(54, 14, is_turned=True)
    yield beside[SHIFTER], _at(83, 87, is_turned=True)
    for place, reference in enumerate(HOLES):
        yield reference, Place(HOLE if place % 2 == 0 else WIDTH - HOLE, HOLE if place < 2 else HEIGHT - HOLE)


def _of_antennas(circuit: Circuit) -> Iterator[tuple[str, Place]]:
    """Antennas 0 to 3 on the right and 4 to 7 on the left, each four from below: the order in which the Pico has their pins."""
    pull = {wire.pins[0]: reference for reference, wire in pulls_of(circuit)}
    small = {part: reference for reference, part in small_capacitors(circuit)}
    large = {part: reference for reference, part in large_capacitors(circuit)}
    for board in circuit.boards:
        x, y = COLUMNS[1 - board.antenna // 4], ROWS[3 - board.antenna % 4]
        yield board.part, _at(x, y)
        yield pull[board.source], _at(x, y + 6)
        yield small[board.part], _at(x + 28, y + 6, is_turned=True)  # its 3.3 V below that of the header
        yield large[board.part], _at(x + 26, y + 14, is_turned=True)


def _of_buses(circuit: Circuit) -> Iterator[tuple[str, Place]]:
    """Resistors between the Pico and its bus: on the right the first bus, on the left the second."""
    rows = {Carries.CLOCK: (70, 56), Carries.OUT: (64, 62), Carries.BACK: (76, 68)}
    pulls = [one for one in pulls_of(circuit) if one[1].carries is Carries.BACK]
    for place, (reference, wire) in enumerate((*series_of(circuit), *pulls)):
        is_left = place in (2, 3, 5)
        y = rows[wire.carries][int(is_left)]
        yield reference, _at(60, y, is_turned=True) if is_left else _at(98, y)
