"""Antennas that hear each other are never on together, and few colours are needed for that."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.mats.files import find
from hardware.colouring import coloured, near
from tests.arch.sources import root


def grid(columns, rows, across=70.0, up=95.0):
    return {f"{chr(65 + x)}{y + 1}": (x * across, y * up) for y in range(rows) for x in range(columns)}


def count(colours):
    return len(set(colours.values()))


def is_sound(colours, conflicts):
    return all(colours[one] != colours[other] for one, others in conflicts.items() for other in others & colours.keys())


def test_antennas_nearer_than_the_reach_may_hear_each_other():
    centres = {"A1": (0.0, 0.0), "B1": (70.0, 0.0), "C1": (140.0, 0.0)}
    assert near(centres, 80) == {"A1": {"B1"}, "B1": {"A1", "C1"}, "C1": {"B1"}}
    assert near(centres, 70) == {"A1": set(), "B1": set(), "C1": set()}
    assert near(centres, 0) == near(centres, 70)


def test_on_the_mat_of_eight_by_eight_neighbours_hear_each_other_also_across_a_corner():
    plan = find("8x8")
    conflicts = near(plan.geometry.centres, plan.geometry.reach)
    assert conflicts["D4"] == {"C3", "D3", "E3", "C4", "E4", "C5", "D5", "E5"}
    assert conflicts["A1"] == {"B1", "A2", "B2"}
    colours = coloured([slot for reader in plan.readers for slot in reader.slots], conflicts)
    assert colours.keys() == set(plan.shape.slots)  # pads too
    assert is_sound(colours, conflicts)
    assert count(colours) == 4


@pytest.mark.parametrize("name", ["3x3", "line-32", "one-pad", "skyscrapers"])
def test_the_shipped_mats_need_four_colours_at_the_most(name):
    plan = find(name)
    conflicts = near(plan.geometry.centres, plan.geometry.reach)
    colours = coloured(plan.shape.slots, conflicts)
    assert is_sound(colours, conflicts)
    assert count(colours) <= 4


def test_an_order_that_is_none_costs_few_colours_more():
    conflicts = near(grid(8, 8), 120)
    chance = random.Random(1)
    counts = []
    for _ in range(20):
        slots = list(conflicts)
        chance.shuffle(slots)
        colours = coloured(slots, conflicts)
        assert is_sound(colours, conflicts)
        counts.append(count(colours))
    assert max(counts) <= 5


def test_antennas_that_hear_nobody_are_on_together():
    assert coloured(["A1", "B1", "C1"], {}) == {"A1": 0, "B1": 0, "C1": 0}
    assert coloured([], {}) == {}


def test_who_is_heard_and_does_not_hear_is_kept_apart_as_well():
    assert coloured(["A1", "B1"], {"B1": frozenset({"A1"})}) == {"A1": 0, "B1": 1}


def test_slots_without_a_reader_keep_nobody_apart():
    conflicts = {"A1": frozenset({"blind"}), "B1": frozenset({"blind", "B1"})}
    assert coloured(["A1", "B1"], conflicts) == {"A1": 0, "B1": 0}


SLOTS = "abcdefgh"


@given(st.dictionaries(st.sampled_from(SLOTS), st.frozensets(st.sampled_from(SLOTS))))
def test_whoever_conflicts_is_kept_apart_whatever_the_conflicts_are(conflicts):
    colours = coloured(SLOTS, conflicts)
    assert list(colours) == list(SLOTS)
    assert is_sound(colours, {slot: others - {slot} for slot, others in conflicts.items()})
    assert set(colours.values()) == set(range(count(colours)))


ASK = """
from hardware.colouring import coloured, near
conflicts = near({f"s{n}": (n * 7919 % 400, n * 104729 % 300) for n in range(40)}, 90)
print(coloured(sorted(conflicts), conflicts))
"""


def test_the_colours_are_the_same_in_every_run():
    told = {
        subprocess.run([sys.executable, "-c", ASK], check=True, capture_output=True, cwd=root(), env={"PYTHONHASHSEED": seed}).stdout
        for seed in ("1", "2")
    }
    assert len(told) == 1
