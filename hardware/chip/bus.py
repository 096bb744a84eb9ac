"""What one SPI frame does to a chip: the address byte, and bursts."""

from __future__ import annotations

from hardware.chip.chip import Chip

READ = 0x80
PULLED_UP = 0xFF  # the level of MISO when no chip drives it
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
