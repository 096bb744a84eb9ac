"""Draws scenes: a thing that has not changed stays as it is, and the surroundings of a changed thing are drawn anew.

Rules of this file: a surface is kept as long as there is room for it; a scene gives the same pixels whether it was drawn whole or only
where it changed.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from itertools import pairwise
from math import atan2, cos, pi, sin

import pygame
import pygame.image
import pygame.transform

from companion.cards.emblems.emblem import FOLDER as EMBLEMS
from companion.cards.emblems.emblem import layers_of
from companion.screen import look
from companion.screen.fonts import rendered
from companion.screen.layers import Layer, beside, gathered, is_veil, solid_part, visible
from companion.screen.signs import TIMES, band, polygon, sign_surface
from companion.screen.things import Colour, EmblemPicture, Piece, Plate, Rect, Scene, Sign, Stroke, TextLine, Thing

LEAST_KEPT, KEPT = 6_000_000, 1.5  # bytes of surfaces that are kept, and as a share of those of the canvas
TILE = 256  # pixels: the side of a tile of a veil


class Kept:
    """Surfaces by what they show; the one that was not used for the longest time is dropped first."""

    def __init__(self, most: int) -> None:
        self._most, self._size = most, 0
        self._surfaces: OrderedDict[Hashable, tuple[pygame.Surface, object]] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], pygame.Surface], owner: object = None) -> pygame.Surface:
        """`owner` lives as long as the surface is kept, so that its identity can be part of the key."""
        found = self._surfaces.get(key)
        if found is not None:
            self._surfaces.move_to_end(key)
            return found[0]
        made = make()
        self._surfaces[key] = (made, owner)
        self._size += made.get_width() * made.get_height() * 4
        while self._size > self._most and len(self._surfaces) > 1:
            _, (gone, _) = self._surfaces.popitem(last=False)
            self._size -= gone.get_width() * gone.get_height() * 4
        return made


class Painter:
    """Paints scenes on one canvas, one after the other."""

    def __init__(self, canvas: pygame.Surface) -> None:
        self.canvas = canvas
        self._kept = Kept(max(LEAST_KEPT, round(canvas.get_width() * canvas.get_height() * 4 * KEPT)))
        self._below, self._over = Layer(), Layer()
        self._size: tuple[int, int] | None = None  # of the scene that is on the canvas

    def paint(self, scene: Scene) -> list[pygame.Rect]:
        """Draws the scene; the answer is the rectangles that changed, none where it looks the same as before."""
        area = self.canvas.get_rect()
        changed = [*self._below.take(scene.things), *self._over.take(scene.over)]
        dirty = gathered(changed, area) if self._size == scene.size else [area]
        self._size = scene.size
        for rect in dirty:
            for part, things in visible(rect, [*self._below.meeting(rect), *self._over.meeting(rect)]):
                self._repaint(part, things)
        return dirty

    def forget(self) -> None:
        """The next scene is drawn whole."""
        self._size = None

    def _repaint(self, rect: pygame.Rect, things: Sequence[Thing]) -> None:
        self.canvas.set_clip(rect)
        self.canvas.fill(look.GROUND, rect)
        for at, thing in enumerate(things):
            if isinstance(thing, Plate) and is_veil(thing):
                self._veil(thing, rect, things[at + 1 :])
            else:
                self._draw(self.canvas, thing, 0, 0)
        self.canvas.set_clip(None)

    def _draw(self, on: pygame.Surface, thing: Thing, x: int, y: int) -> None:
        """Draws a thing, moved by (x, y)."""
        match thing:
            case Plate():
                self._plate(on, thing, thing.rect.moved(x, y))
            case TextLine(rect, text, face, size, colour):
                on.blit(self._kept.get((text, face, size, colour, rect.w), lambda: _letters(thing)), (rect.x + x, rect.y + y))
            case EmblemPicture(rect, name, tint):
                wanted = (rect.w, rect.h)
                on.blit(self._kept.get((name, wanted, tint), lambda: emblem(name, wanted, tint)), (rect.x + x, rect.y + y))
            case Sign(rect, kind, colour, ink, letter):
                side = min(rect.w, rect.h)
                on.blit(self._kept.get((kind, side, colour, ink, letter), lambda: sign_surface(thing)), (rect.x + x, rect.y + y))
            case Stroke():
                self._stroke(on, thing, x, y)
            case Piece():
                self._piece(on, thing)

    def _plate(self, on: pygame.Surface, plate: Plate, rect: Rect) -> None:
        if plate.alpha < 255:
            key = (rect.w, rect.h, plate.fill, plate.edge, plate.thick, plate.radius, plate.alpha)
            on.blit(self._kept.get(key, lambda: _translucent(self, plate)), rect[:2])
        elif plate.radius:
            self._rounded(on, plate, rect)
        else:
            if plate.fill is not None:
                on.fill(plate.fill, rect)
            if plate.edge is not None and plate.thick:
                pygame.draw.rect(on, plate.edge, rect, plate.thick)

    def _veil(self, veil: Plate, within: pygame.Rect, above: Sequence[Thing]) -> None:
        """By tiles, as a surface of its size would take the room of many cards; and only where nothing hides it."""
        colour = (*(veil.fill or look.GROUND), veil.alpha)
        tile = self._kept.get(("veil", colour), lambda: _tile(colour))
        holes = [found for one in above if (found := solid_part(one, within)).w > 0]
        for part in beside(pygame.Rect(veil.rect).clip(within), holes):
            for y in range(part.y, part.bottom, TILE):
                for x in range(part.x, part.right, TILE):
                    self.canvas.blit(tile, (x, y), (0, 0, part.right - x, part.bottom - y))

    def _rounded(self, on: pygame.Surface, plate: Plate, rect: Rect) -> None:
        """Four smooth corners, and straight sides between them."""
        r, wide = min(plate.radius, rect.w // 2, rect.h // 2), plate.thick
        key = ("corner", r, plate.fill, plate.edge, wide)
        corners = self._kept.get(key, lambda: _corners(r, plate.fill, plate.edge, wide))
        x, y, w, h = rect
        for left, top, (to_x, to_y) in (
            (0, 0, (x, y)), (r, 0, (x + w - r, y)), (0, r, (x, y + h - r)), (r, r, (x + w - r, y + h - r)),
        ):  # fmt: skip
            on.blit(corners, (to_x, to_y), (left, top, r, r))
        if plate.fill is not None:
            on.fill(plate.fill, (x + r, y, w - 2 * r, h))
            on.fill(plate.fill, (x, y + r, r, h - 2 * r))
            on.fill(plate.fill, (x + w - r, y + r, r, h - 2 * r))
        if plate.edge is not None and wide:
            for side in ((x + r, y, w - 2 * r, wide), (x + r, y + h - wide, w - 2 * r, wide)):
                on.fill(plate.edge, side)
            for side in ((x, y + r, wide, h - 2 * r), (x + w - wide, y + r, wide, h - 2 * r)):
                on.fill(plate.edge, side)

    def _stroke(self, on: pygame.Surface, stroke: Stroke, x: int, y: int) -> None:
        rect = stroke.rect
        key = (tuple((a - rect.x, b - rect.y) for a, b in stroke.points), stroke.colour, stroke.thick, stroke.has_head)
        on.blit(self._kept.get(key, lambda: _stroke_surface(stroke)), (rect.x + x, rect.y + y))

    def _piece(self, on: pygame.Surface, piece: Piece) -> None:
        size = (piece.rect.w, piece.rect.h)
        made = piece.made or size
        surface = self._kept.get((id(piece.parts), made), lambda: self._drawn(piece, made), piece.parts)
        x = piece.rect.x
        if piece.width < 100 or made != size:
            wide = max(1, size[0] * piece.width // 100)
            surface = pygame.transform.smoothscale(surface, (wide, max(1, size[1])))
            x += (size[0] - wide) // 2
        if piece.alpha < 255:
            surface = surface.copy()
            surface.set_alpha(piece.alpha)
        on.blit(surface, (x, piece.rect.y))

    def _drawn(self, piece: Piece, size: tuple[int, int]) -> pygame.Surface:
        surface = pygame.Surface(size, pygame.SRCALPHA)
        for part in piece.parts:
            self._draw(surface, part, 0, 0)
        return surface


def picture(scene: Scene) -> pygame.Surface:
    """A scene as a picture of its own."""
    canvas = pygame.Surface(scene.size)
    Painter(canvas).paint(scene)
    return canvas


def _letters(text: TextLine) -> pygame.Surface:
    """The letters of a text, squeezed where the rectangle is narrower than they are."""
    letters = rendered(text.text, text.face, text.size, text.colour)
    if letters.get_width() <= text.rect.w:
        return letters
    return pygame.transform.smoothscale(letters, (text.rect.w, letters.get_height()))


def emblem(name: str, size: tuple[int, int], tint: Colour | None = None) -> pygame.Surface:
    """A shipped picture in that size; a tint darkens each colour as white would become the tint."""
    lowest, *others = (pygame.image.load(str(EMBLEMS / f"{one}.png")) for one in layers_of(name))
    for one in others:
        lowest.blit(one, (0, 0))
    made = pygame.transform.smoothscale(lowest, size)
    if tint is not None:
        made.fill((*tint, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return made


def _corners(r: int, fill: Colour | None, edge: Colour | None, wide: int) -> pygame.Surface:
    """The four corners of a rounded plate side by side, as one disc."""
    side = 2 * r * TIMES
    large = pygame.Surface((side, side), pygame.SRCALPHA)
    middle = (side // 2, side // 2)
    outermost = edge if edge is not None and wide else fill
    large.fill((*(outermost or look.GROUND), 0))  # else what is clear would darken the edges
    if edge is not None and wide:
        pygame.draw.circle(large, edge, middle, side // 2)
        pygame.draw.circle(large, (*edge, 0) if fill is None else fill, middle, max(side // 2 - wide * TIMES, 0))
    elif fill is not None:
        pygame.draw.circle(large, fill, middle, side // 2)
    return pygame.transform.smoothscale(large, (2 * r, 2 * r))


def _tile(colour: tuple[int, int, int, int]) -> pygame.Surface:
    """With the opacity in its pixels, which is drawn in half of the time of a surface that has both pixels and an opacity of its own."""
    surface = pygame.Surface((TILE, TILE), pygame.SRCALPHA)
    surface.fill(colour)
    return surface


def _translucent(painter: Painter, plate: Plate) -> pygame.Surface:
    surface = pygame.Surface((plate.rect.w, plate.rect.h), pygame.SRCALPHA)
    solid = Plate(Rect(0, 0, plate.rect.w, plate.rect.h), plate.fill, plate.edge, plate.thick, plate.radius)
    painter._plate(surface, solid, solid.rect)  # noqa: SLF001 - a part of it, drawn apart
    surface.set_alpha(plate.alpha)
    return surface


def _stroke_surface(stroke: Stroke) -> pygame.Surface:
    rect = stroke.rect
    large = pygame.Surface((rect.w * TIMES, rect.h * TIMES), pygame.SRCALPHA)
    large.fill((*stroke.colour, 0))
    points = [((x - rect.x) * TIMES, (y - rect.y) * TIMES) for x, y in stroke.points]
    wide = stroke.thick * TIMES
    end = points[-1]
    if stroke.has_head:
        angle = atan2(end[1] - points[-2][1], end[0] - points[-2][0])
        reach = wide * 3
        sides = [(end[0] + reach * cos(angle + turn), end[1] + reach * sin(angle + turn)) for turn in (pi * 5 / 6, -pi * 5 / 6)]
        polygon(large, stroke.colour, [end, *sides])
        points[-1] = (round(end[0] - wide * 2 * cos(angle)), round(end[1] - wide * 2 * sin(angle)))
    for start, to in pairwise(points):
        polygon(large, stroke.colour, band(start, to, wide))
    for x, y in points[:-1] if stroke.has_head else points:
        pygame.draw.circle(large, stroke.colour, (x, y), wide // 2)
    return pygame.transform.smoothscale(large, (rect.w, rect.h))
