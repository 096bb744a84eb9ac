"""What players put right when the referee errs (E3, E5, E8), and a player who leaves (E7); `exchanging` has what changes a card."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from companion.core.decks.card import CardId
from companion.core.games.game import Args, Fact, OfSeat, Refused, Ruling
from companion.core.games.skyscrapers.counting import finish
from companion.core.games.skyscrapers.draft import RulingDraft
from companion.core.games.skyscrapers.exchanging import card_is
from companion.core.games.skyscrapers.position import LastTurn, Opening, Over, Overdue, Position, Turn, left_of
from companion.core.games.skyscrapers.turns import begin_turn, call, end_act, end_turn, next_last_turn
from companion.events import AcceptTable, ActOf, AlreadyDrawn, CardIs, Correction, Leave, Replace, SeatId, SetHand, SetTurn


def correct(position: Position, correction: Correction) -> Ruling | Refused:
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
            return card_is(position, CardId(card), CardId(really))
        case AlreadyDrawn():
            return _already_drawn(position)
        case AcceptTable():
            return Refused("accept-nothing", "E5")
        case Leave(seat):
            return leave(position, seat)
        case Replace(seat, name):
            fact = Fact("replaced", "E7", "notice", {"seat": OfSeat(seat), "name": name, "former": position.builders.names[seat]})
            builders = replace(position.builders, names={**position.builders.names, seat: name})
            return Ruling(replace(position, builders=builders), (fact,))
        case _:
            assert_never(correction)


def _act_of(position: Position, seat: SeatId) -> Ruling | Refused:
    """The last act is ruled again from here, as of that seat; a foundation is no seat's act and an answer is of the seat asked."""
    stage = position.stage
    if isinstance(stage, Over):
        return Refused("match-over", "S19")
    if not isinstance(stage, (Turn, LastTurn)) or position.foundations_due:
        return Refused("no-last-act", "E3")
    to_come = position.to_come
    if to_come is not None and seat != stage.seat:  # the seat that was taken for it still has a last turn
        to_come = (stage.seat, *(one for one in to_come if one != seat))
    return Ruling(replace(position, stage=replace(stage, seat=seat), to_come=to_come))


def _already_drawn(position: Position) -> Ruling | Refused:
    if not position.draws:
        return Refused("nothing-owed", "E3")
    seats = tuple(OfSeat(seat) for seat, _ in position.draws)
    fact = Fact("drawn-already", "E3", "notice", {"seats": seats, "count": len(seats)})
    return Ruling(replace(position, draws=()), (fact,))


def _set_hand(position: Position, seat: SeatId, count: int) -> Ruling | Refused:
    """A count that becomes zero, or is zero no more, changes whether the last turns have begun (E8, S19)."""
    most = len(position.terms.book.opened())
    args: Args = {"seat": OfSeat(seat), "count": count}
    if not 0 <= count <= most:
        return Refused("count-range", "E3", {**args, "most": most})
    if isinstance(position.stage, Over):
        return Refused("match-over", "S19")
    draft = RulingDraft(position)
    draft.hands[seat] = count
    draft.say(Fact("hand-set", "E3", "notice", args))
    draft.note_one_card(seat)
    _judge_again(draft)
    return draft.ruling()


def _judge_again(draft: RulingDraft) -> None:
    """Whether the last turns begin by this count, or should not have begun; a turn without cards begins with a draw (S2, S19)."""
    stage = draft.stage
    is_hand_empty = not all(draft.hands.values())
    if draft.to_come is not None and not is_hand_empty:
        draft.to_come = None
        draft.stage = Turn(draft.seat) if isinstance(stage, LastTurn) else stage
        draft.say(Fact("goes-on", "E8", "notice", {"seat": OfSeat(draft.seat)}))
    elif isinstance(stage, LastTurn) and not draft.hands[stage.seat]:
        next_last_turn(draft)
    elif isinstance(stage, Overdue) and not draft.hands[stage.seat]:  # there is nothing to discard (E9)
        end_act(draft)
    elif isinstance(stage, Turn) and is_hand_empty and not draft.deck:
        end_turn(draft, draft.seats[draft.seats.index(stage.seat) - 1])
    elif isinstance(stage, Turn) and not draft.hands[stage.seat]:
        begin_turn(draft, stage.seat)


def _set_turn(position: Position, seat: SeatId) -> Ruling | Refused:
    """An open question lapses; a Study that lies open is discarded."""
    if isinstance(position.stage, Over):
        return Refused("match-over", "S19")
    draft = RulingDraft(position)
    draft.say(Fact("turn-set", "E3", "notice", {"seat": OfSeat(seat)}))
    lapse(draft)
    if isinstance(draft.stage, Opening):
        draft.stage = Opening(seat)
    elif draft.to_come is None and not draft.deck and not all(draft.hands.values()):
        end_turn(draft, draft.seats[draft.seats.index(seat) - 1])  # the last turns begin with this one (S19)
    elif draft.to_come is None:
        begin_turn(draft, seat)
    else:
        draft.to_come = tuple(one for one in draft.to_come if one != seat)
        draft.stage = LastTurn(seat)
        call(draft)
    return draft.ruling()


def lapse(draft: RulingDraft) -> None:
    """The open question lapses, and Studies that lie open are discarded."""
    draft.discard(*reversed(draft.studies))
    draft.studies = ()


def leave(position: Position, seat: SeatId) -> Ruling | Refused:
    if isinstance(position.stage, Over):
        return Refused("match-over", "S19")
    draft = RulingDraft(position)
    following, count = left_of(draft.seats, seat), draft.hands[seat]
    seats = tuple(one for one in draft.seats if one != seat)
    draft.builders = replace(draft.builders, seats=seats, toilets={one: draft.builders.toilets[one] for one in seats})
    del draft.hands[seat]
    draft.upset(unseen_discards=draft.upsets.unseen_discards + count)
    draft.draws = tuple(draw for draw in position.draws if draw[0] != seat)
    if draft.to_come is not None:
        draft.to_come = tuple(one for one in draft.to_come if one != seat)
    draft.say(Fact("left", "E7", "notice", {"seat": OfSeat(seat), "count": count}))
    if len(draft.seats) == 1:
        draft.say(Fact("alone", "E7", "notice", {"seat": OfSeat(draft.seats[0])}))
        finish(draft)
    elif draft.seat == seat:
        _go_on(draft, following)
    return draft.ruling()


def _go_on(draft: RulingDraft, following: SeatId) -> None:
    lapse(draft)
    if isinstance(draft.stage, Opening):
        draft.stage = Opening(following)
    else:
        end_turn(draft, draft.seats[draft.seats.index(following) - 1])
