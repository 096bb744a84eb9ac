"""Decks made from decks: two joined into one, and one with other numbers under its seals."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import replace
from decimal import Decimal

from companion.core.decks.card import Card, CardId, CharacteristicId, Deck
from companion.core.decks.hidden import Hidden
from companion.errors import Problem, Text, Unusable


def joined(deck: Deck, extra: Deck) -> Deck:
    """`deck` and its terms, with the cards of `extra` as well; both order by the same for the same games, and no id is in both."""
    are_like = {
        "characteristics": extra.characteristics == deck.characteristics,
        "traits": _traits(extra) == _traits(deck),
        "games": set(extra.games) == set(deck.games),
    }
    unlike = [what for what, is_like in are_like.items() if not is_like]
    twice = [id for id in extra.cards if id in deck.cards]
    place = Text("place-deck", deck=extra.id)
    problems = [Problem(place, "setup-extra-deck-differs", part=what, deck=deck.id) for what in unlike]
    problems += [Problem(place, "setup-card-in-both-decks", card=id, deck=deck.id) for id in twice]
    if problems:
        raise Unusable(problems)
    cards = {**deck.cards, **{id: replace(card, deck=deck.id) for id, card in extra.cards.items()}}
    return replace(deck, cards=dict(sorted(cards.items())), contents=_digest((deck.contents, extra.contents)))


def with_numbers(deck: Deck, numbers: Mapping[CardId, Mapping[CharacteristicId, Decimal]]) -> Deck:
    """The same cards with these numbers instead; the rest stays as it is, but a second number goes where only the first is given."""
    cards = {**deck.cards, **{id: _renumbered(deck, deck.cards[id], its) for id, its in numbers.items()}}
    lines = (f"{id} {of} {number}" for id, its in sorted(numbers.items()) for of, number in sorted(its.items()))
    return replace(deck, cards=cards, contents=_digest((deck.contents, *lines)))


def _renumbered(deck: Deck, card: Card, numbers: Mapping[CharacteristicId, Decimal]) -> Card:
    outdated = {one.beside.column for one in deck.characteristics if one.beside and one.id in numbers}
    kept = {of: number for of, number in card.numbers.opened().items() if of not in outdated}
    return replace(card, numbers=Hidden({**kept, **numbers})) if numbers else card


def _traits(deck: Deck) -> set[str]:
    return {name for card in deck.cards.values() for name in card.traits}


def _digest(parts: Iterable[str]) -> str:
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()
