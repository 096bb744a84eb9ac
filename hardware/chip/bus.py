"""SPI frames: the address byte, and bursts that read or write registers of a chip."""

from __future__ import annotations

from hardware.chip.chip import ChipModel

READ = 0x80
PULLED_UP = 0xFF  # the level of MISO when no chip drives it
PAIRS = tuple(bytes([0, value]) for value in range(256))


def exchanged(chip: ChipModel, frame: bytes, us: float, byte_us: float) -> bytes:
    """Exchange one frame with one chip; `us` is the time of its first bit (data sheet 8.1.2).

    Read: each byte is the address of the register whose value comes with the next byte; the last byte is no address.
    Write: all bytes go to one register.
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
