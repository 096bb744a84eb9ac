"""The tiles into which a mat is cut that is larger than a sheet, and the place of each on its sheet.

Rules of this file: lengths are millimetres. Points of the mat are counted from its lower left corner, seen from the marked lower edge;
points of a sheet from the lower left corner of the side that one looks at. Each sheet is laid over the one to its left and the one below
it, so that of its right and its upper strip nothing is seen in the end: that is where the glue goes. From behind it is the other way
round.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterator
from itertools import pairwise
from typing import Literal

from companion.cards.printing.ink import Point
from companion.cards.printing.mat.seams import TOUCH, Span, spans
from companion.core.frozen import dataclass

Side = Literal["front", "back"]
EDGES, TOP, FOOT = 10.0, 12.0, 27.0  # of a sheet's edges no printer prints the last 4 to 5; below stand the rule and the sheet's name


@dataclass(frozen=True, slots=True)
class MatBox:
    """A rectangle with its sides along the edges."""

    left: float
    bottom: float
    right: float
    top: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.top - self.bottom

    @property
    def centre(self) -> Point:
        return (self.left + self.right) / 2, (self.bottom + self.top) / 2

    @property
    def is_there(self) -> bool:
        return self.width > TOUCH and self.height > TOUCH

    def holds(self, other: MatBox) -> bool:
        is_across = self.left - TOUCH <= other.left and other.right <= self.right + TOUCH
        return is_across and self.bottom - TOUCH <= other.bottom and other.top <= self.top + TOUCH

    def has(self, point: Point) -> bool:
        return self.holds(MatBox(*point, *point))

    def shared(self, other: MatBox) -> MatBox:
        """The part that lies in both, which may be empty."""
        left, bottom = max(self.left, other.left), max(self.bottom, other.bottom)
        return MatBox(left, bottom, min(self.right, other.right), min(self.top, other.top))

    def within(self, edge: float) -> MatBox:
        """The box without a margin of that width."""
        return MatBox(self.left + edge, self.bottom + edge, self.right - edge, self.top - edge)

    def moved(self, right: float, up: float) -> MatBox:
        return MatBox(self.left + right, self.bottom + up, self.right + right, self.top + up)

    def around(self, other: MatBox) -> MatBox:
        """The smallest box that holds both."""
        left, bottom = min(self.left, other.left), min(self.bottom, other.bottom)
        return MatBox(left, bottom, max(self.right, other.right), max(self.top, other.top))

    @property
    def corners(self) -> tuple[Point, Point, Point, Point]:
        return (self.left, self.bottom), (self.right, self.bottom), (self.right, self.top), (self.left, self.top)


def box_around(centre: Point, width: float, height: float) -> MatBox:
    x, y = centre
    return MatBox(x - width / 2, y - height / 2, x + width / 2, y + height / 2)


@dataclass(frozen=True, slots=True)
class Axis:
    """The tiles in one direction, by their ends; neighbours overlap."""

    spans: tuple[Span, ...]
    overlap: float

    @property
    def count(self) -> int:
        return len(self.spans)

    def touched(self, start: float, end: float) -> range:
        """The tiles that have a part of the way from `start` to `end`."""
        first = bisect_left(self.spans, start - TOUCH, key=lambda span: span[1])
        return range(first, bisect_right(self.spans, end + TOUCH, key=lambda span: span[0]))


@dataclass(frozen=True, slots=True)
class Tile:
    """The part of the mat on one sheet."""

    column: int
    row: int  # from the lowest one on
    shown: MatBox  # on the mat
    front: MatBox  # the part that is seen when all sheets are glued
    back: MatBox  # the same from behind

    @property
    def code(self) -> str:
        """The name of the tile, like that of a cell: A1 is the lowest on the left; there may be more columns than letters."""
        return f"{self.letters}{self.row + 1}"

    @property
    def letters(self) -> str:
        """The letters of its column."""
        first, last = divmod(self.column, 26)
        return (chr(64 + first) if first else "") + chr(65 + last)

    def seen(self, side: Side) -> MatBox:
        return self.front if side == "front" else self.back


@dataclass(frozen=True, slots=True)
class Tiling:
    """A mat over sheets of a paper."""

    across: Axis
    up: Axis
    paper: Point  # width and height of a sheet

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """In the order in which they are laid: the lowest row from the left, then the next one."""
        return tuple(self._tile(column, row) for row in range(self.up.count) for column in range(self.across.count))

    def tile(self, column: int, row: int) -> Tile | None:
        """The tile at that place; None outside the mat."""
        is_there = 0 <= column < self.across.count and 0 <= row < self.up.count
        return self._tile(column, row) if is_there else None

    def touched(self, box: MatBox) -> Iterator[Tile]:
        """The tiles that show a part of a box; it does not go through all tiles."""
        for row in self.up.touched(box.bottom, box.top):
            yield from (self._tile(column, row) for column in self.across.touched(box.left, box.right))

    def _tile(self, column: int, row: int) -> Tile:
        (left, right), (bottom, top) = self.across.spans[column], self.up.spans[row]
        is_last, is_highest = column == self.across.count - 1, row == self.up.count - 1
        across, up = self.across.overlap, self.up.overlap
        front = MatBox(left, bottom, right - across * (not is_last), top - up * (not is_highest))
        back = MatBox(left + across * (column > 0), bottom + up * (row > 0), right, top)
        return Tile(column, row, MatBox(left, bottom, right, top), front, back)

    @property
    def mat(self) -> MatBox:
        return MatBox(0.0, 0.0, self.across.spans[-1][1], self.up.spans[-1][1])

    def window(self, tile: Tile) -> MatBox:
        """The place of a tile on its sheet: in the middle of the room above the foot, so that front and back lie at the same place."""
        width, height = self.paper
        return box_around((width / 2, (FOOT + height - TOP) / 2), tile.shown.width, tile.shown.height)

    def on_sheet(self, tile: Tile, point: Point, side: Side = "front") -> Point:
        """A point of the mat on a sheet; the back is mirrored, as the sheet is turned over its long edge."""
        window = self.window(tile)
        x, y = window.left + point[0] - tile.shown.left, window.bottom + point[1] - tile.shown.bottom
        return (x if side == "front" else self.paper[0] - x), y

    def seams(self, side: Side) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """The places, across and up, at which the edge of a sheet is seen on the assembled mat."""
        if side == "front":
            return tuple(start for start, _ in self.across.spans[1:]), tuple(start for start, _ in self.up.spans[1:])
        return tuple(end for _, end in self.across.spans[:-1]), tuple(end for _, end in self.up.spans[:-1])

    def crosses(self, side: Side) -> tuple[Point, ...]:
        """The places of crosses: where seams meet, and halfway between; every sheet prints those in its tile."""
        across, up = self.seams(side)
        rows, columns = list(_stations(up, self.mat.height)), list(_stations(across, self.mat.width))
        both = [(x, y) for x in across for y in rows] + [(x, y) for y in up for x in columns]
        return tuple(dict.fromkeys(both))

    def of_tile(self, tile: Tile, side: Side) -> Iterator[Point]:
        """The crosses that a tile shows."""
        return (cross for cross in self.crosses(side) if tile.shown.has(cross))


def tiled(width: float, height: float, paper: Point, overlap: float, boxes: Collection[MatBox] = ()) -> Tiling:
    """The tiling of a mat on a paper; seams avoid the boxes where possible, above all their middles."""
    room = paper[0] - 2 * EDGES, paper[1] - TOP - FOOT
    across = spans(width, room[0], overlap, frozenset((box.left, box.right) for box in boxes))
    up = spans(height, room[1], overlap, frozenset((box.bottom, box.top) for box in boxes))
    return Tiling(Axis(across, overlap), Axis(up, overlap), paper)


def _stations(seams: tuple[float, ...], length: float) -> Iterator[float]:
    """The seams, and the middles between them and the edges."""
    ends = (0.0, *seams, length)
    yield from seams
    yield from ((one + other) / 2 for one, other in pairwise(ends))
