"""The command of the doctor: what is the matter here, and what mends it; the parts that it asks are put together here."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from contextlib import closing
from typing import TYPE_CHECKING, TextIO

from companion.cli.arguments import Parser, language_wanted, path_of, standard
from companion.errors import DONE, FOUND_WRONG, Problem, Unusable
from companion.system.reading import nearest, quoted

if TYPE_CHECKING:
    from companion.machine.doctor.case import Case, Parts
    from companion.machine.doctor.finding import Check
    from companion.mats.calibration import Calibration
    from companion.mats.plan import Plan
    from companion.mats.tuning.findings import Look


def add_doctor(parser: Parser) -> None:
    parser.description = (
        "Find out what is the matter with this machine and this table, and which command mends it. Nothing is changed. "
        "The exit code is 1 where something keeps the table from being played at."
    )
    parser.add_argument("checks", nargs="*", metavar="CHECK", help="only these checks; default all, --list names them")
    parser.add_argument("--list", action="store_true", help="the names of all checks, and what each looks at")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a page, in English")
    sent = "write a zip file to send along with a report; no cards, tags, matches or names are in it"
    parser.add_argument("--bundle", metavar="FILE", help=sent)
    parser.add_argument("--mat", metavar="NAME", help="ask about this mat; default the one of facedown.toml")
    parser.add_argument("--lang", metavar="LANGUAGE", help="en, ru or fr; default what facedown.toml says, else the system's")
    parser.set_defaults(run=_run_doctor)


def _run_doctor(args: argparse.Namespace) -> int:
    from companion.cli.history import page
    from companion.config.config import folders
    from companion.machine.doctor.case import Case
    from companion.machine.doctor.here import Here
    from companion.machine.doctor.listed import CHECKS
    from companion.machine.doctor.page import Page, listed_rows, to_text
    from companion.machine.doctor.words import Words
    from companion.words.problems import ENGLISH

    out, language = page(standard(sys.stdout, "output")), _language(args)
    checks = _named(args.checks, CHECKS)
    if args.list:
        if args.json:
            out.writelines(to_text({"checks": listed_rows(checks, Words(ENGLISH))}))
        else:
            Page(Words(language), out).listed(checks)
        return DONE
    with closing(Here()) as machine:
        return _examine(args, checks, Case(machine, folders(os.environ), _parts(), language, args.mat), out)


def _examine(args: argparse.Namespace, checks: Sequence[Check], case: Case, out: TextIO) -> int:
    from companion.machine.doctor import bundle
    from companion.machine.doctor.page import Page, row_of, to_text
    from companion.machine.doctor.running import examined
    from companion.machine.doctor.words import Words
    from companion.words.problems import ENGLISH

    words, english = Words(case.language), Words(ENGLISH)
    file = path_of(args.bundle) if args.bundle is not None else None
    if file is not None:
        bundle.check_place(file)
    told, checked = Page(words, out), []
    for one in examined(case, checks):
        checked.append(one)
        if not args.json:
            told.tell(one)
    row = row_of(checked, english, {"facedown": _version(), "made": case.machine.now().isoformat(timespec="seconds")})
    if file is not None:
        bundle.saved(case, file, to_text(row), words)
    if args.json:
        out.write(to_text({**row, **({"bundle": str(file)} if file is not None else {})}))
    else:
        told.end(checked)
        if file is not None:
            told.bundled(str(file))
    return FOUND_WRONG if any(one.status == "fault" for one in checked) else DONE


def _language(args: argparse.Namespace) -> str:
    """A facedown.toml that cannot be read is a finding, and keeps nobody from hearing of it."""
    from companion.config.config import Config, resolve_language

    if args.lang is not None:
        return resolve_language(args.lang, Config(), os.environ)
    return language_wanted(())


def _named(names: Sequence[str], checks: Sequence[Check]) -> Sequence[Check]:
    known = [check.id for check in checks]
    strange = [name for name in names if name not in known]
    if strange:
        raise Unusable([Problem("doctor", f"there is no check {quoted(name)}", nearest(name, known)) for name in strange])
    return [check for check in checks if not names or check.id in names]


def _version() -> str:
    from companion.system.shipped import program

    return program()


def _parts() -> Parts:
    from companion.app.audio import engines_of
    from companion.machine.doctor.case import Parts
    from hardware.readers.hub import plugged

    return Parts(_listened, lambda: plugged.asked(plugged.ports()), plugged.blanks, engines_of)


def _listened(plan: Plan, calibration: Calibration | None, seconds: float) -> Look:
    from companion.app.readers import hub_plans, wired
    from companion.machine.doctor.listening import heard
    from companion.mats.plan import Simulated
    from companion.system.clock import RealClock

    clock = RealClock()
    plans = tuple(of for reader, of in zip(plan.readers, hub_plans(plan, calibration), strict=True) if not isinstance(reader, Simulated))
    readers = wired(plan, calibration, clock.now, _nobody_waits)
    try:
        return heard(readers, plans, plan, clock, seconds)
    finally:
        readers.close()


def _nobody_waits() -> None:
    """News are fetched when the time has come."""
