"""The bench of growth measures long matches beside short ones, and names what grows with their length."""

import pytest

from companion.core.games.registry import GAMES
from tests.bench import growth
from tests.bench.running import measured

pytestmark = pytest.mark.exam  # a bench measures for seconds

COSTS = ("walk", "undo", "view", "resume")


def test_each_game_has_a_cost_for_each_length(capsys, monkeypatch):
    monkeypatch.setattr(growth, "SIZES", (50, 100))
    _, found = measured(capsys, "growth")
    assert [one["game"] for one in found] == [game.id for game in GAMES]
    for one in found:
        names = [name for cost in COSTS for name in (f"{cost}_us_at_50", f"{cost}_us_at_100", f"{cost}_growth")]
        assert list(one) == ["game", *names, "missed"]
        assert all(one[name] > 0 for name in names)


def test_a_cost_that_grows_with_the_match_is_beyond_its_limit(capsys, monkeypatch):
    monkeypatch.setattr(growth, "SIZES", (50, 100))
    monkeypatch.setattr(growth, "costs", lambda _, __, size: dict.fromkeys(COSTS, float(size)))
    code, (one,) = measured(capsys, "growth", "--game", "cardline")
    assert code == 1
    assert one["missed"] == [f"{cost}_growth" for cost in COSTS]
