"""What a match lets out to the log, for whoever looks for a fault: identities and times, never a number of a closed card (H1)."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from companion.errors import unusable
from companion.events import Event, Slot, TagLifted, TagPlaced, TagTapped, Uid
from companion.games.game import Setup
from companion.journal.entries import MemoryJournal
from companion.referee.announcements import Announcement
from companion.referee.entries import Entry
from companion.referee.referee import Referee

LOG = logging.getLogger("facedown")
LOG.addHandler(logging.NullHandler())  # without --log nothing is logged, not even on standard error


class LoggedJournal(MemoryJournal):
    """A journal that also logs what entered; of what a draw pad reads it says no more than everybody else does (H2)."""

    def __init__(self) -> None:
        super().__init__()
        self._for_draws: frozenset[Slot] = frozenset()

    def append(self, event: Event | Setup) -> Entry:
        entry = super().append(event)
        if isinstance(event, Setup):
            self._for_draws = frozenset(event.shape.draw_pads) - frozenset(event.shape.action_pads)
        LOG.info("entry %d: %s", entry.number, self._told(event))
        return entry

    def _told(self, event: Event | Setup) -> Event | Setup:
        if isinstance(event, (TagPlaced, TagLifted, TagTapped)) and event.slot in self._for_draws:
            return replace(event, uid=Uid("a card"))
        return event


class LoggedReferee(Referee):
    """A referee whose announcements are logged: they are public once they are released."""

    def released(self) -> tuple[Announcement, ...]:
        released = super().released()
        for said in released:
            LOG.info("said %s: %s (%s) %s", said.id, said.key, said.rule, dict(said.args))
        return released


class LogFile(logging.FileHandler):
    """A log that gives up, and says so once, where it cannot be written any more: the match goes on without it."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - a name of the standard library
        LOG.removeHandler(self)
        fault = sys.exc_info()[1]
        if sys.stderr is not None:
            sys.stderr.write(f"facedown: --log: {self.baseFilename} cannot be written any more ({fault}); the match goes on without it\n")

    def close(self) -> None:
        try:
            super().close()
        except OSError:  # a full disk says so once more
            self.stream = None


@contextmanager
def logged(path: str | None) -> Iterator[None]:
    """While this lasts, what enters and what is said is written to that file."""
    if path is None:
        yield
        return
    try:
        file = LogFile(path, encoding="utf-8", errors="backslashreplace")
    except (OSError, ValueError) as fault:  # ValueError: a NUL in the name
        why = getattr(fault, "strerror", None) or fault
        raise unusable("--log", f"{path!r} cannot be written ({why})", "name a file in a folder that you may write to") from None
    file.setFormatter(logging.Formatter("%(levelname)s %(message)s"))
    LOG.addHandler(file)
    level = LOG.level
    LOG.setLevel(logging.INFO)
    try:
        yield
    finally:
        LOG.setLevel(level)
        LOG.removeHandler(file)
        file.close()
