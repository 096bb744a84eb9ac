"""One referee at a table driven by lines, with everybody who listens: protocol, log, journal and the clock of what is due."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from typing import Any

from companion.app.matches import heeded
from companion.cards.decks import files
from companion.core.decks.card import Deck
from companion.core.decks.register import Register
from companion.core.referee.announcements import Announcement
from companion.core.referee.referee import Referee
from companion.core.referee.step import Step
from companion.events import Event
from companion.protocol.loop import answered
from companion.protocol.setup import parse_setup
from companion.protocol.table import LineTable, Opened
from companion.protocol.writing import encoded
from companion.record.memory import MemoryJournal
from companion.words.lines import Lines


class Heard(Referee):
    """A referee whose announcements are kept as they are handed on, and its positions as one follows the other."""

    def __init__(self, *parts: Any) -> None:
        self.heard: list[Announcement] = []
        super().__init__(*parts)
        self.positions: list[Any] = [self.state.position]

    def _enter(self, event: Event) -> None:
        super()._enter(event)
        self.positions.append(self.state.position)

    def said(self) -> tuple[Announcement, ...]:
        said = super().said()
        self.heard += said
        return said


class Log(logging.Handler):
    """Every record of every logger, as it would be written."""

    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(logging.Formatter("%(levelname)s %(name)s %(message)s"))
        self.text: list[str] = []
        self.has_fault = False

    def emit(self, record: logging.LogRecord) -> None:
        self.text.append(self.format(record))
        self.has_fault |= record.levelno >= logging.CRITICAL


@dataclass(frozen=True, slots=True)
class Mark:
    """How much had been let out by then."""

    heard: int = 0
    logged: int = 0
    entries: int = -1  # the number of the last one
    step: Step | None = None  # how the table stood


class Desk:
    """`tell` it lines; `answers`, `dues` and `marks` have one member for each, and one for the set-up before them."""

    def __init__(self, asked: Mapping[str, Any], deck: Deck) -> None:
        self.deck = deck
        self.log = Log()
        self.journal = MemoryJournal()
        self.answers: list[bytes] = []
        self.dues: list[float | None] = []
        self.marks: list[Mark] = []
        self.crashes: list[str] = []
        self._table = LineTable(self._opened)
        self.referee: Heard
        self.lines: Lines
        self.tell(json.dumps({"setup": asked}).encode())

    def _opened(self, asked: Mapping[str, Any]) -> Opened:
        setup, _ = parse_setup(asked, lambda _: self.deck)
        self.referee = Heard(setup, self.deck, register(), heeded(self.journal, setup))
        self.lines = Lines(str(asked.get("lang", "en")), setup.game, self.deck, {player.seat: player.name for player in setup.players})
        return Opened(self.referee, self.lines, self.journal)

    def tell(self, line: bytes) -> None:
        with _listening(self.log):
            self.answers.append(encoded(answered(self._table, line)))
            self.dues.append(self.referee.due)
            self.marks.append(Mark(len(self.referee.heard), len(self.log.text), self.referee.entry, self.referee.step))
        if self.log.has_fault:
            self.crashes.append(f"{line!r}: {self.log.text[-1]}")
            self.log.has_fault = False


@contextmanager
def _listening(log: Log) -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    root.handlers, root.level = [log], logging.DEBUG
    logging.getLogger("facedown").manager._clear_cache()
    try:
        yield
    finally:
        root.handlers, root.level = handlers, level
        logging.getLogger("facedown").manager._clear_cache()


@cache
def register() -> Register:
    """Every shipped card by its name."""
    return Register().naming([shipped(name) for name in files.shipped()])


@cache
def shipped(name: str) -> Deck:
    return files.find(name)
