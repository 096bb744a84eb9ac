"""The ground "area": cells, and a card on each of some. How the mat differs from what must lie there is what acts are understood from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from companion.core.decks.card import CardId
from companion.core.games.game import Away, Back, Difference, Layout, Place, Turned
from companion.core.referee.difference import (
    REMEMBERED,
    Compared,
    FoundCard,
    arrival,
    back_again,
    by_place,
    gone,
    has_pad,
    is_blind,
    left_when,
    lying_cards,
)
from companion.core.referee.match_state import MatchState
from companion.core.referee.placement import Placement
from companion.events import Slot


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
    lying, strangers = lying_cards(state)
    slots: dict[tuple[CardId, Place], Slot] = {}
    arrived = []
    for slot, cards in lying.items():
        place = placement.place_of(slot)
        if place is None:
            continue
        for card, found in cards.items():
            if place not in layout or layout[place].card != card:
                arrived.append(arrival(state, card, place, slot, found))
                slots[card, place] = slot
    difference = _of_layout(state, layout, placement, lying)
    arrived.sort(key=lambda one: (one.place[1], one.place[0], one.card))
    difference = replace(difference, arrived=tuple(arrived), strange=bool(strangers))
    if difference.away and state.match.game.step_under_way(state.position) is None:
        difference = replace(difference, step=_step(layout, placement, difference))
    return Compared(difference, strangers, slots, placement)


def _of_layout(state: MatchState, layout: Layout, placement: Placement, lying: Mapping[Slot, Mapping[CardId, FoundCard]]) -> Difference:
    slots, unheard = placement.slots_of(layout), state.mat.frozen | state.match.shape.blind
    away: list[Away] = []
    back: list[Back] = []
    turned: list[Turned] = []
    blind = set()
    left: Mapping[CardId, Mapping[Slot, float]] | None = None
    for place, must in layout.items():
        slot = slots[place]
        if slot is None or slot in unheard:
            blind.add(place)
            continue
        found = lying.get(slot, {}).get(must.card)
        if found is None:
            left = left_when(state) if left is None else left
            away.append(gone(state, place, must, slot, left.get(must.card, {})))
            continue
        if found.side is not None and (found.side == "face") != must.is_open:
            turned.append(Turned(must.card, place, must.is_open, max(found.since, state.changed_at)))
        stay = state.mat.stays.get((slot, found.uids[0]))
        since = stay.returned if stay and stay.returned is not None else float("-inf")
        if stay and since >= state.called_at and state.at <= since + REMEMBERED:
            back.append(back_again(state, place, must, slot, stay))
    return Difference(
        at=state.at,
        away=tuple(sorted(away, key=by_place)),
        back=tuple(sorted(back, key=by_place)),
        turned=tuple(sorted(turned, key=by_place)),
        blind=frozenset(blind),
        has_pad=has_pad(state),
    )


def _step(layout: Layout, placement: Placement, difference: Difference) -> Place | None:
    """The one step by which every card lies off, if there is one (C18)."""
    where = {one.card: one.place for one in difference.arrived}
    moved = [(must.card, place) for place, must in layout.items() if must.card in where]
    if not moved or len(where) < len(difference.arrived) or len(moved) < len(where):
        return None
    card, place = moved[0]
    step = (where[card][0] - place[0], where[card][1] - place[1])
    away = {one.place for one in difference.away}
    for place, must in layout.items():
        target = (place[0] + step[0], place[1] + step[1])
        is_seen = placement.slot_of(target) is not None
        if is_seen != (must.card in where) or (is_seen and where[must.card] != target):
            return None
        if not is_seen and place not in away | difference.blind:  # it lies where it lay
            return None
    return step
