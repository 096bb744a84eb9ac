"""Machines that are made up: as values for what is planned, and as a folder on which a plan is carried out."""

from __future__ import annotations

import dataclasses
import os
from pathlib import Path

from companion.machine.installer import wanted
from companion.machine.installer.here import Here
from companion.machine.installer.machine import TEMPLATE, Machine, Ran, Seen
from companion.machine.installer.planning import OF_PEOPLE, OF_SERVICE
from companion.machine.installer.wanted import ENABLED, FOLDERS, Way

OFF = "# nothing\n#dtparam=spi=on\n"
ON = "# nothing\ndtparam=spi=on\n"
CONFIG = Path("/boot/firmware/config.txt")
REFEREE = 987
GROUPS = dict.fromkeys(("video", "render", "input", "audio", "spi", "gpio", "dialout"), frozenset[str]())
PI = Machine(
    parts=(wanted.PROGRAM,),
    groups=GROUPS,
    person="pi",
    there={CONFIG: Seen("file", 0o755, 0, OFF)},
    boot=CONFIG,
    has_raspi_config=True,
)
DESKTOP = dataclasses.replace(PI, has_display=True, has_desktop=True)


def seen(file: wanted.File) -> Seen:
    return Seen("file", file.mode, 0, file.text)


def installed(machine: Machine, way: Way = "console") -> Machine:
    """As the machine is once all of it is done."""
    there = {**machine.there, **{file.path: seen(file) for file in wanted.files(machine.program, way)}}
    there[ENABLED[way]] = Seen("link")
    members = set(OF_SERVICE) if way == "console" else set()
    groups = {
        name: frozenset({*(["facedown"] if name in members else []), *(["pi"] if name in OF_PEOPLE else [])})
        for name in {*machine.groups, "spi", "gpio"}
    }
    if machine.boot is not None:
        there[machine.boot] = Seen("file", 0o755, 0, ON)
    if way == "desktop":
        return dataclasses.replace(machine, there=there, groups=groups)
    there |= {one.path: Seen("folder", one.mode, 0 if one.owner == "root" else REFEREE) for one in FOLDERS}
    there[TEMPLATE] = Seen("file", 0o644, 0, "language = 'fr'\n")
    full = frozenset({wanted.CONFIGURATION})
    return dataclasses.replace(machine, there=there, groups=groups, user=REFEREE, full=full, state="active")


class MadeUp(Here):
    """A machine in a folder; its commands do there what they are run for, and are kept in `ran`."""

    is_root = True

    def __init__(self, root: Path, *lacks: str) -> None:
        super().__init__(root)
        root.chmod(0o755)
        self.root, self.lacks, self.ran, self.broken = root, lacks, [], ""
        for name in ("run/systemd/system", "etc/systemd/system", "usr/lib/systemd/system", "proc/device-tree", "opt/facedown/bin"):
            (root / name).mkdir(parents=True)
        self.put("/etc/passwd", "root:x:0:0:root:/root:/bin/sh\n")
        self.put("/etc/group", "".join(f"{name}:x:{number}:\n" for number, name in enumerate(sorted(GROUPS))))
        self.put("/run/udev/control", "")
        self.put("/usr/lib/polkit-1/polkitd", "")
        self.put(str(wanted.PROGRAM), "")

    def put(self, path: str, text: str) -> None:
        place = self.root / path[1:]
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")

    def text(self, path: str | Path) -> str:
        return (self.root / str(path)[1:]).read_text(encoding="utf-8")

    def seen(self, path: Path) -> Seen | None:
        """Whoever runs the tests is root here, and folders of ours are the referee's."""
        found = super().seen(path)
        if found is None or found.owner != os.geteuid():
            return found
        is_theirs = found.kind == "folder" and path in (wanted.STATE, wanted.CACHE)
        return dataclasses.replace(found, owner=REFEREE if is_theirs else 0)

    def has(self, command: str) -> bool:
        return command not in self.lacks and command != "raspi-config"

    def run(self, argv) -> Ran:
        match tuple(argv):
            case ("systemctl", "is-active", _):
                is_up = any(command[:2] == ("systemctl", "restart") for command in self.ran)
                return Ran(0, "active\n") if is_up else Ran(3, "inactive\n")
            case ("systemctl", "show", *_):
                return Ran(0, "\n")
        self.ran.append(tuple(argv))
        if self.broken and self.broken in argv:
            return Ran(5, "first\nit is broken\n")
        match tuple(argv):
            case ("systemd-sysusers", *_):
                self.put("/etc/passwd", f"{self.text('/etc/passwd')}facedown:x:{REFEREE}:{REFEREE}::/var/lib/facedown:/usr/sbin/nologin\n")
                self.put("/etc/group", "".join(f"{name}:x:1:facedown\n" for name in sorted(GROUPS)))
            case ("systemd-tmpfiles", *_):
                for one in FOLDERS:
                    folder = self.root / str(one.path)[1:]
                    folder.mkdir(parents=True, exist_ok=True)
                    folder.chmod(one.mode)
            case ("systemctl", "enable", _):
                link = self.root / str(ENABLED["console"])[1:]
                link.parent.mkdir(parents=True)
                link.symlink_to(wanted.UNITS["console"])
            case ("usermod", "--append", "--groups", named, person):
                rows = [line.split(":") for line in self.text("/etc/group").splitlines()]
                self.put("/etc/group", "".join(f"{':'.join(row[:3])}:{row[3]}{f',{person}' if row[0] in named else ''}\n" for row in rows))
        return Ran(0)
