"""Whoever sits at the screen sits there again after a fault of our own: what happened is told, and the match goes on from its record.

Rules of this file: everything but the window and the record is made anew. A match that falls over twice is not gone on with by itself, and
where falls come one after the other nothing is hurried; people can go on at any time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from companion.errors import FOUND_WRONG, Unusable
from companion.machine.service import falling
from companion.machine.service.falls import Falls
from companion.machine.service.record import Record
from companion.machine.service.vigil import Vigil
from companion.pages.watching import Moment, Watcher
from companion.screen.pages.trouble import Kept, Next, Panic
from companion.screen.window import Window

PAUSE, LONG_PAUSE = 20.0, 300.0  # seconds in which it is told, unless somebody goes on


@dataclass(frozen=True, slots=True)
class Again:
    """An evening that is sat down to once more: with the match that is gone on with, or none."""

    match: int | None


Sit = Callable[[Again | None, Sequence[Watcher]], None]  # with what watches besides; comes back when somebody leaves


class Looking:
    """Watches what has to be known when the evening has fallen."""

    def __init__(self, language: str) -> None:
        self.language, self.is_kept = language, True

    def watch(self, moment: Moment) -> None:
        self.language = moment.language
        self.is_kept = moment.table is None or moment.table.is_kept


class Catching:
    def __init__(self, window: Window, record: Record, falls: Falls, watchers: Sequence[Watcher], language: str) -> None:
        """`watchers` watch over the pages between two evenings as well."""
        self._window, self._record, self._falls, self._watchers = window, record, falls, tuple(watchers)
        self._looking = Looking(language)
        self.scale: Callable[[], float] = lambda: 1.0  # of letters, as it is set by then

    def sit(self, sit: Sit) -> None:
        """Until somebody leaves; raises `Unusable` as `sit` does, and `SystemExit` where nothing can be shown any more."""
        threads = falling.Threads(lambda: self._window.inbox.put(None))
        watching = (self._looking, self._falls, threads)
        again: Again | None = None
        try:
            with threads.heeded():
                while (again := self._sat(sit, again, watching)) is not None:
                    threads.forget()
        finally:
            self._falls.rests()

    def _sat(self, sit: Sit, again: Again | None, watching: Sequence[Watcher]) -> Again | None:
        """How it goes on; None where somebody has left."""
        try:
            if again is not None:
                self._begin_anew(again)
            sit(again, watching)
        except Unusable:
            raise
        except Exception as fault:  # noqa: BLE001 - whatever it is, the people at the table want to go on
            return self._caught(fault)
        return None

    def _begin_anew(self, again: Again) -> None:
        if again.match is not None:
            self._falls.begins(again.match)  # what falls before it is taken up falls in it as well
        self._record.begin_anew()

    def _caught(self, fault: Exception) -> Again | None:
        match, code = self._falls.match, falling.code_of(fault)
        falling.tell(fault, code)
        self._falls.fell(code)
        is_twice = match is not None and not self._falls.goes_on_by_itself(match)
        again = Again(None if is_twice else match)
        goes: Next = "later" if self._falls.are_many else "home" if again.match is None else "match"
        panic = Panic(code, falling.part_of(fault), self._kept(match), goes, is_twice)
        try:
            vigil = Vigil(self._window, self._watchers, self._looking.language, self.scale())
            goes_on = vigil.panic(panic, LONG_PAUSE if goes == "later" else PAUSE)
        except Exception as nothing:  # noqa: BLE001 - not even plain words: whoever started the program starts it again
            falling.tell(nothing, falling.code_of(nothing))
            raise SystemExit(FOUND_WRONG) from None  # else Python would tell the texts of both faults
        return again if goes_on else None

    def _kept(self, match: int | None) -> Kept:
        if match is None:
            return "idle"
        return "kept" if self._looking.is_kept and self._record.is_on_disk else "memory"
