"""The first entry: a set-up becomes the state of a match, and what is said before the first card (C1, C17)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from companion.core.decks.card import Deck
from companion.core.games.game import HouseRule, HouseValue, OfCard, Setup
from companion.core.games.port import Game
from companion.core.games.registry import GAMES, find
from companion.core.referee import turn_timer
from companion.core.referee.announcements import Announcement, of_table
from companion.core.referee.comparing import ground_of
from companion.core.referee.match_state import Match, MatchState, Register
from companion.core.referee.step import Step
from companion.core.referee.table_view import expected_of
from companion.errors import Problem, Text, Unusable


def opened(setup: Setup, deck: Deck, register: Register) -> tuple[MatchState, tuple[Announcement, ...]]:
    """The state of a match that was just set up; raises `Unusable` with everything that is the matter."""
    game = checked(setup, deck)
    setup = with_defaults(setup, deck)
    match = Match(setup, game, deck, register, _pace(setup, game))
    position = game.start(setup, deck)
    state = MatchState(match, position, ground_of(game.ground, setup.shape))
    return state, _said(state, setup, deck)


def with_defaults(setup: Setup, deck: Deck) -> Setup:
    """A deck may have house rules of its own, where the players say nothing else."""
    terms = deck.terms.get(setup.game)
    return replace(setup, house={**terms.house, **setup.house}) if terms else setup


def _pace(setup: Setup, game: Game[object, object]) -> float:
    """The seconds for which a card is loose (C20)."""
    default = next((one.default for one in game.house if one.id == "pace"), None)
    return float(setup.house.get("pace", default or 0.0))


def _said(state: MatchState, setup: Setup, deck: Deck) -> tuple[Announcement, ...]:
    facts = [of_table("begins", "E1", game=setup.game, deck=setup.deck, characteristic=setup.characteristic)]
    known = tuple(card for card in sorted(setup.set_aside) if card in deck.cards)
    kept = state.match.game.left_in_box(state.position)
    if known and kept:
        facts.append(of_table("leave-in-box", "C17", cards=tuple(OfCard(card) for card in known), count=len(known)))
    elif known and setup.house.get("memory") != "off" and any(rule.id == "memory" for rule in state.match.game.house):
        facts.append(of_table("all-return", "C17", count=len(known)))
    return (*facts, *turn_timer.of_set_up(state), expected_of(Step(state)).status)


def checked(setup: Setup, deck: Deck) -> Game[object, object]:
    game = find(setup.game)
    if game is None:
        names = tuple(one.id for one in GAMES)
        raise Unusable([Problem(Text("place-setup-key", key="game"), "setup-no-such-game", game=setup.game, names=names)])
    terms = deck.terms.get(game.id)
    problems = [*_players(setup, game), *_house(setup.house, game, Text("place-setup-key", key="house")), *_fits(deck, game)]
    problems += _house(terms.house, game, Text("place-deck-terms", deck=deck.id, terms=f"{game.id}.house")) if terms else []
    if terms and terms.numbers and game.ground != "sites":  # a game of sites reads them itself
        where, keys = Text("place-deck-terms", deck=deck.id, terms=game.id), tuple(terms.numbers)
        problems.append(Problem(where, "setup-numbers-of-no-game", game=game.id, keys=keys))
    if setup.set_aside and not any(rule.id == "memory" for rule in game.house):
        problems.append(Problem(Text("place-setup-key", key="set_aside"), "setup-nothing-is-set-aside", game=game.id))
    if deck.characteristic(setup.characteristic) is None:
        names = tuple(one.id for one in deck.characteristics)
        problems.append(
            Problem(
                Text("place-setup-key", key="order"),
                "setup-deck-has-no-order",
                deck=deck.id,
                characteristic=setup.characteristic,
                names=names,
            )
        )
    if problems:
        raise Unusable(problems)
    return game


def _players(setup: Setup, game: Game[object, object]) -> list[Problem]:
    least, most, have = game.least_players, game.most_players, len(setup.players)
    problems = []
    if not least <= have <= most:
        problems.append(
            Problem(
                Text("place-setup-key", key="players"), "setup-other-number-of-players", game=game.id, least=least, most=most, count=have
            )
        )
    names = [player.name.casefold() for player in setup.players]
    if len(set(names)) < len(names):
        problems.append(Problem(Text("place-setup-key", key="players"), "setup-two-players-of-one-name"))
    if setup.first not in {player.seat for player in setup.players}:
        problems.append(Problem(Text("place-setup-key", key="first"), "setup-first-is-no-player", name=setup.first))
    return problems


def _fits(deck: Deck, game: Game[object, object]) -> list[Problem]:
    """Any deck has numbers to order by; a game of sites needs one that was made for it."""
    if game.id in deck.games or not (deck.games or game.ground == "sites"):
        return []
    games = tuple(deck.games) or Text("setup-games-that-order")
    where = Text("place-setup-key", key="deck")
    return [Problem(where, "setup-deck-for-other-games", deck=deck.id, games=games, game=game.id, usual=game.usual_deck)]


def _house(house: Mapping[str, HouseValue], game: Game[object, object], where: Text) -> list[Problem]:
    rules = {one.id: one for one in game.house}
    problems = []
    for id, value in house.items():
        if id not in rules:
            problems.append(Problem(where, "setup-no-such-house-rule", game=game.id, rule=id, rules=tuple(rules)))
        elif not _is_allowed(rules[id], value):
            problems.append(Problem(where, "setup-house-rule-cannot-be", rule=id, value=_written(value), instead=_range(rules[id])))
    return problems


def _is_allowed(rule: HouseRule, value: HouseValue) -> bool:
    if rule.choices:
        return value in rule.choices
    if isinstance(value, (bool, str)) or (rule.is_whole and value != int(value)):
        return False
    return rule.least <= value <= rule.most


def _range(rule: HouseRule) -> Text:
    if rule.choices:
        return Text("setup-choose-one-of", names=rule.choices)
    return Text("setup-give-a-number", least=f"{rule.least:g}", most=f"{rule.most:g}")


def _written(value: HouseValue) -> Text:
    return Text("value-text", text=value) if isinstance(value, str) else Text("value-plain", text=repr(value))
