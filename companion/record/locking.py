"""One program at a time writes a journal; the lock ends with the program, however that ends."""

from __future__ import annotations

import os
from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from companion.errors import unusable
from companion.system.safe_files import make_private_folder, private

fcntl = import_module("fcntl") if find_spec("fcntl") else None  # not on Windows; there SQLite alone keeps two writers apart


def lock_of(journal: Path) -> Path:
    """A journal that is reached by two names is one."""
    landed = Path(os.path.realpath(journal))
    return landed.with_name(f"{landed.name}.lock")


class Lock:
    """Raises `Unusable` where somebody else has it. Where no file can be made, nothing can be written either, and none is needed."""

    def __init__(self, journal: Path) -> None:
        self._file: int | None = None
        self._path = lock_of(journal)
        if fcntl is None:
            return
        try:
            make_private_folder(self._path.parent)
            while True:
                self._file = _opened(self._path)
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                if self._is_there():
                    break
                self.release()
        except BlockingIOError:
            self.release()
            fix = "end the other one first, or name another file with --journal"
            raise unusable(str(journal), "another facedown is writing this journal", fix) from None
        except OSError:  # nothing can be made there, or nothing locked on such a disk
            self.release()

    def _is_there(self) -> bool:
        """Not where another program has removed the file between our opening and our locking it: the next one would lock another file."""
        try:
            return self._file is not None and os.path.samestat(os.fstat(self._file), self._path.stat())
        except FileNotFoundError:
            return False

    def remove(self) -> None:
        """Released, and no file of it is left."""
        if self._file is not None:
            with suppress(OSError):
                self._path.unlink()
        self.release()

    def release(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None


def _opened(path: Path) -> int:
    """One that belongs to somebody else can be locked as well."""
    with suppress(PermissionError):
        return private(path, os.O_RDWR | os.O_CREAT)
    return os.open(path, os.O_RDONLY | os.O_CLOEXEC)
