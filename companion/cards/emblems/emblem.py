"""The picture of a card, chosen by its public traits."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path

from companion.core.decks.card import Card, Deck

FOLDER = Path(__file__).parent  # of the pictures: SVG for paper, and PNG made of it for the screen
UNKNOWN = "unknown"

# Every picture that there is, by the name of its file.
EMBLEMS = frozenset(
    {
        "continent-africa",
        "continent-asia",
        "continent-europe",
        "continent-north-america",
        "continent-oceania",
        "continent-south-america",
        "film-reel",
        "film-reel-1930",
        "film-reel-1940",
        "film-reel-1950",
        "film-reel-1960",
        "film-reel-1970",
        "film-reel-1980",
        "film-reel-1990",
        "film-reel-2000",
        "film-reel-2010",
        "landmark-arch",
        "landmark-arena",
        "landmark-belfry",
        "landmark-bridge",
        "landmark-building",
        "landmark-castle",
        "landmark-church",
        "landmark-colonnade",
        "landmark-dam",
        "landmark-dome",
        "landmark-monument",
        "landmark-mosque",
        "landmark-needle",
        "landmark-opera",
        "landmark-palace",
        "landmark-pyramid",
        "landmark-sculpture",
        "landmark-sign",
        "landmark-statue",
        "landmark-temple",
        "landmark-tower",
        "landmark-wheel",
        "tower-century",
        "tower-earthquake",
        "tower-foundation",
        "tower-hotels",
        "tower-insurance",
        "tower-offices",
        "tower-prize",
        "tower-residential",
        "tower-restaurants",
        "tower-roof",
        "tower-shops",
        "tower-special",
        "tower-study",
        "tower-toilet",
        "tower-toilet-roof",
        "tower-tornado",
        "unknown",
    }
)

# The first trait that has a picture for its value decides: the use of a floor tells more than that it is a floor.
_FAMILIES = (("category", "tower"), ("kind", "landmark"), ("kind", "tower"), ("continent", "continent"))
_REEL = "film-reel"
_OF_A_FILM = frozenset({"year", "box_office"})  # a deck that is ordered by both is one of films


def emblem_of(card: Card, deck: Deck, year: Decimal | None = None) -> str:
    """The name of its file. A year may be given only where it is public: it chooses the reel of a film's decade."""
    for trait, family in _FAMILIES:
        name = f"{family}-{card.traits.get(trait, '')}".replace("_", "-")
        if name in EMBLEMS:
            return name
    return _film(year) if {one.id for one in deck.characteristics} >= _OF_A_FILM else UNKNOWN


def _film(year: Decimal | None) -> str:
    of_its_decade = f"{_REEL}-{int(year) // 10 * 10}" if year is not None else _REEL
    return of_its_decade if of_its_decade in EMBLEMS else _REEL
