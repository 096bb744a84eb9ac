"""What a verdict rests on, as all can see it: the two cards of a check with their numbers, or how the players stand when one has won.

Rules of this file: only open cards show numbers; sums are those of the final count.
"""

from __future__ import annotations

from companion.core.games.game import SeatView
from companion.core.referee.announcements import Announcement
from companion.screen import look
from companion.screen.card import card_piece
from companion.screen.draft import Draft
from companion.screen.sight import Sight
from companion.screen.stage import RULED, Pair, pair_sign, pairs_of, said_of_pairs
from companion.screen.things import Rect

TALL, CARD_WIDE, SIGN, LEAST_WORDS = 19.0, 27.0, 7.0, 30.0  # hundredths: the row, a card of a pair, their sign, the words beside them
ROW, MOST_WIDE = 7.0, 44.0  # of a player's line and of its column
HEAD, BELOW = 4.6, 3.0


def draw_reasons(draft: Draft, sight: Sight, said: Announcement, room: Rect, least: int) -> Rect:
    """A row of reasons at the top, where `least` pixels are left below it; the answer is the room below."""
    pairs = compared(sight, said)
    tall = draft.px(TALL) if pairs else _seats_tall(draft, sight, room) if said.tone == "win" else 0
    if not tall or room.h - tall - draft.px(BELOW) < least:
        return room
    row, rest = room.cut_top(tall)
    if pairs:
        _draw_pair(draft, sight, pairs, row)
    else:
        _draw_seats(draft, sight, row)
    return rest.cut_top(draft.px(BELOW))[1]


def compared(sight: Sight, said: Announcement) -> tuple[Pair, ...]:
    """Those that the last check compared, one that is out of order first."""
    if said.tone not in RULED or sight.ground != "area":
        return ()
    return tuple(sorted(pairs_of(sight, sight.table.view.places, sight.told.checked), key=lambda one: not one.is_out))


def _draw_pair(draft: Draft, sight: Sight, pairs: tuple[Pair, ...], row: Rect) -> None:
    """Two cards with the sign between them, and at their right what their numbers say and who draws."""
    pair, gap, side = pairs[0], draft.px(1.2), draft.px(SIGN)
    wide = min(draft.px(CARD_WIDE), (row.w - side - 3 * gap) * 2 // 5)
    left, rest = row.cut_left(wide)
    between, rest = rest.cut_left(side + 2 * gap)
    right, rest = rest.cut_left(wide)
    for one, rect in ((pair.first, left), (pair.second, right)):
        draft.add(card_piece(draft, sight.cards, one.card, rect, is_open=True, numbers=one.numbers))
    draft.add(pair_sign(draft, f"{pair.first.card}-{pair.second.card}", between.middle(side, side), is_out=pair.is_out))
    words = rest.cut_left(draft.px(3))[1]
    if words.w >= draft.px(LEAST_WORDS):
        text = " ".join(said_of_pairs(sight, pairs[:1]))
        draft.text(words, text, 5.0, least=look.LEAST, lines=4)


def _seats_tall(draft: Draft, sight: Sight, room: Rect) -> int:
    return draft.px(HEAD) + draft.px(ROW) * -(-len(sight.table.view.seats) // _columns(draft, room))


def _columns(draft: Draft, room: Rect) -> int:
    return max(1, room.w // draft.px(MOST_WIDE))


def _draw_seats(draft: Draft, sight: Sight, room: Rect) -> None:
    """Each player with the cards that are left, or the points; who has won in bold letters."""
    head, room = room.cut_top(draft.px(HEAD))
    words = sight.lines.format("end-part-total" if sight.ground == "sites" else "end-left", {})
    draft.text(head, words, 3.4, least=look.LEAST, colour=look.QUIET, role="quiet")
    seats, wide = sight.table.view.seats, room.w // _columns(draft, room)
    for number, seat in enumerate(seats):
        row, column = divmod(number, _columns(draft, room))
        cell = Rect(room.x + column * wide, room.y + row * draft.px(ROW), wide, draft.px(ROW)).inset(0, draft.px(0.6))
        sign, rest = cell.cut_square(cell.h, draft.px(1.2))
        draft.seat_sign(sign, number, seat.name)
        value, name = rest.cut_right(draft.px(3))[1].cut_right(draft.px(9))
        has_won = seat.seat in sight.table.view.winners
        draft.text(name, seat.name, look.BODY, least=look.LEAST, face="bold" if has_won else "sans")
        draft.text(value, _value(sight, seat), 5.6, least=look.LEAST, face="bold", role="value", align="right")


def _value(sight: Sight, seat: SeatView) -> str:
    """The sum of the count in a city, the number of cards elsewhere."""
    points = sum(one.points for one in sight.table.view.count if one.seat == seat.seat)
    return (f"−{-points}" if points < 0 else str(points)) if sight.ground == "sites" else str(seat.hand)
