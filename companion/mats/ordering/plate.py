"""The plate below a mat: its outline, the holes of each board, and what is engraved, on tiles that fit the bed of a laser.

Rules of this file: it is drawn as it is seen from below, where the boards are fixed, so that right and left are exchanged against the mat
file. What is engraved lies on that side. No cut goes through a board or its frame, and no other hole comes near one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

from companion.core.frozen import dataclass
from companion.errors import Problem, Unusable
from companion.events import Slot
from companion.mats.ordering.boxes import PlateBox, around, bounds
from companion.mats.ordering.tiles import cuts
from companion.mats.plan import Plan, Point
from companion.mats.reader_board import BEYOND, COIL, HOLE, holes_of, on_mat
from companion.mats.wiring.building import MatBuild
from companion.mats.wiring.letters import cut

Layer = Literal["outline", "holes", "cable", "coil", "board", "names"]
LAYERS: tuple[Layer, ...] = ("outline", "holes", "cable", "coil", "board", "names")
CUT: frozenset[Layer] = frozenset({"outline", "holes", "cable"})  # what goes through the plate; all else is engraved
BED: Point = (600.0, 400.0)
WALL = 2.25  # of a frame, around its board
APART = 10.0  # between tiles on the drawing
CORNER, FIXING = 8.0, 4.2  # how far the fixing holes are from the edges, and how wide
SLOT, SLOT_EDGE = (12.0, 3.5), 6.0  # a slot for a cable tie, and how far it is from the edge
CLEAR = 2.0  # between a hole and a frame
ARM = 6.0  # of the cross in the middle of a coil
TALL, SMALL = 4.0, 2.8  # letters
INSET = 1.5  # of the coil within its board, so that no line is engraved twice
RULE = 100.0  # a line of that length shows whether a drawing kept its size


@dataclass(frozen=True, slots=True)
class Hole:
    layer: Layer
    centre: Point
    across: float


@dataclass(frozen=True, slots=True)
class PlateOutline:
    layer: Layer
    points: tuple[Point, ...]
    is_closed: bool = True


@dataclass(frozen=True, slots=True)
class Inscribed:
    """A text around the middle of its line of writing."""

    layer: Layer
    at: Point
    text: str
    height: float = TALL


PlateShape = Hole | PlateOutline | Inscribed


@dataclass(frozen=True, slots=True)
class PlateTile:
    """A piece of the plate; its shapes lie where they lie on the whole plate, `column` and `row` count from the lower left."""

    column: int
    row: int
    box: PlateBox
    shapes: tuple[PlateShape, ...]

    @property
    def shift(self) -> Point:
        """How far it is moved on the drawing, away from its neighbours."""
        return self.column * APART, self.row * APART


@dataclass(frozen=True, slots=True)
class CutPlate:
    name: str
    width: float
    height: float
    tiles: tuple[PlateTile, ...]


def plate_of(build: MatBuild, where: str, bed: Point = BED) -> CutPlate:
    """`where` is what problems call the mat's file."""
    plan = build.plan
    width, height = plan.geometry.width, plan.geometry.height
    frames = {slot: _frame(plan, slot) for slot in build.slots}
    _fit(frames, PlateBox(0.0, 0.0, width, height), where)
    kept = [_below(frame, width).grown(CLEAR) for frame in frames.values()]
    across, up = _cuts(width, height, kept, bed, where)
    boxes = [
        (column, row, PlateBox(left, low, right, top)) for row, (low, top) in enumerate(up) for column, (left, right) in enumerate(across)
    ]
    shapes = (*_of_boards(build), *_slots(len(build.circuits), width, height, across, kept))
    tiles = []
    for number, (column, row, box) in enumerate(boxes, 1):
        named = Inscribed("names", (box.left + CORNER * 3, box.bottom + SMALL / 2), f"{number}/{len(boxes)}", SMALL)
        tiles.append(PlateTile(column, row, box, (*_of_tile(box, shapes, kept), named)))
    return CutPlate(plan.name, width, height, tuple(tiles))


def _frame(plan: Plan, slot: Slot) -> PlateBox:
    """The frame of a board, seen from above."""
    centre, half = plan.geometry.centres[slot], COIL / 2
    return bounds((on_mat(plan, centre, -half, -half), on_mat(plan, centre, half, half + BEYOND))).grown(WALL)


def _fit(frames: dict[Slot, PlateBox], whole: PlateBox, where: str) -> None:
    """Boards that would lie over one another, or over the edge, cannot be built."""
    problems = [Problem(where, "mat-board-over-the-edge", slot=slot) for slot, frame in frames.items() if not whole.holds(frame)]
    ordered = sorted(frames.items(), key=lambda one: one[1].left)
    for place, (slot, frame) in enumerate(ordered):
        for other, its in ordered[place + 1 :]:
            if its.left >= frame.right:
                break
            if frame.meets(its):
                problems.append(Problem(where, "mat-boards-overlap", slot=slot, other=other))
    if problems:
        raise Unusable(problems[:1])


def _below(box: PlateBox, width: float) -> PlateBox:
    return PlateBox(width - box.right, box.bottom, width - box.left, box.top)


