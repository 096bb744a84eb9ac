"""The doctor's command from end to end: all its checks, and how they are run and reported."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from companion.errors import DONE, FOUND_WRONG, Problem, Unusable
from companion.machine.computer import version_here
from companion.machine.doctor import bundle, computer_checks, mat_checks, output_checks, table_checks
from companion.machine.doctor.case import Case
from companion.machine.doctor.finding import Check, examined
from companion.machine.doctor.page import DoctorLines, Page, listed_rows, row_of, to_text
from companion.system.reading import meant
from companion.words.problems import ENGLISH

# In the order in which they are reported; a new check is added here and nowhere else.
CHECKS = (
    Check("python", "program", computer_checks.python),
    Check("pygame", "program", computer_checks.pygame),
    Check("libraries", "program", computer_checks.libraries),
    Check("sqlite", "program", table_checks.sqlite),
    Check("video", "screen", output_checks.video),
    Check("graphics", "screen", output_checks.graphics),
    Check("outputs", "screen", output_checks.outputs),
    Check("console", "screen", output_checks.console),
    Check("fonts", "screen", output_checks.fonts),
    Check("television", "screen", mat_checks.television),
    Check("sound", "sound", output_checks.sound),
    Check("voices", "sound", output_checks.voices),
    Check("mat", "mat", mat_checks.mat),
    Check("spi", "mat", mat_checks.spi),
    Check("parts", "mat", mat_checks.parts),
    Check("rights", "mat", mat_checks.rights),
    Check("readers", "mat", mat_checks.readers),
    Check("hubs", "mat", mat_checks.hubs),
    Check("config", "table", table_checks.config),
    Check("settings", "table", table_checks.settings),
    Check("decks", "table", table_checks.decks),
    Check("mats", "table", table_checks.mats),
    Check("tags", "table", table_checks.tags),
    Check("journal", "table", table_checks.journal),
    Check("privacy", "table", table_checks.privacy),
    Check("board", "machine", computer_checks.board),
    Check("space", "machine", computer_checks.space),
    Check("disk", "machine", computer_checks.disk),
    Check("power", "machine", computer_checks.power),
    Check("clock", "machine", computer_checks.clock),
    Check("service", "service", computer_checks.service),
    Check("unit", "service", computer_checks.unit),
)


def checks_named(names: Sequence[str]) -> tuple[Check, ...]:
    """All of them where none is named; raises `Unusable` for a name that no check has."""
    known = [check.id for check in CHECKS]
    strange = [name for name in names if name not in known]
    if strange:
        raise Unusable([Problem("doctor", "doctor-no-such-check", name=name, instead=meant(name, known)) for name in strange])
    return tuple(check for check in CHECKS if not names or check.id in names)


def list_checks(checks: Sequence[Check], language: str, out: TextIO, *, as_json: bool) -> int:
    if as_json:
        out.write(to_text({"checks": listed_rows(checks, DoctorLines(ENGLISH))}))
    else:
        Page(DoctorLines(language), out).listed(checks)
    return DONE


def examine(case: Case, checks: Sequence[Check], out: TextIO, *, as_json: bool = False, file: Path | None = None) -> int:
    """1 where a fault was found; `file` is where a zip file for a report is to be written."""
    lines = DoctorLines(case.language)
    page, checked = Page(lines, out), []
    if file is not None:
        bundle.check_place(file)
    for one in examined(case, checks):
        checked.append(one)
        if not as_json:
            page.tell(one)
    about = {"facedown": version_here(), "made": case.computer.now().isoformat(timespec="seconds")}
    row = row_of(checked, DoctorLines(ENGLISH), about)
    if file is not None:
        bundle.saved(case, file, to_text(row), lines)
    if as_json:
        out.write(to_text({**row, **({"bundle": str(file)} if file is not None else {})}))
    else:
        page.end(checked, str(file) if file is not None else "")
    return FOUND_WRONG if any(one.status == "fault" for one in checked) else DONE
