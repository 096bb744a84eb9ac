"""A reader that is dead and a tag that is bad, which people bring about at a simulated table."""

from __future__ import annotations

from collections import Counter

import pytest

from hardware.readers.noise import Noise
from hardware.sighting import FAULT, NOTHING, Tags
from tests.hardware.simulated_mats import full, near, on_a_mat, own


def test_a_dead_reader_is_a_fault_in_its_own_slot_until_it_is_revived():
    readers = full(Noise())
    readers.die("A2")
    heard = [(each.heard["A2"], each.heard["B2"]) for each in readers.passes(0.1)]
    readers.revive("A2")
    heard += [(each.heard["A2"], each.heard["B2"]) for each in readers.passes(0.15)]
    assert heard == [(FAULT, own("B2")), (FAULT, own("B2")), (own("A2"), own("B2"))]
    with pytest.raises(ValueError, match="no slot Z9"):
        readers.die("Z9")


def test_a_dead_reader_within_a_silent_hub_stays_dead():
    readers = full(Noise())
    readers.silence(1, 0.06)
    readers.die("A2")
    assert [(each.heard["A2"], each.heard["B2"]) for each in readers.passes(0.1)] == [(FAULT, FAULT), (FAULT, own("B2"))]


def test_where_a_reader_is_dead_no_noise_is_counted():
    readers = full(Noise(0.5), places={"A1": (0, 0)})
    for slot in ("A1", "pad"):
        readers.die(slot)
    assert {heard for each in readers.passes(5.0) for heard in each.heard.values()} == {FAULT}
    assert set(readers.tally) == {"passes", "sightings"}


def test_a_weak_tag_answers_in_some_polls_only_wherever_it_lies():
    readers = on_a_mat(places={"A1": (0, 0), "B1": (1, 0)})
    readers.weaken("04a1", 0.4)
    readers.lay("04a1", "A1")
    readers.lay("04b2", "B1")
    shares = []
    for slot, end in (("A1", 500.0), ("B1", 1000.0)):
        readers.lay("04a1", slot)
        readers.lay("04b2", "A1" if slot == "B1" else "B1")
        heard = Counter(each.heard[slot] for each in readers.passes(end))
        shares.append({what: times / 10_000 for what, times in heard.items()})
    assert shares == [{Tags(("04a1",)): near(0.4), NOTHING: near(0.6)}] * 2


def test_of_two_tags_on_each_other_the_other_one_is_heard_while_the_weak_one_is_silent():
    readers = on_a_mat(places={"A1": (0, 0)})
    readers.weaken("04a1", 0.0)
    for uid in ("04a1", "04b2"):
        readers.lay(uid, "A1")
    assert Tags(("04a1", "04b2")) not in {each.heard["A1"] for each in readers.passes(10.0)}


def test_a_tag_that_is_well_again_answers_always_and_costs_no_chance():
    well, healed = full(Noise.of(0.3)), full(Noise.of(0.3))
    healed.weaken("A1", 0.3)
    healed.weaken("A1", 1.0)
    assert list(well.passes(20.0)) == list(healed.passes(20.0))
