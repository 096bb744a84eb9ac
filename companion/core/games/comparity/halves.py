"""Acts that are half done: a word said, a card shown, the area being shifted. They are moves, so undo and replay have them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from companion.core.games.comparity.moves import AskWhich, Drop, EndShift, Move, SayCheck, Shift, Show, ShowAll
from companion.core.games.comparity.position import (
    Bonus,
    Cell,
    Duet,
    Lying,
    OnPad,
    Over,
    Position,
    Shifting,
    Turn,
    Which,
    Word,
    by_place,
    surveyed,
)
from companion.core.games.game import Args, AtPlace, Fact, OfCard, OfSeat, Place, Refused, Ruling

MayReveal = Callable[[Position, Cell], Refused | None]


def rule(position: Position, move: Move, may_reveal: MayReveal) -> Ruling | Refused:
    match move:
        case SayCheck(cell):
            return may_reveal(position, cell) or Ruling(replace(position, pending=Word(cell)))
        case AskWhich(cells):
            return _ask_which(position, cells)
        case Show():
            return _show(position, move)
        case Drop():
            return _drop(position)
        case Shift(step):
            return _shift(position, step)
        case EndShift():
            return _end_shift(position)
        case ShowAll():
            return _show_all(position)
        case _:
            raise TypeError(f"not a move of Comparity: {move!r}")


def _ask_which(position: Position, cells: tuple[Cell, ...]) -> Ruling:
    """A question about one card is said; of several the screen shows which may be meant."""
    facts: tuple[Fact, ...] = ()
    if len(cells) == 1:
        args: Args = {"seat": OfSeat(position.stage.seat), "card": OfCard(position.area[cells[0]].card), "place": AtPlace(cells[0])}
        facts = (Fact("asks-check", "C21", "notice", args),)
    return Ruling(replace(position, pending=Which(cells)), facts)


def _show(position: Position, move: Show) -> Ruling | Refused:
    if move.card in position.discarded:
        return Refused("discarded-card", "C12", {"card": OfCard(move.card)})
    return Ruling(replace(position, pending=OnPad(move.card)))


def _drop(position: Position) -> Ruling | Refused:
    if position.pending is None:
        return Refused("nothing-to-drop", "C27")
    is_shift = isinstance(position.pending, Shifting)
    fact = Fact("shift-dropped", "C18", "notice") if is_shift else Fact("dropped", "C21", "notice")
    return Ruling(replace(position, pending=None), (fact,))


def _show_all(position: Position) -> Ruling | Refused:
    """The closed cards of the area are opened, as by a check; those in hands and in the pile stay unknown (C17, H3)."""
    if not isinstance(position.stage, Over):
        return Refused("not-over", "H3")
    closed = [cell for cell in by_place(position.area) if not position.area[cell].is_open]
    if not closed:
        return Refused("all-open", "H3")
    area = {cell: Lying(one.card, is_open=True) for cell, one in position.area.items()}
    revealed = position.revealed | {one.card for one in area.values()}
    after = replace(position, area=area, revealed=revealed, surveyed=surveyed(area, position.terms))
    args: Args = {"numbers": tuple(after.shown(cell) for cell in closed), "count": len(closed)}
    return Ruling(after, (Fact("shown-all", "H3", "revealed", args),))


def _shift(position: Position, step: Place) -> Ruling | Refused:
    """A shift, or one more step of it; nothing else may be half done (C18)."""
    pending = position.pending
    if not isinstance(position.stage, (Turn, Duet, Bonus)) or (pending and not isinstance(pending, Shifting)):
        return Refused("no-shift-now", "C18")
    before = pending.step if isinstance(pending, Shifting) else (0, 0)
    whole = (before[0] + step[0], before[1] + step[1])
    if whole == (0, 0):
        return _drop(position)
    fact = Fact("shift", "C18", "notice", {"right": whole[0], "up": whole[1]})
    return Ruling(replace(position, pending=Shifting(whole)), (fact,))


def _end_shift(position: Position) -> Ruling | Refused:
    if not isinstance(position.pending, Shifting):
        return Refused("no-shift-now", "C18")
    step = position.pending.step
    return Ruling(replace(position, pending=None), (Fact("shifted", "C18", "cleared", {"right": step[0], "up": step[1]}),))
