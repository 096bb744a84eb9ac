"""What an installed referee consists of: its files with their paths and texts, and its folders with their owners.

Rules of this file: the files in `systemd` are installed as they are, but for the path of the program and the sentences of the command; so
an installed file that differs was changed by a person, or written by an earlier version.
"""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Literal

from companion.core.decks.card import LANGUAGES
from companion.core.frozen import dataclass
from companion.system import shipped
from companion.words.plain import PlainLines

Way = Literal["console", "desktop"]  # with the screen to itself, or in a window of the desktop's user
WAYS: tuple[Way, ...] = ("console", "desktop")
USER = "facedown"
SERVICE = "facedown.service"
PROGRAM = Path("/opt/facedown/bin/facedown")
STATE, CACHE, CONFIGURATION = Path("/var/lib/facedown"), Path("/var/cache/facedown"), Path("/etc/facedown")
COMMAND = Path("/usr/local/bin/facedown")
ETC = Path("/etc")
UNITS: dict[Way, Path] = {"console": ETC / "systemd/system" / SERVICE, "desktop": ETC / "systemd/user" / SERVICE}
PROMPT = ETC / "systemd/system/facedown-prompt.service"
# Where `systemctl enable` puts its link.
ENABLED: dict[Way, Path] = {
    "console": ETC / "systemd/system/multi-user.target.wants" / SERVICE,
    "desktop": ETC / "systemd/user/graphical-session.target.wants" / SERVICE,
}
PARTS = ETC / "sysusers.d/facedown-parts.conf"
PEOPLE = ETC / "sysusers.d/facedown.conf"
TMPFILES = ETC / "tmpfiles.d/facedown.conf"
RULES = (ETC / "udev/rules.d/70-facedown.rules", ETC / "udev/rules.d/71-facedown-screen.rules")
POLKIT = ETC / "polkit-1/rules.d/50-facedown.rules"
AUTOSTART = ETC / "xdg/autostart/facedown.desktop"
# The files in `systemd`, and where each is installed.
SHIPPED: dict[Way, tuple[tuple[str, Path], ...]] = {
    "console": (
        ("sysusers/facedown-parts.conf", PARTS),
        ("sysusers/facedown.conf", PEOPLE),
        ("tmpfiles/facedown.conf", TMPFILES),
        ("udev/70-facedown.rules", RULES[0]),
        ("udev/71-facedown-screen.rules", RULES[1]),
        ("polkit/50-facedown.rules", POLKIT),
        ("facedown-prompt.service", PROMPT),
        ("facedown.service", UNITS["console"]),
        ("bin/facedown", COMMAND),
    ),
    "desktop": (
        ("sysusers/facedown-parts.conf", PARTS),
        ("udev/70-facedown.rules", RULES[0]),
        ("user/facedown.service", UNITS["desktop"]),
        ("autostart/facedown.desktop", AUTOSTART),
        ("bin/facedown-desktop", COMMAND),
    ),
}
PLAIN, RUNNABLE = 0o644, 0o755
MARK = "# The command `facedown` on a computer whose referee is"  # a line in the command of every version


@dataclass(frozen=True, slots=True)
class File:
    path: Path
    text: str
    mode: int = PLAIN  # its owner is root


@dataclass(frozen=True, slots=True)
class Folder:
    path: Path
    mode: int
    owner: str


FOLDERS = (Folder(STATE, 0o750, USER), Folder(CACHE, 0o750, USER), Folder(CONFIGURATION, 0o755, "root"))  # for the way `console`


def files(program: Path = PROGRAM, way: Way = "console") -> tuple[File, ...]:
    """All files of a way, in the order in which they are written."""
    return tuple(_file(name, path, program) for name, path in SHIPPED[way])


def paths() -> tuple[Path, ...]:
    """The paths of all files of all ways, each once."""
    return tuple(dict.fromkeys(path for way in WAYS for _, path in SHIPPED[way]))


def is_ours(path: Path, text: str) -> bool:
    """Files with the referee's name are its own; the command may be another program."""
    return path != COMMAND or MARK in text


def _file(name: str, path: Path, program: Path) -> File:
    text = _text(name).replace(str(PROGRAM), str(program))
    if path != COMMAND:
        return File(path, text)
    for language in LANGUAGES:
        text = text.replace(f"@stopped-{language}@", shlex.quote(_stopped(language)))
    return File(path, text, RUNNABLE)


def _text(name: str) -> str:
    return (shipped.path("systemd") / name).read_text(encoding="utf-8")


def _stopped(language: str) -> str:
    return PlainLines(language, "installing").say("installing-stopped")
