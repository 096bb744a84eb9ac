"""A match that people play by hand, as the lines of the table protocol that tell of it."""

from __future__ import annotations

import json
from typing import Any

from companion.app.matches import Desk
from companion.cards.decks import files
from companion.core.decks.card import Deck
from companion.core.decks.register import Register
from companion.core.games.game import Setup
from companion.core.referee.referee import Referee
from companion.events import Chosen, Event, Pressed, TagLifted, TagPlaced, TagTapped
from companion.protocol.setup import parse_setup
from companion.protocol.table import LineTable
from companion.record.memory import MemoryJournal, MemoryStore
from companion.record.store import Store
from companion.simulator.radio import radio_under
from companion.simulator.sitting import Manners, Sitting
from companion.simulator.table import SimulatedTable
from hardware.readers.noise import Noise

ASKED: dict[str, Any] = {"players": ["Anna", "Boris", "Chloe"], "set_aside": []}


def lines_of(seed: int) -> list[bytes]:
    """Its acts, one after the other, each of which a referee takes."""
    setup, deck = parse_setup(ASKED, files.find)
    journal = MemoryJournal()
    table = SimulatedTable(Referee(setup, deck, Register().naming([deck]), journal), radio_under(setup.shape, Noise(), seed))
    Sitting(setup, deck, table, seed, Manners()).play()
    rows = (_row(entry.event) for entry in journal.entries() if not isinstance(entry.event, Setup))
    lines = [*(json.dumps(row).encode() for row in rows if row is not None), b'{"wait": 5}']  # the last card has to lie for a while
    driven = table_at(desk_with(MemoryStore()), setup, deck)
    return [line for line in lines if not any("error" in row for row in driven.take(line))]


def desk_with(store: Store) -> Desk:
    return Desk(store, lambda deck, _: Register().naming([deck]), lambda _: ())


def table_at(desk: Desk, setup: Setup, deck: Deck) -> LineTable:
    """A table that is set up."""
    table = LineTable(lambda _: desk.begin(setup, deck, "en"))
    table.set_up({})
    return table


def _row(event: Event) -> dict[str, Any] | None:
    """None for what a line does not tell: time passes with the next one."""
    match event:
        case TagPlaced(slot, uid, at):
            return {"place": slot, "card": _card(uid), "at": at}
        case TagLifted(slot, uid, at):
            return {"lift": slot, "card": _card(uid), "at": at}
        case TagTapped(slot, uid, at):
            return {"tap": slot, "card": _card(uid), "at": at}
        case Pressed(button, at):
            return {"press": button, "at": at}
        case Chosen(option, at):
            return {"choose": option, "at": at}
        case _:
            return None


def _card(uid: str) -> str:
    return uid.partition("/")[2]
