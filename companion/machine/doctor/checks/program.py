"""The program and what it stands on: Python, pygame, the other libraries."""

from __future__ import annotations

import re
from collections.abc import Iterator

from companion.machine.doctor.case import Case
from companion.machine.doctor.finding import Finding, fault, note, warning, well
from companion.machine.doctor.machine import Installed

OLDEST, NEWEST = (3, 11), (3, 14)
LEAST = {"pygame": (2, 5, 2), "pygame-ce": (2, 5, 6)}
NEEDED = ("fluent.runtime", "platformdirs", "pyserial", "gpiozero")
FOR_PRINTING = ("fpdf2", "segno")
APT = "sudo apt install python3-pygame"


def python(case: Case) -> Iterator[Finding]:
    python = case.machine.python
    version = ".".join(map(str, python.version))
    if python.version < OLDEST:
        yield fault("doctor-python-old", version=version, oldest="3.11")
    elif python.version[:2] > NEWEST:
        yield warning("doctor-python-new", version=version, newest="3.14")
    else:
        yield well("doctor-python-well", version=version, program=python.program)
    if python.bits == 32:
        yield note("doctor-python-bits", APT)


def pygame(case: Case) -> Iterator[Finding]:
    found = [one for one in case.machine.installed() if one.name in LEAST]
    folders = {one.folder: [other for other in found if other.folder == one.folder] for one in found}
    first = next(iter(folders.values()), [])
    if not first:
        yield fault("doctor-pygame-missing", case.installing(wanted(case)))
        return
    if len(first) > 1:
        again = f"{case.uninstalling('pygame', 'pygame-ce')} && {case.installing(wanted(case))}"
        yield fault("doctor-pygame-both", again, folder=first[0].folder)
        return
    yield _old(first[0], case) or well("doctor-pygame-well", name=first[0].name, version=first[0].version)
    for behind in found:
        if behind.folder != first[0].folder:
            yield note("doctor-pygame-behind", name=behind.name, version=behind.version, folder=behind.folder, other=first[0].name)


def _old(one: Installed, case: Case) -> Finding | None:
    if numbers(one.version) >= LEAST[one.name]:
        return None
    least = ".".join(map(str, LEAST[one.name]))
    return fault("doctor-pygame-old", case.installing(wanted(case)), name=one.name, version=one.version, least=least)


def wanted(case: Case) -> str:
    """As pyproject.toml chooses; the other has no wheel there, or does not draw on a Pi's console."""
    machine = case.machine
    is_other = machine.python.version >= (3, 14, 0) or machine.processor == "aarch64" or case.driver == "kmsdrm"
    return "pygame-ce" if is_other else "pygame"


def numbers(version: str) -> tuple[int, ...]:
    """The leading ones."""
    found = re.match(r"[0-9]+(?:\.[0-9]+)*", version)
    return tuple(map(int, found[0].split("."))) if found else ()


def libraries(case: Case) -> Iterator[Finding]:
    there = {one.name.replace("-", "."): one for one in reversed(case.machine.installed())}
    missing = [name for name in NEEDED if name.replace("-", ".") not in there]
    if missing:
        yield fault("doctor-libraries-missing", case.installing(*missing), names=", ".join(missing))
    else:
        yield well("doctor-libraries-well", names=", ".join(f"{name} {there[name].version}" for name in NEEDED))
    unprinted = [name for name in FOR_PRINTING if name not in there]
    if unprinted:
        yield note("doctor-libraries-printing", case.installing("'facedown[print]'"), names=", ".join(unprinted))
