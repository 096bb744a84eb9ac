"""The committed files of the carrier as they are read without KiCad: lists in brackets, and what lies on the board."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from functools import cache
from itertools import combinations

from companion.mats.files import _SHIPPED

FOLDER = _SHIPPED.parent / "carrier"
TOKEN = re.compile(r'"((?:[^"\\]|\\.)*)"|([()])|([^\s()"]+)')


@dataclass(frozen=True, slots=True)
class Copper:
    """A straight stretch of copper with round ends, or a pad or via where both ends are the same; `layers` of F.Cu and B.Cu."""

    net: str
    layers: frozenset[str]
    ends: tuple[tuple[float, float], tuple[float, float]]
    width: float
    of: str = ""  # of a pad: its part and number
    is_square: bool = False


@dataclass(frozen=True, slots=True)
class Board:
    tree: list
    pads: tuple[Copper, ...]
    tracks: tuple[Copper, ...]
    vias: tuple[Copper, ...]
    holes: tuple[tuple[float, float, float], ...]  # x, y, drill; of pads with and without copper, and of vias


def read(text):
    """The nested lists of a file."""
    stack = [[]]
    for quoted, bracket, word in TOKEN.findall(text):
        if bracket == "(":
            stack.append([])
        elif bracket == ")":
            done = stack.pop()
            stack[-1].append(done)
        else:
            stack[-1].append(word or quoted)
    [[tree]] = stack
    return tree


def all_of(tree, name):
    return [part for part in tree if isinstance(part, list) and part[0] == name]


def one(tree, name):
    [found] = all_of(tree, name)
    return found[1:]


def numbers(tree, name):
    return tuple(map(float, one(tree, name)[:2]))


BOTH = frozenset({"F.Cu", "B.Cu"})


def board_of(text):
    tree = read(text)
    nets = {number: name for _, number, name in all_of(tree, "net")}
    tracks = tuple(
        Copper(
            nets[one(track, "net")[0]],
            frozenset(one(track, "layer")),
            (numbers(track, "start"), numbers(track, "end")),
            float(one(track, "width")[0]),
        )
        for track in all_of(tree, "segment")
    )
    vias = tuple(
        Copper(nets[one(via, "net")[0]], BOTH, (numbers(via, "at"),) * 2, float(one(via, "size")[0])) for via in all_of(tree, "via")
    )
    pads, holes = [], [(*numbers(via, "at"), float(one(via, "drill")[0])) for via in all_of(tree, "via")]
    for footprint in all_of(tree, "footprint"):
        x, y = numbers(footprint, "at")
        name = reference(footprint)
        for pad in all_of(footprint, "pad"):
            (left, top), size = numbers(pad, "at"), float(one(pad, "size")[0])
            at = (round(x + left, 4), round(y + top, 4))
            holes.append((*at, float(one(pad, "drill")[0])))
            if pad[2] == "thru_hole":
                net = one(pad, "net")[1] if all_of(pad, "net") else ""
                pads.append(Copper(net, BOTH, (at, at), size, f"{name} {pad[1]}", pad[3] == "rect"))
    return Board(tree, tuple(pads), tracks, vias, tuple(holes))


def reference(footprint):
    return next(text[2] for text in all_of(footprint, "fp_text") if text[1] == "reference")


@cache
def text_of(name):
    return (FOLDER / name).read_text(encoding="utf-8")


@cache
def committed():
    return board_of(text_of("carrier.kicad_pcb"))


def apart(one_, other):
    """From copper to copper of another net, in millimetres; below 0 where they overlap."""
    between = min(_between(line, another) for line in _lines(one_) for another in _lines(other))
    return between - sum(0.0 if copper.is_square else copper.width / 2 for copper in (one_, other))


def _lines(copper):
    """The stretch itself; of a square pad its four sides and its diagonals."""
    if not copper.is_square:
        return [copper.ends]
    (x, y), half = copper.ends[0], copper.width / 2
    corners = [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]
    return list(combinations(corners, 2))


def _between(one_, other):
    if _cross(*one_, *other):
        return 0.0
    return min(
        *(_from_line(end, *other) for end in one_),
        *(_from_line(end, *one_) for end in other),
    )


def _from_line(point, start, end):
    (x, y), (x0, y0), (x1, y1) = point, start, end
    square = (x1 - x0) ** 2 + (y1 - y0) ** 2
    along = 0.0 if square == 0 else max(0.0, min(1.0, ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / square))
    return math.hypot(x - x0 - along * (x1 - x0), y - y0 - along * (y1 - y0))


def _cross(a, b, c, d):
    def side(p, q, r):
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0
