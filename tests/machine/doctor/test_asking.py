"""SDL is asked in a program of its own."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from companion.machine.computer import Ran
from companion.machine.doctor import sdl
from companion.machine.doctor.output_checks import answer
from tests.voice.sounding import needs_mixer


def asked(*words, **env):
    command = [sys.executable, "-m", "companion.machine.doctor.sdl", *words]
    ran = subprocess.run(command, capture_output=True, text=True, env=env, timeout=30, check=False)
    return answer(Ran(ran.returncode, ran.stdout, ran.stderr))


def test_the_drivers_that_sdl_was_built_with_are_told_and_the_one_that_comes():
    told = asked("video", "dummy")
    assert (told["got"], told["why"]) == ("dummy", "")
    assert {"dummy", "offscreen"} <= set(told["drivers"])
    assert told["sdl"].startswith("2.")


def test_a_driver_that_does_not_come_says_why():
    told = asked("video", "nobody")
    assert (told["got"], "nobody not available" in told["why"]) == ("", True)


@needs_mixer
def test_the_mixer_is_opened_as_the_table_opens_it():
    assert asked("sound", SDL_AUDIODRIVER="dummy")["got"] == "dummy"
    told = asked("sound", SDL_AUDIODRIVER="nobody")
    assert (told["got"], told["why"] != "") == ("", True)


def test_a_pygame_that_is_not_there_is_told(mocker, capfd, monkeypatch):
    mocker.patch.dict(sys.modules, {"pygame": None})
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    assert sdl.main(["video"]) == 0
    assert json.loads(capfd.readouterr().out)["missing"] == "pygame"


@pytest.mark.parametrize("words", [[], ["smell"]])
def test_what_nobody_can_ask_for(words):
    assert sdl.main(words) == 2


def test_an_sdl_that_is_not_in_memory_cannot_be_asked(tmp_path):
    maps = tmp_path / "maps"
    maps.write_text("7f00-7f01 r-xp 0 00:00 0 /usr/lib/libSDL2_mixer-2.0.so.0\n")
    assert sdl.library(maps) is None
    assert sdl.library(tmp_path / "nothing") is None
