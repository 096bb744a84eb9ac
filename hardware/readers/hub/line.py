"""The state of one hub, of the greeting that sets it up, and what its sweeps told of its antennas.

Rules of this file: a hub is not polled before it told its version and its antennas and was set up. A hub that missed an
answer is greeted again: if it restarted in between, it has to be set up again. A hub counts as silent while nothing is heard of its
slots, even if it sends other frames. SAME is what the hub's last sweep told of that antenna, and counts only while no sweep was lost
since. What is told again is the same object again, so that a mat that lies as it lay costs one comparison by identity for each slot.
"""

from __future__ import annotations

import math
from collections import deque
from enum import Enum, auto

from hardware import messages, wire
from hardware.messages import HEALTH_ASKED, HELLO_ASKED, Ask, Done, Go, Health, Hello, Lights, Message, Setup, Sweep
from hardware.readers.hub.greeting import GREETING, GREETING_SEQ
from hardware.readers.hub.lights import SlotLights
from hardware.readers.hub.plan import HubPlan
from hardware.sighting import FAULT, GARBLED, NOTHING, Heard, Tags, readable
from hardware.wire import VERSION, Frames, encode

AGAIN = 0.25  # seconds after which a question that was not answered is asked again
STRANGE_AGAIN = 2.0  # seconds after which a hub that cannot be used is asked whether it has changed
SILENT = 0.6  # seconds without anything heard of its slots, after which they are faulty
PATIENCE = 0.02  # seconds within which a hub answers any request: 4 ms on the way, 15 ms of polling
PINGS, SLOW = 3, 0.010  # a hub is slow if this number of round trips all took longer than this; MicroPython and USB take 3 to 5 ms by guess
LONGEST_TRIP = 0.1  # seconds; longer round trips count as this
STUCK = 10.0  # seconds of silence on an open link, after which it is closed and opened anew
PING_EVERY = 1.0
CRASH_TOLD = 60.0  # seconds for which a crash is reported as trouble after it is over
CODES: dict[int, Heard] = {messages.EMPTY: NOTHING, messages.GARBLED: GARBLED, messages.FAULT: FAULT}


class Stage(Enum):
    ABSENT = auto()  # no link
    ASKING = auto()  # for its hello
    SETTING = auto()  # up
    PINGING = auto()  # the round trip is measured
    READY = auto()
    STRANGE = auto()  # it speaks another version or has other antennas


class HubHearing:
    """The sightings of the antennas of one hub, read from its sweeps."""

    def __init__(self, antennas: int) -> None:
        self._told: list[Heard | None] = [None] * antennas  # by the last sweep that polled the antenna; None: that sweep may be lost
        self._tags: list[Tags | None] = [None] * antennas  # the last tags that it heard, kept to give equal objects for equal tags

    def hear(self, sweep: Sweep) -> tuple[Heard | None, ...]:
        """One sighting for each antenna; None where it was not polled, or its answer is unknown."""
        return tuple([self._hear(antenna, told) for antenna, told in enumerate(sweep.slots)])

    def _hear(self, antenna: int, told: int | tuple[bytes, ...]) -> Heard | None:
        if told == messages.NOT_POLLED:
            return None
        if told != messages.SAME:
            self._told[antenna] = readable(self._tagged(antenna, told)) if isinstance(told, tuple) else CODES[told]
        return self._told[antenna]

    def _tagged(self, antenna: int, uids: tuple[bytes, ...]) -> Tags:
        """The tags in ascending order, as the hub sends them."""
        tags = Tags(tuple([uid.hex() for uid in uids]))
        if self._tags[antenna] != tags:
            self._tags[antenna] = tags
        return self._tags[antenna] or tags

    def forget(self) -> None:
        """Forget the last sightings, as a sweep may have been lost."""
        self._told = [None] * len(self._told)


