"""All drawings of a build: which there are, as SVG, and saved in a folder, each as a whole or not at all and never over another file.

Rules of this file: a drawing has a ground of its own, so that it reads the same on white and on dark pages.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from xml.sax.saxutils import escape as of_xml
from xml.sax.saxutils import quoteattr

from companion.core.visible import visible_line
from companion.errors import Problem, Unusable, reason, unusable
from companion.mats.wiring.building import MatBuild
from companion.mats.wiring.circuit import Circuit
from companion.mats.wiring.drawing.circuit_sheet import circuit_sheet
from companion.mats.wiring.drawing.lone_sheet import lone_sheet
from companion.mats.wiring.drawing.mat_sheet import mat_sheet
from companion.mats.wiring.drawing.sheet import EDGE, PAPER, Area, Dot, Point, Shape, SheetBox, SheetText, WireLine, WiringSheet
from companion.mats.wiring.drawing.whole_sheet import whole_sheet
from companion.mats.wiring.words import WiringWords
from companion.system.safe_files import make_folder, replace

ENDING = ".svg"


def drawings_of(build: MatBuild, stem: str, words: WiringWords) -> Mapping[str, str]:
    return {f"{stem}-{name}{ENDING}": svg_of(sheet) for name, sheet in drawn_sheets(build, words)}


def drawn_sheets(build: MatBuild, words: WiringWords) -> Iterator[tuple[str, WiringSheet]]:
    """The mat, each bus of the Pi, a hub of each kind, and where there are hubs the whole."""
    name = build.plan.name
    yield "mat", mat_sheet(build, words, words.say("wires-drawn-mat", name=name), words.say("wires-drawn-mat-about"))
    for circuit in build.of_pi:
        bus = words.circuit(circuit.name, circuit.buses[0])
        title = words.say("wires-drawn-bus", name=name, bus=bus)
        yield f"bus-{circuit.buses[0]}", _circuit(build, circuit, words, title, _about(circuit, words))
    for family in build.alike:
        title = words.say("wires-drawn-pico", name=name, hub=family[0].name)
        others = [circuit.name for circuit in family]
        about = words.say("wires-drawn-alike", names=words.span(others)) if len(others) > 1 else _about(family[0], words)
        yield f"hub-{build.order(family[0])}", _circuit(build, family[0], words, title, about)
    if build.of_hubs:
        yield "whole", whole_sheet(build, words, words.say("wires-drawn-whole", name=name), words.say("wires-drawn-whole-about"))


def _about(circuit: Circuit, words: WiringWords) -> str:
    return words.say("wires-drawn-lone" if circuit.is_lone else "wires-drawn-flags")


def _circuit(build: MatBuild, circuit: Circuit, words: WiringWords, title: str, about: str) -> WiringSheet:
    return lone_sheet(circuit, words, title, about) if circuit.is_lone else circuit_sheet(build, circuit, words, title, about)


FAMILY = "'DejaVu Sans', Verdana, sans-serif"
ROUND = 10


def svg_of(sheet: WiringSheet) -> str:
    width, height = _told(sheet.width), _told(sheet.height)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" role="img"'
    ground = Area(SheetBox(0.5, 0.5, sheet.width - 1, sheet.height - 1), PAPER, EDGE, 1.0, ROUND)
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
        case SheetText():
            return _text(shape)
        case WireLine():
            of = f" data-wire={quoteattr(visible_line(shape.wire))}" if shape.wire else ""
            path = _path(shape.points)
            return f'<path d="{path}" fill="none" stroke="{shape.colour}" stroke-width="{_told(shape.width)}"{_dash(shape.dash)}{of}/>'
        case Dot():
            x, y = map(_told, shape.at)
            return f'<circle cx="{x}" cy="{y}" r="{_told(shape.radius)}" fill="{shape.colour}"/>'
        case Area():
            return _area(shape)


def _text(text: SheetText) -> str:
    x, y = map(_told, text.at)
    anchor = "" if text.anchor == "start" else f' text-anchor="{text.anchor}"'
    weight = ' font-weight="bold"' if text.is_bold else ""
    return f'<text x="{x}" y="{y}" font-size="{_told(text.size)}" fill="{text.colour}"{anchor}{weight}>{escape(text.text)}</text>'


def _area(area: Area) -> str:
    how = "".join(_how(area))
    if isinstance(area.of, SheetBox):
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


BEGINS = b"<svg "


def save_drawings(drawings: Mapping[str, str], folder: Path) -> tuple[Path, ...]:
    """Saves drawings and returns their paths; nothing is written if one of them would replace another file."""
    taken = [Problem(str(folder / name), "mat-file-is-no-drawing") for name in drawings if not _is_free(folder / name)]
    if taken:
        raise Unusable(taken)
    try:
        make_folder(folder)
        for name, text in drawings.items():
            replace(folder / name, text.encode("utf-8"))
    except OSError as fault:
        raise unusable(str(folder), "mat-drawing-unwritable", reason=reason(fault)) from fault
    return tuple(folder / name for name in drawings)


def _is_free(path: Path) -> bool:
    try:
        if not path.exists():
            return True
        with path.open("rb") as file:
            return path.is_file() and file.read(len(BEGINS)) == BEGINS
    except OSError:
        return False
