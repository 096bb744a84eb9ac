"""A real process that plays is killed at random instants, and the match comes out as if it had not been (E4).

`FACEDOWN_PLAY_KILLS` says how often; where the process is then is left to chance and to the machine, what is typed is not.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import companion
from tests.terminal.play.keeping import NAMES, happened, kept, lines_of, sit, typed, wish

KILLS = int(os.environ.get("FACEDOWN_PLAY_KILLS", "6"))
GAMES = ("comparity", "cardline", "skyscrapers")
LONGEST = 20_000  # characters until a kill


def killed(path, lines, wished, after):
    """A process that gets these lines and is killed once it has told so much; whether it had still to be killed then."""
    words = ["--game", wished.asked["game"], "--players", ",".join(wished.asked["players"]), "--seed", str(wished.seed)]
    command = [sys.executable, "-m", "companion", "play", "--text", "--speed", "0", "--lang", "en", "--noise", str(wished.noise), *words]
    env = {**os.environ, "PYTHONPATH": str(Path(companion.__file__).parents[1]), "TERM": "dumb"}
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen([*command, "--journal", str(path)], bufsize=0, env=env, **pipes) as process:
        process.stdin.write("".join(f"{line}\n" for line in lines).encode())
        process.stdin.close()
        told = 0
        while told < after and (more := process.stdout.read(min(after - told, 4096))):
            told += len(more)
        process.kill()
        err = process.stderr.read()
        assert err == b""
    return process.returncode < 0


def on_record(path):
    """How many lines of the first match, if that has begun."""
    if not path.exists():
        return 0
    return sum(line.startswith('"') for line in lines_of(path))


@pytest.mark.exam
@pytest.mark.parametrize("game", GAMES)
def test_a_match_whose_process_is_killed_comes_out_the_same(tmp_path, game):
    chance, kills = Random(f"{game} kills"), 0
    most, seed = KILLS // len(GAMES), 0
    while kills < most:
        seed += 1
        path, other = tmp_path / f"{seed}.sqlite", tmp_path / f"{seed}-whole.sqlite"
        players = NAMES[: chance.randint(2, 4)]
        lines, wished = typed(game, seed, players), wish(game, seed, players=players)
        whole = sit(other, lines, wished)
        for _ in range(chance.randint(1, 5)):
            kills += killed(path, lines[on_record(path) : -1], wished, chance.randint(0, LONGEST))
        last = sit(path, lines[on_record(path) :], wished)
        assert kept(path).listed.is_over
        assert happened(path) == happened(other)
        assert (last.view, last.hands) == (whole.view, whole.hands)
