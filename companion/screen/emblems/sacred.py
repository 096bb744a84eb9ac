"""The landmarks that were built for gods and the dead: churches, mosques, temples, pyramids."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from companion.screen.emblems.ground import door, on_ground
from companion.screen.emblems.pen import CLAY, HOLE, SAND, Sheet, arc, curve


def _belfry() -> Sheet:
    sheet = on_ground()
    sheet.box(40, 46, 48, 69, SAND)
    sheet.shape([(34, 46), (64, 8), (94, 46)], CLAY)
    sheet.fill(door(64, 34, 55, 90))
    sheet.fill(door(64, 24, 60, 85), SAND)
    sheet.fill([(64, 60), *curve((66, 62), (74, 64), (68, 76), (76, 80)), *curve((52, 80), (60, 76), (54, 64), (62, 62))])
    sheet.disc((64, 81), 4)
    sheet.block(57, 98, 14, 17)
    return sheet


def _church() -> Sheet:
    sheet = on_ground()
    sheet.shape([(14, 115), (14, 82), (64, 62), (114, 82), (114, 115)], SAND)
    sheet.box(46, 56, 36, 59, SAND)
    sheet.shape([(42, 58), (64, 26), (86, 58)], CLAY)
    sheet.line([(64, 28), (64, 6)])
    sheet.line([(56, 13), (72, 13)])
    sheet.fill(door(64, 18, 86))
    sheet.disc((64, 70), 6)
    for centre in (29, 99):
        sheet.fill(door(centre, 10, 92, 106))
    return sheet


def _colonnade() -> Sheet:
    sheet = Sheet()
    sheet.shape([(12, 44), (64, 14), (116, 44)], CLAY)
    sheet.box(14, 44, 100, 12, SAND)
    for left in (20, 45.3, 70.7, 96):
        sheet.box(left, 56, 12, 46, SAND, 5)
    sheet.box(11, 102, 106, 13, SAND)
    return sheet


def _dome() -> Sheet:
    """A church with a dome."""
    sheet = on_ground()
    sheet.box(16, 84, 96, 31, SAND)
    sheet.box(36, 62, 56, 53, SAND)
    sheet.shape([(38, 62), *arc((64, 60), (26, 30), 180, 0), (90, 62)], CLAY)
    sheet.line([(64, 30), (64, 6)])
    sheet.line([(56, 13), (72, 13)])
    sheet.line(curve((64, 32), (54, 40), (52, 50), (52, 60)), 4)
    sheet.line(curve((64, 32), (74, 40), (76, 50), (76, 60)), 4)
    sheet.line([(36, 78), (92, 78)], 5)
    sheet.fill(door(64, 18, 88))
    for centre in (27, 101):
        sheet.fill(door(centre, 9, 94, 106))
    return sheet


def _mosque() -> Sheet:
    sheet = on_ground()
    sheet.box(32, 76, 64, 39, SAND)
    dome = [*curve((36, 76), (24, 54), (50, 44), (64, 28)), *curve((64, 28), (78, 44), (104, 54), (92, 76))]
    sheet.shape(dome, CLAY)
    sheet.line([(64, 30), (64, 22)], 5)
    sheet.disc((64, 14), 9)
    sheet.disc((67, 11.5), 7, HOLE)
    for x in (13, 103):
        sheet.box(x, 42, 12, 73, SAND)
        sheet.fill([(x - 3, 45), (x + 6, 20), (x + 15, 45)])
        sheet.line([(x - 2, 62), (x + 14, 62)], 5)
    sheet.fill(door(64, 20, 86))
    return sheet


def _pyramid() -> Sheet:
    sheet = Sheet()
    sheet.fill([(56, 20), (8, 114), (84, 114)], SAND)
    sheet.fill([(56, 20), (84, 114), (120, 98)], CLAY)
    sheet.line([(56, 20), (8, 113), (84, 113), (56, 20), (120, 97), (84, 113)])
    for share in (0.36, 0.68):
        left, mid = (56 - 48 * share, 20 + 93 * share), (56 + 28 * share, 20 + 93 * share)
        sheet.line([left, mid, (56 + 64 * share, 20 + 77 * share)], 4)
    return sheet


def _temple() -> Sheet:
    """Three towers like buds on steps: what the temples of Asia have in common from afar."""
    sheet = Sheet()
    for centre, top, foot, half in ((30, 42, 88, 12), (98, 42, 88, 12), (64, 14, 88, 17)):
        bud = [*curve((centre, top), (centre + 4, top + 16), (centre + half + 5, top + 22), (centre + half, foot))]
        sheet.shape([*((2 * centre - x, y) for x, y in reversed(bud)), *bud], SAND)
        sheet.line([(centre - half + 4, foot - 18), (centre + half - 4, foot - 18)], 4.5)
    sheet.line([(56, 48), (72, 48)], 4.5)
    sheet.fill(door(64, 13, 74, 90))
    sheet.box(14, 88, 100, 13, CLAY)
    sheet.box(7, 101, 114, 14, CLAY)
    return sheet


SACRED: Mapping[str, Callable[[], Sheet]] = MappingProxyType(
    {
        "belfry": _belfry,
        "church": _church,
        "colonnade": _colonnade,
        "dome": _dome,
        "mosque": _mosque,
        "pyramid": _pyramid,
        "temple": _temple,
    }
)
