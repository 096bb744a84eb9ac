"""The first pages of a plan: a picture of the whole mat and how its sheets are assembled; on the back its readers and their wires."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from companion.cards.printing.ink import BLACK, GREY, PALE, WHITE, Ink, Point
from companion.cards.printing.letters import POINT
from companion.cards.printing.mat.back import antennas
from companion.cards.printing.mat.drawing import MatDrawing
from companion.cards.printing.mat.front import CORNER, lower_edge, mat_box, slot_box
from companion.cards.printing.mat.marks import PlanStroke, Shape, outline
from companion.cards.printing.mat.sheets import put
from companion.cards.printing.mat.tiling import EDGES, FOOT, TOP, MatBox, Side, Tiling, box_around
from companion.cards.printing.paper import PaperSize
from companion.core.frozen import dataclass
from companion.mats.plan import Plan
from companion.system.typefaces import TALL, wrapped

TITLE, PLAIN, TINY = 17.0, 9.5, 4.0  # points
LEADING, PARTED = 1.35, 1.6  # millimetres of a line for each one of its size; between paragraphs
MARK = 7.0  # millimetres for the number of a paragraph
LEAST_PICTURE = 0.35  # of the page
LEGIBLE = 2.6  # millimetres: names are left out of slots that are smaller in the picture
THIN = 0.1
PILL = (6.4, 4.2)
BESIDE = 6.0  # the picture: where the names of sheets stand
HIGH = 0.72  # of a slot: where its name stands


@dataclass(frozen=True, slots=True)
class Paragraph:
    text: str
    mark: str = ""  # stands before it


@dataclass(frozen=True, slots=True)
class Guide:
    title: str
    about: str
    paragraphs: tuple[Paragraph, ...]


@dataclass(frozen=True, slots=True)
class MatPicture:
    """The mat within a box of the page; behind it is mirrored."""

    plan: Plan
    room: MatBox
    side: Side

    @property
    def scale(self) -> float:
        whole = mat_box(self.plan)
        return min((self.room.width - 2 * BESIDE) / whole.width, (self.room.height - BESIDE) / whole.height, 1.0)

    @property
    def box(self) -> MatBox:
        x, _ = self.room.centre
        width, height = self.plan.geometry.width * self.scale, self.plan.geometry.height * self.scale
        return box_around((x, self.room.top - BESIDE - height / 2), width, height)

    def at(self, point: Point) -> Point:
        x, y = point[0] * self.scale, point[1] * self.scale
        return (self.box.left + x if self.side == "front" else self.box.right - x), self.box.bottom + y


def wrapped_plainly(text: str, width: float) -> tuple[str, ...]:
    return wrapped(text, (width - MARK) / (PLAIN * POINT))


def height_of_paragraph(paragraph: Paragraph, width: float) -> float:
    return len(wrapped_plainly(paragraph.text, width)) * PLAIN * POINT * LEADING + PARTED


def room_of(paper: PaperSize) -> MatBox:
    return MatBox(EDGES, FOOT, paper.width - EDGES, paper.height - TOP)


def begin_guide(ink: Ink, guide: Guide, paper: PaperSize) -> MatBox:
    """Draws the title, and returns the rest of the page."""
    room = room_of(paper)
    ink.fitted(guide.title, room.left, room.top - 7.5, room.width, 7.5, "bold", most=TITLE, least=8, align="left", upright="top")
    ink.fitted(guide.about, room.left, room.top - 13, room.width, 4, most=PLAIN, least=5, align="left", colour=GREY)
    return replace(room, top=room.top - 16)


def picture_of(guide: Guide, plan: Plan, room: MatBox, side: Side) -> MatPicture:
    """The picture in the room that the paragraphs leave; where they leave little, they go on upon another page."""
    text = sum(height_of_paragraph(one, room.width) for one in guide.paragraphs)
    least = LEAST_PICTURE * room.height
    return MatPicture(plan, replace(room, bottom=room.top - max(room.height - text - 4, least)), side)


def draw_overview(ink: Ink, picture: MatPicture, drawing: MatDrawing, tiling: Tiling) -> None:
    """Draws the picture; on the back only places, and the wires from antenna to antenna."""
    shapes = drawing.shapes if picture.side == "front" else _places(picture.plan)
    put(ink, (_smaller(one, picture.scale) if isinstance(one, PlanStroke) else one for one in shapes), picture.at)
    if len(tiling.tiles) > 1:
        _seams(ink, picture, tiling)
        _sheets(ink, picture, tiling)
    if picture.side == "back":
        _chains(ink, picture)
    _names(ink, picture)


def _places(plan: Plan) -> tuple[Shape, ...]:
    slots = (outline(slot_box(plan, slot), 0.35, PALE, corner=CORNER) for slot in plan.shape.slots)
    return (outline(mat_box(plan), 0.5), lower_edge(plan), *slots)


def _smaller(stroke: PlanStroke, scale: float) -> PlanStroke:
    dash = (stroke.dash[0] * scale, stroke.dash[1] * scale) if stroke.dash else None
    return replace(stroke, weight=max(stroke.weight * scale, THIN), dash=dash)


def _seams(ink: Ink, picture: MatPicture, tiling: Tiling) -> None:
    whole = tiling.mat
    across, up = tiling.seams(picture.side)
    lines = [((x, whole.bottom), (x, whole.top)) for x in across] + [((whole.left, y), (whole.right, y)) for y in up]
    put(ink, (PlanStroke(line, 0.25, BLACK, (1.6, 1.1)) for line in lines), picture.at)


def _sheets(ink: Ink, picture: MatPicture, tiling: Tiling) -> None:
    """Draws letters over the columns of sheets and numbers beside their rows, white on dark, so that no cell is taken for a sheet."""
    for tile in tiling.tiles:
        seen = tile.seen(picture.side)
        if tile.row == 0:
            x, _ = picture.at(seen.centre)
            _pill(ink, (x, picture.box.top + BESIDE / 2), tile.letters)
        if tile.column == 0:
            _, y = picture.at(seen.centre)
            _pill(ink, (picture.box.left - BESIDE / 2, y), str(tile.row + 1))


def _pill(ink: Ink, centre: Point, text: str) -> None:
    box = box_around(centre, *PILL)
    ink.rect(box.left, box.bottom, box.width, box.height, fill=BLACK, radius=1.2)
    ink.fitted(text, box.left + 0.4, box.bottom, box.width - 0.8, box.height, "bold", most=8, least=4, colour=WHITE)


def _names(ink: Ink, picture: MatPicture) -> None:
    served = {antenna.slot: f"{antenna.order}.{antenna.count}" for antenna in antennas(picture.plan) if antenna.reader is not None}
    for slot in picture.plan.shape.slots:
        box = slot_box(picture.plan, slot)
        _name(ink, picture, box, str(slot), HIGH)
        if slot in served and picture.side == "back":
            _name(ink, picture, box, served[slot], 1 - HIGH)


def _name(ink: Ink, picture: MatPicture, box: MatBox, text: str, up: float) -> None:
    """Writes a text at that share of the slot's height."""
    x, y = picture.at((box.centre[0], box.bottom + box.height * up))
    width, height = box.width * picture.scale * 0.86, box.height * picture.scale
    if min(width, height) >= LEGIBLE:
        tall = min(height * 0.4, 5.0)
        ink.fitted(text, x - width / 2, y - tall / 2, width, tall, most=11, least=TINY)


