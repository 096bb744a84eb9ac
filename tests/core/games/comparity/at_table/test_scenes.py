"""The scenes are what they say they are."""

from __future__ import annotations

from tests.core.games.comparity.at_table.scenes import STAGES, discarding, double_swap


def test_each_scene_is_in_its_stage():
    assert [STAGES[stage]().stage for stage in STAGES] == list(STAGES)


def test_the_two_special_repairs_offer_what_they_should():
    assert discarding().options == ["discard:C2", "discard:D2"]
    assert double_swap().options == ["double-swap:A3-B3-A4-B4"]
