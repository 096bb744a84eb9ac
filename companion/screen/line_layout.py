"""How large the cards of a line can be in a room, and where each of them lies: in one row, or in several that follow each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product

from companion.core.frozen import dataclass
from companion.screen.draft import Draft
from companion.screen.things import Rect

FINGER = 7.0  # hundredths: a gap that a finger finds, where the row allows it
GAPS = (FINGER, 5.0, 3.4, 1.7)  # between two cards, where another one can go; the least has to do in long lines
WIDE_GAP = 12.0  # gaps take what is left over in a row, up to this
SHUT = 1.0  # a gap beside the one that stands open
TURN = 2.0  # at each end of a row, for the mark that the line goes on below
TOP = 1.6  # above the first row, where the air between rows allows it
AIR, SPACED = 1.0, 7.0  # between two rows at the least and at the most
TICK = 0.9
UPRIGHT = 91 / 66  # of a real card
WIDTHS = (
    34.0,
    31.0,
    28.0,
    24.0,
    20.0,
    17.0,
    15.0,
    13.0,
    11.5,
    10.0,
)  # whole steps: a card that joins seldom changes the size of the others
SQUAT, DENSE = 1.15, 2.4  # small cards are at the most so much wider than high; those that have their names only
FOOT = 6.0  # under the last row: what the ruler measures
VALUES = (8.4, 7.0, 6.0, 5.0, 4.2, 3.6, 3.0)  # sizes of the numbers on the ruler
FEW_VALUES = VALUES[3:]  # where cards have their names only
BOLD, SIGN = 1.05, 0.95  # there it is wider, and has its sign before it: a share of the width, and of the size
NUMBER = 0.3  # of a card's height is the size of its number at the most
LARGE, LARGE_FROM = 1.3, 5.0  # a number that a verdict is about is up to so much larger, from that size on
STRIP = 0.6  # of a card is left for its name, in letters of the least size; its emblem stands above
SNAKE, ANOTHER_ROW, STAGGERED = 0.68, 0.94, 0.6  # a line in one row is read best, then one in few rows; numbers stand best on one line


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
    size: int  # the size of the letters in which numbers are written
    gap: int


@dataclass(frozen=True, slots=True)
class LineLayout:
    room: Rect  # of all visible rows and what stands below them, over the full width
    in_row: int
    rows: int
    visible: int  # rows that there is room for
    card: tuple[int, int]
    pitch: int  # from one card to the next
    turn: int
    tick: int
    value_size: int
    value_large: int  # of a number that a verdict is about
    value_tall: int
    is_staggered: bool  # every second number stands a line lower
    is_dense: bool  # cards have their names only
    row_tall: int
    least_gap: int = 0  # between two cards whose numbers do not meet
    opened: tuple[int, int] | None = None  # a row, and which of its gaps stands open for a card
    shut: int = 0  # the width of the other gaps of that row

    @property
    def between(self) -> int:
        return self.pitch - self.card[0]

    @property
    def value_wide(self) -> int:
        return self.pitch * (2 if self.is_staggered else 1) - self.tick

    def card_rect(self, number: int, first_row: int) -> Rect:
        row, column = divmod(number, self.in_row)
        return Rect(self._left(row, column), self.room.y + (row - first_row) * self.row_tall, *self.card)

    def gap_rect(self, number: int, first_row: int, *, is_behind: bool = False) -> Rect:
        """The gap before that card, or behind it, as high as the card."""
        card = self.card_rect(number, first_row)
        wide = self._gap(number // self.in_row, number % self.in_row + is_behind)
        return Rect(card.right if is_behind else card.x - wide, card.y, wide, card.h)

    def ruler_y(self, row: int, first_row: int) -> int:
        return self.room.y + (row - first_row) * self.row_tall + self.card[1] + self.tick

    def value_rect(self, number: int, first_row: int) -> Rect:
        row, column = divmod(number, self.in_row)
        lower = self.value_tall if self.is_staggered and column % 2 else 0
        middle, wide = self.card_rect(number, first_row).centre[0], self.value_wide
        return Rect(middle - wide // 2, self.ruler_y(row, first_row) + self.tick + lower, wide, self.value_tall)

    def length(self, row: int, cards: int) -> int:
        return max(0, min(cards - row * self.in_row, self.in_row))

    def open_at(self, number: int, shut: int, *, is_behind: bool) -> LineLayout:
        """With the gap before that card, or behind it, as wide as a card, and the others of its row narrower for it."""
        gaps, most = self.between * (self.in_row + 1), self.card[0] + 2 * shut
        rest = max((gaps - max(most, self.between)) // self.in_row, min(max(shut, self.least_gap), self.between))
        return replace(self, opened=(number // self.in_row, number % self.in_row + is_behind), shut=rest)

    def _gap(self, row: int, place: int) -> int:
        """The width of a gap of a row, before the card in that place."""
        if self.opened is None or self.opened[0] != row:
            return self.between
        return self.between * (self.in_row + 1) - self.shut * self.in_row if self.opened[1] == place else self.shut

    def _left(self, row: int, column: int) -> int:
        start = self.room.centre[0] - (self.pitch * self.in_row + self.between) // 2
        if self.opened is None or self.opened[0] != row:
            return start + column * self.card[0] + self.between * (column + 1)
        return start + column * self.card[0] + sum(self._gap(row, place) for place in range(column + 1))


def line_layout(draft: Draft, room: Rect, wanted: Wanted) -> LineLayout:
    """The whole line as large as it can be read; where there is no room for all of it, as many readable cards as are visible at once."""
    for is_dense in (False, True):
        whole = _ways(draft, room, wanted, is_dense=is_dense, is_whole=True)
        found = max(whole, key=lambda one: (_legible(draft, one), -one.rows), default=None)
        if found is not None:
            return found
    parts = [one for is_dense in (False, True) for one in _ways(draft, room, wanted, is_dense=is_dense, is_whole=False)]
    return max(parts, key=lambda one: (one.visible * one.in_row, _legible(draft, one)), default=None) or _smallest(draft, room, wanted)


def _legible(draft: Draft, layout: LineLayout) -> float:
    """A measure of how well a layout can be read and used: large cards, large numbers and wide gaps, in few rows."""
    rows = SNAKE * ANOTHER_ROW ** (layout.rows - 2) if layout.rows > 1 else 1.0
    gap, even = min(layout.between, draft.px(FINGER)), STAGGERED if layout.is_staggered else 1.0
    return float(layout.card[0] * layout.card[1] * layout.value_size**1.2 * gap**0.9 * rows * even)


def first_row(layout: LineLayout, asked: int, shown: Sequence[int]) -> int:
    """The first visible row: one that shows the cards `shown`, moved by `asked` rows."""
    row = max((number // layout.in_row - layout.visible + 1 for number in shown), default=0)
    return max(0, min(max(row, 0) + asked, layout.rows - layout.visible))


def _ways(draft: Draft, room: Rect, wanted: Wanted, *, is_dense: bool, is_whole: bool) -> Iterator[LineLayout]:
    cards, most = max(wanted.cards, 1), max(room.h // _least_tall(draft, is_dense=is_dense), 1)
    lengths = sorted({-(-cards // rows) for rows in range(1, (min(cards, most) if is_whole else cards) + 1)})
    sizes = FEW_VALUES if is_dense else VALUES
    lay = _whole if is_whole else _most_rows
    for size, in_row in product(sizes if wanted.value else sizes[-1:], lengths):
        for is_staggered in (False, True):
            kinds = (Kind(in_row, -(-cards // in_row), is_dense, is_staggered, draft.px(size), draft.px(gap)) for gap in GAPS)
            found = [one for kind in kinds if (one := lay(draft, room, wanted, kind)) is not None]
            yield from found
            if found:
                break  # numbers that stand on one line are read best


def _whole(draft: Draft, room: Rect, wanted: Wanted, kind: Kind) -> LineLayout | None:
    return _laid(draft, room, wanted, kind, kind.rows)


def _most_rows(draft: Draft, room: Rect, wanted: Wanted, kind: Kind) -> LineLayout | None:
    """The layout of that kind with as many visible rows as there is room for."""
    least = _least_tall(draft, is_dense=kind.is_dense)
    for visible in range(min(kind.rows, max(room.h // least, 1)), 0, -1):
        found = _laid(draft, room, wanted, kind, visible)
        if found is not None:
            return found
    return None


def _laid(draft: Draft, room: Rect, wanted: Wanted, kind: Kind, visible: int) -> LineLayout | None:
    turn, tick, foot = draft.px(TURN if kind.rows > 1 else AIR), draft.px(TICK), draft.px(FOOT)
    if (room.w - 2 * turn - kind.gap * (kind.in_row + 1)) // kind.in_row < wanted.name:
        return None
    value, lines, large = round(wanted.value * kind.size), 2 if kind.is_staggered else 1, kind.size
    if kind.size >= draft.px(LARGE_FROM):
        value, large = round((wanted.value * BOLD + SIGN) * kind.size), round(kind.size * LARGE)
    value_tall = draft.setter.letters.height("narrow", large) if wanted.value else 0
    under, each, space = 2 * tick + value_tall * lines, (room.h - foot) // visible, room.w - 2 * turn
    most = each - under - (draft.px(AIR) if kind.rows > 1 else 0)
    widest = (space - kind.gap * (kind.in_row + 1)) // kind.in_row
    wide = min(widest, round(most * (DENSE if kind.is_dense else SQUAT)))
    if not kind.is_dense and (step := _step(draft, min(wide, most))) >= wanted.name:
        wide = step
    tall = min(most, round(wide * UPRIGHT))
    if kind.size > max(tall * NUMBER, draft.px(VALUES[-1])):
        return None
    if wide < wanted.name or tall < _least_tall(draft, is_dense=kind.is_dense):
        return None
    between = min((space - wide * kind.in_row) // (kind.in_row + 1), max(draft.px(WIDE_GAP), kind.gap))
    if not kind.is_staggered:
        between = max(between, value + tick - wide)
    pitch = wide + between
    if pitch * kind.in_row + between > space or value > pitch * lines - tick:
        return None
    row_tall = min(each, tall + under + draft.px(SPACED if visible > 1 else AIR))
    content = row_tall * visible + foot
    down = max(0, min(draft.px(TOP), row_tall - tall - under))  # the first row keeps off the edge, the last one needs no room below it
    middle = Rect(room.x, room.y + (room.h - content) // 2 + down, room.w, content - down)
    card, flags = (wide, tall), (kind.is_staggered, kind.is_dense)
    least_gap = 0 if kind.is_staggered else round(wanted.value * kind.size) + tick - wide  # no verdict is told while a card is dragged
    sizes = (kind.size, large, value_tall)
    return LineLayout(middle, kind.in_row, kind.rows, visible, card, pitch, turn, tick, *sizes, *flags, row_tall, least_gap)


def _step(draft: Draft, wide: int) -> int:
    """The widest step that is not wider than that; cards smaller than the last step have what there is."""
    return next((step for one in WIDTHS if (step := draft.px(one)) <= wide), wide)


def _least_tall(draft: Draft, *, is_dense: bool) -> int:
    """The least height of a card: two lines of a short name, and its emblem."""
    names = 2 * draft.setter.letters.height("condensed", draft.smallest) + draft.px(0.8)
    return names if is_dense else round(names / STRIP)


def _smallest(draft: Draft, room: Rect, wanted: Wanted) -> LineLayout:
    """One card at a time, where the room is too small for every way."""
    tick, size, value = draft.px(TICK), (max(room.w * 2 // 3, 1), max(room.h // 2, 1)), draft.px(VALUES[-1])
    tall = draft.setter.letters.height("condensed", value)
    return LineLayout(room, 1, max(wanted.cards, 1), 1, size, size[0] + tick, tick, tick, value, value, tall, False, False, room.h)
