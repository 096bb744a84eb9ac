"""Each command says what it does, and what is wrong with how it was called; its exit code tells the rest."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import companion
from companion.app.matches import find_deck
from companion.config.config import FILE_NAME, folders
from tests.cli.running import facedown, heed_ctrl_c

PLACED = '{"place": "D4", "card": "big-ben"}\n{"wait": 2}\n'
ENV = {**os.environ, "PYTHONPATH": str(Path(companion.__file__).parents[1])}


@pytest.fixture
def run(monkeypatch):
    return lambda *words, **more: facedown(monkeypatch, *words, **more)


@pytest.fixture
def configured():
    """Writes facedown.toml where this test's program looks for it."""

    def write(text):
        folder = folders(os.environ).config
        folder.mkdir(parents=True)
        (folder / FILE_NAME).write_text(text, encoding="utf-8")
        return folder / FILE_NAME

    return write


def test_without_a_command_the_help_is_shown_as_wrong_use(run):
    ran = run()
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith("usage: facedown")
    assert all(command in ran.err for command in ("demo", "referee", "doctor"))


@pytest.mark.parametrize("words", [("--help",), ("demo", "--help"), ("referee", "-h"), ("soak", "--help")])
def test_help_tells_the_arguments_and_the_exit_codes(run, words):
    ran = run(*words)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("usage: facedown")
    assert "Exit codes: 0 done, 1 something was found wrong, 2 wrong use" in ran.out
    assert max(map(len, ran.out.splitlines())) <= 100


def test_the_version_is_told(run):
    ran = run("--version")
    assert ran.code == 0
    assert ran.out.startswith("facedown")


WRONG_USE = (
    (("demos",), "COMMAND: there is no 'demos'; did you mean 'demo'?"),
    (("--verbose", "demo"), "demo: there is no argument '--verbose'; "),
    (("demo", "--see", "7"), "demo: there is no argument '--see'; did you mean '--seed'?"),
    (("demo", "now"), "demo: there is no argument 'now'; "),
    (("demo", "--seed"), "--seed: expected one argument; see facedown demo --help"),
    (("demo", "--seed", "x"), "--seed: 'x' is no such number; give a whole number from 0 to 1,000,000,000,000,000,000"),
    (("demo", "--seed", "-1"), "--seed: '-1' is no such number; give a whole number from 0 to 1,000,000,000,000,000,000"),
    (
        ("demo", "--seed", "9" * 5000),
        f"--seed: '{'9' * 39}…' is no such number; give a whole number from 0 to 1,000,000,000,000,000,000",
    ),
    (("demo", "--speed", "nan"), "--speed: 'nan' is no speed; give 0.05 to 1000, or 0 not to wait at all"),
    (("demo", "--speed", "1e-9"), "--speed: '1e-9' is no speed; give 0.05 to 1000, or 0 not to wait at all"),
    (("demo", "--lang", "de"), "--lang: 'de' is not a language that is spoken here; spoken are en, ru, fr"),
    (("demo", "--players", "Anna"), "--players: comparity is for 2 to 5 players, not 1; "),
    (("referee", "--players", "Anna,,Boris"), "--players: '' is no name; give 1 to 20 printable characters"),
    (("referee", "--players", "Anna,\udcff"), "--players: '\\udcff' is no name; give 1 to 20 printable characters"),
    (("referee", "--game", "chess"), "--game: there is no game 'chess'; choose one of: comparity"),
    (("referee", "--order", "width"), "--order: deck landmarks has no 'width'; choose one of: height, year"),
    (("referee", "--first", "Vera"), "--first: nobody is called 'Vera'; use one of: Anna, Boris"),
    (("referee", "--house", "pace"), "--house: 'pace' is no rule; write name=value, such as pace=1"),
    (("referee", "--house", "pace=1,pace=2"), "--house: 'pace' stands there twice; give each rule once"),
    (("referee", "--house", "pace=99"), "--house: 'pace' cannot be 99; give a number from 0.2 to 10"),
    (("referee", "--house", "peace=1"), "--house: comparity has no house rule 'peace'; choose among: hand, pile, "),
    (("referee", "--set-aside", "bigben"), "--set-aside: deck landmarks has no card 'bigben'; did you mean 'big-ben'?"),
    (("referee", "--deck", "landmark"), "deck 'landmark': there is no deck of that name and no such folder; did you mean 'landmarks'?"),
    (("referee", "--deck", "\0"), "deck '\\x00': there is no deck of that name and no such folder; use one of: countries, "),
    (("referee", "--house", "pile=100"), "deck landmarks: 2 players need 114 cards (2 x 7 and 100), the deck has 100; "),
    (("referee", "--mat", "8x"), "mat '8x': there is no mat of that name and no such file; did you mean '8x8'?"),
    (("demo", "--mat", "\0"), "mat '\\x00': there is no mat of that name and no such file; use one of: 3x3, 3x3-decoder, 8x8, "),
    (("referee", "--mat", ""), "--mat: '' is no name; give a mat's name such as '8x8', or its file"),
    (("referee", "--log", ""), "--log: '' cannot be written ("),
    (("referee", "--log", "/no/such"), "--log: '/no/such' cannot be written (No such file or directory); name a file in a folder that "),
    (("soak", "--matches", "0"), "--matches: '0' is no such number; give a whole number from 1 to 1,000,000"),
)


