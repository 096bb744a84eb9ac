"""From what was seen of a machine to what is to be done to it: nothing, where all is as it should be.

Rules of this file: pure; a step is there because something differs, so a second run has none. Commands stand behind the files that they
read. Nothing that people have written is ever replaced: facedown.toml only begins.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from companion.errors import Problem
from companion.machine.installer import boot, wanted
from companion.machine.installer.machine import HIDDEN, RASPI_CONFIG, TEMPLATE, Machine, Seen
from companion.machine.installer.removing import removed
from companion.machine.installer.steps import Cause, Run, Step, Tell, Write
from companion.machine.installer.wanted import COMMAND, ENABLED, PARTS, PEOPLE, RULES, SERVICE, TMPFILES, UNITS, USER, WAYS, File, Way
from companion.system.reading import quoted

OF_PARTS = ("spi", "gpio")  # groups that the system may not have
OF_PEOPLE = ("spi", "gpio", "dialout", "video", "render", "input")  # whoever tries a mat at a terminal
OF_SERVICE = ("video", "render", "input", "audio", "spi", "gpio", "dialout")
ABOUT_PARTS = ("spidev", "gpio", "cec", "tty", "usb")  # what the rules are about
STARTED = ("active", "activating", "reloading")
PLAIN_NAME = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._+-")
INSTALL = "install-service"


@dataclass(frozen=True, slots=True)
class Wish:
    """What is asked for; `template` is what facedown.toml begins with."""

    way: Way | None = None
    is_uninstall: bool = False
    template: str = ""


def plan(machine: Machine, wish: Wish) -> tuple[Step, ...]:
    return tuple(removed(machine) if wish.is_uninstall else _installed(machine, way_of(machine, wish), wish.template))


def way_of(machine: Machine, wish: Wish) -> Way:
    """The one that is asked for, else the one that is there, else as the machine starts."""
    there = [way for way in WAYS if UNITS[way] in machine.there]
    return wish.way or (there[0] if len(there) == 1 else "desktop" if machine.has_desktop else "console")


def refusals(machine: Machine, wish: Wish) -> tuple[Problem, ...]:
    """Why nothing can be done, whoever asks."""
    if machine.lacks:
        what = f"this computer is not run by systemd: it has no {', '.join(machine.lacks)}"
        return (Problem(INSTALL, what, "start `facedown play --resume` with whatever starts programs here"),)
    return () if wish.is_uninstall else tuple(_obstacles(machine, way_of(machine, wish)))


def unheard(machine: Machine, wish: Wish) -> Problem | None:
    """Why this user may not."""
    if machine.is_root:
        return None
    asked = "install-service --uninstall" if wish.is_uninstall else INSTALL
    fix = f"run `sudo {machine.program} {asked}`, or see with --dry-run what it would do"
    return Problem(INSTALL, "only root may change what this computer starts with", fix)


def _obstacles(machine: Machine, way: Way) -> Iterator[Problem]:
    fix = "make a venv in /opt/facedown, install facedown there, and run its install-service"
    if not machine.has_program:
        yield Problem(INSTALL, "this Python has no command of that name beside it", fix)
    if set(str(machine.program)) - PLAIN_NAME:
        yield Problem(INSTALL, f"the program lies at {quoted(str(machine.program))}, a name that units cannot bear", fix)
    if machine.program == COMMAND:
        yield Problem(INSTALL, f"the program itself lies at {COMMAND}, where the command for people goes", fix)
    elif (there := machine.there.get(COMMAND)) is not None and not _may_replace(there):
        yield Problem(str(COMMAND), "another program lies there", "move it away, and begin again")
    hidden = [folder for folder in HIDDEN if way == "console" and any(part.is_relative_to(folder) for part in machine.parts)]
    for folder in dict.fromkeys((*hidden, *machine.out_of_reach)):
        yield Problem(INSTALL, f"the program lies within {folder}, where the referee's user cannot reach it", fix)


def _may_replace(there: Seen) -> bool:
    return there.kind == "unseen" or (there.kind == "file" and wanted.is_ours(COMMAND, there.text))


def _installed(machine: Machine, way: Way, template: str) -> Iterator[Step]:
    yield from _other_way(machine, way)
    written = {step.file.path: step for file in wanted.files(machine.program, way) if (step := _lacking(machine, file)) is not None}
    yield from _people(machine, way, written)
    if way == "console":
        yield from _folders(machine, written)
        if TEMPLATE not in machine.there:
            yield Write(File(TEMPLATE, template), "new")
    yield from (written[path] for path in (*RULES, wanted.POLKIT) if path in written)
    if machine.has_udev and any(path in written for path in RULES):
        yield Run(("udevadm", "control", "--reload"), "udev")
        yield Run(("udevadm", "trigger", *(f"--subsystem-match={one}" for one in ABOUT_PARTS)), "trigger")
    yield from _pins(machine)
    yield from (written[path] for path in (wanted.PROMPT, UNITS[way], wanted.AUTOSTART, COMMAND) if path in written)
    yield from _person(machine)
    # The last of all: at the computer's own keyboard it ends the session that runs this.
    yield from _started(machine, way, written) if way == "console" else _offered(machine, written)
    if way == "console" and not machine.has_polkit:
        yield Tell("no-polkit")


def _lacking(machine: Machine, file: File) -> Write | None:
    cause = _cause(machine.there.get(file.path), file)
    return Write(file, cause) if cause is not None else None


def _cause(there: Seen | None, file: File) -> Cause | None:
    match there:
        case None:
            return "new"
        case Seen("unseen"):
            return "unseen"
        case Seen("file", mode, owner, text):
            if text != file.text:
                return "differs"
            return None if (mode, owner) == (file.mode, 0) else "rights"
    return "differs"


def _other_way(machine: Machine, way: Way) -> Iterator[Step]:
    """What only the other way has goes first: two referees would fight for one mat."""
    other = next(one for one in WAYS if one != way)
    if UNITS[other] in machine.there or ENABLED[other] in machine.there:
        own = {path for _, path in wanted.SHIPPED[way]}
        yield from removed(machine, [path for _, path in wanted.SHIPPED[other] if path not in own], other)


def _people(machine: Machine, way: Way, written: dict[Path, Write]) -> Iterator[Step]:
    files = [PARTS] + ([PEOPLE] if way == "console" else [])
    yield from (written[path] for path in files if path in written)
    groups = OF_SERVICE if way == "console" else OF_PARTS
    is_whole = all(group in machine.groups and (way != "console" or USER in machine.groups[group]) for group in groups)
    if not is_whole or (way == "console" and machine.user is None) or any(path in written for path in files):
        yield Run(("systemd-sysusers", *map(str, files)), "sysusers" if way == "console" else "groups")


def _folders(machine: Machine, written: dict[Path, Write]) -> Iterator[Step]:
    owners = {"root": 0, USER: machine.user}
    is_whole = all(
        (there := machine.there.get(one.path)) is not None
        and (there.kind, there.mode, there.owner) == ("folder", one.mode, owners[one.owner])
        for one in wanted.FOLDERS
    )
    if TMPFILES in written:
        yield written[TMPFILES]
    if TMPFILES in written or not is_whole:
        yield Run(("systemd-tmpfiles", "--create", str(TMPFILES)), "tmpfiles")


def _pins(machine: Machine) -> Iterator[Step]:
    if not machine.is_pi or machine.boot is None or (there := machine.there.get(machine.boot)) is None or boot.has_spi(there.text):
        return
    if machine.has_raspi_config:
        yield Run((RASPI_CONFIG, "nonint", "do_spi", "0"), "spi")
    else:
        yield Write(File(machine.boot, boot.with_spi(there.text), there.mode), "spi")
    yield Tell("restart-for-spi")


def _started(machine: Machine, way: Way, written: dict[Path, Write]) -> Iterator[Step]:
    if machine.is_running and (UNITS[way] in written or wanted.PROMPT in written):
        yield Run(("systemctl", "daemon-reload"), "daemon-reload")
    if machine.has_desktop:
        yield Run(("systemctl", "set-default", "multi-user.target"), "no-desktop")
    if ENABLED[way] not in machine.there:
        yield Run(("systemctl", "enable", SERVICE), "enable")
    if not machine.is_running:
        yield Tell("starts-with-system")
    elif machine.has_desktop:  # it has the screen until the next start
        yield Tell("restart-for-console")
    elif machine.state not in STARTED or machine.is_outdated or UNITS[way] in written:
        if machine.state == "failed":
            yield Run(("systemctl", "reset-failed", SERVICE), "reset-failed")
        yield Run(("systemctl", "restart", "--no-block", SERVICE), "restart")
        yield Tell("see-status")


def _offered(machine: Machine, written: dict[Path, Write]) -> Iterator[Step]:
    if ENABLED["desktop"] not in machine.there:
        yield Run(("systemctl", "--global", "enable", SERVICE), "enable-desktop")
    if UNITS["desktop"] in written or ENABLED["desktop"] not in machine.there:
        yield Tell("starts-with-login")


def _person(machine: Machine) -> Iterator[Step]:
    """Groups that are not there yet come with the steps before."""
    lacks = [group for group in OF_PEOPLE if machine.person is not None and machine.person not in machine.groups.get(group, ())]
    if machine.person is not None and lacks:
        yield Run(("usermod", "--append", "--groups", ",".join(lacks), machine.person), "person")
        yield Tell("log-in-again", {"name": machine.person})
