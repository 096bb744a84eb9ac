"""Draws the SVG of each country of the shipped deck by its own outline: python -m tests.assets.emblems.countries ATLAS [FOLDER].

ATLAS is the folder of the npm package `world-atlas` (version 2.0.2): Natural Earth's shapes, which are in the public domain, as the
package packs them (ISC licence). Each country fills the same square, so its picture tells nothing of its size.

Rules of this file: each country is projected around its own middle, equal in area, so that nothing is cut at the edge of a map and
nothing far north is stretched; islands stay where they are large enough to be seen and near enough not to make the rest small.
"""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from companion.cards.decks.files import find
from companion.cards.emblems.emblem import FOLDER

Point = tuple[float, float]
Ring = Sequence[Point]

NAMES = {  # of the deck's names, those that the atlas has otherwise
    "Czech Republic": "Czechia",
    "Democratic Republic of the Congo": "Dem. Rep. Congo",
    "Dominican Republic": "Dominican Rep.",
    "United States": "United States of America",
}
FILLS = {
    "africa": "#ceaa70",
    "asia": "#c98a5e",
    "europe": "#7f9fb0",
    "north_america": "#849c70",
    "south_america": "#6fa08a",
    "oceania": "#a98bab",
}
SIDE, EDGE = 128, 7  # of the picture, and what stays free on each side
LEAST = 0.004  # of the largest part's area: smaller islands are left out
NEAR = 0.55  # of the width of what is drawn already: what lies farther off is left out
# Of countries whose far parts would make the rest small.
NEARER = {"United States": 0.01, "Norway": 0.1, "New Zealand": 0.1, "Japan": 0.12, "Ecuador": 0.1}
COARSE = 40  # points of a whole country: one with fewer is drawn from the finer file
POINTS = 150  # of one outline at most: more are not seen at this size
MANY = 8  # parts: their edges are thinner, so that they do not close over small islands
FINEST = 0.45  # units: a triangle of half that area is not seen


def draw(atlas: Path, folder: Path) -> None:
    coarse, fine = (_outlines(json.loads((atlas / f"countries-{one}.json").read_text(encoding="utf8"))) for one in ("50m", "10m"))
    for card in find("countries").cards.values():
        name = card.names["en"]
        of_atlas = NAMES.get(name, name)
        rings = coarse[of_atlas]
        if sum(map(len, rings)) < COARSE:
            rings = fine[of_atlas]
        svg = _svg(_placed(_kept(_projected(rings), NEARER.get(name, NEAR))), FILLS[card.traits["continent"]])
        (folder / f"country-{card.id}.svg").write_text(svg, encoding="utf8")


def _outlines(atlas: Mapping[str, Any]) -> dict[str, list[Ring]]:
    arcs = _arcs(atlas)
    return {one["properties"]["name"]: _outer(one, arcs) for one in atlas["objects"]["countries"]["geometries"]}


def _arcs(atlas: Mapping[str, Any]) -> list[list[Point]]:
    """The lines of the atlas in degrees: each point is kept there as its difference to the one before it, in whole steps."""
    (x_step, y_step), (x_first, y_first) = atlas["transform"]["scale"], atlas["transform"]["translate"]
    arcs = []
    for steps in atlas["arcs"]:
        x = y = 0
        line = []
        for right, up in steps:
            x, y = x + right, y + up
            line.append((x * x_step + x_first, y * y_step + y_first))
        arcs.append(line)
    return arcs


def _outer(shape: Mapping[str, Any], arcs: Sequence[Sequence[Point]]) -> list[Ring]:
    """The outlines of a country's parts, without the lakes and neighbours that they enclose."""
    parts = [shape["arcs"]] if shape["type"] == "Polygon" else shape["arcs"]
    return [list(_ring(part[0], arcs)) for part in parts]


def _ring(numbers: Sequence[int], arcs: Sequence[Sequence[Point]]) -> Iterator[Point]:
    for number in numbers:
        line = arcs[number] if number >= 0 else arcs[~number][::-1]
        yield from line[1:]


