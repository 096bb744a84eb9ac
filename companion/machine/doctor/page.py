"""What the doctor says: a page for people, group by group as it goes on, or one JSON object for programs."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import TextIO

from companion.machine.doctor.finding import STATUSES, Check, Finding, Status, gravest
from companion.machine.doctor.running import Checked
from companion.machine.doctor.words import Words
from companion.system.paper import Paper

SIGNS: Mapping[Status, tuple[str, str]] = {"well": ("✓", "+"), "note": ("·", "."), "warning": ("!", "!"), "fault": ("✗", "x")}
TONES: Mapping[Status, str] = {"well": "", "note": "", "warning": "turn", "fault": "violation"}
NAMES = 12  # columns of a check's name
INSET = 2 + 2 + NAMES


class Page:
    def __init__(self, words: Words, out: TextIO) -> None:
        self._words, self._paper = words, Paper(out)
        self._group = ""

    def listed(self, checks: Iterable[Check]) -> None:
        """Their names, and what each looks at."""
        for check in checks:
            self._head(check)
            self._paper.write(f"  {check.id:<{NAMES}}  {self._words.say(f'doctor-about-{check.id}')}", indent=INSET)

    def tell(self, one: Checked) -> None:
        self._head(one.check)
        name = one.check.id
        for finding in one.findings:
            sign = SIGNS[finding.status][self._paper.is_plain]
            self._paper.write(f"  {sign} {name:<{NAMES}}{self._words.seen(finding)}", TONES[finding.status], INSET)
            self._beneath(finding)
            name = ""

    def _beneath(self, one: Finding) -> None:
        for line in self._words.beneath(one):
            self._paper.write(f"{'':{INSET}}{line}", "soft", INSET + 2)
        if mend := self._words.mend(one):
            self._paper.write(f"{'':{INSET}}{mend}", indent=INSET)
        if one.command:
            self._paper.whole(f"{'':{INSET + 2}}{one.command}")

    def _head(self, check: Check) -> None:
        if check.group != self._group:
            self._group = check.group
            self._paper.write()
            self._paper.write(self._words.say(f"doctor-group-{check.group}"), "turn")

    def end(self, checked: Sequence[Checked]) -> None:
        self._paper.write()
        faults, warnings = (sum(one.status == status for one in _all(checked)) for status in ("fault", "warning"))
        match faults, warnings:
            case 0, 0:
                self._paper.write(self._words.say("doctor-end-well"), "fits")
            case 0, _:
                self._paper.write(self._words.say("doctor-end-warnings", {"count": warnings}), "turn")
            case _:
                self._paper.write(self._words.say("doctor-end-faults", {"count": faults}), "violation")

    def bundled(self, file: str) -> None:
        self._paper.write(self._words.say("doctor-end-bundle", {"file": file}))


def _all(checked: Iterable[Checked]) -> list[Finding]:
    return [finding for one in checked for finding in one.findings]


def row_of(checked: Sequence[Checked], words: Words, about: Mapping[str, object]) -> Mapping[str, object]:
    """All of it for programs; `words` are those of the language in which whoever gets the report reads it."""
    every = _all(checked)
    counts = {status: sum(one.status == status for one in every) for status in STATUSES}
    rows = [(one, [_row(finding, words) for finding in one.findings]) for one in checked]
    checks = [{"check": one.check.id, "group": one.check.group, "status": one.status, "findings": found} for one, found in rows]
    return {**about, "status": gravest(every), "counts": counts, "checks": checks}


def _row(one: Finding, words: Words) -> Mapping[str, object]:
    return {
        "finding": one.key.removeprefix("doctor-"),
        "status": one.status,
        "seen": words.seen(one),
        "told": dict(one.told),
        "beneath": words.beneath(one),
        "mend": words.mend(one),
        "command": one.command,
    }


def listed_rows(checks: Iterable[Check], words: Words) -> list[Mapping[str, object]]:
    return [{"check": one.id, "group": one.group, "about": words.say(f"doctor-about-{one.id}")} for one in checks]


def to_text(row: Mapping[str, object]) -> str:
    return json.dumps(row, ensure_ascii=False, indent=1) + "\n"
