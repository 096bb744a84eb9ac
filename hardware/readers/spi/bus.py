"""The bus of a Raspberry Pi: frames go through the package mfrc522 or spidev alone, to the chip that the lines select."""

from __future__ import annotations

import fcntl
import os
import time
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from types import TracebackType

from hardware.antennas.chips import CHIP, kind_of
from hardware.antennas.ticks import ticks_diff
from hardware.header import prepare_pins
from hardware.readers.spi.package import Package
from hardware.readers.spi.plain import Plain
from hardware.readers.spi.selects import Select, open_line, select
from hardware.readers.spi.wiring import Wiring

POLLED = 150  # us that are polled away at the end of a rest: Linux does not wake a sleeper in less than 60 to 100
RESET_PULSE = 0.0001  # s; 100 ns are enough for the chip (MFRC522 data sheet, 8.8.1), not for RST lines to dozens of boards
MASTERS = "/sys/class/spi_master"


class Turns:
    """One program at a time on a bus: a plain select line stays low while the kernel lets another program's transfer go first.

    The kernel's own chip enable needs none of this, but such a reader would disturb one with plain lines. A turn costs 1 us; there are none
    where the kernel knows no such bus.
    """

    __slots__ = ("_file",)

    def __init__(self, bus: int) -> None:
        path = f"{MASTERS}/spi{bus}"
        self._file = os.open(path, os.O_RDONLY) if Path(path).exists() else None

    def __enter__(self) -> None:
        if self._file is not None:
            fcntl.flock(self._file, fcntl.LOCK_EX)

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self._file is not None:
            fcntl.flock(self._file, fcntl.LOCK_UN)

    def close(self) -> None:
        if self._file is not None:
            os.close(self._file)


def _opened(wiring: Wiring) -> Package | Plain:
    if wiring.chip == CHIP:
        return Package(wiring.bus, wiring.device, wiring.speed)
    kind = kind_of(wiring.chip)
    return Plain(wiring.bus, wiring.device, min(wiring.speed, kind.FASTEST), kind.SPI_MODE)


class PiBus:
    """Fills `hardware.antennas.bus.Bus`; the code that opened it closes it."""

    __slots__ = ("_off", "_opened", "_reset", "_select", "_spi", "_turns", "antennas", "name", "package")

    def __init__(self, wiring: Wiring) -> None:
        """The lines are set first: while the package addresses its supposed only chip, none is selected, or antenna 0 of a decoder."""
        prepare_pins()
        with ExitStack() as opened:
            self._select: Select = opened.enter_context(closing(select(wiring)))
            self._reset = None if wiring.reset is None else opened.enter_context(open_line(wiring.reset, is_on=True))
            self._turns = opened.enter_context(closing(Turns(wiring.bus)))
            with self._turns:
                self.package = opened.enter_context(closing(_opened(wiring)))
            self._opened = opened.pop_all()
        self._spi = self.package.spi
        self.name, self.antennas = wiring.name, wiring.antennas
        self._off = kind_of(wiring.chip).OFF[0][0]

    def transfer(self, antenna: int, frame: bytes) -> bytes:
        with self._turns:
            self._select.begin(antenna)
            try:
                return bytes(self._spi.xfer2(list(frame)))
            finally:
                self._select.end(antenna)

    def ticks(self) -> int:
        return time.monotonic_ns() // 1000

    def rest_until(self, ticks: int) -> None:
        left = ticks_diff(ticks, self.ticks())
        if left > POLLED:
            time.sleep((left - POLLED) / 1_000_000)
        while ticks_diff(ticks, self.ticks()) > 0:
            pass

    def reset(self) -> None:
        if self._reset is not None:
            self._reset.off()
            time.sleep(RESET_PULSE)
            self._reset.on()

    def hush(self) -> None:
        """All fields off; a chip that cannot be reached any more is let be."""
        for antenna in range(self.antennas):
            with suppress(OSError):
                self.transfer(antenna, self._off)

    def close(self) -> None:
        self._opened.close()
