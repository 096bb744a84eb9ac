"""What has to be put right at the table, one thing at a time: where the card lies, where it belongs, and the sentence about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from math import hypot

from companion.core.frozen import dataclass
from companion.core.referee.announcements import Announcement
from companion.core.referee.placement import PlaceName
from companion.core.referee.violations import Instruction
from companion.events import Slot
from companion.screen import look
from companion.screen.draft import Draft
from companion.screen.line_verdict import verdict_in_line
from companion.screen.sight import Sight
from companion.screen.things import Colour, Rect, SignKind, Stroke

Point = tuple[int, int]
SpotOf = Callable[[PlaceName], Rect | None]
ARROW = look.VIOLATION
REST, NAME = 3.6, 4.2
LARGE = 12.5  # a card of that height bears its name where all can read it
BOX, FLAP = look.colour("#B9A27C"), 5  # the colour of a box, and how many of its flaps are as wide as it is
IN_BOX = "-wrong-to-the-box"  # what an order into it ends with
OF_HEIGHT, OF_WIDTH = 0.38, 0.4  # of a card: the box beside it


@dataclass(frozen=True, slots=True)
class CardPath:
    """From where a card lies to where it belongs; a spot that is None is beside the mat."""

    origin: Rect | None
    target: Rect | None
    start: Point
    end: Point
    mat: Rect
    box: Rect | None = None  # which the card goes into


def sign_of(said: Announcement) -> tuple[SignKind, Colour]:
    """The sign of what lies wrong, beside its sentence."""
    return ("violation", look.VIOLATION) if said.tone in ("violation", "penalty") else ("notice", look.NOTICE)


def draw_repair(draft: Draft, sight: Sight, ground: Rect, draw_ground: Callable[[Draft, Sight, Rect], None], spot_of: SpotOf) -> None:
    """The table with the first instruction drawn on it; its sentence is that of the status."""
    first = next(iter(sight.table.instructions), None)
    way = _way(sight, first, ground, spot_of) if first is not None and sight.ground == "sites" else None
    if first is not None and sight.ground == "sites" and way is None:
        _card_alone(draft, sight, first, ground)
        return
    draw_ground(draft, sight, ground)
    if first is not None and verdict_in_line(sight.told.verdict) is None:  # else its card says in its place what is wrong
        with draft.over_all():
            _point(draft, sight, first, ground, way or _way(sight, first, ground, spot_of))


def draw_rest(draft: Draft, sight: Sight, column: Rect) -> None:
    """The other instructions, numbered and quiet."""
    _list(draft, sight, sight.table.instructions[1:], column)


def _list(draft: Draft, sight: Sight, rest: Sequence[Instruction], column: Rect) -> None:
    """As many instructions as there is room for, and the number of the others."""
    more = draft.height_of(REST) + draft.px(1)
    y, number_wide = column.y, draft.px(6)
    for at, one in enumerate(rest):
        text = sight.lines.order(one.announcement, one.seat)
        tall = draft.text_height(text, column.w - number_wide, REST, lines=100)
        if y + tall > column.bottom - (more if at < len(rest) - 1 else 0):
            left_over = sight.lines.format("match-label-repair-more", {"count": len(rest) - at})
            draft.text(Rect(column.x, y, column.w, more), left_over, REST, colour=look.QUIET, role="quiet")
            break
        line = draft.height_of(REST)
        draft.text(Rect(column.x, y, number_wide, line), f"{at + 2}", REST, face="bold", colour=look.QUIET, role="quiet")
        draft.text(Rect(column.x + number_wide, y, column.w - number_wide, tall), text, REST, lines=20, colour=look.QUIET,
                   role="quiet", upright="top")  # fmt: skip
        y += tall + draft.px(2)


def _card_alone(draft: Draft, sight: Sight, first: Instruction, room: Rect) -> None:
    """The card of the instruction, where no mat shows the cards."""
    if first.card is None:
        return
    wide = min(room.w, draft.px(60))
    card = room.middle(wide, min(room.h - draft.px(4), wide * 6 // 10))
    draft.plate(card, look.PAPER, radius=2.5)
    name = sight.lines.card(first.card)
    draft.text(card.inset(draft.px(4), draft.px(3)), name, 7, least=look.BODY, lines=4, face="bold", colour=look.INK, ground=look.PAPER,
               role="name", align="centre")  # fmt: skip


def _way(sight: Sight, first: Instruction, room: Rect, spot_of: SpotOf) -> CardPath | None:
    """From the card to its place; what does not belong there goes down, off the mat to the players' side."""
    origin = _spot(first.origin, spot_of)
    target = spot_of(first.target) if first.target is not None else None
    spots = [spot for slot in sight.shape.slots if (spot := _spot(slot, spot_of)) is not None]
    mat = reduce(Rect.joined, spots, origin or target or room.middle(0, 0))  # the visible part of the mat
    if origin is not None and target is not None:
        return CardPath(origin, target, origin.centre, target.centre, mat)
    if origin is not None and sight.ground == "row" and first.announcement.key.endswith(IN_BOX):
        return _into_box(origin, mat, room)
    if origin is not None:
        return _off_mat(sight, origin, mat, room, spot_of)
    if target is not None:
        return CardPath(None, target, (target.centre[0], room.bottom), target.centre, mat)
    return None


