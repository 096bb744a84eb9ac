"""The contents of a deck, whether it can be used, and for which games.

Rules of this file: unless an option asks for more, only what stands on the backs of the cards is shown, in the order of names (H1, H2).
The options that tell of numbers are `values`, `ties` (which cards are equal), and `sources`, in which people may note numbers.
"""

from __future__ import annotations

import json
import shlex
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TextIO

from companion.cards.decks.cells import parse_copies
from companion.cards.decks.files import folder_of, load
from companion.cards.editing.card_file import texts_of
from companion.cards.editing.serving import House, Served, games_served, lacking_for_games
from companion.cards.editing.shelf import whose
from companion.cards.editing.telling import DeckPage
from companion.cards.editing.ties import ties_of
from companion.core.decks.card import Card, CardId, Characteristic, Deck
from companion.core.decks.codes import codes_of
from companion.core.frozen import dataclass
from companion.errors import DONE, FOUND_WRONG, Unusable
from companion.words.formats import mark_words, shown


def check_deck(name: str, own: Path, language: str, out: TextIO) -> int:
    """A file that cannot be read is a wrong use of the command (2); mistakes that stand in it were found (1)."""
    folder = folder_of(name, own)
    texts_of(folder)
    try:
        deck = load(folder)
    except Unusable as fault:
        raise Unusable(fault.problems, FOUND_WRONG) from None
    problems = lacking_for_games(deck)
    if problems:
        raise Unusable(problems, FOUND_WRONG)
    _tell_sound(deck, folder, name, DeckPage(language, out, deck))
    return DONE


def _tell_sound(deck: Deck, folder: Path, name: str, telling: DeckPage) -> None:
    telling.write("decks-sound", "turn", name=deck.names[telling.language], id=deck.id, count=len(deck.cards))
    telling.exact("decks-folder", str(folder), indent=2)
    if folder.name != deck.id:
        telling.write("decks-two-names", indent=2, id=deck.id, folder=folder.name)
    games = games_served(deck)
    for one in games:
        tell_served(one, telling)
    tell_ties(deck, telling)
    telling.exact("decks-to-play", shlex.join(playing(name, games)), indent=2)


def playing(name: str, games: Sequence[Served]) -> Sequence[str]:
    """The command by which a match begins: the game that serves most players as usual, and what it takes to deal these cards."""
    game = max(games, key=lambda one: (len(one.as_usual), bool(one.with_house)))
    house = {} if game.as_usual else next(iter(game.with_house.values()))
    return ("facedown", "play", "--game", game.game, "--deck", name, *(_rules(house).split() if house else ()))


def tell_served(one: Served, telling: DeckPage) -> None:
    game = telling.game(one.game)
    if one.as_usual:
        telling.write("decks-serves", indent=2, game=game, players=_spans(one.as_usual))
    else:
        telling.write("decks-serves-not", indent=2, game=game)
    for house, players in _by_house(one):
        telling.write("decks-serves-with", indent=4, players=_spans(players), rules=_rules(house))


def tell_ties(deck: Deck, telling: DeckPage) -> None:
    """Says of each characteristic how many cards are equal, never which."""
    for order in deck.characteristics:
        groups = ties_of(deck, order.id)
        telling.write("decks-ties", indent=2, order=telling.order(order), count=sum(map(len, groups)), groups=len(groups))


def _by_house(one: Served) -> list[tuple[House, list[int]]]:
    """The numbers of players that need the same house rules, together."""
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
    """The numbers, with those that follow one another written as spans: 2–5, 7."""
    spans: list[tuple[int, int]] = []
    for number in numbers:
        if spans and number == spans[-1][1] + 1:
            spans[-1] = (spans[-1][0], number)
        else:
            spans.append((number, number))
    return ", ".join(f"{first}" if first == last else f"{first}\u2013{last}" for first, last in spans)


Sources = Mapping[CardId, str]


@dataclass(frozen=True, slots=True)
class ShowOptions:
    """The parts of a deck that are shown besides the backs of the cards."""

    values: bool = False
    ties: bool = False
    sources: bool = False


