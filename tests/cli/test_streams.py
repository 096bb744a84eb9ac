"""Standard streams that are closed, full or a folder, and a clock that cannot be read: one clear error, and nothing is lost."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from companion.cli.main import main
from companion.errors import DONE, WRONG_USE

CHECKOUT = Path(__file__).resolve().parents[2]
LINES = ({"setup": {"players": ["Anna", "Boris"]}}, {"press": "pause"}, {"press": "pause"})
FULL = "facedown: standard input or output: it cannot be used (No space left on device); see that there is room, and that it is no folder\n"
NO_INPUT = "facedown: standard input: it is closed; leave it open, or give it /dev/null\n"
NO_OUTPUT = "facedown: standard output: it is closed; leave it open, or give it /dev/null\n"
FOLDER = "facedown: standard input or output: it cannot be used (Is a directory); see that there is room, and that it is no folder\n"


def facedown(words, streams, cwd, source="", unbuffered=""):
    """As a shell runs it, with these streams; `unbuffered`: each write goes out at once."""
    command = f'exec "$0" -m companion {words} {streams}'
    env = {**os.environ, "PYTHONPATH": str(CHECKOUT), "PYTHONUNBUFFERED": unbuffered}
    ran = subprocess.run(["sh", "-c", command, sys.executable], input=source, capture_output=True, text=True, env=env, cwd=cwd, check=False)
    return ran.returncode, ran.stderr


def told(lines):
    return "".join(json.dumps(line) + "\n" for line in lines)


@pytest.mark.exam
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("words", ["--version", "--help", "history", "deck list", "config show", "referee"])
def test_what_cannot_go_out_is_said_once(words, unbuffered, tmp_path):
    assert facedown(words, ">/dev/full", tmp_path, told(LINES), unbuffered) == (WRONG_USE, FULL)


@pytest.mark.exam
@pytest.mark.parametrize("words", ["history", "deck list", "tags list", "referee", "play --text"])
def test_without_an_output_that_is_said(words, tmp_path):
    assert facedown(words, ">&-", tmp_path, told(LINES)) == (WRONG_USE, NO_OUTPUT)


@pytest.mark.exam
@pytest.mark.parametrize("words", ["referee", "play --text", "tags learn --deck landmarks"])
def test_a_command_that_reads_says_that_there_is_no_input(words, tmp_path):
    assert facedown(words, "<&-", tmp_path) == (WRONG_USE, NO_INPUT)


def test_a_command_that_reads_nothing_needs_no_input(tmp_path):
    assert facedown("history", "<&-", tmp_path) == (DONE, "")


def test_an_input_that_is_a_folder_is_said(tmp_path, monkeypatch, capsys):
    """Under a Python that starts with it; most refuse to."""
    with Path(os.devnull).open() as source:
        opened = os.open(tmp_path, os.O_RDONLY)
        os.dup2(opened, source.fileno())
        os.close(opened)
        monkeypatch.setattr(sys, "stdin", source)
        assert main(["referee"]) == WRONG_USE
    assert capsys.readouterr().err == FOLDER


def test_the_command_of_a_service_goes_on_where_its_input_is_a_folder(tmp_path):
    wrapper = tmp_path / "facedown"
    text = (CHECKOUT / "systemd/bin/facedown").read_text().splitlines()
    guard = next(number for number, line in enumerate(text) if "/dev/stdin" in line)
    wrapper.write_text("\n".join([*text[: guard + 1], f'PYTHONPATH={CHECKOUT} exec {sys.executable} -m companion "$@"', ""]))
    with_folder = subprocess.run(
        ["sh", "-c", f'sh {wrapper} "$@" </', "-", "history"], capture_output=True, text=True, cwd=tmp_path, check=False
    )
    assert (with_folder.returncode, with_folder.stderr) == (DONE, "")
    reads = subprocess.run(["sh", "-c", f'sh {wrapper} "$@" </', "-", "referee"], capture_output=True, text=True, cwd=tmp_path, check=False)
    assert (reads.returncode, reads.stderr) == (WRONG_USE, NO_INPUT)


@pytest.mark.exam
def test_what_did_not_go_out_on_a_full_disk_is_said_by_the_next_referee(tmp_path):
    assert facedown("referee --journal own.sqlite", ">/dev/full", tmp_path, told(LINES))[0] == WRONG_USE
    ran = facedown("referee --journal own.sqlite", ">heard", tmp_path)
    assert ran == (DONE, "")
    rows = [json.loads(line) for line in (tmp_path / "heard").read_text().splitlines()]
    said = [row["announce"]["id"] for row in rows if "announce" in row]
    assert said[:3] == ["0.1", "0.2", "1.1"]  # how many lines were read before the disk was full is chance
    assert len(set(said)) == len(said)


CLOCKS = {
    "en": "the clock: it tells a time that no program can count with; set it, such as: ",
    "ru": "часы: они показывают время, с которым не может считать ни одна программа; поставьте их, например: ",
    "fr": "l’horloge\u202f: elle indique une heure avec laquelle aucun programme ne peut compter\u202f; réglez-la, par exemple\u00a0: ",
}


@pytest.mark.parametrize("language", CLOCKS)
def test_a_clock_that_nobody_can_count_with_is_said(language, monkeypatch, capsys):
    def overflows():
        raise OverflowError("timestamp too large to convert to C _PyTime_t")

    with monkeypatch.context() as wrong:
        wrong.setattr(time, "time", overflows)
        code = main(["history", "--lang", language])
    assert (code, capsys.readouterr().err) == (WRONG_USE, f'facedown: {CLOCKS[language]}sudo date -s "2026-05-01 20:00"\n')


def test_nothing_that_tells_of_the_clock_needs_one(tmp_path):
    """Also where Python's own logging cannot be loaded, as under such a clock."""
    command = (
        "import sys, time\n"
        "def overflows(): raise OverflowError\n"
        "sys.modules['logging'], time.time = None, overflows\n"
        "from companion.cli.main import main\n"
        "sys.exit(main(['referee']))"
    )
    env = {**os.environ, "PYTHONPATH": str(CHECKOUT)}
    ran = subprocess.run([sys.executable, "-c", command], capture_output=True, text=True, env=env, cwd=tmp_path, check=False, input="")
    assert (ran.returncode, ran.stderr.count("\n")) == (WRONG_USE, 1)
    assert ran.stderr.startswith("facedown: the clock: ")


def test_a_clock_before_1970_is_held_out(tmp_path, monkeypatch):
    monkeypatch.setattr(time, "time", lambda: -86_400.0)
    assert main(["history", "--journal", str(tmp_path / "own.sqlite")]) == DONE
