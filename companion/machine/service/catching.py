"""Brings people back to the table after a fault of the program: the screen says what happened, and the match goes on from its record.

Rules of this file: everything except the window and the record is made anew. A match in which the program failed twice is continued only
when a person asks for it, and after several faults in a row the pause before going on is longer; a person can always go on at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path

from companion.core.frozen import dataclass
from companion.errors import FOUND_WRONG, Unusable
from companion.machine.service.falls import Falls, ThreadFaults, code_of, log_fault, part_of
from companion.machine.service.vigil import Vigil
from companion.pages.watching import Moment, Watcher
from companion.record.disk import DiskStore
from companion.record.memory import MemoryStore
from companion.record.store import Store
from companion.screen.pages.trouble import Kept, Next, Panic
from companion.screen.window import Window


class RecordKeeper:
    """The store of matches through faults of the program: what is on the disk is read again from there, the rest stays in memory."""

    def __init__(self, path: Path | None, wake: Callable[[], None]) -> None:
        """Without a `path` all is in memory. Raises `Unusable` where the file is in use by another program, or cannot be used."""
        self._path, self._wake = path, wake
        self.store = self._opened()

    @property
    def is_on_disk(self) -> bool:
        """Whether all that was announced is on the disk; waits for entries that are being written."""
        return isinstance(self.store, DiskStore) and not self.store.is_failing and not self.store.holds_back()

    def begin_anew(self) -> None:
        """After a fault, which may have left memory inconsistent; the disk has only whole entries."""
        if self.is_on_disk:
            self.store.close()
            self.store = self._opened()

    def close(self) -> None:
        self.store.close()

    def _opened(self) -> Store:
        return MemoryStore() if self._path is None else DiskStore(self._path, _now, wake=self._wake)


PAUSE, LONG_PAUSE = 20.0, 300.0  # seconds for which the page is shown, unless a person goes on


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


@dataclass(frozen=True, slots=True)
class Again:
    """The next evening, with the match that is continued, if any."""

    match: int | None


Sit = Callable[[Again | None, Sequence[Watcher]], None]  # runs an evening with these watchers, until it is left


class Looking:
    """A watcher that remembers the language and whether the match is kept, for the page after a fault."""

    def __init__(self, language: str) -> None:
        self.language, self.is_kept = language, True

    def watch(self, moment: Moment) -> None:
        self.language = moment.language
        self.is_kept = moment.table is None or moment.table.is_kept


class Catching:
    def __init__(self, window: Window, record: RecordKeeper, falls: Falls, watchers: Sequence[Watcher], language: str) -> None:
        """`watchers` are told each moment of the page that is shown after a fault, before the next evening."""
        self._window, self._record, self._falls, self._watchers = window, record, falls, tuple(watchers)
        self._looking = Looking(language)
        self.scale: Callable[[], float] = lambda: 1.0  # of letters, as the players have set it

    def sit(self, sit: Sit) -> None:
        """Until the evening is left; raises `Unusable` as `sit` does, and `SystemExit` where nothing can be shown any more."""
        threads = ThreadFaults(lambda: self._window.inbox.put(None))
        watching = (self._looking, self._falls, threads)
        again: Again | None = None
        try:
            with threads.heeded():
                while (again := self._sat(sit, again, watching)) is not None:
                    threads.forget()
        finally:
            self._falls.rests()

    def _sat(self, sit: Sit, again: Again | None, watching: Sequence[Watcher]) -> Again | None:
        """How to go on; None where the evening was left."""
        try:
            if again is not None:
                self._begin_anew(again)
            sit(again, watching)
        except Unusable:
            raise
        except Exception as fault:  # noqa: BLE001 - people go on after any fault
            return self._caught(fault)
        return None

    def _begin_anew(self, again: Again) -> None:
        if again.match is not None:
            self._falls.begins(again.match)  # a fault while it is taken up counts as one in it
        self._record.begin_anew()

    def _caught(self, fault: Exception) -> Again | None:
        match, code = self._falls.match, code_of(fault)
        log_fault(fault, code)
        self._falls.fell(code)
        is_twice = match is not None and not self._falls.goes_on_by_itself(match)
        again = Again(None if is_twice else match)
        goes: Next = "later" if self._falls.are_many else "home" if again.match is None else "match"
        panic = Panic(code, part_of(fault), self._kept(match), goes, is_twice)
        try:
            vigil = Vigil(self._window, self._watchers, self._looking.language, self.scale())
            goes_on = vigil.panic(panic, LONG_PAUSE if goes == "later" else PAUSE)
        except Exception as nothing:  # noqa: BLE001 - the service manager starts the program again
            log_fault(nothing, code_of(nothing))
            raise SystemExit(FOUND_WRONG) from None  # Python would print the texts of both faults
        return again if goes_on else None

    def _kept(self, match: int | None) -> Kept:
        if match is None:
            return "idle"
        return "kept" if self._looking.is_kept and self._record.is_on_disk else "memory"
