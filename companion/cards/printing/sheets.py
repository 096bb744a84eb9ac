"""The places of cards on a sheet of paper: as many as fit, in its middle, with room for marks around them and for a rule at its edge.

Rules of this file: lengths are millimetres from the lower left corner. The backs lie mirrored, so that each lies behind its face when the
sheet is turned over its long edge; for paper that is turned over its short edge, the whole back page is turned by 180 degrees.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from types import MappingProxyType
from typing import Literal

from companion.cards.printing.paper import EDGE, PaperSize
from companion.core.frozen import dataclass

Turn = Literal["long", "short"]

STRIP = 5.0  # for the rule and the name of the sheet, along the lower edge or the left one
LEAST_MARK, MOST_MARK = 1.3, 4.0  # length of the lines at which cards are cut
GAP = 0.6  # from a card with its bleed to these lines


@dataclass(frozen=True, slots=True)
class Size:
    """The size of an upright card."""

    name: str
    width: float
    height: float


POKER = Size("poker", 63.0, 88.0)
MINI = Size("mini", 44.0, 68.0)
SIZES: Mapping[str, Size] = MappingProxyType({size.name: size for size in (POKER, MINI)})


@dataclass(frozen=True, slots=True)
class CardSpot:
    """The place of a card: its lower left corner on the page, and whether it lies on its side, with its top to the left or to the right."""

    x: float
    y: float
    width: float
    height: float
    turn: Literal[0, 90, -90] = 0

    @property
    def origin(self) -> tuple[float, float]:
        """The place of the lower left corner of the card itself."""
        return self.x + (self.width if self.turn == 90 else 0.0), self.y + (self.height if self.turn == -90 else 0.0)


@dataclass(frozen=True, slots=True)
class Layout:
    """The arrangement of cards, which is the same on all sheets of a print."""

    paper: PaperSize
    size: Size
    bleed: float
    columns: int
    rows: int
    lies: bool  # cards lie on their side

    @property
    def count(self) -> int:
        return self.columns * self.rows

    @property
    def step(self) -> tuple[float, float]:
        """The room that a card takes with its bleed."""
        wide, high = (self.size.height, self.size.width) if self.lies else (self.size.width, self.size.height)
        return wide + 2 * self.bleed, high + 2 * self.bleed

    @property
    def margins(self) -> tuple[float, float]:
        """The free room at each side, and above and below."""
        (across, up), (width, height) = self.step, (self.paper.width, self.paper.height)
        return (width - self.columns * across) / 2, (height - self.rows * up) / 2

    @property
    def mark(self) -> float:
        """How long the cutting marks are."""
        free = min(side - (STRIP if side == max(self.margins) else 0.0) for side in self.margins)
        return min(MOST_MARK, free - EDGE - GAP)

    @property
    def has_strip_below(self) -> bool:
        """Whether the rule stands below the cards, where there is more room than left of them."""
        return self.margins[1] >= self.margins[0]

    def fronts(self) -> tuple[CardSpot, ...]:
        """The places of the faces, row by row from the upper left."""
        (across, up), (left, low) = self.step, self.margins
        return tuple(
            CardSpot(
                left + column * across + self.bleed,
                low + (self.rows - 1 - row) * up + self.bleed,
                across - 2 * self.bleed,
                up - 2 * self.bleed,
                90 if self.lies else 0,
            )
            for row, column in product(range(self.rows), range(self.columns))
        )

    def backs(self) -> tuple[CardSpot, ...]:
        """The places of the backs, each behind its face."""
        return tuple(
            CardSpot(self.paper.width - spot.x - spot.width, spot.y, spot.width, spot.height, -90 if self.lies else 0)
            for spot in self.fronts()
        )

    def cuts(self) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """The places of the cuts, from left to right and from below."""
        spots = self.fronts()
        across = {round(edge, 6) for spot in spots for edge in (spot.x, spot.x + spot.width)}
        up = {round(edge, 6) for spot in spots for edge in (spot.y, spot.y + spot.height)}
        return tuple(sorted(across)), tuple(sorted(up))


def layout_of(paper: PaperSize, size: Size, bleed: float) -> Layout:
    """The layout with the most cards; of two with as many the one with upright cards."""
    ways = [Layout(paper, size, bleed, columns, rows, lies) for lies, columns, rows in product((False, True), range(1, 9), range(1, 9))]
    fit = [way for way in ways if min(way.margins) > 0 and way.mark >= LEAST_MARK]
    return max(fit, key=lambda way: (way.count, not way.lies))
