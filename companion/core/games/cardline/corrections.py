"""What players put right when the referee errs (E3, E5, E7, E8). Nothing that was shown is ever closed again."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from companion.core.decks.card import CardId
from companion.core.games.cardline.layout import missing
from companion.core.games.cardline.position import Failed, Joining, Opening, Over, Position, Turn
from companion.core.games.cardline.rounds import drawn, end_of_round
from companion.core.games.cardline.rules import fits
from companion.core.games.game import Args, Arrival, AtPlace, Difference, Fact, OfCard, OfSeat, Refused, Ruling
from companion.events import AcceptTable, ActOf, AlreadyDrawn, CardIs, Correction, Leave, Replace, SeatId, SetHand, SetTurn


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
            fact = _fact("replaced", "E7", {"seat": OfSeat(seat), "name": name, "former": position.names[seat]})
            return Ruling(replace(position, names={**position.names, seat: name}), (fact,))
        case _:
            assert_never(correction)


def reopened(position: Position, later: Position) -> Position:
    """An earlier position, in which what was shown since stays known, as it does at the table (E3)."""
    return replace(position, revealed=position.revealed | later.revealed, pending=None, failed=None)


def _fact(key: str, which: str, args: Args) -> Fact:
    return Fact(key, which, "notice", args)


def _set_hand(position: Position, seat: SeatId, count: int) -> Ruling | Refused:
    """A count that falls to zero, or rises from it, has the round that has just ended judged again (E8)."""
    args: Args = {"seat": OfSeat(seat), "count": count}
    if not 0 <= count <= len(position.terms.cards):
        return Refused("count-range", "E3", {**args, "most": len(position.terms.cards)})
    if seat in position.out:
        return Refused("is-out", "L4", {"seat": OfSeat(seat)})
    judged = position.judged
    if count == 0 and judged is None and seat not in (*position.played, position.laid_by):
        return Refused("count-empty", "E8", args)
    facts = (_fact("hand-set", "E3", args),)
    if judged is None or bool(count) == bool(judged.hands[seat]):
        due = tuple(one for one in position.due if one != seat)
        return Ruling(replace(position, hands={**position.hands, seat: count}, due=due), facts)
    counted = replace(judged, hands={**judged.hands, seat: count}, failed=position.failed, revealed=position.revealed)
    return _judged_again(counted, position, facts)


def _judged_again(before: Position, position: Position, facts: tuple[Fact, ...]) -> Ruling:
    again = end_of_round(before, facts)
    is_played_off = again.position.out != before.out
    if isinstance(position.stage, Over) and not isinstance(again.position.stage, Over) and not is_played_off:
        goes_on = _fact("goes-on", "E8", {"seat": OfSeat(_seat(again.position))})
        return Ruling(again.position, (*(fact for fact in again.facts if not fact.is_call), goes_on))
    return again


def _set_turn(position: Position, seat: SeatId) -> Ruling | Refused:
    """The players before this one in the round count as having had their turn (L4)."""
    if isinstance(position.stage, Over):
        return Refused("match-over", "L4")
    if seat in position.out:
        return Refused("is-out", "L4", {"seat": OfSeat(seat)})
    fact = _fact("turn-set", "E3", {"seat": OfSeat(seat)})
    if isinstance(position.stage, Opening):
        return Ruling(replace(position, stage=Opening(seat)), (fact,))
    if not position.hands[seat]:
        return Refused("no-cards", "E8", {"seat": OfSeat(seat)})
    order = position.still_in
    played = frozenset(order[: order.index(seat)])
    return Ruling(replace(position.kept_out(), stage=Turn(seat), played=played, judged=None), (fact,))


def _act_of(position: Position, seat: SeatId) -> Ruling | Refused:
    if isinstance(position.stage, Over):
        return Refused("match-over", "L4")
    if seat in position.out:
        return Refused("is-out", "L4", {"seat": OfSeat(seat)})
    return Ruling(replace(position, stage=replace(position.stage, seat=seat)))


def _card_is(position: Position, card: CardId, really: CardId) -> Ruling | Refused:
    """The real card is shown at once, as the line lies open; where it does not fit, it goes to the box as a failed play does (L3)."""
    args: Args = {"card": OfCard(card), "other": OfCard(really)}
    if card not in position.line:
        return Refused("not-in-line", "E3", args)
    if really not in position.terms.cards:
        return Refused("other-deck", "E3", {"card": OfCard(really)})
    is_joining = isinstance(position.pending, Joining) and position.pending.card == really
    if really in position.line or really in position.box or is_joining:
        return Refused("already-there", "E3", {"card": OfCard(really)})
    gap = position.line.index(card)
    shown = replace(position.kept_out(), revealed=position.revealed | {really})
    number = shown.shown(really)
    told = _fact("card-is", "E3", {**args, "number": number})
    without = replace(shown, line=tuple(one for one in position.line if one != card))
    if fits(without, really, gap):
        return Ruling(replace(shown, line=(*without.line[:gap], really, *without.line[gap:])), (told,))
    boxed = replace(without, box=(*without.box, really), failed=Failed(really, is_kept=False))
    misfits = Fact("accept-misfits", "E3", "revealed", {"card": OfCard(really), "place": AtPlace((gap, 1)), "number": number})
    return Ruling(boxed, (told, misfits))


def _already_drawn(position: Position) -> Ruling | Refused:
    if not position.due:
        return Refused("nothing-owed", "E3")
    return Ruling(replace(position, due=position.due[1:]), (_fact("drawn-already", "E3", {"seat": OfSeat(position.due[0])}),))


def _accept(position: Position, difference: Difference) -> Ruling | Refused:
    """What is gone leaves the line; what has come is shown, and joins when that is confirmed, if it fits (E5)."""
    if difference.strange:
        return Refused("accept-unknown", "E5")
    if isinstance(position.stage, Over):
        return Refused("match-over", "L4")
    arrived = [one for one in difference.arrived if one.card not in position.line]
    lying = {one.card for one in difference.arrived}
    left = {one.card for one in missing(position, difference) if one.card not in lying}
    if not _is_in_order(position, difference):
        return Refused("accept-order", "E5")
    if len(arrived) > 1 or any(one.place[1] == 0 for one in difference.arrived):
        return Refused("accept-two", "E5")
    if not left and not arrived:
        return Refused("accept-nothing", "E5")
    line = tuple(card for card in position.line if card not in left)
    box = (*position.box, *(card for card in position.line if card in left))
    after = replace(position, line=line, box=box, failed=None, due=(), pending=None, judged=None)
    facts = tuple(_fact("accepted-gone", "E5", {"card": OfCard(card)}) for card in position.line if card in left)
    if arrived:
        return _appeared(after, arrived[0], position, difference, facts)
    return _accepted(after, facts) if after.line else _opens_anew(after, facts)


def _heard(position: Position, difference: Difference) -> list[int]:
    """The line's cards that lie where they are to lie."""
    gone = {one.place[0] for one in difference.away}
    return [number for number in range(len(position.line)) if number not in gone]


