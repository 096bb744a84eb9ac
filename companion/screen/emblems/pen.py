"""A sheet of paper 128 wide on which bold shapes are noted down, to be drawn as pixels for the screen and as lines and areas for print."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

Point = tuple[float, float]
Colour = tuple[int, int, int, int]

SIZE = 128
STROKE = 6.0  # of every outline; at 28 px still more than one pixel

INK: Colour = (28, 26, 23, 255)
HOLE: Colour = (0, 0, 0, 0)  # what was drawn there is gone, and the card's paper shows
PAPER: Colour = (244, 238, 225, 255)  # where a picture must stay bright on any ground
SAND: Colour = (206, 170, 112, 255)
CLAY: Colour = (176, 96, 68, 255)
SLATE: Colour = (112, 142, 154, 255)
SAGE: Colour = (137, 160, 116, 255)
PLUM: Colour = (152, 104, 118, 255)
STRAW: Colour = (221, 184, 88, 255)


@dataclass(frozen=True, slots=True)
class Area:
    points: tuple[Point, ...]
    colour: Colour


@dataclass(frozen=True, slots=True)
class Track:
    """A line with round ends and round corners."""

    points: tuple[Point, ...]
    width: float
    colour: Colour


@dataclass(frozen=True, slots=True)
class Disc:
    centre: Point
    radius: float
    colour: Colour


@dataclass(frozen=True, slots=True)
class Letters:
    """Bold, their ink as high as that and in the middle of that place."""

    text: str
    centre: Point
    height: float
    colour: Colour


Shape = Area | Track | Disc | Letters


class Sheet:
    """One picture being drawn; y grows downwards, and what is drawn later lies on top."""

    __slots__ = ("_shapes",)

    def __init__(self) -> None:
        self._shapes: list[Shape] = []

    @property
    def shapes(self) -> tuple[Shape, ...]:
        return tuple(self._shapes)

    def fill(self, points: Iterable[Point], colour: Colour = INK) -> None:
        self._shapes.append(Area(tuple(points), colour))

    def line(self, points: Sequence[Point], width: float = STROKE, colour: Colour = INK) -> None:
        """With round ends and round corners."""
        self._shapes.append(Track(tuple(points), width, colour))

    def shape(self, points: Sequence[Point], colour: Colour, width: float = STROKE) -> None:
        """Filled and outlined in ink."""
        self.fill(points, colour)
        self.line([*points, points[0]], width)

    def box(self, x: float, y: float, width: float, height: float, colour: Colour, stroke: float = STROKE) -> None:
        self.shape([(x, y), (x + width, y), (x + width, y + height), (x, y + height)], colour, stroke)

    def block(self, x: float, y: float, width: float, height: float, colour: Colour = INK) -> None:
        """Filled, without an outline."""
        self.fill([(x, y), (x + width, y), (x + width, y + height), (x, y + height)], colour)

    def disc(self, centre: Point, radius: float, colour: Colour = INK) -> None:
        self._shapes.append(Disc(centre, radius, colour))

    def ring(self, centre: Point, radius: float, colour: Colour, width: float = STROKE) -> None:
        """A disc outlined in ink; the radius is that of the outline's middle."""
        self.disc(centre, radius + width / 2, INK)
        self.disc(centre, radius - width / 2, colour)

    def words(self, text: str, centre: Point, height: float, colour: Colour = INK) -> None:
        """Bold, so that its ink is as high as asked for and stands in the middle of where it was asked for."""
        self._shapes.append(Letters(text, centre, height, colour))


def arc(centre: Point, radius: float | Point, start: float, end: float) -> list[Point]:
    """Points of an arc, or of one of an ellipse, from one angle to another; in degrees, 0 to the right, 90 up."""
    across, up = radius if isinstance(radius, tuple) else (radius, radius)
    steps = max(8, math.ceil(abs(end - start) / 3))
    angles = [math.radians(start + (end - start) * step / steps) for step in range(steps + 1)]
    return [(centre[0] + across * math.cos(angle), centre[1] - up * math.sin(angle)) for angle in angles]


def curve(start: Point, first: Point, second: Point, end: Point) -> list[Point]:
    """Points of a cubic Bézier curve."""
    points = []
    for t in (step / 24 for step in range(25)):
        one, two, three, four = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t**2 * (1 - t), t**3
        x, y = (one * start[axis] + two * first[axis] + three * second[axis] + four * end[axis] for axis in (0, 1))
        points.append((x, y))
    return points


def mirrored(points: Sequence[Point], middle: float = SIZE / 2) -> list[Point]:
    """These points and, on the way back, their mirror images: the whole of what is the same left and right."""
    return [*points, *((2 * middle - x, y) for x, y in reversed(points))]


def star(centre: Point, radius: float, inner: float, rays: int = 5) -> list[Point]:
    """With a ray upwards."""
    points = []
    for step in range(2 * rays):
        angle, far = math.radians(90 + 180 * step / rays), inner if step % 2 else radius
        points.append((centre[0] + far * math.cos(angle), centre[1] - far * math.sin(angle)))
    return points
