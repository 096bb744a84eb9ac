"""The command that makes this computer start into the referee."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from companion.cli.arguments import Parser, language_of, standard

if TYPE_CHECKING:
    from companion.machine.installer.wanted import Way


def add_install_service(parser: Parser) -> None:
    parser.description = (
        "Make this computer start into the referee by itself, and start it again whatever happens to it. What is right already stays as it "
        "is, and what differs is mended, so it can be run at any time. Each file that is written and each command that is run is told."
    )
    parser.add_argument("--dry-run", action="store_true", help="only tell what would be done; needs no rights, and changes nothing")
    parser.add_argument("--uninstall", action="store_true", help="take all of it away; tags, decks, matches and settings stay")
    ways = parser.add_mutually_exclusive_group()
    about = "with the screen to itself, without a desktop; default where no desktop starts"
    ways.add_argument("--console", dest="way", action="store_const", const="console", help=about)
    about = "as a window of whoever is logged in; default where a desktop starts"
    ways.add_argument("--desktop", dest="way", action="store_const", const="desktop", help=about)
    parser.add_argument("--lang", metavar="LANGUAGE", help="en, ru or fr; default what facedown.toml says, else the system's")
    parser.set_defaults(run=_run_install_service)


def _run_install_service(args: argparse.Namespace) -> int:
    from companion.cli.arguments import page
    from companion.machine.installer.command import install
    from companion.machine.installer.planning import Request
    from companion.machine.this_computer import ThisComputer

    way: Way | None = args.way
    out, language = page(standard(sys.stdout, "output")), language_of(args)
    return install(Request(way, args.uninstall, args.dry_run), ThisComputer(), language, out)
