"""The ground "row": a line of cards along the slots, pushed together and apart as people like (L7).

What counts is the sequence of tags. Cards of the line that lie in their order lie right, wherever that is; `line` says where the others go.
Rules of this file: how the line lies is kept (`LineOnMat`) until other tags lie, or another line must lie, than before. What depends on the
time or on rulings is worked out each time, for the few cards that are not where the line has them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations

from companion.core.decks.card import CardId
from companion.core.frozen import dataclass
from companion.core.games.game import UNSEEN, Arrival, Away, Back, Difference, Layout, Must, Place, Turned
from companion.core.mat.shape import numbers_in_row
from companion.core.referee.difference import (
    REMEMBERED,
    CardsOnMat,
    Compared,
    arrival,
    back_again,
    gone,
    has_pad,
    is_blind,
    left_when,
    lying_cards,
    meant_by,
)
from companion.core.referee.line import NEW, InRow, LyingLine
from companion.core.referee.match_state import MatchState
from companion.core.referee.placement import Row
from companion.events import Slot

Known = Sequence[tuple[int, int]]  # numbers of cards of the line, each with the number of the slot where it lies
MOST_KEPT = 3  # the lines before and after an act, and the one that is compared to see whether the act was taken back (E6)


@dataclass(frozen=True, slots=True)
class WantedLine:
    """What must lie: the cards of the line in their order."""

    layout: Layout
    musts: Sequence[Must]
    numbers: Mapping[CardId, int]
    equal: Mapping[int, Sequence[int]]  # for each rank that several cards share, their numbers
    held: frozenset[CardId]  # cards that have just left the mat: they are in a hand or hidden by one, and not yet beside the mat (L8)


@dataclass(frozen=True, slots=True)
class LineOnMat:
    """How the line lies: the part of a comparison in which the time has no say."""

    line: WantedLine
    heard: CardsOnMat
    by_slot: Mapping[Slot, Sequence[InRow]]
    right: Sequence[InRow]
    rest: Sequence[InRow]  # new cards, and those of the line that have to move
    unheard: Mapping[int, int]  # cards that may lie on silent slots, each with such a slot
    homes: Mapping[Place, Slot]  # where each card lies or is to lie
    room: int
    exchanged: tuple[tuple[CardId, CardId], ...]


def compare_row(state: MatchState, layout: Layout) -> Compared:
    heard, lately = lying_cards(state), _lately(state)
    laid = _laid(state, _line_of(state, layout, lately), heard)
    line, unheard = laid.line, laid.unheard
    left = _lately(state, state.mat.frozen) if unheard else {}
    held = {
        number: left[line.musts[number].card] for number in unheard if line.musts[number].card in left
    }  # so lately lifted that it does not count as lying on a silent slot yet
    known = [*((one.number, one.at) for one in laid.right), *((number, at) for number, at in unheard.items() if number not in held)]
    arrived = [(one, _arrived(state, one, laid.right, known if line.musts else None)) for one in laid.rest if _can_arrive(state, one)]
    difference = Difference(
        at=state.at,
        arrived=tuple(there for _, there in arrived),
        away=_away(state, line.musts, {number for number, _ in known}),
        back=_back(state, arrived),
        turned=_turned(state, laid.right, line.musts),
        blind=frozenset((number, 0) for number in unheard),
        has_pad=has_pad(state),
        strange=bool(heard.strangers),
        room=laid.room,
        exchanged=laid.exchanged,
    )
    slots = {(one.card, there.place): one.slot for one, there in arrived}
    beside_at = [at for card, at in lately.items() if card in line.numbers and layout[line.numbers[card], 0].may_be_away]
    return Compared(difference, heard.strangers, slots, _ground(state, laid, known, slots), min([*held.values(), *beside_at], default=None))


def _ground(state: MatchState, laid: LineOnMat, known: Known, slots: Mapping[tuple[CardId, Place], Slot]) -> Row:
    """Where places lie now. Without a line no gap can be named by a card, nor can one where no card of the line lies."""
    line, places = laid.line, laid.homes
    if not line.musts:
        places = {**places, **{(at + 1, 1): slot for at, slot in enumerate(state.match.shape.row)}}
    elif not known and len(slots) == 1:
        places = {**places, **{place: slot for (_, place), slot in slots.items()}}
    return Row(state.match.shape, tuple(line.numbers), places, _beside(line.musts, known) if slots else None)


def _line_of(state: MatchState, layout: Layout, lately: Mapping[CardId, float]) -> WantedLine:
    """The layout in the line's order, which holds until the next act."""
    kept: list[WantedLine] = state.match.kept.setdefault("line", [])
    whole = next((one for one in kept if one.layout is layout and not one.held), None) or _as_line(layout)
    held = frozenset(card for card in lately if card in whole.numbers and whole.musts[whole.numbers[card]].may_be_away)
    found = next((one for one in kept if one.layout is layout and one.held == held), None)
    if found is None:
        musts = [replace(must, may_be_away=False) if must.card in held else must for must in whole.musts]
        found = replace(whole, musts=musts, held=held) if held else whole
        kept[:] = [found, *kept][:MOST_KEPT]
    return found


