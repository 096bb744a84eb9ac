"""The ground "row": a line of cards along the slots, pushed together and apart as people like (L7).

What counts is the sequence of tags. Cards of the line that lie in their order lie right, wherever that is; `line` says where the others go.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations

from companion.core.decks.card import CardId
from companion.core.games.game import UNSEEN, Arrival, Away, Back, Difference, Layout, Must, Turned
from companion.core.referee.difference import (
    REMEMBERED,
    Compared,
    FoundCard,
    arrival,
    back_again,
    gone,
    has_pad,
    is_blind,
    left_when,
    lying_cards,
)
from companion.core.referee.line import NEW, InRow, LyingLine
from companion.core.referee.match_state import MatchState
from companion.core.referee.placement import Row
from companion.events import Slot


def compare_row(state: MatchState, layout: Layout) -> Compared:
    row, (seen, strangers) = state.match.shape.row, lying_cards(state, with_frozen=True)
    musts = _musts(state, layout)
    lying = _in_row(state, seen, musts)
    line, unheard = _line(state, lying, musts, {one.slot for one in strangers})
    targets = line.targets()
    right = [one for one in lying if one.number != NEW and targets.get(one.number) == one.at]
    left = _lately(state, state.mat.frozen) if unheard else {}
    held = {
        number: left[musts[number].card] for number in unheard if musts[number].card in left
    }  # so lately lifted that it does not count as lying on a silent slot yet
    known = [*((one.number, one.at) for one in right), *((number, at) for number, at in unheard.items() if number not in held)]
    arrived = {
        (one.card, one.at): _arrived(state, one, right, known if musts else None)
        for one in lying
        if one not in right and _can_arrive(state, one)
    }
    difference = Difference(
        at=state.at,
        arrived=tuple(arrived.values()),
        away=_away(state, musts, {number for number, _ in known}),
        back=_back(state, lying, arrived),
        turned=_turned(state, right, musts),
        blind=frozenset((number, 0) for number in unheard),
        has_pad=has_pad(state),
        strange=bool(strangers),
        room=_room(state, seen, right),
        exchanged=_exchanged(right, musts),
    )
    slots = {(one.card, arrived[one.card, one.at].place): one.slot for one in lying if (one.card, one.at) in arrived}
    places = {(number, 0): row[at] for number, at in targets.items()}
    places |= (
        {} if musts else {(at + 1, 1): slot for at, slot in enumerate(row)}
    )  # without a line there is no gap by which a card could be named
    places |= (
        {place: slot for (_, place), slot in slots.items()} if musts and not known and len(slots) == 1 else {}
    )  # nor where no card of the line lies
    ground = Row(state.match.shape, tuple(must.card for must in musts), places, _beside(musts, known) if arrived else None)
    return Compared(difference, strangers, slots, ground, min([*held.values(), *_beside_at(state, layout)], default=None))


def _room(state: MatchState, seen: Mapping[Slot, Mapping[CardId, FoundCard]], right: Sequence[InRow]) -> int:
    """The number of free slots, less one for each card that lies on another card and needs a slot of its own."""
    shared = len(right) - len({one.at for one in right})
    return max(0, sum(slot not in seen and not is_blind(state, slot) for slot in state.match.shape.row) - shared)


def _musts(state: MatchState, layout: Layout) -> list[Must]:
    """The layout in the line's order. A card that has just left the mat is in a hand or hidden by one, and not yet beside it (L8)."""
    musts = [layout[place] for place in sorted(layout)]
    if not any(must.may_be_away for must in musts):
        return musts
    lately = _lately(state)
    return [replace(must, may_be_away=False) if must.card in lately else must for must in musts]


def _lately(state: MatchState, but_from: Collection[Slot] = ()) -> Mapping[CardId, float]:
    """Cards that have left a slot just now, and until when that counts."""
    left = {card: [at for slot, at in slots.items() if slot not in but_from] for card, slots in left_when(state).items()}
    return {card: max(times) + UNSEEN for card, times in left.items() if times and state.at < max(times) + UNSEEN}


def _beside_at(state: MatchState, layout: Layout) -> list[float]:
    """When cards that were lifted from an end count as lying beside the mat."""
    ends = {must.card for must in layout.values() if must.may_be_away}
    return [at for card, at in _lately(state).items() if card in ends] if ends else []


