"""Turns the table of a mat file into a plan: read with the names of the wiring, checked as a whole, then turned to the players' view.

Rules of this file: reading goes on after a fault, so that all faults of a file are reported at once.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import replace

from companion.core.mat.shape import CELL, MOST_COLUMNS, MOST_ROWS, Shape
from companion.errors import Text
from companion.events import Slot
from companion.mats.geometry import WiredGeometry, laid_out, read_geometry
from companion.mats.panel_section import read_panel
from companion.mats.pins import PinUses
from companion.mats.plan import TURNS, Geometry, MatTurn, Plan, Wiring, snake
from companion.mats.readers_section import read_readers
from companion.system.section import FileProblems, Section, value_is

MOST_PADS, MOST_TAP_PLACES, MOST_PLACES = 20, 20, 200
LONGEST_NAME, LONGEST_PREFIX = 20, 12
TYPED = re.compile(r"[\w.-]+")  # a name is one word, so that it can be typed anywhere
KEYS = ("name", "turn", "grid", "line", "tap", "pads", "geometry", "readers", "panel")


def plan_of(content: Mapping[str, object], found: FileProblems) -> Plan | None:
    """The plan; None where something is wrong, which is then in `found`."""
    whole = Section(found, content)
    whole.known(KEYS, Text("mat-whole"))
    name = whole.text("name", "8 x 8")
    turn = _turn(whole)
    grid, is_sound = _grid(whole.section("grid"))
    named = _Named(grid)
    shape, is_snake = named.shape_of(whole)
    pins = PinUses()
    readers = read_readers(whole, shape, pins)
    panel = read_panel(whole, pins, readers)
    if readers:
        served = {slot for reader in readers for slot in reader.slots}
        shape = replace(shape, blind=shape.blind | {slot for slot in shape.slots if slot not in served})
    others = tuple(slot for slot in shape.line if shape.column_and_row(slot) is None)
    there = shape if is_sound else replace(shape, columns=0, rows=0, line=others)
    geometry = read_geometry(whole.section("geometry"), there) if "geometry" in whole else laid_out(there)
    _fits_turned(whole, there, turn)
    if found.problems or name is None:
        return None
    return _turned(Plan(name, shape, readers, Geometry(0.0, 0.0, 0.0, 0.0), turn, panel), geometry, is_snake=is_snake)


def _turn(whole: Section) -> int:
    turn = whole.whole("turn", 0, 0, 270)
    if turn is not None and turn not in TURNS:
        whole.report("config-no-quarter-turn", "turn", lack=value_is("turn", turn))
    return turn if turn in TURNS else 0


def _fits_turned(whole: Section, shape: Shape, turn: int) -> None:
    if turn in (90, 270) and shape.rows > MOST_COLUMNS:
        whole.report("mat-too-wide-when-turned", "turn", turn=turn, columns=shape.rows, most=MOST_COLUMNS)


def _grid(grid: Section) -> tuple[Shape, bool]:
    """Whether a name may be a cell; where the size of the grid is unknown, any name of that form may."""
    grid.known(("columns", "rows", "blind"), Text("mat-grid"))
    is_there = bool(grid.keys)
    columns = grid.whole("columns", None if is_there else 0, 0, MOST_COLUMNS)
    rows = grid.whole("rows", None if is_there else 0, 0, MOST_ROWS)
    is_sound = columns is not None and rows is not None and grid.is_table
    shape = Shape(columns or 0, rows or 0, ()) if is_sound else Shape(MOST_COLUMNS, MOST_ROWS, ())
    blind = grid.texts("blind", "C3")
    for number, cell in blind:
        if shape.column_and_row(Slot(cell)) is None:
            grid.report("mat-no-such-cell", "blind", number, cell=cell, instead=_cells(shape))
    return replace(shape, blind=frozenset(Slot(cell) for _, cell in blind)), is_sound


def _cells(shape: Shape) -> Text:
    last = shape.cell_at(shape.columns - 1, shape.rows - 1)
    return Text("mat-cells-are", last=last) if last else Text("mat-without-grid")


class _Named:
    """Reads the names of slots in a mat file; each name is one slot."""

    __slots__ = ("_grid", "_taken")

    def __init__(self, grid: Shape) -> None:
        self._grid = grid
        self._taken: dict[str, Text] = {}

    def shape_of(self, whole: Section) -> tuple[Shape, bool]:
        """The shape as it is wired, and whether its line is still to be laid over the grid."""
        pads, tap = whole.section("pads"), whole.section("tap")
        pads.known(("action", "draw"), "[pads]")
        tap.known(("places",), "[tap]")
        action, draw = self._own(pads, "action", "pad", Text("mat-pad")), self._own(pads, "draw", "draw", Text("mat-draw-pad"))
        if len(action) + len(draw) > MOST_PADS:
            pads.report("mat-too-many-pads", count=len(action) + len(draw), most=MOST_PADS)
        sites = self._own(tap, "places", "site-1", Text("mat-tap-place"))
        if len(sites) > MOST_TAP_PLACES:
            tap.report("mat-too-many-tap-places", "places", count=len(sites), most=MOST_TAP_PLACES)
        line, is_snake = self._line(whole.section("line"))
        return replace(self._grid, pads=action, draw_pads=draw, line=line, tap_places=sites), is_snake

    def _own(self, section: Section, key: str, example: str, thing: Text) -> tuple[Slot, ...]:
        return tuple(Slot(name) for number, name in section.texts(key, example) if self._is_free(section, name, thing, key, number))

    def _is_free(self, section: Section, name: str, thing: Text, *place: str | int) -> bool:
        """Whether a place outside the grid may have this name; if not, the fault is reported."""
        if len(name) > LONGEST_NAME:
            section.report("mat-name-too-long", *place, name=name, longest=LONGEST_NAME)
        elif not TYPED.fullmatch(name):
            section.report("mat-name-with-blanks", *place, thing=thing, name=name)
        elif self._is_like_a_cell(name):
            section.report("mat-name-of-a-cell", *place, thing=thing, name=name)
        elif name in self._taken:
            section.report("mat-name-is-taken", *place, name=name, thing=self._taken[name])
        else:
            self._taken[name] = thing
            return True
        return False

    def _is_like_a_cell(self, name: str) -> bool:
        return bool(self._grid.columns and self._grid.rows and CELL.match(name.upper()))

    def _line(self, line: Section) -> tuple[tuple[Slot, ...], bool]:
        line.known(("slots", "snake", "places", "prefix"), Text("mat-line"))
        ways = [key for key in ("slots", "snake", "places") if key in line]
        if len(ways) > 1:
            line.report("mat-line-given-twice", ways[1], ways=" and ".join(ways))
        if "prefix" in line and "places" not in line:
            line.report("mat-prefix-without-places", "prefix")
        is_snake = line.flag("snake")
        if is_snake and not (self._grid.columns and self._grid.rows):
            line.report("mat-snake-without-grid", "snake")
        return (*self._listed(line), *self._counted(line)), is_snake

    def _listed(self, line: Section) -> list[Slot]:
        slots: dict[Slot, None] = {}
        for number, name in line.texts("slots", "A1"):
            if self._is_place(line, Slot(name), slots, number):
                slots[Slot(name)] = None
        if sum(self._grid.column_and_row(slot) is None for slot in slots) > MOST_PLACES:
            line.report("mat-line-too-long", "slots", most=MOST_PLACES)
        return list(slots)

    def _is_place(self, line: Section, slot: Slot, before: Collection[Slot], number: int) -> bool:
        if self._grid.column_and_row(slot) is None:
            if not self._is_like_a_cell(slot):
                return self._is_free(line, slot, Text("mat-line-place"), "slots", number)
            line.report("mat-no-such-cell", "slots", number, cell=slot, instead=_cells(self._grid))
        elif slot in self._grid.blind:
            line.report("mat-line-over-blind-cell", "slots", number, slot=slot)
        elif slot in before:
            line.report("mat-place-twice-in-line", "slots", number, slot=slot)
        else:
            return True
        return False

    def _counted(self, line: Section) -> list[Slot]:
        if "places" not in line:
            return []
        prefix, count = line.text("prefix", "line-", "line-"), line.whole("places", None, 1, MOST_PLACES)
        if prefix is None or count is None:
            return []
        if len(prefix) > LONGEST_PREFIX:
            line.report("mat-prefix-too-long", "prefix", prefix=prefix, longest=LONGEST_PREFIX)
            return []
        names = [Slot(f"{prefix}{number}") for number in range(1, count + 1)]
        place = "prefix" if "prefix" in line else "places"
        fits = [self._is_free(line, names[0], Text("mat-line-place"), place)]
        if all(fits):
            fits += [self._is_free(line, name, Text("mat-line-place"), place) for name in names[1:]]
        return names if all(fits) else []


def _turned(plan: Plan, wired: WiredGeometry, *, is_snake: bool) -> Plan:
    """The plan as players see it, from the marked lower edge (C2)."""
    turn = MatTurn(plan.turn, plan.shape, wired.width, wired.height)
    shape = plan.shape
    columns, rows = (shape.rows, shape.columns) if turn.is_sideways else (shape.columns, shape.rows)
    blind = frozenset(turn.slot(slot) for slot in shape.blind)
    shape = replace(shape, columns=columns, rows=rows, blind=blind, line=turn.slots(shape.line))
    shape = replace(shape, line=snake(shape)) if is_snake else shape
    readers: tuple[Wiring, ...] = tuple(replace(reader, slots=turn.slots(reader.slots)) for reader in plan.readers)
    return replace(plan, shape=shape, readers=readers, geometry=wired.turned(turn))
