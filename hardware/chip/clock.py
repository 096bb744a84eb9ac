"""Time in microseconds: a virtual clock that moves by the costs of transfers and rests, and a real one for programs beside the model."""

from __future__ import annotations

import time
from typing import Protocol


class Clock(Protocol):
    charges: bool  # whether costs move the clock; if not, only real time does

    @property
    def us(self) -> float:
        """The time now."""
        ...

    def advance(self, us: float) -> float:
        """Charge this time; returns the time after it."""
        ...

    def rest_until(self, us: float) -> None:
        """Return no earlier than that time."""
        ...


class VirtualClock:
    __slots__ = ("charges", "us")

    def __init__(self, us: float = 0.0) -> None:
        self.charges, self.us = True, us

    def advance(self, us: float) -> float:
        self.us += us
        return self.us

    def rest_until(self, us: float) -> None:
        self.us = max(self.us, us)


class RealClock:
    """Time passes by itself: a transfer costs what it takes to model it, and only a rest really waits."""

    __slots__ = ("_began", "charges")

    def __init__(self) -> None:
        self.charges = False
        self._began = time.monotonic_ns()

    @property
    def us(self) -> float:
        return (time.monotonic_ns() - self._began) / 1000

    def advance(self, us: float) -> float:
        return self.us

    def rest_until(self, us: float) -> None:
        """Sleep until then, and again if the sleep was cut short."""
        while (left := us - self.us) > 0:
            time.sleep(left / 1e6)
