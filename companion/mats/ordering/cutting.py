"""The drawing of a plate as files for a laser or a saw: DXF of release 12, and SVG, both in real millimetres.

Rules of this file: DXF has no unit; its numbers are millimetres, as most programs take them, and a line of 100 mm shows whether they did.
What is cut is red and what is engraved is blue.
"""

from __future__ import annotations

from collections.abc import Iterator
from xml.sax.saxutils import escape

from companion.core.visible import visible_line
from companion.mats.ordering.boxes import PlateBox
from companion.mats.ordering.plate import (
    APART,
    CUT,
    LAYERS,
    RULE,
    TALL,
    CutPlate,
    Hole,
    Inscribed,
    Layer,
    PlateOutline,
    PlateShape,
    PlateTile,
)
from companion.mats.plan import Point

RED, BLUE = 1, 5  # of AutoCAD's colours
COLOURS = {RED: "#ff0000", BLUE: "#0000ff"}
HAIR = 0.2
FOOT = 20.0  # below the plate, for the title and the rule
ASCII_ONLY = 128


def colour_of(layer: Layer) -> int:
    return RED if layer in CUT else BLUE


def drawn(plate: CutPlate) -> Iterator[PlateShape]:
    """All shapes in the places that they have on the drawing."""
    for tile in plate.tiles:
        for shape in tile.shapes:
            yield _moved(shape, tile.shift)


def sheet(plate: CutPlate) -> PlateBox:
    last: PlateTile = plate.tiles[-1]
    return PlateBox(-APART, -FOOT, plate.width + last.shift[0] + APART, plate.height + last.shift[1] + APART)


def legend(plate: CutPlate, title: str) -> Iterator[PlateShape]:
    """The title, and the rule of 100 mm, below the plate."""
    length = min(RULE, plate.width)
    yield PlateOutline("names", ((0.0, -TALL), (length, -TALL)), is_closed=False)
    yield Inscribed("names", (length / 2, -TALL * 2.2), f"{length:g} mm")
    yield Inscribed("names", (plate.width / 2, -TALL * 4), title)


def _moved(shape: PlateShape, by: Point) -> PlateShape:
    match shape:
        case Hole(layer, centre, across):
            return Hole(layer, _plus(centre, by), across)
        case PlateOutline(layer, points, is_closed):
            return PlateOutline(layer, tuple(_plus(point, by) for point in points), is_closed)
        case Inscribed(layer, at, text, height):
            return Inscribed(layer, _plus(at, by), text, height)


def _plus(point: Point, by: Point) -> Point:
    return point[0] + by[0], point[1] + by[1]


def dxf(plate: CutPlate, title: str) -> str:
    pairs: list[tuple[int, object]] = [(0, "SECTION"), (2, "HEADER"), (9, "$ACADVER"), (1, "AC1009"), (0, "ENDSEC"), *_tables()]
    pairs += [(0, "SECTION"), (2, "ENTITIES")]
    for shape in (*drawn(plate), *legend(plate, title)):
        pairs += _entity(shape)
    pairs += [(0, "ENDSEC"), (0, "EOF")]
    return "".join(f"{code:3d}\n{_told(value)}\n" for code, value in pairs)


def _tables() -> Iterator[tuple[int, object]]:
    yield from ((0, "SECTION"), (2, "TABLES"), (0, "TABLE"), (2, "LTYPE"), (70, 1), (0, "LTYPE"), (2, "CONTINUOUS"), (70, 64))
    yield from ((3, "Solid line"), (72, 65), (73, 0), (40, 0.0), (0, "ENDTAB"), (0, "TABLE"), (2, "LAYER"), (70, len(LAYERS)))
    for layer in LAYERS:
        yield from ((0, "LAYER"), (2, layer.upper()), (70, 64), (62, colour_of(layer)), (6, "CONTINUOUS"))
    yield from ((0, "ENDTAB"), (0, "ENDSEC"))


def _entity(shape: PlateShape) -> Iterator[tuple[int, object]]:
    layer = shape.layer.upper()
    match shape:
        case Hole(_, (x, y), across):
            yield from ((0, "CIRCLE"), (8, layer), (10, x), (20, y), (30, 0.0), (40, across / 2))
        case PlateOutline(_, points, is_closed):
            yield from ((0, "POLYLINE"), (8, layer), (66, 1), (10, 0.0), (20, 0.0), (30, 0.0), (70, int(is_closed)))
            for x, y in points:
                yield from ((0, "VERTEX"), (8, layer), (10, x), (20, y), (30, 0.0))
            yield from ((0, "SEQEND"), (8, layer))
        case Inscribed(_, (x, y), text, height):
            yield from ((0, "TEXT"), (8, layer), (10, x), (20, y), (30, 0.0), (40, height), (1, _plain(text)))
            yield from ((72, 1), (11, x), (21, y), (31, 0.0))  # around its middle


def _plain(text: str) -> str:
    """Release 12 knows ASCII; other signs are written by their numbers, as later readers take them."""
    return "".join(sign if ord(sign) < ASCII_ONLY else f"\\U+{ord(sign):04X}" for sign in visible_line(text))


def _told(value: object) -> str:
    return _figure(value) if isinstance(value, float) else str(value)


def _figure(number: float) -> str:
    return f"{round(number, 4) + 0.0:.10g}"


def svg(plate: CutPlate, title: str) -> str:
    page = sheet(plate)
    size = f'width="{_figure(page.width)}mm" height="{_figure(page.height)}mm" viewBox="0 0 {_figure(page.width)} {_figure(page.height)}"'
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="\'DejaVu Sans\', Verdana, sans-serif">']
    lines.append(f"<title>{escape(visible_line(title))}</title>")
    shapes = (*drawn(plate), *legend(plate, title))
    for layer in LAYERS:
        colour = COLOURS[colour_of(layer)]
        lines.append(f'<g id="{layer}" fill="none" stroke="{colour}" stroke-width="{HAIR}">')
        lines += [_element(shape, page, colour) for shape in shapes if shape.layer == layer]
        lines.append("</g>")
    return "\n".join((*lines, "</svg>")) + "\n"


def _element(shape: PlateShape, page: PlateBox, colour: str) -> str:
    def at(point: Point) -> tuple[str, str]:
        return _figure(point[0] - page.left), _figure(page.top - point[1])

    match shape:
        case Hole(_, centre, across):
            x, y = at(centre)
            return f'<circle cx="{x}" cy="{y}" r="{_figure(across / 2)}"/>'
        case PlateOutline(_, points, is_closed):
            path = "L".join(" ".join(at(point)) for point in points)
            return f'<path d="M{path}{"Z" if is_closed else ""}"/>'
        case Inscribed(_, place, text, height):
            x, y = at(place)
            told = escape(visible_line(text))
            return f'<text x="{x}" y="{y}" font-size="{_figure(height)}" text-anchor="middle" fill="{colour}" stroke="none">{told}</text>'
