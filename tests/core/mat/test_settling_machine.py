"""What is settled of a mat is sound under all that hands, noise and readers do to it; FACEDOWN_CASES rows are tried."""

from __future__ import annotations

import os
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, precondition, rule, run_state_machine_as_test

from companion.core.mat.mat import Mat
from companion.core.mat.settling import Settling
from companion.core.mat.shape import Shape
from companion.events import ReadsBadly, ReadsWell, Slot, SlotsBack, SlotsFrozen, TagLifted, TagPlaced, TagTapped, Unreadable
from hardware.sighting import FAULT, GARBLED, NOTHING, Heard, Pass, Tags

CASES = int(os.environ.get("FACEDOWN_CASES", "150"))
SHAPE = Shape(columns=3, rows=2, pads=(Slot("pad"),))
CELLS = ("A1", "B1", "C1", "A2", "B2", "C2")
SLOTS = (*CELLS, "pad")
HUBS = (SLOTS[:3], SLOTS[3:])
AGAIN = 0.005
PACES = (0.03, 0.05, 0.1)  # seconds between two passes
CLEAR = 7.2  # seconds in which all is settled, a card that was left on a pad among it
LATEST = 0.6  # seconds by which a tag may have gone when it is placed: evidence is bridged over 0.5
SLOWEST = 3.5  # and by which it may be back when it is lifted: 60 silences
UIDS = st.sampled_from("abcd")
BESIDE = st.sampled_from((("A1", "A2"), ("B2", "B1"), ("C1", "C2"), ("A1", "B1")))  # of two hubs, or of one
ANY_SLOT, ANY_CELL, ANY_HUB = st.sampled_from(SLOTS), st.sampled_from(CELLS), st.sampled_from((0, 1))
A_WHILE = st.integers(min_value=1, max_value=14)  # passes: up to 0.7 s
COUNTS: Counter[str] = Counter()
SELDOM = {"ReadsBadly", "ReadsWell", "Unreadable"}  # it takes many misses in a row of acts


