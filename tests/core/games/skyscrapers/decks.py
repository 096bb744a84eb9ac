"""A deck made up for exams, of the printed deck's size, and matches set up on it.

What a card bears stands in its name: `hotels-40` is a floor of 40 m, `ground-2-1` a foundation that withstands two quakes.
"""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from typing import Any

from companion.core.decks.card import Card, CardId, Characteristic, CharacteristicId, Deck, DeckId, DeckTerms
from companion.core.decks.hidden import Hidden
from companion.core.games.game import HouseValue, Player, Setup
from companion.core.mat.shape import Shape
from companion.events import SeatId, Slot

NAMES = ("Anna", "Boris", "Chloé", "Dmitri", "Eve", "Farid")
NONE = {"en": "", "ru": "", "fr": ""}
HEIGHTS = (10, 15, 20, 25, 30, 40, 45, 50, 55)
CATEGORIES = ("residential", "offices", "hotels", "restaurants", "shops")
NUMBERS = ("height", "points", "withstands")
TERMS: dict[str, Any] = {
    "mini_skyscraper": 2,
    "order_and_unity": 3,
    "world_record": 3,
    "toilet_specialist": 2,
    "further_toilet": 1,
    "faulty_or_smelly": -1,
    "mini_height": 60,
    "least_height": 100,
    "least_floors": 2,
    "hand": 5,
    "look": 5,
    "foundations": (6, 7, 8, 9, 10),
    "toilets": (6, 7, 8, 9, 10),
    "studies": (6, 7, 8, 9, 10),
    "roofs": (8, 9, 10, 11, 12),
    "tornadoes": (2, 3, 4, 5, 6),
    "sites": (2, 2, 3, 3, 4),
}


def card_of(id: str, kind: str, category: str, numbers: Mapping[str, int | Decimal]) -> Card:
    named = dict.fromkeys(NONE, id)
    sealed = {CharacteristicId(of): Decimal(numbers.get(of, 0)) for of in NUMBERS}
    return Card(CardId(id), DeckId("towers"), named, named, NONE, NONE, {}, Hidden(sealed), {"kind": kind, "category": category})


def cards() -> list[Card]:
    """Ten foundations, 45 floors, ten special ones and all the rest."""
    made = [card_of(f"ground-{holds}-{n}", "foundation", "", {"withstands": holds}) for n in range(1, 6) for holds in (1, 2)]
    made += [card_of(f"{of}-{high}", "floor", of, {"height": high, "points": high // 20}) for of in CATEGORIES for high in HEIGHTS]
    made += [card_of(f"special-{n}", "special", "", {"height": 30, "points": 3}) for n in range(1, 10)]
    made.append(card_of("absorber", "special", "", {"height": 20, "withstands": 1}))
    made += [card_of(f"toilet-{n}", "toilet", "", {"height": 5}) for n in range(1, 11)]
    made += [card_of(f"roof-{n}", "roof", "", {"height": 5, "points": 1}) for n in range(1, 12)]
    made.append(card_of("toilet-roof", "toilet_roof", "", {"height": 5}))
    for kind, count in {"study": 10, "insurance": 10, "tornado": 6, "earthquake": 9, "prize": 15}.items():
        made += [card_of(f"{kind}-{n}", kind, "", {}) for n in range(1, count + 1)]
    return [*made, card_of("century", "century", "", {})]


def deck(terms: Mapping[str, Any] | None = None, made: list[Card] | None = None) -> Deck:
    named = dict.fromkeys(NONE, "towers")
    characteristics = tuple(Characteristic(CharacteristicId(of), {**NONE, "en": of}, NONE, "plain", NONE) for of in NUMBERS)
    held = {card.id: card for card in sorted(made or cards(), key=lambda card: card.id)}
    printed = {"skyscrapers": DeckTerms({**TERMS, **(terms or {})}, {})}
    return Deck(DeckId("towers"), named, characteristics, held, (), "", ("skyscrapers",), printed)


def seats(players: int) -> tuple[SeatId, ...]:
    return tuple(SeatId(f"seat-{number}") for number in range(1, players + 1))


def setup(players: int, house: Mapping[str, HouseValue] | None = None, taps: int = 3, first: int = 0) -> Setup:
    around = tuple(Player(seat, name) for seat, name in zip(seats(players), NAMES, strict=False))
    shape = Shape(tap_places=tuple(Slot(f"T{number + 1}") for number in range(taps)))
    return Setup("skyscrapers", DeckId("towers"), CharacteristicId("height"), around, around[first].seat, dict(house or {}), shape=shape)
