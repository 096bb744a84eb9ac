"""The sounds of the table: they are what the script makes, they are told apart, and none is too loud."""

from __future__ import annotations

import math
import zipfile
from itertools import combinations

import pytest

from companion.voice.cues import CUES
from companion.voice.mixer import SOUNDS
from tests.assets.sounds import make
from tests.assets.sounds.synthesis import RATE, ended, loudest, mixed, note
from tests.voice.measures import distance, read

APART = 0.25  # by which any two sounds differ; the same notes a semitone higher, or a little longer, differ by less
FILES = {cue: SOUNDS / f"{cue}.wav" for cue in CUES}


@pytest.fixture(scope="module")
def sounds():
    return {cue: read(path)[0] for cue, path in FILES.items()}


def test_there_is_one_for_every_cue_and_none_besides():
    assert sorted(path.name for path in SOUNDS.glob("*.wav")) == sorted(path.name for path in FILES.values())
    assert set(make.MADE) == set(CUES)


def test_the_script_makes_the_files_that_are_here(tmp_path):
    make.write(tmp_path)
    assert [cue for cue, path in FILES.items() if (tmp_path / path.name).read_bytes() != path.read_bytes()] == []


@pytest.mark.parametrize(("one", "other"), [*combinations(CUES, 2)])
def test_any_two_are_told_apart(sounds, one, other):
    assert distance(sounds[one], sounds[other], RATE) > APART


FITS = {"higher": (2 ** (1 / 12), 0.45), "longer": (1.0, 0.5), "as it is": (1.0, 0.45)}


@pytest.mark.parametrize(("higher", "seconds"), FITS.values(), ids=FITS)
def test_two_that_are_alike_are_found(sounds, higher, seconds):
    again = mixed(seconds, *((begin, 1.0, note(pitch * higher, make.MARIMBA, 0.31)) for begin, pitch in ((0, make.C5), (0.14, make.E5))))
    assert distance(sounds["fits"], ended(again, make.END), RATE) < APART


def test_they_last_from_a_tap_to_a_bar(sounds):
    assert {cue: len(wave) / RATE for cue, wave in sounds.items() if not 0.08 <= len(wave) / RATE <= 0.9} == {}


def test_together_they_are_small():
    assert sum(path.stat().st_size for path in FILES.values()) < 20_000 * len(FILES)


def test_nothing_clicks_at_either_end_or_is_clipped(sounds):
    assert {cue: (wave[0], wave[-1]) for cue, wave in sounds.items()} == dict.fromkeys(CUES, (0.0, 0.0))
    assert {cue for cue, wave in sounds.items() if max(map(abs, wave)) > make.PEAK + 1e-4} == set()
    edges = {cue: max(abs(value) for value in (*wave[:3], *wave[-22:])) for cue, wave in sounds.items()}
    assert {cue for cue, edge in edges.items() if edge > 0.02} == set()


def test_nothing_pushes_a_loudspeaker_aside(sounds):
    assert {cue for cue, wave in sounds.items() if abs(sum(wave) / len(wave)) > 1e-3} == set()


def test_all_are_about_as_loud(sounds):
    levels = [20 * math.log10(loudest(wave)) for wave in sounds.values()]
    assert max(levels) - min(levels) < 3.0


def test_the_wheel_holds_them(wheel):
    names = zipfile.ZipFile(wheel).namelist()
    assert {f"companion/voice/sounds/{path.name}" for path in FILES.values()} <= set(names)
