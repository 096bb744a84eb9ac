"""The wires between a host and its chips, and their faults: chip selects, MISO, noise, lost bytes, a dead chip."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from math import log, log1p
from operator import and_
from random import Random
from typing import Protocol

from hardware.chip.bus import PULLED_UP


class Part(Protocol):
    """One chip on the bus. The module `model` in the folder of its driver has it as MODEL, and `exchanged`: what a frame does to it."""

    is_strict: bool  # off while the wires have a fault: a frame that makes no sense is no program's fault then

    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, version: int) -> None: ...
    def reset(self, us: float) -> None: ...


Exchanged = Callable[[Part, bytes, float, float], bytes]  # the frame, the time of its first bit, and that of one byte


class Flips:
    """Which bits of an endless row are flipped, each with the same probability: the gap to the next one is drawn at random."""

    def __init__(self, probability: float, chance: Random) -> None:
        self._chance = chance
        self._scale = 1 / log1p(-probability) if 0 < probability < 1 else 0.0  # at 1 every gap is 0
        self._gap = self._draw() if probability else None

    def __bool__(self) -> bool:
        return self._gap is not None

    def upon(self, sent: bytes) -> bytes:
        if self._gap is None:
            return sent
        arrived, place, size = bytearray(sent), self._gap, 8 * len(sent)
        while place < size:
            arrived[place >> 3] ^= 0x80 >> (place & 7)
            place += 1 + self._draw()
        self._gap = place - size
        return bytes(arrived)

    def _draw(self) -> int:
        return int(log(1.0 - self._chance.random()) * self._scale)


class Wires:
    """The wires of one bus. `is_sound`: there is no fault, so callers may access the chips directly."""

    def __init__(self, chips: Sequence[Part], exchanged: Exchanged, seed: int) -> None:
        self.is_sound = True
        self._chips, self._exchanged = chips, exchanged
        self._chance = Random(seed)
        self._selects: dict[int, tuple[int, ...]] = {}
        self._dead: dict[int, int] = {}
        self._stuck: int | None = None
        self._lost = 0.0
        self._miso = self._mosi = Flips(0.0, self._chance)

    def select(self, antenna: int, chips: Sequence[int]) -> None:
        """Set which chips that chip select reaches: none where it is cut, two where lines touch."""
        self._selects[antenna] = tuple(chips)
        if self._selects[antenna] == (antenna,):
            del self._selects[antenna]
        self._judge()

    def kill(self, antenna: int, reads: int) -> None:
        self._dead[antenna] = reads
        self._judge()

    def revive(self, antenna: int) -> None:
        self._dead.pop(antenna, None)
        self._judge()

    def stick(self, level: int | None) -> None:
        self._stuck = None if level is None else 0xFF * level
        self._judge()

    def noise(self, miso: float, mosi: float) -> None:
        self._miso, self._mosi = Flips(miso, self._chance), Flips(mosi, self._chance)
        self._judge()

    def lose(self, share: float) -> None:
        self._lost = share
        self._judge()

    def exchanged(self, antennas: Sequence[int], frame: bytes, us: float, byte_us: float) -> bytes:
        """Exchange a frame with all selected chips: where they differ a low level wins, and without any the pull-up gives a high one."""
        sent = self._mosi.upon(frame)
        places = [place for place in range(len(sent)) if not self._lost or self._chance.random() >= self._lost]
        heard = bytearray([PULLED_UP]) * len(frame)
        for place, byte in zip(places, self._together(antennas, bytes(sent[place] for place in places), us, byte_us), strict=True):
            heard[place] = byte
        if self._stuck is not None:
            heard[:] = bytes([self._stuck]) * len(frame)
        return self._miso.upon(bytes(heard))

    def _together(self, antennas: Sequence[int], frame: bytes, us: float, byte_us: float) -> bytes:
        chips = {chip for antenna in antennas for chip in self._selects.get(antenna, (antenna,))}
        replies = [self._reply(chip, frame, us, byte_us) for chip in sorted(chips) if frame]
        silence = bytes([PULLED_UP]) * len(frame)
        return bytes(reduce(and_, column) for column in zip(silence, *replies, strict=True))

    def _reply(self, number: int, frame: bytes, us: float, byte_us: float) -> bytes:
        if number in self._dead:
            return bytes([self._dead[number]]) * len(frame)
        return self._exchanged(self._chips[number], frame, us, byte_us)

    def _judge(self) -> None:
        wrong = (self._selects, self._dead, self._stuck is not None, self._lost, self._miso, self._mosi)
        self.is_sound = not any(wrong)
        for chip in self._chips:
            chip.is_strict = self.is_sound
