"""The command `mat report`: what the parts of a mat do in truth, in one file that can be sent to the project."""

from __future__ import annotations

import argparse
import os
import platform
import sys
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from companion.cli.arguments import Parser, language_of, path_of, standard
from companion.cli.mat_named import mat_named, mat_of
from companion.core.frozen import dataclass
from companion.errors import DONE, FOUND_WRONG, Text, Unusable, reason, unusable

if TYPE_CHECKING:
    from companion.events import Slot
    from companion.mats.plan import Plan
    from companion.mats.tuning.hearing import SimulatedMat
    from companion.mats.tuning.pages import MatLines
    from companion.mats.tuning.reporting import MatReport, Measured, ReportedReaders, Wanted
    from companion.system.clock import Clock
    from companion.system.paper import Paper
    from hardware.readers.hub.plan import HubPlan

UID = "04fade00000001"
MEASURED = ("mfrc522",)  # the chips whose registers `hardware.figures` times


def add_report(parser: Parser) -> None:
    mat_named(parser)
    parser.add_argument("--write", required=True, metavar="help-metavar-file", help="help-mat-report-write")
    parser.add_argument("--force", action="store_true", help="help-common-force")
    parser.add_argument("--simulated", action="store_true", help="help-mat-simulated")
    parser.set_defaults(run=_run_report)


@dataclass(frozen=True, slots=True)
class OfModels:
    """The program's own hands at a simulated mat."""

    mat: SimulatedMat

    def want(self, what: Wanted, slot: Slot) -> None:
        self.mat.lay(UID, slot) if what == "lay" else self.mat.lift(UID)

    def leave(self, seconds: float) -> None:
        """Nothing has to be said."""


@dataclass(frozen=True, slots=True)
class OfBuilder:
    """Asks the builder of the mat for each act."""

    lines: MatLines
    paper: Paper

    def want(self, what: Wanted, slot: Slot) -> None:
        self.paper.write(self.lines.say(f"tuning-report-{what}", slot=slot), "turn")

    def leave(self, seconds: float) -> None:
        self.paper.write(self.lines.say("tuning-report-leave", seconds=f"{seconds:g}"), "turn")


def uneven(number: int) -> float:
    """Seconds before each act of the program's hands: long enough for a quiet mat, and never in step with its passes."""
    return 4.0 + 0.0137 * number


def _run_report(args: argparse.Namespace) -> int:
    from companion.cli.arguments import page
    from companion.mats.tuning.pages import MatLines
    from companion.mats.tuning.reporting import parts_of, report_text, reported
    from companion.system.paper import Paper

    out, language = page(standard(sys.stdout, "output")), language_of(args)
    plan, _ = mat_of(args.mat)
    file = _writable(path_of(args.write), is_forced=args.force)
    lines, paper = MatLines(language), Paper(out)
    with _opened(plan, lines, paper, is_simulated=args.simulated) as opened:
        report = reported(
            opened.readers,
            plan.shape,
            opened.clock,
            opened.hands,
            opened.pause,
            lambda: parts_of(opened.readers, opened.plans, opened.kinds, opened.figures),
            machine_facts(),
            is_simulated=opened.is_simulated,
        )
    _keep(file, report_text(report))
    _tell(report, file, lines, paper)
    return DONE if report.is_whole and not report.laid.unnoticed else FOUND_WRONG


@dataclass(frozen=True, slots=True)
class MeasuredMat:
    """A mat with its readers, the hands that lay the card, and what was measured of its buses."""

    readers: ReportedReaders
    plans: tuple[HubPlan, ...]
    kinds: tuple[str, ...]
    clock: Clock
    hands: OfModels | OfBuilder
    pause: Callable[[int], float]
    figures: Mapping[int, Measured]
    is_simulated: bool


@contextmanager
def _opened(plan: Plan, lines: MatLines, paper: Paper, *, is_simulated: bool) -> Iterator[MeasuredMat]:
    """Buses are measured first, as each of them has one owner at a time."""
    from companion.app.readers import hub_plans, is_real, virtual, wired
    from companion.mats.plan import Simulated
    from companion.system.clock import RealClock, VirtualClock

    plans = hub_plans(plan)
    if is_simulated or not is_real(plan):
        paper.write(lines.say("tuning-report-intro"))
        with closing(virtual(plan)) as models:
            figures = {number: model_figures(plan, number) for number, of in enumerate(plans) if of.chip in MEASURED}
            yield MeasuredMat(models, plans, ("model",) * len(plans), VirtualClock(), OfModels(models), uneven, figures, True)
        return
    parts = [(reader, of) for reader, of in zip(plan.readers, plans, strict=True) if not isinstance(reader, Simulated)]
    clock, kinds, plans = RealClock(), tuple(reader.kind for reader, _ in parts), tuple(of for _, of in parts)
    with closing(wired(plan, None, clock.now, lambda: None)) as readers:
        _refuse_trouble(plan, readers, plans, clock)
    paper.write(lines.say("tuning-report-intro"))
    figures = dict(_own_figures(plan, lines, paper))
    with closing(wired(plan, None, clock.now, lambda: None)) as readers:
        yield MeasuredMat(readers, plans, kinds, clock, OfBuilder(lines, paper), lambda _: 0.0, figures, False)


