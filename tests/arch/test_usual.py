"""The usual run tests every ruling, every violation, every command and every page; only more of the same is left to exams.

What is to be tested is read from the program. A ruling counts as tested where a playthrough is told it or a test cites it; a violation
where a test of its room names it; a command where a test gives its words; a page where a test of the screen names it.
"""

from __future__ import annotations

import re
from functools import cache

import pytest

from companion.cli.main import parsers
from companion.core.games.registry import GAMES
from companion.pages.page_stack import OF_MATCH, PAGES
from tests.arch.sources import root
from tests.arch.usual import TESTS, usual, usual_tests
from tests.readme.pages import IS_CHECKOUT, ROOT

RULED = re.compile(r"^- \*\*([A-Z]\d+)\b", re.MULTILINE)
OF_TABLE = "table"
NO_VIOLATIONS = {"reader-wrong-arguments", "cli-wrong-use"}  # of command lines
# The referee tells of a card of another deck before a game sees it.
NEVER_COME = {"comparity-wrong-other-deck", "cardline-wrong-other-deck"}


def usual_of(*folders):
    return "\n".join(text for file, text in usual_tests().items() if file.startswith(folders or ""))


def told():
    """The ruling before each announcement; every playthrough belongs to the usual run."""
    stories = (file.read_text(encoding="utf-8") for file in (TESTS / "playthroughs").glob("*.txt"))
    return frozenset(rule for story in stories for rule in re.findall(r"^ {4}([A-Z]\d+) ", story, re.MULTILINE))


@cache
def cited():
    """In words, or at the end of a test's name: `test_a_harmonic_absorber_adds_one_s7`."""
    return frozenset(one.upper() for one in re.findall(r"\b[A-Z]\d+\b|(?<=_)[a-z]\d+(?=[_(])", usual_of()))


@pytest.mark.skipif(not IS_CHECKOUT, reason="the rulings lie in a checkout")
@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_every_ruling_is_told_in_a_playthrough_or_cited_by_a_test(game):
    rulings = RULED.findall((ROOT / f"companion/core/games/{game}/RULINGS.md").read_text(encoding="utf-8"))
    assert len(rulings) > 10
    assert sorted(set(rulings) - told() - cited()) == []


def test_every_violation_is_named_by_a_test():
    lines = (file.read_text(encoding="utf-8") for file in (root() / "companion").rglob("*.ftl"))
    keys = {key for text in lines for key in re.findall(r"^([a-z]+-wrong-[a-z-]+) =", text, re.MULTILINE)} - NO_VIOLATIONS - NEVER_COME
    assert len(keys) >= 40
    assert sorted(key for key in keys if not is_named(key)) == []


def is_named(key):
    """In whole, or short in the folder of its game or, what all games share, of the core."""
    room, _, short = key.partition("-")
    return f'"{key}"' in usual_of() or f'"{short}"' in usual_of("core/" if room == OF_TABLE else f"core/games/{room}/")


def test_every_command_is_given_in_a_test():
    commands = [one.prog.split()[1:] for one in parsers()[0].all()]
    given = usual_of()
    assert len(commands) > 40
    assert [words for words in commands if not re.search(r"[\"'(\[ ]" + r"(\", \"| )".join(words), given)] == []


def test_every_page_is_shown_in_a_test():
    shown = usual_of("pages/", "screen/", "machine/service/", "chain/")
    assert [page for page in (*PAGES, *OF_MATCH) if not re.search(rf'"(page, )?{page}[",]', shown)] == []


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("X = 1\n\ndef test_a():\n    X\n\n@pytest.mark.exam\n@y(\n    1,\n)\ndef test_b(x):\n    0\n\nZ = 2\n", ["X", "test_a", "Z"]),
        ("X = 1\n\n\n@y\n@pytest.mark.exam\ndef test_a():\n    pass\n", []),
        ("pytestmark = [pytest.mark.exam]\n\n\ndef test_a():\n    pass\n", []),
    ],
)
def test_an_exam_counts_for_nothing(text, kept):
    assert re.findall(r"X(?= =)|test_\w|Z", usual(text)) == kept
