"""Backups as only a fault or an attack makes them."""

from __future__ import annotations

import json
import sqlite3
import stat
import struct
from contextlib import closing
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from companion.record import schema


@dataclass(frozen=True)
class Entry:
    """A member as it shall stand in the file."""

    name: str
    raw: bytes
    mode: int = stat.S_IFREG | 0o644
    packing: int = ZIP_DEFLATED


def entries_of(path: Path) -> list[Entry]:
    """All but the manifest."""
    with ZipFile(path) as opened:
        return [Entry(info.filename, opened.read(info)) for info in opened.infolist() if info.filename != "manifest.json"]


def forged(path: Path, entries: list[Entry], listed: list[dict[str, object]] | None = None, **manifest: object) -> Path:
    """A file with these, and a manifest that lists them, unless it is to list something else."""
    rows = [row_of(entry) for entry in entries] if listed is None else listed
    content = {"format": 1, "program": "0.1.0", "made": "2026-11-18T20:00:00+00:00", "members": rows} | manifest
    with ZipFile(path, "w") as opened:
        for entry in (*entries, Entry("manifest.json", json.dumps(content).encode())):
            info = ZipInfo(entry.name)
            info.external_attr, info.compress_type = entry.mode << 16, entry.packing
            opened.writestr(info, entry.raw)
    return path


def row_of(entry: Entry) -> dict[str, object]:
    return {"name": entry.name, "size": len(entry.raw), "sha256": sha256(entry.raw).hexdigest()}


def with_journal(entries: list[Entry], beside: Path, *statements: str) -> list[Entry]:
    """The journal changed by these."""
    beside.write_bytes(next(entry.raw for entry in entries if entry.name == "journal.sqlite"))
    with closing(sqlite3.connect(beside, isolation_level=None)) as database:
        for statement in statements:
            database.executescript(statement)
    return [replace(entry, raw=beside.read_bytes()) if entry.name == "journal.sqlite" else entry for entry in entries]


ADDED = {
    "leads out": (Entry("decks/../../evil", b""), "it leads out of the folder that it belongs to"),
    "leads out at once": (Entry("../../evil", b""), "it leads out of the folder that it belongs to"),
    "is absolute": (Entry("/tmp/evil", b""), "it leads out of the folder that it belongs to"),
    "is of another system": (Entry("decks\\..\\evil", b""), "a backup has no such names"),
    "has a NUL": (Entry("mats/a\n.toml", b""), "a backup has no such names"),
    "is none of ours": (Entry("evil.sh", b""), "a backup has nothing of that name"),
    "is a folder's": (Entry("decks", b""), "a backup has nothing of that name"),
    "is of nothing damaged": (Entry("damaged/tags.jsonl", b""), "a backup has nothing of that name"),
    "is a link": (Entry("decks/link", b"/etc/passwd", stat.S_IFLNK | 0o777), "it is a link"),
    "is a device": (Entry("decks/device", b"", stat.S_IFCHR | 0o666), "it is no file"),
    "is a folder": (Entry("decks/folder/", b"", stat.S_IFDIR | 0o755), "it leads out of the folder that it belongs to"),
    "is a console": (Entry("decks/con", b""), "not every system takes such a name"),
    "is a console with an ending": (Entry("decks/towers/NUL.csv", b""), "not every system takes such a name"),
    "is in a printer": (Entry("decks/Lpt1/deck.toml", b""), "not every system takes such a name"),
    "is a line of small figures": (Entry("decks/com\u00b9", b""), "not every system takes such a name"),
    "is read in": (Entry("mats/CONIN$", b""), "not every system takes such a name"),
    "is on a drive": (Entry("decks/C:/Windows/win.ini", b""), "not every system takes such a name"),
    "is on a drive without a bar": (Entry("decks/c:evil", b""), "not every system takes such a name"),
    "ends in a dot": (Entry("mats/a.toml.", b""), "not every system takes such a name"),
    "ends in a space": (Entry("decks/a /deck.toml", b""), "not every system takes such a name"),
    "is deep": (Entry("decks/" + "a/" * 19 + "deck.toml", b""), "it lies more than 10 folders deep"),
    "is packed strangely": (Entry("decks/strange", b"a", packing=14), "it is packed in a way that no backup is"),
}
JOURNALS = {
    "a newer schema": (f"PRAGMA user_version = {schema.VERSION + 1}", "a newer version of facedown has written it; update facedown"),
    "another program's": ("PRAGMA application_id = 7", "it is a database of another program; restore another backup"),
    "without its tables": ("DROP TABLE entries", "it is damaged"),
    "of no schema": ("PRAGMA user_version = 0", "it is damaged"),
    "of matches that cannot be listed": ("UPDATE matches SET touched = 'never'", "its record is damaged from entry 0 on"),
    "with a trigger": (
        "CREATE TRIGGER evil AFTER INSERT ON entries BEGIN DELETE FROM matches; END",
        "it has a trigger 'evil', and no journal of facedown has that; restore another backup; nothing of this one was used",
    ),
    "with an index": (
        "CREATE INDEX evil ON entries (hex(zeroblob(length(event))))",
        "it has an index 'evil', and no journal of facedown has that; restore another backup; nothing of this one was used",
    ),
    "with a check": (
        "CREATE TABLE other (a CHECK (a)); DROP TABLE tags; ALTER TABLE other RENAME TO tags",
        "its table 'tags' is not as facedown makes it",
    ),
}


