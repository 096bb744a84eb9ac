"""The readers of a mat: what its file says becomes hubs, links to them, and colours in which their antennas take turns."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Collection, Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import field, replace
from typing import Protocol

from companion.config.config import folders
from companion.core.decks.register import Register
from companion.core.frozen import dataclass
from companion.core.mat.shape import Shape
from companion.errors import Problem
from companion.events import Slot
from companion.mats import files
from companion.mats.breaking import for_table, parse_breaks
from companion.mats.calibration import Calibration, place_of, read, served_slots
from companion.mats.hubs.gathering import trouble_line
from companion.mats.plan import GAIN, GAINS, Hub, Plan, Simulated, Spi, Wiring
from companion.mats.tuning.findings import NOT_THERE
from companion.screen.window import Window
from companion.screen.words import Words
from companion.system.clock import Clock, RealClock
from companion.words.problems import told
from hardware.antennas.chips import CHIP
from hardware.colouring import coloured, near
from hardware.messages import Health
from hardware.readers.breaks import Break
from hardware.readers.broken import broken
from hardware.readers.hub.lights import Colour
from hardware.readers.hub.links import Link, PipeLink, SerialLink
from hardware.readers.hub.plan import HubPlan
from hardware.readers.hub.reader import Hubs
from hardware.readers.spi.wiring import Wiring as Boards
from hardware.readers.spi.wiring import command
from hardware.readers.virtual import VirtualHubs
from hardware.sighting import Heard, Pass, Tags

ON_A_HUB = 8  # antennas on each hub of a simulated mat whose file names no hubs


class WiredReaders(Protocol):
    """Readers of hubs, with parts or without: the port of all readers, and what can be found out about antennas."""

    @property
    def slots(self) -> tuple[str, ...]: ...
    @property
    def trouble(self) -> Mapping[int, str]:
        """What troubles each hub, as a slug, by its number; a hub without trouble is not among them."""
        ...

    @property
    def health(self) -> Mapping[int, Health]: ...
    def passes(self, until: float) -> Iterator[Pass]: ...
    def ask(self, slots: Collection[str]) -> None: ...
    def probe(self, slot: str, gain: int | None, times: int) -> tuple[Heard, ...]:
        """Only this antenna so many times, with that gain (RxGain of RFCfg) or its own."""
        ...

    def attend(self) -> None:
        """Note that a match waits for what is heard: hubs stay busy for a moment longer."""
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
    """Whether the file names any reader with parts, which has to be plugged in."""
    return any(not isinstance(reader, Simulated) for reader in plan.readers)


def hub_plans(plan: Plan, calibration: Calibration | None = None) -> tuple[HubPlan, ...]:
    """Antennas that hear each other's tags have different colours, also on different hubs.

    What a calibration has heard is added to what distances say: that a tag was not heard beside its antenna does not yet mean that its
    field does not reach there.
    """
    readers = plan.readers or _eights(served_slots(plan))
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
    usual, chip = (GAIN, CHIP) if isinstance(reader, Simulated) else (reader.gain, reader.chip)
    found = calibration.gains if calibration is not None else {}
    gains = tuple(GAINS[found.get(slot, usual)] for slot in reader.slots)
    of_slots, is_own = tuple(colours[slot] for slot in reader.slots), isinstance(reader, Spi)
    return HubPlan(reader.name, tuple(reader.slots), of_slots, gains, may_be_busy=not is_own, chip=chip)


def wired(plan: Plan, calibration: Calibration | None, now: Callable[[], float], wake: Callable[[], None]) -> WiredReaders:
    """Begins to poll at once; `wake` is called, from another thread, when there is news."""
    if not is_real(plan):
        return virtual(plan, calibration)
    plans = hub_plans(plan, calibration)
    parts = [(reader, of) for reader, of in zip(plan.readers, plans, strict=True) if not isinstance(reader, Simulated)]
    links = list(_links([reader for reader, _ in parts]))
    return Hubs([of for _, of in parts], links, now, wake=wake)


def virtual(plan: Plan, calibration: Calibration | None = None, breaks: Sequence[Break] = ()) -> VirtualHubs:
    """The readers of that mat without any part: models of the chips, on a time of their own, with all that is to be wrong with them."""
    centres = {str(slot): point for slot, point in plan.geometry.centres.items()}
    plans = hub_plans(plan, calibration)
    return broken(plans, centres, plan.geometry.reach, breaks) if breaks else VirtualHubs(plans, centres, plan.geometry.reach)


def breaks_at_table(texts: Sequence[str], mat: object, shape: Shape) -> tuple[Break, ...]:
    """What is wrong with the readers of a simulated table; `mat` is the name of its mat, or nothing."""
    if not texts:
        return ()
    named = found(mat).plan if isinstance(mat, str) else None
    plans = hub_plans(named) if named is not None else tuple(map(_plan_of, _eights(tuple(shape.polled))))
    return for_table(parse_breaks(texts, plans), texts)


def _plan_of(reader: Simulated) -> HubPlan:
    count = len(reader.slots)
    return HubPlan(reader.name, tuple(reader.slots), (0,) * count, (GAINS[GAIN],) * count)


def _links(readers: Sequence[Spi | Hub]) -> Iterator[Link]:
    """A line that several readers share belongs to the first of them: no pin can be had twice."""
    taken: set[int | None] = {None}
    for reader in readers:
        if isinstance(reader, Hub):
            yield SerialLink(reader.port, reader.baud)
            continue
        reset = None if reader.reset in taken else reader.reset
        taken.add(reset)
        yield PipeLink(tuple(command(replace(boards_of(reader), reset=reset))))


def boards_of(reader: Spi) -> Boards:
    """How the boards of that reader are wired to this machine."""
    return Boards(reader.bus, reader.device, reader.speed, reader.select, reader.address, reader.reset, len(reader.slots), reader.chip)


class Overheard:
    """Readers that remember what each slot heard last, so that the mat can be looked at between two matches."""

    def __init__(self, readers: WiredReaders) -> None:
        self._readers = readers
        self._last: dict[str, Heard] = {}

    @property
    def slots(self) -> tuple[str, ...]:
        return self._readers.slots

    def passes(self, until: float) -> Iterator[Pass]:
        for one in self._readers.passes(until):
            self._last |= one.heard
            yield one

    def ask(self, slots: Collection[str]) -> None:
        self._readers.ask(slots)

    def attend(self) -> None:
        self._readers.attend()

    def close(self) -> None:
        self._readers.close()

    def uids(self, until: float) -> frozenset[str]:
        """The ids of all tags that lie on the mat."""
        for _ in self.passes(until):
            pass
        return frozenset(uid for heard in self._last.values() if isinstance(heard, Tags) for uid in heard.uids)


@dataclass(frozen=True, slots=True)
class RealMat:
    """A mat whose readers are polled for as long as the program runs."""

    plan: Plan
    wired: WiredReaders
    readers: Overheard
    clock: Clock
    lacks: list[Problem] = field(default_factory=list)  # of what stands beside the screen

    def matter(self, words: Words) -> Iterator[str]:
        """A sentence for each hub that is in trouble, and for each other part that cannot be used."""
        parts = [reader for reader in self.plan.readers if not isinstance(reader, Simulated)]
        for hub, trouble in sorted(self.wired.trouble.items()):
            is_own = isinstance(parts[hub], Spi) and trouble in NOT_THERE
            yield words.say("tuning-trouble-own-screen" if is_own else f"tuning-trouble-{trouble}", name=parts[hub].name)
        yield from (told(one, words.language) for one in self.lacks)

    @property
    def troubles(self) -> Mapping[str, str]:
        """Of each hub that is in trouble, by its name: a slug, and the commands that mend it where there are any."""
        parts = [reader for reader in self.plan.readers if not isinstance(reader, Simulated)]
        return {parts[hub].name: _logged(parts[hub], trouble) for hub, trouble in sorted(self.wired.trouble.items())}

    def signs(self) -> Hashable:
        """Another one whenever a tag or a hub has come or gone."""
        return self.readers.uids(self.clock.now()), tuple(self.wired.trouble.items())

    def lying(self, register: Register) -> tuple[int, bool]:
        """How many known cards lie there, and whether there is an unknown tag."""
        uids = self.readers.uids(self.clock.now())
        cards = {(tagged.deck, tagged.card) for uid in uids if (tagged := register.tags.get(uid)) is not None}
        return len(cards), any(uid not in register.tags and uid not in register.commands for uid in uids)


def _logged(part: Spi | Hub, trouble: str) -> str:
    return trouble_line(trouble, part.port, len(part.slots)) if isinstance(part, Hub) else trouble


SWITCHED = 0.0005  # seconds; with Python's own 0.005 a screen that draws costs half of the passes of nine hubs


def found_real(name: object, *, is_simulated: bool) -> Found | None:
    """Only a mat that was asked for by its name is looked for under the table."""
    if is_simulated or not isinstance(name, str):
        return None
    one = found(name)
    return one if is_real(one.plan) else None


@contextmanager
def under(one: Found | None, window: Window) -> Iterator[RealMat | None]:
    """The mat, polled as long as this lasts; what is heard wakes the window."""
    if one is None:
        yield None
        return
    clock = RealClock()
    readers = wired(one.plan, one.calibration, clock.now, lambda: window.inbox.put(None))
    switched = sys.getswitchinterval()
    try:
        sys.setswitchinterval(SWITCHED)
        yield RealMat(one.plan, readers, Overheard(readers), clock)
    finally:
        readers.close()
        sys.setswitchinterval(switched)
