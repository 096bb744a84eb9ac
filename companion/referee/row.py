"""Cardline's ground: a line of cards along the slots, pushed together and apart as people like (L7).

What counts is the sequence of tags. Cards of the line that lie in their order lie right, wherever that is; as few as can be are asked
to move, and each is told a slot.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from companion.decks.card import CardId
from companion.events import Slot
from companion.games.game import Arrival, Away, Back, Difference, Layout, Must, Turned
from companion.referee.difference import (
    REMEMBERED,
    Compared,
    Found,
    arrival,
    back_again,
    gone,
    has_pad,
    is_blind,
    left_when,
    lying_cards,
)
from companion.referee.placement import Row
from companion.referee.standing import Standing


@dataclass(frozen=True, slots=True)
class InRow:
    """A card lying on the line's slots."""

    at: int  # the number of its slot
    slot: Slot
    card: CardId
    found: Found
    number: int  # in the line; NEW: a new card, or a second copy


NEW = -1


def compare_row(standing: Standing, layout: Layout) -> Compared:
    seen, strangers = lying_cards(standing, with_frozen=True)
    musts = [layout[place] for place in sorted(layout)]
    lying = _in_row(standing, seen, musts)
    targets = _targets(standing.match.shape.row, musts, lying)
    right = [one for one in lying if one.number != NEW and targets[one.number] == one.slot]
    arrived = {(one.card, one.at): _arrived(standing, one, right) for one in lying if one not in right and _can_arrive(standing, one)}
    difference = Difference(
        at=standing.at,
        arrived=tuple(arrived.values()),
        away=_away(standing, musts, {one.number for one in right}),
        back=_back(standing, lying, arrived),
        turned=_turned(standing, right, musts),
        has_pad=has_pad(standing),
        strange=bool(strangers),
        room=sum(slot not in seen and not is_blind(standing, slot) for slot in standing.match.shape.row),
    )
    slots = {(one.card, arrived[one.card, one.at].place): one.slot for one in lying if (one.card, one.at) in arrived}
    places = {(number, 0): slot for number, slot in targets.items() if slot}
    return Compared(difference, strangers, slots, Row(standing.match.shape, tuple(must.card for must in musts), places))


def _in_row(standing: Standing, seen: Mapping[Slot, Mapping[CardId, Found]], musts: Sequence[Must]) -> list[InRow]:
    """From the first slot to the last; cards of the line that share a slot in their order."""
    numbers = {must.card: number for number, must in enumerate(musts)}
    lying: list[InRow] = []
    for at, slot in enumerate(standing.match.shape.row):
        for card in sorted(seen.get(slot, {}), key=lambda one: (numbers.get(one, NEW), one)):
            number = numbers.pop(card, NEW)  # of two copies the first one counts
            lying.append(InRow(at, slot, card, seen[slot][card], number))
    return lying


def _wanted(musts: Sequence[Must], lying: set[int]) -> list[int]:
    """The numbers of the cards that must lie on the mat: all but those at an end that may lie beside it (L8)."""
    on_mat = [number for number, must in enumerate(musts) if not must.may_be_away or number in lying]
    return list(range(on_mat[0], on_mat[-1] + 1)) if on_mat else []


def _targets(slots: Sequence[Slot], musts: Sequence[Must], lying: Sequence[InRow]) -> dict[int, Slot | None]:
    """Where each card of the line is to lie: where it does, if that is in order; else in the nearest room, or all laid anew."""
    own = [one for one in lying if one.number != NEW]
    wanted = _wanted(musts, {one.number for one in own})
    kept = _in_order(own, musts)
    taken = {one.at for one in lying if one.number == NEW}
    targets: dict[int, Slot | None] = dict.fromkeys(wanted) | {one.number: one.slot for one in kept}
    missing = [number for number in wanted if targets[number] is None]
    if not missing:
        return targets
    for before, after in pairwise((None, *kept, None)):
        low, high = (before.at if before else -1), (after.at if after else len(slots))
        here = [one for one in missing if (before is None or before.number < one) and (after is None or one < after.number)]
        room = [at for at in range(low + 1, high) if at not in taken]
        if len(here) > len(room):
            return _anew(slots, own, taken, wanted)
        room = room[-len(here) :] if here and before is None else room  # before the first card as near to it as there is room
        targets |= {number: slots[at] for number, at in zip(here, room, strict=False)}
    return targets


