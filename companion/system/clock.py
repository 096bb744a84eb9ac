"""The port for time, the real clock, and the virtual clock of tests and simulations.

Time is seconds since the clock was made and never decreases. Only the composition root owns a clock; other parts are given the time.
"""

from __future__ import annotations

import time
from datetime import UTC, datetime
from typing import Protocol


class Clock(Protocol):
    def now(self) -> float:
        """Seconds since the beginning."""
        ...

    def wait(self, seconds: float) -> None:
        """Returns when so many seconds have passed; at once for 0 or less."""
        ...


class RealClock:
    """The monotonic clock of the machine, which changes of the wall clock do not touch."""

    __slots__ = ("_began",)

    def __init__(self) -> None:
        self._began = time.monotonic()

    def now(self) -> float:
        return time.monotonic() - self._began

    def wait(self, seconds: float) -> None:
        if seconds > 0:
            time.sleep(seconds)


class VirtualClock:
    """A clock that moves only when `wait` is called, so that a match of an hour takes no time."""

    __slots__ = ("_at",)

    def __init__(self, at: float = 0.0) -> None:
        self._at = at

    def now(self) -> float:
        return self._at

    def wait(self, seconds: float) -> None:
        self._at += max(seconds, 0.0)


def now() -> str:
    """The wall-clock time that the record keeps; the clock of a match is another one."""
    return datetime.now(UTC).isoformat(timespec="seconds")
