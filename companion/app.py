"""The composition root: it puts the parts of a match together, and knows everyone."""

from __future__ import annotations

import logging
import os
import secrets
from collections.abc import Iterable, Mapping
from typing import Any, BinaryIO, TextIO

from companion.clock import Clock, RealClock, VirtualClock
from companion.config import folders
from companion.decks import files
from companion.decks.card import Deck
from companion.decks.register import Register, read
from companion.demo import demo
from companion.games.game import Setup
from companion.journal.entries import MemoryJournal
from companion.lines.lines import Lines
from companion.protocol.table import Opened, Table
from companion.protocol.writing import encoded
from companion.referee.entries import Entry
from companion.referee.referee import Referee
from companion.setting_up import parse_setup
from companion.simulator.playing import seated

LOG = logging.getLogger("facedown")
TAGS = "tags.jsonl"


class LoggedJournal(MemoryJournal):
    """A journal that also says what entered, for whoever looks for a fault; identities and times, never a number of a card."""

    def append(self, event: Any) -> Entry:
        entry = super().append(event)
        LOG.info("entry %d: %s", entry.number, event)
        return entry


def find_deck(name: str) -> Deck:
    return files.find(name, folders(os.environ).decks)


def register_for(deck: Deck) -> Register:
    """The tags that were enrolled, and every known card by its name."""
    known = [deck, *(files.find(id) for id in files.shipped() if id != deck.id)]
    return read(folders(os.environ).state / TAGS).naming(known)


def open_match(setup: Setup, deck: Deck, language: str) -> Opened:
    referee = Referee(setup, deck, register_for(deck), LoggedJournal())
    lines = Lines(language, setup.game, deck, {player.seat: player.name for player in setup.players})
    return Opened(referee, lines)


def table(language: str) -> Table:
    """A table that is set up by its first line, in the language that the line asks for."""

    def opened(asked: Mapping[str, Any]) -> Opened:
        setup, deck = parse_setup(asked, find_deck)
        return open_match(setup, deck, str(asked.get("lang", language)))

    return Table(opened)


def referee(lines: Iterable[bytes], out: BinaryIO, language: str, asked: Mapping[str, Any] | None) -> None:
    """Lines in, lines out, until the input ends."""
    driven = table(language)
    rows = driven.set_up(asked) if asked is not None else []
    out.write(encoded(rows))
    out.flush()
    for line in lines:
        out.write(encoded(driven.take(line)))
        out.flush()


def watch(asked: Mapping[str, Any], seed: int | None, speed: float, out: TextIO) -> None:
    """The demo; without a seed each time another match."""
    setup, deck = parse_setup(asked, find_deck)
    seed = secrets.randbelow(10**6) if seed is None else seed
    clock: Clock = PacedClock(speed) if speed else VirtualClock()
    demo(open_match(setup, deck, str(asked.get("lang", "en"))), seated(setup, deck, seed), clock, out)


class PacedClock(RealClock):
    """A real clock that waits less, or longer."""

    __slots__ = ("_speed",)

    def __init__(self, speed: float) -> None:
        super().__init__()
        self._speed = speed

    def wait(self, seconds: float) -> None:
        super().wait(seconds / self._speed)
