"""A service whose table cannot be opened: the screen says what has to be mended, and the table is opened once that is done.

Rules of this file: changed files are noticed by themselves, as they are mended from another computer. A fault of the program before the
first page is shown like one at the table. Where no screen can be opened, the error ends the program as in a terminal.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import TextIO

from companion.config.config import folders
from companion.errors import DONE, FOUND_WRONG, Problem, Unusable, of_system
from companion.machine.service.catching import LONG_PAUSE
from companion.machine.service.falls import code_of, log_fault, part_of
from companion.machine.service.power import is_appliance
from companion.machine.service.pulse import Notifier, Pulse, ended_by_signals
from companion.machine.service.vigil import Vigil
from companion.machine.this_computer import ThisComputer
from companion.screen.driver import NoDisplay
from companion.screen.pages.trouble import Panic, Trouble
from companion.screen.window import Window
from companion.screen.words import Words
from companion.system.logs import LOG, told_to_journal
from companion.words.problems import ENGLISH, problem_in
from companion.words.problems import told as problem_told

LOOKED = 1.0  # seconds between two looks at the files
TRIED = 60.0  # seconds after which the table is tried again without a changed file: another program may have ended
MOST_FILES = 2000
MOST_TOLD = 100  # problems on the page; with more of them a small Pi would draw for half a minute
NAMED = re.compile(r"/[^\s'\"«»“”,;:]+")  # a path in the text of a problem


class Files:
    """Tells whether files have changed since this was made."""

    def __init__(self, paths: Iterable[Path], now: Callable[[], float]) -> None:
        self._paths, self._now = tuple(paths), now
        self._looked, self._before = now(), self._state()

    def have_changed(self) -> bool:
        now = self._now()
        if now - self._looked < LOOKED:
            return False
        self._looked = now
        return self._state() != self._before

    def _state(self) -> tuple[tuple[str, int, int, int, int], ...]:
        found = []
        for path in _all_below(self._paths):
            try:
                one = path.stat()
            except OSError:
                continue
            found.append((str(path), one.st_mtime_ns, one.st_ctime_ns, one.st_size, one.st_ino))
        return tuple(found)


class Attendant:
    """Runs the program again after each failure to open the table."""

    def __init__(
        self, open_window: Callable[[], Window], reads: Callable[[], tuple[str, float]], env: Mapping[str, str], stream: TextIO | None
    ) -> None:
        """`reads` gives the language and the scale of letters; `stream` is read by the system's journal, if the program is a service."""
        self._open_window, self._reads, self._env, self._stream = open_window, reads, env, stream
        self._told: tuple[Problem, ...] = ()

    def attend(self, run: Callable[[], int]) -> int:
        """Until the program ends in order, or is ended on the page; raises `NoDisplay`."""
        while True:
            try:
                return run()
            except NoDisplay:
                raise
            except Unusable as fault:
                goes_on = self._waited(fault)
            except OSError as fault:
                goes_on = self._waited(Unusable((of_system(fault),)))
            except Exception as fault:  # noqa: BLE001 - a program that ended after a fault would be started again and again
                goes_on = self._fell(fault)
            if not goes_on:
                return DONE

    def _waited(self, fault: Unusable) -> bool:
        """Shows the problems; whether the program is to be run again."""
        problems = fault.problems[:MOST_TOLD]
        with told_to_journal(self._env, self._stream):
            if problems != self._told:
                self._told = problems
                for one in problems:
                    LOG.error("the table cannot be opened: %s", problem_told(one, ENGLISH))
            try:
                window = self._open_window()
            except NoDisplay:
                raise fault from None
            files = Files(_to_be_watched(problems, self._env), window.now)
            language, _ = self._reads()
            trouble = Trouble(tuple(problem_in(one, language) for one in problems), is_appliance(self._env))
            first = problem_told(problems[0], language)
            return self._stand(window, "appliance-title-trouble", lambda vigil: vigil.trouble(trouble, TRIED, files.have_changed), first)

    def _fell(self, fault: Exception) -> bool:
        """The same after a fault of the program; raises `SystemExit` where no screen can be opened."""
        with told_to_journal(self._env, self._stream):
            code = code_of(fault)
            log_fault(fault, code)
            try:
                window = self._open_window()
            except NoDisplay:
                raise SystemExit(FOUND_WRONG) from None
            panic = Panic(code, part_of(fault), "idle", "later")
            return self._stand(window, "appliance-title-panic", lambda vigil: vigil.panic(panic, LONG_PAUSE))

    def _stand(self, window: Window, title: str, stand: Callable[[Vigil], bool], first: str = "") -> bool:
        """The window stays open for the next page or the table, so that the screen never turns dark."""
        language, scale = self._reads()
        with closing(ThisComputer(env=self._env)) as computer:
            notifier = Notifier(computer)
            pulse = Pulse(notifier)
            notifier.status(": ".join(filter(None, (Words(language).say(title), first))))
            try:
                with ended_by_signals(pulse.end):
                    if not stand(Vigil(window, (pulse,), language, scale)):
                        pulse.end()
            except Exception as nothing:  # noqa: BLE001 - the page itself failed, and so did plain words
                log_fault(nothing, code_of(nothing))
                raise SystemExit(FOUND_WRONG) from None
            if pulse.is_ending:  # a signal may have come with the last moment
                notifier.stopping()
                window.close()
            return not pulse.is_ending


def _to_be_watched(problems: Sequence[Problem], env: Mapping[str, str]) -> Iterator[Path]:
    """The folders of the table, and each path in the text of a problem with its folder."""
    own = folders(env)
    yield from (own.config, own.mats, own.decks)
    for one in problems:
        told = problem_in(one, "en")
        for named in NAMED.findall(f"{told.where} {told.what} {told.fix}"):
            yield Path(named)
            yield Path(named).parent


def _all_below(paths: Sequence[Path]) -> Iterator[Path]:
    """At most `MOST_FILES`, as they are looked at each second; of the system's top folders only their direct contents."""
    left = MOST_FILES
    for path in paths:
        deep = min(len(path.parts) - 2, 2)  # -1: none of its contents
        inside: Iterator[tuple[str, list[str], list[str]]] = os.walk(path) if deep >= 0 and path.is_dir() else iter(())
        yield path
        for folder, folders_in, files in inside:
            if len(Path(folder).relative_to(path).parts) >= deep:
                folders_in.clear()
            for name in sorted((*folders_in, *files)):
                yield Path(folder) / name
                left -= 1
                if left <= 0:
                    return
