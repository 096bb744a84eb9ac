"""What is done with hands, deck and discards: Studies, Tornadoes, discarding, passing (S11, S13, S14, S19)."""

from __future__ import annotations

from companion.core.decks.card import CardId
from companion.core.games.game import Fact, OfCard, Refused, Ruling
from companion.core.games.skyscrapers import overdue
from companion.core.games.skyscrapers.copies import tell_no_more
from companion.core.games.skyscrapers.draft import RulingDraft, of_seat
from companion.core.games.skyscrapers.playing import can_be_played, lies_elsewhere, unplayable
from companion.core.games.skyscrapers.position import (
    DISCARDED,
    HELD,
    IN_PLAY,
    NEVER_HELD,
    LastTurn,
    Overdue,
    Position,
    Study,
    Tornado,
    Turn,
)
from companion.core.games.skyscrapers.turns import draw_up, draws, end_act, end_turn


def study(position: Position, card: CardId) -> Ruling | Refused:
    """A Study lies open until its way is chosen and done; only then it is discarded (S11)."""
    refused = unplayable(position, card, ("study",))
    if refused:
        return refused
    draft = RulingDraft(position)
    draft.pay()
    draft.studies += (card,)
    draft.moved(card, IN_PLAY)
    seat = draft.seat
    draft.stage = Study(seat)
    draft.say(Fact("studies", "S11", "placed", {"seat": of_seat(seat), "card": OfCard(card)}))
    draft.say(Fact("may-look", "S11", "turn", {"seat": of_seat(seat), "count": looked_at(draft)}))
    return draft.ruling()


def looked_at(match: Position | RulingDraft) -> int:
    """How many cards a Study looks at (S11)."""
    return min(match.terms.look, match.deck)


def _no_way(position: Position) -> Refused | None:
    stage = position.stage
    if not isinstance(stage, Study):
        return Refused("nothing-asked", "S11")
    return None if position.deck else Refused("deck-empty", "S11", {"seat": of_seat(stage.seat)})


def keep(position: Position) -> Ruling | Refused:
    refused = _no_way(position)
    if refused:
        return refused
    draft = RulingDraft(position)
    seat = draft.seat
    draft.hands[seat] += 1
    draft.say(Fact("keeps", "S11", "plain", {"seat": of_seat(seat), "hand": draft.hands[seat]}))
    draft.leave_deck(1)
    end_act(draft)
    return draft.ruling()


def take_all(position: Position) -> Ruling | Refused:
    refused = _no_way(position)
    if refused:
        return refused
    draft = RulingDraft(position)
    seat, count = draft.seat, looked_at(draft)
    former = draft.hands[seat]
    draft.hands[seat] = count
    draft.say(Fact("takes-all", "S11", "plain", {"seat": of_seat(seat), "count": count, "back": former}))
    draft.deck += former
    draft.leave_deck(count)
    end_act(draft)
    return draft.ruling()


def take_discarded(position: Position, card: CardId, *, is_named: bool) -> Ruling | Refused:
    """The card goes openly from the discards into the hand (S11); it may be one of a hand that was left (E7)."""
    stage = position.stage
    if not isinstance(stage, Study):
        return Refused("nothing-asked", "S11")
    if not is_discarded(position, card):
        where = position.lies(card)
        return Refused("not-discarded", "S11", {"card": OfCard(card)}) if where is None else lies_elsewhere(card, where)
    draft = RulingDraft(position)
    if position.lies(card) is None:
        draft.upset(unseen_discards=draft.upsets.unseen_discards - 1)
    if is_named:
        tell_no_more(draft, draft.discarded)
    draft.discarded = tuple(one for one in draft.discarded if one != card)
    draft.taken_up(card)
    draft.hands[stage.seat] += 1
    draft.say(Fact("takes-discarded", "S11", "plain", {"seat": of_seat(stage.seat), "card": OfCard(card)}))
    end_act(draft)
    return draft.ruling()


def is_discarded(position: Position, card: CardId) -> bool:
    """Whether the card is, or may be for all that was seen, among the discards (E7)."""
    where = position.lies(card)
    if where is not None or not position.upsets.unseen_discards:
        return where == DISCARDED
    face = position.terms.book.opened().get(card)
    return face is not None and face.kind not in NEVER_HELD


def look_at_nothing(position: Position) -> Ruling | Refused:
    """A Study may be played when there is nothing to look at (S11)."""
    stage = position.stage
    if not isinstance(stage, Study):
        return Refused("nothing-asked", "S11")
    if position.deck:
        return Refused("choose-a-way", "S11", {"seat": of_seat(stage.seat)})
    draft = RulingDraft(position)
    draft.say(Fact("looks-at-nothing", "S11", "plain", {"seat": of_seat(stage.seat)}))
    end_act(draft)
    return draft.ruling()


def tornado(position: Position, card: CardId) -> Ruling | Refused:
    refused = unplayable(position, card, ("tornado",))
    if refused:
        return refused
    draft = RulingDraft(position)
    draft.pay()
    draft.discard(card)
    seat = draft.seat
    draft.stage = Tornado(seat)
    draft.say(Fact("tornado", "S13", "placed", {"seat": of_seat(seat), "card": OfCard(card)}))
    draft.say(Fact("may-name-side", "S13", "turn", {"seat": of_seat(seat)}))
    return draft.ruling()


def pass_hands(position: Position, *, is_left: bool) -> Ruling | Refused:
    """Each hand goes to the next seat clockwise, or the other way; once the deck is empty, players without cards are passed over (S13)."""
    stage = position.stage
    if not isinstance(stage, Tornado):
        return Refused("nothing-asked", "S13")
    draft = RulingDraft(position)
    ring = [seat for seat in draft.seats if draft.deck or draft.hands[seat]]
    givers = [*ring[-1:], *ring[:-1]] if is_left else [*ring[1:], *ring[:1]]
    before = position.hands
    draft.hands.update({seat: before[giver] for seat, giver in zip(ring, givers, strict=True)})
    draft.say(Fact("hands-left" if is_left else "hands-right", "S13", "plain", {"seat": of_seat(stage.seat)}))
    for seat in draft.seats:
        if seat != stage.seat and before[seat] != 1:
            draft.note_one_card(seat)
    end_act(draft)
    return draft.ruling()


def discard(position: Position, card: CardId) -> Ruling | Refused:
    """A discard is taken on trust, as hands are not known, but never of a card that could be played (S14)."""
    if isinstance(position.stage, Overdue):
        return overdue.discard(position, card)
    refused = unplayable(position, card, HELD)
    if refused:
        return refused
    if not isinstance(position.stage, (Turn, LastTurn)):
        return Refused("no-discard-now", "S14", {"card": OfCard(card)})
    if can_be_played(position, position.face(card).kind):
        return Refused("can-be-played", "S14", {"card": OfCard(card)})
    draft = RulingDraft(position)
    draft.pay()
    draft.discard(card)
    draft.say(Fact("discards", "S14", "plain", {"seat": of_seat(draft.seat), "card": OfCard(card)}))
    end_act(draft)
    return draft.ruling()


def pass_turn(position: Position) -> Ruling | Refused:
    stage = position.stage
    if not isinstance(stage, LastTurn):
        return Refused("no-pass-now", "S19")
    if position.foundations_due:
        return Refused("foundation-first", "S20", {"seat": of_seat(stage.seat), "count": position.foundations_due})
    draft = RulingDraft(position)
    draft.say(Fact("passes", "S19", "plain", {"seat": of_seat(stage.seat)}))
    draw_up(draft, stage.seat, draws)
    end_turn(draft, stage.seat)
    return draft.ruling()
