"""Where a game's places lie on the mat, on each of the three grounds, and how they are called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field
from functools import cache, lru_cache

from companion.core.decks.card import CardId
from companion.core.frozen import dataclass
from companion.core.games.game import Place, StructureView
from companion.core.mat.shape import Shape, cells_of, numbers_in_row, places_of
from companion.events import Slot

# A cell beside the mat is named by its neighbour, the left one first.
RELATIONS: tuple[tuple[str, Place], ...] = (("right-of", (-1, 0)), ("above", (0, -1)), ("left-of", (1, 0)), ("below", (0, 1)))


@dataclass(frozen=True, slots=True)
class PlaceName:
    """How a place is called: its slot, or its neighbour's slot or card, or the card that lies there."""

    slot: Slot | None
    relation: str = ""
    card: CardId | None = None
    has_mat: bool = True  # whether there is a mat for this card to lie beside; else it lies on the table
    other: CardId | None = None  # in "between", the right one of both (L2)
    tower: StructureView | None = None  # the tower that is meant (S20)
    is_twin: bool = False  # another building is as tall, so its owner is named as well
    number: int = 0  # among its owner's buildings, where another one of them is as tall; else 0
    beside: tuple[CardId | None, CardId | None] | None = None  # of a slot of a line: the cards before and after what lies there

    @property
    def slug(self) -> str:
        base = self.slot or self.card or "area"
        base = f"{base}-{self.other}" if self.other else base
        return f"{self.relation}-{base}" if self.relation else base


@cache
def at_slot(slot: Slot) -> PlaceName:
    """The name of a place that has a slot: every comparison names some, so each name is made once."""
    return PlaceName(slot)


