"""The state of a computer before it is changed by the installer, looked at through the computer's port.

Rules of this file: nothing is changed, and the commands that are run only ask. What this user may not look at is `unseen`, and counts as
different from what is wanted. Of the firmware's config.txt only what holds on every model counts, so nothing below `[pi4]` and the like;
the last line of several holds.
"""

from __future__ import annotations

import os
import re
import sys
import sysconfig
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field
from pathlib import Path

import companion
from companion.core.frozen import dataclass
from companion.machine.computer import Computer, PathState, colon_rows, properties_of
from companion.machine.installer import wanted
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
BOOT_FILES = ("/boot/firmware/config.txt", "/boot/config.txt")  # from Debian 12 on, and before
CARRIED_BACK = "\r\n"  # line ends of Windows, on which cards are often written
EVERYWHERE = "all"
ON = ("on", "true", "yes", "1", "y")
SECTION = re.compile(r"\s*\[(?P<name>[^\]]*)\]\s*$")
SPI = re.compile(r"\s*dtparam\s*=(?:[^#]*,)?\s*spi(?:\s*=\s*(?P<value>\w+))?\s*(?:,.*)?$")
COMMENTED = re.compile(r"\s*#\s*(dtparam=spi=on)\s*$")
# `dtoverlay=` ends the description of a part, so that the next line is about the board.
ADDED = "[all]\ndtoverlay=\ndtparam=spi=on\n"


@dataclass(frozen=True, slots=True)
class Survey:
    """What matters for the installer."""

    program: Path = wanted.PROGRAM
    parts: tuple[Path, ...] = ()  # the files that the program consists of: itself, its Python, its package
    out_of_reach: tuple[Path, ...] = ()  # folders around those files that other users may not enter
    has_program: bool = True
    is_root: bool = True
    lacks: tuple[str, ...] = ()  # commands of systemd
    is_running: bool = True  # systemd runs; it does not while an image is made
    has_udev: bool = True  # udev runs
    is_pi: bool = True
    has_display: bool = False  # a display manager, which shows a log-in on the screen
    has_desktop: bool = False  # the display manager starts with the computer
    has_polkit: bool = True
    user: int | None = None  # the number of the referee's user, once it exists
    groups: Mapping[str, frozenset[str]] = field(default_factory=dict)  # members by group
    person: str | None = None  # the user that called sudo
    there: Mapping[Path, PathState] = field(default_factory=dict)
    full: frozenset[Path] = frozenset()  # the referee's folders that are not empty
    state: str = "inactive"  # of the service, as systemd calls it
    is_outdated: bool = False  # the service was started before the program was installed
    boot: Path | None = None  # config.txt
    has_raspi_config: bool = False


def surveyed(computer: Computer, program: Path, parts: Sequence[Path]) -> Survey:
    lacks = tuple(command for command in NEEDED if computer.which(command) is None)
    is_running = not lacks and computer.seen(SYSTEMD_RUNS) is not None
    config = next((path for path in map(Path, BOOT_FILES) if computer.seen(path)), None)
    watched = (*wanted.paths(), *wanted.ENABLED.values(), *(one.path for one in wanted.FOLDERS), TEMPLATE, OVERRIDES)
    watched += (config,) if config is not None else ()
    there = {path: seen for path in watched if (seen := computer.seen(path)) is not None}
    unit = properties_of(computer, SERVICE, "--timestamp=unix", keys=("ActiveState", "ExecMainStartTimestamp")) if is_running else {}
    has_display = computer.seen(DISPLAY_MANAGER) is not None
    sudoer = computer.env.get("SUDO_USER")
    return Survey(
        program=program,
        parts=tuple(parts),
        out_of_reach=_closed(computer, parts),
        has_program=computer.seen(program) is not None,
        is_root=computer.person.is_root,
        lacks=lacks,
        is_running=is_running,
        has_udev=computer.seen(UDEV_RUNS) is not None,
        is_pi=(computer.text(MODEL) or "").startswith("Raspberry Pi"),
        has_display=has_display,
        has_desktop=has_display and _is_graphical(computer),
        has_polkit=any(computer.seen(path) for path in POLKIT),
        user=next((int(row[2]) for row in colon_rows(computer, "/etc/passwd") if row[0] == USER), None),
        groups={row[0]: frozenset(filter(None, row[3].split(","))) for row in colon_rows(computer, "/etc/group")},
        person=sudoer if sudoer != "root" else None,
        there=there,
        full=frozenset(one.path for one in wanted.FOLDERS if one.path in there and there[one.path].is_full),
        state=unit.get("ActiveState") or "inactive",
        is_outdated=_is_outdated(computer, program, unit.get("ExecMainStartTimestamp", "")),
        boot=config,
        has_raspi_config=computer.which(RASPI_CONFIG) is not None,
    )


def program_here() -> Path:
    """The command beside the Python that runs, also where it was called through a link."""
    return Path(sysconfig.get_path("scripts")) / "facedown"


def parts_here() -> tuple[Path, ...]:
    """The command, its Python, the Python that this links to, and the package, at their real paths."""
    python = Path(sys.executable)
    found = (program_here(), python, python.resolve(), Path(companion.__file__))
    return tuple(dict.fromkeys(Path(os.path.realpath(path.parent)) / path.name for path in found))


def _is_graphical(computer: Computer) -> bool:
    """Whether the desktop starts; Debian's default is to start it, also where none is installed."""
    target = next((seen.text for path in DEFAULT_TARGETS if (seen := computer.seen(path)) is not None), "")
    return Path(target).name == GRAPHICAL


def _is_outdated(computer: Computer, program: Path, started: str) -> bool:
    seen = computer.seen(program)
    return started.startswith("@") and started[1:].isdigit() and seen is not None and seen.changed > int(started[1:])


def _closed(computer: Computer, parts: Sequence[Path]) -> tuple[Path, ...]:
    """The folders around these files that other users may not enter."""
    around = dict.fromkeys(folder for part in parts for folder in reversed(part.parents))
    return tuple(folder for folder in around if (seen := computer.seen(folder)) is None or not seen.mode & OTHERS_ENTER)


def has_spi(text: str) -> bool:
    said = [found["value"] or ON[0] for line in _everywhere(text.splitlines()) if (found := SPI.match(line))]
    return bool(said) and said[-1].lower() in ON


def with_spi(text: str) -> str:
    """The text with SPI on: its commented line in force, or else a new line at the end. Line ends stay as they are."""
    if CARRIED_BACK in text:
        return with_spi(text.replace(CARRIED_BACK, "\n")).replace("\n", CARRIED_BACK)
    lines = text.splitlines()
    for number, line in enumerate(lines):
        found = COMMENTED.match(line)
        if found and has_spi("\n".join(changed := [*lines[:number], found[1], *lines[number + 1 :]])):
            return "\n".join(changed) + "\n"
    return "\n".join([*lines, "", ADDED]).lstrip("\n")


def _everywhere(lines: list[str]) -> Iterator[str]:
    section = EVERYWHERE
    for line in lines:
        if found := SECTION.match(line):
            section = found["name"].strip().lower()
        elif section == EVERYWHERE:
            yield line
