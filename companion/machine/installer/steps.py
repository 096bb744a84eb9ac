"""What is to be done to a machine, as values: each can be told before it is done, and compared with what was expected."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from companion.machine.installer.wanted import File

# new: none is there; differs: other words; rights: other rights, or somebody else's; unseen: it may not be looked at; spi: pins
Cause = Literal["new", "differs", "rights", "unseen", "spi"]


@dataclass(frozen=True, slots=True)
class Write:
    """A file in place of whatever lies there."""

    file: File
    cause: Cause


@dataclass(frozen=True, slots=True)
class Remove:
    """A file."""

    path: Path


@dataclass(frozen=True, slots=True)
class Clear:
    """A folder with all that is in it."""

    path: Path


@dataclass(frozen=True, slots=True)
class Run:
    """A command; `why` is the end of its line's name."""

    argv: tuple[str, ...]
    why: str


@dataclass(frozen=True, slots=True)
class Tell:
    """Nothing is done; `what` is the end of its line's name."""

    what: str
    args: Mapping[str, str] = field(default_factory=dict)


Deed = Write | Remove | Clear | Run
Step = Deed | Tell
