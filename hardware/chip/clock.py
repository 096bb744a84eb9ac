"""Time in microseconds: a virtual clock that moves when something costs time, and a real one for programs beside the model."""

from __future__ import annotations

import time
from typing import Protocol


class Clock(Protocol):
    charges: bool  # what costs time takes that time; else only what really passes does

    @property
    def us(self) -> float:
        """Now."""
        ...

    def advance(self, us: float) -> float:
        """Something took so long; what time it is after that."""
        ...

    def rest_until(self, us: float) -> None:
        """Come back not before."""
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
        """In one sleep, and again if it was cut short."""
        while (left := us - self.us) > 0:
            time.sleep(left / 1e6)
