"""Who leaves (E7): the hand goes to the discards unseen, questions lapse, neighbours close up, the buildings stand."""

from __future__ import annotations

from companion.core.games.game import Fact, OfSeat, Refused, Ruling
from companion.core.games.skyscrapers.counting import finish
from companion.core.games.skyscrapers.draft import Draft
from companion.core.games.skyscrapers.position import Opening, Over, Position, left_of
from companion.core.games.skyscrapers.turns import end_turn
from companion.events import SeatId


def lapse(draft: Draft) -> None:
    """What was asked of whoever had the turn is asked no more."""
    draft.discard(*reversed(draft.studies))
    draft.studies = ()
    draft.has_taken = False


def leave(position: Position, seat: SeatId) -> Ruling | Refused:
    if isinstance(position.stage, Over):
        return Refused("match-over", "S19")
    draft = Draft(position)
    following, count = left_of(draft.seats, seat), draft.hands[seat]
    draft.seats = tuple(one for one in draft.seats if one != seat)
    draft.hands = {one: draft.hands[one] for one in draft.seats}
    draft.toilets = {one: draft.toilets[one] for one in draft.seats}
    draft.unseen_discards += count
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


def _go_on(draft: Draft, following: SeatId) -> None:
    lapse(draft)
    if isinstance(draft.stage, Opening):
        draft.stage = Opening(following)
    else:
        end_turn(draft, draft.seats[draft.seats.index(following) - 1])
