"""How a turn ends and the next begins: open Studies, drawing, last turns, the end (S2, S11, S12, S19)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from companion.core.games.game import Fact, OfSeat
from companion.core.games.skyscrapers.counting import finish
from companion.core.games.skyscrapers.draft import RulingDraft, of_seat
from companion.core.games.skyscrapers.position import LastTurn, Turn, around, left_of
from companion.events import SeatId


def end_act(draft: RulingDraft, *, has_taken: bool = False) -> None:
    """Ends a play and its questions, with it open Studies and the turn; after a card was taken none is drawn (S5)."""
    seat = draft.seat
    if draft.studies:
        _close_studies(draft)
    if not has_taken:
        draw_up(draft, seat, draws)
    draft.note_one_card(seat)
    end_turn(draft, seat)


def end_turn(draft: RulingDraft, seat: SeatId) -> None:
    if draft.to_come is None and (draft.deck or not _begin_last_turns(draft, seat)):
        begin_turn(draft, left_of(draft.builders.seats, seat))
    else:
        next_last_turn(draft)


def _close_studies(draft: RulingDraft) -> None:
    """Discards each open Study, the latest first; for each a foundation is due, if one is left (S11)."""
    due = draft.foundations_due
    for card in reversed(draft.studies):
        draft.discard(card)
        draft.open_foundation_due()
    draft.studies = ()
    if draft.foundations_due > due:
        draft.say(Fact("foundation-due", "S11", "notice", {"count": draft.foundations_due}))


@cache
def draws(seat: SeatId, count: int, hand: int) -> Fact:
    return Fact("draws", "S12", "plain", {"seat": of_seat(seat), "count": count, "hand": hand})


@cache
def draws_first(seat: SeatId, count: int, hand: int) -> Fact:
    """Tells that a player draws before the turn."""
    return Fact("draws-first", "S2", "plain", {"seat": of_seat(seat), "count": count, "hand": hand})


def draw_up(draft: RulingDraft, seat: SeatId, fact_of: Callable[[SeatId, int, int], Fact]) -> None:
    """Draws up to a full hand, while the deck lasts; the draw is shown until the next act (S12, E8)."""
    count = min(draft.terms.hand - draft.hands[seat], draft.deck)
    if count <= 0:
        return
    hand = draft.hands[seat] = draft.hands[seat] + count
    draft.draws += ((seat, count),)
    draft.say(fact_of(seat, count, hand))
    draft.leave_deck(count)


def _begin_last_turns(draft: RulingDraft, seat: SeatId) -> bool:
    """Begins the last turns if some hand is empty as well as the deck: all others have one more, `seat` the last of them (S19)."""
    if all(draft.hands.values()):
        return False
    order = around(draft.seats, seat)
    empty = tuple(OfSeat(one) for one in order if not draft.hands[one])
    draft.to_come = tuple(one for one in order if draft.hands[one])
    draft.say(Fact("last-turns", "S19", "notice", {"seats": empty, "count": len(empty)}))
    return True


def next_last_turn(draft: RulingDraft) -> None:
    """Gives the next last turn to the next seat that still has cards; after all of them the match ends (S19)."""
    while draft.to_come:
        seat, *rest = draft.to_come
        draft.to_come = tuple(rest)
        if draft.hands[seat]:
            draft.stage = LastTurn(seat)
            call(draft)
            return
    draft.say(Fact("ends-hands", "S19", "notice"))
    finish(draft)


def begin_turn(draft: RulingDraft, seat: SeatId) -> None:
    """Begins the turn of this seat, with a draw if its hand is empty; with no card and no deck the turn is skipped (S2)."""
    for _ in draft.builders.seats:
        if not draft.hands[seat]:
            draw_up(draft, seat, draws_first)
        if draft.hands[seat]:
            draft.stage = Turn(seat)
            call(draft)
            return
        draft.say(Fact("skipped", "S2", "notice", {"seat": OfSeat(seat)}))
        seat = left_of(draft.seats, seat)
    draft.say(Fact("ends-hands", "S19", "notice"))
    finish(draft)


def call(draft: RulingDraft) -> None:
    """Calls upon the seat that has the turn, once every foundation that is due is opened (S20)."""
    stage = draft.stage
    if draft.foundations_due:
        return
    if isinstance(stage, Turn):
        draft.say(_turn_of(stage.seat))
    elif isinstance(stage, LastTurn):
        draft.say(Fact("last-turn", "S19", "turn", {"seat": of_seat(stage.seat)}))


@cache
def _turn_of(seat: SeatId) -> Fact:
    return Fact("turn", "S2", "turn", {"seat": of_seat(seat)})


def is_ended_by_sites(draft: RulingDraft) -> bool:
    """Ends the match at once where no site is left and no foundation in the pile (S19)."""
    if draft.has_site or draft.foundations:
        return False
    draft.say(Fact("ends-sites", "S19", "notice"))
    finish(draft)
    return True
