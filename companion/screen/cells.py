"""Which cells of an area are shown: those in which cards lie and a ring of free cells around them, as large as fits; and where each is.

Once a match is over no card can be laid any more, and neither the ring nor the map of the mat is shown.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from itertools import accumulate, pairwise, product

from companion.core.decks.card import CardId
from companion.core.frozen import dataclass
from companion.core.games.game import Place
from companion.core.mat.shape import Shape
from companion.core.referee.placement import PlaceName
from companion.core.referee.table_view import Loose
from companion.core.referee.violations import Instruction
from companion.events import Slot
from companion.screen import look
from companion.screen.draft import Draft
from companion.screen.sight import Sight
from companion.screen.things import Rect, Stroke

LEAST_WIDE, LEAST_TALL = 11.0, 8.0  # of a cell, in hundredths: a card is readable in it
MOST_WIDE, MOST_TALL = 46.0, 30.0
UPRIGHT, LYING = 1.25, 1.6  # the most height of a card for its width, and the most width for its height
RING, LEAST_RING = 0.6, 6.0  # of a cell: a free one around the cards is smaller than they are; in hundredths, where a finger still finds it
SLIM = 0.25  # of a cell: a free one beside the mat, as only a card that is named can go there
LABELS = (4.0, 3.8)  # the width of the rows' names, the height of the columns'
MAP, LEAST_MAP = (13.0, 10.0), (6.0, 4.0)  # the most and the least width and height of the map
MAP_CELL = 1.3  # the width of a cell of the map for its height
BESIDE = {"right-of": (1, 0), "left-of": (-1, 0), "above": (0, 1), "below": (0, -1)}  # from the neighbour

Lying = tuple[tuple[CardId, Place], ...]
Span = tuple[int, int]  # where a column or a row begins and ends, in pixels


@dataclass(frozen=True, slots=True)
class Cells:
    """Which columns and rows are seen, and where each of their cells is."""

    columns: range
    rows: range
    rects: Mapping[Place, Rect]  # by column and row
    offset: Place  # from a game's place to column and row
    pans: tuple[Place, ...]  # to where more lies
    taken: Mapping[CardId, Place]  # the column and row of each card that lies there
    lying: tuple[Rect | None, ...]  # the rectangles of these cards, in their order; None: out of sight
    whole: Rect  # around all of the cells
    map: Rect | None = None  # where the map of the whole mat stands; None where all of it is seen

    def of(self, place: Place) -> Rect | None:
        return self.rects.get((place[0] + self.offset[0], place[1] + self.offset[1]))


@dataclass(frozen=True, slots=True)
class Extent:
    """What has to be in sight: the cards, where they lie; and all columns and rows that are shown if there is room for them."""

    cards: tuple[range, range]
    whole: tuple[range, range]
    bare: AbstractSet[Place]  # cells without a card that have to be seen for themselves


def cells_of(draft: Draft, sight: Sight, room: Rect) -> Cells:
    """The cards with a ring of free cells around them if that is readable; else as many cells around the cards as are."""
    table = sight.table
    lying = tuple([(one.card, one.place) for one in table.view.places])
    strays = (table.loose, table.instructions, table.expected.places, table.frozen)
    return draft.part(_cells, sight.shape, room, lying, offset_of(sight), sight.pan, *strays, has_ring=not table.view.winners)


def offset_of(sight: Sight) -> Place:
    """From the game's places to columns and rows of the mat; without a mat the first card's is (0, 0)."""
    for one, slot in zip(sight.table.view.places, sight.table.slots, strict=True):
        cell = sight.shape.column_and_row(slot) if slot else None
        if cell is not None:
            return cell[0] - one.place[0], cell[1] - one.place[1]
    return 0, 0


def is_beside(places: Sequence[PlaceName]) -> bool:
    """Whether a card is expected beside another one, or beside the mat."""
    return any(name.relation for name in places)


def first_cell(shape: Shape) -> Place:
    """The place of an area's first card, in the middle of the mat."""
    return shape.columns // 2, shape.rows // 2


