"""The composition root: it puts the parts of a match together, and knows everyone."""

from __future__ import annotations

import logging
import os
import secrets
import shlex
import sys
import traceback
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from io import TextIOWrapper
from typing import BinaryIO, TextIO

from companion.clock import Clock, RealClock, VirtualClock
from companion.config import folders
from companion.decks import files
from companion.decks.card import Deck
from companion.decks.register import Register, read
from companion.demo.story import demo
from companion.errors import DONE, FOUND_WRONG, unusable
from companion.events import Event
from companion.games.game import Setup
from companion.journal.entries import MemoryJournal
from companion.lines.lines import Lines
from companion.protocol.reading import read_lines
from companion.protocol.table import Opened, Table
from companion.protocol.writing import Row, encoded
from companion.referee.announcements import Announcement
from companion.referee.entries import Entry
from companion.referee.referee import Referee
from companion.setting_up import parse_setup
from companion.simulator.playing import seated

LOG = logging.getLogger("facedown")
LOG.addHandler(logging.NullHandler())  # without --log nothing is logged, not even on standard error
TAGS = "tags.jsonl"


class LoggedJournal(MemoryJournal):
    """A journal that also logs what entered, for whoever looks for a fault; identities and times, never a number of a card."""

    def append(self, event: Event | Setup) -> Entry:
        entry = super().append(event)
        LOG.info("entry %d: %s", entry.number, event)
        return entry


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


def find_deck(name: str) -> Deck:
    return files.find(name, folders(os.environ).decks)


def other_decks(deck: Deck) -> tuple[Deck, ...]:
    return tuple(files.find(id) for id in files.shipped() if id != deck.id)


def register_for(deck: Deck, others: Sequence[Deck] = ()) -> Register:
    """The tags that were enrolled, and every known card by its name."""
    return read(folders(os.environ).state / TAGS).naming([deck, *others])


def open_match(setup: Setup, deck: Deck, language: str) -> Opened:
    others = other_decks(deck)
    referee = LoggedReferee(setup, deck, register_for(deck, others), LoggedJournal())
    lines = Lines(language, setup.game, deck, {player.seat: player.name for player in setup.players}, others)
    return Opened(referee, lines)


def table(language: str) -> Table:
    """A table that is set up by its first line, in the language that the line asks for."""

    def opened(asked: Mapping[str, object]) -> Opened:
        setup, deck = parse_setup(asked, find_deck)
        return open_match(setup, deck, str(asked.get("lang", language)))

    return Table(opened)


def referee(source: BinaryIO, out: BinaryIO, language: str, asked: Mapping[str, object] | None) -> int:
    """Lines in, lines out, until the input ends; whether a line was refused is the exit code."""
    driven, code = table(language), DONE
    rows = driven.set_up(asked) if asked is not None else []
    out.write(encoded(rows))
    out.flush()
    for line in read_lines(source):
        rows = answered(driven, line)
        if any("error" in row for row in rows):
            code = FOUND_WRONG
            LOG.warning("refused: %s", rows)
        out.write(encoded(rows))
        out.flush()
    return code


def answered(driven: Table, line: bytes) -> list[Row]:
    """A fault of our own ends no match: it is said, and where it is goes to the log, without a value that it may have met (H1)."""
    try:
        return driven.take(line)
    except Exception as fault:  # noqa: BLE001 - whatever it is, the people at the table want to go on
        LOG.critical("a fault of our own: %s\n%s", type(fault).__name__, "".join(traceback.format_tb(fault.__traceback__)))
        return driven.failed(type(fault).__name__)


def watch(asked: Mapping[str, object], seed: int | None, speed: float, out: TextIO) -> int:
    """The demo; without a seed each time another match."""
    setup, deck = parse_setup(asked, find_deck)
    if isinstance(out, TextIOWrapper):
        out.reconfigure(errors="replace")  # a terminal that has no Cyrillic still shows where cards lie
    seed = secrets.randbelow(10**6) if seed is None else seed
    clock: Clock = PacedClock(speed) if speed else VirtualClock()
    demo(open_match(setup, deck, str(asked["lang"])), seated(setup, deck, seed), seed, again(asked, seed), clock, out)
    return DONE


def again(asked: Mapping[str, object], seed: int) -> str:
    """The command that shows the same match of the demo."""
    words = ["facedown", "demo", "--seed", str(seed)]
    for key, value in asked.items():
        parts = [f"{name}={one}" for name, one in value.items()] if isinstance(value, Mapping) else value
        words += [f"--{key.replace('_', '-')}", ",".join(map(str, parts)) if isinstance(parts, list) else str(parts)]
    return shlex.join(words)


class PacedClock(RealClock):
    """A real clock that waits less, or longer."""

    __slots__ = ("_speed",)

    def __init__(self, speed: float) -> None:
        super().__init__()
        self._speed = speed

    def wait(self, seconds: float) -> None:
        super().wait(seconds / self._speed)
