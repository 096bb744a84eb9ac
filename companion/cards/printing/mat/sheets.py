"""A sheet of a plan: a tile, the frame to cut along, the strips for the glue, crosses, and the foot.

Rules of this file: lengths are millimetres of a sheet; points of the mat are converted by `Tiling.on_sheet`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from typing import assert_never

from companion.cards.printing.ink import BLACK, GREY, PALE, WHITE, Ink, Point
from companion.cards.printing.letters import POINT, millimetres_wide
from companion.cards.printing.mat.marks import FilledArea, Inscription, Mark, PlanStroke, cross
from companion.cards.printing.mat.tiling import EDGES, MatBox, Side, Tile, Tiling
from companion.cards.printing.paper import PaperSize
from companion.cards.printing.words import PlanWords
from companion.core.frozen import dataclass
from companion.system.typefaces import Face

RULE_UP, RULE_LONG = 10.0, 100.0
EDGE = 0.25  # outer half of a line along the edge of a tile, which is drawn as well
CUT, APART = 5.0, 1.5  # length of the marks at the corners of a frame, and their distance from it
ARM = 4.0  # of the crosses, which become whole when sheets are glued
HATCH = 5.0  # between the lines of a strip for the glue
SMALL, LARGE = 7.0, 11.0  # points


@dataclass(frozen=True, slots=True)
class Strip:
    """The strip that a sheet shares with the next one, on the mat; in front the `other` sheet lies over this one, on the back under it."""

    box: MatBox
    other: Tile

    @property
    def is_upright(self) -> bool:
        return self.box.height > self.box.width


def put(ink: Ink, marks: Iterable[Mark], at: Callable[[Point], Point]) -> None:
    """Draws marks; `at` converts a point of the mat to the sheet, and lines and letters keep their size."""
    for mark in marks:
        match mark:
            case PlanStroke(points, weight, colour, dash):
                ink.lines([at(point) for point in points], width=weight, colour=colour, dash=dash or ())
            case FilledArea(points, colour):
                ink.polygon([at(point) for point in points], fill=colour)
            case Inscription(text, box, size, face, colour):
                there = box_at(box, at)
                ink.fitted(text, there.left, there.bottom, there.width, there.height, face, most=size, least=size / 2, colour=colour)
            case _:
                assert_never(mark)


def box_at(box: MatBox, at: Callable[[Point], Point]) -> MatBox:
    """A box of the mat on the sheet, which may be mirrored."""
    (one_x, one_y), (other_x, other_y) = at(box.corners[0]), at(box.corners[2])
    return MatBox(min(one_x, other_x), min(one_y, other_y), max(one_x, other_x), max(one_y, other_y))


def sheet(ink: Ink, tiling: Tiling, tile: Tile, side: Side, marks: Iterable[Mark], words: PlanWords) -> None:
    """Draws a sheet without its foot."""

    def at(point: Point) -> Point:
        return tiling.on_sheet(tile, point, side)

    strips = tuple(strips_of(tiling, tile, side))
    for strip in strips:
        put(ink, _hatched(strip.box), at)
    window, drawn = tiling.window(tile).within(-EDGE), tuple(marks)
    with ink.clipped(window.left, window.bottom, window.width, window.height):
        put(ink, (mark for mark in drawn if not isinstance(mark, Inscription)), at)
    put(ink, (mark for mark in drawn if isinstance(mark, Inscription)), at)
    for strip in strips:
        _name(ink, strip, at, words.say("mat-plan-glue" if side == "front" else "mat-plan-glued", sheet=strip.other.code))
        put(ink, [_seam(strip, side)], at)
    _frame(ink, tiling.window(tile))
    for point in tiling.of_tile(tile, side):
        put(ink, cross(point, ARM, 0.2), at)


def strips_of(tiling: Tiling, tile: Tile, side: Side) -> Iterator[Strip]:
    """The strips of a tile: in front those to the right and above, on the back the others."""
    shown, seen, step = tile.shown, tile.seen(side), 1 if side == "front" else -1
    beside, along = tiling.tile(tile.column + step, tile.row), tiling.tile(tile.column, tile.row + step)
    if beside is not None:
        left, right = (seen.right, shown.right) if side == "front" else (shown.left, seen.left)
        yield Strip(MatBox(left, shown.bottom, right, shown.top), beside)
    if along is not None:
        bottom, top = (seen.top, shown.top) if side == "front" else (shown.bottom, seen.bottom)
        yield Strip(MatBox(shown.left, bottom, shown.right, top), along)


def _hatched(box: MatBox) -> Iterator[PlanStroke]:
    """Pale lines across a strip, each as long as the strip is narrow."""
    narrow = min(box.width, box.height)
    count = math.floor((max(box.width, box.height) - narrow) / HATCH)
    for step in range(count + 1):
        if box.height > box.width:
            low = box.bottom + step * HATCH
            yield PlanStroke(((box.left, low), (box.right, low + narrow)), 0.12, PALE)
        else:
            left = box.left + step * HATCH
            yield PlanStroke(((left, box.bottom), (left + narrow, box.top)), 0.12, PALE)


def _seam(strip: Strip, side: Side) -> PlanStroke:
    """The line at which the edge of the other sheet is seen after gluing."""
    box = strip.box
    if strip.is_upright:
        x = box.left if side == "front" else box.right
        return PlanStroke(((x, box.bottom), (x, box.top)), 0.2, GREY, (2.0, 1.5))
    y = box.bottom if side == "front" else box.top
    return PlanStroke(((box.left, y), (box.right, y)), 0.2, GREY, (2.0, 1.5))


def _name(ink: Ink, strip: Strip, at: Callable[[Point], Point], said: str) -> None:
    """Names the other sheet along a strip, away from the crosses; on white, as the drawing of the mat goes on below."""
    box = box_at(strip.box, at)
    size = min(SMALL, 0.4 * max(box.width, box.height) / millimetres_wide(said, "sans"), 0.6 * min(box.width, box.height) / POINT)
    long, tall = millimetres_wide(said, "sans", size) + 2, size * POINT
    x, y = box.centre
    middle = (x, y - box.height / 4) if strip.is_upright else (x - box.width / 4, y)
    with ink.moved(*middle, turn=90 if strip.is_upright else 0):
        ink.rect(-long / 2, -tall * 0.65, long, tall * 1.3, fill=WHITE)
        ink.text(0, -tall * 0.35, said, size, colour=GREY, align="centre")


def _frame(ink: Ink, window: MatBox) -> None:
    """Draws the frame to cut along: a thin line, and marks outside its corners."""
    ink.rect(window.left, window.bottom, window.width, window.height, edge=GREY, line=0.12)
    for x, out in ((window.left, -1), (window.right, 1)):
        for y, up in ((window.bottom, -1), (window.top, 1)):
            ink.line((x + out * APART, y), (x + out * (APART + CUT), y))
            ink.line((x, y + up * APART), (x, y + up * (APART + CUT)))


def foot(ink: Ink, paper: PaperSize, sheet_name: str, about: str, words: PlanWords) -> None:
    """Draws the rule by which a print is measured, and the name of the sheet."""
    ink.rule(EDGES, RULE_UP, words.say("mat-plan-rule"))
    left = EDGES + RULE_LONG + 20
    width = paper.width - EDGES - left
    _right(ink, sheet_name, left, RULE_UP + 1, width, LARGE, "bold")
    _right(ink, about, left, RULE_UP - 3.5, width, SMALL, "sans")


def _right(ink: Ink, text: str, left: float, bottom: float, width: float, size: float, face: Face) -> None:
    ink.fitted(text, left, bottom, width, size * POINT, face, most=size, least=size / 2, align="right", colour=BLACK)
