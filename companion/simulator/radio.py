"""The simulated radio under a mat of this shape: which slots are beside each other, and which share a hub."""

from __future__ import annotations

from random import Random

from companion.core.mat.shape import Shape
from hardware.readers.breaks import Spoiled
from hardware.readers.noise import Noise
from hardware.readers.simulated import Simulated
from hardware.readers.table import grid_neighbours

IN_A_HUB = 8


def radio_under(shape: Shape, noise: Noise, seed: object, at: float = 0.0, spoiled: Spoiled | None = None) -> Simulated:
    """Eight slots share a hub; cells hear their neighbours in the grid, other slots those beside them in their row.

    Pads lie apart from tap places, as on the shipped mats: a card that is shown to the one is not heard by the other.
    """
    slots = shape.polled
    hubs = [slots[first : first + IN_A_HUB] for first in range(0, len(slots), IN_A_HUB)]
    return Simulated(slots, hubs, grid_neighbours(_places(shape)), noise, Random(f"{seed} radio"), at=at, spoiled=spoiled)


def _places(shape: Shape) -> dict[str, tuple[float, float]]:
    """In steps of the grid; rows of their own, out of the grid's reach and each other's, for what lies in no grid."""
    places: dict[str, tuple[float, float]] = {}
    for number, slot in enumerate(shape.polled):
        places[slot] = shape.column_and_row(slot) or (float(number), -4.0 if slot in shape.tap_places else -2.0)
    return places
