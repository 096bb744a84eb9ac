"""A folder of rendered speech, so that no engine renders a text twice.

Rules of this file: the files are private, as they tell what was said at a table. No fault here stops speech: a damaged file counts as
missing, a folder that cannot be written is replaced by one that lasts as long as this program, and other programs may read, write and
remove files in the same folder at the same time.
"""

from __future__ import annotations

import hashlib
import logging
import os
import shutil
import struct
import tempfile
import weakref
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path

from companion.system.safe_files import make_private_folder, private

LOG = logging.getLogger("facedown.voice")
MOST = 64_000_000  # bytes that are kept; of a voice of 22,050 samples a second that is speech of twenty minutes
SPARED = 0.9  # of them that stay when room is made, so that it is not made each time
HEADER = 44  # bytes of a WAV file as it is written here
NUMBERS = count()  # of files of this process that are being written, of whatever cache


def cache_key(*parts: str) -> str:
    return hashlib.sha256("\0".join(parts).encode("utf-8", "surrogatepass")).hexdigest()


class Cache:
    def __init__(self, folder: Path, most: int = MOST) -> None:
        self._folders: tuple[Path, ...] = (folder,)  # the last one is written to
        self._most = most
        self._kept: int | None = None  # bytes in it, as far as is known here

    def found(self, key: str) -> Path | None:
        """The file of this key, marked as used now."""
        return next((path for folder in self._folders if _is_there(path := folder / f"{key}.wav")), None)

    def keep(self, key: str, content: bytes) -> Path | None:
        """The new file of this key; None where no folder can be written."""
        try:
            path = self._written(key, content)
        except OSError as fault:
            if not self._moved(fault):
                return None
            with suppress(OSError):
                return self._written(key, content)
            return None
        self._make_room(len(content), path)
        return path

    def _written(self, key: str, content: bytes) -> Path:
        """Written under another name first, so that no program reads half a file."""
        path = self._folders[-1] / f"{key}.wav"
        beside = path.with_suffix(f".{os.getpid()}-{next(NUMBERS)}")
        try:
            make_private_folder(path.parent)
            with open(beside, "wb", opener=private) as file:
                file.write(content)
            beside.replace(path)
        except OSError:
            with suppress(OSError):
                beside.unlink()
            raise
        return path

    def _moved(self, fault: OSError) -> bool:
        """Whether there is another folder to write to from now on."""
        if len(self._folders) > 1:
            return False
        LOG.warning("speech cannot be kept in %s (%s)", self._folders[0], fault.strerror)
        try:
            own = tempfile.mkdtemp(prefix="facedown-voice-")
        except OSError:
            return False
        weakref.finalize(self, shutil.rmtree, own, ignore_errors=True)
        self._folders, self._kept = (*self._folders, Path(own)), 0
        return True

    def _make_room(self, more: int, spared: Path) -> None:
        """Remove the files that were not used for the longest time, where there are too many bytes."""
        if self._kept is not None and self._kept + more <= self._most:
            self._kept += more
            return
        files = sorted(self._files())
        self._kept = sum(size for _, size, _ in files)
        if self._kept <= self._most:
            return
        for _, size, path in files:
            if self._kept > self._most * SPARED and path != spared:
                with suppress(OSError):
                    path.unlink()
                self._kept -= size

    def _files(self) -> Iterator[tuple[float, int, Path]]:
        """Time of last use, size and path of each file; half-written files of programs that ended are among them."""
        with suppress(OSError), os.scandir(self._folders[-1]) as found:
            for one in found:
                with suppress(OSError):  # another program removed it meanwhile
                    if one.is_file(follow_symlinks=False):
                        told = one.stat(follow_symlinks=False)
                        yield told.st_mtime, told.st_size, Path(one.path)


def _is_there(path: Path) -> bool:
    """Whether there is a whole file, which is marked as used now; a damaged one is removed."""
    try:
        with path.open("rb") as file:
            is_whole = _is_whole(file.read(HEADER), os.fstat(file.fileno()).st_size)
    except OSError:
        return False
    with suppress(OSError):  # it may be read, and neither touched nor removed
        if is_whole:
            os.utime(path)
        else:
            path.unlink()
    return is_whole


def _is_whole(header: bytes, size: int) -> bool:
    """Whether a WAV file is as long as its header says; a memory card that lost its power holds files without their end."""
    if len(header) < HEADER or header[:4] != b"RIFF" or header[36:40] != b"data":
        return False
    (length,) = struct.unpack("<I", header[40:])
    return bool(length) and size == HEADER + length