def cell_of(shape: Shape, taken: Mapping[CardId, Place], name: PlaceName) -> Place | None:
    """The column and row of the place of that name."""
    cell = shape.column_and_row(name.slot) if name.slot else None
    if cell is None and name.card is not None:
        cell = taken.get(name.card)
    if cell is None:
        return None
    across, up = BESIDE.get(name.relation, (0, 0))
    return cell[0] + across, cell[1] + up


def _cells(
    draft: Draft, shape: Shape, room: Rect, lying: Lying, offset: Place, pan: Place,
    loose: Sequence[Loose], told: Sequence[Instruction], expected: Sequence[PlaceName], frozen: Sequence[Slot],
    *, has_ring: bool,
) -> Cells:  # fmt: skip
    taken = {card: (place[0] + offset[0], place[1] + offset[1]) for card, place in lying}
    strays = _on_mat(shape, (*(one.slot for one in loose), *(one.origin for one in told)))
    goals = (cell_of(shape, taken, one) for one in (*expected, *(one.target for one in told if one.target is not None)))
    bare = {one for one in goals if one is not None} | _on_mat(shape, frozen)
    extent = _extent({*taken.values(), *strays} or {first_cell(shape)}, bare, 1 if has_ring else 0)
    room = room.cut_left(draft.px(LABELS[0]))[1].cut_bottom(draft.px(LABELS[1]))[1] if shape.columns else room
    cells = _laid(draft, shape, room, extent, pan, (offset, taken))
    if not has_ring or all(place in cells.rects for place in product(range(shape.columns), range(shape.rows))):
        return cells
    return _mapped(draft, shape, room, extent, pan, cells)


def _on_mat(shape: Shape, slots: Iterable[Slot | None]) -> set[Place]:
    found = (shape.column_and_row(slot) for slot in slots if slot is not None)
    return {cell for cell in found if cell is not None}


def _extent(cards: Collection[Place], bare: AbstractSet[Place], ring: int) -> Extent:
    """The ring goes on beside the mat, also while no card may be laid there, so that the others do not move when one may.

    It is so many cells wide.
    """
    both: list[tuple[range, range]] = []
    for axis in (0, 1):
        numbers, others = [one[axis] for one in cards], [one[axis] for one in bare]
        first, last = min(numbers), max(numbers)
        both.append((range(first, last + 1), range(min(first - ring, *others, first), max(last + ring, *others, last) + 1)))
    (columns, all_columns), (rows, all_rows) = both
    return Extent((columns, rows), (all_columns, all_rows), bare)


def _laid(draft: Draft, shape: Shape, room: Rect, extent: Extent, pan: Place, of: tuple[Place, Mapping[CardId, Place]]) -> Cells:
    offset, taken = of
    least_wide, least_tall, ring = draft.px(LEAST_WIDE), draft.px(LEAST_TALL), draft.px(LEAST_RING)
    (inner_columns, inner_rows), (all_columns, all_rows) = extent.cards, extent.whole
    columns, widths = _along(all_columns, inner_columns, (shape.columns, room.w, least_wide, ring), pan[0])
    rows, heights = _along(all_rows, inner_rows, (shape.rows, room.h, least_tall, ring), pan[1])
    pans = [(-1, 0)] if columns.start > all_columns.start else []
    pans += [(1, 0)] if columns.stop < all_columns.stop else []
    pans += [(0, -1)] if rows.start > all_rows.start else []
    pans += [(0, 1)] if rows.stop < all_rows.stop else []
    whole, across, down = _spans(draft, room, widths, heights)
    gap, rects = draft.px(0.25), {}
    for column, (left, right) in zip(columns, across, strict=True):
        for row, (top, bottom) in zip(rows, down, strict=True):
            rects[column, row] = Rect(left + gap, top + gap, right - left - 2 * gap, bottom - top - 2 * gap)
    return Cells(columns, rows, rects, offset, tuple(pans), taken, tuple([rects.get(cell) for cell in taken.values()]), whole)


