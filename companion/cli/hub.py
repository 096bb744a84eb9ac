"""The commands of hubs: list, files."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from companion.cli.arguments import HelpText, Parser, add_commands, language_of, path_of, standard, whole
from companion.errors import DONE, FOUND_WRONG

if TYPE_CHECKING:
    from companion.mats.hubs.telling import HubReport
    from hardware.readers.hub.plugged import Port

MOST_ANTENNAS = 16  # as many as a Pico has pins for


def add_hub(parser: Parser) -> None:
    parser.description = "help-hub-about"
    add_commands(
        parser,
        (
            ("list", "help-hub-list", _list),
            ("files", "help-hub-files", _files),
        ),
    )


def _list(parser: Parser) -> None:
    about = "help-hub-ports"
    parser.add_argument("ports", nargs="*", metavar="help-metavar-port", help=about)
    parser.add_argument("--json", action="store_true", help="help-common-list-json")
    parser.set_defaults(run=_run_list)


def _files(parser: Parser) -> None:
    about = "help-hub-folder"
    parser.add_argument("folder", metavar="help-metavar-folder", help=about)
    about = HelpText("help-hub-antennas", most=MOST_ANTENNAS)
    parser.add_argument("--antennas", type=whole(1, MOST_ANTENNAS), metavar="help-metavar-number", help=about)
    parser.set_defaults(run=_run_files)


def _run_list(args: argparse.Namespace) -> int:
    from companion.mats.hubs.telling import is_well, port_rows
    from hardware.readers.hub.plugged import asked, blanks, ports

    out, there = standard(sys.stdout, "output"), ports()
    answers = asked(_named(args.ports, there) if args.ports else there)
    waiting = [] if args.ports else blanks()
    if args.json:
        for row in port_rows(answers, waiting):
            out.write(f"{json.dumps(row, ensure_ascii=False)}\n")
    else:
        _telling(args).tell(answers, waiting)
    return DONE if is_well(answers, waiting) else FOUND_WRONG


def _named(names: Sequence[str], there: Sequence[Port]) -> list[Port]:
    """The named ports; a named port is asked even if it does not look like a hub."""
    from dataclasses import replace

    from hardware.readers.hub.plugged import Port

    known = {name: port for port in there for name in (port.path, port.serial.lower()) if name}
    found = [known.get(name) or known.get(name.lower()) or Port(str(path_of(name))) for name in names]
    return [replace(port, is_board=True) for port in dict.fromkeys(found)]


def _run_files(args: argparse.Namespace) -> int:
    from companion.mats.hubs.gathering import gather
    from hardware.readers.hub.plugged import blanks, ports

    telling = _telling(args)
    found = gather(path_of(args.folder), args.antennas)
    telling.gathered(found, [port for port in ports() if port.is_board], blanks())
    return FOUND_WRONG if found.ailment is not None else DONE


def _telling(args: argparse.Namespace) -> HubReport:
    from companion.cli.arguments import page
    from companion.mats.hubs.telling import HubReport
    from companion.system.paper import Paper
    from companion.words.plain import PlainLines

    return HubReport(PlainLines(language_of(args)), Paper(page(standard(sys.stdout, "output"))))