def _anew(slots: Sequence[Slot], own: Sequence[InRow], taken: set[int], wanted: Sequence[int]) -> dict[int, Slot | None]:
    """All in their order on the slots that cards of the line take now, and on further ones as far as they are needed."""
    used = {one.at for one in own} - taken
    last = max(used, default=0)
    spare = [at for at in range(len(slots)) if at not in used | taken]
    spare.sort(key=lambda at: (at < last, abs(at - last)))
    chosen = sorted([*used, *spare[: max(0, len(wanted) - len(used))]])
    return dict.fromkeys(wanted) | {number: slots[at] for number, at in zip(wanted, chosen, strict=False)}


def _in_order(own: Sequence[InRow], musts: Sequence[Must]) -> list[InRow]:
    """As many as possible that lie in their order; neighbours of one rank may lie in either."""
    ranks = [musts[one.number].rank for one in own]
    if all(before <= after for before, after in pairwise(ranks)):
        return list(own)
    best: list[tuple[int, int]] = []  # for each card: how many are in order up to it, and which comes before it
    for here, rank in enumerate(ranks):
        longest = max(((best[before][0], -before) for before in range(here) if ranks[before] <= rank), default=(0, 1))
        best.append((longest[0] + 1, -longest[1]))
    at = max(range(len(best)), key=lambda number: (best[number][0], -number))
    kept = []
    while at >= 0:
        kept.append(own[at])
        at = best[at][1]
    return kept[::-1]


def _can_arrive(standing: Standing, one: InRow) -> bool:
    """On a silent slot nothing new does, and a card of the line is believed to lie where it lay."""
    return one.number != NEW or not is_blind(standing, one.slot)


def _arrived(standing: Standing, one: InRow, right: Sequence[InRow]) -> Arrival:
    """In a gap, or on a card of the line."""
    under = next((other.number for other in right if other.slot == one.slot), None)
    place = (under, 0) if under is not None else (_gap(one.at, right), 1)
    return arrival(standing, one.card, place, one.slot, one.found)


def _gap(at: int, right: Sequence[InRow]) -> int:
    """Counted from the left, with the cards beside the mat; neighbours of one rank may have changed places."""
    return min((one.number for one in right), default=0) + sum(one.at < at for one in right)


def _away(standing: Standing, musts: Sequence[Must], lying: set[int]) -> tuple[Away, ...]:
    left = left_when(standing) if len(lying) < len(musts) else {}
    return tuple(
        gone(standing, (number, 0), must, None, left.get(must.card, {})) for number, must in enumerate(musts) if number not in lying
    )


def _back(standing: Standing, lying: Sequence[InRow], arrived: Mapping[tuple[CardId, int], Arrival]) -> tuple[Back, ...]:
    """New cards that were lifted and laid back on their slot: each may have been turned (L9)."""
    found = []
    for one in lying:
        stay = standing.mat.stays.get((one.slot, one.found.uids[0]))
        if one.number != NEW or (one.card, one.at) not in arrived or stay is None or stay.returned is None:
            continue
        if standing.called_at <= stay.returned and standing.at <= stay.returned + REMEMBERED:
            must = Must(one.card, is_open=False, may_be_away=True)
            found.append(back_again(standing, arrived[one.card, one.at].place, must, one.slot, stay))
    return tuple(found)


def _turned(standing: Standing, right: Sequence[InRow], musts: Sequence[Must]) -> tuple[Turned, ...]:
    return tuple(
        Turned(one.card, (one.number, 0), musts[one.number].is_open, max(one.found.since, standing.changed_at))
        for one in right
        if one.found.side is not None and (one.found.side == "face") != musts[one.number].is_open
    )
