"""The end of a match as a picture: who has won over it, what decided it and the count below, and what can be done next.

Rules of this file: the final count is shown as the referee counted it; nothing is added up that was not counted aloud, and nothing is
shown that was never revealed, unless its players ask for it once the match is over (H3).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.core.decks.card import CardId
from companion.core.games.game import Ground, SeatView
from companion.core.referee.table_view import Offer
from companion.events import SeatId
from companion.screen import look
from companion.screen.acts import Act, GoBack, OpenPage, Pick, Want
from companion.screen.draft import Draft
from companion.screen.end_pictures import SKY, cells_of, draw_area, draw_moon, draw_skyline
from companion.screen.end_ruler import draw_ruler
from companion.screen.ending import Ending
from companion.screen.match.choices import SHOW_ALL, label_of
from companion.screen.pages.parts import breakable
from companion.screen.sight import Sight
from companion.screen.things import Colour, Plate, Rect, Sign
from companion.screen.tone_signs import SIGNS
from companion.screen.tower import height_of

WINNER = 8.0  # the letters of who has won
BAR, TITLE, SIGN, BESIDE = 13.0, 13.0, 10.0, 46.0  # hundredths: the buttons, the sentence over the picture, the winner's sign, a column
BELOW: Mapping[Ground, float] = {"sites": 32.0, "area": 32.0, "row": 40.0}  # hundredths: the height below the picture
UPRIGHT_PICTURE = 0.54  # the share of the picture on an upright screen
NAMES, UPRIGHT_NAMES, ROW, LEFT, LEAST_CELL, NAME_WIDE = 5.8, 8.4, 4.8, 4.4, 6.4, 14.0
MOMENTS, ENOUGH = (4.4, 4.0, 3.6, 3.3, 3.0), 3  # the sizes of their sentences, and how many are wanted
HEADS, MOST_COUNT = (3.2, 3.0, 2.6, look.CONDENSED_LEAST), 0.68  # the sizes of the heads of the count; its most of the width
PARTS = ("cards", "faulty", "mini-skyscraper", "order-and-unity", "world-record", "toilets")
COUNTS = "counts-"
MANY, MAIN = 5, 1.5  # buttons side by side; the width of the main one among them, in widths of the others
KEEP, ASK_ALL = "keep-picture", "ask-show-all"

Choice = tuple[str, Act]


def draw_end(draft: Draft, sight: Sight, ending: Ending, note: str = "", *, asks_all: bool = False) -> None:
    """A `note` stands in the place of the moments; with `asks_all`, the question whether all that is closed shall be shown (H3)."""
    draft.about(sight.deck, sight.lines)
    all_shown = _all_shown(sight)
    if asks_all and all_shown is not None:
        question = "end-ask-show-floors" if sight.ground == "sites" else "end-ask-show-all"
        note, choices = sight.lines.format(question, {}), _answers(sight, all_shown)
    else:
        choices = _choices(sight, all_shown)
    rest = draft.part(_draw_buttons, tuple(choices))
    draw_picture(draft, sight, ending, rest, note)


def draw_picture(draft: Draft, sight: Sight, ending: Ending, room: Rect, note: str = "") -> None:
    """The end without its buttons, as it is kept."""
    draft.about(sight.deck, sight.lines)
    draft.part(_draw_picture, sight.alone, ending, room, note)


def _draw_picture(draft: Draft, sight: Sight, ending: Ending, room: Rect, note: str) -> None:
    below = draft.px(BELOW[sight.ground]) if not draft.is_upright else room.h - round(room.h * UPRIGHT_PICTURE)
    picture, rest = room.cut_top(room.h - below)
    match sight.ground:
        case "sites":
            head, inner = picture.inset(draft.px(3), draft.px(1.5)).cut_top(draft.px(TITLE))
            draw_skyline(draft, sight, picture, Rect(inner.x, inner.y, inner.w, picture.bottom - inner.y))
            draw_moon(draft, head)
            _draw_winner(draft, sight, head.cut_right(draft.px(10))[1], SKY)
        case "area":
            draft.add(Plate(picture, look.MAT))
            head, inner = _beside(draft, sight, picture.inset(draft.px(2.5), draft.px(1.5)))
            draw_area(draft, sight, ending, inner)
            _draw_winner(draft, sight, head, look.MAT)
        case "row":
            draft.add(Plate(picture, look.MAT))
            head, inner = picture.inset(draft.px(3), draft.px(1.5)).cut_top(draft.px(TITLE))
            draw_ruler(draft, sight, Rect(picture.x, inner.y, picture.w, inner.h), _won_with(sight, ending))
            _draw_winner(draft, sight, head, look.MAT)
    _draw_below(draft, sight, ending, rest.inset(draft.px(3), draft.px(1.5)), note)


def _won_with(sight: Sight, ending: Ending) -> CardId | None:
    """The card that decided it: the last one that fitted, where a winner played it."""
    card, seat = ending.last or (None, None)
    return card if seat in sight.table.view.winners else None


def _beside(draft: Draft, sight: Sight, room: Rect) -> tuple[Rect, Rect]:
    """On an upright screen the sentence stands above the area; else beside it, in one line where the cards leave room for that."""
    if draft.is_upright:
        return room.cut_top(draft.px(TITLE))
    line = draft.setter.letters.width(sight.lines.text(sight.table.expected.status), "bold", draft.letters_px(WINNER)) + draft.px(3)
    spare = room.w - cells_of(draft, sight.table.view.places, room).width - draft.px(2)
    return room.cut_left(line if draft.px(BESIDE) < line <= spare else draft.px(BESIDE))


# Buttons


def _all_shown(sight: Sight) -> Offer | None:
    """The choice to show all that is closed."""
    return next((one for one in sight.table.expected.offers if one.kind == SHOW_ALL), None)


def _answers(sight: Sight, all_shown: Offer) -> list[Choice]:
    return [(sight.lines.format("screen-button-cancel", {}), GoBack()), (label_of(sight.lines, all_shown), Pick(all_shown.id))]


def _choices(sight: Sight, all_shown: Offer | None) -> list[Choice]:
    say = sight.lines.format
    show = [(label_of(sight.lines, all_shown), Want(ASK_ALL))] if all_shown is not None else []
    sort = [(say("sorting-label-sort", {}), OpenPage("sorting"))] if sight.has_memory else []
    return [
        (say("end-label-keep", {}), Want(KEEP)), *show, *sort, (say("end-story", {}), OpenPage("story", "")),
        (say("end-home", {}), OpenPage("home")), (say("end-again", {}), Want("again")),
    ]  # fmt: skip


def _draw_buttons(draft: Draft, choices: Sequence[Choice]) -> Rect:
    """Side by side along the bottom, the main one at the end; on an upright screen in rows of two above it. Answers the room above."""
    gap, tall = draft.px(1.5), draft.px(look.TOUCH)
    lines = [choices[number : number + 2] for number in range(0, len(choices) - 1, 2)] if draft.is_upright else []
    rows = [*(row if number < len(lines) - 1 else choices[2 * number : -1] for number, row in enumerate(lines)), choices[-1:]]
    rows = rows if draft.is_upright else [choices]
    bar, rest = draft.area.cut_bottom((tall + gap) * len(rows) + gap)
    draft.add(Plate(bar, look.MAT))
    for rect, row in zip(bar.inset(draft.px(2.5), gap).rows(len(rows), gap), rows, strict=True):
        for place, (label, act) in zip(_places(rect, len(row), gap), row, strict=True):
            draft.button(place, label, act, is_main=act == choices[-1][1], size=4.2)
    return rest


def _places(row: Rect, number: int, gap: int) -> list[Rect]:
    """Where so many buttons stand; among many the last, the main one, is wider."""
    if number < MANY:
        return row.columns(number, gap)
    main, rest = row.cut_right(round(row.w * MAIN / (number - 1 + MAIN)))
    return [*rest.cut_right(gap)[1].columns(number - 1, gap), main]


# Who has won


def _draw_winner(draft: Draft, sight: Sight, head: Rect, ground: Colour) -> None:
    """The winners' signs, large, with the one sentence beside them, or below them in a narrow column."""
    winners = [(number, one) for number, one in enumerate(sight.table.view.seats) if one.seat in sight.table.view.winners]
    is_column = sight.ground == "area" and not draft.is_upright
    side = min(draft.px(SIGN if len(winners) < 3 else 7), head.w // max(len(winners), 1) - draft.px(1), head.h)
    x, y = head.x, head.y if is_column else max(head.y, head.y + (draft.px(TITLE) - side) // 2)
    for number, seat in winners:
        draft.seat_sign(Rect(x, y, side, side), number, seat.name)
        x += side + draft.px(1)
    if is_column:
        words = Rect(head.x, head.y + side + draft.px(1.5), head.w - draft.px(2), head.h - side - draft.px(1.5))
    else:
        words = Rect(x + draft.px(1.5), head.y, head.right - x - draft.px(1.5), head.h)
    text = sight.lines.text(sight.table.expected.status)
    draft.text(words, text, WINNER, lines=4, face="bold", ground=ground, role="status", upright="top" if is_column else "middle")


# What decided it, and the count


def _draw_below(draft: Draft, sight: Sight, ending: Ending, room: Rect, note: str) -> None:
    if draft.is_upright:
        table, rest = room.cut_bottom(_count_tall(draft, sight, room))
        beside = rest.cut_bottom(draft.px(2))[1]
    else:
        table, rest = room.cut_right(_count_wide(draft, sight, room) if sight.ground == "sites" else round(room.w * _hands_wide(sight)))
        beside = rest.cut_right(draft.px(4))[1]
    if note:
        _draw_note(draft, note, beside)
    else:
        _draw_moments(draft, sight, ending, beside)
    if sight.ground == "sites":
        _draw_count(draft, sight, table)
    else:
        _draw_hands(draft, sight, table)


def _hands_wide(sight: Sight) -> float:
    """The share of the room; many players stand in two columns."""
    return 0.25 if len(sight.table.view.seats) <= 4 else 0.4


def _draw_note(draft: Draft, note: str, room: Rect) -> None:
    plate = room.cut_top(min(room.h, draft.px(24)))[0]
    draft.plate(plate, look.RAISED, edge=look.NOTICE, thick=0.4)
    inner = plate.inset(draft.px(2), draft.px(1))
    words = breakable(draft, note, inner.w, look.LEAST)
    draft.text(inner, words, look.BODY, least=look.LEAST, lines=6, ground=look.RAISED)


def _count_tall(draft: Draft, sight: Sight, room: Rect) -> int:
    return min(draft.px(ROW * (len(sight.table.view.seats) + 1)) + draft.px(UPRIGHT_NAMES), room.h // 2)


def _count_wide(draft: Draft, sight: Sight, room: Rect) -> int:
    """About half of the room, or what names and columns need where a screen is less wide."""
    _, words = _columns(sight)
    needed = sum(_shares(draft, words, _head_size(draft, words))) + draft.px(NAME_WIDE)
    return max(round(room.w * 0.54), min(needed, round(room.w * MOST_COUNT)))


def _draw_moments(draft: Draft, sight: Sight, ending: Ending, room: Rect) -> None:
    """As many of the last ones as there is room for; without any, a sentence about the table."""
    if not ending.moments:
        draft.text(room, _after(sight), look.BODY, least=3.0, lines=4, colour=look.QUIET, upright="top")
        return
    indent, gap = draft.px(5.2), draft.px(0.8)
    size, shown = _fitting(draft, [text for text, _ in ending.moments], room.w - indent, room.h, gap)
    y = room.y
    for (text, tone), tall in zip(ending.moments[-len(shown) :], shown, strict=True):
        kind, colour = SIGNS.get(tone, ("circle", look.FREE))
        sign = Rect(room.x, y + draft.px(0.3), draft.px(3.6), draft.px(3.6))
        draft.add(Sign(sign, kind, colour, look.GROUND if kind != "violation" else look.NOTICE))
        line = Rect(room.x + indent, y, room.w - indent, min(tall, room.bottom - y))
        draft.text(line, text, size, least=3.0, lines=6, face="condensed")
        y += tall + gap


def _fitting(draft: Draft, texts: Sequence[str], wide: int, room: int, gap: int) -> tuple[float, list[int]]:
    """The largest letters in which three of them have room, and the heights of as many of the last ones as have room then."""
    for size in MOMENTS:
        talls = [draft.text_height(one, wide, size, face="condensed") for one in texts]
        while len(talls) > 1 and sum(talls) + gap * (len(talls) - 1) > room:
            talls = talls[1:]
        if len(talls) >= min(ENOUGH, len(texts)):
            break
    return size, talls


def _after(sight: Sight) -> str:
    """A friendly sentence about the table or the city, by the kind of game."""
    view = sight.table.view
    if sight.ground == "sites":
        tallest = max((height_of(one) for one in view.structures if one.owner is not None), default=0)
        owned = sum(one.owner is not None for one in view.structures)
        return sight.lines.format("end-city", {"count": owned, "height": tallest}) if owned else sight.lines.format("end-no-city", {})
    return sight.lines.format("end-table", {"count": len(view.places), "winners": len(view.winners)})


def _draw_hands(draft: Draft, sight: Sight, room: Rect) -> None:
    """How many cards each player had left."""
    seats = sight.table.view.seats
    head, rest = room.cut_top(draft.px(LEFT))
    draft.text(head, sight.lines.format("end-left", {}), 3.4, least=3.0, colour=look.QUIET, role="quiet")
    columns = rest.columns(2, draft.px(3)) if len(seats) > 4 else [rest]
    each = -(-len(seats) // len(columns))
    tall = min(rest.h // max(each, 1), draft.px(6))
    for number, seat in enumerate(seats):
        column = columns[number // each]
        row = Rect(column.x, column.y + number % each * tall, column.w, tall)
        right, left = row.cut_right(draft.px(7))
        _draw_seat(draft, sight, number, seat, left)
        draft.text(right, str(seat.hand), look.BODY, least=3.0, face="bold", role="value", align="right")


def _draw_seat(draft: Draft, sight: Sight, number: int, seat: SeatView, row: Rect) -> None:
    is_winner = seat.seat in sight.table.view.winners
    sign, name = row.cut_square(min(row.h * 9 // 10, draft.px(4.4)), draft.px(1.2))
    draft.seat_sign(sign, number, seat.name)
    draft.text(name, seat.name, look.BODY, least=3.0, face="bold" if is_winner else "sans", role="body")


def points_by_seat(sight: Sight) -> Mapping[SeatId, Mapping[str, int]]:
    """What each part of the count is worth to each seat; parts without points for a seat are left out."""
    found: dict[SeatId, dict[str, int]] = {one.seat: {} for one in sight.table.view.seats}
    for line in sight.table.view.count:
        parts = found.setdefault(line.seat, {})
        part = line.key.removeprefix(COUNTS)
        parts[part] = parts.get(part, 0) + line.points
    return found


def _draw_count(draft: Draft, sight: Sight, room: Rect) -> None:
    """Seats down, the greatest sum first, parts across, the sum at the right."""
    by_seat, seats = points_by_seat(sight), sight.table.view.seats
    parts, words = _columns(sight)
    size = _head_size(draft, words)
    two_lines = 2 * draft.height_of(size, "condensed")
    head, rest = room.cut_top(max(draft.px(UPRIGHT_NAMES if draft.is_upright else NAMES), two_lines))
    shares = _shares(draft, words, size)
    for text, cell in zip(words, _cells(draft, head, shares), strict=True):
        inner = cell.cut_left(draft.px(0.8))[1]
        draft.text(
            inner,
            text,
            size,
            least=look.CONDENSED_LEAST,
            lines=2,
            face="condensed",
            colour=look.QUIET,
            role="unit",
            align="right",
            upright="bottom",
        )
    tall = min(rest.h // max(len(by_seat), 1), draft.px(7))
    order = sorted(enumerate(seats), key=lambda one: -sum(by_seat[one[1].seat].values()))
    for (number, seat), row in zip(order, rest.cut_top(tall * len(seats))[0].rows(len(seats)), strict=True):
        draft.add(Plate(Rect(row.x, row.y, row.w, max(1, draft.px(0.12))), look.SLOT))
        cells = _cells(draft, row, shares)
        _draw_seat(draft, sight, number, seat, Rect(row.x, row.y, cells[0].x - row.x, row.h))
        _draw_points(draft, by_seat[seat.seat], parts, cells)


def _columns(sight: Sight) -> tuple[list[str], list[str]]:
    """The parts of the count that have points, and the words over their columns and over the sum."""
    by_seat = points_by_seat(sight)
    parts = [one for one in PARTS if any(one in its for its in by_seat.values())]
    return parts, [sight.lines.format(f"end-part-{part}", {}) for part in (*parts, "total")]


def _head_size(draft: Draft, words: Sequence[str]) -> float:
    """The largest letters of the heads with which all columns have room; larger ones chosen by the players give way."""
    most = round(draft.area.w * (0.94 if draft.is_upright else MOST_COUNT * 0.95)) - draft.px(NAME_WIDE)
    return next((size for size in HEADS if sum(_shares(draft, words, size)) <= most), HEADS[-1])


def _shares(draft: Draft, words: Sequence[str], size: float) -> list[int]:
    return [max(_word(draft, one, size) + draft.px(1), draft.px(LEAST_CELL)) for one in words]


def _word(draft: Draft, text: str, size: float) -> int:
    """The least width in which these words stand in two rows."""
    rows = text.split("\n") if "\n" in text else text.split()
    ways = [(" ".join(rows[:cut]), " ".join(rows[cut:])) for cut in range(1, len(rows) + 1)]
    wide, letters = draft.setter.letters.width, max(draft.px(size), draft.smallest)
    return min(max(wide(one, "condensed", letters) for one in way) for way in ways)


def _cells(draft: Draft, row: Rect, shares: Sequence[int]) -> list[Rect]:
    """The columns of a row beside the name; each has the width of its share, and as much more as can be spared."""
    name = max(min(draft.px(26), row.w - sum(shares)), draft.px(NAME_WIDE))
    spare = max(row.w - name - sum(shares), 0) // len(shares)
    placed, x = [], row.right - sum(shares) - spare * len(shares)
    for share in shares:
        placed.append(Rect(x, row.y, share + spare, row.h))
        x += share + spare
    return placed


def _draw_points(draft: Draft, its: Mapping[str, int], parts: Sequence[str], cells: Sequence[Rect]) -> None:
    for part, cell in zip(parts, cells, strict=False):
        if part in its:
            draft.text(cell, signed(its[part]), 3.6, least=3.0, role="value", align="right")
    draft.text(cells[-1], signed(sum(its.values())), look.BODY, least=3.0, face="bold", role="value", align="right")


def signed(points: int) -> str:
    """The number with a minus sign that is as wide as a figure."""
    return f"−{-points}" if points < 0 else str(points)
