"""Letters as shapes: for what is a picture rather than a text."""

from __future__ import annotations

from fontTools.pens.basePen import BasePen  # type: ignore[import-untyped]
from fontTools.pens.boundsPen import BoundsPen  # type: ignore[import-untyped]
from fontTools.pens.transformPen import TransformPen  # type: ignore[import-untyped]

from companion.cards.printing.letters import Face, font_of
from companion.cards.printing.operators import Point, curved, number

Bounds = tuple[float, float, float, float]  # left, lower, right and upper edge


class _Path(BasePen):  # type: ignore[misc]
    """Notes an outline down as PDF writes it; its curves of two handles are made of those of one."""

    def __init__(self, glyphs: object) -> None:
        super().__init__(glyphs)
        self.steps: list[str] = []

    def _moveTo(self, pt: Point) -> None:  # noqa: N802 - the name is fontTools' own
        self.steps.append(f"{number(pt[0])} {number(pt[1])} m")

    def _lineTo(self, pt: Point) -> None:  # noqa: N802
        self.steps.append(f"{number(pt[0])} {number(pt[1])} l")

    def _curveToOne(self, pt1: Point, pt2: Point, pt3: Point) -> None:  # noqa: N802
        self.steps.append(curved(pt1, pt2, pt3))

    def _closePath(self) -> None:  # noqa: N802
        self.steps.append("h")


def outline(text: str, face: Face) -> tuple[str, Bounds]:
    """The path of these letters in units of the font, and how far its ink reaches."""
    font = font_of(face)
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    drawn, reach, right = _Path(glyphs), BoundsPen(glyphs), 0
    for sign in text:
        for pen in (drawn, reach):
            glyphs[names[ord(sign)]].draw(TransformPen(pen, (1, 0, 0, 1, right, 0)))
        right += glyphs[names[ord(sign)]].width
    return " ".join(drawn.steps), reach.bounds
