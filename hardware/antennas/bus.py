"""The port that a bus of chips fills; never loaded on a hub, where nothing checks types."""

from __future__ import annotations

from typing import Protocol


class Bus(Protocol):
    """Several chips that share a clock and two data lines, each with a select line of its own."""

    @property
    def antennas(self) -> int: ...

    def transfer(self, antenna: int, frame: bytes) -> bytes:
        """Send one frame to that chip, from NSS low to NSS high; returns the bytes that came back, as many as were sent."""
        ...

    def ticks(self) -> int:
        """The time in microseconds, which may wrap around: reckon with it by the functions of `hardware.antennas.ticks`."""
        ...

    def rest_until(self, ticks: int) -> None:
        """Return no earlier than at these ticks."""
        ...

    def reset(self) -> None:
        """Pull the RST line of all chips for a moment, where it is wired."""
        ...
