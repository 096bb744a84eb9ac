"""Gives hubs their turns, so that no two antennas that hear each other's tags are ever on together, and makes passes of their answers.

Rules of this file: no input, no output, no clock; all times are given and never decrease. A slot that was not polled is in no pass, and a
slot that cannot be polled is a fault: `Nothing` is reported only where a hub said so.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

from hardware import wire
from hardware.messages import FULL, LAST, Go, Health, Hello, Sweep
from hardware.readers.hub.lights import Colour
from hardware.readers.hub.line import Line
from hardware.readers.hub.plan import HubPlan
from hardware.readers.hub.probing import Probe, Probing
from hardware.readers.hub.round import HubTurn, Kind, Round, Wanted, wanted_of
from hardware.sighting import FAULT, Heard, Pass

__all__ = ["Conductor", "HubPlan"]

BUSY_FOR = 3.0  # seconds after something changed or was asked
ATTENDED_FOR = 0.5  # seconds after a match was looked at last: it lapses by itself in a pause, and when the match is left
BUSY, QUIET = 0.02, 0.1  # least seconds from one whole pass to the next; 50 passes in a second are more than settling needs
BUSY_SHARE, QUIET_SHARE = 4, 8  # one in this number of antennas is verified in each pass
FULL_EVERY = 5.0  # seconds between sweeps in full, which matter only if a lost frame was not noticed
OVERDUE = 0.2  # seconds from one whole pass to the next, also while single slots are asked for


class Conductor:
    def __init__(self, plans: Sequence[HubPlan]) -> None:
        self.slots = tuple(slot for plan in plans for slot in plan.slots)
        self._lines = [Line(plan) for plan in plans]
        self._where = {slot: (hub, antenna) for hub, plan in enumerate(plans) for antenna, slot in enumerate(plan.slots)}
        if len(self._where) != len(self.slots):
            raise ValueError("two antennas have the same slot")
        self._at = self._ticked_at = -math.inf
        self._round: Round | None = None
        self._number = 0
        self._passes: list[Pass] = []
        self._asked: set[str] = set()
        self._is_stirred = True  # a call has asked for something since the last tick
        self._is_attended = False  # a match was looked at since then
        self._may_be_busy = all(plan.may_be_busy for plan in plans)
        self._has_come = False  # bytes or a link have come since then
        self._whole_at = self._full_at = self._busy_until = -math.inf
        self._last: dict[str, Heard] = {}
        self._probing = Probing()

    def connected(self, hub: int, at: float) -> None:
        """Note that a link is open. Incoming bytes are only stored: `tick` is due as soon as all of them are."""
        self._lines[hub].connected(at)
        self._come(at)

    def lost(self, hub: int, at: float) -> None:
        self._lines[hub].lost()
        if self._round is not None:
            self._round.fail(hub)
        self._come(at)

    def received(self, hub: int, data: bytes, at: float) -> None:
        line = self._lines[hub]
        for answer in line.receive(data, at):
            heard = line.hearing.hear(answer) if isinstance(answer, Sweep) else ()
            if self._round is None:
                continue
            if isinstance(answer, Sweep):
                self._round.told(hub, answer, () if line.is_doubted else heard)
            elif self._round.finished(hub, answer):
                line.send(wire.GO, self._go(self._round, hub, at))
        self._come(at)

    def _come(self, at: float) -> None:
        self._at, self._has_come = max(self._at, at), True

    def ask(self, slots: Collection[str]) -> None:
        """Poll these again as soon as the pass under way is over; `tick` is due at once."""
        if not slots:
            return
        unknown = set(slots) - self._where.keys()
        if unknown:
            raise KeyError(f"no antenna is there: {', '.join(sorted(unknown))}")
        self._asked.update(slots)
        self._is_stirred = True

    def attend(self) -> None:
        """Note that a match waits for what is heard: the mat is not quiet, where its hubs may be busy; `tick` is due as before."""
        self._is_attended = self._may_be_busy

    def light(self, colours: Mapping[str, Colour]) -> None:
        """Lights of other slots stay as they are; `tick` is due at once."""
        for slot, colour in colours.items():
            hub, antenna = self._where[slot]
            self._lines[hub].lights.show(antenna, colour)
        self._is_stirred = True

    @property
    def owes_lights(self) -> bool:
        """Whether a hub may still answer while its lights are not known to be as wanted."""
        return any(line.owes_lights for line in self._lines)

    def probe(self, slot: str, gain: int | None) -> None:
        """Poll only this antenna, verified, with that gain or its own; normal passes rest until `probed` has returned all probes."""
        hub, antenna = self._where[slot]
        gains = list(self._lines[hub].plan.gains)
        gains[antenna] = gains[antenna] if gain is None else gain
        self._probing.add(Probe(hub, antenna, tuple(gains)))
        self._is_stirred = True

    def probed(self) -> list[Heard]:
        """Take out the results of probes, in the order in which they were asked for; a fault where no answer came."""
        return self._probing.drain()

    def passes(self) -> list[Pass]:
        """Take out the passes that are complete."""
        passes, self._passes = self._passes, []
        return passes

    def outgoing(self, now: Callable[[], float] | None = None) -> Iterator[tuple[int, bytes]]:
        """Take out the bytes for each hub, in which `now` tells the hub the time: the caller writes each before it takes the next."""
        for hub, line in enumerate(self._lines):
            if line.out:
                at = self._at if now is None else now()
                if self._round is not None:
                    self._round.sent(hub, at)
                yield hub, line.written(at)

    def due(self) -> float:
        """When `tick` is to be called next."""
        if self._is_stirred or self._has_come:
            return self._at
        lines = min((line.due() for line in self._lines if not line.is_ready), default=math.inf)
        return min(lines, self._round.due() if self._round is not None else self._next_at())

    def gives_up(self, at: float) -> bool:
        """Whether `tick` would give up waiting for answers; the caller first hands over all bytes that have arrived."""
        return self._round is not None and at >= self._round.due()

    def tick(self, at: float) -> None:
        at = max(at, self._at)
        self._start(at)
        for line in self._lines:
            line.tick(at)
        if self._round is not None:
            self._go_on(self._round, at)
        if self._round is None:
            self._between(at)
        self._at = self._ticked_at = at

    def _start(self, at: float) -> None:
        if self._ticked_at == -math.inf:
            for line in self._lines:
                line.told_at = at if line.told_at is None else line.told_at
        elif self._probing.is_under_way:
            for line in self._lines:  # no hub is polled, so none is silent
                line.told_at = (line.told_at or 0.0) + at - self._ticked_at
        if self._is_stirred:
            self._busy_until, self._is_stirred = at + BUSY_FOR, False
        if self._is_attended:
            self._busy_until, self._is_attended = max(self._busy_until, at + ATTENDED_FOR), False
        self._has_come = False

    def _between(self, at: float) -> None:
        """Work between two passes: lights, pings, probes, and the start of the next pass."""
        for line in self._lines:
            line.light()
            if line.is_ready and at >= line.due():
                line.ping(at)
        if at < self._next_at():
            return
        if self._probing.is_under_way:
            self._probe(at)
        elif self._asked and at - self._whole_at < OVERDUE:
            self._begin(Kind.ASKED, at)
        else:
            self._whole_at = at
            self._begin(Kind.WHOLE, at)

    def _next_at(self) -> float:
        """When the next pass begins; it waits for a hub that was asked something just now."""
        if self._probing.is_under_way:
            return max(self._at, self._probing.due(self._lines))
        is_busy = self._whole_at < self._busy_until and any(line.is_ready for line in self._lines)
        pace = BUSY if is_busy else QUIET
        begins_at = self._at if self._asked else self._whole_at + pace
        return max([begins_at, *(line.awaited_until for line in self._lines)])

    def _begin(self, kind: Kind, at: float) -> None:
        if kind is Kind.ASKED:
            asked, self._asked = self._asked, set()
            antennas = {hub: {self._where[slot][1] for slot in asked & set(line.plan.slots)} for hub, line in enumerate(self._lines)}
        else:
            antennas = {hub: set(range(len(line.plan.slots))) for hub, line in enumerate(self._lines)}
        self._open(kind, antennas, at)

    def _probe(self, at: float) -> None:
        probe = self._probing.next(self._lines, at)
        if probe is not None:
            self._open(Kind.PROBE, {probe.hub: {probe.antenna}}, at)
        elif not self._probing.is_under_way:
            self._whole_at = at - QUIET

    def _open(self, kind: Kind, antennas: Mapping[int, Collection[int]], at: float) -> None:
        wanted = {hub: wanted_of(self._lines[hub].plan, which) for hub, which in antennas.items() if which}
        if at - self._full_at >= FULL_EVERY:
            self._full_at = at
            for line in self._lines:
                line.needs_full = True
        self._number = self._number + 1 & 0xFFFF
        polled = {hub: each for hub, each in wanted.items() if self._lines[hub].is_ready}
        self._round = Round(self._number, kind, wanted, self._turns(polled))
        self._go_on(self._round, at)

    def _turns(self, polled: Mapping[int, Wanted]) -> list[HubTurn]:
        """Slow hubs come after the others, each of them alone: it is not known when their antennas are on."""
        quick = [hub for hub in polled if not self._lines[hub].is_slow]
        turns = []
        for hubs in (quick, *[[hub] for hub in polled if self._lines[hub].is_slow]):
            for colour in sorted({colour for hub in hubs for colour in polled[hub].colours}):
                together = tuple(hub for hub in hubs if colour in polled[hub].colours)
                turns.append(HubTurn(colour, together, max(self._lines[hub].patience for hub in together)))
        return turns

    def _go_on(self, current: Round, at: float) -> None:
        for hub in current.next_turn(at):
            self._lines[hub].send(wire.GO, self._go(current, hub, at))
        if current.is_over:
            self._round = None
            self._end(current, at)

    def _go(self, current: Round, hub: int, at: float) -> Go:
        assert current.turn is not None
        is_full = self._lines[hub].needs_full or current.kind is not Kind.WHOLE
        flags = (LAST if current.is_last_turn_of(hub) else 0) | (FULL if is_full else 0)
        share = 1 if current.kind is not Kind.WHOLE else BUSY_SHARE if at < self._busy_until else QUIET_SHARE
        return Go(0, current.number, current.turn.colour, share, flags, current.wanted[hub].bitmap)

    def _end(self, ended: Round, at: float) -> None:
        for hub, line in enumerate(self._lines):
            if hub in ended.heard:
                line.needs_full = False
                line.lights.answered()  # colours are sent only between passes, so it had them before this pass
                if any(heard is not None for heard in ended.heard[hub]):
                    line.told(at)
            if line.is_doubted or hub in ended.failed:
                line.check(at)
        if ended.kind is Kind.PROBE:
            self._probing.told(ended)
        else:
            self._tell(ended, at)

    def _tell(self, ended: Round, at: float) -> None:
        heard: dict[str, Heard] = {}
        for hub, wanted in ended.wanted.items():
            line = self._lines[hub]
            told: Sequence[Heard | None] = ended.heard.get(hub, ())
            if hub not in ended.heard and line.is_faulty(at):
                told = [FAULT] * len(line.plan.slots)
            heard |= {slot: one for slot, one in zip(line.plan.slots, told, strict=False) if one is not None and slot in wanted.slots}
        if not heard:
            return
        if any(self._last.get(slot) is not one for slot, one in heard.items()):
            self._busy_until = at + BUSY_FOR
            self._last |= heard
        self._passes.append(Pass(at, heard))

    def stuck(self, at: float) -> tuple[int, ...]:
        """Hubs that have sent no sweep for long although their link is open; it should be opened anew."""
        return tuple(hub for hub, line in enumerate(self._lines) if line.is_stuck(at))

    @property
    def trouble(self) -> dict[int, str]:
        """Slugs of what is wrong with hubs: unplugged, silent, wire-version, slots, crashed or slow."""
        troubles = {hub: line.trouble(self._at) for hub, line in enumerate(self._lines)}
        return {hub: slug for hub, slug in troubles.items() if slug}

    @property
    def crashes(self) -> dict[int, str]:
        """The tracebacks of hubs that crashed."""
        return {hub: line.crash for hub, line in enumerate(self._lines) if line.crash}

    @property
    def health(self) -> dict[int, Health]:
        return {hub: line.health for hub, line in enumerate(self._lines) if line.health is not None}

    @property
    def hello(self) -> dict[int, Hello]:
        return {hub: line.hello for hub, line in enumerate(self._lines) if line.hello is not None}
