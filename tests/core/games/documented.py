"""What a page NOTATION.md shows, and one of each kind of value that could be written: for the exams of every game's notation."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from itertools import product
from pathlib import Path
from typing import Any, get_type_hints

from companion.core.decks.card import CardId
from companion.events import SeatId

CARDS = (CardId("eiffel-tower"), CardId("n20b"), CardId("7"), CardId("drop"), CardId("gap"))
PAIRS = ((0, 0), (-1, 2), (10, -31))
USUAL: Mapping[Any, Sequence[Any]] = {
    CardId: CARDS,
    CardId | None: (None, *CARDS),
    SeatId: (SeatId("seat-1"), SeatId("seat-10")),
    int: (0, 1, 27),
    bool: (True, False),
    tuple[int, int]: PAIRS,
    tuple[tuple[int, int], tuple[int, int]]: tuple(product(PAIRS, PAIRS)),
    tuple[tuple[int, int], ...]: ((PAIRS[0],), PAIRS),
}


def samples(kind: type[Any], more: Mapping[Any, Sequence[Any]] | None = None) -> Iterator[Any]:
    """Every combination of some values for each field."""
    values, hints = {**USUAL, **(more or {})}, get_type_hints(kind)
    for chosen in product(*(values[hints[one.name]] for one in fields(kind))):
        yield kind(*chosen)


class Page:
    """The first column of each table, by the heading above it, and the matches shown."""

    def __init__(self, path: Path) -> None:
        self.tables: dict[str, list[str]] = {}
        text = path.read_text(encoding="utf-8")
        heading = ""
        for line in text.splitlines():
            if line.startswith("#"):
                heading = line.lstrip("# ")
            elif found := re.match(r"\| `([^`]*)` \|", line):
                self.tables.setdefault(heading, []).append(found[1])
        self.matches = re.findall(r"^```match\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
