"""The picture at the end of a match: a skyline at night, or an area from above; `end_ruler` draws a line.

Rules of this file: it shows what lies open on the table and which violations were announced; a card that was never revealed shows its
back, and a floor that lies covered the windows of no use, until all is shown (H3).
"""

from __future__ import annotations

from collections.abc import Sequence

from companion.cards.emblems.emblem import emblem_of
from companion.core.frozen import dataclass
from companion.core.games.game import Place, PlaceView, StructureView
from companion.screen import look
from companion.screen.card import card_piece, value_of
from companion.screen.draft import Draft
from companion.screen.ending import Ending, Seam
from companion.screen.facade import NIGHT
from companion.screen.sight import Sight
from companion.screen.things import EmblemPicture, Plate, Rect, Sign, Stroke
from companion.screen.tower import Scale, draw_marks, draw_small_foot, draw_tower, height_of

SKY, FAR, STREET = look.colour("#0A1424"), look.colour("#101F33"), look.colour("#0C1418")
STAR = look.colour("#7F93B0")
LEAST_METRES = 60
BUILDING, WIDEST, SHARE = 38.0, 22.0, 0.68  # hundredths: the room of a building, its width, that as a share of its room
FOOT, ABOVE, METRES = 9.0, 8.4, 4.2  # the owners below the ground, the star and metres above a roof, the metres alone
NAMED = 8.0  # the least height of a card with its name on it
CELL, ASPECT = (26.0, 19.0), 1.6  # the largest card of an area, and how much wider than high it may be
STARS = 70


# The skyline


def in_skyline(sight: Sight) -> list[StructureView]:
    """All buildings: by their owners, and each owner's in the order in which they were begun."""
    order = {one.seat: number for number, one in enumerate(sight.table.view.seats)}
    owned = [one for one in sight.table.view.structures if one.owner is not None]
    return sorted(owned, key=lambda one: (order.get(one.owner, len(order)) if one.owner else len(order), one.number))


