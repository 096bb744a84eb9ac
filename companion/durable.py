"""Files that are safely on the disk before they take the place of others, and that belong to whom the others belonged.

Rules of this file: no file is readable or writable by more people than 0644 and 0755 say, nor by more than the one that it replaces.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

OWN, OTHERS = 0o600, 0o044


@contextmanager
def written(path: Path) -> Iterator[BinaryIO]:
    """A new file, synced when all of it is written; raises `OSError` where something of that name, say a link, lies there."""
    opened = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), OWN | OTHERS)
    with os.fdopen(opened, "wb") as file:
        yield file
        file.flush()
        os.fsync(file.fileno())


def make_folder(path: Path) -> None:
    """With all those around it."""
    for folder in (*reversed(path.parents), path):
        if not folder.is_dir():
            folder.mkdir(mode=0o755)


def sync_file(path: Path) -> None:
    opened = os.open(path, os.O_RDWR)  # not every system syncs what was opened for reading
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def sync_folder(folder: Path) -> None:
    """A new name is safe only when its folder is; where folders cannot be opened, their system sees to it."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    opened = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def sync_folders(top: Path) -> None:
    """A folder and all those in it; their files are synced already."""
    for folder, _, _ in os.walk(top, topdown=False):
        sync_folder(Path(folder))


def cleared(paths: Iterable[Path]) -> bool:
    """Without these files, folders and links; whether there was anything."""
    found = [path for path in paths if path.is_symlink() or path.exists()]
    for path in found:
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        else:
            path.unlink()
    return bool(found)


def take_after(new: Path, old: Path) -> None:
    """The new one belongs to whom the old one belongs, or the folder that it comes into, and is no more open than that was.

    An administrator who restores the table of a service would otherwise take it away from the service.
    """
    model = _nearest(old).stat()
    if _nearest(old) == old:
        _narrow(new, model.st_mode)
    if getattr(os, "geteuid", lambda: -1)() == 0:
        for path in (new, *new.rglob("*")):
            os.chown(path, model.st_uid, model.st_gid, follow_symlinks=False)


def _narrow(new: Path, mode: int) -> None:
    others = mode & OTHERS
    closed = new.stat().st_mode
    if new.is_dir():
        new.chmod(closed & (0o700 | others | others >> 2))
    else:
        new.chmod(closed & (OWN | others))


def _nearest(path: Path) -> Path:
    return next((place for place in (path, *path.parents) if place.exists()), path)
