"""A fault of the program itself: its code, the part in which it lies, what is logged of it; and the memory of such faults.

Rules of this file: a fault is logged as its types and places, never with its text, which may contain a value of a closed card (H1). A fault
of another thread is raised again in the main thread. The memory is one small file, so that it outlives a restart: where it names a match
that is being played, the program did not end in order; that counts as no fault if the computer itself has been off meanwhile.
"""

from __future__ import annotations

import json
import threading
import traceback
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict
from logging import NullHandler
from pathlib import Path
from typing import Any

from companion.core.frozen import dataclass
from companion.pages.watching import Moment
from companion.screen.pages.trouble import Part
from companion.system.logs import LOG, causes, log_fall, told
from companion.system.outlet import complain
from companion.system.safe_files import keep

SIGNS = "23456789CDFGHJKMNPQRTVWX"  # letters and digits that are not mistaken for each other, read or spoken
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
    """A short code, the same for the same fault at the same places in every installation."""
    told = "\n".join(f"{type(one).__name__} {' '.join(_places(one))}" for one in causes(fault))
    number = zlib.crc32(told.encode())
    return "".join(SIGNS[number // len(SIGNS) ** place % len(SIGNS)] for place in range(LENGTH))


def part_of(fault: BaseException) -> Part:
    """The innermost part of the program that the fault went through."""
    inwards = [place for one in causes(fault) for place in _places(one)]
    ours = [place for place in inwards if place.startswith(("hardware/", "companion/"))]
    return next((part for package, part in PACKAGES if ours and ours[-1].startswith(package)), "referee")


def log_fault(fault: BaseException, code: str) -> None:
    """Logged, or written to standard error where nothing is logged."""
    words = f"a fault of our own, {code}"
    if all(isinstance(one, NullHandler) for one in LOG.handlers):
        kind, _, places = told(fault).partition("\n")
        complain(f"{words}: {kind}", places)
    log_fall(words, fault)


class ThreadFaults:
    """A watcher that raises the fault of another thread in the main thread, before anything waits for that thread."""

    def __init__(self, wake: Callable[[], None]) -> None:
        self._wake = wake
        self._fault: Exception | None = None

    def watch(self, _: Moment) -> None:
        if (fault := self._fault) is not None:
            self._fault = None
            raise fault

    def forget(self) -> None:
        """Drops the fault of a thread of an evening that is over."""
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
        """Called in the other thread; of several faults the first is kept."""
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


FILE_NAME = "falls.json"
VERSION = 1
SOON = 600.0  # seconds within which faults are counted together
TWICE = 2  # faults in one match, after which it is continued only when a person asks for it
RESTLESS = 4  # faults in all, after which the pauses are longer
LONGEST_FILE, MOST_FALLS = 20_000, 20
BOOT = Path("/proc/sys/kernel/random/boot_id")


@dataclass(frozen=True, slots=True)
class Fall:
    """A fault; `at` counts from the start of the computer; without a code the program was ended from outside."""

    match: int | None
    at: float
    code: str = ""


class Falls:
    """A watcher that remembers faults, and which match is being played."""

    def __init__(self, path: Path | None, journal: str, now: Callable[[], float], boot: str) -> None:
        """Without a `path` the memory ends with the program. `journal` names the record, as numbers of matches belong to one."""
        self._path, self._journal, self._now, self._boot = path, journal, now, boot
        self.match: int | None = None  # the match that is being played
        self._falls: tuple[Fall, ...] = ()
        if path is not None:
            self._remember(path)

    def watch(self, moment: Moment) -> None:
        if moment.table is None:
            self.rests()

    def begins(self, match: int) -> None:
        """This match is played from now on."""
        if match != self.match:
            self.match = match
            self._keep()

    def rests(self) -> None:
        """No match is played any more."""
        if self.match is not None:
            self.match = None
            self._keep()

    def fell(self, code: str) -> None:
        """Remember a fault, in the match that is being played, if there is one."""
        self._falls = (*self._soon(), Fall(self.match, self._now(), code))[-MOST_FALLS:]
        self.match = None
        self._keep()

    def goes_on_by_itself(self, match: int) -> bool:
        """Whether the match is continued without being asked for."""
        return sum(one.match == match for one in self._soon()) < TWICE

    @property
    def are_many(self) -> bool:
        return len(self._soon()) >= RESTLESS

    def _soon(self) -> tuple[Fall, ...]:
        now = self._now()
        return tuple(one for one in self._falls if now - SOON < one.at <= now)

    def _remember(self, path: Path) -> None:
        try:
            with path.open("rb") as file:
                row = json.loads(file.read(LONGEST_FILE))
            if row["version"] != VERSION or (row["journal"], row["boot"]) != (self._journal, self._boot):
                return
            self._falls = tuple(_fall(one) for one in row["falls"])
            left = row["match"]
        except (OSError, ValueError, KeyError, TypeError, RecursionError):  # a file of another program, or a spoilt one, is replaced
            self._falls = ()
            return
        if isinstance(left, int):
            LOG.warning("the program ended in the middle of match %d", left)
            self.match = left
            self.fell("")

    def _keep(self) -> None:
        """Write the memory of faults; where it cannot be written, the program goes on without it."""
        if self._path is None:
            return
        row = {"version": VERSION, "journal": self._journal, "boot": self._boot, "match": self.match}
        told = json.dumps(row | {"falls": [asdict(one) for one in self._falls]}, indent=1)
        with suppress(OSError):
            keep(self._path, f"{told}\n".encode())


def boot_of(path: Path = BOOT) -> str:
    """Changes with each start of the computer; empty where the system has none."""
    try:
        return path.read_text(encoding="ascii").strip()
    except (OSError, ValueError):
        return ""


def _fall(row: Any) -> Fall:
    """Raises KeyError or TypeError for a row of another shape."""
    match, at, code = row["match"], row["at"], row["code"]
    if not (match is None or isinstance(match, int)) or not isinstance(at, (int, float)) or not isinstance(code, str):
        raise TypeError
    return Fall(match, float(at), code)
