"""The port of whoever can speak, and the errand on which it is sent.

Rules of this file: a rendering is called off by its errand and not by its engine, so that what was meant for one is never taken for an
order about the next; an errand that was called off before anything began never begins.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Lock
from typing import Protocol

CALM = 160  # words a minute, of English ones
PATIENCE = 4.0  # seconds that a rendering may take; speech that comes later is about something that is past


class Mute(Exception):
    """It could not say it; the text tells why."""


class Errand:
    """One rendering, which can be called off from any thread."""

    __slots__ = ("_end", "_is_off", "_lock")

    def __init__(self) -> None:
        self._lock = Lock()
        self._is_off = False
        self._end: Callable[[], None] | None = None

    @property
    def is_off(self) -> bool:
        return self._is_off

    def call_off(self) -> None:
        with self._lock:
            self._is_off = True
            if self._end is not None:
                self._end()

    @contextmanager
    def ended_by(self, end: Callable[[], None]) -> Iterator[None]:
        """While this lasts, calling it off calls `end`; at once where that happened before."""
        with self._lock:
            self._end = end
            if self._is_off:
                end()
        try:
            yield
        finally:
            with self._lock:
                self._end = None


class Engine(Protocol):
    @property
    def name(self) -> str:
        """What it is called: "espeak-ng"."""
        ...

    def voice(self, language: str) -> str | None:
        """The voice that it has for a language; None where it does not speak it."""
        ...

    def edition(self, language: str) -> str:
        """What changes when the same voice would say the same text in another way."""
        ...

    def render(self, text: str, language: str, path: Path, errand: Errand) -> None:
        """Write a WAV file that says the text, or raise `Mute`; in no more than about `PATIENCE` seconds."""
        ...
