"""The Pi's end of a hub's port, as little of it as tests need: frames out, messages in."""

from __future__ import annotations

import os
import select
import time

from hardware import messages, wire
from tests.firmware.running import SECONDS

PARSERS = {
    wire.HELLO: messages.parse_hello,
    wire.DONE: messages.parse_done,
    wire.SWEEP: messages.parse_sweep,
    wire.HEALTH: messages.parse_health,
    wire.CRASH: messages.parse_crash,
}
QUICK = 10_000  # ms by which this Pi's clock is fast with each frame: none of them is late, however busy the machine


class Talking:
    """Every wait ends after SECONDS with an assertion that tells what was heard instead."""

    def __init__(self, port):
        self._file = os.open(port, os.O_RDWR | os.O_NOCTTY)
        self._frames, self._heard = wire.Frames(), []
        self._seq = self._sent = 0
        self.seqs = []  # of the hub's frames

    def __enter__(self):
        return self

    def __exit__(self, *_wrong):
        os.close(self._file)

    def write(self, content):
        os.write(self._file, content)

    def say(self, kind, message):
        self.write(self.frame(kind, message))

    def frame(self, kind, message):
        self._seq += 1
        return wire.encode(kind, self._seq, message.payload())

    def hear(self, count):
        """So many messages."""
        until = time.monotonic() + SECONDS
        while len(self._heard) < count:
            came = self._read(until - time.monotonic())
            assert came, f"{count} were expected, and only {self._heard} came"
            for kind, seq, payload in self._frames.feed(came):
                self._heard.append(PARSERS[kind](payload))
                self.seqs.append(seq)
        heard, self._heard = self._heard[:count], self._heard[count:]
        return heard

    def rest(self, seconds):
        """Everything until it has been quiet for so long."""
        while came := self._read(seconds):
            self._heard += [PARSERS[kind](payload) for kind, _, payload in self._frames.feed(came)]
        heard, self._heard = self._heard, []
        return heard

    def _read(self, seconds):
        return os.read(self._file, 4096) if select.select([self._file], [], [], max(seconds, 0))[0] else b""

    def sent(self):
        self._sent += QUICK
        return self._sent

    def hello(self, count=1):
        self.say(wire.ASK, messages.Ask(messages.HELLO_ASKED, self.sent()))
        return self.hear(count)

    def health(self):
        self.say(wire.ASK, messages.Ask(messages.HEALTH_ASKED, self.sent()))
        return self.hear(1)[0]

    def set_up_frame(self, antennas, cap=8):
        return self.frame(wire.SETUP, messages.Setup(self.sent(), cap, bytes(antennas), bytes([4]) * antennas))

    def set_up(self, antennas, cap=8):
        self.write(self.set_up_frame(antennas, cap))
        return self.hear(1)[0]

    def go(self, number, *, share=1, flags=0, wanted=b""):
        """One pass of one colour: its answers."""
        self.say(wire.GO, messages.Go(self.sent(), number, 0, share, messages.LAST | flags, wanted))
        return self.hear(2)

    def until(self, expected, first=1, **how):
        """Passes until all of this was heard at once, as a busy machine may cut polls short; the number of the last."""
        until, number, heard = time.monotonic() + SECONDS, first, None
        while heard != expected:
            assert time.monotonic() < until, f"{expected} was expected, and {heard} heard"
            heard = list(self.go(number, **how)[1].slots)
            number += 1
        return number - 1
