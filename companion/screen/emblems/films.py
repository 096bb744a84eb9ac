"""The reels: a plain one for films whose year is hidden, and one for each decade."""

from __future__ import annotations

from companion.screen.emblems.pen import HOLE, INK, PAPER, PLUM, Sheet, arc

DECADES = tuple(range(1930, 2011, 10))


def reel() -> Sheet:
    sheet = Sheet()
    sheet.line([*arc((62, 62), 53, 270, 300), (122, 115)])
    sheet.line([(62, 115), (122, 115)])
    sheet.ring((62, 62), 53, PLUM)
    for place in arc((62, 62), 30, 90, 450)[:-1:24]:
        sheet.disc(place, 13.5, INK)
        sheet.disc(place, 9, HOLE)
    sheet.disc((62, 62), 7, INK)
    return sheet


def reel_of(decade: int) -> Sheet:
    """A strip of film with the decade large on its one frame, so that it can be read on the smallest card."""
    sheet = Sheet()
    sheet.block(4, 12, 120, 104, INK)
    sheet.block(8, 33, 112, 62, PLUM)
    sheet.block(14, 38, 100, 52, PAPER)
    for hole in range(5):
        for top in (18, 101):
            sheet.block(12 + 23.5 * hole, top, 10, 9, HOLE)
    sheet.words(f"{decade % 100:02}", (70, 64), 40)
    sheet.line([(27, 46), (24, 57)], 8.5)
    return sheet
