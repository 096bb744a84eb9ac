"""What is done to a machine, in the reader's language: a line for each file, each command, and each thing to be known."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from typing import assert_never

from companion.core.decks.card import DeckId
from companion.errors import Problem
from companion.machine.installer.machine import Ran
from companion.machine.installer.steps import Clear, Remove, Run, Step, Tell, Write
from companion.machine.installer.wanted import Way
from companion.system.paper import Paper
from companion.words.dates import gone
from companion.words.lines import Lines
from companion.words.problems import told

INDENT = 4
LAST_WORDS = 12  # lines of a command that failed


class Telling:
    def __init__(self, language: str, paper: Paper) -> None:
        self._language, self._paper = language, paper
        self._lines = Lines(language, "", gone(DeckId(""), language), {}, only=("installing",))

    def begin(self, way: Way | None, *, is_dry: bool) -> None:
        """`way` None: all of it goes."""
        self._write(self._say(f"installing-title-{way or 'uninstall'}"))
        if is_dry:
            self._write(self._say("installing-dry-run"))
        self._write()

    def step(self, step: Step) -> None:
        match step:
            case Write(file, cause):
                self._item(self._say(f"installing-write-{cause}", path=str(file.path)))
            case Remove(path):
                self._item(self._say("installing-remove", path=str(path)))
            case Clear(path):
                self._item(self._say("installing-clear", path=str(path)))
            case Run(argv, why):
                self._item(self._say("installing-run", command=shlex.join(argv), why=self._say(f"installing-for-{why}")))
            case Tell(what, args):
                self._write()
                self._write(self._say(f"installing-tell-{what}", **args))
            case _:
                assert_never(step)

    def refused(self, problems: Sequence[Problem]) -> None:
        self._write()
        self._write(self._say("installing-refused"))
        for problem in problems:
            self._item(told(problem, self._language))

    def end(self, way: Way | None, steps: Sequence[Step], *, is_dry: bool, is_whole: bool = True) -> None:
        """What there is to be known comes last, so that it is not lost above."""
        self._write()
        if all(isinstance(step, Tell) for step in steps):
            self._write(self._say("installing-nothing-there" if way is None else "installing-nothing"))
        elif not is_dry:
            self._write(self._say("installing-done" if is_whole else "installing-not-whole"))
        for step in steps:
            if isinstance(step, Tell):
                self.step(step)

    def failed(self, ran: Ran) -> None:
        """In the words of the command, below it."""
        self._item(self._say("installing-failed", code=str(ran.code)))
        for line in ran.said.strip().splitlines()[-LAST_WORDS:]:
            self._item(f"  {line}")

    def _item(self, text: str) -> None:
        self._paper.write(f"  {text}", indent=INDENT)

    def _write(self, text: str = "") -> None:
        self._paper.write(text)

    def _say(self, key: str, **args: str) -> str:
        return self._lines.format(key, args)
