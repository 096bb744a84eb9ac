"""The serial line to the Pi, over USB.

Rules of this file: nothing waits for longer than it is told. What a Pi that has stopped reading does not take within PATIENCE is dropped
with the rest of its frame; the zero in front of the next frame flushes the half that went out. Bytes are read one by one: `read(n)` would
wait for all n of them.
"""

import sys
from select import POLLIN, POLLOUT, poll
from time import ticks_diff, ticks_ms

import micropython

MOST = 512  # bytes at once; the board keeps as many for us meanwhile
PIECE = 64  # bytes of a USB packet
PATIENCE = 100  # ms
QUIET = 250  # ms without a byte: no frame is under way
CALL = b"\r\x03"  # how mpremote begins; no frame does, they begin with a zero


class Line:
    """`is_called`: the prompt was asked for instead of the hub."""

    def __init__(self) -> None:
        self._stdin, self._stdout = sys.stdin.buffer, sys.stdout.buffer
        self._readable, self._writable = poll(), poll()
        self._readable.register(self._stdin, POLLIN)
        self._writable.register(self._stdout, POLLOUT)
        self._buffer, self._byte = bytearray(MOST), bytearray(1)
        self._heard_at = ticks_ms()
        self.is_called = False

    def read(self, patience: int) -> bytes:
        """All that is there; waits for the first byte of it."""
        if not is_ready(self._readable, patience):
            return b""
        if ticks_diff(ticks_ms(), self._heard_at) > QUIET:
            count = self._fetch(len(CALL))
            if self._buffer[:count] == CALL:
                self.is_called = True
                return b""  # what follows is for the prompt
            count = self._fetch(MOST, count)
        else:
            count = self._fetch(MOST)
        self._heard_at = ticks_ms()
        return bytes(self._buffer[:count])

    @micropython.native
    def _fetch(self, most: int, count: int = 0) -> int:
        """How many bytes the buffer holds then."""
        buffer, byte, readinto, ipoll = self._buffer, self._byte, self._stdin.readinto, self._readable.ipoll
        while count < most:
            for _ in ipoll(0):
                break
            else:
                break
            readinto(byte)
            buffer[count] = byte[0]
            count += 1
        return count

    def write(self, frame: bytes) -> bool:
        """Whether all of it went out."""
        rest = memoryview(frame)
        while rest:
            if not is_ready(self._writable, PATIENCE):
                return False
            piece = rest[:PIECE]
            if self._stdout.write(piece) != len(piece):
                return False
            rest = rest[PIECE:]
        return True


def is_ready(poller: "object", patience: int) -> bool:
    for _ in poller.ipoll(patience):
        return True
    return False
