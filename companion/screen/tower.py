"""A structure as a tower to scale: its floors as bands, its foundation with its strength, and earthquakes and insurances below it.

Rules of this file: a covered card shows its height and points, and never which card it is (S15).
"""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.decks.card import CardId, Deck
from companion.core.frozen import dataclass
from companion.core.games.game import StructureView
from companion.core.referee.placement import PlaceName
from companion.core.referee.table_view import Offer
from companion.events import Slot
from companion.screen import look
from companion.screen.acts import Act, Inspect, OpenPage, Pick
from companion.screen.draft import Draft
from companion.screen.facade import CAP, DAY, Band, Palette, front, use_of
from companion.screen.letters import Align
from companion.screen.sight import Sight
from companion.screen.things import Colour, Plate, Rect, Sign, SignKind
from companion.words.lines import Lines

BASE, UPRIGHT = 4.2, 8.4  # hundredths: the height of a foundation, the least width of one on its short side
MARK, MARK_WIDE, SMALL_MARKS = 3.4, 6.4, 9.4  # the height of what lies on it, the width of a sign with its number, of both signs
STARS = ("mini-skyscraper", "order-and-unity", "world-record")
FAULTY = "faulty-or-smelly"
LABEL, LARGE_LABEL = 2.2, 4.0
ALIGNS: tuple[Align, Align] = ("left", "right")


@dataclass(frozen=True, slots=True)
class Scale:
    """Where the ground is, and how many pixels a metre has."""

    ground: int
    per_metre: float

    def y(self, metres: float) -> int:
        return self.ground - round(metres * self.per_metre)


@dataclass(frozen=True, slots=True)
class Floor:
    bottom: int  # metres above the ground
    height: int
    points: int
    is_top: bool


def floors_of(structure: StructureView) -> tuple[Floor, ...]:
    """The floors from below; the foundation counts as one only if it adds to the height."""
    told = [*structure.covered, structure.top_bears]
    found, bottom = [], 0
    for number, (height, points) in enumerate(told):
        if number or height:
            found.append(Floor(bottom, height, points, number == len(told) - 1))
        bottom += height
    return tuple(found)


def height_of(structure: StructureView) -> int:
    """The announced height of a building; for a site, the sum of its public heights."""
    if structure.height is not None:
        return structure.height
    return sum(height for height, _ in structure.covered) + structure.top_bears[0]


def tower_rect(draft: Draft, structure: StructureView, x: int, wide: int, scale: Scale) -> Rect:
    """The rectangle from the roof down to the ground."""
    top = scale.y(height_of(structure)) - (draft.px(CAP) if structure.top_bears[0] == 0 and structure.covered else 0)
    return Rect(x, top, wide, scale.ground - top)


def draw_tower(
    draft: Draft, lines: Lines, deck: Deck, structure: StructureView, x: int, wide: int, scale: Scale, *,
    has_words: bool, palette: Palette = DAY, opened: Sequence[CardId] = (),
) -> Rect:  # fmt: skip
    """Draws the floors on the ground; the answer is the tower's rectangle. `opened`: the cards on the foundation, once they are public."""
    tower, floors = tower_rect(draft, structure, x, wide, scale), floors_of(structure)
    if not floors:
        return tower
    uses = _uses(deck, structure, opened)
    known = [""] * (len(floors) - len(uses)) + uses[-len(floors) :]
    bands = [_band(draft, lines, one, use, tower, scale, has_words=has_words) for one, use in zip(floors, known, strict=True)]
    draft.add(front(draft, f"tower:{structure.number}", tower, bands, palette))
    for floor, band in zip(floors, bands, strict=True):
        if band.words:
            fill = palette.open if band.is_open else palette.covered
            _draw_words(draft, lines, floor, band.words, band.rect, fill)
    return tower


def _uses(deck: Deck, structure: StructureView, opened: Sequence[CardId]) -> list[str]:
    """What the floors are used for, from below: of the covered ones nothing, unless they have become public."""
    top, covered = use_of(deck.cards[structure.top]), len(structure.covered) - 1
    below = [use_of(deck.cards[one]) for one in opened[:-1]] if opened else [""] * max(covered, 0)
    return [*below, top]


