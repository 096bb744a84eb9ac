"""The benchmark of readers tells figures that can be checked against each other, and reaches what it was made for."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

from tests.bench import readers
from tests.bench.__main__ import parsed

pytestmark = pytest.mark.exam  # a bench measures for seconds


@pytest.fixture(scope="module")
def measured():
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(readers, "LAYS", 3)
        patch.setattr(readers, "SIZES", (8, 16, 128))
        patch.setattr(readers, "QUIET_AFTER", 0.1)
        [figures] = readers.measured(parsed(["readers"]))
    return figures


@pytest.mark.exam
def test_polls_cost_little_more_than_physics(measured):
    assert measured["empty_ratio"] <= 1.2
    assert measured["new_ratio"] <= 1.25
    assert measured["new_us"] == pytest.approx(measured["new_ratio"] * 5350)


def test_the_second_chip_is_measured_beside_the_first(measured):
    """On its model alone; the bound of an empty place is the first chip's, whose timer is a sixth shorter."""
    for name, ratio in (("empty", 1.22), ("new", 1.25), ("known", 1.15)):
        assert 1 <= measured[f"st25r3916_{name}_ratio"] <= ratio
    assert [measured[f"st25r3916_{name}_transfers"] for name in ("empty", "known")] == [8, 9]


def test_a_mat_of_64_is_swept_in_time_and_no_two_antennas_that_couple_are_on_together(measured):
    assert measured["mat_64_empty_ms"] <= 36
    assert measured["mat_64_known_quarter_verified_ms"] <= 60
    assert measured["mat_64_known_heard"] == 64
    assert [value for name, value in measured.items() if "overlaps" in name] == [0, 0, 0]


def test_growth_is_that_of_a_slot_that_was_heard(measured):
    assert measured["known_8_heard"] == 8
    assert 0 < measured["known_128_heard"] <= 128
    for antennas in (8, 128):
        whole = measured[f"known_{antennas}_ms"] / measured[f"known_{antennas}_heard"]
        assert measured[f"known_{antennas}_ms_a_slot"] == pytest.approx(whole)
    assert measured["known_growth_8_to_128"] == pytest.approx(measured["known_128_ms_a_slot"] / measured["known_8_ms_a_slot"])


def test_costs_of_changing_the_select_lines_are_told_apart(measured):
    empty = [measured[f"mat_64_empty_ms{suffix}"] for suffix in ("_select_0", "", "_select_60")]
    assert empty == sorted(empty)
    assert len(set(empty)) == 3


def test_a_quiet_full_mat_needs_few_transfers_and_little_of_a_processor(measured):
    assert 64 * 8 * 10 <= measured["quiet_transfers_per_second"] <= 8000
    assert 0 < measured["quiet_poller_share"] < 1


def test_others_are_measured_as_they_come_from_the_index(measured):
    for package, reads in (("mfrc522", "8804a1b29f"), ("pirc522", "04a1b2c3d45e80")):
        if find_spec(package) is None:
            assert measured[f"{package}_empty_us"] is None
        else:
            told = [measured[f"{package}_{name}"] for name in ("empty_transfers", "reads", "reads_again")]
            assert told == [2013, reads, None]


def test_the_whole_chain_is_timed_from_hand_to_match(measured):
    for suffix in ("", "_garbled", "_one_bus"):
        assert 0 < measured[f"laid_to_placed_p50_ms{suffix}"] <= measured[f"laid_to_placed_max_ms{suffix}"] < 2000
        assert 50 < measured[f"seems_lifted_p50_ms{suffix}"] <= measured[f"seems_lifted_max_ms{suffix}"] < 2000
        assert 200 < measured[f"lifted_p50_ms{suffix}"] <= measured[f"lifted_max_ms{suffix}"] < 2000
