"""Decks, cards and what cards are ordered by, frozen; the numbers stay sealed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Literal, NewType

from companion.decks.hidden import Hidden

CardId = NewType("CardId", str)
DeckId = NewType("DeckId", str)
CharacteristicId = NewType("CharacteristicId", str)
Side = Literal["back", "face"]

LANGUAGES = ("en", "ru", "fr")
Texts = Mapping[str, str]  # language -> text, always all of LANGUAGES


@dataclass(frozen=True, slots=True)
class Characteristic:
    """What cards can be ordered by."""

    id: CharacteristicId
    names: Texts
    units: Texts  # shown after the number; may be empty
    format: str  # a name of decks.formats
    more: Texts  # what a greater number means ("taller"); for arrows and sentences
    marks: tuple[str, ...] = ()  # marks that a card may bear beside this number


@dataclass(frozen=True, slots=True)
class Card:
    """One card: its back is public once it is played (H2), its numbers are not."""

    id: CardId
    deck: DeckId
    names: Texts
    short_names: Texts
    places: Texts  # what stands under the name on its back: a town, a country; may be empty
    notes: Texts  # which film, where the name alone would not tell; may be empty
    marks: Mapping[CharacteristicId, tuple[str, ...]]
    numbers: Hidden[Mapping[CharacteristicId, Decimal]]


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck, its cards in the order of their ids: never in the order of a number."""

    id: DeckId
    names: Texts
    characteristics: tuple[Characteristic, ...]
    cards: Mapping[CardId, Card]
    credits: tuple[str, ...]
    contents: str = field(repr=False)  # sha256 of the files; names a deck's exact numbers, so it is never shown during a match

    def characteristic(self, id: str) -> Characteristic | None:
        return next((one for one in self.characteristics if one.id == id), None)
