"""The final count of a city: seats down, the greatest sum first, parts across, each with its picture, the sum at the right.

Rules of this file: the count is shown as the referee counted it; nothing is added up that was not counted aloud.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.core.frozen import dataclass
from companion.core.games.game import SeatView
from companion.events import SeatId
from companion.screen import look
from companion.screen.draft import Draft
from companion.screen.sight import Sight
from companion.screen.things import Colour, EmblemPicture, Plate, Rect, Sign, SignKind

HEAD, UPRIGHT_ROW, ROW, LEAST_CELL, NAME_WIDE = 5.0, 4.8, 7.0, 6.4, 17.0
HEADS, MOST_COUNT = (3.2, 3.0, 2.6, look.CONDENSED_LEAST), 0.68  # the sizes of the heads; the most of the width
PICTURE, BETWEEN = 3.4, 0.5  # hundredths: a picture in a head, and the space beside it
COUNTS = "counts-"
SIGNS: Mapping[str, tuple[SignKind, Colour]] = {
    "faulty": ("notice", look.NOTICE), "mini-skyscraper": ("prize", look.PRIZE), "order-and-unity": ("prize", look.PRIZE),
    "world-record": ("prize", look.PRIZE),
}  # fmt: skip
EMBLEMS = {"cards": "landmark-building", "toilets": "tower-toilet"}
PARTS = ("cards", "faulty", "mini-skyscraper", "order-and-unity", "world-record", "toilets")
TOTAL = "total"


@dataclass(frozen=True, slots=True)
class Heads:
    """The words over the columns, by their parts, the size of their letters, and whether there is room for pictures."""

    words: Mapping[str, str]
    size: float
    has_pictures: bool

    def wide(self, draft: Draft, part: str) -> int:
        """The least width of the column of a part."""
        picture = draft.px(PICTURE + BETWEEN) if self.has_pictures and part != TOTAL else 0
        return max(self.letters(draft, part) + picture + draft.px(1.6), draft.px(LEAST_CELL))

    def letters(self, draft: Draft, part: str) -> int:
        return draft.setter.letters.width(self.words[part], "condensed", max(draft.letters_px(self.size), draft.smallest))

    def needed(self, draft: Draft) -> int:
        return sum(self.wide(draft, part) for part in self.words)


def points_by_seat(sight: Sight) -> Mapping[SeatId, Mapping[str, int]]:
    """What each part of the count is worth to each seat; parts without points for a seat are left out."""
    found: dict[SeatId, dict[str, int]] = {one.seat: {} for one in sight.table.view.seats}
    for line in sight.table.view.count:
        parts = found.setdefault(line.seat, {})
        part = line.key.removeprefix(COUNTS)
        parts[part] = parts.get(part, 0) + line.points
    return found


def count_tall(draft: Draft, sight: Sight, room: Rect) -> int:
    return min(draft.px(UPRIGHT_ROW * len(sight.table.view.seats) + HEAD), room.h // 2)


def count_wide(draft: Draft, sight: Sight, room: Rect) -> int:
    """About half of the room, or what names and columns need where a screen is less wide."""
    needed = _heads(draft, sight).needed(draft) + draft.px(NAME_WIDE)
    return max(round(room.w * 0.54), min(needed, round(room.w * MOST_COUNT)))


def draw_count(draft: Draft, sight: Sight, room: Rect) -> None:
    by_seat, heads = points_by_seat(sight), _heads(draft, sight)
    head, rest = room.cut_top(draft.px(HEAD))
    for part, cell in zip(heads.words, _cells(draft, head, heads), strict=True):
        _draw_head(draft, heads, part, cell)
    tall = min(rest.h // max(len(by_seat), 1), draft.px(ROW))
    order = sorted(enumerate(sight.table.view.seats), key=lambda one: -sum(by_seat[one[1].seat].values()))
    for (number, seat), row in zip(order, rest.cut_top(tall * len(order))[0].rows(len(order)), strict=True):
        draft.add(Plate(Rect(row.x, row.y, row.w, max(1, draft.px(0.12))), look.SLOT))
        cells = _cells(draft, row, heads)
        draw_seat(draft, sight, number, seat, Rect(row.x, row.y, cells[0].x - row.x, row.h))
        _draw_points(draft, by_seat[seat.seat], heads, cells)


def draw_seat(draft: Draft, sight: Sight, number: int, seat: SeatView, row: Rect) -> None:
    is_winner = seat.seat in sight.table.view.winners
    sign, name = row.cut_square(min(row.h * 9 // 10, draft.px(4.4)), draft.px(1.2))
    draft.seat_sign(sign, number, seat.name)
    draft.text(name, seat.name, look.BODY, least=3.0, face="bold" if is_winner else "sans", role="body")


def _heads(draft: Draft, sight: Sight) -> Heads:
    """Of the parts that have points, in the largest letters with which all columns have room; pictures go before letters get small."""
    by_seat = points_by_seat(sight)
    parts = [*(one for one in PARTS if any(one in its for its in by_seat.values())), TOTAL]
    words = {part: sight.lines.format(f"end-part-{part}", {}) for part in parts}
    most = round(draft.area.w * (0.94 if draft.is_upright else MOST_COUNT * 0.95)) - draft.px(NAME_WIDE)
    ways = [Heads(words, size, has_pictures) for size in HEADS for has_pictures in (True, False)]
    return next((one for one in ways if one.needed(draft) <= most), ways[-1])


def _draw_head(draft: Draft, heads: Heads, part: str, cell: Rect) -> None:
    text = heads.words[part]
    words, before = cell.cut_right(heads.letters(draft, part) + 1)
    draft.text(words, text, heads.size, least=look.CONDENSED_LEAST, face="condensed", colour=look.QUIET, role="unit", align="right")
    if not heads.has_pictures or part == TOTAL:
        return
    side = draft.px(PICTURE)
    there = before.cut_right(side + draft.px(BETWEEN))[0].at_left(side)
    sign = SIGNS.get(part)
    draft.add(Sign(there, sign[0], sign[1], look.INK) if sign is not None else EmblemPicture(there, EMBLEMS[part]))


def _cells(draft: Draft, row: Rect, heads: Heads) -> list[Rect]:
    """The columns of a row beside the name; each has its width, and as much more as can be spared."""
    shares = [heads.wide(draft, part) for part in heads.words]
    name = max(min(draft.px(26), row.w - sum(shares)), draft.px(NAME_WIDE))
    spare = max(row.w - name - sum(shares), 0) // len(shares)
    placed, x = [], row.right - sum(shares) - spare * len(shares)
    for share in shares:
        placed.append(Rect(x, row.y, share + spare, row.h))
        x += share + spare
    return placed


def _draw_points(draft: Draft, its: Mapping[str, int], heads: Heads, cells: Sequence[Rect]) -> None:
    for part, cell in zip(heads.words, cells, strict=True):
        if part == TOTAL:
            draft.text(cell, signed(sum(its.values())), look.BODY, least=3.0, face="bold", role="value", align="right")
        else:
            points = its.get(part, 0)
            draft.text(cell, signed(points), 3.8, least=3.0, colour=look.TEXT if points else look.QUIET, role="value", align="right")


def signed(points: int) -> str:
    """The number with a minus sign that is as wide as a figure."""
    return f"−{-points}" if points < 0 else str(points)
