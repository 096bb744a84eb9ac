"""`facedown play --text` from the command line: what it takes, what it refuses, and how it ends."""

from __future__ import annotations

import os
import pty
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import companion
from companion.cli import main as cli
from tests.cli.running import Stream, facedown, heed_ctrl_c


@pytest.fixture
def run(monkeypatch):
    return lambda *words, **more: facedown(monkeypatch, "play", "--speed", "0", *words, **more)


def test_where_there_is_no_screen_it_says_so_and_how_to_play_in_the_terminal(run):
    ran = run()
    assert (ran.code, ran.out) == (2, "")
    what = "there is none (SDL offers only 'dummy', which shows nothing)"
    assert ran.err == f"facedown: the screen: {what}; run it where there is one, or play in the terminal: facedown play --text\n"


WRONG = (
    (("--bots", "Vera"), "--bots: no player is called 'Vera'; use one of: Anna, Boris"),
    (("--bots", "Borys"), "--bots: no player is called 'Borys'; did you mean 'Boris'?"),
    (("--noise", "1"), "--noise: '1' is no such share; give 0 to 0.2, such as 0.02"),
    (("--vague", "x"), "--vague: 'x' is no such share; give 0 to 1, such as 0.02"),
    (("--players", "Anna"), "--players: comparity is for 2 to 5 players, not 1; "),
)


@pytest.mark.parametrize(("words", "said"), WRONG)
def test_wrong_use_is_one_line_with_place_and_fix(run, words, said):
    ran = run("--text", *words)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"facedown: {said}")
    assert ran.err.count("\n") == 1


def test_the_end_of_the_input_is_the_end_of_the_session(run):
    ran = run("--text", "--seed", "7", content="lay 3 E4\n")
    assert (ran.code, ran.err) == (0, "")
    assert "Anna> lay 3 E4\n      Anna plays “Taj Mahal” on E4." in ran.out
    assert ran.out.endswith("\nThe match stops here and is kept. It goes on with: facedown play --text --resume\n")


def test_the_last_line_tells_how_to_have_the_same_cards_again(run):
    words = ("--players", "Anna,Boris,Vera", "--bots", "Boris", "--noise", "0.02", "--vague", "0.3", "--deck", "movies")
    ran = run("--text", "--no-journal", *words, content="lay 1 E4\n")
    again = re.search(r"facedown play (--text .*)$", " ".join(ran.out.split()))[1].split()
    assert run(*again, content="lay 1 E4\n").out == ran.out


@pytest.mark.parametrize(("game", "line"), [("cardline", "lay 1 2\nok\n"), ("skyscrapers", "tap 5 site-1\ntap 1\n")])
def test_in_each_game_the_last_line_deals_the_same_cards_again(run, game, line):
    ran = run("--text", "--no-journal", "--game", game, "--noise", "0.02", content=line)
    again = re.search(r"facedown play (--text .*)$", " ".join(ran.out.split()))[1].split()
    assert run(*again, content=line).out == ran.out


def test_without_a_seed_it_is_always_another_match(run):
    assert run("--text", "--no-journal").out != run("--text", "--no-journal").out


def test_input_that_is_no_text_is_answered_like_any_other(monkeypatch):
    out = Stream()
    monkeypatch.setattr(sys, "stdin", Stream(b"\xff\xfe lay\nlay 3 E4\n"))
    monkeypatch.setattr(sys, "stdout", out)
    assert cli.main(["play", "--text", "--speed", "0", "--seed", "7"]) == 0
    assert "Anna plays" in out.written()


# In a process of its own: what no test can do to itself.


COMMAND = [sys.executable, "-m", "companion", "play", "--text", "--speed", "0", "--seed", "7", "--lang", "en"]


def started(stream=subprocess.PIPE):
    heed_ctrl_c()
    env = {**os.environ, "PYTHONPATH": str(Path(companion.__file__).parents[1]), "TERM": "dumb"}  # with the folders of this test
    return subprocess.Popen(COMMAND, bufsize=0, stdin=stream, stdout=stream, stderr=stream, env=env)


def test_ctrl_c_ends_it_at_once_and_the_match_goes_on_the_next_time(run):
    process = started()
    text = b""
    while not text.endswith(b"Anna> "):
        text += process.stdout.read(1)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate()
    assert (process.returncode, err) == (130, b"")
    assert "Match 1 is under way: Comparity, Landmarks." in run("--text").out


def test_a_reader_that_goes_away_ends_it_quietly():
    process = started()
    process.stdout.close()
    process.stdin.close()
    assert process.wait() == 0
    with process.stderr:
        assert process.stderr.read() == b""


@pytest.mark.exam
@pytest.mark.parametrize("end", [b"quit\n", b"\x04"], ids=["quit", "Ctrl-D"])
def test_a_terminal_is_asked_line_by_line(end):
    master, slave = pty.openpty()
    process = started(slave)
    os.close(slave)
    text = typed(master, b"lay 3 E4\n", 1) + typed(master, end, 0)
    assert process.wait() == 0
    os.close(master)
    assert b"Anna plays" in text
    assert b"The match stops here and is kept." in text


def typed(master, line, more):
    """What the terminal shows until it asks, and after this line was typed until it asks `more` times, or nothing comes any more."""
    text = shown(master, 1)
    os.write(master, line)
    return text + (b"" if more else shown(master, 9))


def shown(master, prompts):
    text = b""
    while text.count(b"Anna> ") < prompts:
        try:
            text += os.read(master, 1)
        except OSError:  # the other side is closed
            break
    return text
