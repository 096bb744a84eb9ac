"""Cardline's people: the port of the simulator filled."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from random import Random
from typing import Any

from companion.core.decks.card import Deck
from companion.core.games.cardline.people import book, spoken
from companion.core.games.cardline.people.blunders import BLUNDERS
from companion.core.games.cardline.people.book import Book, Public
from companion.core.games.cardline.people.bot import Bot
from companion.core.games.cardline.people.hands import Hands
from companion.core.games.cardline.people.scene import Scene
from companion.core.games.game import Setup, View
from companion.core.mat.shape import Shape
from companion.core.referee.announcements import Announcement
from companion.core.referee.table_view import TableView
from companion.events import SeatId, Slot
from companion.simulator.hunches import hunches
from companion.simulator.people import Act, Choice, Rotation, with_any_card
from companion.simulator.table import SimulatedTable

ROTATION = Rotation(
    decks=("countries", "landmarks", "movies"),
    players=(2, 3, 4, 5, 6, 7, 8),
    mats=(
        Shape(16, 2),
        Shape(3, 3),
        Shape(draw_pads=(Slot("draw"),), blind=frozenset(map(Slot, ("C5", "E3")))),
        Shape(0, 0),
        Shape(0, 0, line=tuple(Slot(f"place-{number}") for number in range(1, 13)), draw_pads=(Slot("draw"),)),
    ),
    houses=({}, {"commit": "turned"}, {"commit": "pace"}, {"hand": 2}, {"hand_2": 6}, {"hand": 6, "commit": "pace", "pace": 0.8}),
)
SAID = (
    *(f"table-wrong-{kind}" for kind in ("unknown-tag", "other-deck", "command-card")),
    *("table-left-on-pad", "table-left-on-pad-unnamed", "table-undone-play"),
    *(f"cardline-wrong-{kind}" for kind in ("to-the-box", "back-to-hand", "taken-back", "already-there", "in-the-box", "on-a-card")),
    *(f"cardline-wrong-{kind}" for kind in ("no-neighbour", "two-cards", "belongs-elsewhere", "lay", "lay-back-first", "turn-up")),
    *("cardline-wrong-lay-beside", "cardline-refused-take-it-back", "cardline-refused-nothing-asked"),
    *(f"cardline-{kind}" for kind in ("play-off", "share", "reshuffled", "takes-back", "line-is-long")),
)


class CardlinePeople:
    rotation = ROTATION
    blunders = BLUNDERS
    said: tuple[str, ...] = SAID
    on_request: tuple[str, ...] = ()

    def brought(self, setup: Setup, deck: Deck, chance: Random) -> Deck:
        """Sometimes so few cards that soon nobody can draw any more (L6)."""
        if chance.random() >= SHORT:
            return deck
        need = sum(book.sizes(setup)) + 1 + chance.choice((0, 0, 1, 3))
        return replace(deck, cards={card: deck.cards[card] for card in sorted(chance.sample(sorted(deck.cards), need))})

    def dealt(self, setup: Setup, deck: Deck, chance: Random) -> Book:
        return book.dealt(setup, deck, chance)

    def bots(self, setup: Setup, deck: Deck, chance: Random, vague: float) -> Mapping[SeatId, Bot]:
        return {one.seat: Bot(hunches(deck, setup.characteristic, chance, vague), chance) for one in setup.players}

    def hands(self, table: SimulatedTable, chance: Random) -> Hands:
        return Hands(table, table.referee.standing.match.shape, chance)

    def scene(self, table: SimulatedTable, hands: Hands, chance: Random, deck: Deck, book: Book) -> Scene:
        return Scene(table, hands, table.referee.standing.match.shape, chance, ())

    def public_of(self, view: View) -> Public:
        return book.public_of(view)

    def acts_of(self, table: TableView, shape: Shape) -> frozenset[Act]:
        return book.acts_of(table)

    def lacks(self, before: Book, choice: Choice, after: Book, heard: Iterable[Announcement]) -> str:
        return spoken.lacks(before, choice, after, heard)

    def unmeant(self, book: Book, shown: Public) -> list[Act]:
        """Nothing counts but a card that somebody has laid."""
        return []

    def taken_for(self, book: Book, choice: Choice) -> list[Act]:
        """A card that lies half on another place may be heard there first."""
        return [act for act in book.table.legal() if act != choice.act]

    def filled(self, deck: Deck, view: View, move: Any, chance: Random) -> Any:
        is_open = getattr(move, "card", "") is None
        return replace(move, card=with_any_card(deck, view, chance)) if is_open else move


SHORT = 0.15  # of the matches: with how few cards people sit down
PEOPLE = CardlinePeople()
