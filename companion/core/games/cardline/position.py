"""All that the referee knows of a Cardline match, frozen.

Hands and pile are counts, for backs may be read by everybody and the referee says nothing of them (H2). The numbers of the whole deck are
one sealed book; `number()` opens it for cards that were shown, and for no other.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, replace
from decimal import Decimal

from companion.core.decks.card import CardId, CharacteristicId, DeckId
from companion.core.decks.hidden import Hidden
from companion.core.frozen import dataclass
from companion.core.games.game import Shown
from companion.events import SeatId

Book = Mapping[CardId, Mapping[CharacteristicId, Decimal]]


@dataclass(frozen=True, slots=True)
class Terms:
    """What was agreed at set-up and does not change."""

    deck: DeckId
    characteristic: CharacteristicId
    beside: CharacteristicId | None  # the column of the second unit
    cards: frozenset[CardId]
    book: Hidden[Book]
    commit: str  # ok | turned | pace (L9)
    slots: int  # working places for the line; 0: none, all of it lies beside the mat (L8)


@dataclass(frozen=True, slots=True)
class Opening:
    """The line's first card is waited for (L1)."""

    seat: SeatId
    is_anew: bool = False  # the line was wholly gone when the table was accepted (E5)


@dataclass(frozen=True, slots=True)
class Turn:
    seat: SeatId


@dataclass(frozen=True, slots=True)
class Over:
    winners: tuple[SeatId, ...]  # several share it (L6)
    otherwise: Turn  # what would have come next; for a count that was wrong (E8)


Stage = Opening | Turn | Over


@dataclass(frozen=True, slots=True)
class OnPad:
    """A card was shown to the pad, or named; its gap comes next (C19)."""

    card: CardId


@dataclass(frozen=True, slots=True)
class Joining:
    """A card that lay in the line when the table was accepted: it was shown, and waits to be confirmed once more (E5)."""

    card: CardId
    gap: int


Pending = OnPad | Joining


@dataclass(frozen=True, slots=True)
class Failed:
    """A card that did not fit lies where it was laid until it is taken away (L3, L6)."""

    card: CardId
    is_kept: bool  # nobody had a card to give for it, so it goes back into the hand


@dataclass(frozen=True, slots=True)
class Position:
    terms: Terms
    seats: tuple[SeatId, ...]  # clockwise
    names: Mapping[SeatId, str]
    first: SeatId  # with whom rounds begin (L4)
    hands: Mapping[SeatId, int]
    pile: int
    stage: Stage
    line: tuple[CardId, ...] = ()
    box: tuple[CardId, ...] = ()  # cards that failed, as long as they lie there
    unseen: int = 0  # cards in the box that nobody has turned: hands of players who are out (L6)
    out: frozenset[SeatId] = frozenset()
    played: frozenset[SeatId] = frozenset()  # who had their turn in this round (L4)
    revealed: frozenset[CardId] = frozenset()  # shown in this match, wherever they lie now
    failed: Failed | None = None
    laid_by: SeatId | None = None  # who laid the last card (E8)
    due: tuple[SeatId, ...] = ()  # who has a card to draw, in this order; shown until the next act (E8)
    pending: Pending | None = None
    judged: Position | None = field(default=None, repr=False)  # how the last round ended, until a card is played (E8)

    @property
    def seat(self) -> SeatId | None:
        """Who is asked."""
        return None if isinstance(self.stage, Over) else self.stage.seat

    @property
    def box_count(self) -> int:
        return len(self.box) + self.unseen

    def number(self, card: CardId) -> Decimal:
        if card not in self.revealed:
            raise ValueError("a closed card's number was asked for")
        return self.terms.book.opened()[card][self.terms.characteristic]

    def numbers(self, card: CardId) -> Mapping[CharacteristicId, Decimal]:
        """All numbers of a card that was revealed (H2)."""
        if card not in self.revealed:
            raise ValueError("a closed card's numbers were asked for")
        return self.terms.book.opened()[card]

    def shown(self, card: CardId) -> Shown:
        beside = self.terms.beside
        return Shown(card, self.terms.characteristic, self.number(card), self.numbers(card).get(beside) if beside else None)

    def kept_out(self) -> Position:
        """What was half done is dropped; a card that was shown when the table was accepted is no play in this turn (E5)."""
        failed = Failed(self.pending.card, is_kept=True) if isinstance(self.pending, Joining) else self.failed
        return replace(self, pending=None, failed=failed)

    def after(self, seat: SeatId) -> SeatId:
        """The next one clockwise who is still in (L4); the same one where nobody else is."""
        at = self.seats.index(seat)
        following = (*self.seats[at + 1 :], *self.seats[: at + 1])
        return next(one for one in following if one not in self.out)

    @property
    def still_in(self) -> tuple[SeatId, ...]:
        """Clockwise, from whoever begins a round."""
        at = self.seats.index(self.first)
        return tuple(one for one in (*self.seats[at:], *self.seats[:at]) if one not in self.out)
