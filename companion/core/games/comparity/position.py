"""All that the referee knows of a Comparity match, frozen.

The name on a card's back is public once it lies on the mat (H2); its numbers are not. So the numbers of the whole deck
are one sealed book, which `shown()`, `numbers()` and a survey open for cards that lie open, and for no other.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import field
from decimal import Decimal

from companion.core.decks.card import CardId, CharacteristicId, DeckId
from companion.core.decks.hidden import Hidden
from companion.core.frozen import dataclass
from companion.core.games.game import Place, Shown
from companion.events import SeatId

Cell = Place
Pair = tuple[Cell, Cell]  # left and right, or lower and upper neighbour
NO_PIECES: frozenset[frozenset[Cell]] = frozenset()
Book = Mapping[CardId, Mapping[CharacteristicId, Decimal]]


@dataclass(frozen=True, slots=True)
class Lying:
    """A card on the area."""

    card: CardId
    is_open: bool = False


@dataclass(frozen=True, slots=True)
class Terms:
    """The agreements of the set-up, which do not change."""

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
    shown: Hidden[Mapping[CardId, Shown]] = field(init=False, repr=False, compare=False)  # each number as facts have it

    def __post_init__(self) -> None:
        by, beside, book = self.characteristic, self.beside, self.book.opened()
        shown = {card: Shown(card, by, numbers[by], numbers.get(beside) if beside else None) for card, numbers in book.items()}
        object.__setattr__(self, "shown", Hidden(shown))


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
    otherwise: Stage  # the stage that would have come next, for a hand count that proves wrong (E8)


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
class Survey:
    """Facts about a whole area: where each card lies, the open numbers, the pairs out of order (C8), and whether it is split (C13).

    An act changes them around its own cells only, so each position derives its survey from the survey before. A survey belongs to the one
    mapping `area`, and to no other that is equal to it.
    """

    area: Mapping[Cell, Lying]
    cells: Mapping[CardId, Cell]
    numbers: Mapping[Cell, Decimal]  # of the open cards
    violated: tuple[Pair, ...]  # by place
    pieces: frozenset[frozenset[Cell]]  # of an area that a discard has split (C13); none while it is in one piece

    def joins(self, cell: Cell) -> bool:
        """Whether a card here would join all pieces."""
        return all(not piece.isdisjoint(neighbours(cell)) for piece in self.pieces)

    def with_card(self, card: CardId, cell: Cell) -> Survey:
        """The survey after one more card was laid, closed, so that no violation changes."""
        area = {**self.area, cell: Lying(card)}
        pieces = split(area) if self.pieces and not self.joins(cell) else NO_PIECES
        return Survey(area, {**self.cells, card: cell}, self.numbers, self.violated, pieces)

    def with_open(self, cell: Cell, number: Decimal) -> Survey:
        """The survey after a closed card was opened."""
        area = {**self.area, cell: Lying(self.area[cell].card, is_open=True)}
        numbers = {**self.numbers, cell: number}
        found = violated_at(numbers, cell, number)
        violated = in_order_of_place((*self.violated, *found)) if found else self.violated
        return Survey(area, self.cells, numbers, violated, self.pieces)

    def with_exchanged(self, pairs: tuple[Pair, ...]) -> Survey:
        """The survey after the open cards of each pair have changed places."""
        area, cells, numbers = dict(self.area), dict(self.cells), dict(self.numbers)
        for one, other in pairs:
            area[one], area[other] = area[other], area[one]
            cells[area[one].card], cells[area[other].card] = one, other
            numbers[one], numbers[other] = numbers[other], numbers[one]
        touched = {cell for pair in pairs for cell in pair}
        found = {pair for cell in touched for pair in violated_at(numbers, cell, numbers[cell])}
        found.update([pair for pair in self.violated if pair[0] not in touched and pair[1] not in touched])
        return Survey(area, cells, numbers, in_order_of_place(found), self.pieces)

    def without(self, cell: Cell) -> Survey:
        """The survey after an open card was taken off."""
        area, cells, numbers = dict(self.area), dict(self.cells), dict(self.numbers)
        del cells[area.pop(cell).card], numbers[cell]
        violated = tuple([pair for pair in self.violated if cell not in pair])
        pieces = split(area) if self.pieces else split_around(area, cell)
        return Survey(area, cells, numbers, violated, pieces)


def surveyed(area: Mapping[Cell, Lying], terms: Terms) -> Survey:
    """The survey of an area, made by looking at all of it."""
    book, by = terms.book.opened(), terms.characteristic
    numbers = {cell: book[lying.card][by] for cell, lying in area.items() if lying.is_open}
    found = {pair for cell, number in numbers.items() for pair in violated_at(numbers, cell, number)}
    return Survey(area, {lying.card: cell for cell, lying in area.items()}, numbers, in_order_of_place(found), split(area))


def violated_at(numbers: Mapping[Cell, Decimal], cell: Cell, number: Decimal) -> list[Pair]:
    """The pairs that this number on this cell would put out of order with open neighbours (C8). Equal values never are."""
    (x, y), found, of = cell, [], numbers.get
    if (beside := of((x - 1, y))) is not None and beside > number:
        found.append(((x - 1, y), cell))
    if (beside := of((x, y - 1))) is not None and beside > number:
        found.append(((x, y - 1), cell))
    if (beside := of((x + 1, y))) is not None and number > beside:
        found.append((cell, (x + 1, y)))
    if (beside := of((x, y + 1))) is not None and number > beside:
        found.append((cell, (x, y + 1)))
    return found


def in_order_of_place(pairs: Iterable[Pair]) -> tuple[Pair, ...]:
    return tuple(sorted(pairs, key=lambda pair: (pair[0][1], pair[0][0], pair[1][1])))


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
    laid_by: SeatId | None = None  # the player who laid the last card (E8)
    due: tuple[SeatId, int] | None = None  # a draw shown until the next act (E8)
    pending: Pending | None = None
    surveyed: Survey | None = field(default=None, repr=False, compare=False)  # of this area or an earlier one; read it as `survey`

    @property
    def survey(self) -> Survey:
        """The survey of the area: kept from the last ruling, or made anew where `area` was replaced without one."""
        kept = self.surveyed
        return kept if kept is not None and kept.area is self.area else surveyed(self.area, self.terms)

    def after_act(
        self,
        stage: Stage,
        *,
        survey: Survey | None = None,
        hands: Mapping[SeatId, int] | None = None,
        pile: int | None = None,
        discarded: tuple[CardId, ...] | None = None,
        revealed: frozenset[CardId] | None = None,
        laid_by: SeatId | None = None,
        due: tuple[SeatId, int] | None = None,
    ) -> Position:
        """The position after an act, in this stage. Values left out stay as they were; but a draw that was due and a half-done act end.

        Built directly: `dataclasses.replace` takes as long as the rest of a ruling.
        """
        kept = survey or self.surveyed
        return Position(
            self.terms,
            self.seats,
            self.names,
            self.hands if hands is None else hands,
            self.pile if pile is None else pile,
            self.area if survey is None else survey.area,
            stage,
            self.discarded if discarded is None else discarded,
            self.revealed if revealed is None else revealed,
            self.welcome,
            laid_by or self.laid_by,
            due,
            None,
            kept,
        )

    def left_of(self, seat: SeatId) -> SeatId:
        return self.seats[(self.seats.index(seat) + 1) % len(self.seats)]

    def right_of(self, seat: SeatId) -> SeatId:
        return self.seats[self.seats.index(seat) - 1]

    def shown(self, cell: Cell) -> Shown:
        """The number of an open card, in both units if there are two (H4)."""
        lying = self.area[cell]
        if not lying.is_open:
            raise ValueError("a closed card's number was asked for")
        return self.terms.shown.opened()[lying.card]

    def numbers(self, card: CardId) -> Mapping[CharacteristicId, Decimal]:
        """All numbers of a card that was revealed (H2)."""
        if card not in self.revealed:
            raise ValueError("a closed card's numbers were asked for")
        return self.terms.book.opened()[card]

    def cell_of(self, card: CardId) -> Cell | None:
        return self.survey.cells.get(card)


def timed(position: Position) -> SeatId | None:
    """The player whose time runs down; it stands still before the match, in a repair, and while the area is shifted (E9)."""
    stage = position.stage
    is_asked = isinstance(stage, (Turn, Duet, Checking, Bonus)) and not isinstance(position.pending, Shifting)
    return stage.seat if is_asked else None


def neighbours(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    x, y = cell
    return ((x - 1, y), (x, y - 1), (x + 1, y), (x, y + 1))


def by_place(cells: Mapping[Cell, object] | frozenset[Cell] | set[Cell]) -> list[Cell]:
    """The cells row by row from the lower left, the order of every list."""
    return sorted(cells, key=lambda cell: (cell[1], cell[0]))


def free_cells(area: Mapping[Cell, Lying]) -> list[Cell]:
    """Free cells that share an edge with a card (C4)."""
    return by_place({near for cell in area for near in neighbours(cell) if near not in area})


def touching(area: Mapping[Cell, object], cell: Cell) -> int:
    """How many cards share an edge with this cell."""
    x, y = cell
    return ((x - 1, y) in area) + ((x, y - 1) in area) + ((x + 1, y) in area) + ((x, y + 1) in area)


def is_one_piece(area: Mapping[Cell, object]) -> bool:
    return split(area) == NO_PIECES


def split(area: Mapping[Cell, object]) -> frozenset[frozenset[Cell]]:
    """The pieces of an area that does not hang together by edges; none of an area that does."""
    left, found = set(area), []
    while left:
        before, edge = frozenset(left), {next(iter(left))}
        while edge:
            left -= edge
            edge = {near for x, y in edge for near in ((x - 1, y), (x, y - 1), (x + 1, y), (x, y + 1)) if near in left}
        found.append(before - left)
    return frozenset(found) if len(found) > 1 else NO_PIECES


def split_around(area: Mapping[Cell, object], cell: Cell) -> frozenset[frozenset[Cell]]:
    """The same as `split`, for an area that was in one piece before this cell was emptied.

    A search begins at the neighbour that has the fewest itself, and ends where it has reached all the others; so the greatest piece is
    seldom walked through.
    """
    if is_held_together(area, cell):
        return NO_PIECES
    found: list[frozenset[Cell]] = []
    ends = sorted([near for near in neighbours(cell) if near in area], key=lambda near: touching(area, near))
    while len(ends) > 1:
        piece, edge, others = {ends[0]}, [ends[0]], set(ends[1:])
        while edge and others:
            for near in neighbours(edge.pop()):
                if near in area and near not in piece:
                    piece.add(near)
                    edge.append(near)
                    others.discard(near)
        if not others:
            break
        found.append(frozenset(piece))
        ends = [one for one in ends if one in others]
    return frozenset((*found, frozenset(area).difference(*found))) if found else NO_PIECES


def is_held_together(area: Mapping[Cell, object], cell: Cell) -> bool:
    """Whether the eight cells around this empty one keep all cards beside it together; else only a search can tell (C13)."""
    x, y = cell
    up, right, down, left = (x, y + 1) in area, (x + 1, y) in area, (x, y - 1) in area, (x - 1, y) in area
    joined = (up and right and (x + 1, y + 1) in area) + (right and down and (x + 1, y - 1) in area)
    joined += (down and left and (x - 1, y - 1) in area) + (left and up and (x - 1, y + 1) in area)
    return joined >= up + right + down + left - 1
