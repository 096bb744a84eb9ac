"""Comparity's rules: what a move makes of a position. Legality lives here and nowhere else.

Rules of this file: a refusal rests on identity, place and what was revealed, never on a closed card's number (H2). Every
act ends in one of the stages of `position.py`; whoever is asked there is named in the facts.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from companion.core.decks.card import CardId
from companion.core.games.comparity import halves
from companion.core.games.comparity.drawing import drawn
from companion.core.games.comparity.moves import Decline, Discard, DoubleSwap, Draw, LetIn, Move, Play, Reveal, Swap, Verdict
from companion.core.games.comparity.position import (
    Bonus,
    Cell,
    Checking,
    Duet,
    Lying,
    Opening,
    Over,
    Pair,
    Position,
    Reconnecting,
    Repairing,
    Stage,
    Turn,
    by_place,
    free_cells,
    is_one_piece,
    neighbours,
)
from companion.core.games.comparity.repair import broken_by, exchanged, repairs, violations
from companion.core.games.game import Args, AtPlace, Fact, OfCard, OfSeat, Refused, Ruling
from companion.core.games.once import once
from companion.events import SeatId

DISTRUST, PENALTY = 2, 3  # C9, C10
# How whoever is asked in a stage is called, and the ruling behind it.
CALLED: dict[type[Stage], tuple[str, str]] = {
    Turn: ("turn", "C3"),
    Bonus: ("bonus", "C6"),
    Repairing: ("repair", "C11"),
    Reconnecting: ("split", "C13"),
}


def rule(position: Position, move: Move) -> Ruling | Refused:
    match move:
        case Play():
            return _play(position, move)
        case Reveal(cell):
            return may_reveal(position, cell) or _reveal(position, cell)
        case Verdict():
            return _ask_verdict(position)
        case Draw():
            return _draw(position)
        case Decline():
            return _decline(position)
        case Swap() | DoubleSwap():
            return _swap(position, move)
        case Discard():
            return _discard(position, move)
        case LetIn(card):
            if not is_set_aside(position, card):
                return Refused("nothing-asked", "C17")
            fact = Fact("let-in", "C17", "notice", {"card": OfCard(card)})
            return Ruling(replace(position, welcome=position.welcome | {card}), (fact,))
        case _:
            return halves.rule(position, move, may_reveal)


@once
def moves(position: Position) -> tuple[Move, ...]:
    """Every act that the rules allow now; plays by place, the card left open."""
    match position.stage:
        case Opening():
            return (Play(None, (0, 0)),)
        case Turn():
            return (*_plays(position), *_reveals(position))
        case Duet():
            return (Draw(), *_reveals(position))
        case Checking(cell=cell):
            verdict = (Verdict(),) if _has_open_neighbour(position, cell) else ()
            return (*verdict, *_reveals(position))
        case Repairing():
            return repairs(position)
        case Reconnecting():
            return _plays(position)
        case Bonus():
            return _plays(position) if position.terms.bonus_must else (Decline(), *_plays(position))
        case Over():
            return ()


def may_reveal(position: Position, cell: Cell) -> Refused | None:
    """Why this card may not be revealed now; None where it may (C6, C7)."""
    reason = _why_not_reveal(position, cell)
    if reason is None:
        return None
    args: Args = {"card": OfCard(position.area[cell].card)} if cell in position.area else {}
    return Refused(reason, "C7", {**args, "place": AtPlace(cell)})


def revealable(position: Position) -> list[Cell]:
    """Cells of the closed cards that may be revealed now."""
    stage = position.stage
    if not isinstance(stage, (Turn, Duet, Checking)):
        return []
    cells = neighbours(stage.cell) if isinstance(stage, Checking) else position.area
    return [cell for cell in cells if _why_not_reveal(position, cell) is None]


def _why_not_reveal(position: Position, cell: Cell) -> str | None:
    area, stage = position.area, position.stage
    if cell not in area:
        return "no-card-there"
    if area[cell].is_open:
        return "already-open"
    if isinstance(stage, Checking):
        return None if cell in neighbours(stage.cell) else "not-a-neighbour"
    if not isinstance(stage, (Turn, Duet)):
        return "no-check-now"
    x, y = cell
    fits = (x - 1, y) in area or (x, y - 1) in area or (x + 1, y) in area or (x, y + 1) in area
    return None if fits else "stands-alone"


def is_set_aside(position: Position, card: CardId) -> bool:
    """Whether the card was seen in an earlier match and the players have not let it in (C17)."""
    terms = position.terms
    return terms.memory == "remind" and card in terms.set_aside and card not in position.welcome


def may_play(position: Position, card: CardId, cell: Cell) -> Refused | None:
    """Why this card may not be laid on this cell now; None where it may (C4, C13, C24)."""
    reason, which = _refusal(position, card, cell)
    return Refused(reason, which, {"card": OfCard(card), "place": AtPlace(cell)}) if reason else None


def _refusal(position: Position, card: CardId, cell: Cell) -> tuple[str, str]:
    terms, stage = position.terms, position.stage
    if card not in terms.cards:
        return "other-deck", "C24"
    if card in position.discarded:
        return "discarded-card", "C12"
    if position.cell_of(card) is not None:
        return "already-there", "C24"
    if terms.memory == "strict" and card in terms.set_aside and card not in position.welcome:
        return "set-aside-strict", "C17"
    if isinstance(stage, Duet):
        return ("trio-first", "C25") if stage.is_trio else ("duet-first", "C5")
    if isinstance(stage, (Checking, Repairing, Over)):
        return "none-due", "C24"
    if cell in position.area:
        return "occupied", "C24"
    if isinstance(stage, Opening):
        return "", ""
    if not any(near in position.area for near in neighbours(cell)):
        return "touches-nothing", "C4"
    if isinstance(stage, Reconnecting) and not is_one_piece({*position.area, cell}):
        return "not-reconnecting", "C13"
    return "", ""


def _play(position: Position, move: Play) -> Ruling | Refused:
    card, cell, stage = move.card, move.cell, position.stage
    if card is None:
        raise ValueError("a play needs its card")
    refused = may_play(position, card, cell)
    if refused:
        return refused
    area = {**position.area, cell: Lying(card)}
    if isinstance(stage, Opening):
        fact = Fact("opens", "C1", "placed", {"card": OfCard(card), "place": AtPlace(cell)})
        return _to(position, Turn(stage.seat), (fact,), area=area)
    seat = stage.seat
    hand = position.hands[seat] - 1
    hands = {**position.hands, seat: hand}
    facts: tuple[Fact, ...] = (_play_fact(stage, {"seat": OfSeat(seat), "card": OfCard(card), "place": AtPlace(cell), "hand": hand}),)
    after, more = _after_play(position, stage, cell)
    if hand == 0:
        won = Fact("wins", "C15", "win", {"seat": OfSeat(seat)})
        return _to(position, Over(seat, after), (*facts, won), area=area, hands=hands, laid_by=seat)
    if hand == 1:
        facts += (Fact("one-card", "E8", "notice", {"seat": OfSeat(seat)}),)
    return _to(position, after, (*facts, *more), area=area, hands=hands, laid_by=seat)


def _play_fact(stage: Stage, args: Args) -> Fact:
    key, rests_on = {Bonus: ("plays-bonus", "C6"), Reconnecting: ("reconnects", "C13")}.get(type(stage), ("plays", "C4"))
    return Fact(key, rests_on, "placed", args)


def _after_play(position: Position, stage: Stage, cell: Cell) -> tuple[Stage, tuple[Fact, ...]]:
    """What comes after a card is laid here, and what is said of it (C4 to C6, C13); being closed it changes no violation."""
    if isinstance(stage, Bonus):
        return Turn(stage.then), ()
    if isinstance(stage, Reconnecting):
        if violations(position):
            return Repairing(stage.seat, stage.duet), ()
        return after_check(position, stage.seat, stage.duet, found=True), ()
    following = position.left_of(stage.seat)
    touched = sum(near in position.area for near in neighbours(cell))
    if touched < 2:
        return Turn(following), ()
    duet = Duet(following, stage.seat, is_trio=touched > 2)
    key, rests_on = ("trio", "C6") if duet.is_trio else ("duet", "C5")
    return duet, (Fact(key, rests_on, "turn", {"seat": OfSeat(following), "maker": OfSeat(stage.seat)}),)


def _reveal(position: Position, cell: Cell) -> Ruling:
    stage = position.stage
    card = position.area[cell].card
    area = {**position.area, cell: Lying(card, is_open=True)}
    checking = stage
    if not isinstance(stage, Checking):
        checking = Checking(stage.seat, cell, stage if isinstance(stage, Duet) else None)
    shown = replace(position, area=area, revealed=position.revealed | {card}, stage=checking, due=None, pending=None)
    args: Args = {"seat": OfSeat(stage.seat), "card": OfCard(card), "place": AtPlace(cell), "number": shown.shown(cell)}
    facts = (Fact("reveals", "C7", "revealed", args),)
    is_neighbour = isinstance(stage, Checking)
    if is_neighbour or not _reveals(shown):  # none is left to reveal, so the verdict comes by itself (C7)
        return _verdict(shown, facts)
    return Ruling(shown, facts)


def _ask_verdict(position: Position) -> Ruling | Refused:
    stage = position.stage
    if not isinstance(stage, Checking):
        return Refused("no-verdict-now", "C7")
    if not _has_open_neighbour(position, stage.cell):
        return Refused("neighbour-first", "C7", {"card": OfCard(position.area[stage.cell].card), "place": AtPlace(stage.cell)})
    return _verdict(position, ())


def _verdict(position: Position, facts: tuple[Fact, ...]) -> Ruling:
    """Every pair of open neighbours is compared, whoever opened them and whenever (C8)."""
    stage = position.stage
    assert isinstance(stage, Checking)
    pairs = violations(position)
    seat = OfSeat(stage.seat)
    if not pairs:
        facts += (Fact("in-order", "C9", "fits", {"seat": seat}),)
        after, drew = drawn(position, stage.seat, DISTRUST, "distrust", "C9")
        return _to(after, after_check(position, stage.seat, stage.duet, found=False), (*facts, *drew), due=after.due)
    facts += tuple(_out_of_order(position, low, high) for low, high in pairs)
    guilty = stage.duet.maker if stage.duet else position.right_of(stage.seat)  # C10
    after, drew = drawn(position, guilty, PENALTY, "penalty", "C10")
    facts += drew
    if stage.duet is not None and stage.duet.is_trio:
        facts += (Fact("bonus-forfeited", "C6", "notice", {"seat": OfSeat(stage.duet.maker)}),)
    return _to(after, Repairing(stage.seat, stage.duet), facts, due=after.due)


def _out_of_order(position: Position, low: Cell, high: Cell) -> Fact:
    one, other = position.area[low].card, position.area[high].card
    key = "too-great-left" if low[1] == high[1] else "too-great-below"
    args: Args = {"card": OfCard(one), "place": AtPlace(low), "number": position.shown(low)}
    more: Args = {"other": OfCard(other), "there": AtPlace(high), "other-number": position.shown(high)}
    return Fact(key, "C8", "violation", {**args, **more})


def after_check(position: Position, seat: SeatId, duet: Duet | None, *, found: bool) -> Stage:
    if duet is None:
        return Turn(position.left_of(seat))
    if duet.is_trio and not found:  # a check that found a violation forfeits the bonus (C6)
        return Bonus(duet.maker, seat)
    return Turn(seat)


def _draw(position: Position) -> Ruling | Refused:
    stage = position.stage
    if not isinstance(stage, Duet):
        return Refused("no-draw-due", "C28")
    after, facts = drawn(position, stage.seat, 1, "draws", "C5")
    return _to(after, Bonus(stage.maker, stage.seat) if stage.is_trio else Turn(stage.seat), facts, due=after.due)


def _decline(position: Position) -> Ruling | Refused:
    stage = position.stage
    if not isinstance(stage, Bonus):
        return Refused("no-bonus-now", "C6")
    if position.terms.bonus_must:
        return Refused("bonus-must", "C6", {"seat": OfSeat(stage.seat)})
    fact = Fact("declines", "C6", "plain", {"seat": OfSeat(stage.seat)})
    return _to(position, Turn(stage.then), (fact,))


def _swap(position: Position, move: Swap | DoubleSwap) -> Ruling | Refused:
    stage = position.stage
    pairs = (move.pair,) if isinstance(move, Swap) else (move.first, move.second)
    if not isinstance(stage, Repairing) or move not in repairs(position):
        return _swap_refused(position, pairs[0])
    after = replace(position, area=exchanged(position.area, pairs), due=None, pending=None)
    return _repaired(after, stage, tuple(_swapped(after, low, high) for low, high in pairs))


def _swap_refused(position: Position, pair: Pair) -> Refused:
    broken = broken_by(position, pair) if isinstance(position.stage, Repairing) else None
    if broken is None:
        cards = [OfCard(position.area[cell].card) for cell in pair if cell in position.area]
        return Refused("swap-refused", "C11", dict(zip(("card", "other"), cards, strict=False)))
    return Refused("swap-breaks", "C11", {"left": OfCard(broken[0]), "right": OfCard(broken[1])})


def _swapped(after: Position, low: Cell, high: Cell) -> Fact:
    args: Args = {"card": OfCard(after.area[low].card), "place": AtPlace(low)}
    return Fact("swapped", "C11", "cleared", {**args, "other": OfCard(after.area[high].card), "there": AtPlace(high)})


def _discard(position: Position, move: Discard) -> Ruling | Refused:
    stage = position.stage
    if not isinstance(stage, Repairing) or move not in repairs(position):
        return _discard_refused(position, move.cell)
    card = position.area[move.cell].card
    area = {cell: lying for cell, lying in position.area.items() if cell != move.cell}
    after = replace(position, area=area, discarded=(*position.discarded, card), due=None, pending=None)
    fact = Fact("discarded", "C12", "cleared", {"seat": OfSeat(stage.seat), "card": OfCard(card), "place": AtPlace(move.cell)})
    if not is_one_piece(set(area)):
        return _to(after, Reconnecting(stage.seat, stage.duet), (fact,))
    return _repaired(after, stage, (fact,))


def _discard_refused(position: Position, cell: Cell) -> Refused:
    if not isinstance(position.stage, Repairing):
        return Refused("no-repair-now", "C11")
    if cell not in position.area:
        return Refused("no-card-there", "C11", {"place": AtPlace(cell)})
    args: Args = {"card": OfCard(position.area[cell].card)}
    if not any(cell in pair for pair in violations(position)):
        return Refused("not-violated", "C11", args)
    return Refused("swap-first", "C11", args)


def _repaired(position: Position, stage: Repairing, facts: tuple[Fact, ...]) -> Ruling:
    if violations(position):
        return Ruling(position, facts)
    return _to(position, after_check(position, stage.seat, stage.duet, found=True), facts)


def _to(position: Position, stage: Stage, facts: tuple[Fact, ...], *, due: tuple[SeatId, int] | None = None, **changed: Any) -> Ruling:
    """The position in its next stage; whoever is asked there is told so. A draw stays shown until the next act (E8)."""
    if type(stage) in CALLED:
        key, rests_on = CALLED[type(stage)]
        facts += (Fact(key, rests_on, "turn", {"seat": OfSeat(stage.seat)}),)
    return Ruling(replace(position, stage=stage, due=due, pending=None, **changed), facts)


def _has_open_neighbour(position: Position, cell: Cell) -> bool:
    return any(near in position.area and position.area[near].is_open for near in neighbours(cell))


def _reveals(position: Position) -> tuple[Reveal, ...]:
    return tuple(Reveal(cell) for cell in by_place(set(revealable(position))))


def _plays(position: Position) -> tuple[Play, ...]:
    cells = free_cells(position.area)
    if isinstance(position.stage, Reconnecting):
        cells = [cell for cell in cells if is_one_piece({*position.area, cell})]
    return tuple(Play(None, cell) for cell in cells)
