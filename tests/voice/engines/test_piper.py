"""Piper is called as it wants to be called, with the voice file of each language."""

from __future__ import annotations

import json
import sys
from importlib.metadata import PackageNotFoundError

import pytest

from companion.voice.engines import piper
from companion.voice.engines.piper import Piper
from companion.voice.engines.port import Errand, Mute
from companion.voice.loudness import evened
from tests.voice.engines.standins import PIPER, program


@pytest.fixture
def model(tmp_path):
    path = tmp_path / "ru_RU-irina-medium.onnx"
    path.write_bytes(b"a model")
    return path


def called(tmp_path):
    return json.loads((tmp_path / "called.json").read_text(encoding="utf-8"))


def test_it_says_a_text_with_the_voice_of_its_language(tmp_path, model):
    engine = Piper([str(program(tmp_path, "piper", PIPER))], {"ru": model})
    assert (engine.name, engine.voice("ru"), engine.voice("fr")) == ("piper", str(model), None)
    engine.render("--debug  «Биг-Бен»\n[[ x ]]", "ru", tmp_path / "out.wav", Errand())
    assert evened(tmp_path / "out.wav")
    assert called(tmp_path) == {"text": "--debug «Биг-Бен» x\n", "model": str(model), "pace": None}


@pytest.mark.parametrize(("words", "pace"), [(160, None), (120, 1.333), (200, 0.8)])
def test_it_speaks_as_fast_as_it_is_told(words, pace, tmp_path, model):
    engine = Piper([str(program(tmp_path, "piper", PIPER))], {"ru": model}, words)
    engine.render("Анна", "ru", tmp_path / "out.wav", Errand())
    assert called(tmp_path)["pace"] == pace


def test_without_its_voice_file_it_is_mute_and_is_not_even_started(tmp_path, model):
    model.unlink()
    engine = Piper([str(program(tmp_path, "piper", PIPER))], {"ru": model})
    with pytest.raises(Mute, match=f"there is no file {model}"):
        engine.render("Анна", "ru", tmp_path / "out.wav", Errand())
    assert not (tmp_path / "called.json").exists()


def test_another_file_of_the_same_name_is_another_voice(tmp_path, model):
    engine = Piper(["piper"], {"ru": model})
    before = engine.edition("ru")
    model.write_bytes(b"another model")
    assert engine.edition("ru") != before
    assert Piper(["piper"], {"ru": model}, 120).edition("ru") != engine.edition("ru")


@pytest.fixture
def not_installed(mocker):
    mocker.patch.object(piper, "distribution", side_effect=PackageNotFoundError)


def test_a_program_of_that_name_is_it(tmp_path, not_installed):
    path = str(program(tmp_path, "piper", PIPER))
    assert piper.command(lambda name: path if name == "piper" else None) == (path,)


@pytest.mark.parametrize(
    ("text", "is_it"),
    [(b"#!/usr/bin/python3\nfrom piper.ratbagd import x", False), (b"#!/bin/sh\nexec piper", True), (b"\x7fELF ratbag", True)],
)
def test_what_configures_mice_and_has_the_same_name_is_not_it(text, is_it, tmp_path, not_installed):
    (tmp_path / "piper").write_bytes(text)
    path = str(tmp_path / "piper")
    assert piper.command(lambda _: path) == ((path,) if is_it else None)


def test_where_neither_a_program_nor_a_package_is_there_is_none(tmp_path, not_installed):
    assert piper.command(lambda _: None) is None
    assert piper.command(lambda _: str(tmp_path / "gone")) == (str(tmp_path / "gone"),)


def test_the_package_is_preferred_and_no_folder_that_lies_about_is_taken_for_it(mocker):
    mocker.patch.object(piper, "distribution")
    assert piper.command(lambda _: "/usr/bin/piper") == (sys.executable, "-P", "-m", "piper")
