"""Modules that stand in for `spidev` and `RPi.GPIO` upon a model, so that libraries written for a Pi run on it as they are.

*Rules of this file*: the stand-ins behave like those modules wherever a library can tell the difference: the reply is written into the
list that was passed in, a line that was not set up cannot be driven, `cleanup` forgets the numbering. No library is patched.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from types import ModuleType, TracebackType
from typing import Self

from hardware.chip.model import Model

BOARD, BCM, OUT, IN, LOW, HIGH = 10, 11, 0, 1, 0, 1
CONSTANTS = {
    "BOARD": BOARD, "BCM": BCM, "OUT": OUT, "IN": IN, "LOW": LOW, "HIGH": HIGH, "PUD_OFF": 20, "PUD_DOWN": 21, "PUD_UP": 22,
    "RISING": 31, "FALLING": 32, "BOTH": 33, "SERIAL": 40, "SPI": 41, "I2C": 42, "HARD_PWM": 43, "UNKNOWN": -1, "RPI_REVISION": 3,
    "VERSION": "0.7.1",
}  # fmt: skip
STAND_INS = ("spidev", "RPi", "RPi.GPIO")
LIBRARIES = ("mfrc522", "pirc522")  # imports of these on the real modules are set aside meanwhile


class Gpio:
    """The lines of a Pi by their number, in the numbering that was set."""

    def __init__(self, falls: Callable[[int], None]) -> None:
        self.levels: dict[int, int] = {}  # of the outputs
        self._mode: int | None = None
        self._inputs: dict[int, int] = {}
        self._edges: dict[int, int] = {}
        self._falls = falls

    def module(self) -> ModuleType:
        module = ModuleType("RPi.GPIO")
        vars(module).update(CONSTANTS)
        vars(module).update({name: getattr(self, name) for name in dir(type(self)) if not name.startswith("_") and name != "module"})
        return module

    def setmode(self, mode: int) -> None:
        if mode not in (BOARD, BCM):
            raise ValueError("An invalid mode was passed to setmode()")
        if self._mode not in (None, mode):
            raise ValueError("A different mode has already been set!")
        self._mode = mode

    def getmode(self) -> int | None:
        return self._mode

    def setwarnings(self, wanted: int) -> None:
        pass

    def setup(self, channel: int | Iterable[int], direction: int, pull_up_down: int = 20, initial: int | None = None) -> None:
        if self._mode is None:
            raise RuntimeError("Please set pin numbering mode using GPIO.setmode(GPIO.BOARD) or GPIO.setmode(GPIO.BCM)")
        for line in _lines(channel):
            if direction == OUT:
                self._inputs.pop(line, None)
                self._drive(line, self.levels.get(line, LOW) if initial is None else initial)
            else:
                self.levels.pop(line, None)
                self._inputs[line] = HIGH if pull_up_down == CONSTANTS["PUD_UP"] else LOW

    def output(self, channel: int | Iterable[int], value: int | Iterable[int]) -> None:
        lines = _lines(channel)
        values = [value] * len(lines) if isinstance(value, int) else list(value)
        for line, level in zip(lines, values, strict=True):
            if line not in self.levels:
                raise RuntimeError("The GPIO channel has not been set up as an OUTPUT")
            self._drive(line, level)

    def input(self, channel: int) -> int:
        if channel in self.levels:
            return self.levels[channel]
        if channel not in self._inputs:
            raise RuntimeError("You must setup() the GPIO channel first")
        return self._inputs[channel]

    def cleanup(self, channel: int | Iterable[int] | None = None) -> None:
        for line in [*self.levels, *self._inputs] if channel is None else _lines(channel):
            self.levels.pop(line, None)
            self._inputs.pop(line, None)
            self._edges.pop(line, None)
        if channel is None:
            self._mode = None

    def gpio_function(self, channel: int) -> int:
        return OUT if channel in self.levels else IN

    def add_event_detect(self, channel: int, edge: int, callback: object = None, bouncetime: int = -666) -> None:
        """The IRQ line is not modelled: it never falls."""
        if channel not in self._inputs:
            raise RuntimeError("You must setup() the GPIO channel as an input first")
        if channel in self._edges:
            raise RuntimeError("Conflicting edge detection already enabled for this GPIO channel")
        self._edges[channel] = edge

    def add_event_callback(self, channel: int, callback: object) -> None:
        if channel not in self._edges:
            raise RuntimeError("Add event detection using add_event_detect first before adding a callback")

    def remove_event_detect(self, channel: int) -> None:
        self._edges.pop(channel, None)

    def event_detected(self, channel: int) -> bool:
        return False

    def wait_for_edge(self, channel: int, edge: int, bouncetime: int = -666, timeout: int = -1) -> int | None:
        return None

    def _drive(self, line: int, level: int) -> None:
        before = self.levels.get(line, HIGH)
        self.levels[line] = HIGH if level else LOW
        if before and not level:
            self._falls(line)


class Pi:
    """A Pi with that model on its pins. `devices`: the antenna at each SPI device's own chip select; `lines`: at each GPIO line."""

    def __init__(self, model: Model, devices: Mapping[tuple[int, int], int], lines: Mapping[int, int], rst: int | None) -> None:
        self.model, self.devices, self.lines, self.rst = model, devices, lines, rst
        self.gpio = Gpio(self._falls)

    def transfer(self, device: tuple[int, int], frame: bytes, speed: int) -> bytes:
        levels = self.gpio.levels
        antennas = [antenna for line, antenna in self.lines.items() if levels.get(line, HIGH) == LOW]
        if device in self.devices:
            antennas.append(self.devices[device])
        return self.model.transfer_to(antennas, frame, speed)

    def spidev(self) -> ModuleType:
        module = ModuleType("spidev")
        vars(module).update({"SpiDev": type("SpiDev", (SpiDev,), {"_pi": self}), "__version__": "3.8"})
        return module

    def _falls(self, line: int) -> None:
        if line == self.rst:
            self.model.reset()


