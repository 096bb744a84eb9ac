"""Which of the chips on one bus hears a frame: a decoder, a plain line for each, or the device's own chip enable.

Rules of this file: lines change between transfers only, while the bus is at rest. Once opened, every line selects no chip; the
lines of a decoder say antenna 0, which is not selected before the kernel pulls the chip enable.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from typing import Protocol

from gpiozero import OutputDevice

from hardware.readers.spi.wiring import Wiring
from hardware.trouble import Trouble, note, refused


class Select(Protocol):
    def begin(self, antenna: int) -> None:
        """Select that antenna: the next frame is for its chip."""
        ...

    def end(self, antenna: int) -> None:
        """Select no antenna: the frame for that one is through, or has failed."""
        ...

    def close(self) -> None: ...


class Own:
    """One chip on the device's own line, which the kernel pulls for each transfer."""

    __slots__ = ()

    def begin(self, antenna: int) -> None: ...

    def end(self, antenna: int) -> None: ...

    def close(self) -> None: ...


class SelectLines:
    """A line to each chip's NSS, active low."""

    __slots__ = ("_lines", "_opened")

    def __init__(self, pins: Sequence[int]) -> None:
        self._lines, self._opened = _opened(pins, is_active_high=False)

    def begin(self, antenna: int) -> None:
        self._lines[antenna].on()

    def end(self, antenna: int) -> None:
        self._lines[antenna].off()

    def close(self) -> None:
        self._opened.close()


class Decoder:
    """The address lines of a 74HC138, or of several; the device's chip enable gates it, so the address may stay as it is in between.

    A change of a line costs 10 us and more on a Pi, so only those are written that differ from the antenna before.
    """

    __slots__ = ("_antenna", "_lines", "_opened")

    def __init__(self, pins: Sequence[int]) -> None:
        self._lines, self._opened = _opened(pins, is_active_high=True)
        self._antenna = 0

    def begin(self, antenna: int) -> None:
        changed = antenna ^ self._antenna
        if not changed:
            return
        for bit, line in enumerate(self._lines):
            if changed >> bit & 1:
                line.value = antenna >> bit & 1
        self._antenna = antenna

    def end(self, antenna: int) -> None: ...

    def close(self) -> None:
        self._opened.close()


def select(wiring: Wiring) -> Select:
    if wiring.select:
        return SelectLines(wiring.select)
    return Decoder(wiring.address) if wiring.address else Own()


def open_line(pin: int, *, is_active_high: bool = True, is_on: bool = False) -> OutputDevice:
    try:
        return OutputDevice(pin, active_high=is_active_high, initial_value=is_on)
    except Exception as error:  # what lgpio raises is a bare Exception of its own, and lgpio may be missing
        raise Trouble(note("reader-pin", pin=pin), "reader-line-unusable", reason=refused(error)) from error


def _opened(pins: Sequence[int], *, is_active_high: bool) -> tuple[tuple[OutputDevice, ...], ExitStack]:
    """The lines of these pins, all opened and off; where one cannot be opened none is."""
    with ExitStack() as stack:
        lines = tuple(stack.enter_context(open_line(pin, is_active_high=is_active_high)) for pin in pins)
        return lines, stack.pop_all()
