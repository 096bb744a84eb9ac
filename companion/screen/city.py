"""The buildings in front of their owners: side by side in miniature, and large once nothing else stands on the table.

Rules of this file: of what is covered it shows no more than the height that was announced (S15).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from companion.core.frozen import dataclass
from companion.core.games.game import StructureView
from companion.core.referee.table_view import Offer
from companion.events import SeatId, Slot
from companion.screen import look
from companion.screen.acts import Inspect
from companion.screen.draft import Draft
from companion.screen.match.choices import offers_by_slug
from companion.screen.sight import DeckShown, Sight
from companion.screen.things import Colour, EmblemPicture, Plate, Rect, Role, Sign, SignKind
from companion.screen.tower import (
    FAULTY,
    MARK,
    STARS,
    Scale,
    act_of,
    draw_marks,
    draw_small_foot,
    draw_tower,
    has_foot_marks,
    height_of,
    slug_of_tower,
)
from companion.words.lines import Lines

STRIP, SITES = 32.0, 38.0  # hundredths: the height of all buildings in their usual size, and of what sites need
LOW, SHARES = 20, (0.52, 0.38)  # metres of the highest site, up to which buildings have the first share of the height, then the second
MINI, TOWER, SIGN = 18.0, 11.0, 5.0  # the room of one building, its width, the height of its owner's sign
MOST_GROWN = 1.7  # how much larger all of it is at most
LEAST_BUILT = 60  # metres
METRES, STAR = 3.7, 2.7  # the height of the metres over a roof, and of a prize over them
NAMES = (5.0, 4.4, 3.8, 3.4, 3.0, 2.7, 2.4, look.CONDENSED_LEAST)  # the sizes of owners' names
NAME_GAP = 0.6  # between an owner's sign and name
LEGEND, LEGEND_GAP = (4.2, 3.8, 3.4, look.LEAST), 0.7  # the letters of what signs mean, and their distance from the sign

BELOW = 3.4  # the height of a name below its sign

Owners = Sequence[tuple[SeatId, str]]


@dataclass(frozen=True, slots=True)
class Strip:
    """The room of the buildings, how much larger than usual they are, and how the names of owners are written."""

    room: Rect
    grown: float
    name: float = NAMES[-1]  # the size of its letters
    is_below: bool = False  # names stand below the signs, as there is no room beside them

    def foot(self, draft: Draft) -> int:
        """The height of the owners' signs and names."""
        return draft.px(SIGN * self.grown) + (draft.px(BELOW) if self.is_below else 0)

    def sign(self, draft: Draft) -> int:
        return draft.px(3.4 * self.grown)


def owned_of(sight: Sight) -> tuple[StructureView, ...]:
    return tuple([one for one in sight.table.view.structures if one.owner is not None])


def strip_of(draft: Draft, sight: Sight, room: Rect) -> Strip:
    """The buildings have about half of the room while sites are low; where there are none, and none is due, they have all of it."""
    highest = max((height_of(one) for one in sight.table.view.structures if one.owner is None), default=0)
    low, high = (round(room.h * share) for share in SHARES)
    tall = room.h if is_alone(sight) else min(low, max(room.h - draft.px(SITES), high)) if highest <= LOW else high
    own = room.cut_bottom(tall)[0]
    return draft.part(_named, owned_of(sight), _owners(sight), Strip(own, min(max(own.h / draft.px(STRIP), 1.0), MOST_GROWN)))


def _named(draft: Draft, owned: Sequence[StructureView], owners: Owners, strip: Strip) -> Strip:
    """With names in the largest letters in which all have room beside their signs; below them where no letters are small enough."""
    names, minis = dict(owners), _minis(draft, owned, owners, strip)
    spans = [(names.get(seat, ""), rects[0].joined(rects[-1]).w + draft.px(1.4)) for seat, rects in _by_owner(minis).items()]
    taken = strip.sign(draft) + draft.px(NAME_GAP)
    for size in (one for one in NAMES if one <= 3.0 * strip.grown):
        if all(_name_wide(draft, name, size) + taken <= wide for name, wide in spans):
            return replace(strip, name=size)
    fitting = (one for one in NAMES if one <= look.LEAST and all(_name_wide(draft, name, one) <= wide for name, wide in spans))
    return replace(strip, name=next(fitting, NAMES[-1]), is_below=True)


def is_alone(sight: Sight) -> bool:
    """Whether buildings are all there is to see: the match is over, or nothing can be done at the table that is shown."""
    expected, structures = sight.table.expected, sight.table.view.structures
    is_past = bool(sight.table.view.winners) or not (expected.places or expected.offers or sight.has_hands)
    return is_past and bool(structures) and all(one.owner is not None for one in structures)


