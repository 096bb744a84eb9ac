"""Which cards are meant by what somebody typed: a short code, a square code, an id, a name in any language or part of one.

Rules of this file: what is found depends on what stands on the cards' backs alone, and comes in the order of the ids.
"""

from __future__ import annotations

import re

from companion.core.decks.card import CardId, Deck
from companion.core.decks.codes import named_by
from companion.terminal.play.commands import plain

WORD = re.compile(r"\w+")
SPELLED = str.maketrans({"œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "đ": "d", "ı": "i"})


def found(text: str, deck: Deck) -> tuple[CardId, ...]:
    """One where it is clear; a whole name counts for more than part of others."""
    coded = named_by(text, deck)
    if coded is not None:
        return (coded,)
    asked = _words(text)
    if not asked:
        return ()
    if text.strip() in deck.cards:
        return (CardId(text.strip()),)
    names = _names_of(deck)
    whole = tuple(card for card, known in names.items() if asked in known)
    notes = {card: [_words(name) for name in one.notes.values()] for card, one in deck.cards.items()}
    return whole or tuple(card for card, known in names.items() if _fits(asked, known, notes[card]))


def is_whole_name(text: str, deck: Deck) -> bool:
    """A card may well be called Facade or 11223344: what looks like a uid is its name then."""
    return text.strip() in deck.cards or any(_words(text) in known for known in _names_of(deck).values())


def alike(card: CardId, deck: Deck) -> tuple[CardId, ...]:
    """The cards that nobody can tell from this one by what stands on them, and the card itself."""
    one = deck.cards[card]
    return tuple(other for other in sorted(deck.cards) if (deck.cards[other].names, deck.cards[other].notes) == (one.names, one.notes))


def _names_of(deck: Deck) -> dict[CardId, list[list[str]]]:
    return {card: [_words(name) for name in one.names.values()] for card, one in sorted(deck.cards.items())}


def _words(text: str) -> list[str]:
    return WORD.findall(plain(text).translate(SPELLED))


def _fits(asked: list[str], names: list[list[str]], notes: list[list[str]]) -> bool:
    """Where in one language each word that was asked for begins one of the name, or of what stands beside it."""
    return any(all(any(word.startswith(one) for word in (*name, *note)) for one in asked) for name, note in zip(names, notes, strict=True))
