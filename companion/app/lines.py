"""A table driven by lines (`facedown referee`): which match a line begins, takes up or puts aside, and the run to the end of the input."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import BinaryIO

from companion.app.loop import Loop
from companion.app.matches import IN_MEMORY, Desk, Journaled, desk, find_deck, find_mat
from companion.core.referee.opening import checked
from companion.errors import Text, unusable
from companion.protocol.loop import Inbox, LineEntrance
from companion.protocol.setup import parse_setup
from companion.protocol.table import LineTable, Opened, TakenUp
from companion.protocol.writing import Row
from companion.record.disk import DiskStore
from companion.record.memory import MemoryStore
from companion.record.store import Listed
from companion.system.clock import VirtualClock, now


class Matches:
    """Begins, takes up, puts aside and lists matches, as lines of the protocol ask for it."""

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
            raise unusable(Text("place-match", number=number), "app-played-in-a-terminal", number=number)
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
        raise unusable(
            "--journal",
            "app-match-is-under-way",
            number=left.number,
            game=left.setup.game,
            names=tuple(one.name for one in left.setup.players),
        )


def table(language: str) -> LineTable:
    """A table that is set up by its first line."""
    matches = Matches(desk(MemoryStore()), language)
    return LineTable(matches.begin, matches)


def referee(source: BinaryIO, out: BinaryIO, language: str, asked: Mapping[str, object] | None, journaled: Journaled = IN_MEMORY) -> int:
    """Lines in, lines out, until the input ends; whether a line was refused is the exit code."""
    inbox = Inbox()
    store = MemoryStore() if journaled.path is None else DiskStore(journaled.path, now, keeps_raw=journaled.keeps_raw, wake=inbox.wake)
    try:
        matches = Matches(desk(store), language, journaled.speaks)
        table = LineTable(matches.begin, matches)
        lines = LineEntrance(table, inbox, out, matches.desk)
        lines.say(opened(table, matches, asked, journaled))
        return driven(lines, inbox, source)
    finally:
        store.close()


def driven(lines: LineEntrance, inbox: Inbox, source: BinaryIO) -> int:
    """Until the input ends."""
    inbox.read_from(source)
    lines.let_out(0.0)
    Loop(VirtualClock(), lines, [lines.let_out]).run()
    return lines.code


def opened(table: LineTable, matches: Matches, asked: Mapping[str, object] | None, journaled: Journaled) -> list[Row]:
    """The match under way goes on, unless another one is asked for; without any, the first line sets one up."""
    number = journaled.number
    if number is not None and asked is not None and asked.keys() - {"lang"}:
        raise unusable("--resume", "app-setup-is-on-record")
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
        raise unusable("--resume", "app-no-match-is-under-way")
    return left.number


def row_of(one: Listed) -> dict[str, object]:
    """A match as the table protocol lists it: where it stands, as far as that was said."""
    summary, setup = one.summary, one.setup
    return {
        "match": one.number,
        "game": setup.game,
        "deck": setup.deck,
        "order": setup.characteristic,
        "players": [summary.names[player.seat] for player in setup.players],
        "began": one.began,
        "touched": one.touched,
        "entry": summary.entries,
        "acts": summary.acts,
        "seconds": summary.at,
        "turn": summary.turn,
        "hands": dict(summary.hands),
        "winners": list(summary.winners),
        "aside": one.is_aside,
    }
