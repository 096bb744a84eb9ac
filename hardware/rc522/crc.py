"""The checksums of ISO 14443-3 type A, counted here: the chip's coprocessor would cost a dozen transfers each time."""


def crc_a(content: bytes) -> bytes:
    """Polynomial x^16 + x^12 + x^5 + 1, reflected, from 6363; the low byte goes first."""
    crc = 0x6363
    for byte in content:
        low = byte ^ crc & 0xFF
        low ^= low << 4 & 0xFF
        crc = crc >> 8 ^ low << 8 ^ low << 3 ^ low >> 4
    return bytes((crc & 0xFF, crc >> 8))


def bcc(content: bytes) -> int:
    """The check byte of one cascade level."""
    check = 0
    for byte in content:
        check ^= byte
    return check
