"""The antennas that can be on at the same time: those of one colour, at most `cap` of each reader, as in the program that polls them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from companion.core.frozen import dataclass
from companion.events import Slot
from companion.mats.plan import Hub, Plan, Spi
from hardware.colouring import coloured, near
from hardware.readers.hub.plan import HubPlan


@dataclass(frozen=True, slots=True)
class Groups:
    """`colours` are numbers from 0 on, as for a mat without a calibration, since a mat is calibrated after it is built."""

    colours: Mapping[Slot, int]
    cap: int

    @property
    def count(self) -> int:
        return len(set(self.colours.values()))

    def members(self, colour: int) -> tuple[Slot, ...]:
        return tuple(slot for slot, its in self.colours.items() if its == colour)

    def at_once(self, antennas: Iterable[tuple[str, Slot]]) -> int:
        """How many fields of these antennas, each with the name of its reader, can be on together."""
        counts: dict[tuple[int, str], int] = {}
        for reader, slot in antennas:
            key = (self.colours[slot], reader)
            counts[key] = counts.get(key, 0) + 1
        by_colour: dict[int, int] = {}
        for (colour, _), count in counts.items():
            by_colour[colour] = by_colour.get(colour, 0) + min(count, self.cap)
        return max(by_colour.values(), default=0)


def real_readers(plan: Plan) -> tuple[Spi | Hub, ...]:
    return tuple(reader for reader in plan.readers if isinstance(reader, Spi | Hub))


def groups_of(plan: Plan) -> Groups:
    """The groups of a mat. All readers take turns together, so simulated ones count for the colours too, as they do in play."""
    slots = tuple(slot for reader in plan.readers for slot in reader.slots)
    conflicts = near({slot: plan.geometry.centres[slot] for slot in slots if slot in plan.geometry.centres}, plan.geometry.reach)
    colours = coloured(slots, {str(slot): frozenset(map(str, others)) for slot, others in conflicts.items()})
    return Groups({slot: colours[slot] for slot in slots}, HubPlan("", (), (), ()).cap)
