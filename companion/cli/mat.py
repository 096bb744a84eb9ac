"""The commands of a mat: test, calibrate, wiring, order."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Collection, Hashable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from companion.cli.arguments import Parser, add_break, add_commands, language_of, path_of, standard, whole
from companion.cli.mat_named import mat_named, mat_of
from companion.cli.mat_report import add_report
from companion.cli.order import add_order
from companion.cli.wiring import add_wiring
from companion.core.frozen import dataclass
from companion.errors import DONE, FOUND_WRONG, Unusable, unusable
from companion.system.reading import meant

if TYPE_CHECKING:
    from companion.events import Slot
    from companion.mats.calibration import Calibration
    from companion.mats.plan import Plan
    from companion.mats.tuning.calibrating import CalibrationOutcome, CalibrationReport
    from companion.mats.tuning.findings import MatFinding
    from companion.mats.tuning.hands import TagHands
    from companion.mats.tuning.hearing import MatReaders, SimulatedMat
    from companion.system.clock import Clock
    from hardware.readers.hub.plan import HubPlan

MOST_SECONDS = 86_400


def add_mat(parser: Parser) -> None:
    parser.description = "help-mat-about"
    how_best = "help-mat-calibrate"
    commands = (
        ("test", "help-mat-test", _test),
        ("calibrate", how_best, _calibrate),
        ("report", "help-mat-report", add_report),
        ("wiring", "help-mat-wiring", add_wiring),
        ("order", "help-mat-order", add_order),
    )
    add_commands(parser, commands)


def _test(parser: Parser) -> None:
    mat_named(parser)
    about = "help-mat-seconds"
    parser.add_argument("--seconds", type=whole(1, MOST_SECONDS), metavar="help-metavar-number", help=about)
    _told_how(parser)
    parser.set_defaults(run=_run_test)


def _calibrate(parser: Parser) -> None:
    mat_named(parser)
    parser.add_argument("--slots", metavar="help-metavar-names", help="help-mat-slots")
    parser.add_argument("--file", metavar="help-metavar-file", help="help-mat-file")
    _told_how(parser)
    parser.set_defaults(run=_run_calibrate)


def _told_how(parser: Parser) -> None:
    parser.add_argument("--simulated", action="store_true", help="help-mat-simulated")
    add_break(parser)
    parser.add_argument("--json", action="store_true", help="help-common-list-json")


@dataclass(frozen=True, slots=True)
class Opened:
    """A mat with its readers; `hands` only where the program lays the tags."""

    plan: Plan
    readers: MatReaders
    plans: tuple[HubPlan, ...]
    clock: Clock
    hands: SimulatedMat | None


def _run_test(args: argparse.Namespace) -> int:
    from companion.cli.arguments import page
    from companion.mats.tuning.pages import ListenedMat
    from companion.mats.tuning.testing import OutputForm, report_on
    from hardware.antennas.chips import chip_name

    out, language = page(standard(sys.stdout, "output")), language_of(args)
    plan, place = mat_of(args.mat)
    is_live = out.isatty() and not args.json and os.environ.get("TERM") != "dumb"
    calibration = _known(place, plan)
    with _opened(plan, calibration, args, is_watched=is_live) as opened:
        identify = _identify
        if opened.hands is not None:
            identify = _itself
            for number, slot in enumerate(opened.readers.slots):
                opened.hands.lay(f"04fade{number:08x}", slot)
        about = ListenedMat(plan, calibration is not None, opened.hands is not None, tuple(args.breaks))
        form = OutputForm(language, chip_name, is_live, args.json)
        return report_on(opened.readers, opened.plans, about, identify(), opened.clock, args.seconds, form, out)


def _identify() -> Callable[[str], Hashable | None]:
    """A function that gives the card or command of a tag, by the register; it knows the cards of all decks."""
    from companion.app.matches import TAGS
    from companion.cards.tags.register_file import read_register
    from companion.config.config import folders

    register = read_register(folders(os.environ).state / TAGS)

    def identified(uid: str) -> Hashable | None:
        tagged = register.identify(uid)
        return (tagged.deck, tagged.card) if tagged is not None else register.command(uid)

    return identified


def _itself() -> Callable[[str], Hashable | None]:
    return lambda uid: uid


def _run_calibrate(args: argparse.Namespace) -> int:
    from companion.cli.arguments import page
    from companion.mats.calibration import make_room
    from companion.mats.tuning.findings import READERLESS, hubs_of, of_calibrating, simulated
    from companion.words.problems import ENGLISH

    out, language = page(standard(sys.stdout, "output")), language_of(args)
    plan, place = mat_of(args.mat)
    report = _report(out, language, as_json=args.json)
    before = _earlier(place, plan, report, ENGLISH if args.json else language)
    with _opened(plan, before, args, is_watched=False) as opened:
        kept = path_of(args.file) if args.file is not None else None if _is_pretended(opened) else place
        if kept is not None:
            make_room(kept)
        slots = _wanted(args.slots, [slot for slot in plan.shape.polled if slot in opened.readers.slots])
        report.begin(plan, simulated(opened.readers, plan), is_simulated=opened.hands is not None)
        hands = _hands(opened, report)
        outcome = _calibrated(opened, slots, hands, before, report)
        found = of_calibrating(hubs_of(opened.readers, opened.plans, plan), hands.mute, outcome.measured) if slots else (READERLESS,)
    _end(outcome, found, plan, report, kept)
    return DONE if outcome.is_whole and not found else FOUND_WRONG


def _is_pretended(opened: Opened) -> bool:
    """Whether simulated readers replace real ones, whose calibration stays as it is."""
    from companion.app.readers import is_real

    return opened.hands is not None and is_real(opened.plan)


def _calibrated(
    opened: Opened, slots: Sequence[Slot], hands: TagHands, before: Calibration, report: CalibrationReport
) -> CalibrationOutcome:
    from companion.mats.calibration import Calibration
    from companion.mats.tuning.calibrating import calibrate
    from companion.system.clock import now

    before = Calibration() if _is_pretended(opened) else before
    return calibrate(opened.readers, opened.plan, slots, hands, before, now(), report.measured)


def _end(outcome: CalibrationOutcome, found: Sequence[MatFinding], plan: Plan, report: CalibrationReport, kept: Path | None) -> None:
    from companion.app.readers import hub_plans
    from companion.mats.calibration import write_calibration

    if outcome.measured and kept is not None:
        write_calibration(kept, outcome.calibration, plan)
    groups = len({colour for one in hub_plans(plan, outcome.calibration) for colour in one.colours})
    report.end(outcome, found, groups, kept)


def _known(place: Path, plan: Plan) -> Calibration | None:
    from companion.mats.calibration import read

    return read(place, plan)


def _earlier(place: Path, plan: Plan, report: CalibrationReport, language: str) -> Calibration:
    """The earlier calibration; one that cannot be used is reported, and replaced by this one."""
    from companion.mats.calibration import Calibration
    from companion.words.problems import problem_in

    try:
        return _known(place, plan) or Calibration()
    except Unusable as fault:
        one = problem_in(fault.problems[0], language)
        report.earlier(f"{one.where}: {one.what}")
        return Calibration()


def _wanted(named: str | None, there: Collection[Slot]) -> tuple[Slot, ...]:
    if named is None:
        return tuple(there)
    wanted = [name.strip() for name in named.split(",") if name.strip()]
    strange = [name for name in wanted if name not in there]
    if strange:
        raise unusable("--slots", "cli-no-such-slot", slot=strange[0], instead=meant(strange[0], there))
    if not wanted:
        raise unusable("--slots", "cli-no-slot-is-named")
    return tuple(slot for slot in there if slot in wanted)


def _report(out: TextIO, language: str, *, as_json: bool) -> CalibrationReport:
    from companion.mats.tuning.calibrating import ToPeople, ToPrograms
    from companion.mats.tuning.pages import MatLines, Pages
    from companion.system.paper import Paper
    from hardware.antennas.chips import chip_name

    if as_json:
        return ToPrograms(out)
    lines, paper = MatLines(language), Paper(out)
    return ToPeople(lines, paper, Pages(lines, paper, chip_name))


def _hands(opened: Opened, report: CalibrationReport) -> TagHands:
    from companion.mats.tuning.hands import NobodyThere, OfPeople, OfProgram
    from companion.system.keyboard import Ended, Keyboard

    if opened.hands is not None:
        return OfProgram(opened.hands)
    keyboard = Keyboard(standard(sys.stdin, "input").buffer)

    def entered() -> bool:
        line = keyboard.line(0)
        if isinstance(line, Ended):
            raise NobodyThere
        return line is not None

    return OfPeople(opened.readers, opened.clock, entered, report.hint)


@contextmanager
def _opened(plan: Plan, calibration: Calibration | None, args: argparse.Namespace, *, is_watched: bool) -> Iterator[Opened]:
    """The mat with its readers; simulated readers run on virtual time unless a person watches."""
    from companion.app.readers import hub_plans, is_real, virtual, wired
    from companion.mats.breaking import parse_breaks
    from companion.mats.plan import Simulated
    from companion.system.clock import RealClock, VirtualClock

    plans = hub_plans(plan, calibration)
    if args.simulated or not is_real(plan):
        breaks = parse_breaks(args.breaks, plans)
        models = virtual(plan, calibration, breaks) if breaks else virtual(plan, calibration)
        try:
            yield Opened(plan, models, plans, RealClock() if is_watched else VirtualClock(), models)
        finally:
            models.close()
        return
    if args.breaks:
        raise unusable("--break", "cli-break-real")
    clock = RealClock()
    readers = wired(plan, calibration, clock.now, lambda: None)
    try:
        parts = tuple(of for reader, of in zip(plan.readers, plans, strict=True) if not isinstance(reader, Simulated))
        yield Opened(plan, readers, parts, clock, None)
    finally:
        readers.close()
