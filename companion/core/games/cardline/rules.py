"""Cardline's rules: what a move makes of a position. Legality lives here and nowhere else.

Rules of this file: a refusal rests on identity, place and what was revealed, never on a closed card's number (H2); only a play, once it is
made, opens its card.
"""

from __future__ import annotations

from dataclasses import replace

from companion.core.decks.card import CardId
from companion.core.games.cardline.moves import Drawn, Drop, Exchange, Join, Move, Open, Play, Show, TakenAway, TimeUp
from companion.core.games.cardline.position import Failed, Joining, OnPad, Opening, Over, Position, Stock, Turn
from companion.core.games.cardline.rounds import after_turn, drawn
from companion.core.games.game import Args, Fact, Refused, Ruling, Shown, at_place, of_card, of_seat
from companion.events import SeatId

LEAST_SLOTS = 3  # on fewer no line can be laid with one slot free (L8)


def rule(position: Position, move: Move) -> Ruling | Refused:
    match move:
        case Open(card):
            return _open(position, card)
        case Play(card, gap):
            return _play(position, card, gap)
        case Join(card, gap):
            return _join(position, card, gap)
        case Show(card):
            return may_lay(position, card) or Ruling(replace(position, pending=OnPad(card)))
        case Drawn():
            return _drawn(position)
        case TakenAway():
            return Ruling(replace(position, failed=None)) if position.failed else Refused("nothing-to-drop", "C27")
        case Exchange(card, other):
            return _exchange(position, card, other)
        case Drop():
            return _drop(position)
        case TimeUp():
            return _time_up(position)


def moves(position: Position) -> tuple[Move, ...]:
    """Every act that the rules allow now; plays by gap, the card left open."""
    match position.stage:
        case Opening():
            return (Open(None),)
        case Turn():
            return tuple(Play(None, gap) for gap in range(len(position.line) + 1))
        case Over():
            return ()


def may_lay(position: Position, card: CardId) -> Refused | None:
    """Why this card may not be laid in any gap now; None where it may (C24)."""
    reason, which = _why_not(position, card)
    return Refused(reason, which, {"card": of_card(card)}) if reason else None


def _why_not(position: Position, card: CardId) -> tuple[str, str]:
    if card not in position.terms.cards:
        return "other-deck", "C24"
    if card in position.revealed:  # a card that was never shown lies neither in the line nor in the box
        if card in position.line:
            return "already-there", "C24"
        if card in position.box:
            return "in-the-box", "L3"
    return ("none-due", "C24") if isinstance(position.stage, Over) else ("", "")


def _open(position: Position, card: CardId | None) -> Ruling | Refused:
    if card is None:
        raise ValueError("the first card needs its name")
    if not isinstance(position.stage, Opening):
        return Refused("none-due", "C24", {"card": of_card(card)})
    refused = may_lay(position, card)
    if refused:
        return refused
    after = replace(position, revealed=position.revealed | {card}, line=(card,))
    facts = (
        Fact("opens", "L1", "revealed", {"card": of_card(card), "number": after.shown(card)}),
        Fact("turn", "L2", "turn", {"seat": of_seat(position.stage.seat)}),
    )
    return Ruling(replace(after, stage=Turn(position.stage.seat), pending=None), facts)


def _play(position: Position, card: CardId | None, gap: int) -> Ruling | Refused:
    stage = position.stage
    if card is None:
        raise ValueError("a play needs its card")
    refused = may_lay(position, card)
    if refused:
        return refused
    if not isinstance(stage, Turn):
        return Refused("line-first", "L1", {"card": of_card(card)})
    if not 0 <= gap <= len(position.line):
        return Refused("no-gap", "L2", {"card": of_card(card)})
    if not position.hands[stage.seat]:
        return Refused("no-cards", "E8", {"seat": of_seat(stage.seat)})
    line, seat, number = position.line, stage.seat, position.terms.shown.opened()[card]
    left = position.shown(line[gap - 1]) if gap else None
    right = position.shown(line[gap]) if gap < len(line) else None
    is_right = in_order(left, number, right)
    fact = _verdict(seat, gap, (left, number, right), is_right=is_right)
    revealed = position.revealed | {card}
    return _stays(position, seat, card, gap, revealed, fact) if is_right else _fails(position, seat, card, revealed, fact)


def fits(position: Position, card: CardId, gap: int) -> bool:
    """Whether a card that was shown fits in this gap."""
    line, shown = position.line, position.shown
    return in_order(shown(line[gap - 1]) if gap else None, shown(card), shown(line[gap]) if gap < len(line) else None)


def in_order(left: Shown | None, one: Shown, right: Shown | None) -> bool:
    """Whether a number is not smaller than its left neighbour and not greater than its right one; an end has one neighbour (L2)."""
    return (left is None or left.number <= one.number) and (right is None or one.number <= right.number)


def _verdict(seat: SeatId, gap: int, around: tuple[Shown | None, Shown, Shown | None], *, is_right: bool) -> Fact:
    """The value and both neighbours' values, right or wrong."""
    left, one, right = around
    args: Args = {"seat": of_seat(seat), "card": of_card(one.card), "place": at_place((gap, 1)), "number": one}
    if left is not None:
        args = {**args, "left": of_card(left.card), "left-number": left}
    if right is not None:
        args = {**args, "right": of_card(right.card), "right-number": right}
    if left is None:
        return Fact("fits-first", "L2", "fits", args) if is_right else Fact("misfits-first", "L2", "violation", args)
    if right is None:
        return Fact("fits-last", "L2", "fits", args) if is_right else Fact("misfits-last", "L2", "violation", args)
    return Fact("fits-between", "L2", "fits", args) if is_right else Fact("misfits-between", "L2", "violation", args)


