"""What lies on the canvas: where one scene differs from the one before, and which things have to be drawn in a rectangle.

Rules of this file: most things are the same objects in both scenes, so they are told apart by identity first; nothing is drawn here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import compress
from operator import is_not

import pygame

from companion.screen.things import Piece, Plate, Rect, TextLine, Thing

MOST_RECTS = 48  # changed rectangles; more of them become a single one
SPARE = 10_000  # pixels that are drawn in the time that one more rectangle takes
TALLEST = 1.5  # letters from the top of their accents to their tails, by their size
LEAST_HIDDEN = 12  # things under a plate for which a rectangle is cut where the plate's edge is


class Layer:
    """Things that lie one over another, each with its rectangle."""

    def __init__(self) -> None:
        self.things: tuple[Thing, ...] = ()
        self._rects: list[pygame.Rect] = []

    def take(self, now: tuple[Thing, ...]) -> list[pygame.Rect]:
        """Holds these things from here on; the answer is where they look different from those before."""
        before, rects = self.things, self._rects
        self.things = now
        if len(before) == len(now):  # the same things, some of them changed
            changed = []
            for at in [at for at in compress(range(len(now)), map(is_not, before, now)) if before[at] != now[at]]:
                changed += [rects[at], _area(now[at])]
                rects[at] = changed[-1]
            return changed
        first, last, other = _ends(before, now)
        there, old, new = rects[first:other], before[first:other], now[first:last]
        here = [_area(one) for one in new]
        rects[first:other] = here
        both = _Shared(old, new)
        if not both.keep_order():
            return [*there, *here]
        gone = [rect for one, rect in zip(old, there, strict=True) if not both.have(one)]
        return [*gone, *(rect for one, rect in zip(new, here, strict=True) if not both.have(one))]

    def meeting(self, rect: pygame.Rect) -> list[Thing]:
        """The things that may be seen in a rectangle, the lowest first."""
        things = self.things
        return [things[at] for at in rect.collidelistall(self._rects)]


def _area(one: Thing) -> pygame.Rect:
    """Where it leaves pixels: below a line that is set close to the next one hang the tails of its letters."""
    x, y, wide, tall = one.rect
    return pygame.Rect(x, y, wide, max(tall, round(one.size * TALLEST)) if isinstance(one, TextLine) else tall)


def _ends(before: Sequence[Thing], now: Sequence[Thing]) -> tuple[int, int, int]:
    """The number of the first thing that differs; and behind the last one, its number now and before."""
    first, last, other = 0, len(now), len(before)
    while first < min(last, other) and _is_same(before[first], now[first]):
        first += 1
    while last > first and other > first and _is_same(before[other - 1], now[last - 1]):
        last, other = last - 1, other - 1
    return first, last, other


class _Shared:
    """The things that are in both of two rows; most are the same objects, and the others may look the same."""

    def __init__(self, old: Sequence[Thing], new: Sequence[Thing]) -> None:
        self._old, self._new = old, new
        self._same = {id(one) for one in old} & {id(one) for one in new}
        self._alike = {one for one in old if id(one) not in self._same} & {one for one in new if id(one) not in self._same}

    def have(self, one: Thing) -> bool:
        return id(one) in self._same or one in self._alike

    def keep_order(self) -> bool:
        """Whether they lie over each other in the same order in both."""
        return [one for one in self._old if self.have(one)] == [one for one in self._new if self.have(one)]


def _is_same(one: Thing, other: Thing) -> bool:
    return one is other or one == other


def gathered(rects: Sequence[pygame.Rect], area: pygame.Rect) -> list[pygame.Rect]:
    """Rectangles within an area that together have all of these; they meet only where one around both would have much more."""
    found: list[pygame.Rect] = []
    for one in rects:
        rect = one.clip(area)
        if rect.w and rect.h:
            _merge(found, rect)
    return [found[0].unionall(found[1:])] if len(found) > MOST_RECTS else found


def _merge(rects: list[pygame.Rect], rect: pygame.Rect) -> None:
    """Adds a rectangle, joined with those that it meets where little is drawn for nothing by that."""
    for at in reversed(rect.collidelistall(rects)):
        both = rect.union(rects[at])
        if both.w * both.h <= rect.w * rect.h + rects[at].w * rects[at].h + SPARE:
            del rects[at]
            _merge(rects, both)
            return
    rects.append(rect)


def visible(rect: pygame.Rect, things: Sequence[Thing]) -> Iterator[tuple[pygame.Rect, Sequence[Thing]]]:
    """The rectangle, in several where a plate hides much of it, each with the things that are seen there, the lowest first."""
    for at in range(len(things) - 1, -1, -1):
        one = things[at]
        if not isinstance(one, Plate) or one.fill is None or one.alpha < 255:
            continue
        solid = _solid(one, rect)
        if solid == rect:
            yield rect, things[at:]
            return
        if at >= LEAST_HIDDEN and 2 * solid.w * solid.h > rect.w * rect.h:
            yield solid, things[at:]
            for beside in _around(rect, solid):
                yield beside, [one for one in things if beside.colliderect(one.rect)]
            return
    yield rect, things


def _solid(plate: Plate, within: pygame.Rect) -> pygame.Rect:
    """The part of a plate that hides everything, without the rows in which its corners are round."""
    its = Rect(*plate.rect).inset(0, min(plate.radius, plate.rect.w // 2, plate.rect.h // 2))
    return pygame.Rect(its).clip(within)


def _around(whole: pygame.Rect, hole: pygame.Rect) -> Iterator[pygame.Rect]:
    sides = (
        pygame.Rect(whole.x, whole.y, whole.w, hole.y - whole.y),
        pygame.Rect(whole.x, hole.bottom, whole.w, whole.bottom - hole.bottom),
        pygame.Rect(whole.x, hole.y, hole.x - whole.x, hole.h),
        pygame.Rect(hole.right, hole.y, whole.right - hole.right, hole.h),
    )
    return (one for one in sides if one.w > 0 and one.h > 0)


def is_veil(plate: Plate) -> bool:
    """One translucent colour over a whole rectangle."""
    return plate.alpha < 255 and plate.fill is not None and plate.edge is None and not plate.radius


def solid_part(thing: Thing, within: pygame.Rect) -> pygame.Rect:
    """The part of a thing that hides everything; an empty one where there is none."""
    if isinstance(thing, Plate) and thing.fill is not None and thing.alpha == 255:
        return _solid(thing, within)
    if isinstance(thing, Piece) and thing.alpha == 255 and thing.width == 100 and thing.made is None:
        paper, (x, y, w, h) = thing.parts[0], thing.rect
        if isinstance(paper, Plate) and paper.rect == (0, 0, w, h):
            return solid_part(replace(paper, rect=Rect(x, y, w, h)), within)
    return pygame.Rect(0, 0, 0, 0)


def beside(whole: pygame.Rect, holes: Sequence[pygame.Rect]) -> Iterator[pygame.Rect]:
    """A rectangle without its holes, as rectangles."""
    for number, hole in enumerate(holes):
        if whole.colliderect(hole):
            for side in _around(whole, hole.clip(whole)):
                yield from beside(side, holes[number + 1 :])
            return
    if whole.w > 0 and whole.h > 0:
        yield whole