def spot_of_building(draft: Draft, sight: Sight, room: Rect, tower: StructureView) -> Rect | None:
    strip = strip_of(draft, sight, room)
    return next((rect for one, rect in draft.part(_minis, owned_of(sight), _owners(sight), strip) if one.number == tower.number), None)


def draw_city(draft: Draft, sight: Sight, strip: Strip) -> None:
    """Each building in front of its owner, all to one scale."""
    table, owned = sight.table, owned_of(sight)
    minis, scale = draft.part(_minis, owned, _owners(sight), strip), _mini_scale(draft, owned, strip)
    slots = {one.number: slot for one, slot in zip(table.view.structures, table.tap_places, strict=True)}
    by_slug = offers_by_slug(table.expected)
    if not is_alone(sight):
        draft.add(Plate(Rect(strip.room.x, strip.room.y, strip.room.w, max(1, draft.px(0.15))), look.SLOT))
    draft.parts(_draw_mini, ((one.number, one, slots[one.number], by_slug.get(slug_of_tower(slots[one.number], one), ()), rect)
                             for one, rect in minis), sight.cards, sight.lines, scale, strip.grown)  # fmt: skip
    owners = ((seat, sight.seat_sign(seat) or (0, ""), rects[0].joined(rects[-1])) for seat, rects in _by_owner(minis).items())
    draft.parts(_draw_owner, owners, strip)


def _owners(sight: Sight) -> Owners:
    return tuple([(one.seat, one.name) for one in sight.table.view.seats])


