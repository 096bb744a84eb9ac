"""The back of a card: for what has no picture of its own."""

from __future__ import annotations

from companion.screen.emblems.pen import INK, PAPER, SLATE, Sheet, arc


def unknown() -> Sheet:
    sheet = Sheet()
    sheet.line([(27, 12), (101, 12), (101, 116), (27, 116), (27, 12)], 14)
    sheet.block(27, 12, 74, 104, PAPER)
    sheet.block(33, 18, 62, 92, SLATE)
    sheet.line([*arc((64, 48), 15, 170, -50), (64, 66), (64, 74)], 11, INK)
    sheet.disc((64, 92), 7.5)
    return sheet
