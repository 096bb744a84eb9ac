"""The places of a mat in millimetres, read in the view of the wiring; no place overlaps another one or the edge of the mat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field

from companion.core.frozen import dataclass
from companion.core.mat.shape import Shape
from companion.errors import Text
from companion.events import Slot
from companion.mats.plan import REACH, Geometry, MatTurn, Point
from companion.system.reading import meant
from companion.system.section import Section

SLOT, GAP, MARGIN = (66.0, 91.0), 4.0, 15.0  # a card of 63 x 88 with some room
LONGEST, FURTHEST = 5000.0, 1000.0
KEYS = ("pitch", "slot", "origin", "size", "reach", "places")


@dataclass(frozen=True, slots=True)
class WiredGeometry:
    """Measures in the view of the wiring, from the lower left corner."""

    width: float
    height: float
    slot: Point
    centres: dict[Slot, Point] = field(default_factory=dict)
    reach: float = REACH

    def turned(self, turn: MatTurn) -> Geometry:
        """The geometry as players see it."""
        width, height = (self.height, self.width) if turn.is_sideways else (self.width, self.height)
        across, up = (self.slot[1], self.slot[0]) if turn.is_sideways else self.slot
        centres = {turn.slot(slot): turn.point(point) for slot, point in self.centres.items()}
        return Geometry(width, height, across, up, centres, self.reach)


@dataclass(frozen=True, slots=True)
class _Grid:
    origin: Point
    pitch: Point
    shape: Shape

    def centres(self) -> Iterator[tuple[Slot, Point]]:
        for row in range(self.shape.rows):
            for column in range(self.shape.columns):
                cell = self.shape.cell_at(column, row)
                if cell:
                    yield cell, (self.origin[0] + column * self.pitch[0], self.origin[1] + row * self.pitch[1])

    def cell_near(self, point: Point, slot: Point) -> Slot | None:
        """A cell that a slot around this point would overlap."""
        columns = [column for column in range(self.shape.columns) if abs(self.origin[0] + column * self.pitch[0] - point[0]) < slot[0]]
        rows = [row for row in range(self.shape.rows) if abs(self.origin[1] + row * self.pitch[1] - point[1]) < slot[1]]
        return self.shape.cell_at(columns[0], rows[0]) if columns and rows else None


def outside(shape: Shape) -> tuple[Slot, ...]:
    """The places outside the grid."""
    return tuple(slot for slot in shape.slots if shape.column_and_row(slot) is None)


def read_geometry(section: Section, shape: Shape) -> WiredGeometry:
    section.known(KEYS, "[geometry]")
    slot = section.pair("slot", SLOT, 10, 1000)
    across, up = slot or SLOT
    pitch = section.pair("pitch", (across + GAP, up + GAP), 10, 1000)
    origin = section.pair("origin", (MARGIN + across / 2, MARGIN + up / 2), 0, LONGEST)
    places = _places(section.section("places"), shape)
    grid = _Grid(origin or (0.0, 0.0), pitch or (0.0, 0.0), shape)
    centres = dict(grid.centres()) | places
    size = section.pair("size", _smallest(centres, (across, up)), 10, LONGEST)
    reach = section.length("reach", REACH, 0, FURTHEST)
    if slot is None or pitch is None or origin is None or size is None or reach is None:
        return WiredGeometry(0, 0, SLOT)  # further faults would only follow from this one
    _stay_apart(section, grid, slot, places)
    _stay_on_the_mat(section, grid, slot, size, places)
    return WiredGeometry(size[0], size[1], slot, centres, reach)


def _places(section: Section, shape: Shape) -> dict[Slot, Point]:
    wanted = outside(shape)
    found: dict[Slot, Point] = {}
    for key in section.keys:
        if key in wanted:
            point = section.pair(key, None, 0, LONGEST)
            if point:
                found[Slot(key)] = point
        elif shape.has(Slot(key)):
            section.report("mat-place-lies-in-the-grid", key, key=key)
        else:
            section.report("mat-no-such-place", key, place=key, instead=meant(key, wanted) if wanted else Text("mat-leave-it-out"))
    for slot in wanted:
        if slot not in section:
            section.report("mat-place-without-centre", slot=slot)
    return found


def _smallest(centres: dict[Slot, Point], slot: Point) -> Point:
    """The size of the smallest mat with all places."""
    across, up = ([point[axis] for point in centres.values()] for axis in (0, 1))
    return max(across, default=0) + slot[0] / 2 + MARGIN, max(up, default=0) + slot[1] / 2 + MARGIN


def _stay_apart(section: Section, grid: _Grid, slot: Point, places: dict[Slot, Point]) -> None:
    if (grid.shape.columns > 1 and grid.pitch[0] < slot[0]) or (grid.shape.rows > 1 and grid.pitch[1] < slot[1]):
        section.report("mat-cells-overlap", "pitch")
    before: list[tuple[Slot, Point]] = []
    for name, (x, y) in places.items():
        over = next((other for other, point in before if abs(point[0] - x) < slot[0] and abs(point[1] - y) < slot[1]), None)
        over = over or grid.cell_near((x, y), slot)
        if over:
            section.report("mat-places-overlap", "places", name, name=name, over=over)
        before.append((name, (x, y)))


def _stay_on_the_mat(section: Section, grid: _Grid, slot: Point, size: Point, places: dict[Slot, Point]) -> None:
    for name, point in places.items():
        if not _is_on_the_mat(point, slot, size):
            section.report("mat-reaches-over-the-edge", "places", name, spot=name, **_room(slot, size))
    corners = {grid.shape.cell_at(column, row) for column in (0, grid.shape.columns - 1) for row in (0, grid.shape.rows - 1)}
    off = [cell for cell, point in grid.centres() if cell in corners and not _is_on_the_mat(point, slot, size)]
    if off:
        place = "size" if "size" in section else "origin"
        section.report("mat-reaches-over-the-edge", place, spot=off[0], **_room(slot, size))


def _is_on_the_mat(point: Point, slot: Point, size: Point) -> bool:
    return all(slot[axis] / 2 <= point[axis] <= size[axis] - slot[axis] / 2 for axis in (0, 1))


def _room(slot: Point, size: Point) -> dict[str, str]:
    """The least and greatest lengths of a centre on the mat, as they are written in its file."""
    x, y = slot[0] / 2, slot[1] / 2
    return {"left": f"{x:g}", "right": f"{size[0] - x:g}", "low": f"{y:g}", "high": f"{size[1] - y:g}"}


def laid_out(shape: Shape) -> WiredGeometry:
    """The usual geometry: the grid, and above it the other places in rows."""
    step = (SLOT[0] + GAP, SLOT[1] + GAP)
    start = (MARGIN + SLOT[0] / 2, MARGIN + SLOT[1] / 2)
    centres = dict(_Grid(start, step, shape).centres())
    width = max(shape.columns, 8)
    for number, slot in enumerate(outside(shape)):
        centres[slot] = (start[0] + number % width * step[0], start[1] + (shape.rows + number // width) * step[1])
    size = _smallest(centres, SLOT)
    return WiredGeometry(size[0], size[1], SLOT, centres)
