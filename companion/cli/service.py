"""The command that makes this computer start into the referee."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from companion.cli.arguments import Parser, language_of, standard

if TYPE_CHECKING:
    from companion.machine.installer.wanted import Way


def add_install_service(parser: Parser) -> None:
    parser.description = "help-service-about"
    parser.add_argument("--dry-run", action="store_true", help="help-service-dry-run")
    parser.add_argument("--uninstall", action="store_true", help="help-service-uninstall")
    ways = parser.add_mutually_exclusive_group()
    about = "help-service-console"
    ways.add_argument("--console", dest="way", action="store_const", const="console", help=about)
    about = "help-service-desktop"
    ways.add_argument("--desktop", dest="way", action="store_const", const="desktop", help=about)
    parser.add_argument("--lang", metavar="help-metavar-language", help="help-common-lang")
    parser.set_defaults(run=_run_install_service)


def _run_install_service(args: argparse.Namespace) -> int:
    from companion.cli.arguments import page
    from companion.machine.installer.command import install
    from companion.machine.installer.planning import Request
    from companion.machine.this_computer import ThisComputer

    way: Way | None = args.way
    out, language = page(standard(sys.stdout, "output")), language_of(args)
    return install(Request(way, args.uninstall, args.dry_run), ThisComputer(), language, out)
