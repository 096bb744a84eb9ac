"""What the screen shows of Skyscrapers: which structure a name speaks of, and where it is to be shown a card."""

from __future__ import annotations

from companion.core.games.game import Place, StructureView
from companion.core.mat.shape import Shape
from companion.core.referee.placement import PlaceName
from companion.core.referee.table_view import Offer, TableView
from companion.events import Slot

OF_A_TURN = ("-ask-insurance", "-ask-take", "-ask-look-at-nothing", "-ask-pass")


def standing(table: TableView) -> dict[int, StructureView]:
    """Structures by their numbers, which never change."""
    return {one.number: one for one in table.view.structures}


def tap_place_of(table: TableView, number: int) -> Slot | None:
    """The tap place of a structure, whether or not it hears now; none of a building (S20)."""
    return next((slot for one, slot in zip(table.view.structures, table.tap_places, strict=True) if one.number == number), None)


def number_of(table: TableView, name: object) -> int | None:
    """The structure that a name speaks of: at its tap place, or by the card on its top."""
    if not isinstance(name, PlaceName):
        return None
    for one, slot in zip(table.view.structures, table.tap_places, strict=True):
        if (slot is not None and slot == name.slot) or (name.relation == "tower" and one.top == name.card):
            return one.number
    return None


def place_of(shape: Shape, name: object) -> Place | None:
    """The tap place that a name speaks of, as the game counts them."""
    if not isinstance(name, PlaceName) or name.slot not in shape.tap_places:
        return None
    return shape.tap_places.index(name.slot), 0


def free_taps(table: TableView, shape: Shape) -> list[Slot]:
    """Tap places at which nothing stands."""
    return [slot for slot in shape.tap_places if slot not in table.tap_places]


def offered_number(table: TableView, offer: Offer) -> int | None:
    return number_of(table, offer.args.get("place-1"))
