"""Comparity's people: the port of the simulator filled, and what the referee has to say of each act besides showing it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random

from companion.core.decks.card import CardId, Deck
from companion.core.games.comparity.people import book
from companion.core.games.comparity.people.blunders import BLUNDERS, AreaScene
from companion.core.games.comparity.people.book import AreaBook, AreaPublic
from companion.core.games.comparity.people.bot import AreaBot
from companion.core.games.comparity.people.hands import AreaHands
from companion.core.games.game import OfCard, Setup, Shown
from companion.core.mat.shape import Shape
from companion.core.referee.announcements import Announcement
from companion.events import SeatId, Slot
from companion.simulator.hunches import hunches
from companion.simulator.people import Act, Choice, People, Rotation, filled_with_any
from companion.simulator.table import SimulatedTable

PLAYS = ("comparity-plays", "comparity-plays-bonus", "comparity-reconnects")
SAID_OF = {
    "play": PLAYS,
    "check": ("comparity-reveals",),
    "neighbour": ("comparity-reveals",),
    "verdict": ("comparity-in-order", "comparity-too-great-left", "comparity-too-great-below"),
    "draw": ("comparity-draws",),
    "decline": ("comparity-declines",),
    "swap": ("comparity-swapped",),
    "double": ("comparity-swapped",),
    "discard": ("comparity-discarded",),
    "late": ("comparity-time-up", "comparity-time-up-verdict"),
}


def lacks(before: AreaBook, choice: Choice, after: AreaBook, heard: Iterable[Announcement]) -> str:
    """What was not said of an act, though it counts and has led to this stage."""
    said, act, stage = tuple(heard), choice.act, after.public().stage
    card = CardId(before.table.area[act[1]]) if act[0] in ("check", "neighbour") else choice.card
    if not any(one.key in SAID_OF[act[0]] for one in said if card is None or _card(one) == card):
        return f"nothing was said of {act} {card or ''}"
    keys = {one.key for one in said}
    if act[0] in ("check", "neighbour") and stage != "checking" and keys.isdisjoint(SAID_OF["verdict"]):
        return "nothing was said of right or wrong"
    return "nothing was said of who has won" if stage == "over" and "comparity-wins" not in keys else ""


def _card(one: Announcement) -> CardId | None:
    """The card that an announcement speaks of first."""
    of = one.args.get("card") or one.args.get("number")
    return of.card if isinstance(of, (OfCard, Shown)) else None


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
    lacks=lacks,
    filled=filled_with_any,
    unmeant=_unmeant,
    taken_for=_taken_for,
    on_request=("comparity-reveals",),
)
