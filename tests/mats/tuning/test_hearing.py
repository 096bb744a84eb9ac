"""How many cards lie on a slot and how well they are heard is counted; which cards they are stays inside."""

from __future__ import annotations

import pytest

from companion.mats.tuning.hearing import MatTally, SlotHeard
from hardware.sighting import FAULT, GARBLED, NOTHING, Pass, Tags

CARDS = {"04a1": "tower", "04a2": "tower", "04b1": "bridge"}  # the tower has two stickers


def told(*heard, slots=("A1", "B1"), every=0.1):
    """What is told of A1 after these passes; each is what A1 heard, or what both slots heard."""
    tally = MatTally(slots, CARDS.get)
    for number, one in enumerate(heard):
        here = one if isinstance(one, tuple) else (one, NOTHING)
        tally.take(Pass(number * every, dict(zip(slots, here, strict=True))))
    return tally.heard("A1")


def tags(*uids):
    return Tags(uids)


TOWER = tags("04a1")


def test_an_empty_slot_is_empty():
    assert told(*[NOTHING] * 5) == SlotHeard("A1", "empty", polls=5)


def test_before_the_first_pass_nothing_answers():
    assert told() == SlotHeard("A1", "silent")


def test_a_card_that_is_known_is_a_card():
    assert told(*[TOWER] * 20) == SlotHeard("A1", "tags", cards=1, rate=1.0, polls=20)


def test_two_stickers_of_one_card_are_one_card_that_is_heard_where_either_is():
    heard = [tags("04a1"), tags("04a2"), tags("04a1", "04a2")] * 5
    assert told(*heard) == SlotHeard("A1", "tags", cards=1, rate=1.0, polls=15)


def test_several_cards_and_tags_that_nobody_knows_are_counted():
    assert told(*[tags("04a1", "04b1", "04ff", "04fe")] * 10) == SlotHeard("A1", "tags", cards=2, unknown=2, rate=1.0, polls=10)


def test_the_share_of_polls_is_that_of_those_that_heard_it():
    assert told(*[TOWER, NOTHING, TOWER, GARBLED] * 5, TOWER).rate == 11 / 21


def test_a_card_that_came_and_went_is_not_badly_heard():
    found = told(*[NOTHING] * 30, *[TOWER] * 20, *[NOTHING] * 50)
    assert (found.reads, found.rate, found.polls) == ("empty", 1.0, 100)


def test_a_card_that_was_laid_twice_was_away_between():
    assert told(*[TOWER] * 10, *[NOTHING] * 50, *[TOWER] * 10).rate == 1.0
    assert told(*[TOWER] * 10, *[NOTHING] * 10, *[TOWER] * 10).rate == 20 / 30  # nobody lifts a card for one second


def test_of_few_polls_no_share_is_told():
    assert told(*[TOWER] * 9).rate is None
    assert told(*[TOWER] * 10).rate == 1.0


def test_faults_are_counted_and_no_polls():
    found = told(*[TOWER] * 10, FAULT, FAULT, TOWER)
    assert (found.reads, found.polls, found.faults, found.rate) == ("tags", 11, 2, 1.0)


def test_a_slot_that_tells_nothing_but_faults_for_half_a_second_is_silent():
    assert told(*[TOWER] * 10, *[FAULT] * 4).reads == "tags"
    assert told(*[TOWER] * 10, *[FAULT] * 6) == SlotHeard("A1", "silent", polls=10, faults=6)


def test_a_slot_that_is_in_no_pass_any_more_is_silent():
    tally = MatTally(("A1", "B1"), CARDS.get)
    tally.take(Pass(0.0, {"A1": NOTHING, "B1": NOTHING}))
    tally.take(Pass(1.0, {"B1": NOTHING}))
    assert (tally.heard("A1").reads, tally.heard("B1").reads) == ("silent", "empty")


def test_what_is_garbled_is_unreadable_until_it_is_read_or_away():
    assert told(NOTHING, GARBLED, NOTHING).reads == "unreadable"
    assert told(GARBLED, TOWER).reads == "tags"
    assert told(GARBLED, *[NOTHING] * 21).reads == "empty"


def test_a_neighbour_s_card_that_is_heard_as_well_does_not_lie_here():
    heard = [(NOTHING, TOWER), (NOTHING, TOWER), (TOWER, TOWER)] * 10
    assert told(*heard) == SlotHeard("A1", "empty", polls=30, overhears=("B1",))


def test_a_card_that_two_slots_hear_equally_well_lies_on_both():
    assert told(*[(TOWER, TOWER)] * 10) == SlotHeard("A1", "tags", cards=1, rate=1.0, polls=10)


def test_neighbours_are_told_in_the_order_of_the_mat():
    tally = MatTally(("A1", "B2", "B1"), CARDS.get)
    for number in range(30):
        beside = {"B1": TOWER, "B2": tags("04b1")}
        tally.take(Pass(number / 10, {"A1": tags("04a1", "04b1") if number % 3 == 0 else NOTHING, **beside}))
    assert tally.heard("A1").overhears == ("B2", "B1")


def test_a_card_that_was_moved_lay_here():
    found = told(*[(TOWER, NOTHING)] * 10, *[(NOTHING, TOWER)] * 30)
    assert (found.rate, found.overhears) == (1.0, ())


def test_a_card_that_is_carried_over_to_a_neighbour_while_both_hear_it_lay_here():
    found = told(*[(TOWER, NOTHING)] * 10, *[(TOWER, TOWER)] * 4, *[(NOTHING, TOWER)] * 30)
    assert found.overhears == ()


def test_nothing_that_is_told_has_a_uid_in_it():
    assert "04" not in repr(told(*[tags("04a1", "04ff")] * 10))


def test_slots_that_the_mat_does_not_have_are_passed_over():
    tally = MatTally(("A1",), CARDS.get)
    tally.take(Pass(0.0, {"A1": NOTHING, "Z9": TOWER}))
    assert tally.heard("A1").reads == "empty"
    with pytest.raises(KeyError):
        tally.heard("Z9")
