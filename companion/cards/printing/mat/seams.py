"""Divides a mat into as few tiles as possible that fit on sheets, with seams beside its places rather than through them.

Rules of this file: it treats one direction. A seam is the middle of the strip that two tiles share.
"""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import pairwise

Span = tuple[float, float]
STEP = 5.0  # millimetres: seams lie on its multiples, or in the middle of a gap
TOUCH = 1e-6  # millimetres; points that are nearer count as the same


def spans(length: float, room: float, overlap: float, places: Collection[Span] = ()) -> tuple[Span, ...]:
    """The tiles, none longer than the room; neighbours share the overlap."""
    if length <= room + TOUCH:
        return ((0.0, length),)
    count = math.ceil((length - overlap) / (room - overlap) - TOUCH)
    seams = _chosen(length, room - overlap, overlap, count, places)
    half = overlap / 2
    starts, ends = [0.0, *(seam - half for seam in seams)], [*(seam + half for seam in seams), length]
    return tuple(zip(starts, ends, strict=True))


@dataclass(frozen=True, slots=True, order=True)
class _Way:
    """Some seams from the left on; ordered by how much they cut, then by how uneven they are."""

    cut: float
    uneven: float
    seams: tuple[float, ...]

    def going_on(self, seam: float, cut: float, even: float) -> _Way:
        return _Way(self.cut + cut, self.uneven + (seam - even) ** 2, (*self.seams, seam))


def _chosen(length: float, step: float, overlap: float, count: int, places: Collection[Span]) -> tuple[float, ...]:
    """The seams that cut least; of several the most even ones."""
    half = overlap / 2
    even = [half + number * (length - overlap) / count for number in range(1, count)]
    candidates = _candidates(length, half, places, even)
    cuts = [_cut(seam, half, places) for seam in candidates]
    start = _Way(0.0, 0.0, ())
    near = range(bisect_right(candidates, half + step + TOUCH))
    best = {here: start.going_on(candidates[here], cuts[here], even[0]) for here in near}  # by their last one
    for target in even[1:]:
        best = {
            here: min(ways).going_on(seam, cuts[here], target)
            for here, seam in enumerate(candidates)
            if (ways := [best[before] for before in _before(seam, candidates, overlap, step) if before in best])
        }
    return min(way for here, way in best.items() if length - half - candidates[here] <= step + TOUCH).seams


def _before(seam: float, candidates: Sequence[float], overlap: float, step: float) -> range:
    """The seams before this one for which the tile between them fits its sheet, and has a part of its own."""
    return range(bisect_left(candidates, seam - step - TOUCH), bisect_right(candidates, seam - overlap + TOUCH))


def _candidates(length: float, half: float, places: Collection[Span], even: Sequence[float]) -> list[float]:
    edges = sorted({edge for span in places for edge in span})
    gaps = [(one + other) / 2 for one, other in pairwise(edges)]
    grid = [number * STEP for number in range(1, math.ceil(length / STEP))]
    return sorted(seam for seam in {*gaps, *grid, *even} if half < seam < length - half)


def _cut(seam: float, half: float, places: Collection[Span]) -> float:
    """How deep the edges of both sheets cut into places; a cut through the middle of a place is worst."""
    return math.fsum(max(0.0, min(edge - start, end - edge)) ** 2 for edge in (seam - half, seam + half) for start, end in places)
