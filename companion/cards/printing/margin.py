"""The edge of a sheet of cards: marks to cut along, the rule, and the number of the sheet."""

from __future__ import annotations

from companion.cards.printing.ink import RULE, Ink
from companion.cards.printing.looks import QUIET
from companion.cards.printing.paper import EDGE, PaperSize
from companion.cards.printing.sheets import GAP, Layout

SMALL = 6.5  # points
_FROM = 12.0  # millimetres from the corner of the paper to the rule
_HIGH = 3.4  # of the strip


def draw_cuts(ink: Ink, layout: Layout) -> None:
    """Draws short lines outside the cards, at both ends of every cut."""
    (across, up), (side, foot), mark = layout.cuts(), layout.margins, layout.mark
    width, height = layout.paper.width, layout.paper.height
    lines = [((x, y), (x, y + mark)) for x in across for y in (foot - GAP - mark, height - foot + GAP)]
    lines += [((x, y), (x + mark, y)) for y in up for x in (side - GAP - mark, width - side + GAP)]
    for start, end in lines:
        ink.line(start, end)


def draw_strip(ink: Ink, paper: PaperSize, rule: str, text: str, *, is_below: bool) -> None:
    """Draws the rule and the text behind it, along the lower edge, or along the left edge, turned by a quarter."""
    long = paper.width if is_below else paper.height
    with ink.moved(*((0, EDGE) if is_below else (EDGE + _HIGH, 0)), turn=0 if is_below else 90):
        ink.rule(_FROM, 0.6, rule)
        left = _FROM + RULE + 16
        ink.fitted(text, left, 0, long - left - _FROM, _HIGH, most=SMALL, least=5, colour=QUIET, align="right")
