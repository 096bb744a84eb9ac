"""The commands of tags: what is known, learning, replacing, forgetting, and tags that leave for a file and come back."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from typing import Any

from companion.cli.arguments import EPILOG, Parser, language_of, path_of, standard, whole


def add_tags(parser: Parser) -> None:
    parser.description = "Which cards have a tag that is known. Without more words: the list."
    _common(parser)
    parser.add_argument("--json", action="store_true", help="one JSON object a line instead of a page")
    parser.set_defaults(run=_run_list)
    adder = parser.add_subparsers(metavar="WHAT", title="more", parser_class=Parser)
    for name, about in (
        ("list", "which cards have a tag and which have none, and command cards"),
        ("learn", "ask for one card after another, and keep the tag that comes"),
        ("replace", "give a card a new sticker in place of a damaged one"),
        ("forget", "forget tags, or all tags of a card"),
        ("export", "write what is known to a file, for another table or a spreadsheet"),
        ("import", "take over the tags that a file tells of"),
    ):
        one = adder.add_parser(name, help=about, description=f"{about[0].upper()}{about[1:]}.", epilog=EPILOG, allow_abbrev=False)
        _common(one, again=True)
        RUNS[name](one)


def _list(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true", default=argparse.SUPPRESS, help="one JSON object a line instead of a page")
    parser.set_defaults(run=_run_list)


def _learn(parser: Parser) -> None:
    parser.add_argument("--command", dest="button", metavar="NAME", help="a command card: ok, cancel, undo, check, pause, seat-1 to seat-8")
    _where(parser)
    about = "one after another by name, or in any order; default listed"
    parser.add_argument("--order", choices=("listed", "free"), default="listed", help=about)
    parser.add_argument("--again", action="store_true", help="ask also for cards that have a tag")
    parser.set_defaults(run=_run_learn)


def _where(parser: Parser) -> None:
    parser.add_argument("--mat", metavar="NAME", help="a mat's name or file; default none: uids are typed, by hand or by a reader")
    parser.add_argument("--simulated", action="store_true", help="at a simulated mat, on which uids that are typed are laid")
    parser.add_argument("--sides", action="store_true", help="two stickers to a card, one for each side that may lie up")
    parser.add_argument("--box", type=whole(1, 99), default=1, metavar="NUMBER", help="of which physical copy of the deck; default 1")


def _replace(parser: Parser) -> None:
    parser.add_argument("what", nargs="+", metavar="CARD", help="a card by its id, its short code or its name")
    _where(parser)
    parser.set_defaults(run=_run_replace)


def _export(parser: Parser) -> None:
    parser.add_argument("file", nargs="?", metavar="FILE", help="where to; default standard output, which - is as well")
    parser.add_argument("--csv", action="store_true", help="a table for a spreadsheet, with uids that survive there")
    parser.add_argument("--force", action="store_true", help="write over a file that is there")
    parser.set_defaults(run=_run_export)


def _import(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help="lines or a table, as export writes them")
    parser.add_argument("--replace", action="store_true", help="where the file says something else than what is known, the file is right")
    parser.set_defaults(run=_run_import)


def _forget(parser: Parser) -> None:
    parser.usage = "%(prog)s [-h] [--deck NAME] [--lang LANGUAGE] UID [UID ...] | CARD"
    parser.add_argument("what", nargs="+", metavar="UID|CARD", help="uids of tags, or one card by its id or name")
    parser.set_defaults(run=_run_forget)


RUNS: dict[str, Callable[[Parser], None]] = {
    "list": _list,
    "learn": _learn,
    "replace": _replace,
    "forget": _forget,
    "export": _export,
    "import": _import,
}


def _common(parser: Parser, *, again: bool = False) -> None:
    """`again`: for a subcommand, whose defaults must not take the place of options that stand before its name."""
    more: dict[str, Any] = {"default": argparse.SUPPRESS} if again else {}
    parser.add_argument("--deck", metavar="NAME", help="of which deck, by its name or folder", **more)
    parser.add_argument("--lang", metavar="LANGUAGE", help="en, ru or fr; default what facedown.toml says, else the system's", **more)


def _run_list(args: argparse.Namespace) -> int:
    from companion.cli.arguments import page
    from companion.cli.teaching import list_tags

    return list_tags(args.deck, language_of(args), page(standard(sys.stdout, "output")), as_json=args.json)


def _run_learn(args: argparse.Namespace) -> int:
    from companion.cli.arguments import page
    from companion.cli.teaching import LessonOrder, learn_tags

    asked = LessonOrder(args.deck, args.button, args.mat, args.simulated, args.again, args.lang, args.order, args.sides, args.box)
    return learn_tags(asked, language_of(args), standard(sys.stdin, "input"), page(standard(sys.stdout, "output")))


def _run_replace(args: argparse.Namespace) -> int:
    from companion.cli.arguments import page
    from companion.cli.teaching import LessonOrder, replace_tag

    card = " ".join(args.what)
    asked = LessonOrder(args.deck, None, args.mat, args.simulated, language=args.lang, has_sides=args.sides, box=args.box, replaced=card)
    return replace_tag(asked, language_of(args), standard(sys.stdin, "input"), page(standard(sys.stdout, "output")))


def _run_export(args: argparse.Namespace) -> int:
    from companion.cli.arguments import page
    from companion.cli.teaching import export_tags

    path, out = path_of(args.file) if args.file not in (None, "-") else None, page(standard(sys.stdout, "output"))
    return export_tags(path, args.deck, language_of(args), out, as_table=args.csv, force=args.force)


def _run_import(args: argparse.Namespace) -> int:
    from companion.cli.arguments import page
    from companion.cli.teaching import import_tags

    return import_tags(path_of(args.file), args.deck, language_of(args), page(standard(sys.stdout, "output")), replaces=args.replace)


def _run_forget(args: argparse.Namespace) -> int:
    from companion.cli.arguments import page
    from companion.cli.teaching import forget_tags

    return forget_tags(args.what, args.deck, language_of(args), page(standard(sys.stdout, "output")))
