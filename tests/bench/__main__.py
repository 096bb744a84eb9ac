"""The command of the benches: python -m tests.bench WHAT. The exit code is 1 where a figure is beyond its limit."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module

from companion.cli.arguments import whole
from companion.errors import DONE, FOUND_WRONG, Unusable
from tests.bench.figures import Figures, tell
from tests.words.english import english

Bench = Callable[[argparse.Namespace], Iterator[Figures]]
# Each is a module here; its function `measured` takes the options and gives figures.
BENCHES = {
    "rules": "rulings a second of each game, beside python-chess",
    "timing": "whether rulings take as long whatever hidden numbers are, beside equal runs",
    "growth": "what an event, an undo, a view and taking a match up cost in matches of 50 to 3,200 entries",
    "mat": "what noise makes of cards that lie still, and how soon an act is noticed",
    "journal": "acts a second from line in to line out, beside what the disk can do",
    "history": "lists of many matches, beside the bare reading of their rows",
    "start": "the core, help, the first frame, matches of many entries that go on, beside the bare interpreter",
    "instructions": "what a small Pi has to do for an event, a frame, a pass and the beginning, counted by callgrind",
    "screen": "drawing, showing what was heard, resting, beginning, memory",
    "readers": "polls on the model of the chip, beside what physics allows and beside other drivers",
    "voice": "how soon a line can be heard, beside the bare program, and what a slow engine costs a loop",
    "print": "sheets of cards, beside the same texts put on pages by the bare libraries",
    "service": "matches without end, as the service plays them: beats, memory, descriptors, the end",
}


def parsed(words: Sequence[str] | None) -> argparse.Namespace:
    about = "\n".join(f"{name:10} {told}" for name, told in BENCHES.items())
    kind = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser("python -m tests.bench", description=about, formatter_class=kind)
    parser.add_argument("what", choices=BENCHES, metavar="WHAT", help="one of these")
    parser.add_argument("--game", default="all", help="rules, timing, growth: one game; default all")
    parser.add_argument("--matches", type=whole(1, 100_000), help="rules: how many, default 40; history: default 1000")
    parser.add_argument("--acts", type=whole(10, 1_000_000), default=2000, help="journal: how many; default 2000")
    parser.add_argument("--rulings", type=whole(10, 1_000_000), default=10_000, help="timing: how many of each game; default 10000")
    parser.add_argument("--hours", type=float, default=1.0, help="mat: how long cards lie there; default 1")
    parser.add_argument("--minutes", type=float, default=20.0, help="service: how long; default 20")
    parser.add_argument("--hang", action="store_true", help="service: its main loop stands still, and the watchdog has to notice")
    parser.add_argument("--seed", type=whole(0, 10**18), default=1, help="the same number records the same matches")
    parser.add_argument("--json", action="store_true", help="a line of JSON instead of a table")
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> int:
    options = parsed(words)
    bench: Bench = import_module(f"tests.bench.{options.what}").measured
    exit_code = DONE
    try:
        for figures in bench(options):
            tell(figures, as_json=options.json)
            exit_code = FOUND_WRONG if figures.get("missed") else exit_code
    except Unusable as refused:
        sys.exit(f"bench: {english(refused)}")
    return exit_code


if __name__ == "__main__":
    sys.exit(main())