def show_deck(name: str, own: Path, language: str, out: TextIO, asked: ShowOptions, *, as_json: bool) -> int:
    folder = folder_of(name, own)
    deck = load(folder)
    sources = sources_of(folder) if asked.sources else {}
    if as_json:
        out.write(json.dumps(_row(deck, whose(folder, own), sources, asked), ensure_ascii=False) + "\n")
    else:
        _tell(deck, sources, asked, DeckPage(language, out, deck))
    return DONE


def sources_of(folder: Path) -> Sources:
    """The source of the facts of each card, from a column that is read nowhere else."""
    found: dict[CardId, str] = {}
    for row in texts_of(folder).sheet().table.rows:
        id, source, copies = row.cells["id"], row.cells.get("source", ""), parse_copies(row.cells.get("copies", ""))
        names = [id] if copies == 1 else [f"{id}-{copy}" for copy in range(1, copies + 1)] if isinstance(copies, int) else []
        found |= {CardId(one): source for one in names if source}
    return found


def _tell(deck: Deck, sources: Sources, asked: ShowOptions, telling: DeckPage) -> None:
    telling.write("decks-shown", "turn", name=deck.names[telling.language], id=deck.id, count=len(deck.cards))
    for one in games_served(deck):
        tell_served(one, telling)
    tell_ties(deck, telling)
    for thanks in deck.credits:
        telling.followed("decks-credit", thanks, indent=2)
    if asked.ties:
        _tell_ties(deck, telling)
    telling.plain()
    codes = codes_of(deck)
    for card in telling.cards(deck.cards):
        telling.plain(f"{codes[card]}  {_back(deck.cards[card], telling)}", indent=2)
        if asked.values:
            telling.plain(", ".join(_value(deck.cards[card], one, telling) for one in deck.characteristics), indent=8)
        if card in sources:
            telling.followed("decks-source", sources[card], indent=8)


def _back(card: Card, telling: DeckPage) -> str:
    """The back of a card as it is printed."""
    marks = [word for one in card.marks.values() for word in mark_words(one, telling.language)]
    place = card.places[telling.language]
    return ", ".join(filter(None, (telling.card(card.id), place, *dict.fromkeys(marks))))


def _value(card: Card, one: Characteristic, telling: DeckPage) -> str:
    numbers = card.numbers.opened()
    text = shown(numbers[one.id], one, card.marks[one.id], telling.language, beside=one.second(numbers))
    return telling.words("decks-value", order=one.names[telling.language], shown=text)


def _tell_ties(deck: Deck, telling: DeckPage) -> None:
    """The groups of equal cards, in the order of the first name in each."""
    place = {card: number for number, card in enumerate(telling.cards(deck.cards))}
    for order in deck.characteristics:
        groups = sorted((sorted(group, key=place.__getitem__) for group in ties_of(deck, order.id)), key=lambda group: place[group[0]])
        if groups:
            telling.plain()
            telling.write("decks-equal", "turn", order=order.names[telling.language])
        for group in groups:
            telling.plain(", ".join(map(telling.card, group)), indent=2)


def _row(deck: Deck, of: str, sources: Sources, asked: ShowOptions) -> Mapping[str, Any]:
    codes = codes_of(deck)
    groups = {order.id: ties_of(deck, order.id) for order in deck.characteristics}
    orders = [
        {"id": one.id, "names": dict(one.names), "units": dict(one.units), "format": one.format, "equal": sum(map(len, groups[one.id]))}
        for one in deck.characteristics
    ]
    row = {"deck": deck.id, "whose": of, "names": dict(deck.names), "games": list(deck.games), "credits": list(deck.credits)}
    ties = {"ties": {order: [list(group) for group in found] for order, found in groups.items()}} if asked.ties else {}
    cards = [_card_row(card, codes[id], sources, asked) for id, card in deck.cards.items()]
    return {**row, "orders": orders, **ties, "cards": cards}


def _card_row(card: Card, code: str, sources: Sources, asked: ShowOptions) -> Mapping[str, Any]:
    texts = {what: dict(of) for what, of in (("places", card.places), ("notes", card.notes)) if any(of.values())}
    marks = {order: list(its) for order, its in card.marks.items() if its}
    values = {"values": {order: f"{number:f}" for order, number in card.numbers.opened().items()}} if asked.values else {}
    source = {"source": sources[card.id]} if card.id in sources else {}
    back = {"id": card.id, "code": code, "names": dict(card.names), **texts, "marks": marks, "traits": dict(card.traits)}
    return {**back, **values, **source}
