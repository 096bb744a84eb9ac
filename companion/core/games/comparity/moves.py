"""The acts that Comparity's rules know, half-done ones among them."""

from __future__ import annotations

from companion.core.decks.card import CardId
from companion.core.frozen import dataclass
from companion.core.games.comparity.position import Cell, Pair
from companion.core.games.game import Place


@dataclass(frozen=True, slots=True)
class Play:
    """A card laid face down: the opening card, a turn's play, a Trio's bonus or a reconnection."""

    card: CardId | None  # None where hands are unknown: `moves()`
    cell: Cell


@dataclass(frozen=True, slots=True)
class Draw:
    """A Duet settled by drawing (C5)."""


@dataclass(frozen=True, slots=True)
class Reveal:
    """A closed card opened: the one that is checked, or its neighbour (C7)."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict asked for without a neighbour (C7)."""


@dataclass(frozen=True, slots=True)
class Decline:
    """A Trio's bonus not taken (C6)."""


@dataclass(frozen=True, slots=True)
class Swap:
    pair: Pair


@dataclass(frozen=True, slots=True)
class DoubleSwap:
    first: Pair
    second: Pair


@dataclass(frozen=True, slots=True)
class Discard:
    cell: Cell


@dataclass(frozen=True, slots=True)
class LetIn:
    """A card that was set aside may be played all the same (C17)."""

    card: CardId


@dataclass(frozen=True, slots=True)
class SayCheck:
    """*Check* said for a card that is still in the hand (C21)."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class AskWhich:
    """*Check* said with several cards lifted (C21)."""

    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Show:
    """A card shown to the pad or chosen by name (C19)."""

    card: CardId


@dataclass(frozen=True, slots=True)
class Drop:
    """What was half done is dropped."""


@dataclass(frozen=True, slots=True)
class Shift:
    """The whole area shall move by this step (C18)."""

    step: Place


@dataclass(frozen=True, slots=True)
class EndShift:
    """All cards lie where the shift wants them."""


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The time for the act is up, at a strict table (E9)."""


@dataclass(frozen=True, slots=True)
class ShowAll:
    """All closed cards of the area are opened once the match is over, as its players ask for it (H3)."""


# `ShowAll` is among them so that an undo after it takes back the play that ended the match, and not what cannot be closed again.
HALF_DONE = (SayCheck, AskWhich, Show, Drop, Shift, ShowAll)
Acts = Play | Draw | Reveal | Verdict | Decline | Swap | DoubleSwap | Discard | LetIn | TimeUp
Halves = SayCheck | AskWhich | Show | Drop | Shift | EndShift | ShowAll
Move = Acts | Halves
