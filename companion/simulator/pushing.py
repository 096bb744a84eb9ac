"""A line of cards as people see it on the mat: its gaps by their names, where cards truly lie, and how they are pushed along it (L7)."""

from __future__ import annotations

from random import Random

from companion.core.decks.card import CardId
from companion.core.frozen import dataclass
from companion.core.mat.shape import Shape
from companion.core.referee.placement import PlaceName
from companion.core.referee.table_view import Offer, TableView
from companion.events import Slot
from companion.simulator.table import SimulatedTable, uid_of

PUSH = 0.15  # seconds in which a card is pushed by one place
NEAR = 3  # free places beside a card among which one is chosen


@dataclass(frozen=True, slots=True)
class Lying:
    """A card of the line on the mat."""

    at: int  # the number of its slot
    number: int  # in the line
    card: CardId


class Pushing:
    """The hands that push."""

    def __init__(self, table: SimulatedTable, shape: Shape) -> None:
        self._table, self._slots = table, shape.row

    def lying(self) -> list[Lying]:
        """From the first slot on; cards beside the mat are not among them (L8)."""
        deck = self._table.look().view.deck
        slots = {slot: at for at, slot in enumerate(self._slots)}
        found = [(self._table.slot_of(uid_of(deck, card)), number, card) for number, card in enumerate(line_of(self._table.look()))]
        return sorted((Lying(slots[slot], number, card) for slot, number, card in found if slot in slots), key=lambda one: one.at)

    def free(self) -> list[Slot]:
        """The slots of the row on which no card lies and whose reader is not silent."""
        return [slot for slot in self._slots if self._is_free(slot)]

    def _is_free(self, slot: Slot) -> bool:
        return not self._table.lying_on(slot) and slot not in self._table.look().frozen

    def gap_at(self, slot: Slot | None) -> int | None:
        """The gap in which a card there would lie; cards beside the mat lie beyond those on it."""
        lying = self.lying()
        if slot not in self._slots or not lying:
            return None
        at = self._slots.index(slot)
        return min(one.number for one in lying) + sum(one.at < at for one in lying)

    def room_for(self, gap: int, chance: Random) -> Slot | None:
        """A free slot in that gap, made by pushing where there is none; None where that cannot be done."""
        lying = self.lying()
        first = min((one.number for one in lying), default=0)
        if not lying or not first <= gap <= first + len(lying):
            return None
        left = lying[gap - first - 1].at if gap > first else -1
        right = lying[gap - first].at if gap < first + len(lying) else len(self._slots)
        free = [at for at in range(left + 1, right) if self._is_free(self._slots[at])]
        if free:
            beside = [at for at in (left, right) if 0 <= at < len(self._slots)]
            by_nearness = sorted(free, key=lambda at: min(abs(at - other) for other in beside))
            return self._slots[chance.choice(by_nearness[:NEAR])]
        return self._pushed_apart(lying, left, right)

    def _pushed_apart(self, lying: list[Lying], left: int, right: int) -> Slot | None:
        """Cards from the gap to the nearest free slot move there by one, the foremost first."""
        for at, is_up in self._nearest(left, right):
            between = range(at - 1, right - 1, -1) if is_up else range(at + 1, left + 1)
            there = {one.at: one.card for one in lying}
            if any(number not in there or self._slots[number] in self._table.look().frozen for number in between):
                continue
            for number in between:
                self.push(there[number], number + 1 if is_up else number - 1)
            return self._slots[right if is_up else left]
        return None

    def _nearest(self, left: int, right: int) -> list[tuple[int, bool]]:
        """The nearest free slot on either side, the nearer first: its number, and whether it lies upwards."""
        up = next((at for at in range(right, len(self._slots)) if self._is_free(self._slots[at])), None)
        down = next((at for at in range(left, -1, -1) if self._is_free(self._slots[at])), None)
        found = [(up - right, up, True)] if up is not None else []
        found += [(left - down, down, False)] if down is not None else []
        return [(at, is_up) for _, at, is_up in sorted(found)]

    def push(self, card: CardId, at: int) -> None:
        self._table.lay(uid_of(self._table.look().view.deck, card), self._slots[at])
        self._table.wait(PUSH)


def line_of(table: TableView) -> tuple[CardId, ...]:
    return tuple(one.card for one in table.view.places)


def gap_of(table: TableView, name: object) -> int | None:
    """A gap is named by the cards beside it; gap 0 is before the first card."""
    line = line_of(table)
    if not isinstance(name, PlaceName) or name.card not in line:
        return None
    number = line.index(name.card)
    match name.relation:
        case "left-of" if number == 0:
            return 0
        case "right-of" if number == len(line) - 1:
            return len(line)
        case "between" if line[number + 1 : number + 2] == (name.other,):
            return number + 1
        case _:
            return None


def gap_of_offer(table: TableView, offer: Offer) -> int | None:
    return gap_of(table, offer.args.get("place-1")) if offer.kind == "play" else None
