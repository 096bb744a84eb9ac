"""Tags of ISO 14443-3 type A on one antenna: called up, told apart, and asked for their whole ids (sections 6.4 and 6.5).

A collision is walked like a tree: where tags differ those of one branch go on, and the others are called up once the first are halted.
The checksums are counted here: the chip's coprocessor would cost a dozen transfers each time.
"""

from hardware.antennas import micropython
from hardware.antennas.exchange import ANSWERED, BROKEN, COLLIDED, LOST, SILENCE, takes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

    from hardware.antennas.exchange import Exchanging, Frames, Steps

    Reading = Generator[bytes | int | Frames, Any, tuple[int, bytes]]

REQA, WUPA = b"\x26", b"\x52"  # the second one also calls up tags that are halted
SHORT = 0x07  # framing: seven bits
LEVELS = b"\x93\x95\x97"
CASCADE = 0x88  # in the place of the first byte: more follows
RANDOM = 0x08  # the first of four bytes that a telephone or a passport makes up anew whenever a field comes: such an id is none
MORE = 0x04  # in SAK: the id is not complete
HALT = b"\x50\x00\x57\xcd"
MOST_TAGS = 4  # on one antenna; more never answer cleanly

REQA_TAKES = takes(7, 18)  # us until ATQA has come
ANTICOLLISION_TAKES, SELECT_TAKES = takes(18, 45), takes(81, 27)
HALT_TAKES = takes(36, 0)  # it is not answered, but the next frame has to keep its distance


def _entry(byte: int) -> int:
    """One entry of the table of CRC_A: x^16 + x^12 + x^5 + 1, reflected."""
    low = byte ^ byte << 4 & 0xFF
    return low << 8 ^ low << 3 ^ low >> 4


_CRC_TABLE = [_entry(byte) for byte in range(256)]


@micropython.native
def crc_a(content: bytes) -> bytes:
    """CRC_A, which begins with 6363; the low byte goes first."""
    crc, table = 0x6363, _CRC_TABLE
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


@micropython.native
def tags(chip: "Exchanging", found: "list[bytes]", others: int) -> "Steps":
    """Read all tags that are ready into `found`; `others` is how the answer to the request ended.

    Each level of each id is asked for, also of a known tag: selecting it at once would not show whether another tag lies with it.
    """
    while True:
        ended, uid = yield from _tag(chip)
        if ended not in (ANSWERED, COLLIDED):
            return ended
        if uid in found:
            return BROKEN  # one that was halted answers again
        found.append(uid)
        if ended == ANSWERED and len(found) == 1 and others != COLLIDED:
            return ANSWERED
        if len(found) == MOST_TAGS:
            return ANSWERED
        yield chip.unanswered(HALT, HALT_TAKES)
        ended = yield chip.exchange(REQA, SHORT, chip.SILENT)
        if ended == SILENCE:
            return ANSWERED if len(found) > 1 else BROKEN  # several answered before, and all but one missed this request
        if ended == LOST:
            return LOST


@micropython.native
def _tag(chip: "Exchanging") -> "Reading":
    """Select one tag and read its whole id; COLLIDED: there is another one."""
    uid, others = b"", False
    for select in LEVELS:
        ended, part = yield from _part(chip, select)
        if ended not in (ANSWERED, COLLIDED):
            return ended, b""
        if not uid and part[0] == RANDOM:
            return BROKEN, b""
        others = others or ended == COLLIDED
        frame = bytes((select, 0x70)) + part
        ended = yield chip.exchange(frame + crc_a(frame), 0, SELECT_TAKES)
        if ended == LOST:
            return LOST, b""
        answer = chip.answer
        if ended != ANSWERED or len(answer) != 3 or chip.last_bits or crc_a(answer[:1]) != answer[1:]:
            return BROKEN, b""
        if not answer[0] & MORE:
            uid += part[:4]
            return (BROKEN, b"") if uid[0] == CASCADE else (COLLIDED if others else ANSWERED, uid)  # no id begins so
        if part[0] != CASCADE:
            return BROKEN, b""
        uid += part[1:4]
    return BROKEN, b""


@micropython.native
def _part(chip: "Exchanging", select: int) -> "Reading":
    """Four bytes and their check byte, of one of the tags that answer; COLLIDED where there were several."""
    bits, part, others = 0, bytearray(5), False
    while True:
        whole, rest = bits >> 3, bits & 7
        sent = bytes((select, (whole + 2) << 4 | rest)) + bytes(part[: whole + (rest > 0)])
        us = takes(18 + bits + whole, 45 - bits - whole) if bits else ANTICOLLISION_TAKES
        ended = yield chip.exchange(sent, rest << 4 | rest, us)
        if ended not in (ANSWERED, COLLIDED):
            return (BROKEN if ended == SILENCE else ended), b""
        _merge(part, whole, rest, chip.answer)
        if ended == ANSWERED:
            is_whole = whole + len(chip.answer) == 5 and not chip.last_bits
            if not is_whole or bcc(bytes(part[:4])) != part[4]:
                return BROKEN, b""
            return (COLLIDED if others else ANSWERED), bytes(part)
        place = whole * 8 + chip.collision  # counted from the byte in which the answer began (NXP's RC523 sources)
        if not bits < place <= 32:
            return BROKEN, b""
        others, bits = True, place
        _choose(part, place, chip.branch)


@micropython.native
def _merge(part: bytearray, whole: int, rest: int, answer: bytes) -> None:
    """The answer's first byte begins after the bits that were sent."""
    for number, byte in enumerate(answer):
        place = whole + number
        if place > 4:
            return
        if number == 0 and rest:
            mask = 0xFF << rest & 0xFF
            part[place] = part[place] & ~mask | byte & mask
        else:
            part[place] = byte


def _choose(part: bytearray, place: int, branch: int) -> None:
    """Those that have this bit in this place, counted from 1; nothing is known of what follows."""
    byte, bit = (place - 1) >> 3, (place - 1) & 7
    part[byte] = part[byte] & ((1 << bit) - 1) | branch << bit
    for later in range(byte + 1, 5):
        part[later] = 0
