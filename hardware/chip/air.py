"""Frames in the air at 106 kbit/s: answers as bits with their parity, several of them on top of each other, and CRC_A.

*Rules of this file*: bits go lowest first, each whole byte is followed by odd parity (ISO 14443-3, 6.2.3). The last bits of a byte
that a reader already knows are sent with the parity of the whole byte, which a reader that began inside of it cannot check.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import zip_longest

CYCLE_US = 1 / 13.56
ETU_US = 128 * CYCLE_US  # one bit
ANSWER_AFTER_US = 1204 * CYCLE_US  # from the end of a reader's frame to the start of the answer; measured traces fit within one bit
GUARD_US = 1172 * CYCLE_US  # the time after a tag's answer in which the reader must not send
COLLIDED = 2  # as a bit: some tags sent 0 and some 1


@dataclass(frozen=True, slots=True)
class Answer:
    data: bytes
    skip: int = 0  # the number of bits of the first byte that are known already and not sent
    last: int = 0  # the number of bits of the last byte that are sent, without parity; 0: all


@dataclass(frozen=True, slots=True)
class Decoded:
    """A frame as a receiver decodes it."""

    data: bytes
    last: int  # valid bits of the last byte; 0: all
    collision: int | None  # the place of the first one, counted from 0 at the byte in which reception started
    is_parity_wrong: bool


@lru_cache(4096)
def bits_of(answer: Answer) -> tuple[int, ...]:
    """The bits of an answer as they are sent, with parity."""
    bits: list[int] = []
    final = len(answer.data) - 1
    for place, byte in enumerate(answer.data):
        first = 0 if place else answer.skip
        if place == final and answer.last:
            bits += [byte >> bit & 1 for bit in range(first, answer.last)]
        else:
            bits += [byte >> bit & 1 for bit in range(first, 8)]
            bits.append(1 - (byte.bit_count() & 1))
    return tuple(bits)


def combined(answers: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Several answers at once: equal bits stay, others collide; after the end of one only the longer ones are heard."""
    if len(set(answers)) == 1:
        return answers[0]
    return tuple(_together(bits) for bits in zip_longest(*answers))


def _together(bits: Iterable[int | None]) -> int:
    seen = {bit for bit in bits if bit is not None}
    return seen.pop() if len(seen) == 1 else COLLIDED


def decoded(bits: Sequence[int], align: int, *, keeps: bool, judges: bool = False) -> Decoded:
    """`align`: where in its byte the first bit belongs. `keeps`: bits after a collision stay, else they are cleared.

    `judges`: parity is judged after a collision too, and so is wrong in the byte that holds it.
    """
    data, byte, place = bytearray(), 0, align
    collision, is_wrong = None, False
    for bit in bits:
        if place == 8:
            is_known = bool(data) or not align  # the parity of a byte whose start was not received says nothing
            is_wrong |= is_known and (judges or collision is None) and bit != 1 - (byte.bit_count() & 1)
            data.append(byte)
            byte = place = 0
            continue
        if bit == COLLIDED and collision is None:
            collision = 8 * len(data) + place
        if bit and (keeps or collision is None):
            byte |= 1 << place
        place += 1
    if place:
        data.append(byte)
    return Decoded(bytes(data), place & 7, collision, is_wrong)


def crc_a(data: Iterable[int], preset: int = 0x6363) -> int:
    """x^16 + x^12 + x^5 + 1, lowest bit first; sent low byte first."""
    crc = preset
    for byte in data:
        crc = crc >> 8 ^ _TABLE[(crc ^ byte) & 0xFF]
    return crc


def _of_byte(crc: int) -> int:
    for _ in range(8):
        crc = crc >> 1 ^ (0x8408 if crc & 1 else 0)
    return crc


_TABLE = tuple(_of_byte(byte) for byte in range(256))


def with_crc(data: bytes) -> bytes:
    return data + crc_a(data).to_bytes(2, "little")
