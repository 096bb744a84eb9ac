"""A drawing of a whole mat, and the parts of it on each tile.

Rules of this file: on the assembled mat each label is seen once. It stays in its place unless a seam would cut it; then it moves inside
its home, which is the place that it names, by the least distance.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace

from companion.cards.printing.ink import BLACK, Colour, Point
from companion.cards.printing.letters import millimetres_high, millimetres_wide
from companion.cards.printing.mat.marks import Inscription, Mark, Shape, extent
from companion.cards.printing.mat.tiling import MatBox, Side, Tile, Tiling
from companion.core.frozen import dataclass
from companion.system.typefaces import Face

CLEAR = 1.0  # between words and a seam: sheets are put together by hand
ROOMY = 1.2  # from line to line
SPARE = 0.2  # beside words: they are not to become smaller for a rounded number


@dataclass(frozen=True, slots=True)
class Label:
    """Lines that stay together."""

    words: tuple[Inscription, ...]
    home: MatBox

    @property
    def box(self) -> MatBox:
        first, *others = (one.box for one in self.words)
        for other in others:
            first = first.around(other)
        return first

    def and_then(self, other: Label) -> Label:
        return Label(self.words + other.words, self.home)


@dataclass(frozen=True, slots=True)
class MatDrawing:
    """Later shapes lie over earlier ones, and words over all."""

    shapes: tuple[Shape, ...] = ()
    labels: tuple[Label, ...] = ()

    def and_then(self, other: MatDrawing) -> MatDrawing:
        return MatDrawing(self.shapes + other.shapes, self.labels + other.labels)


def label(
    home: MatBox, top: float, lines: Sequence[tuple[str, float]], colour: Colour = BLACK, room: float = math.inf, *, is_named: bool = True
) -> Label:
    """Lines of these sizes one below the other, centred in their home; the first is bold if the label `is_named`."""
    (x, _), most = home.centre, min(home.width - 2 * CLEAR, room)
    words = []
    for place, (text, size) in enumerate(lines):
        face: Face = "bold" if is_named and place == 0 else "sans"
        half, bottom = min(most, millimetres_wide(text, face, size) + SPARE) / 2, top - millimetres_high(1, size) * ROOMY
        words.append(Inscription(text, MatBox(x - half, bottom, x + half, top), size, face, colour))
        top = bottom
    return Label(tuple(words), home)


def of_tiles(drawing: MatDrawing, tiling: Tiling, side: Side) -> Mapping[str, tuple[Mark, ...]]:
    """The marks that each tile shows at least a part of, by its code, in the mat's millimetres."""
    found: dict[str, list[Mark]] = {tile.code: [] for tile in tiling.tiles}
    for shape in drawing.shapes:
        for tile in tiling.touched(extent(shape)):
            found[tile.code].append(shape)
    for one in drawing.labels:
        tile, words = settled(one, tuple(tiling.touched(one.home)), side)
        found[tile.code] += words
    return {code: tuple(marks) for code, marks in found.items()}


def settled(one: Label, tiles: Sequence[Tile], side: Side) -> tuple[Tile, tuple[Inscription, ...]]:
    """The tile on which a label is seen whole, and its words there, which are smaller where its home is cut into small pieces."""
    box = one.box
    rooms = [(tile, tile.seen(side).within(CLEAR).shared(one.home)) for tile in tiles]
    there = [(tile, room) for tile, room in rooms if room.is_there]
    fitting = [(tile, _slid(box, room)) for tile, room in there if room.width >= box.width and room.height >= box.height]
    if fitting:
        tile, (right, up) = min(fitting, key=lambda pair: abs(pair[1][0]) + abs(pair[1][1]))
        return tile, tuple(replace(words, box=words.box.moved(right, up)) for words in one.words)
    tile, room = max(there, key=lambda pair: min(pair[1].width / box.width, pair[1].height / box.height))
    return tile, tuple(_shrunk(words, box, room) for words in one.words)


def _slid(box: MatBox, room: MatBox) -> Point:
    """The shortest way by which a box comes to lie in the room."""
    right = max(room.left - box.left, 0.0) or min(room.right - box.right, 0.0)
    up = max(room.bottom - box.bottom, 0.0) or min(room.top - box.top, 0.0)
    return right, up


def _shrunk(words: Inscription, whole: MatBox, room: MatBox) -> Inscription:
    """The words made smaller, centred in the room, and as near to their height as possible."""
    scale = min(room.width / whole.width, room.height / whole.height, 1.0)
    half = whole.height * scale / 2
    (x, _), (from_x, from_y) = room.centre, whole.centre
    y = min(max(from_y, room.bottom + half), room.top - half)
    (left, bottom), _, (right, top), _ = ((x + (at[0] - from_x) * scale, y + (at[1] - from_y) * scale) for at in words.box.corners)
    return replace(words, box=MatBox(left, bottom, right, top), size=words.size * scale)
