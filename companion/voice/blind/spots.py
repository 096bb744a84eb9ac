"""Where cards lie in an area, as somebody who sees nothing counts it: in cells of the mat, and on beyond its edges."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.decks.card import CardId
from companion.core.mat.shape import Shape
from companion.core.referee.placement import RELATIONS, PlaceName
from companion.core.referee.table_view import TableView

# Column and row of the mat; where it has no cells, counted from the first card.
Spot = tuple[int, int]


def spots_of(table: TableView, shape: Shape) -> dict[CardId, Spot]:
    """Of the cards of the area, by place."""
    right, up = offset_of(table, shape)
    return {one.card: (one.place[0] + right, one.place[1] + up) for one in table.view.places}


def offset_of(table: TableView, shape: Shape) -> Spot:
    """From the game's places to the mat's cells."""
    for one, slot in zip(table.view.places, table.slots, strict=True):
        cell = shape.column_and_row(slot) if slot else None
        if cell is not None:
            return cell[0] - one.place[0], cell[1] - one.place[1]
    return 0, 0


def spot_of(name: PlaceName, cards: Mapping[CardId, Spot], shape: Shape) -> Spot | None:
    """Which one is meant by that name; None where it tells too little."""
    if name.slot is not None:
        spot = shape.column_and_row(name.slot)
    elif name.card is not None and name.relation:
        spot = cards.get(name.card)
    else:
        return None if cards or name.has_mat else (0, 0)
    if spot is None or not name.relation:
        return spot
    step = dict(RELATIONS)[name.relation]
    return spot[0] - step[0], spot[1] - step[1]


def name_of(spot: Spot, cards: Mapping[CardId, Spot], shape: Shape) -> PlaceName | None:
    """What it is called by whoever knows where these cards lie; None where nothing is near that has a name."""
    slot = shape.cell_at(*spot)
    if slot is not None:
        return PlaceName(slot)
    if not cards and not shape.columns:
        return PlaceName(None, has_mat=False)
    there = {where: card for card, where in cards.items()}
    for relation, (right, up) in RELATIONS:
        near = (spot[0] + right, spot[1] + up)
        cell = shape.cell_at(*near)
        if cell is not None:
            return PlaceName(cell, relation)
        if near in there:
            return PlaceName(None, relation, there[near])
    return None
