"""Decks, cards and what cards are ordered by, frozen; the numbers stay sealed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from decimal import Decimal
from typing import Literal, NewType

from companion.core.decks.hidden import Hidden
from companion.core.frozen import dataclass

CardId = NewType("CardId", str)
DeckId = NewType("DeckId", str)
CharacteristicId = NewType("CharacteristicId", str)
Side = Literal["back", "face"]

LANGUAGES = ("en", "ru", "fr")
Texts = Mapping[str, str]  # language -> text, always all of LANGUAGES


@dataclass(frozen=True, slots=True)
class Beside:
    """The same once more in another unit, shown beside the number; it decides nothing (H4)."""

    column: CharacteristicId  # where it stands in cards.csv, and in Card.numbers
    units: Texts


@dataclass(frozen=True, slots=True)
class Characteristic:
    """What cards can be ordered by."""

    id: CharacteristicId
    names: Texts
    units: Texts  # shown after the number; may be empty
    format: str  # a name of decks.formats
    more: Texts  # what a greater number means ("taller"); for arrows and sentences
    marks: tuple[str, ...] = ()  # marks that a card may bear beside this number
    beside: Beside | None = None
    empty: Decimal | None = None  # what an empty cell counts as; without it none may be empty

    def second(self, numbers: Mapping[CharacteristicId, Decimal]) -> Decimal | None:
        """The number in the other unit, where there is one: what `formats.shown` takes as `beside`."""
        return numbers.get(self.beside.column) if self.beside else None


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
    traits: Mapping[str, str] = field(default_factory=dict)  # what is no number and public, such as its kind; one for each of the deck's


@dataclass(frozen=True, slots=True)
class DeckTerms:
    """What one game takes from a deck besides its cards. Which keys it knows, and what they may be, the game says itself."""

    numbers: Mapping[str, int | tuple[int, ...]] = field(default_factory=dict)  # printed on its cards and in its rules
    house: Mapping[str, str | int | float] = field(default_factory=dict)  # defaults of house rules when this deck is played
    starts: Texts = field(default_factory=dict)  # who starts by custom, as a sentence; empty: as the game has it (E11)


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck, its cards in the order of their ids: never in the order of a number."""

    id: DeckId
    names: Texts
    characteristics: tuple[Characteristic, ...]
    cards: Mapping[CardId, Card]
    credits: tuple[str, ...]
    contents: str = field(repr=False)  # sha256 of the files; names a deck's exact numbers, so it is never shown during a match
    games: tuple[str, ...] = ()  # that it is made for; none: any that orders cards by a number
    terms: Mapping[str, DeckTerms] = field(default_factory=dict)  # by the name of the game
    texts: Hidden[tuple[str, str]] | None = field(default=None, compare=False)  # deck.toml and cards.csv, for the record of a match

    def characteristic(self, id: str) -> Characteristic | None:
        return next((one for one in self.characteristics if one.id == id), None)
