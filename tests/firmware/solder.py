"""What the pins of a running hub are soldered to: a model of the chips, the lights, the LED and the registers of the RP2040."""

from __future__ import annotations

import os
import struct
import threading
from contextlib import suppress

POWER_ON, BY_WATCHDOG = 1, 3  # machine.reset_cause()
WATCHDOG = 0x40058000
ENABLE = 1 << 30


class Solder:
    """`board` is what the hub's board.py says. Pins are told one by one, and bytes on a bus go to the chip whose select line is low."""

    def __init__(self, model, board, unique):
        self.model, self.unique = model, unique
        self.time = model.clock  # of the hub too
        self.selects = {pin: (antenna, bus) for antenna, (bus, pin) in enumerate(board["SELECTS"][: board["ANTENNAS"]])}
        self.reset_pin, self.lights_pin = board["RESET"], board["LIGHTS_PIN"]
        self.levels = {}
        self.registers = {}  # they outlive every reset but that of power
        self.cause = POWER_ON
        self.speeds, self.modes = {}, {}  # of the buses: hertz, and clock polarity and phase
        self.clock = 125_000_000  # of the processor
        self.lights = b""
        self.led = []  # the levels that it had
        self.fed = self.resets = self.astray = 0  # astray: bytes on a bus with no chip selected, or with several
        self.patience = None  # of the watchdog, in ms
        self.is_broken = False  # the next frame on a bus raises an exception in the hub
        self._changed = threading.Condition()

    @property
    def guards(self):
        """The watchdog runs."""
        return bool(self.registers.get(WATCHDOG, 0) & ENABLE)

    def power(self):
        self.registers, self.cause, self.levels = {}, POWER_ON, {}

    def serve(self, told, heard):
        """Until the other end is closed."""
        rest = b""
        with os.fdopen(told, "rb", buffering=0) as pipe, os.fdopen(heard, "wb", buffering=0) as answers:
            while came := pipe.read(65536):
                rest += came
                while len(rest) >= 3 and len(rest) >= 3 + (length := rest[1] | rest[2] << 8):
                    answer = self._told(rest[:1], rest[3 : 3 + length])
                    rest = rest[3 + length :]
                    if answer:
                        with suppress(BrokenPipeError):  # it was pulled out while it waited for this
                            answers.write(answer)

    def wait(self, condition, seconds=10):
        """Until it holds of what was told so far; says whether it does."""
        with self._changed:
            return self._changed.wait_for(condition, seconds)

    def _told(self, kind, content):
        with self._changed:
            answer = TOLD[kind](self, content)
            self._changed.notify_all()
        return answer

    def _pin(self, content):
        number, level = content
        before, self.levels[number] = self.levels.get(number), level
        if number == 25:
            self.led.append(level)
        if number == self.reset_pin and before and not level:
            self.model.reset()
            self.resets += 1

    def _exchange(self, content):
        bus, us = struct.unpack_from("<BQ", content)
        frame, broken = content[9:], self.is_broken
        self.is_broken = False
        self.time.rest_until(us)
        answer = bytes(len(frame)) if broken else self._transfer(bus, frame)
        return struct.pack("<BQ", broken, int(self.time.us)) + answer

    def _transfer(self, bus, frame):
        chosen = [antenna for pin, (antenna, own) in self.selects.items() if own == bus and not self.levels[pin]]
        if len(chosen) == 1:
            return self.model.transfer(chosen[0], frame)
        self.astray += 1
        return b"\xff" * len(frame)

    def _speed(self, content):
        bus, hertz, mode = struct.unpack("<BIB", content)
        self.speeds[bus], self.modes[bus] = hertz, mode

    def _hurried(self, content):
        (self.clock,) = struct.unpack("<I", content)

    def _shown(self, content):
        assert content[0] == self.lights_pin
        self.lights = content[1:]

    def _watched(self, content):
        (self.patience,) = struct.unpack("<H", content)
        self.registers[WATCHDOG] = self.registers.get(WATCHDOG, 0) | ENABLE

    def _fed(self, _content):
        self.fed += 1

    def _written(self, content):
        address, word = struct.unpack("<II", content)
        self.registers[address] = word

    def _read(self, content):
        return struct.pack("<I", self.registers.get(struct.unpack("<I", content)[0], 0))

    def _restarted(self, _content):
        self.cause = BY_WATCHDOG  # the way in which MicroPython resets
        self.registers.pop(WATCHDOG, None)
        return b"\0"


TOLD = {
    b"P": Solder._pin,
    b"X": Solder._exchange,
    b"S": Solder._speed,
    b"N": Solder._shown,
    b"Q": Solder._hurried,
    b"W": Solder._watched,
    b"F": Solder._fed,
    b"=": Solder._written,
    b"?": Solder._read,
    b"R": Solder._restarted,
    b"U": lambda self, _content: self.unique,
    b"T": lambda self, _content: struct.pack("<Q", int(self.time.us)),
    b"C": lambda self, _content: bytes((self.cause,)),
}
