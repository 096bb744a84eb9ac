"""The table of sites: they stand side by side as towers to scale, and under them each player's buildings (`city`).

Rules of this file: what is covered shows its height and points, and nothing is ordered by them.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from companion.core.decks.card import CardId
from companion.core.frozen import dataclass
from companion.core.games.game import StructureView
from companion.core.mat.shape import Shape
from companion.core.referee.placement import PlaceName
from companion.core.referee.table_view import Expected, Offer
from companion.events import Slot
from companion.screen import look
from companion.screen.acts import Inspect, OpenPage, Pick
from companion.screen.card import card_piece
from companion.screen.city import draw_city, is_alone, owned_of, spot_of_building, strip_of
from companion.screen.draft import Draft
from companion.screen.match.choices import offers_by_slug
from companion.screen.sight import DeckShown, Sight
from companion.screen.things import Colour, Plate, Rect, Role, Sign, Stroke
from companion.screen.tower import (
    BASE,
    MARK,
    Scale,
    act_of,
    draw_foot,
    draw_tower,
    has_foot_marks,
    height_of,
    slug_of_tower,
    tower_rect,
)
from companion.words.lines import SHORT, Lines

RULER, NAME, TOP, THRESHOLD = 8.0, 3.8, 11.0, 3.2  # hundredths: the ruler, a place's name, the card on top, a sign
SITE = "site-"  # as tap places are named on the shipped mats
WIDE, WIDEST, CARD = 11.0, 46.0, 28.0  # of a site, and of the card on top of it
MOST_PLACE, PLACE_NAME = 26.0, 5.0  # of a free place where there is no site: its greatest height, the letters of its name
SLIM, LEAST_SLIM, QUIET_SLIM = 7.2, 5.4, 4.9  # of a free place; of one at which nothing is due
PAD_ROLE: Role = "short-name"
PLACE_ROLE: Role = "label"
GOAL, GOAL_SIGN = 5.6, 4.4  # the line over the sites with the least height of the next building, and the sign of its player
LEAST_SITES = 27.0  # the height of sites without which there is no such line
LEAST_METRES, METRES = 10, 10  # the least height to which sites are drawn, and the steps in which it grows
STEPS = (10, 20, 50)  # metres, and ten times as many, and so on
LOW = 5.4  # the height of a free place at which nothing is due
RULED = look.mixed(look.MAT, look.SLOT, 0.6)


@dataclass(frozen=True, slots=True)
class Threshold:
    """The least height of a player's next building, with the number and the name of the seat."""

    number: int
    name: str
    metres: int


@dataclass(frozen=True, slots=True)
class Stand:
    """A place on the table: a site, or one that is free, or a pad; and what may be done there now."""

    slot: Slot | None
    structure: StructureView | None = None
    offers: tuple[Offer, ...] = ()
    is_expected: bool = False  # a card is waited for here, or a choice is offered
    is_due: bool = False  # a card may be laid here, or hands can reach it

    @property
    def top(self) -> CardId | None:
        return self.structure.top if self.structure is not None else None


def draw_towers(draft: Draft, sight: Sight, room: Rect) -> None:
    if owned_of(sight):
        draw_city(draft, sight, strip_of(draft, sight, room))
    if not is_alone(sight):
        goal, sites = _above(draft, sight, room)
        if goal.h:
            draft.part(_draw_goal, sight.lines, _threshold(sight), goal)
        _draw_sites(draft, sight, sites)


def _above(draft: Draft, sight: Sight, room: Rect) -> tuple[Rect, Rect]:
    """Above the buildings: the line of the least height, which is kept free once any player has one, and the room of the sites."""
    above = room.cut_bottom(strip_of(draft, sight, room).room.h + draft.px(1.5))[1] if owned_of(sight) else room
    has_goal = above.h >= draft.px(LEAST_SITES + GOAL) and any(one.counts.get("threshold", 0) for one in sight.table.view.seats)
    return above.cut_top(draft.px(GOAL) if has_goal else 0)


def spot_of(draft: Draft, sight: Sight, room: Rect, name: PlaceName) -> Rect | None:
    """Where a site, a free place or a building is shown."""
    if not is_alone(sight):
        for stand, column in draft.part(_columns, draft.part(_stands, *_of_stands(sight)), sight.cards, _above(draft, sight, room)[1]):
            if (name.slot is not None and stand.slot == name.slot) or (stand.structure is not None and stand.structure == name.tower):
                return column
    return spot_of_building(draft, sight, room, name.tower) if name.tower is not None else None


# The sites


