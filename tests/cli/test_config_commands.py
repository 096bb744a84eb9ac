"""`facedown config` by its commands: a new file, everything that is wrong with one, what holds and why."""

from __future__ import annotations

import json
import os

import pytest

from companion.config.config import FILE_NAME, folders
from companion.config.template import text
from companion.core.decks.card import LANGUAGES
from companion.pages.settings import FILE_NAME as OF_SCREEN
from companion.pages.settings import Remembered, save
from tests.cli.running import facedown


@pytest.fixture
def run(monkeypatch):
    return lambda *words: facedown(monkeypatch, "config", *words)


@pytest.fixture
def places():
    return folders(os.environ)


@pytest.fixture
def file(places):
    places.config.mkdir(parents=True)
    return places.config / FILE_NAME


def test_a_new_file_is_laid_where_the_table_looks_for_it_and_is_sound(run, places):
    path = places.config / FILE_NAME
    begun = f"Begun, with every key explained and none in force: {path}\nWhen you have changed it: facedown config check\n"
    ran = run("new")
    assert (ran.code, ran.out, ran.err) == (0, begun, "")
    assert path.read_text(encoding="utf-8") == text("en")
    ran = run("check")
    assert (ran.code, ran.out, ran.err) == (0, f"Sound, and all that it names is there: {path}\n", "")


def test_a_new_file_speaks_the_language_and_lies_where_it_is_wanted(run, tmp_path):
    ran = run("new", str(tmp_path / "new.toml"), "--lang", "fr")
    assert ran.code == 0
    assert ran.out.splitlines()[1] == f"Une fois modifié\u00a0: facedown config check {tmp_path / 'new.toml'}"
    assert (tmp_path / "new.toml").read_text(encoding="utf-8") == text("fr")


def test_a_file_that_is_there_is_not_written_over_however_broken_it_is(run, file):
    file.write_text("language = ")
    ran = run("new")
    fix = "change it by hand, or name another file; `facedown config check` tells whether it can be used"
    assert (ran.code, ran.out, ran.err) == (2, "", f"facedown: {file}: it is there already; {fix}\n")
    assert file.read_text() == "language = "


def test_without_a_file_all_is_as_usual_and_well(run, places):
    ran = run("check")
    told = f"There is no such file, so all is as usual: {places.config / FILE_NAME}\nTo begin one: facedown config new\n"
    assert (ran.code, ran.out, ran.err) == (0, told, "")


def test_a_file_that_is_named_and_not_there_is_wrong_use(run, tmp_path):
    ran = run("check", str(tmp_path / "none.toml"))
    fix = "name a facedown.toml, or begin one: facedown config new"
    assert (ran.code, ran.out, ran.err) == (2, "", f"facedown: {tmp_path / 'none.toml'}: there is no such file; {fix}\n")


def test_a_file_that_cannot_be_used_is_told_of_problem_by_problem_with_its_own_exit_code(run, file):
    file.write_text("langage = 'ru'\n[screen]\nrotate = 45")
    ran = run("check")
    assert (ran.code, ran.out) == (78, "")
    assert ran.err.splitlines() == [
        f"facedown: {file} line 1: there is no key 'langage'; did you mean 'language'?",
        f"facedown: {file} line 3: 'rotate' is 45; write 0, 90, 180 or 270",
    ]


def test_another_file_is_checked_though_that_of_the_table_cannot_be_used(run, file, tmp_path):
    file.write_text("language = 3")
    (tmp_path / "sound.toml").write_text("language = 'ru'")
    ran = run("check", str(tmp_path / "sound.toml"))
    assert (ran.code, ran.out, ran.err) == (0, f"Sound, and all that it names is there: {tmp_path / 'sound.toml'}\n", "")


