"""Signs as pictures: drawn once, four times as large, and made small, so that their edges are smooth.

Polygons are filled row by row: SDL rounds their corners otherwise from version to version, and pictures have to be the same everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import ceil, cos, floor, pi, sin

import pygame
import pygame.transform

from companion.screen.fonts import rendered
from companion.screen.things import Colour, Sign, SignKind


def polygon(on: pygame.Surface, colour: Colour, corners: Sequence[tuple[float, float]]) -> None:
    """A pixel belongs to it if its middle does."""
    edges = list(zip(corners, [*corners[1:], corners[0]], strict=True))
    rows = [y for _, y in corners]
    for row in range(max(floor(min(rows)), 0), min(ceil(max(rows)), on.get_height())):
        middle = row + 0.5
        cuts = sorted(x + (middle - y) * (to_x - x) / (to_y - y) for (x, y), (to_x, to_y) in edges if (y <= middle) != (to_y <= middle))
        for left, right in zip(cuts[::2], cuts[1::2], strict=True):
            first, end = ceil(left - 0.5), ceil(right - 0.5)
            on.fill(colour, (first, row, max(end - first, 0), 1))


TIMES = 4
Drawn = pygame.Surface
Points = list[tuple[float, float]]


def sign_surface(sign: Sign) -> pygame.Surface:
    side = min(sign.rect.w, sign.rect.h)
    large = pygame.Surface((side * TIMES, side * TIMES), pygame.SRCALPHA)
    large.fill((*sign.colour, 0))  # else what is clear would darken the edges
    ink = sign.ink or (0, 0, 0)
    SHAPES[sign.kind](large, sign.colour, ink)
    small = pygame.transform.smoothscale(large, (side, side))
    if sign.letter:
        letter = rendered(sign.letter, "bold", max(round(side * (0.36 if sign.kind == "triangle" else 0.46)), 6), ink)
        down = 0.13 if sign.kind in ("triangle", "drop") else 0.0
        small.blit(letter, ((side - letter.get_width()) // 2, round((side - letter.get_height()) / 2 + side * down)))
    return small


def _ring(points: int, start: float = -90.0, out: float = 0.48, inner: float | None = None) -> Points:
    """Corners around the middle; with an inner radius every other one lies on that."""
    radii = [out, out if inner is None else inner]
    angles = [(start + 360 / points * number) * pi / 180 for number in range(points)]
    return [(0.5 + radii[number % 2] * cos(angle), 0.5 + radii[number % 2] * sin(angle)) for number, angle in enumerate(angles)]


def _fill(on: Drawn, colour: Colour, points: Points) -> None:
    side = on.get_width()
    polygon(on, colour, [(x * side, y * side) for x, y in points])


def _line(on: Drawn, colour: Colour, points: Points, thick: float = 0.12) -> None:
    """With round ends and corners."""
    side, wide = on.get_width(), thick * on.get_width()
    for (x, y), (to_x, to_y) in pairwise(points):
        across, down = to_x - x, to_y - y
        length = max((across**2 + down**2) ** 0.5, 1e-6)
        off_x, off_y = -down / length * thick / 2, across / length * thick / 2
        _fill(on, colour, [(x + off_x, y + off_y), (to_x + off_x, to_y + off_y), (to_x - off_x, to_y - off_y), (x - off_x, y - off_y)])
    for x, y in points:
        pygame.draw.circle(on, colour, (round(x * side), round(y * side)), round(wide / 2))


def _circle(on: Drawn, colour: Colour, out: float = 0.47) -> None:
    side = on.get_width()
    pygame.draw.circle(on, colour, (side // 2, side // 2), round(side * out))


def _violation(on: Drawn, colour: Colour, ink: Colour) -> None:
    _fill(on, colour, _ring(8, 22.5, 0.5))
    _line(on, ink, [(0.33, 0.33), (0.67, 0.67)], 0.13)
    _line(on, ink, [(0.67, 0.33), (0.33, 0.67)], 0.13)


def _fits(on: Drawn, colour: Colour, ink: Colour) -> None:
    _circle(on, colour)
    _line(on, ink, [(0.29, 0.53), (0.44, 0.67), (0.71, 0.35)], 0.12)


def _prize(on: Drawn, colour: Colour, ink: Colour) -> None:
    _fill(on, colour, _ring(10, -90, 0.5, 0.23))


def _notice(on: Drawn, colour: Colour, ink: Colour) -> None:
    """A triangle of dashes."""
    corners = [(0.5, 0.1), (0.94, 0.86), (0.06, 0.86), (0.5, 0.1)]
    for (x, y), (to_x, to_y) in pairwise(corners):
        for dash in range(4):
            begin, end = (dash + 0.08) / 4, (dash + 0.72) / 4
            _line(on, colour, [(x + (to_x - x) * begin, y + (to_y - y) * begin), (x + (to_x - x) * end, y + (to_y - y) * end)], 0.08)
    _line(on, colour, [(0.5, 0.4), (0.5, 0.6)], 0.09)
    pygame.draw.circle(on, colour, (on.get_width() // 2, round(on.get_width() * 0.73)), round(on.get_width() * 0.05))


def _round(on: Drawn, colour: Colour, ink: Colour) -> None:
    _circle(on, colour)


def _square(on: Drawn, colour: Colour, ink: Colour) -> None:
    side = on.get_width()
    pygame.draw.rect(on, colour, pygame.Rect(round(side * 0.07), round(side * 0.07), round(side * 0.86), round(side * 0.86)),
                     border_radius=round(side * 0.08))  # fmt: skip


def _triangle(on: Drawn, colour: Colour, ink: Colour) -> None:
    _fill(on, colour, [(0.5, 0.03), (0.98, 0.92), (0.02, 0.92)])


def _diamond(on: Drawn, colour: Colour, ink: Colour) -> None:
    _fill(on, colour, [(0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5)])


def _hexagon(on: Drawn, colour: Colour, ink: Colour) -> None:
    _fill(on, colour, _ring(6, 0, 0.5))


def _drop(on: Drawn, colour: Colour, ink: Colour) -> None:
    side = on.get_width()
    pygame.draw.circle(on, colour, (side // 2, round(side * 0.63)), round(side * 0.36))
    _fill(on, colour, [(0.5, 0.0), (0.81, 0.45), (0.19, 0.45)])


def _cross(on: Drawn, colour: Colour, ink: Colour) -> None:
    _fill(on, colour, [(0.3, 0.03), (0.7, 0.03), (0.7, 0.97), (0.3, 0.97)])
    _fill(on, colour, [(0.03, 0.3), (0.97, 0.3), (0.97, 0.7), (0.03, 0.7)])


def _crescent(on: Drawn, colour: Colour, ink: Colour) -> None:
    side = on.get_width()
    _circle(on, colour, 0.49)
    pygame.draw.circle(on, (*colour, 0), (round(side * 0.88), round(side * 0.18)), round(side * 0.26))


def _pause(on: Drawn, colour: Colour, ink: Colour) -> None:
    _line(on, colour, [(0.33, 0.2), (0.33, 0.8)], 0.17)
    _line(on, colour, [(0.67, 0.2), (0.67, 0.8)], 0.17)


def _undo(on: Drawn, colour: Colour, ink: Colour) -> None:
    """An arrow that bends back to the left."""
    curve = [(0.62 + 0.24 * cos(angle * pi / 180), 0.58 + 0.24 * sin(angle * pi / 180)) for angle in range(-90, 91, 10)]
    _line(on, colour, [(0.2, 0.34), *curve, (0.34, 0.82)], 0.11)
    _line(on, colour, [(0.38, 0.14), (0.18, 0.34), (0.38, 0.54)], 0.11)


def _arrow(on: Drawn, colour: Colour, head: Points, tail: Points) -> None:
    _line(on, colour, tail, 0.12)
    _line(on, colour, head, 0.12)


def _up(on: Drawn, colour: Colour, ink: Colour) -> None:
    _arrow(on, colour, [(0.22, 0.44), (0.5, 0.15), (0.78, 0.44)], [(0.5, 0.18), (0.5, 0.86)])


def _down(on: Drawn, colour: Colour, ink: Colour) -> None:
    _arrow(on, colour, [(0.22, 0.56), (0.5, 0.85), (0.78, 0.56)], [(0.5, 0.82), (0.5, 0.14)])


def _left(on: Drawn, colour: Colour, ink: Colour) -> None:
    _arrow(on, colour, [(0.44, 0.22), (0.15, 0.5), (0.44, 0.78)], [(0.18, 0.5), (0.86, 0.5)])


def _right(on: Drawn, colour: Colour, ink: Colour) -> None:
    _arrow(on, colour, [(0.56, 0.22), (0.85, 0.5), (0.56, 0.78)], [(0.82, 0.5), (0.14, 0.5)])


def _back(on: Drawn, colour: Colour, ink: Colour) -> None:
    _line(on, colour, [(0.62, 0.18), (0.3, 0.5), (0.62, 0.82)], 0.13)


def _close(on: Drawn, colour: Colour, ink: Colour) -> None:
    _line(on, colour, [(0.24, 0.24), (0.76, 0.76)], 0.12)
    _line(on, colour, [(0.76, 0.24), (0.24, 0.76)], 0.12)


def _more(on: Drawn, colour: Colour, ink: Colour) -> None:
    for height in (0.26, 0.5, 0.74):
        _line(on, colour, [(0.2, height), (0.8, height)], 0.11)


def _tick(on: Drawn, colour: Colour, ink: Colour) -> None:
    _line(on, colour, [(0.18, 0.54), (0.41, 0.77), (0.83, 0.26)], 0.15)


def _search(on: Drawn, colour: Colour, ink: Colour) -> None:
    side = on.get_width()
    pygame.draw.circle(on, colour, (round(side * 0.43), round(side * 0.43)), round(side * 0.29), round(side * 0.1))
    _line(on, colour, [(0.66, 0.66), (0.85, 0.85)], 0.13)


def _crack(on: Drawn, colour: Colour, ink: Colour) -> None:
    _line(on, colour, [(0.05, 0.35), (0.3, 0.62), (0.45, 0.34), (0.62, 0.68), (0.78, 0.4), (0.95, 0.6)], 0.1)


def _shield(on: Drawn, colour: Colour, ink: Colour) -> None:
    """An insurance: a plate that something rests on."""
    _fill(on, colour, [(0.08, 0.1), (0.92, 0.1), (0.92, 0.5), (0.74, 0.8), (0.5, 0.97), (0.26, 0.8), (0.08, 0.5)])


def _weak(on: Drawn, colour: Colour, ink: Colour) -> None:
    """What is hardly heard: a dot, and around it a ring in pieces."""
    _circle(on, colour, 0.13)
    for start in range(0, 360, 60):
        turns = [(start + step) * pi / 180 for step in range(0, 31, 10)]
        _line(on, colour, [(0.5 + 0.4 * cos(turn), 0.5 + 0.4 * sin(turn)) for turn in turns], 0.1)


def _lesson(on: Drawn, colour: Colour, ink: Colour) -> None:
    """A lamp that is lit: what was new becomes clear."""
    side = on.get_width()
    bulb = [(0.5 + 0.25 * cos(angle * pi / 180), 0.42 + 0.25 * sin(angle * pi / 180)) for angle in range(125, 416, 10)]
    _line(on, colour, [(0.4, 0.74), *bulb, (0.6, 0.74)], 0.09)
    pygame.draw.rect(on, colour, pygame.Rect(round(side * 0.37), round(side * 0.8), round(side * 0.26), round(side * 0.1)))
    for angle in range(-90 - 72, -90 + 73, 36):
        x, y = cos(angle * pi / 180), sin(angle * pi / 180)
        _line(on, colour, [(0.5 + 0.38 * x, 0.42 + 0.38 * y), (0.5 + 0.46 * x, 0.42 + 0.46 * y)], 0.07)


SHAPES: dict[SignKind, Callable[[Drawn, Colour, Colour], None]] = {
    "violation": _violation,
    "fits": _fits,
    "prize": _prize,
    "notice": _notice,
    "circle": _round,
    "square": _square,
    "triangle": _triangle,
    "diamond": _diamond,
    "hexagon": _hexagon,
    "drop": _drop,
    "cross": _cross,
    "crescent": _crescent,
    "pause": _pause,
    "undo": _undo,
    "back": _back,
    "close": _close,
    "up": _up,
    "down": _down,
    "left": _left,
    "right": _right,
    "more": _more,
    "tick": _tick,
    "search": _search,
    "crack": _crack,
    "plate": _shield,
    "weak": _weak,
    "lesson": _lesson,
}
