"""What a check has found, and how checks are run.

Rules of this file: a check that has no answer in time is left running in its thread, which ends with the program; the commands that it has
started end when the computer's port is closed. Of a check that raises, the kind of the exception and its places are reported, never its
text, which may quote a value of a card.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import field, replace
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from typing import Literal, get_args

from companion.core.frozen import dataclass
from companion.errors import Problem
from companion.machine.doctor.case import Case

Status = Literal["well", "note", "warning", "fault"]
STATUSES: tuple[Status, ...] = get_args(Status)  # each graver than those before it
Told = Mapping[str, str | float]  # a float is written as the language writes numbers
LONGEST = 5.0  # seconds that a check may take
REPORT = "facedown doctor --bundle doctor.zip"
PACKAGES = Path(__file__).resolve().parents[3]


@dataclass(frozen=True, slots=True)
class Finding:
    """`key` is a line; the line `doctor-mend-` with the same ending tells how to mend it."""

    key: str
    status: Status
    told: Told = field(default_factory=dict)
    command: str = ""  # as it is typed
    problems: tuple[Problem, ...] = ()  # of files, in the order of their lines
    words: tuple[str, ...] = ()  # output of a program of ours, in English

    def because(self, problems: Sequence[Problem]) -> Finding:
        return replace(self, problems=tuple(problems))


def well(key: str, /, **told: str | float) -> Finding:
    return Finding(key, "well", told)


def note(key: str, command: str = "", /, **told: str | float) -> Finding:
    return Finding(key, "note", told, command)


def warning(key: str, command: str = "", /, **told: str | float) -> Finding:
    return Finding(key, "warning", told, command)


def fault(key: str, command: str = "", /, **told: str | float) -> Finding:
    return Finding(key, "fault", told, command)


def gravest(findings: Iterable[Finding]) -> Status:
    return max((one.status for one in findings), key=STATUSES.index, default="well")


@dataclass(frozen=True, slots=True)
class Check:
    id: str
    group: str
    look: Callable[[Case], Iterable[Finding]]


@dataclass(frozen=True, slots=True)
class Checked:
    check: Check
    findings: tuple[Finding, ...]

    @property
    def status(self) -> Status:
        return gravest(self.findings)


def examined(case: Case, checks: Sequence[Check], seconds: float = LONGEST) -> Iterator[Checked]:
    """One check after the other."""
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
    except Exception as error:  # noqa: BLE001 - the other checks go on after any fault of this one
        return (fault("doctor-broken", REPORT, kind=type(error).__name__, places=_places(error)),)


def _places(error: Exception) -> str:
    """From the outermost call to the innermost."""
    steps = traceback.extract_tb(error.__traceback__)[1:]
    return ", ".join(f"{_short(step.filename)}:{step.lineno}" for step in steps)


def _short(file: str) -> str:
    path = Path(file)
    return str(path.relative_to(PACKAGES)) if path.is_relative_to(PACKAGES) else path.name
