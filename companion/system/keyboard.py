"""Lines that a person types or another program sends: read on a thread of their own, and taken one at a time."""

from __future__ import annotations

import os
from collections.abc import Iterator
from io import UnsupportedOperation
from queue import Empty, Queue
from threading import Thread
from typing import BinaryIO

from companion.system.clock import Clock

LONGEST_LINE = 65_536  # bytes


def lines_from(source: BinaryIO) -> Iterator[bytes]:
    """Lines without their ends, until the stream ends or breaks; they are read on a thread of their own."""
    lines = own(source)
    try:
        yield from read_lines(lines)
    finally:
        if lines is not source:
            lines.close()


def own(source: BinaryIO) -> BinaryIO:
    """The same stream, closed by this program alone: Python closes its own at the end, and would wait for a thread that reads there."""
    try:
        return os.fdopen(os.dup(source.fileno()), "rb")
    except (UnsupportedOperation, AttributeError):
        return source


def read_lines(stream: BinaryIO) -> Iterator[bytes]:
    """Lines without their ends; of a line that is far too long only the beginning is held in memory."""
    longest = LONGEST_LINE + 2
    while line := stream.readline(longest):
        rest = line
        while len(rest) == longest and not rest.endswith(b"\n"):
            rest = stream.readline(longest)
        yield line.rstrip(b"\r\n")


class Ended:
    """No more lines come."""


class Keyboard:
    """Typed lines, each of which waits until it is taken."""

    def __init__(self, source: BinaryIO, encoding: str = "utf-8") -> None:
        self._lines: Queue[str | Ended | Exception | None] = Queue()
        self._encoding = encoding
        Thread(target=self._read, args=(source,), name="typed", daemon=True).start()

    def line(self, seconds: float | None = None) -> str | Ended | None:
        """The next line; None where none came within `seconds` or `wake` was called. Without `seconds` it waits until a line comes."""
        try:
            one = self._lines.get(timeout=seconds)
        except Empty:
            return None
        if isinstance(one, Exception):
            raise one
        return one

    def wake(self) -> None:
        """Ends the waiting of `line`, as there is news elsewhere; may be called in any thread."""
        if self._lines.empty():
            self._lines.put(None)

    def _read(self, source: BinaryIO) -> None:
        try:
            for line in lines_from(source):
                self._lines.put(line.decode(self._encoding, errors="replace"))
        except Exception as fault:  # noqa: BLE001 - every fault is raised where a line is waited for, as that would wait for ever
            self._lines.put(fault)
        finally:
            self._lines.put(Ended())


class Awaited:
    """A keyboard on virtual time: `line` moves the clock, and then waits for the next line without a limit."""

    def __init__(self, keyboard: Keyboard, clock: Clock) -> None:
        self._keyboard, self._clock = keyboard, clock

    def line(self, seconds: float | None = None) -> str | Ended | None:
        self._clock.wait(seconds or 0.0)
        return self._keyboard.line()
