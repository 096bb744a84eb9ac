"""The command that measures."""

from __future__ import annotations

import argparse
import re

from companion.cli.arguments import parse_hours, whole
from companion.system.reading import quoted


def parse_minutes(text: str) -> float:
    if not re.fullmatch(r"[0-9]{1,4}(\.[0-9]{1,4})?", text) or not float(text):
        raise argparse.ArgumentTypeError(f"{quoted(text)} is no time; give minutes, such as 20 or 0.5")
    return float(text)


def add_bench(parser: argparse.ArgumentParser) -> None:
    about = (
        "rules; mat: what noise makes of cards that lie still; journal: acts from line in to line out; history: lists of many matches; "
        "screen: drawing, showing, resting, beginning; readers: polls on the model of the chip, ours and others; "
        "voice: lines until they can be heard; print: sheets of cards; service: matches without end, as the service plays them"
    )
    kinds = ["rules", "mat", "journal", "history", "screen", "readers", "voice", "print", "service"]
    parser.add_argument("what", choices=kinds, metavar="WHAT", help=about)
    parser.add_argument("--game", default="comparity", help="of rules: a game, or all; default comparity")
    how_many = "of rules: how many, default 40; of history: default 1000"
    parser.add_argument("--matches", type=whole(1, 100_000), metavar="NUMBER", help=how_many)
    parser.add_argument("--acts", type=whole(10, 1_000_000), default=2000, metavar="NUMBER", help="of journal: how many; default 2000")
    parser.add_argument("--hours", type=parse_hours, default=1.0, metavar="NUMBER", help="of mat: how long cards lie there; default 1")
    parser.add_argument("--minutes", type=parse_minutes, default=20.0, metavar="NUMBER", help="of service: how long; default 20")
    parser.add_argument("--hang", action="store_true", help="of service: its main loop stands still, and the watchdog has to notice")
    parser.add_argument("--seed", type=whole(0, 10**18), default=1, metavar="NUMBER", help="the same number records the same matches")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    parser.set_defaults(run=_run_bench)


def _run_bench(args: argparse.Namespace) -> int:
    match args.what:
        case "mat":
            from tests.bench.mat import bench_mat

            return bench_mat(args.hours, args.seed, as_json=args.json)
        case "journal":
            from tests.bench.journal import bench_journal

            return bench_journal(args.acts, as_json=args.json)
        case "history":
            from tests.bench.history import bench_history

            return bench_history(args.matches or 1000, args.seed, as_json=args.json)
        case "screen":
            from tests.bench.screen import bench_screen

            return bench_screen(args.seed, as_json=args.json)
        case "readers":
            from tests.bench.readers import bench_readers

            return bench_readers(args.seed, as_json=args.json)
        case "voice":
            from tests.bench.speech import bench_voice

            return bench_voice(args.seed, as_json=args.json)
        case "service":
            from tests.bench.service import bench_service

            return bench_service(args.minutes, args.seed, is_hanging=args.hang, as_json=args.json)
        case "print":
            from tests.bench.printing import bench_printing

            return bench_printing(as_json=args.json)
        case _:
            from tests.bench.rules import bench_rules

            return bench_rules(args.game, args.matches or 40, args.seed, as_json=args.json)
