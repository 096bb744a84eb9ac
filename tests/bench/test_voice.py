"""The bench of the voice measures how soon a line can be heard, beside the bare program, and what a slow engine costs a loop."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from companion.voice.engines.espeak import Espeak
from companion.voice.engines.found import Offer
from companion.voice.engines.port import Errand, Mute
from companion.voice.loudness import evened
from tests.bench import voice
from tests.bench.running import measured
from tests.bench.voice import SlowEngine, spoken_lines
from tests.voice.engines.standins import program

pytestmark = pytest.mark.exam  # a bench measures for seconds

KINDS = ("ms", "p95_ms", "max_ms")
OF_LOOP = ("loop_pause", "loop_pause_without_speech")
ESPEAK = 'sys.stdin.read()\nwrite(sys.argv[sys.argv.index("-w") + 1])'


@pytest.fixture
def short(monkeypatch, tmp_path):
    """The same with an engine of the test, few texts, and an engine that is not slow for long."""
    engine = program(tmp_path, "espeak-ng", ESPEAK)
    monkeypatch.setattr(voice, "offers", lambda _: (Offer("espeak-ng", Espeak(engine), ""),))
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(voice, "spoken_lines", lambda _, language: ["One.", f"Two in {language}."])
    for name, value in (("SLOW", 0.01), ("SECONDS", 0.3), ("EVERY", 0.1)):
        monkeypatch.setattr(voice, name, value)


def figures(language):
    parts = (f"{language}_plain_program", f"{language}_espeak-ng_cold", f"{language}_espeak-ng_warm")
    plain, cold, warm = ([f"{part}_{kind}" for kind in KINDS] for part in parts)
    return [f"{language}_lines", f"{language}_letters", *plain, *cold, f"{language}_espeak-ng_cold_to_plain", *warm]


def test_the_figures_of_a_run(short, capsys):
    code, [ready, loop] = measured(capsys, "voice")
    assert code == 0
    found = ready | loop
    of_loop = [f"{name}_{kind}" for name in OF_LOOP for kind in KINDS]
    assert list(found) == [
        *("engines", *figures("en"), *figures("ru"), *figures("fr")),
        *("slow_engine_s", "loop_s", "said", "heard", "say_max_ms", "close_ms", *of_loop),
    ]
    assert (found["engines"], found["en_lines"], found["ru_lines"], found["said"]) == ("espeak-ng", 2, 2, 3)
    assert all(found[name] >= 0 for name in found if name.endswith("ms"))


def test_where_nobody_speaks_only_the_loop_is_measured(short, monkeypatch, capsys):
    monkeypatch.setattr(voice, "offers", lambda _: ())
    monkeypatch.setattr(shutil, "which", lambda _: None)
    code, [ready, loop] = measured(capsys, "voice")
    assert code == 0
    found = ready | loop
    assert (found["engines"], found["en_plain_program_ms"], found["said"]) == (None, None, 3)


def test_the_lines_are_those_of_a_match_that_bots_play_as_they_are_said():
    lines = spoken_lines(1, "ru")
    assert len(lines) == len(set(lines)) == voice.TEXTS
    assert any("метр" in line for line in lines)
    unquoted = [re.sub("«[^»]*»", "", line) for line in lines]  # in names of cards there are digits
    assert [line for line in unquoted if any(sign.isdigit() for sign in line)] == []


def test_the_slow_engine_speaks_in_the_end_and_can_be_called_off(monkeypatch, tmp_path):
    monkeypatch.setattr(voice, "SLOW", 0.0)
    SlowEngine().render("One.", "en", tmp_path / "out.wav", Errand())
    assert evened(tmp_path / "out.wav")
    errand = Errand()
    errand.call_off()
    monkeypatch.setattr(voice, "SLOW", 60.0)
    with pytest.raises(Mute, match="called off"):
        SlowEngine().render("One.", "en", Path("nowhere"), errand)
