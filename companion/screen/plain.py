"""The last resort where no page can be drawn: words by themselves, in whatever letters there are."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
import pygame.font

from companion.core.visible import visible_line
from companion.screen import look

SIZE, EDGE = 0.045, 0.05  # of the canvas's height


def draw(canvas: pygame.Surface, texts: Sequence[str]) -> None:
    """Each in lines of its own, with pygame's own letters, which every pygame has; raises where there are not even those."""
    wide, tall = canvas.get_size()
    edge = round(tall * EDGE)
    canvas.set_clip(None)
    canvas.fill(look.GROUND)
    pygame.font.init()
    letters = pygame.font.Font(None, max(round(min(tall, wide) * SIZE), 12))
    top = edge
    for text in texts:
        for line in _lines(letters, text, wide - 2 * edge):
            canvas.blit(letters.render(line, True, look.TEXT), (edge, top))
            top += letters.get_linesize()
        top += letters.get_linesize() // 2


def _lines(letters: pygame.font.Font, text: str, wide: int) -> list[str]:
    done = [""]
    for word in visible_line(text).split():
        longer = f"{done[-1]} {word}".strip()
        if letters.size(longer)[0] <= wide or not done[-1]:
            done[-1] = longer
        else:
            done.append(word)
    return done
