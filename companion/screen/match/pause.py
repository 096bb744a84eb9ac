"""The pause page, also as a menu while the match goes on: who is asked, what is public of each player, and what can be done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from companion.core.frozen import dataclass
from companion.core.games.game import OfSeat
from companion.screen import look
from companion.screen.acts import Act, OpenPage, Press, Want
from companion.screen.draft import Draft
from companion.screen.frame import Status, page
from companion.screen.match.parts import GAP, match_status, seat_name, seat_number, stock_words
from companion.screen.seats import draw_seat_rows
from companion.screen.sight import Sight
from companion.screen.things import Rect, Sign, SignKind


@dataclass(frozen=True, slots=True)
class Way:
    """A button of the page, with its sign."""

    label: str
    act: Act
    sign: SignKind


WHY = OpenPage("why", "verdict")
# Three groups: the match, the table, and what ends the page without going on.
MATCH = (
    Way("match-label-undo", Want("undo"), "undo"),
    Way("match-label-amend", OpenPage("amend"), "pencil"),
    Way("match-label-why", WHY, "question"),
    Way("match-label-rules", OpenPage("rules"), "book"),
)
TABLE = (Way("match-label-mat", OpenPage("health"), "grid"), Way("match-label-settings", OpenPage("settings"), "sliders"))
AWAY = (Way("match-label-put-aside", Want("put-aside"), "bookmark"), Way("match-label-leave", Want("leave"), "house"))
APART, FIRST, MOST = 3.4, 1.25, 17.0  # hundredths between groups; the first button in heights of the others; the highest of those
SEATS, STOCK = 0.4, 5.0  # the share of the page that seats have; hundredths of the line under them
SEAT_TALL = 17.0


def pause(draft: Draft, sight: Sight) -> None:
    """The page of a paused match; the only way back to the table is to go on."""
    room = page(draft, _say(sight, "match-label-paused"), _status(sight), has_back=False)
    _page(draft, sight, room, Way("match-label-go-on", Press("pause"), "play"))


def menu(draft: Draft, sight: Sight) -> None:
    """The page of pause while the match goes on: its button pauses the match."""
    room = page(draft, _say(sight, "match-label-menu"), match_status(sight.lines, sight.table))
    _page(draft, sight, room, Way("match-label-pause", Press("pause"), "pause"))


def _say(sight: Sight, key: str) -> str:
    return sight.lines.format(key, {})


def _status(sight: Sight) -> Status:
    """The status sentence of a pause, which still says whose turn it is."""
    usual, turn = match_status(sight.lines, sight.table), sight.table.view.turn
    if turn is None:
        return usual
    text = sight.lines.format("match-paused-turn", {"seat": OfSeat(turn)})
    return replace(usual, text=text, seat=(seat_number(sight.table.view, turn), seat_name(sight.table.view, turn)))


def _page(draft: Draft, sight: Sight, room: Rect, first: Way) -> None:
    if draft.is_upright:
        seats, buttons = room.cut_top(min(room.h * 4 // 10, draft.px(STOCK + SEAT_TALL * len(sight.table.view.seats))))
        buttons = buttons.cut_top(draft.px(4))[1]
    else:
        seats, buttons = room.cut_left(round(room.w * SEATS))
        buttons = buttons.cut_left(draft.px(4))[1]
    _seats(draft, sight, seats)
    ways = tuple(one for one in MATCH if one.act != WHY or sight.told.judged is not None)
    groups = (ways, TABLE, AWAY)
    gap, apart = draft.px(GAP), draft.px(APART)
    rows = sum(-(-len(one) // 2) for one in groups)
    free = buttons.h - apart * len(groups) - gap * (rows - len(groups))
    tall = min(round(free / (rows + FIRST)), draft.px(MOST))
    top, rest = buttons.cut_top(round(tall * FIRST))
    draft.button(top, _say(sight, first.label), first.act, is_main=True, size=look.STATUS, sign=first.sign)
    for group in groups:
        rest = _group(draft, sight, group, rest.cut_top(apart)[1], tall)


def _group(draft: Draft, sight: Sight, group: Sequence[Way], room: Rect, tall: int) -> Rect:
    """Two columns of buttons; the last of an odd number has a row of its own. The answer is the room below."""
    gap = draft.px(GAP)
    for at in range(0, len(group), 2):
        row, room = room.cut_top(tall)
        for rect, way in zip(row.columns(len(group[at : at + 2]), gap), group[at : at + 2], strict=True):
            _button(draft, sight, rect, way, is_quiet=group is AWAY)
        room = room.cut_top(gap)[1] if at + 2 < len(group) else room
    return room


def _button(draft: Draft, sight: Sight, rect: Rect, way: Way, *, is_quiet: bool) -> None:
    """The sign at the left, the words beside it; what leads away from the match has an outline only."""
    ground, colour = (look.GROUND, look.QUIET) if is_quiet else (look.RAISED, look.TEXT)
    draft.plate(rect, ground, edge=look.SLOT if is_quiet else None)
    side = min(rect.h - draft.px(2), draft.px(6))
    sign, words = rect.inset(draft.px(2.4), draft.px(0.5)).cut_left(side)
    draft.add(Sign(sign.middle(side, side), way.sign, look.EXPECTED if not is_quiet else look.QUIET, ground))
    words = words.cut_left(draft.px(2.2))[1]
    draft.text(words, _say(sight, way.label), look.BODY, least=look.LEAST, lines=2, colour=colour, ground=ground, role="label")
    draft.touch(rect, way.act)


def _seats(draft: Draft, sight: Sight, room: Rect) -> None:
    """The seats as beside the table, where they cannot be touched either, and below them what is left on the table."""
    view = sight.table.view
    rows = room.cut_top(min(room.h - draft.px(STOCK), draft.px(SEAT_TALL) * len(view.seats)))[0]
    draw_seat_rows(draft, sight, rows)
    there = Rect(room.x, rows.bottom + draft.px(0.6), room.w, draft.px(STOCK - 0.6)).inset(draft.px(2), 0)
    words = stock_words(sight.lines, view.pile, view.stock)
    draft.text(there, words, 4, least=look.LEAST, colour=look.QUIET, role="quiet", lines=2)
