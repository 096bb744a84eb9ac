"""The ground "area": cells, and a card on each of some. How the mat differs from what must lie there is what acts are understood from.

Rules of this file: which cards lie otherwise is kept up to date (`Off`): after an event only the cells are looked at again on which
something else lies, or must lie, than before. What depends on the time or on rulings is worked out for those few cards each time.
"""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.decks.card import CardId
from companion.core.frozen import dataclass
from companion.core.games.game import Arrival, Away, Back, Difference, Layout, Must, Place, Turned
from companion.core.referee.difference import (
    REMEMBERED,
    CardsBySlot,
    Compared,
    FoundCard,
    arrival,
    back_again,
    by_place,
    changed_slots,
    gone,
    has_pad,
    is_blind,
    left_when,
    lying_cards,
)
from companion.core.referee.match_state import MatchState
from companion.core.referee.placement import Placement
from companion.events import Slot

MOST_KEPT = 3  # the layouts before and after an act, and the one that is compared to see whether the act was taken back (E6)


@dataclass(frozen=True, slots=True)
class Off:
    """The cells on which something else lies than must lie there: the part of a comparison in which the time has no say."""

    layout: Layout
    placement: Placement
    unheard: frozenset[Slot]
    cards: CardsBySlot
    arrived: Mapping[Slot, Place]  # cells with a card that belongs elsewhere
    missed: frozenset[Place]
    turned: frozenset[Place]
    blind: frozenset[Place]


def placement_now(state: MatchState, placed: Placement) -> Placement:
    """Where cards must lie now: while the area is being shifted, already at the target (C18); before the first card, where one is heard."""
    if placed.offset is None:
        heard = (slot for slot in state.mat.lying if state.match.shape.column_and_row(slot) and not is_blind(state, slot))
        slot = next(heard, None)
        return placed.anchored(slot) if slot else placed
    shift = state.match.game.step_under_way(state.position)
    return placed.shifted(shift) if shift else placed


def compare_area(state: MatchState, layout: Layout, placement: Placement) -> Compared:
    """Mat against layout. Before the first card lies, the first slot that hears one is its place."""
    lying = lying_cards(state)
    unheard = state.mat.frozen | state.match.shape.blind
    off = _kept_off(state.match.kept.setdefault("area", []), layout, placement, unheard, lying.cards)
    arrived, slots = _arrived(state, off)
    away = _away(state, off)
    difference = Difference(
        at=state.at,
        arrived=arrived,
        away=away,
        back=_back(state, off),
        turned=_turned(state, off),
        step=_step(off, arrived, away) if arrived and away and state.match.game.step_under_way(state.position) is None else None,
        blind=off.blind,
        has_pad=has_pad(state),
        strange=bool(lying.strangers),
    )
    return Compared(difference, lying.strangers, slots, placement)


def _kept_off(kept: list[Off], layout: Layout, placement: Placement, unheard: frozenset[Slot], cards: CardsBySlot) -> Off:
    """The cells that are off: worked out from what is kept of the same layout, else from what was kept last; kept for the next call."""
    alike = [one for one in kept if one.placement == placement and one.unheard == unheard]
    before = next((one for one in alike if one.layout is layout), alike[0] if alike else None)
    if before is not None and before.layout is layout and before.cards is cards:
        return before
    off = off_after(before or Off({}, placement, unheard, {}, {}, frozenset(), frozenset(), frozenset()), layout, cards)
    kept[:] = [off, *(one for one in kept if one.layout is not layout)][:MOST_KEPT]
    return off


