"""What is looked at before anything is changed: a machine as a value, made through a small port.

Rules of this file: nothing is changed here, and the commands that are run only ask. What may not be looked at (without root) is `unseen`,
and counts as something that has to be put right.
"""

from __future__ import annotations

import os
import sys
import sysconfig
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, Protocol

import companion
from companion.machine.installer import boot, wanted
from companion.machine.installer.wanted import SERVICE, USER

TEMPLATE = wanted.CONFIGURATION / "facedown.toml"
OVERRIDES = wanted.ETC / "systemd/system" / f"{SERVICE}.d"  # what `systemctl edit` writes
DEFAULT_TARGETS = (wanted.ETC / "systemd/system/default.target", Path("/usr/lib/systemd/system/default.target"))
DISPLAY_MANAGER = wanted.ETC / "systemd/system/display-manager.service"
GRAPHICAL = "graphical.target"
SYSTEMD_RUNS = Path("/run/systemd/system")
UDEV_RUNS = Path("/run/udev/control")  # not in a container
MODEL = Path("/proc/device-tree/model")
POLKIT = (Path("/usr/lib/polkit-1/polkitd"), Path("/usr/libexec/polkitd"))
NEEDED = ("systemctl", "systemd-sysusers", "systemd-tmpfiles", "udevadm")
RASPI_CONFIG = "raspi-config"
HIDDEN = tuple(map(Path, ("/home", "/root", "/run/user", "/tmp", "/var/tmp")))  # noqa: S108 - the unit's ProtectHome and PrivateTmp
OTHERS_ENTER = 0o001
Kind = Literal["file", "folder", "link", "other", "unseen"]


@dataclass(frozen=True, slots=True)
class Seen:
    """What lies at a path."""

    kind: Kind
    mode: int = 0
    owner: int = 0
    text: str = ""  # of a file; where a link leads
    changed: float = 0.0


@dataclass(frozen=True, slots=True)
class Ran:
    code: int
    said: str = ""


class Sight(Protocol):
    """How a machine is looked at."""

    @property
    def is_root(self) -> bool: ...
    def seen(self, path: Path) -> Seen | None: ...
    def is_full(self, folder: Path) -> bool:
        """Whether anything lies in it, or it may not be looked at; where there is no such folder, nothing does."""
        ...

    def has(self, command: str) -> bool: ...
    def run(self, argv: Sequence[str]) -> Ran: ...


@dataclass(frozen=True, slots=True)
class Machine:
    program: Path = wanted.PROGRAM
    parts: tuple[Path, ...] = ()  # what the program needs to run: itself, its Python, its package
    out_of_reach: tuple[Path, ...] = ()  # folders around those that nobody else may enter
    has_program: bool = True
    is_root: bool = True
    lacks: tuple[str, ...] = ()  # commands of systemd
    is_running: bool = True  # by systemd; not so while an image is made
    has_udev: bool = True  # and it runs
    is_pi: bool = True
    has_display: bool = False  # somebody who would show a login on the screen
    has_desktop: bool = False  # and the machine starts into it
    has_polkit: bool = True
    user: int | None = None  # the number of ours, once there is one
    groups: Mapping[str, frozenset[str]] = field(default_factory=dict)  # who is in each
    person: str | None = None  # who has asked, through sudo
    there: Mapping[Path, Seen] = field(default_factory=dict)
    full: frozenset[Path] = frozenset()  # folders of ours in which something is
    state: str = "inactive"  # of the service, as systemd calls it
    is_outdated: bool = False  # what runs is older than what is installed
    boot: Path | None = None  # config.txt
    has_raspi_config: bool = False


def look(sight: Sight, program: Path, parts: Sequence[Path], environment: Mapping[str, str]) -> Machine:
    lacks = tuple(command for command in NEEDED if not sight.has(command))
    is_running = not lacks and sight.seen(SYSTEMD_RUNS) is not None
    config = next((path for path in map(Path, boot.PLACES) if sight.seen(path)), None)
    watched = (*wanted.paths(), *wanted.ENABLED.values(), *(one.path for one in wanted.FOLDERS), TEMPLATE, OVERRIDES)
    watched += (config,) if config is not None else ()
    return Machine(
        program,
        tuple(parts),
        _closed(sight, parts),
        sight.seen(program) is not None,
        sight.is_root,
        lacks,
        is_running,
        sight.seen(UDEV_RUNS) is not None,
        (_text(sight, MODEL)).startswith("Raspberry Pi"),
        has_display := sight.seen(DISPLAY_MANAGER) is not None,
        has_display and _is_graphical(sight),
        any(sight.seen(path) for path in POLKIT),
        next((int(row[2]) for row in _rows(sight, "/etc/passwd") if row[0] == USER), None),
        {row[0]: frozenset(filter(None, row[3].split(","))) for row in _rows(sight, "/etc/group")},
        environment.get("SUDO_USER") if environment.get("SUDO_USER") != "root" else None,
        {path: seen for path in watched if (seen := sight.seen(path)) is not None},
        frozenset(one.path for one in wanted.FOLDERS if sight.is_full(one.path)),
        _state(sight) if is_running else "inactive",
        is_running and _is_outdated(sight, program),
        config,
        sight.has(RASPI_CONFIG),
    )


def program_here() -> Path:
    """The command that belongs to the Python that runs, by whatever link it was called."""
    return Path(sysconfig.get_path("scripts")) / "facedown"


def parts_here() -> tuple[Path, ...]:
    """The command, the Python that it names, the one behind that, and the package; where they truly lie."""
    python = Path(sys.executable)
    found = (program_here(), python, python.resolve(), Path(companion.__file__))
    return tuple(dict.fromkeys(Path(os.path.realpath(path.parent)) / path.name for path in found))


def _text(sight: Sight, path: Path) -> str:
    seen = sight.seen(path)
    return seen.text if seen is not None else ""


def _rows(sight: Sight, path: str) -> list[list[str]]:
    return [row for line in _text(sight, Path(path)).splitlines() if len(row := line.split(":")) > 3]


def _is_graphical(sight: Sight) -> bool:
    """Debian's own default is, also on a machine without any desktop."""
    target = next((seen.text for path in DEFAULT_TARGETS if (seen := sight.seen(path)) is not None), "")
    return Path(target).name == GRAPHICAL


def _state(sight: Sight) -> str:
    return sight.run(("systemctl", "is-active", SERVICE)).said.strip() or "inactive"


def _is_outdated(sight: Sight, program: Path) -> bool:
    told = sight.run(("systemctl", "show", "--timestamp=unix", "--property=ExecMainStartTimestamp", "--value", SERVICE)).said.strip()
    seen = sight.seen(program)
    return told.startswith("@") and told[1:].isdigit() and seen is not None and seen.changed > int(told[1:])


def _closed(sight: Sight, parts: Sequence[Path]) -> tuple[Path, ...]:
    """Folders into which only some may."""
    around = dict.fromkeys(folder for part in parts for folder in reversed(part.parents))
    return tuple(folder for folder in around if (seen := sight.seen(folder)) is None or not seen.mode & OTHERS_ENTER)
