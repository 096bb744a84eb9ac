"""A sheet as SVG: on a ground of its own, so that it reads the same on white and on dark pages."""

from __future__ import annotations

from collections.abc import Iterator
from xml.sax.saxutils import escape as of_xml
from xml.sax.saxutils import quoteattr

from companion.core.visible import visible_line
from companion.mats.wiring.drawing.sheet import EDGE, PAPER, Area, Box, Dot, Line, Point, Shape, Sheet, Text

FAMILY = "'DejaVu Sans', Verdana, sans-serif"
ROUND = 10


def svg_of(sheet: Sheet) -> str:
    width, height = _told(sheet.width), _told(sheet.height)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" role="img"'
    ground = Area(Box(0.5, 0.5, sheet.width - 1, sheet.height - 1), PAPER, EDGE, 1.0, ROUND)
    lines = [
        f'{head} font-family="{FAMILY}" stroke-linejoin="round" stroke-linecap="round">',
        f"<title>{escape(sheet.title)}</title>",
        f"<desc>{escape(sheet.about)}</desc>",
        *(_shape(shape) for shape in (ground, *sheet.shapes)),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def escape(text: str) -> str:
    """XML has no way at all to write most control characters."""
    return of_xml(visible_line(text))


def _told(number: float) -> str:
    return f"{round(number, 2):.10g}"


def _shape(shape: Shape) -> str:
    match shape:
        case Text():
            return _text(shape)
        case Line():
            of = f" data-wire={quoteattr(visible_line(shape.wire))}" if shape.wire else ""
            path = _path(shape.points)
            return f'<path d="{path}" fill="none" stroke="{shape.colour}" stroke-width="{_told(shape.width)}"{_dash(shape.dash)}{of}/>'
        case Dot():
            x, y = map(_told, shape.at)
            return f'<circle cx="{x}" cy="{y}" r="{_told(shape.radius)}" fill="{shape.colour}"/>'
        case Area():
            return _area(shape)


def _text(text: Text) -> str:
    x, y = map(_told, text.at)
    anchor = "" if text.anchor == "start" else f' text-anchor="{text.anchor}"'
    weight = ' font-weight="bold"' if text.is_bold else ""
    return f'<text x="{x}" y="{y}" font-size="{_told(text.size)}" fill="{text.colour}"{anchor}{weight}>{escape(text.text)}</text>'


def _area(area: Area) -> str:
    how = "".join(_how(area))
    if isinstance(area.of, Box):
        x, y, width, height = map(_told, (area.of.left, area.of.top, area.of.width, area.of.height))
        corners = f' rx="{_told(area.radius)}"' if area.radius else ""
        return f'<rect x="{x}" y="{y}" width="{width}" height="{height}"{corners}{how}/>'
    return f'<path d="{_path(area.of)}Z"{how}/>'


def _how(area: Area) -> Iterator[str]:
    yield f' fill="{area.fill}"'
    if area.stroke != "none":
        yield f' stroke="{area.stroke}" stroke-width="{_told(area.width)}"{_dash(area.dash)}'


def _dash(dash: tuple[float, float] | None) -> str:
    return "" if dash is None else f' stroke-dasharray="{_told(dash[0])} {_told(dash[1])}"'


def _path(points: tuple[Point, ...]) -> str:
    return "M" + "L".join(f"{_told(x)} {_told(y)}" for x, y in points)
