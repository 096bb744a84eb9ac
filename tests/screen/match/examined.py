"""Pages within a match as scenes, and what must hold of each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations

from companion.screen import look
from companion.screen.draft import Draft
from companion.screen.fonts import FontLetters
from companion.screen.letters import ELLIPSIS, Typesetter
from companion.screen.things import Plate, Rect, Scene, Stroke, TextLine

SIZES = ((800, 480), (1280, 720), (1920, 1080), (1080, 1920), (480, 800))
LANGUAGES = ("en", "ru", "fr")


@cache
def setter() -> Typesetter:
    return Typesetter(FontLetters())


def drawn(size: tuple[int, int], draw: Callable[[Draft], object]) -> Scene:
    draft = Draft(size, setter())
    draw(draft)
    return draft.scene()


def texts(scene: Scene) -> tuple[str, ...]:
    """What can be read, line by line."""
    return tuple(one.text for one in (*scene.things, *scene.over) if isinstance(one, TextLine))


def faults(scene: Scene) -> list[str]:
    """The things that are cut, too small, too pale, too close or beside the screen."""
    return [*_of_texts(scene), *_overlaps(scene), *_of_targets(scene)]


def _of_texts(scene: Scene) -> Iterator[str]:
    unit, screen = look.unit(scene.size), Rect(0, 0, *scene.size)
    for one in (*scene.things, *scene.over):
        is_beside = not all(map(screen.has, one.points)) if isinstance(one, Stroke) else not screen.holds(one.rect)
        if is_beside:
            yield f"beside the screen: {one}"
        if not isinstance(one, TextLine):
            continue
        if one.text.endswith(ELLIPSIS):
            yield f"cut: {one.text}"
        if one.size < round(unit * look.LEAST_SIZES[one.role]):
            yield f"too small: {one.text}"
        if look.contrast(one.colour, one.ground) < look.LEAST_CONTRAST.get(one.role, look.USUAL_CONTRAST):
            yield f"too pale: {one.text}"


def _overlaps(scene: Scene) -> Iterator[str]:
    """Lines of one paragraph touch, so a hair of room is left out of each; plates hold their texts whole."""
    for layer in (scene.things, scene.over):
        lines = [one for one in layer if isinstance(one, TextLine)]
        for one, other in combinations(lines, 2):
            if one.rect.inset(1, one.rect.h // 6).meets(other.rect.inset(1, other.rect.h // 6)):
                yield f"on each other: {one.text}, {other.text}"
        plates = [one.rect for one in layer if isinstance(one, Plate) and one.fill is not None]
        for line in lines:
            inner = line.rect.inset(1)
            if any(plate.meets(inner) and not plate.holds(inner) for plate in plates):
                yield f"over its edge: {line.text}"


def _of_targets(scene: Scene) -> Iterator[str]:
    least = round(look.unit(scene.size) * look.TOUCH) - 1
    for one in scene.targets:
        if one.rect.h < least or one.rect.w < least:
            yield f"too small to be touched: {one}"
    for one, other in combinations(scene.targets, 2):
        if one.is_over == other.is_over and one.rect.meets(other.rect) and one.act != other.act:
            yield f"touched together: {one}, {other}"
