"""The pause page, also as a menu while the match goes on: who is asked, how many cards each player has, and what can be done."""

from __future__ import annotations

from dataclasses import replace

from companion.core.games.game import OfSeat, SeatView
from companion.screen import look
from companion.screen.acts import Act, OpenPage, Press, Want
from companion.screen.draft import Draft
from companion.screen.frame import Status, page
from companion.screen.match.parts import GAP, columns_of, draw_card_count, match_status, seat_name, seat_number
from companion.screen.sight import Sight
from companion.screen.things import Rect

WHY: tuple[str, Act] = ("match-label-why", OpenPage("why", "verdict"))
WAYS: tuple[tuple[str, Act], ...] = (
    ("match-label-undo", Want("undo")),
    ("match-label-amend", OpenPage("amend")),
    WHY,
    ("match-label-rules", OpenPage("rules")),
    ("match-label-mat", OpenPage("health")),
    ("match-label-settings", OpenPage("settings")),
    ("match-label-put-aside", Want("put-aside")),
    ("match-label-leave", Want("leave")),
)


def pause(draft: Draft, sight: Sight) -> None:
    """The page of a paused match; the only way back to the table is to go on."""
    room = page(draft, _say(sight, "match-label-paused"), _status(sight), has_back=False)
    _page(draft, sight, room, ("match-label-go-on", Press("pause")))


def menu(draft: Draft, sight: Sight) -> None:
    """The page of pause while the match goes on: its button pauses the match."""
    room = page(draft, _say(sight, "match-label-menu"), match_status(sight.lines, sight.table))
    _page(draft, sight, room, ("match-label-pause", Press("pause")))


def _say(sight: Sight, key: str) -> str:
    return sight.lines.format(key, {})


def _status(sight: Sight) -> Status:
    """The status sentence of a pause, which still says whose turn it is."""
    usual, turn = match_status(sight.lines, sight.table), sight.table.view.turn
    if turn is None:
        return usual
    text = sight.lines.format("match-paused-turn", {"seat": OfSeat(turn)})
    return replace(usual, text=text, seat=(seat_number(sight.table.view, turn), seat_name(sight.table.view, turn)))


def _page(draft: Draft, sight: Sight, room: Rect, first: tuple[str, Act]) -> None:
    if draft.is_upright:
        seats, buttons = room.cut_top(_height_of_seats(draft, sight, room.h // 2))
        buttons = buttons.cut_top(draft.px(4))[1]
    else:
        seats, buttons = room.cut_left(room.w * 38 // 100)
        buttons = buttons.cut_left(draft.px(4))[1]
    _seats(draft, sight, seats)
    ways = [one for one in WAYS if one != WHY or sight.told.judged is not None]
    rows = buttons.rows(1 + -(-len(ways) // 2), draft.px(GAP))
    tall = min(rows[0].h, draft.px(24))
    places = [Rect(row.x, buttons.y + at * (tall + draft.px(GAP)), row.w, tall) for at, row in enumerate(rows)]
    draft.button(places[0], _say(sight, first[0]), first[1], is_main=True, size=look.STATUS)
    tiles = [place for row in places[1:] for place in row.columns(2, draft.px(GAP))]
    if len(ways) % 2:
        tiles[len(ways) - 1] = places[-1]
    for there, (key, act) in zip(tiles, ways, strict=False):
        draft.button(there, _say(sight, key), act, lines=3)


def _height_of_seats(draft: Draft, sight: Sight, most: int) -> int:
    return min(most, (len(sight.table.view.seats) + 1) * draft.px(11) // columns_of(draft))


def _seats(draft: Draft, sight: Sight, room: Rect) -> None:
    """The seats clockwise, and the pile below them."""
    view, gap = sight.table.view, draft.px(1)
    tall = min(draft.px(10), (room.h - gap * len(view.seats)) // (len(view.seats) + 1))
    for number, one in enumerate(view.seats):
        _seat(draft, sight, one, Rect(room.x, room.y + number * (tall + gap), room.w, tall))
    there = Rect(room.x, room.y + len(view.seats) * (tall + gap), room.w, tall).inset(draft.px(2), 0)
    draft.text(there, sight.lines.format("match-label-pile", {"count": view.pile}), 4, colour=look.QUIET, role="quiet")


def _seat(draft: Draft, sight: Sight, one: SeatView, rect: Rect) -> None:
    view = sight.table.view
    draft.plate(rect, look.MAT, edge=look.EXPECTED if view.turn == one.seat else None, thick=0.4)
    inner = rect.inset(draft.px(2), draft.px(0.6))
    side = min(inner.h, draft.px(7))
    sign, inner = inner.cut_square(side, draft.px(2))
    draft.seat_sign(sign, seat_number(view, one.seat), one.name)
    inner = draw_card_count(draft, sight.lines, one.hand, inner, look.MAT)
    draft.text(inner.cut_right(draft.px(1.5))[1], one.name, look.BODY, face="bold", ground=look.MAT, role="body", least=3, lines=2)
