"""The program as a service: the service manager gets its state, and the log its changes; started by hand, only signals end it.

Rules of this file: status and log are made from moments, which contain only what the table may know. The status is in the table's language
and names the players, as the screen does; the log names no person. Trouble that comes and goes is logged once a minute.
"""

from __future__ import annotations

import faulthandler
import logging
import os
import platform
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Protocol, TextIO

import pygame

from companion.errors import Unusable
from companion.machine.computer import version_here
from companion.machine.service.pulse import Notifier, Pulse, ended_by_signals
from companion.machine.this_computer import ThisComputer
from companion.pages.watching import Moment, TableWatched, Watcher
from companion.screen.window import Window
from companion.screen.words import Words
from companion.system.logs import LOG, told_to_journal

EVERY = 1.0  # seconds between two changes of the status
QUIET = 60.0  # seconds in which the same trouble is logged once

TroubleLines = Callable[[Words], Iterable[str]]  # a sentence for each reader in trouble


class Status:
    """A watcher that keeps the status line of the service up to date."""

    def __init__(self, notifier: Notifier, matter: TroubleLines = lambda _: ()) -> None:
        self._notifier, self._matter = notifier, matter
        self._told, self._next = "", float("-inf")

    def watch(self, moment: Moment) -> None:
        if not moment.is_shown or moment.now < self._next or not self._notifier.is_heard:
            return
        self._next = moment.now + EVERY
        words = Words(moment.language)
        text = status_of(moment.table, words, tuple(self._matter(words)))
        if text != self._told and self._notifier.status(text):
            self._told = text


def status_of(table: TableWatched | None, words: Words, matter: Iterable[str] = ()) -> str:
    """The match that is played, and what is wrong."""
    parts = [_match(table, words) if table is not None else words.say("service-status-idle")]
    if table is not None and table.view.frozen:
        parts.append(words.say("service-status-silent", count=len(table.view.frozen)))
    if table is not None and not table.is_kept:
        parts.append(words.say("service-status-unkept"))
    return " ".join([*parts, *matter])


def _match(table: TableWatched, words: Words) -> str:
    view = table.view.view
    game = words.say(f"history-game-{view.game}")
    lying, hands = len(view.places), sum(one.hand for one in view.seats)
    if table.is_over:
        return words.say("service-status-over", game=game, match=str(table.number))
    turn = table.lines.text(table.view.expected.status)
    return words.say("service-status-match", game=game, match=str(table.number), lying=lying, hands=hands, turn=turn)


@dataclass
class _Trouble:
    is_there: bool = False
    was_told: bool = False
    times: int = 0  # how often it came since it was logged
    next: float = float("-inf")


class Logbook:
    """A watcher that logs changes."""

    def __init__(self, ready: str = "", troubles: Callable[[], Mapping[str, str]] = dict) -> None:
        """`ready` is logged with the first picture; `troubles` are slugs by the names of the readers in trouble."""
        self._ready, self._readers = ready, troubles
        self._is_shown = False
        self._match: tuple[int, bool] | None = None
        self._troubles: dict[str, _Trouble] = {}
        self._next = float("-inf")

    def watch(self, moment: Moment) -> None:
        if moment.is_shown and not self._is_shown:
            self._is_shown = True
            LOG.info("ready: %s", self._ready)
        self._follow(moment.table)
        if moment.now >= self._next:
            self._next = moment.now + EVERY
            self._look(moment)

    def _follow(self, table: TableWatched | None) -> None:
        before, self._match = self._match, (table.number, table.is_over) if table is not None else None
        if self._match == before:
            return
        is_other = before is None or table is None or table.number != before[0]
        if before is not None and is_other and not before[1]:
            LOG.info("match %d is left", before[0])
        if table is not None and is_other:
            LOG.info("match %d %s: %s", table.number, "goes on" if table.is_taken_up else "begins", table.view.view.game)
        if table is not None and table.is_over:
            LOG.info("match %d is over", table.number)

    def _look(self, moment: Moment) -> None:
        """Logs trouble that has come or gone; the places of the mat are known only during a match."""
        now = {f"reader {name!r}": slug for name, slug in self._readers().items()}
        self._note_all("reader ", now, moment.now)
        if (table := moment.table) is not None:
            self._note("places of the mat", f"silent: {', '.join(table.view.frozen)}" if table.view.frozen else "", moment.now)
            self._note("the record", "" if table.is_kept else "it cannot be written; the match goes on in memory", moment.now)

    def _note_all(self, kind: str, now: Mapping[str, str], at: float) -> None:
        for what in [*now, *(one for one in self._troubles if one.startswith(kind) and one not in now)]:
            self._note(what, now.get(what, ""), at)

    def _note(self, what: str, how: str, at: float) -> None:
        one = self._troubles.setdefault(what, _Trouble())
        one.times += bool(how) and not one.is_there
        one.is_there = bool(how)
        if at < one.next or (one.is_there == one.was_told and not one.times):
            return
        again = f" ({one.times} times in a minute)" if one.times > 1 else ""
        LOG.log(logging.WARNING if how else logging.INFO, "%s: %s%s", what, how or "well again", again)
        one.was_told, one.times, one.next = one.is_there, 0, at + QUIET