class Sitting(RuleBasedStateMachine):
    """`lies` is the truth. Noise is kept within what the mat promises to bear, so every event can be held against the truth."""

    def __init__(self) -> None:
        super().__init__()
        self.at = 10.0
        self.every, self.is_in_parts = 0.05, False
        self.rests_beside: dict[str, str] = {}  # a second slot that hears a tag
        self.lies: dict[str, str] = {}  # slot of each tag that lies somewhere
        self.was_there: dict[tuple[str, str], float] = {}  # when a tag lay on a slot last
        self.was_away: dict[tuple[str, str], float] = {}
        self.rests: dict[str, float] = {}  # the longest time that a tag was off the pad since it was tapped there
        self.is_silent = [False, False]
        self.silent_since = [0.0, 0.0]
        self.mat = Mat()
        self.settling = Settling(SHAPE)
        self.listen(1)

    # What hands do

    @rule(uid=UIDS, slot=ANY_SLOT, passes=A_WHILE)
    def lay(self, uid: str, slot: str, passes: int) -> None:
        """From the hand or from another slot, alone or on what lies there."""
        self.move(uid, slot)
        self.listen(passes)

    @rule(uid=UIDS, passes=A_WHILE)
    def lift(self, uid: str, passes: int) -> None:
        self.move(uid, None)
        self.listen(passes)

    @rule(uid=UIDS, slots=st.lists(ANY_CELL, min_size=2, max_size=4), passes=st.integers(1, 4))
    def slide(self, uid: str, slots: list[str], passes: int) -> None:
        """Between two slots both hear it."""
        for before, after in pairwise(slots):
            self.move(uid, after)
            self.listen(1, {before: self.heard(before, uid)})
            self.listen(passes)

    @rule(uid=UIDS, slots=BESIDE, passes=A_WHILE, silent=st.integers(0, 80))
    def rest_between(self, uid: str, slots: tuple[str, str], passes: int, silent: int) -> None:
        """Slid to where two slots hear it, and left there; its own slot may fall silent for longer than a move takes."""
        lies, beside = slots
        self.move(uid, lies)
        self.clear()
        self.rests_beside[uid] = beside
        self.listen(passes)
        hub = self.hub_of(lies)
        if silent and self.hub_of(beside) != hub and self.mat.has(Slot(lies), uid):
            self.turn_to(hub, True)
            self.listen(silent)
            del self.rests_beside[uid]  # the edge of its coil
            self.listen(4)
            self.rests_beside[uid] = beside
            self.listen(silent)
            assert self.mat.has(Slot(lies), uid), "a card between two slots has not moved"
            COUNTS["rested between"] += 1

    @rule(uid=UIDS, passes=A_WHILE)
    def tap(self, uid: str, passes: int) -> None:
        self.move(uid, "pad")
        self.listen(passes)
        self.move(uid, None)
        self.listen(1)

    def move(self, uid: str, slot: str | None) -> None:
        self.rests_beside.pop(uid, None)
        self.lies.pop(uid, None)
        if slot is not None:
            self.lies[uid] = slot

    # What the radio does

    @rule(uid=UIDS, slot=ANY_SLOT)
    def glimpse(self, uid: str, slot: str) -> None:
        """One stray poll."""
        self.pass_by({slot: self.heard(slot, uid)})
        self.ask_again({})
        self.listen(4)

    @rule(slots=st.sets(ANY_SLOT, min_size=1, max_size=3), passes=A_WHILE)
    def garble(self, slots: set[str], passes: int) -> None:
        self.listen(passes, {slot: GARBLED for slot in slots if slot in self.lies.values()})

    @precondition(lambda self: not any(self.is_silent))
    @rule(slots=st.sets(ANY_SLOT, min_size=1, max_size=3), passes=st.integers(1, 5))
    def miss(self, slots: set[str], passes: int) -> None:
        """Less than 0.25 s, repetitions and all."""
        self.listen(min(passes, int(0.25 / self.every + 0.001)), dict.fromkeys(slots, NOTHING))
        self.listen(1)

    # What readers do

    @rule(hub=ANY_HUB, passes=A_WHILE)
    def turn(self, hub: int, passes: int) -> None:
        """A hub falls silent, or answers again."""
        self.turn_to(hub, not self.is_silent[hub])
        self.listen(passes)

    @rule(every=st.sampled_from(PACES), is_in_parts=st.booleans())
    def pace(self, every: float, is_in_parts: bool) -> None:
        """Readers of another kind: slower, or each hub in a pass of its own."""
        self.every, self.is_in_parts = every, is_in_parts
        self.listen(1)

    def turn_to(self, hub: int, is_silent: bool) -> None:
        if self.is_silent[hub] != is_silent:
            self.is_silent[hub], self.silent_since[hub] = is_silent, self.at

    def hub_of(self, slot: str) -> int:
        return next(number for number, hub in enumerate(HUBS) if slot in hub)

    @rule(seconds=st.sampled_from((0.2, 0.6, 5.0)))
    def stop(self, seconds: float) -> None:
        """No pass at all for so long."""
        self.at = round(self.at + seconds, 6)
        self.listen(1)

    @rule(passes=A_WHILE)
    def restart(self, passes: int) -> None:
        self.settling = Settling(SHAPE)
        kept = {uid for uid, slot in self.lies.items() if slot == "pad" and not self.is_silent[self.hub_of("pad")]}
        self.rests |= {uid: 10.0 for uid in "abcd" if uid not in kept}  # what was shown is forgotten, but for what lies there
        self.listen(passes)

    @rule(passes=st.integers(10, 60))
    def wait(self, passes: int) -> None:
        self.listen(passes)

    @rule()
    def settle(self) -> None:
        """All quiet and clean for seven seconds: what is believed is the truth."""
        self.rests_beside.clear()
        self.clear()
        believed = {str(tag.uid): str(slot) for slot, tags in self.mat.lying.items() for tag in tags}
        on_pad = [uid for uid, slot in self.lies.items() if slot == "pad"]
        if len(on_pad) > 1:  # two that came together were not tapped, and so none of them was left
            on_pad = [uid for uid in on_pad if believed.get(uid) == "pad"]
        truth = {uid: slot for uid, slot in self.lies.items() if slot != "pad" or uid in on_pad}
        assert believed == truth
        assert not self.mat.frozen
        COUNTS["settled"] += 1

    def clear(self) -> None:
        self.turn_to(0, False)
        self.turn_to(1, False)
        self.listen(round(CLEAR / self.every) + 1)

    def teardown(self) -> None:
        self.settle()

    # Passes

    def heard(self, slot: str, *more: str) -> Heard:
        uids = {uid for uid, where in self.lies.items() if where == slot} | set(more)
        uids |= {uid for uid, beside in self.rests_beside.items() if beside == slot}
        return Tags(tuple(sorted(uids))) if uids else NOTHING

    def listen(self, passes: int, odd: dict[str, Heard] | None = None) -> None:
        for _ in range(passes):
            self.pass_by(odd or {})
            self.ask_again(odd or {})

    def pass_by(self, odd: dict[str, Heard]) -> None:
        self.at = round(self.at + self.every, 6)
        self.note()
        heard = {slot: odd.get(slot) or self.heard(slot) for slot in SLOTS}
        if not self.is_in_parts:
            self.take(self.at, heard)
            return
        for number, hub in enumerate(HUBS):
            self.take(round(self.at + number * AGAIN / 10, 6), {slot: heard[slot] for slot in hub})

    def ask_again(self, odd: dict[str, Heard]) -> None:
        for number in (1, 2):
            if self.doubtful:
                asked = {slot: odd.get(slot) or self.heard(slot) for slot in self.doubtful}
                self.take(round(self.at + number * AGAIN, 6), asked)

    def take(self, at: float, heard: dict[str, Heard]) -> None:
        for hub, is_silent in zip(HUBS, self.is_silent, strict=True):
            if is_silent:
                heard |= {slot: FAULT for slot in hub if slot in heard}
        settled = self.settling.take(Pass(at, heard), self.mat)
        self.doubtful = settled.doubtful
        for number, event in enumerate(settled.events):
            self.check(event, settled.events[number + 1 :])
            self.mat = self.mat.after(event)
            COUNTS[type(event).__name__] += 1
            believed = [tag.uid for tags in self.mat.lying.values() for tag in tags]
            assert len(set(believed)) == len(believed), "a tag is believed on one slot at most"

    def note(self) -> None:
        for uid in "abcd":
            for slot in SLOTS:
                is_there = slot in (self.lies.get(uid), self.rests_beside.get(uid))
                (self.was_there if is_there else self.was_away)[slot, uid] = self.at
            if self.lies.get(uid) != "pad":
                self.rests[uid] = max(self.rests.get(uid, 0.0), self.at - self.was_there.get(("pad", uid), -10.0))

    # What has to hold

    def check(self, event: object, later: tuple[object, ...]) -> None:
        match event:
            case TagPlaced(slot, uid):
                assert not self.mat.has(slot, uid)
                self.was_heard_lately(slot, uid)
                self.may_be_told(slot, later)
            case TagLifted(slot, uid):
                assert self.mat.has(slot, uid)
                has_moved = any(isinstance(one, TagPlaced) and one.uid == uid for one in later)
                assert self.at - self.was_away.get((slot, uid), -10.0) <= SLOWEST
                if not has_moved:
                    self.may_be_told(slot, later)
            case TagTapped(slot, uid):
                self.was_heard_lately(slot, uid)
                assert slot not in self.mat.frozen
                assert self.rests.pop(uid, 10.0) >= 1.9, "tapped again without having been away"
            case SlotsFrozen(slots):
                assert not set(slots) & self.mat.frozen
                hubs = {number for number, hub in enumerate(HUBS) if set(hub) & set(slots)}
                assert all(self.is_silent[hub] and self.at - self.silent_since[hub] >= 0.5 for hub in hubs)
            case SlotsBack(slots):
                assert set(slots) <= self.mat.frozen
            case ReadsBadly(slot):
                assert slot in CELLS
                assert (len(self.mat.lying[slot]), slot in self.mat.frozen | self.mat.weak) == (1, False)
            case ReadsWell(slot):
                assert slot in self.mat.weak
            case Unreadable(slot):
                assert slot not in self.mat.frozen

    def was_heard_lately(self, slot: str, uid: str) -> None:
        assert self.at - self.was_there.get((slot, uid), -10.0) <= LATEST, "it never lay there"

    def may_be_told(self, slot: str, later: tuple[object, ...]) -> None:
        """Of a frozen slot only right before it is back."""
        if slot in self.mat.frozen:
            assert any(isinstance(one, SlotsBack) and slot in one.slots for one in later)


@pytest.mark.exam
def test_whatever_is_done_to_a_mat_what_is_settled_is_sound(capsys):
    COUNTS.clear()
    run_state_machine_as_test(Sitting, settings=settings(max_examples=CASES, stateful_step_count=30))
    with capsys.disabled():
        print(f"\nsettled by chance: {dict(sorted(COUNTS.items()))}")
    assert {"TagPlaced", "TagLifted", "TagTapped", "SlotsFrozen", "SlotsBack", "settled", "rested between"} == COUNTS.keys() - SELDOM
