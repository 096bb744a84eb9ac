"""Python, pygame and the other libraries, as they are found on machines that are made up."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.machine.computer import Installed, Interpreter, Person
from companion.machine.doctor.computer_checks import numbers
from companion.machine.doctor.finding import fault, note, warning, well
from tests.machine.doctor.made_up import OF_VENV, at_desktop
from tests.machine.simulated import PYTHON, MadeUp

OF_SYSTEM = "/usr/lib/python3/dist-packages"
PIP = "/venv/bin/pip"


def python(*version, bits=64):
    return MadeUp(python=Interpreter(version, bits, PYTHON, "/venv"))


def with_libraries(*libraries, **more):
    return MadeUp(libraries=tuple(Installed(name, version, folder) for name, version, folder in libraries), **more)


@pytest.mark.parametrize("version", [(3, 11, 0), (3, 13, 5), (3, 14, 1)])
def test_a_python_that_will_do_is_told(found, version):
    assert found("python", python(*version)) == (well("doctor-python-well", version=".".join(map(str, version)), program=PYTHON),)


def test_a_python_that_is_too_old_or_newer_than_any_that_was_tried(found):
    assert found("python", python(3, 10, 12)) == (fault("doctor-python-old", version="3.10.12", oldest="3.11"),)
    assert found("python", python(3, 15, 0)) == (warning("doctor-python-new", version="3.15.0", newest="3.14"),)


def test_a_system_of_32_bits_gets_its_pygame_from_the_system(found):
    assert found("python", python(3, 11, 2, bits=32))[1:] == (note("doctor-python-bits", "sudo apt install python3-pygame"),)


def test_one_pygame_is_well(found):
    machine = with_libraries(("pygame-ce", "2.5.8", OF_VENV), ("fpdf2", "2.8.9", OF_VENV))
    assert found("pygame", machine) == (well("doctor-pygame-well", name="pygame-ce", version="2.5.8"),)


def test_without_pygame_the_one_that_draws_there_is_to_be_installed(found):
    assert found("pygame", MadeUp()) == (fault("doctor-pygame-missing", f"{PIP} install pygame-ce"),)
    assert found("pygame", at_desktop(MadeUp())) == (fault("doctor-pygame-missing", f"{PIP} install pygame-ce"),)
    laptop = at_desktop(MadeUp(processor="x86_64"))
    assert found("pygame", laptop) == (fault("doctor-pygame-missing", f"{PIP} install pygame"),)
    assert found("pygame", MadeUp(processor="x86_64")) == (fault("doctor-pygame-missing", f"{PIP} install pygame-ce"),)  # on a console
    new = at_desktop(MadeUp(processor="x86_64", python=Interpreter((3, 14, 0), 64, PYTHON, "/venv")))
    assert found("pygame", new) == (fault("doctor-pygame-missing", f"{PIP} install pygame-ce"),)


def test_both_pygames_in_one_folder_mix(found):
    machine = with_libraries(("pygame", "2.6.1", OF_VENV), ("pygame-ce", "2.5.8", OF_VENV))
    command = f"{PIP} uninstall -y pygame pygame-ce && {PIP} install pygame-ce"
    assert found("pygame", machine) == (fault("doctor-pygame-both", command, folder=OF_VENV),)


def test_a_pygame_of_the_system_behind_that_of_the_venv_does_no_harm(found):
    machine = with_libraries(("pygame-ce", "2.5.8", OF_VENV), ("pygame", "2.1.2", OF_SYSTEM))
    assert found("pygame", machine) == (
        well("doctor-pygame-well", name="pygame-ce", version="2.5.8"),
        note("doctor-pygame-behind", name="pygame", version="2.1.2", folder=OF_SYSTEM, other="pygame-ce"),
    )


def test_a_pygame_that_is_too_old(found):
    machine = with_libraries(("pygame", "2.1.2", OF_SYSTEM))
    told = {"name": "pygame", "version": "2.1.2", "least": "2.5.2"}
    assert found("pygame", machine) == (fault("doctor-pygame-old", f"{PIP} install pygame-ce", **told),)


def test_pip_is_called_as_whoever_asks_has_to(found):
    service = Interpreter((3, 11, 2), 64, "/opt/facedown/bin/python", "/opt/facedown")
    assert found("pygame", MadeUp(python=service))[0].command == "sudo /opt/facedown/bin/pip install pygame-ce"
    root = MadeUp(python=service, person=Person("root", is_root=True))
    assert found("pygame", root)[0].command == "/opt/facedown/bin/pip install pygame-ce"
    marked = {"/usr/lib/python3.13/EXTERNALLY-MANAGED": "[externally-managed]"}
    system = MadeUp(python=Interpreter((3, 13, 5), 64, "/usr/bin/python3", "/usr"), files=marked)
    assert found("pygame", system)[0].command == "sudo /usr/bin/pip install --break-system-packages pygame-ce"
    both = replace(system, libraries=with_libraries(("pygame", "2.6.1", OF_SYSTEM), ("pygame-ce", "2.5.8", OF_SYSTEM)).libraries)
    assert found("pygame", both)[0].command.startswith("sudo /usr/bin/pip uninstall -y --break-system-packages pygame pygame-ce && ")


VERSIONS = {"fluent-runtime": "0.4.0", "platformdirs": "4.1", "pyserial": "3.5", "gpiozero": "2.0"}
NEEDED = tuple((name, version, OF_VENV) for name, version in VERSIONS.items())
TOLD = "fluent.runtime 0.4.0, platformdirs 4.1, pyserial 3.5, gpiozero 2.0"


def test_libraries_are_told_by_name_and_version(found):
    machine = with_libraries(*NEEDED, ("fpdf2", "2.8.9", OF_VENV), ("segno", "1.6", OF_VENV))
    assert found("libraries", machine) == (well("doctor-libraries-well", names=TOLD),)


def test_a_library_that_is_missing_and_those_for_printing(found):
    assert found("libraries", with_libraries(*NEEDED[:2], ("segno", "1.6", OF_VENV))) == (
        fault("doctor-libraries-missing", f"{PIP} install pyserial gpiozero", names="pyserial, gpiozero"),
        note("doctor-libraries-printing", f"{PIP} install 'facedown[print]'", names="fpdf2"),
    )


def test_of_a_version_the_leading_numbers_count():
    assert [numbers(text) for text in ("2.5.2", "2.6.1.dev3", "2.0.1.post3", "2.5rc1", "unknown", "")] == [
        (2, 5, 2), (2, 6, 1), (2, 0, 1), (2, 5), (), (),
    ]  # fmt: skip


def test_sqlite_has_a_flaw_that_one_writer_never_meets(found):
    assert found("sqlite", MadeUp(sqlite=(3, 51, 3))) == (well("doctor-sqlite-well", version="3.51.3"),)
    assert found("sqlite", MadeUp(sqlite=(3, 40, 1))) == (note("doctor-sqlite-old", version="3.40.1", safe="3.51.3"),)
