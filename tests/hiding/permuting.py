"""Decks in which cards that nobody has seen yet have changed their numbers among each other; marks stay with their cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from random import Random

from companion.decks.card import CardId, Deck
from companion.decks.derived import with_numbers
from companion.referee.standing import Standing
from tests.hiding.known import Numbers, closed_on_area

KINDS = ("neighbours", "area", "exchanged", "all", "reversed")


def permuted(deck: Deck, standing: Standing, numbers: Numbers, hidden: frozenset[CardId], kind: str, random: Random) -> Deck:
    """The deck with the numbers of hidden cards, of every characteristic, given to one another."""
    order = sorted(hidden)
    taken = _taken(order, standing, numbers, kind, random)
    return with_numbers(deck, {card: deck.cards[source].numbers.opened() for card, source in taken.items() if source != card})


def _taken(order: Sequence[CardId], standing: Standing, numbers: Numbers, kind: str, random: Random) -> Mapping[CardId, CardId]:
    """Card -> the card whose numbers it takes."""
    area = {place: card for place, card in closed_on_area(standing).items() if card in order}
    lying = [area[place] for place in sorted(area)]
    others = [card for card in order if card not in lying]
    if kind == "neighbours":
        pairs = [(area[x, y], area[near]) for x, y in sorted(area) for near in ((x + 1, y), (x, y + 1)) if near in area]
        return _swapped(*random.choice(pairs)) if pairs else {}
    if kind == "exchanged":
        return _swapped(random.choice(lying), random.choice(others)) if lying and others else {}
    if kind == "reversed":
        ranked = sorted(order, key=lambda card: (numbers[card], card))
        return dict(zip(ranked, reversed(ranked), strict=True))
    chosen = lying if kind == "area" else list(order)
    return dict(zip(chosen, random.sample(chosen, len(chosen)), strict=True))


def _swapped(one: CardId, other: CardId) -> Mapping[CardId, CardId]:
    return {one: other, other: one}


def exchanged(deck: Deck, pairs: Iterable[tuple[CardId, CardId]]) -> Deck:
    """The two cards of each pair have changed places: each id bears the other's names, marks and numbers."""
    taken = {id: other for pair in pairs for id, other in (pair, pair[::-1])}
    return replace(deck, cards={id: replace(deck.cards[taken.get(id, id)], id=id) for id in deck.cards})
