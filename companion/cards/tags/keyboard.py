"""Lines that somebody types, or a reader that types, while the mat is listened to: read on a thread of their own, taken one at a time."""

from __future__ import annotations

from queue import Empty, Queue
from threading import Thread
from typing import BinaryIO

from companion.system.clock import Clock
from companion.system.inlet import lines_from


class Ended:
    """Nobody types any more."""


class Keyboard:
    """A line that was typed waits until it is taken."""

    def __init__(self, source: BinaryIO, encoding: str = "utf-8") -> None:
        self._lines: Queue[str | Ended | Exception | None] = Queue()
        self._encoding = encoding
        Thread(target=self._read, args=(source,), name="typed", daemon=True).start()

    def line(self, seconds: float | None = None) -> str | Ended | None:
        """None where none came in that time, or where it was woken before; without a time it waits for one."""
        try:
            one = self._lines.get(timeout=seconds)
        except Empty:
            return None
        if isinstance(one, Exception):
            raise one
        return one

    def wake(self) -> None:
        """There is news elsewhere; may be called in any thread."""
        if self._lines.empty():
            self._lines.put(None)

    def _read(self, source: BinaryIO) -> None:
        try:
            for line in lines_from(source):
                self._lines.put(line.decode(self._encoding, errors="replace"))
        except Exception as fault:  # noqa: BLE001 - whatever it is, it is raised where somebody waits, who would else do so for ever
            self._lines.put(fault)
        finally:
            self._lines.put(Ended())


class Awaited:
    """On virtual time, which nobody watches: it goes by, and then the next line is waited for, however late that comes."""

    def __init__(self, keyboard: Keyboard, clock: Clock) -> None:
        self._keyboard, self._clock = keyboard, clock

    def line(self, seconds: float | None = None) -> str | Ended | None:
        self._clock.wait(seconds or 0.0)
        return self._keyboard.line()
