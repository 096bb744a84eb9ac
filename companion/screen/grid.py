"""An area on its mat: cells in their real orientation, cards where they lie, free cells where one may be laid."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from itertools import repeat

from companion.core.decks.card import CardId, Characteristic
from companion.core.frozen import dataclass
from companion.core.games.game import Place, PlaceView
from companion.core.mat.shape import Shape
from companion.core.referee.placement import PlaceName
from companion.core.referee.table_view import Expected, Offer
from companion.events import Slot
from companion.screen import look
from companion.screen.acts import Inspect, OpenPage, Pan, Pick
from companion.screen.card import card_piece, mark_corner
from companion.screen.draft import Draft
from companion.screen.match.choices import by_name, places_of, spoken_label
from companion.screen.sight import DeckShown, Sight
from companion.screen.things import Colour, Part, Piece, Plate, Rect, Sign, SignKind
from companion.words.lines import Lines

LEAST_WIDE, LEAST_TALL = 11.0, 8.0  # of a cell, in hundredths: a card is readable in it
EMPTY_TALL = 4.5  # where nothing lies yet, and the deal takes more words
MOST_WIDE, MOST_TALL = 30.0, 24.0
HEAD = 4.6
SLIM = 0.3
PALE, FAINT = 190, 70  # how opaque a card is that does not count yet, and one that does not lie there now
PANS: Mapping[Place, SignKind] = {(-1, 0): "left", (1, 0): "right", (0, 1): "up", (0, -1): "down"}
BESIDE = {"right-of": (1, 0), "left-of": (-1, 0), "above": (0, 1), "below": (0, -1)}  # from the neighbour

Lying = tuple[tuple[CardId, Place], ...]


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

    def of(self, place: Place) -> Rect | None:
        return self.rects.get((place[0] + self.offset[0], place[1] + self.offset[1]))


def draw_grid(draft: Draft, sight: Sight, room: Rect) -> None:
    table, shape, lines = sight.table, sight.shape, sight.lines
    inner = draft.part(_head, sight.deck.characteristic(table.view.characteristic), lines.language, room)
    cells = cells_of(draft, sight, inner)
    draft.part(_labels, shape, cells)
    draft.part(_slots, shape, cells, table.expected, sight.chosen)
    draft.part(_spots, shape, cells)
    _cards(draft, sight, cells)
    _loose(draft, sight, cells)
    _dim(draft, sight, cells, inner)
    _pairs(draft, sight, cells)
    draft.part(_beside, lines, shape, cells, table.expected)
    if table.frozen or table.weak:
        draft.part(_silent, shape, cells, table.frozen, table.weak)
    if cells.pans:
        draft.part(_pans, cells.pans, inner)


def cells_of(draft: Draft, sight: Sight, room: Rect) -> Cells:
    """The whole mat if it is readable; else as many cells around the cards as are."""
    lying = tuple([(one.card, one.place) for one in sight.table.view.places])
    is_wide = draft.part(_is_wide, sight.table.expected.places)
    return draft.part(_cells, sight.shape, room, lying, _offset(sight), sight.pan, is_wide=is_wide)


def _is_wide(_: Draft, expected: Sequence[PlaceName]) -> bool:
    """Whether a card is expected beside another one, or beside the mat."""
    return any(name.relation for name in expected)


def _cells(draft: Draft, shape: Shape, room: Rect, lying: Lying, offset: Place, pan: Place, *, is_wide: bool) -> Cells:
    """`is_wide`: the cells beside those that lie there are seen as well."""
    taken = {card: (place[0] + offset[0], place[1] + offset[1]) for card, place in lying}
    all_columns, all_rows = _extent(shape, taken.values(), is_wide=is_wide)
    room = room.cut_left(draft.px(4))[1].cut_bottom(draft.px(3.8))[1] if shape.columns else room  # beside the names of columns and rows
    xs, ys = {x for x, _ in taken.values()}, {y for _, y in taken.values()}
    most_wide, most_tall = room.w / draft.px(LEAST_WIDE), room.h / draft.px(LEAST_TALL if lying else EMPTY_TALL)
    columns, rows = all_columns, all_rows
    if sum(_shares(columns, shape.columns, xs)) > most_wide:
        columns = _seen(all_columns, max(1, int(most_wide)), _middle(xs), pan[0])
    if sum(_shares(rows, shape.rows, ys)) > most_tall:
        rows = _seen(all_rows, max(1, int(most_tall)), _middle(ys), pan[1])
    pans = [(-1, 0)] if columns.start > all_columns.start else []
    pans += [(1, 0)] if columns.stop < all_columns.stop else []
    pans += [(0, -1)] if rows.start > all_rows.start else []
    pans += [(0, 1)] if rows.stop < all_rows.stop else []
    rects = _rects(draft, shape, room, (columns, xs), (rows, ys))
    return Cells(columns, rows, rects, offset, tuple(pans), taken, tuple([rects.get(cell) for cell in taken.values()]))


def _rects(draft: Draft, shape: Shape, room: Rect, across: tuple[range, set[int]], down: tuple[range, set[int]]) -> dict[Place, Rect]:
    """Where each cell is; a column or a row comes with the numbers of those in which cards lie."""
    columns, rows = across[0], down[0]
    shares, heights = _shares(columns, shape.columns, across[1]), _shares(rows, shape.rows, down[1])
    wide = min(room.w / sum(shares), draft.px(MOST_WIDE))
    tall = min(room.h / sum(heights), draft.px(MOST_TALL), wide * 1.25)
    wide = min(wide, tall * 1.75)
    left, top = room.x + (room.w - wide * sum(shares)) / 2, room.y + (room.h - tall * sum(heights)) / 2
    gap = draft.px(0.25)
    rects = {}
    for number, column in enumerate(columns):
        for line, row in enumerate(reversed(rows)):
            upper = len(rows) - line
            x, y = round(left + sum(shares[:number]) * wide), round(top + sum(heights[upper:]) * tall)
            right, bottom = round(left + sum(shares[: number + 1]) * wide), round(top + sum(heights[upper - 1 :]) * tall)
            rects[column, row] = Rect(x + gap, y + gap, right - x - 2 * gap, bottom - y - 2 * gap)
    return rects


def _offset(sight: Sight) -> Place:
    """From the game's places to columns and rows of the mat; without a mat the first card's is (0, 0)."""
    for one, slot in zip(sight.table.view.places, sight.table.slots, strict=True):
        cell = sight.shape.column_and_row(slot) if slot else None
        if cell is not None:
            return cell[0] - one.place[0], cell[1] - one.place[1]
    return 0, 0


def _rect_of(shape: Shape, cells: Cells, name: PlaceName) -> Rect | None:
    """Where the place of that name is shown."""
    cell = shape.column_and_row(name.slot) if name.slot else None
    if cell is None and name.card is not None:
        cell = cells.taken.get(name.card)
    if cell is None:
        return None
    across, up = BESIDE.get(name.relation, (0, 0))
    return cells.rects.get((cell[0] + across, cell[1] + up))


def spot_of(draft: Draft, sight: Sight, room: Rect, name: PlaceName) -> Rect | None:
    """Where the place of that name is shown on a grid that fills the room."""
    return _rect_of(sight.shape, cells_of(draft, sight, room.cut_top(draft.px(HEAD))[1]), name)


def _shares(numbers: range, most: int, lying: set[int]) -> list[float]:
    """The widths of columns or rows: a free cell beside the mat is slim, as only a card that is named can go there."""
    return [1.0 if not most or 0 <= number < most or number in lying else SLIM for number in numbers]


def _extent(shape: Shape, lying: Collection[Place], *, is_wide: bool) -> tuple[range, range]:
    """The columns and rows of the mat, and of cards that lie or may be laid beside it."""
    wide = [cell for cell in lying if shape.cell_at(*cell) is None]
    if shape.columns and shape.rows:
        wide += [(0, 0), (shape.columns - 1, shape.rows - 1)]
    elif lying:
        xs, ys = [x for x, _ in lying], [y for _, y in lying]
        wide += [(min(xs) - 1, min(ys) - 1), (max(xs) + 1, max(ys) + 1)]
    else:
        wide = [(-1, -1), (1, 1)]
    if is_wide and shape.columns:
        wide += [(x + across, y + up) for x, y in lying for across, up in BESIDE.values()]
    return range(min(x for x, _ in wide), max(x for x, _ in wide) + 1), range(min(y for _, y in wide), max(y for _, y in wide) + 1)


def _middle(numbers: Collection[int]) -> float:
    return (min(numbers) + max(numbers) + 1) / 2 if numbers else 4.0


def _seen(whole: range, most: int, middle: float, pan: int) -> range:
    if len(whole) <= most:
        return whole
    start = round(middle - most / 2) + pan
    start = min(max(start, whole.start), whole.stop - most)
    return range(start, start + most)


def _head(draft: Draft, of: Characteristic | None, language: str, room: Rect) -> Rect:
    """The characteristic and the directions in which it grows; the answer is the room below."""
    head, rest = room.cut_top(draft.px(HEAD))
    if of is None:
        return rest
    more, side = of.more[language] or of.names[language], draft.px(3.4)
    left, middle, right = head.columns(3)
    draft.add(Sign(left.at_left(side), "up", look.QUIET))
    draft.text(left.cut_left(side + draft.px(1))[1], more, 3.6, colour=look.QUIET, ground=look.MAT, role="quiet")
    draft.text(middle, of.names[language], 3.6, colour=look.QUIET, ground=look.MAT, role="quiet", align="centre")
    draft.add(Sign(right.at_right(side), "right", look.QUIET))
    draft.text(right.cut_right(side + draft.px(1))[1], more, 3.6, colour=look.QUIET, ground=look.MAT, role="quiet", align="right")
    return rest


def _labels(draft: Draft, shape: Shape, cells: Cells) -> None:
    if not shape.columns:
        return
    first_row, first_column = cells.rows.start, cells.columns.start
    for column in cells.columns:
        if 0 <= column < shape.columns:
            rect = cells.rects[column, first_row]
            strip = Rect(rect.x, rect.bottom + draft.px(0.3), rect.w, draft.px(3.8))
            draft.text(strip, chr(65 + column), 3.2, colour=look.QUIET, ground=look.MAT, role="quiet", align="centre")
    for row in cells.rows:
        if 0 <= row < shape.rows:
            rect = cells.rects[first_column, row]
            strip = Rect(rect.x - draft.px(4.4), rect.y, draft.px(4), rect.h)
            draft.text(strip, str(row + 1), 3.2, colour=look.QUIET, ground=look.MAT, role="quiet", align="centre")


def _slots(draft: Draft, shape: Shape, cells: Cells, expected: Expected, chosen: Slot | None) -> None:
    """The cells on which no card lies."""
    wanted, offers = {one.slot for one in expected.places if one.slot and not one.relation}, _by_slot(expected)
    taken = set(cells.taken.values())
    for cell, rect in cells.rects.items():
        slot = shape.cell_at(*cell) if cell not in taken else None
        if slot in shape.blind:
            draft.add(Plate(rect.inset(rect.w // 3, rect.h // 3), look.MAT, radius=draft.px(0.6)))
        elif slot is not None:
            _slot(draft, rect, offers.get(slot, ()), slot, is_chosen=slot == chosen, is_expected=slot in wanted)


def _spots(draft: Draft, shape: Shape, cells: Cells) -> None:
    for cell, rect in cells.rects.items():
        slot = shape.cell_at(*cell)
        if slot is not None:
            draft.spot(rect, slot)


def _slot(draft: Draft, rect: Rect, offers: tuple[Offer, ...], slot: Slot, *, is_chosen: bool, is_expected: bool) -> None:
    edge = look.EXPECTED if is_chosen else look.FREE if is_expected else look.SLOT
    thick = draft.px(0.35 if is_expected else 0.2)
    draft.add(Plate(rect, look.MAT, edge, max(2, thick), draft.px(1.0), is_slot=is_expected))
    if offers:
        draft.touch(rect, Pick(offers[0].id) if len(offers) == 1 else OpenPage("choices", slot))


def _beside(draft: Draft, lines: Lines, shape: Shape, cells: Cells, expected: Expected) -> None:
    """Places beside the mat on which a card may be laid."""
    if not _is_wide(draft, expected.places):
        return
    offered = {name: one for one in reversed(expected.offers) for name in places_of(one)}
    for name in expected.places:
        rect = _rect_of(shape, cells, name) if name.relation else None
        if rect is None:
            continue
        draft.add(Plate(rect, None, look.FREE, max(2, draft.px(0.35)), draft.px(1.0), is_slot=True))
        if name in offered:
            draft.touch(rect, Pick(offered[name].id), said=spoken_label(lines, offered[name]))
        elif by_name(expected):
            draft.touch(rect, OpenPage("search"), said=lines.place(name, is_spoken=True))


def _cards(draft: Draft, sight: Sight, cells: Cells) -> None:
    """The cards of the area."""
    places, changed, away = sight.table.view.places, sight.changed, sight.table.away
    outlines = [look.EXPECTED if one.card in changed else None for one in places] if changed else repeat(None)
    alphas = [FAINT if one.card in away else 255 for one in places] if away else repeat(255)
    draft.parts(_lying_card, zip(cells.taken, places, cells.lying, outlines, alphas, strict=False), sight.cards)


def _lying_card(
    draft: Draft, card: CardId, one: PlaceView, rect: Rect | None, outline: Colour | None, alpha: int, cards: DeckShown
) -> None:
    if rect is None:  # out of sight
        return
    is_changed = outline is not None
    piece = card_piece(draft, cards, card, rect, is_open=one.is_open, numbers=one.numbers, marks=one.marks, is_changed=is_changed)
    draft.add(piece if alpha == piece.alpha else replace(piece, alpha=alpha))
    draft.touch(rect, Inspect(card))


def _card(draft: Draft, sight: Sight, one: PlaceView, rect: Rect) -> Piece:
    is_changed = one.card in sight.changed
    return card_piece(draft, sight.cards, one.card, rect, is_open=one.is_open, numbers=one.numbers, marks=one.marks, is_changed=is_changed)


def _loose(draft: Draft, sight: Sight, cells: Cells) -> None:
    """Cards that lie there and do not count, a little paler: laid just now (C20), on their way elsewhere, or laid by mistake."""
    table, of_area = sight.table, {one.card for one in sight.table.view.places}
    laid = [(f"loose:{one.card}" if one.card in of_area else f"card:{one.card}", one.card, one.slot) for one in table.loose]
    told = [one for one in table.instructions if one.card in sight.deck.cards and one.origin not in table.slots]
    wrong = [(f"wrong:{one.card}", one.card, one.origin) for one in told]
    for key, card, slot in (*laid, *wrong):
        cell = sight.shape.column_and_row(slot) if slot is not None else None
        rect = cells.rects.get(cell) if cell is not None else None
        if rect is not None and card is not None:
            draft.add(replace(card_piece(draft, sight.cards, card, rect, is_open=False, numbers={}), key=key, alpha=PALE))


def _dim(draft: Draft, sight: Sight, cells: Cells, room: Rect) -> None:
    """While a card is checked, all cards are dimmed but that one and those beside it that are open or may be opened (C7)."""
    checked = [one for one in sight.table.view.places if "checked" in one.marks]
    if not checked:
        return
    near = {(one.place[0] + x, one.place[1] + y) for one in checked for x, y in ((0, 0), *BESIDE.values())}
    draft.add(Plate(room, look.MAT, alpha=150))
    offered = {name.slot for offer in sight.table.expected.offers for name in places_of(offer)}
    for one, slot in zip(sight.table.view.places, sight.table.slots, strict=True):
        rect = cells.of(one.place)
        if one.place in near and rect is not None and (one.is_open or one in checked or (slot is not None and slot in offered)):
            piece = _card(draft, sight, one, rect)
            draft.add(replace(piece, key=f"{piece.key}:lit"))


def _pairs(draft: Draft, sight: Sight, cells: Cells) -> None:
    """A sign between each two open neighbours of which at least one was opened by the last check (C8)."""
    if not sight.told.opened:
        return
    lying = {one.place: one for one in sight.table.view.places}
    side = draft.px(4.2)
    for place, one in lying.items():
        for step in ((1, 0), (0, 1)):
            other = lying.get((place[0] + step[0], place[1] + step[1]))
            if other is None or not (one.is_open and other.is_open) or not {one.card, other.card} & sight.told.opened:
                continue
            here, there = cells.of(place), cells.of(other.place)
            if here is None or there is None:
                continue
            x, y = (here.centre[0] + there.centre[0]) // 2, (here.centre[1] + there.centre[1]) // 2
            is_out = _is_out(sight, one, other)
            draft.add(pair_sign(draft, f"{one.card}-{other.card}", Rect(x - side // 2, y - side // 2, side, side), is_out=is_out))


def _is_out(sight: Sight, one: PlaceView, other: PlaceView) -> bool:
    """Whether two open cards are out of order, the second to the right of the first or above it (C8)."""
    of = sight.deck.characteristic(sight.table.view.characteristic)
    return of is not None and of.id in one.numbers and of.id in other.numbers and one.numbers[of.id] > other.numbers[of.id]


def pair_sign(draft: Draft, name: str, rect: Rect, *, is_out: bool) -> Piece:
    def make() -> tuple[Part, ...]:
        whole = Rect(0, 0, rect.w, rect.h)
        back = Plate(whole, look.INK, radius=rect.w // 2)
        inner = whole.inset(rect.w // 10)
        return (back, Sign(inner, "violation", look.VIOLATION, look.INK) if is_out else Sign(inner, "fits", look.FITS, look.INK))

    return Piece(f"pair:{name}", rect, draft.setter.once(("pair", rect.w, is_out), make))


def _by_slot(expected: Expected) -> Mapping[Slot, tuple[Offer, ...]]:
    """The choices that concern one place alone, by that place."""
    found: dict[Slot, tuple[Offer, ...]] = {}
    for one in expected.offers:
        match _slots_of(one):
            case [str(slot)]:
                found[Slot(slot)] = (*found.get(Slot(slot), ()), one)
    return found


def _slots_of(offer: Offer) -> list[Slot | None]:
    return [arg.slot for arg in offer.args.values() if isinstance(arg, PlaceName) and not arg.relation]


def _silent(draft: Draft, shape: Shape, cells: Cells, frozen: Sequence[Slot], weak: Sequence[Slot]) -> None:
    """Marks places that do not answer, whose cards stay shown, and places that hear their card badly."""
    marks: dict[Slot, SignKind] = {**dict.fromkeys(frozen, "notice"), **dict.fromkeys(weak, "weak")}
    for slot, kind in marks.items():
        cell = shape.column_and_row(slot)
        rect = cells.rects.get(cell) if cell else None
        if rect is not None:
            mark_corner(draft, rect, kind)


def _pans(draft: Draft, pans: Sequence[Place], room: Rect) -> None:
    side = draft.px(look.TOUCH * 0.8)
    for across, up in pans:
        x = room.x if across < 0 else room.right - side if across > 0 else room.centre[0] - side // 2
        y = room.y if up > 0 else room.bottom - side if up < 0 else room.centre[1] - side // 2
        with draft.over_all():
            draft.button(Rect(x, y, side, side), "", Pan(across * 2, up * 2), sign=PANS[across, up])
