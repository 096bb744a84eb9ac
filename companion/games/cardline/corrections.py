"""What players put right when the referee errs (E3, E5, E7, E8). Nothing that was shown is ever closed again."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from companion.decks.card import CardId
from companion.events import AcceptTable, ActOf, AlreadyDrawn, CardIs, Correction, Leave, Replace, SeatId, SetHand, SetTurn
from companion.games.cardline.layout import missing
from companion.games.cardline.position import Joining, Opening, Over, Position, Turn
from companion.games.cardline.rounds import end_of_round
from companion.games.cardline.rules import fits
from companion.games.game import Args, Arrival, AtPlace, Difference, Fact, OfCard, OfSeat, Refused, Ruling


def correct(position: Position, correction: Correction, difference: Difference) -> Ruling | Refused:
    seat = getattr(correction, "seat", None)
    if seat is not None and seat not in position.seats:
        return Refused("not-seated", "E7", {"seat": OfSeat(seat)})
    match correction:
        case SetHand(seat, count):
            return _set_hand(position, seat, count)
        case SetTurn(seat):
            return _set_turn(position, seat)
        case ActOf(seat):
            return _act_of(position, seat)
        case CardIs(card, really):
            return _card_is(position, CardId(card), CardId(really))
        case AlreadyDrawn():
            return _already_drawn(position)
        case AcceptTable():
            return _accept(position, difference)
        case Leave(seat):
            return _leave(position, seat)
        case Replace(seat, name):
            fact = _fact("replaced", "E7", {"seat": OfSeat(seat), "name": name})
            return Ruling(replace(position, names={**position.names, seat: name}), (fact,))
        case _:
            assert_never(correction)


def reopened(position: Position, later: Position) -> Position:
    """An earlier position, in which what was shown since stays known, as it does at the table (E3)."""
    return replace(position, revealed=position.revealed | later.revealed, pending=None, failed=None)


def _fact(key: str, which: str, args: Args) -> Fact:
    return Fact(key, which, "notice", args)


def _set_hand(position: Position, seat: SeatId, count: int) -> Ruling | Refused:
    """With a count that becomes nothing, or something, the end of the round is judged again (E8)."""
    args: Args = {"seat": OfSeat(seat), "count": count}
    if not 0 <= count <= len(position.terms.cards):
        return Refused("count-range", "E3", {**args, "most": len(position.terms.cards)})
    if seat in position.out:
        return Refused("is-out", "L4", {"seat": OfSeat(seat)})
    stage = position.stage
    if count == 0 and seat not in position.played and position.laid_by != seat:
        return Refused("count-empty", "E8", args)
    after = replace(position, hands={**position.hands, seat: count}, due=None)
    facts = (_fact("hand-set", "E3", args), *((_fact("one-card", "E8", {"seat": OfSeat(seat)}),) if count == 1 else ()))
    if isinstance(stage, Over) and count and seat in stage.winners:
        goes_on = _fact("goes-on", "E8", {"seat": OfSeat(stage.otherwise.seat)})
        return Ruling(replace(after, stage=stage.otherwise), (*facts, goes_on))
    if count == 0 and isinstance(stage, Turn) and not position.played:  # the round has just ended with that play
        return end_of_round(after, facts)
    return Ruling(after, facts)


def _set_turn(position: Position, seat: SeatId) -> Ruling | Refused:
    """Whoever comes before that player in the round has had their turn (L4)."""
    if isinstance(position.stage, Over):
        return Refused("match-over", "L4")
    if seat in position.out:
        return Refused("is-out", "L4", {"seat": OfSeat(seat)})
    fact = _fact("turn-set", "E3", {"seat": OfSeat(seat)})
    if isinstance(position.stage, Opening):
        return Ruling(replace(position, stage=Opening(seat)), (fact,))
    order = position.still_in
    played = frozenset(order[: order.index(seat)])
    return Ruling(replace(position, stage=Turn(seat), played=played, pending=None), (fact,))


def _act_of(position: Position, seat: SeatId) -> Ruling | Refused:
    if isinstance(position.stage, Over):
        return Refused("match-over", "L4")
    if seat in position.out:
        return Refused("is-out", "L4", {"seat": OfSeat(seat)})
    return Ruling(replace(position, stage=replace(position.stage, seat=seat)))


def _card_is(position: Position, card: CardId, really: CardId) -> Ruling | Refused:
    """It lies open in the line, so the real one is shown; where it does not fit, the play is taken back instead."""
    args: Args = {"card": OfCard(card), "other": OfCard(really)}
    if card not in position.line:
        return Refused("not-in-line", "E3", args)
    if really not in position.terms.cards:
        return Refused("other-deck", "E3", {"card": OfCard(really)})
    if really in position.line or really in position.box:
        return Refused("already-there", "E3", {"card": OfCard(really)})
    gap = position.line.index(card)
    shown = replace(position, revealed=position.revealed | {really})
    without = replace(shown, line=tuple(one for one in position.line if one != card))
    if not fits(without, really, gap):
        return Refused("does-not-fit", "E3", args)
    after = replace(shown, line=(*without.line[:gap], really, *without.line[gap:]))
    return Ruling(after, (_fact("card-is", "E3", {**args, "number": after.shown(really)}),))


def _already_drawn(position: Position) -> Ruling | Refused:
    if position.due is None:
        return Refused("nothing-owed", "E3")
    return Ruling(replace(position, due=None), (_fact("drawn-already", "E3", {"seat": OfSeat(position.due[0])}),))


def _accept(position: Position, difference: Difference) -> Ruling | Refused:
    """What is gone leaves the line; what has come is shown, and joins when that is confirmed, if it fits (E5)."""
    if difference.strange:
        return Refused("accept-unknown", "E5")
    if isinstance(position.stage, Over):
        return Refused("match-over", "L4")
    gone = missing(position, difference)
    if any(one.card in position.line for one in difference.arrived):
        return Refused("accept-order", "E5")
    if len(difference.arrived) > 1 or any(one.place[1] == 0 for one in difference.arrived):
        return Refused("accept-two", "E5")
    if not gone and not difference.arrived:
        return Refused("accept-nothing", "E5")
    left = {one.card for one in gone}
    line = tuple(card for card in position.line if card not in left)
    box = (*position.box, *(card for card in position.line if card in left))
    after = replace(position, line=line, box=box, failed=None, due=None, pending=None)
    facts = tuple(_fact("accepted-gone", "E5", {"card": OfCard(card)}) for card in position.line if card in left)
    if not after.line:
        after = replace(after, stage=Opening(_seat(position)))
    return _appeared(after, difference.arrived[0], position, difference, facts) if difference.arrived else _accepted(after, facts)


def _accepted(position: Position, facts: tuple[Fact, ...]) -> Ruling:
    return Ruling(position, (*facts, _fact("accepted", "E5", {"seat": OfSeat(_seat(position))})))


def _seat(position: Position) -> SeatId:
    assert not isinstance(position.stage, Over)
    return position.stage.seat


def _appeared(position: Position, one: Arrival, before: Position, difference: Difference, facts: tuple[Fact, ...]) -> Ruling:
    away = {gone.place[0] for gone in difference.away}
    first = next((number for number in range(len(before.line)) if number not in away), 0)
    kept = [card for card in before.line[:first] if card in position.line]  # beside the mat
    gap = len(kept) + one.place[0] - first if position.line else 0
    shown = replace(position, revealed=position.revealed | {one.card})
    number: Args = {"card": OfCard(one.card), "place": AtPlace(one.place), "number": shown.shown(one.card)}
    if not position.line:
        after = replace(shown, stage=Turn(_seat(position)), line=(one.card,))
        return _accepted(after, (*facts, Fact("accept-shows", "E5", "revealed", number)))
    if not fits(shown, one.card, gap):
        return Ruling(shown, (*facts, Fact("accept-misfits", "E5", "revealed", number)))
    return Ruling(replace(shown, pending=Joining(one.card, gap)), (*facts, Fact("accept-shows", "E5", "revealed", number)))


def _leave(position: Position, seat: SeatId) -> Ruling | Refused:
    """The hand goes into the box, neighbours close up; one player left wins (E7)."""
    stage = position.stage
    if isinstance(stage, Over):
        return Refused("match-over", "L4")
    following = position.seats[(position.seats.index(seat) + 1) % len(position.seats)]
    next_in = position.after(seat)
    hands = {one: count for one, count in position.hands.items() if one != seat}
    after = replace(
        position,
        seats=tuple(one for one in position.seats if one != seat),
        first=following if position.first == seat else position.first,
        hands=hands,
        unseen=position.unseen + position.hands[seat],
        out=position.out - {seat},
        played=position.played - {seat},
        due=None if position.due and position.due[0] == seat else position.due,
        pending=None,
    )
    facts: tuple[Fact, ...] = (_fact("left", "E7", {"seat": OfSeat(seat), "count": position.hands[seat]}),)
    if len(after.still_in) == 1:
        won = Fact("wins", "E7", "win", {"seat": OfSeat(after.still_in[0])})
        return Ruling(replace(after, stage=Over(after.still_in, Turn(after.still_in[0]))), (*facts, won))
    if stage.seat != seat:
        return Ruling(after, facts)
    if next_in in after.played:
        return end_of_round(after, facts)
    turn = Fact("turn", "L2", "turn", {"seat": OfSeat(next_in)})
    return Ruling(replace(after, stage=replace(stage, seat=next_in)), (*facts, turn))
