"""What goes wrong and is put right between two acts: corrections, undo, silent readers, cards on the pad, lines that say nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from companion.core.referee.table_view import TableView
from tests.hiding.exam import Row
from tests.hiding.hands import Hands

Amend = Callable[[TableView, Hands], Iterator[Row]]


def amend(table: TableView, hands: Hands, amends: Sequence[Amend]) -> Iterator[Row]:
    """One of them, line by line."""
    for row in hands.random.choice(amends)(table, hands):
        yield hands.later(row)


def _undo(table: TableView, hands: Hands) -> Iterator[Row]:
    """Asked once, and once more where cards were shown; the third press may find nothing to answer."""
    for _ in range(hands.random.choice((1, 2, 3))):
        yield {"press": "undo"}
    yield {"press": hands.random.choice(("ok", "cancel"))}


def _small_correction(table: TableView, hands: Hands) -> Iterator[Row]:
    one = hands.random.choice(table.view.seats)
    hand = {"hand": {"seat": one.seat, "count": one.hand}}
    yield {"correct": hands.random.choice([hand, {"turn": one.seat}, {"act-of": one.seat}, {"drawn": True}, {"accept": True}])}
    yield {"press": hands.random.choice(("ok", "ok", "cancel"))}


def _replaced(table: TableView, hands: Hands) -> Iterator[Row]:
    one = hands.random.choice(table.view.seats)
    yield {"correct": {"replace": {"seat": one.seat, "name": f"Guest {hands.random.randrange(100)}"}}}
    yield {"press": "ok"}


def _left(table: TableView, hands: Hands) -> Iterator[Row]:
    if len(table.view.seats) > 2:
        yield {"correct": {"leave": hands.random.choice(table.view.seats).seat}}
        yield {"press": "ok"}


def _really(table: TableView, hands: Hands) -> Iterator[Row]:
    """What was read as one card is one from the box."""
    there, unused = hands.there(table), hands.unused()
    if there and unused and not table.instructions:
        card, really = hands.random.choice(there), hands.random.choice(unused)
        yield {"correct": {"card-is": {"card": card, "really": really}}}
        yield {"press": "ok"}
        hands.lying.update({slot: really for slot, one in hands.lying.items() if one == card})


def _accepted(table: TableView, hands: Hands) -> Iterator[Row]:
    """A card from the box is laid where a play is expected, and the table is accepted, now and then with the card face up."""
    places = hands.free(table)
    unused = hands.unused()
    if places and unused and not table.instructions:
        card, slot = hands.random.choice(unused), hands.random.choice(places)
        is_open = hands.random.random() < 0.5
        hands.checked = card if is_open else None
        hands.lying[slot] = card
        yield {"place": slot, **hands.tag(card, table)}
        yield {"correct": {"accept": {"open": [card] if is_open else []}}}
        yield {"press": "ok"}


def _gone(table: TableView, hands: Hands) -> Iterator[Row]:
    """A card is carried off and the table accepted, if it is still in one piece."""
    slots = sorted(slot for slot in hands.lying if len(hands.lies(slot)) == 1)
    if len(slots) > 1 and not table.instructions:
        slot = hands.random.choice(slots)
        del hands.lying[slot]
        yield {"lift": slot}
        yield {"correct": {"accept": True}}
        yield {"press": "ok"}


def _moved(table: TableView, hands: Hands) -> Iterator[Row]:
    """The card that was laid last goes to another cell (C20)."""
    places = hands.free(table)
    past = hands.desk.referee.state.past
    placed = past.placed if past else None
    laid = next((slot for slot, card in hands.lying.items() if card == placed), None)
    if laid and places and not table.instructions and len(hands.lies(laid)) == 1:
        there, card = hands.random.choice(places), hands.lying.pop(laid)
        hands.lying[there] = card
        yield {"lift": laid}
        yield {"place": there, **hands.tag(card, table)}
        hands.wait(2.0)  # by then it is firm
        yield {"view": True}
        yield {"press": hands.random.choice(("ok", "ok", "cancel"))}


def _silent(table: TableView, hands: Hands) -> Iterator[Row]:
    slots = hands.slots(table)
    chosen = hands.random.sample(slots, min(len(slots), 3))
    yield {"freeze": chosen}
    yield {"view": True}
    yield {"back": chosen}


def _tapped(table: TableView, hands: Hands) -> Iterator[Row]:
    """A card is shown to the pad, lying there or not, and dropped again."""
    cards = hands.there(table) if hands.random.random() < 0.6 else hands.unused()
    if cards:
        yield {"tap": "pad", "card": hands.random.choice(cards)}
        yield {"expectations": True}
        yield {"press": "cancel"}


def _checked_on_screen(table: TableView, hands: Hands) -> Iterator[Row]:
    checks = [offer.id for offer in table.expected.offers if offer.kind == "check"]
    if checks:
        yield {"choose": hands.random.choice(checks)}


def _nonsense(table: TableView, hands: Hands) -> Iterator[Row]:
    rows = [{"place": "Z9", "card": "big-ben"}, {"place": "A1", "card": "bigben"}, {"press": "check"}, {"why": "1.1"}]
    yield hands.random.choice(rows)
    yield {"press": "pause"}
    yield {"press": "check"}
    yield {"press": "pause"}
    yield {"press": "cancel"}


SEVERAL: tuple[Amend, ...] = (_small_correction, _replaced, _left, _really, _accepted, _gone, _silent, _tapped, _nonsense)
# People check only what they doubt; the exam wants reveals without reason as well.
ON_AN_AREA: tuple[Amend, ...] = (*SEVERAL, *(_undo, _moved) * 2, *(_checked_on_screen,) * 8)
IN_A_ROW: tuple[Amend, ...] = (*SEVERAL, *(_undo, _accepted) * 2)
AT_SITES: tuple[Amend, ...] = (_small_correction, _replaced, _left, _silent, _tapped, _nonsense, *(_really, _undo) * 3)
QUESTIONS: tuple[Row, ...] = ({"view": True}, {"expectations": True}, {"moves": True})