def _in_row(state: MatchState, seen: Mapping[Slot, Mapping[CardId, FoundCard]], musts: Sequence[Must]) -> list[InRow]:
    """The cards from the first slot to the last; cards of the line that share a slot are in their order."""
    numbers = {must.card: number for number, must in enumerate(musts)}
    lying = [
        InRow(at, slot, card, seen[slot][card], numbers.get(card, NEW))
        for at, slot in enumerate(state.match.shape.row)
        for card in sorted(seen.get(slot, {}), key=lambda one: (numbers.get(one, NEW), one))
    ]
    if len({one.card for one in lying}) == len(lying):
        return lying
    counts = {one.card: one for one in sorted(lying, key=lambda one: -one.found.since)}  # of two copies the one that lay there first
    return [one if counts[one.card] is one else replace(one, number=NEW) for one in lying]


def _line(state: MatchState, lying: Sequence[InRow], musts: Sequence[Must], strange: set[Slot]) -> tuple[LyingLine, dict[int, int]]:
    """The line as it lies, and the cards of it that may lie on silent slots.

    Of cards of one rank any may stand on either side of one that is missed, so that nothing is asked to move for it (L7).
    """
    own = [one for one in lying if one.number != NEW]
    line, unheard = first = _line_as(state, _by_order(own, musts), lying, musts, strange)
    if unheard or line.keeps_all:
        return first
    others = (_line_as(state, ordered, lying, musts, strange) for ordered in _other_orders(line.own, musts))
    return next((one for one in others if one[0].keeps_all), first)


def _line_as(
    state: MatchState, own: Sequence[InRow], lying: Sequence[InRow], musts: Sequence[Must], strange: set[Slot]
) -> tuple[LyingLine, dict[int, int]]:
    slots = state.match.shape.row
    orders = {one.order for one in own}
    on_mat = [number for number, must in enumerate(musts) if not must.may_be_away or number in orders]
    wanted = range(on_mat[0], on_mat[-1] + 1) if on_mat else range(0)  # all but those at an end that may lie beside the mat (L8)
    silent = [at for at, slot in enumerate(slots) if slot in state.mat.frozen]
    missed = [number for number in wanted if number not in orders]
    unheard = _unheard(own, missed, silent)
    taken = {one.at for one in lying if one.number == NEW} | {at for at, slot in enumerate(slots) if slot in strange}
    taken |= set(silent) - {one.at for one in own}
    free = [at for at in range(len(slots)) if at not in taken]
    needed = [number for number in wanted if number not in unheard]
    return LyingLine(own, needed, free, _left(state, musts, missed), _stand_ins(own, musts)), unheard


def _other_orders(own: Sequence[InRow], musts: Sequence[Must]) -> Iterator[list[InRow]]:
    """Where some cards of a rank are missed: each other way to count those that lie there."""
    for rank in sorted({musts[one.number].rank for one in own}):
        equal = [number for number, must in enumerate(musts) if must.rank == rank]
        there = [one for one in own if musts[one.number].rank == rank]
        for orders in combinations(equal, len(there)) if len(there) < len(equal) else ():
            counted = dict(zip((id(one) for one in there), orders, strict=True))
            yield [replace(one, order=counted.get(id(one), one.order)) for one in own]


def _stand_ins(own: Sequence[InRow], musts: Sequence[Must]) -> dict[int, int]:
    """For each order of a rank that no lying card has, the number of the missed card that takes it."""
    found: dict[int, int] = {}
    for rank in {musts[one.number].rank for one in own}:
        equal = [number for number, must in enumerate(musts) if must.rank == rank]
        there = [one for one in own if musts[one.number].rank == rank]
        orders = [number for number in equal if number not in {one.order for one in there}]
        numbers = [number for number in equal if number not in {one.number for one in there}]
        found |= dict(zip(orders, numbers, strict=False))
    return found


def _by_order(own: Sequence[InRow], musts: Sequence[Must]) -> list[InRow]:
    """The cards with their order, in which neighbours of one rank count as they lie."""
    ranks = [musts[one.number].rank for one in own]
    numbers = {rank: iter(_numbers([one.number for one in own if musts[one.number].rank == rank], musts)) for rank in set(ranks)}
    return [replace(one, order=next(numbers[rank])) for one, rank in zip(own, ranks, strict=True)]


def _numbers(lying: Sequence[int], musts: Sequence[Must]) -> list[int]:
    """The numbers for the lying cards of one rank; at an end of the line any equal card may lie beside the mat, outside the others (L8)."""
    rank = musts[lying[0]].rank
    equal = [number for number, must in enumerate(musts) if must.rank == rank]
    may_all = all(musts[number].may_be_away for number in equal if number not in lying)
    if len(lying) < len(equal) < len(musts) and may_all and (equal[0] == 0 or equal[-1] == len(musts) - 1):
        return equal[-len(lying) :] if equal[0] == 0 else equal[: len(lying)]
    return sorted(lying)


