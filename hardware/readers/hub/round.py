"""One pass under way: its colours one after the other, and for each of them the hubs that still owe an answer.

Rules of this file: the next colour is given when every hub of this one has said that its antennas are off, or when the time is gone in
which they are off at the latest. A hub that missed an answer gets no more turns in this pass.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from hardware.messages import LATE, Done, Sweep
from hardware.readers.hub.plan import HubPlan
from hardware.sighting import Heard

REPEATED = 2  # times that a GO is repeated that came too late


class Kind(Enum):
    WHOLE = auto()
    ASKED = auto()  # some slots are polled again
    PROBE = auto()  # one antenna is polled


@dataclass(frozen=True, slots=True)
class HubTurn:
    """A turn: these hubs poll their antennas of one colour at once."""

    colour: int
    hubs: tuple[int, ...]
    patience: float  # seconds within which they have answered, or else have failed


@dataclass(frozen=True, slots=True)
class Wanted:
    """The antennas of one hub to poll in this pass."""

    slots: frozenset[str]
    colours: tuple[int, ...]
    bitmap: bytes  # of its antennas; empty: all of them


def wanted_of(plan: HubPlan, antennas: Collection[int]) -> Wanted:
    colours = tuple(sorted({plan.colours[antenna] for antenna in antennas}))
    bitmap = sum(1 << antenna for antenna in antennas).to_bytes((len(plan.slots) + 7) // 8, "little")
    return Wanted(frozenset(plan.slots[antenna] for antenna in antennas), colours, b"" if len(antennas) == len(plan.slots) else bitmap)


class Round:
    def __init__(self, number: int, kind: Kind, wanted: Mapping[int, Wanted], turns: Sequence[HubTurn]) -> None:
        self.number, self.kind, self.wanted = number, kind, wanted
        self.heard: dict[int, tuple[Heard | None, ...]] = {}
        self.failed: set[int] = set()  # hubs that missed an answer
        self.turn: HubTurn | None = None
        self._turns = deque(turns)
        self._last = {hub: turn for turn in turns for hub in turn.hubs}
        self._owing: set[int] = set()  # hubs whose antennas may be on
        self._sweeping: set[int] = set()  # hubs that have polled all and whose sweep has not come
        self._late: Counter[int] = Counter()  # how often this turn came too late
        self._deadline = 0.0

    def is_last_turn_of(self, hub: int) -> bool:
        return self.turn is self._last[hub]

    def next_turn(self, at: float) -> tuple[int, ...]:
        """The hubs that are to begin now with the colour of `turn`; none if the pass is over or an answer is awaited."""
        if at >= self._deadline:
            self.failed |= self._owing
            self._owing.clear()
        while not self._owing and self._turns:
            self.turn = self._turns.popleft()
            hubs = tuple(hub for hub in self.turn.hubs if hub not in self.failed)
            if hubs:
                self._owing.update(hubs)
                self._sweeping.update(hub for hub in hubs if self.is_last_turn_of(hub))
                self._deadline = at + self.turn.patience
                self._late.clear()
                return hubs
        if at >= self._deadline and not self._turns:
            self.failed |= self._sweeping
            self._sweeping.clear()
        return ()

    def sent(self, hub: int, at: float) -> None:
        """Note when its GO was really written."""
        if self.turn is not None and hub in self._owing:
            self._deadline = max(self._deadline, at + self.turn.patience)

    def finished(self, hub: int, done: Done) -> bool:
        """Take a hub's Done; returns whether its GO is to be repeated, as it came too late and had no effect."""
        if done.number != self.number or self.turn is None or done.colour != self.turn.colour or hub not in self._owing:
            return False
        if done.flags & LATE and self._late[hub] < REPEATED:
            self._late[hub] += 1
            return True
        self._owing.discard(hub)
        if done.flags & LATE and self.is_last_turn_of(hub):
            self.fail(hub)  # no sweep will come
        return False

    def told(self, hub: int, sweep: Sweep, heard: tuple[Heard | None, ...]) -> None:
        if sweep.number != self.number or hub not in self._sweeping:
            return
        self._owing.discard(hub)
        self._sweeping.discard(hub)
        self.heard[hub] = heard

    def fail(self, hub: int) -> None:
        """Expect no more answers of this hub in this pass; its antennas may still be on."""
        self.failed.add(hub)
        self._sweeping.discard(hub)

    @property
    def is_over(self) -> bool:
        return not self._turns and not self._owing and not self._sweeping

    def due(self) -> float:
        return self._deadline