def _minis(draft: Draft, owned: Sequence[StructureView], owners: Owners, strip: Strip) -> list[tuple[StructureView, Rect]]:
    """The buildings with their rectangles, by seats, and for each seat in the order in which they were begun."""
    room, order = strip.room, [seat for seat, _ in owners]
    standing = sorted(owned, key=lambda one: (order.index(one.owner) if one.owner in order else len(order), one.number))
    groups = len({one.owner for one in standing})
    gap = draft.px(2)
    wide = min(draft.px(MINI * strip.grown), (room.w - gap * max(groups - 1, 0)) // max(len(standing), 1))
    placed, x, before = [], room.x + (room.w - wide * len(standing) - gap * max(groups - 1, 0)) // 2, None
    for one in standing:
        x += gap if before is not None and one.owner != before else 0
        placed.append((one, Rect(x, room.y + draft.px(1), wide, room.h - draft.px(1) - strip.foot(draft))))
        x, before = x + wide, one.owner
    return placed


def _by_owner(minis: Sequence[tuple[StructureView, Rect]]) -> Mapping[SeatId, list[Rect]]:
    found: dict[SeatId, list[Rect]] = {}
    for structure, rect in minis:
        if structure.owner is not None:
            found.setdefault(structure.owner, []).append(rect)
    return found


def _mini_scale(draft: Draft, owned: Sequence[StructureView], strip: Strip) -> Scale:
    """The scale of all buildings, which leaves room for stars and metres above them and for a plate below."""
    room = strip.room
    ground = room.bottom - strip.foot(draft) - draft.px(1.4) - (draft.px(MARK) if any(map(has_foot_marks, owned)) else draft.px(0.4))
    tallest = max((height_of(one) for one in owned), default=LEAST_BUILT)
    above = draft.px((METRES + STAR) * strip.grown + 1.2)
    return Scale(ground, (ground - room.y - above) / max(tallest, LEAST_BUILT))


def _draw_mini(
    draft: Draft, _: int, structure: StructureView, slot: Slot | None, offers: tuple[Offer, ...], rect: Rect,
    cards: DeckShown, lines: Lines, scale: Scale, grown: float,
) -> None:  # fmt: skip
    wide = max(min(draft.px(TOWER * grown), rect.w - draft.px(1.6)), 1)
    x = rect.x + (rect.w - wide) // 2
    act = act_of(slot, structure, offers)
    ground = look.MAT if isinstance(act, Inspect) else look.RAISED
    if not isinstance(act, Inspect):
        draft.plate(rect.inset(draft.px(0.2), 0), look.RAISED, edge=look.EXPECTED, thick=0.3, is_slot=True)
    tower = draw_tower(draft, lines, cards.deck, structure, x, wide, scale, has_words=False)
    draw_small_foot(draft, structure, x, wide, scale.ground, ground)
    tall, size, side = max(draft.px(METRES * grown), draft.height_of(3.0, "bold")), 3.0 * grown, draft.px(STAR * grown)
    metres = Rect(rect.x, tower.y - tall, rect.w, tall)
    words = lines.format("ground-metres", {"height": height_of(structure)}) if grown > 1.0 else str(height_of(structure))
    draft.text(metres, words, size, least=look.LEAST, face="bold", ground=ground, role="value", align="centre")
    draw_marks(draft, structure, Rect(rect.x, metres.y - side, rect.w, side), side)
    draft.touch(rect, act)


def _name_wide(draft: Draft, name: str, size: float) -> int:
    return draft.setter.letters.width(name, "condensed", max(draft.letters_px(size), draft.smallest))


def _draw_owner(draft: Draft, _: SeatId, sign: tuple[int, str], over: Rect, strip: Strip) -> None:
    """The owner's sign and name below, on a line in the owner's colour."""
    number, name = sign
    foot = strip.room.cut_bottom(strip.foot(draft))[0]
    line = Rect(over.x + draft.px(0.5), foot.y, over.w - draft.px(1), max(2, draft.px(0.35)))
    draft.add(Plate(line, look.SEATS[number % len(look.SEATS)][0]))
    side, gap, wide = strip.sign(draft), draft.px(NAME_GAP), _name_wide(draft, name, strip.name) + draft.px(0.3)
    across = side if strip.is_below else side + gap + wide
    there = Rect(_within(strip.room, over.centre[0] - across // 2, across), line.bottom + draft.px(0.6), side, side)
    draft.seat_sign(there, number, name)
    words = Rect(there.right + gap, there.y - draft.px(0.4), wide, side + draft.px(0.8))
    if strip.is_below:
        words = Rect(_within(strip.room, over.centre[0] - wide // 2, wide), there.bottom, wide, foot.bottom - there.bottom)
    if not strip.is_below or wide <= over.w + draft.px(2):
        role: Role = "label" if strip.name >= look.LEAST else "short-name"
        draft.text(words, name, strip.name, least=look.CONDENSED_LEAST, face="condensed", ground=look.MAT, role=role)


def _within(room: Rect, x: int, wide: int) -> int:
    return max(min(x, room.right - wide), room.x)


# The signs beside towers and seats


@dataclass(frozen=True, slots=True)
class Meaning:
    """A sign, or the picture of a roof, which stands for the tallest building of a player."""

    kind: SignKind | None
    colour: Colour
    key: str


MEANINGS = (
    Meaning(None, look.QUIET, "ground-label-roof"), Meaning("notice", look.NOTICE, "ground-label-notice"),
    Meaning("prize", look.PRIZE, "ground-label-prize"), Meaning("umbrella", look.PAPER, "ground-label-umbrella"),
    Meaning("crack", look.VIOLATION, "ground-label-crack"), Meaning("shield", look.QUIET, "ground-label-shield"),
)  # fmt: skip


def draw_legend(draft: Draft, sight: Sight, room: Rect) -> None:
    """What the signs mean that are to be seen on this table, quietly, as far as there is room."""
    structures = sight.table.view.structures
    marks = {mark for one in structures for mark in one.marks}
    seen = {
        "notice": FAULTY in marks, "prize": not marks.isdisjoint(STARS), "umbrella": any(one.insurances for one in structures),
        "crack": any(one.quakes for one in structures), "shield": any(one.owner is None for one in structures),
        None: any(one.owner is not None for one in structures),
    }  # fmt: skip
    draft.part(_legend, sight.lines, tuple([one for one in MEANINGS if seen[one.kind]]), room)


def _legend(draft: Draft, lines: Lines, meanings: Sequence[Meaning], room: Rect) -> None:
    """In the largest letters in which all have room; else as many as there is room for in the least ones."""
    words = [lines.format(one.key, {}) for one in meanings]
    ways = ((size, _legend_places(draft, words, room, size)) for size in LEGEND)
    size, places = next((way for way in ways if len(way[1]) == len(words)), (LEGEND[-1], _legend_places(draft, words, room, LEGEND[-1])))
    for one, text, there in zip(meanings, words, places, strict=False):
        sign, beside = there.cut_square(_legend_sign(draft, size), draft.px(LEGEND_GAP))
        draft.add(Sign(sign, one.kind, one.colour, look.INK) if one.kind is not None else EmblemPicture(sign, "tower-roof"))
        draft.text(beside, text, size, least=look.LEAST, face="condensed", colour=look.QUIET, role="quiet")


def _legend_sign(draft: Draft, size: float) -> int:
    return draft.px(size * 0.94)


def _legend_places(draft: Draft, words: Sequence[str], room: Rect, size: float) -> list[Rect]:
    """In rows from the left; the places of those that have room."""
    letters, before = max(draft.letters_px(size), draft.smallest), _legend_sign(draft, size) + draft.px(LEGEND_GAP)
    tall, (x, y) = max(draft.px(size * 1.45), draft.height_of(size, "condensed")), (room.x, room.y)
    found: list[Rect] = []
    for text in words:
        wide = before + draft.setter.letters.width(text, "condensed", letters) + draft.px(0.3)
        if x > room.x and x + wide > room.right:
            x, y = room.x, y + tall
        if y + tall > room.bottom or x + wide > room.right:
            return found
        found.append(Rect(x, y, wide, tall))
        x += wide + draft.px(2)
    return found
