"""The front of a tower: floors as bands with windows, and the roof as a shape of its own.

Rules of this file: a floor that is covered has windows of no colour, unless its card has become public; how many windows there are, and
which of them are lit, follows from sizes alone. A roof of so many metres has the same shape wherever it is drawn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from companion.core.decks.card import Card
from companion.core.frozen import dataclass
from companion.screen import look
from companion.screen.draft import Draft
from companion.screen.things import Colour, Part, Piece, Plate, Rect

WINDOW, BETWEEN = (1.0, 1.25), (0.8, 0.85)  # hundredths: a window, and the wall from one to the next, across and down
NARROW, SMALL = 10.0, 0.7  # the width of a tower below which its windows are smaller, and by how much
CAP = 0.9  # the height of a roof of 0 metres
ROOFS = ("roof", "toilet_roof")
LOW, ROUND = 10, 30  # metres up to which a roof is a terrace, and a dome; higher ones are spires
DARK_OF = 7  # one of so many windows is dark at night


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of a front; `lights` are those of windows, by what a floor is used for."""

    open: Colour
    covered: Colour
    roof: Colour
    unknown: Colour
    lights: Mapping[str, Colour]
    dark: Colour | None = None  # of a window without light; None: all have light


DAY = Palette(
    look.PAPER, look.PAPER_SHADE, look.FREE, look.colour("#C3B79F"),
    {
        "residential": look.colour("#D9A93F"), "offices": look.colour("#6E93A6"), "hotels": look.colour("#B8603F"),
        "restaurants": look.colour("#8E6BAE"), "shops": look.colour("#5E9E74"), "special": look.colour("#8B8677"),
        "toilet": look.colour("#4C9FD0"),
    },
)  # fmt: skip
NIGHT = Palette(
    look.colour("#22303F"), look.colour("#22303F"), look.colour("#33475A"), look.colour("#9A8F6E"),
    {
        "residential": look.colour("#FFD76A"), "offices": look.colour("#8FD3FF"), "hotels": look.colour("#FF9A76"),
        "restaurants": look.colour("#D9A6FF"), "shops": look.colour("#8FE0A8"), "special": look.colour("#E9E4D4"),
        "toilet": look.colour("#FFFFFF"),
    },
    look.colour("#2C3D4E"),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Band:
    """A floor within its front: where it is, what it is used for, and where words stand on it, which windows leave free."""

    rect: Rect
    use: str
    is_open: bool
    words: tuple[Rect, ...] = ()
    metres: int = LOW


def use_of(card: Card) -> str:
    """What a floor is used for: its colour, or that it is special or a toilet."""
    return card.traits.get("category", "") or card.traits.get("kind", "")


def is_roof(card: Card) -> bool:
    return card.traits.get("kind", "") in ROOFS


def front(draft: Draft, key: str, rect: Rect, bands: Sequence[Band], palette: Palette) -> Piece:
    """The bands of a tower as one piece; their rectangles are those on the screen."""
    shown = (tuple(bands), rect, draft.u, id(palette))
    moved = [replace(one, rect=one.rect.moved(-rect.x, -rect.y), words=_moved(one.words, rect)) for one in bands]
    return Piece(key, rect, draft.setter.once(("front", shown), lambda: _parts(draft, moved, palette)))


def _moved(words: Sequence[Rect], by: Rect) -> tuple[Rect, ...]:
    return tuple(one.moved(-by.x, -by.y) for one in words)


def _parts(draft: Draft, bands: Sequence[Band], palette: Palette) -> tuple[Part, ...]:
    parts: list[Part] = []
    for band in reversed(bands):  # a dome goes on behind the floor below it
        parts += _roof(band, palette) if band.use in ROOFS else _floor(draft, band, palette)
    return tuple(parts)


def _floor(draft: Draft, band: Band, palette: Palette) -> list[Part]:
    light = palette.lights.get(band.use, palette.unknown)
    body = Plate(band.rect, palette.open if band.is_open else palette.covered)
    return [body, *_windows(draft, band, light, palette.dark)]


def _windows(draft: Draft, band: Band, light: Colour, dark: Colour | None) -> list[Part]:
    """Windows in rows; where not even one row has room there are none."""
    share = 1.0 if band.rect.w >= draft.px(NARROW) else SMALL
    wide, tall = draft.px(WINDOW[0] * share), draft.px(WINDOW[1] * share)
    across, down = wide + draft.px(BETWEEN[0] * share), tall + draft.px(BETWEEN[1] * share)
    room = band.rect.inset(draft.px(0.6), 0)
    tall = min(tall, room.h * 3 // 5)
    columns, rows = (room.w + across - wide) // across, max((room.h - draft.px(0.3)) // down, 1)
    if tall < 2 or columns < 1:
        return []
    left = room.x + (room.w - columns * across + across - wide) // 2
    top = room.y + (room.h - rows * down + down - tall) // 2 if rows > 1 else room.y + (room.h - tall) // 2
    found: list[Part] = []
    for number in range(rows * columns):
        row, column = divmod(number, columns)
        one = Rect(left + column * across, top + row * down, wide, tall)
        if not any(one.meets(words) for words in band.words):
            is_dark = dark is not None and (row * 5 + column * 3 + band.rect.y) % DARK_OF == 0
            found.append(Plate(one, dark if is_dark else light))
    return found


def _roof(band: Band, palette: Palette) -> list[Part]:
    """A slab, a terrace, a dome or a spire."""
    rect = band.rect
    if band.metres == 0:
        return [Plate(rect, palette.roof)]
    if band.metres <= LOW:
        return [Plate(_stage(rect, one, to), palette.roof) for one, to in ((0.62, 1.0), (1.0, 0.55))]
    if band.metres <= ROUND:
        dome = Rect(rect.x + rect.w // 12, rect.y, rect.w - rect.w // 6, rect.h * 2)
        return [Plate(dome, palette.roof, radius=min(rect.h, dome.w // 2))]
    return [Plate(_stage(rect, one, to), palette.roof) for one, to in ((0.7, 0.22), (0.44, 0.42), (0.2, 0.66), (0.05, 1.0))]


def _stage(rect: Rect, wide: float, tall: float) -> Rect:
    """A part of it that stands in its middle, as high as that share."""
    its, up = max(2, round(rect.w * wide)), max(1, round(rect.h * tall))
    return Rect(rect.x + (rect.w - its) // 2, rect.bottom - up, its, up)
