"""What lies in a line and in its gaps, where the next card can go, and what has to be pushed along for it (L7, L8).

Rules of this file: what lies closed shows no number, and no place is worked out from one.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from decimal import Decimal
from functools import lru_cache

from companion.core.decks.card import CardId, CharacteristicId
from companion.core.frozen import dataclass
from companion.core.mat.shape import Shape
from companion.core.referee.placement import PlaceName
from companion.core.referee.table_view import Offer, TableView
from companion.events import Slot
from companion.screen.acts import Act, Pick
from companion.screen.match.choices import spoken_label
from companion.screen.sight import Sight

NAMED = "gap-"  # a gap without a free slot: its spot is called by its number


@dataclass(frozen=True, slots=True)
class GapDrop:
    """How a card gets into a gap: the pushed cards move to their slots, one after the other; then the slot is free."""

    slot: Slot
    pushed: tuple[tuple[CardId, Slot], ...] = ()


@lru_cache(maxsize=8)
def row_of(shape: Shape) -> tuple[Slot, ...]:
    """The places of a line, which are made anew each time that a shape is asked for them."""
    return shape.row


def gap_of(table: TableView, name: object) -> int | None:
    """The number of a gap that is named by the cards beside it; gap 0 is before the first card."""
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
    """The gap in which a card on that slot would lie; cards beside the mat lie beyond those on it."""
    row, lying = row_of(sight.shape), _on_mat(sight)
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


@dataclass(frozen=True, slots=True)
class RowNow:
    """The places of a line, and what lies there; it is worked out once for all gaps."""

    row: tuple[Slot, ...]
    lying: list[tuple[int, int, CardId]]  # as `_on_mat` has it
    used: frozenset[Slot]  # by what is no card of the line, or by none as no reader answers


def drop_into(sight: Sight, gap: int) -> GapDrop | None:
    """How a card gets into that gap, or None where hands cannot lay one there (L8)."""
    return _drop(_row_now(sight), gap)


def _row_now(sight: Sight) -> RowNow:
    told = (one.origin for one in sight.table.instructions if one.origin)
    used = frozenset((*sight.table.frozen, *told, *(one.slot for one in sight.table.in_gaps)))
    return RowNow(row_of(sight.shape), _on_mat(sight), used)


def _drop(now: RowNow, gap: int) -> GapDrop | None:
    row, used = now.row, now.used
    bounds = _bounds(now.lying, gap, len(row))
    if bounds is None:
        return None
    left, right = bounds
    free = [at for at in range(left + 1, right) if row[at] not in used]
    if free:
        return GapDrop(row[_roomy(free, is_first=left < 0, is_last=right == len(row))])
    there = {at: card for at, _, card in now.lying}
    found = [one for one in (_pushes(row, there, used, left, right, is_up=is_up) for is_up in (True, False)) if one is not None]
    return min(found, key=lambda one: len(one.pushed), default=None)


def _on_mat(sight: Sight) -> list[tuple[int, int, CardId]]:
    """For each card on the mat the number of its slot, its number in the line and its id, in the order of the slots."""
    row = {slot: at for at, slot in enumerate(row_of(sight.shape))}
    both = enumerate(zip(sight.table.view.places, sight.table.slots, strict=True))
    return sorted((row[slot], number, one.card) for number, (one, slot) in both if slot in row)


def _bounds(lying: Sequence[tuple[int, int, CardId]], gap: int, end: int) -> tuple[int, int] | None:
    """The numbers of the slots between which the gap lies; None for gaps among cards beside the mat."""
    if not lying:
        return (-1, end) if gap == 0 else None
    first = min(number for _, number, _ in lying)
    at = gap - first
    if not 0 <= at <= len(lying):
        return None
    return lying[at - 1][0] if at else -1, lying[at][0] if at < len(lying) else end


def _roomy(free: Sequence[int], *, is_first: bool, is_last: bool) -> int:
    """Of these free slots the middle one; beyond an end of the line, one slot away from it where there is much room."""
    if is_first == is_last:
        return free[len(free) // 2]
    beyond = free if is_last else free[::-1]
    return beyond[1] if len(beyond) > len(free) // 2 and len(beyond) > 6 else beyond[0]


def _pushes(row: Sequence[Slot], there: dict[int, CardId], used: Collection[Slot], left: int, right: int, *, is_up: bool) -> GapDrop | None:
    """Moves each card from the gap to the nearest free slot on that side by one slot, the outermost card first."""
    step = 1 if is_up else -1
    start = right if is_up else left
    chain = list(_chain(row, there, used, start, step))
    if not chain or chain[-1] in there:
        return None
    pushed = tuple((there[at - step], row[at]) for at in reversed(chain[1:]))
    return GapDrop(row[start], pushed)


def _chain(row: Sequence[Slot], there: dict[int, CardId], used: Collection[Slot], start: int, step: int) -> Iterator[int]:
    """The slots from `start` to the first free one."""
    at = start
    while 0 <= at < len(row) and (at in there or row[at] not in used):
        if at in there and row[at] in used:
            return
        yield at
        if at not in there:
            return
        at += step


Numbers = Mapping[CharacteristicId, Decimal]


@dataclass(frozen=True, slots=True)
class Lies:
    """A card as it is shown in the line: a card of the line, or one that lies in a gap and does not belong to the line, or not yet."""

    card: CardId
    gap: int  # the gap before the card; of a new card, the gap in which it lies
    is_new: bool
    is_open: bool
    numbers: Numbers
    marks: tuple[str, ...] = ()
    slot: Slot | None = None
    is_beside: bool = False
    is_dragged: bool = False  # it lay there and is under the pointer now


@dataclass(frozen=True, slots=True)
class LineGap:
    act: Act | None
    slot: Slot | None  # where a card goes that is dropped here
    said: str = ""  # the spoken meaning of a touch


def lying_in_line(sight: Sight) -> tuple[Lies, ...]:
    """The cards of the line in their order, and between them those that lie in its gaps without belonging to it."""
    table = sight.table
    told = {one.card: one.announcement.tone for one in table.instructions if one.card}
    line = [
        Lies(one.card, number, False, one.is_open, one.numbers, ("violated",) if one.card in told else (), slot, slot is None)
        for number, (one, slot) in enumerate(zip(table.view.places, table.slots, strict=True))
    ]
    known = {one.card for one in line}
    new = [one for one in (*_laid(sight), *_told(sight), *_dragged(sight)) if one.card not in known]
    unique = {one.card: one for one in reversed(new)}
    return tuple(sorted((*line, *unique.values()), key=lambda one: (one.gap, not one.is_new)))


def _laid(sight: Sight) -> list[Lies]:
    """Cards that lie in a gap and are not turned yet, also while something else has to be put right first."""
    shown, both = dict(sight.table.view.discarded), ((one, gap_at(sight, one.slot)) for one in sight.table.in_gaps)
    return [Lies(one.card, gap, True, one.card in shown, shown.get(one.card, {}), (), one.slot) for one, gap in both if gap is not None]


def _told(sight: Sight) -> list[Lies]:
    """Cards that instructions want moved: those that were discarded lie open, others lie closed."""
    open_ones = dict(sight.table.view.discarded)
    found = []
    for one in sight.table.instructions:
        gap = gap_at(sight, one.origin)
        if one.card is not None and gap is not None and one.card in sight.deck.cards:
            marks = ("violated",) if one.announcement.tone == "violation" else ("checked",)
            numbers = open_ones.get(one.card, {})
            found.append(Lies(one.card, gap, True, bool(numbers), numbers, marks, one.origin))
    return found


def _dragged(sight: Sight) -> list[Lies]:
    """The card under the pointer where it lay, so that the others keep their places until it falls."""
    card, slot = sight.dragged or (None, None)
    gap = gap_at(sight, slot)
    if card is None or gap is None or card not in sight.deck.cards:
        return []
    numbers = dict(sight.table.view.discarded).get(card, {})
    return [Lies(card, gap, True, bool(numbers), numbers, (), slot, is_dragged=True)]


def gaps_of(sight: Sight) -> dict[int, LineGap]:
    """The gaps in which a card is expected or may be laid now."""
    table, now = sight.table, _row_now(sight)
    offered = {gap_of_offer(table, one): one for one in table.expected.offers}
    expected = {gap_of(table, name) for name in table.expected.places}
    found = {}
    for number in sorted({one for one in (*offered, *expected) if one is not None}):
        drop = _drop(now, number)
        slot = None if drop is None else named_slot(number) if drop.pushed else drop.slot
        offer = offered.get(number)
        act, said = (Pick(offer.id), spoken_label(sight.lines, offer)) if offer is not None else (None, "")
        found[number] = LineGap(act, slot, said)
    return found
