"""What is remembered of the program's falls: which match they came in, and whether that is gone on with by itself.

Rules of this file: the memory is one small file, so that a restart knows it as well. Whoever reads there that a match was being played
knows that the program did not end in order; where the machine itself has been off meanwhile, that was no fall.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from companion.pages.watching import Moment
from companion.system.logs import LOG
from companion.system.safe_files import keep

FILE_NAME = "falls.json"
VERSION = 1
SOON = 600.0  # seconds within which falls belong together
TWICE = 2  # falls of one match, after which it waits until somebody goes on with it
RESTLESS = 4  # falls altogether, after which nothing is hurried any more
LONGEST_FILE, MOST_FALLS = 20_000, 20
BOOT = Path("/proc/sys/kernel/random/boot_id")


@dataclass(frozen=True, slots=True)
class Fall:
    """`at` counts from when the machine was switched on; without a code the program was ended from outside."""

    match: int | None
    at: float
    code: str = ""


class Falls:
    """Watches over an evening, so that it is known when no match is played any more."""

    def __init__(self, path: Path | None, journal: str, now: Callable[[], float], boot: str) -> None:
        """Without a `path` they are remembered as long as the program runs; matches of another `journal` are others."""
        self._path, self._journal, self._now, self._boot = path, journal, now, boot
        self.match: int | None = None  # that is being played
        self._falls: tuple[Fall, ...] = ()
        if path is not None:
            self._remember(path)

    def watch(self, moment: Moment) -> None:
        if moment.table is None:
            self.rests()

    def begins(self, match: int) -> None:
        """It is taken up from here on, whatever comes of it."""
        if match != self.match:
            self.match = match
            self._keep()

    def rests(self) -> None:
        """No match is played any more."""
        if self.match is not None:
            self.match = None
            self._keep()

    def fell(self, code: str) -> None:
        """In the match that is being played, if any is."""
        self._falls = (*self._soon(), Fall(self.match, self._now(), code))[-MOST_FALLS:]
        self.match = None
        self._keep()

    def goes_on_by_itself(self, match: int) -> bool:
        """Whether nobody has to ask for it."""
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
        except (OSError, ValueError, KeyError, TypeError, RecursionError):  # what is none of ours is written over
            self._falls = ()
            return
        if isinstance(left, int):
            LOG.warning("the program ended in the middle of match %d", left)
            self.match = left
            self.fell("")

    def _keep(self) -> None:
        """A disk that takes nothing stops nobody."""
        if self._path is None:
            return
        row = {"version": VERSION, "journal": self._journal, "boot": self._boot, "match": self.match}
        told = json.dumps(row | {"falls": [asdict(one) for one in self._falls]}, indent=1)
        with suppress(OSError):
            keep(self._path, f"{told}\n".encode())


def boot_of(path: Path = BOOT) -> str:
    """Another one whenever the machine was switched on; nothing where the system does not tell."""
    try:
        return path.read_text(encoding="ascii").strip()
    except (OSError, ValueError):
        return ""


def _fall(row: Any) -> Fall:
    """Raises for what is none of ours."""
    match, at, code = row["match"], row["at"], row["code"]
    if not (match is None or isinstance(match, int)) or not isinstance(at, (int, float)) or not isinstance(code, str):
        raise TypeError
    return Fall(match, float(at), code)
