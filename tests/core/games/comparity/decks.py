"""Decks made up for exams, and matches set up on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal

from companion.core.decks.card import Card, CardId, Characteristic, CharacteristicId, Deck, DeckId
from companion.core.decks.hidden import Hidden
from companion.core.games.game import HouseValue, Player, Setup
from companion.events import SeatId

BY = CharacteristicId("size")
NAMES = ("Anna", "Boris", "Chloé", "Dmitri", "Eve")
NONE = {"en": "", "ru": "", "fr": ""}


def deck_of(numbers: Mapping[str, Decimal | int | str], id: str = "made-up") -> Deck:
    """One characteristic, `size`; each card is called by its id in every language."""
    cards = {CardId(name): _card(name, DeckId(id), Decimal(number)) for name, number in sorted(numbers.items())}
    named = dict.fromkeys(NONE, id)
    return Deck(DeckId(id), named, (Characteristic(BY, {**NONE, "en": "size"}, NONE, "plain", NONE),), cards, (), "")


def _card(name: str, deck: DeckId, number: Decimal) -> Card:
    named = dict.fromkeys(NONE, name)
    return Card(CardId(name), deck, named, named, NONE, NONE, {}, Hidden({BY: number}))


def seats(players: int) -> tuple[SeatId, ...]:
    return tuple(SeatId(f"seat-{number}") for number in range(1, players + 1))


def setup_of(
    deck: Deck,
    players: int,
    house: Mapping[str, HouseValue] | None = None,
    *,
    by: str | None = None,
    first: int = 0,
    set_aside: Sequence[str] = (),
) -> Setup:
    around = tuple(Player(seat, name) for seat, name in zip(seats(players), NAMES, strict=False))
    return Setup(
        "comparity",
        deck.id,
        CharacteristicId(by) if by else deck.characteristics[0].id,
        around,
        around[first].seat,
        dict(house or {}),
        tuple(CardId(card) for card in set_aside),
    )
