"""What is the matter with a mat is told with what is to be done: hubs first, each slot once, by what explains it."""

from __future__ import annotations

import pytest

from companion.events import Slot
from companion.mats.tuning.findings import ChipState, HubLook, findings, hubs_of, looked, of_calibrating, what_to_mend
from companion.mats.tuning.hearing import MatTally, Measured, SlotHeard
from companion.mats.tuning.testing import listen
from companion.system.clock import VirtualClock
from hardware.messages import Health
from tests.mats.tuning.fake_mat import HUBS, PLAN, WELL, FakeMat, mute

GOOD = ChipState(0x92, 0, 0)
READ = SlotHeard("A1", "tags", 1, rate=0.9, polls=100, faults=2)


def look_at(mat, seconds=1.0):
    tally = MatTally(PLAN.shape.polled, lambda uid: uid)
    listen(mat, tally, VirtualClock(), seconds)
    return looked(mat, HUBS, PLAN, tally)


def told(mat):
    return [(one.what, one.hub.name if one.hub else [slot.slot for slot in one.slots]) for one in findings(look_at(mat))]


def test_what_is_to_be_mended_is_what_explains_the_rest():
    cases = [
        (READ, GOOD, None),
        (READ, None, None),
        (SlotHeard("A1", "empty", polls=100), GOOD, None),
        (SlotHeard("A1", "silent", faults=10), None, "mute"),
        (SlotHeard("A1", "silent", polls=90, faults=10), ChipState(0, 1, 3), "mute"),
        (READ, ChipState(0, 1, 3), "unsteady"),
        (SlotHeard("A1", "silent", faults=10), ChipState(0x92, 3, 0), "check"),
        (READ, ChipState(0x77, 2, 0), "strange"),
        (READ, ChipState(0x92, 3, 0), "check"),
        (READ, ChipState(0x92, 0, 1), "resets"),
        (SlotHeard("A1", "tags", 1, rate=0.5, polls=100, faults=3), GOOD, "unsteady"),
        (SlotHeard("A1", "unreadable", polls=100), GOOD, "unreadable"),
        (SlotHeard("A1", "tags", 1, rate=0.89, polls=100, overhears=("B1",)), GOOD, "weak"),
        (SlotHeard("A1", "empty", polls=100, overhears=("B1",)), GOOD, "overhears"),
    ]
    assert [((slot, chip), what_to_mend(slot, chip)) for slot, chip, mend in cases] == [((slot, chip), mend) for slot, chip, mend in cases]


def test_a_mat_that_is_well_has_nothing_to_mend():
    mat = FakeMat()
    mat.lay("04", "A1")
    look = look_at(mat)
    assert findings(look) == ()
    assert [slot.slot for slot in look.slots] == ["A1", "B1", "A2", "B2", "pad"]  # as the mat has them
    assert look.chips == (GOOD,) * 5
    row_2 = HubLook("row 2", ("A2", "B2", "pad"), "", 12_300, 0, port="two")
    assert look.hubs == (HubLook("row 1", ("A1", "B1"), "", 12_300, 0, (), True), row_2)
    assert (look.passes, look.seconds) == (20, pytest.approx(0.95))


def test_slots_of_a_hub_in_trouble_are_not_told_besides():
    mat = FakeMat(mute("A1", "A2", "B2", "pad"))
    mat.trouble[1] = "unplugged"
    assert told(mat) == [("unplugged", "row 2"), ("mute", ["A1"])]


def test_slots_with_the_same_trouble_are_told_together_in_the_mat_s_order():
    mat = FakeMat(mute("pad", "A1"))
    mat.health[1] = Health(1, 1, 1, 0, [(0x92, 3, 0), (0x92, 3, 0), WELL])
    assert told(mat) == [("mute", ["A1", "pad"]), ("check", ["A2", "B2"])]


def test_what_a_hub_said_when_it_fell_over_is_kept_with_its_trouble():
    mat = FakeMat()
    mat.trouble = {0: "unplugged", 1: "crashed"}
    mat.last_words, mat.crashes = {0: ("pi: no bus",)}, {1: "Traceback\nValueError"}
    hubs = hubs_of(mat, HUBS, PLAN)
    assert [hub.words for hub in hubs] == [("pi: no bus",), ("Traceback", "ValueError")]
    assert [one.key for one in findings(look_at(mat))] == ["tuning-trouble-own", "tuning-trouble-crashed"]


def test_hubs_that_have_told_nothing_yet_are_no_trouble():
    mat = FakeMat()
    mat.health = {}
    look = look_at(mat)
    assert (findings(look), set(look.chips), look.hubs[0].worst_us) == ((), {None}, None)


def test_a_mat_whose_readers_do_not_speak_up_is_looked_at_as_well():
    mat = FakeMat()
    del mat.crashes, mat.last_words
    assert hubs_of(mat, HUBS, PLAN)[0].words == ()


def test_after_calibrating_slots_that_were_heard_badly_or_not_at_all_are_to_be_mended():
    measured = [
        Measured(Slot("A1"), {18: 0.5, 33: 0.85}),
        Measured(Slot("B1"), {18: 0.0, 33: 0.0}),
        Measured(Slot("A2"), {18: 0.9}),
    ]
    hubs = (HubLook("row 1", ("A1", "B1")), HubLook("row 2", ("A2", "B2", "pad"), "silent"))
    found = of_calibrating(hubs, ["B1", "pad"], measured)
    assert [(one.what, [slot.slot for slot in one.slots]) for one in found] == [
        ("silent", []),
        ("mute", ["B1"]),
        ("unheard", ["B1"]),
        ("weak", ["A1"]),
    ]
    assert of_calibrating(hubs[:1], (), measured[2:]) == ()
