"""What is typed becomes a command in each language, or a kind word about what would work."""

from __future__ import annotations

import pytest

from companion.decks.card import LANGUAGES
from companion.mat.shape import Shape
from companion.play import commands
from companion.play.commands import LINES, Command, Unclear, Vocabulary, parse, plain

TYPED = (
    ("en", "lay 3 C4", Command("lay", 3, ("C4",))),
    ("en", "Lay card 3 on c4.", Command("lay", 3, ("C4",))),
    ("en", "lay C4 3", Command("lay", 3, ("C4",))),
    ("en", "lay 3 pad", Command("lay", 3, ("pad",))),
    ("en", "  check   d4 ", Command("check", None, ("D4",))),
    ("en", "check", Command("check")),
    ("en", "che d4", Command("check", None, ("D4",))),
    ("en", "2", Command("choose", 2)),
    ("en", "choose 2", Command("choose", 2)),
    ("en", "move C3 to D4", Command("move", None, ("C3", "D4"))),
    ("en", "swap C3 and D4", Command("swap", None, ("C3", "D4"))),
    ("en", "tap 3", Command("tap", 3)),
    ("en", "tap D4", Command("tap", None, ("D4",))),
    ("en", "OK", Command("ok")),
    ("en", "yes", Command("ok")),
    ("en", "?", Command("help")),
    ("en", "", None),
    ("en", " . ", None),
    ("ru", "положить 3 С4", Command("lay", 3, ("C4",))),  # a Cyrillic letter
    ("ru", "клади карту 3 на д4", Command("lay", 3, ("D4",))),
    ("ru", "lay 3 C4", Command("lay", 3, ("C4",))),
    ("ru", "проверка е5", Command("check", None, ("E5",))),
    ("ru", "ок", Command("ok")),
    ("ru", "ok", Command("ok")),
    ("ru", "ПОЧЕМУ", Command("why")),
    ("fr", "poser 3 C4", Command("lay", 3, ("C4",))),
    ("fr", "vérifier D4", Command("check", None, ("D4",))),
    ("fr", "verifier D4", Command("check", None, ("D4",))),
    ("fr", "déplacer C3 D4", Command("move", None, ("C3", "D4"))),
    ("fr", "quit", Command("quit")),
)


@pytest.mark.parametrize(("language", "line", "command"), TYPED)
def test_a_line_is_understood(language, line, command):
    assert parse(line, Vocabulary(language), Shape()) == command


UNCLEAR = (
    ("en", "chekc D4", Unclear("terminal-nearest", {"typed": "chekc", "word": "check", "help": "help"})),
    ("en", "xyzzy", Unclear("terminal-unknown", {"typed": "xyzzy", "help": "help"})),
    ("en", "\x1b[31mred" + "d" * 99, Unclear("terminal-unknown", {"typed": "[31mred" + "d" * 33, "help": "help"})),
    ("en", "ta 3", Unclear("terminal-nearest", {"typed": "ta", "word": "tap", "help": "help"})),  # or table, or take
    ("en", "lay C4", Unclear("terminal-like-this", {"verb": "lay"})),
    ("en", "lay 3", Unclear("terminal-like-this", {"verb": "lay"})),
    ("en", "lay 3 4 C4", Unclear("terminal-like-this", {"verb": "lay"})),
    ("en", "ok please", Unclear("terminal-like-this", {"verb": "ok"})),
    ("en", "2 3", Unclear("terminal-like-this", {"verb": "choose"})),
    ("en", "lay 3 K9", Unclear("terminal-no-cell", {"cell": "K9", "last": "H8"})),
    ("en", "lift C0", Unclear("terminal-no-cell", {"cell": "C0", "last": "H8"})),
    ("ru", "проверит ж4", Unclear("terminal-like-this", {"verb": "check"})),
    ("ru", "првоерка", Unclear("terminal-nearest", {"typed": "првоерка", "word": "проверка", "help": "помощь"})),
    ("fr", "verfier", Unclear("terminal-nearest", {"typed": "verfier", "word": "vérifier", "help": "aide"})),
)


@pytest.mark.parametrize(("language", "line", "unclear"), UNCLEAR)
def test_a_line_that_is_not_understood_is_answered_by_what_would_work(language, line, unclear):
    assert parse(line, Vocabulary(language), Shape()) == unclear


def test_without_a_mat_no_cell_is_known():
    assert parse("lay 1 C4", Vocabulary("en"), Shape(0, 0)) == Unclear("terminal-no-cells", {"cell": "C4"})


def words(language, verb):
    return [plain(word) for word in commands._text(language, LINES[verb][0]).split()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_things(language):
    meanings = {}
    for one in ("en", language):
        for verb in LINES:
            for word in words(one, verb):
                meanings.setdefault(word, set()).add(verb)
    assert {word: verbs for word, verbs in meanings.items() if len(verbs) > 1} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("verb", LINES)
def test_what_help_shows_can_be_typed_as_it_stands(language, verb):
    usage = commands._text(language, LINES[verb][1]).split("\n")[0]
    command = parse(usage, Vocabulary(language), Shape())
    assert isinstance(command, Command)
    assert command.verb == verb
    assert usage.split()[0] == Vocabulary(language).words[verb]
