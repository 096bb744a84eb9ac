"""The picture of a card, chosen by its public traits."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path

from companion.core.decks.card import Card, Deck

FOLDER = Path(__file__).parent  # of the pictures: SVG for paper, and PNG made of it for the screen
UNKNOWN = "unknown"

EMBLEMS = frozenset(file.stem for file in FOLDER.glob("*.svg"))

# The first trait that has a picture for its value decides: the use of a floor tells more than that it is a floor. A country is drawn by its
# own outline and a famous landmark by its own silhouette; the others by their continent and their kind.
_FAMILIES = (("category", "tower", None), ("kind", "landmark", "landmark"), ("kind", "tower", None), ("continent", "continent", "country"))
_REEL = "film-reel"
_OF_A_FILM = frozenset({"year", "box_office"})  # a deck that is ordered by both is one of films


def emblem_of(card: Card, deck: Deck, year: Decimal | None = None) -> str:
    """The name of its file. A year may be given only where it is public: it chooses the reel of a film's decade."""
    of_its_kind, own = _kind_of(card)
    return own if own in EMBLEMS else of_its_kind or _reel_of(deck, year)


def emblem_of_deck(deck: Deck) -> str:
    """The emblem of a kind of its cards, as no card of its own stands for all."""
    of_a_kind, _ = _kind_of(deck.cards[min(deck.cards)])
    return of_a_kind or _reel_of(deck, None)


def _kind_of(card: Card) -> tuple[str, str]:
    """The emblem of the card's kind, "" where there is none, and the name that an emblem of its own would have."""
    for trait, family, own in _FAMILIES:
        name = f"{family}-{card.traits.get(trait, '')}".replace("_", "-")
        if name in EMBLEMS:
            return name, f"{own}-{card.id}"
    return "", ""


def _reel_of(deck: Deck, year: Decimal | None) -> str:
    return _film(year) if {one.id for one in deck.characteristics} >= _OF_A_FILM else UNKNOWN


def _film(year: Decimal | None) -> str:
    of_its_decade = f"{_REEL}-{int(year) // 10 * 10}" if year is not None else _REEL
    return of_its_decade if of_its_decade in EMBLEMS else _REEL
