"""Every list of cards that is let out, as the cards stand in it."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.decks.card import CardId
from companion.core.games.game import OfCard, Place
from companion.core.referee.placement import PlaceName
from companion.core.referee.table_view import moves_view, table_view
from companion.core.referee.violations import Instruction
from companion.events import Slot
from tests.hiding.desk import Desk
from tests.hiding.exam import Recorded

Cards = tuple[CardId, ...]


def lists_of(one: Recorded) -> Iterator[tuple[str, Cards, Cards]]:
    """After each line: what the list is, its cards, and the same cards in the order that they must have."""
    desk = Desk(one.plan.asked, one.deck)
    for line in one.lines:
        desk.tell(line)
        yield from _lists(desk)
    for said in desk.referee.heard:
        cards = said.args.get("cards", ())
        if isinstance(cards, tuple) and cards:
            ids = tuple(card.card for card in cards if isinstance(card, OfCard))
            yield said.key, ids, tuple(sorted(ids))


def _lists(desk: Desk) -> Iterator[tuple[str, Cards, Cards]]:
    state = desk.referee.state
    table = table_view(state)
    places = {one.card: one.place for one in table.view.places}
    by_slot = {slot: one.card for one, slot in zip(table.view.places, table.slots, strict=True) if slot}
    checks = [offer.args.get("card-1") for offer in table.expected.offers if offer.kind == "check"]
    named = [offer.args["card"] for offer in table.expected.offers if offer.kind == "card"]
    names = tuple(one.card for one in named if isinstance(one, OfCard))
    reveals = [args["place"] for kind, args in moves_view(state) if kind == "reveal"]
    yield "names", names, tuple(sorted(names))
    yield "view", (seen := tuple(places)), _by_place(seen, places)
    yield "checks", (seen := tuple(one.card for one in checks if isinstance(one, OfCard))), _by_place(seen, places)
    yield "moves", (seen := tuple(card for name in reveals if (card := _card(name, by_slot)))), _by_place(seen, places)
    todo = [one for one in table.instructions if one.card in places and one.target is not None]
    yield "instructions", tuple(one.card for one in todo if one.card), tuple(one.card for one in _in_order(desk, todo, places) if one.card)


def _in_order(desk: Desk, todo: list[Instruction], places: dict[CardId, Place]) -> list[Instruction]:
    """First what lies on the mat, row by row as it lies (as it must lie, while the area is shifted: C18); then what is away or turned."""
    state = desk.referee.state
    is_shifting = state.match.game.step_under_way(state.position) is not None

    def key(one: Instruction) -> tuple[bool, bool, tuple[int, ...]]:
        lies = state.match.shape.column_and_row(one.origin) if one.origin and not is_shifting else None
        return one.origin is None, one.announcement.key.endswith(("-turned", "-turn-up")), (lies or places[one.card or CardId("")])[::-1]

    return sorted(todo, key=key)


def _card(name: object, by_slot: dict[Slot, CardId]) -> CardId | None:
    if not isinstance(name, PlaceName):
        return None
    return name.card or by_slot.get(name.slot or Slot(""))


def _by_place(cards: Cards, places: dict[CardId, Place]) -> Cards:
    """Row by row from the lower left."""
    return tuple(sorted(cards, key=lambda card: places[card][::-1]))
