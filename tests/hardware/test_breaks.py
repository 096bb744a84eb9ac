"""What is wrong with simulated readers changes what a table hears of its cards: all that, and nothing else."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from hardware.readers.breaks import Break, Spoiled, wires_of
from hardware.readers.noise import Noise
from hardware.sighting import FAULT, GARBLED, NOTHING
from tests.hardware.simulated_mats import SMALL, near, on_a_mat, own

ROW = tuple(slot for slot in SMALL if slot.endswith("1"))


def heard_of(*breaks, slot="B1", until=1.0, seed=1, begins=0.0):
    """All that is heard of that slot, with a card on each but for C1."""
    readers = on_a_mat(Noise(), places=SMALL, spoiled=Spoiled(breaks, Random(seed), begins))
    for each in readers.slots:
        if each != "C1":
            readers.lay(each, each)
    return [one.heard[slot] for one in readers.passes(until)]


@pytest.mark.parametrize("kind", ["dead", "stuck", "forgetful", "pull", "version", "antennas"])
def test_readers_that_are_silent_are_a_fault_in_their_slots_alone(kind):
    one = Break(kind, ROW, (0,))
    assert {*heard_of(one, slot="B1")} == {*heard_of(one, slot="C1")} == {FAULT}
    assert {*heard_of(one, slot="B2")} == {own("B2")}


def test_a_break_lasts_from_its_beginning_to_its_end_counted_from_that_of_the_table():
    one = Break("pull", ("B1",), (0,), begins=0.1, ends=0.2)
    well = own("B1")
    assert heard_of(one, until=0.3) == [well, FAULT, FAULT, well, well, well]
    assert heard_of(one, until=0.3, begins=0.05) == [well, well, FAULT, FAULT, well, well]
    assert heard_of(Break("crash", ("B1",), (0,)), until=2.05)[-3:] == [FAULT, well, well]


SHARES = [("weak", 30, NOTHING, 0.7), ("garble", 5, GARBLED, 0.05), ("loose", 10, FAULT, 0.1), ("weak", 0, NOTHING, 1.0)]


@pytest.mark.parametrize(("kind", "amount", "struck", "share"), SHARES)
def test_of_a_card_that_lies_there_the_share_that_was_asked_for_is_struck(kind, amount, struck, share):
    heard = Counter(heard_of(Break(kind, ("B1",), (0,), amount), until=500.0))
    assert heard[struck] / 10_000 == near(share)
    assert heard[own("B1")] == 10_000 - heard[struck]


def test_nothing_is_garbled_or_missed_where_nothing_lies():
    breaks = [Break(kind, ("C1",), (0,), 100) for kind in ("garble", "covered", "weak")]
    assert {*heard_of(*breaks, slot="C1")} == {NOTHING}
    assert {*heard_of(Break("loose", ("C1",), (0,), 50), slot="C1")} == {NOTHING, FAULT}


def test_a_telephone_cannot_be_read_also_where_no_card_lies_but_a_silent_reader_stays_silent():
    assert {*heard_of(Break("telephone", ("C1",), (0,)), slot="C1")} == {GARBLED}
    assert {*heard_of(Break("dead", ("C1",), (0,)), Break("telephone", ("C1",), (0,)), slot="C1")} == {FAULT}


def test_antennas_that_are_exchanged_hear_each_others_cards():
    one = Break("swapped", ("B1", "C1"), (0,), others=("B2", "C2"))
    assert [heard_of(one, slot=slot)[0] for slot in ("B1", "B2", "C1", "C2", "A1")] == [*map(own, ("B2", "B1", "C2")), NOTHING, own("A1")]


def test_slots_that_are_asked_for_again_hear_what_their_antennas_hear():
    spoiled = Spoiled([Break("swapped", ("B1",), (0,), others=("B2",))], Random(1))
    readers = on_a_mat(Noise(), places=SMALL, spoiled=spoiled)
    readers.lay("04", "B2")
    list(readers.passes(0.05))
    readers.ask(["B1"])
    (again,) = readers.passes(0.06)
    assert {slot: heard for slot, heard in again.heard.items() if heard != NOTHING} == {"B1": own("04")}


def test_address_lines_that_are_exchanged_or_open_lead_to_other_antennas():
    slots = ("a", "b", "c", "d", "e", "f")
    crossed = {"a": "a", "b": "c", "c": "b", "d": "d", "e": "e"}  # "f" is number 5, and would be 6: no antenna
    assert wires_of([Break("crossed", slots, (0,), lines=(0, 1))]) == crossed
    assert wires_of([Break("open", slots, (0,), lines=(1,))]) == dict(zip(slots, "ababef", strict=True))


def test_the_same_breaks_and_chance_give_the_same_passes():
    breaks = [Break("weak", ("B1",), (0,), 40), Break("loose", ("B1",), (0,), 20)]
    assert heard_of(*breaks, until=20.0) == heard_of(*breaks, until=20.0)
    assert heard_of(*breaks, until=20.0) != heard_of(*breaks, until=20.0, seed=2)
