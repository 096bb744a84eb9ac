"""Comparity's people: the port of the simulator filled."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from companion.core.decks.card import Deck
from companion.core.games.comparity.people import book, spoken
from companion.core.games.comparity.people.blunders import BLUNDERS, AreaScene
from companion.core.games.comparity.people.book import AreaBook, AreaPublic
from companion.core.games.comparity.people.bot import AreaBot
from companion.core.games.comparity.people.hands import AreaHands
from companion.core.games.game import Setup
from companion.core.mat.shape import Shape
from companion.events import SeatId, Slot
from companion.simulator.hunches import hunches
from companion.simulator.people import Act, Choice, People, Rotation, filled_with_any
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


def _dealt(setup: Setup, deck: Deck, chance: Random) -> AreaBook:
    numbers = {card.id: card.numbers.opened()[setup.characteristic] for card in deck.cards.values()}
    return book.dealt(setup, numbers, book.packed(setup, deck, chance), chance)


def _bots(setup: Setup, deck: Deck, chance: Random, vague: float) -> Mapping[SeatId, AreaBot]:
    return {one.seat: AreaBot(hunches(deck, setup.characteristic, chance, vague), setup.shape, chance) for one in setup.players}


def _scene(table: SimulatedTable, hands: AreaHands, chance: Random, deck: Deck, book: AreaBook) -> AreaScene:
    used = {*book.table.pile, *book.table.area.values(), *(card for hand in book.table.hands for card in hand)}
    return AreaScene(table, hands, chance, [card for card in sorted(deck.cards) if card not in used])


def _unmeant(book: AreaBook, shown: AreaPublic) -> list[Act]:
    """Checks: a card that the radio misses was lifted, as far as the referee can know (C21, C28)."""
    opened = {card for card, _ in shown.opened}
    return [act for act in book.table.legal() if act[0] == "verdict" or (act[0] in CHECKS and book.table.area[act[1]] in opened)]


def _taken_for(book: AreaBook, choice: Choice) -> list[Act]:
    """A card that lies half on another cell may be heard there first (C20)."""
    if choice.act[0] != "play":
        return []
    return [act for act in book.table.legal() if act[0] == "play" and act != choice.act]


PEOPLE = People(
    rotation=ROTATION,
    blunders=BLUNDERS,
    said=SAID,
    dealt=_dealt,
    bots=_bots,
    hands=AreaHands,
    scene=_scene,
    public_of=book.public_of,
    acts_of=book.acts_of,
    lacks=spoken.lacks,
    filled=filled_with_any,
    unmeant=_unmeant,
    taken_for=_taken_for,
    on_request=("comparity-reveals",),
)
