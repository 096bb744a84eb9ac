"""What the checks look at: the computer, the table's folders, and what follows from both, each found out once.

Rules of this file: nothing here raises. Where facedown.toml or the mat cannot be read, the check of that file reports it, and the other
checks go on with the default.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from functools import cached_property
from itertools import pairwise
from pathlib import Path

from companion.config.config import FILE_NAME, Config, Folders, Voice, read, text_of
from companion.core.frozen import dataclass
from companion.errors import Unusable
from companion.machine.computer import Computer, DeviceNode, colon_rows, properties_of
from companion.mats.calibration import Calibration
from companion.mats.plan import NO_MAT, Hub, Plan, Spi
from companion.mats.tuning.findings import Look
from companion.voice.engines.found import Offer
from hardware.header import HeaderChip
from hardware.readers.hub.plugged import Blank, PortAnswer

UNIT, PLAYER = "facedown.service", "facedown"
SYSTEM_UNIT, USER_UNIT = f"/etc/systemd/system/{UNIT}", f"/etc/systemd/user/{UNIT}"
CONSOLE = "kmsdrm"
PLAYING = ("play", "mat", "tags")  # commands that may use the readers
WITHOUT = ("--simulated", "--no-mat", "--bots")  # options with which they use no reader
Listen = Callable[[Plan, Calibration | None, float], Look]


@dataclass(frozen=True, slots=True)
class Parts:
    """What is asked besides the computer: the table's readers, ports with hubs, voices. Each may raise anything."""

    listen: Listen
    hubs: Callable[[], Sequence[PortAnswer]]
    blanks: Callable[[], Sequence[Blank]]
    offers: Callable[[Voice], Sequence[Offer]]
    header: Callable[[], HeaderChip | None] = lambda: None  # the GPIO chip at the header


@dataclass(frozen=True, slots=True)
class Service:
    """The service as systemd reports it; `is_user`: it belongs to the user of the desktop."""

    is_installed: bool = False
    is_user: bool = False
    state: str = ""  # active, activating, failed, inactive
    result: str = ""
    restarts: int = 0
    is_enabled: bool = False

    @property
    def is_running(self) -> bool:
        return self.state in ("active", "activating", "reloading", "deactivating")


@dataclass(frozen=True, slots=True)
class Player:
    """The user that needs rights to the parts of the table: that of the service, else the one that runs the doctor."""

    name: str
    groups: frozenset[str] = field(default_factory=frozenset)
    is_root: bool = False
    is_asking: bool = True

    def may_use(self, node: DeviceNode) -> bool:
        if self.is_root or (self.is_asking and node.is_open):
            return True
        by_group = node.group in self.groups and node.mode & 0o060 == 0o060
        return by_group or (node.owner == self.name and node.mode & 0o600 == 0o600) or node.mode & 0o006 == 0o006


