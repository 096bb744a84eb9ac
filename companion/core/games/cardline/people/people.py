"""Cardline's people: the port of the simulator filled, and the players.

Rules of this file: a player sees what the table sees and its own hand; numbers come from open cards of the view and from hunches, never
from a deck.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

from companion.core.decks.card import CardId, Deck
from companion.core.games.cardline.people import book, spoken
from companion.core.games.cardline.people.blunders import BLUNDERS
from companion.core.games.cardline.people.book import LineBook
from companion.core.games.cardline.people.hands import LineHands
from companion.core.games.cardline.people.scene import LineScene
from companion.core.games.game import Setup
from companion.core.mat.shape import Shape
from companion.core.referee.table_view import TableView
from companion.events import SeatId, Slot
from companion.simulator.hunches import Hunches, hunches
from companion.simulator.people import LATE, Act, Choice, People, Rotation, filled_with_any
from companion.simulator.table import SimulatedTable

Neighbours = tuple[CardId | None, CardId | None]
DARING = 0.05  # how often any card is laid in any gap


class LineBot:
    def __init__(self, ideas: Hunches, chance: Random) -> None:
        self._ideas, self._chance = ideas, chance
        self._scale = sorted(ideas.values())
        self._tried: set[tuple[CardId, Neighbours]] = set()  # what was laid already; a card that came back did not fit there

    def choose(self, table: TableView, hand: Sequence[CardId]) -> Choice:
        """What leaves most room on both sides for being a little off."""
        line = [one.card for one in table.view.places]
        numbers = [self._rank(float(one.numbers[table.view.characteristic])) for one in table.view.places]
        pairs = [(card, gap) for card in hand for gap in range(len(line) + 1)]
        untried = [pair for pair in pairs if (pair[0], _beside(line, pair[1])) not in self._tried]
        if self._chance.random() < DARING or not untried:
            card, gap = self._chance.choice(pairs)
        else:
            card, gap = max(untried, key=lambda pair: (self._room(numbers, *pair), self._chance.random()))
        self._tried.add((card, _beside(line, gap)))
        return Choice(("play", gap), card)

    def _rank(self, number: float) -> float:
        return bisect_left(self._scale, number) / len(self._scale)

    def _room(self, line: Sequence[float], card: CardId, gap: int) -> float:
        """How far the card seems to be from not fitting there; less than nothing where it seems not to."""
        own = self._rank(self._ideas[card])
        below = own - line[gap - 1] if gap > 0 else 1.0
        above = line[gap] - own if gap < len(line) else 1.0
        return round(min(below, above), 6)


def _beside(line: Sequence[CardId], gap: int) -> Neighbours:
    return (line[gap - 1] if gap > 0 else None), (line[gap] if gap < len(line) else None)


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
    *(f"cardline-wrong-{kind}" for kind in ("two-cards", "belongs-elsewhere", "lay", "lay-back-first", "turn-up")),
    *("cardline-wrong-lay-beside", "cardline-refused-take-it-back", "cardline-refused-nothing-asked"),
    *(f"cardline-{kind}" for kind in ("play-off", "share", "reshuffled", "takes-back", "line-is-long")),
)
SHORT = 0.15  # of the matches: with how few cards people sit down


def _brought(setup: Setup, deck: Deck, chance: Random) -> Deck:
    """Sometimes so few cards that soon none can be drawn (L6)."""
    if chance.random() >= SHORT:
        return deck
    need = sum(book.sizes(setup)) + 1 + chance.choice((0, 0, 1, 3))
    return replace(deck, cards={card: deck.cards[card] for card in sorted(chance.sample(sorted(deck.cards), need))})


def _bots(setup: Setup, deck: Deck, chance: Random, vague: float) -> Mapping[SeatId, LineBot]:
    return {one.seat: LineBot(hunches(deck, setup.characteristic, chance, vague), chance) for one in setup.players}


def _scene(table: SimulatedTable, hands: LineHands, chance: Random, _: Deck, __: LineBook) -> LineScene:
    return LineScene(table, hands, chance)


def _taken_for(book: LineBook, choice: Choice) -> list[Act]:
    """A card that lies half on another place may be heard there first."""
    return [act for act in book.table.legal() if act != choice.act] if choice.act != LATE else []


PEOPLE = People(
    rotation=ROTATION,
    blunders=BLUNDERS,
    said=SAID,
    dealt=book.dealt,
    bots=_bots,
    hands=LineHands,
    scene=_scene,
    public_of=book.public_of,
    acts_of=lambda table, _: book.acts_of(table),
    lacks=spoken.lacks,
    filled=filled_with_any,
    taken_for=_taken_for,
    brought=_brought,
    # No `unmeant`: nothing counts but a card that was laid.
)
