"""Backups made wrong by chance: bytes of the file, its list, the manifest, and what stands in the members, with sums that fit or not."""

from __future__ import annotations

import json
import sqlite3
import struct
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from zipfile import ZIP_DEFLATED, ZIP_STORED

from companion.record.rows import resealed
from tests.record.backup.forging import Entry, entries_of, forged, places_of, row_of

NUMBERS = (0, 1, 7, 0xFF, 0x7FFF, 0xFFFF, 0x7FFFFFFF, 0xFFFFFFFF)
NAMES = (
    *("decks/con", "decks/C:/evil", "decks/../../evil", "/tmp/evil", "decks\\..\\evil", "decks/a.", "decks/a ", "decks/" + "a/" * 20 + "b"),
    *("evil.sh", "decks", "decks/", "", ".", "..", "decks//a", "decks/a\0b", "decks/" + "x" * 600, "damaged/journal.sqlite", "damaged/a"),
    *("decks/ok/deck.toml", "mats/ok.toml", "calibrations/a.json", "decks/\u202eevil", "decks/\x1b[2J", "manifest.json", "journal.sqlite"),
    *("journal.sqlite.facedown-restoring", "journal.sqlite-wal", "facedown.toml", "decks/a/b", "decks/a", "mats/AUX.toml"),
)
VALUES = (
    *(None, True, 0, 1, -1, 7, 2**31, 2**63, 10**30, 0.5, 1e308, "", "a", "x" * 5000, "\x1b[2J", "\u202e", "\ud800", [], [[]], {}),
    *({"a": 1}, [0] * 100, "0" * 64, "decks/con", "2026-11-18T20:00:00+00:00"),
)
CELLS = (
    *(None, 0, 1, -1, 7, 2**62, 0.5, 1e308, float("inf"), "", "a", "{}", "[]", "[{}]", "null", '{"A1": 7}', "{" * 50_000, "9" * 5000),
    *("x" * 2_000_000, b"", b"\0\xff", b"{}", "2026-11-18T20:00:00.000012+00:00", "\x1b]0;x\x07", '{"event":"placed","slot":"A1"}'),
)
ADDITIONS = (
    "CREATE INDEX evil ON {} (hex(zeroblob(1000)))",
    "CREATE INDEX evil ON {} (1) WHERE 1",
    "CREATE TRIGGER evil AFTER INSERT ON {} BEGIN DELETE FROM matches; END",
    "CREATE TRIGGER evil BEFORE UPDATE ON {} BEGIN SELECT raise(IGNORE); END",
    "CREATE VIEW evil AS SELECT * FROM {}",
    "CREATE TABLE evil AS SELECT * FROM {}",
    "CREATE VIRTUAL TABLE evil USING fts5({})",
    "ALTER TABLE {} ADD COLUMN evil TEXT DEFAULT 'x'",
    "ALTER TABLE {} ADD COLUMN evil TEXT GENERATED ALWAYS AS (hex(zeroblob(100000))) VIRTUAL",
    "ALTER TABLE {} RENAME TO evil",
    "DROP TABLE {}",
    "ANALYZE {}",
    "PRAGMA user_version = 1; ANALYZE {}",
    "PRAGMA application_id = 7; SELECT * FROM {}",
    "PRAGMA journal_mode = DELETE; PRAGMA page_size = 512; VACUUM; SELECT * FROM {}",
)
TEXTS = (" WITHOUT ROWID", "NOT NULL", "PRIMARY KEY", "INTEGER", "TEXT", "CREATE TABLE", "DEFAULT 0", ")", "matches")
WITH = ("", " CHECK (length(hex(zeroblob(99999))))", " COLLATE NOCASE", " UNIQUE", "(", "evil", " REFERENCES decks", " STRICT")


@dataclass(frozen=True)
class Good:
    """A backup that nothing is the matter with."""

    raw: bytes
    entries: tuple[Entry, ...]

    @staticmethod
    def read(path: Path) -> Good:
        return Good(path.read_bytes(), tuple(entries_of(path)))


def mutated(chance: Random, good: Good, path: Path) -> str:
    """Writes one, and tells its kind."""
    kind = chance.choice(tuple(KINDS))
    KINDS[kind](chance, good, path)
    return kind


def _bits(chance: Random, good: Good, path: Path) -> None:
    raw = bytearray(good.raw)
    for _ in range(chance.choice((1, 1, 2, 8))):
        raw[chance.randrange(len(raw))] ^= 1 << chance.randrange(8)
    path.write_bytes(raw)


def _cut(chance: Random, good: Good, path: Path) -> None:
    begin = chance.randrange(len(good.raw))
    end = chance.choice((len(good.raw), min(len(good.raw), begin + chance.randrange(1, 200))))
    path.write_bytes(good.raw[:begin] + good.raw[end:])


