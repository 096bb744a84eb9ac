"""An area on its mat: cells in their real orientation, cards where they lie, free cells where one may be laid."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping
from dataclasses import replace

from companion.core.frozen import dataclass
from companion.core.games.game import Place, PlaceView
from companion.core.referee.placement import PlaceName
from companion.core.referee.table_view import Offer
from companion.events import Slot
from companion.screen import look
from companion.screen.acts import Act, Inspect, Open, Pan, Pick
from companion.screen.card import card_piece, mark_corner
from companion.screen.draft import Draft
from companion.screen.letters import MOST_KNOWN
from companion.screen.match.choices import by_name, places_of, spoken_label
from companion.screen.sight import Sight
from companion.screen.things import Part, Piece, Plate, Rect, Sign, SignKind, Target, Thing

LEAST_WIDE, LEAST_TALL = 11.0, 8.0  # of a cell, in hundredths: a card is readable in it
EMPTY_TALL = 4.5  # where nothing lies yet, and the deal takes more words
MOST_WIDE, MOST_TALL = 30.0, 24.0
SLIM = 0.3
PALE, FAINT = 190, 70  # how opaque a card is that does not count yet, and one that does not lie there now
PANS: Mapping[Place, SignKind] = {(-1, 0): "left", (1, 0): "right", (0, 1): "up", (0, -1): "down"}
BESIDE = {"right-of": (1, 0), "left-of": (-1, 0), "above": (0, 1), "below": (0, -1)}  # from the neighbour


@dataclass(frozen=True, slots=True)
class Cells:
    """Which columns and rows are seen, and where each of their cells is."""

    columns: range
    rows: range
    rects: Mapping[Place, Rect]  # by column and row
    offset: Place  # from a game's place to column and row
    pans: tuple[Place, ...]  # to where more lies

    def of(self, place: Place) -> Rect | None:
        return self.rects.get((place[0] + self.offset[0], place[1] + self.offset[1]))


def draw_grid(draft: Draft, sight: Sight, room: Rect) -> None:
    head = ("head", room, sight.deck.id, sight.table.view.characteristic, sight.lines.language)
    inner = draft.again(head, lambda: _head(draft, sight, room))
    layout, cells = _layout(draft, sight, inner)
    draft.again(("labels", layout), lambda: _labels(draft, sight, cells))
    offers = _by_slot(sight)
    expected = frozenset(one.slot for one in sight.table.expected.places if one.slot and not one.relation)
    offered = tuple((slot, tuple(one.id for one in its)) for slot, its in offers.items())
    draft.again(("slots", layout, expected, sight.chosen, offered), lambda: _slots(draft, sight, cells, expected, offers))
    draft.again(("spots", layout), lambda: _spots(draft, sight, cells))
    _cards(draft, sight, cells)
    _loose(draft, sight, cells)
    _dim(draft, sight, cells, inner)
    _pairs(draft, sight, cells)
    _beside(draft, sight, cells)
    _silent(draft, sight, cells)
    _pans(draft, cells, inner)


def _layout(draft: Draft, sight: Sight, room: Rect) -> tuple[Hashable, Cells]:
    """The cells, and the key of everything they are computed from."""
    lying, is_wide = tuple(one.place for one in sight.table.view.places), any(name.relation for name in sight.table.expected.places)
    offset = offset_of(sight)
    key = ("cells", room, draft.u, sight.shape, sight.pan, offset, lying, is_wide)
    return key, draft.setter.once(key, lambda: _cells(draft, sight, room, offset))


def cells_of(draft: Draft, sight: Sight, room: Rect) -> Cells:
    """The whole mat if it is readable; else as many cells around the cards as are."""
    return _layout(draft, sight, room)[1]


def _cells(draft: Draft, sight: Sight, room: Rect, offset: Place) -> Cells:
    all_columns, all_rows = _extent(sight, offset)
    room = _inside(draft, sight, room)
    lying = {(one.place[0] + offset[0], one.place[1] + offset[1]) for one in sight.table.view.places}
    xs, ys = {x for x, _ in lying}, {y for _, y in lying}
    most_wide, most_tall = room.w / draft.px(LEAST_WIDE), room.h / draft.px(LEAST_TALL if lying else EMPTY_TALL)
    columns, rows = all_columns, all_rows
    if sum(_shares(columns, sight.shape.columns, xs)) > most_wide:
        columns = _seen(all_columns, max(1, int(most_wide)), _middle(sight, offset, 0), sight.pan[0])
    if sum(_shares(rows, sight.shape.rows, ys)) > most_tall:
        rows = _seen(all_rows, max(1, int(most_tall)), _middle(sight, offset, 1), sight.pan[1])
    shares = _shares(columns, sight.shape.columns, xs)
    heights = _shares(rows, sight.shape.rows, ys)
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
    pans = [(-1, 0)] if columns.start > all_columns.start else []
    pans += [(1, 0)] if columns.stop < all_columns.stop else []
    pans += [(0, -1)] if rows.start > all_rows.start else []
    pans += [(0, 1)] if rows.stop < all_rows.stop else []
    return Cells(columns, rows, rects, offset, tuple(pans))


def offset_of(sight: Sight) -> Place:
    """From the game's places to columns and rows of the mat; without a mat the first card's is (0, 0)."""
    for one, slot in zip(sight.table.view.places, sight.table.slots, strict=True):
        cell = sight.shape.column_and_row(slot) if slot else None
        if cell is not None:
            return cell[0] - one.place[0], cell[1] - one.place[1]
    return 0, 0


def rect_of(sight: Sight, cells: Cells, name: PlaceName) -> Rect | None:
    """Where the place of that name is shown."""
    cell = sight.shape.column_and_row(name.slot) if name.slot else None
    if cell is None and name.card is not None:
        lying = next((one.place for one in sight.table.view.places if one.card == name.card), None)
        cell = None if lying is None else (lying[0] + cells.offset[0], lying[1] + cells.offset[1])
    if cell is None:
        return None
    across, up = BESIDE.get(name.relation, (0, 0))
    return cells.rects.get((cell[0] + across, cell[1] + up))


def spot_of(draft: Draft, sight: Sight, room: Rect, name: PlaceName) -> Rect | None:
    """Where the place of that name is shown on a grid that fills the room."""
    return rect_of(sight, cells_of(draft, sight, room.cut_top(draft.px(4.6))[1]), name)


def _shares(numbers: range, most: int, lying: set[int]) -> list[float]:
    """The widths of columns or rows: a free cell beside the mat is slim, as only a card that is named can go there."""
    return [1.0 if not most or 0 <= number < most or number in lying else SLIM for number in numbers]


def _extent(sight: Sight, offset: Place) -> tuple[range, range]:
    """The columns and rows of the mat, and of cards that lie or may be laid beside it."""
    cells = [(x + offset[0], y + offset[1]) for x, y in (one.place for one in sight.table.view.places)]
    wide = [cell for cell in cells if sight.shape.cell_at(*cell) is None]
    if sight.shape.columns and sight.shape.rows:
        wide += [(0, 0), (sight.shape.columns - 1, sight.shape.rows - 1)]
    elif cells:
        xs, ys = [x for x, _ in cells], [y for _, y in cells]
        wide += [(min(xs) - 1, min(ys) - 1), (max(xs) + 1, max(ys) + 1)]
    else:
        wide = [(-1, -1), (1, 1)]
    if any(name.relation for name in sight.table.expected.places) and sight.shape.columns:
        wide += [(x + across, y + up) for x, y in cells for across, up in BESIDE.values()]
    return range(min(x for x, _ in wide), max(x for x, _ in wide) + 1), range(min(y for _, y in wide), max(y for _, y in wide) + 1)


def _middle(sight: Sight, offset: Place, axis: int) -> float:
    numbers = [one.place[axis] + offset[axis] for one in sight.table.view.places]
    return (min(numbers) + max(numbers) + 1) / 2 if numbers else 4.0


def _seen(whole: range, most: int, middle: float, pan: int) -> range:
    if len(whole) <= most:
        return whole
    start = round(middle - most / 2) + pan
    start = min(max(start, whole.start), whole.stop - most)
    return range(start, start + most)


def _inside(draft: Draft, sight: Sight, room: Rect) -> Rect:
    """The room without the names of columns and rows."""
    if not sight.shape.columns:
        return room
    return room.cut_left(draft.px(4))[1].cut_bottom(draft.px(3.8))[1]


def _head(draft: Draft, sight: Sight, room: Rect) -> Rect:
    """The characteristic and the directions in which it grows; the answer is the room below."""
    head, rest = room.cut_top(draft.px(4.6))
    of = sight.deck.characteristic(sight.table.view.characteristic)
    if of is None:
        return rest
    language = sight.lines.language
    more, side = of.more[language] or of.names[language], draft.px(3.4)
    left, middle, right = head.columns(3)
    draft.add(Sign(left.at_left(side), "up", look.QUIET))
    draft.text(left.cut_left(side + draft.px(1))[1], more, 3.6, colour=look.QUIET, ground=look.MAT, role="quiet")
    draft.text(middle, of.names[language], 3.6, colour=look.QUIET, ground=look.MAT, role="quiet", align="centre")
    draft.add(Sign(right.at_right(side), "right", look.QUIET))
    draft.text(right.cut_right(side + draft.px(1))[1], more, 3.6, colour=look.QUIET, ground=look.MAT, role="quiet", align="right")
    return rest


def _labels(draft: Draft, sight: Sight, cells: Cells) -> None:
    if not sight.shape.columns:
        return
    first_row, first_column = cells.rows.start, cells.columns.start
    for column in cells.columns:
        if 0 <= column < sight.shape.columns:
            rect = cells.rects[column, first_row]
            strip = Rect(rect.x, rect.bottom + draft.px(0.3), rect.w, draft.px(3.8))
            draft.text(strip, chr(65 + column), 3.2, colour=look.QUIET, ground=look.MAT, role="quiet", align="centre")
    for row in cells.rows:
        if 0 <= row < sight.shape.rows:
            rect = cells.rects[first_column, row]
            strip = Rect(rect.x - draft.px(4.4), rect.y, draft.px(4), rect.h)
            draft.text(strip, str(row + 1), 3.2, colour=look.QUIET, ground=look.MAT, role="quiet", align="centre")


def _slots(draft: Draft, sight: Sight, cells: Cells, expected: Collection[Slot], offers: Mapping[Slot, tuple[Offer, ...]]) -> None:
    """The cells on which no card lies."""
    taken = {(x + cells.offset[0], y + cells.offset[1]) for x, y in (one.place for one in sight.table.view.places)}
    for cell, rect in cells.rects.items():
        slot = sight.shape.cell_at(*cell) if cell not in taken else None
        if slot is not None:
            _slot(draft, sight, rect, slot, offers.get(slot, ()), is_expected=slot in expected)


def _spots(draft: Draft, sight: Sight, cells: Cells) -> None:
    for cell, rect in cells.rects.items():
        slot = sight.shape.cell_at(*cell)
        if slot is not None:
            draft.spot(rect, slot)


def _slot(draft: Draft, sight: Sight, rect: Rect, slot: Slot, offers: tuple[Offer, ...], *, is_expected: bool) -> None:
    if slot in sight.shape.blind:
        draft.add(Plate(rect.inset(rect.w // 3, rect.h // 3), look.MAT, radius=draft.px(0.6)))
        return
    edge = look.EXPECTED if slot == sight.chosen else look.FREE if is_expected else look.SLOT
    thick = draft.px(0.35 if is_expected else 0.2)
    draft.add(Plate(rect, look.MAT, edge, max(2, thick), draft.px(1.0), is_slot=is_expected))
    if offers:
        draft.touch(rect, _act(offers, slot))


def _beside(draft: Draft, sight: Sight, cells: Cells) -> None:
    """Places beside the mat on which a card may be laid."""
    names = [name for name in sight.table.expected.places if name.relation]
    offered = {name: one for one in reversed(sight.table.expected.offers) for name in places_of(one)} if names else {}
    for name in names:
        rect = rect_of(sight, cells, name)
        if rect is None:
            continue
        draft.add(Plate(rect, None, look.FREE, max(2, draft.px(0.35)), draft.px(1.0), is_slot=True))
        if name in offered:
            draft.touch(rect, Pick(offered[name].id), said=spoken_label(sight, offered[name]))
        elif by_name(sight):
            draft.touch(rect, Open("search"), said=sight.lines.place(name, is_spoken=True))


def _cards(draft: Draft, sight: Sight, cells: Cells) -> None:
    """The cards of the area; a card that has not changed is the same object as before."""
    key = ("cards", sight.deck.id, sight.lines.language, draft.u, draft.scale)
    known: dict[Hashable, tuple[Thing, Target]] = draft.setter.once(key, dict)
    if len(known) > MOST_KNOWN:
        known.clear()
    rects, (right, up), changed, of = cells.rects, cells.offset, sight.changed, sight.table.view.characteristic
    away = sight.table.away
    for one in sight.table.view.places:
        rect = rects.get((one.place[0] + right, one.place[1] + up))
        if rect is None:
            continue
        alpha = FAINT if one.card in away else 255
        its = (one.card, rect, one.is_open, one.marks, one.card in changed, of, tuple(one.numbers.values()), alpha)
        found = known.get(its)
        if found is None:
            piece = replace(_card(draft, sight, one, rect), alpha=alpha)
            found = known[its] = (piece, Target(rect, Inspect(one.card), draft.is_over))
        draft.add_touched(*found)


def _card(draft: Draft, sight: Sight, one: PlaceView, rect: Rect) -> Piece:
    is_changed = one.card in sight.changed
    return card_piece(draft, sight, one.card, rect, is_open=one.is_open, numbers=one.numbers, marks=one.marks, is_changed=is_changed)


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
            draft.add(replace(card_piece(draft, sight, card, rect, is_open=False, numbers={}), key=key, alpha=PALE))


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


def _by_slot(sight: Sight) -> Mapping[Slot, tuple[Offer, ...]]:
    """The choices that concern one place alone, by that place."""
    found: dict[Slot, tuple[Offer, ...]] = {}
    for one in sight.table.expected.offers:
        match _slots_of(one):
            case [str(slot)]:
                found[Slot(slot)] = (*found.get(Slot(slot), ()), one)
    return found


def _slots_of(offer: Offer) -> list[Slot | None]:
    return [arg.slot for arg in offer.args.values() if isinstance(arg, PlaceName) and not arg.relation]


def _act(offers: tuple[Offer, ...], slot: Slot) -> Act:
    return Pick(offers[0].id) if len(offers) == 1 else Open("choices", slot)


def _silent(draft: Draft, sight: Sight, cells: Cells) -> None:
    """Marks places that do not answer, whose cards stay shown, and places that hear their card badly."""
    marks: dict[Slot, SignKind] = {**dict.fromkeys(sight.table.frozen, "notice"), **dict.fromkeys(sight.table.weak, "weak")}
    for slot, kind in marks.items():
        cell = sight.shape.column_and_row(slot)
        rect = cells.rects.get(cell) if cell else None
        if rect is not None:
            mark_corner(draft, rect, kind)


def _pans(draft: Draft, cells: Cells, room: Rect) -> None:
    side = draft.px(look.TOUCH * 0.8)
    for across, up in cells.pans:
        x = room.x if across < 0 else room.right - side if across > 0 else room.centre[0] - side // 2
        y = room.y if up > 0 else room.bottom - side if up < 0 else room.centre[1] - side // 2
        with draft.over_all():
            draft.button(Rect(x, y, side, side), "", Pan(across * 2, up * 2), sign=PANS[across, up])
