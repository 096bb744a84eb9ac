"""Commands say what went wrong, and what they can do, in the language of the person at the terminal."""

from __future__ import annotations

import os
import re

import pytest

from companion.cli.main import parsers
from companion.config.config import FILE_NAME, folders
from companion.core.decks.card import LANGUAGES
from tests.cli.running import facedown

OF_ENGLISH = re.compile(r"(?<!-)\b(the|of|and|with|that|which|is)\b")
OPTION = re.compile(r"--[a-z-]+")
EVERY = [tuple(one.prog.split()[1:]) for one in parsers()[0].all()]
RU = "facedown: --seed: «x» — неподходящее число; укажите целое число от 0 до 1 000 000 000 000 000 000\n"
EN = "facedown: --seed: 'x' is no such number; give a whole number from 0 to 1,000,000,000,000,000,000\n"


@pytest.fixture
def run(monkeypatch):
    return lambda *words, **more: facedown(monkeypatch, *words, **more)


def configure(text):
    folder = folders(os.environ).config
    folder.mkdir(parents=True)
    (folder / FILE_NAME).write_text(text, encoding="utf-8")


def spaced(text):
    return text.replace("\u00a0", " ")


@pytest.mark.parametrize("words", [("--lang", "ru"), ("--lang=ru",)], ids=" ".join)
def test_an_error_comes_in_the_language_that_is_asked_for(run, words):
    assert spaced(run("play", "--seed", "x", *words).err) == RU
    assert spaced(run("play", *words, "--seed", "x").err) == RU


def test_else_in_that_of_the_settings_else_in_that_of_the_system_else_in_english(run, monkeypatch):
    assert run("play", "--seed", "x").err == EN
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert spaced(run("play", "--seed", "x").err) == RU
    configure('language = "en"\n')
    assert run("play", "--seed", "x").err == EN
    assert spaced(run("play", "--seed", "x", "--lang", "ru").err) == RU


def test_settings_that_cannot_be_read_hide_no_other_error(run, monkeypatch):
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    configure("language = \n")
    assert spaced(run("play", "--seed", "x").err) == RU
    assert spaced(run("history").err).startswith(f"facedown: {folders(os.environ).config / FILE_NAME}, строка 1: это не TOML: ")


def test_a_language_that_is_not_spoken_is_said_in_the_one_that_is(run, monkeypatch):
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert run("history", "--lang", "de").err == "facedown: язык: на языке «de» здесь не говорят; здесь говорят на этих: en, ru, fr\n"


def test_every_problem_of_a_set_up_is_told(run):
    ran = run("referee", "--deck", "nowhere", "--players", "A,a,b", "--lang", "ru")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == (
        "facedown: колода «nowhere»: нет ни колоды с таким названием, ни такой папки; "
        "есть такие: countries, landmarks, movies, skyscrapers\n"
    )


def test_what_goes_wrong_with_files_of_the_system_is_told(run):
    ran = run("play", "--text", "--log", "/dev/null/x", "--lang", "ru")
    assert ran.err == ("facedown: --log: записать «/dev/null/x» не удаётся (это не папка); назовите файл в папке, куда вам можно писать\n")


@pytest.mark.exam
@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("words", EVERY, ids=" ".join)
def test_help_comes_in_the_language_and_has_no_english_in_it(run, words, language):
    there, here = run(*words, "--help"), run(*words, "--help", "--lang", language)
    assert (there.code, here.code, here.err) == (0, 0, "")
    assert not OF_ENGLISH.search(here.out), here.out
    assert set(OPTION.findall(there.out)) <= set(OPTION.findall(here.out))


def test_help_in_russian_looks_like_this(run):
    assert run("history", "show", "--help", "--lang", "ru").out.startswith(
        "использование: facedown history show [-h] [--journal ФАЙЛ] [--lang ЯЗЫК]\n"
        "                                     [--json]\n"
        "                                     ЧИСЛО\n"
        "\n"
        "Ход партии, действие за действием.\n"
        "\n"
        "аргументы:\n"
        "  ЧИСЛО           номер партии\n"
        "\n"
        "параметры:\n"
        "  -h, --help      показать эту справку и выйти\n"
    )


def test_a_log_that_can_be_written_no_more_says_so_in_the_language(run, monkeypatch):
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    ran = run("referee", "--players", "A,B", "--log", "/dev/full", content='{"press": "ok"}\n' * 400)
    note = "facedown: --log: писать в /dev/full больше не удаётся (на диске нет места); партия продолжается без этого\n"
    assert note in ran.err


def test_a_recording_that_can_be_written_no_more_says_so_in_the_language(run):
    ran = run("demo", "--headless", "--speed", "0", "--seed", "1", "--record", "/dev/full", "--lang", "ru")
    note = "facedown: --record: писать в /dev/full больше не удаётся (на диске нет места); партия продолжается\n"
    assert (ran.code, ran.err) == (0, note)


def test_a_fault_of_our_own_is_told_by_its_kind_and_places_and_never_by_its_text(run, monkeypatch):
    from companion.app import lines as by_lines

    def fall(*_):
        raise LookupError("Eiffel Tower is 330 m")

    monkeypatch.setattr(by_lines, "referee", fall)
    ran = run("referee", "--lang", "fr")
    first, kind, *places = ran.err.splitlines()
    assert ran.code == 1
    assert first.startswith("facedown: le programme\N{NARROW NO-BREAK SPACE}: un défaut du programme lui-même l’a interrompu")
    assert kind == "LookupError"
    told = [line.strip() for line in places if "330" in line]
    assert told == ['raise LookupError("Eiffel Tower is 330 m")']  # as the source has it
