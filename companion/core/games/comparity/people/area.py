"""What the screen shows of Comparity: where its cells are on this mat, and what an act of a turn asks."""

from __future__ import annotations

from companion.core.decks.card import CardId
from companion.core.games.game import Place, PlaceView
from companion.core.mat.shape import Shape
from companion.core.referee.placement import RELATIONS, PlaceName
from companion.core.referee.table_view import Offer, TableView
from companion.events import Slot

Cell = Place
STEPS = dict(RELATIONS)
OF_A_TURN = ("-ask-draw", "-ask-verdict", "-ask-decline", "-ask-discard")


def neighbours(cell: Cell) -> tuple[tuple[Cell, int], ...]:
    """The four cells beside it, and 1 where the greater card belongs, -1 where the smaller does."""
    x, y = cell
    return (((x - 1, y), -1), ((x + 1, y), 1), ((x, y - 1), -1), ((x, y + 1), 1))


def lying(table: TableView) -> dict[Cell, PlaceView]:
    return {one.place: one for one in table.view.places}


def slot_of(table: TableView, shape: Shape, cell: Cell) -> Slot | None:
    """The slot that sees a cell; None beside the mat and where no reader works."""
    offset = _offset(table, shape)
    if offset is None:
        return None
    slot = shape.cell_at(cell[0] + offset[0], cell[1] + offset[1])
    return None if slot is None or slot in shape.blind else slot


def cell_of(table: TableView, shape: Shape, name: object) -> Cell | None:
    """The cell that a name speaks of: a slot, or what lies beside a slot or a card."""
    if not isinstance(name, PlaceName):
        return None
    at = _cell_of_slot(table, shape, name.slot) if name.slot else _cell_of_card(table, name.card)
    if at is None or not name.relation:
        return at
    right, up = STEPS[name.relation]
    return at[0] - right, at[1] - up


def cells_of(table: TableView, shape: Shape, offer: Offer) -> tuple[Cell | None, ...]:
    """The cells of an offer, in its order."""
    names = [offer.args[f"place-{number}"] for number in range(1, 5) if f"place-{number}" in offer.args]
    return tuple(cell_of(table, shape, name) for name in names)


def playable(table: TableView, shape: Shape) -> list[Cell]:
    """Where a card may be laid now, as the screen shows it."""
    return [cell for name in table.expected.places if (cell := cell_of(table, shape, name)) is not None]


def _offset(table: TableView, shape: Shape) -> Cell | None:
    for one, slot in zip(table.view.places, table.slots, strict=True):
        cell = shape.column_and_row(slot) if slot else None
        if cell is not None:
            return cell[0] - one.place[0], cell[1] - one.place[1]
    return None


def _cell_of_slot(table: TableView, shape: Shape, slot: Slot) -> Cell | None:
    offset, cell = _offset(table, shape), shape.column_and_row(slot)
    return (cell[0] - offset[0], cell[1] - offset[1]) if offset and cell else None


def _cell_of_card(table: TableView, card: CardId | None) -> Cell | None:
    return next((one.place for one in table.view.places if one.card == card), None)
