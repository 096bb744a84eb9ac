"""All that the referee knows of a Comparity match, frozen.

The name on a card's back is public once it lies on the mat (H2); its numbers are not. So the numbers of the whole deck
are one sealed book, and `number()` opens it for cards that lie open, and for no other.
"""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal

from companion.core.decks.card import CardId, CharacteristicId, DeckId
from companion.core.decks.hidden import Hidden
from companion.core.frozen import dataclass
from companion.core.games.game import Place, Shown
from companion.events import SeatId

Cell = Place
Pair = tuple[Cell, Cell]  # left and right, or lower and upper neighbour
Book = Mapping[CardId, Mapping[CharacteristicId, Decimal]]


@dataclass(frozen=True, slots=True)
class Lying:
    """A card on the area."""

    card: CardId
    is_open: bool = False


@dataclass(frozen=True, slots=True)
class Terms:
    """What was agreed at set-up and does not change."""

    deck: DeckId
    characteristic: CharacteristicId
    beside: CharacteristicId | None  # the column of the second unit
    cards: frozenset[CardId]
    book: Hidden[Book]
    set_aside: frozenset[CardId]
    bonus_must: bool  # trio_bonus (C6)
    memory: str  # remind | strict | off (C17)
    confirm_ok: bool  # confirm (C20)
    check_by_lift: bool  # check (C21)


@dataclass(frozen=True, slots=True)
class Opening:
    """The deal: the pile's top card is waited for (C1)."""

    seat: SeatId
    is_anew: bool = False  # the area was wholly gone when the table was accepted (E5)


@dataclass(frozen=True, slots=True)
class Turn:
    seat: SeatId


@dataclass(frozen=True, slots=True)
class Duet:
    """`seat` must settle the Duet that `maker` made (C5)."""

    seat: SeatId
    maker: SeatId
    is_trio: bool


@dataclass(frozen=True, slots=True)
class Checking:
    """The card on `cell` was revealed; a neighbour or the verdict comes next (C7)."""

    seat: SeatId
    cell: Cell
    duet: Duet | None


@dataclass(frozen=True, slots=True)
class Repairing:
    seat: SeatId
    duet: Duet | None


@dataclass(frozen=True, slots=True)
class Reconnecting:
    """A discard split the area; `seat` joins it again (C13)."""

    seat: SeatId
    duet: Duet | None


@dataclass(frozen=True, slots=True)
class Bonus:
    """`seat` made a Trio and may play one more card; then it is `then`'s turn (C6)."""

    seat: SeatId
    then: SeatId


@dataclass(frozen=True, slots=True)
class Over:
    seat: SeatId  # the winner
    otherwise: Stage  # what would have come next; for a count that was wrong (E8)


Stage = Opening | Turn | Duet | Checking | Repairing | Reconnecting | Bonus | Over


@dataclass(frozen=True, slots=True)
class Word:
    """*Check* was said for a card that is still off the mat (C21)."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class Which:
    """*Check* was said with several cards lifted: which? (C21)."""

    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class OnPad:
    """A card was shown to the pad, or named; its cell comes next (C19)."""

    card: CardId


@dataclass(frozen=True, slots=True)
class Shifting:
    """The whole area is being moved by `step` (C18)."""

    step: Place


Pending = Word | Which | OnPad | Shifting


@dataclass(frozen=True, slots=True)
class Position:
    terms: Terms
    seats: tuple[SeatId, ...]  # clockwise
    names: Mapping[SeatId, str]
    hands: Mapping[SeatId, int]
    pile: int
    area: Mapping[Cell, Lying]
    stage: Stage
    discarded: tuple[CardId, ...] = ()
    revealed: frozenset[CardId] = frozenset()  # shown in this match, wherever they lie now
    welcome: frozenset[CardId] = frozenset()  # set aside, and let in by the players (C17)
    laid_by: SeatId | None = None  # who laid the last card (E8)
    due: tuple[SeatId, int] | None = None  # a draw shown until the next act (E8)
    pending: Pending | None = None

    def left_of(self, seat: SeatId) -> SeatId:
        return self.seats[(self.seats.index(seat) + 1) % len(self.seats)]

    def right_of(self, seat: SeatId) -> SeatId:
        return self.seats[self.seats.index(seat) - 1]

    def number(self, cell: Cell) -> Decimal:
        lying = self.area[cell]
        if not lying.is_open:
            raise ValueError("a closed card's number was asked for")
        return self.terms.book.opened()[lying.card][self.terms.characteristic]

    def shown(self, cell: Cell) -> Shown:
        """The number of an open card, in both units if there are two (H4)."""
        card, beside = self.area[cell].card, self.terms.beside
        second = self.terms.book.opened()[card].get(beside) if beside else None
        return Shown(card, self.terms.characteristic, self.number(cell), second)

    def numbers(self, card: CardId) -> Mapping[CharacteristicId, Decimal]:
        """All numbers of a card that was revealed (H2)."""
        if card not in self.revealed:
            raise ValueError("a closed card's numbers were asked for")
        return self.terms.book.opened()[card]

    def cell_of(self, card: CardId) -> Cell | None:
        return next((cell for cell, lying in self.area.items() if lying.card == card), None)


def neighbours(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    x, y = cell
    return ((x - 1, y), (x, y - 1), (x + 1, y), (x, y + 1))


def by_place(cells: Mapping[Cell, object] | frozenset[Cell] | set[Cell]) -> list[Cell]:
    """Row by row from the lower left, the order of everything that is listed."""
    return sorted(cells, key=lambda cell: (cell[1], cell[0]))


def free_cells(area: Mapping[Cell, Lying]) -> list[Cell]:
    """Free cells that share an edge with a card (C4)."""
    return by_place({near for cell in area for near in neighbours(cell) if near not in area})


def is_one_piece(cells: frozenset[Cell] | set[Cell]) -> bool:
    if not cells:
        return True
    start = next(iter(cells))
    reached, edge = {start}, [start]
    while edge:
        for near in neighbours(edge.pop()):
            if near in cells and near not in reached:
                reached.add(near)
                edge.append(near)
    return len(reached) == len(cells)
