"""The log, which goes to a file or to the journal of the system; of a fault it has places and types, never a text (H1).

May import `companion.errors` and `companion.core.visible`; every room logs by it.
"""

from __future__ import annotations

import logging
import os
import sys
import traceback
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from io import TextIOWrapper
from typing import TextIO

from companion.core.visible import visible, visible_line
from companion.errors import Text, reason, unusable
from companion.system.safe_files import private

LOG = logging.getLogger("facedown")
LOG.addHandler(logging.NullHandler())  # without --log nothing is logged, not even on standard error
MATCH = logging.getLogger("facedown.match")  # entries and announcements: logged only to a file that --log names

LEVELS = ((logging.ERROR, 3), (logging.WARNING, 4), (logging.INFO, 6))  # the levels of logging, and their numbers in the journal
MOST_CAUSES = 5  # the most causes of one fault that are told


def causes(fault: BaseException) -> tuple[BaseException, ...]:
    """The fault, its cause, the cause of that and so on; the first cause comes last."""
    found: list[BaseException] = []
    one: BaseException | None = fault
    while one is not None and one not in found and len(found) < MOST_CAUSES:
        found.append(one)
        one = one.__cause__ or (None if one.__suppress_context__ else one.__context__)
    return tuple(found)


def told(fault: BaseException) -> str:
    """The types and places of a fault and its causes, the first cause first."""
    return "\n".join(f"{type(one).__name__}\n{''.join(traceback.format_tb(one.__traceback__))}".rstrip() for one in reversed(causes(fault)))


def log_fall(words: str, fault: BaseException) -> None:
    """Logs a fault of our own with its places."""
    lines = f"{words}: {told(fault)}"
    LOG.critical(lines)


class LogFile(logging.FileHandler):
    """A log that stops, and reports that once, when it cannot be written any more: the match goes on without it."""

    give_up: Callable[[Text], None]

    def _open(self) -> TextIOWrapper:
        """Opens the log as a private file: it tells which tag was heard where (H1)."""
        return open(self.baseFilename, "a", encoding=self.encoding, errors=self.errors, opener=private)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - a name of the standard library
        LOG.removeHandler(self)
        fault = sys.exc_info()[1]
        self.give_up(Text("file-log-is-given-up", file=self.baseFilename, reason=reason(fault) if isinstance(fault, Exception) else ""))

    def close(self) -> None:
        try:
            super().close()
        except OSError:  # a full disk refuses the closing as well
            self.stream = None


def is_read_by_journal(env: Mapping[str, str], stream: TextIO | None) -> bool:
    """Whether systemd reads that stream, by the numbers in JOURNAL_STREAM; in a terminal that has inherited the variable they differ."""
    if stream is None:
        return False
    try:
        status = os.fstat(stream.fileno())
    except (OSError, ValueError):
        return False
    return bool(env.get("NOTIFY_SOCKET")) or env.get("JOURNAL_STREAM") == f"{status.st_dev}:{status.st_ino}"


def text_of(record: logging.LogRecord) -> str:
    """The text of a record; an unforeseen fault is told by its type and place, as its text may name a card (H1).

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
    """The form of lines for the journal: each begins with its level, and has no time, as the journal adds it."""

    def format(self, record: logging.LogRecord) -> str:
        level = next((number for least, number in LEVELS if record.levelno >= least), 7)
        return "\n".join(f"<{level}>{line}" for line in text_of(record).splitlines() if line.strip())


class JournalStream(logging.StreamHandler[TextIO]):
    """A stream to the journal; that its reader has gone away ends nothing here."""

    def __init__(self, stream: TextIO) -> None:
        super().__init__(stream)
        self.setFormatter(JournalLines())
        self.addFilter(lambda record: record.name != MATCH.name)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - a name of the standard library
        pass


@contextmanager
def told_to_journal(env: Mapping[str, str], stream: TextIO | None) -> Iterator[None]:
    """While the context lasts, the log goes to the stream if systemd reads it."""
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
def logged_to(path: str | None, give_up: Callable[[Text], None]) -> Iterator[None]:
    """While the context lasts, entries and announcements are logged to the file; `give_up` is called once if writing fails."""
    if path is None:
        yield
        return
    try:
        file = LogFile(path, encoding="utf-8", errors="backslashreplace")
    except (OSError, ValueError) as fault:  # ValueError: a NUL in the name
        raise unusable("--log", "file-log-unwritable", path=path, reason=reason(fault)) from None
    file.give_up = give_up
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
