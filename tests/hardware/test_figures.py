"""What is measured on a bus, its chips and a tag is what the model of them takes, within five per cent."""

from __future__ import annotations

import pytest

from hardware.chip.air import ANSWER_AFTER_US, ETU_US
from hardware.chip.chip import WAKE_US
from hardware.chip.model import Model
from hardware.chip.tag import ntag213
from hardware.figures import bus_figures, tag_figures

UID = "04a1b2c3d4e5f6"


def near(figure):
    return pytest.approx(figure, rel=0.05)


COSTS = [(40.0, 20.0, 10_000_000), (25.0, 8.0, 1_000_000), (100.0, 50.0, 4_000_000), (12.0, 3.0, 500_000)]


@pytest.mark.parametrize(("call", "select", "speed"), COSTS)
def test_transfers_selects_and_resets_are_as_long_as_they_are_modelled(call, select, speed):
    found = bus_figures(Model(4, speed=speed, call_us=call, select_us=select))
    assert (found.call_us, found.byte_us, found.select_us, found.ready_us) == tuple(map(near, (call, 8e6 / speed, select, WAKE_US)))
    assert found.transfers_per_second == near(1e6 / (call + 2 * 8e6 / speed))


def test_a_bus_of_one_antenna_has_no_select_and_one_without_a_reset_line_no_reset():
    class Unwired(Model):
        def reset(self):
            pass

    found = bus_figures(Unwired(1))
    assert (found.select_us, found.ready_us) == (None, None)


@pytest.mark.parametrize("wakes", [250.0, 400.0, 1000.0, 4500.0])
def test_a_tag_is_awake_and_answers_when_it_is_modelled_to(wakes):
    model = Model(2)
    model.lay(ntag213(UID, wakes_us=wakes), 1)
    found = tag_figures(model, 1)
    assert (found.wake_us, found.answer_us) == (near(wakes), near(ANSWER_AFTER_US + 5 * ETU_US))
    assert not any(chip.antenna.is_on for chip in model.chips)


def test_where_no_tag_answers_there_are_no_figures_of_one():
    model = Model(2)
    assert tag_figures(model, 0) is None
    model.kill(1)
    assert tag_figures(model, 1) is None
