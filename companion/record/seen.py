"""Which cards go where after a match: seen cards are set aside, the others are fresh, and where these are too few all return (C17).

Rules of this file: pure, and card ids only, never numbers. How many fresh cards a match takes is decided by the game's own `start`, so a
deck is sorted exactly as the next match will be dealt.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from companion.core.decks.card import CardId, Deck
from companion.core.frozen import dataclass
from companion.core.games.game import Player, Setup
from companion.core.games.port import Game
from companion.core.games.registry import GAMES, find
from companion.core.referee.opening import with_defaults
from companion.errors import Unusable
from companion.events import SeatId
from companion.record.statistics import seen
from companion.record.store import Listed

MEMORY = "memory"  # the house rule by which a game keeps seen cards apart


@dataclass(frozen=True, slots=True)
class Piles:
    """The cards of a deck after a match, by their ids."""

    seen: tuple[CardId, ...]
    fresh: tuple[CardId, ...]
    returning: tuple[CardId, ...] = ()  # the fresh cards that were seen and come back, because too few would be left


def has_memory(setup: Setup, deck: Deck) -> bool:
    """Whether seen cards are kept apart in such a match; the deck may have a house rule of its own for it."""
    game = find(setup.game)
    is_kept = game is not None and any(rule.id == MEMORY for rule in game.house)
    return is_kept and with_defaults(setup, deck).house.get(MEMORY) != "off"


def piles(setup: Setup, deck: Deck, seen: Iterable[CardId]) -> Piles:
    """The piles before another match with the same set-up."""
    known = frozenset(seen) & deck.cards.keys()
    rest = tuple(sorted(deck.cards.keys() - known))
    if not has_enough(setup, deck, len(rest)):
        return Piles((), tuple(sorted(deck.cards)), tuple(sorted(known)))
    return Piles(tuple(sorted(known)), rest)


def has_enough(setup: Setup, deck: Deck, fresh: int) -> bool:
    least = needed(setup, deck)
    return least is not None and fresh >= least


def needed(setup: Setup, deck: Deck) -> int | None:
    """How many fresh cards such a match takes; None where the whole deck is not enough."""
    whole = range(1, len(deck.cards) + 1)
    if not _is_dealt(setup, deck, len(whole)):
        return None
    return whole[bisect_left(whole, True, hi=len(whole) - 1, key=lambda fresh: _is_dealt(setup, deck, fresh))]


def needed_by_players(setup: Setup, deck: Deck) -> Mapping[int, int]:
    """How many fresh cards a match takes, by each number of players that the deck is large enough for."""
    game = find(setup.game)
    numbers = range(game.least_players, game.most_players + 1) if game is not None else ()
    found = {number: needed(seating(setup, number), deck) for number in numbers}
    return {number: least for number, least in found.items() if least is not None}


def seating(setup: Setup, number: int) -> Setup:
    """The same match for that number of players, who are called by numbers."""
    players = tuple(Player(SeatId(f"seat-{one}"), str(one)) for one in range(1, number + 1))
    return replace(setup, players=players, first=players[0].seat)


def _is_dealt(setup: Setup, deck: Deck, fresh: int) -> bool:
    """Whether a match can be dealt from that many fresh cards; which cards they are makes no difference."""
    game = find(setup.game)
    aside = tuple(sorted(deck.cards)[: len(deck.cards) - fresh])
    try:
        position = game.start(replace(with_defaults(setup, deck), set_aside=aside), deck) if game is not None else None
    except Unusable:
        return False
    return game is not None and (not aside or bool(game.left_in_box(position)))


def last_with_memory(listed: Iterable[Listed], deck: Deck) -> Setup | None:
    """The set-up of the last match with this deck that kept seen cards apart, else a usual one; None where no game does so."""
    found = [one.setup for one in listed if one.setup.deck == deck.id and has_memory(one.setup, deck)]
    return found[-1] if found else next((_usual(game, deck) for game in GAMES if _remembers(game, deck)), None)


def _remembers(game: Game[object, object], deck: Deck) -> bool:
    return (game.id in deck.games or not deck.games) and has_memory(_usual(game, deck), deck)


def _usual(game: Game[object, object], deck: Deck) -> Setup:
    empty = Setup(game.id, deck.id, deck.characteristics[0].id, (), SeatId(""))
    return seating(empty, game.least_players)


@dataclass(frozen=True, slots=True)
class SeenCards:
    """The seen cards of a deck; `needed` is how many fresh cards a match takes, by its number of players."""

    deck: Deck
    cards: tuple[CardId, ...]
    needed: Mapping[int, int]

    @property
    def fresh(self) -> int:
        return len(self.deck.cards) - len(self.cards)

    @property
    def returns_for(self) -> tuple[int, ...]:
        """The numbers of players for whom too few cards are fresh, so that all return."""
        return tuple(number for number, least in self.needed.items() if self.cards and self.fresh < least)


def seen_of(listed: Sequence[Listed], deck: Deck) -> SeenCards | None:
    """The seen cards of a deck; None where no game keeps them apart."""
    setup = last_with_memory(listed, deck)
    if setup is None:
        return None
    cards = tuple(card for card in seen(listed, deck.id) if card in deck.cards)
    return SeenCards(deck, cards, needed_by_players(setup, deck))
