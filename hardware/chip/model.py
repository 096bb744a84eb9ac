"""One SPI bus with its chips as a driver sees it: transfers, ticks, rests and resets, with what each costs; and what can go wrong."""

from __future__ import annotations

from collections.abc import Mapping

from hardware.chip.bus import exchanged
from hardware.chip.chip import Chip
from hardware.chip.clock import Clock, VirtualClock
from hardware.chip.field import Field
from hardware.chip.tag import Tag

FASTEST = 10_000_000  # bits per second, data sheet 8.1.2


class Model:
    """`first` is the number of its antenna 0 in a field that several of them share, and then they share a clock too."""

    def __init__(
        self,
        antennas: int = 8,
        speed: int = FASTEST,
        call_us: float = 40.0,
        select_us: float = 20.0,
        clock: Clock | None = None,
        places: Mapping[int, tuple[float, float]] | None = None,
        seed: int = 0,
        *,
        field: Field | None = None,
        first: int = 0,
        version: int = 0x92,
    ) -> None:
        if not 0 < speed <= FASTEST:
            raise ValueError(f"the chip is clocked with 10 Mbit/s at most, not {speed}")
        self.antennas, self.speed, self.call_us, self.select_us = antennas, speed, call_us, select_us
        self.clock: Clock = clock or VirtualClock()
        self.field = field or Field(places, seed=seed)
        self.chips = [Chip(self.field.antenna(first + number), version) for number in range(antennas)]
        self.transfers = self.bytes = self.select_changes = 0
        self._first = first
        self._selected = -1
        self._byte_us = 8e6 / speed

    @property
    def overlaps(self) -> int:
        """How often in the whole field an antenna was switched on while one that it couples with was on."""
        return self.field.overlaps

    def transfer(self, antenna: int, frame: bytes) -> bytes:
        """One frame, from chip select low to high; effects of a written byte come at its end."""
        self.transfers += 1
        length = len(frame)
        self.bytes += length
        wire_us = length * self._byte_us
        cost = self.call_us + wire_us
        if antenna != self._selected:
            self._selected = antenna
            self.select_changes += 1
            cost += self.select_us
        return exchanged(self.chips[antenna], frame, self.clock.advance(cost) - wire_us, self._byte_us)

    def ticks(self) -> int:
        return int(self.clock.us)

    def rest_until(self, ticks: int) -> None:
        self.clock.rest_until(ticks)

    def reset(self) -> None:
        """RST of all chips is pulled low for a moment."""
        us = self.clock.advance(self.call_us)
        for chip in self.chips:
            chip.reset(us)

    def lay(self, tag: Tag, antenna: int, aside: tuple[float, float] = (0.0, 0.0)) -> None:
        """Upon an antenna of this bus, or so many millimetres aside of its centre."""
        self.field.lay(tag, self._first + antenna, self.clock.us, aside)

    def lift(self, tag: Tag) -> None:
        self.field.lift(tag, self.clock.us)
