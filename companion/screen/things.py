"""What a scene is made of: frozen things with their rectangles on the screen, and the meaning of a touch.

Rules of this file: a thing holds its place to the pixel, so that a layout can be tested without drawing; nothing here imports pygame.
"""

from __future__ import annotations

from dataclasses import field
from typing import Literal, NamedTuple

from companion.core.frozen import dataclass
from companion.events import Slot
from companion.screen.acts import Act

Colour = tuple[int, int, int]
Face = Literal["sans", "bold", "condensed", "narrow"]  # narrow: condensed and bold
# Signs of verdicts, shapes of players, and the few signs on buttons.
SignKind = Literal[
    "violation", "fits", "prize", "notice",
    "circle", "square", "triangle", "diamond", "hexagon", "drop", "cross", "crescent",
    "pause", "undo", "back", "close", "up", "down", "left", "right", "more", "tick", "search", "weak", "lesson", "plus", "minus",
    "crack", "shield", "umbrella",
    "play", "pencil", "question", "book", "grid", "sliders", "bookmark", "house", "cards", "away", "swap",
]  # fmt: skip
# The purpose of a text; `look` holds the least size and contrast for each.
Role = Literal["status", "verdict", "title", "body", "quiet", "name", "short-name", "value", "unit", "label"]


class Rect(NamedTuple):
    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        return self.x + self.w

    @property
    def bottom(self) -> int:
        return self.y + self.h

    @property
    def centre(self) -> tuple[int, int]:
        return self.x + self.w // 2, self.y + self.h // 2

    def inset(self, across: int, down: int | None = None) -> Rect:
        """Smaller on every side; greater for numbers below zero."""
        down = across if down is None else down
        return Rect(self.x + across, self.y + down, max(self.w - 2 * across, 0), max(self.h - 2 * down, 0))

    def moved(self, x: int, y: int) -> Rect:
        return Rect(self.x + x, self.y + y, self.w, self.h)

    def cut_top(self, height: int) -> tuple[Rect, Rect]:
        """The part that is cut off, and the rest; the same holds for the other sides."""
        return Rect(self.x, self.y, self.w, height), Rect(self.x, self.y + height, self.w, max(self.h - height, 0))

    def cut_bottom(self, height: int) -> tuple[Rect, Rect]:
        return Rect(self.x, self.bottom - height, self.w, height), Rect(self.x, self.y, self.w, max(self.h - height, 0))

    def cut_left(self, width: int) -> tuple[Rect, Rect]:
        return Rect(self.x, self.y, width, self.h), Rect(self.x + width, self.y, max(self.w - width, 0), self.h)

    def cut_right(self, width: int) -> tuple[Rect, Rect]:
        return Rect(self.right - width, self.y, width, self.h), Rect(self.x, self.y, max(self.w - width, 0), self.h)

    def cut_square(self, side: int, gap: int) -> tuple[Rect, Rect]:
        """A square at the left, halfway down, such as a sign before words; and the rest, after a gap."""
        left, rest = self.cut_left(side + gap)
        return left.at_left(side), rest

    def at_left(self, side: int) -> Rect:
        """A square of that size at the left, halfway down."""
        return Rect(self.x, self.centre[1] - side // 2, side, side)

    def at_right(self, side: int) -> Rect:
        return Rect(self.right - side, self.centre[1] - side // 2, side, side)

    def middle(self, width: int, height: int) -> Rect:
        """A rectangle of that size in the middle of this one."""
        return Rect(self.x + (self.w - width) // 2, self.y + (self.h - height) // 2, width, height)

    def columns(self, number: int, gap: int = 0) -> list[Rect]:
        wide = (self.w - gap * (number - 1)) / number
        lefts = [round(self.x + (wide + gap) * one) for one in range(number)]
        return [Rect(left, self.y, round(self.x + (wide + gap) * one + wide) - left, self.h) for one, left in enumerate(lefts)]

    def rows(self, number: int, gap: int = 0) -> list[Rect]:
        tall = (self.h - gap * (number - 1)) / number
        tops = [round(self.y + (tall + gap) * one) for one in range(number)]
        return [Rect(self.x, top, self.w, round(self.y + (tall + gap) * one + tall) - top) for one, top in enumerate(tops)]

    def tile(self, number: int, across: int, tall: int, gap: int, down: int = 0) -> Rect:
        """The place of a tile in rows of so many; `down` is the gap from row to row."""
        row, column = divmod(number, across)
        return Rect(self.x, self.y + row * (tall + down), self.w, tall).columns(across, gap)[column]

    def has(self, point: tuple[int, int]) -> bool:
        return self.x <= point[0] < self.right and self.y <= point[1] < self.bottom

    def meets(self, other: Rect) -> bool:
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def holds(self, other: Rect) -> bool:
        return self.x <= other.x and self.y <= other.y and other.right <= self.right and other.bottom <= self.bottom

    def joined(self, other: Rect) -> Rect:
        x, y = min(self.x, other.x), min(self.y, other.y)
        return Rect(x, y, max(self.right, other.right) - x, max(self.bottom, other.bottom) - y)


@dataclass(frozen=True, slots=True)
class Plate:
    """A surface with its edge inside the rectangle; without a fill only the edge."""

    rect: Rect
    fill: Colour | None
    edge: Colour | None = None
    thick: int = 0
    radius: int = 0
    alpha: int = 255
    is_slot: bool = False  # a place that can be played on: its edge has to be seen (contrast 3)


@dataclass(frozen=True, slots=True)
class TextLine:
    """One line of letters; the rectangle is as large as they are."""

    rect: Rect
    text: str
    face: Face
    size: int
    colour: Colour
    ground: Colour  # what it stands on
    role: Role = "body"
    said: str | None = None  # of words in several lines, or cut: the first has all of them here, the others nothing


@dataclass(frozen=True, slots=True)
class EmblemPicture:
    """An emblem, as large as the rectangle; what is white in it has the tint, where there is one."""

    rect: Rect
    name: str
    tint: Colour | None = None


@dataclass(frozen=True, slots=True)
class Sign:
    """A shape that says something without words; `ink` is the mark on it."""

    rect: Rect
    kind: SignKind
    colour: Colour
    ink: Colour | None = None
    letter: str = ""


@dataclass(frozen=True, slots=True)
class Stroke:
    """A line from point to point, with a head at its end where it is an arrow."""

    points: tuple[tuple[int, int], ...]
    colour: Colour
    thick: int
    has_head: bool = False

    @property
    def rect(self) -> Rect:
        xs, ys = [x for x, _ in self.points], [y for _, y in self.points]
        reach = self.thick * 4 if self.has_head else self.thick
        return Rect(min(xs) - reach, min(ys) - reach, max(xs) - min(xs) + 2 * reach, max(ys) - min(ys) + 2 * reach)


@dataclass(frozen=True, slots=True)
class Piece:
    """Things that are drawn and moved as one, such as a card; inside them the upper left corner is (0, 0).

    `key` is its identity from scene to scene. The painter draws a `parts` object once, so pieces that look the same share one.
    """

    key: str
    rect: Rect
    parts: tuple[Part, ...] = field(repr=False)
    alpha: int = 255
    width: int = 100  # of the rectangle, in hundredths: a card that is being turned over is narrow
    is_open: bool = False  # the face of a card is up
    made: tuple[int, int] | None = None  # the size that its parts are made for, while it is on its way to another one

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Piece):
            return NotImplemented
        mine = (self.key, self.rect, self.alpha, self.width, self.is_open, self.made)
        its = (other.key, other.rect, other.alpha, other.width, other.is_open, other.made)
        return mine == its and (self.parts is other.parts or self.parts == other.parts)

    def __hash__(self) -> int:
        return hash((self.key, self.rect))


Part = Plate | TextLine | EmblemPicture | Sign | Stroke
Thing = Part | Piece


@dataclass(frozen=True, slots=True)
class Target:
    """A rectangle in which a touch means that act."""

    rect: Rect
    act: Act
    is_over: bool = False  # of what lies over everything else
    is_main: bool = False  # the main act of a page
    is_on: bool = False  # the choice that holds
    said: str = ""  # its spoken name where no words on the screen give one


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a slot of the mat is shown, on which a card can be dropped."""

    rect: Rect
    slot: Slot


@dataclass(frozen=True, slots=True)
class Anchor:
    """Where a seat or the pile is shown, to or from which cards fly."""

    rect: Rect
    name: str


@dataclass(frozen=True, slots=True)
class Scene:
    """The screen at rest; the things in `over` cover the others."""

    size: tuple[int, int]
    things: tuple[Thing, ...]
    over: tuple[Thing, ...] = ()
    targets: tuple[Target, ...] = ()
    spots: tuple[Spot, ...] = ()
    anchors: tuple[Anchor, ...] = ()

    def anchor(self, name: str) -> Rect | None:
        return next((one.rect for one in self.anchors if one.name == name), None)

    def joined(self, other: Scene) -> Scene:
        """The scene together with another one on the same screen."""
        return Scene(
            self.size,
            self.things + other.things,
            self.over + other.over,
            self.targets + other.targets,
            self.spots + other.spots,
            self.anchors + other.anchors,
        )

    def slot_at(self, point: tuple[int, int]) -> Slot | None:
        return next((spot.slot for spot in self.spots if spot.rect.has(point)), None)

    def target_at(self, point: tuple[int, int]) -> Target | None:
        """The uppermost target at a point; a target cannot be touched through what lies over the scene."""
        for target in reversed(self.targets):
            if target.rect.has(point) and (target.is_over or not self._is_covered(point)):
                return target
        return None

    def _is_covered(self, point: tuple[int, int]) -> bool:
        return any(isinstance(one, Plate) and one.fill is not None and one.alpha == 255 and one.rect.has(point) for one in self.over)
