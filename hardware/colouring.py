"""Which antennas may be switched on together: those that hear each other's tags get different colours, and one colour is polled at a time.

Rules of this file: the same slots and conflicts give the same colours, on every machine and in every run.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import dist
from typing import TypeVar

Colours = dict[str, int]
Slot = TypeVar("Slot", bound=str)


def near(centres: Mapping[Slot, tuple[float, float]], reach: float) -> dict[Slot, frozenset[Slot]]:
    """For each slot the slots whose centres lie nearer than `reach`."""
    return {
        slot: frozenset(other for other, point in centres.items() if other != slot and dist(centre, point) < reach)
        for slot, centre in centres.items()
    }


def coloured(slots: Sequence[str], conflicts: Mapping[str, frozenset[str]]) -> Colours:
    """A colour from 0 on for each slot, as few as were found: 4 for a grid in which neighbours conflict, those across a corner too.

    A conflict counts both ways, even if only one slot lists it. In the order of the slots a grid comes out best; DSATUR (Brélaz 1979) does
    better where slots were wired in no order.
    """
    known = frozenset(slots)
    both: dict[str, set[str]] = {slot: set() for slot in slots}
    for slot in slots:
        for other in conflicts.get(slot, frozenset()) & known:
            both[slot].add(other)
            both[other].add(slot)
    return min((_in_order(both), _most_hemmed_in_first(both)), key=lambda colours: len(set(colours.values())))


def _in_order(conflicts: Mapping[str, set[str]]) -> Colours:
    colours: Colours = {}
    for slot, others in conflicts.items():
        colours[slot] = _least({colours[other] for other in others if other in colours})
    return colours


def _most_hemmed_in_first(conflicts: Mapping[str, set[str]]) -> Colours:
    """The next is the antenna with the most colours around it, then the one with the most conflicts, then the first of the slots."""
    colours: Colours = {}
    taken: dict[str, set[int]] = {slot: set() for slot in conflicts}
    while taken:
        slot = max(taken, key=lambda one: (len(taken[one]), len(conflicts[one])))  # of equals the first
        colours[slot] = _least(taken.pop(slot))
        for other in conflicts[slot] & taken.keys():
            taken[other].add(colours[slot])
    return {slot: colours[slot] for slot in conflicts}


def _least(taken: set[int]) -> int:
    return next(colour for colour in range(len(taken) + 1) if colour not in taken)
