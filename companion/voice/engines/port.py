"""The port that every speech engine fills, and the errand that stands for one rendering.

Rules of this file: a rendering is called off by its errand and not by its engine, so that the order cannot hit the next rendering. An
errand that was called off before its rendering began never begins.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Lock
from typing import Protocol

CALM = 160  # English words a minute
PATIENCE = 4.0  # seconds that a rendering may take; later speech would be about something past


class Mute(Exception):
    """An engine could not say a text; the message tells why."""


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
        """A context in which calling the errand off calls `end`; at once where it was called off before."""
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
        """The name of the engine: "espeak-ng"."""
        ...

    def voice(self, language: str) -> str | None:
        """The name of its voice for a language; None where it does not speak the language."""
        ...

    def edition(self, language: str) -> str:
        """A text that changes when the same voice would say the same text differently: version, speed, pitch."""
        ...

    def render(self, text: str, language: str, path: Path, errand: Errand) -> None:
        """Write a WAV file that says the text, or raise `Mute`; in no more than about `PATIENCE` seconds."""
        ...