def _inserted(chance: Random, good: Good, path: Path) -> None:
    at = chance.choice((0, len(good.raw), chance.randrange(len(good.raw))))
    anything, some = chance.randbytes(chance.randrange(1, 300)), good.raw[: chance.randrange(len(good.raw))]
    more = chance.choice((anything, some, b"PK\x05\x06" + bytes(18)))
    path.write_bytes(good.raw[:at] + more + good.raw[at:])


def _copied(chance: Random, good: Good, path: Path) -> None:
    raw, size = bytearray(good.raw), chance.randrange(1, 500)
    there, here = chance.randrange(len(raw) - size), chance.randrange(len(raw) - size)
    raw[there : there + size] = raw[here : here + size]
    path.write_bytes(raw)


def _fields(mark: bytes, most: int) -> Callable[[Random, Good, Path], None]:
    """Of records of the zip format that begin so."""

    def change(chance: Random, good: Good, path: Path) -> None:
        raw = bytearray(good.raw)
        at = chance.choice(places_of(raw[-20_000:] if mark != b"PK\x03\x04" else raw, mark))
        at += max(0, len(raw) - 20_000) if mark != b"PK\x03\x04" else 0
        for _ in range(chance.choice((1, 1, 3))):
            width, pattern = chance.choice(((1, "<B"), (2, "<H"), (4, "<L")))
            place, value = at + chance.randrange(4, most - width + 1), chance.choice((*NUMBERS, chance.randrange(2**32)))
            raw[place : place + width] = struct.pack(pattern, value % (1 << 8 * width))
        path.write_bytes(raw)

    return change


def _manifest(chance: Random, good: Good, path: Path) -> None:
    rows = [row_of(entry) for entry in good.entries]
    row, value = chance.choice(rows), chance.choice(VALUES)
    match chance.randrange(8):
        case 0:
            rows.clear()
        case 1:
            rows.remove(row)
        case 2:
            rows.append(dict(row))
        case 3:
            rows[rows.index(row)] = value
        case 4:
            row[chance.choice(("name", "size", "sha256", "other"))] = value
        case 5:
            row["size"] = chance.choice((row["size"] + chance.choice((-1, 1)), *NUMBERS))
        case 6:
            del row[chance.choice(("name", "size", "sha256"))]
        case _:
            with suppress(UnicodeEncodeError):
                forged(path, list(good.entries), rows, **{chance.choice(("format", "made", "program", "members", "more")): value})
                return
    forged(path, list(good.entries), rows)


def _members(chance: Random, good: Good, path: Path) -> None:
    entries = list(good.entries)
    place, name = chance.randrange(len(entries)), chance.choice(NAMES)
    match chance.randrange(6):
        case 0:
            del entries[place]
        case 1:
            entries[place] = replace(entries[place], name=name)
        case 2:
            entries[place] = replace(entries[place], mode=chance.choice((0o120777, 0o040755, 0o020666, 0o010666, 0o100000, 0)))
        case 3:
            entries[place] = replace(entries[place], packing=chance.choice((0, 8, 12, 14)))
        case _:
            entries.append(Entry(name, chance.randbytes(chance.randrange(100))))
    chance.shuffle(entries)
    rows = [row_of(entry) for entry in entries if chance.random() < 0.97]
    forged(path, [entry for entry in entries if chance.random() < 0.97], rows)


def _texts(chance: Random, good: Good, path: Path) -> None:
    place = chance.choice([place for place, entry in enumerate(good.entries) if entry.name != "journal.sqlite"])
    raw = bytearray(good.entries[place].raw)
    at = chance.randrange(len(raw))
    raw[at : at + chance.randrange(5)] = chance.choice((b"", b"\0", b"\xff", b"[", b"x" * 100_000, b"\n" * 1000, b"\x1b[2J", b'"'))
    _packed(chance, [*good.entries[:place], replace(good.entries[place], raw=bytes(raw)), *good.entries[place + 1 :]], path)