def _chains(ink: Ink, picture: MatPicture) -> None:
    """Draws lines from each antenna to the next one of its reader."""
    for points in chains(picture.plan).values():
        ink.lines([picture.at(point) for point in points], width=0.25, colour=GREY)
        for point in points:
            x, y = picture.at(point)
            ink.circle(x, y, 0.6, fill=BLACK)


def chains(plan: Plan) -> dict[int, list[Point]]:
    """The centres of each reader's antennas, in their order."""
    found: dict[int, list[Point]] = {}
    for antenna in antennas(plan):
        if antenna.reader is not None:
            found.setdefault(antenna.order, []).append(plan.geometry.centres[antenna.slot])
    return found


def write_paragraphs(ink: Ink, paragraphs: Sequence[Paragraph], room: MatBox) -> tuple[Paragraph, ...]:
    """Writes paragraphs from the top of the room on, and returns those that do not fit."""
    top = room.top
    for place, one in enumerate(paragraphs):
        if top - height_of_paragraph(one, room.width) < room.bottom - PARTED and top < room.top:
            return tuple(paragraphs[place:])
        top = _write(ink, one, room, top)
    return ()


def _write(ink: Ink, one: Paragraph, room: MatBox, top: float) -> float:
    size = PLAIN * POINT
    if one.mark:
        ink.text(room.left, top - TALL * size, one.mark, PLAIN, "bold")
    for line in wrapped_plainly(one.text, room.width):
        ink.fitted(line, room.left + MARK, top - size, room.width - MARK, size, most=PLAIN, least=5, align="left")
        top -= size * LEADING
    return top - PARTED
