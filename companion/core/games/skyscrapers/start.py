"""Skyscrapers' set-up: what is dealt and piled up for how many players (S1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import fields

from companion.core.decks.card import CardId, Deck
from companion.core.decks.hidden import Hidden
from companion.core.games.game import HouseRule, HouseValue, Setup
from companion.core.games.port import TURN_TIMER
from companion.core.games.skyscrapers.position import SORTS, Builders, Face, Opening, Position, Terms, Worth
from companion.core.games.skyscrapers.printed import GAME, Numbers, copies, faces, penalty_cards
from companion.errors import Problem, Text, Unusable

HOUSE = (
    HouseRule("collapse", "exceeds", ("exceeds", "equals")),  # S6
    HouseRule("threshold", "above", ("above", "reach")),  # S16
    *TURN_TIMER,  # E9
)
ALL_OF = ("floor", "special", "insurance", "earthquake", "century")  # kinds of which every card is in the match


def start(setup: Setup, deck: Deck) -> Position:
    problems: list[Problem] = []
    players = len(setup.players)
    book = faces(deck, problems)
    numbers = Numbers(deck, problems)
    terms = _terms(setup, deck, book, numbers)
    have: Counter[str] = Counter(face.kind for face in book.values())
    if not problems:
        problems += _too_few(terms, have, deck, players)
    if problems:
        raise Unusable(problems)
    seats = tuple(player.seat for player in setup.players)
    return Position(
        terms=terms,
        builders=Builders(seats, {player.seat: player.name for player in setup.players}, dict.fromkeys(seats, 0), {}),
        hands=dict.fromkeys(seats, terms.hand),
        deck=_dealt_and_piled(terms, have) - terms.hand * players,
        foundations=terms.supply["foundations"],
        foundations_due=terms.sites,
        whereabouts=Hidden({}),
        stage=Opening(setup.first),
    )


def _terms(setup: Setup, deck: Deck, book: Mapping[CardId, Face], numbers: Numbers) -> Terms:
    players = len(setup.players)
    return Terms(
        deck=deck.id,
        characteristic=setup.characteristic,
        book=Hidden(book),
        supply={sort: numbers.of_players(sort, players) for sort in SORTS},
        sites=numbers.of_players("sites", players),
        worth=Worth(**{prize.name: numbers.single(prize.name) for prize in fields(Worth)}),
        **{name: numbers.single(name) for name in ("mini_height", "least_height", "least_floors", "hand", "look")},
        tap_places=len(setup.shape.tap_places),
        falls_at_equal=_chosen(setup.house, "collapse") == "equals",
        may_reach=_chosen(setup.house, "threshold") == "reach",
        copies=copies(deck),
        penalty_cards=penalty_cards(deck),
    )


def _chosen(house: Mapping[str, HouseValue], id: str) -> HouseValue | None:
    return house.get(id, next(one.default for one in HOUSE if one.id == id))


def _dealt_and_piled(terms: Terms, have: Mapping[str, int]) -> int:
    """Cards of all hands and the deck: left-over roofs are among them, foundations and prizes are not."""
    return sum(terms.supply.values()) - terms.supply["foundations"] + sum(have.get(kind, 0) for kind in ALL_OF)


def _too_few(terms: Terms, have: Mapping[str, int], deck: Deck, players: int) -> list[Problem]:
    supply, where = terms.supply, Text("place-deck", deck=deck.id)
    problems = []
    for sort, kinds in SORTS.items():
        need, got = supply[sort], sum(have.get(kind, 0) for kind in kinds)
        if need > got:
            problems.append(Problem(where, "setup-too-few-cards-of-a-kind", players=players, need=need, kind=kinds[0], have=got))
    if terms.sites > supply["foundations"]:
        of_sites = Text("place-deck-terms", deck=deck.id, terms=f"{GAME}.sites")
        problems.append(Problem(of_sites, "setup-too-few-foundations", sites=terms.sites, foundations=supply["foundations"]))
    if supply["roofs"] < players:
        of_roofs = Text("place-deck-terms", deck=deck.id, terms=f"{GAME}.roofs")
        problems.append(Problem(of_roofs, "setup-too-few-roofs", players=players, roofs=supply["roofs"]))
    need, got = terms.hand * players, _dealt_and_piled(terms, have)
    if need > got:
        problems.append(Problem(where, "setup-too-few-cards-for-hands", players=players, need=need, have=got))
    return problems
