"""The pieces of a backup, unpacked and checked beside the places that they will take.

Rules of this file: nothing of the table itself is touched here but by `put_in_place`, and there only by renaming; all that lies about
meanwhile has a name of ours, so that the next restore finds and removes it.
"""

from __future__ import annotations

import os
import shutil
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from companion.errors import unusable
from companion.record.adopting import most_bytes
from companion.record.backup import journals
from companion.record.backup.archive import Archive
from companion.record.backup.manifest import Member
from companion.record.backup.places import JOURNAL, SETTINGS, TAGS, Piece
from companion.system.safe_files import cleared, make_folder, make_private_folder, sync_file, sync_folder, sync_folders, take_after, written

FRESH, REPLACED, UNPACKED = ".facedown-restoring", ".facedown-replaced", ".facedown-unpacked"
ROOM_TO_SPARE = 10_000_000  # bytes that are left to everybody else on the disk


def fresh(piece: Piece) -> Path:
    return piece.path.with_name(piece.path.name + FRESH)


def unpacked(piece: Piece) -> Path:
    """Where a piece lies as it was in the backup: the journal, whose rows alone come into the fresh one."""
    return piece.path.with_name(piece.path.name + UNPACKED) if piece.name == JOURNAL else fresh(piece)


def replaced(piece: Piece) -> Path:
    return piece.path.with_name(piece.path.name + REPLACED)


def leftovers(pieces: Iterable[Piece]) -> tuple[Path, ...]:
    """All that a restore may leave when it is cut off."""
    found = (path for piece in pieces for path in (unpacked(piece), *journals.with_logs(fresh(piece)), replaced(piece)))
    return tuple(dict.fromkeys(found))


def take_back(pieces: Iterable[Piece]) -> None:
    """A folder whose place was left empty when a restore was cut off is there again, whatever becomes of this one."""
    for piece in pieces:
        if piece.is_folder and replaced(piece).exists() and not piece.path.exists():
            replaced(piece).rename(piece.path)


def refuse_without_room(archive: Archive, pieces: tuple[Piece, ...]) -> None:
    needed: Counter[int] = Counter()
    places: dict[int, Path] = {}
    for piece in pieces:
        place = next(folder for folder in piece.path.parents if folder.is_dir())
        if piece.is_folder and os.path.ismount(piece.path):
            fix = "unmount it there, and make it a link to a folder on that disk"
            raise unusable(str(piece.path), "it is a disk of its own, whose place nothing can take", fix)
        device = place.stat().st_dev
        places[device] = place
        size = sum(member.size for member in archive.manifest.members if member.piece == piece.name)
        needed[device] += size + (most_bytes(size) if piece.name == JOURNAL and size else 0)
    for device, place in places.items():
        free = shutil.disk_usage(place).free - ROOM_TO_SPARE
        if needed[device] > free:
            what = f"{needed[device]:,} bytes are to be unpacked there, and there is room for {max(free, 0):,}"
            raise unusable(str(place), what, "make room first; nothing was restored")


def unpack(archive: Archive, pieces: tuple[Piece, ...]) -> dict[str, bytes]:
    """All is on the disk when this is done; the settings and the tags are handed back as well."""
    raws: dict[str, bytes] = {}
    of = {piece.name: piece for piece in pieces}
    for member in archive.manifest.members:
        piece = of.get(member.piece)
        if piece is None:  # what was damaged stays in the backup, and has to be there as it was saved like all the rest
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
    """Safely on the disk, and belonging to whom what they replace belongs."""
    for piece in pieces:
        new = fresh(piece)
        if new.exists():
            take_after(new, piece.path)
            if piece.is_folder:
                sync_folders(new)
            else:
                sync_file(new)


def put_in_place(piece: Piece) -> None:
    """A file takes the place of the old one at once; a folder, when the old one has been renamed. What the backup has not is gone."""
    new, path = fresh(piece), piece.path
    if not path.parent.is_dir():
        return
    if piece.name == JOURNAL:
        cleared(journals.logs(path))  # SQLite would play the log of the old journal into the new one
        sync_folder(path.parent)
    if piece.is_folder and path.exists():
        path.rename(replaced(piece))
    if new.exists():
        new.replace(path)
    else:
        path.unlink(missing_ok=True)
    sync_folder(path.parent)
