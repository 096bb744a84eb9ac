"""The pictures that explain this game: a card is laid, a card is checked, and what that costs."""

from __future__ import annotations

from companion.core.games.pictured import (
    CASTLE,
    CHURCH,
    HIGH_RISE,
    HOUSE,
    STATUE,
    TOWER,
    WHEEL,
    AreaPicture,
    CheckPicture,
    Cost,
    CostsPicture,
    Picture,
)

AREA = (((0, 0), HOUSE), ((1, 0), CASTLE), ((2, 0), CHURCH), ((0, 1), STATUE), ((1, 1), WHEEL), ((2, 1), TOWER))
PICTURES: tuple[Picture, ...] = (
    AreaPicture(AREA, (2, 1)),
    CheckPicture(WHEEL, CHURCH),
    CostsPicture((Cost(CheckPicture(WHEEL, CHURCH), 1, 3), Cost(CheckPicture(HOUSE, HIGH_RISE), 0, 2))),
)
