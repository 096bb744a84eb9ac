"""What the game reads off a deck: what each card bears, and the numbers of its rules; whatever is the matter is said at once."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import get_args

from companion.core.decks.card import Card, CardId, CharacteristicId, Deck
from companion.core.games.skyscrapers.position import Face, Kind
from companion.errors import Problem

GAME = "skyscrapers"
KINDS: tuple[Kind, ...] = get_args(Kind)
CATEGORIES = ("residential", "offices", "hotels", "restaurants", "shops")
NUMBERS = ("height", "points", "withstands")
PLAYERS = (2, 3, 4, 5, 6)  # S1
# The least that each number may be.
SINGLE = {
    "mini_skyscraper": 0,
    "order_and_unity": 0,
    "world_record": 0,
    "toilet_specialist": 0,
    "further_toilet": 0,
    "faulty_or_smelly": -99,
    "mini_height": 1,
    "least_height": 1,
    "least_floors": 1,
    "hand": 1,
    "look": 1,
}
BY_PLAYERS = {"foundations": 1, "toilets": 0, "studies": 0, "roofs": 1, "tornadoes": 0, "sites": 1}


def faces(deck: Deck, problems: list[Problem]) -> Mapping[CardId, Face]:
    known = {one.id for one in deck.characteristics}
    missing = [name for name in NUMBERS if name not in known]
    problems += [Problem(f"deck {deck.id}, characteristics", f"there is no {name}", f"give its cards a {name}") for name in missing]
    if missing:
        return {}
    read = {id: _face(deck, card, problems) for id, card in deck.cards.items()}
    return {id: face for id, face in read.items() if face is not None}


def _face(deck: Deck, card: Card, problems: list[Problem]) -> Face | None:
    where = f"deck {deck.id}, card {card.id}"
    before = len(problems)
    name, category = card.traits.get("kind", ""), card.traits.get("category", "")
    kind = next((one for one in KINDS if one == name), None)
    if kind is None:
        problems.append(Problem(where, f"kind '{name}' is none of this game", f"write one of: {', '.join(KINDS)}"))
    if kind == "floor" and category not in CATEGORIES:
        problems.append(Problem(where, f"a floor cannot be of category '{category}'", f"write one of: {', '.join(CATEGORIES)}"))
    numbers = {of: card.numbers.opened().get(CharacteristicId(of)) for of in NUMBERS}
    for of, number in numbers.items():
        if number is None or number != int(number):
            problems.append(Problem(where, f"its {of} is not a whole number", "write one such as 12"))
    if kind is None or len(problems) > before:
        return None
    height, points, withstands = (int(numbers[of] or 0) for of in NUMBERS)
    return Face(kind, category if kind == "floor" else "", height, points, withstands)


def copies(deck: Deck) -> dict[CardId, CardId]:
    """Of each card that is not the only one of its name and kind, the first of them: nobody tells them apart."""
    alike: dict[tuple[str, ...], list[CardId]] = {}
    for card in deck.cards.values():
        alike.setdefault((*card.names.values(), *card.traits.values()), []).append(card.id)
    return {card: min(those) for those in alike.values() if len(those) > 1 for card in those}


def penalty_cards(deck: Deck) -> int:
    """How many cards say that a building is faulty (S17)."""
    return sum(re.fullmatch(r"faulty-or-smelly(-[0-9]+)?", id) is not None for id in deck.cards)


class Numbers:
    """The numbers of the deck's terms, and which of them the game cannot use."""

    def __init__(self, deck: Deck, problems: list[Problem]) -> None:
        terms = deck.terms.get(GAME)
        self._numbers = terms.numbers if terms else {}
        self._where = f"deck {deck.id}, terms.{GAME}"
        self._problems = problems
        known = (*SINGLE, *BY_PLAYERS)
        for name in self._numbers:
            if name not in known:
                self._say(name, "the game has no such term", f"choose among: {', '.join(known)}")

    def single(self, name: str) -> int:
        value = self._numbers.get(name)
        if isinstance(value, int) and value >= SINGLE[name]:
            if name != "faulty_or_smelly" or value <= 0:
                return value
            self._say(name, f"it is what a faulty building is worth, so it cannot be {value}", "write a number such as -1")
            return 0
        what = "it is missing" if value is None else f"it cannot be {value!r}"
        self._say(name, what, f"write a whole number from {SINGLE[name]}")
        return 0

    def of_players(self, name: str, players: int) -> int:
        """The number for this many players."""
        least, value = BY_PLAYERS[name], self._numbers.get(name)
        if isinstance(value, tuple) and len(value) == len(PLAYERS) and all(one >= least for one in value):
            return value[PLAYERS.index(players)]
        what = "it is missing" if value is None else f"it cannot be {value!r}"
        self._say(name, what, f"write five whole numbers from {least}, for 2, 3, 4, 5 and 6 players")
        return 0

    def _say(self, name: str, what: str, fix: str) -> None:
        self._problems.append(Problem(f"{self._where}.{name}", what, fix))
