"""Names that nearly fit: a part of a card's name that no other card has names it; anything less is asked about.

Rules of this file: only whole words count, "Big Ben" of "Big Ben (Elizabeth Tower)"; what is no whole word, or fits several cards, is
proposed, in the order of names.
"""

from __future__ import annotations

import re
from collections import defaultdict

from companion.cards.sheets.words import folded
from companion.core.decks.card import CardId, Deck
from companion.system.reading import nearest, quoted

_MOST_PROPOSED = 3
_MOST_COMPARED = 50  # texts that are no card's name; each is compared with those of all cards
_SHORTEST = 3  # letters; of less too many names have a part


class Near:
    """The names of a deck's cards, by the words in them."""

    __slots__ = ("_by_word", "_compared", "_deck", "_names")

    def __init__(self, deck: Deck) -> None:
        self._deck, self._compared = deck, 0
        self._names = [(name, f" {_words(name)} ", card.id) for card in deck.cards.values() for name in sorted(set(card.names.values()))]
        self._by_word: dict[str, set[int]] = defaultdict(set)
        for place, (_, words, _) in enumerate(self._names):
            for word in words.split():
                self._by_word[word].add(place)

    def parted(self, text: str) -> list[CardId]:
        """The cards of whose name, in some language, it is a part of whole words."""
        words = _words(text)
        if not _is_long(words):
            return []
        places = set.intersection(*(self._by_word.get(word, set()) for word in words.split()))
        return [self._names[place][2] for place in sorted(places) if f" {words} " in self._names[place][1]]

    def fix(self, text: str) -> str:
        listed = f"`facedown deck show {self._deck.id}` lists its cards"
        self._compared += 1
        if self._compared > _MOST_COMPARED:
            return listed
        words = _words(text)
        parts: dict[CardId, str] = {}
        for name, its_words, card in sorted(self._names):
            if _is_long(words) and words in its_words:
                parts.setdefault(card, name)
        names = list(dict.fromkeys(parts.values()))[:_MOST_PROPOSED]
        if len(names) > 1:
            return f"did you mean one of these: {', '.join(map(quoted, names))}?"
        if names:
            return f"did you mean '{names[0]}'?"
        close = nearest(text, {name for name, _, _ in self._names})
        return close if close.startswith("did you mean") else listed


def _words(text: str) -> str:
    return " ".join(re.findall(r"\w+", folded(text)))


def _is_long(words: str) -> bool:
    return len(re.findall(r"[^\W\d]", words)) >= _SHORTEST
