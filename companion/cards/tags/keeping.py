"""Whoever changes the register has it alone from reading to writing, so that what two lessons learn at once is all kept."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from companion.mats import calibration
from companion.system.safe_files import make_private_folder

fcntl = import_module("fcntl") if find_spec("fcntl") else None  # not on Windows; there nobody waits


@contextmanager
def alone(register: Path) -> Iterator[None]:
    """Others wait until it is over, and it ends with the program, however that ends. Where nothing can be locked, nobody waits."""
    folder = _opened(register.parent)
    try:
        if fcntl is not None and folder is not None:
            with suppress(OSError):  # a disk that knows no locks
                fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        if folder is not None:
            os.close(folder)


def _opened(folder: Path) -> int | None:
    """The folder itself is locked: that leaves no file behind, and the register is another file after each writing."""
    if fcntl is None:
        return None
    with suppress(OSError):  # who cannot be there cannot write there either
        make_private_folder(folder)
        return os.open(folder, os.O_RDONLY | os.O_CLOEXEC)
    return None


def make_room(register: Path) -> None:
    """Raises `Unusable` where nothing could be kept."""
    with alone(register):
        calibration.make_room(register)
