"""Cases of the doctor on a simulated computer."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from companion.config.config import Folders
from companion.machine.computer import Ran
from companion.machine.doctor.case import Case, Parts
from companion.machine.doctor.command import CHECKS
from tests.machine.simulated import MadeUp

OF_VENV = "/venv/lib/python3.11/site-packages"
PI = "Raspberry Pi 4 Model B Rev 1.4\0"
SHOW = "systemctl show facedown.service"
USER_SHOW = "systemctl --user show facedown.service"
KEYS = " --property=LoadState --property=ActiveState --property=Result --property=NRestarts --property=UnitFileState"
NOT_FOUND = Ran(0, "LoadState=not-found\nActiveState=inactive\n")
UNIT = "/etc/systemd/system/facedown.service"


def nobody(*_):
    raise AssertionError("nobody was to be asked")


NO_PARTS = Parts(nobody, tuple, tuple, lambda _voice: ())


def folders_in(home: Path) -> Folders:
    return Folders(home / "config", home / "state", home / "decks", home / "cache", home / "mats")


def case_of(home, machine=None, parts=NO_PARTS, mat=None, language="en", toml=None):
    folders = folders_in(home)
    if toml is not None:
        folders.config.mkdir(parents=True, exist_ok=True)
        (folders.config / "facedown.toml").write_text(toml, encoding="utf-8")
    return Case(machine or MadeUp(), folders, parts, language, mat)


def found(name, case):
    """What that check finds."""
    check = next(check for check in CHECKS if check.id == name)
    return tuple(check.look(case))


def at_desktop(machine):
    return replace(machine, env={**machine.env, "WAYLAND_DISPLAY": "wayland-0"})


def serving(state="active", result="success", restarts=0, enabled="enabled"):
    """What systemd tells of a service."""
    told = f"LoadState=loaded\nActiveState={state}\nResult={result}\nNRestarts={restarts}\nUnitFileState={enabled}\n"
    return {SHOW: Ran(0, told)}
