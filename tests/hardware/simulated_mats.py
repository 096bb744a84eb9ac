"""Simulated mats for tests, with and without tags on them."""

from __future__ import annotations

from random import Random

import pytest

from hardware.readers.noise import Noise
from hardware.readers.simulated import Simulated
from hardware.readers.table import grid_neighbours
from hardware.sighting import Tags

PLACES = {f"{'ABCDEFGH'[x]}{y + 1}": (x, y) for y in range(8) for x in range(8)}
SMALL = {name: place for name, place in PLACES.items() if max(place) < 3}
SILENT = Noise()


def on_a_mat(noise=SILENT, seed=1, places=PLACES, **more):
    """Cells with a hub for each row, and a pad with one of its own."""
    rows = sorted({y for _, y in places.values()})
    hubs = [[slot for slot in places if places[slot][1] == row] for row in rows]
    return Simulated((*places, "pad"), [*hubs, ["pad"]], grid_neighbours(places), noise, Random(seed), **more)


def full(noise, seed=1, places=SMALL):
    """A tag on every slot, called as the slot is."""
    readers = on_a_mat(noise, seed, places)
    for slot in readers.slots:
        readers.lay(slot, slot)
    return readers


def own(slot):
    return Tags((slot,))


def passes(readers, polls):
    """Full passes enough to poll all slots together so many times."""
    return readers.passes(readers.now + 0.05 * polls / len(readers.slots) + 0.001)


def near(share, bound=0.1):
    return pytest.approx(share, rel=bound)
