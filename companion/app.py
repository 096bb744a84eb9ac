"""The composition root: it puts the parts of a match together, and knows everyone."""

from __future__ import annotations

import os
import traceback
from collections.abc import Mapping, Sequence
from typing import BinaryIO

from companion.config import folders
from companion.decks import files
from companion.decks.card import Deck
from companion.decks.register import Register, read
from companion.errors import DONE, FOUND_WRONG
from companion.games.game import Setup
from companion.lines.lines import Lines
from companion.logs import LOG, LoggedJournal, LoggedReferee
from companion.mat import files as mat_files
from companion.mat.plan import Plan
from companion.protocol.reading import read_lines
from companion.protocol.table import Opened, Table
from companion.protocol.writing import Row, encoded
from companion.setting_up import parse_setup

TAGS = "tags.jsonl"


def find_deck(name: str) -> Deck:
    return files.find(name, folders(os.environ).decks)


def find_mat(name: str) -> Plan:
    return mat_files.find(name, folders(os.environ).mats)


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
        setup, deck = parse_setup(asked, find_deck, find_mat)
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
