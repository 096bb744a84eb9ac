"""Matches and their entries as rows of the tables on disk and back; sums over them reveal what was lost or overwritten.

Rules of this file: a sum is made of the texts as they stand on the disk, because another version may write the same value differently.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from typing import Any
from zlib import crc32

from companion.cards.decks.files import of_texts
from companion.core.decks.card import CardId, Deck, DeckId
from companion.core.decks.register import Tagged as KnownTag
from companion.core.frozen import dataclass
from companion.core.games.game import Setup
from companion.core.mat.shape import MOST_COLUMNS, MOST_ROWS, Shape
from companion.core.referee.entries import Entry
from companion.core.referee.match_state import Tagged
from companion.errors import Text, Unusable, unusable
from companion.events import SeatId
from companion.record import summary
from companion.record.plain import (
    compact,
    event_from_json,
    event_to_json,
    fits,
    said_from_json,
    said_to_json,
    setup_from_json,
    setup_to_json,
)
from companion.record.store import Begun, Kept, Listed
from companion.record.writer import Statement

AGREED = "number, setup, contents, language, version, bots, began"  # columns of a match that never change
CHANGING = "touched, is_aside, said, summary"
AGREED_COLUMNS = len(AGREED.split())
WHOLE = len("2026-11-18T20:00:00")  # characters of a time, up to its seconds
STAMPED = WHOLE + len(".000001")
SET_UP = "{}"  # the event of entry 0: the set-up stands with the match
JOURNAL = Text("place-journal")
NOT_OURS = (KeyError, TypeError, ValueError, ArithmeticError, AttributeError, IndexError, AssertionError)
# The texts that an earlier match left may be damaged, and are then replaced.
DECK = (
    "INSERT INTO decks VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET outline = excluded.outline, cards = excluded.cards"
    " WHERE outline != excluded.outline OR cards != excluded.cards"
)
# The numbers of matches that have entries; one entry of each is looked up.
WITH_ENTRIES = (
    "WITH RECURSIVE found(match) AS (SELECT min(match) FROM entries"
    " UNION ALL SELECT (SELECT min(entries.match) FROM entries WHERE entries.match > found.match) FROM found WHERE found.match IS NOT NULL)"
    " SELECT match FROM found WHERE match IS NOT NULL"
)
Met = tuple[str, Tagged | None]  # a tag, and what it was taken for


@dataclass(frozen=True, slots=True)
class Sums:
    """The sums over a match's unchanging columns, and over all its entries."""

    agreed: int
    entries: int


def beginning(number: int, begun: Begun) -> tuple[tuple[Statement, ...], Sums]:
    """The row of a match, which `standing` completes, and the texts of its deck."""
    deck = begun.deck
    texts = deck.texts.opened() if deck.texts is not None else None
    row = (number, compact(setup_to_json(begun.setup)), deck.contents, begun.language, begun.version, compact(begun.bots), begun.began)
    match = f"INSERT INTO matches ({AGREED}, touched, summary, sum) VALUES (?, ?, ?, ?, ?, ?, ?, '', '', 0)"  # noqa: S608 - our own names
    statements: list[Statement] = [(match, row)]
    if texts is not None:
        statements.append((DECK, (deck.contents, *texts)))
    return tuple(statements), Sums(_sum(row), _first(row))


def entered(match: int, entry: Entry, before: int, fresh: Sequence[Met]) -> tuple[tuple[Statement, ...], int]:
    """The rows of an entry and of tags met for the first time, and the sum over them, which goes on from `before`."""
    event = SET_UP if isinstance(entry.event, Setup) else compact(event_to_json(entry.event))
    said = compact([said_to_json(one) for one in entry.said])
    now = _sum((entry.number, event, said, entry.acts, int(entry.is_failed), *map(_tag, fresh)), before)
    row = (match, entry.number, event, said, entry.acts, entry.is_failed, now)
    tags = [("INSERT OR IGNORE INTO tags VALUES (?, ?, ?, ?, ?)", (match, *_tag(one))) for one in fresh]
    return (("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)", row), *tags), now


