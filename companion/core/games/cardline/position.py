"""All that the referee knows of a Cardline match, frozen.

Hands and pile are counts: backs may be read by all players, and the referee says nothing of them (H2). The numbers of the whole deck are
one sealed book, which `shown()`, `number()` and `numbers()` open for cards that were shown, and for no other.
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
    """The agreements of the set-up, which do not change."""

    deck: DeckId
    characteristic: CharacteristicId
    beside: CharacteristicId | None  # the column of the second unit
    cards: frozenset[CardId]
    book: Hidden[Book]
    commit: str  # ok | turned | pace (L9)
    slots: int  # working places for the line; 0: none, all of it lies beside the mat (L8)
    shown: Hidden[Mapping[CardId, Shown]] = field(init=False, repr=False, compare=False)  # each number as facts have it

    def __post_init__(self) -> None:
        by, beside, book = self.characteristic, self.beside, self.book.opened()
        shown = {card: Shown(card, by, numbers[by], numbers.get(beside) if beside else None) for card, numbers in book.items()}
        object.__setattr__(self, "shown", Hidden(shown))


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
    otherwise: Turn  # the stage that would have come next, for a hand count that proves wrong (E8)


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
    is_kept: bool  # there was no card to draw for it, so it goes back into the hand
    seat: SeatId | None = None  # whose play it was; None: it was in the line when the table was accepted, or by a correction


@dataclass(frozen=True, slots=True)
class Stock:
    """Pile and box, from which cards are drawn; an empty pile is made anew of the box (L6)."""

    pile: int
    box: tuple[CardId, ...]
    unseen: int


@dataclass(frozen=True, slots=True)
class Position:
    terms: Terms
    seats: tuple[SeatId, ...]  # clockwise
    names: Mapping[SeatId, str]
    first: SeatId  # the player with whom rounds begin (L4)
    hands: Mapping[SeatId, int]
    pile: int
    stage: Stage
    line: tuple[CardId, ...] = ()
    box: tuple[CardId, ...] = ()  # cards that failed, as long as they lie there
    unseen: int = 0  # cards in the box that were never turned: hands of players who are out (L6)
    out: frozenset[SeatId] = frozenset()
    played: frozenset[SeatId] = frozenset()  # the players who had their turn in this round (L4)
    revealed: frozenset[CardId] = frozenset()  # shown in this match, wherever they lie now
    failed: Failed | None = None
    laid_by: SeatId | None = None  # the player who laid the last card (E8)
    due: tuple[SeatId, ...] = ()  # the players who have a card to draw, in this order; shown until the next act (E8)
    pending: Pending | None = None
    judged: Position | None = field(default=None, repr=False)  # how the last round ended, until a card is played (E8)

    @property
    def seat(self) -> SeatId | None:
        """The player who is asked."""
        return None if isinstance(self.stage, Over) else self.stage.seat

    @property
    def box_count(self) -> int:
        return len(self.box) + self.unseen

    def number(self, card: CardId) -> Decimal:
        return self.shown(card).number

    def numbers(self, card: CardId) -> Mapping[CharacteristicId, Decimal]:
        """All numbers of a card that was revealed (H2)."""
        if card not in self.revealed:
            raise ValueError("a closed card's numbers were asked for")
        return self.terms.book.opened()[card]

    def shown(self, card: CardId) -> Shown:
        """The number of a card that was shown, in both units if there are two (H4)."""
        if card not in self.revealed:
            raise ValueError("a closed card's number was asked for")
        return self.terms.shown.opened()[card]

    def after_play(
        self,
        seat: SeatId,
        *,
        revealed: frozenset[CardId],
        hands: Mapping[SeatId, int] | None = None,
        line: tuple[CardId, ...] | None = None,
        stock: Stock | None = None,
        failed: Failed | None = None,
        due: tuple[SeatId, ...] = (),
    ) -> Position:
        """The position after this player's play, in the stage of the player after them, or still in theirs where it ended the round.

        Built directly: `dataclasses.replace` takes longer than the rest of a ruling.
        """
        following, played = self.after(seat), self.played | {seat}
        return Position(
            self.terms,
            self.seats,
            self.names,
            self.first,
            self.hands if hands is None else hands,
            self.pile if stock is None else stock.pile,
            self.stage if following in played else Turn(following),
            self.line if line is None else line,
            self.box if stock is None else stock.box,
            self.unseen if stock is None else stock.unseen,
            self.out,
            played,
            revealed,
            failed,
            seat,
            due,
            None,
            None,
        )

    def after_turn_of(self, seat: SeatId) -> Position:
        """The position after a turn of this player in which no card was laid; the stage is as in `after_play`."""
        following, played = self.after(seat), self.played | {seat}
        return replace(self, played=played, stage=self.stage if following in played else Turn(following))

    def next_round(self, judged: Position | None) -> Position:
        """The position in which the first of the players who are still in begins a round; `judged` is how the round before ended."""
        return Position(
            self.terms,
            self.seats,
            self.names,
            self.first,
            self.hands,
            self.pile,
            Turn(self.still_in[0]),
            self.line,
            self.box,
            self.unseen,
            self.out,
            frozenset(),
            self.revealed,
            self.failed,
            self.laid_by,
            self.due,
            self.pending,
            judged,
        )

    def kept_out(self) -> Position:
        """The position without its half-done act; a card that was shown when the table was accepted is no play in this turn (E5)."""
        failed = Failed(self.pending.card, is_kept=True) if isinstance(self.pending, Joining) else self.failed
        return replace(self, pending=None, failed=failed)

    def after(self, seat: SeatId) -> SeatId:
        """The next player clockwise who is still in (L4); the same one where no other is."""
        at = self.seats.index(seat) + 1
        if not self.out:
            return self.seats[at % len(self.seats)]
        return next(one for one in (*self.seats[at:], *self.seats[:at]) if one not in self.out)

    @property
    def still_in(self) -> tuple[SeatId, ...]:
        """Clockwise, from the player who begins a round."""
        at = self.seats.index(self.first)
        order = (*self.seats[at:], *self.seats[:at])
        return tuple([one for one in order if one not in self.out]) if self.out else order
