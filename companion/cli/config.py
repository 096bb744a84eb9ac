"""The commands of facedown.toml: a new one, what is wrong with one, and what holds."""

from __future__ import annotations

import argparse
import os
import sys
from typing import TextIO

from companion.cli.arguments import Parser, add_commands, language_of, path_of, standard
from companion.errors import DONE, Unusable


def add_config(parser: Parser) -> None:
    parser.description = "facedown.toml, in which stands what a table is to be like: its language, mat, voice, screen, television."
    commands = (
        ("check", "everything that is wrong with facedown.toml, and with what it names", _check),
        ("show", "what holds on this table, and where each of it is said", _show),
        ("new", "begin a facedown.toml in which every key is explained and none holds yet", _new),
    )
    add_commands(parser, commands)


def _check(parser: Parser) -> None:
    parser.description = (
        "Everything that is wrong with facedown.toml, with its line and what to write instead; then what only shows when one looks: the "
        "mat, voices, the driver and the television that it names. The exit code is 78 where the file cannot be used, 1 where no match can "
        "be played as it asks for it."
    )
    parser.add_argument("file", nargs="?", metavar="FILE", help="another one than that of this table")
    parser.set_defaults(run=_run_check)


def _show(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a page")
    parser.set_defaults(run=_run_show)


def _new(parser: Parser) -> None:
    parser.add_argument("file", nargs="?", metavar="FILE", help="where; default where this table looks for it. Nothing is written over")
    parser.set_defaults(run=_run_new)


def _language(args: argparse.Namespace) -> str:
    """Also where the file of this table, of which the command may tell, cannot be used."""
    from companion.config.config import Config, resolve_language

    try:
        return language_of(args)
    except Unusable:
        return resolve_language(args.lang, Config(), os.environ)


def _out() -> TextIO:
    from companion.cli.history import page

    return page(standard(sys.stdout, "output"))


def _run_check(args: argparse.Namespace) -> int:
    from companion.app.settings.showing import check
    from companion.config.config import FILE_NAME, folders

    places = folders(os.environ)
    file = places.config / FILE_NAME if args.file is None else path_of(args.file)
    return check(file, places, _language(args), _out(), is_named=args.file is not None)


def _run_show(args: argparse.Namespace) -> int:
    from companion.app.settings.showing import show
    from companion.config.config import folders

    return show(folders(os.environ), os.environ, _language(args), _out(), as_json=args.json)


def _run_new(args: argparse.Namespace) -> int:
    from companion.cards.editing.telling import Telling
    from companion.config.config import FILE_NAME, folders
    from companion.config.template import lay

    file = folders(os.environ).config / FILE_NAME if args.file is None else path_of(args.file)
    language = _language(args)
    lay(file, language)
    telling = Telling(language, _out())
    telling.exact("config-begun", str(file))
    telling.exact("config-to-check", "facedown config check" if args.file is None else f"facedown config check {args.file}")
    return DONE