def stamp_of(touched: str, sitting: int) -> str:
    """A time in whole seconds, with the number of the sitting in the place of its millionths.

    So the tables need no new column, and earlier versions of the program can read them.
    """
    return f"{touched[:WHOLE]}.{sitting:06}{touched[WHOLE:]}"


def _told_by(stamp: str) -> tuple[str, int]:
    """The time and the sitting again; earlier versions wrote whole seconds only, and counted no sittings."""
    if stamp[WHOLE : WHOLE + 1] != ".":
        return stamp, 0
    return stamp[:WHOLE] + stamp[STAMPED:], int(stamp[WHOLE + 1 : STAMPED])


def standing_of(listed: Listed, agreed: int) -> Statement:
    """The changing columns of a match; `agreed` is the sum over the others."""
    told = compact(summary.summary_to_json(listed.summary))
    return standing(listed.number, agreed, stamp_of(listed.touched, listed.sitting), listed.said, told, is_aside=listed.is_aside)


def standing(number: int, agreed: int, stamp: str, said: int, told: str, *, is_aside: bool) -> Statement:
    """The changing columns of a match; `told` is its summary."""
    row = (stamp, int(is_aside), said, told)
    statement = "UPDATE matches SET touched = ?, is_aside = ?, said = ?, summary = ?, sum = ? WHERE number = ?"
    return statement, (*row, _sum(row, agreed), number)


def put_aside(database: sqlite3.Connection, number: int) -> Statement | None:
    """The statement that puts a match aside; None where there is no such match."""
    row = _match(database, number)
    if row is None:
        return None
    stamp, _, said, told, _ = row[AGREED_COLUMNS:]
    return standing(number, _sum(row[:AGREED_COLUMNS]), stamp, said, told, is_aside=True)


def sums_of(database: sqlite3.Connection, number: int) -> Sums:
    """The sums from which a sound match goes on."""
    row = _match(database, number)
    query = "SELECT sum FROM entries WHERE match = ? ORDER BY number DESC LIMIT 1"
    (entries,) = database.execute(query, (number,)).fetchone()
    assert row is not None
    return Sums(_sum(row[:AGREED_COLUMNS]), entries)


def resealed(database: sqlite3.Connection) -> None:
    """Makes the sums of all matches anew, after their rows were changed on purpose."""
    for row in database.execute(f"SELECT {AGREED}, {CHANGING} FROM matches").fetchall():  # noqa: S608 - our own names
        database.execute("UPDATE matches SET sum = ? WHERE number = ?", (_sum(row[AGREED_COLUMNS:], _sum(row[:AGREED_COLUMNS])), row[0]))


def _match(database: sqlite3.Connection, number: int) -> tuple[Any, ...] | None:
    query = f"SELECT {AGREED}, {CHANGING}, sum FROM matches WHERE number = ?"  # noqa: S608 - our own names
    row: tuple[Any, ...] | None = database.execute(query, (number,)).fetchone()
    return row


def _sum(values: Sequence[object], before: int = 0) -> int:
    return crc32("|".join(map(str, values)).encode(), before)


def _first(row: Sequence[object]) -> int:
    """The sum from which the entries go on: of the set-up and the contents of the deck."""
    return _sum(row[1:3])


def _tag(one: Met) -> tuple[str, str | None, str | None, str | None]:
    uid, known = one
    return (uid, known.deck, known.card, known.side) if known is not None else (uid, None, None, None)


def all_listed(database: sqlite3.Connection, where: str | Text = JOURNAL) -> Iterator[Listed]:
    """All matches; raises `Unusable` where one is damaged, as the list then cannot be trusted."""
    numbers = set()
    for row in database.execute(f"SELECT {AGREED}, {CHANGING}, sum FROM matches ORDER BY number"):  # noqa: S608 - our own names
        numbers.add(row[0])
        yield _listed(row, where)
    for (number,) in database.execute(WITH_ENTRIES):
        if number not in numbers:
            raise damaged(where, number, 0)