@dataclass(frozen=True, slots=True)
class Placement:
    """An area of cells: one offset, set by the first card, changed by a shift (C18)."""

    shape: Shape
    offset: Place | None = None  # column and row of the place (0, 0)
    slots: Mapping[Place, Slot] = field(init=False, repr=False, compare=False)  # the cell of each place that has one
    places: Mapping[Slot, Place] = field(init=False, repr=False, compare=False)  # before the first card every cell is the first card's

    def __post_init__(self) -> None:
        slots, places = _area(self.shape.columns, self.shape.rows, self.offset)
        object.__setattr__(self, "slots", slots)
        object.__setattr__(self, "places", places)

    def anchored(self, slot: Slot | None) -> Placement:
        """With the first card on this slot, or in the middle where the mat did not see it."""
        cell = self.shape.column_and_row(slot) if slot else None
        return Placement(self.shape, cell or (self.shape.columns // 2, self.shape.rows // 2))

    def shifted(self, step: Place) -> Placement:
        if self.offset is None:
            return self
        return Placement(self.shape, (self.offset[0] + step[0], self.offset[1] + step[1]))

    def name_beside(self, place: Place, area: Mapping[Place, CardId]) -> PlaceName:
        """The name of a place beside the mat."""
        if place in area:
            return PlaceName(None, "", area[place], has_mat=bool(self.shape.columns and self.shape.rows))
        near = [(relation, (place[0] + x, place[1] + y)) for relation, (x, y) in RELATIONS]
        known = [(relation, beside) for relation, beside in near if beside in area]
        if not known:
            return PlaceName(None)
        relation, beside = known[0]
        there = self.slots.get(beside)
        return PlaceName(there, relation, None if there else area[beside])


@cache
def _area(columns: int, rows: int, offset: Place | None) -> tuple[Mapping[Place, Slot], Mapping[Slot, Place]]:
    """The cells of a mat by place, and their places."""
    if offset is None:
        return {}, dict.fromkeys(places_of(columns, rows), (0, 0))
    slots = {(column - offset[0], row - offset[1]): slot for (column, row), slot in cells_of(columns, rows).items()}
    return slots, {slot: place for place, slot in slots.items()}


@dataclass(frozen=True, slots=True)
class Row:
    """A line along the slots: people push its cards along as they like, so their slots are taken from the mat each time (L7)."""

    shape: Shape
    line: tuple[CardId, ...] = ()
    slots: Mapping[Place, Slot] = field(default_factory=dict)  # for each card of the line, the slot where it lies or is to be laid
    beside: tuple[CardId | None, ...] | None = None  # the cards that name gaps while some are in hands; None for an end in a hand
    offset: Place = (0, 0)

    def anchored(self, _: Slot | None) -> Row:
        return self

    def shifted(self, _: Place) -> Row:
        return self

    def name_beside(self, place: Place, _: Mapping[Place, CardId]) -> PlaceName:
        """A gap is named by the cards beside it; a card that no slot sees lies beside the mat."""
        number, is_gap = place
        if not is_gap:
            card = self.line[number] if 0 <= number < len(self.line) else None
            return PlaceName(None, "", card, has_mat=bool(self.shape.row))
        beside = self.line if self.beside is None else self.beside
        left = beside[number - 1] if 0 < number <= len(beside) else None
        return in_gap(left, beside[number] if 0 <= number < len(beside) else None)

    def name_at(self, place: Place) -> PlaceName:
        """A place that has a slot. No slot of a line is labelled on a screen, so the name tells what lies beside it as well."""
        number, is_gap = place
        left = self.line[number - 1] if not is_gap and 0 < number <= len(self.line) else None
        right = self.line[number + 1] if not is_gap and number + 1 < len(self.line) else None
        return _in_line(self.slots[place], left, right)

    def name_of_slot(self, slot: Slot) -> PlaceName:
        """Any slot, with the cards of the line on either side of it."""
        at = numbers_in_row(self.shape)
        if slot not in at:
            return at_slot(slot)
        lying = sorted((at[there] - at[slot], number) for (number, is_gap), there in self.slots.items() if not is_gap and there in at)
        left = [self.line[number] for off, number in lying if off < 0]
        right = [self.line[number] for off, number in lying if off > 0]
        return _in_line(slot, left[-1] if left else None, right[0] if right else None)


@lru_cache(maxsize=1024)
def in_gap(left: CardId | None, right: CardId | None) -> PlaceName:
    """The name of a gap between these cards, or beside one of them at an end of the line."""
    if left and right:
        return PlaceName(None, "between", left, other=right)
    return PlaceName(None, "right-of" if left else "left-of", left or right) if left or right else PlaceName(None)


@lru_cache(maxsize=1024)
def _in_line(slot: Slot, left: CardId | None, right: CardId | None) -> PlaceName:
    return PlaceName(slot, beside=(left, right))


@dataclass(frozen=True, slots=True)
class Sites:
    """Towers beside their tap places; a site without one is called by its foundation, a building by its roof and owner (S20)."""

    shape: Shape
    offset: Place = (0, 0)
    slots: Mapping[Place, Slot] = field(init=False, repr=False, compare=False)  # the tap place of each site
    places: Mapping[Slot, Place] = field(init=False, repr=False, compare=False)  # the site of each tap place

    def __post_init__(self) -> None:
        taps = self.shape.tap_places
        object.__setattr__(self, "slots", {(number, 0): slot for number, slot in enumerate(taps)})
        object.__setattr__(self, "places", {slot: (number, 0) for number, slot in enumerate(taps)})

    def anchored(self, _: Slot | None) -> Sites:
        return self

    def shifted(self, _: Place) -> Sites:
        return self

    def name_beside(self, _: Place, __: Mapping[Place, CardId]) -> PlaceName:
        return PlaceName(None)

    def name_of_tower(self, tower: StructureView, towers: Sequence[StructureView]) -> PlaceName:
        alike = [one.owner for one in towers if one.owner is not None and one.height == tower.height]
        has_equal = tower.owner is not None and alike.count(tower.owner) > 1
        number = sum(one.owner == tower.owner and one.number <= tower.number for one in towers) if has_equal else 0
        return PlaceName(None, "tower", tower.top, tower=tower, is_twin=len(alike) > 1, number=number)


Ground = Placement | Row | Sites