def _band(draft: Draft, lines: Lines, floor: Floor, use: str, tower: Rect, scale: Scale, *, has_words: bool) -> Band:
    bottom = scale.y(floor.bottom)
    top = scale.y(floor.bottom + floor.height) if floor.height else bottom - draft.px(CAP)
    rect = Rect(tower.x, top, tower.w, max(bottom - top - max(1, draft.px(0.15)), 1))
    words = _words_of(draft, lines, floor, rect) if has_words and floor.height else ()
    return Band(rect, use, floor.is_top, words, floor.height)


def draw_foot(draft: Draft, structure: StructureView, x: int, wide: int, ground: int) -> Rect:
    """The foundation with the number that it withstands, and what lies on it below; a turned one stands on its short side."""
    full = round(wide * 1.14)
    base = Rect(x - (full - wide) // 2, ground, full, draft.px(BASE))
    body = base.middle(min(max(round(full * 0.62), draft.px(UPRIGHT)), full), base.h) if structure.turns % 2 == 1 else base
    draft.add(Plate(body, look.SLOT, look.FREE, max(1, draft.px(0.15)), draft.px(0.4)))
    _draw_strength(draft, structure, body)
    if not has_foot_marks(structure):
        return base
    marks = Rect(base.x, base.bottom, base.w, draft.px(MARK))
    draw_foot_marks(draft, structure, marks)
    return base.joined(marks)


def has_foot_marks(structure: StructureView) -> bool:
    return structure.quakes + structure.insurances > 0


def draw_foot_marks(draft: Draft, structure: StructureView, room: Rect, ground: Colour = look.MAT) -> None:
    """The signs of earthquakes and insurances in the middle, each with its number."""
    kinds: tuple[tuple[SignKind, Colour, int], ...] = (
        ("crack", look.VIOLATION, structure.quakes), ("umbrella", look.PAPER, structure.insurances),
    )  # fmt: skip
    shown = [one for one in kinds if one[2]]
    gap = draft.px(0.5)
    each = min((room.w - gap * (len(shown) - 1)) // max(len(shown), 1), draft.px(MARK_WIDE))
    side = min(each // 2, draft.px(MARK) - draft.px(0.4), room.h)
    whole = room.middle(each * len(shown) + gap * (len(shown) - 1), room.h)
    for (kind, colour, number), place in zip(shown, whole.columns(len(shown), gap), strict=True):
        sign, words = place.cut_square(side, draft.px(0.3))
        draft.add(Sign(sign, kind, colour))
        draft.text(words, str(number), 3.4, face="condensed", ground=ground, role="value")


def draw_marks(draft: Draft, structure: StructureView, room: Rect, side: int) -> None:
    """A star for each prize and a sign for a fault, side by side in the middle."""
    signs = [Sign(Rect(0, 0, side, side), "prize", look.PRIZE, look.INK) for one in structure.marks if one in STARS]
    signs += [Sign(Rect(0, 0, side, side), "notice", look.NOTICE, look.INK) for one in structure.marks if one == FAULTY]
    across = len(signs) * side
    for number, sign in enumerate(signs):
        x = room.x + (room.w - across) // 2 + number * side
        draft.add(Sign(Rect(x, room.bottom - side, side, side), sign.kind, sign.colour, sign.ink))


def _words_of(draft: Draft, lines: Lines, floor: Floor, band: Rect) -> tuple[Rect, ...]:
    """Where metres stand at the left and points at the right, where there is room for letters."""
    if band.h < round(max(draft.px(LABEL), draft.smallest) * 0.95):
        return ()
    room, size = band.inset(draft.px(0.6), 0), _label_size(draft, band)
    letters, gap = draft.setter.letters, draft.px(0.8)
    metres, points = _label_words(draft, lines, floor, room.w)
    pixels = max(draft.letters_px(size), draft.smallest)
    left = min(letters.width(metres, "condensed", pixels) + gap, max(round(room.w * 0.62), room.w - _wide(draft, points)))
    right = min(letters.width(points, "condensed", pixels) + gap, room.w - left)
    tall = min(max(draft.letters_px(size * 1.5), draft.smallest), band.h)
    line = room.middle(room.w, tall)
    return line.cut_left(left)[0], line.cut_right(right)[0]


def _label_size(draft: Draft, band: Rect) -> float:
    """As large as the band is high and wide."""
    return min(max(LABEL, band.h / draft.px(1) * 0.62), LARGE_LABEL if band.w >= draft.px(18) else 3.0)


def _label_words(draft: Draft, lines: Lines, floor: Floor, wide: int) -> tuple[str, str]:
    """On a narrow tower the metres stand without their unit, which the ruler beside it has too."""
    metres = draft.setter.once(("metres", lines.wording, floor.height), lambda: lines.format("ground-metres", {"height": floor.height}))
    points = f"+{floor.points}"
    is_narrow = _wide(draft, metres) + _wide(draft, points) > wide
    return str(floor.height) if is_narrow else metres, points


def _wide(draft: Draft, text: str) -> int:
    """The width of a text in the least size of letters."""
    return draft.setter.letters.width(text, "condensed", draft.smallest)


def _draw_words(draft: Draft, lines: Lines, floor: Floor, places: Sequence[Rect], band: Rect, fill: Colour) -> None:
    size, told = LARGE_LABEL, _label_words(draft, lines, floor, band.inset(draft.px(0.6), 0).w)
    for place, words, colour, align in zip(places, told, (look.INK, look.QUIET_INK), ALIGNS, strict=True):
        draft.text(place, words, size, least=LABEL, face="condensed", colour=colour, ground=fill, role="unit", align=align)


def _draw_strength(draft: Draft, structure: StructureView, body: Rect) -> None:
    """The number that a foundation withstands behind a shield, and how often it was turned."""
    words = f"{structure.withstands}" + (f" ↻{structure.turns}" if structure.turns else "")
    side, gap, size = min(draft.px(2.8), body.h), draft.px(0.5), draft.px(3.2)
    room = body.inset(draft.px(0.4), 0)
    wide = min(draft.setter.letters.width(words, "bold", size) + 2, room.w - side - gap)
    shield, there = room.middle(side + gap + wide, body.h).cut_square(side, gap)
    draft.add(Sign(shield, "shield", look.QUIET))
    draft.text(there, words, 3.2, least=2.2, face="bold", ground=look.SLOT, role="value")


def draw_small_foot(draft: Draft, structure: StructureView, x: int, wide: int, ground: int, below: Colour = look.MAT) -> None:
    """The foundation of a building in miniature, and what lies on it below."""
    base = Rect(x - wide // 8, ground, wide + wide // 4, draft.px(1.1))
    draft.add(Plate(base, look.FREE))
    if has_foot_marks(structure):
        room = Rect(base.centre[0] - draft.px(SMALL_MARKS) // 2, base.bottom, draft.px(SMALL_MARKS), draft.px(MARK))
        draw_foot_marks(draft, structure, room, below)


# The name of a structure, and what can be done with it


def place_of_tower(sight: Sight, structure: StructureView) -> PlaceName:
    """The place of a structure, by which the referee calls it."""
    slots = dict(zip((one.number for one in sight.table.view.structures), sight.table.tap_places, strict=True))
    slot = slots.get(structure.number)
    return PlaceName(slot) if slot is not None else PlaceName(None, "tower", structure.top, tower=structure)


def slug_of_tower(slot: Slot | None, structure: StructureView) -> str:
    """The slug of the place of a structure, by which choices are found."""
    return slot or f"tower-{structure.top}"


def act_of(slot: Slot | None, structure: StructureView, offers: Sequence[Offer]) -> Act:
    """The act of a touch on a structure: what is offered there, else its top card is shown large."""
    if len(offers) == 1:
        return Pick(offers[0].id)
    return OpenPage("choices", slug_of_tower(slot, structure)) if offers else Inspect(structure.top)
