"""`tests.bench.history` makes a store of many matches, and measures their pages beside the bare reading of their rows."""

import pytest

from companion.core.games.registry import GAMES
from companion.record import statistics
from companion.record.reading import OnRecord
from tests.bench import history
from tests.bench.history import fill
from tests.bench.running import measured

pytestmark = pytest.mark.exam  # a bench measures for seconds

FIGURES = [
    *("matches", "entries", "megabytes", "summary_bytes_each", "select_all_ms", "json_loads_ms"),
    *("summaries_from_json_ms", "setups_from_json_ms", "list_ms", "player_ms", "players_ms"),
]


def test_the_bench_has_its_figures(capsys):
    code, [found] = measured(capsys, "history", "--matches", "12")
    assert (code, list(found), found["matches"]) == (0, FIGURES, 12)
    assert all(value > 0 for value in found.values())


def test_what_a_match_costs_may_not_grow_with_their_number(capsys, monkeypatch):
    monkeypatch.setattr(history, "MATCHES", (6, 12))
    monkeypatch.setattr(history, "MOST_GROWTH", 0.0)
    code, [few, many, growth] = measured(capsys, "history")
    names = ["list_growth", "player_growth", "players_growth"]
    assert (code, few["matches"], many["matches"], list(growth), growth["missed"]) == (1, 6, 12, [*names, "missed"], names)


def test_repeated_matches_are_matches_of_all_games_on_other_days(tmp_path):
    path = tmp_path / "matches.sqlite"
    fill(path, 12, 1)
    listed = OnRecord(path).matches()
    assert [one.number for one in listed] == list(range(1, 13))
    assert {one.setup.game for one in listed} == {game.id for game in GAMES}
    assert len({one.began for one in listed}) == 12
    assert statistics.records(listed, "Anna")[0].whole.matches > 9
