"""What goes wrong and is put right between two acts: corrections, undo, silent readers, cards on the pad, lines that say nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from companion.events import Slot
from companion.referee.table_view import TableView
from tests.hiding.unsteady import Unsteady

Row = dict[str, Any]


def amend(table: TableView, unsteady: Unsteady) -> Iterator[Row]:
    """One of them, line by line."""
    for row in unsteady.random.choice(AMENDS)(table, unsteady):
        yield unsteady.later(row)


def _undo(table: TableView, unsteady: Unsteady) -> Iterator[Row]:
    """Asked once, and once more where cards were shown; the third press may find nothing to answer."""
    for _ in range(unsteady.random.choice((1, 2, 3))):
        yield {"press": "undo"}
    yield {"press": unsteady.random.choice(("ok", "cancel"))}


def _small_correction(table: TableView, unsteady: Unsteady) -> Iterator[Row]:
    one = unsteady.random.choice(table.view.seats)
    hand = {"hand": {"seat": one.seat, "count": one.hand}}
    yield {"correct": unsteady.random.choice([hand, {"turn": one.seat}, {"act-of": one.seat}, {"drawn": True}, {"accept": True}])}
    yield {"press": unsteady.random.choice(("ok", "ok", "cancel"))}


def _replaced(table: TableView, unsteady: Unsteady) -> Iterator[Row]:
    one = unsteady.random.choice(table.view.seats)
    yield {"correct": {"replace": {"seat": one.seat, "name": f"Guest {unsteady.random.randrange(100)}"}}}
    yield {"press": "ok"}


def _left(table: TableView, unsteady: Unsteady) -> Iterator[Row]:
    if len(table.view.seats) > 2:
        yield {"correct": {"leave": unsteady.random.choice(table.view.seats).seat}}
        yield {"press": "ok"}


def _really(table: TableView, unsteady: Unsteady) -> Iterator[Row]:
    """What was read as one card is one from the box."""
    unused = unsteady.unused()
    if table.view.places and unused and not table.instructions:
        card, really = unsteady.random.choice(table.view.places).card, unsteady.random.choice(unused)
        yield {"correct": {"card-is": {"card": card, "really": really}}}
        yield {"press": "ok"}
        unsteady.people.lying.update({slot: really for slot, one in unsteady.people.lying.items() if one == card})


def _accepted(table: TableView, unsteady: Unsteady) -> Iterator[Row]:
    """A card from the box is laid where a play is expected, and the table is accepted, now and then with the card face up."""
    places = [place.slot for place in table.expected.places if place.slot and not place.relation]
    unused = unsteady.unused()
    if places and unused and not table.instructions:
        card, slot = unsteady.random.choice(unused), unsteady.random.choice(places)
        is_open = unsteady.random.random() < 0.5
        unsteady.checked = card if is_open else None
        unsteady.people.lying[slot] = card
        yield {"place": slot, **unsteady.tag(card, table)}
        yield {"correct": {"accept": {"open": [card] if is_open else []}}}
        yield {"press": "ok"}


def _gone(table: TableView, unsteady: Unsteady) -> Iterator[Row]:
    """A card is carried off and the table accepted, if it is still in one piece."""
    slots = sorted(slot for slot in unsteady.people.lying if len(unsteady.lies(slot)) == 1)
    if len(slots) > 1 and not table.instructions:
        slot = unsteady.random.choice(slots)
        del unsteady.people.lying[slot]
        yield {"lift": slot}
        yield {"correct": {"accept": True}}
        yield {"press": "ok"}


def _moved(table: TableView, unsteady: Unsteady) -> Iterator[Row]:
    """The card that was laid last goes to another cell (C20)."""
    places = [place.slot for place in table.expected.places if place.slot and not place.relation]
    past = unsteady.desk.referee.standing.past
    placed = past.placed if past else None
    laid = next((slot for slot, card in unsteady.people.lying.items() if card == placed), None)
    if laid and places and not table.instructions and len(unsteady.lies(laid)) == 1:
        there, card = unsteady.random.choice(places), unsteady.people.lying.pop(laid)
        unsteady.people.lying[there] = card
        yield {"lift": laid}
        yield {"place": there, **unsteady.tag(card, table)}
        unsteady.people.at += 2.0  # by then it is firm
        yield {"view": True}
        yield {"press": unsteady.random.choice(("ok", "ok", "cancel"))}


def _silent(table: TableView, unsteady: Unsteady) -> Iterator[Row]:
    slots = [slot for slot in table.slots if slot] or [Slot("A1")]
    chosen = unsteady.random.sample(slots, min(len(slots), 3))
    yield {"freeze": chosen}
    yield {"view": True}
    yield {"back": chosen}


def _tapped(table: TableView, unsteady: Unsteady) -> Iterator[Row]:
    """A card is shown to the pad, of the area or not, and dropped again."""
    cards = [one.card for one in table.view.places] if unsteady.random.random() < 0.6 else unsteady.unused()
    if cards:
        yield {"tap": "pad", "card": unsteady.random.choice(cards)}
        yield {"expectations": True}
        yield {"press": "cancel"}


def _checked_on_screen(table: TableView, unsteady: Unsteady) -> Iterator[Row]:
    checks = [offer.id for offer in table.expected.offers if offer.kind == "check"]
    if checks:
        yield {"choose": unsteady.random.choice(checks)}


def _nonsense(table: TableView, unsteady: Unsteady) -> Iterator[Row]:
    rows = [{"place": "Z9", "card": "big-ben"}, {"place": "A1", "card": "bigben"}, {"press": "check"}, {"why": "1.1"}]
    yield unsteady.random.choice(rows)
    yield {"press": "pause"}
    yield {"press": "check"}
    yield {"press": "pause"}
    yield {"press": "cancel"}


Amend = Callable[[TableView, Unsteady], Iterator[Row]]
SEVERAL: tuple[Amend, ...] = (_small_correction, _replaced, _left, _really, _accepted, _gone, _silent, _tapped, _nonsense)
# People check only what they doubt; the exam wants reveals without reason as well.
AMENDS: tuple[Amend, ...] = (*SEVERAL, *(_undo, _moved) * 2, *(_checked_on_screen,) * 8)
QUESTIONS: tuple[Row, ...] = ({"view": True}, {"expectations": True}, {"moves": True})
