"""Readers of the files of an order, written apart from their writers: S-expressions, DXF, SVG, OpenSCAD and STL."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from dataclasses import dataclass

SIGNS = re.compile(r'\s*(?:(\()|(\))|"((?:[^"\\]|\\.)*)"|([^\s()"]+))')
SVG = "{http://www.w3.org/2000/svg}"


def expression(text):
    """A nested list of the one expression in a text."""
    stack, place = [[]], 0
    text = text.rstrip()
    while place < len(text):
        found = SIGNS.match(text, place)
        place = found.end()
        if found[1]:
            stack.append([])
        elif found[2]:
            done = stack.pop()
            stack[-1].append(done)
        else:
            stack[-1].append(found[4] if found[3] is None else re.sub(r"\\(.)", r"\1", found[3]))
    [[whole]] = stack
    return whole


def under(nested, name):
    return [one for one in nested if isinstance(one, list) and one[0] == name]


def value(nested, name):
    [[_, told, *_]] = under(nested, name)
    return told


@dataclass(frozen=True)
class Net:
    name: str
    nodes: frozenset  # of (reference, pin, its name)


def netlist(text):
    """The parts by their references, each its kind, its value and its sheet; and the nets."""
    whole = expression(text)
    assert whole[:2] == ["export", ["version", "E"]]
    [components], [nets] = under(whole, "components"), under(whole, "nets")
    parts = {}
    for comp in under(components, "comp"):
        reference = value(comp, "ref")
        assert reference not in parts
        [source], [sheet] = under(comp, "libsource"), under(comp, "sheetpath")
        parts[reference] = (value(source, "part"), value(comp, "value"), value(sheet, "names"))
    found = []
    for net in under(nets, "net"):
        nodes = [(value(node, "ref"), value(node, "pin"), value(node, "pinfunction")) for node in under(net, "node")]
        assert len(nodes) == len(set(nodes)) > 1
        found.append(Net(value(net, "name"), frozenset(nodes)))
    assert [value(net, "code") for net in under(nets, "net")] == [str(number) for number in range(1, len(found) + 1)]
    return parts, found


def dxf(text):
    """The shapes of a drawing, in its order: (layer, kind, points, size)."""
    lines = text.splitlines()
    pairs = [(int(code), told) for code, told in zip(lines[::2], lines[1::2], strict=True)]
    assert pairs[-1] == (0, "EOF")
    entities = pairs[pairs.index((2, "ENTITIES")) + 1 :]
    found, open_ = [], None
    for chunk in _chunks(entities):
        kind, told = chunk[0][1], dict(chunk[1:])
        at = (float(told.get(10, 0)), float(told.get(20, 0)))
        if kind == "CIRCLE":
            found.append((told[8], "circle", (at,), float(told[40])))
        elif kind == "TEXT":
            found.append((told[8], "text", (at,), told[1]))
        elif kind == "POLYLINE":
            open_ = (told[8], "closed" if told[70] == "1" else "line", [], None)
        elif kind == "VERTEX":
            open_[2].append(at)
        elif kind == "SEQEND":
            found.append((open_[0], open_[1], tuple(open_[2]), None))
    return found


def _chunks(pairs):
    found = []
    for code, told in pairs:
        if code == 0:
            found.append([])
        found[-1].append((code, told))
    return found


def svg(text):
    """The same of an SVG, with y upwards from the first line of the sheet; and the sheet's size in millimetres."""
    root = ET.fromstring(text)
    width, height = (float(root.get(side).removesuffix("mm")) for side in ("width", "height"))
    assert root.get("viewBox") == f"0 0 {width:g} {height:g}"
    found = []
    for group in root.findall(f"{SVG}g"):
        for shape in group:
            layer, tag = group.get("id").upper(), shape.tag.removeprefix(SVG)
            if tag == "circle":
                found.append((layer, "circle", ((float(shape.get("cx")), height - float(shape.get("cy"))),), float(shape.get("r"))))
            elif tag == "text":
                found.append((layer, "text", ((float(shape.get("x")), height - float(shape.get("y"))),), shape.text))
            else:
                path = shape.get("d")
                points = tuple((float(x), height - float(y)) for x, y in re.findall(r"([-\d.]+) ([-\d.]+)", path))
                found.append((layer, "closed" if path.endswith("Z") else "line", points, None))
    return found, (width, height)


def cubes(text):
    """The cubes of a file for OpenSCAD in the order in which they act: (low corner, high corner, whether it is taken away)."""
    opened, found = [], []
    for line in text.splitlines():
        if line in {"union() {", "difference() {"}:
            opened.append(line.startswith("difference"))
        elif line.startswith("translate"):
            low, size = ([float(number) for number in told.split(",")] for told in re.findall(r"\[([^\]]+)\]", line))
            high = [start + length for start, length in zip(low, size, strict=True)]
            found.append((tuple(low), tuple(high), bool(found) and opened.pop()))
        else:
            assert line == "}" or line.startswith("//")
    assert opened == []
    return found


def stl(text):
    """The triangles of a mesh."""
    numbers = re.findall(r"vertex (\S+) (\S+) (\S+)", text)
    corners = [tuple(map(float, told)) for told in numbers]
    return list(zip(corners[::3], corners[1::3], corners[2::3], strict=True))