@pytest.mark.parametrize(("words", "said"), WRONG_USE, ids=[" ".join(words)[:40] for words, _ in WRONG_USE])
def test_wrong_use_is_one_line_with_place_and_fix(run, words, said):
    ran = run(*words)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"facedown: {said}")
    assert ran.err.count("\n") == 1


def test_everything_that_is_wrong_with_a_set_up_is_said_at_once(run):
    ran = run("referee", "--players", "Anna", "--order", "width", "--house", "pace=99")
    assert ran.code == 2
    assert [line.split(":")[1].strip() for line in ran.err.splitlines()] == ["--players", "--house", "--order"]


def test_a_spoiled_deck_folder_is_told_file_by_file(run, tmp_path):
    (tmp_path / "deck.toml").write_bytes(b"id = \xff")
    ran = run("referee", "--deck", str(tmp_path))
    assert ran.code == 2
    files = [line.split(":")[1].strip().split(" ")[0] for line in ran.err.splitlines()]
    assert files == [str(tmp_path / "deck.toml"), str(tmp_path / "cards.csv")]


def test_a_mat_is_named_or_its_file_is_and_all_that_is_wrong_with_that_is_told(run, tmp_path):
    (tmp_path / "good.toml").write_text('name = "x"\n[grid]\ncolumns = 3\nrows = 2\n', encoding="utf-8")
    (tmp_path / "bad.toml").write_text('name = "x"\nturn = 1\n[grid]\ncolumns = 3\nrows = 200\n', encoding="utf-8")
    sizes = {}
    for mat in ("8x8", "none", str(tmp_path / "good.toml")):
        shape = json.loads(run("referee", "--mat", mat).out.splitlines()[0])["setup"]["mat"]
        sizes[mat] = (shape["columns"], shape["rows"], shape["pads"], shape["draw_pads"])
    assert list(sizes.values()) == [(8, 8, ["pad"], ["draw"]), (0, 0, [], []), (3, 2, [], [])]
    bad = run("referee", "--mat", str(tmp_path / "bad.toml"))
    assert bad.code == 2
    assert bad.err.splitlines() == [
        f"facedown: {tmp_path}/bad.toml line 2: 'turn' is 1; write 0, 90, 180 or 270",
        f"facedown: {tmp_path}/bad.toml line 5: 'rows' is 200; write a whole number from 0 to 99",
    ]


@pytest.mark.parametrize("command", [("demo", "--headless", "--speed", "0"), ("referee",), ("referee", "--lang", "en")])
def test_a_configuration_that_cannot_be_used_is_told_with_its_line_and_fix(run, configured, command):
    path = configured("# mine\nlanguage = 'rus'\n")
    ran = run(*command)
    assert (ran.code, ran.out) == (78, "")
    assert ran.err == f"facedown: {path} line 2: 'rus' is not a language that is spoken here; did you mean 'ru'?\n"


def test_the_language_is_that_of_the_argument_then_of_the_configuration_then_of_the_system(run, configured, monkeypatch):
    def spoken(*words):
        return json.loads(run("referee", "--game", "comparity", *words).out.splitlines()[0])["setup"]["lang"]

    assert spoken() == "en"
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert spoken() == "fr"
    configured('language = "ru"')
    assert spoken() == "ru"
    assert spoken("--lang", "en") == "en"


def test_a_set_up_line_without_a_language_has_that_of_the_command(run):
    ran = run("referee", "--lang", "ru", content='{"setup": {}}\n')
    assert json.loads(ran.out.splitlines()[0])["setup"]["lang"] == "ru"


def test_arguments_and_a_set_up_line_make_the_same_match(run):
    words = ("--deck", "movies", "--order", "year", "--players", "Anna, Boris,Vera", "--first", "vera", "--lang", "fr")
    more = ("--house", "pace=0.5,hand=5,trio_bonus=must", "--set-aside", "avatar,titanic")
    line = {"deck": "movies", "order": "year", "players": ["Anna", "Boris", "Vera"], "first": "vera", "lang": "fr"}
    line |= {"house": {"pace": 0.5, "hand": 5, "trio_bonus": "must"}, "set_aside": ["avatar", "titanic"]}
    assert {"avatar", "titanic"} <= find_deck("movies").cards.keys()
    by_arguments = run("referee", *words, *more)
    by_line = run("referee", content=json.dumps({"setup": line}))
    assert (by_arguments.code, by_arguments.err) == (0, "")
    assert by_arguments.out.splitlines() == by_line.out.splitlines()[:-1]


