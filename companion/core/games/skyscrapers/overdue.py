"""What follows where a player's time is up: one card of the player's choice is discarded, and the turn passes (E9)."""

from __future__ import annotations

from companion.core.decks.card import CardId
from companion.core.games.game import Fact, OfCard, Refused, Ruling
from companion.core.games.skyscrapers.draft import RulingDraft, of_seat
from companion.core.games.skyscrapers.playing import not_it
from companion.core.games.skyscrapers.position import HELD, Opening, Over, Overdue, Position, Sorting, Surplus
from companion.core.games.skyscrapers.turns import end_act
from companion.events import SeatId


def timed(position: Position) -> SeatId | None:
    """The player whose time runs down; it stands still while a foundation is due, a card is one too many, or a discard is owed (E9)."""
    stage = position.stage
    is_for_all = bool(position.foundations_due) or isinstance(position.pending, (Surplus, Sorting))
    return None if is_for_all or isinstance(stage, (Opening, Overdue, Over)) else stage.seat


def time_up(position: Position) -> Ruling | Refused:
    """A question that was open lapses. A player without a card has none to discard, and the turn passes at once."""
    seat = timed(position)
    if seat is None:
        return Refused("nothing-asked", "E9")
    draft = RulingDraft(position)
    if not draft.hands[seat]:
        draft.say(Fact("time-up-no-card", "E9", "penalty", {"seat": of_seat(seat)}))
        end_act(draft)
    else:
        draft.say(Fact("time-up", "E9", "penalty", {"seat": of_seat(seat)}))
        draft.stage = Overdue(seat)
        draft.say(Fact("must-discard", "E9", "turn", {"seat": of_seat(seat)}))
    return draft.ruling()


def discard(position: Position, card: CardId) -> Ruling | Refused:
    """Any card of the hand, also one that could be played."""
    refused = not_it(position, card, HELD)
    if refused:
        return refused
    draft = RulingDraft(position)
    draft.pay()
    draft.discard(card)
    draft.say(Fact("discards-late", "E9", "plain", {"seat": of_seat(draft.seat), "card": OfCard(card)}))
    end_act(draft)
    return draft.ruling()
