"""Passes of sightings become what happened on the mat: step 3 of a card's walk.

Rules of this file: the belief is the mat that is handed in, which the journal holds; only evidence is kept here, so a restart begins
without any and finds what differs by reading again.
A slot that says what it is expected to say costs one comparison and nothing else: a full
mat makes 1,300 sightings in a second, on a machine that has to draw and to speak as well.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from companion.core.frozen import dataclass
from companion.core.mat.evidence import BRIDGED, Evidence, Rounds
from companion.core.mat.judging import Judging, OfMat
from companion.core.mat.mat import Mat
from companion.core.mat.reach import TOLERANCE
from companion.core.mat.shape import Shape
from companion.events import Slot, SlotsBack, SlotsFrozen
from hardware.sighting import Heard, Pass, readable

ABSENT = 1.0  # seconds in which others are polled and a slot is not, after which it is frozen


@dataclass(frozen=True, slots=True)
class Settled:
    events: tuple[OfMat, ...]
    doubtful: tuple[Slot, ...]  # to be asked again at once, in the mat's order
    leaving: tuple[Slot, ...] = ()  # whose tags seem to be lifted: shown, and never ruled


AS_EXPECTED = Settled((), ())


class Settling:
    """The evidence of all slots. The caller enters all events before it hands in the next pass, with the mat that has them."""

    def __init__(self, shape: Shape) -> None:
        slots = shape.polled
        self._rounds = rounds = Rounds(len(slots))
        self._slots: dict[str, Evidence] = {
            slot: Evidence(slot, n, rounds, is_tapped=shape.is_tapped(slot)) for n, slot in enumerate(slots)
        }
        self._expected: dict[str, Heard | None] = dict.fromkeys(slots)  # None: anything that comes is evidence
        self._opened: dict[str, Evidence] = {}
        self._mat = Mat()
        self._home: dict[str, Slot] = {}
        self._at = self._full_at = float("-inf")  # the last pass, and the last one that held every slot
        self._polled: dict[str, float] = {}  # when each was in a pass that was not full

    def take(self, heard: Pass, mat: Mat) -> Settled:
        at = heard.at
        if at - self._at > BRIDGED:
            self._start_anew(at)
        self._at = at
        if mat.lying is not self._mat.lying or mat.frozen is not self._mat.frozen or mat.weak is not self._mat.weak:
            self._believe(mat)
        expected = self._expected
        odd = [slot for slot, one in heard.heard.items() if expected.get(slot) is not one]
        is_telling = self._listen(heard, odd)
        if at - self._full_at >= ABSENT - TOLERANCE:
            is_telling = self._miss_absent() or is_telling
        if not self._opened:
            return AS_EXPECTED
        return self._settled(self._judged() if is_telling else [])

    def _start_anew(self, at: float) -> None:
        """After a gap without passes, drop the evidence: polls before it say nothing about those after it."""
        for one in self._opened.values():
            one.start_anew()
        for one in self._slots.values():
            one.clarity.start_anew()
        self._full_at = at

    def _believe(self, mat: Mat) -> None:
        self._mat = mat
        self._home = {tag.uid: slot for slot, tags in mat.lying.items() for tag in tags}
        for slot, one in self._slots.items():
            if one.believe(mat.lying.get(one.slot, ()), self._at, is_frozen=slot in mat.frozen, is_weak=slot in mat.weak):
                self._open(slot)

    def _open(self, slot: str) -> Evidence:
        self._expected[slot] = None
        one = self._opened[slot] = self._slots[slot]
        return one

    def _listen(self, heard: Pass, odd: Iterable[str]) -> bool:
        """Take in the slots whose answers are not as expected; returns whether something may have been settled by them."""
        is_telling, unknown = False, 0
        for slot in odd:
            want = self._expected.get(slot)
            if slot not in self._slots:
                unknown += 1
            elif want is not None and want == heard.heard[slot]:
                self._expected[slot] = heard.heard[slot]
            elif self._open(slot).hear(readable(heard.heard[slot]), heard.at):
                is_telling = True
        polls = len(heard.heard) - unknown
        if polls == len(self._slots) or heard.at - self._full_at > BRIDGED:  # else it was asked for, unless these readers give no full pass
            self._rounds.polls += polls
        if polls == len(self._slots):
            self._full_at = heard.at
            return is_telling
        self._polled |= dict.fromkeys((slot for slot in heard.heard if slot in self._slots), heard.at)
        return is_telling

    def _miss_absent(self) -> bool:
        """Take slots that no pass has held for ABSENT seconds for silent; returns whether there are any."""
        late = self._at - ABSENT + TOLERANCE
        absent = [slot for slot, one in self._slots.items() if one.frozen_at is None and self._polled_at(slot) <= late]
        for slot in absent:
            self._open(slot).faulty_since = self._polled_at(slot)
        return bool(absent)

    def _polled_at(self, slot: str) -> float:
        return max(self._full_at, self._polled.get(slot, self._full_at))

    def _judged(self) -> list[OfMat]:
        opened = sorted(self._opened.values(), key=lambda one: one.number)
        silent = tuple(one.slot for one in opened if one.frozen_at is None and one.has_fallen_silent(self._at))
        events = Judging(self._at, self._slots, opened, self._home).events()
        return [SlotsFrozen(silent, self._at), *events] if silent else events

    def _settled(self, events: Collection[OfMat]) -> Settled:
        """Close the slots that agree with the mat again; those that do not, and were not settled just now, are to be asked again."""
        told = {slot for event in events for slot in _slots_of(event)} if events else ()
        doubtful = []
        for slot, one in tuple(self._opened.items()):
            if one.is_calm:
                self._expected[slot] = one.close()
                del self._opened[slot]
            elif one.is_doubtful and slot not in told:
                doubtful.append(one)
        doubtful.sort(key=lambda one: one.number)
        leaving = tuple(one.slot for one in doubtful if one.seems_lifted(self._at))
        return Settled(tuple(events), tuple(one.slot for one in doubtful), leaving)


def _slots_of(event: OfMat) -> tuple[Slot, ...]:
    return event.slots if isinstance(event, (SlotsFrozen, SlotsBack)) else (event.slot,)
