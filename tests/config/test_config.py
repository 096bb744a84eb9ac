"""Files live where the system says, and the configuration is read whole or refused with every fix."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.config.config import FILE_NAME, Config, Folders, folders, parse, read, resolve_language
from companion.errors import CONFIGURATION, WRONG_USE, Unusable
from companion.words.problems import told
from tests.words.english import english, refused_with

XDG = {"XDG_CONFIG_HOME": "/x/config", "XDG_STATE_HOME": "/x/state", "XDG_DATA_HOME": "/x/data", "XDG_CACHE_HOME": "/x/cache"}
OF_XDG = Folders(
    *map(Path, ("/x/config/facedown", "/x/state/facedown", "/x/data/facedown/decks", "/x/cache/facedown", "/x/data/facedown/mats"))
)


def complaint(text):
    with pytest.raises(Unusable) as caught:
        parse(text, "facedown.toml")
    assert caught.value.exit_code == CONFIGURATION
    return english(caught.value).splitlines()


def test_folders_are_those_of_xdg_under_our_name():
    assert folders(XDG) == OF_XDG


def test_a_service_has_the_folders_that_systemd_gives_it():
    service = {"STATE_DIRECTORY": "/var/lib/a", "CONFIGURATION_DIRECTORY": "/etc/a", "CACHE_DIRECTORY": "/var/cache/a"}
    expected = Folders(*map(Path, ("/etc/a", "/var/lib/a", "/var/lib/a/decks", "/var/cache/a", "/var/lib/a/mats")))
    assert folders(XDG | service) == expected


def test_of_several_folders_that_systemd_gives_the_first_is_taken():
    assert folders(XDG | {"STATE_DIRECTORY": "/var/lib/a:/var/lib/b"}).state == Path("/var/lib/a")


@pytest.mark.parametrize("env", [{"STATE_DIRECTORY": ""}, {"CACHE_DIRECTORY": ":/var/cache/b"}])
def test_an_empty_folder_of_systemd_counts_as_none(env):
    assert folders(XDG | env) == OF_XDG


@pytest.mark.parametrize("env", [{}, {"XDG_CONFIG_HOME": "relative"}, {"XDG_CONFIG_HOME": ""}])
def test_without_a_usable_variable_the_operating_system_is_asked(env, mocker):
    mocker.patch("platformdirs.PlatformDirs.user_config_path", Path("/of/the/system/facedown"))
    assert folders(env).config == Path("/of/the/system/facedown")


def test_platformdirs_is_loaded_only_when_it_is_needed():
    script = f"import sys\nfrom companion.config.config import folders\nfolders({XDG!r})\nprint('platformdirs' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True).stdout == "False\n"


@pytest.mark.parametrize(
    ("text", "config"),
    [
        ("", Config()),
        ("# nothing\n", Config()),
        ('language = "ru"\n', Config("ru")),
        ("language = 'fr' # at home", Config("fr")),
        ("\r\nlanguage = 'en'\r\n", Config("en")),
    ],
)
def test_what_a_configuration_says(text, config):
    assert parse(text, "facedown.toml") == config


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("\n\nlangauge = 'ru'", ["facedown.toml line 3: there is no key 'langauge'; did you mean 'language'?"]),
        ("volume = 3", ["facedown.toml line 1: there is no key 'volume'; known keys: language, mat, voice, screen, television"]),
        ("[screens]\nsize = 3", ["facedown.toml line 1: there is no key 'screens'; did you mean 'screen'?"]),
        ("language = 3", ["facedown.toml line 1: 3 is not a language that is spoken here; spoken are en, ru, fr"]),
        ("language = ['en']", ["facedown.toml line 1: ['en'] is not a language that is spoken here; spoken are en, ru, fr"]),
        ("language = 'RU'", ["facedown.toml line 1: 'RU' is not a language that is spoken here; did you mean 'ru'?"]),
        ("language = ''", ["facedown.toml line 1: '' is not a language that is spoken here; spoken are en, ru, fr"]),
        (
            "lang = 'ru'\nlanguage = 'de'",
            [
                "facedown.toml line 1: there is no key 'lang'; did you mean 'language'?",
                "facedown.toml line 2: 'de' is not a language that is spoken here; spoken are en, ru, fr",
            ],
        ),
    ],
)
def test_every_problem_is_said_with_its_line_and_its_fix(text, lines):
    assert complaint(text) == lines


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("\nlanguage: ru", "facedown.toml line 2: not TOML: "),
        ("language = 'ru", "facedown.toml line 1: not TOML: "),
        ("language = 'ru\n\n", "facedown.toml line 1: not TOML: "),
        ("\nlanguage = [\n'ru',\n\n", "facedown.toml line 3: not TOML: "),
        ("\nlanguage = [\n" + ("[" * 900 + "\n") * 60, "facedown.toml line 62: not TOML: "),
    ],
)
def test_what_is_not_toml_is_said_with_its_line(text, place):
    (line,) = complaint(text)
    assert line.startswith(place)
    assert line.endswith('; write lines such as language = "ru"')


def test_a_line_without_end_is_no_line_of_a_configuration():
    (line,) = complaint("\nlanguage = " + "9" * 5000)
    fix = "write at most 1000 to a line; a list may go on in the next one"
    assert line == f"facedown.toml line 2: it has 5011 characters; {fix}"


@pytest.mark.exam
@given(st.text(alphabet="language= \n\"'ruf[].#3\x00é", max_size=60))
def test_no_text_is_worse_than_unusable(text):
    try:
        outcome = parse(text, "facedown.toml")
    except Unusable as error:
        outcome = error
    match outcome:
        case Config(language):
            assert language in {None, "en", "ru", "fr"}
        case Unusable(problems=problems, exit_code=code):
            assert code == CONFIGURATION
            assert all(told(problem, "en").startswith("facedown.toml") for problem in problems)


def test_a_file_that_is_not_there_says_nothing(tmp_path):
    assert read(tmp_path / FILE_NAME) == Config()


def test_a_file_is_read_with_the_mark_that_windows_puts_before_it(tmp_path):
    (tmp_path / FILE_NAME).write_bytes(b"\xef\xbb\xbflanguage = 'ru'\r\n")
    assert read(tmp_path / FILE_NAME) == Config("ru")


def test_a_file_in_another_encoding_is_refused(tmp_path):
    (tmp_path / FILE_NAME).write_text("language = 'ru'\n# по-русски", encoding="cp1251")
    with refused_with(r"facedown\.toml line 2: the file is not UTF-8 text; save it as UTF-8") as caught:
        read(tmp_path / FILE_NAME)
    assert caught.value.exit_code == CONFIGURATION


def test_a_pipe_in_place_of_the_file_is_refused_and_nobody_waits_for_it(tmp_path):
    os.mkfifo(tmp_path / FILE_NAME)
    fix = "put a file in its place, or remove it to have the defaults"
    with pytest.raises(Unusable) as caught:
        read(tmp_path / FILE_NAME)
    assert english(caught.value) == f"{tmp_path / FILE_NAME}: it is no file; {fix}"
    assert caught.value.exit_code == CONFIGURATION


def test_a_file_that_is_too_large_to_be_a_configuration_is_refused(tmp_path):
    (tmp_path / FILE_NAME).write_text("#\n" * 32_001)
    fix = "a configuration needs a few lines; remove what does not belong there"
    with pytest.raises(Unusable) as caught:
        read(tmp_path / FILE_NAME)
    assert english(caught.value) == f"{tmp_path / FILE_NAME}: it is larger than 64,000 bytes; {fix}"
    assert caught.value.exit_code == CONFIGURATION


def test_a_folder_in_place_of_the_file_is_refused(tmp_path):
    with refused_with("it cannot be read; make it a file that this user may read") as caught:
        read(tmp_path)
    assert caught.value.exit_code == CONFIGURATION


@pytest.mark.parametrize(
    ("argument", "config", "env", "language"),
    [
        ("fr", Config("ru"), {"LANG": "en_GB.UTF-8"}, "fr"),
        (None, Config("ru"), {"LANG": "fr_FR.UTF-8"}, "ru"),
        (None, Config(), {"LANG": "fr_FR.UTF-8"}, "fr"),
        (None, Config(), {"LANG": "fr_FR", "LC_MESSAGES": "ru_RU.KOI8-R"}, "ru"),
        (None, Config(), {"LANG": "fr_FR", "LC_MESSAGES": "en_GB", "LC_ALL": "ru"}, "ru"),
        (None, Config(), {"LANG": "ru_RU", "LC_ALL": ""}, "ru"),
        (None, Config(), {"LANG": "ru_RU", "LC_ALL": "C.UTF-8"}, "en"),
        (None, Config(), {"LANG": "de_DE@euro"}, "en"),
        (None, Config(), {"LANG": "run"}, "en"),
        (None, Config(), {}, "en"),
    ],
)
def test_the_nearest_wish_for_a_language_counts(argument, config, env, language):
    assert resolve_language(argument, config, env) == language


def test_a_language_that_nobody_speaks_here_is_wrong_use():
    with pytest.raises(Unusable) as caught:
        resolve_language("ruu", Config(), {})
    assert english(caught.value) == "language: 'ruu' is not a language that is spoken here; did you mean 'ru'?"
    assert caught.value.exit_code == WRONG_USE
