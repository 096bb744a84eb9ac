"""The games that a deck serves: for how many players, and with which house rules where it has too few cards for the usual ones."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

from companion.core.decks.card import Deck
from companion.core.frozen import dataclass
from companion.core.games.game import Player, Setup
from companion.core.games.port import Game
from companion.core.games.registry import GAMES
from companion.core.referee.opening import checked, with_defaults
from companion.errors import Problem, Text, Unusable
from companion.events import SeatId
from companion.system.reading import meant

STEPS = 20  # hands and pile are made smaller by twentieths of what is usual

House = Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Served:
    """A game, and the numbers of players for which a deck serves it."""

    game: str
    as_usual: tuple[int, ...]
    with_house: Mapping[int, House]  # by number of players, where the deck has too few cards for the usual rules

    @property
    def is_any(self) -> bool:
        return bool(self.as_usual or self.with_house)


def games_served(deck: Deck) -> tuple[Served, ...]:
    """One for each game that takes such a deck."""
    return tuple(_served(deck, game) for game in GAMES if _takes(deck, game))


def lacking_for_games(deck: Deck) -> tuple[Problem, ...]:
    """What keeps a deck from the games that it is made for or has terms for, or from all games."""
    known = tuple(game.id for game in GAMES)
    strange = [name for name in dict.fromkeys((*deck.games, *deck.terms)) if name not in known]
    problems = [
        Problem(Text("place-deck", deck=deck.id), "editing-no-such-game", game=name, instead=meant(name, known)) for name in strange
    ]
    found = games_served(deck)
    intended = {one.game for one in found if not one.is_any and one.game in (*deck.games, *deck.terms)}
    problems += [problem for game in GAMES if game.id in intended for problem in _problems(deck, game, game.least_players, {})]
    if problems or any(one.is_any for one in found):
        return tuple(problems)
    return (Problem(Text("place-deck", deck=deck.id), "editing-too-few-cards", count=len(deck.cards), deck=deck.id),)


def _takes(deck: Deck, game: Game[Any, Any]) -> bool:
    return game.id in deck.games or not (deck.games or game.ground == "sites")


def _served(deck: Deck, game: Game[Any, Any]) -> Served:
    counts = range(game.least_players, game.most_players + 1)
    as_usual = tuple(players for players in counts if not _problems(deck, game, players, {}))
    found = {players: house for players in counts if players not in as_usual and (house := smaller(deck, game, players))}
    return Served(game.id, as_usual, found)


def smaller(deck: Deck, game: Game[Any, Any], players: int) -> House | None:
    """The house rules with the largest hands and piles, in the usual proportion, for which there are cards enough."""
    return next((house for house in _houses(deck, game, players) if not _problems(deck, game, players, house)), None)


def _houses(deck: Deck, game: Game[Any, Any], players: int) -> Iterator[House]:
    terms = deck.terms.get(game.id)
    own = terms.house if terms else {}
    usual: dict[str, tuple[int, int]] = {}
    for rule in game.house:
        value = own.get(rule.id, rule.usual.get(players) if rule.default is None else rule.default)
        if rule.is_whole and not rule.choices and isinstance(value, int):
            usual[rule.id] = (int(rule.least), value)
    for step in range(STEPS - 1, -1, -1) if usual else ():
        yield {id: max(least, int(value * Fraction(step, STEPS))) for id, (least, value) in usual.items()}


def _problems(deck: Deck, game: Game[Any, Any], players: int, house: House) -> tuple[Problem, ...]:
    seats = tuple(Player(SeatId(f"seat-{number}"), str(number)) for number in range(1, players + 1))
    setup = Setup(game.id, deck.id, deck.characteristics[0].id, seats, seats[0].seat, house)
    problems: list[Problem] = []
    try:
        checked(setup, deck)
        setup = with_defaults(setup, deck)
    except Unusable as unusable:  # house rules of the deck; whether there are enough cards can be found all the same
        problems += unusable.problems
    try:
        game.start(setup, deck)
    except Unusable as unusable:
        problems += unusable.problems
    return tuple(problems)
