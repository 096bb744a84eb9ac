"""In which column each of many wires goes up or down, so that none of them crosses another."""

from __future__ import annotations

from collections.abc import Sequence

CLEAR = 6.0  # between two wires that share a column, one above the other


def lanes(ways: Sequence[tuple[float, float]]) -> tuple[int, ...]:
    """For each of them, whence and whither, both downwards in the order of the wires; 0 is the column next to the sources.

    Those that go down leave the nearer column to whoever comes below them, and those that go up to whoever comes above.
    """
    found = [0] * len(ways)
    downwards = [place for place, (start, end) in enumerate(ways) if end >= start]
    upwards = [place for place, (start, end) in enumerate(ways) if end < start]
    for order in (downwards[::-1], upwards):
        for number, place in enumerate(order):
            beside = [found[other] for other in order[:number] if _overlap(ways[place], ways[other])]
            found[place] = max(beside, default=-1) + 1
    return tuple(found)


def _overlap(one: tuple[float, float], other: tuple[float, float]) -> bool:
    return min(one) - CLEAR < max(other) and min(other) - CLEAR < max(one)
