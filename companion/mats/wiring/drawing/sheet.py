"""The shapes of a drawing; lengths are pixels of the drawing in its own size, counted from its upper left corner."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field
from typing import Literal

from companion.core.frozen import dataclass
from companion.mats.wiring.circuit import Pin
from companion.mats.wiring.letters import LEADING, cut, lines_within, shrunk

Point = tuple[float, float]
Anchor = Literal["start", "middle", "end"]

PAPER, EDGE, INK, SOFT, PALE, FAINT = "#ffffff", "#d0d7de", "#1f2328", "#57606a", "#f6f8fa", "#afb8c1"
SIZE, SMALL, TINY = 12.0, 11.0, 10.0


@dataclass(frozen=True, slots=True)
class SheetBox:
    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.left + self.width

    @property
    def bottom(self) -> float:
        return self.top + self.height

    @property
    def centre(self) -> Point:
        return self.left + self.width / 2, self.top + self.height / 2


@dataclass(frozen=True, slots=True)
class SheetText:
    """`at` lies on the line of writing; `home` is the box that the text must not leave."""

    at: Point
    text: str
    size: float = SIZE
    anchor: Anchor = "start"
    is_bold: bool = False
    colour: str = INK
    home: SheetBox | None = None


@dataclass(frozen=True, slots=True)
class WireLine:
    """A line through these points; with a name, it is a part of that wire."""

    points: tuple[Point, ...]
    colour: str = INK
    width: float = 1.6
    wire: str = ""
    dash: tuple[float, float] | None = None


@dataclass(frozen=True, slots=True)
class Dot:
    at: Point
    colour: str
    radius: float = 2.8


@dataclass(frozen=True, slots=True)
class Area:
    """A box with round corners, or any polygon."""

    of: SheetBox | tuple[Point, ...]
    fill: str = "none"
    stroke: str = "none"
    width: float = 1.2
    radius: float = 0.0
    dash: tuple[float, float] | None = None


@dataclass(frozen=True, slots=True)
class End:
    """A place where a wire ends: a pin of a part, or a flag."""

    wire: str
    at: Point
    pin: Pin | None = None


Shape = SheetText | WireLine | Dot | Area


@dataclass(frozen=True, slots=True)
class WiringSheet:
    """`about` describes the drawing to those who cannot see it."""

    title: str
    about: str
    width: float
    height: float
    shapes: tuple[Shape, ...]
    ends: tuple[End, ...] = ()


@dataclass(slots=True)
class Pen:
    """Collects the shapes and ends of a sheet while it is drawn."""

    shapes: list[Shape] = field(default_factory=list)
    ends: list[End] = field(default_factory=list)

    def text(self, at: Point, text: str, **how: object) -> None:
        self.shapes.append(SheetText(at, text, **how))  # type: ignore[arg-type] # what Text takes, as it takes it

    def fitted(self, at: Point, text: str, room: float, size: float, least: float, *, is_bold: bool = False, **how: object) -> None:
        """As large as there is room, down to `least`; what is too long even then loses its middle."""
        size = shrunk(text, room, size, least, is_bold=is_bold)
        self.text(at, cut(text, room, size, is_bold=is_bold), size=size, is_bold=is_bold, **how)

    def paragraphs(self, texts: Iterable[str], left: float, y: float, room: float) -> float:
        """Small texts one below the other; returns the line of the last one."""
        for text in texts:
            y += 4
            for line in lines_within(text, room, SMALL):
                y += SMALL * LEADING
                self.text((left, y), line, size=SMALL, colour=SOFT)
        return y

    def put(self, *shapes: Shape) -> None:
        self.shapes += shapes

    def line(self, wire: str, colour: str, *points: Point) -> None:
        self.shapes.append(WireLine(points, colour, wire=wire))

    def end(self, wire: str, at: Point, pin: Pin | None = None) -> None:
        self.ends.append(End(wire, at, pin))
