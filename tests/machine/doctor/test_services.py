"""The referee as a service, as it is found on machines that are made up."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from companion.machine.computer import Interpreter, Person
from companion.machine.doctor.finding import fault, note, warning, well
from companion.machine.installer.wanted import files
from tests.machine.doctor.made_up import NOT_FOUND, PI, SHOW, UNIT, USER_SHOW, serving
from tests.machine.simulated import MadeUp

LOG = "journalctl -u facedown -n 50 --no-pager"
PROGRAM = Path("/opt/facedown/bin/facedown")
OPT = Interpreter((3, 11, 2), 64, "/opt/facedown/bin/python", "/opt/facedown")
ROOT = Person("root", is_root=True)
INSTALL = "sudo facedown install-service"


def of_system(**told):
    return MadeUp(commands=serving(**told))


@pytest.mark.parametrize(
    ("machine", "expected"),
    [
        (MadeUp(), (well("doctor-service-none"),)),
        (MadeUp(files={"/proc/device-tree/model": PI}), (note("doctor-service-wanted", INSTALL),)),
        (MadeUp(commands={SHOW: NOT_FOUND, USER_SHOW: NOT_FOUND}), (well("doctor-service-none"),)),
        (of_system(), (well("doctor-service-well"),)),
        (of_system(state="failed", result="watchdog"), (fault("doctor-service-failed", LOG, result="watchdog"),)),
        (of_system(state="failed", result=""), (fault("doctor-service-failed", LOG, result="-"),)),
        (of_system(state="activating"), (warning("doctor-service-starting", LOG),)),
        (of_system(state="inactive"), (note("doctor-service-stopped", "sudo systemctl start facedown"),)),
        (of_system(restarts=2), (well("doctor-service-well"),)),
        (of_system(restarts=3), (well("doctor-service-well"), warning("doctor-service-restarts", LOG, count=3))),
        (of_system(enabled="disabled"), (well("doctor-service-well"), note("doctor-service-disabled", "sudo systemctl enable facedown"))),
        (MadeUp(files={UNIT: "[Service]\n"}), (note("doctor-service-stopped", "sudo systemctl start facedown"),)),
    ],
    ids=[
        *("none", "none on a Pi", "not found", "well", "failed", "failed, and nothing more", "starting"),
        *("stopped", "twice", "often", "disabled", "nobody to be asked"),
    ],
)
def test_what_systemd_tells_of_the_service(found, machine, expected):
    assert found("service", machine) == expected


def test_a_service_of_the_desktop_is_that_of_whoever_sits_there(found):
    ran = serving("inactive")[SHOW]
    machine = MadeUp(commands={SHOW: NOT_FOUND, USER_SHOW: ran})
    assert found("service", machine) == (note("doctor-service-stopped", "systemctl --user start facedown"),)
    failed = MadeUp(commands={SHOW: NOT_FOUND, USER_SHOW: serving("failed")[SHOW]})
    assert found("service", failed)[0].command == LOG.replace("journalctl", "journalctl --user")


def installed(way="console", program=PROGRAM, **more):
    return MadeUp(files={str(file.path): file.text for file in files(program, way)}, python=OPT, **more)


@pytest.mark.parametrize("way", ["console", "desktop"])
def test_files_as_they_were_installed(found, way):
    assert found("unit", installed(way, person=ROOT)) == (well("doctor-unit-well", program=str(PROGRAM)),)
    assert found("unit") == (well("doctor-unit-none"),)


@pytest.mark.parametrize("way", ["console", "desktop"])
def test_files_that_are_others_or_gone(found, way):
    machine = installed(way, person=ROOT)
    first, second, *rest = machine.files
    changed = replace(machine, files={first: "# mine\n", **{path: machine.files[path] for path in rest}})
    assert found("unit", changed) == (warning("doctor-unit-differs", INSTALL, names=f"{first}, {second}"),)


def test_a_unit_that_starts_nothing(found):
    assert found("unit", MadeUp(files={UNIT: "[Service]\n"})) == (warning("doctor-unit-differs", INSTALL, names=UNIT),)


def test_rules_in_a_folder_that_only_root_looks_into_are_left_alone(found):
    machine = installed()
    seen = replace(machine, files={path: text for path, text in machine.files.items() if "polkit" not in path})
    assert found("unit", seen) == (well("doctor-unit-well", program=str(PROGRAM)),)
    assert found("unit", replace(seen, person=ROOT))[0].key == "doctor-unit-differs"
    another = {"/etc/udev/rules.d/99-other.rules": ""}
    gone = replace(seen, files={**another, **{path: text for path, text in seen.files.items() if "udev" not in path}})
    (one,) = found("unit", gone)
    assert one.told["names"].startswith("/etc/udev/rules.d/")


def test_a_service_that_runs_another_program_than_this(found):
    theirs = Path("/srv/venv/bin/facedown")
    assert found("unit", installed(program=theirs, person=ROOT)) == (
        note("doctor-unit-other", theirs=str(theirs), ours=str(PROGRAM)),
        well("doctor-unit-well", program=str(theirs)),
    )
