"""A sheet as pixels: drawn large, and then made small so that its edges are smooth."""

from __future__ import annotations

import math
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path
from typing import assert_never

import pygame

from companion.screen.emblems.pen import SIZE, Area, Colour, Disc, Letters, Point, Sheet, Track

SCALE = 8  # drawn so many times as large
FONT = Path(__file__).parents[3] / "companion" / "screen" / "fonts" / "DejaVuSans-Bold.ttf"


def small(sheet: Sheet) -> pygame.Surface:
    """Scaled with colours weighed by how much of them there is: else the edges would take on the black of what is empty."""
    surface = pygame.Surface((SIZE * SCALE, SIZE * SCALE), pygame.SRCALPHA, 32)
    for shape in sheet.shapes:
        match shape:
            case Area(points, colour):
                _fill(surface, points, colour)
            case Track():
                _line(surface, shape)
            case Disc(centre, radius, colour):
                _disc(surface, centre, radius, colour)
            case Letters():
                _words(surface, shape)
            case _:
                assert_never(shape)
    weighed = pygame.transform.smoothscale(surface.premul_alpha(), (SIZE, SIZE))
    return pygame.image.frombytes(_unweighed(pygame.image.tobytes(weighed, "RGBA")), (SIZE, SIZE), "RGBA")


def _fill(surface: pygame.Surface, points: Iterable[Point], colour: Colour) -> None:
    pygame.draw.polygon(surface, colour, [(x * SCALE, y * SCALE) for x, y in points])


def _line(surface: pygame.Surface, track: Track) -> None:
    half = track.width / 2
    for (x1, y1), (x2, y2) in pairwise(track.points):
        length = math.hypot(x2 - x1, y2 - y1)
        if length:
            across, along = half * (y1 - y2) / length, half * (x2 - x1) / length
            sides = [(x1 + across, y1 + along), (x2 + across, y2 + along), (x2 - across, y2 - along), (x1 - across, y1 - along)]
            _fill(surface, sides, track.colour)
    for point in track.points:
        _disc(surface, point, half, track.colour)


def _disc(surface: pygame.Surface, centre: Point, radius: float, colour: Colour) -> None:
    pygame.draw.circle(surface, colour, (centre[0] * SCALE, centre[1] * SCALE), radius * SCALE)


def _words(surface: pygame.Surface, letters: Letters) -> None:
    pygame.font.init()
    drawn = pygame.font.Font(str(FONT), 100 * SCALE).render(letters.text, True, letters.colour)
    drawn = drawn.subsurface(drawn.get_bounding_rect())
    width, tall = round(drawn.get_width() * letters.height * SCALE / drawn.get_height()), round(letters.height * SCALE)
    reduced = pygame.transform.smoothscale(drawn, (width, tall))
    (x, y) = letters.centre
    surface.blit(reduced, (round(x * SCALE - width / 2), round(y * SCALE - tall / 2)))


def _unweighed(pixels: bytes) -> bytes:
    plain = bytearray(pixels)
    for place in range(0, len(plain), 4):
        alpha = plain[place + 3]
        if 0 < alpha < 255:
            for channel in range(place, place + 3):
                plain[channel] = min(255, (plain[channel] * 255 + alpha // 2) // alpha)
    return bytes(plain)
