"""The machine as the doctor sees it: the one port through which checks look at what is no file of the table's own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Protocol

USUAL_SECONDS = 4.0  # in which a command has to be through


@dataclass(frozen=True, slots=True)
class Ran:
    """What came of a command; without a code there is no such command, or it was not through in time."""

    code: int | None
    out: str = ""
    err: str = ""
    is_late: bool = False


@dataclass(frozen=True, slots=True)
class Node:
    """A device under /dev; `is_open`: whoever asks may read and write it, by whatever right."""

    owner: str
    group: str
    mode: int
    is_open: bool


@dataclass(frozen=True, slots=True)
class Installed:
    """A distribution of Python's, and the folder that it lies in."""

    name: str
    version: str
    folder: str


@dataclass(frozen=True, slots=True)
class Room:
    """Bytes of a disk."""

    free: int
    whole: int


@dataclass(frozen=True, slots=True)
class Python:
    version: tuple[int, int, int]
    bits: int
    program: str  # the interpreter
    prefix: str  # the folder of the venv, or of the system


@dataclass(frozen=True, slots=True)
class Person:
    """Who asks."""

    name: str
    groups: frozenset[str] = field(default_factory=frozenset)  # as they hold now, not as they will after the next log-in
    is_root: bool = False


class Machine(Protocol):
    """Paths are absolute; nothing here raises for what is not there or may not be read."""

    @property
    def env(self) -> Mapping[str, str]: ...
    @property
    def platform(self) -> str:
        """As `sys.platform` has it."""
        ...

    @property
    def processor(self) -> str:
        """As `platform.machine` has it."""
        ...

    @property
    def python(self) -> Python: ...
    @property
    def person(self) -> Person: ...
    @property
    def pid(self) -> int: ...
    @property
    def sqlite(self) -> tuple[int, int, int]: ...
    @property
    def built(self) -> datetime:
        """When this program was put here."""
        ...

    def now(self) -> datetime: ...
    def text(self, path: str) -> str | None: ...
    def names(self, folder: str) -> tuple[str, ...]:
        """In order; none where there is no such folder."""
        ...

    def node(self, path: str) -> Node | None: ...
    def room(self, folder: Path) -> Room | None:
        """On the disk on which that folder lies or would lie."""
        ...

    def which(self, program: str) -> str | None: ...
    def run(self, *words: str, seconds: float = USUAL_SECONDS) -> Ran: ...
    def installed(self) -> tuple[Installed, ...]: ...
