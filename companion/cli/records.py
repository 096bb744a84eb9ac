"""The commands about what is on record: history, replay, backup, restore."""

from __future__ import annotations

import argparse
import os
import sys
from typing import Any

from companion.cli.arguments import EPILOG, Parser, language_of, path_of, standard, whole

MOST_MATCHES = 10**9


def add_history(parser: Parser) -> None:
    parser.description = "What was played. Without more words: the list of all matches."
    _common(parser)
    parser.set_defaults(run=_run_list, ask=None)
    adder = parser.add_subparsers(metavar="WHAT", title="more", parser_class=Parser)
    for name, about in (
        ("show", "the story of a match, move by move"),
        ("players", "what everybody has come to, or one player"),
        ("tonight", "the matches of this evening, and how everybody did"),
        ("series", "best-of series: how they stand"),
        ("seen", "which cards were seen and stay in the box, and when all of them return"),
        ("export", "matches that are over, as lines of JSON or in their notation, on standard output"),
    ):
        one = adder.add_parser(name, help=about, description=f"{about[0].upper()}{about[1:]}.", epilog=EPILOG, allow_abbrev=False)
        _common(one, again=True)
        RUNS[name](one)


def _show(parser: Parser) -> None:
    parser.add_argument("number", type=whole(1, MOST_MATCHES), metavar="NUMBER", help="of the match")
    parser.set_defaults(run=_run_show)


def _players(parser: Parser) -> None:
    parser.add_argument("name", nargs="?", metavar="NAME", help="one player, with all that is counted")
    parser.set_defaults(run=_run_players)


def _tonight(parser: Parser) -> None:
    parser.set_defaults(run=_run_tonight)


def _series(parser: Parser) -> None:
    parser.set_defaults(run=_run_series)


def _seen(parser: Parser) -> None:
    parser.add_argument("--deck", metavar="NAME", help="only of this one; default all that were played with")
    parser.set_defaults(run=_run_seen)


def _export(parser: Parser) -> None:
    parser.add_argument("numbers", nargs="*", type=whole(1, MOST_MATCHES), metavar="NUMBER", help="of matches; default all")
    parser.add_argument("--notation", action="store_true", help="one match in the text of its game (the NOTATION.md beside its rules)")
    parser.set_defaults(run=_run_export)


RUNS = {"show": _show, "players": _players, "tonight": _tonight, "series": _series, "seen": _seen, "export": _export}


def add_replay(parser: Parser) -> None:
    parser.description = (
        "Play a match again by the rules and show the table as it lay: a match of the journal by its number, or what a file holds: "
        "an export, a recording of lines (--record), a match in its notation."
    )
    parser.add_argument("what", metavar="FILE|NUMBER", help="a file, or the number of a match on record")
    parser.add_argument("--until", type=whole(0, 10**9), metavar="NUMBER", help="the last entry, or in a notation the last act")
    parser.add_argument("--raw", action="store_true", help="settle once more what the readers heard, if it was kept (--record-raw)")
    _common(parser, is_json=False)
    parser.set_defaults(run=_run_replay)


def add_backup(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help="to be written: a zip file")
    parser.add_argument("--force", action="store_true", help="write over a file that is there")
    parser.set_defaults(run=_run_backup)


def add_restore(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help="that `facedown backup` has written")
    parser.add_argument("--force", action="store_true", help="also where decks, mats, tags or settings in it cannot be used as they are")
    limit = "unpack so many gigabytes at the most; a backup says how many it needs; default 4"
    parser.add_argument("--limit", type=whole(1, 64), default=4, metavar="GB", help=limit)
    parser.set_defaults(run=_run_restore)


def _common(parser: Parser, *, again: bool = False, is_json: bool = True) -> None:
    """`again`: where a command has said it already, what it was told holds."""
    more: dict[str, Any] = {"default": argparse.SUPPRESS} if again else {}
    parser.add_argument("--journal", metavar="FILE", help="of which record; default the one of this user", **more)
    parser.add_argument("--lang", metavar="LANGUAGE", help="en, ru or fr; default what facedown.toml says, else the system's", **more)
    if is_json:
        parser.add_argument("--json", action="store_true", help="one JSON object a line instead of a page", **more)


def _run_list(args: argparse.Namespace) -> int:
    from companion.cli.history import journal_path, list_matches, page

    out = page(standard(sys.stdout, "output"))
    return list_matches(journal_path(args.journal), language_of(args), out, as_json=args.json)


def _run_show(args: argparse.Namespace) -> int:
    from companion.cli.history import journal_path, page, show_match

    out = page(standard(sys.stdout, "output"))
    return show_match(journal_path(args.journal), args.number, language_of(args), out, as_json=args.json)


def _run_players(args: argparse.Namespace) -> int:
    from companion.cli.history import journal_path, page, show_players

    out = page(standard(sys.stdout, "output"))
    return show_players(journal_path(args.journal), args.name, language_of(args), out, as_json=args.json)


def _run_tonight(args: argparse.Namespace) -> int:
    from companion.cli.history import journal_path, page, show_tonight

    out = page(standard(sys.stdout, "output"))
    return show_tonight(journal_path(args.journal), language_of(args), out, as_json=args.json)


def _run_series(args: argparse.Namespace) -> int:
    from companion.cli.history import journal_path, page, show_series

    out = page(standard(sys.stdout, "output"))
    return show_series(journal_path(args.journal), language_of(args), out, as_json=args.json)


def _run_seen(args: argparse.Namespace) -> int:
    from companion.cli.history import journal_path, page, show_seen

    out = page(standard(sys.stdout, "output"))
    return show_seen(journal_path(args.journal), args.deck, language_of(args), out, as_json=args.json)


def _run_export(args: argparse.Namespace) -> int:
    from companion.cli.history import export_matches, journal_path

    out = standard(sys.stdout, "output")
    return export_matches(journal_path(args.journal), args.numbers, language_of(args), out, as_notation=args.notation)


def _run_replay(args: argparse.Namespace) -> int:
    from companion.cli.history import journal_path, page, replay

    out = page(standard(sys.stdout, "output"))
    return replay(journal_path(args.journal), args.what, args.until, language_of(args), out, is_raw=args.raw)


def _run_backup(args: argparse.Namespace) -> int:
    from companion.config.config import folders
    from companion.record.backup.commands import run_backup
    from companion.system.clock import now
    from companion.system.shipped import program

    out, path = standard(sys.stdout, "output"), path_of(args.file)
    return run_backup(folders(os.environ), path, force=args.force, now=now(), version=program(), out=out)


def _run_restore(args: argparse.Namespace) -> int:
    from companion.config.config import folders
    from companion.record.backup.commands import run_restore
    from companion.system.clock import now
    from companion.system.shipped import program

    out, path = standard(sys.stdout, "output"), path_of(args.file)
    most = args.limit * 1_000_000_000
    return run_restore(folders(os.environ), path, force=args.force, now=now(), version=program(), out=out, most=most)
