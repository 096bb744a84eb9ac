"""Which cards a text means: a short code, a square code, an id, a name in any language or part of one.

Rules of this file: what is found depends on what stands on the cards' backs alone, and comes in the order of the ids.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from companion.core.decks.card import CardId, Deck
from companion.core.decks.codes import named_by
from companion.system.reading import folded

LEAST_LETTERS = 3  # of fewer too many names have a part
WORD = re.compile(r"\w+")
SPELLED = str.maketrans({"œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "đ": "d", "ı": "i"})


def found(text: str, deck: Deck) -> tuple[CardId, ...]:
    """The cards that a text may mean; a whole name counts for more than a part of others."""
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
    """Whether a text is a whole name, as of a card that is called Facade or 11223344, which look like uids."""
    return text.strip() in deck.cards or any(_words(text) in known for known in _names_of(deck).values())


def alike(card: CardId, deck: Deck) -> tuple[CardId, ...]:
    """This card and those that look the same: their names and notes are alike."""
    one = deck.cards[card]
    return tuple(other for other in sorted(deck.cards) if (deck.cards[other].names, deck.cards[other].notes) == (one.names, one.notes))


def in_order(deck: Deck, cards: Iterable[CardId], language: str, *, are_short: bool = False) -> list[CardId]:
    """The cards by name in the language, or by short name, without regard to punctuation; never by a number (H1)."""

    def key(card: CardId) -> tuple[str, CardId]:
        one = deck.cards[card]
        name = one.short_names[language].replace("\n", " ") if are_short else one.names[language]
        return "".join(sign for sign in folded(name) if sign.isalnum() or sign == " "), card

    return sorted(cards, key=key)


def parts_fitting(text: str, deck: Deck, *, whole_words: bool = False) -> dict[CardId, str]:
    """The cards in whose name, in some language, this text stands, each with that name; a text of fewer than three letters fits none."""
    asked = " ".join(_words(text))
    if sum(map(str.isalpha, asked)) < LEAST_LETTERS:
        return {}
    around = " " if whole_words else ""
    fitting: dict[CardId, str] = {}
    for name, card in sorted((name, one.id) for one in deck.cards.values() for name in set(one.names.values())):
        if f"{around}{asked}{around}" in f"{around}{' '.join(_words(name))}{around}":
            fitting.setdefault(card, name)
    return fitting


def _names_of(deck: Deck) -> dict[CardId, list[tuple[str, ...]]]:
    return {card: [_words(name) for name in one.names.values()] for card, one in sorted(deck.cards.items())}


@lru_cache(maxsize=16_384)
def _words(text: str) -> tuple[str, ...]:
    return tuple(WORD.findall(folded(text).translate(SPELLED)))


def _fits(asked: tuple[str, ...], names: list[tuple[str, ...]], notes: list[tuple[str, ...]]) -> bool:
    """Whether in one language each word that was asked for begins one of the name, or of the note beside it."""
    return any(all(any(word.startswith(one) for word in (*name, *note)) for one in asked) for name, note in zip(names, notes, strict=True))
