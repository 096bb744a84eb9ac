"""Shapes as PDF writes them: text of operators, in millimetres from the lower left corner.

Rules of this file: a number has three places at most, a thousandth of a millimetre; what is drawn leaves no trace in what is drawn next.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

Point = tuple[float, float]
Colour = tuple[int, int, int]  # red, green, blue, 0 to 255

BLACK: Colour = (28, 26, 23)  # the ink of the screen's cards
GREY: Colour = (120, 116, 110)
PALE: Colour = (205, 200, 190)
WHITE: Colour = (255, 255, 255)

_ROUND = 0.552285  # how far the handles of a quarter of a circle stand out


def number(value: float) -> str:
    return f"{round(value, 3) + 0.0:g}"


def colour_of(colour: Colour, operator: str) -> str:
    return " ".join(f"{round(part / 255, 3):g}" for part in colour) + f" {operator}"


def matrix(a: float, b: float, c: float, d: float, x: float, y: float) -> str:
    """Turned numbers need more places than millimetres do."""
    return " ".join(f"{round(part, 6) + 0.0:g}" for part in (a, b, c, d)) + f" {number(x)} {number(y)}"


def turned(x: float, y: float, degrees: float, scale: float = 1.0) -> str:
    """The matrix that moves there and turns against the clock."""
    angle = math.radians(degrees)
    across, up = math.cos(angle) * scale, math.sin(angle) * scale
    return matrix(across, up, -up, across, x, y)


def path(points: Iterable[Point], *, is_closed: bool = True) -> str:
    steps = [f"{number(x)} {number(y)} {'l' if place else 'm'}" for place, (x, y) in enumerate(points)]
    return " ".join(steps) + (" h" if is_closed else "")


def round_path(x: float, y: float, across: float, up: float) -> str:
    """A circle, or an ellipse, around a point."""
    out, high = across * _ROUND, up * _ROUND
    corners = (
        ((x + across, y + high), (x + out, y + up), (x, y + up)),
        ((x - out, y + up), (x - across, y + high), (x - across, y)),
        ((x - across, y - high), (x - out, y - up), (x, y - up)),
        ((x + out, y - up), (x + across, y - high), (x + across, y)),
    )
    return f"{number(x + across)} {number(y)} m " + " ".join(curved(*corner) for corner in corners) + " h"


def rect_path(x: float, y: float, width: float, height: float, radius: float = 0.0) -> str:
    """With round corners where there is a radius."""
    if not radius:
        return f"{number(x)} {number(y)} {number(width)} {number(height)} re"
    r, k = radius, radius * (1 - _ROUND)
    right, top = x + width, y + height
    return " ".join(
        (
            f"{number(x + r)} {number(y)} m {number(right - r)} {number(y)} l",
            curved((right - k, y), (right, y + k), (right, y + r)),
            f"{number(right)} {number(top - r)} l",
            curved((right, top - k), (right - k, top), (right - r, top)),
            f"{number(x + r)} {number(top)} l",
            curved((x + k, top), (x, top - k), (x, top - r)),
            f"{number(x)} {number(y + r)} l",
            curved((x, y + k), (x + k, y), (x + r, y)),
            "h",
        )
    )


def curved(first: Point, second: Point, end: Point) -> str:
    return " ".join(f"{number(x)} {number(y)}" for x, y in (first, second, end)) + " c"


def painted(
    shape: str, fill: Colour | None, edge: Colour | None, width: float, dash: Sequence[float] = (), *, is_round: bool = False
) -> str:
    """That path filled, outlined, or both; a dash is how long lines and gaps are."""
    parts = ["q"]
    if fill is not None:
        parts.append(colour_of(fill, "rg"))
    if edge is not None:
        ends = "1 J 1 j" if is_round else "0 J 0 j"
        dashes = f" [{' '.join(map(number, dash))}] 0 d" if dash else ""
        parts.append(f"{colour_of(edge, 'RG')} {number(width)} w {ends}{dashes}")
    verb = {(True, True): "B", (True, False): "f", (False, True): "S", (False, False): "n"}[fill is not None, edge is not None]
    return " ".join((*parts, shape, verb, "Q"))
