"""Decks made from decks: two joined into one, and one with other numbers under its seals."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import replace
from decimal import Decimal

from companion.decks.card import Card, CardId, CharacteristicId, Deck
from companion.decks.hidden import Hidden
from companion.errors import Problem, Unusable


def joined(deck: Deck, extra: Deck) -> Deck:
    """`deck` with the cards of `extra` as well; both order by the same, and no id is in both."""
    twice = [id for id in extra.cards if id in deck.cards]
    problems = [Problem(f"deck {extra.id}", f"card {id} is in deck {deck.id} too", "give it another id") for id in twice]
    if extra.characteristics != deck.characteristics:
        problems.insert(0, Problem(f"deck {extra.id}", f"its characteristics are not those of deck {deck.id}", "give both the same"))
    if problems:
        raise Unusable(problems)
    cards = {**deck.cards, **{id: replace(card, deck=deck.id) for id, card in extra.cards.items()}}
    return replace(deck, cards=dict(sorted(cards.items())), contents=_digest((deck.contents, extra.contents)))


def with_numbers(deck: Deck, numbers: Mapping[CardId, Mapping[CharacteristicId, Decimal]]) -> Deck:
    """The same cards with these numbers instead; what is not mentioned stays as it is."""
    cards = {**deck.cards, **{id: _renumbered(deck.cards[id], its) for id, its in numbers.items()}}
    lines = (f"{id} {of} {number}" for id, its in sorted(numbers.items()) for of, number in sorted(its.items()))
    return replace(deck, cards=cards, contents=_digest((deck.contents, *lines)))


def _renumbered(card: Card, numbers: Mapping[CharacteristicId, Decimal]) -> Card:
    return replace(card, numbers=Hidden({**card.numbers.opened(), **numbers})) if numbers else card


def _digest(parts: Iterable[str]) -> str:
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()
