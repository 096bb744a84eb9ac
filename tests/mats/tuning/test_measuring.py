"""A tag on a slot tells how well its antenna hears at each gain, and which other antennas hear it too."""

from __future__ import annotations

from companion.events import Slot
from companion.mats.calibration import Calibration
from companion.mats.tuning.hearing import STRONGEST, TIMES, Measured, joined_calibration, measure, share_heard
from hardware.sighting import FAULT, GARBLED, NOTHING, Tags
from tests.mats.tuning.fake_mat import FakeMat, tags

UID = "04a1"
CODES = {18: 0, 23: 1, 33: 4, 38: 5, 43: 6, 48: 7}


def hearing(shares):
    """The antennas that hear the tag, wherever it lies, each in so many of 20 polls at the gains that the chip is told."""

    def hears(slot, lying, gain, number):
        return tags(UID) if number < 20 * shares.get(slot, {}).get(gain, 0) else NOTHING

    return FakeMat(hears)


def measured(shares, near=("B1",), slots=("A1", "B1", "pad")):
    mat = hearing(shares)
    return measure(mat, Slot("A1"), UID, map(Slot, slots), set(map(Slot, near))), mat


def test_the_gain_is_that_of_the_best_which_is_nearest_to_the_usual_one():
    found, _ = measured({"A1": {0: 0.3, 1: 0.9, 4: 1.0, 5: 1.0, 6: 0.95, 7: 0.5}})
    assert found.shares == {18: 0.3, 23: 0.9, 33: 1.0, 38: 1.0, 43: 0.95, 48: 0.5}
    assert (found.gain, found.rate) == (33, 1.0)
    for shares, gain in (({18: 1.0, 23: 1.0}, 23), ({18: 1.0, 43: 1.0, 48: 1.0}, 43), ({18: 1.0, 33: 0.95}, 18), ({23: 0.5, 43: 0.5}, 43)):
        assert Measured(Slot("A1"), shares).gain == gain


def test_an_antenna_that_hears_at_no_gain_has_none():
    found, _ = measured({})
    assert (found.gain, found.rate, found.heard_by) == (None, 0.0, frozenset())
    assert (Measured(Slot("A1")).gain, Measured(Slot("A1")).rate) == (None, 0.0)


def test_whoever_hears_it_at_any_gain_disturbs_it():
    found, mat = measured({"B1": {1: 0.1}})  # not where the gain is too strong for it
    assert found.heard_by == {"B1"}
    assert [gain for slot, gain, _ in mat.probed if slot == "B1"] == [0, 1]  # once is enough


def test_those_farther_away_are_tried_at_the_strongest_gain_only():
    found, mat = measured({"pad": {7: 1.0}})
    assert found.heard_by == {"pad"}
    assert [(gain, times) for slot, gain, times in mat.probed if slot == "pad"] == [(CODES[STRONGEST], 3)]
    assert [(slot, gain) for slot, gain, _ in mat.probed if slot == "B1"] == [("B1", code) for code in CODES.values()]


def test_its_own_antenna_is_tried_often_at_each_gain_and_is_no_other():
    _, mat = measured({"A1": {4: 1.0}})
    assert [(gain, times) for slot, gain, times in mat.probed if slot == "A1"] == [(code, TIMES) for code in CODES.values()]


def test_the_share_is_that_of_the_answers_that_hear_this_tag():
    heard = [Tags((UID,)), Tags(("0499", UID)), Tags(("0499",)), NOTHING, GARBLED, FAULT]
    assert share_heard(heard, UID) == 2 / 5
    assert share_heard([FAULT], UID) == share_heard([], UID) == 0.0


def test_what_is_measured_takes_the_place_of_what_was_known():
    before = Calibration({"A1": 48, "B1": 38}, {"A1": frozenset({"B1"}), "B1": frozenset({"A1"})}, {"A1": 0.5, "B1": 1.0}, "then")
    after = joined_calibration(before, [Measured(Slot("A1"), {33: 1.0}), Measured(Slot("B1"))], "now")
    assert after == Calibration({"A1": 33}, {}, {"A1": 1.0, "B1": 0.0}, "now")


def test_what_was_not_measured_stays_as_it_was():
    before = Calibration({"A1": 48, "B1": 38}, {"A1": frozenset({"B1"}), "B1": frozenset({"A1"})}, {"A1": 0.5, "B1": 1.0}, "then")
    after = joined_calibration(before, [Measured(Slot("A1"), {33: 1.0}, frozenset({"A2"}))], "now")
    assert (after.gains, after.rates) == ({"A1": 33, "B1": 38}, {"A1": 1.0, "B1": 1.0})
    assert after.conflicts == {"A1": {"A2", "B1"}, "B1": {"A1"}, "A2": {"A1"}}  # A1 may have heard B1's tag
