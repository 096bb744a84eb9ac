"""What entries came from, as rows on disk and back: lines typed at a simulated table, and passes of the readers.

A sum that runs on from line to line notices typed lines that were changed or lost.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from typing import Any
from zlib import crc32

from companion.core.frozen import dataclass
from companion.errors import Text, unusable
from companion.record.plain import compact, heard_to_json
from companion.record.schema import is_there
from companion.record.writer import Statement
from hardware.sighting import Heard, Pass


@dataclass(frozen=True, slots=True)
class RawPass:
    """What the readers heard in one pass, in the form of the table protocol; `entry` is the last entry before it."""

    entry: int
    at: float
    heard: Mapping[str, Any]


def first_sum(match: int) -> int:
    return crc32(str(match).encode())


def line_row(match: int, number: int, line: str, before: int) -> tuple[Statement, int]:
    """The row of a typed line, and its sum, which goes on from the sum `before`."""
    now = _sum(number, line, before)
    return ("INSERT INTO typed VALUES (?, ?, ?, ?)", (match, number, line, now)), now


def lines_of(database: sqlite3.Connection, match: int, where: str | Text) -> tuple[tuple[str, ...], int]:
    """The typed lines of a match in order, and the sum of them all; raises `Unusable` where they are damaged."""
    found = tuple(checked_lines(database, match, where)) if is_there(database, "typed") else ()
    return tuple(line for line, _ in found), found[-1][1] if found else first_sum(match)


def checked_lines(database: sqlite3.Connection, match: int, where: str | Text) -> Iterator[tuple[str, int]]:
    """Each line, and the sum of all lines up to it."""
    now, rows = first_sum(match), database.execute("SELECT number, line, sum FROM typed WHERE match = ? ORDER BY number", (match,))
    for expected, (number, line, written_sum) in enumerate(rows):
        now = _sum(number, line, now)
        if number != expected or now != written_sum:
            raise unusable(Text("place-match-of", file=where, number=match), "record-lines-are-damaged", expected=expected)
        yield line, now


def _sum(number: int, line: object, before: int) -> int:
    return crc32(f"{number}|{line}".encode(errors="replace"), before)


def pass_text(heard: Pass, before: Mapping[str, Heard]) -> tuple[str, Mapping[str, Heard]]:
    """The text of a pass, and what the next pass is compared with.

    It is an object of all slots; where the same slots were polled as `before`, a list of one object with the slots that changed. A mat
    says the same of most slots twenty times a second.
    """
    if heard.heard.keys() != before.keys():
        return compact(heard_to_json(heard.heard)), heard.heard if len(heard.heard) >= len(before) else before
    new = {slot: one for slot, one in heard.heard.items() if one != before[slot]}
    return compact([heard_to_json(new)]), heard.heard


def heard_again(told: Any, before: Mapping[str, Any]) -> tuple[Mapping[str, Any], Mapping[str, Any]]:
    """What such a text says was heard, and what the next one goes on from."""
    if isinstance(told, list):
        whole = {**before, **told[0]}
        return whole, whole
    return told, told if len(told) >= len(before) else before


def last_pass(database: sqlite3.Connection, number: int) -> int:
    """The number of the last pass on record of a match; 0 where there is none."""
    if not is_there(database, "passes"):
        return 0
    (last,) = database.execute("SELECT coalesce(max(number), 0) FROM passes WHERE match = ?", (number,)).fetchone()
    return int(last)


def raw_passes(found: Iterable[tuple[int, float, str]]) -> Iterator[RawPass]:
    before: Mapping[str, Any] = {}
    for entry, at, text in found:
        heard, before = heard_again(json.loads(text), before)
        yield RawPass(entry, at, heard)
