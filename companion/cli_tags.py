"""The commands of tags: what is known, learning, forgetting."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from typing import Any

from companion.arguments import EPILOG, Parser, language_of, standard


def add_tags(parser: Parser) -> None:
    parser.description = "Which cards have a tag that is known. Without more words: the list."
    _common(parser)
    parser.add_argument("--json", action="store_true", help="one JSON object a line instead of a page")
    parser.set_defaults(run=_run_list)
    adder = parser.add_subparsers(metavar="WHAT", title="more", parser_class=Parser)
    for name, about in (
        ("list", "which cards have a tag and which have none, and command cards"),
        ("learn", "ask for one card after another, and keep the tag that comes"),
        ("forget", "forget tags, or all tags of a card"),
    ):
        one = adder.add_parser(name, help=about, description=f"{about[0].upper()}{about[1:]}.", epilog=EPILOG, allow_abbrev=False)
        _common(one, again=True)
        RUNS[name](one)


def _list(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true", default=argparse.SUPPRESS, help="one JSON object a line instead of a page")
    parser.set_defaults(run=_run_list)


def _learn(parser: Parser) -> None:
    parser.add_argument("--command", dest="button", metavar="NAME", help="a command card: ok, cancel, undo, check, pause, seat-1 to seat-8")
    parser.add_argument("--mat", metavar="NAME", help="a mat's name or file; default none: uids are typed, by hand or by a reader")
    parser.add_argument("--simulated", action="store_true", help="at a simulated mat, on which uids that are typed are laid")
    parser.add_argument("--again", action="store_true", help="ask also for cards that have a tag")
    parser.set_defaults(run=_run_learn)


def _forget(parser: Parser) -> None:
    parser.usage = "%(prog)s [-h] [--deck NAME] [--lang LANGUAGE] UID [UID ...] | CARD"
    parser.add_argument("what", nargs="+", metavar="UID|CARD", help="uids of tags, or one card by its id or name")
    parser.set_defaults(run=_run_forget)


RUNS: dict[str, Callable[[Parser], None]] = {"list": _list, "learn": _learn, "forget": _forget}


def _common(parser: Parser, *, again: bool = False) -> None:
    """`again`: where a command has said it already, what it was told holds."""
    more: dict[str, Any] = {"default": argparse.SUPPRESS} if again else {}
    parser.add_argument("--deck", metavar="NAME", help="of which deck, by its name or folder", **more)
    parser.add_argument("--lang", metavar="LANGUAGE", help="en, ru or fr; default what facedown.toml says, else the system's", **more)


def _run_list(args: argparse.Namespace) -> int:
    from companion.recalling import page
    from companion.teaching import list_tags

    return list_tags(args.deck, language_of(args), page(standard(sys.stdout, "output")), as_json=args.json)


def _run_learn(args: argparse.Namespace) -> int:
    from companion.recalling import page
    from companion.teaching import Asked, learn_tags

    asked = Asked(args.deck, args.button, args.mat, args.simulated, args.again, args.lang)
    return learn_tags(asked, language_of(args), standard(sys.stdin, "input"), page(standard(sys.stdout, "output")))


def _run_forget(args: argparse.Namespace) -> int:
    from companion.recalling import page
    from companion.teaching import forget_tags

    return forget_tags(args.what, args.deck, language_of(args), page(standard(sys.stdout, "output")))