def _as_line(layout: Layout) -> WantedLine:
    musts = [layout[place] for place in sorted(layout)]
    ranks: dict[int, list[int]] = {}
    for number, must in enumerate(musts):
        ranks.setdefault(must.rank, []).append(number)
    equal = {rank: numbers for rank, numbers in ranks.items() if len(numbers) > 1}
    return WantedLine(layout, musts, {must.card: number for number, must in enumerate(musts)}, equal, frozenset())


def _lately(state: MatchState, but_from: Collection[Slot] = ()) -> Mapping[CardId, float]:
    """Cards that have left a slot just now, and until when that counts."""
    found: dict[CardId, float] = {}
    meant = meant_by(state)
    for (slot, uid), stay in reversed(state.mat.stays.items()):
        if state.at >= stay.left + UNSEEN:
            break  # all others have left before
        card = meant[uid]
        if card and slot not in but_from:
            found.setdefault(card, stay.left + UNSEEN)
    return found


def _laid(state: MatchState, line: WantedLine, heard: CardsOnMat) -> LineOnMat:
    """How the line lies: as it did, where it is the same line and the same tags lie there."""
    kept: list[LineOnMat] = state.match.kept.setdefault("row", [])
    before = next((one for one in kept if one.line is line), None)
    if before is not None and before.heard is heard:
        return before
    by_slot = _by_slot(state, line, heard, before)
    lying = _counted_once([one for there in by_slot.values() for one in there])
    ordered, unheard = _line(state, lying, line, {one.slot for one in heard.strangers})
    targets, row = ordered.targets(), state.match.shape.row
    right = [one for one in lying if one.number != NEW and targets.get(one.number) == one.at]
    rest = [one for one in lying if one.number == NEW or targets.get(one.number) != one.at]
    free = len(row) - len(by_slot.keys() | (state.mat.frozen & numbers_in_row(state.match.shape).keys()))
    room = max(0, free - len(right) + len({one.at for one in right}))  # a card that lies on another one needs a slot of its own
    homes = {(number, 0): row[at] for number, at in targets.items()}
    exchanged = _exchanged(right, line) if line.equal else ()
    laid = LineOnMat(line, heard, by_slot, right, rest, unheard, homes, room, exchanged)
    kept[:] = [laid, *(one for one in kept if one.line is not line)][:MOST_KEPT]
    return laid