class Readable(Protocol):
    """A mat with readers, as far as they can be in trouble: `matter` says it in sentences."""

    @property
    def troubles(self) -> Mapping[str, str]: ...
    def matter(self, words: Words) -> Iterable[str]: ...


class Service:
    def __init__(self, notifier: Notifier, language: str) -> None:
        self._notifier, self._language = notifier, language
        self.pulse = Pulse(notifier)

    def starting(self) -> None:
        """Another step of starting is done."""
        if self._notifier.is_heard:
            self.pulse.starting(Words(self._language).say("service-status-starting"))

    def watchers(self, window: Window, mat: Readable | None) -> tuple[Watcher, ...]:
        """The pulse comes last, as it may end the evening and the status should be told before."""
        wide, tall = window.size
        ready = f"{wide}x{tall} by {window.driver}, {'with' if mat is not None else 'without'} readers"
        if mat is None:
            return (Status(self._notifier), Logbook(ready), self.pulse)
        return (Status(self._notifier, mat.matter), Logbook(ready, lambda: mat.troubles), self.pulse)

    def stopping(self) -> None:
        """The evening is over."""
        LOG.info("stopping: %s", "told to by a signal" if self.pulse.is_ending else "the evening is over")
        self._notifier.stopping()


@contextmanager
def serving(env: Mapping[str, str], language: str, stream: TextIO | None) -> Iterator[Service]:
    """`stream` is read by the system's journal, if the program is a service. After a signal `Unusable` ends it in order."""
    computer = ThisComputer(env=env)
    notifier = Notifier(computer)
    service = Service(notifier, language)
    with (
        _of_our_own(stream) as journal,
        told_to_journal(env, journal),
        ended_by_signals(service.pulse.end),
        _places_told(journal if notifier.is_heard else None),
    ):
        LOG.info("starting: %s", versions())
        try:
            yield service
        except Unusable:
            if not service.pulse.is_ending:
                raise
            service.stopping()
        finally:
            computer.close()


@contextmanager
def _of_our_own(stream: TextIO | None) -> Iterator[TextIO | None]:
    """Standard error with a descriptor of its own: while the sound device is opened the usual one is redirected, and that may hang."""
    try:
        own = os.dup(stream.fileno()) if stream is not None else None
    except (OSError, ValueError):  # a stream without a descriptor
        own = None
    if own is None:
        yield stream
        return
    file = os.fdopen(own, "w", buffering=1, encoding="utf-8", errors="backslashreplace")
    try:
        yield file
    finally:
        with suppress(OSError):  # the reader of the stream has gone
            file.close()


@contextmanager
def _places_told(stream: TextIO | None) -> Iterator[None]:
    """Writes the place of each thread when the watchdog aborts the program or a library crashes: names of files and functions only."""
    if stream is None or faulthandler.is_enabled():
        yield
        return
    faulthandler.enable(stream)
    try:
        yield
    finally:
        faulthandler.disable()


def versions() -> str:
    sdl = ".".join(map(str, pygame.get_sdl_version()))
    return f"facedown {version_here()}, Python {platform.python_version()}, pygame {pygame.version.ver}, SDL {sdl}"
