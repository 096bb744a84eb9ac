"""The fonts that come with the program, the measures of their letters, and pygame's own letters where no page can be drawn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from io import BytesIO
from pathlib import Path

import pygame
import pygame.font

from companion.core.visible import visible_line
from companion.screen import look
from companion.screen.things import Colour, Face

FOLDER = Path(__file__).parent / "fonts"
FILES: dict[Face, str] = {
    "sans": "DejaVuSans.ttf",
    "bold": "DejaVuSans-Bold.ttf",
    "condensed": "DejaVuSansCondensed.ttf",
    "narrow": "DejaVuSansCondensed-Bold.ttf",
}
MOST_WIDTHS = 20_000
MOST_FONTS = 200  # faces in a size


@cache
def _read(face: Face) -> bytes:
    return (FOLDER / FILES[face]).read_bytes()


@lru_cache(maxsize=MOST_FONTS)
def font(face: Face, size: int) -> pygame.font.Font:
    """A font from memory, as pygame keeps a font's file open for each size."""
    pygame.font.init()
    return pygame.font.Font(BytesIO(_read(face)), size)


def rendered(text: str, face: Face, size: int, colour: Colour) -> pygame.Surface:
    """A text as a picture; every text of a scene is drawn by this function."""
    return font(face, size).render(visible_line(text), True, colour)


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
            wide = self._widths[asked] = font(face, size).size(text if text.isprintable() else visible_line(text))[0]
        return wide

    def height(self, face: Face, size: int) -> int:
        return font(face, size).get_linesize()


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