def _refuse_trouble(plan: Plan, readers: ReportedReaders, plans: Sequence[HubPlan], clock: Clock) -> None:
    """Ten minutes with a reader that does not answer would measure nothing of it."""
    from companion.machine.doctor.mat_checks import SECONDS, listened

    look = listened(readers, plans, plan, clock, SECONDS)
    troubled = [hub.name for hub in look.hubs if hub.trouble]
    if troubled:
        raise unusable(Text("place-mat-quoted", mat=plan.name), "cli-report-in-trouble", names=tuple(troubled))


def model_figures(plan: Plan, number: int) -> Measured:
    """Of the bus of that reader, as it is modelled; of models of their own, whose time goes on by itself."""
    from companion.app.readers import virtual
    from hardware.figures import bus_figures, tag_figures

    with closing(virtual(plan)) as models:
        one = models.hubs[number]
        models.lay(UID, models.slots[sum(hub.model.antennas for hub in models.hubs[:number])])
        return bus_figures(one.model), tag_figures(one.model, 0)


def _own_figures(plan: Plan, lines: MatLines, paper: Paper) -> Iterator[tuple[int, Measured]]:
    """Of the readers on this machine's own pins, but for a bus that cannot be had, and for chips whose registers are not timed."""
    from companion.app.readers import boards_of
    from companion.mats.plan import Simulated, Spi
    from hardware.figures import bus_figures, tag_figures
    from hardware.readers.spi.bus import PiBus
    from hardware.trouble import Trouble

    real = [reader for reader in plan.readers if not isinstance(reader, Simulated)]
    for number, reader in enumerate(real):
        if isinstance(reader, Spi) and reader.chip in MEASURED:
            with suppress(Trouble, OSError), _quiet_libraries(), closing(PiBus(boards_of(reader))) as bus:
                paper.write(lines.say("tuning-report-bus", slot=reader.slots[0]), "turn")
                standard(sys.stdin, "input").readline()
                yield number, (bus_figures(bus), tag_figures(bus, 0))


@contextmanager
def _quiet_libraries() -> Iterator[None]:
    """Without the warnings of gpiozero, which tries four libraries for the pins: what is the matter is told by the readers."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", module="gpiozero")
        yield


def machine_facts() -> Mapping[str, str]:
    """The model of the computer, its system and the versions that matter; nothing that names its owner."""
    from companion.machine.computer import version_here

    texts = {name: _text(path) for name, path in (("model", "/proc/device-tree/model"), ("release", "/etc/os-release"))}
    system = next((line.partition("=")[2].strip('"') for line in texts["release"].splitlines() if line.startswith("PRETTY_NAME=")), "")
    found = {"model": texts["model"].strip("\0\n "), "system": system, "kernel": platform.release(), "processor": platform.machine()}
    return {**found, "python": platform.python_version(), "facedown": version_here()}


def _text(path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""


def _writable(file: Path, *, is_forced: bool) -> Path:
    """Known before ten minutes are spent on it."""
    if file.exists() and not is_forced:
        raise unusable(str(file), "file-is-there-already")
    if not os.access(file.parent, os.W_OK):
        raise unusable(str(file), "file-unwritable", reason=str(file.parent))
    return file


def _keep(file: Path, text: str) -> None:
    from companion.system.safe_files import replace

    try:
        replace(file, text.encode())
    except OSError as fault:
        raise _unwritable(file, fault) from fault


def _unwritable(file: Path, fault: OSError) -> Unusable:
    return unusable(str(file), "file-unwritable", reason=reason(fault))


def _tell(report: MatReport, file: Path, lines: MatLines, paper: Paper) -> None:
    for one in report.readers:
        if one.bus is not None:
            count = round(one.bus.transfers_per_second)
            paper.write(lines.say("tuning-report-transfers", count=count, antennas=one.antennas), indent=2)
    for what, found in (("laid", report.laid), ("lifted", report.lifted)):
        if found.milliseconds:
            mean, most = (f"{number:.0f}" for number in (sum(found.milliseconds) / len(found.milliseconds), max(found.milliseconds)))
            paper.write(lines.say(f"tuning-report-{what}", mean=mean, most=most), indent=2)
    if not report.is_whole:
        paper.write(lines.say("tuning-broken-off"), "violation")
    paper.write(lines.say("tuning-report-kept", file=str(file)))
