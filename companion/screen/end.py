"""The end of a match: who has won, how the table or the city looks, and what can be done next.

Rules of this file: the final count is shown as the referee counted it; nothing is added up that was not counted aloud.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from companion.core.games.game import OfSeat, SeatView, StructureView
from companion.core.referee.announcements import Said
from companion.events import SeatId
from companion.screen import look
from companion.screen.acts import OpenPage, Want
from companion.screen.draft import Draft
from companion.screen.frame import Button, Status, status_bar
from companion.screen.sight import Sight
from companion.screen.things import Plate, Rect
from companion.screen.tower import Scale, draw_marks, draw_small_foot, draw_tower, height_of

DrawGround = Callable[[Draft, Sight, Rect], None]
HEAD, UPRIGHT_HEAD, NAMES, UPRIGHT_NAMES, SIGN, ROW, LEAST_ROW, SHARE = 13.0, 18.0, 5.8, 8.4, 12.0, 5.6, 4.0, 0.6
PANEL, UPRIGHT_MAT = 0.335, 0.5  # as wide as beside the live table
PARTS = ("cards", "faulty", "mini-skyscraper", "order-and-unity", "world-record", "toilets")
COUNTS = "counts-"
LEAST_METRES = 60


def draw_end(draft: Draft, sight: Sight, story: tuple[str, ...], status: Status, draw_ground: DrawGround) -> None:
    """`story` is the account of the match, where there is a page for it."""
    status = Status(status.text, status.seat, _buttons(sight, has_story=bool(story)))
    rest = status_bar(draft, status, draft.area) if not draft.is_upright else _upright_bar(draft, status)
    if sight.ground == "sites":
        inner = rest.inset(draft.px(3.5), draft.px(2))
        head, inner = inner.cut_top(draft.px(UPRIGHT_HEAD if draft.is_upright else HEAD))
        _draw_winners(draft, sight, head)
        _draw_city(draft, sight, inner.cut_top(draft.px(1))[1])
        return
    picture, beside = rest.cut_top(round(draft.area.h * UPRIGHT_MAT)) if draft.is_upright else rest.cut_left(round(rest.w * (1 - PANEL)))
    draft.add(Plate(picture, look.MAT))
    draw_ground(draft, sight, picture.inset(draft.px(1.5), draft.px(1.2)))
    _draw_beside(draft, sight, beside.inset(draft.px(3), draft.px(2.5)))


def _draw_beside(draft: Draft, sight: Sight, room: Rect) -> None:
    """Who has won, how many cards each player had left, and the way to sorting the cards."""
    if sight.has_memory:
        sort, room = room.cut_bottom(draft.px(look.TOUCH))
        draft.button(sort, sight.lines.format("sorting-label-sort", {}), OpenPage("sorting"), lines=1)
        room = room.cut_bottom(draft.px(2))[1]
    hands, head = room.cut_bottom(min(draft.px(ROW) * (len(sight.table.view.seats) + 1), round(room.h * 0.62)))
    head = head.cut_bottom(draft.px(2))[1]
    if draft.is_upright:
        _draw_winners(draft, sight, head.cut_top(min(head.h, draft.px(20)))[0])
    else:
        _draw_winners_above(draft, sight, head)
    _draw_hands(draft, sight, hands)


def _buttons(sight: Sight, *, has_story: bool) -> tuple[Button, ...]:
    say = sight.lines.format
    went = (Button(say("end-story", {}), OpenPage("story", "")),) if has_story else ()
    return (*went, Button(say("end-home", {}), OpenPage("home")), Button(say("end-again", {}), Want("again"), is_main=True))


def _upright_bar(draft: Draft, status: Status) -> Rect:
    """The status sentence at the bottom, and the buttons in a row of their own above it."""
    rest = status_bar(draft, Status(status.text, status.seat), draft.area)
    row, rest = rest.cut_bottom(draft.px(look.TOUCH + 2))
    columns = row.inset(draft.px(3.5), draft.px(1)).columns(max(len(status.buttons), 1), draft.px(1.5))
    for rect, one in zip(columns, status.buttons, strict=False):
        draft.button(rect, one.label, one.act, is_main=one.is_main, sign=one.sign)
    return rest


# Who has won


def _draw_winners(draft: Draft, sight: Sight, head: Rect) -> None:
    """The winners' signs, large, with the words beside them."""
    signs = _draw_signs(draft, sight, head, min(head.h, draft.px(SIGN if len(sight.table.view.winners) < 3 else 8)))
    words = Rect(signs + draft.px(2), head.y, head.right - signs - draft.px(2), head.h)
    upper, lower = words.cut_top(round(words.h * (0.5 if draft.is_upright else 0.62)))
    _draw_words(draft, sight, upper, lower)


