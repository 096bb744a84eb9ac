"""The command config: a new facedown.toml, what is wrong with one, and which settings are in effect."""

from __future__ import annotations

import argparse
import os
import sys
from typing import TextIO

from companion.cli.arguments import Parser, add_commands, language_of, path_of, standard
from companion.errors import DONE, Unusable


def add_config(parser: Parser) -> None:
    parser.description = "help-config-about"
    commands = (
        ("check", "help-config-check", _check),
        ("show", "help-config-show", _show),
        ("new", "help-config-new", _new),
    )
    add_commands(parser, commands)


def _check(parser: Parser) -> None:
    parser.description = "help-config-check-about"
    parser.add_argument("file", nargs="?", metavar="help-metavar-file", help="help-config-file")
    parser.set_defaults(run=_run_check)


def _show(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true", help="help-common-json")
    parser.set_defaults(run=_run_show)


def _new(parser: Parser) -> None:
    parser.add_argument("file", nargs="?", metavar="help-metavar-file", help="help-config-new-file")
    parser.set_defaults(run=_run_new)


def _language(args: argparse.Namespace) -> str:
    """The language, also where facedown.toml cannot be used: that is a fault for this command to report."""
    from companion.config.config import Config, resolve_language

    try:
        return language_of(args)
    except Unusable:
        return resolve_language(args.lang, Config(), os.environ)


def _out() -> TextIO:
    from companion.cli.arguments import page

    return page(standard(sys.stdout, "output"))


def _run_check(args: argparse.Namespace) -> int:
    from companion.config.config import FILE_NAME, folders
    from companion.machine.facedown_toml import check
    from companion.machine.this_computer import ThisComputer

    places = folders(os.environ)
    file = places.config / FILE_NAME if args.file is None else path_of(args.file)
    return check(file, places, ThisComputer(), _language(args), _out(), is_named=args.file is not None)


def _run_show(args: argparse.Namespace) -> int:
    from companion.config.config import folders
    from companion.machine.facedown_toml import show

    return show(folders(os.environ), os.environ, _language(args), _out(), as_json=args.json)


def _run_new(args: argparse.Namespace) -> int:
    from companion.cards.editing.telling import DeckPage
    from companion.config.config import FILE_NAME, folders
    from companion.config.template import lay

    file = folders(os.environ).config / FILE_NAME if args.file is None else path_of(args.file)
    language = _language(args)
    lay(file, language)
    telling = DeckPage(language, _out())
    telling.exact("config-begun", str(file))
    telling.exact("config-to-check", "facedown config check" if args.file is None else f"facedown config check {args.file}")
    return DONE
