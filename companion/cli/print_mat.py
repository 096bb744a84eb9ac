"""The command `facedown print mat`."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from companion.cli.arguments import HelpText, Parser, language_of, path_of, standard, whole
from companion.core.visible import visible_line
from companion.errors import DONE, Text, unusable
from companion.system.outlet import replacing

if TYPE_CHECKING:
    from companion.mats.plan import Plan

PAPERS = ("a4", "letter")
OVERLAP, LEAST_OVERLAP, MOST_OVERLAP = 10, 5, 40  # millimetres
USUAL = "8x8"


def add_mat_plan(parser: Parser) -> None:
    parser.add_argument("mat", metavar="help-metavar-mat", help="help-print-mat")
    parser.add_argument("--paper", choices=PAPERS, default=PAPERS[0], metavar="help-metavar-paper", help="help-print-paper")
    about = HelpText("help-print-overlap", usual=OVERLAP)
    parser.add_argument("--overlap", type=whole(LEAST_OVERLAP, MOST_OVERLAP), default=OVERLAP, metavar="help-metavar-mm", help=about)
    parser.add_argument("--out", metavar="help-metavar-file", help="help-print-out")
    parser.set_defaults(run=_run)


def _run(args: argparse.Namespace) -> int:
    from companion.cards.printing.mat.pages import plan_file
    from companion.cards.printing.paper import PAPERS
    from companion.cards.printing.saving import check_free, save
    from companion.cards.printing.words import PlanWords

    out, language = replacing(standard(sys.stdout, "output")), language_of(args)  # a file's name may have letters that a terminal has not
    file, plan = _plan(args.mat)
    target = path_of(f"{file.stem}-plan-{language}.pdf" if args.out is None else args.out)
    check_free(target)
    plan_on_paper = plan_file(plan, PAPERS[args.paper], args.overlap, language)
    save(target, plan_on_paper.contents)
    out.write(visible_line(PlanWords(language).say("mat-plan-done", file=str(target), count=plan_on_paper.pages)) + "\n")
    return DONE


def _plan(name: str) -> tuple[Path, Plan]:
    from companion.config.config import folders
    from companion.mats.files import file_of, load
    from companion.mats.plan import NO_MAT

    if name == NO_MAT.name:
        raise unusable(Text("place-mat-quoted", mat="none"), "cli-no-mat-to-print", usual=USUAL)
    file = file_of(name, folders(os.environ).mats, can_be_none=False)
    plan = load(file)
    if not plan.shape.slots:
        raise unusable(str(file), "cli-mat-without-places")
    return file, plan
