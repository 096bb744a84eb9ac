"""The grid on which tracks run: its nodes on two layers, and which of them the pads leave to which net.

Rules of this file: a node is a number, layer by layer and row by row; what a node is blocked for depends on the width of the track, and on
vias separately. FREE is open to every net, SHUT to none, and any other number is the only net that may use the node.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

from companion.core.frozen import dataclass
from companion.mats.carrier.packages import Pad
from companion.mats.carrier.placement import GRID, HEIGHT, WIDTH

ACROSS, DOWN = int(WIDTH / GRID) + 1, int(HEIGHT / GRID) + 1
LAYER = ACROSS * DOWN
FREE, SHUT = -1, -2
CLEARANCE = 0.25  # between copper of two nets; board houses take 0.15
NARROW, WIDE = 0.3, 1.2  # widths of signals and supplies
VIA, VIA_DRILL = 0.8, 0.4
EDGE = 1.0  # from the middle of a track to the edge of the board


@dataclass(frozen=True, slots=True)
class Spot:
    """A pad on the board: `net` is a number, SHUT for pads without one."""

    pad: Pad
    x: float
    y: float
    net: int

    def away(self, x: float, y: float) -> float:
        """From a point to the copper, or to the wall of a plain hole; 0 within it."""
        half = self.pad.size / 2
        if self.pad.is_first:
            return math.hypot(max(abs(x - self.x) - half, 0.0), max(abs(y - self.y) - half, 0.0))
        return max(math.hypot(x - self.x, y - self.y) - half, 0.0)

    @property
    def node(self) -> int:
        """The node at its middle, or nearest to it, on the first layer."""
        return node_at(round(self.x / GRID), round(self.y / GRID))


def node_at(x: int, y: int, layer: int = 0) -> int:
    return layer * LAYER + y * ACROSS + x


def point_of(node: int) -> tuple[float, float]:
    y, x = divmod(node % LAYER, ACROSS)
    return round(x * GRID, 4), round(y * GRID, 4)


def near(x: float, y: float, radius: float) -> Iterator[int]:
    """The nodes of the first layer in a square around a point."""
    left, right = max(math.ceil((x - radius) / GRID), 0), min(math.floor((x + radius) / GRID), ACROSS - 1)
    top, bottom = max(math.ceil((y - radius) / GRID), 0), min(math.floor((y + radius) / GRID), DOWN - 1)
    for row in range(top, bottom + 1):
        yield from range(row * ACROSS + left, row * ACROSS + right + 1)


def owners(spots: Iterable[Spot], width: float) -> list[int]:
    """For tracks of that width, whose each node of a layer is; pads are on both layers."""
    found = _within_the_edge()
    for spot in spots:
        for node in near(spot.x, spot.y, spot.pad.size + CLEARANCE + width):
            if spot.away(*point_of(node)) < CLEARANCE + width / 2 - 1e-6:
                found[node] = spot.net if found[node] in (FREE, spot.net) else SHUT
    return found


def via_places(spots: Iterable[Spot]) -> list[bool]:
    """Where a via touches no pad, not even one of its own net: solder would run into it."""
    open_ = [owner == FREE for owner in _within_the_edge()]
    for spot in spots:
        for node in near(spot.x, spot.y, spot.pad.size + CLEARANCE + VIA):
            if spot.away(*point_of(node)) < CLEARANCE + VIA / 2 - 1e-6:
                open_[node] = False
    return open_


def _within_the_edge() -> list[int]:
    def is_inside(node: int) -> bool:
        x, y = point_of(node)
        return EDGE <= x <= WIDTH - EDGE and EDGE <= y <= HEIGHT - EDGE

    return [FREE if is_inside(node) else SHUT for node in range(LAYER)]
