"""Steps that turn a computer into an installed referee, or back; none where everything is as it should be.

Rules of this file: pure; each step is there because something differs, so that a second run has none. Commands come after the files that
they read. Files that people have written are never replaced: facedown.toml is only begun. Uninstalling keeps what cannot be made again
(the table's state, facedown.toml, changes to the unit, and the user that owns them), and groups and SPI pins, which others may use.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field
from pathlib import Path
from typing import Literal

from companion.core.frozen import dataclass
from companion.errors import Problem
from companion.machine.computer import PathState
from companion.machine.installer import wanted
from companion.machine.installer.survey import HIDDEN, OVERRIDES, RASPI_CONFIG, TEMPLATE, Survey, has_spi, with_spi
from companion.machine.installer.wanted import (
    CACHE,
    COMMAND,
    CONFIGURATION,
    ENABLED,
    PARTS,
    PEOPLE,
    RULES,
    SERVICE,
    STATE,
    TMPFILES,
    UNITS,
    USER,
    WAYS,
    File,
    Way,
)  # fmt: skip

OF_PARTS = ("spi", "gpio")  # groups that the system may lack
OF_PEOPLE = ("spi", "gpio", "dialout", "video", "render", "input")  # for a person who tries a mat in a terminal
OF_SERVICE = ("video", "render", "input", "audio", "spi", "gpio", "dialout")
ABOUT_PARTS = ("spidev", "gpio", "cec", "tty", "usb")  # the devices of the udev rules
STARTED = ("active", "activating", "reloading")
PLAIN_NAME = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._+-")
INSTALL = "install-service"
STOPPED = ("inactive", "unknown")
# new: it is missing; differs: its text; rights: its mode or owner; unseen: this user may not look at it; spi: the pins
Cause = Literal["new", "differs", "rights", "unseen", "spi"]


@dataclass(frozen=True, slots=True)
class Write:
    """A file, which replaces anything that lies there."""

    file: File
    cause: Cause


@dataclass(frozen=True, slots=True)
class Remove:
    """Remove a file."""

    path: Path


@dataclass(frozen=True, slots=True)
class Clear:
    """Remove a folder with all that is in it."""

    path: Path


@dataclass(frozen=True, slots=True)
class Run:
    """A command; the line `installing-for-` with the ending `why` tells what it is for."""

    argv: tuple[str, ...]
    why: str


@dataclass(frozen=True, slots=True)
class Tell:
    """Something to know, told by the line `installing-tell-` with the ending `what`."""

    what: str
    args: Mapping[str, str] = field(default_factory=dict)


Deed = Write | Remove | Clear | Run
Step = Deed | Tell


@dataclass(frozen=True, slots=True)
class Request:
    """What the installer is asked to do; `template` is the text of a new facedown.toml."""

    way: Way | None = None
    is_uninstall: bool = False
    is_dry: bool = False
    template: str = ""


def plan(survey: Survey, request: Request) -> tuple[Step, ...]:
    return tuple(removed(survey) if request.is_uninstall else _installed(survey, way_of(survey, request), request.template))


def way_of(survey: Survey, request: Request) -> Way:
    """The way that is asked for, else the installed one, else the one that suits how the computer starts."""
    there = [way for way in WAYS if UNITS[way] in survey.there]
    return request.way or (there[0] if len(there) == 1 else "desktop" if survey.has_desktop else "console")


def refusals(survey: Survey, request: Request) -> tuple[Problem, ...]:
    """Why nothing can be done, also by root."""
    if survey.lacks:
        return (Problem(INSTALL, "installing-no-systemd", lacks=tuple(survey.lacks)),)
    return () if request.is_uninstall else tuple(_obstacles(survey, way_of(survey, request)))


def unheard(survey: Survey, request: Request) -> Problem | None:
    """Why this user may not do it."""
    if survey.is_root:
        return None
    asked = "install-service --uninstall" if request.is_uninstall else INSTALL
    return Problem(INSTALL, "installing-only-root", program=str(survey.program), asked=asked)


def _obstacles(survey: Survey, way: Way) -> Iterator[Problem]:
    if not survey.has_program:
        yield Problem(INSTALL, "installing-no-command")
    if set(str(survey.program)) - PLAIN_NAME:
        yield Problem(INSTALL, "installing-name-of-no-unit", program=str(survey.program))
    if survey.program == COMMAND:
        yield Problem(INSTALL, "installing-command-lies-there", command=str(COMMAND))
    elif (there := survey.there.get(COMMAND)) is not None and not _may_replace(there):
        yield Problem(str(COMMAND), "installing-another-program")
    hidden = [folder for folder in HIDDEN if way == "console" and any(part.is_relative_to(folder) for part in survey.parts)]
    for folder in dict.fromkeys((*hidden, *survey.out_of_reach)):
        yield Problem(INSTALL, "installing-out-of-reach", folder=str(folder))


def _may_replace(there: PathState) -> bool:
    return there.kind == "unseen" or (there.kind == "file" and wanted.is_ours(COMMAND, there.text))


def _installed(survey: Survey, way: Way, template: str) -> Iterator[Step]:
    yield from _other_way(survey, way)
    written = {step.file.path: step for file in wanted.files(survey.program, way) if (step := _lacking(survey, file)) is not None}
    yield from _people(survey, way, written)
    if way == "console":
        yield from _folders(survey, written)
        if TEMPLATE not in survey.there:
            yield Write(File(TEMPLATE, template), "new")
    yield from (written[path] for path in (*RULES, wanted.POLKIT) if path in written)
    if survey.has_udev and any(path in written for path in RULES):
        yield Run(("udevadm", "control", "--reload"), "udev")
        yield Run(("udevadm", "trigger", *(f"--subsystem-match={one}" for one in ABOUT_PARTS)), "trigger")
    yield from _pins(survey)
    yield from (written[path] for path in (wanted.PROMPT, UNITS[way], wanted.AUTOSTART, COMMAND) if path in written)
    yield from _person(survey)
    # Last, as at the computer's own keyboard it ends the session in which this command runs.
    yield from _started(survey, way, written) if way == "console" else _offered(survey, written)
    if way == "console" and not survey.has_polkit:
        yield Tell("no-polkit")


def _lacking(survey: Survey, file: File) -> Write | None:
    cause = _cause(survey.there.get(file.path), file)
    return Write(file, cause) if cause is not None else None


def _cause(there: PathState | None, file: File) -> Cause | None:
    match there:
        case None:
            return "new"
        case PathState("unseen"):
            return "unseen"
        case PathState("file", mode, owner, text):
            if text != file.text:
                return "differs"
            return None if (mode, owner) == (file.mode, 0) else "rights"
    return "differs"


def _other_way(survey: Survey, way: Way) -> Iterator[Step]:
    """Removes first what only the other way has, as two referees would use one mat."""
    other = next(one for one in WAYS if one != way)
    if UNITS[other] in survey.there or ENABLED[other] in survey.there:
        own = {path for _, path in wanted.SHIPPED[way]}
        yield from removed(survey, [path for _, path in wanted.SHIPPED[other] if path not in own], other)


def _people(survey: Survey, way: Way, written: dict[Path, Write]) -> Iterator[Step]:
    files = [PARTS] + ([PEOPLE] if way == "console" else [])
    yield from (written[path] for path in files if path in written)
    groups = OF_SERVICE if way == "console" else OF_PARTS
    is_whole = all(group in survey.groups and (way != "console" or USER in survey.groups[group]) for group in groups)
    if not is_whole or (way == "console" and survey.user is None) or any(path in written for path in files):
        yield Run(("systemd-sysusers", *map(str, files)), "sysusers" if way == "console" else "groups")


def _folders(survey: Survey, written: dict[Path, Write]) -> Iterator[Step]:
    owners = {"root": 0, USER: survey.user}
    is_whole = all(
        (there := survey.there.get(one.path)) is not None
        and (there.kind, there.mode, there.owner) == ("folder", one.mode, owners[one.owner])
        for one in wanted.FOLDERS
    )
    if TMPFILES in written:
        yield written[TMPFILES]
    if TMPFILES in written or not is_whole:
        yield Run(("systemd-tmpfiles", "--create", str(TMPFILES)), "tmpfiles")


def _pins(survey: Survey) -> Iterator[Step]:
    if not survey.is_pi or survey.boot is None or (there := survey.there.get(survey.boot)) is None or has_spi(there.text):
        return
    if survey.has_raspi_config:
        yield Run((RASPI_CONFIG, "nonint", "do_spi", "0"), "spi")
    else:
        yield Write(File(survey.boot, with_spi(there.text), there.mode), "spi")
    yield Tell("restart-for-spi")


def _started(survey: Survey, way: Way, written: dict[Path, Write]) -> Iterator[Step]:
    if survey.is_running and (UNITS[way] in written or wanted.PROMPT in written):
        yield Run(("systemctl", "daemon-reload"), "daemon-reload")
    if survey.has_desktop:
        yield Run(("systemctl", "set-default", "multi-user.target"), "no-desktop")
    if ENABLED[way] not in survey.there:
        yield Run(("systemctl", "enable", SERVICE), "enable")
    if not survey.is_running:
        yield Tell("starts-with-system")
    elif survey.has_desktop:  # the desktop has the screen until the next start
        yield Tell("restart-for-console")
    elif survey.state not in STARTED or survey.is_outdated or UNITS[way] in written:
        if survey.state == "failed":
            yield Run(("systemctl", "reset-failed", SERVICE), "reset-failed")
        yield Run(("systemctl", "restart", "--no-block", SERVICE), "restart")
        yield Tell("see-status")


def _offered(survey: Survey, written: dict[Path, Write]) -> Iterator[Step]:
    if ENABLED["desktop"] not in survey.there:
        yield Run(("systemctl", "--global", "enable", SERVICE), "enable-desktop")
    if UNITS["desktop"] in written or ENABLED["desktop"] not in survey.there:
        yield Tell("starts-with-login")


def _person(survey: Survey) -> Iterator[Step]:
    """Adds the user that called sudo to the groups, which the steps before have made."""
    lacks = [group for group in OF_PEOPLE if survey.person is not None and survey.person not in survey.groups.get(group, ())]
    if survey.person is not None and lacks:
        yield Run(("usermod", "--append", "--groups", ",".join(lacks), survey.person), "person")
        yield Tell("log-in-again", {"name": survey.person})


def removed(survey: Survey, paths: Sequence[Path] | None = None, *ways: Way) -> Iterator[Step]:
    """Removes these files and ways, or all of them where none is named."""
    is_all = paths is None
    there = [path for path in (wanted.paths() if paths is None else paths) if _is_ours(survey, path)]
    yield from _ended(survey, ways or WAYS)
    yield from map(Remove, there)
    if survey.is_running and UNITS["console"] in there:
        yield Run(("systemctl", "daemon-reload"), "daemon-reload")
        if survey.state == "failed":
            yield Run(("systemctl", "reset-failed", SERVICE), "reset-failed")
    if is_all and survey.has_udev and any(path in there for path in RULES):
        yield Run(("udevadm", "control", "--reload"), "udev")
    if is_all:
        yield from _what_people_made(survey)


def _is_ours(survey: Survey, path: Path) -> bool:
    seen = survey.there.get(path)
    return seen is not None and (seen.kind == "unseen" or wanted.is_ours(path, seen.text))


def _ended(survey: Survey, ways: Sequence[Way]) -> Iterator[Step]:
    has_unit = UNITS["console"] in survey.there
    if "console" in ways and (ENABLED["console"] in survey.there or (has_unit and survey.state not in STOPPED)):
        now = ("--now",) if survey.is_running else ()
        yield Run(("systemctl", "disable", *now, SERVICE), "disable")
    if "desktop" in ways and ENABLED["desktop"] in survey.there:
        yield Run(("systemctl", "--global", "disable", SERVICE), "disable-desktop")


def _what_people_made(survey: Survey) -> Iterator[Step]:
    yield from (Clear(path) for path in (CACHE,) if path in survey.there)
    if STATE in survey.full:
        yield Tell("kept-state", {"path": str(STATE), "user": USER})
    else:
        yield from (Clear(path) for path in (STATE,) if path in survey.there)
        if survey.user is not None:
            yield Run(("userdel", USER), "userdel")
    if CONFIGURATION in survey.full:
        yield Tell("kept-configuration", {"path": str(TEMPLATE if TEMPLATE in survey.there else CONFIGURATION)})
    else:
        yield from (Clear(path) for path in (CONFIGURATION,) if path in survey.there)
    if OVERRIDES in survey.there:
        yield Tell("kept-overrides", {"path": str(OVERRIDES)})
    if UNITS["desktop"] in survey.there:
        yield Tell("kept-homes")
    if UNITS["console"] in survey.there and survey.has_display and not survey.has_desktop:
        yield Tell("desktop-back")
    yield Tell("kept-program", {"path": str(survey.program.parent.parent)})
