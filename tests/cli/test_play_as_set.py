"""`facedown play` takes from facedown.toml what the command line does not say, and begins with what was left."""

from __future__ import annotations

import os

import pytest

from companion.app import window as windowed
from companion.config.config import FILE_NAME, folders
from companion.screen.window import Display, NoDisplay
from tests.cli.running import facedown

FILE = """
language = "fr"
mat = "3x3"

[screen]
size = "800x480"
rotate = 90
driver = "x11"
"""


@pytest.fixture
def write():
    path = folders(os.environ).config / FILE_NAME
    path.parent.mkdir(parents=True)

    def written(text):
        path.write_text(text)
        return path

    return written


@pytest.fixture
def run(monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    return lambda *words: facedown(monkeypatch, *words)


@pytest.fixture
def asked(monkeypatch):
    """How windows are asked for; none opens."""
    found = []

    def opened(display, *_, may_be_invisible=False):
        found.append((display, may_be_invisible))
        raise NoDisplay("seen")

    monkeypatch.setattr(windowed, "Window", opened)
    return found


@pytest.fixture
def played(monkeypatch):
    """What is to be played; nothing is."""
    found = []
    monkeypatch.setattr(windowed, "play", lambda wish, *_, **also: found.append((dict(wish.asked), wish.bots, also)) or 0)
    return found


@pytest.mark.parametrize(
    ("text", "words", "display"),
    [
        ("", (), Display(None)),
        (FILE, (), Display((800, 480), turned=90, driver="x11")),
        (FILE, ("--size", "640x480", "--rotate", "0"), Display((640, 480), turned=0, driver="x11")),
        (FILE, ("--rotate", "180", "--fullscreen"), Display((800, 480), is_full=True, turned=180, driver="x11")),
        ("[screen]\nfull = true", (), Display(None, is_full=True)),
        ('[screen]\nfull = true\nsize = "800x480"', (), Display((800, 480), is_full=True)),
        ("[screen]\nfull = true", ("--size", "640x480"), Display((640, 480))),
    ],
)
def test_the_screen_is_as_the_file_says_where_the_command_line_says_nothing(run, write, asked, text, words, display):
    write(text)
    run("play", "--no-journal", "--simulated", *words)
    assert asked == [(display, False)]


def test_a_demo_is_shown_on_the_same_screen(run, write, asked, monkeypatch):
    write(FILE)
    monkeypatch.setattr("companion.app.terminal.watch", lambda *_: 0)  # what the terminal would tell instead
    run("demo")
    assert asked == [(Display((800, 480), turned=90, driver="x11"), False)]


@pytest.mark.parametrize(
    ("words", "mat"), [((), "3x3"), (("--mat", "8x8"), "8x8"), (("--no-mat",), "none"), (("--game", "cardline"), "3x3")]
)
def test_the_mat_of_the_file_lies_there_where_no_other_is_named(run, write, played, words, mat):
    write(FILE)
    assert run("play", *words).code == 0
    [(asked, _, _)] = played
    assert (asked["mat"], asked["lang"]) == (mat, "fr")


def test_without_a_file_no_mat_is_asked_for(run, played):
    run("play", "--lang", "en")
    assert played == [({"lang": "en"}, None, {"is_simulated": False, "is_endless": False})]


def test_a_mat_that_is_not_there_is_told_at_its_line_of_the_file(run, write):
    path = write('language = "en"\nmat = "3x4"\n')
    ran = run("play")
    assert (ran.code, ran.out) == (78, "")
    assert ran.err == f"facedown: {path} line 2: there is no mat of that name and no such file; did you mean '3x3'?\n"


def test_a_mat_file_that_is_wrong_is_told_at_its_own_place(run, write, tmp_path):
    mine = tmp_path / "mine.toml"
    mine.write_text("rows = 'three'\n")
    write(f'language = "en"\nmat = "{mine}"\n')
    ran = run("play")
    assert ran.code == 78
    assert ran.err.startswith(f"facedown: {mine}")


# Without end


def test_bots_alone_play_without_end(run, played):
    run("play", "--endless", "--speed", "60", "--lang", "en")
    assert played == [({"lang": "en"}, None, {"is_simulated": False, "is_endless": True})]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--endless", "--text"), "--endless: in the terminal one match is played; leave out one of --endless and --text"),
        (
            ("--endless", "--bots", "Anna"),
            "--endless: people begin their next match themselves; name all the players with --bots, or leave --endless out",
        ),
        (("--endless", "--mat", "8x8"), "--endless: on a real mat people play with real cards; leave it out, or add --simulated"),
        (("--endless", "--no-mat"), None),
    ],
)
def test_where_people_play_it_has_an_end(run, words, said):
    ran = run("play", *words, "--lang", "en")
    assert (ran.code, ran.out) == (2, "")
    assert said is None or ran.err == f"facedown: {said}\n"


# What was left


def test_where_nothing_was_left_to_go_on_with_the_first_page_comes(run, monkeypatch, tmp_path):
    pages = []
    usual = windowed.Evening.advance

    def advance(self, now):
        usual(self, now)
        pages.append((self.pages.top.name, self.running))

    monkeypatch.setattr(windowed.Evening, "advance", advance)
    ran = run("play", "--resume", "--screenshot", str(tmp_path / "home.png"), "--after", "0", "--lang", "en", "--size", "640x480")
    assert ran.code == 0, ran.err
    assert set(pages) <= {("home", None)}
    assert (tmp_path / "home.png").exists()
