"""Finds the cards that `--cards` names by ids, names in any language, or short codes."""

from __future__ import annotations

import re
from collections.abc import Iterable

from companion.core.decks.card import Card, CardId, Deck
from companion.core.decks.codes import named_by
from companion.errors import Problem, Text, Unusable
from companion.system.reading import folded, meant


def chosen_cards(deck: Deck, texts: Iterable[str]) -> frozenset[CardId]:
    """A text names one card as a whole, or several with commas between them; cards of the same name are all chosen."""
    found: set[CardId] = set()
    problems = []
    for text in texts:
        for name in (text,) if _called(deck, text) else [part.strip() for part in text.split(",") if part.strip()]:
            cards = _called(deck, name)
            found |= cards
            if not cards:
                problems.append(_unclear(deck, name))
    if not found and not problems:
        problems.append(Problem("--cards", "printing-no-card-is-named"))
    if problems:
        raise Unusable(problems)
    return frozenset(found)


def _called(deck: Deck, name: str) -> set[CardId]:
    """The cards of that name; punctuation does not count, and a part of a name is enough where only one card has it."""
    by_code = named_by(name, deck)
    if by_code is not None:
        return {by_code}
    partly = _partly(deck, name)
    whole = {card for card in partly if _words(name) in _names(deck.cards[card])}
    return whole or (partly if len(partly) == 1 else set())


def _partly(deck: Deck, name: str) -> set[CardId]:
    """The cards that have these words in a name."""
    wanted = _words(name)
    return {card.id for card in deck.cards.values() if wanted and any(f" {wanted} " in f" {one} " for one in _names(card))}


def _names(card: Card) -> set[str]:
    return {_words(one) for one in (card.id, *card.names.values(), *card.short_names.values())}


def _words(name: str) -> str:
    return " ".join(re.findall(r"\w+", folded(name)))


def _unclear(deck: Deck, name: str) -> Problem:
    several = _partly(deck, name)
    if several:
        return Problem("--cards", "printing-several-cards-of-that-name", name=name, names=tuple(sorted(several)))
    instead = meant(folded(name).replace(" ", "-"), deck.cards, Text("printing-how-cards-are-named"))
    return Problem("--cards", "printing-no-such-card", deck=deck.id, name=name, instead=instead)
