"""The pictures that explain this game: a place in the line is guessed, the card fits there, or it does not."""

from __future__ import annotations

from companion.core.games.pictured import CASTLE, CHURCH, HIGH_RISE, TOWER, WHEEL, Picture, RowPicture

LINE = (CASTLE, WHEEL, TOWER)
PICTURES: tuple[Picture, ...] = (RowPicture(LINE, 1, CHURCH, is_open=False), RowPicture(LINE, 1, CHURCH), RowPicture(LINE, 1, HIGH_RISE))
