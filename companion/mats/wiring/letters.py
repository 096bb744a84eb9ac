"""Texts in drawings: their width in pixels, and how a text that is too long is made to fit.

Widths are those of DejaVu Sans. Verdana, which replaces it on other systems, is no wider; other fonts that a viewer may take are narrower.
"""

from __future__ import annotations

from companion.system import typefaces

LEADING = 1.35


def pixels_wide(text: str, size: float, *, is_bold: bool = False) -> float:
    return typefaces.width_of(text, "bold" if is_bold else "sans") * size


def lines_within(text: str, width: float, size: float) -> tuple[str, ...]:
    return typefaces.wrapped(text, width / size)


def shrunk(text: str, width: float, size: float, least: float, *, is_bold: bool = False) -> float:
    """The largest size, in steps of a half, in which a text fits; `least` where it does not fit even in that."""
    while size > least and pixels_wide(text, size, is_bold=is_bold) > width:
        size -= 0.5
    return size


def cut(text: str, width: float, size: float, *, is_bold: bool = False) -> str:
    """A text that does not fit loses its middle, as similar names mostly differ at their ends."""
    for kept in range(len(text), 0, -1):
        told = text if kept == len(text) else f"{text[: kept - kept // 2]}…{text[len(text) - kept // 2 :]}"
        if pixels_wide(told, size, is_bold=is_bold) <= width:
            return told
    return "…"
