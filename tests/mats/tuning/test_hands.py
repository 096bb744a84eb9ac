"""While a mat is calibrated people lay one tag after another, and are told what is not as it should be."""

from __future__ import annotations

from math import floor

import pytest

from companion.mats.tuning.hands import LyingTag, NobodyThere, OfPeople, OfProgram
from companion.system.clock import VirtualClock
from hardware.sighting import FAULT, GARBLED, NOTHING
from tests.mats.tuning.fake_mat import FakeMat, mute, tags, well


class Typed:
    """Enter is pressed at these times."""

    def __init__(self, clock, *times):
        self.clock, self.times = clock, list(times)

    def __call__(self):
        is_entered = bool(self.times) and self.times[0] <= self.clock.now()
        return is_entered and self.times.pop(0) is not None


def ended():
    raise NobodyThere


class Table:
    """A mat, the hands above it, and what these were told when."""

    def __init__(self, hears=None, *, enter=()):
        self.clock, self.mat, self.told = VirtualClock(), FakeMat(hears), []
        self.people = OfPeople(self.mat, self.clock, Typed(self.clock, *enter), self._tell)

    def _tell(self, what, slot, others):
        self.told.append((self.tenths(), what, slot, others))

    def at(self, seconds, uid, slot):
        self.mat.at(seconds, lambda: self.mat.lay(uid, slot) if slot else self.mat.lift(uid))

    def lay(self, slot):
        """The uid, and when it was taken, in tenths of a second."""
        return self.people.lay(slot), self.tenths()

    def tenths(self):
        return floor(self.clock.now() * 10 + 0.3) / 10


def test_a_tag_that_is_laid_on_the_slot_counts_once_it_was_heard_twice():
    table = Table()
    table.at(1.0, "04a1", "A1")
    assert table.lay("A1") == ("04a1", 1.0)
    assert table.told == [(0.0, "ask", "A1", ())]


def test_a_tag_that_is_glimpsed_once_is_none():
    table = Table(enter=[3.0])
    table.at(1.0, "04a1", "A1")
    table.at(1.05, "04a1", None)
    assert table.lay("A1") == (None, 3.0)


def test_enter_passes_a_slot_over():
    table = Table(enter=[2.0])
    assert table.lay("A1") == (None, 2.0)


def test_the_same_tag_counts_again_when_it_was_lifted_and_laid_elsewhere():
    table = Table()
    table.at(1.0, "04a1", "A1")
    table.at(2.0, "04a1", None)
    table.at(2.5, "04a1", "B1")
    assert table.lay("A1")[0] == "04a1"
    assert table.lay("B1") == ("04a1", 2.5)


def both(slot, lying, gain, number):
    """A1 and B1 hear each other's tags."""
    return tags(*(uid for uid, where in lying.items() if {where, slot} <= {"A1", "B1"} or where == slot))


def test_a_tag_that_a_neighbour_hears_where_it_lies_already_is_not_laid_there():
    table = Table(both, enter=[5.0])
    table.at(1.0, "04a1", "A1")
    assert table.lay("A1")[0] == "04a1"
    assert table.lay("B1") == (None, 5.0)


def test_a_tag_that_lies_on_while_antennas_are_tried_does_not_count_for_the_next_slot():
    """Nothing is heard in passes meanwhile, and that is no silence."""
    table = Table(both, enter=[9.0])
    table.at(1.0, "04a1", "A1")
    assert table.lay("A1")[0] == "04a1"
    table.clock.wait(4.0)
    table.mat.count = 101  # no passes in that time
    assert table.lay("B1") == (None, 9.0)


def test_other_tags_may_be_left_where_they_were():
    table = Table()
    table.at(1.0, "04a1", "A1")
    table.at(2.0, "04b1", "B1")
    assert (table.lay("A1")[0], table.lay("B1")[0]) == ("04a1", "04b1")


def test_a_tag_that_is_missed_now_and_then_has_not_been_lifted():
    def faint(slot, lying, gain, number):
        return both(slot, lying, gain, number) if number % 3 == 0 else NOTHING

    table = Table(faint, enter=[9.0])
    table.mat.lay("04a1", "A1")
    table.people._lying["04a1"] = LyingTag(frozenset({"A1"}))
    assert table.lay("B1") == (None, 9.0)


