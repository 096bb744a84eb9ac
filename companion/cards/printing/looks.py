"""The look of a printed card: measures and parts that face and back share.

Rules of this file: the mark for a sticker is in the middle of the card, where it is heard either way round the card is laid. So all
cards have it at the same place, and nothing else is printed there.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field
from typing import Literal

from companion.cards.emblems.emblem import UNKNOWN, emblem_of
from companion.cards.printing.ink import Colour, Ink
from companion.cards.printing.letters import millimetres_wide
from companion.cards.printing.sheets import Size
from companion.cards.printing.words import PrintWords
from companion.core.decks.card import Card, Characteristic, CharacteristicId, Deck
from companion.core.decks.codes import codes_of, scanned
from companion.core.frozen import dataclass

Sticker = Literal["face", "back", "none"]

TINT: Colour = (247, 243, 234)  # behind names; as little ink as can be seen
QUIET: Colour = (96, 92, 86)
DOTS: Colour = (170, 165, 155)
STICKER = 25.0  # millimetres across, as most NFC stickers are
SQUARE = 16.0  # of a square code: smaller ones are hard to read for a telephone
WHITE_AROUND = 2.6  # four modules of the coarsest: what has to stay white around it
BETWEEN = 0.6  # millimetres below each small text, so that lines stay apart from each other and from the mark for a sticker
LEAST = 5.5  # points: smaller letters are squeezed rather than made smaller still
_WIDE = 63.0  # millimetres of the card for which sizes of letters are given


@dataclass(frozen=True, slots=True)
class Room:
    x: float
    y: float
    width: float
    height: float

    @property
    def top(self) -> float:
        return self.y + self.height


@dataclass(frozen=True, slots=True)
class Look:
    """How the cards of one print look."""

    deck: Deck
    words: PrintWords
    size: Size
    sticker: Sticker
    are_hands_secret: bool  # then all backs are alike, and names and codes stand on the faces
    bleed: float
    scale: float = field(init=False)
    margin: float = field(init=False)
    band: float = field(init=False)  # how high the name's ground is
    emblems: tuple[str, ...] = field(init=False)  # all pictures that the deck's cards bear; it may be none
    _printed: frozenset[tuple[tuple[str, ...], CharacteristicId]] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "scale", self.size.width / _WIDE)
        object.__setattr__(self, "margin", max(3.0, 4.0 * self.scale))
        object.__setattr__(self, "band", 0.215 * self.size.height)
        object.__setattr__(self, "emblems", tuple(sorted({self.emblem(card) for card in self.deck.cards.values()} - {UNKNOWN})))
        object.__setattr__(self, "_printed", frozenset(self._found_printed()))

    @property
    def language(self) -> str:
        return self.words.language

    @property
    def inner(self) -> float:
        return self.size.width - 2 * self.margin

    def emblem(self, card: Card) -> str:
        return emblem_of(card, self.deck)

    def is_printed(self, card: Card, one: Characteristic) -> bool:
        """Where an empty cell counts as a number, a kind of cards may have no such number printed: a tornado has no height."""
        return one.empty is None or (tuple(card.traits.values()), one.id) in self._printed

    def _found_printed(self) -> Iterator[tuple[tuple[str, ...], CharacteristicId]]:
        for card in self.deck.cards.values():
            numbers = card.numbers.opened()
            for one in self.deck.characteristics:
                if numbers[one.id] != one.empty:
                    yield tuple(card.traits.values()), one.id


def draw_band(ink: Ink, look: Look, name: str) -> None:
    """The name on its ground, which bleeds over the upper edge and the sides."""
    size, bleed = look.size, look.bleed
    ink.rect(-bleed, size.height - look.band, size.width + 2 * bleed, look.band + bleed, fill=TINT)
    room = Room(look.margin, size.height - look.band + 1, look.inner, look.band - 1 - 0.6 * look.margin)
    most, least = 15.0 * look.scale, 8.0 * look.scale
    ink.fitted(name, room.x, room.y, room.width, room.height, "bold", most=most, least=least, lines=3)


def draw_lines(ink: Ink, look: Look, texts: list[str], lowest: float) -> float:
    """Small texts below the name, not below `lowest`; returns where they end. An empty text leaves its room free."""
    top = look.size.height - look.band - 1.0
    high = min(4.6 * look.scale + 0.6, (top - lowest) / max(1, len(texts)))
    for text in texts:
        top -= high
        if text:
            most = 9 * look.scale
            ink.fitted(text, look.margin, top + BETWEEN, look.inner, high - BETWEEN, most=most, least=LEAST, lines=2, colour=QUIET)
    return top


def draw_sticker(ink: Ink, look: Look) -> float:
    """Draws the mark for a sticker; returns the height of its upper edge."""
    ink.circle(look.size.width / 2, look.size.height / 2, STICKER / 2, edge=DOTS, line=0.15, dash=(0.9, 0.9))
    return (look.size.height + STICKER) / 2


def draw_codes(ink: Ink, look: Look, card: Card, *, is_beside: bool) -> float:
    """The square code in the lower left corner; the short code above it, or beside it where there is room. Returns their right edge.

    In capitals it needs fewer and so larger modules; `named_by` reads both.
    """
    x = y = look.margin
    ink.square_code(scanned(look.deck.id, card.id).upper(), x, y, SQUARE)
    code = codes_of(look.deck)[card.id]
    if not is_beside:
        ink.text(x, y + SQUARE + WHITE_AROUND, code, 9 * look.scale + 1, "bold")
        return x + SQUARE
    size = 13 * look.scale + 1
    ink.text(x + SQUARE + WHITE_AROUND, y, code, size, "bold")
    return x + SQUARE + WHITE_AROUND + millimetres_wide(code, "bold", size)


def draw_emblem(ink: Ink, name: str, room: Room, most: float) -> None:
    """Draws an emblem in the middle of a room, as large as it fits; a card without an emblem gets none."""
    if name == UNKNOWN:
        return
    side = min(most, room.width, room.height)
    ink.emblem(name, room.x + (room.width - side) / 2, room.y + (room.height - side) / 2, side)
