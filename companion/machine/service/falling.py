"""A fault of our own: which part of the program it lies in, the code by which its places are found again, and what the log is told.

Rules of this file: a fault is told as its types and places, never with its text, which may hold a value of a closed card (H1). Faults of
other threads are raised again in the one that decides.
"""

from __future__ import annotations

import threading
import traceback
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from logging import NullHandler
from pathlib import Path

from companion.pages.watching import Moment
from companion.screen.pages.trouble import Part
from companion.system.logs import LOG, causes, log_fall, told
from companion.system.outlet import complain

SIGNS = "23456789CDFGHJKMNPQRTVWX"  # that nobody mistakes for each other, on a screen and on the telephone
LENGTH = 4
PACKAGES: tuple[tuple[str, Part], ...] = (
    ("hardware/", "mat"),
    ("companion/screen/", "screen"),
    ("companion/pages/composing", "screen"),
    ("companion/voice/", "voice"),
    ("companion/pages/aloud", "voice"),
    ("companion/record/", "record"),
    ("companion/", "referee"),
)
ROOT = Path(__file__).resolve().parents[3]  # of both packages


def code_of(fault: BaseException) -> str:
    """The same for the same fault at the same places, wherever the program is installed."""
    told = "\n".join(f"{type(one).__name__} {' '.join(_places(one))}" for one in causes(fault))
    number = zlib.crc32(told.encode())
    return "".join(SIGNS[number // len(SIGNS) ** place % len(SIGNS)] for place in range(LENGTH))


def part_of(fault: BaseException) -> Part:
    """The innermost part of ours that it went through."""
    inwards = [place for one in causes(fault) for place in _places(one)]
    ours = [place for place in inwards if place.startswith(("hardware/", "companion/"))]
    return next((part for package, part in PACKAGES if ours and ours[-1].startswith(package)), "referee")


def tell(fault: BaseException, code: str) -> None:
    """To the log, or where there is none to whoever has started the program."""
    words = f"a fault of our own, {code}"
    if all(isinstance(one, NullHandler) for one in LOG.handlers):
        kind, _, places = told(fault).partition("\n")
        complain(f"{words}: {kind}", places)
    log_fall(words, fault)


class Threads:
    """Watches over an evening: what another thread has fallen over is raised here, before anybody waits for that thread."""

    def __init__(self, wake: Callable[[], None]) -> None:
        self._wake = wake
        self._fault: Exception | None = None

    def watch(self, _: Moment) -> None:
        if (fault := self._fault) is not None:
            self._fault = None
            raise fault

    def forget(self) -> None:
        """What fell together with an evening that is over; the next one has threads of its own."""
        self._fault = None

    @contextmanager
    def heeded(self) -> Iterator[None]:
        before = threading.excepthook
        threading.excepthook = self._fell
        try:
            yield
        finally:
            threading.excepthook = before

    def _fell(self, args: threading.ExceptHookArgs) -> None:
        """In that thread; of several faults the first counts."""
        if isinstance(args.exc_value, Exception) and self._fault is None:
            self._fault = args.exc_value
            self._wake()


def _places(fault: BaseException) -> list[str]:
    found = traceback.extract_tb(fault.__traceback__)
    return [f"{_short(one.filename)}:{one.lineno}:{one.name}" for one in found]


def _short(filename: str) -> str:
    try:
        return Path(filename).resolve().relative_to(ROOT).as_posix()
    except ValueError:
        return Path(filename).name
