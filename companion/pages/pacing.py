"""A simulated table whose time passes as fast as that of the people who look on."""

from __future__ import annotations

from typing import Protocol

from companion.core.referee.referee import Referee
from companion.simulator.recording import Recording
from companion.simulator.table import SimulatedTable, Witness
from hardware.readers.simulated import Simulated

LEAST = 1e-6


class Onlooker(Protocol):
    """Whoever looks after the screen while time passes at the table."""

    @property
    def step(self) -> float:
        """Seconds after which the screen wants to be looked after again."""
        ...

    def rest(self, seconds: float) -> None:
        """Show what there is to see, and come back when so much time is over."""
        ...


class PacedTable(SimulatedTable):
    """Whoever waits here, waits in steps; after each of them the screen is looked after."""

    def __init__(
        self,
        referee: Referee,
        radio: Simulated,
        onlooker: Onlooker,
        speed: float,
        witness: Witness | None = None,
        recording: Recording | None = None,
        at: float = 0.0,
    ) -> None:
        """With a speed of 0 nobody waits at all."""
        super().__init__(referee, radio, witness, recording)
        self.at = at
        self._onlooker, self.speed = onlooker, speed

    @property
    def step(self) -> float:
        """Seconds at this table until the screen wants to be looked after again."""
        return round(self._onlooker.step * (self.speed or 1.0), 3)

    def wait(self, seconds: float) -> None:
        end = self.at + seconds
        while end - self.at > LEAST:
            passed = min(self.step if self.speed else seconds, end - self.at)
            super().wait(max(passed, 0.001))
            self._onlooker.rest(passed / self.speed if self.speed else 0.0)
