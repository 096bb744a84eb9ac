"""The installer's command from end to end: it looks at the computer, tells each step, and does it where that is wanted and allowed.

Rules of this file: a command that fails is reported, and the others are still run, as most do not need it; another run repeats only what
is left. A file that cannot be written ends the run.
"""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TextIO, assert_never

from companion.config import template
from companion.errors import DONE, FOUND_WRONG, Problem, Unusable, reason, unusable
from companion.machine.computer import Computer, Ran
from companion.machine.installer.planning import (
    Clear,
    Deed,
    Remove,
    Request,
    Run,
    Step,
    Tell,
    Write,
    plan,
    refusals,
    unheard,
    way_of,
)  # fmt: skip
from companion.machine.installer.survey import Survey, parts_here, program_here, surveyed
from companion.machine.installer.wanted import Way
from companion.system.paper import Paper
from companion.words.plain import PlainLines
from companion.words.problems import told

DEADLINE = 180.0  # seconds: udev asks each device again, and a slow card writes the users' files
NOT_FOUND, TOO_LATE = 127, 124  # the codes of shells and of `timeout`
INDENT = 4
LAST_WORDS = 12  # lines of the output of a command that failed


def install(request: Request, computer: Computer, language: str, out: TextIO) -> int:
    survey = surveyed(computer, program_here(), parts_here())
    request = replace(request, template=template.text(language))
    problems, of_user = refusals(survey, request), unheard(survey, request)
    if survey.lacks or (not request.is_dry and (problems or of_user)):
        raise Unusable((*problems, *([of_user] if of_user and not survey.lacks else [])))
    report = InstallReport(language, Paper(out))
    way = None if request.is_uninstall else way_of(survey, request)
    report.begin(way, is_dry=request.is_dry)
    steps = plan(survey, request)
    if request.is_dry:
        return _foretold(steps, way, survey, request, report)
    code = carry_out(steps, computer, report)
    report.end(way, steps, is_dry=False, is_whole=code == DONE)
    return code


def _foretold(steps: tuple[Step, ...], way: Way | None, survey: Survey, request: Request, report: InstallReport) -> int:
    """Also tells what would prevent it; a dry run that finds obstacles is no failure."""
    for step in steps:
        if not isinstance(step, Tell):
            report.step(step)
    report.end(way, steps, is_dry=True)
    if problems := refusals(survey, request):
        report.refused(problems)
    return DONE


def carry_out(steps: Sequence[Step], computer: Computer, report: InstallReport) -> int:
    code = DONE
    for step in (step for step in steps if not isinstance(step, Tell)):
        report.step(step)
        ran = _done(step, computer)
        if not ran.is_well:
            report.failed(step, ran)
            code = FOUND_WRONG
    return code


def _done(step: Deed, computer: Computer) -> Ran:
    match step:
        case Write(file):
            _changed(file.path, lambda: computer.write(file.path, file.text, file.mode))
        case Remove(path) | Clear(path):
            _changed(path, lambda: computer.remove(path))
        case Run(argv):
            return computer.run(*argv, seconds=DEADLINE)
        case _:
            assert_never(step)
    return Ran(DONE)


def _changed(path: Path, change: Callable[[], None]) -> None:
    try:
        change()
    except OSError as fault:
        raise unusable(str(path), "installing-unwritable", reason=reason(fault)) from None


class InstallReport:
    """A line for each file, each command, and each thing to be known."""

    def __init__(self, language: str, paper: Paper) -> None:
        self._language, self._paper = language, paper
        self._lines = PlainLines(language, "installing")

    def begin(self, way: Way | None, *, is_dry: bool) -> None:
        """`way` is None where the referee is uninstalled."""
        self._write(self._lines.say(f"installing-title-{way or 'uninstall'}"))
        if is_dry:
            self._write(self._lines.say("installing-dry-run"))
        self._write()

    def step(self, step: Step) -> None:
        match step:
            case Write(file, cause):
                self._item(self._lines.say(f"installing-write-{cause}", path=str(file.path)))
            case Remove(path):
                self._item(self._lines.say("installing-remove", path=str(path)))
            case Clear(path):
                self._item(self._lines.say("installing-clear", path=str(path)))
            case Run(argv, why):
                self._item(self._lines.say("installing-run", command=shlex.join(argv), why=self._lines.say(f"installing-for-{why}")))
            case Tell(what, args):
                self._write()
                self._write(self._lines.say(f"installing-tell-{what}", **args))
            case _:
                assert_never(step)

    def refused(self, problems: Sequence[Problem]) -> None:
        self._write()
        self._write(self._lines.say("installing-refused"))
        for problem in problems:
            self._item(told(problem, self._language))

    def end(self, way: Way | None, steps: Sequence[Step], *, is_dry: bool, is_whole: bool = True) -> None:
        """Ends with what is to be known, so that it stands at the bottom of the page."""
        self._write()
        if all(isinstance(step, Tell) for step in steps):
            self._write(self._lines.say("installing-nothing-there" if way is None else "installing-nothing"))
        elif not is_dry:
            self._write(self._lines.say("installing-done" if is_whole else "installing-not-whole"))
        for step in steps:
            if isinstance(step, Tell):
                self.step(step)

    def failed(self, step: Deed, ran: Ran) -> None:
        """The code of the command, and below it the end of its output."""
        output = ran.out + ran.err
        if ran.code is None:
            output = f"{DEADLINE:g} s" if ran.is_late else step.argv[0] if isinstance(step, Run) else ""
        code = ran.code if ran.code is not None else TOO_LATE if ran.is_late else NOT_FOUND
        self._item(self._lines.say("installing-failed", code=str(code)))
        for line in output.strip().splitlines()[-LAST_WORDS:]:
            self._item(f"  {line}")

    def _item(self, text: str) -> None:
        self._paper.write(f"  {text}", indent=INDENT)

    def _write(self, text: str = "") -> None:
        self._paper.write(text)
