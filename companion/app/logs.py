"""What a match lets out to the log, for whoever looks for a fault: identities and times, never a number of a closed card (H1)."""

from __future__ import annotations

import logging
import os
import sys
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from io import TextIOWrapper
from typing import TextIO

from companion.core.games.game import Setup
from companion.core.referee.announcements import Announcement
from companion.core.referee.referee import Referee
from companion.core.visible import visible, visible_line
from companion.errors import unusable
from companion.events import Event, TagLifted, TagPlaced, TagTapped, Uid
from companion.system.outlet import complain
from companion.system.safe_files import private
from companion.words.problems import ENGLISH, command_text

LOG = logging.getLogger("facedown")
LOG.addHandler(logging.NullHandler())  # without --log nothing is logged, not even on standard error
MATCH = logging.getLogger("facedown.match")  # what enters and what is said: only for a file that somebody asked for

LEVELS = ((logging.ERROR, 3), (logging.WARNING, 4), (logging.INFO, 6))  # of logging, and what the journal calls that level
MOST_CAUSES = 5  # of one fault


def causes(fault: BaseException) -> tuple[BaseException, ...]:
    """The fault, what brought it about, and so on; the first cause comes last."""
    found: list[BaseException] = []
    one: BaseException | None = fault
    while one is not None and one not in found and len(found) < MOST_CAUSES:
        found.append(one)
        one = one.__cause__ or (None if one.__suppress_context__ else one.__context__)
    return tuple(found)


def told(fault: BaseException) -> str:
    """Types and places, the first cause first."""
    return "\n".join(f"{type(one).__name__}\n{''.join(traceback.format_tb(one.__traceback__))}".rstrip() for one in reversed(causes(fault)))


def log_fall(words: str, fault: BaseException) -> None:
    """Over a fault of our own, with its places."""
    lines = f"{words}: {told(fault)}"
    LOG.critical(lines)


class LoggedReferee(Referee):
    """A referee that logs what enters and what it announces; of what a draw pad reads it says no more than everybody else does (H2)."""

    def said(self) -> tuple[Announcement, ...]:
        told = super().said()
        for said in told:
            MATCH.info("said %s: %s (%s) %s", said.id, said.key, said.rule, dict(said.args))
        return told

    def _append(self, event: Event | Setup, said: Sequence[Announcement], acts: int | None = None, *, is_failed: bool = False) -> None:
        super()._append(event, said, acts, is_failed=is_failed)
        MATCH.info("entry %d: %s", self.entry, self._told(event))

    def _told(self, event: Event | Setup) -> Event | Setup:
        shape = self.standing.match.shape
        if isinstance(event, (TagPlaced, TagLifted, TagTapped)) and event.slot in set(shape.draw_pads) - set(shape.action_pads):
            return replace(event, uid=Uid("a card"))
        return event


class LogFile(logging.FileHandler):
    """A log that gives up, and says so once, where it cannot be written any more: the match goes on without it."""

    language: Callable[[], str]

    def _open(self) -> TextIOWrapper:
        """Private: it tells which tag was heard where."""
        return open(self.baseFilename, "a", encoding=self.encoding, errors=self.errors, opener=private)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - a name of the standard library
        LOG.removeHandler(self)
        fault = sys.exc_info()[1]
        note = f"--log: {self.baseFilename} cannot be written any more ({fault}); the match goes on without it"
        complain(command_text(note, self.language()))

    def close(self) -> None:
        try:
            super().close()
        except OSError:  # a full disk says so once more
            self.stream = None


def is_read_by_journal(env: Mapping[str, str], stream: TextIO | None) -> bool:
    """Whether systemd reads that stream: it says so itself; of a terminal, in which the variable is left over, the numbers differ."""
    if stream is None:
        return False
    try:
        status = os.fstat(stream.fileno())
    except (OSError, ValueError):
        return False
    return bool(env.get("NOTIFY_SOCKET")) or env.get("JOURNAL_STREAM") == f"{status.st_dev}:{status.st_ino}"


def text_of(record: logging.LogRecord) -> str:
    """Of a fault that nobody foresaw its kind is told and where it was, not what it says: it may have met a card (H1).

    Lines are our own; what is inserted into a message, a name say, begins none.
    """
    fault = record.exc_info[1] if record.exc_info else None
    if fault is None:
        return (visible_line if record.args else visible)(record.getMessage())
    args = record.args if isinstance(record.args, tuple) else ()
    kinds = tuple(type(one).__name__ if isinstance(one, BaseException) else one for one in args)
    return f"{visible_line(str(record.msg) % kinds if kinds else str(record.msg))}\n{visible(told(fault))}"


class FileLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return f"{record.levelname} {text_of(record)}"


class JournalLines(logging.Formatter):
    """Lines as the journal takes them: each with its level in front, and no time, which is known there."""

    def format(self, record: logging.LogRecord) -> str:
        level = next((number for least, number in LEVELS if record.levelno >= least), 7)
        return "\n".join(f"<{level}>{line}" for line in text_of(record).splitlines() if line.strip())


class JournalStream(logging.StreamHandler[TextIO]):
    """Whoever does not listen any more ends nothing here."""

    def __init__(self, stream: TextIO) -> None:
        super().__init__(stream)
        self.setFormatter(JournalLines())
        self.addFilter(lambda record: record.name != MATCH.name)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - a name of the standard library
        pass


@contextmanager
def told_to_journal(env: Mapping[str, str], stream: TextIO | None) -> Iterator[None]:
    """As a service, what is logged goes there; else nothing new does."""
    if stream is None or not is_read_by_journal(env, stream):
        yield
        return
    told, level = JournalStream(stream), LOG.level
    LOG.addHandler(told)
    LOG.setLevel(logging.INFO)
    try:
        yield
    finally:
        LOG.setLevel(level)
        LOG.removeHandler(told)


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
    file.setFormatter(FileLines())
    LOG.addHandler(file)
    level = LOG.level
    LOG.setLevel(logging.INFO)
    try:
        yield
    finally:
        LOG.setLevel(level)
        LOG.removeHandler(file)
        file.close()
