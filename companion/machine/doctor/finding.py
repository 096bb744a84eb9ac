"""What a check has found: how grave it is, the line that tells it, and the command that mends it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal, get_args

from companion.errors import Problem
from companion.machine.doctor.case import Case

Status = Literal["well", "note", "warning", "fault"]
STATUSES: tuple[Status, ...] = get_args(Status)  # each graver than those before it
Told = Mapping[str, str | float]  # a float is written as the language writes numbers


@dataclass(frozen=True, slots=True)
class Finding:
    """`key` is a line; that of how to mend it is called after it."""

    key: str
    status: Status
    told: Told = field(default_factory=dict)
    command: str = ""  # as it is typed
    problems: tuple[Problem, ...] = ()  # of files, in the order of their lines
    words: tuple[str, ...] = ()  # what a program of ours has said, in English

    def because(self, problems: Sequence[Problem]) -> Finding:
        return replace(self, problems=tuple(problems))


@dataclass(frozen=True, slots=True)
class Check:
    id: str
    group: str
    look: Callable[[Case], Iterable[Finding]]


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
