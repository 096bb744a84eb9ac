"""Parts that several pages within a match share: the status sentence, tiles in pages, and seats."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.games.game import View
from companion.core.referee.placement import PlaceName
from companion.core.referee.table_view import Expected, Offer, TableView
from companion.events import SeatId
from companion.screen import look
from companion.screen.acts import Page
from companion.screen.draft import Draft
from companion.screen.frame import Status
from companion.screen.things import Colour, Rect
from companion.words.lines import Lines

GAP = 1.5
STOCK = "\N{NO-BREAK SPACE}· "  # what stands between the numbers of what is left; a line may end with it, and none begins with it
LAYING = ("play", "draw-and-play")  # the kinds of choices that lay a card


def seat_number(view: View, seat: SeatId) -> int:
    """The number of a seat for its colour and shape, which stays the same when other players leave."""
    number = seat.rpartition("-")[2]
    return int(number) - 1 if number.isdigit() else next((at for at, one in enumerate(view.seats) if one.seat == seat), 0)


def seat_name(view: View, seat: SeatId) -> str:
    return next((one.name for one in view.seats if one.seat == seat), "")


def match_status(lines: Lines, table: TableView) -> Status:
    """The status sentence of the referee, as it stands under every page of a match."""
    seat = table.expected.seat
    asked = (seat_number(table.view, seat), seat_name(table.view, seat)) if seat is not None else None
    return Status(sentence_of(lines, table.expected), asked)


def sentence_of(lines: Lines, expected: Expected) -> str:
    """The status sentence in its short form, which names the cards where only one act with cards of the table is possible."""
    acts = _with_places(expected)
    return lines.status(expected.status, acts[0].args if len(acts) == 1 else None, is_laying=is_laying(expected))


def is_laying(expected: Expected) -> bool:
    """Whether each choice that has a place lays a card there."""
    acts = _with_places(expected)
    return bool(acts) and all(one.kind in LAYING for one in acts)


def _with_places(expected: Expected) -> list[Offer]:
    return [one for one in expected.offers if any(isinstance(arg, PlaceName) for arg in one.args.values())]


def draw_card_count(draft: Draft, lines: Lines, count: int, room: Rect, ground: Colour) -> Rect:
    """How many cards a seat has, at the right end of its row; the room that is left before it."""
    cards = lines.format("match-label-cards", {"count": count})
    wide = draft.setter.letters.width(cards, "sans", draft.letters_px(4)) + draft.px(1)
    right, rest = room.cut_right(wide)
    draft.text(right, cards, 4, colour=look.QUIET, ground=ground, role="quiet", align="right")
    return rest


def stock_words(lines: Lines, pile: int, stock: Mapping[str, int]) -> str:
    """What lies beside the cards that are played: the pile, and what else a game counts; lines are broken between them only."""
    texts = [lines.format("terminal-pile", {"count": pile})]
    texts += [lines.format(f"terminal-stock-{name.replace('_', '-')}", {"count": count}) for name, count in stock.items()]
    return STOCK.join(f"{one[:1].upper()}{one[1:]}".replace(" ", "\N{NO-BREAK SPACE}") for one in texts)


def columns_of(draft: Draft) -> int:
    return 1 if draft.is_upright else 2


Numbered = list[tuple[int, Rect]]


def tiles(draft: Draft, room: Rect, count: int, page: int, *, columns: int, tall: float, most: float | None = None) -> Numbered:
    """The numbers and rectangles of the tiles on that page, each at least `tall` and at most `most` hundredths high.

    Where not all of `count` fit, buttons at the right lead to the others.
    """
    gap = draft.px(GAP)
    rows = max(1, (room.h + gap) // (draft.px(tall) + gap))
    needed = -(-count // columns)
    if needed <= rows:
        high = min((room.h - gap * (needed - 1)) // max(needed, 1), draft.px(most or tall))
        return [(number, room.tile(number, columns, high, gap, gap)) for number in range(count)]
    pages = -(-count // (rows * columns))
    page = min(max(page, 0), pages - 1)
    rest = _turning(draft, room, page, pages)
    high = (room.h - gap * (rows - 1)) // rows
    first = page * rows * columns
    shown = range(first, min(first + rows * columns, count))
    return [(number, rest.tile(at, columns, high, gap, gap)) for at, number in enumerate(shown)]


def _turning(draft: Draft, room: Rect, page: int, pages: int) -> Rect:
    """Buttons that turn pages, and the number of the page; the answer is the room beside them."""
    side = draft.px(look.TOUCH)
    right, rest = room.cut_right(side)
    if page > 0:
        draft.button(Rect(right.x, right.y, side, side), "", Page(-1), sign="up")
    if page < pages - 1:
        draft.button(Rect(right.x, right.bottom - side, side, side), "", Page(1), sign="down")
    draft.text(right.inset(0, side), f"{page + 1}/{pages}", 3.6, colour=look.QUIET, role="quiet", align="centre")
    return Rect(rest.x, rest.y, rest.w - draft.px(2.5), rest.h)
