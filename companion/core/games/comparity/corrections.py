"""What players put right when the referee errs (E3, E5, E7, E8). Nothing that was shown is ever closed again."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from companion.core.decks.card import CardId
from companion.core.games.comparity.moves import Draw
from companion.core.games.comparity.position import (
    Bonus,
    Cell,
    Checking,
    Duet,
    Lying,
    Opening,
    Over,
    Position,
    Reconnecting,
    Repairing,
    Stage,
    Turn,
    by_place,
    is_one_piece,
    neighbours,
)
from companion.core.games.comparity.repair import violations
from companion.core.games.comparity.rules import after_check, rule
from companion.core.games.game import Args, AtPlace, Difference, Fact, OfCard, OfSeat, Refused, Ruling
from companion.events import (
    AcceptTable,
    ActOf,
    AlreadyDrawn,
    CardIs,
    Correction,
    Leave,
    Replace,
    SeatId,
    SetHand,
    SetTurn,
)


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
            return Ruling(replace(position, stage=replace(position.stage, seat=seat)))
        case CardIs(card, really):
            return _card_is(position, CardId(card), CardId(really))
        case AlreadyDrawn():
            return _already_drawn(position)
        case AcceptTable(opened):
            return _accept(position, difference, frozenset(CardId(card) for card in opened))
        case Leave(seat):
            return _leave(position, seat)
        case Replace(seat, name):
            fact = _fact("replaced", "E7", {"seat": OfSeat(seat), "name": name, "former": position.names[seat]})
            return Ruling(replace(position, names={**position.names, seat: name}), (fact,))
        case _:
            assert_never(correction)


def reopened(position: Position, later: Position) -> Position:
    """An earlier position, in which what was shown since lies open, as it does on the table (E3).

    Half-done acts are dropped: a word or a shift from before the act would be completed again at once.
    """
    area = {cell: Lying(one.card, one.is_open or one.card in later.revealed) for cell, one in position.area.items()}
    return replace(position, area=area, revealed=position.revealed | later.revealed, pending=None)


def _fact(key: str, which: str, args: Args) -> Fact:
    return Fact(key, which, "notice", args)


def _set_hand(position: Position, seat: SeatId, count: int) -> Ruling | Refused:
    """A count that falls to zero, or rises from it, has the last play judged again (E8)."""
    args: Args = {"seat": OfSeat(seat), "count": count}
    if not 0 <= count <= len(position.terms.cards):
        return Refused("count-range", "E3", {**args, "most": len(position.terms.cards)})
    stage = position.stage
    if count == 0 and position.laid_by != seat:
        return Refused("count-empty", "E8", args)
    after = replace(position, hands={**position.hands, seat: count}, due=None)
    facts = [_fact("hand-set", "E3", args)]
    if count == 0 and not isinstance(stage, Over):
        after = replace(after, stage=Over(seat, stage), pending=None)
        facts.append(Fact("wins", "C15", "win", {"seat": OfSeat(seat)}))
    if count and isinstance(stage, Over) and stage.seat == seat and len(position.seats) > 1:
        after = replace(after, stage=stage.otherwise)
        facts.append(_fact("goes-on", "E8", {"seat": OfSeat(stage.otherwise.seat)}))
    return Ruling(after, tuple(facts))


def _set_turn(position: Position, seat: SeatId) -> Ruling | Refused:
    if isinstance(position.stage, Over):
        return Refused("match-over", "C15")
    stage: Stage = Turn(seat)
    if isinstance(position.stage, Opening):
        stage = Opening(seat)
    elif isinstance(position.stage, Reconnecting):
        stage = _joins_first(position, seat)
    fact = _fact("turn-set", "E3", {"seat": OfSeat(seat)})
    return Ruling(replace(position, stage=stage, pending=None), (fact,))


def _joins_first(position: Position, seat: SeatId) -> Reconnecting:
    """This player joins the area before their usual turn, as it cannot stay in pieces (C13)."""
    return Reconnecting(seat, Duet(seat, position.right_of(seat), is_trio=False))


def _card_is(position: Position, card: CardId, really: CardId) -> Ruling | Refused:
    cell = position.cell_of(card)
    args: Args = {"card": OfCard(card), "other": OfCard(really)}
    if cell is None:
        return Refused("not-on-area", "E3", args)
    if really not in position.terms.cards:
        return Refused("other-deck", "E3", {"card": OfCard(really)})
    if position.cell_of(really) is not None or really in position.discarded:
        return Refused("already-there", "E3", {"card": OfCard(really)})
    is_open = position.area[cell].is_open
    after = replace(position, area={**position.area, cell: Lying(really, is_open)})
    facts = [_fact("card-is", "E3", {**args, "place": AtPlace(cell)})]
    if is_open:
        after = replace(after, revealed=after.revealed | {really})
        facts.append(_shown(after, "shows", cell))
    stage = after.stage
    if isinstance(stage, Repairing) and not violations(after):  # there is nothing left to repair (C11)
        after = replace(after, stage=after_check(after, stage.seat, stage.duet, found=True))
        facts.append(Fact("turn", "C3", "turn", {"seat": OfSeat(after.stage.seat)}))
    return Ruling(after, tuple(facts))


def _shown(position: Position, key: str, cell: Cell) -> Fact:
    card = position.area[cell].card
    return Fact(key, "E5", "revealed", {"card": OfCard(card), "place": AtPlace(cell), "number": position.shown(cell)})


def _already_drawn(position: Position) -> Ruling | Refused:
    if isinstance(position.stage, Duet):
        return rule(position, Draw())
    if position.due is None:
        return Refused("nothing-owed", "E3")
    return Ruling(replace(position, due=None), (_fact("drawn-already", "E3", {"seat": OfSeat(position.due[0])}),))


def _accept(position: Position, difference: Difference, opened: frozenset[CardId]) -> Ruling | Refused:
    """For each place that differs the position takes what lies there (E5)."""
    places = [one.place for one in difference.arrived]
    if difference.strange:
        return Refused("accept-unknown", "E5")
    if isinstance(position.stage, Over):
        return Refused("match-over", "C15")
    closed = {one.card for one in position.area.values() if not one.is_open} | {one.card for one in difference.arrived}
    opened &= closed
    if difference.is_empty and not opened:
        return Refused("accept-nothing", "E5")
    away = {one.place: one.card for one in difference.away}
    elsewhere = {one.card for one in difference.arrived}  # even if the mat is blind to the place that they left
    area = {cell: one for cell, one in position.area.items() if cell not in away and one.card not in elsewhere}
    has_twin = any(one.card in elsewhere and cell not in away and cell not in difference.blind for cell, one in position.area.items())
    if has_twin or len(elsewhere) < len(places) or len(set(places)) < len(places) or any(place in area for place in places):
        return Refused("accept-two", "E5")
    turned = {one.card for one in difference.turned if not one.is_open}
    shown = position.revealed | opened | turned | {one.card for one in difference.arrived if one.side == "face"}
    area.update({one.place: Lying(one.card, one.card in shown) for one in difference.arrived})
    area = {cell: Lying(one.card, one.is_open or one.card in shown) for cell, one in area.items()}
    if not is_one_piece(area):
        return Refused("accept-pieces", "E5")
    return _accepted(position, area, away)


def _accepted(position: Position, area: dict[Cell, Lying], away: dict[Cell, CardId]) -> Ruling:
    lying = {one.card for one in area.values()}
    gone = tuple(card for card in away.values() if card not in lying)
    opened = frozenset(one.card for one in area.values() if one.is_open)
    out = tuple(card for card in position.discarded if card not in lying) + tuple(card for card in gone if card in position.revealed)
    after = replace(position, area=area, discarded=out, revealed=position.revealed | opened, pending=None, due=None)
    after = replace(after, stage=_stage_after(after))
    facts = [_fact("accepted-gone", "E5", {"card": OfCard(card)}) for card in gone]
    changed = [cell for cell in by_place(area) if position.area.get(cell) != area[cell]]
    facts += [_shown(after, "shows", cell) if area[cell].is_open else _accepted_card(area, cell) for cell in changed]
    facts.append(_fact("accepted", "E5", {"seat": OfSeat(after.stage.seat)}))
    return Ruling(after, tuple(facts))


def _accepted_card(area: dict[Cell, Lying], cell: Cell) -> Fact:
    return _fact("accepted-card", "E5", {"card": OfCard(area[cell].card), "place": AtPlace(cell)})


def _stage_after(position: Position) -> Stage:
    """The turn stays with its player; a check or a repair that has lost its cards ends."""
    stage, area = position.stage, position.area
    match stage:
        case _ if not area:
            return Opening(stage.seat, is_anew=True)
        case Opening():
            return Turn(stage.seat)
        case Checking(cell=cell) if cell not in area or not area[cell].is_open or not any(near in area for near in neighbours(cell)):
            return stage.duet or Turn(stage.seat)
        case Repairing() | Reconnecting():
            still = violations(position)
            return Repairing(stage.seat, stage.duet) if still else after_check(position, stage.seat, stage.duet, found=True)
        case _:
            return stage


def _leave(position: Position, seat: SeatId) -> Ruling | Refused:
    """The hand goes under the pile, neighbours close up, what was owed lapses (E7)."""
    if isinstance(position.stage, Over):
        return Refused("match-over", "C15")
    following = position.left_of(seat)
    seats = tuple(one for one in position.seats if one != seat)
    hands = {one: position.hands[one] for one in seats}
    due = None if position.due and position.due[0] == seat else position.due
    after = replace(position, seats=seats, hands=hands, pile=position.pile + position.hands[seat], due=due, pending=None)
    after = replace(after, stage=_without(after, position.stage, seat, following))
    facts = [_fact("left", "E7", {"seat": OfSeat(seat), "count": position.hands[seat]})]
    if len(seats) == 1:
        after = replace(after, stage=Over(seats[0], after.stage))
        facts.append(Fact("wins", "E7", "win", {"seat": OfSeat(seats[0])}))
    else:
        key, rests_on = ("split", "C13") if isinstance(after.stage, Reconnecting) else ("turn", "C3")
        facts.append(Fact(key, rests_on, "turn", {"seat": OfSeat(after.stage.seat)}))
    return Ruling(after, tuple(facts))


def _without(position: Position, stage: Stage, seat: SeatId, following: SeatId) -> Stage:
    match stage:
        case Over():
            return stage
        case Opening():
            return Opening(following) if stage.seat == seat else stage
        case Bonus():
            then = following if stage.then == seat else stage.then
            return Turn(then) if stage.seat == seat else Bonus(stage.seat, then)
        case Turn():
            return Turn(following) if stage.seat == seat else stage
        case Duet():
            return Turn(following) if stage.seat == seat else Turn(stage.seat) if stage.maker == seat else stage
        case Checking() | Repairing() | Reconnecting():
            if stage.seat == seat:
                return _joins_first(position, following) if isinstance(stage, Reconnecting) else Turn(following)
            duet = stage.duet
            if duet and duet.maker == seat:  # the bonus lapses, and the player now seated before the checker answers (C10)
                duet = Duet(stage.seat, position.right_of(stage.seat), is_trio=False)
            return replace(stage, duet=duet)
        case _:
            assert_never(stage)
