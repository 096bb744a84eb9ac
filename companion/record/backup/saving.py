"""A backup is written beside its place and takes it when it is complete, safely on the disk, and was read back.

Rules of this file: nothing of the table is changed, and a match that is played meanwhile never waits. A power cut leaves no backup or a
whole one, and perhaps `FILE.facedown-*`, which the next backup of that name removes. Links are followed, so a deck that lies elsewhere is
saved as well; everything that cannot be saved is reported by name.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing, suppress
from dataclasses import field
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from typing import BinaryIO
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from companion.config.config import Folders
from companion.core.frozen import dataclass
from companion.errors import Problem, Text, Unusable, reason, unusable
from companion.record.backup import manifest
from companion.record.backup.archive import CHUNK, opened_backup
from companion.record.backup.manifest import (
    DAMAGED,
    JOURNAL,
    LARGEST,
    Contents,
    Manifest,
    Member,
    Piece,
    contents_of,
    lack_of_name,
    pieces_of,
    refuse_within,
)
from companion.record.journal_file import connected, is_damage, readable, state_of, with_logs
from companion.record.rows import all_listed
from companion.record.schema import VERSION
from companion.system.safe_files import cleared, sync_folder, written

_PLAIN_FILE = 0o100644


@dataclass(frozen=True, slots=True)
class Saved:
    path: Path
    size: int
    contents: Contents
    names: tuple[str, ...]
    damaged: Problem | None  # what is wrong with the journal, where it is saved as it lies
    left_out: tuple[Problem, ...]


@dataclass(slots=True)
class FilesFound:
    """All files but the journal, by their names in the backup and in the order of these."""

    files: dict[str, Path] = field(default_factory=dict)
    left_out: list[Problem] = field(default_factory=list)

    def leave_out(self, path: Path, lack: Text) -> None:
        self.left_out.append(Problem(_shown(path), "backup-leaves-out", lack=lack))


def backup(folders: Folders, path: Path, now: str, version: str, *, force: bool = False) -> Saved:
    """Saves the whole table in that file; raises `Unusable` where that cannot be done, or where there is nothing to save."""
    pieces = pieces_of(folders)
    refuse_within(pieces, path)
    if path.is_dir():
        raise unusable(str(path), "backup-name-is-a-folder")
    if not path.parent.is_dir():
        raise unusable(str(path), "file-parent-is-missing", folder=str(path.parent))
    if path.exists() and not force:
        raise unusable(str(path), "backup-is-there-already")
    saved = save(pieces, path, now, version)
    if saved is None:
        where = ", ".join(sorted({str(piece.path.parent) for piece in pieces}))
        raise unusable("backup", "backup-nothing-to-save", places=where)
    return saved


def save(pieces: tuple[Piece, ...], path: Path, now: str, version: str) -> Saved | None:
    """None where there is nothing to save; then nothing is written."""
    fresh, copy = path.with_name(f"{path.name}.facedown-new"), path.with_name(f"{path.name}.facedown-journal")
    temporary = (fresh, *with_logs(copy))
    found = _gathered(pieces)
    try:
        cleared(temporary)
        journal, damaged = _journal_files(pieces, copy)
        if not found.files and not journal and not found.left_out:
            return None
        members, raws = _write(fresh, journal, found, now, version)
        _read_back(fresh)
        size = fresh.stat().st_size
        matches = _matches_in(copy) if JOURNAL in journal else 0
        fresh.replace(path)
        sync_folder(path.parent)
    except (OSError, sqlite3.Error) as fault:
        raise unusable(str(getattr(fault, "filename", None) or path), "backup-unusable-place", reason=reason(fault)) from fault
    finally:
        with suppress(OSError):  # the next backup of that name tries again
            cleared(temporary)
    names = tuple(member.name for member in members)
    return Saved(path, size, contents_of(names, raws, matches), names, damaged, tuple(found.left_out))


def _journal_files(pieces: tuple[Piece, ...], copy: Path) -> tuple[dict[str, Path], Problem | None]:
    """A copy of the journal; where none can be made, the journal and its log as they lie, and why."""
    journal = next(piece.path for piece in pieces if piece.name == JOURNAL)
    lying = [path for path in with_logs(journal) if path.exists()]
    if not any(path.stat().st_size for path in lying if not path.name.endswith("-shm")):  # an empty log holds no entries
        return {}, None
    problem = _copied(journal, copy)
    if problem is None:
        return {JOURNAL: copy}, None
    return {f"{DAMAGED}/{JOURNAL}{path.name.removeprefix(journal.name)}": path for path in lying}, problem


def _write(fresh: Path, journal: Mapping[str, Path], found: FilesFound, made: str, version: str) -> tuple[list[Member], dict[str, bytes]]:
    """The members, and the contents of settings and tags."""
    if len(found.files) + len(journal) > manifest.MOST_MEMBERS:
        raise unusable("backup", "backup-too-many-files", most_members=manifest.MOST_MEMBERS)
    at = datetime.fromisoformat(made)
    members, raws = [], {}
    with written(fresh, is_private=True) as file, ZipFile(file, "w", ZIP_DEFLATED) as zip_file:
        for name, path in list(found.files.items()):
            raw = _read(name, path, found)
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
    year = max(at.year, 1980)  # the first year of the zip format; a Pi without a clock starts in 1970
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
    """Reads the backup once before it counts as made."""
    with opened_backup(path) as archive:
        archive.check()


def _gathered(pieces: tuple[Piece, ...]) -> FilesFound:
    found = FilesFound()
    for piece in pieces:
        if piece.is_folder:
            for name, path in sorted(_within(piece, found)):
                _take(name, path, found)
        elif piece.name != JOURNAL and os.path.lexists(piece.path):
            _take(piece.name, piece.path, found)
    return found


def _read(name: str, path: Path, found: FilesFound) -> bytes | None:
    """The contents of a file; None where it cannot be saved after all."""
    most = LARGEST[name.partition("/")[0]]
    try:
        with path.open("rb") as file:
            raw = file.read(most + 1)
    except OSError as fault:
        found.leave_out(path, Text("backup-unreadable", reason=reason(fault)))
        return None
    if len(raw) > most:
        found.leave_out(path, Text("backup-file-larger-than", most=most))
        return None
    return raw


def _take(name: str, path: Path, found: FilesFound) -> None:
    lack = lack_of_name(name)
    if lack is not None:
        found.leave_out(path, lack)
    elif not path.is_file():  # opening a pipe would wait for its other end
        found.leave_out(path, Text("backup-of-no-file"))
    else:
        found.files[name] = path


def _within(piece: Piece, found: FilesFound) -> Iterator[tuple[str, Path]]:
    def refused(fault: OSError) -> None:
        if not isinstance(fault, FileNotFoundError):  # a folder that is missing, as without own decks, is no fault
            found.leave_out(Path(fault.filename), Text("backup-unreadable", reason=reason(fault)))

    for folder, folders, files in os.walk(piece.path, onerror=refused, followlinks=True):
        here = Path(folder)
        folders.sort()
        for name in [name for name in folders if _leads_back(here / name)]:
            folders.remove(name)
            found.leave_out(here / name, Text("backup-link-leads-back"))
        for name in files:
            yield "/".join((piece.name, *(here / name).relative_to(piece.path).parts)), here / name


def _leads_back(folder: Path) -> bool:
    return folder.is_symlink() and folder.resolve() in {around.resolve() for around in folder.parents}


def _shown(path: Path) -> str:
    text = str(path)
    return text if text.isprintable() else repr(text)


def _copied(journal: Path, copy: Path) -> Problem | None:
    """Makes a whole copy in one file, also while another program writes; else says what is wrong with the journal.

    Raises `OSError` where it cannot be read, or the copy not be written.
    """
    try:
        if state_of(journal) == "damaged":
            return _damaged(journal)
        with written(copy, is_private=True):
            pass  # SQLite fills a file that is empty, and leaves its mode
        with closing(readable(journal)) as database:
            _copy_all(database, copy)
        if not _is_readable(copy):
            return _damaged(journal)
    except Unusable as fault:
        return Problem(str(journal), "backup-of-journal-as-it-lies", problem=fault.problems[0])
    except sqlite3.Error as fault:
        if is_damage(fault):
            return _damaged(journal)
        raise OSError(None, str(fault), str(copy)) from fault
    return None


def _copy_all(database: sqlite3.Connection, copy: Path) -> None:
    try:
        str(copy.absolute()).encode()
    except UnicodeEncodeError:  # a file name that is no text cannot be given to a statement of SQLite
        with closing(connected(copy)) as target:
            database.backup(target)
            target.execute("PRAGMA journal_mode=DELETE")
    else:
        database.execute("VACUUM INTO ?", (str(copy.absolute()),))


def _is_readable(copy: Path) -> bool:
    """Whether its matches can be listed; a journal of an earlier version is not read, and counts as sound."""
    with closing(connected(copy)) as database:
        (version,) = database.execute("PRAGMA user_version").fetchone()
        try:
            return version < VERSION or bool([*all_listed(database), True])
        except Unusable:
            return False


def _matches_in(journal: Path) -> int:
    with closing(readable(journal)) as database:
        (number,) = database.execute("SELECT count(*) FROM matches").fetchone()
    return int(number)


def _damaged(journal: Path) -> Problem:
    return Problem(str(journal), "backup-of-damaged-journal")
