"""Where a plate is cut that is larger than the bed of a laser: between the boards, into as few tiles as there can be, and even ones."""

from __future__ import annotations

import math
from collections.abc import Iterable

from companion.mats.ordering.boxes import TOUCH

Span = tuple[float, float]
STEP, COARSE = 0.5, 5  # millimetres


def cuts(length: float, longest: float, kept: Iterable[Span]) -> tuple[float, ...] | None:
    """The places of the cuts along one side, none within a span that is `kept` whole; None: a piece would be longer than `longest`.

    Of all ways with the fewest pieces the one whose cuts are nearest to the middle between boards, and of those the one with even pieces.
    """
    aside = {0.0: 0.0, **_places(length, kept), length: 0.0}
    best: dict[float, tuple[int, float, float, tuple[float, ...]]] = {0.0: (0, 0.0, 0.0, ())}  # the pieces up to each place
    for end in sorted(aside)[1:]:
        found = [
            (count + 1, far + aside[end], max(most, end - start), (*before, end))
            for start, (count, far, most, before) in best.items()
            if end - start <= longest + TOUCH
        ]
        if found:
            best[end] = min(found)
    return best[length][-1][:-1] if length in best else None


def _places(length: float, kept: Iterable[Span]) -> dict[float, float]:
    """Of each gap between spans both ends, the middle and some places between, and how far each is from the middle."""
    found: dict[float, float] = {}
    for start, end in _gaps(length, kept):
        middle = (start + end) / 2
        exact = (step * STEP for step in (math.ceil(start / STEP), round(middle / STEP), math.floor(end / STEP)))
        for place in (*exact, *(float(five) for five in range(math.ceil(start / COARSE) * COARSE, int(end) + 1, COARSE))):
            if start <= place <= end and TOUCH < place < length - TOUCH:
                found[place] = abs(place - middle)
    return found


def _gaps(length: float, kept: Iterable[Span]) -> Iterable[Span]:
    reached = 0.0
    for start, end in sorted(kept):
        if start - reached > TOUCH:
            yield reached, start
        reached = max(reached, end)
    if length - reached > TOUCH:
        yield reached, length
