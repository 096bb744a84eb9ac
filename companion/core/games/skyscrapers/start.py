"""Skyscrapers' set-up: what is dealt and piled up for how many players (S1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from companion.core.decks.card import CardId, Deck
from companion.core.decks.hidden import Hidden
from companion.core.games.game import HouseRule, HouseValue, Setup
from companion.core.games.skyscrapers.position import Company, Face, Opening, Position, Supply, Terms, Worth
from companion.core.games.skyscrapers.printed import GAME, Numbers, copies, faces, penalty_cards
from companion.errors import Problem, Text, Unusable

HOUSE = (
    HouseRule("collapse", "exceeds", ("exceeds", "equals")),  # S6
    HouseRule("threshold", "above", ("above", "reach")),  # S16
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
    supply, seats = terms.supply, tuple(player.seat for player in setup.players)
    return Position(
        terms=terms,
        company=Company(seats, {player.seat: player.name for player in setup.players}, dict.fromkeys(seats, 0), {}),
        hands=dict.fromkeys(seats, terms.hand),
        deck=_dealt_and_piled(supply, have) - terms.hand * players,
        foundations=supply.foundations,
        foundations_due=supply.sites,
        whereabouts=Hidden({}),
        stage=Opening(setup.first),
    )


def _terms(setup: Setup, deck: Deck, book: Mapping[CardId, Face], numbers: Numbers) -> Terms:
    return Terms(
        deck=deck.id,
        characteristic=setup.characteristic,
        book=Hidden(book),
        supply=_supply(numbers, len(setup.players)),
        worth=_worth(numbers),
        mini_height=numbers.single("mini_height"),
        least_height=numbers.single("least_height"),
        least_floors=numbers.single("least_floors"),
        hand=numbers.single("hand"),
        look=numbers.single("look"),
        tap_places=len(setup.shape.tap_places),
        falls_at_equal=_chosen(setup.house, "collapse") == "equals",
        may_reach=_chosen(setup.house, "threshold") == "reach",
        copies=copies(deck),
        penalty_cards=penalty_cards(deck),
    )


def _chosen(house: Mapping[str, HouseValue], id: str) -> HouseValue | None:
    return house.get(id, next(one.default for one in HOUSE if one.id == id))


def _supply(numbers: Numbers, players: int) -> Supply:
    return Supply(
        foundations=numbers.of_players("foundations", players),
        toilets=numbers.of_players("toilets", players),
        studies=numbers.of_players("studies", players),
        roofs=numbers.of_players("roofs", players),
        tornadoes=numbers.of_players("tornadoes", players),
        sites=numbers.of_players("sites", players),
    )


def _worth(numbers: Numbers) -> Worth:
    return Worth(
        mini_skyscraper=numbers.single("mini_skyscraper"),
        order_and_unity=numbers.single("order_and_unity"),
        world_record=numbers.single("world_record"),
        toilet_specialist=numbers.single("toilet_specialist"),
        further_toilet=numbers.single("further_toilet"),
        faulty_or_smelly=numbers.single("faulty_or_smelly"),
    )


def _dealt_and_piled(supply: Supply, have: Mapping[str, int]) -> int:
    """Cards of all hands and the deck: left-over roofs are among them, foundations and prizes are not."""
    return supply.toilets + supply.studies + supply.roofs + supply.tornadoes + sum(have.get(kind, 0) for kind in ALL_OF)


def _too_few(terms: Terms, have: Mapping[str, int], deck: Deck, players: int) -> list[Problem]:
    supply, where = terms.supply, Text("place-deck", deck=deck.id)
    needs = {
        "foundation": (supply.foundations, have.get("foundation", 0)),
        "toilet": (supply.toilets, have.get("toilet", 0)),
        "study": (supply.studies, have.get("study", 0)),
        "roof": (supply.roofs, have.get("roof", 0) + have.get("toilet_roof", 0)),
        "tornado": (supply.tornadoes, have.get("tornado", 0)),
    }
    problems = [
        Problem(where, "setup-too-few-cards-of-a-kind", players=players, need=need, kind=kind, have=got)
        for kind, (need, got) in needs.items()
        if need > got
    ]
    if supply.sites > supply.foundations:
        problems.append(
            Problem(
                Text("place-deck-terms", deck=deck.id, terms=f"{GAME}.sites"),
                "setup-too-few-foundations",
                sites=supply.sites,
                foundations=supply.foundations,
            )
        )
    if supply.roofs < players:
        problems.append(
            Problem(
                Text("place-deck-terms", deck=deck.id, terms=f"{GAME}.roofs"), "setup-too-few-roofs", players=players, roofs=supply.roofs
            )
        )
    need, got = terms.hand * players, _dealt_and_piled(supply, have)
    if need > got:
        problems.append(Problem(where, "setup-too-few-cards-for-hands", players=players, need=need, have=got))
    return problems
