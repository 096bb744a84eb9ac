"""Arguments can stand in any order, whatever may be left out."""

from __future__ import annotations

import itertools
import re

import pytest

from companion.cli.arguments import Parser
from companion.errors import Unusable
from tests.words.english import in_english


@pytest.fixture
def parser():
    """As `facedown deck edit` and `facedown mat test` are asked."""
    made = Parser(prog="facedown", allow_abbrev=False)
    commands = made.add_subparsers(parser_class=Parser)
    edit = commands.add_parser("edit", allow_abbrev=False)
    edit.add_argument("deck")
    edit.add_argument("words", nargs="*")
    edit.add_argument("--lang")
    edit.add_argument("--table", required=True)
    group = edit.add_mutually_exclusive_group(required=True)
    group.add_argument("--add", action="store_true")
    group.add_argument("--remove", action="store_true")
    commands.add_parser("test", allow_abbrev=False).add_argument("mat", nargs="?", default="4x3")
    return made


def test_words_and_options_stand_in_any_order(parser):
    for order in itertools.permutations((["landmarks"], ["tower"], ["height=3"], ["--lang", "ru"], ["--table", "t"], ["--add"])):
        words = [word for part in order for word in part]
        told = [one[0] for one in order if not one[0].startswith("-")]
        expected = {"deck": told[0], "words": told[1:], "lang": "ru", "table": "t", "add": True, "remove": False}
        assert vars(parser.parse_args(["edit", *words])) == expected


def test_what_is_left_out_is_what_it_is_by_itself(parser):
    assert vars(parser.parse_args(["test"])) == {"mat": "4x3"}
    assert parser.parse_known_args(["edit", "landmarks", "--add", "--table", "t", "--strange", "tower"])[1][0] == "--strange"
    assert parser.parse_args(["edit", "--add", "--table", "t", "--", "landmarks", "--tower"]).words == ["--tower"]


@pytest.mark.parametrize(
    ("words", "what"),
    [
        (["landmarks", "tower", "--add"], "the following arguments are required: --table"),
        (["landmarks", "--table", "t", "tower"], "one of the arguments --add --remove is required"),
        (["--table", "t", "--add"], r"the following arguments are required: deck(, words)?"),  # as argparse has it
        (["landmarks", "--add", "--remove", "tower"], "not allowed with argument --add"),
    ],
)
def test_what_is_missing_or_too_much_is_said_all_the_same(parser, words, what):
    with pytest.raises(Unusable) as refused:
        parser.parse_args(["edit", *words])
    (one,) = in_english(refused.value.problems)
    assert re.fullmatch(what, one.what)


def test_help_shows_all_of_them(parser, capsys):
    with pytest.raises(SystemExit):
        parser.parse_args(["edit", "landmarks", "-h"])
    assert "deck [words ...]" in capsys.readouterr().out
