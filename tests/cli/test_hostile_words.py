"""Whatever stands in an argument, nothing of it is an order to the terminal in which the answer is read.

The arguments are those that the parser has: a command that is added is asked as well.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys

import pytest

from companion.cli import main as cli
from companion.cli.arguments import Parser
from tests.cli.running import Stream

# The title of the window and a colour as ESC and as C1 begin them; bell, return, deletion; what turns a line around; what no font has, or
# what nobody sees: unassigned, private, a tag, half a character, which is a byte that is no UTF-8.
SIGNS = "\x1b]0;x\a\x1b[31m\x9b31m\x9d\r\x7f\x08\u202e\u2066\u200f\u061c\ufeff\u2028\u0378\ue000\U000f0000\U000e0041\udcff"
HOSTILE = f"naughty{SIGNS}\nforged"
RAW = frozenset(SIGNS) - frozenset(map(chr, range(32, 127)))
NAMED = ("naughty\\x1b", "naughty\\u001b")
FILE = "taken"  # a file stands there: nothing can be written behind it, and nothing read
CODES = (0, 1, 2, 78)
# What else a command needs, by what its help calls the argument; of a new one any word.
OF_KINDS = {
    "name-folder": "landmarks",
    "deck": "landmarks",
    "mat": "3x3",
    "file": f"{FILE}/file",
    "folder": f"{FILE}/folder",
    "id": "lakes",
}
BENIGN = {f"help-metavar-{kind}": word for kind, word in OF_KINDS.items()}
ELSEWHERE = (  # what may be the matter before the argument is looked at
    *("required", "there is no such match", "there is nothing to save", "neither a deck nor a command", "there is no check 'benign'"),
    *("SDL offers only 'dummy'", "on the screen nothing is recorded", f"{FILE}/file: ", f"{FILE}: ", "usage: facedown [-h]", "benign: "),
    *("two cards are named", "only simulated readers can be broken", "mend that first"),
    *(f"deck '{one}': there is no deck" for one in ("benign", f"{FILE}/file")),
)


def leaves(parser: Parser):
    """It, and its commands' commands."""
    yield parser
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for one in dict.fromkeys(action.choices.values()):
                yield from leaves(one)


def benign(action):
    return next(iter(action.choices)) if action.choices else "1" if action.type else BENIGN.get(str(action.metavar), "benign")


def asked(parser):
    """Each argument of the command with that word, and what else the command needs."""
    words, options = parser.prog.split()[1:], parser.options()
    needed = [benign(one) for one in parser._get_positional_actions() if one.required]
    quick = ["--speed", "0"] if "--speed" in options else []  # where it does something all the same
    yield [*words, HOSTILE]
    yield [*words, f"--{HOSTILE}", *needed]
    for action in parser._actions:
        if action.option_strings and action.nargs == 0:
            yield [*words, *needed, f"{action.option_strings[-1]}={HOSTILE}"]
            continue
        others = [benign(one) for one in parser._get_positional_actions() if one is not action and one.required]
        for word in (HOSTILE, *(() if action.type or action.choices else (f"{FILE}/{HOSTILE}",))):
            yield [*words, *others, *quick, *action.option_strings[-1:], word]


@pytest.fixture
def told(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("EDITOR", "false")
    (tmp_path / FILE).touch()

    def run(words, encoding):
        streams = {"stdin": Stream(), "stdout": Stream(encoding=encoding), "stderr": Stream(encoding=encoding)}
        with monkeypatch.context() as patch:
            for name, stream in streams.items():
                patch.setattr(sys, name, stream)
            code = cli.main(words)
        return code, streams["stdout"].written(), streams["stderr"].written()

    return run


@pytest.mark.exam
@pytest.mark.parametrize(("language", "encoding"), [("en", "utf-8"), ("ru", "ascii")])
@pytest.mark.parametrize("parser", [pytest.param(one, id=one.prog) for one in leaves(cli.parsers()[0])])
def test_no_word_of_an_argument_orders_anything(told, monkeypatch, parser, language, encoding):
    monkeypatch.setenv("LANG", language)
    for words in asked(parser) if language == "en" else [one for one in asked(parser) if one[-1] == HOSTILE]:
        code, out, err = told(words, encoding)
        assert (code in CODES, RAW & set(out + err)) == (True, set()), words
        assert not [line for line in (out + err).splitlines() if line.startswith("forged")], words
        assert "Traceback" not in err, words
        if err and language == "en":
            assert any(one in err for one in (*NAMED, *ELSEWHERE)), (words, err)


@pytest.mark.exam
@pytest.mark.skipif(os.name != "posix", reason="elsewhere arguments are no bytes")
@pytest.mark.parametrize("env", [{"PYTHONIOENCODING": "ascii"}, {"PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}, {"PYTHONUTF8": "1"}])
def test_bytes_that_are_no_text_are_told_in_any_locale(env):
    word = b"naughty\x1b]0;x\a\xff\r\n"
    command = [sys.executable, "-m", "companion", "replay", word]
    ran = subprocess.run(command, env={**os.environ, "LC_ALL": "C", **env}, capture_output=True, check=False)
    told = b"facedown: naughty\\u001b]0;x\\u0007\\udcff\\r\\n: it cannot be read (No such file or directory); "
    fix = b"give the number of a match, or a file that you may read\n"
    assert (ran.returncode, ran.stdout, ran.stderr) == (2, b"", told + fix)


def test_the_commands_that_are_asked_are_all_there_are():
    programs = [one.prog for one in leaves(cli.parsers()[0])]
    assert {"facedown", "facedown play", "facedown deck edit", "facedown history export"} <= set(programs)
    assert sum(len(list(asked(one))) for one in leaves(cli.parsers()[0])) > 500
