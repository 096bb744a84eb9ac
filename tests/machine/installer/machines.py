"""Simulated computers for the installer: as values for what is planned, and one whose commands have their effects."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass, field
from pathlib import Path

from companion.machine.computer import PathState, Person, Ran
from companion.machine.installer import wanted
from companion.machine.installer.planning import OF_PEOPLE, OF_SERVICE
from companion.machine.installer.survey import NEEDED, TEMPLATE, Survey
from companion.machine.installer.wanted import ENABLED, FOLDERS, Way
from tests.machine.simulated import MadeUp

OFF = "# nothing\n#dtparam=spi=on\n"
ON = "# nothing\ndtparam=spi=on\n"
CONFIG = Path("/boot/firmware/config.txt")
REFEREE = 987
GROUPS = dict.fromkeys(("video", "render", "input", "audio", "spi", "gpio", "dialout"), frozenset[str]())
PI = Survey(
    parts=(wanted.PROGRAM,),
    groups=GROUPS,
    person="pi",
    there={CONFIG: PathState("file", 0o755, 0, OFF)},
    boot=CONFIG,
    has_raspi_config=True,
)
DESKTOP = dataclasses.replace(PI, has_display=True, has_desktop=True)
ASKS = ("systemctl --timestamp=unix show", "systemctl show")


def seen(file: wanted.File) -> PathState:
    return PathState("file", file.mode, 0, file.text)


def installed(machine: Survey, way: Way = "console") -> Survey:
    """As the machine is once all of it is done."""
    there = {**machine.there, **{file.path: seen(file) for file in wanted.files(machine.program, way)}}
    there[ENABLED[way]] = PathState("link")
    members = set(OF_SERVICE) if way == "console" else set()
    groups = {
        name: frozenset({*(["facedown"] if name in members else []), *(["pi"] if name in OF_PEOPLE else [])})
        for name in {*machine.groups, "spi", "gpio"}
    }
    if machine.boot is not None:
        there[machine.boot] = PathState("file", 0o755, 0, ON)
    if way == "desktop":
        return dataclasses.replace(machine, there=there, groups=groups)
    there |= {one.path: PathState("folder", one.mode, 0 if one.owner == "root" else REFEREE) for one in FOLDERS}
    there[TEMPLATE] = PathState("file", 0o644, 0, "language = 'fr'\n")
    full = frozenset({wanted.CONFIGURATION})
    return dataclasses.replace(machine, there=there, groups=groups, user=REFEREE, full=full, state="active")


def bare() -> dict[str, str | PathState]:
    """The files of a system on which the program lies, and nothing of it is installed."""
    return {
        "/etc/passwd": "root:x:0:0:root:/root:/bin/sh\n",
        "/etc/group": "".join(f"{name}:x:{number}:\n" for number, name in enumerate(sorted(GROUPS))),
        "/etc/systemd/system": PathState("folder", 0o755),
        "/run/udev/control": "",
        "/run/systemd/system": PathState("folder", 0o755),
        "/usr/lib/polkit-1/polkitd": "",
        str(wanted.PROGRAM): "",
    }


@dataclass
class Installable(MadeUp):
    """Its commands have the effects that the installer runs them for; `broken`: a word of the command that fails."""

    files: dict[str, str | PathState] = field(default_factory=bare)
    env: dict[str, str] = field(default_factory=lambda: {"SUDO_USER": "pi"})
    person: Person = Person("root", is_root=True)  # noqa: RUF009 - a frozen value
    lacks: tuple[str, ...] = ()
    broken: str = ""

    def which(self, program):
        return f"/usr/bin/{program}" if program in NEEDED and program not in self.lacks else None

    def run(self, *words, seconds=4.0):
        line = " ".join(words)
        if line.startswith(ASKS):
            is_up = any(command.startswith("systemctl restart") for command in self.ran)
            shown = Ran(0, f"ActiveState={'active' if is_up else 'inactive'}\nExecMainStartTimestamp=\n")
            return next((ran for known, ran in self.commands.items() if line.startswith(known)), shown)
        self.ran.append(line)
        if self.broken and self.broken in words:
            return Ran(5, "first\nit is broken\n")
        self._take_effect(words)
        return Ran(0)

    def _take_effect(self, words):
        match words:
            case ("systemd-sysusers", *_):
                self.files["/etc/passwd"] += f"facedown:x:{REFEREE}:{REFEREE}::/var/lib/facedown:/usr/sbin/nologin\n"
                self.files["/etc/group"] = "".join(f"{name}:x:1:facedown\n" for name in sorted(GROUPS))
            case ("systemd-tmpfiles", *_):
                for one in FOLDERS:
                    self.files[str(one.path)] = PathState("folder", one.mode, 0 if one.owner == "root" else REFEREE)
            case ("systemctl", "enable", _):
                self.files[str(ENABLED["console"])] = PathState("link", text=str(wanted.UNITS["console"]))
            case ("usermod", "--append", "--groups", named, person):
                rows = [line.split(":") for line in self.files["/etc/group"].splitlines()]
                members = [f"{':'.join(row[:3])}:{row[3]}{f',{person}' if row[0] in named else ''}\n" for row in rows]
                self.files["/etc/group"] = "".join(members)
