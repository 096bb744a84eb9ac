"""Whether a deck can be used, and for what: everything that is wrong with it at once, else what it serves."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from companion.cards.decks.files import folder_of, load
from companion.cards.editing.serving import House, Served, lacks, served
from companion.cards.editing.telling import Telling
from companion.cards.editing.texts import texts_of
from companion.cards.editing.ties import ties_of
from companion.core.decks.card import Deck
from companion.errors import DONE, FOUND_WRONG, Unusable


def check_deck(name: str, own: Path, language: str, out: TextIO) -> int:
    """A file that cannot be read is one that cannot be used; whatever stands in it was found wrong."""
    folder = folder_of(name, own)
    texts_of(folder)
    try:
        deck = load(folder)
    except Unusable as fault:
        raise Unusable(fault.problems, FOUND_WRONG) from None
    problems = lacks(deck)
    if problems:
        raise Unusable(problems, FOUND_WRONG)
    _tell(deck, folder, name, Telling(language, out, deck))
    return DONE


def _tell(deck: Deck, folder: Path, name: str, telling: Telling) -> None:
    telling.write("decks-sound", "turn", name=deck.names[telling.language], id=deck.id, count=len(deck.cards))
    telling.exact("decks-folder", str(folder), indent=2)
    if folder.name != deck.id:
        telling.write("decks-two-names", indent=2, id=deck.id, folder=folder.name)
    games = served(deck)
    for one in games:
        tell_served(one, telling)
    tell_ties(deck, telling)
    telling.exact("decks-to-play", shlex.join(playing(name, games)), indent=2)


def playing(name: str, games: Sequence[Served]) -> Sequence[str]:
    """The command by which a match begins: the game that serves most players as usual, and what it takes to deal these cards."""
    game = max(games, key=lambda one: (len(one.as_usual), bool(one.with_house)))
    house = {} if game.as_usual else next(iter(game.with_house.values()))
    return ("facedown", "play", "--game", game.game, "--deck", name, *(_rules(house).split() if house else ()))


def tell_served(one: Served, telling: Telling) -> None:
    game = telling.game(one.game)
    if one.as_usual:
        telling.write("decks-serves", indent=2, game=game, players=_spans(one.as_usual))
    else:
        telling.write("decks-serves-not", indent=2, game=game)
    for house, players in _by_house(one):
        telling.write("decks-serves-with", indent=4, players=_spans(players), rules=_rules(house))


def tell_ties(deck: Deck, telling: Telling) -> None:
    """Of each number how many cards share theirs: how many, never which."""
    for order in deck.characteristics:
        groups = ties_of(deck, order.id)
        telling.write("decks-ties", indent=2, order=telling.order(order), count=sum(map(len, groups)), groups=len(groups))


def _by_house(one: Served) -> list[tuple[House, list[int]]]:
    """Players who can do with the same stand together."""
    found: list[tuple[House, list[int]]] = []
    for players, house in one.with_house.items():
        if found and found[-1][0] == house:
            found[-1][1].append(players)
        else:
            found.append((house, [players]))
    return found


def _rules(house: House) -> str:
    return "--house " + ",".join(f"{id}={value}" for id, value in house.items())


def _spans(numbers: Sequence[int]) -> str:
    """2–5, 7"""
    spans: list[tuple[int, int]] = []
    for number in numbers:
        if spans and number == spans[-1][1] + 1:
            spans[-1] = (spans[-1][0], number)
        else:
            spans.append((number, number))
    return ", ".join(f"{first}" if first == last else f"{first}\u2013{last}" for first, last in spans)
