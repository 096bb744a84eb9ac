"""Frames between a hub and the Pi: COBS between zeros, with a sequence number and a CRC-32; SHARED, runs on the hub as it stands.

Rules of this file: what comes in is never trusted and never raises. Each frame begins with a zero as well as ends with one, so noise that
stood before it on the line (a traceback, a half frame) is flushed and costs no frame. A CRC-32, as one of 16 bits let 15 of 1,000,000
random frames pass.
"""

import binascii

VERSION = 1
LONGEST = 2048  # bytes before COBS: 64 slots with three stickers of 7 bytes each are 1,600
# What the Pi says to a hub.
ASK, SETUP, GO, LIGHTS = 0x01, 0x02, 0x03, 0x04
# What a hub says to the Pi.
HELLO, DONE, SWEEP, HEALTH, CRASH = 0x81, 0x82, 0x83, 0x84, 0x85
AROUND = 6  # bytes of a frame that are not payload: kind, sequence number, CRC
_RUN = 254  # bytes without a zero that one count of COBS can hold
_STUFFED = LONGEST + LONGEST // _RUN + 1


def encode(kind: int, seq: int, payload: bytes) -> bytes:
    """The frame as it goes on the line."""
    if len(payload) + AROUND > LONGEST:
        raise ValueError("payload is too long for a frame")
    body = bytes((kind, seq & 0xFF)) + payload
    return b"\0" + _stuffed(body + binascii.crc32(body).to_bytes(4, "little")) + b"\0"


class Frames:
    """The sound frames among the bytes that came; a stretch that is no frame is dropped and counted."""

    __slots__ = ("_is_too_long", "_rest", "dropped")

    def __init__(self) -> None:
        self.dropped = 0
        self._rest = b""  # of a frame whose end has not come yet
        self._is_too_long = False

    def feed(self, data: bytes) -> list[tuple[int, int, bytes]]:
        """Kind, sequence number and payload of each frame that these bytes complete."""
        pieces = data.split(b"\0")
        found = []
        for index in range(len(pieces) - 1):
            self._take(pieces[index])
            frame = self._frame()
            if frame is not None:
                found.append(frame)
        self._take(pieces[-1])
        return found

    def _take(self, piece: bytes) -> None:
        if len(self._rest) + len(piece) > _STUFFED:
            self._is_too_long, self._rest = True, b""
        elif not self._is_too_long:
            self._rest += piece

    def _frame(self) -> "tuple[int, int, bytes] | None":
        rest, is_too_long = self._rest, self._is_too_long
        self._rest, self._is_too_long = b"", False
        if not rest and not is_too_long:
            return None  # between two frames stand two zeros
        whole = None if is_too_long else _unstuffed(rest)
        if whole is None or not AROUND <= len(whole) <= LONGEST or binascii.crc32(whole[:-4]) != int.from_bytes(whole[-4:], "little"):
            self.dropped += 1
            return None
        return whole[0], whole[1], whole[2:-4]


def _stuffed(body: bytes) -> bytes:
    """COBS: each run up to a zero behind the count of its bytes and one, so that none of what is left is zero."""
    out = bytearray()
    for run in body.split(b"\0"):
        rest = run
        while len(rest) >= _RUN:
            out.append(_RUN + 1)
            out.extend(rest[:_RUN])
            rest = rest[_RUN:]
        out.append(len(rest) + 1)
        out.extend(rest)
    return bytes(out)


def _unstuffed(stuffed: bytes) -> "bytes | None":
    """The body of a frame, from the bytes between two zeros; None where one of their counts reaches over the end."""
    out = bytearray()
    at, end = 0, len(stuffed)
    while at < end:
        count = stuffed[at]
        if at + count > end:
            return None
        out.extend(stuffed[at + 1 : at + count])
        at += count
        if count <= _RUN and at < end:
            out.append(0)
    return bytes(out)
