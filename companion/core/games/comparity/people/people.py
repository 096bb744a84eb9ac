"""Comparity's people: the port of the simulator filled."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from random import Random
from typing import Any

from companion.core.decks.card import Deck
from companion.core.games.comparity.people import book, spoken
from companion.core.games.comparity.people.blunders import BLUNDERS
from companion.core.games.comparity.people.book import Book, Public
from companion.core.games.comparity.people.bot import Bot
from companion.core.games.comparity.people.hands import Hands
from companion.core.games.comparity.people.scene import Scene
from companion.core.games.game import Setup, View
from companion.core.mat.shape import Shape
from companion.core.referee.announcements import Announcement
from companion.core.referee.table_view import TableView
from companion.events import SeatId, Slot
from companion.simulator.hunches import hunches
from companion.simulator.people import Act, Choice, Rotation, with_any_card
from companion.simulator.table import SimulatedTable

ROTATION = Rotation(
    decks=("landmarks", "movies"),
    players=(2, 3, 4, 5),
    mats=(
        Shape(),
        Shape(draw_pads=(Slot("draw"),)),
        Shape(),
        Shape(7, 7, draw_pads=(Slot("draw"),), blind=frozenset(map(Slot, ("C5", "E3")))),
    ),
    houses=({}, {"trio_bonus": "must"}, {}, {"confirm": "ok"}, {"pace": 0.8}, {"memory": "strict"}),
    set_aside=12,
)
SAID = (
    *(f"table-wrong-{kind}" for kind in ("unknown-tag", "other-deck", "command-card")),
    *("table-left-on-pad", "table-undone-play", "comparity-ask-shift", "comparity-ask-set-aside"),
    *(f"comparity-wrong-{kind}" for kind in ("touches-nothing", "occupied", "already-there", "discarded-card", "two-cards", "none-due")),
    *(f"comparity-wrong-{kind}" for kind in ("belongs-elsewhere", "peek", "taken-back", "swap-breaks")),
)
CHECKS = ("check", "neighbour")


class ComparityPeople:
    rotation = ROTATION
    blunders = BLUNDERS
    said = SAID
    on_request: tuple[str, ...] = ("comparity-reveals",)

    def brought(self, setup: Setup, deck: Deck, chance: Random) -> Deck:
        return deck

    def dealt(self, setup: Setup, deck: Deck, chance: Random) -> Book:
        numbers = {card.id: card.numbers.opened()[setup.characteristic] for card in deck.cards.values()}
        return book.dealt(setup, numbers, book.packed(setup, deck, chance), chance)

    def bots(self, setup: Setup, deck: Deck, chance: Random, vague: float) -> Mapping[SeatId, Bot]:
        return {one.seat: Bot(hunches(deck, setup.characteristic, chance, vague), setup.shape, chance) for one in setup.players}

    def hands(self, table: SimulatedTable, chance: Random) -> Hands:
        return Hands(table, table.referee.standing.match.shape, chance)

    def scene(self, table: SimulatedTable, hands: Hands, chance: Random, deck: Deck, book: Book) -> Scene:
        used = {*book.table.pile, *book.table.area.values(), *(card for hand in book.table.hands for card in hand)}
        box = [card for card in sorted(deck.cards) if card not in used]
        return Scene(table, hands, table.referee.standing.match.shape, chance, box)

    def public_of(self, view: View) -> Public:
        return book.public_of(view)

    def acts_of(self, table: TableView, shape: Shape) -> frozenset[Act]:
        return book.acts_of(table, shape)

    def lacks(self, before: Book, choice: Choice, after: Book, heard: Iterable[Announcement]) -> str:
        return spoken.lacks(before, choice, after, heard)

    def unmeant(self, book: Book, shown: Public) -> list[Act]:
        """Checks: a card that the radio misses was lifted, as far as the referee can know (C21, C28)."""
        opened = {card for card, _ in shown.opened}
        return [act for act in book.table.legal() if act[0] == "verdict" or (act[0] in CHECKS and book.table.area[act[1]] in opened)]

    def taken_for(self, book: Book, choice: Choice) -> list[Act]:
        """A card that lies half on another cell may be heard there first (C20)."""
        if choice.act[0] != "play":
            return []
        return [act for act in book.table.legal() if act[0] == "play" and act != choice.act]

    def filled(self, deck: Deck, view: View, move: Any, chance: Random) -> Any:
        is_open = getattr(move, "card", "") is None
        return replace(move, card=with_any_card(deck, view, chance)) if is_open else move


PEOPLE = ComparityPeople()
