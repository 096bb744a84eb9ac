"""What the screen shows of the line: its cards in their order, and which gap a place's name speaks of."""

from __future__ import annotations

from companion.core.decks.card import CardId
from companion.core.referee.placement import PlaceName
from companion.core.referee.table_view import Offer, TableView


def line_of(table: TableView) -> tuple[CardId, ...]:
    return tuple(one.card for one in table.view.places)


def gap_of(table: TableView, name: object) -> int | None:
    """A gap is named by the cards beside it; gap 0 is before the first card."""
    line = line_of(table)
    if not isinstance(name, PlaceName) or name.card not in line:
        return None
    number = line.index(name.card)
    match name.relation:
        case "left-of" if number == 0:
            return 0
        case "right-of" if number == len(line) - 1:
            return len(line)
        case "between" if line[number + 1 : number + 2] == (name.other,):
            return number + 1
        case _:
            return None


def gap_of_offer(table: TableView, offer: Offer) -> int | None:
    return gap_of(table, offer.args.get("place-1")) if offer.kind == "play" else None
