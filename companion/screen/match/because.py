"""What a verdict rests on, as all can see it: the two cards of a check with their numbers, or how the players stand when one has won.

Rules of this file: only open cards show numbers; sums are those of the final count.
"""

from __future__ import annotations

from companion.core.games.game import SeatView
from companion.core.referee.announcements import Announcement
from companion.screen import look
from companion.screen.card import card_piece
from companion.screen.draft import Draft
from companion.screen.end_count import PARTS, points_by_seat
from companion.screen.sight import Sight
from companion.screen.stage import RULED, Pair, pair_sign, pairs_of, said_of_pairs
from companion.screen.things import Rect

TALL, LEAST_TALL, CARD_WIDE, SIGN, LEAST_WORDS = 31.0, 19.0, 46.0, 9.0, 30.0  # hundredths: a pair's row, card, sign and words
ROW, ONLY_ROW, LEAST_WIDE, MOST_WIDE = 10.0, 16.0, 50.0, 80.0  # of a player's line, of one that has all of them, and of its column
HEAD, SUM, UPRIGHT_SUM = 5.4, 7.0, 13.0  # the line above the players, and one of those under them
BELOW, UNDER = 3.0, 13.0  # free below a row; the words under a pair
TOTAL, BETWEEN = "total", " · "


def draw_reasons(draft: Draft, sight: Sight, said: Announcement, room: Rect, least: int) -> Rect:
    """A row of reasons at the top, where `least` pixels are left below it; the answer is the room below."""
    pairs = compared(sight, said)
    most = room.h - draft.px(BELOW) - least
    if pairs:
        tall = min(draft.px(TALL), most)
        wanted = draft.px(LEAST_TALL)
    else:
        tall = wanted = _seats_tall(draft, sight, room) if said.tone == "win" else 0
    if not tall or wanted > most:
        return room
    row, rest = room.cut_top(tall)
    if pairs:
        rest = _draw_pair(draft, sight, pairs, row, rest)
    else:
        _draw_seats(draft, sight, row)
    return rest.cut_top(draft.px(BELOW))[1]


def compared(sight: Sight, said: Announcement) -> tuple[Pair, ...]:
    """Those that the last check compared, one that is out of order first."""
    if said.tone not in RULED or sight.ground != "area":
        return ()
    return tuple(sorted(pairs_of(sight, sight.table.view.places, sight.told.checked), key=lambda one: not one.is_out))


