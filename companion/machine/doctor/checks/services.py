"""The referee as a service: whether it runs, and whether its files are still those of this program."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from companion.machine.doctor.case import SYSTEM_UNIT, USER_UNIT, Case
from companion.machine.doctor.finding import Finding, fault, note, warning, well

LOG = "journalctl -u facedown -n 50 --no-pager"
USER_LOG = "journalctl --user -u facedown -n 50 --no-pager"
INSTALL = "sudo facedown install-service"
EXEC = re.compile(r"^ExecStart=(\S+)", re.MULTILINE)
OFTEN = 3  # starts by systemd since it was started by a person


def service(case: Case) -> Iterator[Finding]:
    found = case.service
    whose, log = ("systemctl --user", USER_LOG) if found.is_user else ("sudo systemctl", LOG)
    if not found.is_installed:
        yield well("doctor-service-none") if not case.is_pi else note("doctor-service-wanted", INSTALL)
        return
    if found.state == "failed":
        yield fault("doctor-service-failed", log, result=found.result or "-")
    elif found.state == "activating":
        yield warning("doctor-service-starting", log)
    elif found.is_running:
        yield well("doctor-service-well")
    else:
        yield note("doctor-service-stopped", f"{whose} start facedown")
    if found.restarts >= OFTEN:
        yield warning("doctor-service-restarts", log, count=found.restarts)
    if found.state and not found.is_enabled:
        yield note("doctor-service-disabled", f"{whose} enable facedown")


def unit(case: Case) -> Iterator[Finding]:
    """What somebody wants otherwise belongs into `systemctl edit facedown`, which is not looked at."""
    from companion.machine.installer.wanted import Way, files

    ways: tuple[tuple[Way, str], ...] = (("console", SYSTEM_UNIT), ("desktop", USER_UNIT))
    way, text = next(((way, text) for way, path in ways if (text := case.machine.text(path)) is not None), ("console", ""))
    started = EXEC.search(text)
    if started is None:
        yield well("doctor-unit-none") if not text else warning("doctor-unit-differs", INSTALL, names=SYSTEM_UNIT)
        return
    program, own = Path(started[1]), Path(case.machine.python.program).with_name("facedown")
    if program != own:
        yield note("doctor-unit-other", theirs=str(program), ours=str(own))
    wanted = [file for file in files(program, way) if not _is_unseen(case, file.path)]
    different = [str(file.path) for file in wanted if case.machine.text(str(file.path)) != file.text]
    if different:
        yield warning("doctor-unit-differs", INSTALL, names=", ".join(different))
    else:
        yield well("doctor-unit-well", program=str(program))


def _is_unseen(case: Case, path: Path) -> bool:
    """Rules of polkit lie in a folder that only root looks into."""
    return not case.machine.person.is_root and not case.machine.names(str(path.parent))
