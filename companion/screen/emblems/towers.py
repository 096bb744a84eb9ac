"""The cards of Skyscrapers: floors by what is in them, and the other kinds by what they do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from companion.screen.emblems.pen import CLAY, HOLE, PAPER, SLATE, STRAW, Point, Sheet, arc, curve, star


def _residential() -> Sheet:
    sheet = Sheet()
    sheet.box(84, 20, 14, 30, SLATE)
    sheet.box(24, 54, 80, 60, SLATE)
    sheet.shape([(8, 62), (64, 14), (120, 62)], CLAY)
    sheet.block(55, 80, 18, 34)
    sheet.block(33, 76, 13, 15, STRAW)
    sheet.block(82, 76, 13, 15, STRAW)
    return sheet


def _offices() -> Sheet:
    sheet = Sheet()
    sheet.line([(46, 40), (46, 20), (82, 20), (82, 40)], 9)
    sheet.box(10, 40, 108, 70, SLATE)
    sheet.line([*curve((10, 62), (34, 78), (94, 78), (118, 62))], 6)
    sheet.box(55, 64, 18, 20, STRAW)
    return sheet


def _hotels() -> Sheet:
    sheet = Sheet()
    sheet.box(14, 66, 104, 28, SLATE)
    sheet.shape([(50, 66), (50, 50), *curve((50, 50), (80, 44), (116, 44), (118, 66))], CLAY)
    sheet.ring((33, 52), 12, STRAW)
    sheet.line([(12, 26), (12, 110)], 9)
    sheet.line([(118, 66), (118, 110)], 9)
    return sheet


def _restaurants() -> Sheet:
    """A fork, a plate and a knife."""
    sheet = Sheet()
    sheet.ring((64, 66), 29, SLATE)
    sheet.ring((64, 66), 16, STRAW, 5)
    for x in (8, 16, 24):
        sheet.line([(x, 18), (x, 42)], 5.5)
    sheet.fill([(5.5, 40), (26.5, 40), *arc((16, 44), (10.5, 14), 0, -180)])
    sheet.line([(16, 50), (16, 110)], 9)
    sheet.fill([(106, 14), *curve((108, 12), (122, 22), (124, 46), (122, 70)), (106, 70)])
    sheet.line([(110, 20), (110, 110)], 9)
    return sheet


def _shops() -> Sheet:
    sheet = Sheet()
    sheet.line([(44, 58), *arc((64, 36), (20, 22), 180, 0), (84, 58)], 8)
    sheet.shape([(22, 44), (106, 44), (114, 114), (14, 114)], CLAY)
    sheet.line([(44, 36), (44, 58)], 8)
    sheet.line([(84, 36), (84, 58)], 8)
    sheet.fill(star((64, 88), 17, 7), STRAW)
    return sheet


def _foundation() -> Sheet:
    sheet = Sheet()
    sheet.box(28, 16, 72, 30, SLATE)
    for x in (42, 60, 78):
        sheet.block(x, 25, 9, 12)
    sheet.box(10, 46, 108, 24, CLAY)
    for left in (22, 55, 88):
        sheet.shape([(left, 70), (left + 18, 70), (left + 18, 102), (left + 9, 116), (left, 102)], SLATE)
    return sheet


def _special() -> Sheet:
    """A floor between two that are only begun, with a star on it."""
    sheet = Sheet()
    sheet.line([(26, 6), (26, 122)])
    sheet.line([(102, 6), (102, 122)])
    for y in (14, 114):
        sheet.line([(46, y), (82, y)], 7)
    sheet.box(10, 30, 108, 68, SLATE)
    sheet.shape(star((64, 66), 29, 13), STRAW, 5)
    return sheet


def _bowl(sheet: Sheet, left: float, top: float, scale: float) -> None:
    """A toilet seen from the side, 88 wide and 104 high at a scale of 1."""

    def at(points: list[Point]) -> list[Point]:
        return [(left + x * scale, top + y * scale) for x, y in points]

    sheet.shape(at([(32, 56), (72, 56), (64, 74), (66, 101), (26, 101), (30, 76)]), PAPER)
    sheet.shape(
        at([(24, 50), (86, 50), *curve((86, 50), (84, 68), (70, 78), (52, 78)), *curve((52, 78), (36, 78), (26, 70), (24, 50))]), PAPER
    )
    sheet.shape(at([(3, 3), (27, 3), (27, 50), (3, 50)]), SLATE)
    sheet.line(at([(24, 50), (86, 50)]), 9)


def _toilet() -> Sheet:
    sheet = Sheet()
    _bowl(sheet, 20, 12, 1)
    return sheet


def _roof() -> Sheet:
    sheet = Sheet()
    sheet.box(24, 70, 80, 44, SLATE)
    sheet.line([(64, 34), (64, 8)], 6)
    sheet.fill([(64, 6), (86, 13), (64, 20)])
    sheet.shape([(8, 76), (64, 30), (120, 76)], CLAY)
    for x in (39, 58, 77):
        sheet.block(x, 90, 12, 14, STRAW)
    return sheet


def _toilet_roof() -> Sheet:
    sheet = Sheet()
    sheet.shape([(8, 46), (64, 8), (120, 46)], CLAY)
    _bowl(sheet, 33, 50, 0.64)
    return sheet


def _study() -> Sheet:
    """A plan under a glass."""
    sheet = Sheet()
    sheet.box(12, 12, 76, 100, SLATE)
    for y, right in ((32, 74), (50, 48), (68, 40), (86, 44)):
        sheet.line([(26, y), (right, y)], 6)
    sheet.line([(92, 90), (116, 116)], 14)
    sheet.disc((76, 72), 30)
    sheet.disc((76, 72), 22, STRAW)
    sheet.line(arc((76, 72), 14, 100, 170), 5, PAPER)
    return sheet


def _insurance() -> Sheet:
    """An umbrella."""
    sheet = Sheet()
    sheet.line([(64, 66), (64, 100), *arc((77, 100), 13, 180, 350)], 8)
    scallops = [point for right in (114, 81, 47.5) for point in arc((right - 16.7, 68), (16.7, 9), 0, 180)]
    sheet.shape([*arc((64, 68), (50, 48), 180, 0), *scallops], SLATE)
    sheet.line(curve((64, 20), (46, 30), (46, 50), (47.5, 66)), 5)
    sheet.line(curve((64, 20), (82, 30), (82, 50), (81, 66)), 5)
    sheet.line([(64, 10), (64, 20)], 7)
    return sheet


def _tornado() -> Sheet:
    sheet = Sheet()
    turns = ((19, 64, 54), (41, 70, 41), (62, 74, 29), (82, 68, 20), (100, 56, 14))
    for y, middle, half in turns:
        sheet.line([(middle - half + 2, y), (middle + half - 2, y)], 18)
        sheet.line([(middle - half + 2, y), (middle + half - 2, y)], 7, SLATE)
    sheet.disc((42, 116), 6)
    return sheet


def _earthquake() -> Sheet:
    """A house split from its roof to below the ground."""
    sheet = Sheet()
    sheet.box(28, 18, 72, 78, SLATE)
    for y in (30, 50, 70):
        for x in (38, 80):
            sheet.block(x, y, 10, 10)
    sheet.box(8, 92, 112, 22, CLAY)
    crack: list[Point] = [(66, 12), (56, 36), (72, 54), (56, 76), (70, 94), (60, 120)]
    sheet.line(crack, 20)
    sheet.line([(66, 8), *crack[1:-1], (59, 124)], 9, HOLE)
    return sheet


def _century() -> Sheet:
    """Two houses that fall away from each other, over a gap."""
    sheet = Sheet()
    left: list[Point] = [(8, 34), (36, 22), (54, 78), (26, 90)]
    sheet.shape(left, SLATE)
    sheet.shape([(128 - x, y) for x, y in left], SLATE)
    for x, y in ((25, 44), (32, 64)):
        for middle in (x, 128 - x):
            sheet.disc((middle, y), 6)
    sheet.shape([(6, 92), (42, 92), (56, 115), (6, 115)], CLAY)
    sheet.shape([(122, 92), (86, 92), (72, 115), (122, 115)], CLAY)
    sheet.shape([(70, 8), (50, 48), (64, 48), (57, 84), (80, 38), (66, 38), (79, 8)], STRAW, 5)
    return sheet


def _prize() -> Sheet:
    """A cup."""
    sheet = Sheet()
    for centre in (30, 98):
        sheet.line(arc((centre, 38), (18, 20), 0, 360), 7)
    sheet.shape([(30, 14), (98, 14), *curve((98, 14), (98, 58), (84, 70), (64, 72)), *curve((64, 72), (44, 70), (30, 58), (30, 14))], STRAW)
    sheet.box(57, 72, 14, 22, STRAW)
    sheet.box(36, 94, 56, 20, CLAY)
    sheet.fill(star((64, 40), 17, 7.5))
    return sheet


TOWERS: Mapping[str, Callable[[], Sheet]] = MappingProxyType(
    {
        "century": _century,
        "earthquake": _earthquake,
        "foundation": _foundation,
        "hotels": _hotels,
        "insurance": _insurance,
        "offices": _offices,
        "prize": _prize,
        "residential": _residential,
        "restaurants": _restaurants,
        "roof": _roof,
        "shops": _shops,
        "special": _special,
        "study": _study,
        "toilet": _toilet,
        "toilet-roof": _toilet_roof,
        "tornado": _tornado,
    }
)
