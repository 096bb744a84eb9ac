"""Buildings in miniature, in front of whoever owns them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.core.games.game import StructureView
from companion.events import SeatId
from companion.screen import look
from companion.screen.acts import Inspect
from companion.screen.draft import Draft
from companion.screen.sight import Sight
from companion.screen.things import Plate, Rect
from companion.screen.tower import Scale, act_of, draw_marks, draw_small_foot, draw_tower, height_of

MINI, SIGN = 8.4, 4.6  # hundredths: the width of one, the height of its owner's sign
LEAST_METRES = 100


def draw_owned(draft: Draft, sight: Sight, owned: Sequence[StructureView], strip: Rect) -> None:
    """Each building in front of its owner, all to one scale."""
    draft.add(Plate(Rect(strip.x, strip.y, strip.w, max(1, draft.px(0.15))), look.SLOT))
    minis = minis_of(draft, sight, owned, strip)
    scale = _mini_scale(draft, owned, strip)
    for structure, rect in minis:
        _draw_mini(draft, sight, structure, rect, scale)
    for seat, rects in _by_owner(minis).items():
        _draw_owner(draft, sight, seat, rects[0].joined(rects[-1]), strip)


def minis_of(draft: Draft, sight: Sight, owned: Sequence[StructureView], strip: Rect) -> list[tuple[StructureView, Rect]]:
    """By seats, and each seat's in the order in which they were begun."""
    order = [one.seat for one in sight.table.view.seats]
    standing = sorted(owned, key=lambda one: (order.index(one.owner) if one.owner in order else len(order), one.number))
    groups = len({one.owner for one in standing})
    gap = draft.px(2)
    wide = min(draft.px(MINI), (strip.w - gap * max(groups - 1, 0)) // max(len(standing), 1))
    placed, x, before = [], strip.x + (strip.w - wide * len(standing) - gap * max(groups - 1, 0)) // 2, None
    for one in standing:
        x += gap if before is not None and one.owner != before else 0
        placed.append((one, Rect(x, strip.y + draft.px(1), wide, strip.h - draft.px(1) - draft.px(SIGN))))
        x, before = x + wide, one.owner
    return placed


def _by_owner(minis: Sequence[tuple[StructureView, Rect]]) -> Mapping[SeatId, list[Rect]]:
    found: dict[SeatId, list[Rect]] = {}
    for structure, rect in minis:
        if structure.owner is not None:
            found.setdefault(structure.owner, []).append(rect)
    return found


def _mini_scale(draft: Draft, owned: Sequence[StructureView], strip: Rect) -> Scale:
    """Above the ground room for stars and metres, under it for a plate."""
    ground = strip.bottom - draft.px(SIGN) - draft.px(1.4) - draft.px(1.2)
    tallest = max((height_of(one) for one in owned), default=LEAST_METRES)
    return Scale(ground, (ground - strip.y - draft.px(1) - draft.px(6.6)) / max(tallest, LEAST_METRES))


def _draw_mini(draft: Draft, sight: Sight, structure: StructureView, rect: Rect, scale: Scale) -> None:
    wide = max(min(draft.px(4), rect.w - draft.px(1)), 1)
    x = rect.x + (rect.w - wide) // 2
    act = act_of(sight, structure)
    if not isinstance(act, Inspect):
        draft.plate(rect.inset(draft.px(0.2), 0), look.RAISED, edge=look.EXPECTED, thick=0.3, is_slot=True)
    tower = draw_tower(draft, sight, structure, x, wide, scale, has_words=False)
    draw_small_foot(draft, structure, x, wide, scale.ground)
    metres = Rect(rect.x, tower.y - draft.px(3.7), rect.w, draft.px(3.7))
    ground = look.MAT if isinstance(act, Inspect) else look.RAISED
    draft.text(metres, str(height_of(structure)), 3.0, face="bold", ground=ground, role="value", align="centre")
    draw_marks(draft, structure, Rect(rect.x, metres.y - draft.px(2.7), rect.w, draft.px(2.7)), draft.px(2.7))
    draft.touch(rect, act)


def _draw_owner(draft: Draft, sight: Sight, seat: SeatId, over: Rect, strip: Rect) -> None:
    """The owner's sign below, on a line in the owner's colour; the name where there is room for it."""
    number, name = next(((at, one.name) for at, one in enumerate(sight.table.view.seats) if one.seat == seat), (0, ""))
    colour, _ = look.SEATS[number % len(look.SEATS)]
    foot = strip.cut_bottom(draft.px(SIGN))[0]
    draft.add(Plate(Rect(over.x + draft.px(0.5), foot.y, over.w - draft.px(1), max(2, draft.px(0.35))), colour))
    side = draft.px(3.4)
    wide = draft.setter.letters.width(name, "condensed", draft.px(3.0))
    has_name = side + draft.px(0.8) + wide <= over.w
    across = side + (draft.px(0.8) + wide if has_name else 0)
    x = over.x + (over.w - across) // 2
    draft.seat_sign(Rect(x, foot.bottom - side, side, side), number, name)
    if has_name:
        words = Rect(x + side + draft.px(0.8), foot.bottom - side, wide + draft.px(0.3), side)
        draft.text(words, name, 3.0, face="condensed", ground=look.MAT, role="label")
