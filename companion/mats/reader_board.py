"""The RC522 board in millimetres, and how it lies on a mat: its coil, its pins, its four holes.

The board is 40 x 60 mm; its coil fills the end away from the pins. Its holes are those that builders have measured (`mfrc522.scad` in
jdthomas/3d_part_library, and notes of others): two beside the chip, 34 mm apart, and two in the corners of the coil, 25 mm apart, with
37 mm between the pairs and a width of 3.2 mm. Boards differ by half a millimetre.
"""

from __future__ import annotations

from companion.mats.plan import Plan, Point

COIL, BEYOND = 40.0, 20.0  # the coil fills a square of that side, and the pins stand on as much more beside it
FROM_END = 2.5  # of the board: the row of its pins
HOLE = 3.2  # across
# The holes from the middle of the coil: aside, and towards the pins.
HOLES: tuple[Point, ...] = ((-17.0, 23.0), (17.0, 23.0), (-12.5, -14.0), (12.5, -14.0))
THICK = 1.6


def towards_pins(plan: Plan) -> Point:
    """The direction from a coil to its pins, along the longer side of a slot: in the view of the wiring down, or to the left."""
    is_sideways = plan.turn in (90, 270)
    wired = (plan.geometry.slot_height, plan.geometry.slot_width) if is_sideways else (plan.geometry.slot_width, plan.geometry.slot_height)
    x, y = (-1.0, 0.0) if wired[0] > wired[1] else (0.0, -1.0)
    return {0: (x, y), 90: (y, -x), 180: (-x, -y), 270: (-y, x)}[plan.turn]


def on_mat(plan: Plan, centre: Point, aside: float, along: float) -> Point:
    """A point of the board whose coil has its middle there; `along` counts towards the pins."""
    x, y = towards_pins(plan)
    return centre[0] + x * along - y * aside, centre[1] + y * along + x * aside


def pins_of(plan: Plan, centre: Point) -> Point:
    """The middle of the row of pins."""
    return on_mat(plan, centre, 0.0, COIL / 2 + BEYOND - FROM_END)


def holes_of(plan: Plan, centre: Point) -> tuple[Point, ...]:
    return tuple(on_mat(plan, centre, aside, along) for aside, along in HOLES)