def stands_of(sight: Sight) -> tuple[Stand, ...]:
    """The mat's places in their order, then sites beside it, then pads where hands can use them."""
    return _stands(None, *_of_stands(sight))


def _of_stands(sight: Sight) -> tuple[tuple[StructureView, ...], tuple[Slot | None, ...], Expected, Shape, bool]:
    """Everything that the places are made of."""
    table = sight.table
    return table.view.structures, table.tap_places, table.expected, sight.shape, sight.has_hands


def _stands(
    _: object, structures: Sequence[StructureView], slots: Sequence[Slot | None], expected: Expected, shape: Shape,
    has_hands: bool,  # noqa: FBT001 - one of the inputs of a part
) -> tuple[Stand, ...]:  # fmt: skip
    sites = [one for one in zip(structures, slots, strict=True) if one[0].owner is None]
    by_slot = {slot: one for one, slot in sites if slot is not None}
    on_mat = [(slot, by_slot.get(slot)) for slot in shape.tap_places if slot not in shape.blind]
    aside = [(slot, one) for one, slot in sites if slot not in {slot for slot, _ in on_mat}]
    pads = [(slot, None) for slot in (*shape.pads, *shape.draw_pads)] if has_hands else []
    by_slug, named = offers_by_slug(expected), {one.slot for one in expected.places if one.slot is not None}
    found = []
    for slot, one in (*on_mat, *aside, *pads):
        offers = by_slug.get(slug_of_tower(slot, one) if one is not None else slot or "", ())
        is_expected = slot in named or bool(offers)
        found.append(Stand(slot, one, offers, is_expected, is_expected or slot is None or has_hands or shape.is_pad(slot)))
    return tuple(found)


