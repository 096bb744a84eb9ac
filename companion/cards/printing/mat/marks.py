"""The shapes of a plan, in millimetres of the mat.

Rules of this file: lines and areas may be cut at the edge of a tile, words never are: they belong to the one tile that shows all of them.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from companion.cards.printing.ink import BLACK, Colour, Point
from companion.cards.printing.mat.tiling import MatBox
from companion.core.frozen import dataclass
from companion.system.typefaces import Face

CORNER_STEPS = 6  # of a rounded corner: at a radius of 3 mm a straight piece misses the arc by 0.03 mm
Dash = tuple[float, float]  # drawn, left out


@dataclass(frozen=True, slots=True)
class PlanStroke:
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
    """A text in the middle of a box, of this size or smaller."""

    text: str
    box: MatBox
    size: float  # in points
    face: Face = "sans"
    colour: Colour = BLACK


Shape = PlanStroke | FilledArea
Mark = Shape | Inscription


def outline(box: MatBox, weight: float = 0.25, colour: Colour = BLACK, dash: Dash | None = None, corner: float = 0.0) -> PlanStroke:
    """The four sides of a box; `corner` is the radius of its corners."""
    points = tuple(_rounded(box, corner)) if corner else box.corners
    return PlanStroke((*points, points[0]), weight, colour, dash)


def _rounded(box: MatBox, radius: float) -> Iterator[Point]:
    radius = min(radius, box.width / 2, box.height / 2)
    inner = box.within(radius)
    for number, (x, y) in enumerate(inner.corners):
        for step in range(CORNER_STEPS + 1):
            angle = math.pi * (1 + number / 2 + step / CORNER_STEPS / 2)
            yield x + radius * math.cos(angle), y + radius * math.sin(angle)


def ring(centre: Point, radius: float, weight: float = 0.25, colour: Colour = BLACK, dash: Dash | None = None) -> PlanStroke:
    x, y = centre
    angles = [math.tau * step / 72 for step in range(73)]
    return PlanStroke(tuple((x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles), weight, colour, dash)


def cross(centre: Point, arm: float, weight: float = 0.25, colour: Colour = BLACK) -> tuple[PlanStroke, PlanStroke]:
    x, y = centre
    return PlanStroke(((x - arm, y), (x + arm, y)), weight, colour), PlanStroke(((x, y - arm), (x, y + arm)), weight, colour)


def arrow_head(tip: Point, towards: Point, size: float, colour: Colour = BLACK) -> FilledArea:
    """A triangle whose tip is there; `towards` is the direction, of length 1."""
    (x, y), (along, up) = tip, towards
    back_x, back_y, half = x - along * size, y - up * size, size * 0.55
    return FilledArea((tip, (back_x - up * half, back_y + along * half), (back_x + up * half, back_y - along * half)), colour)


def extent(shape: Shape) -> MatBox:
    across, up = zip(*shape.points, strict=True)
    return MatBox(min(across), min(up), max(across), max(up))
