"""The frame that holds an RC522 board below a plate, with its coil under the cross: for OpenSCAD, and as a mesh for a printer.

Rules of this file: the frame is made of blocks whose sides lie along the axes, some added and some taken away, and both files are made of
the same blocks. x runs across the board, y towards its pins, z away from the plate; the middle of the coil is at (0, 0). The side of the
coil, which bears the parts, faces the plate: the posts keep the highest of them, the crystal of 4 mm, off it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from companion.core.frozen import dataclass
from companion.mats.ordering.plate import WALL
from companion.mats.reader_board import BEYOND, COIL, HOLE, HOLES, THICK

LIFT = 5.0  # between the plate and the board
LEDGE = 3.0  # below the edge of the board
PLAY = 0.25  # around the board
POST = 8.0
DOOR = 24.0  # an opening at the pins, for the wires
BEYOND_ALL = 1.0  # how far a block that is taken away stands out
Corner = tuple[float, float, float]
Triangle = tuple[Corner, Corner, Corner]


@dataclass(frozen=True, slots=True)
class Block:
    """Material from one corner to the other, or where it is taken away."""

    low: Corner
    high: Corner
    is_taken: bool = False

    def holds(self, point: Corner) -> bool:
        return all(low < at < high for low, at, high in zip(self.low, point, self.high, strict=True))


def blocks() -> tuple[Block, ...]:
    """Later blocks add to the earlier ones, or take away from them."""
    half, top = COIL / 2, LIFT + THICK
    start, end = -half, half + BEYOND  # of the board, towards its pins
    outer = Block((-half - WALL, start - WALL, 0.0), (half + WALL, end + WALL, top))
    window = Block((-half + LEDGE, start + LEDGE, -BEYOND_ALL), (half - LEDGE, end - LEDGE, top + BEYOND_ALL), is_taken=True)
    posts = (Block((x - POST / 2, y - POST / 2, 0.0), (x + POST / 2, y + POST / 2, LIFT)) for x, y in HOLES)
    bed = Block((-half - PLAY, start - PLAY, LIFT), (half + PLAY, end + PLAY, top + BEYOND_ALL), is_taken=True)
    door = Block((-DOOR / 2, end - LEDGE - BEYOND_ALL, -BEYOND_ALL), (DOOR / 2, end + WALL + BEYOND_ALL, top + BEYOND_ALL), is_taken=True)
    return (outer, window, *posts, bed, door, *(_hole(x, y, top) for x, y in HOLES))


def _hole(x: float, y: float, top: float) -> Block:
    half = HOLE / 2
    return Block((x - half, y - half, -BEYOND_ALL), (x + half, y + half, top + BEYOND_ALL), is_taken=True)


def scad() -> str:
    """Nested, as each block adds to all before it or takes away from them."""
    lines = ["// One frame for each RC522 board, in millimetres. x across the board, y towards its pins, z away from the plate."]
    every = blocks()
    lines += ["difference() {" if block.is_taken else "union() {" for block in reversed(every[1:])]
    lines.append(_cube(every[0]))
    for block in every[1:]:
        lines += [_cube(block), "}"]
    return "\n".join(lines) + "\n"


def _cube(block: Block) -> str:
    size = (high - low for low, high in zip(block.low, block.high, strict=True))
    return f"translate([{_figures(block.low)}]) cube([{_figures(size)}]);"


def _figures(numbers: Iterator[float] | Corner) -> str:
    return ", ".join(f"{round(number, 4) + 0.0:g}" for number in numbers)


def stl() -> str:
    lines = ["solid frame"]
    for triangle in triangles():
        lines.append(f"facet normal {_plain(_normal(triangle))}")
        lines += ["outer loop", *(f"vertex {_plain(corner)}" for corner in triangle), "endloop", "endfacet"]
    return "\n".join((*lines, "endsolid frame")) + "\n"


def _plain(corner: Corner) -> str:
    return " ".join(f"{round(number, 4) + 0.0:g}" for number in corner)


def _normal(triangle: Triangle) -> Corner:
    (ax, ay, az), (bx, by, bz), (cx, cy, cz) = triangle
    u, v = (bx - ax, by - ay, bz - az), (cx - ax, cy - ay, cz - az)
    normal = (u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0])
    length = sum(part * part for part in normal) ** 0.5
    return normal[0] / length, normal[1] / length, normal[2] / length


def triangles() -> tuple[Triangle, ...]:
    """The surface: two triangles wherever a full cell of the grid that all blocks make lies beside an empty one."""
    every = blocks()
    grid = _grid(every)
    filled = {cell for cell in product(*(range(len(axis) - 1) for axis in grid)) if _is_full(every, _middle(grid, cell))}
    return tuple(triangle for cell in sorted(filled) for triangle in _faces(grid, cell, filled))


def _grid(every: Sequence[Block]) -> tuple[Sequence[float], Sequence[float], Sequence[float]]:
    x, y, z = (sorted({round(end[axis], 6) for block in every for end in (block.low, block.high)}) for axis in range(3))
    return x, y, z


def _middle(grid: Sequence[Sequence[float]], cell: tuple[int, ...]) -> Corner:
    x, y, z = ((axis[at] + axis[at + 1]) / 2 for axis, at in zip(grid, cell, strict=True))
    return x, y, z


def _is_full(every: Sequence[Block], point: Corner) -> bool:
    last = next((block for block in reversed(every) if block.holds(point)), None)
    return last is not None and not last.is_taken


def _faces(grid: Sequence[Sequence[float]], cell: tuple[int, ...], filled: set[tuple[int, ...]]) -> Iterator[Triangle]:
    for axis, step in product(range(3), (0, 1)):
        beside = tuple(at + (2 * step - 1) * (axis == place) for place, at in enumerate(cell))
        if beside in filled:
            continue
        one, other = [place for place in range(3) if place != axis]
        ring = []
        for along, up in ((0, 0), (1, 0), (1, 1), (0, 1)):
            at = {axis: cell[axis] + step, one: cell[one] + along, other: cell[other] + up}
            ring.append((grid[0][at[0]], grid[1][at[1]], grid[2][at[2]]))
        if (step == 1) == (axis == 1):  # seen from outside the corners run against the clock
            ring.reverse()
        yield ring[0], ring[1], ring[2]
        yield ring[0], ring[2], ring[3]
