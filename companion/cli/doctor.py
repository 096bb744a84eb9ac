"""The command `doctor`; the parts of a table that it asks are put together here."""

from __future__ import annotations

import argparse
import os
import sys
from contextlib import closing
from functools import partial
from typing import TYPE_CHECKING

from companion.cli.arguments import Parser, add_break, language_wanted, path_of, standard
from companion.errors import unusable

if TYPE_CHECKING:
    from companion.machine.doctor.case import Parts
    from companion.mats.calibration import Calibration
    from companion.mats.plan import Plan
    from companion.mats.tuning.findings import Look


def add_doctor(parser: Parser) -> None:
    parser.description = "help-doctor-about"
    parser.add_argument("checks", nargs="*", metavar="help-metavar-check", help="help-doctor-checks")
    parser.add_argument("--list", action="store_true", help="help-doctor-list")
    parser.add_argument("--json", action="store_true", help="help-doctor-json")
    sent = "help-doctor-bundle"
    parser.add_argument("--bundle", metavar="help-metavar-file", help=sent)
    parser.add_argument("--mat", metavar="help-metavar-name", help="help-doctor-mat")
    add_break(parser)
    parser.add_argument("--lang", metavar="help-metavar-language", help="help-common-lang")
    parser.set_defaults(run=_run_doctor)


def _run_doctor(args: argparse.Namespace) -> int:
    from companion.cli.arguments import page
    from companion.config.config import folders
    from companion.machine.doctor.case import Case
    from companion.machine.doctor.command import checks_named, examine, list_checks
    from companion.machine.this_computer import ThisComputer

    out, language = page(standard(sys.stdout, "output")), _language(args)
    checks = checks_named(args.checks)
    if args.list:
        return list_checks(checks, language, out, as_json=args.json)
    file = path_of(args.bundle) if args.bundle is not None else None
    with closing(ThisComputer()) as computer:
        breaks = tuple(args.breaks)
        case = Case(computer, folders(os.environ), _parts(breaks), language, args.mat, breaks)
        if breaks:
            _check_breaks(breaks, case.plan)
        return examine(case, checks, out, as_json=args.json, file=file)


def _check_breaks(breaks: tuple[str, ...], plan: Plan | None) -> None:
    from companion.app.readers import hub_plans
    from companion.mats.breaking import parse_breaks

    if plan is None:
        raise unusable("--break", "cli-break-without-mat")
    parse_breaks(breaks, hub_plans(plan))


def _language(args: argparse.Namespace) -> str:
    """The language, also where facedown.toml cannot be used: that is a finding of the doctor."""
    from companion.config.config import Config, resolve_language

    if args.lang is not None:
        return resolve_language(args.lang, Config(), os.environ)
    return language_wanted(())


def _parts(breaks: tuple[str, ...]) -> Parts:
    """With `breaks` models of the mat's readers are listened to, and nothing that is plugged in."""
    from companion.app.audio import engines_of
    from companion.machine.doctor.case import Parts
    from hardware.header import header_chip
    from hardware.readers.hub import plugged

    listen = partial(_rehearsed, breaks) if breaks else _listened
    return Parts(listen, lambda: plugged.asked(plugged.ports()), plugged.blanks, engines_of, header_chip)


def _rehearsed(breaks: tuple[str, ...], plan: Plan, calibration: Calibration | None, seconds: float) -> Look:
    from companion.app.readers import hub_plans, virtual
    from companion.machine.doctor.mat_checks import listened
    from companion.mats.breaking import parse_breaks
    from companion.system.clock import VirtualClock

    plans = hub_plans(plan, calibration)
    readers = virtual(plan, calibration, parse_breaks(breaks, plans))
    return listened(readers, plans, plan, VirtualClock(), seconds)


def _listened(plan: Plan, calibration: Calibration | None, seconds: float) -> Look:
    from companion.app.readers import hub_plans, wired
    from companion.machine.doctor.mat_checks import listened
    from companion.mats.plan import Simulated
    from companion.system.clock import RealClock

    clock = RealClock()
    plans = tuple(of for reader, of in zip(plan.readers, hub_plans(plan, calibration), strict=True) if not isinstance(reader, Simulated))
    readers = wired(plan, calibration, clock.now, lambda: None)
    try:
        return listened(readers, plans, plan, clock, seconds)
    finally:
        readers.close()
