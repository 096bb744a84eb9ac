"""What can still be told of a screen in a photograph of it from across the room: 320 by 180 pixels, each the mean of those that it covers.

Rules of this file: of a scene only places are taken, where an eye would look as well; what is there is read from the pixels.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

import pygame
import pygame.image
import pygame.transform

from companion.screen import look
from companion.screen.painter import picture
from companion.screen.signs import sign_surface
from companion.screen.things import Colour, Piece, Rect, Scene, Sign, SignKind, TextLine
from tests.screen.laws import ink_of

Pixels = tuple[tuple[Colour, ...], ...]
FAR = (320, 180)
ALIKE = 48  # of 255, in each part of a colour
LEAST_SIGN = 40  # pixels of a seat's colour that are seen as a sign
CLEARER = 1.3  # times: how much better the best sign fits than the next one
MOST_UNLIKE = 6.0  # of 255: the mean distance of a sign from what it has to look like
RAISED = 8  # of 255: how much lighter the row of the seat is that has its turn
VERDICTS: tuple[tuple[SignKind, Colour, Colour], ...] = (
    ("violation", look.VIOLATION, look.TEXT),
    ("violation", look.VIOLATION, look.INK),
    ("fits", look.FITS, look.INK),
    ("prize", look.PRIZE, look.INK),
    ("notice", look.NOTICE, look.INK),
)


@dataclass(frozen=True, slots=True)
class Photograph:
    """Each pixel covers `side` by `side` of the screen."""

    pixels: Pixels
    side: int

    def part(self, rect: Rect) -> Pixels:
        """The pixels of which some part lies within a rectangle of the screen."""
        whole = _whole(rect, self.side)
        return tuple(row[whole.x : whole.right] for row in self.pixels[whole.y : whole.bottom])


def photograph(scene: Scene) -> Photograph:
    return Photograph(_pixels(pygame.transform.smoothscale(picture(scene), FAR)), scene.size[1] // FAR[1])


def _whole(rect: Rect, side: int) -> Rect:
    """In pixels of the photograph."""
    left, top = rect.x // side, rect.y // side
    return Rect(left, top, -(-rect.right // side) - left, -(-rect.bottom // side) - top)


def _pixels(surface: pygame.Surface) -> Pixels:
    wide, tall = surface.get_size()
    flat = pygame.image.tobytes(surface, "RGB")
    row = [[flat[at : at + 3] for at in range(line * wide * 3, (line + 1) * wide * 3, 3)] for line in range(tall)]
    return tuple(tuple((one[0], one[1], one[2]) for one in line) for line in row)


# Whose turn it is


def seat_told(photo: Photograph, place: Rect) -> int | None:
    """The seat whose colour and shape stand at that place; None where they do not tell the same one."""
    part = photo.part(place)
    counted = sorted((sum(_is_like(one, colour) for row in part for one in row), seat) for seat, (colour, _) in enumerate(look.SEATS))
    (next_most, _), (most, by_colour) = counted[-2:]
    if most < LEAST_SIGN or most < next_most * 2:
        return None
    unlike = [_unlike(photo, place, Sign(place, kind, look.SEATS[by_colour][0])) for _, kind in look.SEATS]
    return by_colour if unlike.index(min(unlike)) == by_colour else None


def row_told(photo: Photograph, rows: Sequence[Rect]) -> int | None:
    """The row of a list that is lighter than all others."""
    light = [_median([sum(one) / 3 for line in photo.part(_right_end(row)) for one in line]) for row in rows]
    best, *others = sorted(light, reverse=True)
    return light.index(best) if not others or best - others[0] >= RAISED else None


def _right_end(row: Rect) -> Rect:
    """Where the list has few letters."""
    return Rect(row.x + row.w // 3, row.y + row.h // 8, row.w // 3, row.h * 3 // 4)


# What happened


def sign_told(photo: Photograph, place: Rect) -> SignKind | None:
    """The sign of a verdict that stands at that place, on whatever ground; None where none fits, or two fit about as well."""
    fits = sorted((_unlike(photo, place, Sign(place, kind, colour, ink), is_round=True), kind) for kind, colour, ink in VERDICTS)
    best, others = fits[0], [unlike for unlike, kind in fits if kind != fits[0][1]]
    return best[1] if best[0] <= MOST_UNLIKE and best[0] * CLEARER < others[0] else None


def _unlike(photo: Photograph, place: Rect, sign: Sign, *, is_round: bool = False) -> float:
    """The mean distance of what stands there from a sign on the ground of its corner; `is_round`: without the corners."""
    part = photo.part(place)
    drawn, middle = _drawn(sign, photo.side, part[0][0]), ((len(part[0]) - 1) / 2, (len(part) - 1) / 2)
    pairs = [
        (one, drawn[y][x])
        for y, row in enumerate(part)
        for x, one in enumerate(row)
        if not is_round or (x - middle[0]) ** 2 + (y - middle[1]) ** 2 <= (min(middle) - 1) ** 2
    ]
    return sum(abs(a - b) for one, other in pairs for a, b in zip(one, other, strict=True)) / (3 * len(pairs))


@cache
def _drawn(sign: Sign, side: int, ground: Colour) -> Pixels:
    whole = _whole(sign.rect, side)
    large = pygame.Surface((whole.w * side, whole.h * side))
    large.fill(ground)
    large.blit(sign_surface(sign), (sign.rect.x - whole.x * side, sign.rect.y - whole.y * side))
    return _pixels(pygame.transform.smoothscale(large, (whole.w, whole.h)))


# What can be read


def x_height(text: TextLine, scene: Scene) -> float:
    """The height of a small letter in pixels of the photograph."""
    ink, _ = ink_of("x", text.face, text.size)
    return ink.h * FAR[1] / scene.size[1]


def contrast_of(photo: Photograph, text: TextLine) -> float:
    """Of the lightest tenth of what stands there to the darkest tenth, which letters and their ground take."""
    found = sorted((one for row in photo.part(text.rect) for one in row), key=sum)
    tenth = max(1, len(found) // 10)
    return look.contrast(_mean(found[:tenth]), _mean(found[-tenth:]))


def differing(one: Photograph, other: Photograph, place: Rect) -> int:
    """How many pixels within a rectangle are clearly of another colour."""
    rows = zip(one.part(place), other.part(place), strict=True)
    return sum(not _is_like(a, b) for row in rows for a, b in zip(*row, strict=True))


def places_of(scene: Scene, start: str) -> list[Rect]:
    """Where the pieces are whose keys begin so."""
    return [one.rect for one in (*scene.things, *scene.over) if isinstance(one, Piece) and one.key.startswith(start)]


def _is_like(one: Colour, other: Colour) -> bool:
    return all(abs(a - b) <= ALIKE for a, b in zip(one, other, strict=True))


def _median(numbers: Sequence[float]) -> float:
    return sorted(numbers)[len(numbers) // 2]


def _mean(colours: Iterable[Colour]) -> Colour:
    red, green, blue = (round(sum(part) / len(part)) for part in map(list, zip(*colours, strict=True)))
    return red, green, blue
