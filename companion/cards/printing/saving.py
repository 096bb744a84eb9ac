"""A printed file is written as a whole or not at all, and never over something that is no PDF."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from companion.errors import unusable

_BEGINS = b"%PDF-"
_OTHER = "give --out another name"


def check_free(path: Path) -> None:
    """Before any work is done: what is there and no PDF is somebody's, and stays."""
    try:
        has_folder = _target(path).parent.is_dir()
        begins = _BEGINS if not path.exists() else _beginning(path) if path.is_file() else b""
    except OSError as fault:
        raise unusable(str(path), f"it cannot be read ({fault.strerror})", _OTHER) from fault
    if not has_folder:
        raise unusable(str(path.parent), "there is no such folder", _OTHER)
    if begins != _BEGINS:
        raise unusable(str(path), "it is there already and no PDF", _OTHER)


def _target(path: Path) -> Path:
    """What a link points to, so that it goes on doing so."""
    return Path(os.path.realpath(path))


def _beginning(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(len(_BEGINS))


def save(path: Path, contents: bytes) -> None:
    """By way of a second file, so that a power cut or Ctrl-C leaves the one before or the whole new one.

    Its name is nobody else's, and short whatever the other is called.
    """
    check_free(path)
    target = _target(path)
    beside = target.with_name(f".facedown-{os.getpid()}.new")
    try:
        with beside.open("wb") as file:
            file.write(contents)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(target)
    except OSError as fault:
        fix = "check that there is room and that you may write there"
        raise unusable(str(path), f"it cannot be written ({fault.strerror})", fix) from fault
    finally:
        with suppress(OSError):
            beside.unlink()
