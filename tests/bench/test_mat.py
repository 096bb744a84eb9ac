"""The benchmark of the mat counts what it says, and fails where noise makes an act."""

from __future__ import annotations

import pytest

from hardware.readers.noise import Noise
from tests.bench import mat
from tests.bench.running import measured

pytestmark = pytest.mark.exam  # a bench measures for seconds


@pytest.fixture
def _small(monkeypatch):
    monkeypatch.setattr(mat, "CARDS", 12)


@pytest.mark.exam
@pytest.mark.usefixtures("_small")
def test_the_command_measures_both_kinds_of_noise_and_the_delays(capsys):
    code, [found] = measured(capsys, "mat", "--hours", "0.02", "--seed", "3")
    assert code == 0
    assert found["singly_sightings"] > 0.02 * 3600 * 20 * 65
    for kind in ("singly", "in_rows"):
        figures = {key.removeprefix(f"{kind}_"): value for key, value in found.items() if key.startswith(kind)}
        shares = figures["missed"] / figures["sightings"], figures["garbled"] / figures["sightings"]
        assert shares == (pytest.approx(0.02, rel=0.2), pytest.approx(0.01, rel=0.2))
        assert [figures[key] for key in ("cards", "false_lifts", "false_placements", "false_hints", "values_public")] == [64, 0, 0, 0, 0]
    assert 40 <= found["missed_placed_p50_ms"] <= found["missed_placed_p95_ms"] <= found["missed_placed_max_ms"]
    assert 200 <= found["missed_lifted_p50_ms"] <= found["missed_lifted_p95_ms"] <= found["missed_lifted_max_ms"]
    for kind in ("missed", "mixture"):  # only hands hide a card so long that it is gone before it is lifted
        assert found[f"{kind}_placed_never"] == found[f"{kind}_lifted_never"] == 0
    assert found["missed_hidden_before_lifted"] == 0
    for missed, latest in ((40, 10_000), (60, 4_000)):
        assert 2_000 <= found[f"weak_{missed}_told_p50_ms"] <= found[f"weak_{missed}_told_max_ms"] <= latest
        assert (found[f"weak_{missed}_told_never"], found[f"weak_{missed}_lifted_before"]) == (0, 0)


@pytest.mark.usefixtures("_small")
def test_cards_that_a_hand_hid_until_they_were_gone_are_no_lifts_to_be_timed():
    found = mat.delays(Noise(missed_in_bursts=0.01), 100, 1)
    assert found["hidden_before_lifted"] > 0
    assert found["lifted_never"] == 0


@pytest.mark.parametrize(
    ("kind", "figure", "exit_code"),
    [
        ("singly", "false_lifts", 1),
        ("singly", "false_placements", 1),
        ("singly", "false_hints", 1),
        ("singly", "values_public", 1),
        ("in rows", "false_lifts", 0),
        ("in rows", "false_placements", 1),
        ("in rows", "values_public", 1),
    ],
)
def test_an_act_of_noise_is_the_exit_code_and_a_lift_in_rows_is_not(kind, figure, exit_code, monkeypatch, capsys):
    def lain(noise, _hours, _seed):
        figures = dict.fromkeys(("false_lifts", "false_placements", "false_hints", "values_public"), 0)
        return figures | {figure: 1} if (noise is mat.SINGLY) == (kind == "singly") else figures

    monkeypatch.setattr(mat, "lain", lain)
    monkeypatch.setattr(mat, "delays", lambda *_: {})
    monkeypatch.setattr(mat, "hints", lambda *_: {})
    code, [found] = measured(capsys, "mat")
    name = f"{kind.replace(' ', '_')}_{figure}"
    assert (code, found[name], found["missed"]) == (exit_code, 1, [name] if exit_code else [])


@pytest.mark.exam
@pytest.mark.usefixtures("_small")
def test_false_lifts_are_counted_and_are_the_exit_code(monkeypatch, capsys):
    monkeypatch.setattr(mat, "SINGLY", Noise(missed_in_bursts=0.002))  # hands that hide cards for up to 2 s
    code, [found] = measured(capsys, "mat", "--hours", "0.05")
    assert found["singly_false_lifts"] >= found["singly_false_placements"] > 10
    assert (code, found["in_rows_false_lifts"]) == (1, 0)


@pytest.mark.usefixtures("_small")
def test_cards_that_were_told_to_be_heard_badly_are_counted(monkeypatch):
    monkeypatch.setattr(mat, "SINGLY", Noise(missed_singly=0.4))  # as no radio that works
    figures = mat.lain(mat.SINGLY, 0.005, 1)
    assert (figures["false_hints"], figures["false_lifts"], figures["false_placements"]) == (64, 0, 0)
