"""What the pictures that explain a game are made of: example cards, and where they lie or stand.

Rules of this file: the examples belong to no deck, and their heights are written beside them, so that a picture tells nothing of a card
that is played with. The sentence under picture `n` of a game is its line `agreeing-picture-<game>-<n>`, the name of a card
`agreeing-example-<kind>`.
"""

from __future__ import annotations

from companion.core.frozen import dataclass
from companion.core.games.game import Place


@dataclass(frozen=True, slots=True)
class Example:
    """A card: what stands there, and how many metres high."""

    kind: str
    metres: int


HOUSE, STATUE, CASTLE = Example("house", 10), Example("statue", 30), Example("castle", 40)
CHURCH, WHEEL, HIGH_RISE, TOWER = Example("church", 60), Example("wheel", 100), Example("building", 150), Example("tower", 300)
EXAMPLES = (HOUSE, STATUE, CASTLE, CHURCH, WHEEL, HIGH_RISE, TOWER)


@dataclass(frozen=True, slots=True)
class AreaPicture:
    """Closed cards on the cells of an area, one of them being laid at this moment."""

    cards: tuple[tuple[Place, Example], ...]
    newest: Place


@dataclass(frozen=True, slots=True)
class CheckPicture:
    """Two cards side by side that were turned over."""

    left: Example
    right: Example

    @property
    def is_out(self) -> bool:
        return self.left.metres > self.right.metres


@dataclass(frozen=True, slots=True)
class Cost:
    """What a check brings: a seat, by its number, draws so many cards."""

    check: CheckPicture
    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class CostsPicture:
    costs: tuple[Cost, ...]


@dataclass(frozen=True, slots=True)
class RowPicture:
    """A line of open cards, and a card at one of its gaps: not laid yet while it is closed, else right there or not."""

    cards: tuple[Example, ...]
    gap: int
    card: Example
    is_open: bool = True

    @property
    def is_right(self) -> bool:
        left, right = self.cards[: self.gap][-1:], self.cards[self.gap :][:1]
        return all(one.metres <= self.card.metres for one in left) and all(self.card.metres <= one.metres for one in right)


@dataclass(frozen=True, slots=True)
class TowerExample:
    """The uses of its floors from below; with a roof it has an owner, by the number of a seat. A growing one is being built on."""

    floors: tuple[str, ...]
    owner: int | None = None
    quakes: int = 0
    insurances: int = 0
    is_growing: bool = False


@dataclass(frozen=True, slots=True)
class SitesPicture:
    towers: tuple[TowerExample, ...]


Picture = AreaPicture | CheckPicture | CostsPicture | RowPicture | SitesPicture
