"""Drawings are written into a folder, each as a whole or not at all, and never over something that is no drawing."""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from companion.errors import Problem, Unusable, unusable
from companion.system.safe_files import make_folder, sync_folder, written

BEGINS = b"<svg "
FIX = "give --write another folder"


def save(drawings: Mapping[str, str], folder: Path) -> tuple[Path, ...]:
    """Where each of them is now; nothing is written if one of them would take the place of something else."""
    taken = [Problem(str(folder / name), "it is there already and no drawing", FIX) for name in drawings if not _is_free(folder / name)]
    if taken:
        raise Unusable(taken)
    try:
        make_folder(folder)
        for name, text in drawings.items():
            _put(folder / name, text.encode("utf-8"))
        sync_folder(folder)
    except OSError as fault:
        raise unusable(str(folder), f"it cannot be written ({fault.strerror})", FIX) from fault
    return tuple(folder / name for name in drawings)


def _is_free(path: Path) -> bool:
    try:
        if not path.exists():
            return True
        with path.open("rb") as file:
            return path.is_file() and file.read(len(BEGINS)) == BEGINS
    except OSError:
        return False


def _put(path: Path, contents: bytes) -> None:
    beside = path.with_name(f".facedown-{os.getpid()}.new")
    try:
        with written(beside) as file:
            file.write(contents)
        beside.replace(path)
    finally:
        with suppress(OSError):
            beside.unlink()
