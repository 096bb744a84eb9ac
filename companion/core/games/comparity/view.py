"""What the table may know of a Comparity match, field by field (H1, H2)."""

from __future__ import annotations

from companion.core.games.comparity.position import (
    Bonus,
    Cell,
    Checking,
    Duet,
    OnPad,
    Opening,
    Over,
    Pending,
    Position,
    Reconnecting,
    Repairing,
    Shifting,
    Stage,
    Turn,
    Which,
    Word,
    by_place,
)
from companion.core.games.comparity.repair import violations
from companion.core.games.game import PlaceView, SeatView, View

STAGES: dict[type[Stage], str] = {
    Opening: "opening",
    Turn: "turn",
    Duet: "duet",
    Checking: "checking",
    Repairing: "repairing",
    Reconnecting: "reconnecting",
    Bonus: "bonus",
    Over: "over",
}
PENDING: dict[type[Pending], str] = {Word: "word", Which: "which", OnPad: "on-pad", Shifting: "shifting"}


def view(position: Position) -> View:
    stage, terms = position.stage, position.terms
    violated = {cell for pair in violations(position) for cell in pair} if isinstance(stage, Repairing) else set()
    return View(
        game="comparity",
        deck=terms.deck,
        characteristic=terms.characteristic,
        stage="trio" if isinstance(stage, Duet) and stage.is_trio else STAGES[type(stage)],
        turn=None if isinstance(stage, Over) else stage.seat,
        seats=tuple(_seat(position, index) for index in range(len(position.seats))),
        pile=position.pile + (isinstance(stage, Opening) and not stage.is_anew),  # the opening card is its top (C1)
        places=tuple(_place(position, cell, violated) for cell in by_place(position.area)),
        discarded=tuple((card, position.numbers(card)) for card in position.discarded),
        winners=(stage.seat,) if isinstance(stage, Over) else (),
        pending=PENDING[type(position.pending)] if position.pending else "",
    )


def _seat(position: Position, index: int) -> SeatView:
    seat, stage = position.seats[index], position.stage
    marks = []
    if isinstance(stage, Duet) and stage.seat == seat:
        marks.append("trio" if stage.is_trio else "duet")
    if position.due and position.due[0] == seat:
        marks.append(f"draws-{position.due[1]}")  # shown until the next act (E8)
    return SeatView(seat, position.names[seat], position.hands[seat], tuple(marks))


def _place(position: Position, cell: Cell, violated: set[Cell]) -> PlaceView:
    lying, stage = position.area[cell], position.stage
    marks = []
    if cell in violated:
        marks.append("violated")
    if isinstance(stage, Checking) and stage.cell == cell:
        marks.append("checked")
    return PlaceView(cell, lying.card, lying.is_open, position.numbers(lying.card) if lying.is_open else {}, tuple(marks))
