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
_FAMILIES = (
    ("category", "tower", None),
    ("kind", "landmark", "landmark"),
    ("kind", "tower", None),
    ("continent", "continent", "country"),
    ("genre", "film", None),
)
_FILM, _REEL, _DECADE = "film-", "film-reel", "film-decade"
_OVER = "+"  # between the names of two pictures of which the second lies over the first
_OF_A_FILM = frozenset({"year", "box_office"})  # a deck that is ordered by both is one of films


def emblem_of(card: Card, deck: Deck, year: Decimal | None = None) -> str:
    """Its name. A year may be given only where it is public: then a film shows its decade as well."""
    of_its_kind, own = _kind_of(card)
    name = own if own in EMBLEMS else of_its_kind or _reel_of(deck)
    return _with_decade(name, year) if name.startswith(_FILM) and year is not None else name


def layers_of(name: str) -> list[str]:
    """The names of the files of which an emblem is made, the lowest first."""
    return name.split(_OVER)


def emblem_of_deck(deck: Deck) -> str:
    """The emblem of a kind of its cards, as no card of its own stands for all; of films the reel, as no genre does."""
    of_a_kind, _ = _kind_of(deck.cards[min(deck.cards)])
    return _reel_of(deck) if of_a_kind.startswith(_FILM) else of_a_kind or _reel_of(deck)


def _kind_of(card: Card) -> tuple[str, str]:
    """The emblem of the card's kind, "" where there is none, and the name that an emblem of its own would have."""
    for trait, family, own in _FAMILIES:
        name = f"{family}-{card.traits.get(trait, '')}".replace("_", "-")
        if name in EMBLEMS:
            return name, f"{own}-{card.id}"
    return "", ""


def _reel_of(deck: Deck) -> str:
    return _REEL if {one.id for one in deck.characteristics} >= _OF_A_FILM else UNKNOWN


def _with_decade(name: str, year: Decimal) -> str:
    decade = f"{_DECADE}-{int(year) // 10 * 10}"
    return f"{name}{_OVER}{decade}" if decade in EMBLEMS else name
