"""A whole match: people act and the referee rules until a player has won."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from companion.core.decks.card import Deck
from companion.core.games.comparity.start import sizes
from companion.core.games.game import Setup
from companion.core.referee.referee import Referee
from companion.core.referee.table_view import view_of
from companion.events import Event
from tests.simulator.people.hunches import hunches
from tests.simulator.people.people import People

MOST_TURNS = 2000
SETTLE = 3.0  # seconds that people wait for the referee before they act again


def seated(setup: Setup, deck: Deck, seed: int, clumsy: float = 0.0) -> People:
    """People for this set-up; the same seed makes the same people."""
    hand, size = sizes(setup.house, len(setup.players))
    chance = Random(seed)
    fresh = sorted(deck.cards.keys() - set(setup.set_aside))
    need = hand * len(setup.players) + size
    pack = chance.sample(fresh if len(fresh) >= need else sorted(deck.cards), need)
    seats = tuple(player.seat for player in setup.players)
    ideas = hunches(deck, setup.characteristic, seats, chance)
    hands = {seat: pack[number * hand : (number + 1) * hand] for number, seat in enumerate(seats)}
    return People(deck, hands, pack[-size:], frozenset(pack), ideas, setup.shape, chance, clumsy)


def play(referee: Referee, people: People, told: Callable[[Event], None] = lambda _: None) -> bool:
    """Play until the end, or until it has gone on for too long; whether somebody won."""
    for _ in range(MOST_TURNS):
        table = view_of(referee.step)
        if table.view.winners:
            return True
        for event in people.act(table):
            referee.enter(event)
            told(event)
        people.at = round(people.at + SETTLE, 3)
        referee.pass_time(people.at)
    return False