def test_the_referee_answers_line_by_line_and_ends_with_the_input(run):
    ran = run("referee", "--game", "comparity", content=PLACED)
    assert (ran.code, ran.err) == (0, "")
    assert [next(iter(json.loads(line))) for line in ran.out.splitlines()] == [
        *("protocol", "announce", "announce", "done", "announce", "announce", "done"),
    ]


def test_a_refused_line_is_told_in_its_place_and_by_the_exit_code(run):
    ran = run("referee", "--game", "comparity", content="press ok\n" + PLACED)
    assert (ran.code, ran.err) == (1, "")
    assert [next(iter(json.loads(line))) for line in ran.out.splitlines()][3:5] == ["error", "done"]


def test_a_set_up_line_after_set_up_arguments_is_refused(run):
    ran = run("referee", "--players", "Anna,Boris", content='{"setup": {}}\n')
    assert ran.code == 1
    assert json.loads(ran.out.splitlines()[-1])["error"]["what"] == "a match is set up already"


@pytest.mark.parametrize("place", ["before the command", "after it"])
def test_the_log_tells_what_entered_what_was_said_and_what_was_refused(run, tmp_path, place):
    log = tmp_path / "match.log"
    words, argument = ("referee", "--game", "comparity"), ("--log", str(log))
    words = (*argument, *words) if place == "before the command" else (*words, *argument)
    assert run(*words, content=PLACED + "x\n").code == 1
    text = log.read_text(encoding="utf-8")
    assert "entry 1: TagPlaced(slot='D4', uid='card:landmarks/big-ben', at=0.0)" in text
    assert "said 2.1: comparity-opens (C1)" in text
    assert "refused: [{'error': {'line': 3, " in text
    assert "96.3" not in text


def test_a_log_that_cannot_be_written_any_more_is_told_once_and_the_match_goes_on(run):
    ran = run("referee", "--game", "comparity", "--log", "/dev/full", content=PLACED)
    assert ran.code == 0
    assert ran.err.count("facedown: --log: /dev/full cannot be written any more") == 1
    assert "Traceback" not in ran.err
    assert "done" in ran.out.splitlines()[-1]


def test_a_closed_standard_stream_is_wrong_use(monkeypatch, capsys):
    from companion.cli import main as cli

    monkeypatch.setattr(sys, "stdin", None)
    assert cli.main(["referee"]) == 2
    assert capsys.readouterr().err == "facedown: standard input: it is closed; leave it open, or give it /dev/null\n"
    monkeypatch.setattr(sys, "stdout", None)
    assert cli.main(["demo"]) == 2


# In a process of its own: what no test can do to itself.


COMMAND = [sys.executable, "-m", "companion"]


def started(*words):
    heed_ctrl_c()
    pipe = subprocess.PIPE
    return subprocess.Popen([*COMMAND, *words], bufsize=0, stdin=pipe, stdout=pipe, stderr=pipe, env=ENV)


def test_ctrl_c_ends_the_referee_quietly_and_loses_nothing_that_was_said():
    process = started("referee", "--game", "comparity")
    assert process.stdout.readline().startswith(b'{"protocol": 1')
    process.send_signal(signal.SIGINT)
    out, err = process.communicate()
    assert (process.returncode, err) == (130, b"")
    assert [next(iter(json.loads(line))) for line in out.splitlines()] == ["announce", "announce"]


def test_a_reader_that_goes_away_ends_the_referee_quietly():
    process = started("referee", "--game", "comparity")
    process.stdout.readline()
    process.stdout.close()
    process.stdin.write(b'{"view": true}\n' * 1000)
    process.stdin.close()
    assert process.wait() == 0
    with process.stderr:
        assert process.stderr.read() == b""


def test_a_full_disk_is_told_trouble_line():
    with Path("/dev/full").open("wb") as full:
        words = [*COMMAND, "demo", "--headless", "--speed", "0"]
        done = subprocess.run(words, check=False, stdout=full, stderr=subprocess.PIPE, env=ENV)
    assert done.returncode == 2
    assert done.stderr.decode().startswith("facedown: standard input or output: it cannot be used (No space left on device); ")
    assert done.stderr.count(b"\n") == 1


def test_without_input_the_referee_is_done_at_once():
    done = subprocess.run([*COMMAND, "referee"], check=False, stdin=subprocess.DEVNULL, capture_output=True, env=ENV)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
