"""A simulated table whose time passes as fast as that of the people who look on."""

from __future__ import annotations

from collections.abc import Callable

from companion.referee.referee import Referee
from companion.simulator.recording import Recording
from companion.simulator.table import SimulatedTable, Witness
from hardware.readers.simulated import Simulated

STEP = 0.033  # seconds at the table, at its usual speed: thirty steps a second
LEAST = 1e-6


class PacedTable(SimulatedTable):
    """Whoever waits here, waits in steps; after each of them `rest` shows what there is to see and comes back when the step is over."""

    def __init__(
        self,
        referee: Referee,
        radio: Simulated,
        rest: Callable[[float], None],
        speed: float,
        witness: Witness | None = None,
        recording: Recording | None = None,
        at: float = 0.0,
    ) -> None:
        """With a speed of 0 nobody waits at all."""
        super().__init__(referee, radio, witness, recording)
        self.at = at
        self._rest, self.speed = rest, speed

    def wait(self, seconds: float) -> None:
        end = self.at + seconds
        step = STEP * self.speed or seconds
        while end - self.at > LEAST:
            passed = min(step, end - self.at)
            super().wait(max(passed, 0.001))
            self._rest(passed / self.speed if self.speed else 0.0)