class Line:
    def __init__(self, plan: HubPlan) -> None:
        self.plan = plan
        self.stage = Stage.ABSENT
        self.told_at: float | None = None  # when a sweep of its slots last came
        self.awaited_until = -math.inf  # the next pass waits until then for an answer of this hub
        self.hearing = HubHearing(len(plan.slots))
        self.lights = SlotLights(len(plan.slots))
        self.needs_full = True
        self.is_doubted = False  # frames were lost: it may have started anew
        self.hello: Hello | None = None
        self.health: Health | None = None
        self.crash = ""
        self.out: list[tuple[int, Message]] = []
        self.gains = plan.gains  # that are wanted
        self._setting_gains = plan.gains  # that were sent to it
        self._set_gains: tuple[int, ...] | None = None  # that it has confirmed
        self._frames = Frames()
        self._sent = 0
        self._heard: int | None = None  # sequence number of the last frame
        self._connected_at = self._asked_at = -math.inf
        self._pinged_at: float | None = None  # None once it is answered
        self._trips: deque[float] = deque(maxlen=PINGS)
        self._strange = ""
        self._crashed_at = -math.inf

    def connected(self, at: float) -> None:
        self._frames, self._heard = Frames(), None
        self.hello, self._connected_at = None, at
        self._greet(at)

    def lost(self) -> None:
        self.stage, self.told_at = Stage.ABSENT, -math.inf
        self._start_anew()
        self.out.clear()

    def told(self, at: float) -> None:
        """Note that a sweep came; a sweep from before its link was lost says nothing about now."""
        if self.stage is not Stage.ABSENT:
            self.told_at = at

    def check(self, at: float) -> None:
        """Greet it again, as it missed an answer."""
        if self.stage is Stage.READY:
            self._greet(at)
            self.awaited_until = at + PATIENCE

    def ping(self, at: float) -> None:
        self._ping(at)
        self.awaited_until = at + PATIENCE

    def tune(self, gains: tuple[int, ...], at: float) -> None:
        self.gains = gains
        if self.stage is Stage.READY and gains != self._set_gains:
            self._set_up(at)
            self.awaited_until = at + PATIENCE

    def light(self) -> None:
        """Send changed lights; not while it polls, as that would make it late for its next turn."""
        changed = self.lights.changed() if self.stage is Stage.READY else None
        if changed is not None:
            self.send(wire.LIGHTS, Lights(*changed))

    @property
    def owes_lights(self) -> bool:
        """Whether the hub may still answer while it is not known to show the lights it was sent."""
        return self.stage not in (Stage.ABSENT, Stage.STRANGE) and not self.lights.have_come

    def send(self, kind: int, message: Message) -> None:
        self.out.append((kind, message))

    def written(self, at: float) -> bytes:
        """Take out the bytes to be written now; `at` is the time that they tell the hub."""
        said, self.out = self.out, []
        return b"".join([self._written(kind, message, at) for kind, message in said])

    def _written(self, kind: int, message: Message, at: float) -> bytes:
        match message:
            case Setup() | Go():
                message.sent = milliseconds(at)
            case Ask():
                if self.hello is None:
                    self._sent = GREETING_SEQ + 1
                    return GREETING
                message.sent = milliseconds(at)
                if message.what == HEALTH_ASKED:
                    self._pinged_at = at
        frame = encode(kind, self._sent, message.payload())
        self._sent = self._sent + 1 & 0xFF
        return frame

    def due(self) -> float:
        match self.stage:
            case Stage.ABSENT:
                return math.inf
            case Stage.READY:
                return self._asked_at + PING_EVERY
            case Stage.STRANGE:
                return self._asked_at + STRANGE_AGAIN
            case _:
                return self._asked_at + AGAIN

    def tick(self, at: float) -> None:
        """Begin the greeting again where a question was not answered in time."""
        if self.stage is not Stage.READY and at >= self.due():
            self._greet(at)

    def receive(self, data: bytes, at: float) -> list[Done | Sweep]:
        """Returns its answers to GO; other messages are handled here."""
        answers: list[Done | Sweep] = []
        for kind, seq, payload in self._frames.feed(data):
            if self.stage is Stage.ABSENT or seq == self._heard:  # a repeated frame
                continue
            if self._heard is not None and seq != self._heard + 1 & 0xFF:
                self._start_doubting()
            self._heard = seq
            answers += self._understood(kind, payload, at)
        return answers

    def _start_doubting(self) -> None:
        self.hearing.forget()
        self.needs_full = self.is_doubted = True

    def _understood(self, kind: int, payload: bytes, at: float) -> list[Done | Sweep]:
        match kind:
            case wire.HELLO:
                self._greeted(messages.parse_hello(payload), at)
            case wire.HEALTH:
                self._answered(messages.parse_health(payload), at)
            case wire.CRASH:
                self.crash, self._crashed_at = (messages.parse_crash(payload) or messages.Crash("")).text, at
            case wire.DONE:
                done = messages.parse_done(payload)
                return [done] if done else []
            case wire.SWEEP:
                sweep = messages.parse_sweep(payload)
                return [sweep] if sweep and len(sweep.slots) == len(self.plan.slots) else []
        return []

    def _greet(self, at: float) -> None:
        self.stage = Stage.ASKING if self.stage is not Stage.STRANGE else Stage.STRANGE
        self._pinged_at = None
        self._ask(HELLO_ASKED, at)

    def _ask(self, what: int, at: float) -> None:
        self.send(wire.ASK, Ask(what, 0))
        self._asked_at = at

    def _greeted(self, hello: Hello | None, at: float) -> None:
        if hello is None or self.stage not in (Stage.ASKING, Stage.STRANGE):
            return
        before, self.hello = self.hello, hello
        self.awaited_until = -math.inf
        self._strange = "wire-version" if hello.version != VERSION else "slots" if hello.antennas != len(self.plan.slots) else ""
        if self._strange:
            self.stage = Stage.STRANGE
        elif before is None:
            self._ask(HELLO_ASKED, at)  # the first question did not tell the time
        elif before == hello and self._set_gains == self.gains:
            self.stage, self.is_doubted, self.needs_full = Stage.READY, False, True
        else:
            self._start_anew()
            self._set_up(at)

    def _start_anew(self) -> None:
        self._start_doubting()
        self.lights.forget()
        self._trips.clear()
        self.is_doubted, self.health, self._set_gains = False, None, None
        self.awaited_until, self._pinged_at = -math.inf, None

    def _set_up(self, at: float) -> None:
        self.stage, self._asked_at, self._setting_gains = Stage.SETTING, at, self.gains
        self.send(wire.SETUP, Setup(0, self.plan.cap, bytes(self.plan.colours), bytes(self.gains)))

    def _ping(self, at: float) -> None:
        self._ask(HEALTH_ASKED, at)
        self._pinged_at = at

    def _answered(self, health: Health | None, at: float) -> None:
        if health is None:
            return
        before, self.health = self.health, health
        if self.stage is Stage.SETTING:
            self._set_gains, self.stage, self.awaited_until = self._setting_gains, Stage.PINGING, -math.inf
        elif self._pinged_at is not None:
            self._trips.append(at - self._pinged_at)
            self._pinged_at, self.awaited_until = None, -math.inf
        if self.stage is Stage.PINGING:
            if len(self._trips) < PINGS:
                self._ping(at)
            else:
                self.stage = Stage.READY
                self.tune(self.gains, at)  # which may have changed meanwhile
        elif self.stage is Stage.READY and before is not None and health.uptime_s < before.uptime_s:
            self.is_doubted = True

    @property
    def is_ready(self) -> bool:
        return self.stage is Stage.READY

    @property
    def patience(self) -> float:
        """Seconds after a GO within which its antennas are off again and its answer is here."""
        return PATIENCE + min(max(self._trips, default=0.0), LONGEST_TRIP)

    @property
    def is_slow(self) -> bool:
        return len(self._trips) == PINGS and min(self._trips) > SLOW

    def is_faulty(self, at: float) -> bool:
        return self.told_at is not None and at - self.told_at >= SILENT

    def is_stuck(self, at: float) -> bool:
        if self.stage in (Stage.ABSENT, Stage.STRANGE) or self.told_at is None:
            return False
        return at - max(self.told_at, self._connected_at) >= STUCK

    def trouble(self, at: float) -> str:
        """A slug; empty if all is well."""
        if self.stage is Stage.STRANGE:
            return self._strange
        if self.is_faulty(at):
            return "unplugged" if self.stage is Stage.ABSENT else "silent"
        if at - self._crashed_at < CRASH_TOLD:
            return "crashed"
        return "slow" if self.is_slow else ""


def milliseconds(at: float) -> int:
    return int(at * 1000)
