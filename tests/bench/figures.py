"""What the benches share: figures by name, printing them, and turning seconds into figures."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from itertools import zip_longest
from statistics import median
from time import perf_counter
from typing import Any

Figures = dict[str, Any]  # by name; `missed` names those that are beyond their limits


def tell(figures: Figures, *, as_json: bool) -> None:
    """A line of JSON, or a line for each figure."""
    if as_json:
        print(json.dumps(figures))
        return
    for name, value in figures.items():
        told = "-" if value is None or value == [] else f"{value:,.3f}" if isinstance(value, float) else str(value)
        print(f"{name:40} {told:>14}")


def timed(act: Callable[[], object]) -> float:
    """Seconds that it takes."""
    began = perf_counter()
    act()
    return perf_counter() - began


def best(act: Callable[[], object], rounds: int = 3) -> float:
    """Seconds of the fastest round, as the others were disturbed."""
    return min(timed(act) for _ in range(rounds))


def side_by_side(*groups: Sequence[Callable[[], object]], rounds: int = 7) -> list[float]:
    """Seconds of each group of acts. Groups take turns act by act, so that a busy machine is busy for all; each act counts by its best."""
    seconds = [0.0 for _ in groups]
    for acts in zip_longest(*groups):
        for at, act in enumerate(acts):
            seconds[at] += best(act, rounds) if act is not None else 0.0
    return seconds


def spread(name: str, seconds: Sequence[float], places: int = 2, *, has_most: bool = False) -> dict[str, float | None]:
    """Milliseconds: the median, the slowest but one in twenty, and where asked for the slowest; None where nothing was timed."""
    ordered = sorted(seconds)
    found = {"": median, "_p95": lambda all_: all_[min(len(all_) - 1, len(all_) * 95 // 100)]} | ({"_max": max} if has_most else {})
    return {f"{name}{of}_ms": round(pick(ordered) * 1000, places) if ordered else None for of, pick in found.items()}
