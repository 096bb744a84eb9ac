"""The command `facedown mat order`."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from companion.cli.arguments import HelpText, Parser, language_of, path_of, standard, whole
from companion.cli.wiring import USUAL, built
from companion.errors import DONE, unusable
from companion.system.outlet import replacing

if TYPE_CHECKING:
    from companion.mats.ordering.order import Order

LEAST_BED, MOST_BED = 50, 5000  # millimetres
BED, STICKERS, MOST_STICKERS = "600x400", 100, 10_000


def add_order(parser: Parser) -> None:
    parser.add_argument("mat", nargs="?", default=USUAL, metavar="help-metavar-mat", help=HelpText("help-common-mat", usual=USUAL))
    parser.add_argument("--write", metavar="help-metavar-folder", help="help-order-write")
    parser.add_argument("--force", action="store_true", help="help-order-force")
    parser.add_argument("--bed", type=_bed, default=BED, metavar="help-metavar-size", help=HelpText("help-order-bed", usual=BED))
    about = HelpText("help-order-stickers", usual=STICKERS)
    parser.add_argument("--stickers", type=whole(0, MOST_STICKERS), default=STICKERS, metavar="help-metavar-number", help=about)
    parser.add_argument("--json", action="store_true", help="help-common-list-json")
    parser.set_defaults(run=_run)


def _bed(text: str) -> tuple[float, float]:
    found = re.fullmatch(r"([0-9]{2,4})[x\u00d7]([0-9]{2,4})", text)
    sides = tuple(map(int, found.groups())) if found else (0, 0)
    if not all(LEAST_BED <= side <= MOST_BED for side in sides):
        raise unusable("", "cli-no-bed", text=text, least=LEAST_BED, most=MOST_BED)
    return float(sides[0]), float(sides[1])


def _run(args: argparse.Namespace) -> int:
    from companion.mats.ordering.order import files_of, order_of, save_order
    from companion.mats.wiring.words import WiringWords

    out, language = replacing(standard(sys.stdout, "output")), language_of(args)  # a mat's name may have letters that a terminal has not
    file, build = built(args.mat)
    order = order_of(build, str(file), bed=args.bed, stickers=args.stickers)
    saved: tuple[Path, ...] = ()
    if args.write is not None:
        saved = save_order(files_of(order, WiringWords(language)), path_of(args.write), force=args.force)
    if args.json:
        _to_programs(order, saved, out)
    else:
        _to_people(order, saved, language, out)
    return DONE


def _to_programs(order: Order, saved: Sequence[Path], out: TextIO) -> None:
    from companion.mats.ordering.netlist import joints

    rows: list[dict[str, object]] = [
        {
            "part": line.kind,
            "quantity": line.quantity,
            "number": line.item.number,
            "price": float(line.item.price),
            "sum": float(line.sum),
            "source": line.item.source,
            "references": line.references,
        }
        for line in order.bill.lines
    ]
    bill = order.bill
    rows.append({"total": float(bill.total), "without_pi": float(bill.without_pi), "date": bill.date, "joints": joints(order.netlist)})
    rows += [{"written": str(file)} for file in saved]
    out.writelines(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)


def _to_people(order: Order, saved: Sequence[Path], language: str, out: TextIO) -> None:
    from companion.mats.ordering.order import bill_table
    from companion.mats.wiring.table import in_terminal
    from companion.mats.wiring.words import WiringWords
    from companion.system.paper import Paper

    words, paper = WiringWords(language), Paper(out)
    table = bill_table(order, words)
    paper.write(table.title, "turn")
    paper.write()
    for line in in_terminal(table, paper.width):
        paper.write(line)
    paper.write()
    for note in table.notes:
        paper.write(note)
    paper.write()
    for file in saved:
        paper.write(words.say("ordering-written", file=str(file)))
    if not saved:
        paper.write(words.say("ordering-hint-write"))
