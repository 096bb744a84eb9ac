"""The true table: which tags lie on which slot, and what a perfect radio would hear there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hardware.sighting import NOTHING, Heard, Nothing, Tags


def grid_neighbours(places: Mapping[str, tuple[float, float]]) -> dict[str, tuple[str, ...]]:
    """For each slot the slots within a king's move, by their coordinates in steps of the grid; in the order given."""

    def touch(one: tuple[float, float], other: tuple[float, float]) -> bool:
        return max(abs(one[0] - other[0]), abs(one[1] - other[1])) <= 1

    return {slot: tuple(other for other in places if other != slot and touch(places[slot], places[other])) for slot in places}


class TrueTable:
    """`truth`, `lying` and `stacks` are kept up to date by each lay and lift, which are rare; polls, which are many, only read them.

    The same tags are always the same object: who reads a pass may compare by identity first.
    """

    def __init__(self, slots: Sequence[str]) -> None:
        self.slots = tuple(slots)
        self.truth: dict[str, Heard] = dict.fromkeys(self.slots, NOTHING)
        self.lying: tuple[str, ...] = ()  # slots with a tag at least
        self.stacks: tuple[str, ...] = ()  # slots with two or more
        self._piles: dict[str, tuple[str, ...]] = dict.fromkeys(self.slots, ())
        self._where: dict[str, str] = {}
        self._known: dict[tuple[str, ...], Tags] = {}

    def lay(self, uid: str, slot: str) -> None:
        """On top of what lies there; a tag that lies somewhere leaves that place."""
        if slot not in self._piles:
            raise ValueError(f"no slot {slot} on this table")
        self.lift(uid)
        self._where[uid] = slot
        self._settle(slot, (*self._piles[slot], uid))

    def lift(self, uid: str) -> None:
        """Lifting what does not lie here changes nothing."""
        slot = self._where.pop(uid, None)
        if slot is not None:
            self._settle(slot, tuple(other for other in self._piles[slot] if other != uid))

    def where(self, uid: str) -> str | None:
        return self._where.get(uid)

    def on(self, slot: str) -> tuple[str, ...]:
        """The tags of a slot, the topmost last."""
        return self._piles[slot]

    def heard(self, uids: Sequence[str]) -> Nothing | Tags:
        """The sighting that these tags give together."""
        if not uids:
            return NOTHING
        key = tuple(sorted(uids))
        tags = self._known.get(key)
        if tags is None:
            tags = self._known[key] = Tags(key)
        return tags

    def beside(self, heard: Heard, uid: str) -> Heard:
        """The answer of that poll with one tag more; what is garbled stays so."""
        match heard:
            case Nothing():
                return self.heard((uid,))
            case Tags(uids) if uid not in uids:
                return self.heard((*uids, uid))
            case _:
                return heard

    def without(self, heard: Heard, uid: str) -> Heard:
        """The answer of that poll with one tag silent; what is garbled stays so."""
        match heard:
            case Tags(uids) if uid in uids:
                return self.heard([other for other in uids if other != uid])
            case _:
                return heard

    def _settle(self, slot: str, pile: tuple[str, ...]) -> None:
        self._piles[slot] = pile
        self.truth[slot] = self.heard(pile)
        self.lying = tuple(slot for slot, pile in self._piles.items() if pile)
        self.stacks = tuple(slot for slot in self.lying if len(self._piles[slot]) > 1)
