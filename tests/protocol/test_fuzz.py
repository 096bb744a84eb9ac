"""Whatever is typed is answered, by `done` or by one clear error that changes nothing; and then the table goes on."""

from __future__ import annotations

import functools
import io
import json
import os
import random
import sys

import pytest

from companion.app import matches
from companion.app.lines import table
from companion.cli import main as cli
from companion.errors import DONE, FOUND_WRONG, WRONG_USE
from companion.protocol.writing import encoded
from tests.protocol.mutations import spoiled, spoiled_bytes, spoiled_value, spoiled_words
from tests.protocol.recorded import ASIDES, SETUPS, raw, recorded

TRIES = int(os.environ.get("FACEDOWN_FUZZ", "2000"))
LINES, SET_UPS, COMMANDS, STREAMS = (max(1, TRIES * share // 100) for share in (77, 13, 8, 2))
MATCHES = 10
COMMAND_LINES = (
    ("referee",),
    ("referee", "--game", "comparity", "--players", "Anna,Boris", "--first", "Boris", "--lang", "ru"),
    ("referee", "--deck", "movies", "--order", "box_office", "--house", "pace=1,trio_bonus=must", "--set-aside", "avatar"),
    ("demo", "--speed", "0", "--seed", "7", "--headless"),
    ("soak", "--matches", "0"),
    ("--version",),
    ("--help",),
    (),
)
WORDS = (
    *("--lang", "--players", "--deck", "--house", "--first", "--order", "--game", "--seed", "--speed", "--set-aside", "--headless"),
    *("--help", "--", "-", "-x", "--lang=fr", "--players=A,B,C,D,E", "--players=A,B,C,D,E,F", "--house=hand=99", "--seed=-1"),
    *("--speed=nan", "--speed=1e-9", "pace=1e999", "hand=" + "9" * 5000, "x" * 70_000, "en", "xx", "referee", "demos"),
    *("", " ", "\0", "\udcff", "../..", "/", "%s", "@file"),
)


@pytest.fixture(autouse=True)
def _decks_are_read_once(monkeypatch):
    monkeypatch.setattr(matches.files, "find", functools.cache(matches.files.find))


def state_of(driven):
    return driven._match.referee.state if driven._match else None


def taken(driven, line, number):
    """The answer to a line, looked at."""
    before = state_of(driven)
    rows = driven.take(line)
    told = [json.loads(one) for one in encoded(rows).splitlines()]
    ends = [row for row in told if "done" in row or "error" in row]
    if not rows:
        assert state_of(driven) is before
        return
    assert ends == told[-1:]
    if "done" in ends[0]:
        assert ends[0]["done"]["line"] == number
        return
    error = ends[0]["error"]
    assert told == ends
    assert error["line"] == number
    assert all(one["what"] and one["fix"] for one in (error, *error.get("also", ())))
    assert state_of(driven) is before, "an error changed something"


def works(driven, number):
    for place, question in enumerate(("view", "expectations", "moves"), 1):
        rows = driven.take(raw({question: True}))
        assert [next(iter(row)) for row in rows][-2:] == [question, "done"]
        assert rows[-1]["done"]["line"] == number + place


def chosen(driven, at, chance):
    """An option that is offered now, which leads further than a random one."""
    options = driven.take(raw({"expectations": True, "at": at}))[-2]["expectations"]["options"]
    return [raw({"choose": chance.choice(options)["id"]}), raw({"wait": 3})] if options else []


def disturbed(row, match, chance):
    """What comes instead of a line, or before it."""
    match chance.randrange(10):
        case 0:
            return [raw(chance.choice(match[1:])), raw(row)]  # out of order
        case 1:
            return [raw({**chance.choice(match[1:]), "at": row["at"]}), raw(row)]  # something else happens
        case 2 | 3:
            return [raw(chance.choice(ASIDES)), raw(row)]
        case 4:
            return [raw(row), raw(row)]
        case 5 | 6:
            return [spoiled(chance.choice(ASIDES), chance), raw(row)]
        case 7:
            return []
        case _:
            return [spoiled(row, chance), raw(row)]


@pytest.mark.exam
def test_a_disturbed_match_is_answered_line_by_line():
    chance = random.Random(20_261_118)
    spent = matches = 0
    while spent < LINES:
        match = recorded(chance.randrange(MATCHES))
        driven, matches = table("en"), matches + 1
        taken(driven, raw(match[0]), 1)
        quiet = chance.choice((0.3, 0.6, 0.9))
        for row in match[1 : chance.randrange(20, 200)]:
            is_quiet = chance.random() < quiet
            spent += not is_quiet
            lines = [raw(row)] if is_quiet else disturbed(row, match, chance)
            if chance.random() < 0.05 and "done" in driven.take(raw({"wait": 0.1, "at": row["at"]}))[-1]:
                lines += chosen(driven, row["at"] + 0.1, chance)
            for line in lines:
                taken(driven, line, driven._line + 1)
        works(driven, driven._line)
    print(f"{spent} disturbed lines in {matches} matches")


@pytest.mark.exam
def test_a_spoiled_set_up_is_answered_and_another_one_can_follow():
    chance = random.Random(7)
    opened = 0
    for _ in range(SET_UPS):
        driven = table("en")
        asked = chance.choice(SETUPS)
        taken(driven, chance.choice((spoiled({"setup": asked}, chance), raw({"setup": spoiled_value(asked, chance)}))), 1)
        opened += state_of(driven) is not None
        taken(driven, raw({"setup": {}}), 2)
        works(driven, 2)
    print(f"{opened} of {SET_UPS} spoiled set-ups could be used")


class Standard(io.TextIOWrapper):
    """A standard stream that somebody looks at later."""

    def __init__(self, content=b""):
        super().__init__(io.BytesIO(content), encoding="utf-8", newline="\n")

    def written(self):
        self.flush()
        return self.buffer.getvalue()


def run(monkeypatch, words, content=b""):
    streams = Standard(content), Standard(), Standard()
    streams[2].reconfigure(errors="backslashreplace")
    with monkeypatch.context() as patch:
        for name, stream in zip(("stdin", "stdout", "stderr"), streams, strict=True):
            patch.setattr(sys, name, stream)
        code = cli.main(words)
    return code, streams[1].written(), streams[2].written().decode()


@pytest.mark.exam
def test_a_spoiled_stream_is_answered_to_its_end(monkeypatch):
    chance = random.Random(11)
    for _ in range(STREAMS):
        match = recorded(chance.randrange(MATCHES))
        content = spoiled_bytes(b"\n".join(map(raw, match[: chance.randrange(5, 60)])), chance)
        code, out, err = run(monkeypatch, ["referee"], content + b'\n{"setup": {}}\n{"view": true}\n')
        rows = [json.loads(line) for line in out.splitlines()]
        assert not err
        assert code == (FOUND_WRONG if any("error" in row for row in rows) else DONE)
        assert b"fault of the program" not in out
        assert "view" in rows[-2]
        assert "done" in rows[-1]


@pytest.mark.exam
def test_a_spoiled_command_line_is_answered_by_its_exit_code_and_says_why(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    chance = random.Random(13)
    codes = dict.fromkeys((DONE, FOUND_WRONG, WRONG_USE), 0)
    for _ in range(COMMANDS):
        words = spoiled_words(chance.choice(COMMAND_LINES), chance, WORDS)
        code, out, err = run(monkeypatch, words, b'{"setup": {}}\n')
        codes[code] += 1
        assert "Traceback" not in err
        assert b"fault of the program" not in out
        if code == WRONG_USE:
            said = err.splitlines()
            assert said
            assert err.startswith("usage: ") or all(line.startswith("facedown: ") and "; " in line for line in said), err
    print(f"exit codes: {codes}")