def _by_slot(state: MatchState, line: WantedLine, heard: CardsOnMat, before: LineOnMat | None) -> dict[Slot, Sequence[InRow]]:
    """The cards from the first slot to the last; cards of the line that share a slot are in their order."""
    at, numbers, found = numbers_in_row(state.match.shape), line.numbers, {}
    for slot in sorted(heard.cards.keys() & at.keys(), key=at.__getitem__):
        here = heard.cards[slot]
        if before is not None and before.heard.cards.get(slot) is here:
            found[slot] = before.by_slot[slot]
            continue
        cards = sorted(here, key=lambda one: (numbers.get(one, NEW), one)) if len(here) > 1 else here
        found[slot] = [InRow(at[slot], slot, one, here[one], numbers.get(one, NEW), numbers.get(one, NEW)) for one in cards]
    return found


def _counted_once(lying: list[InRow]) -> list[InRow]:
    """Of two copies of a card the one that lay there first is the card of the line."""
    if len({one.card for one in lying}) == len(lying):
        return lying
    counts = {one.card: one for one in sorted(lying, key=lambda one: -one.found.since)}
    return [one if counts[one.card] is one else replace(one, number=NEW, order=NEW) for one in lying]


def _line(state: MatchState, lying: Sequence[InRow], line: WantedLine, strange: set[Slot]) -> tuple[LyingLine, dict[int, int]]:
    """The line as it lies, and the cards of it that may lie on silent slots.

    Of cards of one rank any may stand on either side of one that is missed, so that nothing is asked to move for it (L7).
    """
    own = [one for one in lying if one.number != NEW]
    laid, unheard = first = _line_as(state, _by_order(own, line), lying, line, strange)
    if unheard or laid.keeps_all:
        return first
    others = (_line_as(state, ordered, lying, line, strange) for ordered in _other_orders(laid.own, line))
    return next((one for one in others if one[0].keeps_all), first)


def _line_as(
    state: MatchState, own: Sequence[InRow], lying: Sequence[InRow], line: WantedLine, strange: set[Slot]
) -> tuple[LyingLine, dict[int, int]]:
    slots, musts = state.match.shape.row, line.musts
    orders = {one.order for one in own}
    on_mat = [number for number, must in enumerate(musts) if not must.may_be_away or number in orders]
    wanted = range(on_mat[0], on_mat[-1] + 1) if on_mat else range(0)  # all but those at an end that may lie beside the mat (L8)
    silent = [at for at, slot in enumerate(slots) if slot in state.mat.frozen] if state.mat.frozen else []
    missed = [number for number in wanted if number not in orders]
    unheard = _unheard(own, missed, silent)
    at = numbers_in_row(state.match.shape)
    taken = {one.at for one in lying if one.number == NEW} | {at[slot] for slot in strange if slot in at}
    taken |= set(silent) - {one.at for one in own}
    free = [at for at in range(len(slots)) if at not in taken]
    needed = [number for number in wanted if number not in unheard]
    return LyingLine(own, needed, free, _left(state, musts, missed), _stand_ins(own, line)), unheard


def _other_orders(own: Sequence[InRow], line: WantedLine) -> Iterator[list[InRow]]:
    """Where some cards of a rank are missed: each other way to count those that lie there."""
    for _, equal in sorted(line.equal.items()):
        there = [one for one in own if one.number in equal]
        for orders in combinations(equal, len(there)) if 0 < len(there) < len(equal) else ():
            counted = dict(zip((id(one) for one in there), orders, strict=True))
            yield [replace(one, order=counted.get(id(one), one.order)) for one in own]


def _stand_ins(own: Sequence[InRow], line: WantedLine) -> dict[int, int]:
    """For each order of a rank that no lying card has, the number of the missed card that takes it."""
    found: dict[int, int] = {}
    for equal in line.equal.values():
        there = [one for one in own if one.number in equal]
        if there:
            orders = [number for number in equal if number not in {one.order for one in there}]
            numbers = [number for number in equal if number not in {one.number for one in there}]
            found |= dict(zip(orders, numbers, strict=False))
    return found


