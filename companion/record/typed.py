"""Lines from which a match is made again, as rows on disk and back; a sum that runs on from line to line notices what was changed."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from zlib import crc32

from companion.errors import unusable
from companion.record.schema import is_there
from companion.record.writer import Statement


def first_sum(match: int) -> int:
    return crc32(str(match).encode())


def typed(match: int, number: int, line: str, before: int) -> tuple[Statement, int]:
    """The row, and the sum that it makes of the one before."""
    now = _sum(number, line, before)
    return ("INSERT INTO typed VALUES (?, ?, ?, ?)", (match, number, line, now)), now


def lines_of(database: sqlite3.Connection, match: int, where: str) -> tuple[tuple[str, ...], int]:
    """In order, and the sum of all; raises `Unusable` where they are damaged."""
    found = tuple(checked(database, match, where)) if is_there(database, "typed") else ()
    return tuple(line for line, _ in found), found[-1][1] if found else first_sum(match)


def checked(database: sqlite3.Connection, match: int, where: str) -> Iterator[tuple[str, int]]:
    """Each line, and the sum of all up to it."""
    now, rows = first_sum(match), database.execute("SELECT number, line, sum FROM typed WHERE match = ? ORDER BY number", (match,))
    for expected, (number, line, written) in enumerate(rows):
        now = _sum(number, line, now)
        if number != expected or now != written:
            fix = "it stays as it is and is not used; restore a backup, or begin another match"
            raise unusable(f"{where}, match {match}", f"its lines are damaged from line {expected} on", fix)
        yield line, now


def _sum(number: int, line: object, before: int) -> int:
    return crc32(f"{number}|{line}".encode(errors="replace"), before)
