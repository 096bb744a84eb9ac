"""Where cards of a line that are missed or lie out of order are to be laid, so that as few cards as possible have to move (L7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import field
from itertools import pairwise

from companion.core.decks.card import CardId
from companion.core.frozen import dataclass
from companion.core.referee.difference import FoundCard
from companion.events import Slot

NEW = -1


@dataclass(frozen=True, slots=True)
class InRow:
    """A card lying on the line's slots."""

    at: int  # the number of its slot
    slot: Slot
    card: CardId
    found: FoundCard
    number: int  # of the card in the line; NEW: a new card, or a second copy
    order: int = NEW  # the number by its place among neighbours of one rank, which may lie in any order


@dataclass(frozen=True, slots=True)
class LyingLine:
    """The cards of a line as they lie, and where the others are to be laid; slots are given by their numbers."""

    own: Sequence[InRow]  # from the first slot to the last
    needed: Sequence[int]  # numbers of the cards that must be seen on the mat
    free: Sequence[int]  # slots on which nothing lies but cards of the line
    left: AbstractSet[int]  # slots from which cards that are missed were lifted
    missed: Mapping[int, int] = field(
        default_factory=dict
    )  # for each order left free in a rank, the number of the missed card that takes it

    def targets(self) -> dict[int, int]:
        """Where each card lies or is to lie."""
        orders = [one.order for one in self.own]
        if orders == list(self.needed):  # the usual case
            return {one.number: one.at for one in self.own}
        numbers = {**self.missed, **{one.order: one.number for one in self.own}}
        placed = self._all_kept()
        return {numbers.get(order, order): at for order, at in (self._best() if placed is None else placed).items()}

    @property
    def keeps_all(self) -> bool:
        """Whether no card that lies there has to move."""
        return [one.order for one in self.own] == list(self.needed) or self._all_kept() is not None

    def _all_kept(self) -> dict[int, int] | None:
        """Slots for the missed cards such that no card that lies there has to move; None if there are none."""
        placed = {one.order: one.at for one in self.own}
        for before, after in pairwise((None, *self.own, None)):
            between = self._between(before, after)
            if between is None:
                return None
            placed |= between
        return placed

    def _used(self) -> set[int]:
        return {one.at for one in self.own} | self.left

    def _best(self) -> dict[int, int]:
        """The choice in which most cards stay, with room between them for all others, and then most used slots are used again."""
        used = self._used()
        best: list[tuple[int, int, InRow | None, dict[int, int]]] = [(0, 0, None, {})]  # the best choice up to each card that could stay
        for after in (*self.own, None):
            found = []
            for kept, reused, before, targets in best:
                between = self._between(before, after)
                if between is not None:
                    own = {after.order: after.at} if after else {}
                    found.append((kept + len(own), reused + len(used & {*between.values()}), after, targets | between | own))
            best += [max(found, key=lambda one: one[:2])] if found else []
        return best[-1][3] if best[-1][2] is None else {}

    def _between(self, before: InRow | None, after: InRow | None) -> dict[int, int] | None:
        """Slots for the cards needed between two cards; None where there is no room for them."""
        if before and after and before.order + 1 >= after.order:
            return {} if before.order < after.order else None
        first, low = (before.order, before.at) if before else (-1, -1)
        last, high = (after.order, after.at) if after else (float("inf"), float("inf"))
        due = [number for number in self.needed if first < number < last]
        if not due:
            return {}
        free = [at for at in self.free if low < at < high]
        if len(self.needed) > len(self.free):  # there is no room for all in any arrangement
            due = due[: len(free)]
        return self._assigned(due, free, is_before_all=before is None) if len(due) <= len(free) else None

    def _assigned(self, due: Sequence[int], free: Sequence[int], *, is_before_all: bool) -> dict[int, int]:
        """A slot for each: one from which a card was lifted or has to go, or else the one next to its neighbour."""
        found, at, used = dict[int, int](), 0, self._used()
        for number, left in zip(due, range(len(due), 0, -1), strict=True):
            room = free[at : len(free) - left + 1][:: -1 if is_before_all else 1]
            given_up = (slot for slot in room if slot in used)
            found[number] = next(given_up, room[0])
            at = free.index(found[number]) + 1
        return found
