"""MicroPython's `machine` on an RP2040, as far as the hub uses it; what leaves the board goes through a pipe to `tests/firmware/solder.py`.

Runs on MicroPython's unix port. It refuses what the real one refuses. What asks for no answer is kept back until something does, or the
watchdog is fed: that is the order in which it left, and one write instead of many.
"""

import os
import struct

_told = open(int(os.getenv("HUB_TOLD")), "wb")  # noqa: PTH123, SIM115 (MicroPython, and as long as there is a board)
_heard = open(int(os.getenv("HUB_HEARD")), "rb")  # noqa: PTH123, SIM115
_kept = bytearray()

PWRON_RESET, WDT_RESET = 1, 3


class clock:  # noqa: N801
    """Of the chips, as of the last exchange with them, and what has passed on the board since then."""

    us = 0


def tell(kind, content=b""):
    _kept.extend(kind + struct.pack("<H", len(content)) + content)


def flush():
    if _kept:
        _told.write(bytes(_kept))
        _kept[:] = b""


def ask(kind, content, length):
    tell(kind, content)
    flush()
    answer = _heard.read(length)
    if len(answer) != length:
        raise SystemExit  # the test is over
    return answer


class Pin:
    IN, OUT = 0, 1

    def __init__(self, number, mode=IN, *, value=None):
        if number != "LED" and not 0 <= number <= 29:
            raise ValueError("invalid pin")
        self.number = 25 if number == "LED" else number
        self.is_out = mode == Pin.OUT
        if value is not None:
            self(value)

    def __call__(self, value):
        tell(b"P", bytes((self.number, 1 if value else 0)))


class SPI:
    def __init__(self, number, *, baudrate, polarity, phase, sck, mosi, miso):
        for pin, rest, name in ((sck, 2, "SCK"), (mosi, 3, "MOSI"), (miso, 0, "MISO")):
            if pin.number % 4 != rest or pin.number // 8 % 2 != number:
                raise ValueError("bad " + name + " pin")
        self.number = number
        tell(b"S", struct.pack("<BIB", number, baudrate, polarity << 1 | phase))

    def write_readinto(self, frame, reply):
        if len(frame) != len(reply):
            raise ValueError("buffers must be the same length")
        answer = ask(b"X", struct.pack("<BQ", self.number, clock.us) + frame, 9 + len(frame))
        is_broken, clock.us = struct.unpack("<BQ", answer)
        if is_broken:
            raise OSError("planted")
        reply[:] = answer[9:]


class WDT:
    def __init__(self, *, timeout):
        if timeout > 8388:
            raise ValueError("timeout exceeds 8388")
        tell(b"W", struct.pack("<H", timeout))

    def feed(self):
        tell(b"F")
        flush()


class _Memory:
    def __getitem__(self, address):
        return struct.unpack("<I", ask(b"?", struct.pack("<I", address), 4))[0]

    def __setitem__(self, address, value):
        tell(b"=", struct.pack("<II", address, value & 0xFFFFFFFF))
        flush()


mem32 = _Memory()


def freq(hertz):
    if not 100_000_000 <= hertz <= 270_000_000:
        raise ValueError("cannot change frequency")
    tell(b"Q", struct.pack("<I", hertz))


def unique_id():
    return ask(b"U", b"", 8)


def reset_cause():
    return ask(b"C", b"", 1)[0]


def reset():
    ask(b"R", b"", 1)
    raise SystemExit


(clock.us,) = struct.unpack("<Q", ask(b"T", b"", 8))
