"""A backup is written beside its place and takes it when it is complete, safely on the disk, and was read back.

Rules of this file: nothing of the table is changed, and nobody who plays meanwhile has to wait. A power cut leaves no backup or a whole
one, and perhaps `FILE.facedown-*`, which the next backup of that name sweeps away.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from typing import BinaryIO
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from companion.config.config import Folders
from companion.errors import Problem, Unusable, unusable
from companion.record.backup import gathering, journals, manifest
from companion.record.backup.archive import CHUNK, opened
from companion.record.backup.contents import Contents, contents_of
from companion.record.backup.gathering import Gathered, gathered
from companion.record.backup.manifest import Manifest, Member
from companion.record.backup.places import DAMAGED, JOURNAL, Piece, pieces_of, refuse_within
from companion.system.safe_files import cleared, sync_folder, written

_PLAIN_FILE = 0o100644


@dataclass(frozen=True, slots=True)
class Saved:
    path: Path
    size: int
    contents: Contents
    names: tuple[str, ...]
    damaged: Problem | None  # the journal, where it is not in the backup as a journal
    left_out: tuple[Problem, ...]


def backup(folders: Folders, path: Path, now: str, version: str, *, force: bool = False) -> Saved:
    """The whole table in that file; raises `Unusable` where it cannot be, or where there is nothing to save."""
    pieces = pieces_of(folders)
    refuse_within(pieces, path)
    if path.is_dir():
        raise unusable(str(path), "it is a folder", "name a file in it, such as facedown.zip")
    if not path.parent.is_dir():
        raise unusable(str(path), f"there is no folder {path.parent}", "make it first, or name another one")
    if path.exists() and not force:
        raise unusable(str(path), "it is there already", "name another file, or add --force to replace it")
    saved = save(pieces, path, now, version)
    if saved is None:
        where = ", ".join(sorted({str(piece.path.parent) for piece in pieces}))
        raise unusable("backup", "there is nothing to save: no tags, decks, mats, settings or matches", f"looked for in {where}")
    return saved


def save(pieces: tuple[Piece, ...], path: Path, now: str, version: str) -> Saved | None:
    """None where there is nothing at all; then nothing is written either."""
    fresh, copy = path.with_name(f"{path.name}.facedown-new"), path.with_name(f"{path.name}.facedown-journal")
    temporary = (fresh, *journals.with_logs(copy))
    found = gathered(pieces)
    try:
        cleared(temporary)
        journal, damaged = _journal_files(pieces, copy)
        if not found.files and not journal and not found.left_out:
            return None
        members, raws = _write(fresh, journal, found, now, version)
        _read_back(fresh)
        size = fresh.stat().st_size
        matches = journals.matches_in(copy) if JOURNAL in journal else 0
        fresh.replace(path)
        sync_folder(path.parent)
    except (OSError, sqlite3.Error) as fault:
        why = getattr(fault, "strerror", None) or fault
        fix = "see that there is room and that you may read and write there; no backup was made"
        raise unusable(str(getattr(fault, "filename", None) or path), f"it cannot be used ({why})", fix) from fault
    finally:
        with suppress(OSError):  # the next backup of that name tries again
            cleared(temporary)
    names = tuple(member.name for member in members)
    return Saved(path, size, contents_of(names, raws, matches), names, damaged, tuple(found.left_out))


def _journal_files(pieces: tuple[Piece, ...], copy: Path) -> tuple[dict[str, Path], Problem | None]:
    """A copy of the journal, or where there can be none the journal and its log as they lie."""
    journal = next(piece.path for piece in pieces if piece.name == JOURNAL)
    lying = [path for path in journals.with_logs(journal) if path.exists()]
    if not any(path.stat().st_size for path in lying if not path.name.endswith("-shm")):  # an empty log says nothing
        return {}, None
    problem = journals.copied(journal, copy)
    if problem is None:
        return {JOURNAL: copy}, None
    return {f"{DAMAGED}/{JOURNAL}{path.name.removeprefix(journal.name)}": path for path in lying}, problem


def _write(fresh: Path, journal: Mapping[str, Path], found: Gathered, made: str, version: str) -> tuple[list[Member], dict[str, bytes]]:
    """The members, and what stands in the settings and the tags."""
    if len(found.files) + len(journal) > manifest.MOST_MEMBERS:
        fix = "a deck has two files; move away what is none of a deck or a mat"
        raise unusable("backup", f"there are more than {manifest.MOST_MEMBERS:,} files among the decks and mats", fix)
    at = datetime.fromisoformat(made)
    members, raws = [], {}
    with written(fresh, is_private=True) as file, ZipFile(file, "w", ZIP_DEFLATED) as zip_file:
        for name, path in list(found.files.items()):
            raw = gathering.read(name, path, found)
            if raw is None:
                continue
            members.append(_add(zip_file, name, [raw], len(raw), at))
            if "/" not in name:
                raws[name] = raw
        for name, path in journal.items():
            with path.open("rb") as source:
                members.append(_add(zip_file, name, _chunks(source), path.stat().st_size, at))
        if not members:
            raise Unusable(found.left_out)
        text = manifest.to_text(Manifest(version, made, tuple(members))).encode()
        _add(zip_file, manifest.NAME, [text], len(text), at)
    return members, raws


def _add(zip_file: ZipFile, name: str, chunks: Iterable[bytes], size: int, at: datetime) -> Member:
    year = max(at.year, 1980)  # zip counts from there; a Pi without a clock begins in 1970
    described = ZipInfo(name, (year, at.month, at.day, at.hour, at.minute, at.second))
    described.compress_type, described.external_attr, described.file_size = ZIP_DEFLATED, _PLAIN_FILE << 16, size
    digest, length = sha256(), 0
    with zip_file.open(described, "w") as member:
        for chunk in chunks:
            member.write(chunk)
            digest.update(chunk)
            length += len(chunk)
    return Member(name, length, digest.hexdigest())


def _chunks(source: BinaryIO) -> Iterator[bytes]:
    while chunk := source.read(CHUNK):
        yield chunk


def _read_back(path: Path) -> None:
    """A backup that was never read is none."""
    with opened(path) as archive:
        archive.check()