def unlisted(entries: list[Entry], path: Path) -> Path:
    return forged(path, [*entries, Entry("decks/more", b"")], [row_of(entry) for entry in entries])


def lacking(entries: list[Entry], path: Path) -> Path:
    return forged(path, entries[1:], [row_of(entry) for entry in entries])


def twice_there(entries: list[Entry], path: Path) -> Path:
    return forged(path, [*entries, entries[0]], [row_of(entry) for entry in entries])


def twice_listed(entries: list[Entry], path: Path) -> Path:
    return forged(path, entries, [row_of(entry) for entry in (*entries, entries[0])])


def wrong_sum(entries: list[Entry], path: Path) -> Path:
    return forged(path, entries, [{**row_of(entry), "sha256": "0" * 64} for entry in entries])


def spoiled_damage(entries: list[Entry], path: Path) -> Path:
    """What will not be restored has to be as it was saved, too."""
    damaged = Entry("damaged/journal.sqlite", b"damaged")
    return forged(path, [*entries, damaged], [*map(row_of, entries), {**row_of(damaged), "sha256": "0" * 64}])


def wrong_size(entries: list[Entry], path: Path) -> Path:
    return forged(path, entries, [{**row_of(entry), "size": 7} for entry in entries])


def listed_bomb(entries: list[Entry], path: Path) -> Path:
    """It says itself how large it is."""
    return forged(path, entries, [{**row_of(entry), "size": 10**12} for entry in entries])


def hidden_bomb(entries: list[Entry], path: Path) -> Path:
    """A hundred bytes for all that is said of it, and ten million when it is unpacked."""
    large, small = b"\0" * 10_000_000, b"\0" * 100
    forged(path, [*entries, Entry("decks/bomb", large)], [*map(row_of, entries), row_of(Entry("decks/bomb", small))])
    raw = path.read_bytes()
    path.write_bytes(raw.replace(struct.pack("<L", len(large)), struct.pack("<L", len(small))))
    return path


def many(entries: list[Entry], path: Path) -> Path:
    rows = [row_of(Entry(f"decks/{number}", b"")) for number in range(50_001)]
    return forged(path, entries, rows)


def endless(entries: list[Entry], path: Path) -> Path:
    return forged(path, entries, note=" " * 16_000_001)


def without_manifest(entries: list[Entry], path: Path) -> Path:
    with ZipFile(path, "w") as opened:
        opened.writestr("tags.jsonl", "")
    return path


def nothing_listed(entries: list[Entry], path: Path) -> Path:
    return forged(path, [], [])


def nothing_of_use(entries: list[Entry], path: Path) -> Path:
    """It would take the place of a whole table."""
    return forged(path, [Entry("damaged/journal.sqlite", b"damaged")])


def behind_bytes(entries: list[Entry], path: Path) -> Path:
    """As a program that unpacks itself: what reads zip files begins at their end."""
    path.write_bytes(b"#!/bin/sh\n" + forged(path, entries).read_bytes())
    return path


def behind_bytes_that_are_counted(entries: list[Entry], path: Path) -> Path:
    path.write_bytes(b"#!/bin/sh\n")
    whole = forged(path.with_name("whole"), entries).read_bytes()
    (path.with_name("whole")).unlink()
    at = whole.index(b"PK\x01\x02")
    raw = bytearray(b"#!/bin/sh\n" + whole)
    for place in places_of(whole[at:], b"PK\x01\x02"):
        moved(raw, 10 + at + place + 42)
    moved(raw, len(raw) - 6)
    path.write_bytes(raw)
    return path


def places_of(raw: bytes, mark: bytes) -> list[int]:
    return [at for at in range(len(raw)) if raw.startswith(mark, at)]


def moved(raw: bytearray, at: int, by: int = 10) -> None:
    """An offset that stands there becomes larger."""
    raw[at : at + 4] = struct.pack("<L", struct.unpack("<L", raw[at : at + 4])[0] + by)


def before_bytes(entries: list[Entry], path: Path) -> Path:
    path.write_bytes(forged(path, entries).read_bytes() + b"PK and more")
    return path


def with_a_comment(entries: list[Entry], path: Path) -> Path:
    raw = bytearray(forged(path, entries).read_bytes())
    raw[-2:] = struct.pack("<H", 7)
    path.write_bytes(raw + b"comment")
    return path


def around_bytes(entries: list[Entry], path: Path) -> Path:
    """Between the last member and the list."""
    raw = bytearray(forged(path, entries).read_bytes())
    at = raw.index(b"PK\x01\x02")
    moved(raw, len(raw) - 6)
    path.write_bytes(raw[:at] + b"0123456789" + raw[at:])
    return path


