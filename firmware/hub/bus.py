"""The chips on the two SPI buses of an RP2040, as `hardware.polling` drives them: the port of `hardware/antennas/bus.py`.

Most of what a poll costs here is `transfer`, so it is compiled to machine code and makes no object but its answer: one register took
21 us as bytecode and 12 us as machine code (MicroPython 1.16 on an emulated RP2040).
"""

from time import sleep_ms, ticks_diff, ticks_us

import micropython
from machine import SPI, Pin

NAP = 2000  # us of rest from which on it is slept through; sleeping has a grain of 1 ms
RESET_MS = 1  # the chip asks for 100 ns (data sheet 8.6.1), and its oscillator is not up at once after it


class PicoBus:
    def __init__(self, board: "object", kind: "object") -> None:
        """`kind` is that of the antennas, which says how its chip listens."""
        wired = board.SELECTS[: board.ANTENNAS]
        # Before anything else: a chip whose select line floats takes what it hears for a frame.
        selects = [Pin(pin, Pin.OUT, value=1) for _, pin in wired]
        self._reset = None if board.RESET is None else Pin(board.RESET, Pin.OUT, value=1)
        spis = {bus: _spi(bus, board.BUSES[bus], min(board.SPEED, kind.FASTEST), kind.SPI_MODE) for bus, _ in wired}
        self._chips = [(select, spis[bus].write_readinto) for select, (bus, _) in zip(selects, wired)]
        self._replies = [bytearray(length) for length in range(kind.LONGEST + 1)]
        self.antennas = len(wired)

    @micropython.native
    def transfer(self, antenna: int, frame: bytes) -> bytes:
        select, exchange = self._chips[antenna]
        reply = self._replies[len(frame)]
        select(0)
        exchange(frame, reply)
        select(1)
        return bytes(reply)

    def ticks(self) -> int:
        return ticks_us()

    def rest_until(self, ticks: int) -> None:
        left = ticks_diff(ticks, ticks_us())
        if left > NAP:
            sleep_ms(left // 1000 - 1)
        while ticks_diff(ticks, ticks_us()) > 0:
            pass

    def reset(self) -> None:
        if self._reset is not None:
            self._reset(0)
            sleep_ms(RESET_MS)
            self._reset(1)
            sleep_ms(RESET_MS)


def _spi(bus: int, pins: "tuple[int, int, int]", speed: int, mode: int) -> SPI:
    sck, mosi, miso = pins
    return SPI(bus, baudrate=speed, polarity=mode >> 1, phase=mode & 1, sck=Pin(sck), mosi=Pin(mosi), miso=Pin(miso))


class NoBus:
    """Of a board that cannot be wired as it was written down: it has no antennas, but the hub can say why."""

    antennas = 0

    def transfer(self, antenna: int, frame: bytes) -> bytes:
        return bytes(len(frame))

    def ticks(self) -> int:
        return ticks_us()

    def rest_until(self, ticks: int) -> None:
        pass

    def reset(self) -> None:
        pass