def _columns(draft: Draft, stands: Sequence[Stand], cards: DeckShown, room: Rect) -> list[tuple[Stand, Rect]]:
    """The column of each place; sites take the room that free places can spare. Where there is no site, places are as large as cards."""
    if all(one.structure is None for one in stands):
        return list(zip(stands, _cards_in(draft, len(stands), room), strict=True))
    inner = room.cut_left(draft.px(RULER))[1].cut_right(draft.px(THRESHOLD))[1]
    sites, gap = sum(one.structure is not None for one in stands), draft.px(0.7)
    due = [one.structure is None and one.is_due for one in stands]
    quiet = (len(stands) - sites - sum(due)) * draft.px(QUIET_SLIM)
    spare = inner.w - quiet - sites * (_needed(draft, cards, stands) + gap)
    slim = min(draft.px(SLIM), max(spare // max(sum(due), 1), draft.px(LEAST_SLIM)))
    free = quiet + sum(due) * slim
    wide = min((inner.w - free) // max(sites, 1), draft.px(WIDEST))
    placed, x = [], inner.x + (inner.w - free - sites * wide) // 2
    for stand, is_due in zip(stands, due, strict=True):
        its = wide if stand.structure is not None else slim if is_due else draft.px(QUIET_SLIM)
        placed.append((stand, Rect(x + gap // 2, inner.y, its - gap, inner.h)))
        x += its
    return placed


def _cards_in(draft: Draft, number: int, room: Rect) -> list[Rect]:
    """So many equal places, in the rows in which they are large and no row has a large gap at its end."""
    gap = draft.px(2)

    def tall(rows: int) -> int:
        each = -(-number // rows)
        return min(((room.w + gap) // max(each, 1) - gap) * 4 // 5, (room.h + gap) // rows - gap, draft.px(MOST_PLACE))

    rows = max(range(1, 6), key=lambda rows: tall(rows) * (number / max(-(-number // rows) * rows, 1)) ** 2)
    each, high = max(-(-number // rows), 1), tall(rows)
    wide = high * 5 // 4
    whole = room.middle((wide + gap) * each - gap, (high + gap) * rows - gap)
    return [Rect(whole.x + at % each * (wide + gap), whole.y + at // each * (high + gap), wide, high) for at in range(number)]


def _needed(draft: Draft, cards: DeckShown, stands: Sequence[Stand]) -> int:
    """The least width of a site, in which the names of the cards on top fit."""
    letters, size = draft.setter.letters, draft.smallest
    tops = [stand.structure.top for stand in stands if stand.structure is not None]
    names = [line for top in tops for line in cards.deck.cards[top].short_names[cards.language].split("\n")]
    return max([draft.px(WIDE), *(letters.width(name, "condensed", size) + draft.px(1.4) for name in names)])


def _draw_sites(draft: Draft, sight: Sight, room: Rect) -> None:
    lines, cards, stands = sight.lines, sight.cards, draft.part(_stands, *_of_stands(sight))
    columns = draft.part(_columns, stands, cards, room)
    sites, scale = [one.structure for one in stands if one.structure is not None], None
    if sites:
        scale = _scale(draft, sites, room)
        draft.part(_draw_ruler, lines, room, scale)
        draft.part(_draw_threshold, _threshold(sight), room, scale)
    rows = [((one.slot, one.top), one, rect, look.EXPECTED if one.top in sight.changed else None) for one, rect in columns]
    draft.parts(_draw_stand, rows, lines, cards, sight.shape, scale)


def _scale(draft: Draft, sites: Sequence[StructureView], room: Rect) -> Scale:
    """The scale at which the tallest site fits with the card on top of it, and the foundations below the ground."""
    below = draft.px(MARK) if any(map(has_foot_marks, sites)) else draft.px(0.6)
    ground = room.bottom - draft.px(NAME) - draft.px(BASE) - below
    metres = max([LEAST_METRES, *(-(-height_of(one) // METRES) * METRES for one in sites)])
    return Scale(ground, (ground - room.y - draft.px(TOP) - draft.px(1)) / metres)


def _draw_stand(
    draft: Draft, _: object, stand: Stand, column: Rect, outline: Colour | None, lines: Lines, cards: DeckShown, shape: Shape,
    scale: Scale | None,
) -> None:  # fmt: skip
    """Without a scale there is no site, and free places are as large as cards."""
    if stand.structure is None or scale is None:
        _draw_free(draft, lines, shape, stand, column, scale)
    else:
        _draw_site(draft, lines, cards, shape, stand, stand.structure, column, scale, is_changed=outline is not None)
    if stand.slot is not None:
        draft.spot(column, stand.slot)


def _draw_site(
    draft: Draft, lines: Lines, cards: DeckShown, shape: Shape, stand: Stand, structure: StructureView, column: Rect, scale: Scale, *,
    is_changed: bool,
) -> None:  # fmt: skip
    wide = round(column.w * 0.86)
    x = column.x + (column.w - wide) // 2
    act = act_of(stand.slot, structure, stand.offers)
    rect = tower_rect(draft, structure, x, wide, scale)
    if not isinstance(act, Inspect):
        draft.plate(Rect(column.x, rect.y - draft.px(TOP), column.w, column.bottom - rect.y + draft.px(TOP)), look.RAISED,
                    edge=look.EXPECTED, thick=0.3, is_slot=True)  # fmt: skip
    draw_tower(draft, lines, cards.deck, structure, x, wide, scale, has_words=True)
    draw_foot(draft, structure, x, wide, scale.ground)
    above = Rect(column.x, rect.y - draft.px(TOP) + draft.px(0.4), column.w, draft.px(TOP) - draft.px(0.8))
    card = above.middle(min(column.w, draft.px(CARD)), above.h)
    draft.add(card_piece(draft, cards, structure.top, card, is_open=False, numbers={}, is_changed=is_changed, is_bright=True))
    label = column.cut_bottom(draft.px(NAME))[0]
    ground = look.MAT if isinstance(act, Inspect) else look.RAISED
    if stand.slot is not None:
        words = _label(draft, lines, shape, stand.slot, label.w, lines_most=1)
        draft.text(label, words, 3.0, face="condensed", colour=look.QUIET, ground=ground, role="label", align="centre")
    draft.touch(Rect(column.x, card.y, column.w, column.bottom - card.y), act)


def _draw_free(draft: Draft, lines: Lines, shape: Shape, stand: Stand, column: Rect, scale: Scale | None) -> None:
    """A place for a foundation, or a pad; one at which nothing is due is low and quiet, where there are sites."""
    assert stand.slot is not None
    offers = stand.offers
    tall = draft.px(look.TOUCH if stand.is_due else LOW)
    place = Rect(column.x, scale.ground - tall - draft.px(0.8), column.w, tall) if scale is not None else column
    edge = look.EXPECTED if stand.is_expected else look.FREE if stand.is_due else look.SLOT
    draft.plate(place, look.RAISED if offers else None, edge=edge, thick=0.4 if stand.is_expected else 0.2, is_slot=stand.is_due)
    ground = look.RAISED if offers else look.MAT
    inside = place.inset(max(2, draft.px(0.1)))
    words = _label(draft, lines, shape, stand.slot, inside.w, lines_most=2 if stand.is_due else 1)
    if words:
        size, is_pad = 3.0 if scale is not None else PLACE_NAME, shape.is_pad(stand.slot)
        least, role = (look.CONDENSED_LEAST, PAD_ROLE) if is_pad else (look.LEAST, PLACE_ROLE)
        draft.text(inside, words, size, least=least, face="condensed", lines=2, colour=look.QUIET, ground=ground, role=role,
                   align="centre")  # fmt: skip
    else:
        draft.add(Sign(place.middle(draft.px(3.4), draft.px(3.4)), "down", look.QUIET))
    if offers:
        draft.touch(place, Pick(offers[0].id) if len(offers) == 1 else OpenPage("choices", stand.slot))


def _label(draft: Draft, lines: Lines, shape: Shape, slot: Slot, wide: int, lines_most: int) -> str:
    """The name of a place; its number where there is no room for the name."""
    number = slot.removeprefix(SITE) if slot.startswith(SITE) else ""
    if shape.is_pad(slot):
        key = "tray-draw-pad" if slot in shape.draw_pads else "tray-pad"
        ways = [lines.format(key, {}), lines.format(key, {}, forms=(SHORT,))]
    else:
        ways = [lines.format("ground-site", {"slot": number}) if number else slot]
    small = max(draft.px(look.CONDENSED_LEAST), draft.smallest) if shape.is_pad(slot) else draft.px(look.LEAST)
    fitting = (one for one in ways if not draft.setter.fitted(one, "condensed", (wide, small * 9), small, small, lines_most).is_cut)
    return next(fitting, number)


# The ruler


def _draw_ruler(draft: Draft, lines: Lines, room: Rect, scale: Scale) -> None:
    """Metres at the left, and a thin line across at each number."""
    axis, thin = _axis(draft, room), max(1, draft.px(0.12))
    top = scale.ground - room.y
    tens = next(ten for ten in count() if STEPS[-1] * 10**ten * scale.per_metre >= draft.px(9))
    step = next(one * 10**tens for one in STEPS if one * 10**tens * scale.per_metre >= draft.px(9))
    for number in range(int(top / scale.per_metre) // step + 1):
        y = scale.y(number * step)
        draft.add(Plate(Rect(axis, y, room.right - axis, thin), RULED))
        label = Rect(room.x, y - draft.px(2), axis - room.x - draft.px(0.6), draft.px(4))
        if label.y >= room.y:
            words = lines.format("ground-metres", {"height": 0}) if number == 0 else f"{number * step}"
            draft.text(label, words, 3.0, face="condensed", colour=look.QUIET, ground=look.MAT, role="unit", align="right")
    draft.add(Plate(Rect(axis, room.y, thin, top), look.SLOT))
    draft.add(Plate(Rect(axis, scale.ground, room.right - axis, max(2, draft.px(0.25))), look.QUIET))


def _axis(draft: Draft, room: Rect) -> int:
    return room.x + draft.px(RULER) - draft.px(0.8)


def _threshold(sight: Sight) -> Threshold | None:
    """The least height of the next building of the player whose turn it is."""
    view = sight.table.view
    for number, seat in enumerate(view.seats):
        if seat.seat == view.turn and seat.counts.get("threshold", 0):
            return Threshold(number, seat.name, seat.counts["threshold"])
    return None


def _draw_goal(draft: Draft, lines: Lines, due: Threshold | None, line: Rect) -> None:
    """The least height in words, in the player's colour behind the player's sign."""
    if due is None:
        return
    key = "screen-threshold-reach" if lines.house.get("threshold") == "reach" else "screen-threshold"  # S16
    side = min(draft.px(GOAL_SIGN), line.h)
    sign, words = line.cut_left(_axis(draft, line) - line.x)[1].cut_square(side, draft.px(1))
    draft.seat_sign(sign, due.number, due.name)
    colour, _ = look.SEATS[due.number % len(look.SEATS)]
    text = lines.format(key, {"height": due.metres})
    draft.text(words, text, GOAL_SIGN, least=look.LEAST, face="narrow", colour=colour, ground=look.MAT, role="value")


def _draw_threshold(draft: Draft, due: Threshold | None, room: Rect, scale: Scale) -> None:
    """A line across at the least height, in the player's colour with the player's sign, where the ruler reaches so far."""
    if due is None:
        return
    colour, _ = look.SEATS[due.number % len(look.SEATS)]
    y, side, thick = scale.y(due.metres), draft.px(THRESHOLD), max(2, draft.px(0.3))
    if y - side // 2 >= room.y:
        draft.add(Stroke(((_axis(draft, room), y), (room.right - side, y)), colour, thick))
        draft.seat_sign(Rect(room.right - side, y - side // 2, side, side), due.number, due.name)
