"""Every example in the protocol's README is true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import companion.protocol
from companion.app.lines import table
from companion.core.games.registry import GAMES
from companion.protocol.corrections import CORRECTIONS
from companion.protocol.reading import KINDS
from companion.protocol.setup import KEYS, MAT_KEYS
from companion.protocol.writing import encoded

README = Path(companion.protocol.__file__).with_name("README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```protocol\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)


def exchanges(blocks):
    """Each line that goes in, with the lines that are to come out."""
    found = []
    for line in "".join(blocks).splitlines():
        if line.startswith("> "):
            found.append((line[2:], []))
        elif line.startswith("< "):
            found[-1][1].append(line[2:])
        else:
            assert line.startswith("    "), f"neither > nor < nor the rest of a long line: {line}"
            found[-1][1][-1] += " " + line.strip()
    return found


def pattern(expected):
    """`...` alone stands for any number of lines, and within a line for anything."""
    lines = ["(?:.*\n)*" if line == "..." else re.escape(line).replace(r"\.\.\.", ".*") + "\n" for line in expected]
    return re.compile("".join(lines))


def sessions(found):
    """An example that begins with a set-up that is accepted begins a new match, as does one after a set-up that was not."""
    begun = []
    for sent, expected in found:
        is_first = sent.startswith('{"setup"') and not any("set up already" in line for line in expected)
        if is_first and not (begun and all("error" in line for _, lines in begun[-1] for line in lines)):
            begun.append([])
        begun[-1].append((sent, expected))
    return begun


SESSIONS = sessions(exchanges(BLOCKS))


@pytest.mark.parametrize("session", SESSIONS, ids=lambda session: session[0][0][:60])
def test_every_example_of_the_readme_is_what_comes_out(session):
    driven = table("en")
    for sent, expected in session:
        answer = encoded(driven.take(sent.encode())).decode()
        if driven.match is not None:  # as whoever lets it out tells the journal
            driven.match.journal.went_out(driven.entry)
        assert pattern(expected).fullmatch(answer), f"{sent}\nis answered by\n{answer}and not by\n" + "\n".join(expected)


def test_the_examples_are_found():
    assert len(SESSIONS) == 8
    assert len(exchanges(BLOCKS)) > 40


def test_an_example_that_is_not_true_is_found():
    assert not pattern(['{"done": {"line": 1, "entry": 2}}']).fullmatch('{"done": {"line": 1, "entry": 1}}\n')
    assert not pattern(['{"done": ...}']).fullmatch('{"error": {}}\n')


def test_every_word_that_the_program_knows_is_documented():
    known = {*KINDS, *CORRECTIONS, *KEYS, *MAT_KEYS, *(rule.id for game in GAMES for rule in game.house)}
    undocumented = [word for word in sorted(known) if not re.search(rf'[`"{{]{word}["`]', README)]
    assert not undocumented