@pytest.mark.parametrize(("every", "away"), [(0.05, 0.2), (0.5, 1.0)])
def test_a_tag_that_was_away_for_a_moment_only_has_not_been_lifted(every, away):
    """For four passes of a busy mat, for two of a quiet one."""
    table = Table(both, enter=[9.0])
    table.mat.every = every
    table.at(1.0, "04a1", "A1")
    table.at(4.0, "04a1", None)
    table.at(4.0 + away, "04a1", "A1")
    assert table.lay("A1")[0] == "04a1"
    assert table.lay("B1") == (None, 9.0)


def test_a_reader_that_falls_silent_is_no_proof_that_a_tag_was_lifted():
    def hears(slot, lying, gain, number):
        return FAULT if slot == "A1" and 40 < number < 100 else well(slot, lying, gain, number)

    table = Table(hears, enter=[4.0, 9.0])
    table.at(1.0, "04a1", "A1")
    assert table.lay("A1")[0] == "04a1"
    assert table.lay("B1") == (None, 4.0)
    assert table.people._lying.keys() == {"04a1"}


def test_two_tags_that_only_the_strongest_gain_hears_are_not_taken():
    table = Table(deaf, enter=[5.0])
    for uid in ("04a1", "04a2"):
        table.at(1.0, uid, "A1")
    assert table.lay("A1") == (None, 5.0)


def test_two_tags_at_once_are_not_taken():
    table = Table(enter=[5.0])
    for uid in ("04a1", "04a2"):
        table.at(1.0, uid, "A1")
    assert table.lay("A1") == (None, 5.0)


def deaf(slot, lying, gain, number):
    """A1 hears at the strongest gain only."""
    return NOTHING if slot == "A1" and gain != 7 else well(slot, lying, gain, number)


def test_an_antenna_that_hears_only_at_the_strongest_gain_is_found():
    table = Table(deaf)
    table.at(1.5, "04a1", "A1")
    assert table.lay("A1") == ("04a1", 2.0)
    assert table.mat.probed == [("A1", 7, 2), ("A1", 7, 2)]


def test_people_are_told_who_hears_the_tag_instead():
    def crossed(slot, lying, gain, number):
        return well({"B1": "A1", "A1": "B1"}.get(slot, slot), lying, gain, number)

    table = Table(crossed, enter=[9.0])
    table.at(1.0, "04a1", "A1")
    assert table.lay("A1") == (None, 9.0)
    assert table.told == [(0.0, "ask", "A1", ()), (4.0, "elsewhere", "A1", ("B1",))]


def test_a_slot_that_does_not_answer_is_passed_over():
    table = Table(mute("A1"))
    table.people.clear()
    assert table.people.lay("A1") is None
    assert [what for _, what, _, _ in table.told] == ["no-answer"]
    assert table.people.mute == ("A1",)


def test_before_the_first_slot_the_mat_is_to_be_empty():
    table = Table()
    table.mat.lay("04a1", "B2")
    table.at(2.0, "04a1", None)
    table.people.clear()
    assert table.tenths() == 2.0
    assert table.told == [(0.6, "clear", None, ("B2",))]


def test_enter_goes_on_with_what_lies_there_and_it_counts_for_no_slot():
    table = Table(enter=[2.0, 5.0])
    table.mat.lay("04a1", "A1")
    table.people.clear()
    assert table.lay("A1") == (None, 5.0)


def test_what_is_unreadable_lies_there_too():
    def unclear(slot, lying, gain, number):
        return GARBLED if slot == "pad" else NOTHING

    table = Table(unclear, enter=[2.0])
    table.people.clear()
    assert table.told == [(0.6, "clear", None, ("pad",))]


def test_an_empty_mat_is_not_waited_for():
    table = Table()
    table.people.clear()
    assert (table.told, table.tenths()) == ([], 0.6)


def test_where_nobody_types_any_more_it_ends():
    clock = VirtualClock()
    people = OfPeople(FakeMat(), clock, ended, lambda *_: None)
    with pytest.raises(NobodyThere):
        people.lay("A1")


def test_the_program_lays_one_tag_on_each_slot_in_turn():
    mat = FakeMat()
    hands = OfProgram(mat)
    hands.clear()
    uid = hands.lay("A1")
    assert mat.lying == {uid: "A1"}
    hands.lift()
    assert (mat.lying, hands.mute) == ({}, ())


def test_a_tag_that_one_pass_heard_is_glimpsed_however_often_that_is_looked_at():
    table = Table(enter=[3.0])
    table.mat.every = 0.5
    table.at(1.0, "04a1", "A1")
    table.at(1.5, "04a1", None)
    assert table.lay("A1") == (None, 3.0)
