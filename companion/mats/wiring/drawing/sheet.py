"""The shapes of a drawing; lengths are pixels of the drawing in its own size, counted from its upper left corner."""

from __future__ import annotations

from dataclasses import field
from typing import Literal

from companion.core.frozen import dataclass
from companion.mats.wiring.circuit import Pin

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
class Text:
    """`at` is on the line it is written on; `home` the box that it must not leave."""

    at: Point
    text: str
    size: float = SIZE
    anchor: Anchor = "start"
    is_bold: bool = False
    colour: str = INK
    home: SheetBox | None = None


@dataclass(frozen=True, slots=True)
class WireLine:
    """Of a wire where it has a name; along it the points are joined."""

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
    """Where a wire is: at a pin of a part, or at a flag."""

    wire: str
    at: Point
    pin: Pin | None = None


Shape = Text | WireLine | Dot | Area


@dataclass(frozen=True, slots=True)
class Sheet:
    """`about` describes the drawing to those who cannot see it."""

    title: str
    about: str
    width: float
    height: float
    shapes: tuple[Shape, ...]
    ends: tuple[End, ...] = ()


@dataclass(slots=True)
class Pen:
    """Shapes and ends as they come."""

    shapes: list[Shape] = field(default_factory=list)
    ends: list[End] = field(default_factory=list)

    def text(self, at: Point, text: str, **how: object) -> None:
        self.shapes.append(Text(at, text, **how))  # type: ignore[arg-type] # what Text takes, as it takes it

    def put(self, *shapes: Shape) -> None:
        self.shapes += shapes

    def line(self, wire: str, colour: str, *points: Point) -> None:
        self.shapes.append(WireLine(points, colour, wire=wire))

    def end(self, wire: str, at: Point, pin: Pin | None = None) -> None:
        self.ends.append(End(wire, at, pin))
