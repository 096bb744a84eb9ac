"""The pieces of a backup, unpacked and checked beside the places that they will take.

Rules of this file: only `take_back` and `put_in_place` touch the table itself, and only by renaming. All files made meanwhile have names
of ours, so that the next restore finds and removes them. Whether a piece can be used is decided by the code that will read it.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path

from companion.cards.decks import files as deck_files
from companion.cards.tags.register_file import read_register
from companion.config import config
from companion.errors import Problem, Text, Unusable, unusable
from companion.mats import files as mat_files
from companion.record.backup.adopting import adopted, most_bytes
from companion.record.backup.archive import Archive
from companion.record.backup.manifest import DECKS, JOURNAL, MATS, SETTINGS, TAGS, Member, Piece
from companion.record.journal_file import with_logs
from companion.system.safe_files import cleared, make_folder, make_private_folder, sync_file, sync_folder, sync_folders, take_after, written

FRESH, REPLACED, UNPACKED = ".facedown-restoring", ".facedown-replaced", ".facedown-unpacked"
ROOM_TO_SPARE = 10_000_000  # bytes that are left free on a disk
ReadPiece = Callable[[Path], object]
NEWER = "record-journal-of-newer-version"  # what `journal_file` says of the file of a later version


def fresh(piece: Piece) -> Path:
    return piece.path.with_name(piece.path.name + FRESH)


def unpacked(piece: Piece) -> Path:
    """Where a piece lies as it was in the backup; of the journal, only the rows are copied into the fresh one."""
    return piece.path.with_name(piece.path.name + UNPACKED) if piece.name == JOURNAL else fresh(piece)


def replaced(piece: Piece) -> Path:
    return piece.path.with_name(piece.path.name + REPLACED)


def leftovers(pieces: Iterable[Piece]) -> tuple[Path, ...]:
    """All files that a restore may leave when it is cut off."""
    found = (path for piece in pieces for path in (unpacked(piece), *with_logs(fresh(piece)), replaced(piece)))
    return tuple(dict.fromkeys(found))


def take_back(pieces: Iterable[Piece]) -> None:
    """Gives a folder its name back that a restore had only renamed when it was cut off."""
    for piece in pieces:
        if piece.is_folder and replaced(piece).exists() and not piece.path.exists():
            replaced(piece).rename(piece.path)


def refuse_without_room(archive: Archive, pieces: tuple[Piece, ...]) -> None:
    needed: Counter[int] = Counter()
    places: dict[int, Path] = {}
    for piece in pieces:
        place = next(folder for folder in piece.path.parents if folder.is_dir())
        if piece.is_folder and os.path.ismount(piece.path):
            raise unusable(str(piece.path), "backup-place-is-a-disk")
        device = place.stat().st_dev
        places[device] = place
        size = sum(member.size for member in archive.manifest.members if member.piece == piece.name)
        needed[device] += size + (most_bytes(size) if piece.name == JOURNAL and size else 0)
    for device, place in places.items():
        free = shutil.disk_usage(place).free - ROOM_TO_SPARE
        if needed[device] > free:
            raise unusable(str(place), "backup-no-room-to-unpack", size=needed[device], free=max(free, 0))


def unpack(archive: Archive, pieces: tuple[Piece, ...]) -> dict[str, bytes]:
    """Unpacks all pieces, synced to the disk; returns the contents of settings and tags."""
    raws: dict[str, bytes] = {}
    of = {piece.name: piece for piece in pieces}
    for member in archive.manifest.members:
        piece = of.get(member.piece)
        if piece is None:  # a damaged journal stays in the backup, and is only compared with the list
            for _ in archive.chunks(member):
                pass
            continue
        target = _target(piece, member)
        (make_folder if piece.is_folder else make_private_folder)(target.parent)
        with written(target, is_private=not piece.is_folder) as file:
            for chunk in archive.chunks(member):
                file.write(chunk)
        if piece.name in (SETTINGS, TAGS):
            raws[piece.name] = target.read_bytes()
    return raws


def _target(piece: Piece, member: Member) -> Path:
    return unpacked(piece).joinpath(*member.name.split("/")[1:])


def make_ready(pieces: Iterable[Piece]) -> None:
    """Syncs the fresh pieces, and gives them the owner of what they replace."""
    for piece in pieces:
        new = fresh(piece)
        if new.exists():
            take_after(new, piece.path)
            if piece.is_folder:
                sync_folders(new)
            else:
                sync_file(new)


def put_in_place(piece: Piece) -> None:
    """Replaces a file by one rename, a folder by two. A piece that the backup lacks is removed."""
    new, path = fresh(piece), piece.path
    if not path.parent.is_dir():
        return
    if piece.name == JOURNAL:
        cleared(with_logs(path)[1:])  # SQLite would apply the log of the old journal to the new one
        sync_folder(path.parent)
    if piece.is_folder and path.exists():
        path.rename(replaced(piece))
    if new.exists():
        new.replace(path)
    else:
        path.unlink(missing_ok=True)
    sync_folder(path.parent)


def matches_of(piece: Piece, backup: str) -> tuple[int, list[Problem]]:
    """How many matches the unpacked journal has, now in tables of our own, and what was left out of it; raises `Unusable`."""
    taken = unpacked(piece)
    return _brought_up(taken, fresh(piece), Text("place-within-quoted", place=backup, name=JOURNAL)) if taken.exists() else (0, [])


def _brought_up(old: Path, new: Path, where: str | Text) -> tuple[int, list[Problem]]:
    """How many matches there are in `new`, which is made of the rows of `old`, and what had to be left out."""
    try:
        return adopted(old, new, where)
    except Unusable as fault:
        one = fault.problems[0]
        is_newer = one.what.key == NEWER
        place = where if one.where == str(old) else one.where
        raise unusable(place, "backup-journal-is-newer" if is_newer else "backup-journal-cannot-be-restored", problem=one) from None
    except sqlite3.Error as fault:
        raise OSError(None, str(fault), str(new)) from fault
    finally:
        old.unlink(missing_ok=True)


def doubts(pieces: tuple[Piece, ...], backup: str) -> list[Problem]:
    """What is wrong with files and folders that were unpacked beside their places, by their names in the backup."""
    found = []
    for piece in pieces:
        new = fresh(piece)
        for path, read in _readings(piece, new):
            found += _complaints(path, read, str(new), f"{backup}, {piece.name}")
    return found


def _readings(piece: Piece, new: Path) -> list[tuple[Path, ReadPiece]]:
    if not new.exists():
        return []
    if piece.name == SETTINGS:
        return [(new, config.read)]
    if piece.name == TAGS:
        return [(new, read_register)]
    if piece.name == DECKS:
        return [(folder, deck_files.load) for folder in sorted(new.iterdir()) if (folder / deck_files.OUTLINE).is_file()]
    if piece.name == MATS:
        return [(file, mat_files.load) for file in sorted(new.glob(f"*{mat_files.ENDING}"))]
    return []


def _complaints(path: Path, read: ReadPiece, unpacked: str, name: str) -> list[Problem]:
    try:
        read(path)
    except Unusable as fault:
        return [one.moved(unpacked, name) for one in fault.problems]
    return []
