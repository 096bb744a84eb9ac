"""Files that are synced to the disk before they replace others, and keep the owner of the files that they replace.

Rules of this file: no file has wider permissions than 0644, no folder than 0755, and neither has wider ones than what it replaces. Files
that may reveal a face-down card are private: 0600 and 0700, for any umask (H1). In the folders of a service its unit sets the permissions
(UMask, StateDirectoryMode), and they are not changed here.
"""

from __future__ import annotations

import os
import shutil
import stat
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

OWN, OTHERS = 0o600, 0o044
PRIVATE_FOLDER = 0o700
NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)


@contextmanager
def written(path: Path, *, is_private: bool = False) -> Iterator[BinaryIO]:
    """A new file, synced when it is complete; raises `OSError` where the name is taken, also by a link."""
    opened = private(path, NEW) if is_private else os.open(path, NEW, OWN | OTHERS)
    with os.fdopen(opened, "wb") as file:
        yield file
        file.flush()
        os.fsync(file.fileno())


def keep(path: Path, content: bytes) -> None:
    """Writes a private file by way of a second one and a rename, so that a power cut leaves the old content or the new."""
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


def replace(path: Path, content: bytes) -> None:
    """Writes a file by way of a second one and a rename, so that a power cut or Ctrl-C leaves the old content or the new.

    The name of the second one holds the number of this process, and is short even where the file's own name is as long as a name may be.
    """
    beside = path.with_name(f".facedown-{os.getpid()}.new")
    try:
        cleared([beside])
        with written(beside) as file:
            file.write(content)
        beside.replace(path)
        sync_folder(path.parent)
    finally:
        with suppress(OSError):
            beside.unlink()


def replace_all(contents: Mapping[Path, bytes]) -> None:
    """Writes files as `replace` does, but puts none in its place before all are on the disk: a full disk leaves what was there."""
    beside = {path: path.with_name(f".facedown-{os.getpid()}-{number}.new") for number, path in enumerate(contents)}
    try:
        cleared(beside.values())
        for path, content in contents.items():
            with written(beside[path]) as file:
                file.write(content)
        for path, new in beside.items():
            new.replace(path)
        for folder in {path.parent for path in contents}:
            sync_folder(folder)
    finally:
        for new in beside.values():
            with suppress(OSError):
                new.unlink()


def private(path: str | Path, flags: int) -> int:
    """Opens a file for its own user alone, also as an `opener` of Python's `open`; an existing file is closed to other users."""
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
    """Makes a private folder and the folders around it; folders that exist stay as they are, as they may have another use."""
    for folder in (*(one for one in reversed(path.parents) if not one.exists()), path):
        is_new = not folder.exists()
        folder.mkdir(mode=0o755 if is_of_service() else PRIVATE_FOLDER, exist_ok=True)
        if is_new and not is_of_service():
            with suppress(OSError):  # a disk that knows no modes
                folder.chmod(PRIVATE_FOLDER)


def narrow(path: Path) -> None:
    """Closes a file or folder of this user to others. A link is left alone: its target may lie outside our folders."""
    with suppress(OSError):
        found = path.lstat()
        wanted = _narrowed(found.st_mode)
        if wanted != stat.S_IMODE(found.st_mode) and found.st_uid == _user() and not is_of_service():
            path.chmod(wanted)


def narrow_all(folder: Path) -> None:
    """Closes a folder of ours and everything in it, which earlier versions left open to others."""
    if not is_of_service() and not folder.is_symlink():
        narrow(folder)
        for path in _within(folder):
            narrow(path)


def open_to_others(folder: Path) -> tuple[Path, ...]:
    """The folder, and the files and folders in it, that others may read or write; of the folder of a service, only itself."""
    if is_of_service():
        return (folder,) if _mode(folder) & 0o007 else ()
    return tuple(path for path in (folder, *_within(folder)) if _narrowed(_mode(path)) != stat.S_IMODE(_mode(path)))


def _mode(path: Path) -> int:
    """The mode of a file, or of the target of a link; 0 where it cannot be read."""
    try:
        return path.stat().st_mode
    except OSError:
        return 0


def _narrowed(mode: int) -> int:
    """The mode without permissions for others; unchanged for what is neither a file nor a folder."""
    if stat.S_ISDIR(mode):
        return mode & PRIVATE_FOLDER
    return mode & OWN if stat.S_ISREG(mode) else stat.S_IMODE(mode)


def _within(folder: Path) -> Iterator[Path]:
    for around, folders, files in os.walk(folder):
        yield from (Path(around) / name for name in (*folders, *files))


def is_of_service() -> bool:
    """Whether systemd, or a command in its place, has named the folders, and they belong to this user."""
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
    """Makes a folder and the folders around it."""
    for folder in (*reversed(path.parents), path):
        if not folder.is_dir():
            folder.mkdir(mode=0o755)


def sync_file(path: Path) -> None:
    opened = os.open(path, os.O_RDWR)  # not every system syncs a file that was opened for reading
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def sync_folder(folder: Path) -> None:
    """Syncs a folder, which makes new names in it safe; systems that cannot open folders need no sync."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    opened = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def sync_folders(top: Path) -> None:
    """Syncs a folder and all folders in it; the files are synced already."""
    for folder, _, _ in os.walk(top, topdown=False):
        sync_folder(Path(folder))


def cleared(paths: Iterable[Path]) -> bool:
    """Deletes these files, folders and links; whether there were any."""
    found = [path for path in paths if path.is_symlink() or path.exists()]
    for path in found:
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        else:
            path.unlink()
    return bool(found)


def take_after(new: Path, old: Path) -> None:
    """Gives a new file or folder the owner of the old one, or of its folder, and no wider permissions than the old one had.

    Otherwise an administrator who restores the table of a service would take it away from the service.
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
