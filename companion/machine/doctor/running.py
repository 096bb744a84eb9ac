"""Checks are made one after the other; none takes the doctor along, and none keeps it waiting.

Rules of this file: a check that has no answer in time is left to itself in its thread, which ends with the program; commands that it has
started then end with its machine, when that is closed. Of one that falls over the kind of the exception and the places are told, never its
text: that may quote what nobody should know.
"""

from __future__ import annotations

import traceback
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, Queue
from threading import Thread

from companion.machine.doctor.case import Case
from companion.machine.doctor.finding import Check, Finding, Status, fault, gravest, warning

LONGEST = 5.0  # seconds that a check may take
REPORT = "facedown doctor --bundle doctor.zip"
PACKAGES = Path(__file__).resolve().parents[3]


@dataclass(frozen=True, slots=True)
class Checked:
    check: Check
    findings: tuple[Finding, ...]

    @property
    def status(self) -> Status:
        return gravest(self.findings)


def examined(case: Case, checks: Sequence[Check], seconds: float = LONGEST) -> Iterator[Checked]:
    for check in checks:
        yield Checked(check, _findings(case, check, seconds))


def _findings(case: Case, check: Check, seconds: float) -> tuple[Finding, ...]:
    found: Queue[tuple[Finding, ...]] = Queue()
    Thread(target=lambda: found.put(_guarded(case, check)), name=f"doctor {check.id}", daemon=True).start()
    try:
        return found.get(timeout=seconds)
    except Empty:
        return (warning("doctor-late", f"facedown doctor {check.id}", seconds=f"{seconds:g}"),)


def _guarded(case: Case, check: Check) -> tuple[Finding, ...]:
    try:
        return tuple(check.look(case))
    except Exception as error:  # noqa: BLE001 - whatever it is, the other checks go on
        return (fault("doctor-broken", REPORT, kind=type(error).__name__, places=_places(error)),)


def _places(error: Exception) -> str:
    """The last of ours come last."""
    steps = traceback.extract_tb(error.__traceback__)[1:]
    return ", ".join(f"{_short(step.filename)}:{step.lineno}" for step in steps)


def _short(file: str) -> str:
    path = Path(file)
    return str(path.relative_to(PACKAGES)) if path.is_relative_to(PACKAGES) else path.name
