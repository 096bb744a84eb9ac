"""Simulated readers tell what lies on the table, when they are to, and again what is asked for."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from hardware.readers.noise import Noise
from hardware.readers.simulated import Simulated
from hardware.readers.table import grid_neighbours
from hardware.sighting import FAULT, GARBLED, NOTHING, Pass, Tags
from tests.hardware.simulated_mats import SMALL, full, near, on_a_mat, own, passes


def test_without_noise_a_pass_tells_what_lies_where():
    readers = on_a_mat(places={"A1": (0, 0), "B1": (1, 0)}, every=0.1)
    readers.lay("04b2", "B1")
    heard = [dict(each.heard) for each in readers.passes(0.1)]
    readers.lay("04a1", "pad")
    readers.lift("04b2")
    heard += [dict(each.heard) for each in readers.passes(0.2)]
    nothing = {"A1": NOTHING, "B1": NOTHING, "pad": NOTHING}
    assert heard == [nothing | {"B1": Tags(("04b2",))}, nothing | {"pad": Tags(("04a1",))}]
    assert readers.tally == Counter(passes=2, sightings=6)


def test_a_tag_lies_in_one_place_only():
    readers = on_a_mat()
    readers.lift("04a1")
    seen = [(readers.where("04a1"), readers.on("A1"), readers.on("B2"))]
    for act in (lambda: readers.lay("04a1", "A1"), lambda: readers.lay("04a1", "B2"), lambda: readers.lift("04a1")):
        act()
        seen.append((readers.where("04a1"), readers.on("A1"), readers.on("B2")))
    assert seen == [(None, (), ()), ("A1", ("04a1",), ()), ("B2", (), ("04a1",)), (None, (), ())]
    with pytest.raises(ValueError, match="no slot Z9"):
        readers.lay("04a1", "Z9")


def test_a_laid_tag_lies_on_top_and_tags_are_heard_in_the_order_of_their_uids():
    readers = on_a_mat()
    for uid in ("04b2", "04c3", "04a1"):
        readers.lay(uid, "A1")
    heard = {each.heard["A1"] for each in readers.passes(20.0)}
    readers.lay("04b2", "A1")
    assert readers.on("A1") == ("04c3", "04a1", "04b2")
    assert heard == {Tags(("04a1", "04b2", "04c3")), Tags(("04a1",)), Tags(("04b2",)), Tags(("04c3",)), GARBLED}


def test_of_two_tags_on_each_other_both_are_heard_or_one_or_none_can_be_read():
    readers = on_a_mat(places=SMALL)
    readers.lay("04a1", "B2")
    readers.lay("04b2", "B2")
    heard = Counter(each.heard["B2"] for each in readers.passes(2500.0))
    both, one, other = Tags(("04a1", "04b2")), Tags(("04a1",)), Tags(("04b2",))
    assert {what: times / 50_000 for what, times in heard.items()} == {
        both: near(0.6),
        one: near(0.1),
        other: near(0.1),
        GARBLED: near(0.2),
    }
    assert readers.tally == Counter(passes=50_000, sightings=500_000)


def test_the_same_tags_are_the_same_object_in_every_pass():
    readers = full(Noise.of(0.3))
    readers.lay("04a1", "A1")
    seen = {}
    for each in passes(readers, 50_000):
        for heard in each.heard.values():
            assert seen.setdefault(heard, heard) is heard
    assert len(seen) > 30


def test_an_earlier_pass_does_not_change_with_the_table():
    readers = on_a_mat()
    listening = readers.passes(0.2)
    before = next(listening)
    readers.lay("04a1", "A1")
    after = next(listening)
    assert (before.heard["A1"], after.heard["A1"]) == (NOTHING, Tags(("04a1",)))


def test_slots_touch_their_neighbours_as_a_king_does():
    assert grid_neighbours({"A1": (0, 0), "B1": (1, 0), "C1": (2, 0), "A2": (0, 1), "C3": (2, 2), "B2": (1.0, 1.0)}) == {
        "A1": ("B1", "A2", "B2"),
        "B1": ("A1", "C1", "A2", "B2"),
        "C1": ("B1", "B2"),
        "A2": ("A1", "B1", "B2"),
        "C3": ("B2",),
        "B2": ("A1", "B1", "C1", "A2", "C3"),
    }


@pytest.mark.parametrize(
    ("at", "every", "times"),
    [
        (0.0, 0.05, [0.05, 0.1, 0.15]),
        (0.15, 0.05, [0.2, 0.25, 0.3]),
        (100.01, 0.25, [100.25, 100.5, 100.75]),
        (0.0, 1 / 3, [0.333333, 0.666667, 1.0]),
    ],
)
def test_there_is_a_pass_at_each_multiple_of_the_period(at, every, times):
    readers = on_a_mat(at=at, every=every)
    assert readers.now == at
    assert [each.at for each in readers.passes(times[-1])] == times
    assert readers.now == times[-1]


def test_what_is_asked_for_comes_at_once_twice_for_each_full_pass_and_then_no_more():
    readers = on_a_mat(places={"A1": (0, 0), "B1": (1, 0)})
    readers.lay("04a1", "B1")
    readers.ask(("A1",))  # the first pass holds it anyway
    heard = []
    for each in readers.passes(0.1):
        heard.append(each)
        readers.ask(frozenset({"pad", "B1"}))
        readers.ask(("A1",) if len(heard) == 2 else ())
    everything = {"A1": NOTHING, "B1": Tags(("04a1",)), "pad": NOTHING}
    some = {"B1": Tags(("04a1",)), "pad": NOTHING}
    assert heard == [Pass(0.05, everything), Pass(0.055, some), Pass(0.06, everything), Pass(0.1, everything)]
    assert list(readers.passes(0.15)) == [Pass(0.105, some), Pass(0.15, everything)]
    assert [tuple(each.heard) for each in heard] == [("A1", "B1", "pad"), ("B1", "pad"), ("A1", "B1", "pad"), ("A1", "B1", "pad")]
    assert readers.tally == Counter(passes=6, sightings=16)


def test_how_much_may_be_asked_for_is_a_choice():
    readers = on_a_mat(most_asked=1)
    times = []
    for each in readers.passes(0.1):
        times.append(each.at)
        readers.ask(("A1",))
    assert times == [0.05, 0.055, 0.1]


def test_what_is_asked_for_late_is_not_polled_in_the_past_nor_after_the_next_full_pass():
    readers = on_a_mat()
    times = []
    for until in (0.07, 0.12, 0.148, 0.16):
        times.append([each.at for each in readers.passes(until)])
        readers.ask(("A1",))
        readers.lay("04a1", "A1")
    assert times == [[0.05], [0.075, 0.1], [0.125], [0.15]]
    assert list(readers.passes(0.17)) == [Pass(0.165, {"A1": Tags(("04a1",))})]


def test_what_is_asked_for_once_more_is_not_put_off():
    readers = on_a_mat()
    list(readers.passes(0.05))
    readers.ask(("B1",))
    assert list(readers.passes(0.053)) == []
    readers.ask(("A1",))
    assert list(readers.passes(0.06)) == [Pass(0.055, {"A1": NOTHING, "B1": NOTHING})]


def taken_in_pieces(ends):
    """Every pass, some of whose slots are asked for again."""
    readers, heard = full(Noise.of(0.2)), []
    for until in ends:
        for each in readers.passes(until):
            heard.append((each.at, tuple(each.heard.items())))
            if len(heard) % 3:
                readers.ask(("B2", "A1"))
    return heard


@pytest.mark.parametrize("step", [0.003, 0.0075, 0.05, 0.12])
def test_it_does_not_matter_in_what_pieces_the_passes_are_taken(step):
    pieces = taken_in_pieces([*(number * step for number in range(int(5 / step) + 1)), 5.0])
    assert pieces == taken_in_pieces([5.0])
    assert Counter(len(heard) for _, heard in pieces) == {10: 100, 2: 198}  # those asked for last were not waited for


def test_a_silent_hub_is_a_fault_in_all_its_slots_and_in_no_others():
    readers = full(Noise())
    readers.silence(1, 0.15)
    readers.silence(0, 0.05)
    faults = [tuple(slot for slot, heard in each.heard.items() if heard is FAULT) for each in readers.passes(0.2)]
    assert faults == [("A2", "B2", "C2")] * 2 + [()] * 2
    assert readers.tally == Counter({"passes": 4, "sightings": 40, "silent hub": 1})


def test_a_silence_that_is_told_again_is_the_same_one_and_a_later_one_is_not():
    readers = full(Noise())
    readers.silence(3, 0.1)
    heard = [each.heard["pad"] for each in readers.passes(0.05)]
    readers.silence(3, 0.2)
    heard += [each.heard["pad"] for each in readers.passes(0.2)]
    readers.silence(3, 0.3)
    heard += [each.heard["pad"] for each in readers.passes(0.32)]
    assert heard == [FAULT] * 3 + [own("pad"), FAULT, own("pad")]
    readers.silence(3, 0.36)
    heard = [each.heard["pad"] for each in readers.passes(0.38)]
    readers.silence(3, 0.41)  # it answered in between, though nobody polled it
    heard += [each.heard["pad"] for each in readers.passes(0.42)]
    assert heard == [FAULT, FAULT]
    assert readers.tally["silent hub"] == 4


def test_asked_again_a_silent_hub_is_still_silent():
    readers = full(Noise())
    readers.silence(0, 0.08)
    heard = []
    for each in readers.passes(0.06):
        heard.append(dict(each.heard))
        readers.ask(("A1", "A2"))
    assert heard[1:] == [{"A1": FAULT, "A2": own("A2")}] * 2


def test_where_a_hub_is_silent_no_noise_is_counted():
    readers = full(Noise(0.2, missed_in_bursts=0.2, garbled=0.2, glimpsed=0.2, missed_in_runs=0.2, run_mean=3.0))
    for hub in range(4):
        readers.silence(hub, 500.0)
    assert all(set(each.heard.values()) == {FAULT} for each in readers.passes(499.0))
    assert readers.tally == Counter({"passes": 9980, "sightings": 99_800, "silent hub": 4})


def test_each_slot_has_to_have_its_one_hub():
    for hubs in ([["A1"]], [["A1", "B1"], ["B1"]], [["A1", "B1", "C1"]]):
        with pytest.raises(ValueError, match="belong to one hub"):
            Simulated(("A1", "B1"), hubs, {}, Noise(), Random(1))
    with pytest.raises(IndexError, match="out of range"):
        on_a_mat().silence(9, 1.0)


def test_neighbours_that_are_not_polled_are_nobody_s():
    readers = Simulated(("A1", "B1"), [["A1", "B1"]], {"A1": ("C1", "B1")}, Noise(glimpsed=0.5), Random(1))
    readers.lay("04b1", "B1")
    assert {tuple(each.heard.values()) for each in readers.passes(2.0)} == {(NOTHING, own_b := Tags(("04b1",))), (own_b, own_b)}
