"""One SPI bus with its chips as a driver sees it: transfers, ticks, rests and resets, the time that each costs, and faults."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module

from hardware.antennas.chips import CHIP, CHIPS
from hardware.chip.clock import Clock, VirtualClock
from hardware.chip.field import Field
from hardware.chip.tag import Tag
from hardware.chip.wires import Exchanged, Part, Wires

FASTEST = 10_000_000  # bits per second, data sheet 8.1.2


class Model:
    """One bus. `first` is the number of its antenna 0 in a field that several buses share."""

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
        version: int | None = None,
        chip: str = CHIP,
    ) -> None:
        if not 0 < speed <= FASTEST:
            raise ValueError(f"the chip is clocked with 10 Mbit/s at most, not {speed}")
        self.antennas, self.speed, self.call_us, self.select_us = antennas, speed, call_us, select_us
        self.clock: Clock = clock or VirtualClock()
        self.field = field or Field(places, seed=seed)
        of = import_module(f"{CHIPS[chip]}.model")
        self.chips: list[Part] = [of.MODEL(self.field.antenna(first + number)) for number in range(antennas)]
        if version is not None:
            for one in self.chips:
                one.version = version
        self._exchanged: Exchanged = of.exchanged
        self.wires = Wires(self.chips, self._exchanged, seed)
        self.transfers = self.bytes = self.select_changes = 0
        self._first = first
        self._selected: int | tuple[int, ...] = -1
        self._byte_us = 8e6 / speed if self.clock.charges else 0.0

    @property
    def overlaps(self) -> int:
        """How often in the whole field an antenna was switched on while one that it couples with was on."""
        return self.field.overlaps

    def transfer(self, antenna: int, frame: bytes) -> bytes:
        """Transfer one frame, from chip select low to high; a written byte takes effect at its end."""
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
            return self._exchanged(self.chips[antenna], frame, us, self._byte_us)
        return self.wires.exchanged((antenna,), frame, us, self._byte_us)

    def transfer_to(self, antennas: Sequence[int], frame: bytes, speed: int) -> bytes:
        """Transfer one frame with chip selects on lines of their own, so that none or several may be low; selecting costs nothing extra."""
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
        """Pull RST of all chips low for a moment."""
        us = self.clock.advance(self.call_us)
        for chip in self.chips:
            chip.reset(us)

    def lay(self, tag: Tag, antenna: int, aside: tuple[float, float] = (0.0, 0.0)) -> None:
        """Lay a tag upon an antenna of this bus, or `aside` of its centre in millimetres; a tag that lies somewhere leaves that place."""
        self.field.lay(tag, self._first + antenna, self.clock.us, aside)

    def lift(self, tag: Tag) -> None:
        """Lift a tag; one that does not lie here is ignored."""
        self.field.lift(tag, self.clock.us)

    # Faults.

    def kill(self, antenna: int, reads: int = 0x00) -> None:
        """Make a chip dead and its antenna off: at every access MISO stays low, or high with `reads` 0xFF."""
        self.chips[antenna].reset(self.clock.us)
        self.wires.kill(antenna, reads)

    def revive(self, antenna: int) -> None:
        """Give a dead chip power again; its registers are as after a reset."""
        self.wires.revive(antenna)
        self.chips[antenna].reset(self.clock.us)

    def brown_out(self, antenna: int) -> None:
        """Let the supply of a chip sag for a moment: it restarts without a sign on any line."""
        self.chips[antenna].reset(self.clock.us)

    def stick(self, level: int | None) -> None:
        """Hold MISO of the whole bus at 0 or 1; None frees it again."""
        self.wires.stick(level)

    def noise(self, miso: float, mosi: float = 0.0) -> None:
        """Set the probabilities that a bit is flipped on its way to the host, and on its way to the chip."""
        self.wires.noise(miso, mosi)

    def lose(self, share: float) -> None:
        """Set the share of bytes that do not arrive at the chip, which then hears a shorter frame."""
        self.wires.lose(share)

    def select(self, antenna: int, chips: Sequence[int]) -> None:
        """Set which chips the chip select of that antenna reaches: none where it is cut, two where lines touch."""
        self.wires.select(antenna, chips)
