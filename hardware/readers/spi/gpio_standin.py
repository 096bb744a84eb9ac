"""The stand-in for RPi.GPIO where that cannot work, on gpiozero: as much of it as the package mfrc522 uses.

Rules of this file: its names, numbers and errors are those of RPi.GPIO 0.7.1, as code that imports it under that name relies on them.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType

from gpiozero import DigitalInputDevice, OutputDevice

NAME = "RPi.GPIO"


class Gpio(ModuleType):
    """`reason` tells why it stands there."""

    BOARD, BCM = 10, 11
    OUT, IN = 0, 1
    LOW, HIGH = 0, 1
    PUD_OFF, PUD_DOWN, PUD_UP = 20, 21, 22

    def __init__(self, reason: str) -> None:
        super().__init__(NAME, __doc__)
        self.reason = reason
        self._mode: int | None = None
        self._lines: dict[int, OutputDevice | DigitalInputDevice] = {}

    def getmode(self) -> int | None:
        return self._mode

    def setmode(self, mode: int) -> None:
        if mode not in (self.BOARD, self.BCM):
            raise ValueError("there are two numberings, BOARD and BCM")
        if self._mode not in (None, mode):
            raise ValueError("the other numbering is in use already")
        self._mode = mode

    def setup(self, channel: int | Sequence[int], direction: int, pull_up_down: int = PUD_OFF, initial: int | None = None) -> None:
        for each in _listed(channel):
            name = self._name(each)
            if each in self._lines:
                self._lines.pop(each).close()
            if direction == self.OUT:
                self._lines[each] = OutputDevice(name, initial_value=None if initial is None else bool(initial))
            else:
                pull = {self.PUD_UP: True, self.PUD_DOWN: False}.get(pull_up_down)
                self._lines[each] = DigitalInputDevice(name, pull_up=pull, active_state=True if pull is None else None)

    def output(self, channel: int | Sequence[int], value: int | Sequence[int]) -> None:
        channels = _listed(channel)
        values = [value] * len(channels) if isinstance(value, int) else list(value)
        if len(values) != len(channels):
            raise RuntimeError("as many values as channels are needed, or one for all")
        for each, level in zip(channels, values, strict=True):
            line = self._lines.get(each)
            if not isinstance(line, OutputDevice):
                raise RuntimeError(f"channel {each} is not set up as an output")  # noqa: TRY004 - what RPi.GPIO raises
            line.value = bool(level)

    def input(self, channel: int) -> int:
        if channel not in self._lines:
            raise RuntimeError(f"channel {channel} is not set up")
        return int(self._lines[channel].pin.state)

    def cleanup(self, channel: int | Sequence[int] | None = None) -> None:
        """Without a channel: all of them, and the numbering too."""
        for each in list(self._lines) if channel is None else _listed(channel):
            if each in self._lines:
                self._lines.pop(each).close()
        if channel is None:
            self._mode = None

    def _name(self, channel: int) -> str:
        if self._mode is None:
            raise RuntimeError("the numbering is not set; setmode sets it")
        return f"{'GPIO' if self._mode == self.BCM else 'BOARD'}{channel}"


def _listed(channel: int | Sequence[int]) -> list[int]:
    return [channel] if isinstance(channel, int) else list(channel)
