"""The acts that Cardline's rules know, half-done ones among them."""

from __future__ import annotations

from companion.core.decks.card import CardId
from companion.core.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Open:
    """The card that the line begins with (L1)."""

    card: CardId | None  # None where the pile is unknown: `moves()`


@dataclass(frozen=True, slots=True)
class Play:
    """A card laid in a gap of the line, and turned (L2): gap 0 is before the first card."""

    card: CardId | None
    gap: int


@dataclass(frozen=True, slots=True)
class Join:
    """A card that lay in the line without a play joins it (E5)."""

    card: CardId
    gap: int


@dataclass(frozen=True, slots=True)
class Show:
    """A card shown to the pad or chosen by name (C19)."""

    card: CardId


@dataclass(frozen=True, slots=True)
class Drawn:
    """A card that was owed is drawn (E8)."""


@dataclass(frozen=True, slots=True)
class TakenAway:
    """The card that failed lies there no longer (L3)."""


@dataclass(frozen=True, slots=True)
class Exchange:
    """Two equal cards of the line lie in each other's places (L7)."""

    card: CardId
    other: CardId


@dataclass(frozen=True, slots=True)
class Drop:
    """What was half done is dropped."""


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The time for the act is up, at a strict table (E9)."""


HALF_DONE = (Show, Drawn, TakenAway, Exchange, Drop)
Move = Open | Play | Join | Show | Drawn | TakenAway | Exchange | Drop | TimeUp
