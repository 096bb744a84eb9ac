"""The fonts that come with the program, the measures of their letters, and pygame's own letters where no page can be drawn."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from io import BytesIO
from math import ceil
from pathlib import Path

import pygame
import pygame.font

from companion.core.visible import visible_line
from companion.screen import look
from companion.screen.things import Colour, Face

FOLDER = Path(__file__).parent / "fonts"
# Made for screens: Latin and Cyrillic of one hand, a true condensed width, figures of equal width.
FILES: Mapping[Face, str] = {
    "sans": "IBMPlexSans-Regular.ttf",
    "bold": "IBMPlexSans-Bold.ttf",
    "condensed": "IBMPlexSansCondensed-Regular.ttf",
    "narrow": "IBMPlexSansCondensed-Bold.ttf",
}
# For a text with a sign that the first family lacks, such as a name in another script.
OTHERS: Mapping[Face, str] = {
    "sans": "DejaVuSans.ttf",
    "bold": "DejaVuSans-Bold.ttf",
    "condensed": "DejaVuSansCondensed.ttf",
    "narrow": "DejaVuSansCondensed-Bold.ttf",
}
# Signs that the first family has.
USUAL = re.compile("[ -~\u00a0-\u017e\u0401-\u045f\u2010-\u2015\u2018-\u201a\u201c-\u201e\u2022\u2026\u202f\u20ac\u2212]*")
# Of a size: how far a line reaches above and below what letters stand on. The first family keeps more free above, for signs with two
# accents, which no language here has; so much air would make every line of a full screen smaller.
ABOVE, BELOW = 0.98, 0.231
MOST_WIDTHS = 20_000
MOST_FONTS = 200  # faces in a size


@cache
def _read(name: str) -> bytes:
    return (FOLDER / name).read_bytes()


@cache
def _signs() -> frozenset[str]:
    """All signs of the first family; read only where a text has an unusual sign, as the library takes its time to load."""
    from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

    with TTFont(FOLDER / FILES["sans"], lazy=True) as first:
        return frozenset(map(chr, first.getBestCmap()))


def file_for(text: str, face: Face) -> str:
    """The file of the first family, or of the other where the first lacks a sign of the text."""
    return FILES[face] if USUAL.fullmatch(text) or _signs().issuperset(text) else OTHERS[face]


@lru_cache(maxsize=MOST_FONTS)
def _opened(name: str, size: int) -> pygame.font.Font:
    """A font from memory, as pygame keeps a font's file open for each size."""
    pygame.font.init()
    return pygame.font.Font(BytesIO(_read(name)), size)


def font(text: str, face: Face, size: int) -> pygame.font.Font:
    return _opened(file_for(text, face), size)


def rendered(text: str, face: Face, size: int, colour: Colour) -> pygame.Surface:
    """A text as a picture; every text of a scene is drawn by this function."""
    shown = visible_line(text)
    letters = font(shown, face, size)
    whole = letters.render(shown, True, colour)
    usual, ink, tall = max(letters.get_ascent() - ceil(size * ABOVE), 0), whole.get_bounding_rect(), _tall(size)
    top = min(max(usual, ink.bottom - tall), ink.top)  # in some sizes an accent is rounded up, or a tail down
    return whole.subsurface((0, top, whole.get_width(), min(tall, whole.get_height() - top)))


def _tall(size: int) -> int:
    return ceil(size * ABOVE) + ceil(size * BELOW)


class FontLetters:
    """The measures of letters as they are drawn."""

    def __init__(self) -> None:
        self._widths: dict[tuple[str, Face, int], int] = {}

    def width(self, text: str, face: Face, size: int) -> int:
        asked = (text, face, size)
        wide = self._widths.get(asked)
        if wide is None:
            if len(self._widths) > MOST_WIDTHS:
                self._widths.clear()
            shown = text if text.isprintable() else visible_line(text)
            wide = self._widths[asked] = font(shown, face, size).size(shown)[0]
        return wide

    def height(self, face: Face, size: int) -> int:
        return _tall(size)


PLAIN_SIZE, PLAIN_EDGE = 0.045, 0.05  # of the canvas's height


def draw_plainly(canvas: pygame.Surface, texts: Sequence[str]) -> None:
    """Each text in lines of its own, with the font that every pygame contains; raises where that is missing too."""
    wide, tall = canvas.get_size()
    edge = round(tall * PLAIN_EDGE)
    canvas.set_clip(None)
    canvas.fill(look.GROUND)
    pygame.font.init()
    letters = pygame.font.Font(None, max(round(min(tall, wide) * PLAIN_SIZE), 12))
    top = edge
    for text in texts:
        for line in _plain_lines(letters, text, wide - 2 * edge):
            canvas.blit(letters.render(line, True, look.TEXT), (edge, top))
            top += letters.get_linesize()
        top += letters.get_linesize() // 2


def _plain_lines(letters: pygame.font.Font, text: str, wide: int) -> list[str]:
    done = [""]
    for word in visible_line(text).split():
        longer = f"{done[-1]} {word}".strip()
        if letters.size(longer)[0] <= wide or not done[-1]:
            done[-1] = longer
        else:
            done.append(word)
    return done
