"""Cardline's set-up: how many cards each gets, and whether the deck has them (L1)."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.decks.card import Deck
from companion.core.decks.hidden import Hidden
from companion.core.games.cardline.position import Opening, Position, Terms
from companion.core.games.game import HouseRule, HouseValue, Setup
from companion.errors import Text, unusable
from companion.events import SeatId

HAND, MOST_PLAYERS = 4, 8

HOUSE = (
    HouseRule("hand", HAND, least=1, most=10),
    *(HouseRule(f"hand_{number}", None, least=1, most=10) for number in range(1, MOST_PLAYERS + 1)),  # of one seat (L1)
    HouseRule("commit", "ok", ("ok", "turned", "pace")),  # L9
    HouseRule("pace", 1.5, least=0.2, most=10, is_whole=False),  # C20
)


def hands(house: Mapping[str, HouseValue], seats: tuple[SeatId, ...]) -> dict[SeatId, int]:
    usual = int(house.get("hand", HAND))
    return {seat: int(house.get(f"hand_{number}", usual)) for number, seat in enumerate(seats, start=1)}


def start(setup: Setup, deck: Deck) -> Position:
    seats = tuple(player.seat for player in setup.players)
    _check_seats(setup.house, len(seats))
    dealt = hands(setup.house, seats)
    _check_size(dealt, deck)
    order = deck.characteristic(setup.characteristic)
    terms = Terms(
        deck=deck.id,
        characteristic=setup.characteristic,
        beside=order.beside.column if order and order.beside else None,
        cards=frozenset(deck.cards),
        book=Hidden({card.id: card.numbers.opened() for card in deck.cards.values()}),
        commit=str(setup.house.get("commit", "ok")),
        slots=len(setup.shape.row),
    )
    names = {player.seat: player.name for player in setup.players}
    pile = len(deck.cards) - sum(dealt.values()) - 1
    return Position(terms, seats, names, setup.first, dealt, pile, Opening(setup.first))


def _check_seats(house: Mapping[str, HouseValue], players: int) -> None:
    for number in range(players + 1, MOST_PLAYERS + 1):
        if f"hand_{number}" in house:
            raise unusable(Text("place-setup-key", key="house"), "setup-hand-of-empty-seat", number=number)


def _check_size(dealt: Mapping[SeatId, int], deck: Deck) -> None:
    need, have = sum(dealt.values()) + 1, len(deck.cards)
    if need > have:
        raise unusable(Text("place-deck", deck=deck.id), "setup-too-few-cards-for-the-line", players=len(dealt), need=need, have=have)
