"""A printed file is written as a whole or not at all, and never over a file that is no PDF."""

from __future__ import annotations

import os
from pathlib import Path

from companion.errors import reason, unusable
from companion.system.safe_files import replace

_BEGINS = b"%PDF-"


def check_free(path: Path) -> None:
    """Refuses a path that cannot be written, before any work is done; a file that is no PDF is never written over."""
    try:
        has_folder = _target(path).parent.is_dir()
        begins = _BEGINS if not path.exists() else _beginning(path) if path.is_file() else b""
    except OSError as fault:
        raise unusable(str(path), "printing-unreadable", reason=reason(fault)) from fault
    if not has_folder:
        raise unusable(str(path.parent), "printing-folder-is-missing")
    if begins != _BEGINS:
        raise unusable(str(path), "printing-file-is-no-pdf")


def _target(path: Path) -> Path:
    """The file that a link points to: writing leaves the link in place."""
    return Path(os.path.realpath(path))


def _beginning(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(len(_BEGINS))


def save(path: Path, contents: bytes) -> None:
    check_free(path)
    try:
        replace(_target(path), contents)
    except OSError as fault:
        raise unusable(str(path), "file-unwritable", reason=reason(fault)) from fault