def _pages(chance: Random, good: Good, path: Path) -> None:
    raw = bytearray(_journal(good))
    for _ in range(chance.choice((1, 1, 4))):
        page = 4096 * chance.randrange(len(raw) // 4096)
        at = page + chance.choice((chance.randrange(4096), chance.randrange(16), 100 + chance.randrange(16)))
        width = chance.choice((1, 1, 2, 40))
        bit = bytes([raw[at] ^ 1 << chance.randrange(8)])
        raw[at : at + width] = chance.choice((bytes(width), b"\xff" * width, chance.randbytes(width), bit))
    _with_journal(chance, good, bytes(raw[: len(_journal(good))]), path)


def _header(chance: Random, good: Good, path: Path) -> None:
    raw = bytearray(_journal(good))
    raw[chance.randrange(16, 100)] = chance.choice((0, 1, 2, 255, chance.randrange(256)))
    _with_journal(chance, good, bytes(raw), path)


def _edited(edit: Callable[[Random, sqlite3.Connection, list[str]], None]) -> Callable[[Random, Good, Path], None]:
    def change(chance: Random, good: Good, path: Path) -> None:
        beside = path.with_name("edited.sqlite")
        beside.write_bytes(_journal(good))
        with closing(sqlite3.connect(beside, isolation_level=None)) as database:
            database.execute("PRAGMA max_page_count=2500")
            tables = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]
            with suppress(sqlite3.Error, TypeError, ValueError):  # a row that is not there, or was changed just before
                edit(chance, database, tables)
        _with_journal(chance, good, beside.read_bytes(), path)

    return change


def _schema(chance: Random, database: sqlite3.Connection, tables: list[str]) -> None:
    if chance.random() < 0.7:
        database.executescript(chance.choice(ADDITIONS).format(chance.choice(tables)))
        return
    database.execute("PRAGMA writable_schema=ON")
    was = chance.choice(TEXTS)
    become = chance.choice((was + chance.choice(WITH), chance.choice(WITH)))
    database.execute("UPDATE sqlite_master SET sql = replace(sql, ?, ?) WHERE name = ?", (was, become, chance.choice(tables)))
    if chance.random() < 0.2:
        database.execute("UPDATE sqlite_master SET rootpage = ? WHERE name = ?", (chance.randrange(9), chance.choice(tables)))


def _rows(chance: Random, database: sqlite3.Connection, tables: list[str]) -> None:
    for _ in range(chance.choice((1, 1, 3))):
        table = chance.choice(tables)
        column = chance.choice([row[1] for row in database.execute(f"PRAGMA table_info({table})")])
        which = chance.choice(("", f" WHERE {column} = (SELECT {column} FROM {table} LIMIT 1 OFFSET {chance.randrange(40)})"))
        match chance.randrange(4):
            case 0:
                database.execute(f"DELETE FROM {table}{which}")
            case 1 if column in ("setup", "summary", "event", "said", "heard"):
                told = json.loads(database.execute(f"SELECT {column} FROM {table}{which}").fetchone()[0])
                if isinstance(told, dict) and told:
                    told[chance.choice(sorted(told))] = chance.choice(VALUES)
                database.execute(f"UPDATE {table} SET {column} = ?{which}", (json.dumps(told),))
            case _:
                database.execute(f"UPDATE {table} SET {column} = ?{which}", (chance.choice(CELLS),))
    if chance.random() < 0.8:
        resealed(database)


def _bomb(chance: Random, good: Good, path: Path) -> None:
    """Much more than is said, or as much as is said and more than is let through, or just less."""
    size = chance.choice((3_000_000, 9_000_000, 20_000_000))
    if chance.random() < 0.3:
        _with_journal(chance, good, _journal(good) + bytes(size), path)
        return
    bomb = Entry("decks/bomb", bytes(size))
    says = chance.choice((size, size, 100, 10**12))
    forged(path, [*good.entries, bomb], [*map(row_of, good.entries), {**row_of(bomb), "size": says}])
    if says == 100:
        raw = path.read_bytes()
        path.write_bytes(raw.replace(struct.pack("<L", size), struct.pack("<L", says)))


def _nothing(chance: Random, good: Good, path: Path) -> None:
    path.write_bytes(good.raw)


def _journal(good: Good) -> bytes:
    return next(entry.raw for entry in good.entries if entry.name == "journal.sqlite")


def _with_journal(chance: Random, good: Good, journal: bytes, path: Path) -> None:
    _packed(chance, [replace(entry, raw=journal) if entry.name == "journal.sqlite" else entry for entry in good.entries], path)


def _packed(chance: Random, entries: list[Entry], path: Path) -> None:
    packing = chance.choice((ZIP_DEFLATED, ZIP_STORED))
    forged(path, [replace(entry, packing=packing) for entry in entries])


KINDS: dict[str, Callable[[Random, Good, Path], None]] = {
    "bits": _bits,
    "cut": _cut,
    "inserted": _inserted,
    "copied": _copied,
    "list of the zip": _fields(b"PK\x01\x02", 46),
    "heads of members": _fields(b"PK\x03\x04", 30),
    "end of the zip": _fields(b"PK\x05\x06", 22),
    "manifest": _manifest,
    "members": _members,
    "texts": _texts,
    "pages": _pages,
    "head of the journal": _header,
    "schema": _edited(_schema),
    "rows": _edited(_rows),
    "bomb": _bomb,
    "nothing": _nothing,
}
