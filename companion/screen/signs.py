"""Signs as pictures: drawn once, four times as large, and made small, so that their edges are smooth.

Polygons are filled row by row: SDL rounds their corners otherwise from version to version, and pictures have to be the same everywhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import ceil, cos, floor, pi, sin
from typing import assert_never

import pygame
import pygame.transform

from companion.core.frozen import dataclass
from companion.screen.fonts import rendered
from companion.screen.things import Colour, Sign, SignKind

TIMES = 4
Point = tuple[float, float]


# The shapes of which signs are made; all measures are shares of a sign's side.


@dataclass(frozen=True, slots=True)
class Filled:
    """A polygon."""

    points: Sequence[Point]


@dataclass(frozen=True, slots=True)
class SignLine:
    """A line with round ends and corners; an inked one has the colour of the mark on a sign."""

    points: Sequence[Point]
    thick: float = 0.12
    is_inked: bool = False


@dataclass(frozen=True, slots=True)
class Disc:
    """A disc, or a ring of that thickness; a clear one is cut out of what lies under it."""

    radius: float = 0.47
    x: float = 0.5
    y: float = 0.5
    ring: float = 0.0
    is_clear: bool = False


@dataclass(frozen=True, slots=True)
class Bar:
    """A rectangle with corners of that radius."""

    x: float
    y: float
    w: float
    h: float
    radius: float = 0.0


Shape = Filled | SignLine | Disc | Bar


def arc(centre: Point, radius: float, degrees: Iterable[float]) -> list[Point]:
    """Points on a circle."""
    return [(centre[0] + radius * cos(one * pi / 180), centre[1] + radius * sin(one * pi / 180)) for one in degrees]


def star(points: int, start: float, inner: float = 0.5) -> Filled:
    """A regular polygon around the middle; with an inner radius, every other corner lies on that."""
    radii = (0.5, inner)
    angles = [(start + 360 / points * number) * pi / 180 for number in range(points)]
    return Filled([(0.5 + radii[number % 2] * cos(angle), 0.5 + radii[number % 2] * sin(angle)) for number, angle in enumerate(angles)])


def dashed(corners: Sequence[Point]) -> list[SignLine]:
    """Four dashes on each side of a polygon."""
    dashes = [((dash + 0.08) / 4, (dash + 0.72) / 4) for dash in range(4)]
    return [
        SignLine([(x + (to_x - x) * begin, y + (to_y - y) * begin), (x + (to_x - x) * end, y + (to_y - y) * end)], 0.08)
        for (x, y), (to_x, to_y) in pairwise(corners)
        for begin, end in dashes
    ]


def ray(angle: int) -> SignLine:
    """One of the rays around the lamp that is the sign of a lesson, at an angle in degrees."""
    x, y = cos(angle * pi / 180), sin(angle * pi / 180)
    return SignLine([(0.5 + 0.38 * x, 0.42 + 0.38 * y), (0.5 + 0.46 * x, 0.42 + 0.46 * y)], 0.07)


SHAPES: dict[SignKind, Sequence[Shape]] = {
    "violation": (
        star(8, 22.5),
        SignLine([(0.33, 0.33), (0.67, 0.67)], 0.13, is_inked=True),
        SignLine([(0.67, 0.33), (0.33, 0.67)], 0.13, is_inked=True),
    ),
    "fits": (Disc(), SignLine([(0.29, 0.53), (0.44, 0.67), (0.71, 0.35)], is_inked=True)),
    "prize": (star(10, -90, 0.23),),
    "notice": (
        *dashed([(0.5, 0.1), (0.94, 0.86), (0.06, 0.86), (0.5, 0.1)]),
        SignLine([(0.5, 0.4), (0.5, 0.6)], 0.09),
        Disc(0.05, 0.5, 0.73),
    ),
    "circle": (Disc(),),
    "square": (Bar(0.07, 0.07, 0.86, 0.86, 0.08),),
    "triangle": (Filled([(0.5, 0.03), (0.98, 0.92), (0.02, 0.92)]),),
    "diamond": (Filled([(0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5)]),),
    "hexagon": (star(6, 0),),
    "drop": (Disc(0.36, 0.5, 0.63), Filled([(0.5, 0.0), (0.81, 0.45), (0.19, 0.45)])),
    "cross": (
        Filled([(0.3, 0.03), (0.7, 0.03), (0.7, 0.97), (0.3, 0.97)]),
        Filled([(0.03, 0.3), (0.97, 0.3), (0.97, 0.7), (0.03, 0.7)]),
    ),
    "crescent": (Disc(0.49), Disc(0.26, 0.88, 0.18, is_clear=True)),
    "pause": (SignLine([(0.33, 0.2), (0.33, 0.8)], 0.17), SignLine([(0.67, 0.2), (0.67, 0.8)], 0.17)),
    "undo": (
        SignLine([(0.2, 0.34), *arc((0.62, 0.58), 0.24, range(-90, 91, 10)), (0.34, 0.82)], 0.11),
        SignLine([(0.38, 0.14), (0.18, 0.34), (0.38, 0.54)], 0.11),
    ),
    "up": (SignLine([(0.5, 0.18), (0.5, 0.86)]), SignLine([(0.22, 0.44), (0.5, 0.15), (0.78, 0.44)])),
    "down": (SignLine([(0.5, 0.82), (0.5, 0.14)]), SignLine([(0.22, 0.56), (0.5, 0.85), (0.78, 0.56)])),
    "left": (SignLine([(0.18, 0.5), (0.86, 0.5)]), SignLine([(0.44, 0.22), (0.15, 0.5), (0.44, 0.78)])),
    "right": (SignLine([(0.82, 0.5), (0.14, 0.5)]), SignLine([(0.56, 0.22), (0.85, 0.5), (0.56, 0.78)])),
    "back": (SignLine([(0.62, 0.18), (0.3, 0.5), (0.62, 0.82)], 0.13),),
    "close": (SignLine([(0.24, 0.24), (0.76, 0.76)]), SignLine([(0.76, 0.24), (0.24, 0.76)])),
    "more": tuple(SignLine([(0.2, height), (0.8, height)], 0.11) for height in (0.26, 0.5, 0.74)),
    "minus": (SignLine([(0.16, 0.5), (0.84, 0.5)], 0.14),),
    "plus": (SignLine([(0.16, 0.5), (0.84, 0.5)], 0.14), SignLine([(0.5, 0.16), (0.5, 0.84)], 0.14)),
    "swap": (
        SignLine([(0.28, 0.16), (0.28, 0.84)]),
        SignLine([(0.08, 0.36), (0.28, 0.14), (0.48, 0.36)]),
        SignLine([(0.72, 0.16), (0.72, 0.84)]),
        SignLine([(0.52, 0.64), (0.72, 0.86), (0.92, 0.64)]),
    ),
    "tick": (SignLine([(0.18, 0.54), (0.41, 0.77), (0.83, 0.26)], 0.15),),
    "search": (Disc(0.29, 0.43, 0.43, ring=0.1), SignLine([(0.66, 0.66), (0.85, 0.85)], 0.13)),
    "crack": (SignLine([(0.08, 0.68), (0.3, 0.22), (0.5, 0.78), (0.7, 0.22), (0.92, 0.68)], 0.16),),
    "umbrella": (
        Filled([*arc((0.5, 0.54), 0.47, range(180, 361, 10))]),
        SignLine([(0.5, 0.5), (0.5, 0.84), *arc((0.39, 0.84), 0.11, range(0, 181, 20))], 0.09),
    ),
    "shield": (Filled([(0.08, 0.1), (0.92, 0.1), (0.92, 0.5), (0.74, 0.8), (0.5, 0.97), (0.26, 0.8), (0.08, 0.5)]),),
    "weak": (Disc(0.13), *(SignLine(arc((0.5, 0.5), 0.4, range(start, start + 31, 10)), 0.1) for start in range(0, 360, 60))),
    "lesson": (
        SignLine([(0.4, 0.74), *arc((0.5, 0.42), 0.25, range(125, 416, 10)), (0.6, 0.74)], 0.09),
        Bar(0.37, 0.8, 0.26, 0.1),
        *map(ray, range(-90 - 72, -90 + 73, 36)),
    ),
    "play": (Filled([(0.24, 0.12), (0.88, 0.5), (0.24, 0.88)]),),
    "pencil": (Filled([(0.27, 0.57), (0.66, 0.18), (0.84, 0.36), (0.45, 0.75)]), Filled([(0.2, 0.64), (0.38, 0.82), (0.1, 0.92)])),
    "question": (
        SignLine([*arc((0.5, 0.36), 0.21, range(-170, 61, 10)), (0.5, 0.6)], 0.13),
        Disc(0.075, 0.5, 0.84),
    ),
    "book": (
        SignLine([(0.5, 0.26), (0.32, 0.18), (0.1, 0.18), (0.1, 0.76), (0.32, 0.76), (0.5, 0.84)], 0.09),
        SignLine([(0.5, 0.26), (0.68, 0.18), (0.9, 0.18), (0.9, 0.76), (0.68, 0.76), (0.5, 0.84), (0.5, 0.26)], 0.09),
    ),
    "grid": tuple(Bar(0.08 + 0.3 * column, 0.08 + 0.3 * row, 0.24, 0.24, 0.05) for row in range(3) for column in range(3)),
    "sliders": tuple(
        one
        for height, at in ((0.22, 0.66), (0.5, 0.32), (0.78, 0.56))
        for one in (SignLine([(0.1, height), (0.9, height)], 0.08), Disc(0.11, at, height))
    ),
    "cards": (Bar(0.1, 0.22, 0.4, 0.64, 0.06), SignLine([(0.6, 0.18), (0.88, 0.18), (0.88, 0.8), (0.6, 0.8)], 0.09)),
    "away": (
        SignLine([(0.46, 0.14), (0.14, 0.14), (0.14, 0.86), (0.46, 0.86)], 0.1),
        SignLine([(0.36, 0.5), (0.88, 0.5)], 0.1),
        SignLine([(0.66, 0.28), (0.88, 0.5), (0.66, 0.72)], 0.1),
    ),
    "bookmark": (Filled([(0.24, 0.08), (0.76, 0.08), (0.76, 0.92), (0.5, 0.7), (0.24, 0.92)]),),
    "house": (
        SignLine([(0.08, 0.52), (0.5, 0.14), (0.92, 0.52)], 0.1),
        SignLine([(0.22, 0.5), (0.22, 0.86), (0.78, 0.86), (0.78, 0.5)], 0.1),
    ),
}


def sign_surface(sign: Sign) -> pygame.Surface:
    side = min(sign.rect.w, sign.rect.h)
    large = pygame.Surface((side * TIMES, side * TIMES), pygame.SRCALPHA)
    large.fill((*sign.colour, 0))  # else what is clear would darken the edges
    ink = sign.ink or (0, 0, 0)
    for shape in SHAPES[sign.kind]:
        _draw(large, shape, sign.colour, ink)
    small = pygame.transform.smoothscale(large, (side, side))
    if sign.letter:
        letter = rendered(sign.letter, "bold", max(round(side * (0.36 if sign.kind == "triangle" else 0.46)), 6), ink)
        down = 0.13 if sign.kind in ("triangle", "drop") else 0.0
        small.blit(letter, ((side - letter.get_width()) // 2, round((side - letter.get_height()) / 2 + side * down)))
    return small


def _draw(on: pygame.Surface, shape: Shape, colour: Colour, ink: Colour) -> None:
    side = on.get_width()
    match shape:
        case Filled(points):
            polygon(on, colour, [(x * side, y * side) for x, y in points])
        case SignLine(points, thick, is_inked):
            own = ink if is_inked else colour
            for start, end in pairwise(points):
                polygon(on, own, [(x * side, y * side) for x, y in band(start, end, thick)])
            for x, y in points:
                pygame.draw.circle(on, own, (round(x * side), round(y * side)), round(thick * side / 2))
        case Disc(radius, x, y, ring, is_clear):
            at = (round(x * side), round(y * side))
            pygame.draw.circle(on, (*colour, 0) if is_clear else colour, at, round(side * radius), round(side * ring))
        case Bar(x, y, w, h, radius):
            rect = pygame.Rect(round(side * x), round(side * y), round(side * w), round(side * h))
            pygame.draw.rect(on, colour, rect, border_radius=round(side * radius))
        case _:
            assert_never(shape)


def band(start: Point, end: Point, thick: float) -> list[Point]:
    """The corners of a straight line of that thickness."""
    (x, y), (to_x, to_y) = start, end
    length = max(((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5, 1e-6)
    off_x, off_y = (y - to_y) / length * thick / 2, (to_x - x) / length * thick / 2
    return [(x + off_x, y + off_y), (to_x + off_x, to_y + off_y), (to_x - off_x, to_y - off_y), (x - off_x, y - off_y)]


def polygon(on: pygame.Surface, colour: Colour, corners: Sequence[Point]) -> None:
    """Fills a polygon; a pixel belongs to it if its middle does."""
    edges = list(zip(corners, [*corners[1:], corners[0]], strict=True))
    rows = [y for _, y in corners]
    for row in range(max(floor(min(rows)), 0), min(ceil(max(rows)), on.get_height())):
        middle = row + 0.5
        cuts = sorted(x + (middle - y) * (to_x - x) / (to_y - y) for (x, y), (to_x, to_y) in edges if (y <= middle) != (to_y <= middle))
        for left, right in zip(cuts[::2], cuts[1::2], strict=True):
            first, end = ceil(left - 0.5), ceil(right - 0.5)
            on.fill(colour, (first, row, max(end - first, 0), 1))
