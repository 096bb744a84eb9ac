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
    for trait, family, own in _FAMILIES:
        of_its_value = f"{family}-{card.traits.get(trait, '')}".replace("_", "-")
        if of_its_value in EMBLEMS:
            of_its_own = f"{own}-{card.id}"
            return of_its_own if own and of_its_own in EMBLEMS else of_its_value
    return _film(year) if {one.id for one in deck.characteristics} >= _OF_A_FILM else UNKNOWN


def _film(year: Decimal | None) -> str:
    of_its_decade = f"{_REEL}-{int(year) // 10 * 10}" if year is not None else _REEL
    return of_its_decade if of_its_decade in EMBLEMS else _REEL
