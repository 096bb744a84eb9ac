"""What is drawn on a plan, in millimetres of the mat, and how it is cut at the edge of a tile.

Rules of this file: lines and areas may be cut, words never are: they belong to the one tile on which they are seen whole.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import assert_never

from companion.cards.printing.ink import BLACK, Colour, Point
from companion.cards.printing.mat.tiling import Box
from companion.system.typefaces import Face

CORNER_STEPS = 6  # of a rounded corner: at a radius of 3 mm a straight piece misses the arc by 0.03 mm
Dash = tuple[float, float]  # drawn, left out


@dataclass(frozen=True, slots=True)
class Stroke:
    """A line through these points."""

    points: tuple[Point, ...]
    weight: float = 0.25
    colour: Colour = BLACK
    dash: Dash | None = None


@dataclass(frozen=True, slots=True)
class FilledArea:
    """Filled, without an edge."""

    points: tuple[Point, ...]
    colour: Colour = BLACK


@dataclass(frozen=True, slots=True)
class Inscription:
    """In the middle of a box, as large as it says or as fits."""

    text: str
    box: Box
    size: float  # in points
    face: Face = "sans"
    colour: Colour = BLACK


Shape = Stroke | FilledArea
Mark = Shape | Inscription


def outline(box: Box, weight: float = 0.25, colour: Colour = BLACK, dash: Dash | None = None, corner: float = 0.0) -> Stroke:
    """Its four sides; a rounded corner has its radius."""
    points = tuple(_rounded(box, corner)) if corner else box.corners
    return Stroke((*points, points[0]), weight, colour, dash)


def _rounded(box: Box, radius: float) -> Iterator[Point]:
    radius = min(radius, box.width / 2, box.height / 2)
    inner = box.within(radius)
    for number, (x, y) in enumerate(inner.corners):
        for step in range(CORNER_STEPS + 1):
            angle = math.pi * (1 + number / 2 + step / CORNER_STEPS / 2)
            yield x + radius * math.cos(angle), y + radius * math.sin(angle)


def ring(centre: Point, radius: float, weight: float = 0.25, colour: Colour = BLACK, dash: Dash | None = None) -> Stroke:
    x, y = centre
    angles = [math.tau * step / 72 for step in range(73)]
    return Stroke(tuple((x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles), weight, colour, dash)


def cross(centre: Point, arm: float, weight: float = 0.25, colour: Colour = BLACK) -> tuple[Stroke, Stroke]:
    x, y = centre
    return Stroke(((x - arm, y), (x + arm, y)), weight, colour), Stroke(((x, y - arm), (x, y + arm)), weight, colour)


def arrow_head(tip: Point, towards: Point, size: float, colour: Colour = BLACK) -> FilledArea:
    """A triangle whose tip is there; `towards` is the direction, of length 1."""
    (x, y), (along, up) = tip, towards
    back_x, back_y, half = x - along * size, y - up * size, size * 0.55
    return FilledArea((tip, (back_x - up * half, back_y + along * half), (back_x + up * half, back_y - along * half)), colour)


def extent(shape: Shape) -> Box:
    across, up = zip(*shape.points, strict=True)
    return Box(min(across), min(up), max(across), max(up))


def clipped(shape: Shape, box: Box) -> Iterator[Shape]:
    """What of it lies in the box."""
    match shape:
        case Stroke(points, weight, colour, dash):
            yield from (Stroke(run, weight, colour, dash) for run in _runs(points, box))
        case FilledArea(points, colour):
            inside = _cut(points, box)
            if len(inside) > 2:
                yield FilledArea(tuple(inside), colour)
        case _:
            assert_never(shape)


def _runs(points: tuple[Point, ...], box: Box) -> Iterator[tuple[Point, ...]]:
    """The pieces of a line that lie in the box, each as long as it goes."""
    run: list[Point] = []
    for one, other in pairwise(points):
        piece = _piece(one, other, box)
        if piece is None or (run and run[-1] != piece[0]):
            if run:
                yield tuple(run)
            run = []
        if piece is not None:
            run = [*(run or piece[:1]), piece[1]]
    if run:
        yield tuple(run)


def _piece(one: Point, other: Point, box: Box) -> tuple[Point, Point] | None:
    """Liang and Barsky: from which share of the way on, and up to which, it is inside."""
    first, last = 0.0, 1.0
    for start, end, least, most in ((one[0], other[0], box.left, box.right), (one[1], other[1], box.bottom, box.top)):
        way = end - start
        if way == 0:
            if not least <= start <= most:
                return None
            continue
        enters, leaves = sorted(((least - start) / way, (most - start) / way))
        first, last = max(first, enters), min(last, leaves)
    if first >= last:
        return None
    return (one if first == 0 else _between(one, other, first)), (other if last == 1 else _between(one, other, last))


def _between(one: Point, other: Point, share: float) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def _cut(points: Iterable[Point], box: Box) -> list[Point]:
    """Sutherland and Hodgman: one edge of the box after another."""
    found = list(points)
    for axis, edge, sign in ((0, box.left, 1), (0, box.right, -1), (1, box.bottom, 1), (1, box.top, -1)):
        before, found = found, []
        for one, other in zip(before[-1:] + before, before, strict=False):
            depth, next_depth = sign * (one[axis] - edge), sign * (other[axis] - edge)
            if (depth >= 0) != (next_depth >= 0):
                found.append(_between(one, other, depth / (depth - next_depth)))
            if next_depth >= 0:
                found.append(other)
    return found
