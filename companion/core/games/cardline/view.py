"""What the table may know of a Cardline match: the line and the box lie open, hands and pile are counts."""

from __future__ import annotations

from companion.core.games.cardline.position import Joining, OnPad, Opening, Over, Pending, Position, Stage, Turn
from companion.core.games.game import PlaceView, SeatView, View
from companion.events import SeatId

STAGES: dict[type[Stage], str] = {Opening: "opening", Turn: "turn", Over: "over"}
PENDING: dict[type[Pending], str] = {OnPad: "on-pad", Joining: "joining"}


def view(position: Position) -> View:
    stage, terms = position.stage, position.terms
    return View(
        game="cardline",
        deck=terms.deck,
        characteristic=terms.characteristic,
        stage=STAGES[type(stage)],
        turn=position.seat,
        seats=tuple(_seat(position, seat) for seat in position.seats),
        pile=position.pile + isinstance(stage, Opening),  # the opening card is its top (L1)
        places=tuple(PlaceView((number, 0), card, True, position.numbers(card), ()) for number, card in enumerate(position.line)),
        discarded=tuple((card, position.numbers(card)) for card in position.box),
        winners=stage.winners if isinstance(stage, Over) else (),
        pending=PENDING[type(position.pending)] if position.pending else "",
        stock={"box": position.box_count},
    )


def _seat(position: Position, seat: SeatId) -> SeatView:
    marks = []
    if seat in position.out:
        marks.append("out")
    if seat in position.due:
        marks.append("draws-1")  # shown until the next act (E8)
    return SeatView(seat, position.names[seat], position.hands[seat], tuple(marks))
