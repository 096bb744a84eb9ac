"""The composition root of a mat's readers: what a mat file says becomes hubs, links to them and colours in which they take turns."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from companion.config.config import folders
from companion.events import Slot
from companion.mats import files
from companion.mats.calibration import Calibration, place_of, read, served
from companion.mats.plan import GAIN, GAINS, Hub, Plan, Simulated, Spi, Wiring
from hardware.colouring import coloured, near
from hardware.messages import Health
from hardware.readers.hub.lights import Colour
from hardware.readers.hub.links import Link, PipeLink, SerialLink
from hardware.readers.hub.plan import HubPlan
from hardware.readers.hub.reader import Hubs
from hardware.readers.spi.wiring import Wiring as Boards
from hardware.readers.spi.wiring import command
from hardware.readers.virtual import VirtualHubs
from hardware.sighting import Heard, Pass

ON_A_HUB = 8  # antennas of a simulated mat that nobody has divided among hubs


class WiredReaders(Protocol):
    """Readers of hubs, with parts or without: the port of all readers, and what can be found out about antennas."""

    @property
    def slots(self) -> tuple[str, ...]: ...
    @property
    def trouble(self) -> Mapping[int, str]:
        """Of each hub by its number, where there is any: a slug."""
        ...

    @property
    def health(self) -> Mapping[int, Health]: ...
    def passes(self, until: float) -> Iterator[Pass]: ...
    def ask(self, slots: Collection[str]) -> None: ...
    def probe(self, slot: str, gain: int | None, times: int) -> tuple[Heard, ...]:
        """Only this antenna so many times, with that gain (RxGain of RFCfg) or its own."""
        ...

    def light(self, colours: Mapping[str, Colour]) -> None: ...
    def close(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Found:
    """What a mat's name stands for, and what was found out about its antennas."""

    plan: Plan
    calibration: Calibration | None


def found(name: str) -> Found:
    own = folders(os.environ)
    plan = files.find(name, own.mats)
    if not plan.shape.slots:
        return Found(plan, None)
    return Found(plan, read(place_of(files.file_of(name, own.mats), own.state), plan))


def is_real(plan: Plan) -> bool:
    """Whether any part is named that somebody has to plug in."""
    return any(not isinstance(reader, Simulated) for reader in plan.readers)


def hub_plans(plan: Plan, calibration: Calibration | None = None) -> tuple[HubPlan, ...]:
    """Antennas that hear each other's tags have different colours, on whatever hubs they are.

    What a calibration has heard is added to what distances say: that a tag was not heard beside its antenna does not yet mean that its
    field does not reach there.
    """
    readers = plan.readers or _eights(served(plan))
    slots = tuple(slot for reader in readers for slot in reader.slots)
    conflicts = _conflicts(plan, slots, calibration)
    colours = coloured(slots, conflicts)
    return tuple(_hub_plan(reader, colours, calibration) for reader in readers)


def _eights(slots: Sequence[Slot]) -> tuple[Simulated, ...]:
    return tuple(Simulated(f"{first // ON_A_HUB + 1}", tuple(slots[first : first + ON_A_HUB])) for first in range(0, len(slots), ON_A_HUB))


def _conflicts(plan: Plan, slots: Sequence[Slot], calibration: Calibration | None) -> dict[str, frozenset[str]]:
    centres = {slot: plan.geometry.centres[slot] for slot in slots if slot in plan.geometry.centres}
    by_distance = near(centres, plan.geometry.reach)
    heard = calibration.conflicts if calibration is not None else {}
    return {slot: by_distance.get(slot, frozenset()) | heard.get(slot, frozenset()) for slot in slots}


def _hub_plan(reader: Wiring, colours: Mapping[str, int], calibration: Calibration | None) -> HubPlan:
    usual = GAIN if isinstance(reader, Simulated) else reader.gain
    found = calibration.gains if calibration is not None else {}
    gains = tuple(GAINS[found.get(slot, usual)] for slot in reader.slots)
    return HubPlan(reader.name, tuple(reader.slots), tuple(colours[slot] for slot in reader.slots), gains)


def wired(plan: Plan, calibration: Calibration | None, now: Callable[[], float], wake: Callable[[], None]) -> WiredReaders:
    """Begins to poll at once; `wake` is called, from another thread, when there is news."""
    if not is_real(plan):
        return virtual(plan, calibration)
    plans = hub_plans(plan, calibration)
    parts = [(reader, of) for reader, of in zip(plan.readers, plans, strict=True) if not isinstance(reader, Simulated)]
    links = list(_links([reader for reader, _ in parts]))
    return Hubs([of for _, of in parts], links, now, wake=wake)


def virtual(plan: Plan, calibration: Calibration | None = None) -> VirtualHubs:
    """The same without any part: models of the chips, on a time of their own."""
    centres = {str(slot): point for slot, point in plan.geometry.centres.items()}
    return VirtualHubs(hub_plans(plan, calibration), centres, plan.geometry.reach)


def _links(readers: Sequence[Spi | Hub]) -> Iterator[Link]:
    """A line that several readers share belongs to the first of them: no pin can be had twice."""
    taken: set[int | None] = {None}
    for reader in readers:
        if isinstance(reader, Hub):
            yield SerialLink(reader.port, reader.baud)
            continue
        reset = None if reader.reset in taken else reader.reset
        taken.add(reset)
        boards = Boards(reader.bus, reader.device, reader.speed, reader.select, reader.address, reset, len(reader.slots))
        yield PipeLink(tuple(command(boards)))