def off_after(before: Off, layout: Layout, cards: CardsBySlot) -> Off:
    """The cells that are off once other cards lie, or must lie, on some of them."""
    slot_of, place_of = before.placement.slots, before.placement.places
    changed = {place_of[slot] for slot in changed_slots(before.cards, cards) if slot in place_of} if before.placement.offset else set()
    changed |= _changed_places(before.layout, layout)
    arrived = dict(before.arrived)
    missed, turned, blind = set(before.missed) - changed, set(before.turned) - changed, set(before.blind) - changed
    for place in changed:
        slot, must = slot_of.get(place), layout.get(place)
        here: Mapping[CardId, FoundCard] = {} if slot is None or slot in before.unheard else cards.get(slot, {})
        if slot is not None:
            arrived.pop(slot, None)
            if len(here) > (must is not None and must.card in here):
                arrived[slot] = place
        if must is not None:
            if slot is None or slot in before.unheard:
                blind.add(place)
            elif must.card not in here:
                missed.add(place)
            elif _is_turned(here[must.card], must):
                turned.add(place)
    return Off(layout, before.placement, before.unheard, cards, arrived, frozenset(missed), frozenset(turned), frozenset(blind))


def _changed_places(before: Layout, after: Layout) -> set[Place]:
    """Where another card must lie than before, or with its other side up."""
    changed = {place for place, must in after.items() if (old := before.get(place)) is not must and not _is_like(old, must)}
    return changed | (before.keys() - after.keys())


def _is_like(old: Must | None, must: Must) -> bool:
    return old is not None and old.card == must.card and old.is_open == must.is_open


def _is_turned(found: FoundCard, must: Must) -> bool:
    return found.side is not None and (found.side == "face") != must.is_open


def _arrived(state: MatchState, off: Off) -> tuple[tuple[Arrival, ...], dict[tuple[CardId, Place], Slot]]:
    """The cards that belong elsewhere, by place, and where each lies."""
    arrived, slots = [], {}
    for slot, place in off.arrived.items():
        must = off.layout.get(place)
        for card, found in off.cards[slot].items():
            if must is None or must.card != card:
                arrived.append(arrival(state, card, place, slot, found))
                slots[card, place] = slot
    arrived.sort(key=lambda one: (one.place[1], one.place[0], one.card))
    return tuple(arrived), slots


def _away(state: MatchState, off: Off) -> tuple[Away, ...]:
    if not off.missed:
        return ()
    slots, layout = off.placement.slots, off.layout
    left = left_when(state, {layout[place].card for place in off.missed})
    away = [gone(state, place, layout[place], slots[place], left.get(layout[place].card, {})) for place in off.missed]
    return tuple(sorted(away, key=by_place))


def _turned(state: MatchState, off: Off) -> tuple[Turned, ...]:
    found = []
    for place in off.turned:
        must = off.layout[place]
        since = max(off.cards[off.placement.slots[place]][must.card].since, state.changed_at)
        found.append(Turned(must.card, place, must.is_open, since))
    return tuple(sorted(found, key=by_place))


def _back(state: MatchState, off: Off) -> tuple[Back, ...]:
    """Cards that lie on their own cell again, lately and since a player was called upon."""
    found = []
    for (slot, uid), stay in state.mat.stays.items():
        if stay.returned is None or stay.returned < state.called_at or state.at > stay.returned + REMEMBERED or slot in off.unheard:
            continue
        place = off.placement.places.get(slot)
        must = None if place is None else off.layout.get(place)
        lies = None if must is None else off.cards.get(slot, {}).get(must.card)
        if place is not None and must is not None and lies is not None and lies.uids[0] == uid:
            found.append(back_again(state, place, must, slot, stay))
    return tuple(sorted(found, key=by_place))


def _step(off: Off, arrived: tuple[Arrival, ...], gone: tuple[Away, ...]) -> Place | None:
    """The one step by which every card lies off, if there is one (C18)."""
    layout, slots = off.layout, off.placement.slots
    where = {one.card: one.place for one in arrived}
    moved = [(must.card, place) for place, must in layout.items() if must.card in where]
    if not moved or len(where) < len(arrived) or len(moved) < len(where):
        return None
    card, place = moved[0]
    step = (where[card][0] - place[0], where[card][1] - place[1])
    away = {one.place for one in gone}
    for place, must in layout.items():
        target = (place[0] + step[0], place[1] + step[1])
        is_seen = target in slots
        if is_seen != (must.card in where) or (is_seen and where[must.card] != target):
            return None
        if not is_seen and place not in away | off.blind:  # it lies where it lay
            return None
    return step
