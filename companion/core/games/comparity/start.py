"""Comparity's set-up: the sizes of hands and pile (C1), and the cards known from earlier matches (C17)."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.decks.card import CardId, Deck
from companion.core.decks.hidden import Hidden
from companion.core.games.comparity.position import Opening, Position, Terms
from companion.core.games.game import HouseRule, HouseValue, Setup
from companion.core.games.port import TURN_TIMER
from companion.errors import Problem, Text, Unusable

HAND = 7
PILES = {2: 15, 3: 20, 4: 35, 5: 40}

HOUSE = (
    HouseRule("hand", HAND, least=1, most=20),
    HouseRule("pile", None, least=1, most=200, usual=PILES),
    HouseRule("trio_bonus", "may", ("may", "must")),  # C6
    HouseRule("memory", "remind", ("remind", "strict", "off")),  # C17
    HouseRule("pace", 1.5, least=0.2, most=10, is_whole=False),  # C20
    HouseRule("confirm", "pace", ("pace", "ok")),  # C20
    HouseRule("check", "word", ("word", "lift")),  # C21
    *TURN_TIMER,  # E9
)


def sizes(house: Mapping[str, HouseValue], players: int) -> tuple[int, int]:
    """Cards in each hand and in the pile, its opening card among them."""
    return int(house.get("hand", HAND)), int(house.get("pile", PILES[players]))


def needed(house: Mapping[str, HouseValue], players: int) -> int:
    hand, pile = sizes(house, players)
    return hand * players + pile


def set_aside(setup: Setup, deck: Deck) -> frozenset[CardId]:
    """Cards to leave in the box; none where too few cards would be fresh, or with `memory = off` (C17)."""
    if setup.house.get("memory") == "off":
        return frozenset()
    known = frozenset(setup.set_aside) & deck.cards.keys()
    return known if len(deck.cards) - len(known) >= needed(setup.house, len(setup.players)) else frozenset()


def start(setup: Setup, deck: Deck) -> Position:
    players, house = len(setup.players), setup.house
    _check_size(house, players, deck)
    hand, pile = sizes(house, players)
    seats = tuple(player.seat for player in setup.players)
    order = deck.characteristic(setup.characteristic)
    terms = Terms(
        deck=deck.id,
        characteristic=setup.characteristic,
        beside=order.beside.column if order and order.beside else None,
        cards=frozenset(deck.cards),
        book=Hidden({card.id: card.numbers.opened() for card in deck.cards.values()}),
        set_aside=set_aside(setup, deck),
        bonus_must=house.get("trio_bonus") == "must",
        memory=str(house.get("memory", "remind")),
        confirm_ok=house.get("confirm") == "ok",
        check_by_lift=house.get("check") == "lift",
    )
    names = {player.seat: player.name for player in setup.players}
    return Position(terms, seats, names, dict.fromkeys(seats, hand), pile - 1, {}, Opening(setup.first))


def _check_size(house: Mapping[str, HouseValue], players: int, deck: Deck) -> None:
    need, have = needed(house, players), len(deck.cards)
    if need <= have:
        return
    hand, pile = sizes(house, players)
    served = max((number for number in PILES if needed(house, number) <= have), default=0)
    instead = Text("setup-deck-serves-fewer", players=served) if served else Text("setup-set-fewer-cards")
    counts = {"players": players, "need": need, "hand": hand, "pile": pile, "have": have}
    raise Unusable((Problem(Text("place-deck", deck=deck.id), Text("setup-too-few-cards", instead=instead, **counts)),))
