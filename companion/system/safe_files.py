"""Files that are safely on the disk before they take the place of others, and that belong to whom the others belonged.

Rules of this file: no file is readable or writable by more people than 0644 and 0755 say, nor by more than the one that it replaces. What
may tell a card that lies face down is private: 0600 and 0700, whatever the umask is (H1). In the folders of a service its unit decides
that (UMask, StateDirectoryMode), and nothing is narrowed here.
"""

from __future__ import annotations

import os
import shutil
import stat
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

OWN, OTHERS = 0o600, 0o044
PRIVATE_FOLDER = 0o700
NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)


@contextmanager
def written(path: Path, *, is_private: bool = False) -> Iterator[BinaryIO]:
    """A new file, synced when all of it is written; raises `OSError` where something of that name, say a link, lies there."""
    opened = private(path, NEW) if is_private else os.open(path, NEW, OWN | OTHERS)
    with os.fdopen(opened, "wb") as file:
        yield file
        file.flush()
        os.fsync(file.fileno())


def keep(path: Path, content: bytes) -> None:
    """A private file with that content. It comes by way of a second one, so that a power cut leaves the one or the other."""
    beside = path.with_name(f"{path.name}.new")
    try:
        make_private_folder(path.parent)
        beside.unlink(missing_ok=True)
        with written(beside, is_private=True) as file:
            file.write(content)
        beside.replace(path)
        sync_folder(path.parent)
    except OSError:
        with suppress(OSError):
            beside.unlink()
        raise


def private(path: str | Path, flags: int) -> int:
    """Opens a file for its own user alone, as an `opener` of Python's `open`; one that is there already is closed to others."""
    if is_of_service():
        return os.open(path, flags | getattr(os, "O_CLOEXEC", 0), OWN | OTHERS)
    opened = os.open(path, flags | getattr(os, "O_CLOEXEC", 0), OWN)
    if flags & os.O_CREAT and hasattr(os, "fchmod"):
        found = os.fstat(opened)
        if stat.S_ISREG(found.st_mode) and stat.S_IMODE(found.st_mode) != OWN and not Path(path).is_symlink():
            with suppress(OSError):  # another user's, or a disk that knows no modes
                os.fchmod(opened, OWN)
    return opened


def make_private_folder(path: Path) -> None:
    """With all those around it; one that is there stays as it is, for it may be anybody's."""
    for folder in (*(one for one in reversed(path.parents) if not one.exists()), path):
        is_new = not folder.exists()
        folder.mkdir(mode=0o755 if is_of_service() else PRIVATE_FOLDER, exist_ok=True)
        if is_new and not is_of_service():
            with suppress(OSError):  # a disk that knows no modes
                folder.chmod(PRIVATE_FOLDER)


def narrow(path: Path) -> None:
    """Closes to others what belongs to this user. A link is left as it is: what it leads to may lie in a place that is not ours."""
    with suppress(OSError):
        found = path.lstat()
        wanted = _narrowed(found.st_mode)
        if wanted != stat.S_IMODE(found.st_mode) and found.st_uid == _user() and not is_of_service():
            path.chmod(wanted)


def narrow_all(folder: Path) -> None:
    """A folder of ours with all that lies in it; earlier versions left it open to others."""
    if not is_of_service() and not folder.is_symlink():
        narrow(folder)
        for path in _within(folder):
            narrow(path)


def open_to_others(folder: Path) -> tuple[Path, ...]:
    """What of it others may read or write: the folder, and all that lies in it. In the folder of a service only whether others get in."""
    if is_of_service():
        return (folder,) if _mode(folder) & 0o007 else ()
    return tuple(path for path in (folder, *_within(folder)) if _narrowed(_mode(path)) != stat.S_IMODE(_mode(path)))


def _mode(path: Path) -> int:
    """Of a link that of what it leads to; 0 where there is nothing to be looked at."""
    try:
        return path.stat().st_mode
    except OSError:
        return 0


def _narrowed(mode: int) -> int:
    """As it is where it is neither a file nor a folder."""
    if stat.S_ISDIR(mode):
        return mode & PRIVATE_FOLDER
    return mode & OWN if stat.S_ISREG(mode) else stat.S_IMODE(mode)


def _within(folder: Path) -> Iterator[Path]:
    for around, folders, files in os.walk(folder):
        yield from (Path(around) / name for name in (*folders, *files))


def is_of_service() -> bool:
    """Whether systemd, or the command that stands in for it, has named the folders, and this is the user to whom they belong."""
    state = os.environ.get("STATE_DIRECTORY", "").partition(":")[0]
    if not state:
        return False
    try:
        return Path(state).stat().st_uid == _user()
    except OSError:
        return True


def is_own(path: Path) -> bool:
    return path.stat().st_uid == _user()


def _user() -> int:
    return getattr(os, "geteuid", lambda: -1)()


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
        _close_as(new, model.st_mode)
    if _user() == 0:
        for path in (new, *new.rglob("*")):
            os.chown(path, model.st_uid, model.st_gid, follow_symlinks=False)


def _close_as(new: Path, mode: int) -> None:
    others = mode & OTHERS
    closed = new.stat().st_mode
    if new.is_dir():
        new.chmod(closed & (0o700 | others | others >> 2))
    else:
        new.chmod(closed & (OWN | others))


def _nearest(path: Path) -> Path:
    return next((place for place in (path, *path.parents) if place.exists()), path)
