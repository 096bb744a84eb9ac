"""A simulated computer: its files, devices, commands and libraries are those that a test names, and no others."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime

from companion.machine.computer import DeviceNode, DiskSpace, Installed, Interpreter, PathState, Person, Ran

NOW = datetime(2026, 3, 1, 12, 0, tzinfo=UTC)
BUILT = NOW.replace(year=2025)
PYTHON = "/venv/bin/python"
WHO = Person("pi", frozenset({"pi"}))
USUAL = Interpreter((3, 11, 2), 64, PYTHON, "/venv")
DISK = DiskSpace(10_000_000_000, 30_000_000_000)
MISSING = Ran(None, err="No such file or directory", is_missing=True)


@dataclass
class MadeUp:
    """Fills `Computer`; `commands` by their words, or by as many of their first words as tell them apart.

    A file is given by its text, and then belongs to root; anything else at a path by its state. Folders exist where something lies in them.
    """

    files: dict[str, str | PathState] = field(default_factory=dict)
    nodes: Mapping[str, DeviceNode] = field(default_factory=dict)
    commands: Mapping[str, Ran] = field(default_factory=dict)
    libraries: tuple[Installed, ...] = ()
    programs: tuple[str, ...] = ()
    env: Mapping[str, str] = field(default_factory=dict)
    platform: str = "linux"
    processor: str = "aarch64"
    python: Interpreter = USUAL
    person: Person = WHO
    pid: int = 4242
    sqlite: tuple[int, int, int] = (3, 51, 3)
    built: datetime = BUILT
    at: datetime = NOW
    disk: DiskSpace | None = DISK
    ran: list[str] = field(default_factory=list)
    notified: list[str] = field(default_factory=list)

    def now(self):
        return self.at

    def text(self, path):
        match self.files.get(str(path)):
            case PathState("link", text=target):
                return self.text(target)
            case PathState("file", text=text) | str(text):
                return text
        return None

    def names(self, folder):
        inside = f"{str(folder).rstrip('/')}/"
        paths = [path.removeprefix(inside) for path in (*self.files, *self.nodes) if path.startswith(inside)]
        return tuple(sorted({path.partition("/")[0] for path in paths}))

    def seen(self, path):
        match self.files.get(str(path)):
            case str(text):
                return PathState("file", 0o644, 0, text)
            case PathState("folder", mode, owner):
                return PathState("folder", mode, owner, is_full=bool(self.names(path)))
            case None if self.names(path):
                return PathState("folder", 0o755, 0, is_full=True)
            case state:
                return state

    def node(self, path):
        return self.nodes.get(str(path))

    def space(self, folder):
        return self.disk

    def which(self, program):
        return f"/usr/bin/{program}" if program in self.programs else None

    def run(self, *words, seconds=4.0):
        line = " ".join(words)
        self.ran.append(line)
        return next((ran for known, ran in self.commands.items() if line == known or line.startswith(f"{known} ")), MISSING)

    def installed(self):
        return self.libraries

    def write(self, path, text, mode):
        self.files[str(path)] = PathState("file", mode, 0, text)

    def remove(self, path):
        for one in [one for one in self.files if one == str(path) or one.startswith(f"{path}/")]:
            del self.files[one]

    def notify(self, message):
        self.notified.append(message)
        return True
