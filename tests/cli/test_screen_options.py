"""The screen as it is asked for on the command line: its size, how it hangs, one picture of it, and where there is none."""

from __future__ import annotations

import os
import struct
from argparse import Namespace

import pygame
import pytest

from companion.app import window as windowed
from companion.cli import screen as cli_screen
from companion.config.config import folders
from companion.screen.window import Display, NoDisplay
from tests.cli.running import facedown

GAMES = ("comparity", "cardline", "skyscrapers")
SMALL = ("--size", "640x480", "--seed", "3", "--lang", "en", "--speed", "1000")
SIGNATURE = b"\x89PNG\r\n\x1a\n"


@pytest.fixture
def run(monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    return lambda *words: facedown(monkeypatch, *words)


def size_of(path):
    """Of a PNG."""
    data = path.read_bytes()
    assert data[:8] == SIGNATURE
    return struct.unpack(">II", data[16:24])


def colours_of(path):
    picture = pygame.image.load(str(path))
    return {tuple(picture.get_at((x, y))) for x in range(0, picture.get_width(), 5) for y in range(0, picture.get_height(), 5)}


def refused(run, *words):
    """What is said of it, in one line and nothing else."""
    ran = run(*words)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    return ran.err


# A size, a turn


NO_SIZES = ("big", "1280", "1280x", "x720", "319x480", "640x100", "-640x480", "12800x7200", "640X480", "640 x 480", "")


@pytest.mark.parametrize("command", ["demo", "play"])
@pytest.mark.parametrize("size", NO_SIZES)
def test_what_is_no_size_is_refused(run, command, size):
    fix = "give width and height of 320 at the least, such as 1280x720"
    assert refused(run, command, f"--size={size}") == f"facedown: --size: '{size}' is no size; {fix}\n"


@pytest.mark.parametrize("command", ["demo", "play"])
@pytest.mark.parametrize("turned", ["45", "1", "89", "269"])
def test_a_screen_does_not_hang_askew(run, command, turned):
    said = f"facedown: --rotate: {turned} degrees are none of a quarter; give 0, 90, 180 or 270\n"
    assert refused(run, command, "--rotate", turned) == said


@pytest.mark.parametrize("turned", ["360", "-90", "left", "90.0"])
def test_what_is_no_turn_at_all_is_refused(run, turned):
    said = f"facedown: --rotate: '{turned}' is no such number; give a whole number from 0 to 270\n"
    assert refused(run, "play", f"--rotate={turned}") == said


@pytest.mark.parametrize("after", ["-1", "soon", "100001"])
def test_what_is_no_time_to_take_a_picture_at_is_refused(run, after):
    said = f"facedown: --after: '{after}' is no such number; give a whole number from 0 to 100,000\n"
    assert refused(run, "demo", f"--after={after}") == said


@pytest.mark.exam
@pytest.mark.parametrize(
    ("words", "display"),
    [
        ((), Display(None)),
        (("--size", "800x480", "--rotate", "90"), Display((800, 480), turned=90)),
        (("--size", "480×800", "--rotate", "180"), Display((480, 800), turned=180)),
        (("--fullscreen", "--rotate", "270"), Display(None, is_full=True, turned=270)),
        (("--rotate", "0"), Display(None)),
    ],
)
@pytest.mark.parametrize("command", ["demo", "play"])
def test_the_window_is_opened_as_it_was_asked_for(run, monkeypatch, command, words, display):
    asked = []

    def opened(display, title, *, may_be_invisible):
        asked.append((display, title, may_be_invisible))
        raise NoDisplay("seen")

    monkeypatch.setattr(windowed, "Window", opened)
    run(command, "--speed", "0", *words)
    assert asked == [(display, "Facedown", False)]


# The page of trouble


NOTHING_ASKED = Namespace(rotate=None, size=None, fullscreen=False, screenshot=None, voice=None, mute=False, speech_log=None)


def toml():
    path = folders(os.environ).config / "facedown.toml"
    path.parent.mkdir(parents=True)
    return path


@pytest.mark.parametrize(
    ("text", "turned"),
    [('language = "klingon"\n[screen]\nrotate = 90\n', 90), ("[screen]\nrotate = [90]\n", 0), ("rotate = \n", 0), ("", 0)],
)
def test_trouble_is_told_on_a_screen_that_hangs_as_far_as_is_known(text, turned):
    toml().write_text(text)
    assert cli_screen._display_at_least(NOTHING_ASKED) == Display(turned=turned)


def test_a_pipe_in_the_place_of_the_file_is_not_waited_for():
    os.mkfifo(toml())
    assert cli_screen._display_at_least(NOTHING_ASKED) == Display()


def test_lists_within_lists_within_lists_turn_nothing():
    toml().write_text("\n".join(["x = [", *["[" * 900] * 20, *["]" * 900] * 20, "]", "[screen]", "rotate = 90"]))
    assert cli_screen._display_at_least(NOTHING_ASKED) == Display()


# A picture


@pytest.mark.parametrize("game", GAMES)
def test_a_demo_keeps_one_picture_of_the_size_that_was_asked_for(run, tmp_path, game):
    path = tmp_path / "demo.png"
    ran = run("demo", "--game", game, *SMALL, "--after", "5", "--screenshot", str(path))
    assert (ran.code, ran.out, ran.err) == (0, "", "")
    assert size_of(path) == (640, 480)
    assert len(colours_of(path)) > 20
    assert [one.name for one in tmp_path.iterdir()] == ["demo.png"]


@pytest.mark.parametrize("game", GAMES)
def test_a_match_of_people_as_well(run, tmp_path, game):
    path = tmp_path / "play.png"
    ran = run("play", "--game", game, *SMALL, "--no-journal", "--after", "2", "--screenshot", str(path))
    assert (ran.code, ran.out, ran.err) == (0, "", "")
    assert size_of(path) == (640, 480)
    assert len(colours_of(path)) > 20


def test_the_picture_is_of_the_game_that_is_played_at_that_time(run, tmp_path):
    found = set()
    for game, after in (("comparity", "0"), ("comparity", "15"), ("cardline", "0")):
        path = tmp_path / f"{len(found)}.png"
        assert run("demo", "--game", game, "--after", after, *SMALL, "--screenshot", str(path)).code == 0
        found.add(path.read_bytes())
    assert len(found) == 3


def test_where_no_match_is_asked_for_the_first_page_is_kept_and_turned_it_is_the_same(run, tmp_path):
    pictures = []
    for turned in ("0", "90", "180", "270"):
        path = tmp_path / f"{turned}.png"
        ran = run("play", "--no-journal", "--lang", "en", "--size", "480x640", "--rotate", turned, "--screenshot", str(path))
        assert (ran.code, ran.out, ran.err, size_of(path)) == (0, "", "", (480, 640))
        pictures.append(path.read_bytes())
    assert len(set(pictures)) == 1


def test_for_a_picture_nobody_needs_a_screen(run, monkeypatch, tmp_path):
    monkeypatch.setenv("SDL_VIDEODRIVER", "none-such")
    path = tmp_path / "home.png"
    ran = run("play", "--no-journal", "--size", "640x480", "--screenshot", str(path))
    assert (ran.code, ran.err, size_of(path)) == (0, "", (640, 480))
    assert os.environ["SDL_VIDEODRIVER"] == "dummy"


@pytest.mark.parametrize("words", [("demo", "--speed", "1000"), ("play", "--no-journal")])
def test_a_picture_in_a_folder_that_is_not_there_is_refused(run, tmp_path, words):
    path = tmp_path / "nowhere" / "x.png"
    said = refused(run, *words, "--size", "640x480", "--after", "0", "--screenshot", str(path))
    assert said.startswith(f"facedown: --screenshot: '{path}' cannot be written (")
    assert said.endswith("); name a PNG in a folder of yours\n")
    assert not path.parent.exists()


@pytest.mark.parametrize("option", ["--screenshot", "--speech-log"])
def test_a_home_of_nobody_is_a_folder_that_is_not_there(run, tmp_path, option):
    picture = () if option == "--screenshot" else ("--screenshot", str(tmp_path / "x.png"))
    said = refused(run, "demo", "--speed", "1000", "--size", "640x480", "--after", "0", *picture, option, "~nobody-of-that-name/x.png")
    assert said.startswith(f"facedown: {option}: ")
    assert "~nobody-of-that-name/x.png" in said


# Without a mat


@pytest.mark.parametrize(("name", "words"), [("mat", ("--mat", "3x3")), ("bots", ("--bots", "Anna")), ("simulated", ("--simulated",))])
def test_without_a_mat_nothing_can_be_asked_for_that_needs_one(run, name, words):
    said = f"facedown: --{name}: with --no-mat real people lay real cards, which no mat reads; leave one of them out\n"
    assert refused(run, "play", "--no-mat", *words) == said


def test_without_a_mat_a_match_is_played_all_the_same(run, tmp_path):
    pictures = {}
    for name, words in (("real", ("--no-mat",)), ("none", ("--mat", "none")), ("simulated", ())):
        path = tmp_path / f"{name}.png"
        ran = run("play", "--game", "cardline", *words, *SMALL, "--no-journal", "--after", "0", "--screenshot", str(path))
        assert (ran.code, ran.out, ran.err, size_of(path)) == (0, "", "", (640, 480))
        pictures[name] = path.read_bytes()
    assert pictures["real"] == pictures["none"] != pictures["simulated"]


def test_on_the_screen_no_match_of_people_is_recorded(run, tmp_path):
    path = tmp_path / "record"
    said = "facedown: --record: on the screen nothing is recorded; add --text, or record a demo\n"
    assert refused(run, "play", "--record", str(path)) == said
    assert not path.exists()


# Without a screen


def test_where_there_is_no_screen_the_terminal_tells_the_demo_after_one_line(run):
    words = ("demo", "--speed", "0", "--seed", "7", "--lang", "en")
    ran, headless = run(*words), run(*words, "--headless")
    assert (ran.code, headless.code, headless.err) == (0, 0, "")
    what = "there is no screen (SDL offers only 'dummy', which shows nothing)"
    assert ran.err == f"facedown: {what}; the terminal tells the match instead\n"
    assert " has won match 7." in ran.out
    assert ran.out == headless.out


def test_where_the_driver_is_not_there_it_does_as_well(run, monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "none-such")
    ran = run("demo", "--speed", "0", "--seed", "7", "--lang", "en")
    assert (ran.code, ran.err.count("\n")) == (0, 1)
    assert ran.err.startswith("facedown: there is no screen (")
    assert " has won match 7." in ran.out


@pytest.mark.parametrize("driver", ["dummy", "none-such"])
def test_where_there_is_no_screen_nothing_is_played_there(run, monkeypatch, driver):
    monkeypatch.setenv("SDL_VIDEODRIVER", driver)
    said = refused(run, "play", "--lang", "en")
    assert said.startswith("facedown: the screen: there is none (")
    assert said.endswith("); run it where there is one, or play in the terminal: facedown play --text\n")
    assert driver in said


@pytest.mark.parametrize("command", ["demo", "play"])
def test_what_is_wrong_with_the_match_is_said_before_a_screen_is_looked_for(run, command):
    assert refused(run, command, "--players", "Anna").startswith("facedown: --players: comparity is for 2 to 5 players, not 1; ")


# A mat with real readers


def test_nobody_plays_against_bots_on_a_real_mat(run):
    ran = run("play", "--mat", "8x8", "--bots", "Boris")
    assert ran.code == 2
    assert "--bots" in ran.err
    assert "--simulated" in ran.err


def test_whoever_plays_on_a_real_mat_without_any_tag_is_told_how_to_begin(run, tmp_path):
    picture = ("--after", "0", "--screenshot", str(tmp_path / "play.png"))
    words = ("play", "--mat", "8x8", "--game", "comparity", *SMALL, "--no-journal", *picture)
    ran = run(*words)
    assert ran.code == 0
    assert "facedown tags learn --deck landmarks --mat 8x8" in ran.err
    assert run(*words, "--simulated").err == ""


def test_in_the_terminal_no_table_is_without_a_mat(run):
    said = "facedown: --no-mat: in the terminal no cards lie on a table; leave out --text: cards are named on the screen\n"
    assert refused(run, "play", "--text", "--no-mat") == said


BROKEN = ("play", "--no-journal", "--game", "comparity", "--mat", "8x8", "--simulated", *SMALL)


@pytest.mark.parametrize("words", [BROKEN, [word for word in BROKEN if word not in ("--mat", "8x8")]], ids=["8x8", "the game's own"])
def test_readers_can_be_broken_on_purpose(run, tmp_path, words):
    assert run(*words, "--break", "dead:A1", "--screenshot", str(tmp_path / "broken.png"), "--after", "1").code == 0


REFUSED_BREAKS = (
    (("--simulated", "--break", "dead:Z9"), "--break: 'dead:Z9': such a thing cannot be wrong with 'Z9'; "),
    (("--simulated", "--break", "clone:A1"), "--break: 'clone:A1': nothing of it is heard in a match; "),
    (("--break", "dead:A1"), "--break: only simulated readers can be broken; give --simulated as well"),
    (("--text", "--break", "dead:A1"), "--break: this needs the readers of a simulated table on the screen; "),
)


@pytest.mark.parametrize(("words", "said"), REFUSED_BREAKS)
def test_what_cannot_be_broken_in_a_match_is_refused_before_a_window_is_opened(run, words, said):
    assert refused(run, "play", "--mat", "8x8", *words).startswith(f"facedown: {said}")