def _by_order(own: Sequence[InRow], line: WantedLine) -> Sequence[InRow]:
    """The cards with their order, in which neighbours of one rank count as they lie."""
    if not line.equal:
        return own
    ranks = [line.musts[one.number].rank for one in own]
    lying = {rank: [one.number for one in own if one.number in equal] for rank, equal in line.equal.items()}
    orders = {rank: iter(_numbers(numbers, line.equal[rank], line.musts)) for rank, numbers in lying.items() if numbers}
    return [replace(one, order=next(orders[rank])) if rank in orders else one for one, rank in zip(own, ranks, strict=True)]


def _numbers(lying: Sequence[int], equal: Sequence[int], musts: Sequence[Must]) -> Sequence[int]:
    """The numbers for the lying cards of one rank; at an end of the line any equal card may lie beside the mat, outside the others (L8)."""
    may_all = all(musts[number].may_be_away for number in equal if number not in lying)
    if len(lying) < len(equal) < len(musts) and may_all and (equal[0] == 0 or equal[-1] == len(musts) - 1):
        return equal[-len(lying) :] if equal[0] == 0 else equal[: len(lying)]
    return sorted(lying)


def _exchanged(right: Sequence[InRow], laid: WantedLine) -> tuple[tuple[CardId, CardId], ...]:
    """Cards of one rank that lie in another order than the line has them: pairs that change places, one after the other (L7)."""
    orders = {one.order: one.card for one in _by_order(right, laid)}
    line, pairs = [must.card for must in laid.musts], []
    for order, card in sorted(orders.items()):
        if line[order] != card:
            pairs.append((line[order], card))
            there = line.index(card)
            line[order], line[there] = card, line[order]
    return tuple(pairs)


def _beside(musts: Sequence[Must], known: Known) -> tuple[CardId | None, ...]:
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
    if not missed:
        return set()
    left, slots = left_when(state, {musts[number].card for number in missed}), numbers_in_row(state.match.shape)
    times = [{slot: at for slot, at in left.get(musts[number].card, {}).items() if slot in slots} for number in missed]
    return {slots[max(one, key=lambda slot: one[slot])] for one in times if one}


def _can_arrive(state: MatchState, one: InRow) -> bool:
    """Whether the card can count as arrived: on a silent slot no new card can, and a card of the line is believed to lie still."""
    return one.number != NEW or not is_blind(state, one.slot)


def _arrived(state: MatchState, one: InRow, right: Sequence[InRow], known: Known | None) -> Arrival:
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


def _gap(at: int, known: Known) -> int:
    """The number of the gap, counted from the left with the cards beside the mat; neighbours of one rank may have changed places."""
    return min((number for number, _ in known), default=0) + sum(where < at for _, where in known)


def _away(state: MatchState, musts: Sequence[Must], lying: set[int]) -> tuple[Away, ...]:
    if len(lying) == len(musts):
        return ()
    missed = [(number, must) for number, must in enumerate(musts) if number not in lying]
    left = left_when(state, {must.card for _, must in missed})
    return tuple(gone(state, (number, 0), must, None, left.get(must.card, {})) for number, must in missed)


def _back(state: MatchState, arrived: Sequence[tuple[InRow, Arrival]]) -> tuple[Back, ...]:
    """New cards that were lifted in this turn and laid back on their slot: each may have been turned (L9)."""
    found = []
    for one, there in arrived:
        stay = state.mat.stays.get((one.slot, one.found.uids[0]))
        if one.number != NEW or stay is None or stay.returned is None:
            continue
        if state.called_at <= stay.left and state.at <= stay.returned + REMEMBERED:
            must = Must(one.card, is_open=False, may_be_away=True)
            found.append(back_again(state, there.place, must, one.slot, stay))
    return tuple(found)


def _turned(state: MatchState, right: Sequence[InRow], musts: Sequence[Must]) -> tuple[Turned, ...]:
    return tuple(
        Turned(one.card, (one.number, 0), musts[one.number].is_open, max(one.found.since, state.changed_at))
        for one in right
        if one.found.side is not None and (one.found.side == "face") != musts[one.number].is_open
    )
