"""The words on paper, in one language: of cards and labels, besides those of the deck, and of the plan of a mat."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from companion.core.decks.card import Card, Deck, DeckId
from companion.core.referee.announcements import Said
from companion.words.dates import gone
from companion.words.formats import habits
from companion.words.lines import Lines

# Words that the shipped deck whose hands are secret has for what its cards are.
TRAITS: Mapping[str, str] = MappingProxyType(
    {
        "foundation": "print-kind-foundation",
        "floor": "print-kind-floor",
        "special": "print-kind-special",
        "toilet": "print-kind-toilet",
        "roof": "print-kind-roof",
        "toilet_roof": "print-kind-toilet-roof",
        "study": "print-kind-study",
        "insurance": "print-kind-insurance",
        "tornado": "print-kind-tornado",
        "earthquake": "print-kind-earthquake",
        "century": "print-kind-century",
        "prize": "print-kind-prize",
        "residential": "print-category-residential",
        "offices": "print-category-offices",
        "hotels": "print-category-hotels",
        "restaurants": "print-category-restaurants",
        "shops": "print-category-shops",
    }
)


class PrintWords:
    """The words on cards and labels; names of cards and decks are those of the deck."""

    def __init__(self, deck: Deck, language: str) -> None:
        self.language = language
        self._lines = Lines(language, "", deck, {}, only=("print",))

    def say(self, key: str, **args: Said) -> str:
        return self._lines.format(key, args)

    def traits(self, card: Card) -> str:
        """The traits of a card; words that only an own deck has are printed as they are."""
        return " · ".join(self.say(TRAITS[word]) if word in TRAITS else word for word in card.traits.values() if word)


class PlanWords:
    """The words on the plan of a mat; millimetres are written as the language writes numbers."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._decimal = habits(language).decimal
        self._lines = Lines(language, "", gone(DeckId(""), language), {}, only=("mat-plan",))

    def say(self, key: str, **args: Said) -> str:
        return self._lines.format(key, args)

    def length(self, millimetres: float) -> str:
        return f"{round(millimetres, 1):.10g}".replace(".", self._decimal)
