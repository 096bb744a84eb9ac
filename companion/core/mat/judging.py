"""From the evidence of all open slots to what has happened: lifted before placed before tapped, in the order of the mat.

Rules of this file: a tag is believed in one place at most, so it is placed only where no other slot may have it. Events of a frozen
slot are followed at once by its return, so that the referee never judges half of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from companion.core.mat.evidence import CLEAN, CLEAN_POLLS, Evidence
from companion.core.mat.reach import TOLERANCE
from companion.core.mat.shown import LEFT_LYING, ShownTag
from companion.events import OfReaders, ReadsBadly, ReadsWell, Slot, SlotsBack, TagLifted, TagPlaced, TagTapped, Uid, Unreadable

OfMat = TagPlaced | TagLifted | TagTapped | OfReaders  # the events that come from sightings
PATIENCE = 3.0  # seconds that slots which answer again wait for others of their hub that are in doubt
# A tag that is believed on a silent slot is there until another slot has heard it for so long, and not since before the silence began:
# that a card lies between two coils is no news, however badly one of them hears it. No hand and no straddling card lasts so long, and
# a tag cannot be in two places.
MOVED = 2.5


class Judging:
    """One pass: `slots` are all that are polled, `opened` those with open evidence in the mat's order, `home` where tags are believed."""

    def __init__(self, at: float, slots: Mapping[str, Evidence], opened: Sequence[Evidence], home: Mapping[str, Slot]) -> None:
        self._at, self._slots, self._opened, self._home = at, slots, opened, home
        self._working = [one for one in opened if one.frozen_at is None]
        self._returning = [one for one in opened if one.is_returning(at)]
        self._leaving = {uid: one.slot for one in (*self._working, *self._returning) for uid in one.lifted()}
        self._leaving |= {uid: home[uid] for one in self._working for uid in one.glimpses if self._has_moved(one, uid)}

    def events(self) -> list[OfMat]:
        back = self._coming_back()
        lifted = self._lifted(back)
        events: list[OfMat] = [*lifted.values(), *self._placed(back, lifted)]
        if back:
            events.append(SlotsBack(tuple(one.slot for one in back), self._at))
        taps = [TagTapped(one.slot, Uid(uid), self._at) for one in self._working if one.is_tapped for uid in self._tapped(one, lifted)]
        return [*events, *self._placed(self._working, lifted), *taps, *self._turned()]

    def _lifted(self, back: Sequence[Evidence]) -> dict[str, TagLifted]:
        """By uid, in the mat's order; from a frozen slot only when it comes back, or when its tag has moved."""
        waiting = {one.slot for one in self._returning} - {one.slot for one in back}
        leaving = [(uid, slot) for uid, slot in self._leaving.items() if slot not in waiting]
        return {uid: TagLifted(slot, Uid(uid), self._at, by_silence=True) for uid, slot in sorted(leaving, key=self._order)}

    def _order(self, leaving: tuple[str, Slot]) -> int:
        one = self._slots.get(leaving[1])
        return -1 if one is None else one.number

    def _placed(self, slots: Iterable[Evidence], lifted: Mapping[str, TagLifted]) -> list[TagPlaced]:
        return [
            TagPlaced(one.slot, Uid(uid), self._at)
            for one in slots
            for uid in one.glimpses
            if (self._home.get(uid) is None or uid in lifted) and self._has_arrived(one, uid)
        ]

    def _has_arrived(self, one: Evidence, uid: str) -> bool:
        """Whether it is steady here, no other slot has it, and it lies here rather than being shown."""
        return one.is_steady(uid, self._at) and not self._is_contested(one, uid) and (not one.is_tapped or self._is_left(one, uid))

    def _is_contested(self, here: Evidence, uid: str) -> bool:
        return any(one is not here and one.has_heard(uid, self._at) for one in self._opened)

    def _is_left(self, one: Evidence, uid: str) -> bool:
        """Whether a tag that was shown here lies here now: it stays, or another one was laid on it."""
        shown = one.shown.get(uid)
        if shown is None:
            return False
        others = (other for other in one.glimpses if other != uid)
        return self._at - shown.at >= LEFT_LYING - TOLERANCE or any(one.is_steady(other, self._at) for other in others)

    def _tapped(self, one: Evidence, lifted: Mapping[str, TagLifted]) -> list[str]:
        """Tags that lie here alone; one that is believed on a silent slot may be shown, as there is no other way to tell of it (C19)."""
        found = [
            uid
            for uid in one.glimpses
            if uid not in one.shown and one.is_steady(uid, self._at) and one.is_alone(uid) and not self._is_contested(one, uid)
        ]
        found = [uid for uid in found if self._home.get(uid) is None or uid in lifted or self._is_unheard(self._home[uid])]
        one.shown |= {uid: ShownTag(self._at) for uid in found}
        return found

    def _turned(self) -> Iterator[ReadsBadly | ReadsWell | Unreadable]:
        """Cards that are heard badly, or well again, each heard just now, so that none of them leaves; and what cannot be read."""
        for one in self._working:
            if one.clarity.turned:
                yield (ReadsBadly if one.clarity.turned == "badly" else ReadsWell)(one.slot, self._at)
            if one.unread.is_new:
                one.unread.is_new = False
                yield Unreadable(one.slot, self._at)

    def _is_unheard(self, slot: Slot) -> bool:
        """Whether the slot is silent or blind, so that nothing will be known of it soon."""
        one = self._slots.get(slot)
        return one is None or (one.frozen_at is not None and not one.is_returning(self._at))

    def _has_moved(self, one: Evidence, uid: str) -> bool:
        slot = self._home.get(uid)
        if slot is None or one.is_tapped or not self._is_unheard(slot):
            return False
        there = self._slots.get(slot)
        if there is not None and there.frozen_at is not None and one.met.since(uid, self._at) < there.frozen_at:
            return False
        if self._at - one.glimpses[uid].since < MOVED - TOLERANCE:
            return False
        return one.is_steady(uid, self._at) and not self._is_contested(one, uid)

    def _coming_back(self) -> list[Evidence]:
        """All slots that answer again and are settled, once they need not wait for others."""
        ready = [one for one in self._returning if not self._is_in_doubt(one)]
        is_waiting = len(ready) < len(self._returning)
        return [] if is_waiting and all(self._since_return(one) < PATIENCE - TOLERANCE for one in ready) else ready

    def _since_return(self, one: Evidence) -> float:
        return self._at - (self._at if one.returned_at is None else one.returned_at)

    def _is_in_doubt(self, one: Evidence) -> bool:
        since = self._since_return(one)
        if one.answers < CLEAN_POLLS or since < CLEAN - TOLERANCE or (one.is_garbled and since < PATIENCE - TOLERANCE):
            return True
        if any(reach.silences and not reach.has_gone for reach in one.reach.values()):
            return True
        # Where a new card lies is told after the return as well as before it; a slot that waited for that might wait for ever.
        return not one.is_tapped and since < PATIENCE - TOLERANCE and any(self._may_arrive(one, uid) for uid in one.glimpses)

    def _may_arrive(self, one: Evidence, uid: str) -> bool:
        """Whether a tag that is heard here may still be placed here: it is not settled yet, and no other slot surely has it."""
        slot = self._home.get(uid)
        if slot is None or uid in self._leaving:
            return not (one.is_steady(uid, self._at) and not self._is_contested(one, uid))
        there = self._slots.get(slot)
        return there is not None and uid in there.reach and bool(there.reach[uid].silences)
