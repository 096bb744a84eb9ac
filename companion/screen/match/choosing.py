"""The page on which something is chosen: on the table itself, by arrows around the area, or from large buttons."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from companion.cards.emblems.emblem import emblem_of
from companion.core.games.game import StructureView
from companion.core.referee.table_view import Offer
from companion.screen import look
from companion.screen.acts import Act, OpenPage, Pick
from companion.screen.cells import cells_of, offset_of
from companion.screen.draft import Draft
from companion.screen.frame import page
from companion.screen.gaps import gap_of_offer
from companion.screen.grid import HEAD
from companion.screen.match.choices import (
    SHIFT,
    at_place,
    beside_table,
    by_name,
    in_order,
    label_of,
    on_offer,
    places_of,
    shifts_of,
    way_of,
)
from companion.screen.match.parts import columns_of, is_laying, match_status, seat_name, seat_number, tiles
from companion.screen.panel import draw_large
from companion.screen.sight import Sight
from companion.screen.table import draw_ground
from companion.screen.things import EmblemPicture, Plate, Rect, SignKind
from companion.screen.tower import Scale, draw_small_foot, draw_tower, height_of

TALL, MOST_TALL = 13.0, 18.0
BESIDE, LOW = 0.3, look.TOUCH  # the share of the width beside the table; the height of a button there
LEAST_CARD = 20.0  # the least height in which the card that is laid is shown
ARROW = 12.0  # the side of a button with an arrow
TOWER, LEAST_METRES = 9.0, 60  # the width of a small tower; the height to which they are drawn at least

Choice = tuple[str, Act, Offer | None]


def draw_choices(draft: Draft, sight: Sight, about: str, at: int = 0) -> None:
    """The choices about one place, by its slug, those that move the whole area, or all; `at` is the part of a list that is shown."""
    draft.about(sight.deck, sight.lines)
    room = page(draft, _title(sight, about), match_status(sight.lines, sight.table))
    if _is_of_ways(sight, about):
        _draw_ways(draft, sight, about, room, at)
    elif not about and _is_on_ground(sight):
        _draw_on_ground(draft, sight, room, at)
    else:
        _draw_list(draft, sight, _choices(sight, about), room, at)


def _is_of_ways(sight: Sight, about: str) -> bool:
    """Whether the whole area moves, so that a way is chosen."""
    return about == SHIFT or (not about and on_offer(sight).is_shifting)


def _choices(sight: Sight, about: str) -> list[Choice]:
    expected = sight.table.expected
    return _named(sight, at_place(expected, about) if about else in_order(on_offer(sight)), has_search=not about)


def _named(sight: Sight, offers: Sequence[Offer], *, has_search: bool) -> list[Choice]:
    found: list[Choice] = [(label_of(sight.lines, one), Pick(one.id), one) for one in offers]
    if has_search and by_name(sight.table.expected):
        found.insert(0, (sight.lines.format("match-label-name-a-card", {}), OpenPage("search"), None))
    return found


def _title(sight: Sight, about: str) -> str:
    if _is_of_ways(sight, about):
        return sight.lines.format("match-choices-shift", {})
    places = [place for one in at_place(sight.table.expected, about) for place in places_of(one) if place.slug == about] if about else []
    if not places:
        return sight.lines.format("match-choices-lay" if is_laying(sight.table.expected) else "match-choices", {})
    return sight.lines.format("match-choices-at", {"place": places[0]})


# On the table


def _is_on_ground(sight: Sight) -> bool:
    """Whether the table takes a touch for each choice that has no button beside it: on a free cell, or in a gap."""
    now = on_offer(sight)
    beside = beside_table(now)
    there = [one for one in in_order(now) if one not in beside]
    match sight.ground:
        case "area":
            taken = {*sight.table.slots, *(one.slot for one in sight.table.loose), None}
            is_there = bool(sight.shape.columns) and all(place.slot not in taken for one in there for place in places_of(one))
        case "row":
            is_there = all(gap_of_offer(sight.table, one) is not None for one in there)
        case _:
            is_there = False
    return bool(there) and is_there


def _draw_on_ground(draft: Draft, sight: Sight, room: Rect, at: int) -> None:
    """The table with its bright places; beside it, or below, the card that is laid, and what else can be chosen."""
    choices = _named(sight, beside_table(on_offer(sight)), has_search=True)
    low, gap = draft.px(LOW), draft.px(1.5)
    if draft.is_upright:
        beside, ground = room.cut_bottom(min((low + gap) * max(len(choices), 1), room.h // 3))
        ground, listed = ground.cut_bottom(gap)[1], beside
    else:
        beside, ground = room.cut_right(round(room.w * BESIDE))
        ground = ground.cut_right(draft.px(2))[1]
        listed, above = beside.cut_bottom(min((low + gap) * len(choices), beside.h))
        if above.h >= draft.px(LEAST_CARD):
            draw_large(draft, sight, above.cut_bottom(gap)[1])
    draft.plate(ground, look.MAT)
    draw_ground(draft, sight, ground.inset(draft.px(1)))
    for number, rect in tiles(draft, listed, len(choices), at, columns=1, tall=LOW):
        draft.button(rect, *choices[number][:2], size=4.4)


# The whole area


def _draw_ways(draft: Draft, sight: Sight, about: str, room: Rect, at: int) -> None:
    """The area, and beside it, or below, an arrow for each way in which all of it can go, then what else can be chosen."""
    ways = shifts_of(sight.table.expected)
    others = [] if about else [one for one in _choices(sight, about) if one[2] not in ways]
    gap, side, low = draft.px(1.5), draft.px(ARROW), draft.px(LOW)
    if draft.is_upright:
        beside, ground = room.cut_bottom(3 * side + (low + gap) * len(others) + 2 * gap)
        ground = ground.cut_bottom(gap)[1]
    else:
        beside, ground = room.cut_right(max(round(room.w * BESIDE), 3 * side))
        ground = ground.cut_right(draft.px(2))[1]
    _draw_area(draft, sight, ground)
    listed, cross = beside.cut_bottom((low + gap) * len(others))
    for number, rect in tiles(draft, listed.cut_top(gap)[1], len(others), at, columns=1, tall=LOW):
        draft.button(rect, *others[number][:2], size=4.4)
    cross = cross.middle(3 * side, min(3 * side, cross.h))
    (x, y), half = cross.centre, side // 2
    rects: dict[SignKind, Rect] = {
        "left": Rect(cross.x, y - half, side, side), "right": Rect(cross.right - side, y - half, side, side),
        "up": Rect(x - half, cross.y, side, side), "down": Rect(x - half, cross.bottom - side, side, side),
    }  # fmt: skip
    for one in ways:
        if (way := way_of(one)) is not None:
            draft.button(rects[way], "", Pick(one.id), sign=way, size=8.0, said=label_of(sight.lines, one))


def _draw_area(draft: Draft, sight: Sight, room: Rect) -> None:
    """The area with the names of its cards, or the whole mat with their pictures where not all have room."""
    inner = room.inset(draft.px(1))
    if cells_of(draft, sight, inner.cut_top(draft.px(HEAD))[1]).pans:
        _draw_mat(draft, sight, room)
        return
    draft.plate(room, look.MAT)
    draw_ground(draft, sight, inner)


def _draw_mat(draft: Draft, sight: Sight, room: Rect) -> None:
    """The whole mat, with a picture of each card where it lies."""
    shape, offset = sight.shape, offset_of(sight)
    lying = {(one.place[0] + offset[0], one.place[1] + offset[1]): one.card for one in sight.table.view.places}
    wide = min(room.w // max(shape.columns, 1), room.h * 3 // (2 * max(shape.rows, 1)))
    tall = wide * 2 // 3
    whole = room.middle(wide * shape.columns, tall * shape.rows)
    draft.plate(whole, look.MAT)
    gap = max(1, draft.px(0.2))
    for column, row in product(range(shape.columns), range(shape.rows)):
        cell = Rect(whole.x + column * wide, whole.bottom - (row + 1) * tall, wide, tall).inset(gap)
        card = lying.get((column, row))
        draft.add(Plate(cell, look.MAT if card is None else look.PAPER, look.SLOT, max(1, draft.px(0.15)), draft.px(0.6)))
        if card is not None:
            side = round(cell.h * 0.8)
            draft.add(EmblemPicture(cell.middle(side, side), emblem_of(sight.deck.cards[card], sight.deck)))


# From a list


def _draw_list(draft: Draft, sight: Sight, choices: Sequence[Choice], room: Rect, at: int) -> None:
    if not choices:
        draft.text(room, sight.lines.format("match-choices-none", {}), lines=3, upright="top")
    columns = columns_of(draft) if len(choices) > 3 else 1
    towers = [_tower_of(sight, one) for _, _, one in choices]
    most = max([LEAST_METRES, *(height_of(one) for one in towers if one is not None)])
    for number, rect in tiles(draft, room, len(choices), at, columns=columns, tall=TALL, most=MOST_TALL):
        label, act, _ = choices[number]
        tower = towers[number]
        if tower is None:
            draft.button(rect, label, act, lines=3)
        else:
            _draw_tower_choice(draft, sight, rect, label, act, tower, most)


def _tower_of(sight: Sight, offer: Offer | None) -> StructureView | None:
    """The site or building that is the only place of a choice."""
    places = places_of(offer) if offer is not None else ()
    if len(places) != 1:
        return None
    table = sight.table
    on_sites = zip(table.view.structures, table.tap_places, strict=True)
    return places[0].tower or next((one for one, slot in on_sites if slot is not None and slot == places[0].slot), None)


def _draw_tower_choice(draft: Draft, sight: Sight, rect: Rect, label: str, act: Act, tower: StructureView, most: int) -> None:
    """The tower, all to one scale, with its height and the sign of its owner, and the words of the choice."""
    draft.plate(rect, look.RAISED, edge=look.EXPECTED, thick=0.3)
    inner = rect.inset(draft.px(1.5), draft.px(1))
    picture, rest = inner.cut_left(draft.px(TOWER * 1.3))
    ground, wide = picture.bottom - draft.px(1.4), draft.px(TOWER)
    scale = Scale(ground, (ground - picture.y - draft.px(1.5)) / most)
    x = picture.x + (picture.w - wide) // 2
    draw_tower(draft, sight.lines, sight.deck, tower, x, wide, scale, has_words=False)
    draw_small_foot(draft, tower, x, wide, ground)
    rest = rest.cut_left(draft.px(1.5))[1]
    if tower.owner is not None:
        side = min(draft.px(7), rest.h)
        right, rest = rest.cut_right(side + draft.px(1))
        draft.seat_sign(right.at_right(side), seat_number(sight.table.view, tower.owner), seat_name(sight.table.view, tower.owner))
    above, below = rest.cut_top(round(rest.h * 0.45))
    metres = sight.lines.format("ground-metres", {"height": height_of(tower)})
    draft.text(above, metres, 5.4, least=look.LEAST, face="bold", ground=look.RAISED, role="value")
    draft.text(below, label, 4.0, least=look.LEAST, lines=2, ground=look.RAISED, role="label", upright="top")
    draft.touch(rect, act)
