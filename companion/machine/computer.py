"""The computer that the program runs on: the one port through which doctor, installer and service look at it and change it.

Rules of this file: paths are absolute, and lie below the root of the files. To look never fails: what is missing or may not be read has an
answer of its own. To change a file raises OSError; a written file is in its place whole or not at all, also when the power fails, and no
link is followed to it. A command gets no input, answers in English, and ends with everything that it has started when its time is over.
"""

from __future__ import annotations

import socket
from collections.abc import Mapping
from dataclasses import field
from datetime import datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Literal, Protocol

from companion.core.frozen import dataclass

USUAL_SECONDS = 4.0  # time for a command
Kind = Literal["file", "folder", "link", "other", "unseen"]


@dataclass(frozen=True, slots=True)
class PathState:
    """What lies at a path; `unseen`: this user may not look at it."""

    kind: Kind
    mode: int = 0
    owner: int = 0
    text: str = ""  # of a file; of a link the path that it leads to
    changed: float = 0.0
    is_full: bool = False  # a folder that is not empty, or whose contents this user may not see


@dataclass(frozen=True, slots=True)
class Ran:
    """The result of a command; without a `code` it did not run to its end, and `err` is why it could not be started."""

    code: int | None
    out: str = ""
    err: str = ""
    is_late: bool = False
    is_missing: bool = False  # there is no such command

    @property
    def is_well(self) -> bool:
        return self.code == 0


@dataclass(frozen=True, slots=True)
class DeviceNode:
    """A device under /dev; `is_open`: the user of this process may read and write it, by any right."""

    owner: str
    group: str
    mode: int
    is_open: bool


@dataclass(frozen=True, slots=True)
class Installed:
    """A distribution of Python, and the folder that contains it."""

    name: str
    version: str
    folder: str


@dataclass(frozen=True, slots=True)
class DiskSpace:
    """Free bytes and all bytes of a disk."""

    free: int
    whole: int


@dataclass(frozen=True, slots=True)
class Interpreter:
    version: tuple[int, int, int]
    bits: int
    program: str
    prefix: str  # the folder of the venv, or of the system


@dataclass(frozen=True, slots=True)
class Person:
    """The user of this process; `groups` are those of the process, which lack groups joined since the last log-in."""

    name: str
    groups: frozenset[str] = field(default_factory=frozenset)
    is_root: bool = False


class Computer(Protocol):
    @property
    def env(self) -> Mapping[str, str]: ...
    @property
    def platform(self) -> str:
        """The value of `sys.platform`."""
        ...

    @property
    def processor(self) -> str:
        """The value of `platform.machine()`."""
        ...

    @property
    def python(self) -> Interpreter: ...
    @property
    def person(self) -> Person: ...
    @property
    def pid(self) -> int: ...
    @property
    def sqlite(self) -> tuple[int, int, int]: ...
    @property
    def built(self) -> datetime:
        """When this program was installed."""
        ...

    def now(self) -> datetime: ...
    def text(self, path: str | Path) -> str | None:
        """The text of a file, also through a link."""
        ...

    def names(self, folder: str | Path) -> tuple[str, ...]:
        """The sorted names in a folder; empty for a folder that is missing or unreadable."""
        ...

    def seen(self, path: str | Path) -> PathState | None:
        """What lies there; a link is seen as a link."""
        ...

    def node(self, path: str | Path) -> DeviceNode | None: ...
    def space(self, folder: Path) -> DiskSpace | None:
        """The space of the disk on which that folder lies, or would lie."""
        ...

    def which(self, program: str) -> str | None: ...
    def run(self, *words: str, seconds: float = USUAL_SECONDS) -> Ran: ...
    def installed(self) -> tuple[Installed, ...]:
        """The installed distributions, in the order in which Python searches for them."""
        ...

    def write(self, path: Path, text: str, mode: int) -> None:
        """Writes a file, which belongs to root where root writes it; missing folders are made."""
        ...

    def remove(self, path: Path) -> None:
        """Removes a file, or a folder with all its contents."""
        ...

    def notify(self, message: str) -> bool:
        """Sent to the service manager that started the program, without waiting; False where it could not be sent now."""
        ...


def notify_address(env: Mapping[str, str]) -> str | None:
    """The socket of the service manager: a path, or an abstract name; None where no service manager listens."""
    named = env.get("NOTIFY_SOCKET", "")
    if not hasattr(socket, "AF_UNIX") or len(named) < 2 or named[0] not in "/@":
        return None
    return named if named[0] == "/" else "\0" + named[1:]


def properties_of(computer: Computer, unit: str, *options: str, keys: tuple[str, ...]) -> Mapping[str, str]:
    """Properties of a unit, as systemd has them; none where systemd does not answer."""
    ran = computer.run("systemctl", *options, "show", unit, *(f"--property={key}" for key in keys))
    return dict(line.split("=", 1) for line in ran.out.splitlines() if "=" in line) if ran.is_well else {}


def colon_rows(computer: Computer, path: str) -> list[list[str]]:
    """The rows of /etc/passwd or /etc/group."""
    return [row for line in (computer.text(path) or "").splitlines() if len(row := line.split(":")) > 3]


def version_here() -> str:
    """The version of this program."""
    try:
        return version("facedown")
    except PackageNotFoundError:
        return "not installed"
