"""The words on the carrier: what goes where, so that it can be soldered and measured without this page."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.frozen import dataclass
from companion.mats.carrier.packages import PACKAGES, Pad, Room
from companion.mats.carrier.parts import CarrierPart
from companion.mats.carrier.placement import HEIGHT, WIDTH, Placed, placed

SMALLEST, SMALL, USUAL, LARGE = 0.8, 0.9, 1.1, 1.8  # heights of letters in millimetres; board houses print from 0.8
TITLE = "FACEDOWN  hub of eight antennas"
BACK = ("FACEDOWN  hub of eight antennas", "3.3 V and never 5 V to a reader", "wires are changed without power")


@dataclass(frozen=True, slots=True)
class Label:
    """`x` and `y` are its middle; `is_upright`: read from below to above. `is_back`: on the other side of the board."""

    text: str
    x: float
    y: float
    size: float = USUAL
    is_upright: bool = False
    is_back: bool = False

    @property
    def room(self) -> Room:
        """A little more than its letters take."""
        long, high = 0.5 * self.size * (len(self.text) + 0.5), 0.7 * self.size
        across, up = (high, long) if self.is_upright else (long, high)
        return Room(self.x - across, self.y - up, self.x + across, self.y + up)


def labels() -> tuple[Label, ...]:
    return tuple(label for part in placed() for label in _of(part)) + tuple(_of_the_board())


def _of_the_board() -> Iterator[Label]:
    yield Label(TITLE, WIDTH / 2 + 10.0, HEIGHT - 1.9, USUAL)
    for line, text in enumerate(BACK):  # between the rows of the Pico, where no pad is
        yield Label(text, 54.0 - 4.0 * line, 27.0, 1.4, is_upright=True, is_back=True)


def _of(one: Placed) -> Iterator[Label]:
    x, y, part = one.place.x, one.place.y, one.part
    middle = (one.room.left + one.room.right) / 2
    match part.kind:
        case "header":
            yield Label(f"{part.value}  {part.reference}", x + 5.5, y - 7.3, 1.3)
            yield from _names(one, -3.6, is_upright=True)
        case "series" | "pull":
            yield Label(f"{part.reference} {part.value}", middle, y, SMALL)
        case "small-capacitor":
            yield Label(part.value, middle, y, SMALL)
            yield Label(part.reference, middle, y - 1.9, SMALLEST)
        case "large-capacitor":
            yield Label(part.value, middle, y - 1.8, SMALL)
            yield Label(part.reference, middle, y + 1.8, SMALLEST)
            yield Label("+", x + (2.6 if one.place.is_turned else -2.6), y, 1.3)
        case "buffer" | "shifter":
            yield Label(f"{part.reference} {part.value}", middle, (one.room.top + one.room.bottom) / 2, 1.3, is_upright=True)
        case "pico":
            yield Label(part.value, middle, one.room.bottom / 2, LARGE, is_upright=True)
            yield Label("USB", middle, one.room.top + 2.0, LARGE)
        case "converter":
            yield Label("PS1 5 V", middle, y - 4.8)
            yield Label("to 3.3 V, 1 A", middle, y - 2.8)
            yield from _names(one, 1.8, SMALLEST)
        case "fuse":
            yield Label("F1 fuse 1 A slow", middle, y - 3.2)
        case "terminal":
            yield from _names(one, -2.6, size=1.3)
            yield Label("S supply", middle, y + 2.8)
        case "light-header":
            yield Label("L1 lights", x - 6.8, y)
            yield from _names(one, -3.3, is_upright=True)
        case "test-point":
            yield Label(part.value, x, y - 2.2)


def _names(one: Placed, away: float, size: float = USUAL, *, is_upright: bool = False) -> Iterator[Label]:
    for pad, x, y in one.pads:
        yield Label(pad.number, x, y + away, size, is_upright)


def pin_one(part: CarrierPart) -> Pad | None:
    """The pad that gets a mark beside it: where turning the part round would harm it."""
    is_marked = part.kind in ("pico", "buffer", "shifter", "header", "light-header", "converter", "terminal")
    return PACKAGES[part.package].pads[0] if is_marked else None
