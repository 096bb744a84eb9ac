"""What the game reads off a deck: what each card bears, and the numbers of its rules; all that is wrong with them is said at once."""

from __future__ import annotations

import re
from collections.abc import Mapping

from companion.core.decks.card import Card, CardId, CharacteristicId, Deck
from companion.core.games.skyscrapers.position import KINDS, Face
from companion.errors import Problem, Text

GAME = "skyscrapers"
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
    problems += [Problem(Text("place-deck-characteristics", deck=deck.id), "setup-deck-lacks-a-number", name=name) for name in missing]
    if missing:
        return {}
    read = {id: _face(deck, card, problems) for id, card in deck.cards.items()}
    return {id: face for id, face in read.items() if face is not None}


def _face(deck: Deck, card: Card, problems: list[Problem]) -> Face | None:
    where = Text("place-deck-card", deck=deck.id, card=card.id)
    before = len(problems)
    name, category = card.traits.get("kind", ""), card.traits.get("category", "")
    kind = next((one for one in KINDS if one == name), None)
    if kind is None:
        problems.append(Problem(where, "setup-kind-of-no-card", kind=name, kinds=tuple(KINDS)))
    if kind == "floor" and category not in CATEGORIES:
        problems.append(Problem(where, "setup-no-category-of-floors", category=category, categories=tuple(CATEGORIES)))
    numbers = {of: card.numbers.opened().get(CharacteristicId(of)) for of in NUMBERS}
    for of, number in numbers.items():
        if number is None or number != int(number):
            problems.append(Problem(where, "setup-card-number-is-not-whole", name=of))
    if kind is None or len(problems) > before:
        return None
    height, points, withstands = (int(numbers[of] or 0) for of in NUMBERS)
    return Face(kind, category if kind == "floor" else "", height, points, withstands)


def copies(deck: Deck) -> dict[CardId, CardId]:
    """Of each card that is not the only one of its name and kind, the first of them: they cannot be told apart."""
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
        self._deck = deck.id
        self._problems = problems
        known = (*SINGLE, *BY_PLAYERS)
        for name in self._numbers:
            if name not in known:
                self._say(name, Text("setup-no-such-term", names=known))

    def single(self, name: str) -> int:
        value = self._numbers.get(name)
        if isinstance(value, int) and value >= SINGLE[name]:
            if name != "faulty_or_smelly" or value <= 0:
                return value
            self._say(name, Text("setup-faulty-building-is-no-gain", value=value))
            return 0
        self._say(name, Text("setup-term-is-no-number", lack=_lack(value), least=SINGLE[name]))
        return 0

    def of_players(self, name: str, players: int) -> int:
        """The number for this many players."""
        least, value = BY_PLAYERS[name], self._numbers.get(name)
        if isinstance(value, tuple) and len(value) == len(PLAYERS) and all(one >= least for one in value):
            return value[PLAYERS.index(players)]
        self._say(name, Text("setup-term-is-not-five-numbers", lack=_lack(value), least=least))
        return 0

    def _say(self, name: str, what: Text) -> None:
        self._problems.append(Problem(Text("place-deck-terms", deck=self._deck, terms=f"{GAME}.{name}"), what))


def _lack(value: object) -> Text:
    return Text("setup-term-is-missing") if value is None else Text("setup-term-cannot-be", value=str(value))