def _along(whole: range, cards: range, sizes: tuple[int, int, int, int], pan: int) -> tuple[range, list[float]]:
    """The columns that are seen, or the rows, and their shares; `sizes` are their number on the mat, the room, and the least of a cell."""
    number, room, least, ring = sizes
    shares = _shares(whole, cards, number, RING)
    if room * RING < ring * sum(shares):
        shares = _shares(whole, cards, number, 1.0)
    if room >= least * sum(shares):
        return whole, shares
    seen = _seen(whole, max(1, room // least), (cards.start + cards.stop) / 2, pan)
    return seen, _shares(seen, cards, number, 1.0)


def _shares(numbers: range, cards: range, number: int, ring: float) -> list[float]:
    return [1.0 if one in cards else ring if not number or 0 <= one < number else SLIM for one in numbers]


def _seen(whole: range, most: int, middle: float, pan: int) -> range:
    if len(whole) <= most:
        return whole
    start = round(middle - most / 2) + pan
    start = min(max(start, whole.start), whole.stop - most)
    return range(start, start + most)


def _spans(draft: Draft, room: Rect, widths: Sequence[float], heights: Sequence[float]) -> tuple[Rect, list[Span], list[Span]]:
    """Where columns and rows are, in the middle of the room, the rows from the lowest on."""
    wide = min(room.w / sum(widths), draft.px(MOST_WIDE))
    tall = min(room.h / sum(heights), draft.px(MOST_TALL), wide * UPRIGHT)
    wide = min(wide, tall * LYING)
    across, upward = [int(wide * one) for one in widths], [int(tall * one) for one in heights]  # as cards that are a pixel apart differ
    left, bottom = room.x + (room.w - sum(across)) // 2, room.y + (room.h + sum(upward)) // 2
    xs, ys = [left + one for one in accumulate(across, initial=0)], [bottom - one for one in accumulate(upward, initial=0)]
    down = [(top, below) for below, top in pairwise(ys)]
    return Rect(xs[0], ys[-1], xs[-1] - xs[0], ys[0] - ys[-1]), list(pairwise(xs)), down


def _mapped(draft: Draft, shape: Shape, room: Rect, extent: Extent, pan: Place, cells: Cells) -> Cells:
    """With the map of the mat: on a corner that no card can touch, else beside the cells, else in room that is taken from them."""
    columns, rows = extent.cards
    corners = product((cells.rows.stop - 1, cells.rows.start), (cells.columns.stop - 1, cells.columns.start))
    for row, column in corners:
        there = Rect(0, 0, 0, 0) if column in columns or row in rows or (column, row) in extent.bare else cells.rects[column, row]
        if (found := _map_in(draft, shape, there)) is not None:
            rects = {cell: rect for cell, rect in cells.rects.items() if cell != (column, row)}
            return replace(cells, rects=rects, map=found)
    beside = Rect(cells.whole.right, room.y, room.right - cells.whole.right, room.h), Rect(room.x, room.y, room.w, cells.whole.y - room.y)
    for there in beside:
        if (found := _map_in(draft, shape, there.inset(draft.px(0.6)))) is not None:
            break
    else:
        strip, room = room.cut_right(draft.px(LEAST_MAP[0] + 2))
        cells = _laid(draft, shape, room, extent, pan, (cells.offset, cells.taken))
        found = _map_in(draft, shape, strip.inset(draft.px(0.6)))
    return replace(cells, map=found)


def _map_in(draft: Draft, shape: Shape, there: Rect) -> Rect | None:
    """The upper right corner of that rectangle, in the shape of the mat; None where it would be too small."""
    wide, tall = min(there.w, draft.px(MAP[0])), min(there.h, draft.px(MAP[1]))
    each = min(wide / (shape.columns * MAP_CELL), tall / shape.rows)
    wide, tall = int(each * MAP_CELL * shape.columns), int(each * shape.rows)
    if wide < draft.px(LEAST_MAP[0]) * min(1, shape.columns / 8) or tall < draft.px(LEAST_MAP[1]) * min(1, shape.rows / 8):
        return None
    return Rect(there.right - wide, there.y, wide, tall)


def draw_plus(draft: Draft, place: Rect) -> None:
    """The sign of a place at which a card can be put in."""
    (x, y), arm, thick = place.centre, min(place.w // 2 - draft.px(0.8), draft.px(1.6)), max(2, draft.px(0.4))
    if arm >= thick * 2:
        draft.add(Stroke(((x - arm, y), (x + arm, y)), look.EXPECTED, thick), Stroke(((x, y - arm), (x, y + arm)), look.EXPECTED, thick))