class Case:
    def __init__(
        self, computer: Computer, folders: Folders, parts: Parts, language: str, mat: str | None = None, breaks: tuple[str, ...] = ()
    ) -> None:
        """`mat`: to be checked instead of the mat that facedown.toml names; `breaks`: what is wrong with models of its readers."""
        self.computer, self.folders, self.parts, self.language = computer, folders, parts, language
        self._mat, self.breaks = mat, breaks

    @property
    def config_file(self) -> Path:
        return self.folders.config / FILE_NAME

    @property
    def has_config_file(self) -> bool:
        """Whether there is a facedown.toml, also one that cannot be used."""
        try:
            return text_of(self.config_file) is not None
        except Unusable:
            return True

    @cached_property
    def config(self) -> Config:
        try:
            return read(self.config_file)
        except Unusable:
            return Config()

    @property
    def mat_name(self) -> str | None:
        return self._mat or self.config.mat

    @cached_property
    def plan(self) -> Plan | None:
        """None where no mat is named, or its file cannot be used."""
        from companion.mats.files import find

        if self.mat_name is None or self.mat_name == NO_MAT.name:
            return None
        try:
            return find(self.mat_name, self.folders.mats)
        except Unusable:
            return None

    @property
    def is_mat_spoilt(self) -> bool:
        return self.plan is None and self.mat_name not in (None, NO_MAT.name)

    @property
    def spi(self) -> tuple[Spi, ...]:
        return tuple(one for one in self.plan.readers if isinstance(one, Spi)) if self.plan is not None else ()

    @property
    def hubs(self) -> tuple[Hub, ...]:
        return tuple(one for one in self.plan.readers if isinstance(one, Hub)) if self.plan is not None else ()

    @property
    def has_panel(self) -> bool:
        """Whether buttons, lamps or the buzzer are wired to this computer's own pins; the lights of slots are wired to hubs."""
        panel = self.plan.panel if self.plan is not None else None
        return panel is not None and bool(panel.buttons or panel.encoder or panel.push or panel.lamps or panel.buzzer)

    @cached_property
    def model(self) -> str:
        """The model of the board; empty where it is unknown."""
        return (self.computer.text("/proc/device-tree/model") or "").strip("\0\n ")

    @property
    def is_pi(self) -> bool:
        return self.model.startswith("Raspberry Pi")

    @cached_property
    def service(self) -> Service:
        """The system's service, else the one of the desktop."""
        of_system = self._service()
        return of_system if of_system.is_installed else self._service("--user")

    def _service(self, *whose: str) -> Service:
        keys = ("LoadState", "ActiveState", "Result", "NRestarts", "UnitFileState")
        told = properties_of(self.computer, UNIT, *whose, keys=keys)
        if told.get("LoadState") in (None, "not-found"):
            return Service(is_installed=self.computer.text(SYSTEM_UNIT) is not None)
        number = told.get("NRestarts", "0")
        return Service(
            is_installed=True,
            is_user=bool(whose),
            state=told.get("ActiveState", ""),
            result=told.get("Result", ""),
            restarts=int(number) if number.isdecimal() else 0,
            is_enabled=told.get("UnitFileState", "").startswith("enabled"),
        )

    @property
    def has_user_unit(self) -> bool:
        return self.computer.text(USER_UNIT) is not None and not (self.service.is_installed and not self.service.is_user)

    @cached_property
    def player(self) -> Player:
        if self.service.is_installed and not self.service.is_user:
            unit = self.unit_keys
            name = unit.get("User", "root")
            groups = self.groups_of(name) | frozenset(unit.get("SupplementaryGroups", "").split())
            return Player(name, groups, name == "root", is_asking=False)
        person = self.computer.person
        known_by = self.computer.env.get("SUDO_USER", "") if person.is_root else ""
        if known_by and known_by != "root":
            return Player(known_by, self.groups_of(known_by), is_asking=False)
        return Player(person.name, person.groups, person.is_root)

    @cached_property
    def unit_keys(self) -> Mapping[str, str]:
        """The keys of the installed unit; values of a key that occurs several times are joined."""
        found: dict[str, str] = {}
        for line in (self.computer.text(SYSTEM_UNIT) or "").splitlines():
            key, equals, value = line.partition("=")
            if equals and not key.startswith(("#", ";")):
                found[key.strip()] = f"{found.get(key.strip(), '')} {value.strip()}".strip()
        return found

    def groups_of(self, name: str) -> frozenset[str]:
        """The groups of a user from the next log-in on."""
        own = [row[3] for row in colon_rows(self.computer, "/etc/passwd") if row[0] == name]
        groups = colon_rows(self.computer, "/etc/group")
        return frozenset(group for group, _, number, members, *_ in groups if name in members.split(",") or number in own)

    @cached_property
    def holder(self) -> str:
        """What uses the readers and the screen now: "service", the process number of another command of ours, or ""."""
        if self.service.is_running:
            return "service"
        for number in self.computer.names("/proc"):
            if number.isdecimal() and int(number) != self.computer.pid and self._is_ours(number):
                return number
        return ""

    def _is_ours(self, number: str) -> bool:
        words = (self.computer.text(f"/proc/{number}/cmdline") or "").split("\0")
        is_playing = any(word.rpartition("/")[2] in ("facedown", "companion") and after in PLAYING for word, after in pairwise(words))
        return is_playing and not any(word.partition("=")[0] in WITHOUT for word in words)

    @cached_property
    def driver(self) -> str:
        """The video driver that SDL is to use; "" where SDL chooses one of the desktop."""
        env, unit = self.computer.env, self.unit_keys.get("Environment", "")
        if chosen := env.get("SDL_VIDEODRIVER") or self.config.screen.driver:
            return chosen
        if self.has_user_unit:
            return ""
        is_service = self.service.is_installed and not self.service.is_user
        if "SDL_VIDEODRIVER=" in unit:
            return unit.partition("SDL_VIDEODRIVER=")[2].split()[0].strip('"')
        is_desktop = (env.get("WAYLAND_DISPLAY") or env.get("DISPLAY")) and not is_service
        return CONSOLE if self.computer.platform == "linux" and not is_desktop else ""

    def installing(self, *what: str) -> str:
        """The command that installs these distributions beside this Python."""
        return f"{self._pip} install {self._managed}{' '.join(what)}"

    def uninstalling(self, *what: str) -> str:
        return f"{self._pip} uninstall -y {self._managed}{' '.join(what)}"

    @property
    def _pip(self) -> str:
        folder = self.computer.python.program.rpartition("/")[0]
        is_ours = self.computer.person.is_root or not folder.startswith(("/opt/", "/usr/"))
        return f"{'' if is_ours else 'sudo '}{folder}/pip"

    @property
    def _managed(self) -> str:
        """Debian's own Python refuses pip without this option."""
        python = self.computer.python
        mark = f"{python.prefix}/lib/python{python.version[0]}.{python.version[1]}/EXTERNALLY-MANAGED"
        return "--break-system-packages " if self.computer.text(mark) is not None else ""
