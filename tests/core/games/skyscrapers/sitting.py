"""What Skyscrapers brings to the exams that every game sits: a small deck, a card for each move, and how cards are counted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from decimal import Decimal
from random import Random
from typing import Any

from companion.core.decks.card import Card, CardId, Deck
from companion.core.games.game import HouseValue, Place, Setup, View
from companion.core.games.skyscrapers.moves import (
    PLACED,
    Build,
    Discard,
    Insure,
    Open,
    PlayCentury,
    PlayStudy,
    PlayTornado,
    Quake,
    Roof,
    TakeDiscarded,
)
from companion.core.games.skyscrapers.position import FLOORS, ROOFS, Position
from tests.core.games.skyscrapers import decks

KINDS: dict[type[Any], tuple[str, ...]] = {
    Open: ("foundation",),
    Build: FLOORS,
    Roof: ROOFS,
    Insure: ("insurance",),
    Quake: ("earthquake",),
    PlayCentury: ("century",),
    PlayStudy: ("study",),
    PlayTornado: ("tornado",),
    Discard: ROOFS,  # only a roof may have no place (S14)
}
COUNTS = {"foundation": 9, "special": 3, "toilet": 6, "roof": 8, "study": 6, "insurance": 5, "tornado": 6, "earthquake": 6, "century": 1}
FLOOR_HEIGHTS = 2  # so few that some buildings are of the one height that Mini-Skyscraper has
SHORTEST = 101  # numbers of heights and points, to be made unmistakable
POINTS = 501


def setup_for(unmistakable: Callable[[int], Decimal]) -> Callable[[Random], tuple[Setup, Deck]]:
    """Heights and points that nobody can mistake; foundations withstand as little as always, or nothing would fall."""

    def setup(chance: Random) -> tuple[Setup, Deck]:
        players = chance.randint(2, 6)
        shortest = int(unmistakable(SHORTEST))
        terms = {"hand": chance.randint(2, 5), "look": chance.choice([1, 5]), "mini_height": 2 * shortest, "least_height": 3 * shortest}
        supply = {"foundations": (chance.randint(5, 9),) * 5, "toilets": (6,) * 5, "studies": (chance.choice([2, 6]),) * 5}
        deck = decks.deck({**terms, **supply, "roofs": (8,) * 5}, _cards(chance, unmistakable))
        house: dict[str, HouseValue] = {"collapse": chance.choice(["exceeds", "equals"]), "threshold": chance.choice(["above", "reach"])}
        return decks.setup(players, house, taps=chance.choice([0, 2, 9]), first=chance.randrange(players)), deck

    return setup


def _cards(chance: Random, unmistakable: Callable[[int], Decimal]) -> list[Card]:
    def numbers(kind: str, number: int) -> dict[str, Decimal]:
        is_floor, is_paid = kind in {"floor", "special"}, kind in {"floor", "special", "roof"}
        withstands = chance.choice([0, 2, 3]) if kind == "foundation" else int(kind == "special" and number == 1)
        height = unmistakable(SHORTEST + chance.randrange(FLOOR_HEIGHTS)) if is_floor else Decimal(0)
        return {"height": height, "points": unmistakable(POINTS + number) if is_paid else Decimal(0), "withstands": Decimal(withstands)}

    def card(kind: str, number: int, category: str = "") -> Card:
        return decks.card_of(f"{category or kind}-{number}", kind, category, numbers(kind, number))

    floors = [card("floor", number, category) for category in decks.CATEGORIES for number in range(1, 6)]
    others = [card(kind, number) for kind, count in COUNTS.items() for number in range(1, count + 1)]
    return [*floors, *others, card("toilet_roof", 1), card("prize", 1)]


def filled(position: Position, move: Any, chance: Random) -> Any:
    """With a card of its kind that lies nowhere yet, or for a Study's player one of the discards."""
    if getattr(move, "card", "") is not None:
        return move
    book = position.terms.book.opened()
    if isinstance(move, TakeDiscarded):
        return replace(move, card=CardId(chance.choice(sorted(position.discarded or book))))
    kind = [card for card, face in sorted(book.items()) if face.kind in KINDS[type(move)]]
    free = [card for card in kind if position.lies(card) is None]
    return replace(move, card=chance.choice(free or kind))


def counted(view: View) -> int:
    """All but foundations, of which a fallen one leaves the match: of a covered tower all cards but one lie on the foundation."""
    on_towers = sum(len(one.covered) + one.quakes + one.insurances for one in view.structures)
    lying_open = view.stock.get("open_studies", 0) + view.stock.get("unseen_discards", 0)
    return sum(one.hand for one in view.seats) + view.pile + len(view.discarded) + on_towers + lying_open


def laid_at(move: Any) -> Place | None:
    """Against which structure; a site without a tap place is opened anywhere (S20)."""
    is_aside = isinstance(move, Open) and move.place[1] == 1
    return move.place if isinstance(move, PLACED) and not is_aside else None


def shown(moves: tuple[Any, ...]) -> frozenset[CardId]:
    """A card that was tapped or named lies open for a moment, so all that is printed on it is public (H2)."""
    return frozenset(move.card for move in moves if getattr(move, "card", None) is not None)
