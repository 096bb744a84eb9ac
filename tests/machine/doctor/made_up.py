"""A machine that a test has made up: files, devices, commands and libraries are those that it names, and no others."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path

from companion.config.config import Folders
from companion.machine.doctor.case import Case, Parts
from companion.machine.doctor.listed import CHECKS
from companion.machine.doctor.machine import Installed, Node, Person, Python, Ran, Room

PYTHON = "/venv/bin/python"
OF_VENV = "/venv/lib/python3.11/site-packages"
PI = "Raspberry Pi 4 Model B Rev 1.4\0"
SHOW = "systemctl show facedown.service"
USER_SHOW = "systemctl --user show facedown.service"
KEYS = " --property=LoadState --property=ActiveState --property=Result --property=NRestarts --property=UnitFileState"
NOT_FOUND = Ran(0, "LoadState=not-found\nActiveState=inactive\n")
UNIT = "/etc/systemd/system/facedown.service"
NOW = datetime(2026, 3, 1, 12, 0, tzinfo=UTC)
BUILT = NOW.replace(year=2025)
USUAL = Python((3, 11, 2), 64, PYTHON, "/venv")
WHO = Person("pi", frozenset({"pi"}))
DISK = Room(10_000_000_000, 30_000_000_000)


@dataclass(frozen=True)
class MadeUp:
    """Fills `machine.Machine`; `commands` by their words, or by as many of their first words as tell them apart."""

    files: Mapping[str, str] = field(default_factory=dict)
    nodes: Mapping[str, Node] = field(default_factory=dict)
    commands: Mapping[str, Ran] = field(default_factory=dict)
    libraries: tuple[Installed, ...] = ()
    programs: tuple[str, ...] = ()
    env: Mapping[str, str] = field(default_factory=dict)
    platform: str = "linux"
    processor: str = "aarch64"
    python: Python = USUAL
    person: Person = WHO
    pid: int = 4242
    sqlite: tuple[int, int, int] = (3, 51, 3)
    built: datetime = BUILT
    at: datetime = NOW
    disk: Room | None = DISK
    ran: list[str] = field(default_factory=list)

    def now(self):
        return self.at

    def text(self, path):
        return self.files.get(path)

    def names(self, folder):
        inside = f"{folder.rstrip('/')}/"
        paths = [path.removeprefix(inside) for path in (*self.files, *self.nodes) if path.startswith(inside)]
        return tuple(sorted({path.partition("/")[0] for path in paths}))

    def node(self, path):
        return self.nodes.get(path)

    def room(self, folder):
        return self.disk

    def which(self, program):
        return f"/usr/bin/{program}" if program in self.programs else None

    def run(self, *words, seconds=4.0):
        line = " ".join(words)
        self.ran.append(line)
        return next((ran for known, ran in self.commands.items() if line == known or line.startswith(f"{known} ")), Ran(None))

    def installed(self):
        return self.libraries


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
