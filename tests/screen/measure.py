"""The command that measures the screens against the brief: python -m tests.screen.measure [NAME]. The exit code is 1 where a law is broken.

A row tells the least of a screen in all languages, sizes and letters that are asked for, with the text that is smallest.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from itertools import groupby

from companion.errors import DONE, FOUND_WRONG
from tests.screen.measuring import LANGUAGES, LETTERS, OF_ROLES, SIZES, Case, Measured, cases, measured
from tests.screen.screens import screens

HEAD = ("least", *OF_ROLES, "target", "narrow", "faults", "")
ROW = "{:>7} {:>7} {:>7} {:>7} {:>7} {:>7} {:>7} {:>7}  {}"
ASKED = ROW.format(">= 2.20", "6.00", "9-11", "7.00", "4.50", ">= 8.00", "1.00", "0", "the brief")


def parsed(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m tests.screen.measure", description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("name", nargs="?", default="", help="screens whose names contain this; default all")
    parser.add_argument("--language", choices=LANGUAGES, action="append", help="only this one; default all")
    parser.add_argument("--size", action="append", help="only this one, such as 800x480; default all of the brief")
    parser.add_argument(
        "--letters", type=int, choices=[round(one * 100) for one in LETTERS], action="append", help="in hundredths; default all"
    )
    parser.add_argument("--each", action="store_true", help="a row for each language, size and letters")
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> int:
    asked = parsed(words)
    print(ROW.format(*HEAD), ASKED, sep="\n")
    broken: list[str] = []
    for name, of_screen in groupby(_asked_for(asked), key=lambda case: case.name):
        rows = [measured(case) for case in of_screen]
        for row in rows if asked.each else [least_of(rows)]:
            print(written(row, str(row.case) if asked.each else name))
        broken += [f"{row.case}: {fault}" for row in rows for fault in row.faults]
    print(*broken, sep="\n")
    return FOUND_WRONG if broken else DONE


def _asked_for(asked: argparse.Namespace) -> Iterable[Case]:
    languages, letters = asked.language or LANGUAGES, asked.letters or [round(one * 100) for one in LETTERS]
    sizes = asked.size or [f"{wide}x{tall}" for wide, tall in SIZES]
    for case in cases(tuple(name for name in screens() if asked.name in name)):
        if case.language in languages and round(case.letters * 100) in letters and f"{case.size[0]}x{case.size[1]}" in sizes:
            yield case


def least_of(rows: Sequence[Measured]) -> Measured:
    """One row of the least that each of them measures, with all their faults."""
    smallest = min(rows, key=lambda row: row.least)
    texts = [(role, min(found)) for role in OF_ROLES if (found := [size for row in rows if (size := row.of(role)) is not None])]
    faults = tuple(fault for row in rows for fault in row.faults)
    target, narrowest = min(row.target for row in rows), min(row.narrowest for row in rows)
    return Measured(smallest.case, smallest.least, smallest.least_text, tuple(texts), target, narrowest, faults)


def written(row: Measured, name: str) -> str:
    sizes = ["" if (size := row.of(role)) is None else f"{size:.2f}" for role in OF_ROLES]
    where = f"{name} | {row.least_text} ({row.case.language}, {row.case.size[0]}x{row.case.size[1]}, {row.case.letters:.0%})"
    return ROW.format(f"{row.least:.2f}", *sizes, f"{row.target:.2f}", f"{row.narrowest:.2f}", len(row.faults), where)


if __name__ == "__main__":
    sys.exit(main())
