"""How the mat differs from what must lie on it: the part that is the same on every ground.

Called by `area`, `row` and `comparing`, for each way in which a game uses the mat, and by callers that ask which card a tag is.
"""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.decks.card import CardId, Side
from companion.core.frozen import dataclass
from companion.core.games.game import Arrival, Away, Back, Difference, Must, Place, Turned
from companion.core.mat.mat import Stay, Tag
from companion.core.mat.shape import tapped_of
from companion.core.referee.match_state import MatchState, Tagged
from companion.core.referee.placement import Ground
from companion.events import Slot, Uid

REMEMBERED = 3.0  # seconds after a card's return in which a word still means it (C21)


@dataclass(frozen=True, slots=True)
class Stranger:
    """Something on a cell that is no card of this match's deck."""

    slot: Slot
    uid: Uid
    card: CardId | None  # a card of another deck; None: the tag is not enrolled, or is a command card
    since: float
    is_command: bool = False


@dataclass(frozen=True, slots=True)
class FoundCard:
    """One card as the mat has it on one slot."""

    uids: tuple[Uid, ...]
    side: Side | None
    since: float


@dataclass(frozen=True, slots=True)
class Compared:
    difference: Difference
    strangers: tuple[Stranger, ...]
    slots: Mapping[tuple[CardId, Place], Slot]  # where each arrival lies
    ground: Ground  # where the game's places lie now
    wakes_at: float | None = None  # when the difference changes though nothing happens


def lying_cards(state: MatchState, *, with_frozen: bool = False) -> tuple[dict[Slot, dict[CardId, FoundCard]], tuple[Stranger, ...]]:
    """The cards that the mat hears on cells, and the tags that are no card of this deck. Two stickers of a card are one card.

    Cards on pads are left out (`violations` asks for them to be taken away). Cards on a frozen slot are taken to lie there still.
    """
    seen: dict[Slot, dict[CardId, FoundCard]] = {}
    strangers, shape = [], state.match.shape
    unseen = shape.blind | tapped_of(shape.pads, shape.draw_pads, shape.tap_places)
    known = {tag.uid: state.match.register.identify(tag.uid) for tags in state.mat.lying.values() for tag in tags}
    for slot, tags in state.mat.lying.items():
        is_frozen = slot in state.mat.frozen
        if slot in unseen or (is_frozen and not with_frozen):
            continue
        for tag in tags:
            tagged = known[tag.uid]
            card = card_of(state, tagged)
            if (tagged is None or card is None) and is_frozen:
                continue
            if tagged is None or card is None:
                strangers.append(_stranger(state, slot, tag, tagged))
                continue
            cards = seen.setdefault(slot, {})
            before = cards.get(card)
            if before is None:
                cards[card] = FoundCard((tag.uid,), tagged.side, tag.since)
            else:
                side = before.side if before.side == tagged.side else None
                cards[card] = FoundCard((*before.uids, tag.uid), side, min(before.since, tag.since))
    return seen, tuple(sorted(strangers, key=lambda one: one.slot))


def card_of(state: MatchState, tagged: Tagged | None) -> CardId | None:
    """The card of this match's deck that a tag is taken for; None where it is none."""
    if tagged is None or tagged.deck != state.match.deck.id or tagged.card not in state.match.deck.cards:
        return None
    return state.overrides.get(tagged.card, tagged.card)


def _stranger(state: MatchState, slot: Slot, tag: Tag, tagged: Tagged | None) -> Stranger:
    is_command = state.match.register.command(tag.uid) is not None
    return Stranger(slot, tag.uid, tagged.card if tagged else None, tag.since, is_command)


def is_blind(state: MatchState, slot: Slot | None) -> bool:
    return slot is None or slot in state.mat.frozen or slot in state.match.shape.blind


def has_pad(state: MatchState) -> bool:
    """Whether a card can be shown to a pad; without one its name is chosen (C19)."""
    return any(not is_blind(state, pad) for pad in state.match.shape.action_pads)


def arrival(state: MatchState, card: CardId, place: Place, slot: Slot, found: FoundCard) -> Arrival:
    since = max(found.since, state.changed_at, state.clear_since)
    must_go = any((slot, uid) in state.must_lift for uid in found.uids)
    return Arrival(card, place, found.side, since, state.at >= since + state.match.pace, must_go)


def back_again(state: MatchState, place: Place, must: Must, slot: Slot, stay: Stay) -> Back:
    since = stay.left if stay.returned is None else stay.returned
    is_touch = not (stay.is_asked_back or _was_elsewhere(state, must.card, slot, stay))
    return Back(must.card, place, must.is_open, stay.left, since, not stay.was_frozen, not stay.by_silence, is_touch)


def _was_elsewhere(state: MatchState, card: CardId, slot: Slot, stay: Stay) -> bool:
    """Whether the card was heard on another slot since it left this one: then it was moved there and back, and not touched."""
    return any(where != slot and at > stay.left for where, at in left_when(state).get(card, {}).items())


def gone(state: MatchState, place: Place, must: Must, slot: Slot | None, left: Mapping[Slot, float]) -> Away:
    """A card is away since it was last lifted, from any slot: until then it was not in a hand."""
    since = max(left.values(), default=state.changed_at)
    was_there = slot in left if slot else since > state.changed_at  # a card that belongs to no slot may have lain anywhere before
    must_return = must.card in state.must_return
    is_lifted = was_there and not must_return
    return Away(must.card, place, must.is_open, must.may_be_away, max(since, state.changed_at), is_lifted, must_return)


def left_when(state: MatchState) -> Mapping[CardId, Mapping[Slot, float]]:
    """When each card that has left a slot left it."""
    left: dict[CardId, dict[Slot, float]] = {}
    for (slot, uid), stay in state.mat.stays.items():
        tagged = state.match.register.identify(uid)
        if tagged is not None:
            slots = left.setdefault(state.overrides.get(tagged.card, tagged.card), {})
            slots[slot] = max(stay.left, slots.get(slot, stay.left))
    return left


def by_place(one: Away | Back | Turned) -> tuple[int, int]:
    return one.place[1], one.place[0]
