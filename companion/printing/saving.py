"""A printed file is written as a whole or not at all, and never over something that is no PDF."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from companion.errors import unusable

_BEGINS = b"%PDF-"


def check_free(path: Path) -> None:
    """Before any work is done: what is there and no PDF is somebody's, and stays."""
    try:
        if not path.exists():
            return
        begins = _beginning(path) if path.is_file() else b""
    except OSError as fault:
        raise unusable(str(path), f"it cannot be read ({fault.strerror})", "give --out another name") from fault
    if begins != _BEGINS:
        raise unusable(str(path), "it is there already and no PDF", "give --out another name")


def _beginning(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(len(_BEGINS))


def save(path: Path, contents: bytes) -> None:
    """By way of a second file, so that a power cut leaves the one before or the whole new one."""
    check_free(path)
    beside = path.with_name(f"{path.name}.new")
    try:
        with beside.open("wb") as file:
            file.write(contents)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as fault:
        with suppress(OSError):
            beside.unlink()
        fix = "check that there is room and that you may write there"
        raise unusable(str(path), f"it cannot be written ({fault.strerror})", fix) from fault
