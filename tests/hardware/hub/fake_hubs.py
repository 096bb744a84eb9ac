"""Hubs that answer frames as agreed, and everything that a line does to frames, on virtual time: the other side of a conductor.

Written from the agreement alone; the hub that ships is another one.
"""

from __future__ import annotations

import heapq
import math
from dataclasses import dataclass, field
from itertools import count

from hardware import messages, wire
from hardware.messages import EMPTY, FULL, LAST, LATE, NOT_POLLED, SAME
from hardware.readers.hub.conductor import Conductor, HubPlan
from hardware.wire import Frames, encode

POLL = 0.004  # seconds that one colour takes


@dataclass
class FakeHub:
    antennas: int
    unique: bytes = b"\x01"
    boots: int = 1
    version: int = 1
    crash: str = ""
    way: float = 0.0005  # seconds of a frame to it, and back
    late: float = 0.004  # seconds more than the quickest frame took, after which a GO is not polled
    lies: dict = field(default_factory=dict)  # antenna -> uids, or a code
    left: dict = field(default_factory=dict)  # colour -> antennas that it does not come to
    lose_in: list = field(default_factory=list)  # kinds of which the next one never arrives
    lose_out: list = field(default_factory=list)
    double_out: list = field(default_factory=list)
    hold: dict = field(default_factory=dict)  # kind -> seconds more that the next one needs to get here
    too_late: int = 0  # GOs that come too late from now on
    answers: bool = True
    took: list = field(default_factory=list)  # (at, message)
    on: list = field(default_factory=list)  # (from, to, colour)

    def __post_init__(self):
        self.start()

    def start(self):
        self.frames, self.seq = Frames(), 0
        self.colours = self.gains = None
        self.quickest = math.inf
        self.number, self.heard, self.told, self.uptime = None, {}, {}, 100
        self.lights = {}

    def restart(self):
        self.boots += 1
        self.start()
        self.uptime = 0

    def out(self, kind, message, later=0.0):
        frame = encode(kind, self.seq, message.payload())
        self.seq = (self.seq + 1) % 256
        if kind in self.lose_out:
            self.lose_out.remove(kind)
            return []
        if kind in self.double_out:
            self.double_out.remove(kind)
            frame += frame
        return [(later + self.hold.pop(kind, 0.0), frame)]

    def take(self, data, at):
        """(seconds from now, bytes) of each answer."""
        answers = []
        for kind, _seq, payload in self.frames.feed(data):
            if kind in self.lose_in:
                self.lose_in.remove(kind)
            elif self.answers:
                parse = {wire.ASK: messages.parse_ask, wire.SETUP: messages.parse_setup}.get(kind, messages.parse_go)
                message = (messages.parse_lights if kind == wire.LIGHTS else parse)(payload)
                self.took.append((at, message))
                answers += self.answered(message, at)
        return answers

    def answered(self, message, at):
        match message:
            case messages.Ask(what=1):
                self.quickest = math.inf
                hello = self.out(wire.HELLO, messages.Hello(self.version, self.antennas, self.boots, self.unique, "fake"))
                crash, self.crash = self.crash, ""
                return hello + (self.out(wire.CRASH, messages.Crash(crash)) if crash else [])
            case messages.Setup():
                self.colours, self.gains = message.colours, message.gains
                return self.healthy()
            case messages.Ask():
                return self.healthy()
            case messages.Go():
                return self.went(message, at)
        self.lights |= {message.first + n: tuple(message.colours[3 * n : 3 * n + 3]) for n in range(len(message.colours) // 3)}
        return []

    def healthy(self):
        self.uptime += 1
        return self.out(wire.HEALTH, messages.Health(self.uptime, 0, 0, 0, [(0x92, 0, 0)] * self.antennas))

    def went(self, go, at):
        if self.colours is None:
            return []  # not set up
        age = at - go.sent / 1000
        self.quickest = min(self.quickest, age)
        self.too_late -= 1
        if self.too_late >= 0 or age > self.quickest + self.late:
            return self.out(wire.DONE, messages.Done(go.number, go.colour, 0, LATE))
        if go.number != self.number:
            self.number, self.heard = go.number, {}
        left = self.left.get(go.colour, ())
        for antenna in range(self.antennas):
            if self.colours[antenna] == go.colour and go.wants(antenna) and antenna not in left:
                self.heard[antenna] = self.lies.get(antenna, EMPTY)
        self.on.append((at, at + POLL, go.colour))
        answers = self.out(wire.DONE, messages.Done(go.number, go.colour, len(left), 0), POLL)
        return answers + (self.out(wire.SWEEP, self.sweep(go), POLL) if go.flags & LAST else [])

    def sweep(self, go):
        slots = []
        for antenna in range(self.antennas):
            heard = self.heard.get(antenna, NOT_POLLED)
            is_same = isinstance(heard, tuple) and self.told.get(antenna) == heard and not go.flags & FULL
            slots.append(SAME if is_same else heard)
            if antenna in self.heard:
                self.told[antenna] = heard
        return messages.Sweep(go.number, go.flags & FULL, slots)

    def gos(self, since=0.0):
        return [(at, message) for at, message in self.took if isinstance(message, messages.Go) and at >= since]


class World:
    """A conductor, its hubs, and the lines between them; a hub that is None has no link.

    `lag` is how many seconds after it was decided a frame is written.
    """

    def __init__(self, plans, hubs, at=0.0, lag=0.0):
        self.conductor = Conductor(plans)
        self.hubs, self.at, self.lag = list(hubs), at, lag
        self._coming, self._order, self._linked = [], count(), [0] * len(plans)
        self.conductor.tick(at)
        for number, hub in enumerate(hubs):
            if hub is not None:
                self.plug(number, hub)

    def plug(self, number, hub):
        self.hubs[number] = hub
        self.conductor.connected(number, self.at)

    def unplug(self, number):
        self.hubs[number] = None
        self._linked[number] += 1
        self.conductor.lost(number, self.at)

    def _later(self, at, number, take):
        heapq.heappush(self._coming, (at, next(self._order), number, self._linked[number], take))

    def _post(self):
        for number, data in self.conductor.outgoing(lambda: self.at + self.lag):
            hub = self.hubs[number]
            if hub is not None:
                self._later(self.at + self.lag + hub.way, number, lambda hub=hub, number=number, data=data: self._arrive(hub, number, data))

    def _arrive(self, hub, number, data):
        for later, answer in hub.take(data, self.at):
            self._later(self.at + later + hub.way, number, lambda answer=answer: self.conductor.received(number, answer, self.at))

    def run(self, until):
        """The passes that were told up to then."""
        told, steps = [], 0
        while True:
            self._post()
            at = max(self.at, min(self.conductor.due(), self._coming[0][0] if self._coming else math.inf))
            if at > until:
                self.at = until
                return told
            steps = steps + 1 if at == self.at else 0
            assert steps < 1000, f"time stands still at {at}"
            self.at = at
            if self._coming and self._coming[0][0] <= at:
                _at, _order, number, linked, take = heapq.heappop(self._coming)
                if linked == self._linked[number]:
                    take()
            else:
                self.conductor.tick(at)
            told += self.conductor.passes()


def plan(name, antennas, colours=(0, 1, 2, 3)):
    """Slots a0, a1 ... of hub a."""
    slots = tuple(f"{name}{antenna}" for antenna in range(antennas))
    return HubPlan(name, slots, tuple(colours[antenna % len(colours)] for antenna in range(antennas)), (4,) * antennas)


def overlaps(hubs):
    """Pairs of hubs that had antennas of different colours on at one time."""
    spans = sorted((*span, number) for number, hub in enumerate(hubs) for span in hub.on)
    return [(one, two) for n, one in enumerate(spans) for two in spans[n + 1 : n + 12] if two[0] < one[1] and two[2] != one[2]]