def _listed(row: tuple[Any, ...], where: str | Text) -> Listed:
    number, setup, _, language, _, bots, began, stamp, is_aside, said, told, written = row
    try:
        if _sum(row[AGREED_COLUMNS:-1], _sum(row[:AGREED_COLUMNS])) != written:
            raise ValueError
        seats = tuple(SeatId(seat) for seat in json.loads(bots))
        found = summary.summary_from_json(json.loads(told))
        touched, sitting = _told_by(stamp)
        match = Listed(number, setup_from_json(json.loads(setup)), language, began, touched, bool(is_aside), seats, found, said, sitting)
        if not fits(match, Listed) or not _is_laid(match.setup.shape):
            raise ValueError
        return match
    except (*NOT_OURS, RecursionError):
        raise damaged(where, number, 0) from None


def _is_laid(shape: Shape) -> bool:
    return 0 <= shape.columns <= MOST_COLUMNS and 0 <= shape.rows <= MOST_ROWS


def kept(database: sqlite3.Connection, number: int, where: str | Text) -> Kept | None:
    """None where there is no such match; raises `Unusable` where its record is damaged, with the place."""
    row = _match(database, number)
    if row is None:
        if database.execute("SELECT 1 FROM entries WHERE match = ?", (number,)).fetchone():
            raise damaged(where, number, 0)
        return None
    listed = _listed(row, where)
    _, _, contents, _, version, *_ = row
    tags: dict[str, Tagged | None] = {}
    entries = tuple(_entries(database, listed, _first(row), tags, where))
    if len(entries) != listed.summary.entries + 1:
        raise damaged(where, number, len(entries))
    return Kept(listed, contents, _deck(database, contents), version, tags, entries, row[-3])


def listed(database: sqlite3.Connection, number: int, where: str | Text) -> Listed:
    """This match as it stands in the list of matches; the number must be known to exist."""
    row = _match(database, number)
    assert row is not None
    return _listed(row, where)


def entries_of(database: sqlite3.Connection, match: Listed, where: str | Text) -> Iterator[Entry]:
    """The entries one by one, for matches too long for the memory; raises `Unusable` where they are damaged."""
    row = _match(database, match.number)
    assert row is not None
    number = -1
    for entry in _entries(database, match, _first(row), {}, where):
        number = entry.number
        yield entry
    if number != match.summary.entries:
        raise damaged(where, match.number, number + 1)


def _entries(
    database: sqlite3.Connection, listed: Listed, first: int, tags: dict[str, Tagged | None], where: str | Text
) -> Iterator[Entry]:
    """The entries in order; `tags` is filled with the tags that they met."""
    query = "SELECT number, event, said, acts, is_failed, sum FROM entries WHERE match = ? ORDER BY number"
    known, now = _tags(database, listed.number), first
    for expected, (number, event, said, acts, is_failed, written) in enumerate(database.execute(query, (listed.number,))):
        try:
            row = json.loads(event)
            uid = row.get("uid")
            fresh = [(uid, known[uid])] if uid is not None and uid not in tags else []
            tags.update(fresh)
            now = _sum((number, event, said, acts, is_failed, *map(_tag, fresh)), now)
            if number != expected or now != written:
                raise ValueError
            announced = tuple(said_from_json(one, f"{number}.{place}") for place, one in enumerate(json.loads(said), start=1))
            entry = Entry(number, listed.setup if number == 0 else event_from_json(row), announced, acts, bool(is_failed))
            if number and not fits(entry, Entry):
                raise ValueError
            yield entry
        except (*NOT_OURS, RecursionError):
            raise damaged(where, listed.number, expected) from None


def damaged(where: str | Text, match: int, entry: int) -> Unusable:
    return unusable(Text("place-match-of", file=where, number=match), "record-entries-are-damaged", entry=entry)


def _deck(database: sqlite3.Connection, contents: str) -> Deck | None:
    found = database.execute("SELECT outline, cards FROM decks WHERE contents = ?", (contents,)).fetchone()
    try:
        deck = of_texts(*found) if found is not None else None
    except (*NOT_OURS, Unusable):
        return None
    return deck if deck is not None and deck.contents == contents else None


def _tags(database: sqlite3.Connection, match: int) -> Mapping[str, Tagged | None]:
    rows = database.execute("SELECT uid, deck, card, side FROM tags WHERE match = ?", (match,))
    return {uid: KnownTag(DeckId(deck), CardId(card), side) if deck is not None else None for uid, deck, card, side in rows}
