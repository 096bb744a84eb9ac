"""`python -m tests.assets.wiring_tables [--check] FILE...`: writes the tables of mats into a README, between marks that name them.

A block begins with `<!-- wires: 3x3-decoder pins -->` on a line of its own and ends with `<!-- end -->`; what stands between is made anew.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from companion.errors import DONE, FOUND_WRONG, WRONG_USE
from companion.mats.files import find
from companion.mats.ordering.order import bill_table, order_of
from companion.mats.wiring.building import MatBuild, build
from companion.mats.wiring.pinouts import hub_board
from companion.mats.wiring.table import WordTable
from companion.mats.wiring.tables import Which, tables_of
from companion.mats.wiring.words import WiringWords

BLOCK = re.compile(r"(<!-- wires: (?P<mat>\S+) (?P<which>\S+) -->\n).*?(<!-- end -->)", re.DOTALL)

PRICES = "prices"  # the bill of the mat, as `facedown mat order` shows it


@cache
def built(mat: str) -> MatBuild:
    return build(find(mat), mat, hub_board())


def block(mat: str, which: str) -> str:
    """What belongs between the marks."""
    words = WiringWords("en")
    if which == PRICES:
        return _titled(bill_table(order_of(built(mat), mat), words))
    tables = tables_of(built(mat), words)
    kinds: dict[str, Which] = {name: name for name in tables}
    if which not in kinds:
        raise ValueError(f"wires: {mat} {which}: there is no such table; write one of: {', '.join((*kinds, PRICES))}")
    return "\n\n".join(map(_titled, tables[kinds[which]]))


def _titled(table: WordTable) -> str:
    return f"**{table.title}**\n\n{in_markdown(table)}"


def in_markdown(table: WordTable) -> str:
    rule = ("--:" if column in table.right else "---" for column in range(len(table.head)))
    rows = (_piped(table.head), f"|{'|'.join(rule)}|", *map(_piped, table.rows))
    return "\n".join((*rows, *(f"\n{note}" for note in table.notes)))


def _piped(row: tuple[str, ...]) -> str:
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in row)} |"


def refreshed(text: str) -> str:
    return BLOCK.sub(lambda found: f"{found[1]}\n{block(found['mat'], found['which'])}\n\n{found[4]}", text)


def main(arguments: Sequence[str]) -> int:
    """With --check nothing is written, and those that would change are named."""
    files = [Path(name) for name in arguments if name != "--check"]
    if not files:
        sys.stderr.write(f"{__doc__}\n")
        return WRONG_USE
    changed = [file for file in files if refreshed(text := file.read_text(encoding="utf-8")) != text]
    for file in changed:
        if "--check" not in arguments:
            file.write_text(refreshed(file.read_text(encoding="utf-8")), encoding="utf-8")
        sys.stdout.write(f"{file}\n")
    return FOUND_WRONG if changed and "--check" in arguments else DONE


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