def _draw_winners_above(draft: Draft, sight: Sight, head: Rect) -> None:
    """The winners' signs above the words, for a narrow room."""
    side = min(draft.px(SIGN if len(sight.table.view.winners) < 4 else 8), head.h // 3)
    top, words = head.cut_top(side)
    _draw_signs(draft, sight, top, side)
    upper, lower = words.cut_top(round(words.h * 0.58))
    _draw_words(draft, sight, upper, lower)


def _draw_signs(draft: Draft, sight: Sight, room: Rect, side: int) -> int:
    """Side by side; the answer is the x at which they end."""
    x = room.x
    for number, seat in enumerate(sight.table.view.seats):
        if seat.seat in sight.table.view.winners:
            draft.seat_sign(Rect(x, room.centre[1] - side // 2, side, side), number, seat.name)
            x += side + draft.px(1)
    return x


def _draw_words(draft: Draft, sight: Sight, upper: Rect, lower: Rect) -> None:
    winners = sight.table.view.winners
    told: dict[str, Said] = {"seats": tuple(OfSeat(one) for one in winners), "count": len(winners)}
    draft.text(upper, sight.lines.format("end-winner", told), 9.0, least=look.BODY, face="bold", lines=3, role="title")
    draft.text(lower, _after(sight), look.BODY, least=3.0, lines=3, colour=look.QUIET, upright="top")


def _after(sight: Sight) -> str:
    """A friendly sentence about the table or the city, by the kind of game."""
    winners, view = sight.table.view.winners, sight.table.view
    if sight.ground == "sites":
        tallest = max((height_of(one) for one in view.structures if one.owner is not None), default=0)
        owned = sum(one.owner is not None for one in view.structures)
        return sight.lines.format("end-city", {"count": owned, "height": tallest}) if owned else sight.lines.format("end-no-city", {})
    return sight.lines.format("end-table", {"count": len(view.places), "winners": len(winners)})


# The mat and the hands


def _draw_hands(draft: Draft, sight: Sight, room: Rect) -> None:
    """How many cards each player had left."""
    seats = sight.table.view.seats
    rows = room.rows(len(seats) + 1)
    draft.text(rows[0], sight.lines.format("end-left", {}), 3.6, least=3.0, colour=look.QUIET, role="quiet")
    for number, (seat, row) in enumerate(zip(seats, rows[1:], strict=True)):
        right, left = row.cut_right(draft.px(8))
        _draw_seat(draft, sight, number, seat, left)
        draft.text(right, str(seat.hand), look.BODY, face="bold", role="value", align="right")


def _draw_seat(draft: Draft, sight: Sight, number: int, seat: SeatView, row: Rect) -> None:
    is_winner = seat.seat in sight.table.view.winners
    side = min(draft.px(4.2), row.h)
    draft.seat_sign(row.at_left(side), number, seat.name)
    words = Rect(row.x + side + draft.px(1.2), row.y, row.w - side - draft.px(1.5), row.h)
    draft.text(words, seat.name, 4.0, least=3.0, face="bold" if is_winner else "sans")


# The city and the count


def _draw_city(draft: Draft, sight: Sight, rest: Rect) -> None:
    seats = sight.table.view.seats
    each = max(min(draft.px(ROW), round(rest.h * (1 - SHARE)) // len(seats)), draft.px(LEAST_ROW))
    table, sky = rest.cut_bottom(each * len(seats) + _names_tall(draft))
    _draw_skyline(draft, sight, sky.cut_bottom(draft.px(1))[1])
    _draw_count(draft, sight, table)


def in_skyline(sight: Sight) -> list[StructureView]:
    """All buildings: by their owners, and each owner's in the order in which they were begun."""
    order = {one.seat: number for number, one in enumerate(sight.table.view.seats)}
    owned = [one for one in sight.table.view.structures if one.owner is not None]
    return sorted(owned, key=lambda one: (order.get(one.owner, len(order)) if one.owner else len(order), one.number))


def _draw_skyline(draft: Draft, sight: Sight, sky: Rect) -> None:
    """On one ground, to one scale, the owner's sign below each."""
    draft.add(Plate(sky, look.MAT, radius=draft.px(1.2)))
    inner, buildings = sky.inset(draft.px(2), draft.px(1)), in_skyline(sight)
    ground = inner.bottom - draft.px(5.8)
    draft.add(Plate(Rect(inner.x, ground, inner.w, max(2, draft.px(0.3))), look.QUIET))
    if not buildings:
        return
    above = draft.px(3.8) + draft.px(3.4)
    tallest = max(LEAST_METRES, *(height_of(one) for one in buildings))
    scale = Scale(ground, (ground - inner.y - above) / tallest)
    each = min(inner.w // len(buildings), draft.px(15))
    left = inner.x + (inner.w - each * len(buildings)) // 2
    for number, structure in enumerate(buildings):
        _draw_building(draft, sight, structure, Rect(left + each * number, inner.y, each, inner.h), scale)


def _draw_building(draft: Draft, sight: Sight, structure: StructureView, column: Rect, scale: Scale) -> None:
    wide = min(round(column.w * 0.62), draft.px(9))
    x = column.x + (column.w - wide) // 2
    tower = draw_tower(draft, sight, structure, x, wide, scale, has_words=False)
    draw_small_foot(draft, structure, x, wide, scale.ground)
    metres = Rect(column.x, tower.y - draft.px(3.8), column.w, draft.px(3.8))
    words = sight.lines.format("ground-metres", {"height": height_of(structure)})
    draft.text(metres, words, 3.2, least=3.0, face="condensed", ground=look.MAT, role="value", align="centre")
    draw_marks(draft, structure, Rect(column.x, metres.y - draft.px(3.2), column.w, draft.px(3.2)), draft.px(3.0))
    number, name = sight.seat_sign(structure.owner) or (0, "")
    side = draft.px(3.4)
    draft.seat_sign(Rect(column.centre[0] - side // 2, column.bottom - side, side, side), number, name)


def points_by_seat(sight: Sight) -> Mapping[SeatId, Mapping[str, int]]:
    """What each part of the count is worth to each seat; parts without points for a seat are left out."""
    found: dict[SeatId, dict[str, int]] = {one.seat: {} for one in sight.table.view.seats}
    for line in sight.table.view.count:
        parts = found.setdefault(line.seat, {})
        part = line.key.removeprefix(COUNTS)
        parts[part] = parts.get(part, 0) + line.points
    return found


def _draw_count(draft: Draft, sight: Sight, room: Rect) -> None:
    """Seats down, parts across, the sum at the right."""
    by_seat = points_by_seat(sight)
    parts = [one for one in PARTS if any(one in its for its in by_seat.values())]
    head, rest = room.cut_top(_names_tall(draft))
    total, name = draft.px(9), min(draft.px(30), room.w // 5)
    cells = _cells(head, len(parts), name, total)
    for part, cell in zip((*parts, "total"), cells, strict=True):
        words = sight.lines.format(f"end-part-{part}", {})
        draft.text(cell, words, 3.0, least=2.2, lines=3, face="condensed", colour=look.QUIET, role="unit", align="right", upright="bottom")
    for number, (seat, row) in enumerate(zip(sight.table.view.seats, rest.rows(len(by_seat)), strict=True)):
        draft.add(Plate(Rect(row.x, row.y, row.w, max(1, draft.px(0.12))), look.SLOT))
        _draw_seat(draft, sight, number, seat, Rect(row.x, row.y, name, row.h))
        _draw_points(draft, by_seat[seat.seat], parts, _cells(row, len(parts), name, total))


def _names_tall(draft: Draft) -> int:
    """The height of the row of names above the count, which has more lines on a narrow screen."""
    return draft.px(UPRIGHT_NAMES if draft.is_upright else NAMES)


def _draw_points(draft: Draft, its: Mapping[str, int], parts: Sequence[str], cells: Sequence[Rect]) -> None:
    for part, cell in zip(parts, cells, strict=False):
        if part in its:
            draft.text(cell, signed(its[part]), 3.6, least=3.0, role="value", align="right")
    draft.text(cells[-1], signed(sum(its.values())), look.BODY, least=3.0, face="bold", role="value", align="right")


def _cells(row: Rect, parts: int, name: int, total: int) -> list[Rect]:
    """A column for each part, and one for the sum."""
    last, rest = row.cut_left(name)[1].cut_right(total)
    return [*(cell.inset(rest.w // 200, 0) for cell in rest.columns(max(parts, 1)) if parts), last]


def signed(points: int) -> str:
    """The number with a minus sign that is as wide as a figure."""
    return f"−{-points}" if points < 0 else str(points)
