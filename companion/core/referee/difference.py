"""How the mat differs from what must lie on it: the part that is the same on every ground.

Called by `area`, `row` and `comparing`, for each way in which a game uses the mat, and by callers that ask which card a tag is.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

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


CardsBySlot = Mapping[Slot, Mapping[CardId, FoundCard]]


@dataclass(frozen=True, slots=True)
class CardsOnMat:
    """The cards that the mat hears, slot by slot, and the tags that are no card of this match's deck."""

    cards: CardsBySlot  # cards on a frozen slot are taken to lie there still
    strangers: tuple[Stranger, ...]
    tags: Mapping[Slot, tuple[Tag, ...]]  # the mat that this was made from ...
    frozen: frozenset[Slot]
    overrides: Mapping[CardId, CardId]  # ... and the corrections


@dataclass(frozen=True, slots=True)
class Compared:
    difference: Difference
    strangers: tuple[Stranger, ...]
    slots: Mapping[tuple[CardId, Place], Slot]  # where each arrival lies
    ground: Ground  # where the game's places lie now
    wakes_at: float | None = None  # when the difference changes though nothing happens


def lying_cards(state: MatchState) -> CardsOnMat:
    """What lies on cells, two stickers of a card as one card. Cards on pads are left out (`violations` asks for them to be taken away).

    Kept up to date by the event: only slots on which other tags lie than before are looked at again.
    """
    match, mat = state.match, state.mat
    before: CardsOnMat | None = match.kept.get("lying")
    if before is None or before.frozen != mat.frozen or before.overrides is not state.overrides:
        before = CardsOnMat({}, (), {}, mat.frozen, state.overrides)
    elif before.tags is mat.lying:
        return before
    slots = changed_slots(before.tags, mat.lying)
    unseen = match.shape.blind | tapped_of(match.shape.pads, match.shape.draw_pads, match.shape.tap_places)
    cards = {slot: there for slot, there in before.cards.items() if slot not in slots}
    strangers = [one for one in before.strangers if one.slot not in slots]
    for slot in slots - unseen:
        found, strange = _on_slot(state, slot, mat.lying.get(slot, ()))
        if found:
            cards[slot] = found
        strangers += strange
    strangers.sort(key=lambda one: one.slot)
    lying = match.kept["lying"] = CardsOnMat(cards, tuple(strangers), mat.lying, mat.frozen, state.overrides)
    return lying


def changed_slots(before: Mapping[Slot, Any], after: Mapping[Slot, Any]) -> set[Slot]:
    """The slots of which one of these tells something else than the other."""
    changed = {slot for slot, there in after.items() if before.get(slot) is not there}
    if len(before) + len(changed) != len(after):
        changed |= before.keys() - after.keys()
    return changed


def _on_slot(state: MatchState, slot: Slot, tags: tuple[Tag, ...]) -> tuple[dict[CardId, FoundCard], list[Stranger]]:
    cards: dict[CardId, FoundCard] = {}
    strangers: list[Stranger] = []
    for tag in tags:
        tagged = state.match.identify(tag.uid)
        card = card_of(state, tagged)
        if tagged is None or card is None:
            strangers += [] if slot in state.mat.frozen else [_stranger(state, slot, tag, tagged)]
            continue
        before = cards.get(card)
        if before is None:
            cards[card] = FoundCard((tag.uid,), tagged.side, tag.since)
        else:
            side = before.side if before.side == tagged.side else None
            cards[card] = FoundCard((*before.uids, tag.uid), side, min(before.since, tag.since))
    return cards, strangers


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
    pads, frozen, blind = state.match.shape.action_pads, state.mat.frozen, state.match.shape.blind
    return bool(pads) if not frozen and not blind else not all(pad in frozen or pad in blind for pad in pads)


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
    return any(where != slot and at > stay.left for where, at in left_when(state, (card,)).get(card, {}).items())


def gone(state: MatchState, place: Place, must: Must, slot: Slot | None, left: Mapping[Slot, float]) -> Away:
    """A card is away since it was last lifted, from any slot: until then it was not in a hand."""
    since = max(left.values(), default=state.changed_at)
    was_there = slot in left if slot else since > state.changed_at  # a card that belongs to no slot may have lain anywhere before
    must_return = must.card in state.must_return
    is_lifted = was_there and not must_return
    return Away(must.card, place, must.is_open, must.may_be_away, max(since, state.changed_at), is_lifted, must_return)


def left_when(state: MatchState, cards: Collection[CardId]) -> Mapping[CardId, Mapping[Slot, float]]:
    """When each of these cards left the slots that it has left."""
    left: dict[CardId, dict[Slot, float]] = {}
    meant = meant_by(state)
    for (slot, uid), stay in state.mat.stays.items():
        card = meant[uid]
        if card in cards:
            slots = left.setdefault(card, {})
            slots[slot] = max(stay.left, slots.get(slot, stay.left))
    return left


class Meant(dict[Uid, CardId]):
    """The card that a tag is taken for, of whichever deck; empty where it is none."""

    def __init__(self, state: MatchState) -> None:
        self._identify, self.overrides = state.match.identify, state.overrides

    def __missing__(self, uid: Uid) -> CardId:
        tagged = self._identify(uid)
        card = self[uid] = CardId("") if tagged is None else self.overrides.get(tagged.card, tagged.card)
        return card


def meant_by(state: MatchState) -> Meant:
    """Kept until a correction says that a card is really another one (E3)."""
    known: Meant | None = state.match.kept.get("meant")
    if known is None or known.overrides is not state.overrides:
        known = state.match.kept["meant"] = Meant(state)
    return known


def by_place(one: Away | Back | Turned) -> tuple[int, int]:
    return one.place[1], one.place[0]
