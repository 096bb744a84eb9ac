"""Rectangles of a plate, in millimetres."""

from __future__ import annotations

from collections.abc import Iterable

from companion.core.frozen import dataclass
from companion.mats.plan import Point

TOUCH = 1e-6


@dataclass(frozen=True, slots=True)
class PlateBox:
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
    def corners(self) -> tuple[Point, ...]:
        return (self.left, self.bottom), (self.right, self.bottom), (self.right, self.top), (self.left, self.top)

    def grown(self, by: float) -> PlateBox:
        return PlateBox(self.left - by, self.bottom - by, self.right + by, self.top + by)

    def meets(self, other: PlateBox) -> bool:
        """Whether they have more in common than an edge."""
        is_across = self.left < other.right - TOUCH and other.left < self.right - TOUCH
        return is_across and self.bottom < other.top - TOUCH and other.bottom < self.top - TOUCH

    def holds(self, other: PlateBox) -> bool:
        is_across = self.left <= other.left + TOUCH and other.right <= self.right + TOUCH
        return is_across and self.bottom <= other.bottom + TOUCH and other.top <= self.top + TOUCH


def around(centre: Point, width: float, height: float) -> PlateBox:
    x, y = centre
    return PlateBox(x - width / 2, y - height / 2, x + width / 2, y + height / 2)


def bounds(points: Iterable[Point]) -> PlateBox:
    across, up = zip(*points, strict=True)
    return PlateBox(min(across), min(up), max(across), max(up))
