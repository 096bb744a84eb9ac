"""The footprints on a carrier: pads, and the room that each part takes, in millimetres around its own origin; x to the right, y down.

Sources: Pico: its data sheet, figure 3 (two rows of twenty at 2.54 mm, 17.78 mm apart, board 21 x 51 mm). DIP-14: JEDEC MS-001, rows
7.62 mm apart. SIP-3: data sheets of TRACO TSR 1 and RECOM R-78B-1.0 (pins +Vin, GND, +Vout at 2.54 mm); the case of the first lies above
its pins, that of the second below. Fuse holders for 5 x 20 mm, as in KiCad's library: Stelvio PTF 78 with pins 22.6 mm apart, Schurter
OGN with 22.5 mm and a peg between. Resistors of 0.25 W (6.3 x 2.5 mm), ceramic discs, and radial electrolytics of up to 6.3 mm.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from companion.core.frozen import dataclass
from companion.mats.wiring.pinouts import BOARD, FIVE, GROUND, PICO

PITCH = 2.54
ROW = 17.78  # between the rows of a Pico
PAD, DRILL = 1.6, 1.0  # of pins, wires and sockets


@dataclass(frozen=True, slots=True)
class Pad:
    """A plated hole; `number` is the pin's name in the circuit. Without copper (`size` equals `drill`) a plain hole."""

    number: str
    x: float
    y: float
    size: float = PAD
    drill: float = DRILL
    is_first: bool = False  # square, so that pin 1 is seen

    @property
    def is_plain(self) -> bool:
        return self.size == self.drill


@dataclass(frozen=True, slots=True)
class Room:
    """A rectangle from its left top to its right bottom corner."""

    left: float
    top: float
    right: float
    bottom: float

    def moved(self, x: float, y: float) -> Room:
        return Room(self.left + x, self.top + y, self.right + x, self.bottom + y)

    def meets(self, other: Room) -> bool:
        return self.left < other.right and other.left < self.right and self.top < other.bottom and other.top < self.bottom

    def holds(self, other: Room) -> bool:
        return self.left <= other.left and other.right <= self.right and self.top <= other.top and other.bottom <= self.bottom


@dataclass(frozen=True, slots=True)
class Package:
    """`body` is drawn on the board: a circle where it `is_round`, only its long sides where pads lie in the others (`is_open`).

    `room` is what no other part may enter.
    """

    name: str
    pads: tuple[Pad, ...]
    body: Room
    room: Room
    is_round: bool = False
    is_open: bool = False

    def mirrored(self) -> Package:
        """Turned by half a circle."""
        pads = tuple(replace(pad, x=-pad.x, y=-pad.y) for pad in self.pads)
        return replace(self, pads=pads, body=_turned(self.body), room=_turned(self.room))


def _turned(room: Room) -> Room:
    return Room(-room.right, -room.bottom, -room.left, -room.top)


def _row(names: tuple[str, ...], *, size: float = PAD, drill: float = DRILL, pitch: float = PITCH) -> tuple[Pad, ...]:
    return tuple(Pad(name, place * pitch, 0.0, size, drill, place == 0) for place, name in enumerate(names))


def _columns(count: int, apart: float) -> tuple[Pad, ...]:
    """Pins 1 to `count` down the left and on up the right, as chips and the Pico have them."""
    half = count // 2
    left = [Pad(str(place + 1), 0.0, place * PITCH, is_first=place == 0) for place in range(half)]
    right = [Pad(str(half + place + 1), apart, (half - 1 - place) * PITCH) for place in range(half)]
    return (*left, *right)


def _two(apart: float, size: float = PAD, drill: float = DRILL, *, is_first: bool = False) -> tuple[Pad, ...]:
    return (Pad("1", 0.0, 0.0, size, drill, is_first), Pad("2", apart, 0.0, size, drill))


def _around(body: Room, by: float = 0.25) -> Room:
    return Room(body.left - by, body.top - by, body.right + by, body.bottom + by)


def _package(name: str, pads: tuple[Pad, ...], body: Room, *, is_round: bool = False, is_open: bool = False) -> Package:
    """Its room holds the body and the pads."""
    lefts = [body.left, *(pad.x - pad.size / 2 for pad in pads)]
    tops = [body.top, *(pad.y - pad.size / 2 for pad in pads)]
    rights = [body.right, *(pad.x + pad.size / 2 for pad in pads)]
    bottoms = [body.bottom, *(pad.y + pad.size / 2 for pad in pads)]
    return Package(name, pads, body, _around(Room(min(lefts), min(tops), max(rights), max(bottoms))), is_round, is_open)


def _header(names: tuple[str, ...]) -> Package:
    half = PITCH / 2
    return _package(f"Header-1x{len(names)}", _row(names), Room(-half, -half, (len(names) - 0.5) * PITCH, half))


_EDGE = (51.0 - 19 * PITCH) / 2
_ALL = (
    _package("Pico-2x20-socket", _columns(len(PICO.places), ROW), Room((ROW - 21) / 2, -_EDGE, (ROW + 21) / 2, 51.0 - _EDGE)),
    _package("DIP-14", _columns(14, 7.62), Room(1.1, -1.6, 6.52, 6 * PITCH + 1.6)),
    _header(BOARD),
    _header((FIVE, "DIN", GROUND)),
    _package("SIP-3", _row(("in", GROUND, "out"), size=1.9, drill=1.2), Room(-3.31, -6.5, 8.39, 6.5)),  # to either side of its pins
    _package("Fuse-holder-5x20", (*_two(22.6, 3.0, 1.5), Pad("", 11.3, 0.0, 2.7, 2.7)), Room(-1.2, -4.8, 23.8, 4.8), is_open=True),
    _package("Terminal-2x5.08", _row((FIVE, GROUND), size=2.6, drill=1.3, pitch=5.08), Room(-2.54, -4.0, 7.62, 4.0)),
    _package("Axial-10.16", _two(10.16, drill=0.8), Room(1.93, -1.25, 8.23, 1.25)),
    _package("Disc-5.08", _two(5.08, drill=0.8), Room(0.04, -1.25, 5.04, 1.25), is_open=True),
    _package("Radial-2.54", _two(PITCH, drill=0.8, is_first=True), Room(-1.88, -3.15, 4.42, 3.15), is_round=True),
    _package("Test-point", (Pad("1", 0.0, 0.0, 2.0, 1.0),), Room(-1.2, -1.2, 1.2, 1.2), is_round=True),
    _package("Hole-M3", (Pad("", 0.0, 0.0, 3.2, 3.2),), Room(-3.2, -3.2, 3.2, 3.2), is_round=True),
)
PACKAGES: Mapping[str, Package] = {package.name: package for package in _ALL}
