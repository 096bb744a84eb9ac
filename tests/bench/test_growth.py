"""The bench of growth measures long matches beside short ones, and names what grows with their length."""

import pytest

from companion.core.games.registry import GAMES
from tests.bench import growth
from tests.bench.running import measured

pytestmark = pytest.mark.exam  # a bench measures for seconds

COSTS = ("walk", "undo", "view", "resume")


def test_each_game_has_a_cost_for_each_length(capsys, monkeypatch):
    monkeypatch.setattr(growth, "SIZES", (50, 100))
    monkeypatch.setattr(growth, "DECKS", (110, 220))
    monkeypatch.setattr(growth, "SIDES", (4, 5))
    _, found = measured(capsys, "growth")
    of_games, of_sizes = found[: len(GAMES)], found[len(GAMES) :]
    assert [one["game"] for one in of_games] == [game.id for game in GAMES]
    assert [list(one) for one in of_sizes] == [
        [f"{cost}_us, deck of {size}" for size in (110, 220) for cost in ("read", "set_up", "identify")]
        + ["read_growth", "set_up_growth", "identify_growth", "missed"],
        [f"{cost}_us, mat of {size}" for size in (16, 25) for cost in ("pass", "walk")] + ["pass_growth", "walk_growth", "missed"],
    ]
    for one in of_games:
        names = [name for cost in COSTS for name in (f"{cost}_us_at_50", f"{cost}_us_at_100", f"{cost}_growth")]
        assert list(one) == ["game", *names, "missed"]
        assert all(one[name] > 0 for name in names)


def test_a_cost_for_each_card_or_slot_that_grows_with_their_number_is_beyond_its_limit():
    assert growth.grown({"10": {"read": 1.0, "find": 1.0}, "20": {"read": 1.0, "find": 1.6}}) == {
        "read_us, 10": 1.0,
        "find_us, 10": 1.0,
        "read_us, 20": 1.0,
        "find_us, 20": 1.6,
        "read_growth": 1.0,
        "find_growth": 1.6,
        "missed": ["find_growth"],
    }


def test_a_cost_that_grows_with_the_match_is_beyond_its_limit(capsys, monkeypatch):
    monkeypatch.setattr(growth, "SIZES", (50, 100))
    monkeypatch.setattr(growth, "costs", lambda _, __, size: dict.fromkeys(COSTS, float(size)))
    code, (one,) = measured(capsys, "growth", "--game", "cardline")
    assert code == 1
    assert one["missed"] == [f"{cost}_growth" for cost in COSTS]
