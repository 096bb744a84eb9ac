"""Filled polygons, row by row: the libraries that we run on round their corners otherwise, and pictures have to be the same."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor

import pygame

from companion.screen.things import Colour


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
