"""The continents, from rough coast lines drawn by hand, as a globe shows them that is turned to their middle."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from companion.screen.emblems.coasts import COASTS
from companion.screen.emblems.pen import INK, SAGE, SIZE, Point, Sheet

_MARGIN = 7.0
_COAST = 4.5


def _continent(name: str) -> Sheet:
    sheet = Sheet()
    lands = _fitted([[_seen(point, COASTS[name].middle) for point in land] for land in COASTS[name].lands])
    for land in lands:
        sheet.line([*land, land[0]], _COAST, INK)
    for land in lands:
        sheet.fill(land, SAGE)
        sheet.line([*land, land[0]], _COAST / 3, INK)
    return sheet


def _seen(place: Point, middle: Point) -> Point:
    """Longitude and latitude on a map that keeps areas true (Lambert's azimuthal one)."""
    east, north = math.radians(place[0] - middle[0]), math.radians(place[1])
    level = math.radians(middle[1])
    near = 1 + math.sin(level) * math.sin(north) + math.cos(level) * math.cos(north) * math.cos(east)
    scale = math.sqrt(2 / near)
    up = math.cos(level) * math.sin(north) - math.sin(level) * math.cos(north) * math.cos(east)
    return scale * math.cos(north) * math.sin(east), -scale * up


def _fitted(lands: list[list[Point]]) -> list[list[Point]]:
    """As large as the sheet allows, in its middle."""
    across, down = ([point[axis] for land in lands for point in land] for axis in (0, 1))
    scale = (SIZE - 2 * _MARGIN) / max(max(across) - min(across), max(down) - min(down))
    left, top = (SIZE - scale * (max(across) + min(across))) / 2, (SIZE - scale * (max(down) + min(down))) / 2
    return [[(left + scale * x, top + scale * y) for x, y in land] for land in lands]


CONTINENTS: Mapping[str, Callable[[], Sheet]] = MappingProxyType({name: partial(_continent, name) for name in COASTS})