def draw_skyline(draft: Draft, sight: Sight, picture: Rect, room: Rect) -> None:
    """The sky fills the picture; the buildings stand in the room, on one ground and to one scale, the owner's sign below each."""
    ground = picture.bottom - draft.px(FOOT)
    draft.add(Plate(picture, SKY))
    buildings = in_skyline(sight)
    tallest = max([LEAST_METRES, *(height_of(one) for one in buildings)])
    scale = Scale(ground, (ground - room.y - draft.px(ABOVE)) / tallest)
    lowest = min((height_of(one) for one in buildings), default=tallest)
    _draw_sky(draft, Rect(picture.x, room.y, picture.w, ground - room.y), round(lowest * scale.per_metre * 0.8))
    draft.add(Plate(Rect(picture.x, ground, picture.w, picture.bottom - ground), STREET))
    each = min(room.w // max(len(buildings), 1), draft.px(BUILDING))
    left = room.x + (room.w - each * len(buildings)) // 2
    for number, structure in enumerate(buildings):
        _draw_building(draft, sight, structure, Rect(left + each * number, room.y, each, picture.bottom - room.y), scale)


def _draw_sky(draft: Draft, sky: Rect, far: int) -> None:
    """Stars, and a town far away, both the same every night."""
    side = max(1, draft.px(0.3))
    for number in range(STARS):
        x, y = sky.x + number * 7919 % 997 * (sky.w - side) // 997, sky.y + number * 104729 % 613 * sky.h // 900
        draft.add(Plate(Rect(x, y, side, side), STAR))
    wide = draft.px(5)
    for number in range(-(-sky.w // wide)):
        tall = far * (4 + number * 5 % 7) // 10
        x = sky.x + number * wide
        draft.add(Plate(Rect(x, sky.bottom - tall, min(wide - draft.px(0.8), sky.right - x), tall), FAR))


def _draw_building(draft: Draft, sight: Sight, structure: StructureView, column: Rect, scale: Scale) -> None:
    wide = min(round(column.w * SHARE), draft.px(WIDEST))
    x, opened = column.x + (column.w - wide) // 2, sight.table.view.floors.get(structure.number, ())
    tower = draw_tower(draft, sight.lines, sight.deck, structure, x, wide, scale, has_words=False, palette=NIGHT, opened=opened)
    draw_small_foot(draft, structure, x, wide, scale.ground, STREET)
    metres = Rect(column.x, tower.y - draft.px(METRES), column.w, draft.px(METRES))
    words = sight.lines.format("ground-metres", {"height": height_of(structure)})
    draft.text(metres, words, 3.6, least=2.2, face="condensed", ground=SKY, role="value", align="centre")
    side = draft.px(4.0)
    draw_marks(draft, structure, Rect(column.x, metres.y - side, column.w, side), side)
    number, name = sight.seat_sign(structure.owner) or (0, "")
    sign = draft.px(3.8)
    draft.seat_sign(Rect(column.centre[0] - sign // 2, column.bottom - sign - draft.px(0.4), sign, sign), number, name)


# The area


def draw_area(draft: Draft, sight: Sight, ending: Ending, room: Rect) -> None:
    """All cards where they lie, as large as fits; a red seam wherever a violation was found, a frame around cards that are told of."""
    cells = cells_of(draft, sight.table.view.places, room)
    for one in sight.table.view.places:
        _draw_card(draft, sight, one, cells.of(one.place))
        if one.card in sight.changed:
            draft.add(Plate(cells.of(one.place), None, look.PRIZE, max(3, draft.px(0.7)), draft.px(1.0)))
    for seam in ending.seams:
        line = seam_of(draft, sight, cells, seam)
        if line is not None:
            draft.add(line)


@dataclass(frozen=True, slots=True)
class AreaCells:
    """Where each place of an area is."""

    left: int
    bottom: int
    card: tuple[int, int]
    first: Place  # the column at the left and the row at the bottom
    gap: int
    width: int  # of all columns together

    def of(self, place: Place) -> Rect:
        x, y = self.left + (place[0] - self.first[0]) * self.card[0], self.bottom - (place[1] - self.first[1] + 1) * self.card[1]
        return Rect(x, y, *self.card).inset(self.gap)


def cells_of(draft: Draft, places: Sequence[PlaceView], room: Rect) -> AreaCells:
    xs, ys = [one.place[0] for one in places] or [0], [one.place[1] for one in places] or [0]
    columns, rows = max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
    tall = min(room.h // rows, draft.px(CELL[1]))
    wide = min(room.w // columns, draft.px(CELL[0]), round(tall * ASPECT))
    tall = min(tall, wide)
    left, bottom = room.x + (room.w - wide * columns) // 2, room.bottom - (room.h - tall * rows) // 2
    return AreaCells(left, bottom, (wide, tall), (min(xs), min(ys)), draft.px(0.25), wide * columns)


def seam_of(draft: Draft, sight: Sight, cells: AreaCells, seam: Seam) -> Stroke | None:
    """The line between two cards that still lie as they were found, or at the side of the one that does; else None."""
    low, high = (next((one.place for one in sight.table.view.places if one.card == card), None) for card in seam[:2])
    step = _step(sight, seam)
    if low is not None and high is not None and step != (high[0] - low[0], high[1] - low[1]):
        return None
    here = low if low is not None else (high[0] - step[0], high[1] - step[1]) if high is not None and step is not None else None
    if here is None or step is None or abs(step[0]) + abs(step[1]) != 1:
        return None
    one, other = cells.of(here), cells.of((here[0] + step[0], here[1] + step[1]))
    x, y = (one.centre[0] + other.centre[0]) // 2, (one.centre[1] + other.centre[1]) // 2
    reach = one.h * 9 // 20 if step[0] else one.w * 9 // 20
    ends = ((x, y - reach), (x, y + reach)) if step[0] else ((x - reach, y), (x + reach, y))
    return Stroke(ends, look.VIOLATION, max(2, draft.px(0.7)))


def _step(sight: Sight, seam: Seam) -> Place | None:
    """From one card to the other as they lay on the mat."""
    low, high = (sight.shape.column_and_row(slot) if slot is not None else None for slot in seam[2:])
    return (high[0] - low[0], high[1] - low[1]) if low is not None and high is not None else None


def _draw_card(draft: Draft, sight: Sight, one: PlaceView, rect: Rect) -> None:
    if rect.h >= draft.px(NAMED):
        draft.add(card_piece(draft, sight.cards, one.card, rect, is_open=one.is_open, numbers=one.numbers))
        return
    draft.add(Plate(rect, look.PAPER, radius=draft.px(0.6)))
    number, _ = value_of(sight.cards, one.card, one.numbers)
    letters, size = draft.setter.letters, draft.smallest
    if number and letters.width(number, "condensed", size) < rect.w and letters.height("condensed", size) < rect.h:
        draft.text(rect, number, 3.4, face="condensed", colour=look.INK, ground=look.PAPER, role="value", align="centre")
        return
    side = min(rect.w, rect.h) * 9 // 10
    draft.add(EmblemPicture(rect.middle(side, side), emblem_of(sight.deck.cards[one.card], sight.deck)))


def draw_moon(draft: Draft, room: Rect) -> None:
    """Low in the upper right corner, where no words stand."""
    side = draft.px(7)
    draft.add(Sign(Rect(room.right - side, room.y, side, side), "crescent", look.colour("#E8E2CF")))
