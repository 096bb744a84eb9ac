"""Hubs without parts: the conductor, the core that runs on every hub, and models of its chips, all on one virtual time.

Rules of this file: each hub has a bus and a time of its own, as real ones do, and frames take LINE to arrive; what happens is an agenda in
the order of its times, so the same calls give the same passes. While a hub polls it reads nothing: what arrives meanwhile waits.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from itertools import count

from hardware.chip.clock import VirtualClock
from hardware.chip.field import Field
from hardware.chip.model import Model
from hardware.chip.tag import Tag, classic, long_tag, ntag213
from hardware.messages import Health
from hardware.polling import Hub
from hardware.readers.hub.conductor import Conductor, HubPlan
from hardware.readers.hub.lights import Colour
from hardware.sighting import Heard, Pass

LINE = 0.001  # seconds that a frame takes over USB, either way
PI_CALL_US, PI_SELECT_US = 40.0, 20.0  # of a transfer, and of a change of the decoder's lines; see hardware/chip/README.md
FIRMWARE = "model"
KINDS = {4: classic, 7: ntag213, 10: long_tag}  # by the bytes of their ids
Carried = Callable[[float], Collection[float]]  # when a frame is sent -> when it arrives: once, later, twice or never
Places = Mapping[str, tuple[float, float]]


def at_once(at: float) -> Collection[float]:
    return (at + LINE,)


class VirtualHub:
    """One hub with its chips, and whether it is plugged in."""

    def __init__(self, plan: HubPlan, number: int, field: Field, first: int, call_us: float, select_us: float) -> None:
        self.clock = VirtualClock()
        antennas = len(plan.slots)
        self.model = Model(antennas, call_us=call_us, select_us=select_us, clock=self.clock, field=field, first=first, chip=plan.chip)
        self.boots, self.is_plugged = 0, True
        self.firmware: type[Hub] = Hub  # from its next start on
        self.crash = ""  # the traceback that it tells after its next start
        self.lag = 0.0  # seconds that a frame of it takes longer than usual, either way
        self._number, self._chip = number, plan.chip
        self.core = self._booted()

    def _booted(self) -> Hub:
        self.boots += 1
        crash, self.crash = self.crash, ""
        return self.firmware(self.model, bytes((0xFA, self._number)), self.boots, FIRMWARE, crash=crash, chip=self._chip)

    def unplug(self) -> None:
        self.is_plugged = False

    def plug(self) -> None:
        """Plug the hub in again; it starts anew."""
        self.is_plugged, self.core = True, self._booted()

    def take(self, data: bytes, at: float) -> tuple[list[bytes], float]:
        """Its answer, and when it comes; a frame is taken only after earlier ones are done."""
        self.clock.us = max(self.clock.us, at * 1e6)
        return self.core.take(data), self.clock.us / 1e6


class VirtualHubs:
    """Fills the port of readers; tags are laid on slots by their uid."""

    def __init__(
        self,
        plans: Sequence[HubPlan],
        places: Places | None = None,
        reach: float = 120.0,
        *,
        call_us: float = PI_CALL_US,
        select_us: float = PI_SELECT_US,
        carried: Carried = at_once,
        field: Callable[[Mapping[int, tuple[float, float]] | None, float], Field] = Field,
    ) -> None:
        self._conductor = Conductor(plans)
        self.slots = self._conductor.slots
        order = {slot: number for number, slot in enumerate(self.slots)}
        centres = None if places is None else {order[slot]: places[slot] for slot in self.slots}
        self.field = field(centres, reach)
        firsts = [order[plan.slots[0]] for plan in plans]
        self.hubs = [VirtualHub(plan, number, self.field, firsts[number], call_us, select_us) for number, plan in enumerate(plans)]
        self._order, self._carried = order, carried
        self._where = {slot: (hub, antenna) for hub, plan in enumerate(plans) for antenna, slot in enumerate(plan.slots)}
        self._tags: dict[str, Tag] = {}
        self._lying: dict[str, str] = {}
        self._at = 0.0
        self._agenda: list[tuple[float, int, Callable[[], None]]] = []  # when, order, what
        self._ordinals = count()
        self._is_closed = False
        for hub in range(len(plans)):
            self._conductor.connected(hub, 0.0)
        self._post()

    @property
    def now(self) -> float:
        return self._at

    def passes(self, until: float) -> Iterator[Pass]:
        while self._at < until and not self._is_closed:
            yield from self._conductor.passes()
            if not self._step(until):
                break
        yield from self._conductor.passes()

    def ask(self, slots: Collection[str]) -> None:
        self._conductor.ask(slots)
        self._post()

    def attend(self) -> None:
        self._conductor.attend()

    def probe(self, slot: str, gain: int | None, times: int) -> tuple[Heard, ...]:
        for _ in range(times):
            self._conductor.probe(slot, gain)
        heard: list[Heard] = []
        while len(heard) < times:
            self._step(self._at + 1.0)
            heard += self._conductor.probed()
        return tuple(heard)

    def light(self, colours: Mapping[str, Colour]) -> None:
        self._conductor.light(colours)
        self._post()

    def close(self) -> None:
        self._is_closed = True

    @property
    def trouble(self) -> Mapping[int, str]:
        return self._conductor.trouble

    @property
    def health(self) -> Mapping[int, Health]:
        return self._conductor.health

    # The hands above it.

    def lay(self, uid: str, slot: str, answers: float = 1.0) -> None:
        """A tag that lies somewhere leaves that place."""
        self.lift(uid)
        tag = self._tags.get(uid)
        if tag is None:
            tag = self._tags[uid] = KINDS[len(uid) // 2](uid, answers=answers)
        tag.answers = answers
        hub, antenna = self._where[slot]
        self.hubs[hub].model.lay(tag, antenna)
        self._lying[uid] = slot

    def lift(self, uid: str) -> None:
        """Lifting what does not lie here changes nothing."""
        slot = self._lying.pop(uid, None)
        if slot is not None:
            self.hubs[self._where[slot][0]].model.lift(self._tags[uid])

    def model_of(self, slot: str) -> tuple[Model, int]:
        """The bus that this slot's antenna hangs on, and its number there."""
        hub, antenna = self._where[slot]
        return self.hubs[hub].model, antenna

    def unplug(self, hub: int) -> None:
        self.hubs[hub].unplug()
        self._conductor.lost(hub, self._at)
        self._post()

    def plug(self, hub: int) -> None:
        self.hubs[hub].plug()
        self._conductor.connected(hub, self._at)
        self._post()

    def exchange(self, slot: str, other: str) -> None:
        """Let each of two antennas lie where the other one should; to be called before any tag is laid."""
        self._where[slot], self._where[other] = self._where[other], self._where[slot]

    # The agenda.

    def at(self, when: float, act: Callable[[], None]) -> None:
        """Have something happen at that time, or at once if it is over."""
        heapq.heappush(self._agenda, (max(when, self._at), next(self._ordinals), act))

    def _step(self, until: float) -> bool:
        """Run the next event; returns whether there was one by that time."""
        due = max(self._conductor.due(), self._at)
        first = self._agenda[0][0] if self._agenda else float("inf")
        if min(due, first) > until:
            self._at = until
            return False
        if first <= due:
            self._at, _, happens = heapq.heappop(self._agenda)
            happens()
        else:
            self._at = due
            self._conductor.tick(due)
        self._post()
        return True

    def _deliver(self, hub: int, data: bytes, *, is_to_hub: bool) -> None:
        one = self.hubs[hub]
        if not one.is_plugged:
            return
        if not is_to_hub:
            self._conductor.received(hub, data, self._at)
            return
        answers, done_at = one.take(data, self._at)
        for answer in answers:
            self._send(hub, answer, done_at, is_to_hub=False)

    def _post(self) -> None:
        for hub, data in self._conductor.outgoing(lambda: self._at):
            self._send(hub, data, self._at, is_to_hub=True)

    def _send(self, hub: int, data: bytes, at: float, *, is_to_hub: bool) -> None:
        for arrives_at in self._carried(at):
            self.at(arrives_at + self.hubs[hub].lag, partial(self._deliver, hub, data, is_to_hub=is_to_hub))
