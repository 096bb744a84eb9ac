"""A reader that there is not: it finds ids by itself, one each, and says so when it is asked; all that a hub needs of it."""

from __future__ import annotations

from hardware.antennas.antenna import EMPTY, FAULT, PRESENT, Antenna
from hardware.antennas.exchange import NO_ANSWER, WELL
from hardware.antennas.ticks import ticks_add

LOOK, TELL, OFF, WHO = b"L", b"T" + bytes(8), b"O", b"W\0"
TAKES = 900  # us of a look


class Tiny(Antenna):
    OFF = (OFF,), 0, False
    SPI_MODE, FASTEST, LONGEST = 3, 2_000_000, len(TELL)
    VERSIONS = ((0x77, "Tiny"),)

    def begin(self):
        reply = yield WHO
        self.version = reply[1]
        self.state = WELL if self.version == 0x77 else NO_ANSWER
        return self.state

    def tune(self):
        yield b"G" + bytes((self.gain,))
        return self.gain

    def poll(self, *, is_verified, is_patient=False):
        yield (LOOK,), 0, False
        yield ticks_add(self.at, TAKES)
        reply = yield TELL
        self.uids = [bytes(reply[2 : 2 + reply[1]])] if 0 < reply[1] < 8 else []
        self.heard = FAULT if reply[1] == 0xFF else PRESENT if self.uids else EMPTY
        yield self.OFF
        return self.heard


KIND = Tiny
