"""The command `facedown mat wiring`."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from companion.cli.arguments import HelpText, Parser, language_of, path_of, standard
from companion.errors import DONE, Text, unusable
from companion.system.outlet import replacing

if TYPE_CHECKING:
    from companion.mats.wiring.building import MatBuild
    from companion.mats.wiring.tables import Which

USUAL = "8x8"


def add_wiring(parser: Parser) -> None:
    parser.add_argument("mat", nargs="?", default=USUAL, metavar="help-metavar-mat", help=HelpText("help-common-mat", usual=USUAL))
    parser.add_argument("--write", metavar="help-metavar-folder", help="help-wiring-write")
    parser.add_argument("--parts", action="store_true", help="help-wiring-parts")
    parser.add_argument("--pins", action="store_true", help="help-wiring-pins")
    parser.add_argument("--json", action="store_true", help="help-common-list-json")
    parser.set_defaults(run=_run)


def _run(args: argparse.Namespace) -> int:
    out, language = replacing(standard(sys.stdout, "output")), language_of(args)  # a mat's name may have letters that a terminal has not
    file, build = built(args.mat)
    wanted = _wanted(args)
    saved = _saved(build, file.stem, language, path_of(args.write)) if args.write is not None else ()
    if args.json:
        _to_programs(build, wanted, saved, out)
    else:
        _to_people(build, wanted, saved, language, out)
    return DONE


def _saved(build: MatBuild, stem: str, language: str, folder: Path) -> tuple[Path, ...]:
    from companion.mats.wiring.drawings import drawings_of, save_drawings
    from companion.mats.wiring.words import WiringWords

    return save_drawings(drawings_of(build, stem, WiringWords(language)), folder)


def _wanted(args: argparse.Namespace) -> frozenset[Which]:
    """The wanted parts of the wiring; all of them where none is named."""
    parts: tuple[Which, ...] = ("parts", "power")
    pins: tuple[Which, ...] = ("pins", "antennas")
    is_all = args.parts == args.pins
    return frozenset((*(parts if args.parts or is_all else ()), *(pins if args.pins or is_all else ())))


def built(name: str) -> tuple[Path, MatBuild]:
    from companion.config.config import folders
    from companion.mats.files import file_of, load
    from companion.mats.plan import NO_MAT
    from companion.mats.wiring.building import build
    from companion.mats.wiring.pinouts import hub_board

    if name == NO_MAT.name:
        raise unusable(Text("place-mat-quoted", mat="none"), "cli-no-mat-to-wire", usual=USUAL)
    file = file_of(name, folders(os.environ).mats, can_be_none=False)
    return file, build(load(file), str(file), hub_board())


def _to_programs(build: MatBuild, wanted: frozenset[Which], saved: Sequence[Path], out: TextIO) -> None:
    from companion.mats.wiring.rows import json_rows

    rows = (*json_rows(build, wanted), *({"written": str(file)} for file in saved))
    out.writelines(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)


def _to_people(build: MatBuild, wanted: frozenset[Which], saved: Sequence[Path], language: str, out: TextIO) -> None:
    from companion.mats.wiring.table import in_terminal
    from companion.mats.wiring.tables import tables_of
    from companion.mats.wiring.words import WiringWords
    from companion.system.paper import Paper

    words, paper = WiringWords(language), Paper(out)
    paper.write(words.say("wires-title", name=build.plan.name), "turn")
    for which, tables in tables_of(build, words).items():
        for table in tables if which in wanted else ():
            paper.write()
            paper.write(table.title, "turn")
            for line in in_terminal(table, paper.width):
                paper.write(line)
            paper.write()
            for note in table.notes:
                paper.write(note)
    paper.write()
    for file in saved:
        paper.write(words.say("wires-written", file=str(file)))
    if not saved:
        paper.write(words.say("wires-hint-write"))