class SpiDev:
    _pi: Pi

    def __init__(self, bus: int = -1, client: int = -1) -> None:
        self.max_speed_hz, self.mode, self.bits_per_word = 500_000, 0, 8
        self.cshigh = self.lsbfirst = self.loop = self.no_cs = self.threewire = False
        self._device: tuple[int, int] | None = None
        if bus >= 0:
            self.open(bus, client)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def open(self, bus: int, device: int) -> None:
        if (bus, device) not in {(0, 0), (0, 1), *self._pi.devices}:
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        self._device = (bus, device)

    def close(self) -> None:
        self._device = None

    def xfer2(self, values: list[int], speed_hz: int = 0, delay_usecs: int = 0, bits_per_word: int = 0) -> list[int]:
        """Write the reply into the list that was passed in, and return that list."""
        if self._device is None:
            raise OSError(errno.EBADF, os.strerror(errno.EBADF))
        if not values:
            raise TypeError("Argument must be a list of at least one, but not more than 4096 integers")
        frame = bytes(value & 0xFF for value in values)
        values[:] = self._pi.transfer(self._device, frame, speed_hz or self.max_speed_hz)
        return values

    xfer = xfer2

    def writebytes(self, values: list[int]) -> None:
        self.xfer2(list(values))

    def readbytes(self, count: int) -> list[int]:
        return self.xfer2([0] * count)


@contextlib.contextmanager
def standing_in(
    model: Model,
    devices: Mapping[tuple[int, int], int] | None = None,
    lines: Mapping[int, int] | None = None,
    rst: int | None = None,
) -> Iterator[Pi]:
    """Inside this context `import spidev` and `import RPi.GPIO` find the stand-ins; modules imported on top of them are dropped after it.

    Without `devices` and `lines`, antenna n is device n of SPI bus 0. A line that falls to low selects its antenna until it rises;
    a line `rst` that falls resets all chips.
    """
    if devices is None:
        devices = {} if lines else {(0, antenna): antenna for antenna in range(model.antennas)}
    pi = Pi(model, devices, lines or {}, rst)
    package, gpio, spidev = ModuleType("RPi"), pi.gpio.module(), pi.spidev()
    vars(package).update({"GPIO": gpio, "__path__": []})
    aside = {name: sys.modules.pop(name) for name in list(sys.modules) if _belongs(name, (*STAND_INS, *LIBRARIES))}
    before = set(sys.modules)
    sys.modules.update(dict(zip(STAND_INS, (spidev, package, gpio), strict=True)))
    try:
        yield pi
    finally:
        _forget(before, (spidev, package, gpio))
        sys.modules.update(aside)


def _forget(before: set[str], stand_ins: tuple[ModuleType, ...]) -> None:
    """The stand-ins, every newly loaded module that refers to one of them, and the rest of its package if that is new too."""
    new = {name: module for name, module in sys.modules.items() if name not in before}
    know = {name for name, module in new.items() if any(value is each for value in vars(module).values() for each in stand_ins)}
    packages = {name.partition(".")[0] for name in know} - before
    for name in new:
        if name in know or name in STAND_INS or _belongs(name, packages):
            del sys.modules[name]


def _belongs(name: str, packages: Iterable[str]) -> bool:
    return any(name == package or name.startswith(f"{package}.") for package in packages)


def _lines(channel: int | Iterable[int]) -> list[int]:
    return [channel] if isinstance(channel, int) else list(channel)