def overlapping(entries: list[Entry], path: Path) -> Path:
    """One lies within another, as in a bomb of thousands that share one kernel."""
    inner = Entry("decks/b", b"a" * 50, packing=0)
    raw = forged(path, [inner]).read_bytes()
    outer = Entry("decks/a", raw[: raw.index(b"PK\x03\x04", 1)], packing=0)
    changed = bytearray(forged(path, [*entries, outer, inner]).read_bytes())
    listed, within = changed.rindex(b"decks/b") - 46, changed.index(outer.raw)
    changed[listed + 42 : listed + 46] = struct.pack("<L", within)
    path.write_bytes(changed)
    return path


def endless_list(entries: list[Entry], path: Path) -> Path:
    """Millions of members that nothing but the list of the zip file knows."""
    one = b"PK\x01\x02" + struct.pack("<4B4HL2L5H2L", 20, 0, 20, 0, 0, 0, 0, 33, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0) + b"a"
    several = one * 400_000
    path.write_bytes(several + struct.pack("<4s4H2LH", b"PK\x05\x06", 0, 0, 65535, 65535, len(several), 0, 0))
    return path


def endless_structure(entries: list[Entry], path: Path) -> Path:
    """Few bytes in the file, and hundreds of millions when JSON is read."""
    return forged(path, entries, note=[{}] * 3_000_000)


def large(entries: list[Entry], path: Path) -> Path:
    """Each member is no larger than any may be, all of them together are."""
    more = [Entry(f"decks/{number}", b"") for number in range(81)]
    rows = [{**row_of(one), "size": 50_000_000} for one in more]
    raw = bytearray(forged(path, more, rows).read_bytes())
    for at in places_of(raw, b"PK\x01\x02"):
        if raw[at + 46 : at + 52] == b"decks/":
            raw[at + 24 : at + 28] = struct.pack("<L", 50_000_000)
    path.write_bytes(raw)
    return path


MADE = {
    "nothing listed": (nothing_listed, "its manifest.json lists nothing that can be restored"),
    "nothing of use": (nothing_of_use, "its manifest.json lists nothing that can be restored"),
    "behind other bytes": (behind_bytes, "there are other bytes in it than those of a backup"),
    "behind other bytes that are counted": (behind_bytes_that_are_counted, "there are other bytes in it than those of a backup"),
    "before other bytes": (before_bytes, "there are other bytes in it than those of a backup"),
    "with a comment": (with_a_comment, "there are other bytes in it than those of a backup"),
    "around other bytes": (around_bytes, "there are other bytes in it than those of a backup"),
    "with members that overlap": (overlapping, "there are other bytes in it than those of a backup"),
    "an endless list": (endless_list, "no zip file, or a part of one"),
    "an endless structure": (endless_structure, "its manifest.json is longer than that of any backup"),
    "large": (
        large,
        "it would unpack to 4,050,000,000 bytes, and 4,000,000,000 are the most; add --limit 5 if you know where it comes from",
    ),
    "not listed": (unlisted, "manifest.json does not list it"),
    "lacking": (lacking, "manifest.json lists it, and it is not there"),
    "twice there": (twice_there, "it is there twice"),
    "twice listed": (twice_listed, "it is listed twice"),
    "another sum": (wrong_sum, "it is damaged: it is not what was saved"),
    "another sum of what was damaged": (spoiled_damage, "'damaged/journal.sqlite': it is damaged: it is not what was saved"),
    "another size": (wrong_size, "its size is not the one that manifest.json says"),
    "a bomb that says so": (listed_bomb, "it would have 1,000,000,000,000 bytes, more than any backup has for it"),
    "a bomb that does not": (hidden_bomb, "it is damaged: it is not what was saved"),
    "too many": (many, "it lists 50,001 files"),
    "a long manifest": (endless, "its manifest.json is longer than that of any backup"),
    "no manifest": (without_manifest, "it has no manifest.json"),
}
MANIFESTS = {
    "a newer format": ({"format": 2}, "a newer version of facedown has written it (format 2; this one reads up to 1); update facedown"),
    "no format": ({"format": "1"}, "its manifest.json is none of a backup"),
    "format true": ({"format": True}, "its manifest.json is none of a backup"),
    "format 0": ({"format": 0}, "its manifest.json is none of a backup"),
    "members of another kind": ({"members": [1]}, "its manifest.json is none of a backup"),
    "no list": ({"members": {}}, "its manifest.json is none of a backup"),
    "a sum that is none": ({"members": [{"name": "tags.jsonl", "size": 1, "sha256": "?"}]}, "its manifest.json is none of a backup"),
    "less than nothing": ({"members": [{"name": "tags.jsonl", "size": -1, "sha256": "0" * 64}]}, "its manifest.json is none of a backup"),
    "a time to upset a terminal": ({"made": "\x1b[2J"}, "its manifest.json is none of a backup"),
}
