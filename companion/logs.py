"""What a match lets out to the log, for whoever looks for a fault: identities and times, never a number of a closed card (H1)."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace

from companion.errors import unusable
from companion.events import Event, TagLifted, TagPlaced, TagTapped, Uid
from companion.games.game import Setup
from companion.lines.problems import ENGLISH, command_text
from companion.referee.announcements import Announcement
from companion.referee.referee import Referee

LOG = logging.getLogger("facedown")
LOG.addHandler(logging.NullHandler())  # without --log nothing is logged, not even on standard error


class LoggedReferee(Referee):
    """A referee that logs what enters and what it announces; of what a draw pad reads it says no more than everybody else does (H2)."""

    def said(self) -> tuple[Announcement, ...]:
        told = super().said()
        for said in told:
            LOG.info("said %s: %s (%s) %s", said.id, said.key, said.rule, dict(said.args))
        return told

    def _append(self, event: Event | Setup, said: Sequence[Announcement], acts: int | None = None, *, is_failed: bool = False) -> None:
        super()._append(event, said, acts, is_failed=is_failed)
        LOG.info("entry %d: %s", self.entry, self._told(event))

    def _told(self, event: Event | Setup) -> Event | Setup:
        shape = self.standing.match.shape
        if isinstance(event, (TagPlaced, TagLifted, TagTapped)) and event.slot in set(shape.draw_pads) - set(shape.action_pads):
            return replace(event, uid=Uid("a card"))
        return event


class LogFile(logging.FileHandler):
    """A log that gives up, and says so once, where it cannot be written any more: the match goes on without it."""

    language: Callable[[], str]

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - a name of the standard library
        LOG.removeHandler(self)
        fault = sys.exc_info()[1]
        if sys.stderr is not None:
            note = f"--log: {self.baseFilename} cannot be written any more ({fault}); the match goes on without it"
            sys.stderr.write(f"facedown: {command_text(note, self.language())}\n")

    def close(self) -> None:
        try:
            super().close()
        except OSError:  # a full disk says so once more
            self.stream = None


@contextmanager
def logged(path: str | None, language: Callable[[], str] = lambda: ENGLISH) -> Iterator[None]:
    """While this lasts, what enters and what is said is written to that file."""
    if path is None:
        yield
        return
    try:
        file = LogFile(path, encoding="utf-8", errors="backslashreplace")
    except (OSError, ValueError) as fault:  # ValueError: a NUL in the name
        why = getattr(fault, "strerror", None) or fault
        raise unusable("--log", f"{path!r} cannot be written ({why})", "name a file in a folder that you may write to") from None
    file.language = language
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
