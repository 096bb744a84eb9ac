"""What is to be done so that nothing of an installed referee is left but what people have made with it.

Rules of this file: pure; what cannot be made again stays where it is: the table's state, facedown.toml, changes to the unit, and the
user to whom they belong. Groups and the pins of SPI stay as well: others may use them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from companion.machine.installer import wanted
from companion.machine.installer.machine import OVERRIDES, TEMPLATE, Machine
from companion.machine.installer.steps import Clear, Remove, Run, Step, Tell
from companion.machine.installer.wanted import CACHE, CONFIGURATION, ENABLED, RULES, SERVICE, STATE, UNITS, USER, WAYS, Way

STOPPED = ("inactive", "unknown")


def removed(machine: Machine, paths: Sequence[Path] | None = None, *ways: Way) -> Iterator[Step]:
    """These files and ways; all of them, where none is named."""
    is_all = paths is None
    there = [path for path in (wanted.paths() if paths is None else paths) if _is_ours(machine, path)]
    yield from _ended(machine, ways or WAYS)
    yield from map(Remove, there)
    if machine.is_running and UNITS["console"] in there:
        yield Run(("systemctl", "daemon-reload"), "daemon-reload")
        if machine.state == "failed":
            yield Run(("systemctl", "reset-failed", SERVICE), "reset-failed")
    if is_all and machine.has_udev and any(path in there for path in RULES):
        yield Run(("udevadm", "control", "--reload"), "udev")
    if is_all:
        yield from _what_people_made(machine)


def _is_ours(machine: Machine, path: Path) -> bool:
    seen = machine.there.get(path)
    return seen is not None and (seen.kind == "unseen" or wanted.is_ours(path, seen.text))


def _ended(machine: Machine, ways: Sequence[Way]) -> Iterator[Step]:
    has_unit = UNITS["console"] in machine.there
    if "console" in ways and (ENABLED["console"] in machine.there or (has_unit and machine.state not in STOPPED)):
        now = ("--now",) if machine.is_running else ()
        yield Run(("systemctl", "disable", *now, SERVICE), "disable")
    if "desktop" in ways and ENABLED["desktop"] in machine.there:
        yield Run(("systemctl", "--global", "disable", SERVICE), "disable-desktop")


def _what_people_made(machine: Machine) -> Iterator[Step]:
    yield from (Clear(path) for path in (CACHE,) if path in machine.there)
    if STATE in machine.full:
        yield Tell("kept-state", {"path": str(STATE), "user": USER})
    else:
        yield from (Clear(path) for path in (STATE,) if path in machine.there)
        if machine.user is not None:
            yield Run(("userdel", USER), "userdel")
    if CONFIGURATION in machine.full:
        yield Tell("kept-configuration", {"path": str(TEMPLATE if TEMPLATE in machine.there else CONFIGURATION)})
    else:
        yield from (Clear(path) for path in (CONFIGURATION,) if path in machine.there)
    if OVERRIDES in machine.there:
        yield Tell("kept-overrides", {"path": str(OVERRIDES)})
    if UNITS["desktop"] in machine.there:
        yield Tell("kept-homes")
    if UNITS["console"] in machine.there and machine.has_display and not machine.has_desktop:
        yield Tell("desktop-back")
    yield Tell("kept-program", {"path": str(machine.program.parent.parent)})