def _projected(rings: Sequence[Ring]) -> list[Ring]:
    """By Lambert's azimuthal projection around the middle of the largest part; y grows downwards."""
    largest = max(rings, key=lambda ring: abs(_area(ring)) * math.cos(math.radians(ring[0][1])))
    middle, up = _middle_of(largest)
    return [[_seen_from(middle, up, point) for point in ring] for ring in rings]


def _middle_of(ring: Ring) -> Point:
    """The mean direction of its points, on the sphere, so that the edge of the map is no edge."""
    x = sum(math.cos(math.radians(lat)) * math.cos(math.radians(lon)) for lon, lat in ring)
    y = sum(math.cos(math.radians(lat)) * math.sin(math.radians(lon)) for lon, lat in ring)
    z = sum(math.sin(math.radians(lat)) for _, lat in ring)
    return math.atan2(y, x), math.atan2(z, math.hypot(x, y))


def _seen_from(middle: float, up: float, point: Point) -> Point:
    turn, lat = math.radians(point[0]) - middle, math.radians(point[1])
    far = 1 + math.sin(up) * math.sin(lat) + math.cos(up) * math.cos(lat) * math.cos(turn)
    scale = math.sqrt(2 / max(far, 1e-9))
    return (
        scale * math.cos(lat) * math.sin(turn),
        -scale * (math.cos(up) * math.sin(lat) - math.sin(up) * math.cos(lat) * math.cos(turn)),
    )


def _area(ring: Ring) -> float:
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(ring, [*ring[1:], ring[0]], strict=True)) / 2


def _kept(rings: Sequence[Ring], near: float) -> list[Ring]:
    """The parts that are drawn, the largest first."""
    ranked = sorted(rings, key=lambda ring: -abs(_area(ring)))
    kept, least = ranked[:1], abs(_area(ranked[0])) * LEAST
    for ring in ranked[1:]:
        if abs(_area(ring)) >= least and _apart(_box(kept), _box([ring])) <= near * _width(_box(kept)):
            kept.append(ring)
    return kept


def _box(rings: Sequence[Ring]) -> tuple[float, float, float, float]:
    xs, ys = [x for ring in rings for x, _ in ring], [y for ring in rings for _, y in ring]
    return min(xs), min(ys), max(xs), max(ys)


def _width(box: tuple[float, float, float, float]) -> float:
    return max(box[2] - box[0], box[3] - box[1])


def _apart(one: tuple[float, float, float, float], other: tuple[float, float, float, float]) -> float:
    return max(one[0] - other[2], other[0] - one[2], one[1] - other[3], other[1] - one[3], 0)


def _placed(rings: Sequence[Ring]) -> list[Ring]:
    """The parts in the middle of the picture, as large as fits, with the points that can be seen."""
    left, top, right, bottom = _box(rings)
    scale = (SIDE - 2 * EDGE) / max(right - left, bottom - top)
    x_free, y_free = (SIDE - (right - left) * scale) / 2, (SIDE - (bottom - top) * scale) / 2
    return [_thinned([((x - left) * scale + x_free, (y - top) * scale + y_free) for x, y in ring]) for ring in rings]


def _thinned(ring: Ring) -> Ring:
    """Without the points whose triangle with their neighbours is smallest (Visvalingam), while any is too small or there are too many."""
    points = list(ring)
    while len(points) > 4:
        sizes = [abs(_area((points[at - 1], point, points[(at + 1) % len(points)]))) for at, point in enumerate(points)]
        smallest = min(range(len(points)), key=sizes.__getitem__)
        if sizes[smallest] > FINEST and len(points) <= POINTS:
            break
        del points[smallest]
    return points


def _svg(rings: Sequence[Ring], fill: str) -> str:
    edge = 3 if len(rings) <= MANY else 2
    shapes = "".join(f'  <polygon points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in ring)}" fill="{fill}"/>\n' for ring in rings)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}" fill="none" stroke="#1c1a17" stroke-width="{edge}"'
        f' stroke-linecap="round" stroke-linejoin="round">\n{shapes}</svg>\n'
    )


if __name__ == "__main__":
    draw(Path(sys.argv[1]), Path(sys.argv[2]) if sys.argv[2:] else FOLDER)
