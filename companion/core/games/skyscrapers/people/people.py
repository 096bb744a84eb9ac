"""Skyscrapers' people: the port of the simulator filled."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from random import Random
from typing import Any

from companion.core.decks.card import Deck
from companion.core.games.game import Setup, View
from companion.core.games.skyscrapers.people import book, spoken
from companion.core.games.skyscrapers.people.appraisal import TowerMemory
from companion.core.games.skyscrapers.people.blunders import BLUNDERS, SAID
from companion.core.games.skyscrapers.people.book import TowerBook
from companion.core.games.skyscrapers.people.bot import TowerBot
from companion.core.games.skyscrapers.people.dealing import FLOORS, ROOFS, faces, terms_of
from companion.core.games.skyscrapers.people.hands import TowerHands
from companion.core.games.skyscrapers.people.scene import TowerScene
from companion.core.games.skyscrapers.people.skyline import number_of, place_of
from companion.core.games.skyscrapers.people.telling import public_of
from companion.core.mat.shape import Shape
from companion.core.referee.table_view import Offer, TableView
from companion.events import SeatId, Slot
from companion.simulator.people import Act, Choice, People, Rotation
from companion.simulator.table import SimulatedTable


def _sites(count: int) -> tuple[Slot, ...]:
    return tuple(Slot(f"site-{number}") for number in range(1, count + 1))


ROTATION = Rotation(
    decks=("skyscrapers",),
    players=(2, 3, 4, 5, 6),
    mats=(
        Shape(0, 0, tap_places=_sites(10)),
        Shape(0, 0, tap_places=_sites(3)),
        Shape(0, 0, tap_places=_sites(10), draw_pads=(Slot("draw"),)),
        Shape(0, 0),
    ),
    houses=({}, {"collapse": "equals"}, {"threshold": "reach"}, {"collapse": "equals", "threshold": "reach"}),
)
PATIENCE = (1.0, 1.0, 3.0, 6.0, 12.0, 12.0)  # of all players of a match; with the greatest the deck ends before the sites do
SAME = {"keep": "keep", "all": "all", "nothing": "nothing", "nobody": "nobody", "no-insurance": "done", "pass": "pass"}
KINDS = {  # of cards that serve for a move of the game's, which leaves them open
    "Open": ("foundation",),
    "Build": (*FLOORS, "toilet"),
    "Roof": ROOFS,
    "Insure": ("insurance",),
    "Quake": ("earthquake",),
    "PlayCentury": ("century",),
    "PlayStudy": ("study",),
    "PlayTornado": ("tornado",),
}


def _bots(setup: Setup, deck: Deck, chance: Random, _: float) -> Mapping[SeatId, TowerBot]:
    """All bots share one memory, as they look at the same table."""
    memory, terms, patience = TowerMemory(faces(deck)), terms_of(setup, deck), chance.choice(PATIENCE)
    return {one.seat: TowerBot(terms, setup.shape, memory, chance, patience) for one in setup.players}


def _scene(table: SimulatedTable, hands: TowerHands, chance: Random, _: Deck, book: TowerBook) -> TowerScene:
    return TowerScene(table, hands, chance, book.left_in_box())


def _acts_of(table: TableView, shape: Shape) -> frozenset[Act]:
    """What may be done now, as the screen offers it; of a tap place that hears nothing it offers nothing, so that is added."""
    silent = [slot for slot in shape.tap_places if slot in table.frozen]
    acts: set[Act] = {("at", number) for name in table.expected.places if (number := number_of(table, name)) is not None}
    free = [name for name in table.expected.places if number_of(table, name) is None]
    acts |= {("open", place) for name in free if (place := place_of(shape, name)) is not None}
    acts |= {act for offer in table.expected.offers if (act := _act_of(table, offer))}
    return frozenset(acts.union(_silent(table, shape, silent)))


def _taken_for(book: TowerBook, choice: Choice) -> list[Act]:
    """A card that lies half on another tap place may be heard there first."""
    kind = choice.act[0]
    if kind == "open":
        return [("open", place) for place in book.free_places if place != choice.act[1]]
    if kind not in ("build", "roof", "insure", "quake"):
        return []
    return [act for act in book.table.legal() if act[0] == kind and act != choice.act]


def _filled(deck: Deck, view: View, move: Any, chance: Random) -> Any:
    """Of the discards any one, else any card of the kind that lies nowhere in sight."""
    if getattr(move, "card", "") is not None:
        return move
    return replace(move, card=chance.choice(_serving(deck, view, type(move).__name__)))


def _silent(table: TableView, shape: Shape, silent: list[Slot]) -> Iterable[Act]:
    """What could be done at these tap places, if they heard; as it is, it is done on the pad (C19)."""
    view = table.view
    if view.stock.get("foundations_due"):
        return [("open", (shape.tap_places.index(slot), 0)) for slot in silent if slot not in table.tap_places]
    may_play = view.stage in ("turn", "last-turn") or (view.stage == "study" and view.pile)
    return [("at", one.number) for one, slot in zip(view.structures, table.tap_places, strict=True) if slot in silent] if may_play else []


def _act_of(table: TableView, offer: Offer) -> Act | None:
    """Names of cards are no acts of the book."""
    match offer.kind:
        case "take":
            return "take", next(number for number, one in enumerate(table.view.seats) if one.seat == offer.args["word"])
        case "tornado":
            return "blow", offer.args["word"]
        case "discards":
            return ("discard-pile",)
        case kind if kind in SAME:
            return (SAME[kind],)
        case _:
            return None


def _serving(deck: Deck, view: View, move: str) -> list[Any]:
    """Cards that fit a move, judged by the view alone: one that lies covered may be among them, and is refused."""
    found = faces(deck)
    if move == "TakeDiscarded":
        return [card for card, _ in view.discarded]
    seen = {card for card, _ in view.discarded} | {one.top for one in view.structures} | {one.foundation for one in view.structures}
    kinds = KINDS.get(move) or _unplayable(view)
    return [card for card in sorted(found) if found[card].kind in kinds and card not in seen and found[card].kind != "prize"]


def _unplayable(view: View) -> tuple[str, ...]:
    """Kinds of cards that can only be discarded (S14)."""
    sites = [one for one in view.structures if one.owner is None]
    kinds = KINDS["Roof"] if not any(len(one.covered) > 1 for one in sites) else ()
    return kinds if sites else (*kinds, *KINDS["Build"])


PEOPLE = People(
    rotation=ROTATION,
    blunders=BLUNDERS,
    said=SAID,
    dealt=book.set_up,
    bots=_bots,
    hands=TowerHands,
    scene=_scene,
    public_of=public_of,
    acts_of=_acts_of,
    lacks=spoken.lacks,
    filled=_filled,
    taken_for=_taken_for,
    # No `unmeant`: nothing happens unless a card is shown or something is said.
)
