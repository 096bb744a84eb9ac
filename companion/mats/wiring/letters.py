"""How wide a text is in DejaVu Sans, read from the font that comes with the screen, and how it is parted into lines.

Verdana, which stands in for it elsewhere, was its model and is no wider; whatever else a viewer takes is narrower.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

FONTS = Path(__file__).parents[2] / "screen" / "fonts"
FILES = {False: "DejaVuSans.ttf", True: "DejaVuSans-Bold.ttf"}  # by whether it is bold
TALL, DEEP = 0.76, 0.24  # of a size: how far letters stand above and below the line they are written on
LEADING = 1.35


@dataclass(frozen=True, slots=True)
class Font:
    """Widths in thousandths of the size."""

    widths: Mapping[int, int]
    other: int  # of a sign that it does not have

    def width(self, text: str) -> float:
        return sum(self.widths.get(ord(sign), self.other) for sign in text) / 1000


@cache
def font(*, is_bold: bool) -> Font:
    raw = (FONTS / FILES[is_bold]).read_bytes()
    tables = _tables(raw)
    (units,) = struct.unpack_from(">H", raw, tables["head"] + 18)
    (metrics,) = struct.unpack_from(">H", raw, tables["hhea"] + 34)
    advances = [struct.unpack_from(">H", raw, tables["hmtx"] + 4 * min(glyph, metrics - 1))[0] for glyph in range(metrics)]
    widths = {code: round(advances[min(glyph, metrics - 1)] * 1000 / units) for code, glyph in _glyphs(raw, tables["cmap"]).items()}
    return Font(widths, round(advances[0] * 1000 / units))


def _tables(raw: bytes) -> dict[str, int]:
    (count,) = struct.unpack_from(">H", raw, 4)
    records = (struct.unpack_from(">4sIII", raw, 12 + 16 * place) for place in range(count))
    return {name.decode("ascii"): start for name, _, start, _ in records}


def _glyphs(raw: bytes, start: int) -> dict[int, int]:
    """The glyph of each sign, by the font's table for Unicode (format 4)."""
    (count,) = struct.unpack_from(">H", raw, start + 2)
    records = [struct.unpack_from(">HHI", raw, start + 4 + 8 * place) for place in range(count)]
    at = start + next(offset for platform, coding, offset in records if (platform, coding) == (3, 1))
    (twice,) = struct.unpack_from(">H", raw, at + 6)
    half = twice // 2
    last, first, delta, offset = (
        struct.unpack_from(f">{half}{sign}", raw, at + 14 + place * twice + (2 if place else 0))
        for place, sign in enumerate(("H", "H", "h", "H"))
    )
    found: dict[int, int] = {}
    for segment in range(half):
        for code in range(first[segment], min(last[segment], 0xFFFE) + 1):
            if offset[segment]:
                place = at + 16 + 3 * twice + 2 * segment + offset[segment] + 2 * (code - first[segment])
                (glyph,) = struct.unpack_from(">H", raw, place)
            else:
                glyph = code
            if glyph:
                found[code] = glyph + delta[segment] & 0xFFFF
    return found


@lru_cache(maxsize=8192)
def width_of(text: str, size: float, *, is_bold: bool = False) -> float:
    return font(is_bold=is_bold).width(text) * size


def wrapped(text: str, width: float, size: float) -> tuple[str, ...]:
    """Each line as full as it gets; a word that is longer than a line has one of its own."""
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, size) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)


def shrunk(text: str, width: float, size: float, least: float, *, is_bold: bool = False) -> float:
    """The size in which it fits, in halves; below `least` it does not fit, and is as small as that."""
    while size > least and width_of(text, size, is_bold=is_bold) > width:
        size -= 0.5
    return size


def cut(text: str, width: float, size: float, *, is_bold: bool = False) -> str:
    """What does not fit loses its middle: names that are alike mostly differ at their ends."""
    for kept in range(len(text), 0, -1):
        told = text if kept == len(text) else f"{text[: kept - kept // 2]}…{text[len(text) - kept // 2 :]}"
        if width_of(told, size, is_bold=is_bold) <= width:
            return told
    return "…"