CHECKED = """\
With this no match can be played as the file asks for it:
  f.toml line 1: there is no mat of that name and no such file; did you mean '8x8'?
Without this the referee goes on; to have it:
  f.toml line 3: there is no such folder; name the folder of recorded voices
Sound by itself, but not with what it names: f.toml
"""


def test_faults_and_notes_are_told_apart_and_only_faults_count(run, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "f.toml").write_text("mat = '8x9'\n[voice]\nfolder = '/nowhere'")
    ran = run("check", "f.toml")
    assert (ran.code, ran.out, ran.err) == (1, CHECKED, "")
    (tmp_path / "f.toml").write_text("mat = '8x8'\n[voice]\nfolder = '/nowhere'")
    ran = run("check", "f.toml")
    assert (ran.code, ran.out.splitlines()[-1], ran.err) == (0, "Sound: f.toml", "")


SHOWN = """\
# What holds; but for the command line, it is said in: {file}
language = "fr"          # set on the screen, which counts more than line 1
mat = "8x8"              # line 2

[voice]
#folder                  # no recorded voices
#device                  # the one that the system takes
piper.ru = "/srv/и.onnx" # line 4
#words-a-minute          # as calmly as usual

[screen]
#size                    # as large as there is room for
rotate = 0               # as usual
full = true              # line 6
driver = "dummy"         # SDL_VIDEODRIVER
printed-units = false    # as usual

[television]
standby = 0              # line 8
device = "/dev/cec0"     # as usual

Set on the screen, in: {screen}
  Units as printed: Off (as usual)
  Voice: Everything (as usual)
  Text size: 115%
  Volume: 50%
  Sounds: On (as usual)
  Quiet mode: Off (as usual)
  Tips for beginners: On (as usual)
  Less motion: Off (as usual)

facedown.toml: {config}
Tags, matches, settings: {state}
Your own decks: {decks}
Your own mats: {mats}
What can be made again: {cache}
"""


@pytest.fixture
def set_up(file, places):
    file.write_text(
        'language = "ru"\nmat = "8x8"\n[voice]\npiper.ru = "/srv/и.onnx"\n[screen]\nfull = true\n[television]\nstandby = 0\n',
        encoding="utf-8",
    )
    save(places.state / OF_SCREEN, Remembered("fr", 115, loudness=50))


def test_what_holds_is_shown_with_where_it_is_said(run, set_up, places, file, monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    ran = run("show", "--lang", "en")
    kinds = {name: getattr(places, name) for name in ("config", "state", "decks", "mats", "cache")}
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == SHOWN.format(file=file, screen=places.state / OF_SCREEN, **kinds)


def test_programs_get_the_same_as_one_object(run, set_up, places, file, monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    [line] = run("show", "--json").out.splitlines()
    row = json.loads(line)
    assert row["settings"]["language"] == {"value": "fr", "from": "screen", "instead_of": 1}
    assert row["settings"]["mat"] == {"value": "8x8", "from": "file", "line": 2}
    assert row["settings"]["screen.rotate"] == {"value": 0, "from": "usual"}
    assert row["settings"]["screen.driver"] == {"value": "dummy", "from": "variable", "variable": "SDL_VIDEODRIVER", "instead_of": None}
    assert (row["file"], row["is_there"], row["screen"]) == (str(file), True, {"language": "fr", "letters": 115, "loudness": 50})
    assert row["folders"]["state"] == str(places.state)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_has_its_words_in_every_language_where_nobody_says_anything(run, places, language):
    ran = run("show", "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    assert [line for line in ran.out.splitlines() if "config-" in line] == []
    assert len(ran.out.splitlines()) == len(SHOWN.splitlines()) - 1  # no choice of units in English, the language of the table here


def test_looking_at_a_damaged_settings_file_leaves_it_where_it_lies(run, places):
    places.state.mkdir(parents=True)
    (places.state / OF_SCREEN).write_text("half")
    assert run("show").code == 0
    assert [one.name for one in places.state.iterdir()] == [OF_SCREEN]
