"""A computer is surveyed before it is changed."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from companion.machine.computer import PathState, Ran
from companion.machine.installer.survey import DISPLAY_MANAGER, TEMPLATE, Survey, parts_here, program_here, surveyed
from companion.machine.installer.wanted import CACHE, CONFIGURATION, PROGRAM, UNITS
from tests.machine.installer.machines import CONFIG, GROUPS, OFF, REFEREE, Installable

UNIT = UNITS["console"]
SHOWN = "systemctl --timestamp=unix show facedown.service"


@pytest.fixture
def machine():
    return Installable()


def test_a_fresh_machine_is_looked_at(machine):
    machine.files["/proc/device-tree/model"] = "Raspberry Pi 4 Model B Rev 1.4\0"
    machine.files[str(CONFIG)] = PathState("file", 0o755, 0, OFF)
    found = surveyed(machine, PROGRAM, (PROGRAM,))
    assert found == Survey(parts=(PROGRAM,), groups=GROUPS, person="pi", there={CONFIG: PathState("file", 0o755, 0, OFF)}, boot=CONFIG)


def test_a_machine_with_everything_is_looked_at(machine):
    machine.files |= {
        "/boot/config.txt": "",
        str(UNIT): "[Unit]\n",
        str(TEMPLATE): "",
        "/etc/group": "spi:x:1:pi,facedown\nbroken\n",
        "/etc/passwd": f"facedown:x:{REFEREE}:1::/:/bin/sh\n",
        "/etc/systemd/system/default.target": PathState("link", text="/lib/systemd/system/graphical.target"),
        str(DISPLAY_MANAGER): PathState("link", text="/lib/systemd/system/lightdm.service"),
    }
    machine.env = {"SUDO_USER": "root"}
    found = surveyed(machine, PROGRAM, (PROGRAM,))
    assert (found.has_display, found.has_desktop, found.user, found.person, found.boot, found.is_pi, found.full, found.groups) == (
        *(True, True, REFEREE, None, Path("/boot/config.txt"), False, frozenset({CONFIGURATION})),
        {"spi": frozenset({"pi", "facedown"})},
    )
    assert (found.there[UNIT].text, CACHE in found.there) == ("[Unit]\n", False)


@pytest.mark.parametrize(
    ("target", "has_login", "is_desktop"),
    [("graphical", True, True), ("graphical", False, False), ("multi-user", True, False), (None, True, True)],
)
def test_a_desktop_is_one_that_starts_and_that_has_a_login(machine, target, has_login, is_desktop):
    machine.files["/usr/lib/systemd/system/default.target"] = PathState("link", text="graphical.target")
    if target:
        machine.files["/etc/systemd/system/default.target"] = PathState("link", text=f"/lib/systemd/system/{target}.target")
    if has_login:
        machine.files[str(DISPLAY_MANAGER)] = ""
    assert surveyed(machine, PROGRAM, ()).has_desktop == is_desktop


def test_a_machine_that_systemd_does_not_run_is_asked_nothing():
    lacking = Installable(lacks=("systemctl", "udevadm"))
    assert (surveyed(lacking, PROGRAM, ()).lacks, lacking.ran) == (("systemctl", "udevadm"), [])


@pytest.mark.parametrize(("began", "is_outdated"), [("@0", True), ("@99999999999", False), ("", False), ("Thu 2026", False)])
def test_what_runs_is_outdated_when_the_program_is_younger(machine, began, is_outdated):
    machine.files[str(PROGRAM)] = PathState("file", 0o755, changed=1e9)
    machine.commands = {SHOWN: Ran(0, f"ActiveState=active\nExecMainStartTimestamp={began}\n")}
    found = surveyed(machine, PROGRAM, ())
    assert (found.state, found.is_outdated) == ("active", is_outdated)


def test_folders_that_others_may_not_enter_are_named(machine):
    machine.files["/opt"] = PathState("folder", 0o750)
    found = surveyed(machine, PROGRAM, (PROGRAM, Path("/nowhere/else/python")))
    assert found.out_of_reach == (Path("/opt"), Path("/nowhere"), Path("/nowhere/else"))


def test_a_folder_that_may_not_be_looked_at_counts_as_full(machine):
    machine.files[str(CONFIGURATION)] = PathState("unseen", is_full=True)
    assert surveyed(machine, PROGRAM, ()).full == {CONFIGURATION}


def test_the_program_here_is_the_one_of_this_python():
    assert (program_here().name, program_here().parent.name) == ("facedown", "bin")
    assert {program_here().name, "__init__.py"} <= {part.name for part in parts_here()}
    assert all(part == Path(os.path.realpath(part.parent)) / part.name for part in parts_here())
