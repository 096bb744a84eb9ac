"""The widths of texts in the shipped fonts, for prints and drawings; the screen asks pygame."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Literal

from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

Face = Literal["sans", "bold", "condensed", "narrow"]  # narrow: condensed and bold
FACES: Mapping[Face, str] = {
    "sans": "DejaVuSans",
    "bold": "DejaVuSans-Bold",
    "condensed": "DejaVuSansCondensed",
    "narrow": "DejaVuSansCondensed-Bold",
}
FONTS = Path(__file__).parents[1] / "screen" / "fonts"
TALL, DEEP = 0.76, 0.24  # shares of the size: how far letters stand above and below the base line
_UNKNOWN = 600  # thousandths: the width of the box for a sign that a font does not have


def font_file(face: Face) -> Path:
    return FONTS / f"{FACES[face]}.ttf"


@cache
def widths(face: Face) -> Mapping[str, int]:
    """The width of each sign of the font, in thousandths of the size, rounded as in a PDF."""
    with TTFont(font_file(face), lazy=True) as font:
        scale, metrics = 1000 / font["head"].unitsPerEm, font["hmtx"].metrics
        return {chr(code): round(scale * metrics[glyph][0] + 0.001) for code, glyph in font.getBestCmap().items()}


@lru_cache(maxsize=16384)
def width_of(text: str, face: Face) -> float:
    """The width of the text at a size of 1."""
    known = widths(face)
    return sum(known.get(sign, _UNKNOWN) for sign in text) / 1000


def wrapped(text: str, width: float, face: Face = "sans") -> tuple[str, ...]:
    """The lines of a text, each as full as `width` allows at a size of 1; a word that is longer than a line has a line of its own."""
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, face) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)
