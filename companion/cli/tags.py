"""The commands of tags: listing, learning, replacing, forgetting, export to a file and import from one."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from typing import Any

from companion.cli.arguments import EPILOG, HelpText, Parser, language_of, path_of, standard, whole


def add_tags(parser: Parser) -> None:
    parser.description = "help-tags-about"
    _common(parser)
    parser.add_argument("--json", action="store_true", help="help-common-list-json")
    parser.set_defaults(run=_run_list)
    adder = parser.add_subparsers(metavar="help-metavar-what", title="help-common-more", parser_class=Parser)
    for name, about in (
        ("list", "help-tags-list"),
        ("learn", "help-tags-learn"),
        ("replace", "help-tags-replace"),
        ("forget", "help-tags-forget"),
        ("export", "help-tags-export"),
        ("import", "help-tags-import"),
    ):
        one = adder.add_parser(name, help=about, description=HelpText(about, is_sentence=True), epilog=EPILOG, allow_abbrev=False)
        _common(one, again=True)
        RUNS[name](one)


def _list(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true", default=argparse.SUPPRESS, help="help-common-list-json")
    parser.set_defaults(run=_run_list)


def _learn(parser: Parser) -> None:
    parser.add_argument("--command", dest="button", metavar="help-metavar-name", help="help-tags-command")
    _where(parser)
    about = "help-tags-order"
    parser.add_argument("--order", choices=("listed", "free"), default="listed", help=about)
    parser.add_argument("--again", action="store_true", help="help-tags-again")
    parser.set_defaults(run=_run_learn)


def _where(parser: Parser) -> None:
    parser.add_argument("--mat", metavar="help-metavar-name", help="help-tags-mat")
    parser.add_argument("--simulated", action="store_true", help="help-tags-simulated")
    parser.add_argument("--sides", action="store_true", help="help-tags-sides")
    parser.add_argument("--box", type=whole(1, 99), default=1, metavar="help-metavar-number", help="help-tags-box")


def _replace(parser: Parser) -> None:
    parser.add_argument("what", nargs="+", metavar="help-metavar-card", help="help-tags-what")
    _where(parser)
    parser.set_defaults(run=_run_replace)


def _export(parser: Parser) -> None:
    parser.add_argument("file", nargs="?", metavar="help-metavar-file", help="help-tags-file")
    parser.add_argument("--csv", action="store_true", help="help-tags-csv")
    parser.add_argument("--force", action="store_true", help="help-common-force")
    parser.set_defaults(run=_run_export)


def _import(parser: Parser) -> None:
    parser.add_argument("file", metavar="help-metavar-file", help="help-tags-import-file")
    parser.add_argument("--replace", action="store_true", help="help-tags-import-replace")
    parser.set_defaults(run=_run_import)


def _forget(parser: Parser) -> None:
    parser.usage = "help-tags-forget-usage"
    parser.add_argument("what", nargs="+", metavar="help-metavar-uid-card", help="help-tags-forget-what")
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
    """Adds the arguments that the commands share; `again` for a subcommand, whose defaults must not replace options before its name."""
    more: dict[str, Any] = {"default": argparse.SUPPRESS} if again else {}
    parser.add_argument("--deck", metavar="help-metavar-name", help="help-tags-deck", **more)
    parser.add_argument("--lang", metavar="help-metavar-language", help="help-common-lang", **more)


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
