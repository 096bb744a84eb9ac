"""Readers are listened to until each has told of itself."""

from __future__ import annotations

import pytest

from companion.machine.doctor.mat_checks import listened as heard
from companion.system.clock import VirtualClock
from hardware.messages import Health
from tests.mats.tuning.fake_mat import HUBS, PLAN, WELL, FakeMat


def listened(mat, seconds=4.0):
    clock = VirtualClock()
    look = heard(mat, HUBS, PLAN, clock, seconds)
    return look, pytest.approx(clock.now(), abs=0.06)


def test_where_nothing_is_the_matter_it_is_known_soon():
    look, took = listened(FakeMat())
    assert took == 1.0
    assert [slot.slot for slot in look.slots] == ["A1", "B1", "A2", "B2", "pad"]
    assert all(chip is not None for chip in look.chips)


def test_a_program_that_takes_its_time_to_begin_is_waited_for():
    mat = FakeMat()
    whole, mat.health, mat.trouble = mat.health, {}, {0: "silent"}
    mat.at(2.5, lambda: (mat.health.update(whole), mat.trouble.clear()))
    look, took = listened(mat)
    assert took == 3.5
    assert [hub.trouble for hub in look.hubs] == ["", ""]


def test_trouble_that_stays_is_told_when_the_time_is_over():
    mat = FakeMat()
    mat.trouble = {1: "unplugged"}
    look, took = listened(mat)
    assert took == 4.0
    assert [hub.trouble for hub in look.hubs] == ["", "unplugged"]


def test_one_that_has_not_told_of_itself_yet_is_waited_for_as_well():
    mat = FakeMat()
    del mat.health[1]
    assert listened(mat, 2.0)[1] == 2.0
    mat = FakeMat()
    del mat.health[1]
    mat.at(1.0, lambda: mat.health.update({1: Health(1, 1, 0, 0, [WELL] * 3)}))
    assert listened(mat)[1] == 2.0
