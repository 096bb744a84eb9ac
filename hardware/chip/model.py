"""One SPI bus with its chips as a driver sees it: transfers, ticks, rests and resets, what each of them costs, and what can go wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hardware.chip.bus import exchanged
from hardware.chip.chip import Chip
from hardware.chip.clock import Clock, VirtualClock
from hardware.chip.field import Field
from hardware.chip.tag import Tag
from hardware.chip.wires import Wires

FASTEST = 10_000_000  # bits per second, data sheet 8.1.2


class Model:
    """`first` is the number of its antenna 0 in a field that several of them share; those share a clock too."""

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
        self.wires = Wires(self.chips, seed)
        self.transfers = self.bytes = self.select_changes = 0
        self._first = first
        self._selected: int | tuple[int, ...] = -1
        self._byte_us = 8e6 / speed if self.clock.charges else 0.0

    @property
    def overlaps(self) -> int:
        """How often in the whole field an antenna was switched on while one that it couples with was on."""
        return self.field.overlaps

    def transfer(self, antenna: int, frame: bytes) -> bytes:
        """One frame, from chip select low to high; what a written byte does comes at its end."""
        self.transfers += 1
        length = len(frame)
        self.bytes += length
        wire_us = length * self._byte_us
        cost = self.call_us + wire_us
        if antenna != self._selected:
            self._selected = antenna
            self.select_changes += 1
            cost += self.select_us
        us = self.clock.advance(cost) - wire_us
        if self.wires.is_sound:
            return exchanged(self.chips[antenna], frame, us, self._byte_us)
        return self.wires.exchanged((antenna,), frame, us, self._byte_us)

    def transfer_to(self, antennas: Sequence[int], frame: bytes, speed: int) -> bytes:
        """The same where chip selects are lines of their own, so that none or several may be low; choosing costs nothing extra."""
        self.transfers += 1
        self.bytes += len(frame)
        byte_us = 8e6 / min(speed, FASTEST) if self.clock.charges else 0.0
        us = self.clock.advance(self.call_us + len(frame) * byte_us) - len(frame) * byte_us
        return self.wires.exchanged(antennas, frame, us, byte_us)

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
        """Upon an antenna of this bus, or so many millimetres aside of its centre; a tag that lies somewhere leaves that place."""
        self.field.lay(tag, self._first + antenna, self.clock.us, aside)

    def lift(self, tag: Tag) -> None:
        """Lifting what does not lie here changes nothing."""
        self.field.lift(tag, self.clock.us)

    # What can go wrong.

    def kill(self, antenna: int, reads: int = 0x00) -> None:
        """The chip is dead and its antenna off: at every access MISO stays low, or high with `reads` 0xFF."""
        self.chips[antenna].reset(self.clock.us)
        self.wires.kill(antenna, reads)

    def revive(self, antenna: int) -> None:
        """It has power again, and knows nothing of what it was told before."""
        self.wires.revive(antenna)
        self.chips[antenna].reset(self.clock.us)

    def brown_out(self, antenna: int) -> None:
        """Its supply sags for a moment: it restarts without a sign on any line."""
        self.chips[antenna].reset(self.clock.us)

    def stick(self, level: int | None) -> None:
        """MISO of the whole bus stays at 0 or 1; None: it is free again."""
        self.wires.stick(level)

    def noise(self, miso: float, mosi: float = 0.0) -> None:
        """With these probabilities a bit turns over on its way to the host, and on its way to the chip."""
        self.wires.noise(miso, mosi)

    def lose(self, share: float) -> None:
        """So large a share of the bytes does not arrive at the chip, which then hears a shorter frame."""
        self.wires.lose(share)

    def select(self, antenna: int, chips: Sequence[int]) -> None:
        """Which chips the chip select of that antenna reaches: none where it is cut, two where lines touch."""
        self.wires.select(antenna, chips)