def _cuts(width: float, height: float, kept: Sequence[PlateBox], bed: Point, where: str) -> tuple[Sequence[Point], Sequence[Point]]:
    """The spans of the tiles across and up, with the bed either way round, whichever needs fewer tiles."""
    found = []
    for turned, (wide, high) in enumerate(((bed[0], bed[1]), (bed[1], bed[0]))):
        across = cuts(width, wide, ((box.left, box.right) for box in kept))
        up = cuts(height, high, ((box.bottom, box.top) for box in kept))
        if across is not None and up is not None:
            found.append(((len(across) + 1) * (len(up) + 1), turned, across, up))
    if not found:
        raise Unusable([Problem(where, "mat-bed-too-small", bed=f"{bed[0]:g}x{bed[1]:g}")])
    _, _, across, up = min(found)
    return _spans(across, width), _spans(up, height)


def _spans(places: Sequence[float], length: float) -> Sequence[Point]:
    return tuple(zip((0.0, *places), (*places, length), strict=True))


def _of_boards(build: MatBuild) -> Iterator[PlateShape]:
    plan, width = build.plan, build.plan.geometry.width
    boards = {board.slot: board for circuit in build.circuits for board in circuit.boards}
    for slot in plan.shape.slots:
        x, y = plan.geometry.centres[slot]
        middle = (width - x, y)
        yield from _cross(middle)
        yield Inscribed("names", (middle[0], y + ARM + 3), str(slot))
        board = boards.get(slot)
        if board is not None:
            yield from (Hole("holes", (width - hole[0], hole[1]), HOLE) for hole in holes_of(plan, (x, y)))
            yield PlateOutline("coil", around(middle, COIL, COIL).grown(-INSET).corners)
            yield PlateOutline("board", _below(_frame(plan, slot), width).grown(-WALL).corners)
            named = cut(f"{board.reader} {board.antenna}", COIL - 2 * WALL, SMALL)
            yield Inscribed("names", (middle[0], y - ARM - 3 - TALL), named, SMALL)


def _cross(middle: Point) -> Iterator[PlateShape]:
    x, y = middle
    yield PlateOutline("coil", ((x - ARM, y), (x + ARM, y)), is_closed=False)
    yield PlateOutline("coil", ((x, y - ARM), (x, y + ARM)), is_closed=False)


def _slots(count: int, width: float, height: float, across: Sequence[Point], kept: Sequence[PlateBox]) -> Iterator[PlateShape]:
    """A slot for each circuit along the edge that is farthest from the players: a tie through it and round the edge holds the cable."""
    taken = list(kept) + [around((place, height / 2), CLEAR * 2, height) for _, place in across[:-1]]
    edges = PlateBox(CORNER * 2, 0.0, width - CORNER * 2, height)
    for number in range(count):
        wanted = width * (2 * number + 1) / (2 * count)
        places = sorted((float(place) for place in range(int(width) + 1)), key=lambda place: (abs(place - wanted), place))
        for x in places:
            box = around((x, height - SLOT_EDGE), *SLOT)
            if edges.holds(box) and not any(box.grown(CLEAR).meets(other) for other in taken):
                taken.append(box)
                yield PlateOutline("cable", box.corners)
                break


def _of_tile(box: PlateBox, shapes: Iterable[PlateShape], kept: Sequence[PlateBox]) -> Iterator[PlateShape]:
    own = tuple(shape for shape in shapes if _lies_in(shape, box))
    slots = [bounds(shape.points) for shape in own if isinstance(shape, PlateOutline) and shape.layer == "cable"]
    yield PlateOutline("outline", box.corners)
    yield from own
    yield from _fixing(box, [*kept, *slots])


def _lies_in(shape: PlateShape, box: PlateBox) -> bool:
    match shape:
        case Hole(centre=(x, y)) | Inscribed(at=(x, y)):
            pass
        case PlateOutline(points=points):
            around_it = bounds(points)
            x, y = (around_it.left + around_it.right) / 2, (around_it.bottom + around_it.top) / 2
    return box.left <= x < box.right and box.bottom <= y < box.top


def _fixing(box: PlateBox, taken: Sequence[PlateBox]) -> Iterator[PlateShape]:
    """A hole near each corner of a tile, moved along the edges where a board is in its way; left out where there is no room."""
    x_out, y_out = (box.left + CORNER, box.right - CORNER), (box.bottom + CORNER, box.top - CORNER)
    for x, inwards in zip(x_out, (1, -1), strict=True):
        for y, upwards in zip(y_out, (1, -1), strict=True):
            steps = sorted((step, way) for step in range(0, int(max(box.width, box.height) / 2), 2) for way in (0, 1))
            spots = ((x + inwards * step, y) if way == 0 else (x, y + upwards * step) for step, way in steps)
            inside = (spot for spot in spots if box.grown(-CORNER / 2).holds(around(spot, FIXING, FIXING)))
            free = next((spot for spot in inside if not any(around(spot, FIXING, FIXING).grown(1).meets(other) for other in taken)), None)
            if free is not None:
                yield Hole("holes", free, FIXING)
