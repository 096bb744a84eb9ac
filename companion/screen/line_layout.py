"""How large the cards of a line can be in a room, and where each of them lies: in one row, or in several that follow each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from companion.core.frozen import dataclass
from companion.screen import look
from companion.screen.draft import Draft
from companion.screen.things import Rect

GAP = 1.7  # hundredths between two cards at the least, where another one can go
WIDE_GAP = 4.5
TURN = 3.0  # at each end of a row, for the mark that the line goes on below
AIR = 1.0  # between two rows at the least
TICK = 0.9
UPRIGHT = 91 / 66  # of a real card
WIDEST, TALLEST = 22.0, 30.0
GOOD = 12.0  # as wide as a card has to be for one row to be better than a snake
FOOT = 6.0  # under the last row: what the ruler measures
VALUES = (5.0, 4.2, 3.6, 3.0)  # sizes of the numbers on the ruler
STRIP = 0.6  # of a card is left for its name, where its emblem stands below


@dataclass(frozen=True, slots=True)
class Wanted:
    """What the line has to show: the number of cards, and the widths of their names and numbers in the least sizes."""

    cards: int
    name: int
    value: float  # of the widest number, in sizes of its letters; 0: nothing stands under the cards


@dataclass(frozen=True, slots=True)
class Kind:
    """A way to lay the cards, before it is known whether it fits."""

    in_row: int
    rows: int
    is_dense: bool
    is_staggered: bool
    size: int  # of the numbers


@dataclass(frozen=True, slots=True)
class LineLayout:
    room: Rect
    in_row: int
    rows: int
    visible: int  # rows that there is room for
    card: tuple[int, int]
    pitch: int  # from one card to the next
    turn: int
    tick: int
    value_size: int
    value_tall: int
    is_staggered: bool  # every second number stands a line lower
    is_dense: bool  # cards have their names only
    row_tall: int

    @property
    def between(self) -> int:
        return self.pitch - self.card[0]

    @property
    def value_wide(self) -> int:
        return self.pitch * (2 if self.is_staggered else 1) - self.tick

    def card_rect(self, number: int, first_row: int) -> Rect:
        row, column = divmod(number, self.in_row)
        x = self.room.x + self.turn + self.between + column * self.pitch
        return Rect(x, self.room.y + (row - first_row) * self.row_tall, *self.card)

    def ruler_y(self, row: int, first_row: int) -> int:
        return self.room.y + (row - first_row) * self.row_tall + self.card[1] + self.tick

    def value_rect(self, number: int, first_row: int) -> Rect:
        row, column = divmod(number, self.in_row)
        lower = self.value_tall if self.is_staggered and column % 2 else 0
        middle, wide = self.card_rect(number, first_row).centre[0], self.value_wide
        return Rect(middle - wide // 2, self.ruler_y(row, first_row) + self.tick + lower, wide, self.value_tall)

    def length(self, row: int, cards: int) -> int:
        return max(0, min(cards - row * self.in_row, self.in_row))


def line_layout(draft: Draft, room: Rect, wanted: Wanted) -> LineLayout:
    """One row if its cards are large enough; else the rows with the largest cards; else as many readable cards as are visible at once."""
    ways = list(_ways(draft, room, wanted))
    whole = [one for one in ways if one.visible == one.rows]
    good = [one for one in whole if one.rows == 1 and one.card[0] >= draft.px(GOOD) and not one.is_dense]
    chosen = good or whole
    if chosen:
        return max(chosen, key=lambda one: (not one.is_dense, _legible(one), not one.is_staggered, -one.rows))
    parts = max(ways, key=lambda one: (one.visible * one.in_row, _legible(one)), default=None)
    return parts or _smallest(draft, room, wanted)


def _legible(layout: LineLayout) -> float:
    """A measure of how well a layout can be read: large cards, and large numbers too."""
    return float(layout.card[0] * layout.card[1] * layout.value_size**0.7)


def first_row(layout: LineLayout, asked: int, shown: Sequence[int]) -> int:
    """The first visible row: one that shows the cards `shown`, moved by `asked` rows."""
    row = max((number // layout.in_row - layout.visible + 1 for number in shown), default=0)
    return max(0, min(max(row, 0) + asked, layout.rows - layout.visible))


def _ways(draft: Draft, room: Rect, wanted: Wanted) -> Iterator[LineLayout]:
    cards = max(wanted.cards, 1)
    for is_dense, is_staggered, size in product((False, True), (False, True), VALUES if wanted.value else VALUES[-1:]):
        for in_row in range(1, cards + 1):
            kind = Kind(in_row, -(-cards // in_row), is_dense, is_staggered, draft.px(size))
            found = _most_rows(draft, room, wanted, kind)
            if found is not None:
                yield found


def _most_rows(draft: Draft, room: Rect, wanted: Wanted, kind: Kind) -> LineLayout | None:
    """The layout of that kind with as many visible rows as there is room for."""
    least = _least_tall(draft, is_dense=kind.is_dense)
    for visible in range(min(kind.rows, max(room.h // least, 1)), 0, -1):
        found = _laid(draft, room, wanted, kind, visible)
        if found is not None:
            return found
    return None


def _laid(draft: Draft, room: Rect, wanted: Wanted, kind: Kind, visible: int) -> LineLayout | None:
    turn, gap, tick = draft.px(TURN), draft.px(GAP), draft.px(TICK)
    value, lines = round(wanted.value * kind.size), 2 if kind.is_staggered else 1
    value_tall = draft.setter.letters.height("condensed", kind.size) if value else 0
    under = 2 * tick + value_tall * lines
    each = (room.h - draft.px(FOOT)) // visible
    most = min(each - under - (draft.px(AIR) if kind.rows > 1 else 0), draft.px(TALLEST))
    wide = min((room.w - 2 * turn - gap) // kind.in_row - gap, draft.px(WIDEST), round(most * (2.4 if kind.is_dense else 1.15)))
    tall = min(most, round(wide * UPRIGHT))
    between = min(max((room.w - 2 * turn - wide * kind.in_row) // (kind.in_row + 1), gap), draft.px(WIDE_GAP))
    pitch = wide + max(between, 0 if kind.is_staggered else value + tick - wide)
    across = 2 * turn + pitch * kind.in_row + pitch - wide
    is_wide_enough = wide >= wanted.name and across <= room.w and value <= pitch * lines - tick
    if not is_wide_enough or tall < _least_tall(draft, is_dense=kind.is_dense):
        return None
    row_tall = min(each, tall + under + draft.px(5))
    content = row_tall * visible + draft.px(FOOT)
    middle = Rect(room.x + (room.w - across) // 2, room.y + (room.h - content) // 2, across, content)
    card, flags = (wide, tall), (kind.is_staggered, kind.is_dense)
    return LineLayout(middle, kind.in_row, kind.rows, visible, card, pitch, turn, tick, kind.size, value_tall, *flags, row_tall)


def _least_tall(draft: Draft, *, is_dense: bool) -> int:
    """The least height of a card: two lines of a short name, and its emblem."""
    names = 2 * draft.height_of(look.CONDENSED_LEAST, "condensed") + draft.px(0.8)
    return names if is_dense else round(names / STRIP)


def _smallest(draft: Draft, room: Rect, wanted: Wanted) -> LineLayout:
    """One card at a time, where the room is too small for every way."""
    tick, size, value = draft.px(TICK), (max(room.w * 2 // 3, 1), max(room.h // 2, 1)), draft.px(VALUES[-1])
    tall = draft.setter.letters.height("condensed", value)
    return LineLayout(room, 1, max(wanted.cards, 1), 1, size, size[0] + tick, tick, tick, value, tall, False, False, room.h)
