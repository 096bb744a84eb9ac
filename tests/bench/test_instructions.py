"""Instructions are counted, not seconds; a figure keeps its limit below half of its budget."""

from __future__ import annotations

import shutil

import pytest

from tests.bench.instructions import BUDGETS, COUNTER, PER_SECOND, TIMES, beside_budget, counted_of, missed

needs_valgrind = pytest.mark.skipif(shutil.which(COUNTER) is None, reason=f"{COUNTER} is not installed")


def test_half_of_the_budget_is_the_limit():
    half = {name: beside_budget(name, PER_SECOND * seconds * 0.5) for name, seconds in BUDGETS.items()}
    more = {name: beside_budget(name, PER_SECOND * seconds * 0.51) for name, seconds in BUDGETS.items()}
    assert missed({name: one for figures in half.values() for name, one in figures.items()}) == []
    assert missed({name: one for figures in more.values() for name, one in figures.items()}) == list(BUDGETS)


def test_a_figure_is_told_as_instructions_and_as_milliseconds_of_a_small_pi():
    assert beside_budget("event", 8_000_000) == {"event_instructions": 8_000_000, "event_pi_ms": 10.0, "event_of_budget": 0.1}


@needs_valgrind
@pytest.mark.exam
def test_what_is_counted_twice_is_counted_alike():
    one, other = (counted_of("pass", TIMES["pass"], 1) for _ in range(2))
    assert one == pytest.approx(other, rel=0.01)
    assert one > 1000
