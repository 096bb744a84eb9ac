"""The gaps of a line: which one a place's name speaks of, which slot it stands for, and what has to be pushed along for it (L7, L8)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from companion.core.decks.card import CardId
from companion.core.referee.placement import PlaceName
from companion.core.referee.table_view import Offer, TableView
from companion.events import Slot
from companion.screen.sight import Sight

NAMED = "gap-"  # a gap without a free slot: its spot is called by its number


@dataclass(frozen=True, slots=True)
class Drop:
    """How a card gets into a gap: first these cards are moved to these slots, one after the other, then the slot is free."""

    slot: Slot
    pushed: tuple[tuple[CardId, Slot], ...] = ()


def gap_of(table: TableView, name: object) -> int | None:
    """A gap is named by the cards beside it; gap 0 is before the first card."""
    line = [one.card for one in table.view.places]
    if not isinstance(name, PlaceName):
        return None
    if name.card not in line:
        return 0 if not line and not name.relation else None
    number = line.index(name.card)
    match name.relation:
        case "left-of":
            return number
        case "right-of" | "between":
            return number + 1
        case _:
            return None


def gap_of_offer(table: TableView, offer: Offer) -> int | None:
    return gap_of(table, offer.args.get("place-1")) if offer.kind == "play" else None


def gap_at(sight: Sight, slot: Slot | None) -> int | None:
    """In which gap a card there would lie; cards beside the mat lie beyond those on it."""
    row, lying = sight.shape.row, _lying(sight)
    if slot not in row:
        return None
    at = row.index(slot)
    return min((number for _, number, _ in lying), default=0) + sum(one < at for one, _, _ in lying)


def named_slot(gap: int) -> Slot:
    return Slot(f"{NAMED}{gap}")


def gap_named(slot: Slot) -> int | None:
    """The number of a gap whose spot stands for no slot of the mat."""
    number = slot.removeprefix(NAMED)
    return int(number) if slot.startswith(NAMED) and number.isdecimal() else None


def drop_into(sight: Sight, gap: int, taken: Collection[Slot] = ()) -> Drop | None:
    """`taken` are slots on which something else lies; None where no card gets into that gap by hand (L8)."""
    row, lying = sight.shape.row, _lying(sight)
    used = {*taken, *sight.table.frozen, *(one.origin for one in sight.table.instructions if one.origin)}
    bounds = _bounds(lying, gap, len(row))
    if bounds is None:
        return None
    left, right = bounds
    free = [at for at in range(left + 1, right) if row[at] not in used]
    if free:
        return Drop(row[_roomy(free, is_first=left < 0, is_last=right == len(row))])
    there = {at: card for at, _, card in lying}
    found = [one for one in (_pushes(row, there, used, left, right, is_up=is_up) for is_up in (True, False)) if one is not None]
    return min(found, key=lambda one: len(one.pushed), default=None)


def _lying(sight: Sight) -> list[tuple[int, int, CardId]]:
    """Of each card on the mat the number of its slot and its own, in the order of the slots."""
    row = {slot: at for at, slot in enumerate(sight.shape.row)}
    both = enumerate(zip(sight.table.view.places, sight.table.slots, strict=True))
    return sorted((row[slot], number, one.card) for number, (one, slot) in both if slot in row)


def _bounds(lying: Sequence[tuple[int, int, CardId]], gap: int, end: int) -> tuple[int, int] | None:
    """Between which slots the gap lies; gaps among cards beside the mat lie nowhere on it."""
    if not lying:
        return (-1, end) if gap == 0 else None
    first = min(number for _, number, _ in lying)
    at = gap - first
    if not 0 <= at <= len(lying):
        return None
    return lying[at - 1][0] if at else -1, lying[at][0] if at < len(lying) else end


def _roomy(free: Sequence[int], *, is_first: bool, is_last: bool) -> int:
    """In the middle; beyond an end of the line one slot away from it, so that room is left between."""
    if is_first == is_last:
        return free[len(free) // 2]
    beyond = free if is_last else free[::-1]
    return beyond[1] if len(beyond) > len(free) // 2 and len(beyond) > 6 else beyond[0]


def _pushes(row: Sequence[Slot], there: dict[int, CardId], used: Collection[Slot], left: int, right: int, *, is_up: bool) -> Drop | None:
    """Cards from the gap to the nearest free slot on that side move there by one, the foremost first."""
    step = 1 if is_up else -1
    start = right if is_up else left
    chain = list(_chain(row, there, used, start, step))
    if not chain or chain[-1] in there:
        return None
    pushed = tuple((there[at - step], row[at]) for at in reversed(chain[1:]))
    return Drop(row[start], pushed)


def _chain(row: Sequence[Slot], there: dict[int, CardId], used: Collection[Slot], start: int, step: int) -> Iterator[int]:
    """The slots from there to the first free one."""
    at = start
    while 0 <= at < len(row) and (at in there or row[at] not in used):
        if at in there and row[at] in used:
            return
        yield at
        if at not in there:
            return
        at += step
