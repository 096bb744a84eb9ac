"""The laws of every screen: each takes a scene and answers what breaks it.

Rules of this file: things are looked at as they are drawn, one over the other; what a later thing covers is not there.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations

from companion.core.visible import visible_line
from companion.screen import look
from companion.screen.acts import Away, Inspect, Lift, Put, Take
from companion.screen.fonts import FontLetters, font, rendered
from companion.screen.letters import ELLIPSIS
from companion.screen.things import Colour, EmblemPicture, Face, Part, Piece, Plate, Rect, Scene, Sign, Stroke, Target, TextLine

LONG_NAME = 12  # letters: a player's name of more may end in an ellipsis
HANDS = (Put, Lift, Take, Away)
LEAST_TARGET, LEAST_CARD = look.TOUCH * 0.8, 5.0  # hundredths: of a button; of a card or a cell, of which there are many
ROUNDING = 2
NAMED = 5.0  # a card has its name if it is as wide as that many of the least letters are high
LINE = 0.4  # hundredths: what is as thin as this is no plate
MOST_INKS = 100_000
LETTERS = FontLetters()


@dataclass(frozen=True, slots=True)
class Laid:
    """A thing where it is on the screen; `at` is how late it is drawn."""

    thing: Part
    at: int
    is_over: bool
    piece: Piece | None  # what it is a part of


def laid(scene: Scene) -> list[Laid]:
    """All that is drawn, in its order, with the parts of cards where they are."""
    found: list[Laid] = []
    for is_over, layer in ((False, scene.things), (True, scene.over)):
        for one in layer:
            if isinstance(one, Piece):
                found += [Laid(_moved(part, one.rect), len(found) + at, is_over, one) for at, part in enumerate(one.parts)]
            else:
                found.append(Laid(one, len(found), is_over, None))
    return found


def faults(scene: Scene, unit: float, names: tuple[str, ...] = ()) -> list[str]:
    """`unit` is a hundredth of its height; `names` are those of players."""
    things = laid(scene)
    plates, seen = _plates(things, unit), seen_texts(things, unit)
    return [
        *_of_status(seen),
        *_below_least(seen, scene.size),
        *_squeezed(seen),
        *_without_ink(seen, scene.size),
        *_beside(things, Rect(0, 0, *scene.size)),
        *_cut(seen, names),
        *_nameless(scene, plates),
        *_sizes(seen, unit),
        *_overlaps(seen),
        *_edges(seen, plates),
        *_contrasts(seen, plates),
        *_pictures(seen, things, plates),
        *_slots(things, plates),
        *_targets(scene, unit),
    ]


def seen_texts(things: list[Laid], unit: float) -> list[Laid]:
    """Texts that nothing covers."""
    plates = _plates(things, unit)
    return [one for one in things if isinstance(one.thing, TextLine) and not _is_covered(one, plates)]


def _plates(things: list[Laid], unit: float) -> list[Laid]:
    filled = [one for one in things if isinstance(one.thing, Plate) and one.thing.fill is not None]
    return [one for one in filled if min(one.thing.rect.w, one.thing.rect.h) > unit * LINE]


def _of_status(seen: list[Laid]) -> Iterator[str]:
    if not any(_text(one).role == "status" for one in seen):
        yield "no status sentence"


def _beside(things: list[Laid], screen: Rect) -> Iterator[str]:
    for one in things:
        if not screen.holds(one.thing.rect) and not isinstance(one.thing, Stroke):
            yield f"beside the screen: {one.thing}"
        if one.piece is not None and isinstance(one.thing, TextLine) and not one.piece.rect.holds(letters(one.thing)):
            yield f"beside its card: {one.thing.text}"


def _cut(seen: list[Laid], names: tuple[str, ...]) -> Iterator[str]:
    for one in seen:
        text = _text(one).text
        is_long = any(len(name) > LONG_NAME and name.startswith(text.rstrip(ELLIPSIS)) for name in names)
        if ELLIPSIS in text and text not in names and not is_long:
            yield f"cut: {text}"


def _nameless(scene: Scene, plates: list[Laid]) -> Iterator[str]:
    """Cards on the table without a name, but for those that are dimmed and those that are too narrow for letters."""
    least = min(scene.size) * look.CONDENSED_LEAST / 100 * NAMED
    veils = [one.thing.rect for one in plates if one.piece is None and not _is_opaque(one)]
    for one in (*scene.things, *scene.over):
        if not isinstance(one, Piece) or not one.key.startswith("card:") or one.rect.w < least:
            continue
        has_name = any(isinstance(part, TextLine) and part.role in ("short-name", "name") for part in one.parts)
        if not has_name and one.alpha == 255 and not any(veil.holds(one.rect) for veil in veils):
            yield f"a card without its name: {one.key}"


def _sizes(seen: list[Laid], unit: float) -> Iterator[str]:
    for one in seen:
        text = _text(one)
        least = round(unit * look.LEAST_SIZES[text.role])
        if text.size < least:
            yield f"too small, {text.size} of {least}: {text.text}"


def _below_least(seen: list[Laid], size: tuple[int, int]) -> Iterator[str]:
    """By the shorter side of the whole screen, as a screen that is turned upright is read from as far away as before."""
    least = round(min(size) * look.CONDENSED_LEAST / 100)
    for one in seen:
        if _text(one).size < least:
            yield f"below {look.CONDENSED_LEAST} % of the screen, {_text(one).size} of {least}: {_text(one).text}"


def _squeezed(seen: list[Laid]) -> Iterator[str]:
    for one in seen:
        width = width_of(_text(one))
        if round(width, 2) < look.LEAST_WIDTH:
            yield f"squeezed to {width:.2f} of its width: {_text(one).text}"


def width_of(text: TextLine) -> float:
    """The width of its letters as a share of their own, 1 where they are not squeezed."""
    ink, _ = ink_of(text.text, text.face, text.size)
    return min(1.0, text.rect.w / max(LETTERS.width(text.text, text.face, text.size), ink.w, 1))


def _without_ink(seen: list[Laid], size: tuple[int, int]) -> Iterator[str]:
    """Letters that lose a part to the edge of their picture, of their card or of the screen; a thousandth of its height is not seen."""
    screen, unseen = Rect(0, 0, *size), min(size) // 1000
    for one in seen:
        text = _text(one)
        ink, is_whole = ink_of(text.text, text.face, text.size)
        if not is_whole:
            yield f"letters without their tops or tails: {text.text} ({text.face}, {text.size})"
        drawn = Rect(text.rect.x, text.rect.y + ink.y, text.rect.w, ink.h).inset(0, unseen)
        if not (screen if one.piece is None else one.piece.rect).holds(drawn):
            yield f"letters beside their card or the screen: {text.text}"


@lru_cache(maxsize=MOST_INKS)
def ink_of(text: str, face: Face, size: int) -> tuple[Rect, bool]:
    """Where the letters of a text have colour, from the upper left corner of their picture, and whether that shows all of their height."""
    shown = visible_line(text)
    whole = font(shown, face, size).render(shown, True, look.TEXT).get_bounding_rect()
    ink = rendered(text, face, size, look.TEXT).get_bounding_rect()
    return Rect(*ink), ink.h == whole.h


def _overlaps(seen: list[Laid]) -> Iterator[str]:
    for (one, its), (other, others) in combinations([(one, letters(_text(one))) for one in seen], 2):
        if one.is_over == other.is_over and its.meets(others):
            yield f"over each other: {_text(one).text} | {_text(other).text}"


def _edges(seen: list[Laid], plates: list[Laid]) -> Iterator[str]:
    """Plates hold their texts whole."""
    opaque = [plate for plate in plates if _is_opaque(plate)]
    for one in seen:
        text, its = _text(one).text, letters(_text(one))
        below = [plate for plate in opaque if plate.at < one.at]
        for plate in below:
            if _parted(plate.thing.rect, its, by=1) and not any(_hides(later, its) for later in below if later.at > plate.at):
                yield f"sticks out of a plate: {text}"
        above = [plate for plate in opaque if plate.at > one.at and _parted(plate.thing.rect, its, by=2)]
        if any(not _may_cover(plate, one) for plate in above):
            yield f"half covered: {text}"


def _may_cover(plate: Laid, text: Laid) -> bool:
    """Verdicts lie over the table, and cards of a hand over each other when one of them is held."""
    return plate.is_over != text.is_over or all(one.piece is not None and one.piece.key.startswith("hand:") for one in (plate, text))


def _contrasts(seen: list[Laid], plates: list[Laid]) -> Iterator[str]:
    for one in seen:
        text = _text(one)
        ground = _ground(one, plates)
        least = look.LEAST_CONTRAST.get(text.role, look.USUAL_CONTRAST)
        if ground != text.ground:
            yield f"stands on {ground}, not on {text.ground}: {text.text}"
        if look.contrast(text.colour, ground) < least:
            yield f"too pale, {look.contrast(text.colour, ground):.1f}: {text.text}"


def _pictures(seen: list[Laid], things: list[Laid], plates: list[Laid]) -> Iterator[str]:
    """No letters upon a picture or a sign, nor under it; a plate under the letters that lies on the picture parts them."""
    pictures = [(one, _middle(one.thing.rect)) for one in things if isinstance(one.thing, EmblemPicture | Sign)]
    for one in seen:
        its = letters(_text(one))
        for other, middle in pictures:
            is_parted = any(other.at < plate.at < one.at and _hides(plate, its) for plate in plates)
            if other.is_over == one.is_over and middle.meets(its) and not is_parted:
                yield f"meets {'a sign' if isinstance(other.thing, Sign) else other.thing.name}: {_text(one).text}"  # type: ignore[union-attr]


def _slots(things: list[Laid], plates: list[Laid]) -> Iterator[str]:
    for one in things:
        plate = one.thing
        if isinstance(plate, Plate) and plate.is_slot:
            around = _ground(one, [other for other in plates if other.at < one.at], plate.rect.inset(-ROUNDING))
            if plate.edge is None or look.contrast(plate.edge, around) < look.SLOT_CONTRAST:
                yield f"a place that is not seen: {plate}"


def _targets(scene: Scene, unit: float) -> Iterator[str]:
    usual = [one for one in scene.targets if not isinstance(one.act, HANDS)]
    for one in usual:
        least = unit * (LEAST_CARD if _is_of_table(one, scene) else LEAST_TARGET) - ROUNDING
        if min(one.rect.w, one.rect.h) < least:
            yield f"too small to be touched: {one}"
        if not Rect(0, 0, *scene.size).holds(one.rect):
            yield f"touched beside the screen: {one}"
    for one, other in combinations(usual, 2):
        if one.is_over == other.is_over and one.act != other.act and one.rect.inset(1).meets(other.rect.inset(1)):
            yield f"touched together: {one} | {other}"


def _is_of_table(target: Target, scene: Scene) -> bool:
    """A card, a cell, a gap, a tower: as large as the table lets it be."""
    return (
        isinstance(target.act, Inspect)
        or any(spot.rect.meets(target.rect) for spot in scene.spots)
        or any(isinstance(one, Plate) and one.is_slot and one.rect.meets(target.rect) for one in scene.things)
    )


def letters(text: TextLine) -> Rect:
    """Without the air that lines keep from each other."""
    return text.rect.inset(1, max(1, text.rect.h // 6))


def _middle(rect: Rect) -> Rect:
    """Signs and emblems seldom fill their corners."""
    return rect.inset(rect.w // 8, rect.h // 8)


def _text(one: Laid) -> TextLine:
    assert isinstance(one.thing, TextLine)
    return one.thing


def _is_opaque(one: Laid) -> bool:
    return isinstance(one.thing, Plate) and one.thing.alpha == 255


def _hides(plate: Laid, rect: Rect) -> bool:
    return _is_opaque(plate) and plate.thing.rect.holds(rect)


def _is_covered(one: Laid, plates: list[Laid]) -> bool:
    """By one plate, or by what lies over the whole scene, or it is dimmed."""
    rect = letters(_text(one))
    later = [plate for plate in plates if plate.at > one.at]
    if any(_hides(plate, rect) or (not _is_opaque(plate) and plate.thing.rect.holds(rect)) for plate in later):
        return True
    return not one.is_over and any(plate.is_over and plate.thing.rect.meets(rect) for plate in later)


def _parted(plate: Rect, its: Rect, *, by: int) -> bool:
    inner = its.inset(by, 0)
    return plate.meets(inner) and not plate.holds(inner)


def _ground(one: Laid, plates: list[Laid], rect: Rect | None = None) -> Colour:
    """What lies below it."""
    rect = rect or letters(_text(one)).inset(1, 0)
    ground = look.GROUND
    for plate in plates:
        thing = plate.thing
        if plate.at >= one.at or not isinstance(thing, Plate) or thing.fill is None or not thing.rect.holds(rect):
            continue
        ground = thing.fill if thing.alpha == 255 else look.mixed(ground, thing.fill, thing.alpha / 255)
    return ground


def _moved(part: Part, by: Rect) -> Part:
    if isinstance(part, Stroke):
        return replace(part, points=tuple((x + by.x, y + by.y) for x, y in part.points))
    return replace(part, rect=part.rect.moved(by.x, by.y))