def _off_mat(sight: Sight, origin: Rect, mat: Rect, room: Rect, spot_of: SpotOf) -> CardPath:
    """Down to the players' side, no further than it crosses no words: beside the card in a row, elsewhere as far as no card lies below."""
    if sight.ground == "row":  # over the number, which stands below it
        x = origin.right + max(origin.w // 12, 6)
        return CardPath(origin, None, (x, origin.y + origin.h // 3), (x, origin.bottom), mat)
    below = [rect for slot in sight.table.slots if (rect := _spot(slot, spot_of)) is not None and rect.x == origin.x and rect.y > origin.y]
    x, end = origin.x + origin.w // 4, min([room.bottom, *(rect.y for rect in below)])  # beside the letter of a column
    if end - origin.bottom < origin.h // 3:
        return CardPath(origin, None, (x, origin.centre[1]), (x, origin.bottom), mat)
    return CardPath(origin, None, (x, origin.bottom - 1), (x, end), mat)


def _into_box(origin: Rect, mat: Rect, room: Rect) -> CardPath:
    """Down beside the card into a box that stands at its foot."""
    side = round(min(origin.h * OF_HEIGHT, origin.w * OF_WIDTH))
    x = min(origin.right + side * 3 // 4, room.right - side * 3 // 4)
    box = Rect(x - side // 2, origin.bottom - side, side, side)
    return CardPath(origin, None, (x, origin.y), (x, box.y - side // FLAP), mat, box)


def draw_box(draft: Draft, box: Rect, flap: int) -> None:
    """An open box; its flaps stick out at both sides."""
    for x, out in ((box.x, -flap), (box.right, flap)):
        draft.add(Stroke(((x, box.y), (x + out, box.y - flap)), BOX, max(2, flap * 3 // 10)))
    draft.plate(box, BOX, radius=0.6)


def _spot(slot: Slot | None, spot_of: SpotOf) -> Rect | None:
    return spot_of(PlaceName(slot)) if slot is not None else None


def _point(draft: Draft, sight: Sight, first: Instruction, room: Rect, way: CardPath | None) -> None:
    if way is None:
        return
    for spot, colour in ((way.target, look.EXPECTED), (way.origin, ARROW)):
        if spot is not None:
            draft.plate(spot, None, edge=colour, thick=0.8, radius=1.2)
    if way.box is not None:
        draw_box(draft, way.box, way.box.w // FLAP)
    points = _between(draft, way, room)
    if points is not None:
        draft.add(Stroke(points, ARROW, draft.px(1.3), has_head=True))
    if first.card is not None and (way.origin is None or way.origin.h < draft.px(LARGE)):
        _name(draft, sight.lines.card(first.card), room, way, points)


def _between(draft: Draft, way: CardPath, room: Rect) -> tuple[Point, Point] | None:
    """The ends of the arrow, from the edge of one spot into the other; None where the card stays on its place."""
    (x, y), (to_x, to_y) = way.start, way.end
    far = hypot(to_x - x, to_y - y)
    if far < draft.px(2):
        return None
    inside = room.inset(draft.px(3), 0)  # an arrow's head is wider than its end
    hold = min(far * 0.2, min(way.origin.w, way.origin.h) * 0.3) if way.origin and way.target else 0
    start = (round(x + (to_x - x) * hold / far), round(y + (to_y - y) * hold / far))
    return _kept(start, inside), _kept((to_x, to_y), inside)


def _kept(point: Point, room: Rect) -> Point:
    return min(max(point[0], room.x), room.right), min(max(point[1], room.y), room.bottom)


def _name(draft: Draft, name: str, room: Rect, way: CardPath, points: tuple[Point, Point] | None) -> None:
    """The card's name on a small plate at the arrow's tail."""
    size = draft.letters_px(NAME)
    most = min(room.w // 2, draft.px(50))
    found = draft.setter.fitted(name, "bold", (most, draft.px(14)), size, draft.px(look.LEAST), 3)
    wide = max(draft.setter.letters.width(line, "bold", found.size) for line in found.lines) + draft.px(3)
    tall = draft.setter.letters.height("bold", found.size) * len(found.lines) + draft.px(1.4)
    plate = _beside(draft, room, way, points, (wide, tall))
    draft.plate(plate, look.INK, edge=ARROW, thick=0.3, radius=1)
    inner = plate.inset(draft.px(1.5), draft.px(0.7))
    draft.text(inner, name, NAME, least=look.LEAST, lines=3, face="bold", ground=look.INK, role="label", align="centre")


def _beside(draft: Draft, room: Rect, way: CardPath, points: tuple[Point, Point] | None, size: tuple[int, int]) -> Rect:
    gap, (wide, tall) = draft.px(1), size
    tail = way.origin or Rect(*way.start, 1, 1)
    x, y = tail.centre[0] - wide // 2, tail.centre[1] - tall // 2
    found = [Rect(x, tail.y - gap - tall, wide, tall), Rect(x, tail.bottom + gap, wide, tall),
             Rect(tail.x - gap - wide, y, wide, tall), Rect(tail.right + gap, y, wide, tall)]  # fmt: skip
    found = [Rect(min(max(one.x, room.x), room.right - wide), min(max(one.y, room.y), room.bottom - tall), wide, tall) for one in found]
    return min(found, key=lambda one: _cost(one, way, points))


def _cost(plate: Rect, way: CardPath, points: tuple[Point, Point] | None) -> float:
    """How bad it is to put the plate there: covering one of the spots is worst, then the arrow, then other cards."""
    covered = sum(spot.meets(plate) for spot in (way.target, way.origin) if spot is not None)
    on_mat = _common(plate, way.mat) / max(plate.w * plate.h, 1)
    if points is None:
        return covered * 100 + on_mat
    (x, y), (to_x, to_y) = points
    along = [(round(x + (to_x - x) * step / 40), round(y + (to_y - y) * step / 40)) for step in range(41)]
    return covered * 100 + sum(plate.has(point) for point in along) + on_mat


def _common(one: Rect, other: Rect) -> int:
    across = min(one.right, other.right) - max(one.x, other.x)
    down = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(across, 0) * max(down, 0)
