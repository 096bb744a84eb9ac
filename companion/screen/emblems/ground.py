"""What landmarks share: the ground that they stand on, and openings with a round head."""

from __future__ import annotations

from companion.screen.emblems.pen import Point, Sheet, arc

GROUND = 115.0


def on_ground() -> Sheet:
    sheet = Sheet()
    sheet.line([(8, GROUND), (120, GROUND)])
    return sheet


def door(centre: float, width: float, top: float, foot: float = GROUND) -> list[Point]:
    """An opening with a round head."""
    half = width / 2
    return [(centre - half, foot), *reversed(arc((centre, top + half), half, 0, 180)), (centre + half, foot)]
