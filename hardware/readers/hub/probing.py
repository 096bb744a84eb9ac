"""Single antennas polled on request, with a gain of their own, while normal passes rest: what a mat is calibrated by."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

from hardware.readers.hub.line import Line, Stage
from hardware.readers.hub.round import Round
from hardware.sighting import FAULT, Heard

READY_WITHIN = 0.5  # seconds in which a hub has to be set up for a probe


@dataclass(frozen=True, slots=True)
class Probe:
    hub: int
    antenna: int
    gains: tuple[int, ...]  # of all antennas of that hub meanwhile


class Probing:
    def __init__(self) -> None:
        self.is_under_way = False
        self._waiting: deque[Probe] = deque()
        self._current: Probe | None = None
        self._heard: list[Heard] = []
        self._begun_at = math.inf  # to wait for the hub of the first that is waiting

    def add(self, probe: Probe) -> None:
        self._waiting.append(probe)
        self.is_under_way = True

    def drain(self) -> list[Heard]:
        heard, self._heard = self._heard, []
        return heard

    def next(self, lines: Sequence[Line], at: float) -> Probe | None:
        """The probe that is polled now; None while a hub is not ready, or once all are done and gains are as planned again."""
        while self._waiting:
            probe = self._waiting[0]
            for hub, line in enumerate(lines):
                line.tune(probe.gains if hub == probe.hub else line.plan.gains, at)
            self._begun_at = min(self._begun_at, at)
            stage = lines[probe.hub].stage
            if stage is not Stage.READY and stage not in (Stage.ABSENT, Stage.STRANGE) and at < self._begun_at + READY_WITHIN:
                return None
            self._waiting.popleft()
            self._begun_at = math.inf
            if stage is Stage.READY:
                self._current = probe
                return probe
            self._heard.append(FAULT)
        for line in lines:
            line.tune(line.plan.gains, at)
        self.is_under_way = False
        return None

    def told(self, ended: Round) -> None:
        assert self._current is not None
        told = ended.heard.get(self._current.hub)
        self._heard.append((told[self._current.antenna] if told else None) or FAULT)

    def due(self, lines: Sequence[Line]) -> float:
        """When `next` may return another probe."""
        if self._waiting and self._begun_at < math.inf and not lines[self._waiting[0].hub].is_ready:
            return self._begun_at + READY_WITHIN
        return -math.inf
