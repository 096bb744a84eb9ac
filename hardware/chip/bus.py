"""What one SPI frame does: the address byte, bursts, and what comes back on MISO when one, several or no chips are selected."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import and_

from hardware.chip.chip import Chip

READ = 0x80
PULLED_UP = 0xFF  # what MISO tells when nobody drives it
PAIRS = tuple(bytes([0, value]) for value in range(256))


def exchanged(chip: Chip, frame: bytes, us: float, byte_us: float) -> bytes:
    """One frame to one chip, from the time on at which its first bit is sent (data sheet 8.1.2).

    Read: each byte is the address of what is told with the next one, and the last one is none. Write: all bytes go to one register.
    """
    first = frame[0]
    us += byte_us
    if not first & READ:
        address = first >> 1 & 0x3F
        for value in frame[1:]:
            us += byte_us
            chip.write(address, value, us)
        return bytes(len(frame))
    if len(frame) == 2:
        return PAIRS[chip.read(first >> 1 & 0x3F, us)]
    reply = bytearray(len(frame))
    for place, address in enumerate(frame[:-1], 1):
        if address & READ:
            reply[place] = chip.read(address >> 1 & 0x3F, us)
        us += byte_us
    return bytes(reply)


def contended(chips: Sequence[Chip], frame: bytes, us: float, byte_us: float) -> bytes:
    """All that are selected take part: where they differ a low level wins, and where there is none the pull-up does."""
    replies = [exchanged(chip, frame, us, byte_us) for chip in chips]
    return bytes(reduce(and_, bits, PULLED_UP) for bits in zip(*replies, strict=True)) if replies else bytes([PULLED_UP]) * len(frame)
