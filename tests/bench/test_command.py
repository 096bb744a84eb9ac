"""The command of the benches: each is there, and figures are told as a table or as JSON."""

import json
from importlib import import_module

import pytest

from tests.bench.__main__ import BENCHES, main
from tests.bench.figures import spread, tell

pytestmark = pytest.mark.exam  # a bench measures for seconds


def test_each_bench_measures():
    assert [bench for bench in BENCHES if not callable(import_module(f"tests.bench.{bench}").measured)] == []


def test_what_no_bench_is_called_is_wrong_use(capsys):
    with pytest.raises(SystemExit) as left:
        main(["rulez"])
    assert left.value.code == 2
    assert "rulez" in capsys.readouterr().err


def test_figures_stand_in_lines_or_in_one_object(capsys):
    figures = {"filesystem": "ext4", "acts": 7, "ratio": 0.95, "engines": None, "missed": []}
    tell(figures, as_json=False)
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert lines == [["filesystem", "ext4"], ["acts", "7"], ["ratio", "0.950"], ["engines", "-"], ["missed", "-"]]
    tell(figures, as_json=True)
    assert json.loads(capsys.readouterr().out) == figures


def test_seconds_are_told_by_their_middle_their_slow_end_and_their_slowest():
    assert spread("line", [0.002, 0.001, 0.009], has_most=True) == {"line_ms": 2.0, "line_p95_ms": 9.0, "line_max_ms": 9.0}
    assert spread("line", []) == {"line_ms": None, "line_p95_ms": None}