def _exchanged(right: Sequence[InRow], musts: Sequence[Must]) -> tuple[tuple[CardId, CardId], ...]:
    """Cards of one rank that lie in another order than the line has them: pairs that change places, one after the other (L7)."""
    orders = {one.order: one.card for one in _by_order(right, musts)}
    line, pairs = [must.card for must in musts], []
    for order, card in sorted(orders.items()):
        if line[order] != card:
            pairs.append((line[order], card))
            there = line.index(card)
            line[order], line[there] = card, line[order]
    return tuple(pairs)


def _beside(musts: Sequence[Must], known: Sequence[tuple[int, int]]) -> tuple[CardId | None, ...]:
    """The cards by which gaps are named, in their order: those that lie there, and at the ends those that may lie beside the mat."""
    lying = {number for number, _ in known}
    first, last = min(lying, default=0), max(lying, default=-1)
    return tuple(
        must.card if number in lying or must.may_be_away else None
        for number, must in enumerate(musts)
        if number in lying or not first < number < last
    )


def _unheard(own: Sequence[InRow], missed: Sequence[int], silent: Sequence[int]) -> dict[int, int]:
    """Cards that are not seen and may lie where readers are silent, each with the slot at which it is taken to lie (C19)."""
    found = {}
    taken = {one.at for one in own}
    for number in missed:
        before, after = [one.at for one in own if one.order < number], [one.at for one in own if one.order > number]
        heard_before, heard_after = (max(set(before) - {*silent}, default=-1), min(set(after) - {*silent}, default=float("inf")))
        if any(heard_before < at < heard_after for at in silent):
            low, high = max(before, default=-1), min(after, default=float("inf"))
            found[number] = next((at for at in silent if low < at < high and at not in taken), low)
    return found


def _left(state: MatchState, musts: Sequence[Must], missed: Sequence[int]) -> set[int]:
    """The slots from which the missed cards were lifted."""
    left, slots = (left_when(state) if missed else {}), state.match.shape.row
    times = [{slot: at for slot, at in left.get(musts[number].card, {}).items() if slot in slots} for number in missed]
    return {slots.index(max(one, key=lambda slot: one[slot])) for one in times if one}


def _can_arrive(state: MatchState, one: InRow) -> bool:
    """Whether the card can count as arrived: on a silent slot no new card can, and a card of the line is believed to lie still."""
    return one.number != NEW or not is_blind(state, one.slot)


def _arrived(state: MatchState, one: InRow, right: Sequence[InRow], known: Sequence[tuple[int, int]] | None) -> Arrival:
    """An arrival in a gap, or on a card of the line. A card of the line is out of order since the line was last touched."""
    under = next((other.number for other in right if other.slot == one.slot), None)
    gap = one.at + 1 if known is None else _gap(one.at, known)
    place = (under, 0) if under is not None else (gap, 1)
    found = one.found if one.number == NEW else replace(one.found, since=_touched_at(state))
    return arrival(state, one.card, place, one.slot, found)


def _touched_at(state: MatchState) -> float:
    row = state.match.shape.row
    laid = (tag.since for slot in row for tag in state.mat.lying.get(slot, ()))
    return max((*laid, *(stay.left for (slot, _), stay in state.mat.stays.items() if slot in row)), default=state.at)


def _gap(at: int, known: Sequence[tuple[int, int]]) -> int:
    """The number of the gap, counted from the left with the cards beside the mat; neighbours of one rank may have changed places."""
    return min((number for number, _ in known), default=0) + sum(where < at for _, where in known)


def _away(state: MatchState, musts: Sequence[Must], lying: set[int]) -> tuple[Away, ...]:
    left = left_when(state) if len(lying) < len(musts) else {}
    return tuple(gone(state, (number, 0), must, None, left.get(must.card, {})) for number, must in enumerate(musts) if number not in lying)


def _back(state: MatchState, lying: Sequence[InRow], arrived: Mapping[tuple[CardId, int], Arrival]) -> tuple[Back, ...]:
    """New cards that were lifted in this turn and laid back on their slot: each may have been turned (L9)."""
    found = []
    for one in lying:
        stay = state.mat.stays.get((one.slot, one.found.uids[0]))
        if one.number != NEW or (one.card, one.at) not in arrived or stay is None or stay.returned is None:
            continue
        if state.called_at <= stay.left and state.at <= stay.returned + REMEMBERED:
            must = Must(one.card, is_open=False, may_be_away=True)
            found.append(back_again(state, arrived[one.card, one.at].place, must, one.slot, stay))
    return tuple(found)


def _turned(state: MatchState, right: Sequence[InRow], musts: Sequence[Must]) -> tuple[Turned, ...]:
    return tuple(
        Turned(one.card, (one.number, 0), musts[one.number].is_open, max(one.found.since, state.changed_at))
        for one in right
        if one.found.side is not None and (one.found.side == "face") != musts[one.number].is_open
    )
