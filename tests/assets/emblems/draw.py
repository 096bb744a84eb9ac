"""Draws the PNG of each emblem from its SVG file: python -m tests.assets.emblems.draw [FOLDER]; without a folder, where they ship.

Rules of this file: an SVG has `rect`, `polygon`, `polyline` and `circle` only, 128 units wide, with round joins and ends. White is the card
itself: the picture is transparent there. Everything is drawn at eight pixels a unit, and then made small so that its edges are smooth.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree as ET

import pygame

from companion.cards.emblems.emblem import FOLDER

Point = tuple[float, float]

UNITS, SIZE, SCALE = 128, 256, 8
CARD = "#fff"


def draw_all(folder: Path) -> None:
    for file in FOLDER.glob("*.svg"):
        pygame.image.save(emblem(ET.parse(file).getroot()), str(folder / f"{file.stem}.png"))


def emblem(svg: ET.Element) -> pygame.Surface:
    """Made small with colours weighed by their opacity: otherwise edges would take on the black of transparent pixels."""
    surface = pygame.Surface((UNITS * SCALE, UNITS * SCALE), pygame.SRCALPHA, 32)
    for shape in svg:
        _draw(surface, shape.tag.rpartition("}")[2], {**svg.attrib, **shape.attrib})
    weighed = pygame.transform.smoothscale(surface.premul_alpha(), (SIZE, SIZE))
    return pygame.image.frombytes(_unweighed(pygame.image.tobytes(weighed, "RGBA")), (SIZE, SIZE), "RGBA")


def _draw(surface: pygame.Surface, kind: str, given: Mapping[str, str]) -> None:
    fill, stroke, width = given["fill"], given["stroke"], float(given["stroke-width"])
    if kind == "circle":
        centre, radius = (float(given["cx"]), float(given["cy"])), float(given["r"])
        if stroke != "none":
            _disc(surface, centre, radius + width / 2, stroke)
        _disc(surface, centre, radius - (width / 2 if stroke != "none" else 0), fill)
        return
    points = _corners(given) if kind == "rect" else _points(given["points"])
    if fill != "none":
        _fill(surface, points, fill)
    if stroke != "none":
        _line(surface, points if kind == "polyline" else (*points, points[0]), width, stroke)


def _corners(given: Mapping[str, str]) -> Sequence[Point]:
    x, y, width, height = (float(given[name]) for name in ("x", "y", "width", "height"))
    return (x, y), (x + width, y), (x + width, y + height), (x, y + height)


def _points(text: str) -> Sequence[Point]:
    return [(float(x), float(y)) for x, _, y in (pair.partition(",") for pair in text.split())]


def _line(surface: pygame.Surface, points: Sequence[Point], width: float, colour: str) -> None:
    half = width / 2
    for (x1, y1), (x2, y2) in pairwise(points):
        length = math.dist((x1, y1), (x2, y2))
        if length:
            across, along = half * (y1 - y2) / length, half * (x2 - x1) / length
            _fill(
                surface,
                [(x1 + across, y1 + along), (x2 + across, y2 + along), (x2 - across, y2 - along), (x1 - across, y1 - along)],
                colour,
            )
    for point in points:
        _disc(surface, point, half, colour)


def _fill(surface: pygame.Surface, points: Sequence[Point], colour: str) -> None:
    pygame.draw.polygon(surface, _colour(colour), [(x * SCALE, y * SCALE) for x, y in points])


def _disc(surface: pygame.Surface, centre: Point, radius: float, colour: str) -> None:
    pygame.draw.circle(surface, _colour(colour), (centre[0] * SCALE, centre[1] * SCALE), radius * SCALE)


def _colour(colour: str) -> pygame.Color:
    return pygame.Color(0, 0, 0, 0) if colour == CARD else pygame.Color(colour)


def _unweighed(pixels: bytes) -> bytes:
    plain = bytearray(pixels)
    for place in range(0, len(plain), 4):
        alpha = plain[place + 3]
        if 0 < alpha < 255:
            for channel in range(place, place + 3):
                plain[channel] = min(255, (plain[channel] * 255 + alpha // 2) // alpha)
    return bytes(plain)


if __name__ == "__main__":
    draw_all(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
