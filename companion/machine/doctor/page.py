"""What the doctor reports: a page for people, group by group as the checks go on, or one JSON object for programs."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import TextIO

from companion.core.referee.announcements import Said
from companion.machine.doctor.finding import STATUSES, Check, Checked, Finding, Status, gravest
from companion.system.paper import Paper
from companion.words.plain import PlainLines
from companion.words.problems import line_told, told

OWN, MEND, TROUBLE = "doctor-", "doctor-mend-", "tuning-trouble-"
SIGNS: Mapping[Status, tuple[str, str]] = {"well": ("✓", "+"), "note": ("·", "."), "warning": ("!", "!"), "fault": ("✗", "x")}
TONES: Mapping[Status, str] = {"well": "", "note": "", "warning": "turn", "fault": "violation"}
NAMES = 12  # columns of a check's name
INSET = 2 + 2 + NAMES


class DoctorLines(PlainLines):
    """Findings in words: `doctor-mend-spi-off` tells how to mend what `doctor-spi-off` tells."""

    def __init__(self, language: str) -> None:
        super().__init__(language, "doctor", "tuning")

    def say(self, key: str, /, **args: Said) -> str:
        return super().say(key, **args).replace("\n", " ")

    def seen(self, one: Finding) -> str:
        """A trouble that a hub of a later version reports has no line of its own."""
        is_strange = one.key.startswith(TROUBLE) and not self.has(one.key)
        return self.say(f"{TROUBLE}other" if is_strange else one.key, **self._args(one))

    def mend(self, one: Finding) -> str:
        """Empty where there is nothing to mend, or where the finding says how."""
        key = f"{MEND}{one.key.removeprefix(OWN)}"
        return self.say(key, **self._args(one)) if self.has(key) else ""

    def beneath(self, one: Finding) -> list[str]:
        """The problems of files, and the output of a program of ours."""
        return [told(problem, self.language) for problem in one.problems] + [line_told(line, self.language) for line in one.words]

    def _args(self, one: Finding) -> dict[str, Said]:
        return {
            name: self.decimal(value, 1 if value >= 1 else 2) if isinstance(value, float) else value for name, value in one.told.items()
        }


class Page:
    def __init__(self, lines: DoctorLines, out: TextIO) -> None:
        self._lines, self._paper = lines, Paper(out)
        self._group = ""

    def listed(self, checks: Iterable[Check]) -> None:
        """Their names, and what each looks at."""
        for check in checks:
            self._head(check)
            self._paper.write(f"  {check.id:<{NAMES}}  {about(check, self._lines)}", indent=INSET)

    def tell(self, one: Checked) -> None:
        self._head(one.check)
        name = one.check.id
        for finding in one.findings:
            sign = SIGNS[finding.status][self._paper.is_plain]
            self._paper.write(f"  {sign} {name:<{NAMES}}{self._lines.seen(finding)}", TONES[finding.status], INSET)
            self._beneath(finding)
            name = ""

    def _beneath(self, one: Finding) -> None:
        for line in self._lines.beneath(one):
            self._paper.write(f"{'':{INSET}}{line}", "soft", INSET + 2)
        if mend := self._lines.mend(one):
            self._paper.write(f"{'':{INSET}}{mend}", indent=INSET)
        if one.command:
            self._paper.whole(f"{'':{INSET + 2}}{one.command}")

    def _head(self, check: Check) -> None:
        if check.group != self._group:
            self._group = check.group
            self._paper.write()
            self._paper.write(self._lines.say(f"doctor-group-{check.group}"), "turn")

    def end(self, checked: Sequence[Checked], file: str = "") -> None:
        """`file`: the zip file that was written."""
        self._paper.write()
        counts = _counts(_all(checked))
        match counts["fault"], counts["warning"]:
            case 0, 0:
                self._paper.write(self._lines.say("doctor-end-well"), "fits")
            case 0, warnings:
                self._paper.write(self._lines.say("doctor-end-warnings", count=warnings), "turn")
            case faults, _:
                self._paper.write(self._lines.say("doctor-end-faults", count=faults), "violation")
        if file:
            self._paper.write(self._lines.say("doctor-end-bundle", file=file))


def about(check: Check, lines: DoctorLines) -> str:
    return lines.say(f"doctor-about-{check.id}")


def _all(checked: Iterable[Checked]) -> list[Finding]:
    return [finding for one in checked for finding in one.findings]


def _counts(findings: Sequence[Finding]) -> dict[Status, int]:
    return {status: sum(one.status == status for one in findings) for status in STATUSES}


def row_of(checked: Sequence[Checked], lines: DoctorLines, about: Mapping[str, object]) -> Mapping[str, object]:
    """All of it for programs; `lines` are those of the language in which the report will be read."""
    every = _all(checked)
    checks = [
        {"check": one.check.id, "group": one.check.group, "status": one.status, "findings": [_row(found, lines) for found in one.findings]}
        for one in checked
    ]
    return {**about, "status": gravest(every), "counts": _counts(every), "checks": checks}


def _row(one: Finding, lines: DoctorLines) -> Mapping[str, object]:
    return {
        "finding": one.key.removeprefix(OWN),
        "status": one.status,
        "seen": lines.seen(one),
        "told": dict(one.told),
        "beneath": lines.beneath(one),
        "mend": lines.mend(one),
        "command": one.command,
    }


def listed_rows(checks: Iterable[Check], lines: DoctorLines) -> list[Mapping[str, object]]:
    return [{"check": one.id, "group": one.group, "about": about(one, lines)} for one in checks]


def to_text(row: Mapping[str, object]) -> str:
    return json.dumps(row, ensure_ascii=False, indent=1) + "\n"
