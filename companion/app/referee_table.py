"""The composition root: it puts the parts of a match together, and knows everyone."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import BinaryIO

from companion.app.desk import Desk, now, row_of
from companion.app.loop import Loop
from companion.app.setup import parse_setup
from companion.cards.decks import files
from companion.cards.tags.register_file import read_register
from companion.config.config import folders
from companion.core.decks.card import Deck, DeckId
from companion.core.decks.register import Register
from companion.core.games.game import Setup
from companion.core.referee.opening import checked
from companion.errors import Unusable, unusable
from companion.mats import files as mat_files
from companion.mats.plan import Plan
from companion.protocol.loop import Inbox, Lines
from companion.protocol.table import Opened, Table, TakenUp
from companion.protocol.writing import Row
from companion.record.disk import DiskStore
from companion.record.memory import MemoryStore
from companion.record.store import Store
from companion.system.clock import VirtualClock

TAGS = "tags.jsonl"


def find_deck(name: str) -> Deck:
    return files.find(name, folders(os.environ).decks)


def find_mat(name: str) -> Plan:
    return mat_files.find(name, folders(os.environ).mats)


def other_decks(deck: Deck) -> tuple[Deck, ...]:
    """Whose cards may turn up among those of this one; a deck that cannot be used has none that anybody knows."""
    found: dict[DeckId, Deck] = {}
    for folder in files.named(folders(os.environ).decks).values():
        with suppress(Unusable):
            one = files.load(folder)
            found.setdefault(one.id, one)
    return tuple(one for id, one in found.items() if id != deck.id)


def register_for(deck: Deck, others: Sequence[Deck] = ()) -> Register:
    """The tags that were enrolled, and every known card by its name."""
    return read_register(folders(os.environ).state / TAGS).naming([deck, *others])


def desk(store: Store) -> Desk:
    return Desk(store, register_for, other_decks)


def open_match(setup: Setup, deck: Deck, language: str) -> Opened:
    """A match that nothing but this program remembers."""
    return desk(MemoryStore()).begin(setup, deck, language)


class Matches:
    """What a table driven by lines asks of a desk."""

    def __init__(self, at: Desk, language: str, speaks: str | None = None) -> None:
        """`speaks` is the language of matches that are taken up, where it is not to be the one that they were begun in."""
        self.desk, self._language, self._speaks = at, language, speaks

    def begin(self, asked: Mapping[str, object]) -> Opened:
        """In the language that the line asks for; what is set aside is what was seen in earlier matches, unless the line says it (C17)."""
        setup, deck = parse_setup(asked, find_deck, find_mat)
        setup = setup if "set_aside" in asked else self.desk.remembered(setup, deck)
        setup = self.desk.in_series(setup)
        return self.desk.begin(setup, deck, str(asked.get("lang", self._language)))

    def take_up(self, number: int) -> TakenUp:
        if self.desk.store.lines(number):
            fix = f"go on with it there: facedown play --text --resume {number}"
            raise unusable(f"match {number}", "it was played in a terminal, whose hands only that terminal knows", fix)
        return self.desk.take_up(number, self._speaks)

    def put_aside(self, number: int) -> None:
        self.desk.put_aside(number)

    def check(self, asked: Mapping[str, object]) -> None:
        """Raises `Unusable` for a set-up with which no match can begin."""
        setup, deck = parse_setup(asked, find_deck, find_mat)
        checked(setup, deck)

    def listed(self) -> list[Row]:
        return [row_of(one) for one in self.desk.store.matches()]

    def goes_on(self, asked: Mapping[str, object]) -> int | None:
        """The match under way, if it is the one that is asked for; raises `Unusable` where it is another."""
        left = self.desk.under_way()
        if left is None or not asked.keys() - {"lang"}:
            return left.number if left else None
        setup, _ = parse_setup(asked, find_deck, find_mat)
        if "set_aside" not in asked:
            setup = replace(setup, set_aside=left.setup.set_aside)
        if setup.series and left.setup.series and setup.series.best_of == left.setup.series.best_of:
            setup = replace(setup, series=left.setup.series)
        if setup == left.setup:
            return left.number
        if left.is_over:  # only its end was not heard, and `history show` tells that
            return None
        what = f"match {left.number} is under way there ({left.setup.game}, {', '.join(one.name for one in left.setup.players)})"
        raise unusable("--journal", what, "add --resume to go on with it, or --new to put it aside and begin this one")


def table(language: str) -> Table:
    """A table that is set up by its first line."""
    matches = Matches(desk(MemoryStore()), language)
    return Table(matches.begin, matches)


@dataclass(frozen=True, slots=True)
class Journaled:
    """Where the matches of this referee are kept, and which of them is asked for."""

    path: Path | None = None  # None: in memory
    keeps_raw: bool = False
    is_new: bool = False
    number: int | None = None  # to be resumed; 0: whichever is under way
    speaks: str | None = None  # the language that was asked for by its name


IN_MEMORY = Journaled()


def referee(source: BinaryIO, out: BinaryIO, language: str, asked: Mapping[str, object] | None, journaled: Journaled = IN_MEMORY) -> int:
    """Lines in, lines out, until the input ends; whether a line was refused is the exit code."""
    inbox = Inbox()
    store = MemoryStore() if journaled.path is None else DiskStore(journaled.path, now, keeps_raw=journaled.keeps_raw, wake=inbox.wake)
    try:
        matches = Matches(desk(store), language, journaled.speaks)
        table = Table(matches.begin, matches)
        lines = Lines(table, inbox, out, matches.desk)
        lines.say(opened(table, matches, asked, journaled))
        return driven(lines, inbox, source)
    finally:
        store.close()


def driven(lines: Lines, inbox: Inbox, source: BinaryIO) -> int:
    """Until the input ends."""
    inbox.read_from(source)
    lines.let_out(0.0)
    Loop(VirtualClock(), lines, [lines.let_out]).run()
    return lines.code


def opened(table: Table, matches: Matches, asked: Mapping[str, object] | None, journaled: Journaled) -> list[Row]:
    """The match under way goes on, unless another one is asked for; without any, the first line sets one up."""
    number = journaled.number
    if number is not None and asked is not None and asked.keys() - {"lang"}:
        raise unusable("--resume", "its set-up is on record", "leave the arguments of a set-up out, but for --lang")
    if journaled.is_new:
        matches.check(asked or {})
        left = matches.desk.under_way()
        if left is not None:
            matches.put_aside(left.number)
    elif not number:
        number = matches.goes_on(asked or {}) if number is None else under_way(matches.desk)
    if number:
        return table.take_up(number)
    return table.set_up(asked) if asked is not None else []


def under_way(at: Desk) -> int:
    left = at.under_way()
    if left is None:
        raise unusable("--resume", "no match is under way there", "`facedown history` lists the matches; begin one without --resume")
    return left.number
