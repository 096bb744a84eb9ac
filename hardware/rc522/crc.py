"""The checksums of ISO 14443-3 type A, counted here: the chip's coprocessor would cost a dozen transfers each time."""

from hardware.rc522 import micropython


def _of(byte: int) -> int:
    """x^16 + x^12 + x^5 + 1, reflected."""
    low = byte ^ byte << 4 & 0xFF
    return low << 8 ^ low << 3 ^ low >> 4


_TABLE = [_of(byte) for byte in range(256)]


@micropython.native
def crc_a(content: bytes) -> bytes:
    """From 6363; the low byte goes first."""
    crc, table = 0x6363, _TABLE
    for byte in content:
        crc = crc >> 8 ^ table[(byte ^ crc) & 0xFF]
    return bytes((crc & 0xFF, crc >> 8))


@micropython.native
def bcc(content: bytes) -> int:
    """The check byte of one cascade level."""
    check = 0
    for byte in content:
        check ^= byte
    return check
