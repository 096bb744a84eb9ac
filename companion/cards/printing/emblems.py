"""The emblems of the screen as lines and areas, each made once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import assert_never

from companion.cards.printing.ink import Ink
from companion.cards.printing.operators import WHITE, Colour, Point, colour_of, matrix, painted, path, round_path
from companion.cards.printing.outlines import outline
from companion.screen.emblems import pen
from companion.screen.emblems.pen import SIZE, Area, Disc, Letters, Shape, Track
from tests.assets.emblems.draw import drawings


def put_emblem(ink: Ink, name: str, x: float, y: float, side: float) -> None:
    """Into the square with that lower left corner."""
    scale = side / SIZE
    ink.put(f"q {matrix(scale, 0, 0, -scale, x, y + side)} cm {_operators(name)} Q")


@lru_cache(maxsize=128)
def _operators(name: str) -> str:
    return " ".join(map(_drawn, _drawings()[name]().shapes))


_drawings = cache(drawings)


def _drawn(shape: Shape) -> str:
    match shape:
        case Area(points, colour):
            return f"q {colour_of(_on_white(colour), 'rg')} {path(_short(points))} f* Q"
        case Track(points, width, colour):
            return painted(path(_short(points), is_closed=False), None, _on_white(colour), width, is_round=True)
        case Disc((x, y), radius, colour):
            return painted(round_path(x, y, radius, radius), _on_white(colour), None, 0)
        case Letters(text, (x, y), height, colour):
            drawn, (left, low, right, top) = outline(text, "bold")
            scale = height / (top - low)
            moved = matrix(scale, 0, 0, -scale, x - scale * (left + right) / 2, y + scale * (low + top) / 2)
            return f"q {colour_of(_on_white(colour), 'rg')} {moved} cm {drawn} f Q"
        case _:
            assert_never(shape)


def _short(points: Sequence[Point]) -> list[Point]:
    """A tenth of a unit is less than a thirtieth of a millimetre on any card; files get half as large."""
    return [(round(x, 1), round(y, 1)) for x, y in points]


def _on_white(colour: pen.Colour) -> Colour:
    """Paper is white, and so is a hole in a picture."""
    return WHITE if colour in (pen.HOLE, pen.PAPER) else colour[:3]