def _stays(position: Position, seat: SeatId, card: CardId, gap: int, revealed: frozenset[CardId], fact: Fact) -> Ruling:
    hand = position.hands[seat] - 1
    line = (*position.line[:gap], card, *position.line[gap:])
    after = position.after_play(seat, revealed=revealed, hands={**position.hands, seat: hand}, line=line)
    return after_turn(after, (fact, *_few(seat, hand), *_long(after)))


def _few(seat: SeatId, count: int) -> tuple[Fact, ...]:
    if count == 0:
        return (Fact("no-card", "L4", "notice", {"seat": of_seat(seat)}),)
    return (Fact("one-card", "E8", "notice", {"seat": of_seat(seat)}),) if count == 1 else ()


def _long(position: Position) -> tuple[Fact, ...]:
    """The line is about to outgrow its slots: from now on cards at its ends may lie beside the mat (L8)."""
    line, slots = position.line, position.terms.slots
    if len(line) != slots - 1 or slots < LEAST_SLOTS:
        return ()
    return (Fact("line-is-long", "L8", "notice", {"left": of_card(line[0]), "right": of_card(line[-1])}),)


def _fails(position: Position, seat: SeatId, card: CardId, revealed: frozenset[CardId], fact: Fact) -> Ruling:
    """The player draws, and only then the card goes to the box; where neither pile nor box has one it goes back into the hand (L3, L6)."""
    drew, hand = drawn(position, 1), position.hands[seat]
    if drew is None:
        back = Fact("takes-back", "L6", "penalty", {"seat": of_seat(seat), "card": of_card(card), "hand": hand})
        return after_turn(position.after_play(seat, revealed=revealed, failed=Failed(card, is_kept=True, seat=seat)), (fact, back))
    left, facts = drew
    draws = Fact("draws", "L3", "penalty", {"seat": of_seat(seat), "card": of_card(card), "hand": hand})
    stock = Stock(left.pile, (*left.box, card), left.unseen)
    failed = Failed(card, is_kept=False, seat=seat)
    return after_turn(position.after_play(seat, revealed=revealed, stock=stock, failed=failed, due=(seat,)), (fact, *facts, draws))


def timed(position: Position) -> SeatId | None:
    """The player whose time runs down; it stands still before the line begins, and while a card is to be confirmed (E5, E9)."""
    is_asked = isinstance(position.stage, Turn) and not isinstance(position.pending, Joining)
    return position.seat if is_asked else None


def _time_up(position: Position) -> Ruling | Refused:
    """The turn passes; the player draws one, where pile or box have one, and no card goes to the box (E9)."""
    seat = timed(position)
    if seat is None:
        return Refused("nothing-asked", "E9")
    drew, hands = drawn(position, 1), position.hands
    passed = replace(position, pending=None, judged=None, due=())
    if drew is None:
        late = Fact("time-up-no-card", "E9", "penalty", {"seat": of_seat(seat)})
        return after_turn(passed.after_turn_of(seat), (late,))
    stock, facts = drew
    hand = hands[seat] + 1
    after = replace(passed, hands={**hands, seat: hand}, pile=stock.pile, box=stock.box, unseen=stock.unseen, due=(seat,))
    late = Fact("time-up", "E9", "penalty", {"seat": of_seat(seat), "hand": hand})
    return after_turn(after.after_turn_of(seat), (*facts, late))


def _join(position: Position, card: CardId, gap: int) -> Ruling | Refused:
    """A card joins the line that lay there when the table was accepted (E5)."""
    if position.pending != Joining(card, gap) or not fits(position, card, gap):
        return Refused("nothing-asked", "C27")
    after = replace(position, pending=None, line=(*position.line[:gap], card, *position.line[gap:]))
    box = tuple(one for one in after.box if one != card)
    return Ruling(replace(after, box=box), (Fact("joins", "E5", "notice", {"card": of_card(card), "number": after.shown(card)}),))


def _drawn(position: Position) -> Ruling | Refused:
    return Ruling(replace(position, due=position.due[1:])) if position.due else Refused("no-draw-due", "C28")


def _exchange(position: Position, card: CardId, other: CardId) -> Ruling | Refused:
    """The line keeps its order, as all between two equal cards are equal to them (L7)."""
    for one in (card, other):
        if one not in position.line:
            return Refused("not-in-line", "L7", {"card": of_card(one)})
    if position.number(card) != position.number(other):
        return Refused("nothing-asked", "L7")
    places = {card: other, other: card}
    return Ruling(replace(position, line=tuple(places.get(one, one) for one in position.line)))


def _drop(position: Position) -> Ruling | Refused:
    if position.pending is None:
        return Refused("nothing-to-drop", "C27")
    return Ruling(position.kept_out(), (Fact("dropped", "C19", "notice"),))


def is_long(position: Position) -> bool:
    """Whether cards at the ends may lie beside the mat (L8)."""
    return len(position.line) >= position.terms.slots - 1