def _is_in_order(position: Position, difference: Difference) -> bool:
    """Whether all cards of the line that lie there are, though some may have to make room for others."""
    heard = _heard(position, difference)
    others = [(position.line.index(one.card), one.place) for one in difference.arrived if one.card in position.line]
    gaps = [(number, (min(heard, default=0) + sum(one < number for one in heard), 1)) for number, _ in others]
    return others == gaps and [number for number, _ in others] == sorted(number for number, _ in others)


def _opens_anew(position: Position, facts: tuple[Fact, ...]) -> Ruling:
    """Nothing is left of the line, so it begins again with the top of the pile (L1)."""
    drew = drawn(position, 1)
    assert drew is not None  # the box holds the cards of the former line
    stock, more = drew
    after = replace(position, pile=stock.pile, box=stock.box, unseen=stock.unseen)
    return _accepted(replace(after, stage=Opening(_seat(position), is_anew=True)), (*facts, *more))


def _accepted(position: Position, facts: tuple[Fact, ...]) -> Ruling:
    return Ruling(position, (*facts, _fact("accepted", "E5", {"seat": OfSeat(_seat(position))})))


def _seat(position: Position) -> SeatId:
    assert not isinstance(position.stage, Over)
    return position.stage.seat


def _appeared(position: Position, one: Arrival, before: Position, difference: Difference, facts: tuple[Fact, ...]) -> Ruling:
    heard, own = _heard(before, difference), [other.card for other in difference.arrived if other.card in before.line]
    before_it = difference.arrived[: difference.arrived.index(one)]
    first = min([*heard, *map(before.line.index, own)], default=0)
    beside = [card for card in before.line[:first] if card in position.line]  # off the mat, before the cards on it
    gap = len(beside) + one.place[0] - min(heard, default=0) + sum(other.card in own for other in before_it) if position.line else 0
    shown = replace(position, revealed=position.revealed | {one.card})
    number: Args = {"card": OfCard(one.card), "place": AtPlace(one.place), "number": shown.shown(one.card)}
    if not position.line:
        after = replace(shown, stage=Turn(_seat(position)), line=(one.card,))
        return _accepted(after, (*facts, Fact("accept-shows", "E5", "revealed", number)))
    if not fits(shown, one.card, gap):
        # Shown without a play, the card may be played in a later turn.
        kept_out = replace(shown, failed=Failed(one.card, is_kept=one.card not in shown.box))
        return Ruling(kept_out, (*facts, Fact("accept-misfits", "E5", "revealed", number)))
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
        position.kept_out(),
        seats=tuple(one for one in position.seats if one != seat),
        first=following if position.first == seat else position.first,
        hands=hands,
        unseen=position.unseen + position.hands[seat],
        out=position.out - {seat},
        played=position.played - {seat},
        due=tuple(one for one in position.due if one != seat),
        judged=None,
    )
    facts: tuple[Fact, ...] = (_fact("left", "E7", {"seat": OfSeat(seat), "count": position.hands[seat]}),)
    if len(after.still_in) == 1:
        won = Fact("wins", "E7", "win", {"seat": OfSeat(after.still_in[0])})
        pile = after.pile + isinstance(stage, Opening)  # the card that would have begun the line
        return Ruling(replace(after, pile=pile, stage=Over(after.still_in, Turn(after.still_in[0]))), (*facts, won))
    if stage.seat != seat:
        return Ruling(after, facts)
    if next_in in after.played:
        return end_of_round(after, facts)
    turn = Fact("turn", "L2", "turn", {"seat": OfSeat(next_in)})
    return Ruling(replace(after, stage=replace(stage, seat=next_in)), (*facts, turn))
