"""The first entry: a set-up becomes a standing, and what is said before the first card (C1, C17)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from companion.core.decks.card import Deck
from companion.core.games.game import HouseRule, HouseValue, OfCard, Setup
from companion.core.games.port import Game
from companion.core.games.registry import GAMES, find
from companion.core.referee.announcements import Announcement, of_table
from companion.core.referee.comparing import ground_of
from companion.core.referee.match_state import Match, Register, Standing
from companion.core.referee.step import Turning
from companion.core.referee.table_view import expected_of
from companion.errors import Problem, Unusable


def opened(setup: Setup, deck: Deck, register: Register) -> tuple[Standing, tuple[Announcement, ...]]:
    """The standing of a match that was just set up; raises `Unusable` with everything that is the matter."""
    game = checked(setup, deck)
    setup = with_defaults(setup, deck)
    match = Match(setup, game, deck, register, _pace(setup, game))
    position = game.start(setup, deck)
    standing = Standing(match, position, ground_of(game.ground, setup.shape))
    return standing, _said(standing, setup, deck)


def with_defaults(setup: Setup, deck: Deck) -> Setup:
    """A deck may have house rules of its own, where the players say nothing else."""
    terms = deck.terms.get(setup.game)
    return replace(setup, house={**terms.house, **setup.house}) if terms else setup


def _pace(setup: Setup, game: Game[object, object]) -> float:
    """How long a card is loose (C20)."""
    default = next((one.default for one in game.house if one.id == "pace"), None)
    return float(setup.house.get("pace", default or 0.0))


def _said(standing: Standing, setup: Setup, deck: Deck) -> tuple[Announcement, ...]:
    facts = [of_table("begins", "E1", game=setup.game, deck=setup.deck, characteristic=setup.characteristic)]
    known = tuple(card for card in sorted(setup.set_aside) if card in deck.cards)
    kept = standing.match.game.left_in_box(standing.position)
    if known and kept:
        facts.append(of_table("leave-in-box", "C17", cards=tuple(OfCard(card) for card in known), count=len(known)))
    elif known and setup.house.get("memory") != "off" and any(rule.id == "memory" for rule in standing.match.game.house):
        facts.append(of_table("all-return", "C17", count=len(known)))
    return (*facts, expected_of(Turning(standing)).status)


def checked(setup: Setup, deck: Deck) -> Game[object, object]:
    game = find(setup.game)
    if game is None:
        names = ", ".join(one.id for one in GAMES)
        raise Unusable([Problem("set-up, game", f"there is no game '{setup.game}'", f"choose one of: {names}")])
    terms = deck.terms.get(game.id)
    problems = [*_players(setup, game), *_house(setup.house, game, "set-up, house"), *_fits(deck, game)]
    problems += _house(terms.house, game, f"deck {deck.id}, terms.{game.id}.house") if terms else []
    if terms and terms.numbers and game.ground != "sites":  # a game of sites reads them itself
        where, keys = f"deck {deck.id}, terms.{game.id}", ", ".join(terms.numbers)
        problems.append(Problem(where, f"{game.id} knows nothing of {keys}", f"leave out all but [terms.{game.id}.house]"))
    if setup.set_aside and not any(rule.id == "memory" for rule in game.house):
        problems.append(Problem("set-up, set_aside", f"in {game.id} no cards are set aside", "leave it out"))
    if deck.characteristic(setup.characteristic) is None:
        names = ", ".join(one.id for one in deck.characteristics)
        problems.append(Problem("set-up, order", f"deck {deck.id} has no '{setup.characteristic}'", f"choose one of: {names}"))
    if problems:
        raise Unusable(problems)
    return game


def _players(setup: Setup, game: Game[object, object]) -> list[Problem]:
    least, most, have = game.least_players, game.most_players, len(setup.players)
    problems = []
    if not least <= have <= most:
        problems.append(Problem("set-up, players", f"{game.id} is for {least} to {most} players, not {have}", "name as many players"))
    names = [player.name.casefold() for player in setup.players]
    if len(set(names)) < len(names):
        problems.append(Problem("set-up, players", "two players have one name", "give each player a name of their own"))
    if setup.first not in {player.seat for player in setup.players}:
        problems.append(Problem("set-up, first", f"nobody is called '{setup.first}'", "name one of the players"))
    return problems


def _fits(deck: Deck, game: Game[object, object]) -> list[Problem]:
    """Any deck has numbers to order by; a game of sites needs one that was made for it."""
    if game.id in deck.games or not (deck.games or game.ground == "sites"):
        return []
    what = f"deck {deck.id} is for {', '.join(deck.games) or 'games that order cards'}, not for {game.id}"
    return [Problem("set-up, deck", what, f"try --deck {game.usual_deck}, or a deck whose deck.toml has it among its games")]


def _house(house: Mapping[str, HouseValue], game: Game[object, object], where: str) -> list[Problem]:
    rules = {one.id: one for one in game.house}
    problems = []
    for id, value in house.items():
        if id not in rules:
            problems.append(Problem(where, f"{game.id} has no house rule '{id}'", f"choose among: {', '.join(rules)}"))
        elif not _is_allowed(rules[id], value):
            problems.append(Problem(where, f"'{id}' cannot be {value!r}", _range(rules[id])))
    return problems


def _is_allowed(rule: HouseRule, value: HouseValue) -> bool:
    if rule.choices:
        return value in rule.choices
    if isinstance(value, (bool, str)) or (rule.is_whole and value != int(value)):
        return False
    return rule.least <= value <= rule.most


def _range(rule: HouseRule) -> str:
    return f"choose one of: {', '.join(rule.choices)}" if rule.choices else f"give a number from {rule.least:g} to {rule.most:g}"
