"""The other landmarks by kind: what stands there, and nothing of how tall or how old it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from companion.screen.emblems.ground import door, on_ground
from companion.screen.emblems.pen import CLAY, HOLE, INK, SAND, SLATE, STROKE, Sheet, arc, curve, mirrored


def _arch() -> Sheet:
    sheet = on_ground()
    sheet.box(18, 34, 92, 81, SAND)
    sheet.box(12, 14, 104, 24, CLAY)
    sheet.fill(door(64, 42, 50))
    sheet.fill(door(64, 30, 56, 118), HOLE)
    sheet.line([(30, 54), (30, 100)], 5)
    sheet.line([(98, 54), (98, 100)], 5)
    return sheet


def _arena() -> Sheet:
    sheet = on_ground()
    sheet.shape([(12, 115), (12, 46), *arc((64, 46), (52, 22), 180, 0), (116, 46), (116, 115)], SAND)
    sheet.fill(arc((64, 46), (53, 23), 0, 360))
    sheet.fill(arc((64, 46), (45, 15), 0, 360), CLAY)
    for row, top in enumerate((74, 96)):
        for centre in (27, 51.5, 76.5, 101):
            sheet.fill(door(centre, 13, top, top + (13 if row == 0 else 19)))
    return sheet


def _bridge() -> Sheet:
    sheet = Sheet()
    sheet.line(curve((38, 22), (48, 84), (80, 84), (90, 22)), 5)
    sheet.line(curve((38, 22), (30, 58), (20, 72), (6, 78)), 5)
    sheet.line(curve((90, 22), (98, 58), (108, 72), (122, 78)), 5)
    for x, top in ((52, 57), (64, 66), (76, 57), (24, 64), (104, 64)):
        sheet.line([(x, top), (x, 84)], 4)
    for x in (32, 84):
        sheet.box(x, 16, 12, 97, CLAY)
    sheet.box(5, 82, 118, 9, SAND, 5)
    sheet.line([*curve((6, 113), (14, 105), (22, 105), (30, 113)), *curve((30, 113), (38, 119), (46, 119), (54, 113))], 5, SLATE)
    sheet.line([*curve((74, 113), (82, 105), (90, 105), (98, 113)), *curve((98, 113), (106, 119), (114, 119), (122, 113))], 5, SLATE)
    return sheet


def _building() -> Sheet:
    sheet = on_ground()
    sheet.box(64, 46, 42, 69, CLAY)
    sheet.box(22, 16, 46, 99, SAND)
    for top in (30, 48, 66, 84):
        for left in (32, 49):
            sheet.block(left, top, 9, 10)
    for top in (60, 78):
        for left in (76, 91):
            sheet.block(left, top, 7, 10)
    sheet.block(39, 100, 12, 15)
    return sheet


def _castle() -> Sheet:
    sheet = on_ground()
    sheet.box(30, 64, 68, 51, SAND)
    for left in (14, 86):
        sheet.box(left, 50, 28, 65, SAND)
        sheet.shape([(left - 4, 50), (left + 14, 18), (left + 32, 50)], CLAY)
        sheet.block(left + 10, 66, 8, 16)
    sheet.fill([(42, 68), (42, 46), (52, 46), (52, 54), (59, 54), (59, 46), (69, 46), (69, 54), (76, 54), (76, 46), (86, 46), (86, 68)])
    sheet.block(48, 60, 32, 8, SAND)
    sheet.fill(door(64, 22, 84))
    return sheet


def _dam() -> Sheet:
    """Cut through, with the lake to the left and the river to the right."""
    sheet = Sheet()
    sheet.fill([(5, 50), (60, 50), (60, 114), (5, 114)], SLATE)
    sheet.line([*curve((6, 46), (12, 38), (19, 38), (26, 46)), *curve((26, 46), (32, 54), (39, 54), (46, 46))], 6)
    sheet.fill([(80, 98), (122, 98), (122, 114), (80, 114)], SLATE)
    sheet.line(curve((84, 82), (100, 82), (108, 88), (110, 98)), 10, SLATE)
    sheet.shape([(50, 20), (70, 20), (72, 44), (102, 114), (46, 114)], SAND)
    sheet.line([(44, 20), (76, 20)], 11)
    sheet.fill([(78, 72), (92, 74), (97, 86), (83, 86)])
    sheet.line([(6, 115), (122, 115)])
    return sheet


def _monument() -> Sheet:
    sheet = on_ground()
    sheet.shape([(50, 88), (55, 28), (64, 10), (73, 28), (78, 88)], SAND)
    sheet.fill([(52, 30), (64, 7), (76, 30)])
    sheet.box(40, 88, 48, 14, CLAY)
    sheet.box(26, 102, 76, 13, CLAY)
    return sheet


def _needle() -> Sheet:
    """A mast with a platform, as they are built to look out from."""
    sheet = on_ground()
    sheet.line([(64, 30), (64, 6)], 5.5)
    sheet.shape(
        [(58, 34), *curve((58, 60), (58, 92), (54, 106), (42, 115)), *curve((86, 115), (74, 106), (70, 92), (70, 60)), (70, 34)], SAND
    )
    sheet.shape([(40, 42), (50, 30), (78, 30), (88, 42), (76, 58), (52, 58)], CLAY)
    sheet.line([(42, 43), (86, 43)], 5)
    sheet.line([(56, 74), (72, 74)], 5)
    return sheet


def _opera() -> Sheet:
    """Shells one behind the other."""
    sheet = Sheet()
    for left, top, right in ((78, 56, 121), (46, 34, 100), (8, 14, 74)):
        back = curve((right, 94), (right - 2, top + 44), (left + 40, top + 14), (left + 22, top))
        sheet.shape([*back, *curve((left + 22, top), (left + 2, top + 30), (left, top + 54), (left, 94))], SAND)
    sheet.line(curve((30, 14), (40, 40), (44, 68), (42, 94)), 5)
    sheet.box(6, 94, 116, 20, CLAY)
    return sheet


def _palace() -> Sheet:
    sheet = on_ground()
    sheet.box(10, 70, 108, 45, SAND)
    sheet.box(42, 56, 44, 59, SAND)
    sheet.shape([(44, 56), *arc((64, 50), (20, 24), 180, 0), (84, 56)], CLAY)
    sheet.line([(64, 26), (64, 8)], 5)
    sheet.fill([(64, 6), (84, 12), (64, 18)])
    for centre in (22, 34, 94, 106):
        sheet.line([(centre, 84), (centre, 100)], 6)
    for centre in (54, 64, 74):
        sheet.line([(centre, 70), (centre, 112)], 5)
    return sheet


def _sculpture() -> Sheet:
    """Balls on rods, as nobody takes them for anything but art."""
    sheet = on_ground()
    balls = ((64, 22), (32, 46), (96, 46), (64, 58), (44, 84), (84, 84))
    for start, end in ((0, 1), (0, 2), (0, 3), (1, 3), (2, 3), (3, 4), (3, 5), (1, 4), (2, 5)):
        sheet.line([balls[start], balls[end]], 5)
    for place, ball in enumerate(balls):
        sheet.ring(ball, 13, CLAY if place == 3 else SAND)
    sheet.box(32, 103, 64, 12, INK)
    return sheet


def _sign() -> Sheet:
    sheet = Sheet()
    sheet.fill([(4, 118), *curve((4, 104), (36, 78), (84, 78), (124, 98)), (124, 118)], CLAY)
    sheet.line([*curve((5, 104), (36, 78), (84, 78), (123, 98)), (123, 116), (5, 116), (5, 104)])
    for x in (26, 64, 102):
        sheet.line([(x, 60), (x, 92)])
    sheet.box(9, 24, 110, 40, SAND)
    for x in (26, 45, 64, 83, 102):
        sheet.line([(x, 37), (x, 51)], 8)
    return sheet


def _statue() -> Sheet:
    """A robed figure with a raised arm: no one statue, so that it may stand for all."""
    sheet = Sheet()
    sheet.line([(72, 50), (88, 26)], 13)
    sheet.line([(72, 50), (88, 26)], 3, SAND)
    sheet.fill([(82, 22), (98, 22), (94, 32), (86, 32)])
    sheet.shape([(90, 21), *curve((90, 21), (81, 14), (90, 12), (90, 4)), *curve((90, 4), (100, 12), (98, 18), (90, 21))], CLAY, 4)
    sheet.ring((58, 25), 9, SAND)
    robe = [
        *curve((46, 46), (48, 38), (68, 38), (76, 46)),
        *curve((76, 46), (72, 58), (76, 76), (80, 92)),
        *curve((38, 92), (42, 76), (42, 60), (46, 46)),
    ]
    sheet.shape(robe, SAND)
    sheet.line(curve((49, 52), (52, 64), (58, 68), (70, 66)), 5)
    sheet.line([(56, 76), (54, 90)], 4.5)
    sheet.line([(66, 74), (68, 90)], 4.5)
    sheet.box(36, 92, 46, 11, CLAY)
    sheet.box(28, 103, 62, 12, CLAY)
    return sheet


def _tower() -> Sheet:
    sheet = on_ground()
    sheet.line([(64, 24), (64, 6)], 5)
    legs = curve((56, 50), (54, 84), (36, 115), (20, 115))
    opening = reversed(arc((64, 115), (18, 22), 90, 180))
    sheet.shape(mirrored([(57, 24), *legs, (46, 115), *opening]), SAND)
    for top, half in ((44, 14), (78, 25)):
        sheet.line([(64 - half, top), (64 + half, top)], 10)
        sheet.line([(64 - half + 2, top), (64 + half - 2, top)], 3, CLAY)
    return sheet


def _wheel() -> Sheet:
    sheet = on_ground()
    sheet.line([(64, 56), (36, 113)], 7)
    sheet.line([(64, 56), (92, 113)], 7)
    sheet.line(arc((64, 56), 40, 0, 360), STROKE)
    for place in arc((64, 56), 40, 0, 360)[:-1:15]:
        sheet.line([(64, 56), place], 3.5)
    for place in arc((64, 56), 41, 0, 360)[:-1:15]:
        sheet.disc(place, 9)
        sheet.disc(place, 4.5, CLAY)
    sheet.ring((64, 56), 8, SAND, 5)
    return sheet


LANDMARKS: Mapping[str, Callable[[], Sheet]] = MappingProxyType(
    {
        "arch": _arch,
        "arena": _arena,
        "bridge": _bridge,
        "building": _building,
        "castle": _castle,
        "dam": _dam,
        "monument": _monument,
        "needle": _needle,
        "opera": _opera,
        "palace": _palace,
        "sculpture": _sculpture,
        "sign": _sign,
        "statue": _statue,
        "tower": _tower,
        "wheel": _wheel,
    }
)