def _draw_pair(draft: Draft, sight: Sight, pairs: tuple[Pair, ...], row: Rect, below: Rect) -> Rect:
    """Two cards with the sign between them; beside or under them what their numbers say and who draws. The answer is the room below."""
    pair, gap, side = pairs[0], draft.px(1.2), draft.px(SIGN)
    wide = min(draft.px(CARD_WIDE), (row.w - side - 2 * gap) // 2)
    left, rest = row.cut_left(wide)
    between, rest = rest.cut_left(side + 2 * gap)
    right, rest = rest.cut_left(wide)
    for one, rect in ((pair.first, left), (pair.second, right)):
        draft.add(card_piece(draft, sight.cards, one.card, rect, is_open=True, numbers=one.numbers))
    draft.add(pair_sign(draft, f"{pair.first.card}-{pair.second.card}", between.middle(side, side), is_out=pair.is_out))
    words, text = rest.cut_left(draft.px(4))[1], " ".join(said_of_pairs(sight, pairs[:1]))
    if words.w >= draft.px(LEAST_WORDS):
        draft.text(words, text, 6.0, least=look.LEAST, lines=5)
    elif below.h > draft.px(UNDER) * 4:
        words, below = below.cut_top(draft.px(UNDER))
        draft.text(words, text, 5.0, least=look.LEAST, lines=3, upright="bottom")
    return below


def _seats_tall(draft: Draft, sight: Sight, room: Rect) -> int:
    seats = sight.table.view.seats
    rows = -(-len(seats) // _columns(draft, len(seats), room))
    return draft.px(HEAD) + _row_tall(draft, rows) * rows + _sum_tall(draft) * len(_summed(sight))


def _row_tall(draft: Draft, rows: int) -> int:
    return draft.px(ONLY_ROW if rows == 1 else ROW)


def _columns(draft: Draft, seats: int, room: Rect) -> int:
    return min(seats, max(1, room.w // draft.px(LEAST_WIDE)))


def _draw_seats(draft: Draft, sight: Sight, room: Rect) -> None:
    """Each player with the cards that are left, or the points and how those of a winner add up."""
    head, room = room.cut_top(draft.px(HEAD))
    draft.text(head, _head(sight), 3.8, least=look.LEAST, colour=look.QUIET, role="quiet", upright="top")
    seats = sight.table.view.seats
    columns = _columns(draft, len(seats), room)
    wide = min(room.w // columns, draft.px(MOST_WIDE))
    each = _row_tall(draft, -(-len(seats) // columns))
    for number, seat in enumerate(seats):
        row, column = divmod(number, columns)
        cell = Rect(room.x + column * wide, room.y + row * each, wide - draft.px(1), each - draft.px(0.8))
        _draw_seat(draft, sight, seat, number, cell)
    tall = _sum_tall(draft)
    for at, seat in enumerate(reversed(_summed(sight)), 1):
        _draw_sum(draft, sight, seat, seats.index(seat), Rect(room.x, room.bottom - at * tall, room.w, tall))


def _head(sight: Sight) -> str:
    if sight.ground == "sites":
        return " ".join((*_ending(sight), _words(sight, TOTAL).capitalize()))
    return sight.lines.format("end-left", {})


def _draw_sum(draft: Draft, sight: Sight, seat: SeatView, number: int, line: Rect) -> None:
    sign, words = line.cut_top(draft.px(1.4))[1].cut_square(draft.px(4.8), draft.px(1.2))
    draft.seat_sign(sign, number, seat.name)
    draft.text(words, _sum(sight, seat), 4.6, least=look.LEAST, face="condensed", lines=2)


def _draw_seat(draft: Draft, sight: Sight, seat: SeatView, number: int, cell: Rect) -> None:
    """On a ground of its own, so that the number cannot be read as that of the next player."""
    has_won = seat.seat in sight.table.view.winners
    ground = look.RAISED if has_won else look.MAT
    draft.plate(cell, ground, edge=look.PRIZE if has_won else None, thick=0.4)
    sign, rest = cell.inset(draft.px(1.2), draft.px(0.8)).cut_square(cell.h - draft.px(1.6), draft.px(1.4))
    draft.seat_sign(sign, number, seat.name)
    value, name = rest.cut_right(draft.px(10))
    draft.text(name, seat.name, 6.4, least=look.LEAST, face="bold", ground=ground, role="label")
    draft.text(value, _signed(_value(sight, seat)), 9.0, least=look.LEAST, face="bold", ground=ground, role="value", align="right")


def _value(sight: Sight, seat: SeatView) -> int:
    """The sum of the count in a city, the number of cards elsewhere."""
    return sum(points_by_seat(sight)[seat.seat].values()) if sight.ground == "sites" else seat.hand


def standing_of(sight: Sight) -> str:
    """How the players stand at the end, those first who stand best: the sums of the final count in a city, cards left elsewhere."""
    is_city = sight.ground == "sites"
    if is_city and not sight.table.view.count:
        return ""
    seats = sorted(sight.table.view.seats, key=lambda one: (-1 if is_city else 1) * _value(sight, one))
    label = _words(sight, TOTAL).capitalize() if is_city else sight.lines.format("end-left", {})
    return f"{label} – {BETWEEN.join(f'{one.name} {_signed(_value(sight, one))}' for one in seats)}"


def _summed(sight: Sight) -> list[SeatView]:
    """The winners whose points are added up."""
    view = sight.table.view
    return [one for one in view.seats if one.seat in view.winners and sight.ground == "sites"]


def _sum_tall(draft: Draft) -> int:
    return draft.px(UPRIGHT_SUM if draft.is_upright else SUM)


def _sum(sight: Sight, seat: SeatView) -> str:
    points = points_by_seat(sight)[seat.seat]
    parts = [f"{_words(sight, part)}\N{NO-BREAK SPACE}{_signed(points[part])}" for part in PARTS if points.get(part)]
    return f"{BETWEEN.join(parts)} = {_signed(_value(sight, seat))}"


def _ending(sight: Sight) -> tuple[str, ...]:
    """Which of the two endings of a city it was, as all can see it; nothing where only one player was left (S19, E7)."""
    view = sight.table.view
    if len(view.seats) < 2:
        return ()
    has_site = any(one.owner is None for one in view.structures) or view.stock.get("foundations", 0) > 0
    key = f"{view.game}-ends-{'hands' if has_site else 'sites'}"
    return (sight.lines.moment(Announcement(key, "S19", "notice", {})),)


def _words(sight: Sight, part: str) -> str:
    return " ".join(sight.lines.format(f"end-part-{part}", {}).replace("-\n", "-").split())


def _signed(number: int) -> str:
    return f"−{-number}" if number < 0 else str(number)
