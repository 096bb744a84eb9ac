"""The program as a service: whoever started it is told that it starts, runs and ends, and its log goes where that one looks.

Started by hand it is none: nobody is told anything, and only signals end it in order.
"""

from __future__ import annotations

import faulthandler
import os
import platform
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Protocol, TextIO

import pygame

from companion.errors import Unusable
from companion.machine.service.notifying import Notifier
from companion.machine.service.pulse import Pulse, ended_by_signals
from companion.machine.service.telling import Logbook, Status
from companion.pages.watching import Watcher
from companion.screen.window import Window
from companion.screen.words import Words
from companion.system.logs import LOG, told_to_journal
from companion.system.shipped import program


class Readable(Protocol):
    """A mat with readers, as far as they can be in trouble."""

    @property
    def troubles(self) -> Mapping[str, str]: ...
    def matter(self, words: Words) -> Iterable[str]: ...


class Service:
    def __init__(self, notifier: Notifier, language: str) -> None:
        self._notifier, self._language = notifier, language
        self.pulse = Pulse(notifier)

    def starting(self) -> None:
        """One more step of it is done."""
        if self._notifier.is_heard:
            self.pulse.starting(Words(self._language).say("service-status-starting"))

    def watchers(self, window: Window, mat: Readable | None) -> tuple[Watcher, ...]:
        """The pulse comes last: whoever is told to end has told first what was going on."""
        wide, tall = window.size
        ready = f"{wide}x{tall} by {window.driver}, {'with' if mat is not None else 'without'} readers"
        if mat is None:
            return (Status(self._notifier), Logbook(ready), self.pulse)
        return (Status(self._notifier, mat.matter), Logbook(ready, lambda: mat.troubles), self.pulse)

    def stopping(self) -> None:
        """Nothing more is to be seen."""
        LOG.info("stopping: %s", "told to by a signal" if self.pulse.is_ending else "the evening is over")
        self._notifier.stopping()


@contextmanager
def serving(env: Mapping[str, str], language: str, stream: TextIO | None) -> Iterator[Service]:
    """`stream` is where the journal of the system reads, if anybody does. What stands against it does so no more once it is told to end."""
    notifier = Notifier(env)
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
            notifier.close()


@contextmanager
def _of_our_own(stream: TextIO | None) -> Iterator[TextIO | None]:
    """Standard error by a descriptor of its own: while the sound device is opened the usual one leads nowhere, and that may hang."""
    try:
        own = os.dup(stream.fileno()) if stream is not None else None
    except (OSError, ValueError):  # none behind it
        own = None
    if own is None:
        yield stream
        return
    file = os.fdopen(own, "w", buffering=1, encoding="utf-8", errors="backslashreplace")
    try:
        yield file
    finally:
        with suppress(OSError):  # nobody takes what was written last
            file.close()


@contextmanager
def _places_told(stream: TextIO | None) -> Iterator[None]:
    """Where each thread stands when the watchdog aborts the program, or a library breaks it: names of files and functions, nothing else."""
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
    return f"facedown {program()}, Python {platform.python_version()}, pygame {pygame.version.ver}, SDL {sdl}"
